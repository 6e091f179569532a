"""The prompt: reads a line, answers the commands that work everywhere, and passes on the rest."""

import contextlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.markup import escape
from rich.text import Text

from aedilis.terminal import rules_page
from aedilis.terminal.recordfile import FileError
from aedilis.terminal.rules_page import NoClause
from aedilis.terminal.say import fault, own, t
from aedilis.terminal.table import TerminalTable

with contextlib.suppress(ImportError):  # line editing and history where the system has them
    import readline  # noqa: F401


class Quit(Exception):
    """The person leaves; the game is saved."""


class MoveUndone(Exception):
    """A move was taken back, so the decision begins anew."""


class Prompt(ABC):
    """Reads what a person types at a table; each game adds its own help and commands."""

    def __init__(self, console: Console, table: TerminalTable) -> None:
        self.console = console
        self.table = table
        self.seat = 0  # whose secrets may be shown now

    @abstractmethod
    def help(self) -> str:
        """Return the help of the game."""

    @abstractmethod
    def own_command(self, word: str, rest: str) -> bool:
        """Answer a command that only this game has; tell whether it was one."""

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
                self.say(self.help())
            case "rules" | "rule":
                self._rules(rest)
            case "log":
                self.tell_log()
            case "undo" | "u":
                self._undo()
            case "save":
                self._save(rest)
            case "quit" | "q" | "exit":
                self._quit()
            case "quit!":
                raise Quit
            case _:
                return self.own_command(word, rest)
        return True

    def _rules(self, asked: str) -> None:
        game = self.table.game.rules.name
        if not asked:
            self.say(own(game, "rules-usage"))
            return
        try:
            self.console.print(Markdown(rules_page.clause(game, asked)))
            return
        except NoClause as error:
            found = rules_page.containing(game, asked)
            if not found:
                self.say(fault(error))
        every = rules_page.clauses(game)
        for number in found[:12]:
            self.console.print(
                f"[bold]{number}[/] {escape(rules_page.first_words(every[number], self.console.width - 8))}"
            )
        if len(found) > 12:
            self.say(t("rules-more", count=len(found) - 12))

    def tell_log(self) -> None:
        """Print what happened so far."""
        self.page(self.table.log(self.seat))

    def _undo(self) -> None:
        target = self.table.undo_target(self.seat)
        if target is None:
            self.say(t("undo-none"))
            return
        self.table.undo(target)
        raise MoveUndone

    def _save(self, name: str) -> None:
        path = Path(name) if name else None
        if path is not None:
            with contextlib.suppress(RuntimeError):  # a ~ that stands for nobody's home is an ordinary character
                path = path.expanduser()
        if path is not None and path.exists() and path != self.table.path:
            self.say_whole(t("save-exists", file=str(path)))
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

    def page(self, lines: Sequence[RenderableType]) -> None:
        """Print lines, through the pager where they are more than the terminal has."""
        if self.console.is_terminal and len(lines) > self.console.height:
            with self.console.pager(styles=self.console.color_system is not None):
                self.console.print(Group(*lines))
        else:
            self.console.print(Group(*lines))
