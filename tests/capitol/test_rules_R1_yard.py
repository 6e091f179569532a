"""Building, clauses R1.10 to R1.18: floor cards and roof cards."""

import pytest

from aedilis.games.capitol.engine.forms.events import BlocksBuilt, HouseFinished
from tests.capitol.builder import choices, clause, look, of_type, play, table, why_not, yard, yards

TALLEST = {"floor": "tallest_only"}


@pytest.mark.parametrize(
    ("form", "result"),
    [
        ("2+3", (4, 5)),  # both on one house
        ("2+5", (3, 6)),  # two houses
        ("0+2", (1, 3, 5)),  # one old, one new
        ("0+5", (1, 2, 6)),
        ("0+0", (1, 1, 2, 5)),  # two new houses
        ("0+1", (2, 2, 5)),  # one new house of two
        ("5+6", (2, 7)),
    ],
)
@clause("X1", "R1.11")
def test_R1_10_two_blocks(form: str, result: tuple[int, ...]) -> None:
    game = table(hands={0: "F4"}, unfinished={0: [2, 5]})
    events = play(game, f"0 floor F4 {form}")
    assert yard(game, 0).unfinished == result
    assert of_type(events, BlocksBuilt) == [BlocksBuilt(0, tuple(map(int, form.split("+"))))]
    assert look(game).supply == 90 - 7 - 2


@pytest.mark.parametrize("form", ["0+3", "1+1", "3+3", "2+2", "1+5", "0+4", "3+4", "6+7"])
def test_R1_10_only_houses_that_are_there(form: str) -> None:
    game = table(hands={0: "F4"}, unfinished={0: [2, 5], 1: [3, 1, 1]})
    assert why_not(game, f"0 floor F4 {form}") == "R1.10"
    assert f"floor F4 {form}" not in choices(game, 0)


@pytest.mark.parametrize(
    ("houses", "forms"),
    [
        ([], ["0+0", "0+1"]),
        ([1], ["0+0", "0+1", "1+2"]),
        ([3, 3], ["0+0", "0+1", "3+4"]),
        ([2, 3], ["0+0", "0+1", "3+4"]),
        ([1, 4], ["0+0", "0+1", "4+5"]),
    ],
    ids=str,
)
def test_R1_10a_tallest_only(houses: list[int], forms: list[str]) -> None:
    game = table(hands={0: "F4"}, unfinished={0: houses}, options=TALLEST)
    assert sorted(line.split()[2] for line in choices(game, 0, "floor")) == forms
    for low in range(6):
        for high in range(low, 7):
            form = f"{low}+{high}"
            free = why_not(table(hands={0: "F4"}, unfinished={0: houses}), f"0 floor F4 {form}")
            refused = why_not(game, f"0 floor F4 {form}")
            assert refused == (None if form in forms else free or "R1.10a")


@pytest.mark.parametrize(("lower", "tallest"), [(1, 3), (2, 3), (1, 2), (5, 9)])
def test_R1_10a_tallest_only_with_one_block(lower: int, tallest: int) -> None:
    game = table(hands={0: "F4"}, unfinished={0: [lower, tallest]}, supply=1, options=TALLEST)
    assert why_not(game, f"0 floor F4 {lower}") == "R1.10a"
    assert why_not(game, "0 floor F4 4") == "R1.10"
    assert choices(game, 0, "floor") == ["floor F4 0", f"floor F4 {tallest}"]


@pytest.mark.parametrize("houses", [[], [1], [1, 1], [1, 2], [2, 2, 3], [1, 3, 5], [4, 5, 6]], ids=str)
def test_R1_10b_each_result_is_listed_once_and_none_is_missing(houses: list[int]) -> None:
    reachable = set()
    for first in {0, *houses}:
        once = sorted([*_without(houses, first), first + 1])
        for second in {0, *once}:
            reachable.add(tuple(sorted([*_without(once, second), second + 1])))
    game = table(hands={0: "F4"}, unfinished={0: houses})
    assert yards(game, 0, "F4") == sorted(reachable)


def _without(houses: list[int], height: int) -> list[int]:
    rest = list(houses)
    if height:
        rest.remove(height)
    return rest


@clause("R1.10b")
def test_R1_10b_both_on_one_equals_one_on_each() -> None:
    game = table(hands={0: "F4 F5"}, unfinished={0: [2, 3]}, passed=[1])
    assert why_not(game, "0 floor F4 3+2") is None
    play(game, "0 floor F4 2+3")
    assert yard(game, 0).unfinished == (3, 4)


@pytest.mark.parametrize("supply", [0, 1, 2, 50])
@clause("R1.14", "R1.13")
def test_R1_11_all_blocks_taken_stand_in_houses(supply: int) -> None:
    game = table(hands={0: "F4"}, unfinished={0: [2]}, supply=supply)
    for line in choices(game, 0, "floor"):
        tried = game.at(0)
        play(tried, f"0 {line}")
        left = look(tried).supply
        assert left is not None
        assert sum(yard(tried, 0).unfinished) - 2 == supply - left == min(supply, 2)


