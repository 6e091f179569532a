"""A table of Corduba: what its seats may know, and what happened in Corduba's words."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, RenderableType

from aedilis.core.contract import Event
from aedilis.core.errors import FormatError
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

    def __init__(self, console: Console, game: Game, sitters: list[Sitter], path: Path) -> None:
        super().__init__(game, sitters, path)
        self._look = Look(console, sitters, content_data(self.view(-1).pack))

    @property
    def look(self) -> Look:
        """What players and components look like."""
        return self._look

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        return view_of(self.game, seat)

    def data(self, seat: int) -> ViewData:
        """Return what a seat may know, as a plain value."""
        return RULES.view_data(self.view(seat))

    def tell(self, seat: int, events: Sequence[Event]) -> list[RenderableType]:
        """Return events in words."""
        return Story(self.look, seat).tell(events)


def view_of(game: Game, seat: int) -> View:
    """Return what a seat of a game of Corduba may know."""
    view = game.view(seat)
    if not isinstance(view, View):
        raise FormatError("bad-view", "this is not a view of Corduba")
    return view
