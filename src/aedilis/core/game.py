"""The host of one game: it holds the state, checks every action, keeps the record and hands out views."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from aedilis.core.catalogue import rules as rules_of
from aedilis.core.contract import Action, Event, Rules, State, View
from aedilis.core.errors import FormatError, IllegalAction, OptionError, PositionError, RecordError, UnknownGame
from aedilis.core.record import Header, Record, Result, commitment, sealed, shown_actions


def _is_seed(text: str) -> bool:
    """Tell whether a text can be hashed and saved; half of a surrogate pair cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def check_players(rules: Rules, players: int) -> None:
    """Raise OptionError unless so many can play the game."""
    if players not in rules.seat_range:
        least, most = rules.seat_range[0], rules.seat_range[-1]
        message = f"{rules.name} is for {least} to {most} players, not {players}"
        raise OptionError("bad-players", message, players=players)


class Game:
    """One game being played. Only this object sees the state; everyone else asks for a view.

    >>> game = Game.new("capitol", players=2, seed="an example")
    >>> game.play(game.legal(game.actor())[0])
    >>> game.record.actions[0].split()[1]
    'pass'
    """

    def __init__(self, rules: Rules, header: Header, state: State) -> None:
        self.rules = rules
        self.record = Record(header=header, actions=[])
        self.state = state
        self._start = state.clone()
        self._moves: list[int] = []
        self._events: list[int] = rules.opening_events(state) if header.start is None else []
        self._event_counts: list[int] = [len(self._events)]  # events so far, before each move and after the last
        state.listen(True)

    @classmethod
    def new(
        cls,
        name: str,
        *,
        players: int,
        options: Mapping[str, Any] | str | None = None,
        seed: str | None = None,
        seats: Sequence[str] = (),
    ) -> "Game":
        """Begin a game; without a seed one is drawn that nobody can guess."""
        rules = rules_of(name)
        check_players(rules, players)
        full = rules.options(options)
        secret = secrets.token_hex(16) if seed is None else seed
        if not _is_seed(secret):
            raise OptionError("bad-seed", "the seed is not a text that can be written down")
        header = Header(
            game=name,
            rules=rules.version,
            players=players,
            options=full,
            seats=tuple(seats),
            commitment=commitment(secret),
            seed=secret,
        )
        return cls(rules, header, rules.new_state(players, full, secret))

    @classmethod
    def from_position(cls, name: str, document: bytes | str, *, seats: Sequence[str] = ()) -> "Game":
        """Begin at a position in JSON; raise PositionError if no game can reach it."""
        rules = rules_of(name)
        state = rules.load_position(document)
        start: dict[str, Any] = msgspec.to_builtins(rules.position(state))
        secret = secrets.token_hex(16)
        header = Header(
            game=name,
            rules=rules.version,
            players=state.players,
            options=start["options"],
            seats=tuple(seats),
            commitment=commitment(secret, start),
            seed=secret,
            start=start,
        )
        return cls(rules, header, state)

    @classmethod
    def from_record(cls, record: Record) -> "Game":
        """Replay a record with its seed; raise RecordError where it does not hold."""
        header = record.header
        try:
            rules = rules_of(header.game)
        except UnknownGame as error:
            raise RecordError(error.code, error.message, game=header.game) from error
        if header.rules != rules.version:
            raise RecordError(
                "record-version",
                f"the record was played under rules version {header.rules}, this is version {rules.version}",
                version=header.rules,
            )
        if header.seed is None:
            raise RecordError(
                "record-sealed", "the record has no seed yet: the game it belongs to is still being played"
            )
        if not _is_seed(header.seed):
            raise RecordError("record-corrupt", "the seed is not a text that can be written down")
        if commitment(header.seed, header.start) != header.commitment:
            raise RecordError("record-tampered", "the seed is not the one that was committed to at the start")
        if header.players not in rules.seat_range:
            raise RecordError("record-corrupt", f"{header.game} is not played by {header.players}")
        try:
            options = rules.options(header.options)
            if header.start is None:
                state = rules.new_state(header.players, options, header.seed)
            else:
                state = rules.load_position(msgspec.json.encode(header.start))
        except (OptionError, PositionError) as error:
            raise RecordError("record-corrupt", error.message) from error
        if state.players != header.players:
            raise RecordError("record-corrupt", f"the starting position is not one of {header.players} players")
        game = cls(rules, header, state)
        for number, line in enumerate(record.actions, start=1):
            try:
                game.play(line)
            except FormatError as error:
                raise RecordError("record-corrupt", f"action {number}: {error.message}", action=number) from error
            except IllegalAction as error:
                raise RecordError(
                    "record-tampered",
                    f"action {number} is not legal: {error.message}",
                    rule=error.rule,
                    action=number,
                ) from error
        if record.result is not None and record.result != game.record.result:
            code = "record-truncated" if not game.state.is_over() else "record-tampered"
            raise RecordError(code, "the replayed game does not end as the record says")
        return game

    def actor(self) -> int:
        """Return the first seat in turn order that must decide now, -1 when the game is over."""
        return self.state.actor()

    def to_act(self) -> list[int]:
        """Return all seats that must decide now."""
        mask = self.state.to_act()
        return [seat for seat in range(self.state.players) if mask >> seat & 1]

    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.state.is_over()

    def view(self, seat: int) -> View:
        """Return what this seat may know; seat -1 is a spectator."""
        return self.state.view(self._seat(seat) if seat != -1 else -1)

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat, empty when it has none."""
        return self.state.legal(self._seat(seat))

    def packed(self, action: int | str | Action) -> int:
        """Return the integer of an action in whatever form; raise FormatError if it is none."""
        if isinstance(action, str):
            return self.rules.parse(action)
        if isinstance(action, Action):
            return self.rules.packed(action)
        return action

    def check(self, action: int | str | Action) -> int:
        """Return the packed action if it is legal now; else raise IllegalAction or FormatError."""
        packed = self.packed(action)
        self.rules.typed(packed)  # an integer that is no action of this game raises FormatError here
        refusal = self.state.refusal(packed)
        if refusal:
            clause = self.rules.clause(refusal)
            raise IllegalAction("illegal-action", f"rule {clause} forbids this", rule=clause)
        return packed

    def play(self, action: int | str | Action) -> None:
        """Check an action and carry it out; a refused action changes nothing."""
        packed = self.check(action)
        self.state.apply(packed)
        self._moves.append(packed)
        self._events += self.state.take_events()
        self._event_counts.append(len(self._events))
        self.record.actions.append(self.rules.notation(packed))
        if self.state.is_over():
            self.record.result = self._result()

    @property
    def moves(self) -> list[int]:
        """The actions so far."""
        return list(self._moves)

    def event_codes(self, seat: int, *, since: int = 0) -> list[int]:
        """Return the packed events visible to a seat (-1: a spectator), after the first `since` moves."""
        start = 0 if since == 0 else self._event_counts[min(since, len(self._moves))]
        return [code for code in self._events[start:] if self.rules.is_visible(code, seat)]

    def events(self, seat: int, *, since: int = 0) -> list[Event]:
        """Return the typed events visible to a seat (-1: a spectator), after the first `since` moves."""
        return [self.rules.event(code) for code in self.event_codes(seat, since=since)]

    def free_undo_to(self) -> int:
        """Return the smallest number of moves one may go back to without consent: nothing was revealed since then."""
        moves = len(self._moves)
        while moves and not self._reveals(moves - 1):
            moves -= 1
        return moves

    def undo_to(self, moves: int) -> None:
        """Go back to the position after this many moves, by replay; whether that is allowed is for the caller."""
        state = self._start.clone()
        for move in self._moves[: self._check_moves(moves)]:
            state.apply(move)
        state.listen(True)
        self.state = state
        del self._moves[moves:]
        del self.record.actions[moves:]
        del self._event_counts[moves + 1 :]
        del self._events[self._event_counts[moves] :]
        self.record.result = self._result() if state.is_over() else None

    def at(self, moves: int) -> "Game":
        """Return a copy of this game as it stood after this many moves."""
        copy = Game(self.rules, self.record.header, self._start.clone())
        for move in self._moves[: self._check_moves(moves)]:
            copy.play(move)
        return copy

    def public_record(self) -> Record:
        """Return the record as anyone may have it: without the seed and unrevealed choices until the game is over."""
        if self.is_over():
            return Record(header=self.record.header, actions=list(self.record.actions), result=self.record.result)
        moves = ((move, self._reveals(number)) for number, move in enumerate(self._moves))
        return Record(header=sealed(self.record.header), actions=shown_actions(self.rules, moves))

    def _reveals(self, number: int) -> bool:
        """Tell whether the move with this number (from 0) showed hidden information to anyone."""
        events = self._events[self._event_counts[number] : self._event_counts[number + 1]]
        return any(map(self.rules.reveals, events))

    def _check_moves(self, moves: int) -> int:
        if not 0 <= moves <= len(self._moves):
            raise FormatError("bad-move-number", f"there is no move {moves}", move=moves)
        return moves

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.state.players:
            raise FormatError("bad-seat", f"there is no seat {seat} at this table", seat=seat)
        return seat

    def _result(self) -> Result:
        return Result(
            actions=len(self._moves),
            scores=tuple(self.state.scores()),
            winners=tuple(self.state.winners()),
            check=f"{self.state.key():016x}",
        )
