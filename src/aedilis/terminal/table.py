"""One table: the game, who sits there, where it is kept, and what each person has been told."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path

from rich.console import RenderableType

from aedilis.bots import levels
from aedilis.bots.bot import Bot
from aedilis.bots.guests import BotFault
from aedilis.bots.random_bot import RandomBot
from aedilis.core.contract import Event
from aedilis.core.game import Game
from aedilis.core.rng import seeded
from aedilis.terminal import recordfile
from aedilis.terminal.look import Look
from aedilis.terminal.seating import Sitter


class TerminalTable(ABC):
    """A game with people and bots around it; people see views only."""

    look: Look
    """What the players look like."""

    def __init__(self, game: Game, sitters: list[Sitter], path: Path) -> None:
        self.game = game
        self.sitters = sitters
        self.path = path
        self.bots: dict[int, Bot] = {
            seat: levels.make(sitter.level, game.rules.name)
            for seat, sitter in enumerate(sitters)
            if sitter.level is not None
        }
        self.faults: list[str] = []
        """What bots of others did that was none; a random move took its place, and the person is told."""
        self.people = [seat for seat in range(len(sitters)) if seat not in self.bots]
        self._told = {seat: self._last_move(seat) for seat in self.people}  # moves that each person has been told of

    @abstractmethod
    def tell(self, seat: int, events: Sequence[Event]) -> list[RenderableType]:
        """Return events in the words of the game."""

    def _last_move(self, seat: int) -> int:
        """Return how many moves were played when this person had moved last: a resumed game begins its news there."""
        steps = self.game.steps
        return next((number for number in range(len(steps), 0, -1) if steps[number - 1].seat == seat), 0)

    def next_seat(self) -> int:
        """Return who decides next: where all choose secretly the bots go first, so that nobody waits for them."""
        seats = self.game.to_act()
        return next((seat for seat in seats if seat in self.bots), self.game.actor())

    def bot_moves(self, seat: int) -> None:
        """Let a bot play; its luck depends on the seed and the moment, so a resumed game goes on the same way."""
        luck = seeded(f"{self.game.header.seed} bot {seat} {self.game.moves}")
        view = self.game.view(seat)
        try:
            action = self.bots[seat].choose(view, luck)
        except BotFault as fault:
            self.faults.append(fault.message)
            action = RandomBot().choose(view, luck)
        self.game.play(action)

    def save(self, path: Path | None = None) -> Path:
        """Write the game to its file, or to another one that becomes its file; raise FileError if that fails."""
        target = path or self.path
        recordfile.write(target, self.game.record)
        self.path = target
        return target

    def undo_target(self, seat: int) -> int | None:
        """Return how many moves remain if this person takes one back; None when nothing is free to take back.

        Free is what showed nobody anything. A person takes back an own move, and with it later moves of bots, but
        never a move of another person.
        """
        for number in range(self.game.moves - 1, self.game.free_undo_to() - 1, -1):
            mover = self.game.steps[number].seat
            if mover == seat:
                return number
            if mover not in self.bots:
                return None
        return None

    def is_final(self, seat: int, action: int) -> bool:
        """Tell whether an action could not be taken back: it shows something hidden, or others decide next.

        It is tried out on a deal that the seat can believe in.
        """
        rules = self.game.rules
        state = rules.determinize(self.game.view(seat), seeded("draft"))
        state.listen(True)
        state.apply(action)
        return any(map(rules.reveals, state.take_events())) or not state.to_act() >> seat & 1

    def undo(self, moves: int) -> None:
        """Go back to the position after so many moves."""
        self.game.undo_to(moves)
        for seat in self._told:
            self._told[seat] = min(self._told[seat], moves)

    def news(self, seat: int) -> list[RenderableType]:
        """Return what happened since this person was last told, and count it as told."""
        since = self._told[seat]
        self.note_told(seat)
        return self.tell(seat, self.game.events(seat, since=since))

    def note_told(self, seat: int) -> None:
        """Count everything so far as told: the person has just done it."""
        self._told[seat] = self.game.moves

    def log(self, seat: int) -> list[RenderableType]:
        """Return the whole story so far."""
        return self.tell(seat, self.game.events(seat))
