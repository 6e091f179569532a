"""A position that takes over another is the same as a copy, field by field, and leaves the other alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.catalogue import rules
from aedilis.core.listing import Actions
from aedilis.core.rng import Rng, seeded
from aedilis.games.corduba.bots.takeover import same_as, take_over
from aedilis.games.corduba.engine.random_play import random_action
from aedilis.games.corduba.engine.state.frames import FRAME
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.placement import forget_links, isolated, links_for
from aedilis.games.corduba.engine.words import DISTRICTS, TYPES
from tests.contract.variants import tries
from tests.games.corduba.golden.wanted import GOLDENS

CORDUBA = rules("corduba")
OWN = {"listed", "log"}  # scratch, and what was told to listeners
KNOWN = {"needs", "room", "calm"}  # what was found out about room for tiles, so far


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
    """Return every field of a position, but for what it has found out; of the stack only what lies on it."""
    found: dict[str, object] = {}
    for name in sorted(set(dir(state)) - OWN - KNOWN):
        value = getattr(state, name)
        if type(value) is type(state.stack):
            found[name] = list(value)[: state.depth * FRAME if name == "stack" else None]
        elif isinstance(value, Rng):
            found[name] = value.words()
        elif isinstance(value, int):
            found[name] = value
    return found


def room(state: State) -> list[object]:
    """Return what a position finds out about room for tiles."""
    links = [links_for(state, district, building) for district in range(DISTRICTS) for building in range(TYPES)]
    return [*links, *(isolated(state, district) for district in range(DISTRICTS))]


def room_found_anew(state: State) -> list[object]:
    """Return the same of a position that knows nothing yet."""
    made = state.clone()
    for district in range(DISTRICTS):
        forget_links(made, district)
    for index in range(DISTRICTS * TYPES):
        made.room[index] = -1
    for index in range(2 * DISTRICTS):
        made.calm[index] = -1
    return room(made)


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
    assert room(other) == room_found_anew(source)
    moved(other, 20, rng)
    assert numbers(source) == before
    taken = moved(started(players, f"taken {seed}"), other_moves, rng)
    take_over(taken, source)
    copied = numbers(source.clone())
    moved(source, 20, rng)
    assert numbers(taken) == copied


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_that_two_positions_share_is_written_into(players: int) -> None:
    """A game that has everything in it, each action played in a position that has taken over the real one."""
    game = GOLDENS.replayed(f"win_{players}p")
    source, tried = game.first_state(), game.first_state()
    assert isinstance(source, State)
    assert isinstance(tried, State)
    for step in game.steps:
        before = numbers(source)
        take_over(tried, source)
        tried.apply(step.action)
        assert numbers(source) == before
        source.apply(step.action)
        assert numbers(tried) == numbers(source)


def test_a_spare_position_of_another_game_is_not_used() -> None:
    game, other = started(2, "game"), started(3, "game")
    spare = game.clone()
    assert same_as(game, spare) is spare
    assert same_as(game, None) == game
    for source in (other, started(2, "other")):
        made = same_as(source, spare)
        assert made is not spare
        assert made == source


def test_a_stack_of_any_height_is_taken_over() -> None:
    low, high, start = (started(2, "stack") for _ in range(3))
    for kind in range(20):
        high.push(kind, 0)
    take_over(low, high)
    assert numbers(low) == numbers(high)
    take_over(high, start)
    assert numbers(high) == numbers(start)
