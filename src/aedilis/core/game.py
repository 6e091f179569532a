"""A game with its record: what the library, the terminal and the tests play."""

import secrets
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Self

import msgspec

from aedilis.core import given
from aedilis.core import record as records
from aedilis.core.catalogue import find
from aedilis.core.catalogue import rules as rules_of
from aedilis.core.contract import Rules, State
from aedilis.core.errors import FormatError, IllegalAction, OptionError, PositionError, RecordError, UnknownGame
from aedilis.core.kinds import A, E, Position, Shown, Statistics, V
from aedilis.core.legal import LegalActions
from aedilis.core.play import SPECTATOR, Form, Play, PlayedStep
from aedilis.core.record import Header, Record, Result, commitment, sealed, shown_actions
from aedilis.core.versions import Reading


def check_players(rules: Rules, players: int) -> int:
    """Return the number of players; raise OptionError unless so many can play the game."""
    number = given.number(players, "bad-players", "the number of players", OptionError)
    if number not in rules.seat_range:
        least, most = rules.seat_range[0], rules.seat_range[-1]
        message = f"{rules.name} is for {least} to {most} players, not {given.said(number)}"
        raise OptionError("bad-players", message)
    return number


def _agree(said: Result, found: Result | None, is_earlier: bool) -> bool:
    """Tell whether a game ended as its record says; the hash of a position is another in every version."""
    if is_earlier and found is not None:
        return msgspec.structs.replace(said, check=found.check) == found
    return said == found


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


