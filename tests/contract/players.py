"""Simple players with one habit each, who know a game by its contract; a game has more of its own."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

from aedilis.core.contract import State

S = TypeVar("S", bound=State)
Player = Callable[[S, int, Random], int]


def uniform(state: State, seat: int, chooser: Random) -> int:
    """Choose any listed action."""
    return chooser.choice(state.legal(seat))


def preferring(kind_of: Callable[[int], int], *kinds: int) -> Player[State]:
    """Return a player who takes the first of these kinds of action that is possible, else any."""

    def choose(state: State, seat: int, chooser: Random) -> int:
        listed = state.legal(seat)
        for kind in kinds:
            wanted = [action for action in listed if kind_of(action) == kind]
            if wanted:
                return chooser.choice(wanted)
        return chooser.choice(listed)

    return choose
