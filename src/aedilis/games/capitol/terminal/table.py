"""A table of Capitol: what its seats may know, and what happened in Capitol's words."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, RenderableType

from aedilis.core.contract import Event
from aedilis.core.game import Game
from aedilis.games.capitol.engine.forms.events import AuctionOpened, BidSealed
from aedilis.games.capitol.engine.forms.view import ViewData
from aedilis.games.capitol.engine.rules import RULES
from aedilis.games.capitol.engine.view import View
from aedilis.games.capitol.terminal.look import Look
from aedilis.games.capitol.terminal.story import Story
from aedilis.terminal import table
from aedilis.terminal.seating import Sitter


class CapitolTable(table.TerminalTable):
    """A game of Capitol with people and bots around it."""

    look: Look

    def __init__(self, console: Console, game: Game, sitters: list[Sitter], path: Path) -> None:
        super().__init__(game, sitters, path)
        self.look = Look(console, sitters, self.data(-1).board)

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        return RULES.own_view(self.game.view(seat))

    def data(self, seat: int) -> ViewData:
        """Return what a seat may know, as a plain value."""
        return RULES.view_data(self.view(seat))

    def tell(self, seat: int, events: Sequence[Event]) -> list[RenderableType]:
        """Return events in words; the question of an open auction is not told, because it follows anyway."""
        told = list(events)
        while told and isinstance(told[-1], AuctionOpened | BidSealed):
            told.pop()
        return Story(self.look, seat).tell(told)
