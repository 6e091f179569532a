"""Players with one step of foresight by rules of thumb, with and without slips."""

from aedilis.bots.bot import generator
from aedilis.core.contract import View as AnyView
from aedilis.core.listing import Actions
from aedilis.core.rng import Rng
from aedilis.games.corduba.bots import greedy
from aedilis.games.corduba.bots.mind import Mind
from aedilis.games.corduba.bots.sensible import list_eagerly
from aedilis.games.corduba.engine.state.belief import determinize
from aedilis.games.corduba.engine.state.view import View


class Aedile:
    """Takes the action after which its own position is worth most, seeing nothing but its view."""

    def __init__(self, name: str = "aedile") -> None:
        self.name = name

    def choose(self, view: AnyView, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat."""
        return greedy.choose(deciding_view(view, self.name), generator(rng))


class Learner:
    """The same thoughts, but every worth is misjudged by up to so many hundredths of a denarius.

    It never begins a game with a pass.
    """

    def __init__(self, name: str, slip: int) -> None:
        self.name = name
        self._mind = Mind(slip=slip)

    def choose(self, view: AnyView, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat."""
        own, chance = deciding_view(view, self.name), generator(rng)
        if own.depth == 0:
            return greedy.choose(own, chance)
        out = Actions()
        list_eagerly(own, out)
        s = determinize(own, chance)
        return max(out.as_list(), key=lambda action: self._mind.judged(s, own.seat, action, chance))


def corduba_view(view: AnyView, name: str) -> View:
    """Return the view if it is one of Corduba; raise TypeError otherwise."""
    if not isinstance(view, View):
        raise TypeError(f"{name} was made for Corduba")
    return view


def deciding_view(view: AnyView, name: str) -> View:
    """Return the view if it is one of Corduba in which the seat must act; raise TypeError or ValueError otherwise."""
    own = corduba_view(view, name)
    if not own.must_act():
        raise ValueError("the seat has nothing to decide")
    return own
