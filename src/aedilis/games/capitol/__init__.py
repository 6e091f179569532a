"""Capitol by Alan R. Moon and Aaron Weissblum, as everybody else knows it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from aedilis.bots.house import HouseGame
from aedilis.core.contract import Action, Event, View

if TYPE_CHECKING:
    from aedilis.games.capitol.engine.rules import CapitolRules


class Capitol(HouseGame):
    """What only Capitol has, besides what lies where all games of the house have it."""

    name = "capitol"
    title = "Capitol"
    judging = 256  # two judgements of a position then differ by about 1 %
    file_options = ("board",)

    def rules(self) -> "CapitolRules[Action, Event]":
        """Return the rules."""
        from aedilis.games.capitol.engine.rules import RULES

        return RULES

    def option_from(self, option: str, text: str) -> Any:
        """Return a board as an option: a file if one of that name exists, else a board's name."""
        from aedilis.games.capitol.engine.board_file import board_from

        return board_from(text)

    def is_small(self, view: View) -> bool:
        """Tell whether a card is to be drawn: there are a dozen of these decisions in a row."""
        from aedilis.games.capitol.bots.heuristic import is_drawing

        return is_drawing(view)

    def picture(self, view: msgspec.Struct, names: Sequence[str], content: msgspec.Struct | None = None) -> str:
        """Return what a view knows of the table, as the page draws it."""
        from aedilis.games.capitol.picture import picture

        return picture(view, names)


GAME = Capitol()
