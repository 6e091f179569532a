"""Small fixed samples: the levels are in order. The real measurements are in docs/strength.md."""

import pytest

from aedilis.arena.match import Setting, pairings
from aedilis.arena.playing import play
from tests.bots.compiled import COMPILED, needs_compiled


@pytest.mark.parametrize(
    ("game", "bots", "deals", "least"),
    [
        ("capitol", ("aedile", "random"), 20 if COMPILED else 4, 0.97),
        ("capitol", ("aedile", "tiro"), 40 if COMPILED else 10, 0.551),
        ("capitol", ("tiro", "random"), 10 if COMPILED else 4, 0.801),
        pytest.param("capitol", ("praetor:40", "aedile"), 4, 0.75, marks=needs_compiled),
        pytest.param("capitol", ("consul:60", "aedile", "aedile", "aedile"), 2, 0.6, marks=needs_compiled),
        pytest.param("corduba", ("aedile", "tiro"), 15, 0.501, marks=needs_compiled),
        pytest.param("corduba", ("praetor:16", "aedile"), 2, 0.501, marks=needs_compiled),
    ],
)
def test_the_first_of_these_bots_wins_its_share(game: str, bots: tuple[str, ...], deals: int, least: float) -> None:
    """Each deal is played from every seat."""
    setting = Setting(game, len(bots), bots, deals, seed="strength")
    games = [play(setting, pairing) for pairing in pairings(setting)]
    assert sum(one.share(one.seats.index(bots[0])) for one in games) / len(games) >= least
