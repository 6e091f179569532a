"""`aedilis replay`: a record move by move, as one seat saw it or, when the game is over, with open hands."""

import contextlib
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group
from rich.text import Text

from aedilis.bots.analysis import analysed
from aedilis.core.contract import Event
from aedilis.core.errors import OptionError
from aedilis.core.game import Game
from aedilis.core.play import SPECTATOR
from aedilis.terminal import output, recordfile, seating
from aedilis.terminal.plain import terminal_of
from aedilis.terminal.say import own, t


def replay(
    file: Annotated[Path, typer.Argument(help=t("help-replay-file"))],
    seat: Annotated[int | None, typer.Option(help=t("help-replay-seat"))] = None,
    step: Annotated[bool, typer.Option("--step", help=t("help-replay-step"))] = False,
    moments: Annotated[bool, typer.Option("--moments", help=t("help-replay-moments"))] = False,
) -> None:
    """Show a record move by move."""
    game = Game.from_record(recordfile.read(file))
    players = game.header.players
    if seat is not None and not 0 <= seat < players:
        raise OptionError("bad-seat", t("replay-bad-seat", last=players - 1, seat=str(seat)), seat=seat)
    if moments:
        tell_moments(output.console(soft_wrap=True), game)
        return
    shown = Replay(output.console(), game, seat)
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        shown.step() if step else shown.tell_all()


def tell_moments(console: Console, game: Game) -> None:
    """Print the decisions that moved the chances most; raise OptionError for a game that is not over."""
    if not game.is_over():
        raise OptionError("not-over", t("replay-not-over"))
    names = [game.header.seats[seat] or str(seat) for seat in range(game.header.players)]
    found = analysed(game).moments()
    for turn in found:
        console.print(
            t(
                "replay-moment",
                move=turn.move,
                name=names[turn.seat],
                action=game.rules.notation(turn.action).partition(" ")[2],
                before=", ".join(f"{share:.0%}" for share in turn.before.chances),
                after=", ".join(f"{share:.0%}" for share in turn.after.chances),
            ),
            markup=False,
        )
        if turn.better is not None:
            better = game.rules.notation(turn.better).partition(" ")[2]
            console.print(t("replay-better", action=better, gain=f"{turn.gain:.0%}"), markup=False)
    if not found:
        console.print(t("replay-no-moments"), markup=False)


class Replay:
    """A game on its way past a watcher, who knows what one seat knew.

    Without a seat the watcher is a spectator; when the game is over and nobody plays any more, all hands lie open.
    """

    def __init__(self, console: Console, game: Game, seat: int | None) -> None:
        self.console = console
        self.game = game
        self.seat = SPECTATOR if seat is None else seat
        self.is_open = seat is None and game.is_over()
        sitters = seating.from_header(game.header.seats, game.header.players)
        self.watcher = terminal_of(game.rules.name).watch(console, game, sitters, self.seat)
        self.total = game.moves

    def tell_all(self) -> None:
        """Print every move with what it brought about, then the table at the end."""
        for number in range(self.total + 1):
            self._tell(number)
        self._draw(number=self.total)

    def step(self) -> None:
        """Draw the table after each move and wait: Enter goes on, b back, a number to that move, q ends."""
        number = 0
        while True:
            if self.console.is_terminal:
                self.console.clear()
            self._draw(number)
            self._tell(number)
            line = self.console.input(Text(t("ask-replay", number=number, total=self.total) + " ", style="bold"))
            word = line.strip().lower()
            if word in ("q", "quit") or (word == "" and number == self.total):
                return
            if word == "":
                number += 1
            elif word in ("b", "back"):
                number = max(0, number - 1)
            elif word.isascii() and word.isdecimal():
                number = min(int(word[:9]), self.total)
            else:
                self.console.print(t("replay-usage"))

    def _tell(self, number: int) -> None:
        if number:
            self.console.print(Text(f"{number:4d}  {self._move(number)}", style="dim"))
        self.console.print(Group(*self.watcher.tell(self._events(number))))

    def _move(self, number: int) -> str:
        """Return a move in notation; a sealed choice keeps its secret, which the reveal tells soon enough."""
        step = self.game.steps[number - 1]
        if self.game.rules.is_sealed(step.action) and not self.is_open and step.seat != self.seat:
            return own(self.game.rules.name, "replay-sealed", seat=step.seat)
        return self.game.record.actions[number - 1]

    def _events(self, number: int) -> list[Event]:
        """Return what a move brought about; move 0 is the set-up."""
        codes = self.game.steps[number - 1].events if number else self.game.opening
        rules = self.game.rules
        return [rules.event(code) for code in codes if rules.is_visible(code, self.seat)]

    def _draw(self, number: int) -> None:
        self.console.print(Group(*self.watcher.table(self.game.at(number), is_open=self.is_open)))
