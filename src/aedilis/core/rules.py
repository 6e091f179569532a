"""The rules of a game whose actions and events have codecs: what every such game would write the same way."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, cast

import msgspec

from aedilis.core import given, passing
from aedilis.core.catalogue import rules as rules_of
from aedilis.core.codec import ActionCodec, EventCodec
from aedilis.core.contract import Action, Event, Offer, Rules, StandingOrder, State, View
from aedilis.core.docstrings import restore
from aedilis.core.errors import AedilisError, FormatError, IllegalAction, OptionError, PositionError
from aedilis.core.record import document_of
from aedilis.core.rng import Rng

CODES = 1 << 63  # the engine's integers lie below

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Shown = TypeVar("Shown", bound=msgspec.Struct)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
Position = TypeVar("Position", bound=msgspec.Struct)
Preview = TypeVar("Preview", bound=msgspec.Struct | None)
Statistics = TypeVar("Statistics", bound=msgspec.Struct)

Foreseen = TypeVar("Foreseen", bound=State, covariant=True)
Known = TypeVar("Known", bound=View, contravariant=True)


class Plans(Protocol[Foreseen, Known]):
    """What a seat may plan while others play; a module of the game has these functions."""

    def ahead(self, view: Known, /) -> Foreseen | None:
        """Return the position as if the seat's next decision came now."""

    def offers(self, view: Known, /) -> Sequence[Offer]:
        """Return the orders that the seat may give."""

    def ordered(self, view: Known, name: str, limit: int | None, /) -> StandingOrder:
        """Return an order, marked with how long it lasts."""

    def lasts(self, view: Known, order: StandingOrder, /) -> bool:
        """Tell whether a decision that the order speaks of can still come."""

    def obeyed(self, view: Known, order: StandingOrder, /) -> int | None:
        """Return what the order means for the seat's present decision."""


class Parts(NamedTuple, Generic[S, V, Shown, Position, Preview, Statistics]):
    """The parts of a game's engine that its rules hand on to."""

    state: type[S]
    view: type[V]
    actions: ActionCodec
    events: EventCodec
    opened: tuple[int, ...]
    """The kinds of event that show what their seat chose itself: that is nothing new to it."""
    options: Callable[[Mapping[str, Any] | str | None], dict[str, Any]]
    """The full options for a preset name or a partial mapping; raises OptionError for what is not one."""
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
    plans: Plans[S, V] | None = None
    """None for a game in which nothing can be foreseen."""


