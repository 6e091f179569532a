"""Capitol by Alan R. Moon and Aaron Weissblum, as everybody else knows it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

import msgspec

from aedilis.core.contract import View
from aedilis.core.description import Description, PageTypes, RandomPlay
from aedilis.core.rng import Rng

if TYPE_CHECKING:
    from aedilis.bots.bot import Bot
    from aedilis.bots.opinion import Opinion
    from aedilis.games.capitol.engine.rules import CapitolRules
    from aedilis.terminal.session import Terminal
    from aedilis.training.course import Training


class Capitol(Description):
    """Every part is imported when it is asked for, and not before."""

    name = "capitol"
    title = "Capitol"
    levels = ("tiro", "discipulus", "faber", "structor", "mensor", "architectus", "vitruvius")
    compared = ("aedile", "praetor", "consul")
    judging = 256  # two judgements of a position then differ by about 1 %
    file_options = ("board",)

    def rules(self) -> "CapitolRules":
        """Return the rules."""
        from aedilis.games.capitol.engine.rules import RULES

        return RULES

    def option_from(self, option: str, text: str) -> Any:
        """Return a board as an option: a file if one of that name exists, else a board's name."""
        from aedilis.games.capitol.engine.board_file import board_from

        return board_from(text)

    def bot(self, level: str, budget: str) -> "Bot":
        """Return a bot of one of the levels."""
        from aedilis.games.capitol.bots.maker import make

        return make(level, budget)

    def trained_bot(self, level: str, budget: str, document: bytes) -> "Bot":
        """Return a bot of one of the levels that knows what a file of `aedilis train` holds."""
        from aedilis.games.capitol.bots.maker import trained

        return trained(level, budget, document)

    def explain(self, view: View, rng: Rng | int, *, bot: "Bot | None", top: int) -> "list[Opinion]":
        """Return the best actions of the view's seat; a bot that does not search leaves it to Consul."""
        from aedilis.bots.searching import explain
        from aedilis.games.capitol.bots.reasons import reason
        from aedilis.games.capitol.bots.searching import consul

        return explain(view, rng, bot=bot, top=top, usual=consul, reason=reason)

    def chances(self, view: View, action: int | None, rng: Rng, tries: int) -> list[float]:
        """Return each seat's share of victory, as Consul judges it."""
        from aedilis.games.capitol.bots.searching import expected

        return expected(view, action, rng, tries)

    def is_small(self, view: View) -> bool:
        """Tell whether a card is to be drawn: there are a dozen of these decisions in a row."""
        from aedilis.games.capitol.bots.heuristic import is_drawing

        return is_drawing(view)

    def terminal(self) -> "Terminal":
        """Return Capitol in a terminal."""
        from aedilis.games.capitol.terminal.session import TERMINAL

        return TERMINAL

    def training(self) -> "Training":
        """Return the lessons of its bots."""
        from aedilis.games.capitol.training.learn import TRAINING

        return TRAINING

    def random_play(self) -> RandomPlay:
        """Return random play in compiled code."""
        from aedilis.games.capitol.engine import random_play

        return cast(RandomPlay, random_play)  # of states of its own alone

    def picture(self, view: msgspec.Struct, names: Sequence[str], content: msgspec.Struct | None = None) -> str:
        """Return what a view knows of the table, as the page draws it."""
        from aedilis.games.capitol.picture import picture

        return picture(view, names)

    def page_types(self) -> PageTypes:
        """Return the types for its page."""
        from aedilis.games.capitol.engine.forms.page_types import TYPES

        return TYPES


GAME = Capitol()
