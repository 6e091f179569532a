"""Building, clauses R1.1 to R1.9: turns, cards and passes. The cards' effects are in the two files beside this one."""

import pytest

from aedilis.games.capitol.engine.forms import events as told
from aedilis.games.capitol.engine.forms.actions import Kind
from tests.games.capitol.builder import choices, clause, hand, look, of_type, pile, play, seen, table, why_not, yard


def test_R1_1_one_action_each_in_turn() -> None:
    game = table(3, hands={0: "F1 F2", 1: "F3 F4", 2: "F5 F6"}, consul=1)
    for seat, line in [(1, "null F3"), (2, "null F5"), (0, "pass"), (1, "null F4"), (2, "pass")]:
        assert game.to_act() == [seat]
        for other in {0, 1, 2} - {seat}:
            assert choices(game, other) == []
            assert why_not(game, f"{other} pass") in ("R1.1", "R1.5")
        play(game, f"{seat} {line}")


@pytest.mark.parametrize("phase", ["bid", "draw"])
def test_R1_1_building_only_in_the_building_phase(phase: str) -> None:
    game = table(phase=phase, hands={0: "F1"}, draw=(6, 0) if phase == "draw" else None)
    for line in ("0 pass", "0 null F1", "0 floor F1 0+0"):
        assert why_not(game, line) == "R1.1"


@pytest.mark.parametrize(
    "line", ["0 floor R1 0+0", "0 floor A1 0+0", "0 roof F1 1 round", "0 roof A1 1 round", "0 permit R1 1 round p1"]
)
@clause("R1.10", "R1.16", "R1.19")
def test_R1_1_a_card_is_played_as_what_it_is(line: str) -> None:
    game = table(hands={0: "F1 R1 A1"}, finished={0: "1r"}, unfinished={0: [1]})
    assert why_not(game, line) == "R1.1"


def test_R1_1_a_seat_that_is_not_at_the_table() -> None:
    game = table(2, hands={0: "F1"})
    assert why_not(game, "2 pass") == "R1.1"
    assert why_not(game, "3 null F1") == "R1.1"


def test_R1_2_one_card_a_turn() -> None:
    game = table(hands={0: "F1 F2", 1: "F3"})
    play(game, "0 floor F1 0+0")
    assert hand(game, 0) == ["F2"]
    assert why_not(game, "0 floor F2 0+0") == "R1.1"


@pytest.mark.parametrize("cards", ["F1 F8", "R1 R7", "A1 A8"])
def test_R1_2_the_number_does_not_matter(cards: str) -> None:
    game = table(hands={0: cards}, unfinished={0: [1, 2]}, finished={0: "1r 1p 2r"}, board={1: "round 1:1"})
    low, high = cards.split()
    uses = {card: [line.replace(card, "card") for line in choices(game, 0) if card in line] for card in (low, high)}
    assert uses[low] == uses[high]
    assert len(uses[low]) > 3


@pytest.mark.parametrize(("card", "kind"), [("R3", "roof"), ("F3", "floor"), ("A3", "permit")])
def test_R1_3_a_card_goes_to_the_discards_of_its_type(card: str, kind: Kind) -> None:
    game = table(hands={0: f"{card} F8"})
    others: dict[Kind, list[str]] = {name: pile(game, name) for name in ("roof", "floor", "permit")}
    play(game, f"0 null {card}")
    assert pile(game, kind) == [*others.pop(kind), card]
    for name, before in others.items():
        assert pile(game, name) == before


@pytest.mark.parametrize("card", ["R3", "F3", "A3"])
@clause("R0.6")
def test_R1_4_any_card_may_be_played_for_nothing(card: str) -> None:
    game = table(hands={0: f"{card} F8", 1: "R1"}, unfinished={0: [1]}, finished={0: "1r"})
    before = yard(game, 0)
    assert play(game, f"0 null {card}") == [told.CardPlayed(0, card, "null")]
    after = yard(game, 0)
    assert (after.unfinished, after.finished, after.roofs) == (before.unfinished, before.finished, before.roofs)
    assert look(game).supply == 90 - 2
    play(game, "1 null R1")
    assert game.actor() == 0


