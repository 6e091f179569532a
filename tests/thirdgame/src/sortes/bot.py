"""A bot that spends its best lots on the best prizes."""

from aedilis.core.contract import View as AnyView
from aedilis.core.rng import Rng
from sortes.state import View, packed


class Tiro:
    """The higher the prize among those to come, the better the lot."""

    name = "tiro"

    def choose(self, view: AnyView, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat."""
        assert isinstance(view, View), "a view of Sortes"
        lots = sorted(view.hand, reverse=view.low_lots)
        lower = [prize for prize in range(1, view.prizes[-1]) if prize not in view.prizes]
        return packed(view.seat, lots[min(len(lower), len(lots) - 1)])
