"""Corduba as somebody sees it who looks back at a game."""

from rich.console import Console, RenderableType

from aedilis.core.contract import Event
from aedilis.core.game import Game
from aedilis.games.corduba.engine.forms.view import content_data
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.terminal.look import Look
from aedilis.games.corduba.terminal.screen import screen
from aedilis.games.corduba.terminal.story import Story
from aedilis.terminal.seating import Sitter


class Watcher:
    """The table and the story for one seat, or -1 for a spectator."""

    def __init__(self, console: Console, game: Game, sitters: list[Sitter], seat: int) -> None:
        self.seat = seat
        self.look = Look(console, sitters, content_data(RULES.own_view(game.view(seat)).pack))
        self.story = Story(self.look, None if seat < 0 else seat)

    def tell(self, events: list[Event], /) -> list[RenderableType]:
        """Return events in words."""
        return self.story.tell(events)

    def table(self, then: Game, /, *, is_open: bool) -> list[RenderableType]:
        """Return the table at a moment of the game; sealed choices show in the moves, so nothing more is opened."""
        return screen(self.look, RULES.view_data(then.view(self.seat)))