def test_R1_5_a_pass_is_final_for_the_phase_only() -> None:
    game = table(2, hands={0: "F1 F2", 1: "F3 F4 F5"})
    assert play(game, "0 pass") == [told.Passed(0, automatic=False)]
    assert seen(game, 1).seats[0].passed
    play(game, "1 null F3")
    assert game.actor() == 1
    assert {why_not(game, line) for line in ("0 pass", "0 null F1", "0 floor F1 0+0")} == {"R1.5"}
    play(game, "1 pass")
    assert game.to_act() == [0, 1]
    while look(game).phase != "build":
        line = "bid -" if look(game).phase == "bid" else "draw floor"
        play(game, f"{game.actor()} {line}")
    assert not any(seat.passed for seat in seen(game, 0).seats)  # a new building phase
    play(game, "1 pass")
    assert game.actor() == 0


def test_R1_6_one_after_another_while_cards_last() -> None:
    game = table(4, hands={2: "F1 F2 F3", 0: "R1"}, active=2, passed=(0, 1, 3))
    for card in ("F1", "F2"):
        play(game, f"2 floor {card} 0+0")
        assert game.to_act() == [2]
    events = play(game, "2 floor F3 0+0")
    assert of_type(events, told.Passed) == [told.Passed(2, automatic=True)]
    assert look(game).phase == "bid"


@clause("X23", "R2.3b")
def test_R1_7_without_cards_one_passes_unasked() -> None:
    game = table(3, hands={0: "F1 F2", 2: "R1"})
    events = play(game, "0 null F1")
    assert of_type(events, told.Passed) == [told.Passed(1, automatic=True)]
    assert game.actor() == 2
    events = play(game, "2 null R1", "0 null F2")
    assert of_type(events, told.Passed) == [told.Passed(2, automatic=True), told.Passed(0, automatic=True)]


@clause("R1.7")
def test_R1_7_a_single_card_is_still_a_choice() -> None:
    game = table(hands={0: "A1"})
    assert choices(game, 0) == ["pass", "null A1"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R1_8_the_phase_ends_when_all_have_passed(players: int) -> None:
    game = table(players, hands={seat: f"F{seat + 1}" for seat in range(players)})
    for seat in range(players - 1):
        assert not of_type(play(game, f"{seat} pass"), told.AuctionOpened)
    assert of_type(play(game, f"{players - 1} pass"), told.AuctionOpened) == [told.AuctionOpened(0, "fountain")]
    assert look(game).phase == "bid"


@clause("R1.8")
def test_R1_8_every_turn_spends_a_card_or_is_a_pass() -> None:
    game = table(hands={0: "F1 R1 A1", 1: "F2"}, unfinished={0: [1]}, finished={0: "1r"})
    for line in choices(game, 0):
        tried = game.at(0)
        play(tried, f"0 {line}")
        spent = len(hand(game, 0)) - len(hand(tried, 0))
        assert (spent, yard(tried, 0).passed) == ((0, True) if line == "pass" else (1, False))


@clause("R1.11", "R1.12", "X5")
def test_R1_9_what_is_done_is_done() -> None:
    game = table(hands={0: "F1 R1 A1 A2", 1: "R2"}, passed=[1], finished={0: "1r"})
    events = play(game, "0 floor F1 0+1", "0 roof R1 2 pitched", "0 permit A1 1 round p1")
    assert of_type(events, told.BlocksBuilt) == [told.BlocksBuilt(0, (0, 1))]
    assert of_type(events, told.HouseFinished) == [told.HouseFinished(0, 2, "pitched")]
    assert of_type(events, told.HousePlaced) == [told.HousePlaced(0, 1, 1, "round")]
    assert look(game).supply == 90 - 1 - 2
    assert yard(game, 0).unfinished == ()
    assert [(house.height, house.shape) for house in yard(game, 0).finished] == [(2, "pitched")]
    assert [(house.seat, house.height) for house in look(game).prefectures[1].houses] == [(0, 1)]
    assert choices(game, 0) == ["pass", "null A2"]  # nothing can be taken back, moved or changed
