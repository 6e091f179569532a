"""A game at the terminal from the first decision to the result; whatever is typed, the game is kept."""

import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec
from rich.console import Console, Group, RenderableType
from rich.text import Text

from aedilis.core import catalogue
from aedilis.core.contract import Event
from aedilis.core.errors import FormatError
from aedilis.core.game import Game
from aedilis.terminal import results
from aedilis.terminal.prompt import MoveUndone, Prompt, Quit
from aedilis.terminal.recordfile import FileError
from aedilis.terminal.results import PersonalEnd, ResultLine
from aedilis.terminal.say import fault, own, refusal, t
from aedilis.terminal.seating import Sitter
from aedilis.terminal.table import TerminalTable


class Session(ABC):
    """People and bots playing one game on one terminal; each game says how it looks and what it asks."""

    prompts: type[Prompt]
    """What reads the lines of this game."""

    def __init__(self, console: Console, table: TerminalTable, *, confirm: bool) -> None:
        self.console = console
        self.table = table
        self.prompt = self.prompts(console, table)
        self.confirm = confirm
        self._at_keyboard: int | None = table.people[0] if len(table.people) == 1 else None
        self._warned = False

    @abstractmethod
    def decide(self, seat: int) -> int:
        """Ask a person for an action until it is a legal one."""

    @abstractmethod
    def words_of(self, seat: int, action: int) -> str:
        """Return what an action would do, for who is asked once more."""

    @abstractmethod
    def last_table(self) -> list[RenderableType]:
        """Return the table when the game is over."""

    @abstractmethod
    def result(self) -> RenderableType:
        """Return who won and with what."""

    def ending(self, seat: int) -> PersonalEnd:
        """Return how the game ended for a person."""
        scores, winners = self.table.game.state.scores(), self.table.game.state.winners()
        return PersonalEnd(
            against=", ".join(sitter.level for sitter in self.table.sitters if sitter.level is not None),
            outcome="lost" if seat not in winners else "won" if len(winners) == 1 else "even",
            score=scores[seat],
            best_other=max(score for other, score in enumerate(scores) if other != seat),
        )

    def run(self) -> None:
        """Play until the game is over or the person leaves; the game is saved in either case."""
        try:
            self._welcome()
            while not self.table.game.is_over():
                seat = self.table.next_seat()
                if seat in self.table.bots:
                    self.table.bot_moves(seat)
                    self._tell_faults()
                else:
                    self._turn(seat)
            self._finish()
        except Quit:
            self.prompt.say_whole(t("left", file=str(self.table.path)))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.table.save()  # if this fails, the error is the last word
            self.prompt.say_whole(t("left", file=str(self.table.path)))

    def _tell_faults(self) -> None:
        """Say what was wrong with a bot of somebody else's."""
        for said in self.table.faults:
            self.prompt.say(t("bot-fault", said=said))
        self.table.faults.clear()

    def _welcome(self) -> None:
        """Say who plays, what fixes the deal, and where the game is kept."""
        table = self.table
        alone = len(table.people) == 1
        seats = [
            t("welcome-you", name=sitter.name)
            if sitter.level is None and alone
            else sitter.name
            if sitter.level is None
            else t("welcome-bot", name=sitter.name, level=sitter.level)
            for sitter in table.sitters
        ]
        name = table.game.rules.name
        self.console.print(Text(own(name, "title", title=catalogue.find(name).title), style="bold"))
        self.prompt.say(t("welcome-seats", seats=", ".join(seats)))
        self.prompt.say(t("welcome-seed", commitment=table.game.header.commitment))
        self.prompt.say_whole(t("welcome-file", file=str(table.path)))
        self.prompt.say(t("welcome-help"))
        self.prompt.seat = table.people[0]
        self.prompt.pause()

    def _turn(self, seat: int) -> None:
        """Let a person decide once, or take a move back."""
        self._hand_over(seat)
        try:
            self.play(seat, self.decide(seat))
        except MoveUndone:
            self.prompt.say(t("undone"))

    def play(self, seat: int, action: int) -> None:
        """Carry out an action and save the game; a file that cannot be written is told once."""
        self.table.game.play(action)
        try:
            self.table.save()
        except FileError as error:
            if not self._warned:
                self.prompt.say(fault(error))
                self._warned = True

    def _hand_over(self, seat: int) -> None:
        """On a hot seat, hide what the last person saw until the next one sits down."""
        if self._at_keyboard != seat:
            self._at_keyboard = None
            if len(self.table.people) > 1:
                self.clear()
                self.prompt.ask(t("ask-hand-over", name=self.table.look.name(seat)))
            self._at_keyboard = seat
        self.prompt.seat = seat

    def wrong_word(self, line: str) -> str:
        """Return which word of a line names something that the game does not have; "" where that is not the fault."""
        return ""

    def in_notation(self, seat: int, line: str) -> int | None:
        """Return the action of a line in notation, with or without its seat; say what is wrong otherwise."""
        game = self.table.game
        parsed: int | None = None
        for notation in (line, f"{seat} {line}"):
            with contextlib.suppress(FormatError):
                parsed = game.read(notation).action
                break
        if parsed is None:
            self.prompt.say(self.wrong_word(line) or t("not-understood", line=line[:40]))
            return None
        clause = game.view(seat).refusal(parsed)
        if clause:
            name = game.rules.clause(clause)
            self.prompt.say(t("refused", clause=name, why=refusal(name, game.rules.name)))
            return None
        return parsed

    def choose(self, seat: int, draw: Callable[[], None], question: str, pick: Callable[[str], int | None]) -> int:
        """Ask until an action is picked and meant; an empty line, or second thoughts, draw the table again."""
        while True:
            draw()
            while line := self.prompt.ask(question):
                word, is_sure = split_sure(line)
                action = pick(word)
                if action is None:
                    continue
                if self.is_meant(seat, action, is_sure=is_sure):
                    return action
                break

    def one_of(self, seat: int, listed: list[int], word: str) -> int | None:
        """Return the action that a number of the menu or a line in notation stands for."""
        number = number_in(word, len(listed))
        return self.in_notation(seat, word) if number is None else listed[number - 1]

    def is_meant(self, seat: int, action: int, *, is_sure: bool) -> bool:
        """Ask once more before what cannot be taken back, unless the person is sure or wants no such question."""
        return is_sure or not self.confirm or not self.table.is_final(seat, action) or self.agrees(seat, action)

    def agrees(self, seat: int, action: int) -> bool:
        """Say what an action would do, and ask whether to do it."""
        self.prompt.say(self.words_of(seat, action))
        while True:
            line = self.prompt.ask(t("ask-confirm")).lower()
            if line in ("", "y", "yes"):
                return True
            if line in ("b", "back", "n", "no"):
                return False
            self.prompt.say(t("confirm-usage"))

    def draw(self, table: list[RenderableType], news: list[RenderableType], choices: RenderableType) -> None:
        """Draw the table, what happened, and the menu; news that do not fit get a page of their own first."""
        if news and self.console.is_terminal and self._rows([*table, *news, choices]) >= self.console.height:
            self._page(news)
            news.clear()
        self.clear()
        self.console.print(Group(*table, *news, choices))

    def _page(self, news: list[RenderableType]) -> None:
        """Show news on a page of their own, or on several if they are longer than the terminal."""
        rest = list(news)
        while rest:
            self.clear()
            shown = 1
            while shown < len(rest) and self._rows(rest[: shown + 1]) < self.console.height:
                shown += 1
            self.console.print(Group(*rest[:shown]))
            del rest[:shown]
            self.prompt.pause()

    def _rows(self, parts: list[RenderableType]) -> int:
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def clear(self) -> None:
        """Begin a new screen."""
        if self.console.is_terminal:
            self.console.clear()

    def _finish(self) -> None:
        """Show the last news, the table, the result, and how anybody can check the game."""
        self.table.save()
        self._page(self.table.news(self.table.people[0]))
        self.clear()
        self.console.print(Group(*self.last_table()))
        self.prompt.pause()
        self.console.print(self.result())
        seed = str(self.table.game.header.seed)
        self.prompt.say_whole(t("finished", file=str(self.table.path), seed=seed))
        if len(self.table.people) == 1:
            self._keep_result(seed)

    def _keep_result(self, seed: str) -> None:
        """Add the game to the person's table of results; if that fails, the record is still there."""
        game = self.table.game
        assert game.record.result is not None
        ending = self.ending(self.table.people[0])
        try:
            results.keep(
                ResultLine(
                    **msgspec.structs.asdict(ending),
                    ended=results.now(),
                    game=game.rules.name,
                    seed=seed,
                    check=game.record.result.check,
                )
            )
        except FileError as error:
            self.prompt.say(t("result-not-kept", fault=fault(error)))
        else:
            self.prompt.say(t("result-kept"))


