"""Capitol as somebody sees it who looks back at a game."""

from rich.console import Console, RenderableType

from aedilis.cli.capitol.look import Look
from aedilis.cli.capitol.screen import screen
from aedilis.cli.capitol.story import Story
from aedilis.cli.seating import Sitter
from aedilis.core.contract import Event
from aedilis.core.game import Game
from aedilis.games.capitol.engine.rules import RULES


class Watcher:
    """The table and the story for one seat, or -1 for a spectator."""

    def __init__(self, console: Console, game: Game, sitters: list[Sitter], seat: int) -> None:
        self.seat = seat
        self.look = Look(console, sitters, RULES.view_data(game.view(seat)).board)
        self.story = Story(self.look, None if seat < 0 else seat)

    def tell(self, events: list[Event], /) -> list[RenderableType]:
        """Return events in words."""
        return self.story.tell(events)

    def table(self, then: Game, /, *, is_open: bool) -> list[RenderableType]:
        """Return the table at a moment of the game; open, with all hands."""
        hands: dict[int, tuple[str, ...]] = {}
        if is_open:
            for seat in range(then.record.header.players):
                hands[seat] = RULES.view_data(then.view(seat)).seats[seat].hand or ()
        return screen(self.look, RULES.view_data(then.view(self.seat)), hands)