class CodedRules(Rules, Generic[S, V, Shown, A, E, Position, Preview, Statistics]):
    """Rules that are made of the parts of an engine; a game adds its options and its set-up."""

    def __init__(self, parts: Parts[S, V, Shown, Position, Preview, Statistics]) -> None:
        """Take the parts; the title of the game is that of its actions."""
        self.parts = parts
        restore(parts.state)
        restore(parts.view)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pass to another process by name: there are rules of each game once."""
        return rules_of, (self.name,)

    def __repr__(self) -> str:
        """Say whose rules they are."""
        return f"<rules of {self.name}>"

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

    def own_code(self, action: int) -> int:
        """Return the integer if it is one that the engine can read; else raise FormatError."""
        if type(action) is int and 0 <= action < CODES:
            return action
        code = given.number(action, "bad-action", "the code of an action")
        if not 0 <= code < CODES:
            raise FormatError("bad-action", f"{given.said(code)} is not an action of {self.parts.actions.title}")
        return code

    def own_codes(self, actions: Iterable[int]) -> list[int]:
        """Return the integers of actions of this game; else raise FormatError."""
        codes = given.numbers(actions, "bad-action", "the codes of actions")
        for code in codes:
            self.parts.actions.typed(code)
        return codes

    def own_event(self, code: int) -> int:
        """Return the integer if it may be that of an event; else raise FormatError."""
        if type(code) is int and 0 <= code < CODES:
            return code
        raise FormatError("bad-event", f"{given.said(code)} is not an event of {self.parts.events.title}")

    def set_up(
        self, players: int, options: Mapping[str, Any] | str | None, seed: str
    ) -> tuple[int, dict[str, Any], str]:
        """Return what a game is set up with, its options in full; raise OptionError for what no game begins with."""
        count = given.number(players, "bad-players", "the number of players", OptionError)
        if count not in self.seat_range:
            raise OptionError("bad-players", f"{self.name} is not played by {given.said(count)}")
        text = given.text(seed, "bad-seed", "the seed", OptionError)
        return count, self.options(given.options(options)), text

    def options(self, wanted: Mapping[str, Any] | str | None, /) -> dict[str, Any]:
        """Return the full options for a preset name or a partial mapping."""
        return self.parts.options(given.options(wanted))

    def typed(self, action: int | str, /) -> A:
        """Return the typed value of an action's integer or line of text."""
        value = self.parts.actions.typed(action if isinstance(action, str) else self.own_code(action))
        return cast(A, value)  # the kinds of the codec are those of the game

    def packed(self, action: Action | str, /) -> int:
        """Return the integer of a typed action or a line of text."""
        if not isinstance(action, Action | str):
            raise FormatError("bad-action", f"{given.said(action)} is not an action of {self.parts.actions.title}")
        return self.parts.actions.packed(action)

    def notation(self, action: Action | int, /) -> str:
        """Return an action as one line of text."""
        if isinstance(action, Action):
            self.parts.actions.packed(action)  # a value may have been put together of anything
            return self.parts.actions.notation(action)
        return self.parts.actions.notation(self.typed(self.own_code(action)))

    def seat_of(self, action: int, /) -> int:
        """Return the seat that acts."""
        return self.parts.actions.seat_of(self.own_code(action))

    def clause(self, refusal: int, /) -> str:
        """Return the number of a refusing clause as the rules page writes it."""
        number = given.number(refusal, "bad-clause", "a refusal")
        try:
            return self.parts.clause(min(number, CODES - 1))
        except (LookupError, ValueError, OverflowError) as error:
            raise FormatError("bad-clause", f"{given.said(number)} is no refusal of {self.name}") from error

    def event(self, code: int, /) -> E:
        """Return the typed value of an event."""
        try:
            return cast(E, self.parts.events.typed(self.own_event(code)))
        except (LookupError, ValueError) as error:
            raise FormatError("bad-event", f"{code} is not an event of {self.parts.events.title}") from error

    def is_visible(self, code: int, seat: int, /) -> bool:
        """Every event is public where a game says nothing else; what is secret is then in none before its reveal."""
        return True

    def reveals(self, code: int, /) -> bool:
        """Tell whether the event showed hidden information to anyone."""
        return self.parts.events.reveals(self.own_event(code))

    def shows(self, code: int, seat: int, /) -> bool:
        """Tell whether the event told this seat something: what it chose itself it knew before."""
        events = self.parts.events
        code = self.own_event(code)
        is_own = code & events.kind_mask in self.parts.opened and events.seat_of(code) == seat
        return events.reveals(code) and not is_own

    def opening_events(self, state: State, /) -> list[int]:
        """Return the events of the set-up."""
        return self.parts.opening_events(self.own(state))

    def previews(self, state: State, actions: list[int], /) -> Sequence[Preview]:
        """Return what each action of one seat would lead to, as far as that seat can know."""
        return self.parts.previews(self.own(state), self._own_legal(self.own(state), actions))

    def ahead(self, view: View, /) -> S | None:
        """Return the position as if the next decision of a seat that waits came now."""
        own = self.own_view(view)
        return None if self.parts.plans is None else self.parts.plans.ahead(own)

    def offers(self, view: View, /) -> Sequence[Offer]:
        """Return the orders that this seat may give for decisions to come."""
        own = self.own_view(view)
        return () if self.parts.plans is None else self.parts.plans.offers(own)

    def ordered(self, view: View, name: str, limit: int | None, /) -> StandingOrder:
        """Return an order that is offered now, marked with how long it lasts."""
        own, plans = self.own_view(view), self.parts.plans
        name = given.text(name, "bad-order", "an order")
        limit = None if limit is None else given.number(limit, "bad-order", "a limit")
        offered = next((offer for offer in self.offers(own) if offer.name == name), None)
        if plans is None or offered is None:
            raise FormatError("bad-order", f"the order {given.said(name)} is not offered now")
        if (limit is None) != (offered.most is None) or not 0 <= (limit or 0) <= (offered.most or 0):
            raise FormatError("bad-order", f"the order {given.said(name)} has no limit {given.said(limit)}")
        return plans.ordered(own, name, limit)

    def lasts(self, view: View, order: StandingOrder, /) -> bool:
        """Tell whether a decision that the order speaks of can still come."""
        own, order = self.own_view(view), own_order(order)
        return self.parts.plans is not None and self.parts.plans.lasts(own, order)

    def obeyed(self, view: View, order: StandingOrder, /) -> int | None:
        """Return what the order means for the decision that this seat must make now."""
        own, order = self.own_view(view), own_order(order)
        return None if self.parts.plans is None else self.parts.plans.obeyed(own, order)

    def view_data(self, view: View, /) -> Shown:
        """Return the view as a value with a JSON form."""
        return self.parts.view_data(self.own_view(view), self.version)

    def packed_view(self, view: View, /) -> bytes:
        """Return a view as a document that passes to another process or machine."""
        return passing.packed(self, self.own_view(view))

    def unpacked_view(self, document: bytes | str, /) -> V:
        """Return the view of such a document."""
        return self.own_view(passing.unpacked(self, document))

    def position(self, state: State, /) -> Position:
        """Return the whole state as a value with a JSON form."""
        return self.parts.save(self.own(state), self.version)

    def load_position(self, document: bytes | str, /) -> S:
        """Return the state of a position in JSON; raise PositionError with the reason if no game can reach it."""
        try:
            position = msgspec.json.decode(document_of(document), type=self.parts.position)
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
        return self.parts.determinize(self.own_view(view), given.one_of(rng, Rng, "bad-rng", "a generator"))

    def statistics(self, first: State, actions: Iterable[int], /) -> Statistics:
        """Return the numbers of docs/statistics.md."""
        return self.parts.statistics(self.own(first), self._checked_play(first, actions))

    def _own_legal(self, state: S, actions: Iterable[int]) -> list[int]:
        """Return the integers of actions that are legal in a state; else raise FormatError or IllegalAction."""
        codes = given.numbers(actions, "bad-action", "the codes of actions")
        for code in codes:
            self._check_legal(state, self.own_code(code))
        return codes

    def _checked_play(self, first: State, actions: Iterable[int]) -> Iterator[int]:
        """Go through the actions of a game from its beginning; raise IllegalAction at one that it cannot have had."""
        state = first.clone()
        for code in given.numbers(actions, "bad-action", "the codes of actions"):
            self._check_legal(state, self.own_code(code))
            state.apply(code)
            yield code

    def _check_legal(self, state: State, code: int) -> None:
        """Raise IllegalAction with the clause that forbids an action."""
        self.parts.actions.typed(code)
        if refusal := state.refusal(code):
            clause = self.clause(refusal)
            raise IllegalAction("illegal-action", f"rule {clause} forbids this", rule=clause)


def own_order(order: object) -> StandingOrder:
    """Return the order if it is one; raise FormatError otherwise."""
    found = given.one_of(order, StandingOrder, "bad-order", "an order")
    given.text(found.name, "bad-order", "an order")
    given.number(found.limit or 0, "bad-order", "a limit")
    given.number(found.until, "bad-order", "the end of an order")
    return found
