"""The host of a game: the one place that holds a state, checks every action and carries it out.

Library, terminal, arena, bots' workers and server all play through it. What has been played is a list of steps, each an
action with the events that it brought about; to go back is to play a shorter list again.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, NamedTuple, Self, TypeVar, cast

import msgspec

from aedilis.core import given as asked_for
from aedilis.core.contract import Action, BegunAction, Rules, State
from aedilis.core.errors import FormatError, IllegalAction
from aedilis.core.kinds import A, E, Position, Shown, Statistics, V

SPECTATOR = -1  # the seat of whoever only watches


class Given(NamedTuple):
    """An action that somebody gave in whatever form, read once: the engine's integer and the typed value."""

    action: int
    value: Action


Form = Given | Action | int | str
"""An action as people, pages, records and bots give it."""


class PlayedStep(msgspec.Struct, frozen=True):
    """One action that was played, who could have acted, and what happened."""

    action: int
    seat: int
    asked: int
    """Bit mask of the seats that had to decide before it."""
    events: tuple[int, ...]
    reveals: bool
    """Whether it showed hidden information to anyone."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: in one word, with whom as winners, and the scores by seat."""

    ending: str
    winners: tuple[int, ...]
    """Empty where nobody wins, as in a rebellion."""
    scores: tuple[int, ...]


