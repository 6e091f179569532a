"""Corduba as somebody sees it who looks back at a game."""

from rich.console import Console, RenderableType

from aedilis.cli.corduba.look import Look
from aedilis.cli.corduba.screen import screen
from aedilis.cli.corduba.story import Story
from aedilis.cli.corduba.table import view_of
from aedilis.cli.seating import Sitter
from aedilis.core.contract import Event
from aedilis.core.game import Game
from aedilis.games.corduba.engine.forms.view import content_data
from aedilis.games.corduba.engine.rules import RULES


class Watcher:
    """The table and the story for one seat, or -1 for a spectator."""

    def __init__(self, console: Console, game: Game, sitters: list[Sitter], seat: int) -> None:
        self.seat = seat
        self.look = Look(console, sitters, content_data(view_of(game, seat).pack))
        self.story = Story(self.look, None if seat < 0 else seat)

    def tell(self, events: list[Event], /) -> list[RenderableType]:
        """Return events in words."""
        return self.story.tell(events)

    def table(self, then: Game, /, *, is_open: bool) -> list[RenderableType]:
        """Return the table at a moment of the game; sealed choices show in the moves, so nothing more is opened."""
        return screen(self.look, RULES.view_data(view_of(then, self.seat)))
