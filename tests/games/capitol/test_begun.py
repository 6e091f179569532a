"""A floor card that is only begun: the yard after its first block, and where the second one may go (R1.10)."""

from itertools import combinations_with_replacement

import pytest

from aedilis.games.capitol.engine.forms.view import unfinished_of
from aedilis.games.capitol.engine.rules import RULES
from aedilis.games.capitol.engine.state import State
from tests.games.capitol.builder import table

YARDS = [list(houses) for n in range(4) for houses in combinations_with_replacement(range(1, 5), n)]


def host(houses: list[int], floor: str, supply: int | None = None) -> State:
    """Return the state of a table where seat 0 has a floor card and these houses."""
    game = table(hands={0: "F4"}, unfinished={0: houses}, options={"floor": floor}, supply=supply)
    assert isinstance(game.state, State)
    return game.state


def after(state: State, action: int) -> tuple[int, ...]:
    """Return the heights of seat 0's unfinished houses after the action."""
    made = state.clone()
    made.apply(action)
    return unfinished_of(made, 0)


def with_block(heights: tuple[int, ...], height: int) -> tuple[int, ...]:
    """Return the heights after one more block, read off the rule book and not off the engine."""
    rest = list(heights)
    if height:
        rest.remove(height)
    return tuple(sorted([*rest, height + 1]))


@pytest.mark.parametrize("floor", ["free", "tallest_only"])
@pytest.mark.parametrize("houses", YARDS, ids=str)
def test_every_listed_yard_is_reached_block_by_block_and_no_other(houses: list[int], floor: str) -> None:
    state = host(houses, floor)
    before, key = unfinished_of(state, 0), state.key()
    listed = {after(state, action) for action in state.legal(0) if RULES.notation(action).startswith("0 floor")}
    reached = set()
    for first in range(7):
        begun = RULES.begun(state, RULES.packed(f"0 floor F4 {first}"))
        if begun is None:
            continue
        laid = with_block(before, first)
        assert isinstance(begun.state, State)
        assert unfinished_of(begun.state, 0) == laid
        assert begun.state.to_act() == state.to_act()
        assert begun.finishes
        for whole in begun.finishes:
            assert state.refusal(whole) == 0
            said, second = RULES.notation(whole).split()[-1].split("+")
            assert int(said) == first
            assert after(state, whole) == with_block(laid, int(second))
            reached.add(after(state, whole))
    assert reached == listed
    assert state.key() == key


@pytest.mark.parametrize(
    "line",
    ["0 floor F4 3", "0 floor F4 2+3", "0 floor F5 2", "1 floor F4 2", "0 roof R1 2 round", "0 pass", "0 null F4"],
)
def test_nothing_else_is_begun(line: str) -> None:
    assert RULES.begun(host([2], "free"), RULES.packed(line)) is None


@pytest.mark.parametrize("supply", [0, 1])
def test_a_card_of_one_block_is_whole_at_once(supply: int) -> None:
    assert RULES.begun(host([2], "free", supply), RULES.packed("0 floor F4 2")) is None
