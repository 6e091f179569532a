"""What is stored of a table: its facts, which never change, and the entries of its append-only log.

A field may be added with a default; nothing is ever renamed or removed, because old logs are read for ever.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from aedilis.core.contract import StandingOrder
from aedilis.server.storage.setup import Setup
from aedilis.server.wire.shapes import Pace, SeatKind


class Facts(Struct, frozen=True, kw_only=True):
    """What never changes about a table; who makes one without wishes has nothing to say about most of it."""

    id: str
    created: int
    name: str = ""
    preset: str | None
    public: bool = False
    pace: Pace = Pace()
    tracker: bool = True
    hints: bool = True
    seed_chosen: bool = False
    host_hash: str | None
    origin_table: str | None = None
    origin_move: int | None = None
    setup: Setup
    source: str | None = None
    """The table whose game a record was read from, where that is known; it is not told to anybody."""


class TableResult(Struct, frozen=True):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Holder(Struct, frozen=True):
    """Whoever came with a seat's token: the seat, and the entry of the log since which it is theirs."""

    seat: int
    since: int


class SeatEntry(Struct, frozen=True, omit_defaults=True):
    """Who sits in one seat."""

    kind: SeatKind
    name: str | None = None
    level: str | None = None
    """Of the bot that owns the seat, or that stands in now."""
    stand_in: str | None = None
    """Why a bot stands in for the person: "asked", "clock" or "left"."""
    program: str | None = None
    """What plays in the person's place from elsewhere: a bot of somebody's, which said so when it sat down."""

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.kind == "bot" or self.stand_in is not None


class Sent(Struct, frozen=True):
    """What makes a command the same when it comes again: who sent it with which id, and a hash of its content."""

    client: str
    content: str | None = None
    """None for commands of the server itself, and for those stored before contents were."""


class Plan(Struct, frozen=True, omit_defaults=True):
    """What a seat's holder wants to be done when its turn comes: these actions, one after the other, or an order."""

    actions: tuple[str, ...] = ()
    """In the game's notation."""
    order: StandingOrder | None = None
    at_once: bool = True
    """False: it is shown to its holder then, and not played."""


class Fate(Struct, frozen=True, omit_defaults=True):
    """What became of the last plan, and why it was dropped."""

    outcome: Literal["played", "dropped"]
    at: int
    code: str | None = None
    rule: str | None = None
    details: dict[str, str | int] = {}


class HeldPlan(Struct, frozen=True, omit_defaults=True):
    """The plan of a seat's holder. It is no entry of the log: nobody else may notice it."""

    plan: Plan | None = None
    fate: Fate | None = None
    sent: Sent | None = None
    """The command that set it; when it comes again, it does nothing."""


class SeatSet(Struct, frozen=True, tag="seat", omit_defaults=True):
    """Who sits in a seat from now on."""

    seat: int
    state: SeatEntry


class Begun(Struct, frozen=True, tag="begin"):
    """The game starts: from here on the seats are the record's."""


class Played(Struct, frozen=True, tag="play", omit_defaults=True):
    """Actions in the game's notation, committed together."""

    seat: int
    actions: tuple[str, ...]
    bot: bool = False


class TakenBack(Struct, frozen=True, tag="undo", omit_defaults=True):
    """Until only `move` actions are left; with `only`, just the action after them, and those behind it stay."""

    seat: int
    move: int
    consent: bool = False
    only: bool = False
    practice: bool = False
    """Something revealed was taken back, and no other person was there to agree."""


class Asked(Struct, frozen=True, tag="ask"):
    """A seat proposes to take back to `move`."""

    seat: int
    move: int


class Answered(Struct, frozen=True, tag="answer"):
    """A vote on the open proposal."""

    seat: int
    yes: bool


class Said(Struct, frozen=True, tag="say"):
    """A line of chat."""

    seat: int
    name: str
    text: str


class Followed(Struct, frozen=True, tag="follow"):
    """Another table continues with the same people."""

    table: str


Stored = SeatSet | Begun | Played | TakenBack | Asked | Answered | Said | Followed

decode = msgspec.json.Decoder(Stored).decode


def encode(entry: Stored) -> str:
    """The stored form."""
    return msgspec.json.encode(entry).decode()


class Row(Struct, frozen=True):
    """One entry with its place in the log, and the command that it came from."""

    seq: int
    at: int
    sent: Sent | None
    entry: Stored
