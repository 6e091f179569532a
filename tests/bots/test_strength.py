"""Small fixed samples: the levels are in order. The real measurements are in docs/strength.md."""

import pytest

from aedilis.arena.match import Setting, pairings
from aedilis.arena.playing import play
from aedilis.games.capitol.bots import search

COMPILED = not search.__file__.endswith(".py")


def share(bots: tuple[str, ...], deals: int, players: int = 2) -> float:
    """Return the first bot's share of victory on so many deals, each from every seat."""
    setting = Setting("capitol", players, bots, deals, seed="strength")
    games = [play(setting, pairing) for pairing in pairings(setting)]
    return sum(game.share(game.seats.index(bots[0])) for game in games) / len(games)


def test_aedile_beats_random() -> None:
    assert share(("aedile", "random"), 20 if COMPILED else 4) >= 0.97


def test_aedile_beats_tiro_and_tiro_beats_random() -> None:
    assert share(("aedile", "tiro"), 40 if COMPILED else 10) > 0.55
    assert share(("tiro", "random"), 10 if COMPILED else 4) > 0.8


@pytest.mark.skipif(not COMPILED, reason="search is slow uncompiled")
def test_praetor_beats_aedile() -> None:
    assert share(("praetor:40", "aedile"), 6) >= 0.75


@pytest.mark.skipif(not COMPILED, reason="search is slow uncompiled")
def test_one_consul_among_three_aediles_wins_most() -> None:
    assert share(("consul:60", "aedile", "aedile", "aedile"), 3, players=4) >= 0.6
