"""How players look in a terminal: a letter and a colour each. No colour stands without a letter beside it."""

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from aedilis.terminal.seating import Sitter, letters

SEAT_STYLES = ("bold cyan", "bold green", "bold yellow", "bold red")
ROOMY = (100, 36)  # columns and rows from which the screen has frames and whole words
NOW = "►"


class Look:
    """What the players of one table look like on one console."""

    def __init__(self, console: Console, sitters: Sequence[Sitter]) -> None:
        self.console = console
        self.sitters = list(sitters)
        self.letters = letters([sitter.name for sitter in sitters])

    @property
    def roomy(self) -> bool:
        """Tell whether the terminal has room for frames and whole words."""
        return self.console.width >= ROOMY[0] and self.console.height >= ROOMY[1]

    def name(self, seat: int) -> str:
        """Return the name of who sits there."""
        return self.sitters[seat].name

    def title(self, seat: int) -> Text:
        """Return the letter and the name of a seat in its colour."""
        return Text(f"{self.letters[seat]} {self.name(seat)}", style=SEAT_STYLES[seat])

    def letter(self, seat: int) -> Text:
        """Return the letter of a seat in its colour."""
        return Text(self.letters[seat], style=SEAT_STYLES[seat])

    def grid(self) -> Table:
        """Return an empty table, with frames where there is room."""
        if self.roomy:
            return Table(box=box.ROUNDED, expand=True, padding=(0, 1), header_style="bold")
        return Table(box=None, expand=True, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
