"""What a bot is: it sees a view, never a state, and names one legal action."""

from typing import Protocol, runtime_checkable

from aedilis.core.contract import View
from aedilis.core.rng import Rng, seeded


class Bot(Protocol):
    """A player made of code. The same view and the same random numbers give the same choice."""

    @property
    def name(self) -> str:
        """The name of the level, as people see it."""

    def choose(self, view: View, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat; an int in place of a generator is the seed of one."""


@runtime_checkable
class WatchingBot(Bot, Protocol):
    """A bot that plays one seat better when it is told what that seat sees between its decisions."""

    def seated(self) -> "WatchingBot":
        """Return a bot of the same level for one seat of one game."""

    def watch(self, action: int, view: View, /) -> None:
        """Hear of an action that is not sealed, of whatever seat, and see what its seat sees afterwards."""


@runtime_checkable
class Weighing(Bot, Protocol):
    """A bot that thinks longer about some decisions than about others."""

    def seconds_for(self, view: View, /) -> float:
        """Return how long it may think about this decision; that follows from what everybody knows."""


def generator(rng: Rng | int) -> Rng:
    """Return the generator itself, or the one that belongs to a number."""
    return seeded(str(rng)) if isinstance(rng, int) else rng
