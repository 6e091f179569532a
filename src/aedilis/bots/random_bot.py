"""The random player: a yardstick for tests and research, in every game."""

from aedilis.bots.bot import generator
from aedilis.core.contract import View
from aedilis.core.rng import Rng


class RandomBot:
    """Any of the listed actions, all equally likely; sealed bids are listed once for each sum."""

    name = "random"

    def choose(self, view: View, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat."""
        actions = view.legal()
        return actions[generator(rng).below(len(actions))]
