"""A plain terminal for games that bring none of their own: what a seat may know as lines, and one numbered menu."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.text import Text

from aedilis.core import catalogue
from aedilis.core.contract import Event
from aedilis.core.game import Game
from aedilis.core.rng import seeded
from aedilis.i18n import plain
from aedilis.terminal import look, prompt, session, table
from aedilis.terminal.look import Look
from aedilis.terminal.say import language, own, t
from aedilis.terminal.seating import Sitter
from aedilis.terminal.session import Terminal, number_in, split_sure

SPECTATOR = -1


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
        self._look = look.Look(console, sitters)

    @property
    def look(self) -> Look:
        """What the players look like."""
        return self._look

    def tell(self, seat: int, events: Sequence[Event]) -> list[RenderableType]:
        """Return events in words."""
        return told(self.game.rules.name, self.look, events)


class PlainPrompt(prompt.Prompt):
    """Reads what a person types; there are no commands but those of all games."""

    def help(self) -> str:
        """Return what can be typed."""
        return own(self._table.game.rules.name, "help-plain")

    def own_command(self, word: str, rest: str) -> bool:
        """Answer no command."""
        return False


class PlainSession(session.Session):
    """People and bots playing one game on one terminal."""

    def __init__(self, console: Console, table: PlainTable, *, confirm: bool) -> None:
        super().__init__(console, table, PlainPrompt(console, table), confirm=confirm)

    def decide(self, seat: int) -> int:
        """Ask for one of the legal actions, by number or in notation."""
        game, names = self._table.game, [sitter.name for sitter in self._table.sitters]
        listed = game.legal(seat).codes
        words = [plain.action_words(game.rules, action, names, language()) for action in listed]
        menu = Text("\n".join(f"{number:2d} {line}" for number, line in enumerate(words, start=1)))
        news = self._table.news(seat)
        while True:
            self.draw(shown(game, self._table.look, seat), news, menu)
            while line := self.prompt.ask(t("ask-plain", count=len(listed))):
                word, is_sure = split_sure(line)
                number = number_in(word, len(listed))
                action = self.in_notation(seat, word) if number is None else listed[number - 1]
                if action is None:
                    continue
                if is_sure or not self.confirm or not self._is_final(seat, action):
                    return action
                if self.agrees(plain.action_words(game.rules, action, names, language())):
                    return action
                break

    def _is_final(self, seat: int, action: int) -> bool:
        """Tell whether an action cannot simply be taken back, tried out on a position the seat can believe in."""
        rules = self._table.game.rules
        state = rules.determinize(self._table.game.view(seat), seeded("draft"))
        state.listen(True)
        state.apply(action)
        return any(map(rules.reveals, state.take_events())) or not state.to_act() >> seat & 1

    def last_table(self) -> list[RenderableType]:
        """Return what everybody may know at the end."""
        return shown(self._table.game, self._table.look, SPECTATOR)

    def result(self) -> RenderableType:
        """Return who won, and the scores."""
        state = self._table.game.state
        names = [sitter.name for sitter in self._table.sitters]
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