def test_R1_12_houses_are_never_joined_divided_or_lowered() -> None:
    game = table(hands={0: "F4"}, unfinished={0: [2, 3, 3]})
    for result in yards(game, 0, "F4"):
        assert len(result) >= 3
        old = sorted(result)[-3:]  # the new houses are the lowest
        assert all(after >= before for after, before in zip(old, (2, 3, 3), strict=True))


@pytest.mark.parametrize("supply", [2, 3, 88])
@clause("X2")
def test_R1_13_two_blocks_or_none(supply: int) -> None:
    game = table(hands={0: "F4"}, unfinished={0: [2]}, supply=supply)
    assert why_not(game, "0 floor F4 0") == "R1.13"
    assert why_not(game, "0 floor F4 2") == "R1.13"


@clause("X3")
def test_R1_14_too_few_blocks() -> None:
    game = table(hands={0: "F4"}, unfinished={0: [2]}, supply=1)
    assert why_not(game, "0 floor F4 0+2") == "R1.14"
    assert why_not(game, "0 floor F4 0") is None
    assert why_not(game, "0 floor F4 1") == "R1.10"
    play(game, "0 floor F4 2")
    assert (yard(game, 0).unfinished, look(game).supply) == ((3,), 0)


def test_R1_15_any_number_and_height_of_unfinished_houses() -> None:
    many, no_roofs = [1] * 20 + [40], "1r " * 5 + "1p " * 5
    game = table(hands={0: "F4"}, unfinished={0: many}, finished={0: no_roofs}, passed=[1])
    assert (1,) * 22 + (40,) in yards(game, 0, "F4")
    assert (1,) * 20 + (42,) in yards(game, 0, "F4")


@pytest.mark.parametrize("shape", ["round", "pitched"])
@pytest.mark.parametrize("height", [1, 4])
def test_R1_16_a_roof_finishes_a_house(height: int, shape: str) -> None:
    game = table(hands={0: "R4"}, unfinished={0: [1, 4, 4]})
    events = play(game, f"0 roof R4 {height} {shape}")
    assert [(done.height, done.shape) for done in of_type(events, HouseFinished)] == [(height, shape)]
    assert [(house.height, house.shape) for house in yard(game, 0).finished] == [(height, shape)]
    assert yard(game, 0).unfinished == ((4, 4) if height == 1 else (1, 4))
    assert look(game).supply == 90 - 9


@clause("X4", "X5")
def test_R1_16_only_own_unfinished_houses() -> None:
    game = table(hands={0: "R4"}, unfinished={0: [1], 1: [3]}, finished={0: "2r"})
    assert why_not(game, "0 roof R4 3 round") == "R1.16"  # another seat's house
    assert why_not(game, "0 roof R4 2 pitched") == "R1.16"  # a house with a roof keeps it
    assert why_not(game, "0 roof R4 0 round") == "R1.16"
    assert choices(game, 0, "roof") == ["roof R4 1 round", "roof R4 1 pitched"]


@clause("R1.16")
def test_R1_16_a_finished_house_never_grows() -> None:
    game = table(hands={0: "F4"}, finished={0: "2r"})
    assert why_not(game, "0 floor F4 2+3") == "R1.10"
    assert yards(game, 0, "F4") == [(1, 1), (2,)]


@pytest.mark.parametrize(("used", "left"), [("1r", "round pitched"), ("1r " * 5, "pitched"), ("1p " * 5, "round")])
def test_R1_17_only_shapes_that_are_left(used: str, left: str) -> None:
    game = table(hands={0: "R4"}, unfinished={0: [2]}, finished={0: used})
    assert choices(game, 0, "roof") == [f"roof R4 2 {shape}" for shape in left.split()]
    for shape in {"round", "pitched"} - set(left.split()):
        assert why_not(game, f"0 roof R4 2 {shape}") == "R1.17"


def test_R1_17_without_an_unfinished_house() -> None:
    game = table(hands={0: "R4"}, finished={0: "1r"}, unfinished={1: [1]})
    assert choices(game, 0) == ["pass", "null R4"]
    assert why_not(game, "0 roof R4 1 round") == "R1.16"


@clause("X5")
def test_R1_18_roofs_do_not_come_back() -> None:
    game = table(hands={0: "R4 R5 A1"}, unfinished={0: [1, 1]}, finished={0: "1r " * 4 + "1p " * 5}, passed=[1])
    play(game, "0 roof R4 1 round")
    assert yard(game, 0).roofs == {"round": 0, "pitched": 0}
    play(game, "0 permit A1 1 round p1")
    assert yard(game, 0).roofs == {"round": 0, "pitched": 0}
    assert why_not(game, "0 roof R5 1 round") == "R1.17"
