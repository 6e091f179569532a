"""Cases T10 to T17, T11a and T11b: building."""

import pytest

from aedilis.games.capitol.engine.forms.events import BlocksBuilt, CardPlayed, Passed
from tests.capitol.builder import (
    choices,
    clause,
    hand,
    look,
    of_type,
    pile,
    play,
    table,
    why_not,
    yard,
    yards,
)

Yard = tuple[int, ...]


@clause("R1.10")
def test_T10_floor_options_without_a_house() -> None:
    game = table(hands={0: "F5"})
    assert yards(game, 0, "F5") == [(1, 1), (2,)]
    assert choices(game, 0, "null") == ["null F5"]
    assert len(choices(game, 0)) == 4  # these three and the pass


@clause("R1.10", "R1.10b", "X1")
def test_T11_floor_options_with_houses_of_1_and_3() -> None:
    game = table(hands={0: "F5"}, unfinished={0: [1, 3]})
    results = [(1, 1, 1, 3), (1, 1, 4), (1, 2, 3), (1, 5), (2, 4), (3, 3)]
    assert yards(game, 0, "F5") == results  # each result once
    assert choices(game, 0, "null") == ["null F5"]


@pytest.mark.parametrize(
    ("form", "result"),
    [
        ("0+0", (1, 1, 1, 3)),
        ("0+1", (1, 2, 3)),  # a new house of 2, or the 1 raised and a new 1
        ("1+0", (1, 2, 3)),
        ("0+3", (1, 1, 4)),
        ("3+0", (1, 1, 4)),
        ("1+2", (3, 3)),
        ("1+3", (2, 4)),
        ("3+1", (2, 4)),
        ("3+4", (1, 5)),
        ("4+3", (1, 5)),
    ],
)
@clause("R1.10b")
def test_T11_every_form_is_accepted(form: str, result: Yard) -> None:
    game = table(hands={0: "F5"}, unfinished={0: [1, 3]})
    play(game, f"0 floor F5 {form}")
    assert yard(game, 0).unfinished == result
    assert look(game).supply == 90 - 4 - 2


@pytest.mark.parametrize(
    ("houses", "options"),
    [([1], 4), ([2], 5), ([1, 1], 5), ([1, 2], 6), ([2, 2], 6), ([2, 4], 8), ([1, 2, 3], 9)],
    ids=str,
)
@clause("R1.10b")
def test_T11a_number_of_floor_options(houses: list[int], options: int) -> None:
    game = table(hands={0: "F5"}, unfinished={0: houses})
    results = yards(game, 0, "F5")
    assert len(results) + len(choices(game, 0, "null")) == options
    assert len(set(results)) == len(results)


@pytest.mark.parametrize(
    ("supply", "results"),
    [
        (84, [(1, 1, 1, 3), (1, 2, 3), (1, 5)]),
        (2, [(1, 1, 1, 3), (1, 2, 3), (1, 5)]),
        (1, [(1, 1, 3), (1, 4)]),
        (0, []),
    ],
)
@clause("R1.10a")
def test_T11b_tallest_only(supply: int, results: list[Yard]) -> None:
    game = table(hands={0: "F5"}, unfinished={0: [1, 3]}, supply=supply, options={"floor": "tallest_only"})
    assert yards(game, 0, "F5") == results
    assert choices(game, 0, "null") == ["null F5"]


@clause("R1.14", "X3")
def test_T12_the_last_block() -> None:
    game = table(hands={0: "F5"}, unfinished={0: [2, 4]}, supply=1)
    assert yards(game, 0, "F5") == [(1, 2, 4), (2, 5), (3, 4)]
    assert choices(game, 0, "null") == ["null F5"]
    assert why_not(game, "0 floor F5 0+0") == "R1.14"
    events = play(game, "0 floor F5 4")
    assert of_type(events, BlocksBuilt) == [BlocksBuilt(0, (4,))]
    assert yard(game, 0).unfinished == (2, 5)
    assert look(game).supply == 0


@clause("R1.14")
def test_T13_no_block_left() -> None:
    game = table(hands={0: "F5 F6"}, passed=[1], unfinished={0: [2]}, supply=0)
    assert choices(game, 0) == ["pass", "null F5", "null F6"]
    assert {why_not(game, f"0 floor F5 {form}") for form in ("0", "2", "0+0", "0+1", "2+3")} == {"R1.14"}
    events = play(game, "0 null F5")
    assert events == [CardPlayed(0, "F5", "null")]
    assert yard(game, 0).unfinished == (2,)
    assert pile(game, "floor")[-1] == "F5"


@clause("R1.4", "R1.17")
def test_T14_a_roof_card_without_roofs() -> None:
    game = table(hands={0: "R5 R6", 1: "F1"}, unfinished={0: [2]}, finished={0: "1r " * 5 + "1p " * 5})
    assert choices(game, 0) == ["pass", "null R5", "null R6"]
    assert {why_not(game, f"0 roof R5 2 {shape}") for shape in ("round", "pitched")} == {"R1.17"}
    play(game, "0 null R5", "1 null F1")
    assert game.actor() == 0  # still in the phase
    assert hand(game, 0) == ["R6"]


@clause("R1.16", "R1.17")
def test_T15_only_the_shape_that_is_left() -> None:
    game = table(hands={0: "R5"}, unfinished={0: [2]}, finished={0: "1r " * 5 + "1p " * 4})
    assert choices(game, 0) == ["pass", "null R5", "roof R5 2 pitched"]
    assert why_not(game, "0 roof R5 2 round") == "R1.17"


@clause("R1.6", "R1.7", "R1.8")
def test_T16_one_goes_on_alone() -> None:
    game = table(3, hands={0: "F1 R2 A3", 1: "F4", 2: "F5"}, passed=(1, 2))
    play(game, "0 null F1")
    assert game.to_act() == [0]
    play(game, "0 null R2")
    assert game.to_act() == [0]
    events = play(game, "0 null A3")
    assert of_type(events, Passed) == [Passed(0, automatic=True)]
    assert look(game).phase == "bid"
    assert game.to_act() == [1, 2]


@clause("R1.1", "R1.5", "R2.2", "X24")
def test_T17_who_has_passed_is_skipped_and_may_bid() -> None:
    game = table(3, hands={0: "F1 F2", 1: "F4 R4", 2: "F5 R5"})
    play(game, "0 pass", "1 null F4", "2 null F5")
    assert game.to_act() == [1]
    assert why_not(game, "0 null F1") == "R1.5"
    play(game, "1 pass", "2 pass")
    assert game.to_act() == [0, 1, 2]
    assert why_not(game, "0 bid F1 F2") is None