def seats_in(mask: int) -> list[int]:
    """Return the seats of a bit mask, ascending."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


class Play(Generic[V, Shown, A, E, Position, Statistics]):
    """One game being played. Only this object sees the state; everyone else asks for a view.

    The types are those of one game; a host of any game has those that all games share.
    """

    def __init__(self, rules: Rules, first: State, *, is_dealt: bool = True, is_heard: bool = True) -> None:
        """Begin at a state; one that was not dealt just now, but loaded, has no events of a set-up.

        Where nobody hears what happens there are no events at all, which is quicker.
        """
        self.rules = rules
        self.state = first
        self.opening = tuple(rules.opening_events(first)) if is_dealt else ()
        self.steps: list[PlayedStep] = []
        self.is_heard = is_heard
        self._first = first.clone()
        first.listen(is_heard)

    @property
    def moves(self) -> int:
        """How many actions have been played and not taken back."""
        return len(self.steps)

    @property
    def actions(self) -> list[int]:
        """The integers of these actions."""
        return [step.action for step in self.steps]

    def to_act(self) -> list[int]:
        """Return the seats that must decide now, ascending; none when the game is over."""
        return seats_in(self.state.to_act())

    def actor(self) -> int:
        """Return the first seat in turn order that must decide now, -1 when the game is over."""
        return self.state.actor()

    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.state.is_over()

    def outcome(self) -> Outcome | None:
        """Return how the game ended, None while it goes on."""
        state = self.state
        if not state.is_over():
            return None
        return Outcome(self.rules.ending(state), tuple(state.winners()), tuple(state.scores()))

    def view(self, seat: int) -> V:
        """Return what this seat may know; seat -1 is a spectator."""
        return cast(V, self.state.view(self.watcher(seat)))

    def view_data(self, seat: int) -> Shown:
        """Return what this seat (-1: a spectator) may know as a value with names for everything, and a JSON form."""
        return cast(Shown, self.rules.view_data(self.view(seat)))

    def position(self) -> Position:
        """Return the whole position, hidden parts included, as a value with a JSON form."""
        return cast(Position, self.rules.position(self.state))

    def statistics(self) -> Statistics:
        """Return what explains the result so far; it may tell what was hidden."""
        return cast(Statistics, self.rules.statistics(self.first_state(), self.actions))

    def seat(self, seat: int) -> int:
        """Return the seat, if it is one of this table; else raise FormatError."""
        number = asked_for.number(seat, "bad-seat", "a seat")
        if not 0 <= number < self.state.players:
            raise FormatError("bad-seat", f"there is no seat {asked_for.said(number)} at this table")
        return number

    def watcher(self, seat: int) -> int:
        """Return the seat, or -1 for a spectator; else raise FormatError."""
        return SPECTATOR if type(seat) is int and seat == SPECTATOR else self.seat(seat)

    def read(self, action: Form) -> Given:
        """Return an action of whatever form; raise FormatError if it is none of this game."""
        match action:
            case Given():
                return action
            case Action():
                return Given(self.rules.packed(action), action)
            case str():
                value = self.rules.typed(action)
                return Given(self.rules.packed(value), value)
            case _:
                number = asked_for.number(action, "bad-action", "an action that is no text and no typed value")
                return Given(number, self.rules.typed(number))

    def check(self, action: Form) -> Given:
        """Return an action that is legal now; else raise IllegalAction with the clause that forbids it."""
        given = self.read(action)
        refusal = self.state.refusal(given.action)
        if refusal:
            clause = self.rules.clause(refusal)
            details = self.rules.because(self.state, given.action)
            raise IllegalAction("illegal-action", f"rule {clause} forbids this", rule=clause, **details)
        return given

    def play(self, action: Form) -> PlayedStep:
        """Check an action and carry it out; a refused one changes nothing."""
        given = self.check(action)
        return _carry_out(self, given.action, given.value.seat)

    def attempt(self, actions: Sequence[Given], seat: int, *, may_lack: bool = False) -> "Attempt":
        """Play on a copy, but stop before a step that would show this seat something hidden.

        With `may_lack` the last action may be one of which only the first parts are chosen.
        """
        tried = self.copy()
        self.seat(seat)
        if not isinstance(actions, Sequence):
            raise FormatError("bad-action", f"actions are a list of them, not {asked_for.said(actions)}")
        for number, given in enumerate(map(self.read, actions), start=1):
            before = tried.state.clone()
            try:
                step = tried.play(given)
            except IllegalAction:
                is_last = number == len(actions)
                begun = self.rules.begun(tried.state, given.action) if may_lack and is_last else None
                if begun is None:
                    raise
                return Attempt(tried, tried.steps[self.moves :], begun=begun)
            if any(self.rules.shows(code, seat) for code in step.events):
                del tried.steps[-1]
                tried.state = before
                before.listen(True)
                return Attempt(tried, tried.steps[self.moves :], stopped=True)
        return Attempt(tried, tried.steps[self.moves :])

    def event_codes(self, seat: int, *, since: int = 0) -> list[int]:
        """Return the packed events that a seat (-1: a spectator) may see, after the first `since` moves."""
        self.watcher(seat)
        since = self.move_number(since)
        told = [] if since else list(self.opening)
        told += [code for step in self.steps[since:] for code in step.events]
        return [code for code in told if self.rules.is_visible(code, seat)]

    def events(self, seat: int, *, since: int = 0) -> list[E]:
        """Return the typed events that a seat (-1: a spectator) may see, after the first `since` moves."""
        return [cast(E, self.rules.event(code)) for code in self.event_codes(seat, since=since)]

    def copy(self) -> Self:
        """Return an independent game at the same point; the steps already made are shared."""
        made = self._shell(self.moves)
        made.state = self.state.clone()
        made.state.listen(self.is_heard)
        return made

    def at(self, moves: int) -> Self:
        """Return an independent game as this one stood after so many moves."""
        made = self._shell(self.move_number(moves))
        made.state = self._state_at(moves)
        return made

    def undo_to(self, moves: int) -> None:
        """Go back to the position after so many moves; whether that is allowed is for the caller."""
        self.state = self._state_at(self.move_number(moves))
        del self.steps[moves:]

    def free_undo_to(self) -> int:
        """Return the smallest number of moves one may go back to without consent: nothing was revealed since then."""
        moves = self.moves
        while moves and not self.steps[moves - 1].reveals:
            moves -= 1
        return moves

    def first_state(self) -> State:
        """Return the position before the first action."""
        return self._first.clone()

    def move_number(self, moves: int) -> int:
        """Return a number of moves, if so many were played; else raise FormatError."""
        number = asked_for.number(moves, "bad-move-number", "a number of moves")
        if not 0 <= number <= self.moves:
            raise FormatError("bad-move-number", f"there is no move {asked_for.said(number)}")
        return number

    def _state_at(self, moves: int) -> State:
        state = self._first.clone()
        for step in self.steps[:moves]:
            state.apply(step.action)
        state.listen(self.is_heard)
        return state

    def _shell(self, moves: int) -> Self:
        """Return a game with so many of the same moves that has no state yet."""
        made = object.__new__(type(self))
        made.rules, made.opening, made.is_heard, made._first = self.rules, self.opening, self.is_heard, self._first
        made.steps = self.steps[:moves]
        return made


class Attempt(NamedTuple):
    """A copy of a game in which actions were tried."""

    play: Play
    steps: list[PlayedStep]
    """Those that were carried out."""
    stopped: bool = False
    """The next one would show something hidden, and was not carried out."""
    begun: BegunAction | None = None
    """How far the last action leads, which lacks a part and was not carried out."""


Host = TypeVar("Host", bound="Play[Any, Any, Any, Any, Any, Any]")


def retraced(play: Host, actions: Iterable[int]) -> Host:
    """Carry out actions that a host of the same game has checked already, in the same order.

    No method of a game: whoever holds one can only play what the rules allow.
    """
    for action in actions:
        _carry_out(play, action, play.rules.seat_of(action))
    return play


def _carry_out(play: Host, action: int, seat: int) -> PlayedStep:
    """Carry out an action of this seat that was checked, and write it down."""
    asked = play.state.to_act()
    play.state.apply(action)
    events = tuple(play.state.take_events())
    step = PlayedStep(action, seat, asked, events, any(map(play.rules.reveals, events)))
    play.steps.append(step)
    return step
