"""Aedile: one step of foresight by rules of thumb."""

from aedilis.bots.bot import generator
from aedilis.bots.corduba import greedy
from aedilis.core.contract import View as AnyView
from aedilis.core.rng import Rng
from aedilis.games.corduba.view import View


class Aedile:
    """Takes the action after which its own position is worth most, seeing nothing but its view."""

    name = "aedile"

    def choose(self, view: AnyView, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat."""
        return greedy.choose(corduba_view(view, self.name), generator(rng))


def corduba_view(view: AnyView, name: str) -> View:
    """Return the view if it is one of Corduba in which the seat must act; raise TypeError or ValueError otherwise."""
    if not isinstance(view, View):
        raise TypeError(f"{name} was made for Corduba")
    if not view.must_act():
        raise ValueError("the seat has nothing to decide")
    return view
