"""A table of Corduba: what its seats may know, and what happened in Corduba's words."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, RenderableType

from aedilis.core.contract import Event
from aedilis.core.game import Game
from aedilis.games.corduba.engine.forms.view import ViewData, content_data
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.terminal.look import Look
from aedilis.games.corduba.terminal.story import Story
from aedilis.terminal import table
from aedilis.terminal.seating import Sitter


class CordubaTable(table.TerminalTable):
    """A game of Corduba with people and bots around it."""

    look: Look

    def __init__(self, console: Console, game: Game, sitters: list[Sitter], path: Path) -> None:
        super().__init__(game, sitters, path)
        self.look = Look(console, sitters, content_data(self.view(-1).pack))

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        return RULES.own_view(self.game.view(seat))

    def data(self, seat: int) -> ViewData:
        """Return what a seat may know, as a plain value."""
        return RULES.view_data(self.view(seat))

    def tell(self, seat: int, events: Sequence[Event]) -> list[RenderableType]:
        """Return events in words."""
        return Story(self.look, seat).tell(events)
