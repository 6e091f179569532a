"""Corduba 27 a.C. by Manuel Martinez Aranda, as everybody else knows it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from aedilis.bots.house import HouseGame
from aedilis.core.contract import Action, Event, View
from aedilis.core.description import Packs

if TYPE_CHECKING:
    from aedilis.games.corduba.engine.rules import CordubaRules


class Corduba(HouseGame):
    """What only Corduba has, besides what lies where all games of the house have it."""

    name = "corduba"
    title = "Corduba 27 a.C."
    judging = 48  # two judgements of a position then differ by less than 1 %, by 7 % in the last round
    file_options = ("content",)
    commands = {"content": "aedilis.games.corduba.study.command"}  # noqa: RUF012 (a constant of the base class)

    def rules(self) -> "CordubaRules[Action, Event]":
        """Return the rules."""
        from aedilis.games.corduba.engine.rules import RULES

        return RULES

    def option_from(self, option: str, text: str) -> Any:
        """Return the files of a content pack in a folder."""
        from pathlib import Path

        from aedilis.games.corduba.engine.pack.read import read_documents

        return read_documents(Path(text))

    def is_small(self, view: View) -> bool:
        """Tell whether a seat carries on with a turn: a place, a payment, an order."""
        from aedilis.games.corduba.bots.aedile import corduba_view
        from aedilis.games.corduba.bots.searching import opens_turn

        return not opens_turn(corduba_view(view, "a seat"))

    def picture(self, view: msgspec.Struct, names: Sequence[str], content: msgspec.Struct | None = None) -> str:
        """Return the table as SVG."""
        from aedilis.games.corduba.picture import picture

        return picture(view, names, content)

    def packs(self) -> Packs:
        """Return what checks content packs."""
        from aedilis.games.corduba.engine.pack.check.texts import PACKS

        return PACKS


GAME = Corduba()
