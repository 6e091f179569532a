"""Players with one step of foresight, with and without slips."""

from aedilis.bots.bot import generator
from aedilis.core.contract import View as AnyView
from aedilis.core.rng import Rng
from aedilis.games.capitol.bots import policy
from aedilis.games.capitol.bots.learned import Learned, weights_for
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.engine.fields import DRAW
from aedilis.games.capitol.engine.view import View


class HeuristicBot:
    """Takes the action that the rules of thumb like best, seeing nothing but its view."""

    def __init__(self, name: str, slip: int = 0, known: Learned | None = None, *, eager: bool = False) -> None:
        self.name = name
        self._minds = {players: Mind(weights_for(players, known), slip, eager, slip) for players in (2, 3, 4)}

    def choose(self, view: AnyView, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat."""
        own = deciding_view(view, self.name)
        return policy.choose(self._minds[own.players], own, generator(rng))


def capitol_view(view: AnyView, name: str) -> View:
    """Return the view if it is one of Capitol; raise TypeError otherwise."""
    if not isinstance(view, View):
        raise TypeError(f"{name} plays Capitol only")
    return view


def is_drawing(view: AnyView) -> bool:
    """Tell whether the seats draw cards, as everybody can see."""
    return capitol_view(view, "a drawing seat").phase == DRAW


def deciding_view(view: AnyView, name: str) -> View:
    """Return the view if it is one of Capitol in which the seat must act; raise TypeError or ValueError otherwise."""
    own = capitol_view(view, name)
    if not own.must_act():
        raise ValueError("the seat has nothing to decide")
    return own
