"""Tiro and Aedile: one step of foresight, with and without a beginner's slips."""

from aedilis.bots.bot import generator
from aedilis.core.contract import View as AnyView
from aedilis.core.rng import Rng
from aedilis.games.capitol.bots import policy
from aedilis.games.capitol.bots.learned import Learned, weights_for
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.weights import UNIT
from aedilis.games.capitol.engine.view import View

TIRO_SLIP = 10 * UNIT  # a beginner misjudges an action by up to this much


class HeuristicBot:
    """Takes the action that the rules of thumb like best, seeing nothing but its view."""

    def __init__(self, name: str, slip: int = 0, known: Learned | None = None) -> None:
        self.name = name
        self._minds = {players: Mind(weights_for(players, known), slip) for players in (2, 3, 4)}

    def choose(self, view: AnyView, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat."""
        own = deciding_view(view, self.name)
        return policy.choose(self._minds[own.players], own, generator(rng))


def capitol_view(view: AnyView, name: str) -> View:
    """Return the view if it is one of Capitol; raise TypeError otherwise."""
    if not isinstance(view, View):
        raise TypeError(f"{name} plays Capitol only")
    return view


def deciding_view(view: AnyView, name: str) -> View:
    """Return the view if it is one of Capitol in which the seat must act; raise TypeError or ValueError otherwise."""
    own = capitol_view(view, name)
    if not own.must_act():
        raise ValueError("the seat has nothing to decide")
    return own


def aedile(known: Learned | None = None) -> HeuristicBot:
    """Return the heuristic player at its best."""
    return HeuristicBot("aedile", known=known)


def tiro(known: Learned | None = None) -> HeuristicBot:
    """Return a beginner: the same thoughts, but every worth is misjudged a little."""
    return HeuristicBot("tiro", TIRO_SLIP, known)
