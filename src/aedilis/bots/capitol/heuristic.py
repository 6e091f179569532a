"""Tiro and Aedile: one step of foresight, with and without a beginner's slips."""

from aedilis.bots.bot import generator
from aedilis.bots.capitol import policy
from aedilis.bots.capitol.mind import Mind
from aedilis.bots.capitol.weights import UNIT, default_weights
from aedilis.core.contract import View as AnyView
from aedilis.core.rng import Rng
from aedilis.games.capitol.view import View

TIRO_SLIP = 10 * UNIT  # a beginner misjudges an action by up to this much


class HeuristicBot:
    """Takes the action that the rules of thumb like best, seeing nothing but its view."""

    def __init__(self, name: str, mind: Mind) -> None:
        self.name = name
        self._mind = mind

    def choose(self, view: AnyView, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat."""
        return policy.choose(self._mind, capitol_view(view, self.name), generator(rng))


def capitol_view(view: AnyView, name: str) -> View:
    """Return the view if it is one of Capitol in which the seat must act; raise TypeError or ValueError otherwise."""
    if not isinstance(view, View):
        raise TypeError(f"{name} plays Capitol only")
    if not view.must_act():
        raise ValueError("the seat has nothing to decide")
    return view


def aedile() -> HeuristicBot:
    """Return the heuristic player at its best."""
    return HeuristicBot("aedile", Mind(default_weights()))


def tiro() -> HeuristicBot:
    """Return a beginner: the same thoughts, but every worth is misjudged a little."""
    return HeuristicBot("tiro", Mind(default_weights(), TIRO_SLIP))
