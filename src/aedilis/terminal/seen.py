"""What one seat sees, as text: the table of a game's terminal, made of nothing but the seat's view."""

import io
from collections.abc import Sequence
from typing import cast

from rich.console import Console, Group, RenderableType

from aedilis.core.contract import Event, Rules, View
from aedilis.core.game import Game
from aedilis.core.play import Play
from aedilis.core.rng import seeded
from aedilis.terminal.plain import terminal_of
from aedilis.terminal.seating import Sitter
from aedilis.terminal.session import Watcher

WIDTH = 110


class PlayAsSeen(Play):
    """A view in the place of a game: whoever asks for another seat's gets one that was dealt at random."""

    def __init__(self, rules: Rules, view: View) -> None:
        super().__init__(rules, rules.determinize(view, seeded("seen")), is_dealt=False, is_heard=False)
        self.seen = view

    def view(self, seat: int) -> View:
        """Return the view itself where its own seat asks."""
        return self.seen if seat == self.seen.seat else super().view(seat)


def table_text(rules: Rules, view: View, names: Sequence[str]) -> str:
    """Return the table as the view's seat sees it."""
    watcher, seen = watching(rules, view, names)
    return printed(watcher.table(cast(Game, seen), is_open=False))


def events_text(rules: Rules, view: View, names: Sequence[str], events: Sequence[Event]) -> str:
    """Return events that the view's seat may see, in words."""
    watcher, _ = watching(rules, view, names)
    return printed(watcher.tell(list(events))) if events else ""


def watching(rules: Rules, view: View, names: Sequence[str]) -> tuple[Watcher, PlayAsSeen]:
    """Return who tells of the table, and what is told of."""
    seen = PlayAsSeen(rules, view)
    sitters = [Sitter(name, None) for name in names]
    return terminal_of(rules.name).watch(console(), cast(Game, seen), sitters, int(view.seat)), seen


def console() -> Console:
    """Return a console that writes plain text into memory."""
    return Console(
        file=io.StringIO(), width=WIDTH, color_system=None, highlight=False, emoji=False, force_terminal=False
    )


def printed(parts: Sequence[RenderableType]) -> str:
    """Return what is shown as plain text, without the spaces at the ends of lines."""
    screen = console()
    screen.print(Group(*parts))
    assert isinstance(screen.file, io.StringIO), "it was made so"
    return "\n".join(line.rstrip() for line in screen.file.getvalue().splitlines()).strip("\n")