class Game(Play[V, Shown, A, E, Position, Statistics]):
    """One game being played, and its record so far.

    >>> game = Game.new("capitol", players=2, seed="an example")
    >>> action = game.legal()[0]
    >>> action in game.legal(), str(action)
    (True, '0 pass')
    >>> step = game.play(action)
    >>> game.moves, game.to_act()
    (1, [1])
    """

    def __init__(self, rules: Rules, header: Header, state: State) -> None:
        """Begin at a state; callers use `new`, `load`, `from_position` or `from_record`."""
        super().__init__(rules, state, is_dealt=header.start is None)
        self.header = header
        self._lines: list[str] = []

    @classmethod
    def new(
        cls,
        name: str,
        *,
        players: int,
        options: Mapping[str, Any] | str | None = None,
        seed: str | None = None,
        seats: Sequence[str] = (),
    ) -> Self:
        """Begin a game; without a seed one is drawn that nobody can guess."""
        rules = rules_of(name)
        players = check_players(rules, players)
        full = rules.options(given.options(options))
        secret = secrets.token_hex(16) if seed is None else given.text(seed, "bad-seed", "the seed", OptionError)
        header = Header(
            game=name,
            rules=rules.version,
            players=players,
            options=full,
            seats=given.names(seats, players),
            commitment=commitment(secret),
            seed=secret,
        )
        return cls(rules, header, rules.new_state(players, full, secret))

    @classmethod
    def from_position(cls, name: str, document: bytes | str | msgspec.Struct, *, seats: Sequence[str] = ()) -> Self:
        """Begin at a position, as a value or in JSON; raise PositionError if no game can reach it."""
        rules = rules_of(name)
        state = rules.load_position(records.document_of(document))
        start: dict[str, Any] = msgspec.to_builtins(rules.position(state))
        secret = secrets.token_hex(16)
        header = Header(
            game=name,
            rules=rules.version,
            players=state.players,
            options=start["options"],
            seats=given.names(seats, state.players),
            commitment=commitment(secret, start),
            seed=secret,
            start=start,
        )
        return cls(rules, header, state)

    @classmethod
    def load(cls, document: str) -> Self:
        """Go on with a game that was saved; raise RecordError where the document does not hold."""
        return cls.from_record(records.load(document))

    @classmethod
    def from_record(cls, record: Record) -> Self:
        """Replay a record with its seed, under the rules it was played by; raise RecordError where it does not hold."""
        record = records.checked(record)
        header = record.header
        try:
            rules = rules_of(header.game)
        except UnknownGame as error:
            raise RecordError(error.code, error.message, game=header.game) from error
        reading = Reading(rules, header.rules)
        if header.seed is None:
            raise RecordError(
                "record-sealed", "the record has no seed yet: the game it belongs to is still being played"
            )
        if commitment(header.seed, header.start) != header.commitment:
            raise RecordError("record-tampered", "the seed is not the one that was committed to at the start")
        if header.players not in rules.seat_range:
            raise RecordError("record-corrupt", f"{header.game} is not played by {header.players}")
        try:
            options = rules.options(reading.options(header.options))
            if header.start is None:
                state = rules.new_state(header.players, options, header.seed)
            else:
                state = rules.load_position(msgspec.json.encode(reading.position(header.start)))
        except (OptionError, PositionError) as error:
            raise RecordError("record-corrupt", error.message) from error
        if state.players != header.players:
            raise RecordError("record-corrupt", f"the starting position is not one of {header.players} players")
        game = cls(rules, header, state)
        for number, line in enumerate(record.actions, start=1):
            try:
                game.play(reading.line(line))
            except FormatError as error:
                raise RecordError("record-corrupt", f"action {number}: {error.message}", action=number) from error
            except IllegalAction as error:
                raise RecordError(
                    "record-tampered",
                    f"action {number} is not legal: {error.message}",
                    rule=error.rule,
                    action=number,
                ) from error
        if record.result is not None and not _agree(record.result, game.record.result, reading.is_earlier):
            code = "record-truncated" if not game.state.is_over() else "record-tampered"
            raise RecordError(code, "the replayed game does not end as the record says")
        return game

    def save(self) -> str:
        """Return the whole game as text: its record with the seed, which is secret while others still play."""
        return records.to_text(self.record)

    @property
    def record(self) -> Record:
        """The record so far, for whoever may know the seed."""
        return Record(header=self.header, actions=self._lines.copy(), result=self._result())

    def public_record(self) -> Record:
        """Return the record as anyone may have it: without the seed and unrevealed choices until the game is over."""
        if self.is_over():
            return self.record
        moves = ((step.action, step.reveals) for step in self.steps)
        return Record(header=sealed(self.header), actions=shown_actions(self.rules, moves))

    def legal(self, seat: int | None = None) -> LegalActions[A]:
        """Return what a seat may do now, by default the first that must decide; nothing where it must not."""
        return LegalActions[A](self.rules, self.state, self.actor() if seat is None else self.seat(seat))

    def play(self, action: Form) -> PlayedStep:
        """Check an action in whatever form, carry it out and write it down; a refused action changes nothing."""
        given = self.read(action)
        step = super().play(given)
        self._lines.append(self.rules.notation(given.value))
        return step

    def undo_to(self, moves: int) -> None:
        """Go back to the position after so many moves; whether that is allowed is for the caller."""
        super().undo_to(moves)
        del self._lines[self.moves :]

    def svg(self, seat: int | None = None) -> str:
        """Return the table as a seat sees it (without one: as a spectator does) as SVG, drawn as the page draws it.

        Raise FormatError for a game that has no drawings.
        """
        shown = self.view_data(SPECTATOR if seat is None else seat)
        made = self._picture(shown)
        if made is None:
            raise FormatError("no-picture", f"there are no drawings of {self.rules.name}")
        return made

    def text(self, seat: int | None = None) -> str:
        """Return the table as a seat sees it (without one: as a spectator does) as the terminal writes it.

        This takes the extra `cli`; without it the error says so.
        """
        view = self.view(SPECTATOR if seat is None else seat)
        try:
            table_text = import_module("aedilis.terminal.seen").table_text
        except ImportError as error:
            raise FormatError("missing-extra", "tables as text need: pip install 'aedilis[cli]'") from error
        return str(table_text(self.rules, view, self.names()))

    def names(self) -> list[str]:
        """Return who sits where, by the number of the seat where nobody is named."""
        seats = self.header.seats
        return [seats[seat] if seat < len(seats) else f"Seat {seat}" for seat in range(self.state.players)]

    def _repr_svg_(self) -> str | None:
        """Let a notebook show what a spectator sees."""
        return self._picture(self.view_data(SPECTATOR))

    def _picture(self, shown: msgspec.Struct) -> str | None:
        content = self.rules.content(self.header.options)
        return find(self.rules.name).picture(shown, self.names(), content)

    def __repr__(self) -> str:
        """Say which game it is and where it stands; nothing that is hidden."""
        asked = ", ".join(map(str, self.to_act()))
        now = "over" if self.is_over() else f"seat {asked} to act"
        players, moves = _counted(self.state.players, "player"), _counted(self.moves, "move")
        return f"<Game {self.rules.name}: {players}, {moves}, {now}>"

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """A copy is whole already."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pass from one process to another as a record."""
        return type(self).load, (self.save(),)

    def _shell(self, moves: int) -> Self:
        made = super()._shell(moves)
        made.header, made._lines = self.header, self._lines[:moves]
        return made

    def _result(self) -> Result | None:
        outcome = self.outcome()
        if outcome is None:
            return None
        check = f"{self.state.key():016x}"
        return Result(actions=self.moves, scores=outcome.scores, winners=outcome.winners, check=check)
