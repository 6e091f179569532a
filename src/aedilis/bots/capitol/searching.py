"""Praetor and Consul: search with playouts by rule of thumb, to the end of the game or to a learned evaluation."""

from collections.abc import Callable

import msgspec

from aedilis.bots.bot import generator
from aedilis.bots.capitol.canonical import key_of
from aedilis.bots.capitol.heuristic import capitol_view
from aedilis.bots.capitol.learned import WIN_SHARE, network_for, weights_for
from aedilis.bots.capitol.mind import Mind
from aedilis.bots.capitol.network import Network
from aedilis.bots.capitol.search import Search
from aedilis.core.contract import View as AnyView
from aedilis.core.rng import Rng
from aedilis.games.capitol.fields import ROUNDS, SEATS


class Candidate(msgspec.Struct, frozen=True):
    """What a search found out about one action of the root."""

    action: int
    visits: int
    value: float
    """The mean reward: wins, and margins of points."""
    win: float
    """The share of tries that the seat won."""
    points: tuple[float, ...]
    """The mean final scores by seat."""


class SearchBot:
    """Thinks so many tries or so many seconds about each decision, seeing nothing but its view."""

    def __init__(
        self, name: str, searches: Callable[[int], Search], *, iterations: int = 0, seconds: float = 0.0
    ) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = seconds
        self._searches = searches
        self._made: dict[int, Search] = {}

    def search_for(self, players: int) -> Search:
        """Return the search for a number of players; its tree is that of the last decision."""
        if players not in self._made:
            self._made[players] = self._searches(players)
        return self._made[players]

    def choose(self, view: AnyView, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat."""
        own = capitol_view(view, self.name)
        search = self.search_for(own.players)
        search.consider_root(own)
        if search.thinking.size == 1:
            return search.thinking.items[0]
        search.think(own, generator(rng), self.iterations, self.seconds)
        return search.choice(own)

    def candidates(self, view: AnyView, rng: Rng | int, /) -> list[Candidate]:
        """Return the root's canonical actions with what was found out about each, the choice first."""
        own = capitol_view(view, self.name)
        search = self.search_for(own.players)
        search.think(own, generator(rng), self.iterations, self.seconds)
        chosen = search.choice(own)
        mind, tree = search.thinking, search.tree
        found = []
        for i in range(mind.size):
            node = tree.child(0, key_of(mind.items[i]))
            if node >= 0 and tree.visits[node] > 0:
                visits = tree.visits[node]
                points = tuple(tree.points[node * SEATS + seat] / visits for seat in range(own.players))
                value, win = tree.value[node] / visits, tree.wins[node] / visits
                found.append(Candidate(mind.items[i], int(visits), value, win, points))
        return sorted(found, key=lambda candidate: (candidate.action != chosen, -candidate.visits))

    def advise(self, view: AnyView, rng: Rng | int, /) -> list[tuple[int, float]]:
        """Return the considered actions, the choice first, each with the share of victory it promises."""
        return [(candidate.action, candidate.win) for candidate in self.candidates(view, rng)]


EXPLORE = 0.6
HEAT = 1024.0
SLIP = 256  # a little wrong each time, so that the tries of one search differ
CONSUL_HORIZON = 1  # rounds played on before the network is asked
CONSUL_WARINESS = 512  # in half of the tries others bid what has served them best


def search(players: int, network: Network | None = None, horizon: int = ROUNDS, wariness: int = 0) -> Search:
    """Return a search with the weights learned for a number of players; without a network it plays games to the end."""
    weights = weights_for(players)
    return Search(Mind(weights), Mind(weights, SLIP), EXPLORE, HEAT, WIN_SHARE, network, horizon, wariness)


def praetor(*, iterations: int = 0, seconds: float = 0.2) -> SearchBot:
    """Return the search player; with iterations it is deterministic."""
    return SearchBot("praetor", search, iterations=iterations, seconds=0.0 if iterations else seconds)


def consul(*, iterations: int = 0, seconds: float = 1.0) -> SearchBot:
    """Return the search player with the learned evaluation; with iterations it is deterministic."""

    def learned_search(players: int) -> Search:
        return search(players, network_for(players), CONSUL_HORIZON, CONSUL_WARINESS)

    return SearchBot("consul", learned_search, iterations=iterations, seconds=0.0 if iterations else seconds)
