"""A plain terminal for games that bring none of their own: what a seat may know as lines, and one numbered menu."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.text import Text

from aedilis.core import catalogue
from aedilis.core.contract import Event
from aedilis.core.game import Game
from aedilis.core.play import SPECTATOR
from aedilis.i18n import plain
from aedilis.terminal import look, prompt, session, table
from aedilis.terminal.look import Look
from aedilis.terminal.say import language, own, t
from aedilis.terminal.seating import Sitter
from aedilis.terminal.session import Terminal


def terminal_of(game: str) -> Terminal:
    """Return how a game is played in a terminal: its own way, or the plain one."""
    return catalogue.find(game).terminal() or PLAIN


def told(game: str, look: Look, events: Sequence[Event]) -> list[RenderableType]:
    """Return events in words, a line each."""
    names = [sitter.name for sitter in look.sitters]
    return [Text(plain.event_words(game, event, names, language())) for event in events]


def shown(game: Game, look: Look, seat: int) -> list[RenderableType]:
    """Return what a seat may know, a line for each thing."""
    names = [sitter.name for sitter in look.sitters]
    lines = plain.view_words(game.rules.name, game.rules.view_data(game.view(seat)), names, language())
    return [Text(f"{line.what}: {line.said}") for line in lines]


class PlainTable(table.TerminalTable):
    """A game with people and bots around it."""

    def __init__(self, console: Console, game: Game, sitters: list[Sitter], path: Path) -> None:
        super().__init__(game, sitters, path)
        self.look = look.Look(console, sitters)

    def tell(self, seat: int, events: Sequence[Event]) -> list[RenderableType]:
        """Return events in words."""
        return told(self.game.rules.name, self.look, events)


class PlainPrompt(prompt.Prompt):
    """Reads what a person types; there are no commands but those of all games."""

    def help(self) -> str:
        """Return what can be typed."""
        return own(self.table.game.rules.name, "help-plain")

    def own_command(self, word: str, rest: str) -> bool:
        """Answer no command."""
        return False


class PlainSession(session.Session):
    """People and bots playing one game on one terminal."""

    prompts = PlainPrompt

    def decide(self, seat: int) -> int:
        """Ask for one of the legal actions, by number or in notation."""
        listed = self.table.game.legal(seat).codes
        lines = (f"{number:2d} {self.words_of(seat, action)}" for number, action in enumerate(listed, start=1))
        menu, news = Text("\n".join(lines)), self.table.news(seat)
        return self.choose(
            seat,
            lambda: self.draw(shown(self.table.game, self.table.look, seat), news, menu),
            t("ask-plain", count=len(listed)),
            lambda word: self.one_of(seat, listed, word),
        )

    def words_of(self, seat: int, action: int) -> str:
        """Return an action in the words of the game."""
        names = [sitter.name for sitter in self.table.sitters]
        return plain.action_words(self.table.game.rules, action, names, language())

    def last_table(self) -> list[RenderableType]:
        """Return what everybody may know at the end."""
        return shown(self.table.game, self.table.look, SPECTATOR)

    def result(self) -> RenderableType:
        """Return who won, and the scores."""
        state = self.table.game.state
        names = [sitter.name for sitter in self.table.sitters]
        over = t("over-plain", count=len(state.winners()), names=", ".join(names[seat] for seat in state.winners()))
        scores = [Text(f"{name}: {score}") for name, score in zip(names, state.scores())]
        return Group(Text(over, style="bold"), *scores)


class PlainWatcher:
    """The table and the story for one seat, or -1 for a spectator."""

    def __init__(self, console: Console, game: Game, sitters: list[Sitter], seat: int) -> None:
        self.game, self.seat, self.look = game, seat, look.Look(console, sitters)

    def tell(self, events: list[Event], /) -> list[RenderableType]:
        """Return events in words."""
        return told(self.game.rules.name, self.look, events)

    def table(self, then: Game, /, *, is_open: bool) -> list[RenderableType]:
        """Return the table at a moment of the game; open, as every seat sees it."""
        if not is_open:
            return shown(then, self.look, self.seat)
        parts: list[RenderableType] = []
        for seat in range(then.state.players):
            parts += [self.look.title(seat), *shown(then, self.look, seat)]
        return parts


def begin(console: Console, game: Game, sitters: list[Sitter], path: Path, *, confirm: bool) -> PlainSession:
    """Seat people and bots at a new or resumed game."""
    return PlainSession(console, PlainTable(console, game, sitters, path), confirm=confirm)


PLAIN = Terminal(begin, PlainWatcher)
