"""Tiro and Aedile: one step of foresight by rules of thumb, with and without a beginner's slips."""

from aedilis.bots.bot import generator
from aedilis.core.contract import View as AnyView
from aedilis.core.rng import Rng
from aedilis.games.corduba.bots import greedy
from aedilis.games.corduba.bots.mind import Mind
from aedilis.games.corduba.engine.state.belief import determinize
from aedilis.games.corduba.engine.state.view import View

TIRO_SLIP = 900  # a beginner misjudges an action by up to nine denarii


class Aedile:
    """Takes the action after which its own position is worth most, seeing nothing but its view."""

    name = "aedile"

    def choose(self, view: AnyView, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat."""
        return greedy.choose(corduba_view(view, self.name), generator(rng))


class Tiro:
    """A beginner: the same thoughts, but every worth is misjudged a little."""

    name = "tiro"

    def __init__(self) -> None:
        self._mind = Mind(slip=TIRO_SLIP)

    def choose(self, view: AnyView, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat."""
        own, chance = corduba_view(view, self.name), generator(rng)
        if own.depth == 0:
            return greedy.choose(own, chance)
        s = determinize(own, chance)
        return max(own.legal(), key=lambda action: self._mind.judged(s, own.seat, action, chance))


def corduba_view(view: AnyView, name: str) -> View:
    """Return the view if it is one of Corduba in which the seat must act; raise TypeError or ValueError otherwise."""
    if not isinstance(view, View):
        raise TypeError(f"{name} was made for Corduba")
    if not view.must_act():
        raise ValueError("the seat has nothing to decide")
    return view
