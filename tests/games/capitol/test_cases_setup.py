"""Cases T1 to T9: set-up, the cards and the queues."""

from collections import Counter

import pytest

from aedilis.core.game import Game
from aedilis.games.capitol.engine.forms.events import (
    CardDrawn,
    DrawsLost,
    DrawTurn,
    GameOver,
    RoundStarted,
    TileWon,
)
from tests.games.capitol.builder import (
    DECK,
    choices,
    clause,
    hand,
    kind_of,
    look,
    of_type,
    pile,
    play,
    seen,
    table,
    yard,
)


@clause("B3", "B4", "B7")
@pytest.mark.parametrize(
    ("players", "roofs", "floors", "permits", "supply"),
    [(2, 10, 20, 16, 78), (3, 8, 18, 12, 72), (4, 6, 16, 8, 66)],
)
def test_T1_hands_piles_and_supply(players: int, roofs: int, floors: int, permits: int, supply: int) -> None:
    game = Game.new("capitol", players=players, seed="T1")
    for seat in range(players):
        assert Counter(map(kind_of, hand(game, seat))) == {"roof": 2, "floor": 2, "permit": 4}
    assert [len(pile(game, kind)) for kind in ("roof", "floor", "permit")] == [roofs, floors, permits]
    assert look(game).supply == supply


@clause("B6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_T2_four_finished_houses_and_six_roofs(players: int) -> None:
    game = Game.new("capitol", players=players, seed="T2")
    for seat in range(players):
        houses = sorted((house.height, house.shape) for house in yard(game, seat).finished)
        assert houses == [(1, "pitched"), (1, "round"), (2, "pitched"), (2, "round")]
        assert yard(game, seat).roofs == {"round": 3, "pitched": 3}
        assert yard(game, seat).unfinished == ()


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


@clause("B8", "R2.1")
def test_T4_the_twelve_tiles() -> None:
    tiles = seen(Game.new("capitol", players=3, seed="T4"), -1).tiles
    assert "".join(tile.kind[0].upper() for tile in tiles) == "FFAFFAFFTFFT"
    assert {tile.fate for tile in tiles} == {"waiting"}


@clause("R5.1")
def test_T5_the_highest_column_wins() -> None:
    game = table(4, phase="bid", in_round=4, auction=11, scores=[26, 32, 37, 28], hands={0: "F1"})
    events = play(game, "0 bid -")
    assert events[-1] == GameOver((2,))
    assert game.state.winners() == [2]


@clause("R2.8")
def test_T6_of_tied_bidders_the_lower_score_wins() -> None:
    game = table(4, phase="bid", in_round=3, scores=[26, 32, 37, 28], hands={0: "F8", 1: "F2", 2: "F3", 3: "A8"})
    events = play(game, "0 bid F8", "1 bid F2", "2 bid -", "3 bid A8")
    assert of_type(events, TileWon) == [TileWon(0, "fountain", 8, "low_score")]
    assert [len(hand(game, seat)) for seat in range(4)] == [0, 1, 1, 1]


@clause("R4.7", "R4.8")
def test_T7_an_empty_pile_is_renewed_by_the_oldest_discard() -> None:
    game = table(2, phase="draw", draw=(6, 0), piles={"roof": "R1 | R2 R3 R4"})
    events = play(game, "0 draw roof", "0 draw roof")
    assert of_type(events, CardDrawn) == [CardDrawn(0, "R1", "R2"), CardDrawn(0, "R2", "R3")]
    assert seen(game, 1).piles["roof"].top == "R3"


@clause("R4.9")
def test_T8_without_cards_the_draws_are_lost() -> None:
    everything = {"roof": "", "floor": "F1 |", "permit": ""}
    game = table(4, phase="draw", draw=(3, 0), hands={0: "F2", 1: "F3", 2: "F4"}, piles=everything)
    events = play(game, "0 draw floor")
    assert of_type(events, DrawsLost) == [DrawsLost(0, 2), DrawsLost(1, 6), DrawsLost(2, 6), DrawsLost(3, 6)]
    assert [turn.seat for turn in of_type(events, DrawTurn)] == [1, 2, 3]
    assert of_type(events, RoundStarted) == [RoundStarted(2)]
    assert [len(hand(game, seat)) for seat in range(3)] == [2, 1, 1]


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
