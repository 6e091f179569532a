"""What the search players of all games share: a budget, a search for each number of players, and opinions."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from aedilis.bots.bot import Bot
from aedilis.bots.opinion import Candidate, Opinion, Reason
from aedilis.core.contract import View
from aedilis.core.rng import Rng

V = TypeVar("V", bound=View)
Search = TypeVar("Search")


class Searcher(ABC, Generic[V, Search]):
    """Thinks so many tries or so many seconds about a decision, seeing nothing but its view."""

    def __init__(
        self, name: str, searches: Callable[[int], Search], *, iterations: int = 0, seconds: float = 0.0
    ) -> None:
        """Take what makes a search for a number of players; with iterations the choice is deterministic."""
        self.name = name
        self.iterations = iterations
        self.seconds = 0.0 if iterations else seconds
        self._searches = searches
        self._made: dict[int, Search] = {}

    def search_for(self, players: int) -> Search:
        """Return the search for a number of players; it keeps what it thought last."""
        if players not in self._made:
            self._made[players] = self._searches(players)
        return self._made[players]

    @abstractmethod
    def own(self, view: View) -> V:
        """Return the view if it is one of the game in which the seat must act; raise TypeError or ValueError."""

    @abstractmethod
    def choose(self, view: View, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat."""

    @abstractmethod
    def candidates(self, view: View, rng: Rng | int, /) -> list[Candidate]:
        """Return the actions that were compared with what was found out about each, the choice first."""

    def opinions(self, view: View, rng: Rng | int, reason: Callable[[V, int], Reason], top: int) -> list[Opinion]:
        """Return the best actions of the view's seat, the choice first, from nothing but what the seat may know."""
        own = self.own(view)
        return [
            Opinion(found.action, found.win, found.points, found.visits, reason(own, found.action))
            for found in self.candidates(own, rng)[:top]
        ]


def explain(
    view: View,
    rng: Rng | int,
    *,
    bot: Bot | None,
    top: int,
    usual: Callable[[], Searcher[V, Search]],
    reason: Callable[[V, int], Reason],
) -> list[Opinion]:
    """Return what a search player thinks of a position; a bot that does not search leaves it to the usual one."""
    thinker: Searcher[V, Search] = bot if isinstance(bot, Searcher) else usual()
    return thinker.opinions(view, rng, reason, top)
