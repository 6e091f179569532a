"""Praetor, Consul and Vitruvius: options are played on, then judged, each by more of what was learned than the last."""

from functools import cache
from typing import NamedTuple

from aedilis.bots.bot import generator
from aedilis.bots.learned import Learned
from aedilis.bots.network import Network
from aedilis.bots.opinion import Candidate
from aedilis.bots.searching import Searcher
from aedilis.core.contract import View as AnyView
from aedilis.core.rng import Rng
from aedilis.games.corduba.bots.aedile import corduba_view, deciding_view
from aedilis.games.corduba.bots.chances import chances
from aedilis.games.corduba.bots.learned import network_for, newest
from aedilis.games.corduba.bots.mind import Mind
from aedilis.games.corduba.bots.search import Search
from aedilis.games.corduba.engine.state.frames import TURN
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.steps.turn import Turn
from aedilis.games.corduba.engine.words import SEATS

SMALL = 8  # a decision that only carries on what was begun gets one part in so many: whole turns stay below 2 s
LEAST_TRIES = 8


class SearchBot(Searcher[View, Search]):
    """Thinks so many tries or so many seconds about the main action of a turn, seeing nothing but its view."""

    def own(self, view: AnyView) -> View:
        """Return the view if it is one of this game in which the seat must act."""
        return deciding_view(view, self.name)

    def choose(self, view: AnyView, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat."""
        own = self.own(view)
        return self._thought(own, generator(rng), 1 if opens_turn(own) else SMALL).items[0]

    def seconds_for(self, view: AnyView, /) -> float:
        """Return how long it may think about this decision."""
        return self.seconds / (1 if opens_turn(self.own(view)) else SMALL)

    def candidates(self, view: AnyView, rng: Rng | int, /) -> list[Candidate]:
        """Return the actions that were compared with what was found out about each, the choice first."""
        own = self.own(view)
        search = self._thought(own, generator(rng), 1)
        if search.size == 1:
            search.try_all(own, generator(rng), 1)
        found = []
        for i in range(search.size):
            tries = search.tries[i]
            points = tuple(search.points[i * SEATS + seat] / tries for seat in range(own.players))
            value, win = search.reward[i] / tries, search.won[i] / tries
            found.append(Candidate(search.items[i], int(tries), value, win, points))
        return found

    def _thought(self, view: View, rng: Rng, part: int) -> Search:
        """Return the search after it has thought about the decision with a part of the budget."""
        search = self.search_for(view.players)
        tries = max(self.iterations // part, min(self.iterations, LEAST_TRIES))
        search.think(view, rng, tries, self.seconds / part)
        return search


def opens_turn(view: View) -> bool:
    """Tell whether the main action of a turn is to be chosen, or cards or a delivery to Rome."""
    return view.depth == 0 or (view.top_kind() == TURN and view.top(Turn.MAIN_DONE) == 0)


NARROW = 5
HORIZON = 0
JUDGED_SLIP = 400  # four denarii, less than half of a beginner's


class Habits(NamedTuple):
    """How a level looks at its options."""

    width: int = 8
    widening: float = 1.5
    slip: int = 0
    """With slips it overlooks good options."""
    eager: bool = False
    """If it is eager it never begins a game with a pass."""

    def search(self, used: Network | None, judging: Mind) -> Search:
        """Return a search that ranks options and plays on by a network, or by rules of thumb without one."""
        ranking, playing = Mind(used, self.slip), Mind(used, narrow=NARROW)
        return Search(ranking, playing, judging, self.width, self.widening, HORIZON, self.eager)


USUAL = Habits()


def praetor(players: int, known: Learned | None = None, how: Habits = USUAL) -> Search:
    """Return the search of the level that goes by rules of thumb."""
    return how.search(None, Mind(network_for(players, known), by_thumb=True))


def consul(players: int, known: Learned | None = None, how: Habits = USUAL) -> Search:
    """Return the search of the level that judges by what was learned.

    Rules of thumb say which options are worth trying and how everybody plays on; alone they judge as well.
    """
    return how.search(None, Mind(network_for(players, known) if players > 1 else None))


def vitruvius(players: int, known: Learned | None = None, how: Habits = USUAL) -> Search:
    """Return the search of the level that ranks, plays on and judges by what was learned last.

    Alone rules of thumb do better: there what was learned only says what to expect.
    """
    network = network_for(players, known or newest())
    return how.search(network if players > 1 else None, Mind(network, by_thumb=players == 1))


@cache
def judge() -> SearchBot:
    """Return the bot whose search says how likely a victory is; a process makes it only once.

    Everybody slips a little when it plays on: without slips a close end would be certain for one, then for the other.
    """

    def search(players: int) -> Search:
        playing = Mind(slip=JUDGED_SLIP, narrow=NARROW)
        return Search(Mind(), playing, Mind(network_for(players)), USUAL.width, USUAL.widening, HORIZON)

    return SearchBot("consul", search)


def expected(view: AnyView, action: int | None, rng: Rng, tries: int) -> list[float]:
    """Return each seat's share of victory by playing on from a view, after an action of its seat if one is given."""
    own = corduba_view(view, "consul")
    won = chances(judge().search_for(own.players), own, -1 if action is None else action, rng, tries)
    return [share / max(float(tries), sum(won)) for share in won]  # all may lose, but not all win
