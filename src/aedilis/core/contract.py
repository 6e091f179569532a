"""What every game offers: a state for the host, a view for a seat, and the rules that make and translate them.

Games keep this contract structurally; the contract tests run on every game of the catalogue. A game may
inherit from `Rules` what it has no need of: content, previews, selections, actions that are only begun.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol

import msgspec

from aedilis.core.errors import FormatError
from aedilis.core.rng import Rng
from aedilis.core.versions import Change


class View(Protocol):
    """What one seat may know, and nothing else: pages, terminals, bots and environments get views only."""

    @property
    def seat(self) -> int:
        """The seat that looks; -1 for a spectator."""

    def must_act(self) -> bool:
        """Tell whether this seat must decide now."""

    def to_act(self) -> int:
        """Return the bit mask of all seats that must decide now."""

    def legal(self) -> list[int]:
        """Return this seat's legal actions, the same that the state lists for it."""

    def refusal(self, action: int, /) -> int:
        """Return 0 if this seat may do this now, else the id of the clause that forbids it."""


class State(Protocol):
    """A whole position, hidden parts included; only the host of a game holds one."""

    @property
    def players(self) -> int:
        """The number of seats."""

    def clone(self) -> "State":
        """Return an independent copy that nobody listens to."""

    def is_over(self) -> bool:
        """Tell whether the game has ended."""

    def to_act(self) -> int:
        """Return the bit mask of seats that must decide now; 0 when the game is over."""

    def actor(self) -> int:
        """Return the first of these seats in turn order, -1 when the game is over."""

    def legal(self, seat: int, /) -> list[int]:
        """Return the legal actions of a seat: equivalent forms once, sealed bids pruned to one a sum."""

    def refusal(self, action: int, /) -> int:
        """Return 0 if the action is legal in whatever form, else the id of the clause that forbids it."""

    def apply(self, action: int, /) -> None:
        """Carry out an action that is known to be legal; hosts ask `refusal` first."""

    def view(self, seat: int, /) -> View:
        """Return what this seat may know; seat -1 is a spectator."""

    def scores(self) -> list[int]:
        """Return the scores by seat."""

    def winners(self) -> list[int]:
        """Return the winning seats, empty until the game is over."""

    def listen(self, listening: bool, /) -> None:
        """Begin or end to collect events."""

    def take_events(self) -> list[int]:
        """Return the events since the last call, and forget them."""

    def key(self) -> int:
        """Return a hash of the position that is the same on every platform."""


class Action(msgspec.Struct, frozen=True):
    """A typed action; each game has one subclass for each kind, tagged for JSON. As a text it is its notation."""

    writer: ClassVar[Callable[["Action"], str]]
    """The notation of the game that the action belongs to; its codec sets it."""
    seat: int

    def __str__(self) -> str:
        """Return the line of a record."""
        return type(self).writer(self) if hasattr(type(self), "writer") else repr(self)


class Event(msgspec.Struct, frozen=True):
    """A typed event; each game has one subclass for each kind, tagged for JSON."""


class SeatEvent(Event, frozen=True):
    """What happened to a seat, or was done by it."""

    seat: int


class CardSelection(msgspec.Struct, frozen=True):
    """A choice too wide to be listed whole: an action of this type with any selection of these as its `cards`."""

    type: str
    cards: tuple[str, ...]


class StandingOrder(msgspec.Struct, frozen=True):
    """What a seat tells to be done at decisions to come, in the game's own word, as "pass"."""

    name: str
    limit: int | None = None
    """How far it goes, where the word needs a number."""
    until: int = 0
    """The game's own mark for how long the order may last."""


class Offer(msgspec.Struct, frozen=True):
    """An order that a seat may give now."""

    name: str
    most: int | None = None
    """The highest limit; None where the order takes none."""


class BegunAction(NamedTuple):
    """An action whose parts are chosen one after the other, as far as it was chosen."""

    state: State
    """The position with these parts on the table; the turn goes on."""
    finishes: list[int]
    """The legal actions that begin with these parts."""


