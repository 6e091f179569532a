"""Sortes: five lots, five prizes. A whole game outside Aedilis, which finds it by its entry point."""

from typing import TYPE_CHECKING

from aedilis.core.contract import Rules
from aedilis.core.description import Description

if TYPE_CHECKING:
    from aedilis.bots.bot import Bot


class Sortes(Description):
    """The game as everybody else knows it."""

    name = "sortes"
    title = "Sortes"
    levels = ("tiro",)

    def rules(self) -> Rules:
        """Return the rules."""
        from sortes.rules import RULES

        return RULES

    def bot(self, level: str, budget: str) -> "Bot":
        """Return the only bot."""
        from sortes.bot import Tiro

        return Tiro()


GAME = Sortes()
