"""Games of the house: what all of ours have lies at the same place in their folders."""

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from aedilis.core.contract import View
from aedilis.core.description import Description, PageTypes, RandomPlay
from aedilis.core.rng import Rng

if TYPE_CHECKING:
    from aedilis.bots.bot import Bot
    from aedilis.bots.opinion import Opinion
    from aedilis.terminal.session import Terminal
    from aedilis.training.course import Training


class HouseGame(Description):
    """A game in a folder of `aedilis.games`. Every part is imported when it is asked for, and not before."""

    levels = ("tiro", "discipulus", "faber", "structor", "mensor", "architectus", "vitruvius")
    compared = ("aedile", "praetor", "consul")

    def part(self, module: str) -> Any:
        """Return a module of its folder."""
        return import_module(f"aedilis.games.{self.name}.{module}")

    def bot(self, level: str, budget: str) -> "Bot":
        """Return a bot of one of the levels."""
        made: Bot = self.part("bots.maker").make(level, budget)
        return made

    def trained_bot(self, level: str, budget: str, document: bytes) -> "Bot":
        """Return a bot of one of the levels that knows what a file of `aedilis train` holds."""
        made: Bot = self.part("bots.maker").trained(level, budget, document)
        return made

    def explain(self, view: View, rng: Rng | int, *, bot: "Bot | None", top: int) -> "list[Opinion]":
        """Return the best actions of the view's seat; a bot that does not search leaves it to Consul."""
        from aedilis.bots.searching import explain

        usual = partial(self.part("bots.maker").make, "consul", "")
        return explain(view, rng, bot=bot, top=top, usual=usual, reason=self.part("bots.reasons").reason)

    def chances(self, view: View, action: int | None, rng: Rng, tries: int) -> list[float]:
        """Return each seat's share of victory, as Consul judges it."""
        shares: list[float] = self.part("bots.searching").expected(view, action, rng, tries)
        return shares

    def terminal(self) -> "Terminal":
        """Return the game in a terminal."""
        terminal: Terminal = self.part("terminal.session").TERMINAL
        return terminal

    def training(self) -> "Training":
        """Return the lessons of its bots."""
        training: Training = self.part("training.learn").TRAINING
        return training

    def random_play(self) -> RandomPlay:
        """Return random play in compiled code, of states of its own alone."""
        play: RandomPlay = self.part("engine.random_play")
        return play

    def page_types(self) -> PageTypes:
        """Return the types for its page."""
        types: PageTypes = self.part("engine.forms.page_types").TYPES
        return types
