"""Cases T1 to T9: set-up, the cards and the queues."""

from collections import Counter

import pytest

from aedilis.core.game import Game
from aedilis.games.capitol.engine.forms.events import CardDrawn
from tests.games.capitol.builder import choices, clause, hand, look, of_type, pile, play
from tests.games.capitol.notation import DECK


@clause("B2", "R0.8")
def test_T3_the_62_cards() -> None:
    game = Game.new("capitol", players=4, seed="T3")
    cards = [card for seat in range(4) for card in hand(game, seat)]
    for kind in ("roof", "floor", "permit"):
        cards += pile(game, kind)
    expected = Counter({f"R{number}": 2 for number in range(1, 8)})
    expected += Counter({f"F{number}": 3 for number in range(1, 9)})
    expected += Counter({f"{colour}{number}": 1 for colour in "ABC" for number in range(1, 9)})
    assert len(cards) == 62
    assert Counter(cards) == Counter(DECK) == expected
    assert sum(int(card[1]) for card in cards) == 272


@clause("R4.9")
@pytest.mark.parametrize(
    ("players", "drawn"), [(4, [24, 6, 0]), (3, [18, 18, 2]), (2, [12, 12, 12])], ids=["4p", "3p", "2p"]
)
def test_T9_cards_drawn_when_nobody_plays_or_bids(players: int, drawn: list[int]) -> None:
    game = Game.new("capitol", players=players, seed="T9")
    counts = [0, 0, 0]
    while not game.is_over():
        seat, phase, number = game.actor(), look(game).phase, look(game).round
        idle = {"build": "pass", "bid": "bid -", "draw": "draw"}[phase]
        events = play(game, f"{seat} {choices(game, seat, idle)[0]}")
        if phase == "draw":
            counts[number - 1] += len(of_type(events, CardDrawn))
    assert counts == drawn
