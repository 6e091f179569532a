"""The prompt: reads a line, answers the commands that work everywhere, and passes on the rest."""

import contextlib
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from aedilis.cli import rulespage
from aedilis.cli.capitol import why
from aedilis.cli.capitol.look import MARKS
from aedilis.cli.capitol.story import cards_line
from aedilis.cli.capitol.table import Table
from aedilis.cli.recordfile import FileError
from aedilis.cli.rulespage import NoClause
from aedilis.cli.say import fault, t

with contextlib.suppress(ImportError):  # line editing and history where the system has them
    import readline  # noqa: F401


class Quit(Exception):
    """The person leaves; the game is saved."""


class Undone(Exception):
    """A move was taken back, so the decision begins anew."""


class Prompt:
    """Reads what a person types at a table."""

    def __init__(self, console: Console, table: Table) -> None:
        self.console = console
        self.table = table
        self.seat = 0  # whose hand may be shown now

    def ask(self, question: str) -> str:
        """Return the next line that is no command; commands are answered here. Raises Quit, Undone and EOFError."""
        while True:
            line = self.console.input(Text(question + " ", style="bold")).strip()
            word, _, rest = line.partition(" ")
            if not self._command(word.lower(), rest.strip()):
                return line

    def say(self, text: str) -> None:
        """Print a sentence, broken where the terminal ends."""
        self.console.print(Text(text))

    def say_whole(self, text: str) -> None:
        """Print lines with file names in them, unbroken, so that they can be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def pause(self) -> None:
        """Wait for Enter, where somebody sits at the terminal."""
        if self.console.is_terminal:
            self.ask(t("ask-go-on"))

    def _command(self, word: str, rest: str) -> bool:
        match word:
            case "?" | "help" | "h":
                self.say(t("help", round=MARKS["round"], pitched=MARKS["pitched"]))
            case "why":
                self._why(rest)
            case "rules" | "rule":
                self._rules(rest)
            case "log":
                self._log()
            case "cards":
                self._cards()
            case "undo" | "u":
                self._undo()
            case "save":
                self._save(rest)
            case "quit" | "q" | "exit":
                self._quit()
            case "quit!":
                raise Quit
            case _:
                return False
        return True

    def _why(self, question: str) -> None:
        if not question:
            self.say(t("why-usage"))
            return
        table = self.table
        found = why.answer(table.look, table.view(self.seat), table.data(self.seat), question)
        for line in why.explain(found):
            self.say(line)

    def _rules(self, asked: str) -> None:
        if not asked:
            self.say(t("rules-usage"))
            return
        try:
            self.console.print(Markdown(rulespage.clause("capitol", asked)))
            return
        except NoClause as error:
            found = rulespage.containing("capitol", asked)
            if not found:
                self.say(fault(error))
        every = rulespage.clauses("capitol")
        for number in found[:12]:
            self.console.print(
                f"[bold]{number}[/] {escape(rulespage.first_words(every[number], self.console.width - 8))}"
            )
        if len(found) > 12:
            self.say(t("rules-more", count=len(found) - 12))

    def _log(self) -> None:
        if self._memory_aid() == "off":
            self.say(t("log-off"))
            return
        self._page(self.table.log(self.seat))

    def _cards(self) -> None:
        """Show what perfect memory would know, if the table plays with that aid (R0.10)."""
        if self._memory_aid() != "full_tracker":
            self.say(t("cards-off"))
            return
        data = self.table.data(self.seat)
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for key in ("player", "known", "secret"):
            grid.add_column(t(f"column-{key}"))
        for number, seat in enumerate(data.seats):
            if number != self.seat:
                hidden = " ".join(f"{count} {t(f'kind-{kind}')}" for kind, count in seat.secret.items() if count)
                grid.add_row(self.table.look.title(number), cards_line(seat.certain), hidden or "-")
        self.console.print(grid)
        self.console.print(Text(t("cards-unseen") + " ").append_text(cards_line(data.unseen)))

    def _memory_aid(self) -> str:
        return str(self.table.game.record.header.options.get("memory_aid", "log_only"))

    def _undo(self) -> None:
        target = self.table.undo_target(self.seat)
        if target is None:
            self.say(t("undo-none"))
            return
        self.table.undo(target)
        raise Undone

    def _save(self, name: str) -> None:
        path = Path(name) if name else None
        if path is not None:
            with contextlib.suppress(RuntimeError):  # a ~ that stands for nobody's home is an ordinary character
                path = path.expanduser()
        if path is not None and path.exists() and path != self.table.path:
            self.say(t("save-exists", file=str(path)))
            return
        try:
            self.say_whole(t("saved", file=str(self.table.save(path))))
        except FileError as error:
            self.say(fault(error))

    def _quit(self) -> None:
        try:
            self.table.save()
        except FileError as error:
            self.say(fault(error))
            self.say(t("quit-unsaved"))
            return
        raise Quit

    def _page(self, lines: Sequence[RenderableType]) -> None:
        if self.console.is_terminal and len(lines) > self.console.height:
            with self.console.pager(styles=self.console.color_system is not None):
                self.console.print(Group(*lines))
        else:
            self.console.print(Group(*lines))
