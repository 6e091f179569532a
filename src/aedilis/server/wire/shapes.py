"""The values that cross the wire in both directions: tables, seats, pace, entries of the log.

Every struct here and in `messages` is turned into TypeScript by `aedilis.typescript`. The values that
belong to a game (views, actions, events) travel as already encoded JSON and are typed by the game itself.
Times are milliseconds since 1970.
"""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from aedilis.bots import guests

Action = Annotated[Raw, Meta(extra={"typescript": "Action"})]
MOST_ACTIONS = 64  # a turn may have many small steps
Draftable = Annotated[tuple[Action, ...], Meta(max_length=MOST_ACTIONS)]
Event = Annotated[Raw, Meta(extra={"typescript": "Event"})]
View = Annotated[Raw, Meta(extra={"typescript": "View"})]
Preview = Annotated[Raw, Meta(extra={"typescript": "Preview"})]
Options = Annotated[Raw, Meta(extra={"typescript": "Options"})]

Name = Annotated[str, Meta(min_length=1, max_length=40)]
TableName = Annotated[str, Meta(max_length=60)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Notes = Annotated[str, Meta(max_length=10_000)]
Level = Annotated[str, Meta(min_length=1, max_length=guests.LONGEST)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Language = Annotated[str, Meta(max_length=35)]
Token = Annotated[str, Meta(min_length=20, max_length=80)]
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]

SeatKind = Literal["open", "person", "bot"]
Status = Literal["waiting", "running", "over"]


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take. When a clock and its grace ran out, a bot of `stand_in` decides."""

    kind: Literal["untimed", "clock"] = "untimed"
    seconds: Annotated[int, Meta(ge=5, le=1_209_600)] = 90
    grace: Annotated[int, Meta(ge=0, le=86_400)] = 30
    stand_in: Level | None = None
    """Level of the bot that plays for a person who left or ran out of time; None: the server's usual one."""


class SeatState(Struct, frozen=True):
    """Who sits in one seat, as everybody may know it."""

    seat: int
    kind: SeatKind
    name: str | None
    level: str | None
    """The bot's level, of a bot's seat or of the bot that stands in for a person now; else None."""
    stand_in: bool
    """True while a bot plays for the person who owns this seat."""
    left: bool
    """True when the person left; the seat's token still takes the seat back."""
    connected: bool
    program: bool = False
    """True of a bot that plays from elsewhere, over the wire; `level` is what it calls itself."""


class Origin(Struct, frozen=True):
    """Where a cloned or rematched table came from."""

    table: str
    move: int | None


class Table(Struct, frozen=True):
    """One table as everybody who may see it sees it."""

    id: str
    name: str
    game: str
    rules_version: int
    preset: str | None
    options: Options
    players: int
    public: bool
    status: Status
    created: int
    finished: int | None
    pace: Pace
    seats: tuple[SeatState, ...]
    tracker: bool
    """The page may show what everybody can know about hands."""
    hints: bool
    """Seats may ask a bot for advice while the game runs; such a table is unrated."""
    seed_commitment: str
    seed: str | None
    """The secret seed, once the game is over."""
    seed_chosen: bool
    """The creator named the seed and may therefore know what is hidden."""
    moves: int
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    origin: Origin | None
    rematch: str | None
    """The table that continues this one with the same people."""
    practice: bool
    """Somebody alone with bots took back what had been revealed: the game is played on, but counts for nothing."""


class Move(Struct, frozen=True):
    """One action of the record, told by its events. The action itself goes to its own seat, or to all after the end."""

    move: int
    """1 for the first action of the game."""
    seat: int
    action: Action | None
    notation: str | None
    events: tuple[Event, ...]


class LogEntry(Struct, frozen=True):
    """What has happened at a table: its number in the log, and when."""

    seq: int
    at: int


class Started(LogEntry, frozen=True, tag="started"):
    """The game begins."""

    events: tuple[Event, ...]


class Acted(LogEntry, frozen=True, tag="acted"):
    """A seat committed one or more actions at once. `bot`: a bot chose them."""

    seat: int
    bot: bool
    moves: tuple[Move, ...]


class Undone(LogEntry, frozen=True, tag="undone"):
    """The record was taken back until `move` actions were left; moves with higher numbers are void."""

    seat: int
    move: int
    consent: bool
    """True when the other people agreed, or there were only bots; False when nothing had been revealed."""
    only: bool
    """True: only move + 1, a sealed choice, was taken out; the moves behind it stay and count one less."""
    practice: bool
    """True: something revealed was taken back against bots alone, which makes the game a practice game."""


class Proposed(LogEntry, frozen=True, tag="proposed"):
    """A seat asks the table to undo beyond what is free."""

    seat: int
    move: int


class Voted(LogEntry, frozen=True, tag="voted"):
    """A person voted on the proposal."""

    seat: int
    yes: bool
    """One no closes the proposal; when the last person says yes an `undone` entry follows."""


class Chatted(LogEntry, frozen=True, tag="chatted"):
    """A line of chat."""

    seat: int
    name: str
    text: str


class SeatChanged(LogEntry, frozen=True, tag="seat_changed"):
    """Somebody sat down or left, or a bot took over or gave back."""

    state: SeatState


class Rematched(LogEntry, frozen=True, tag="rematched"):
    """The same people meet again: the tokens of this table's seats are good at the new one."""

    table: str


Entry = Started | Acted | Undone | Proposed | Voted | Chatted | SeatChanged | Rematched


class LegalAction(Struct, frozen=True):
    """One choice, and what it would lead to as far as its seat can know."""

    action: Action
    notation: str
    preview: Preview | None


class Selection(Struct, frozen=True):
    """An action of this type with any selection of these cards may be sealed, the empty one included."""

    type: str
    cards: tuple[str, ...]
    prospects: tuple[Preview, ...]
    """What the thing that the cards are for would lead to, wherever the seat could use it."""


class Legal(Struct, frozen=True):
    """What a seat may do now. `decision` counts the seat's decisions: send it back with the action."""

    decision: int
    actions: tuple[LegalAction, ...]
    selection: Selection | None


class Why(Struct, frozen=True):
    """A bot's reason: its code, the clause it rests on, the words in the reader's language, and what fills them in."""

    code: str
    clause: str
    text: str
    details: dict[str, int | str] = {}


class Clock(Struct, frozen=True):
    """The running decision's time limits of one seat."""

    seat: int
    ends: int
    grace_ends: int


class Proposal(Struct, frozen=True):
    """An undo that waits for votes."""

    seat: int
    move: int
    waiting: tuple[int, ...]


class UndoState(Struct, frozen=True):
    """How far back this seat may go."""

    free: int | None
    """The lowest move it may go back to at once; None: nothing is free."""
    turn: int | None
    """The start of the seat's turn, when all of it may be taken back freely."""
    consent: int | None
    """The move before the seat's last action, which the table may be asked for; None: it has not acted."""


class OrderGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """An order for decisions to come, by the game's own word for it."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    limit: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class OrderOffered(Struct, frozen=True):
    """An order that the seat may give now."""

    name: str
    most: int | None
    """The highest limit; None: it takes none."""
    text: str
    """What it says, in the language of the hello, without its limit."""


class PlanShown(Struct, frozen=True):
    """What a seat has planned: the next actions, or an order."""

    actions: tuple[Action, ...]
    order: OrderGiven | None
    at_once: bool
    """Whether it is played when the turn comes; else it is only shown then."""
    text: tuple[str, ...]
    """In words, where the game has some: of each action, or of the order without its limit."""


class PlanFate(Struct, frozen=True):
    """What became of the seat's last plan; `code`, `rule` and `text` say why it was dropped."""

    outcome: Literal["played", "dropped"]
    at: int
    code: str | None
    rule: str | None
    text: str | None
