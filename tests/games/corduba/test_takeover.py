"""A position that takes over another is the same as a copy, field by field, and leaves the other alone."""

from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.catalogue import rules
from aedilis.core.listing import Actions
from aedilis.core.rng import Rng, seeded
from aedilis.games.corduba.engine.random_play import random_action
from aedilis.games.corduba.engine.state.frames import FRAME
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.state.takeover import take_over
from tests.contract.variants import tries

CORDUBA = rules("corduba")
OWN = {"listed", "log"}  # scratch, and what was told to listeners


def started(players: int, seed: str) -> State:
    state = CORDUBA.new_state(players, CORDUBA.options(None), seed)
    assert isinstance(state, State)
    return state


def moved(state: State, moves: int, rng: Rng) -> State:
    """Return the position after some random actions, or where the game ended."""
    for _ in range(moves):
        if not state.is_over():
            state.apply(random_action(state, rng, Actions()))
    return state


def numbers(state: State) -> dict[str, object]:
    """Return every field of a position, caches included; of the stack only what lies on it."""
    found: dict[str, object] = {}
    for name in sorted(set(dir(state)) - OWN):
        value = getattr(state, name)
        if type(value) is type(state.stack):
            found[name] = list(value)[: state.depth * FRAME if name == "stack" else None]
        elif isinstance(value, Rng):
            found[name] = value.words()
        elif isinstance(value, int):
            found[name] = value
    return found


@given(st.integers(1, 4), st.integers(0, 200), st.integers(0, 200), st.integers(0, 999))
@tries(15)
def test_taking_over_is_copying(players: int, moves: int, other_moves: int, seed: int) -> None:
    rng = seeded(str(seed))
    source = moved(started(players, f"source {seed}"), moves, rng)
    other = moved(started(players, f"other {seed}"), other_moves, rng)
    before = numbers(source)
    take_over(other, source)
    assert numbers(other) == numbers(source.clone())
    assert other == source
    assert other.legal(other.actor()) == source.clone().legal(source.actor())
    moved(other, 20, rng)
    assert numbers(source) == before


def test_a_stack_of_any_height_is_taken_over() -> None:
    low, high, start = (started(2, "stack") for _ in range(3))
    for kind in range(20):
        high.push(kind, 0)
    take_over(low, high)
    assert numbers(low) == numbers(high)
    take_over(high, start)
    assert numbers(high) == numbers(start)
