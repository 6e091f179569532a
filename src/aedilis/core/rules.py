"""The rules of a game whose actions and events have codecs: what every such game would write the same way."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from aedilis.core.catalogue import rules as rules_of
from aedilis.core.codec import ActionCodec, EventCodec
from aedilis.core.contract import Action, Event, Rules, State, View
from aedilis.core.docstrings import restore
from aedilis.core.errors import AedilisError, FormatError, PositionError
from aedilis.core.rng import Rng

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Shown = TypeVar("Shown", bound=msgspec.Struct)
Position = TypeVar("Position", bound=msgspec.Struct)
Preview = TypeVar("Preview", bound=msgspec.Struct | None)
Statistics = TypeVar("Statistics", bound=msgspec.Struct)


class Parts(NamedTuple, Generic[S, V, Shown, Position, Preview, Statistics]):
    """The parts of a game's engine that its rules hand on to."""

    state: type[S]
    view: type[V]
    actions: ActionCodec
    events: EventCodec
    opened: tuple[int, ...]
    """The kinds of event that show what their seat chose itself: that is nothing new to it."""
    clause: Callable[[int], str]
    opening_events: Callable[[S], list[int]]
    previews: Callable[[S, list[int]], Sequence[Preview]]
    view_data: Callable[[V, int], Shown]
    position: type[Position]
    save: Callable[[S, int], Position]
    load: Callable[[Position, int], S]
    """Raises an error with the reason if no game can reach the position."""
    determinize: Callable[[V, Rng], S]
    statistics: Callable[[S, Iterable[int]], Statistics]


class CodedRules(Rules, Generic[S, V, Shown, Position, Preview, Statistics]):
    """Rules that are made of the parts of an engine; a game adds its options and its set-up."""

    def __init__(self, parts: Parts[S, V, Shown, Position, Preview, Statistics]) -> None:
        """Take the parts; the title of the game is that of its actions."""
        self.parts = parts
        restore(parts.state)
        restore(parts.view)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pass to another process by name: there are rules of each game once."""
        return rules_of, (self.name,)

    @property
    def action_types(self) -> tuple[type[Action], ...]:
        """Every kind of typed action."""
        return self.parts.actions.kinds

    @property
    def event_types(self) -> tuple[type[Event], ...]:
        """Every kind of typed event."""
        return self.parts.events.kinds

    def own(self, state: State) -> S:
        """Return the state if it is one of this game; else raise FormatError."""
        if not isinstance(state, self.parts.state):
            raise FormatError("bad-state", f"this is not a state of {self.parts.actions.title}")
        return state

    def own_view(self, view: View) -> V:
        """Return the view if it is one of this game; else raise FormatError."""
        if not isinstance(view, self.parts.view):
            raise FormatError("bad-view", f"this is not a view of {self.parts.actions.title}")
        return view

    def typed(self, action: int | str, /) -> Action:
        """Return the typed value of an action's integer or line of text."""
        return self.parts.actions.typed(action)

    def packed(self, action: Action | str, /) -> int:
        """Return the integer of a typed action or a line of text."""
        return self.parts.actions.packed(action)

    def notation(self, action: Action | int, /) -> str:
        """Return an action as one line of text."""
        return self.parts.actions.notation(action)

    def seat_of(self, action: int, /) -> int:
        """Return the seat that acts."""
        return self.parts.actions.seat_of(action)

    def clause(self, refusal: int, /) -> str:
        """Return the number of a refusing clause as the rules page writes it."""
        return self.parts.clause(refusal)

    def event(self, code: int, /) -> Event:
        """Return the typed value of an event."""
        return self.parts.events.typed(code)

    def reveals(self, code: int, /) -> bool:
        """Tell whether the event showed hidden information to anyone."""
        return self.parts.events.reveals(code)

    def shows(self, code: int, seat: int, /) -> bool:
        """Tell whether the event told this seat something: what it chose itself it knew before."""
        events = self.parts.events
        is_own = code & events.kind_mask in self.parts.opened and events.seat_of(code) == seat
        return events.reveals(code) and not is_own

    def opening_events(self, state: State, /) -> list[int]:
        """Return the events of the set-up."""
        return self.parts.opening_events(self.own(state))

    def previews(self, state: State, actions: list[int], /) -> Sequence[Preview]:
        """Return what each action of one seat would lead to, as far as that seat can know."""
        return self.parts.previews(self.own(state), actions)

    def view_data(self, view: View, /) -> Shown:
        """Return the view as a value with a JSON form."""
        return self.parts.view_data(self.own_view(view), self.version)

    def position(self, state: State, /) -> Position:
        """Return the whole state as a value with a JSON form."""
        return self.parts.save(self.own(state), self.version)

    def load_position(self, document: bytes | str, /) -> S:
        """Return the state of a position in JSON; raise PositionError with the reason if no game can reach it."""
        try:
            position = msgspec.json.decode(document, type=self.parts.position)
        except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
            raise PositionError("bad-position", f"this is not a position: {error}") from error
        try:
            return self.parts.load(position, self.version)
        except PositionError:
            raise
        except AedilisError as error:
            raise PositionError("bad-position", error.message, rule=error.rule) from error

    def determinize(self, view: View, rng: Rng, /) -> S:
        """Return a state that agrees with the view, what is hidden dealt at random."""
        return self.parts.determinize(self.own_view(view), rng)

    def statistics(self, first: State, actions: Iterable[int], /) -> Statistics:
        """Return the numbers of docs/statistics.md."""
        return self.parts.statistics(self.own(first), actions)