class Watcher(Protocol):
    """How a game looks to who looks back at it."""

    def tell(self, events: list[Event], /) -> list[RenderableType]:
        """Return events in words."""

    def table(self, then: Game, /, *, is_open: bool) -> list[RenderableType]:
        """Return the table at a moment of the game; open, with the secrets of all seats."""


class Beginning(Protocol):
    """What seats people and bots at a new or resumed game."""

    def __call__(self, console: Console, game: Game, sitters: list[Sitter], path: Path, *, confirm: bool) -> Session:
        """Return the session, which begins when it is run."""


class Ingredient(NamedTuple):
    """Something that a game is made of, for `aedilis doctor`: its name, and what finds out whether it is whole."""

    name: str
    look: Callable[[], str]


class Terminal(NamedTuple):
    """How a game is played and watched in a terminal."""

    begin: Beginning
    watch: Callable[[Console, Game, list[Sitter], int], Watcher]
    parts: Callable[[], Iterable[Ingredient]] = tuple


def split_sure(line: str) -> tuple[str, bool]:
    """Return the line without a closing exclamation mark, which stands for "do not ask again"."""
    return line.rstrip("!").strip(), line.endswith("!")


def number_in(line: str, most: int) -> int | None:
    """Return the number typed if it is one of the menu."""
    return int(line) if line.isascii() and line.isdecimal() and len(line) < 4 and 1 <= int(line) <= most else None
