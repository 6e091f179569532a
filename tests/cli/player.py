"""A person who answers every question of the table, for tests that need a whole game."""

import io
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

from aedilis.core.game import Game
from aedilis.games.capitol.terminal.session import Session
from aedilis.games.capitol.terminal.table import CapitolTable
from aedilis.terminal.seating import new_seats


class Terminal(Console):
    """A console that shows nothing to anybody, and answers questions from a list and then by itself."""

    def __init__(self, lines: list[str], *, width: int = 80, height: int = 24, terminal: bool = False) -> None:
        self.shown = io.StringIO()
        super().__init__(file=self.shown, width=width, height=height, force_terminal=terminal, highlight=False)
        self.lines = iter(lines)
        self.questions: list[str] = []

    def input(self, prompt: object = "", **_: object) -> str:
        """Return the next line; without any, end of input."""
        self.print(prompt, end="")
        self.questions.append(str(prompt))
        try:
            line = next(self.lines)
        except StopIteration:
            raise EOFError from None
        self.print(line)
        return line

    def text(self) -> str:
        """Return all that was shown."""
        return self.shown.getvalue()


def willing(numbers: Iterator[int], asked: list[str]) -> Iterator[str]:
    """Answer whatever is asked, for ever: a varied but legal way through a game."""
    while True:
        question = asked[-1] if asked else ""
        number = next(numbers)
        if question.startswith("Card"):
            yield "p" if number % 5 == 4 else str(1 + number % 4)
        elif question.startswith("Which use"):
            yield str(1 + number % 2)
        elif question.startswith("Cards for your bid"):
            yield str(1 + number % 3) if number % 2 else "none"
        elif question.startswith(("Where does", "Draw", "One bonus")) or "bonus cards" in question:
            yield str(1 + number % 3)
        else:
            yield ""


def new_table(console: Console, path: Path, **options: object) -> CapitolTable:
    """Return a table of two with one bot, the same every time."""
    sitters = new_seats(2, 0, ["tiro"], hot_seat=False)
    names = [sitter.written() for sitter in sitters]
    game = Game.new("capitol", players=2, seed="table 3", options=options or None, seats=names)
    return CapitolTable(console, game, sitters, path)


def play(path: Path, lines: list[str], *, confirm: bool = True, terminal: bool = False) -> tuple[CapitolTable, str]:
    """Play these lines at a new table until they end; return the table and all that was shown."""
    console = Terminal(lines, terminal=terminal)
    table = new_table(console, path)
    Session(console, table, confirm=confirm).run()
    return table, console.text()
