"""Bodies and answers about tables and who sits there."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from aedilis.core import catalogue
from aedilis.core.description import Problem
from aedilis.server.wire.shapes import Level, MoveNumber, Name, Pace, SeatKind, SeatState, Status, Table, TableName


class SeatSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """`open`: whoever comes first. `person`: reserved, its token is in the answer. `bot`: of this level."""

    kind: SeatKind
    name: Name | None = None
    level: Level | None = None


Seats = Annotated[tuple[SeatSetup, ...], Meta(min_length=1, max_length=8)]
OptionValue = Annotated[str, Meta(max_length=80)] | int | bool | dict[str, Any]
OptionChanges = dict[Annotated[str, Meta(max_length=40)], OptionValue]


class NewPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A content pack of one's own: its files by name, or all of them in a ZIP file."""

    files: dict[Annotated[str, Meta(max_length=60)], str] = {}
    zip: Annotated[str, Meta(max_length=200_000)] | None = None
    """Base64."""


class PackProblem(Problem, frozen=True):
    """One thing that is wrong with a pack, in words of docs/formats.md."""


class PackChecked(Struct, frozen=True):
    """What is wrong with a pack; without an error it is kept, and `id` is good as the option `content` of a table."""

    id: str | None
    problems: tuple[PackProblem, ...]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as somebody wants it."""

    seats: Seats
    game: Annotated[str, Meta(max_length=30)] = catalogue.names()[0]
    """The first game where nobody names one."""
    preset: Annotated[str, Meta(max_length=40)] | None = None
    options: OptionChanges = {}
    """Single options over the preset; `board` may be the description of an own board, `content` the id of a pack."""
    pace: Pace = Pace()
    public: bool = False
    name: TableName = ""
    tracker: bool = True
    hints: bool = False
    seed: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    """For puzzles and tests; the table then says that its seed was chosen."""


class SeatToken(Struct, frozen=True):
    """A seat and the secret that opens it."""

    seat: int
    token: str


class TableMade(Struct, frozen=True):
    """The new table, the host's token, and a token for every `person` seat (a personal link each)."""

    table: Table
    host: str
    tokens: tuple[SeatToken, ...]


class TableListed(Struct, frozen=True):
    """A table as lists show it."""

    id: str
    name: str
    game: str
    preset: str | None
    status: Status
    created: int
    seats: tuple[SeatState, ...]
    pace: Pace
    practice: bool
    scores: tuple[int, ...] | None
    """When the game is over."""
    winners: tuple[int, ...] | None


class Tables(Struct, frozen=True):
    """One page of tables."""

    tables: tuple[TableListed, ...]
    next: str | None
    """Pass as `after` for the next page; None: that was all."""


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits down. A program that plays by itself says what it is called: everybody sees it as a bot."""

    name: Name
    program: Name | None = None


class ChangeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The host opens a seat or puts a bot in before the start; a bot takes over a seat that its person left."""

    kind: Literal["open", "bot"]
    level: Level | None = None


class StartTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Fill the seats that are still open with bots and start."""

    level: Level | None = None


class PutStandIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot of this level play."""

    level: Level | None
    """None takes the seat back."""


class CloneTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that continues from a move of this one.

    `hidden`: "same" keeps every hidden card as it was (only when the game is over); "resampled" deals what the
    asking seat (a spectator without a token) could not know anew, consistent with all that it could know.
    """

    move: MoveNumber
    seats: Seats
    hidden: Literal["same", "resampled"] = "resampled"
    pace: Pace = Pace()
    public: bool = False
    name: TableName = ""
    tracker: bool = True
    hints: bool = True


class ImportRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record in its text or JSON form. It becomes a table: over, or running with open seats when unfinished."""

    record: Annotated[str, Meta(min_length=1, max_length=200_000)]
    name: TableName = ""
    public: bool = False


class Invitation(Struct, frozen=True):
    """How others come to a table."""

    link: str
    code: tuple[str, ...]
    """The squares of a QR code, row by row, 1 for a dark one; without the quiet zone around it."""


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """A problem, for whoever runs the server: what somebody writes, and what their page tells of itself."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    about: Annotated[str, Meta(max_length=1000)] = ""
    """Version of the browser, size of the window, language: one line, which the page shows before it is sent."""


class Report(Struct, frozen=True):
    """A problem that was reported, with the game as the reporter could know it."""

    id: str
    at: int
    table: str
    seat: int | None
    """None: somebody who watched."""
    move: int
    text: str
    about: str
    record: str
    """In its text form; while the game ran without its seed and whatever was still hidden."""


class Reports(Struct, frozen=True):
    """Reported problems, the newest first; `next` is the last one's id where there are more."""

    reports: tuple[Report, ...]
    next: str | None


class ErrorAnswer(Struct, frozen=True):
    """Every answer with a status of 400 or more."""

    code: str
    rule: str | None
    text: str
