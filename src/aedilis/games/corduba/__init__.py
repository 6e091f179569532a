"""Corduba 27 a.C. by Manuel Martinez Aranda, as everybody else knows it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

import msgspec

from aedilis.core.contract import View
from aedilis.core.description import Description, Packs, PageTypes, RandomPlay
from aedilis.core.rng import Rng

if TYPE_CHECKING:
    from aedilis.bots.bot import Bot
    from aedilis.bots.opinion import Opinion
    from aedilis.games.corduba.engine.rules import CordubaRules
    from aedilis.terminal.session import Terminal
    from aedilis.training.course import Training


class Corduba(Description):
    """Every part is imported when it is asked for, and not before."""

    name = "corduba"
    title = "Corduba 27 a.C."
    levels = ("tiro", "discipulus", "faber", "structor", "mensor", "architectus", "vitruvius")
    compared = ("aedile", "praetor", "consul")
    judging = 48  # two judgements of a position then differ by less than 1 %, by 7 % in the last round
    file_options = ("content",)
    commands = {"content": "aedilis.games.corduba.study.command"}  # noqa: RUF012 (a constant of the base class)

    def rules(self) -> "CordubaRules":
        """Return the rules."""
        from aedilis.games.corduba.engine.rules import RULES

        return RULES

    def option_from(self, option: str, text: str) -> Any:
        """Return the files of a content pack in a folder."""
        from pathlib import Path

        from aedilis.games.corduba.engine.pack.read import read_documents

        return read_documents(Path(text))

    def bot(self, level: str, budget: str) -> "Bot":
        """Return a bot of one of the levels."""
        from aedilis.games.corduba.bots.maker import make

        return make(level, budget)

    def trained_bot(self, level: str, budget: str, document: bytes) -> "Bot":
        """Return a bot of one of the levels that knows what a file of `aedilis train` holds."""
        from aedilis.games.corduba.bots.maker import trained

        return trained(level, budget, document)

    def explain(self, view: View, rng: Rng | int, *, bot: "Bot | None", top: int) -> "list[Opinion]":
        """Return the best actions of the view's seat; a bot that does not search leaves it to Consul."""
        from aedilis.bots.searching import explain
        from aedilis.games.corduba.bots.reasons import reason
        from aedilis.games.corduba.bots.searching import consul

        return explain(view, rng, bot=bot, top=top, usual=consul, reason=reason)

    def chances(self, view: View, action: int | None, rng: Rng, tries: int) -> list[float]:
        """Return each seat's share of victory, as Consul judges it."""
        from aedilis.games.corduba.bots.searching import expected

        return expected(view, action, rng, tries)

    def is_small(self, view: View) -> bool:
        """Tell whether a seat carries on with a turn: a place, a payment, an order."""
        from aedilis.games.corduba.bots.aedile import corduba_view
        from aedilis.games.corduba.bots.searching import opens_turn

        return not opens_turn(corduba_view(view, "a seat"))

    def terminal(self) -> "Terminal":
        """Return Corduba in a terminal."""
        from aedilis.games.corduba.terminal.session import TERMINAL

        return TERMINAL

    def training(self) -> "Training":
        """Return the lessons of its bots."""
        from aedilis.games.corduba.training.learn import TRAINING

        return TRAINING

    def picture(self, view: msgspec.Struct, names: Sequence[str], content: msgspec.Struct | None = None) -> str:
        """Return the table as SVG."""
        from aedilis.games.corduba.picture import picture

        return picture(view, names, content)

    def random_play(self) -> RandomPlay:
        """Return random play in compiled code."""
        from aedilis.games.corduba.engine import random_play

        return cast(RandomPlay, random_play)  # of states of its own alone

    def packs(self) -> Packs:
        """Return what checks content packs."""
        from aedilis.games.corduba.engine.pack.check.texts import PACKS

        return PACKS

    def page_types(self) -> PageTypes:
        """Return the types for its page."""
        from aedilis.games.corduba.engine.forms.page_types import TYPES

        return TYPES


GAME = Corduba()