class Rules(Protocol):
    """The description of one game: it makes states and translates between integers, values, text and JSON."""

    @property
    def name(self) -> str:
        """The game's name in records and commands."""

    @property
    def version(self) -> int:
        """Rises when behaviour changes; a record says under which version it was played."""

    @property
    def changes(self) -> Mapping[int, Change]:
        """What each version since the first changed; games that began before it go on as they began."""
        return {}

    @property
    def seat_range(self) -> range:
        """The possible numbers of players."""

    @property
    def presets(self) -> Mapping[str, dict[str, Any]]:
        """Named sets of options; the first one is the default."""

    @property
    def choices(self) -> Mapping[str, tuple[str | bool, ...]]:
        """The options that are chosen from a list, each with its values, the default first."""

    @property
    def action_types(self) -> tuple[type[Action], ...]:
        """Every kind of typed action."""

    @property
    def event_types(self) -> tuple[type[Event], ...]:
        """Every kind of typed event."""

    def options(self, given: Mapping[str, Any] | str | None, /) -> dict[str, Any]:
        """Return the full options for a preset name or a partial mapping; raise OptionError for what is not one."""

    def content(self, options: Mapping[str, Any], /) -> msgspec.Struct | None:
        """Return what is printed on boards and cards, which views do not repeat; None where they say everything."""
        return None

    def new_state(self, players: int, options: Mapping[str, Any], seed: str, /) -> State:
        """Set up a game; the same arguments give the same game for ever."""

    def opening_events(self, state: State, /) -> list[int]:
        """Return the events that lead to a freshly made state."""

    def typed(self, action: int | str, /) -> Action:
        """Return the typed value of an action's integer or line of text; raise FormatError for what is none."""

    def packed(self, action: Action | str, /) -> int:
        """Return the integer of a typed action or a line of text; raise FormatError for what is none."""

    def notation(self, action: Action | int, /) -> str:
        """Return an action as one line of text; raise FormatError for what is none."""

    def seat_of(self, action: int, /) -> int:
        """Return the seat that acts."""

    def is_sealed(self, action: int, /) -> bool:
        """Tell whether an action stays secret until a later event reveals it, as a sealed bid does."""

    def selection(self, actions: list[int], /) -> CardSelection | None:
        """Return what these listed actions of a seat stand for, if any selection of cards is legal; else None."""
        return None

    def prospects(self, state: State, seat: int, /) -> Sequence[msgspec.Struct]:
        """Return what the thing that such a selection of cards is for would lead to, wherever the seat could use it."""
        return ()

    def clause(self, refusal: int, /) -> str:
        """Return the number of a refusing clause as the rules page writes it."""

    def because(self, state: State, action: int, /) -> Mapping[str, str | int]:
        """Return what the refusal of this action is about, for the message that names it; nothing if all is said."""
        return {}

    def ending(self, state: State, /) -> str:
        """Return in one word why a game that is over has ended: "scored", unless the rules know other ends."""
        return "scored"

    def event(self, code: int, /) -> Event:
        """Return the typed value of an event."""

    def is_visible(self, code: int, seat: int, /) -> bool:
        """Tell whether a seat (-1: a spectator) may see the event."""

    def reveals(self, code: int, /) -> bool:
        """Tell whether the event showed hidden information to anyone; undo stops there."""

    def shows(self, code: int, seat: int, /) -> bool:
        """Tell whether the event told this seat something it did not know; its own cards are nothing new to it."""

    def previews(self, state: State, actions: list[int], /) -> Sequence[msgspec.Struct | None]:
        """Return what each of these legal actions of one seat would lead to, as far as that seat can know."""
        return [None] * len(actions)

    def begun(self, state: State, action: int, /) -> BegunAction | None:
        """Return how far an action leads that lacks a part; None if no legal action begins so."""
        return None

    def ahead(self, view: View, /) -> State | None:
        """Return the position as if the next decision of a seat that waits came now; None if none can be foreseen.

        It is made from what the seat knows and from nothing else.
        """
        return None

    def offers(self, view: View, /) -> Sequence[Offer]:
        """Return the orders that this seat may give for decisions to come."""
        return ()

    def ordered(self, view: View, name: str, limit: int | None, /) -> StandingOrder:
        """Return an order that is offered now, marked with how long it lasts; raise FormatError for any other."""
        raise FormatError("bad-order", f"{self.name} takes no orders")

    def lasts(self, view: View, order: StandingOrder, /) -> bool:
        """Tell whether a decision that the order speaks of can still come."""
        return False

    def obeyed(self, view: View, order: StandingOrder, /) -> int | None:
        """Return what the order means for the decision that this seat must make now; None if it says nothing of it."""
        return None

    def view_data(self, view: View, /) -> msgspec.Struct:
        """Return the view as a value that has a documented JSON form."""

    def packed_view(self, view: View, /) -> bytes:
        """Return a view as a document that passes to another process or machine: what its seat knows, in JSON."""

    def unpacked_view(self, document: bytes | str, /) -> View:
        """Return the view of such a document; raise FormatError for what is none."""

    def position(self, state: State, /) -> msgspec.Struct:
        """Return the whole state as a value that has a documented JSON form."""

    def load_position(self, document: bytes | str, /) -> State:
        """Return the state of a position in JSON; raise PositionError with the reason if no game can reach it."""

    def determinize(self, view: View, rng: Rng, /) -> State:
        """Return a state that agrees with the view, the unknown dealt at random."""

    def statistics(self, first: State, actions: Iterable[int], /) -> msgspec.Struct:
        """Return what explains the result of the game that goes on with these actions; it may tell what was hidden."""
