"""Bodies and answers of the HTTP interface."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from aedilis.core import catalogue
from aedilis.server.wire.shapes import (
    Action,
    Language,
    Level,
    Move,
    MoveNumber,
    Name,
    Notes,
    Options,
    Pace,
    SeatKind,
    SeatState,
    Status,
    Table,
    TableName,
    Token,
    View,
    Why,
)


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


class PackProblem(Struct, frozen=True):
    """One thing that is wrong with a pack, in words of docs/formats.md."""

    severity: Literal["error", "warning"]
    file: str
    entry: str
    field: str
    wrong: str
    expected: str


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


class Moment(Struct, frozen=True):
    """The position after `move` actions as one seat knew it."""

    move: int
    moves: int
    view: View
    views: tuple[View, ...] | None
    """Every seat's own view, when asked for `seat=open` after the end; `view` is then the public one."""
    last: Move | None
    """The action that led here."""


class Moves(Struct, frozen=True):
    """The whole game as the asker may know it, move by move."""

    moves: tuple[Move, ...]


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask a bot what it would do. Without `move`: the current position, for your seat."""

    move: MoveNumber | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    level: Level | None = None


class Advice(Struct, frozen=True):
    """One action that a bot considers."""

    action: Action
    notation: str
    chance: float | None
    """The bot's estimate of winning with it, 0 to 1; None when this level makes none."""
    scores: tuple[float, ...] | None
    """The final scores that it expects, by seat."""
    why: Why | None
    text: str
    """The action in the words of its game, in the asker's language."""


class SeatView(Struct, frozen=True):
    """What a seat may know, as a document from which a program rebuilds the view of the library."""

    seat: int
    decision: int | None
    """As `legal.decision`; None where the seat has nothing to decide."""
    view: str


class Hint(Struct, frozen=True):
    """What a bot would do, best first."""

    level: str
    seat: int
    move: int
    advice: tuple[Advice, ...]


class Statistics(Struct, frozen=True):
    """What explains a result. Besides `game` it has the fields of that game's statistics (docs/statistics.md)."""

    game: str


class LessonListed(Struct, frozen=True):
    """A lesson of the tutorial; its words are the page's."""

    name: str
    game: str
    goals: int


class Lessons(Struct, frozen=True):
    """The tutorial, in order."""

    lessons: tuple[LessonListed, ...]


class StartLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Who learns."""

    name: Name


class GoalState(Struct, frozen=True):
    """A goal of a lesson: an event with these values, or to see the refusal by this clause.

    `reached` tells of what was committed. What a draft would reach, and which refusals were shown, only the page knows.
    """

    reached: bool
    event: dict[str, Any] | None
    refusal: str | None


LessonStatus = Literal["open", "done", "missed"]


class LessonState(Struct, frozen=True):
    """How far the learner has come; "missed": the goals cannot be reached any more."""

    name: str
    goals: tuple[GoalState, ...]
    status: LessonStatus
    hint: Action | None
    """One action that leads on."""
    then: tuple[Action, ...]
    """What the same way goes on with, for a turn that is composed step by step."""


class Webhook(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to POST when this seat must decide and nobody is connected to it; None: nowhere."""

    url: Annotated[str, Meta(max_length=500)] | None


class PushKey(Struct, frozen=True):
    """The server's public key, as `applicationServerKey` of a browser's subscription."""

    key: str


KeyText = Annotated[str, Meta(min_length=1, max_length=100)]


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to be told when it is the turn of whoever holds these tokens; without tokens: no more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: KeyText
    auth: KeyText
    tokens: Annotated[tuple[Token, ...], Meta(max_length=100)]
    """Of seats, and of the account."""
    language: Language = "en"


class PrivateNotes(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat wrote down for itself."""

    text: Notes


AccountName = Annotated[str, Meta(min_length=3, max_length=30, pattern=r"^[A-Za-z0-9_.-]+$")]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a passphrase."""

    name: AccountName
    passphrase: Passphrase


class Session(Struct, frozen=True):
    """A signed-in device."""

    name: str
    token: str


class Me(Struct, frozen=True):
    """The account of a token."""

    name: str


class ClaimSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Add a seat that was taken without the account to "my games"."""

    token: Token


class MyGame(Struct, frozen=True):
    """A game of an account."""

    table: TableListed
    seat: int
    my_turn: bool
    winners: tuple[int, ...] | None


class MyGames(Struct, frozen=True):
    """One page of an account's games."""

    games: tuple[MyGame, ...]
    next: str | None


class Away(Struct, frozen=True):
    """A person who is not here."""

    seat: int
    seconds: int
    """Until the host may give the seat away; 0: now."""


class Absences(Struct, frozen=True):
    """Who is not here."""

    away: tuple[Away, ...]


class PresetShown(Struct, frozen=True):
    """A named set of options."""

    name: str
    options: Options


class LevelShown(Struct, frozen=True):
    """How strong a bot level is: 100 points more win 64 % of the games for two."""

    name: str
    budget: str
    """Seconds per decision, such as "0.2s"; empty for a level that does not search."""
    measured_as: str
    """The level as it played in the measurement: with so many tries a decision."""
    rating: int
    error: int
    """Half of a 95 % interval."""
    games: int
    """Games played to find out."""


class ChoiceShown(Struct, frozen=True):
    """An option of a game: its values, the usual one first."""

    name: str
    values: tuple[str | bool, ...]
    text: str = ""
    """What the game calls it, in the asker's language."""
    texts: tuple[str, ...] = ()
    """What it calls the values."""


class GameShown(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules_version: int
    min_players: int
    max_players: int
    presets: tuple[PresetShown, ...]
    choices: tuple[ChoiceShown, ...]
    levels: tuple[str, ...]
    """Bot levels, weakest first."""
    usual_level: str
    strengths: tuple[LevelShown, ...] = ()
    """What is published of the levels, where it was measured."""
    title: str = ""
    """As people write it."""
    packs: bool = False
    """Tables may play with content packs of one's own."""


class RulesShown(Struct, frozen=True):
    """The rules page of a game, in Markdown; empty for a game that brings none."""

    game: str
    title: str
    text: str


class Games(Struct, frozen=True):
    """All games of this server."""

    games: tuple[GameShown, ...]


class LineShown(Struct, frozen=True):
    """One thing that the reader may know: what it is, and what is said of it; nothing is said of a flag that is up."""

    what: str
    said: str
    items: tuple[str, ...] = ()
    """Where it is several things, each of them."""


class WordsOfSeat(Struct, frozen=True):
    """What the reader may know of one seat."""

    name: str
    score: int | None
    """Where the view tells one."""
    lines: tuple[LineShown, ...]


class WordsOfChoice(Struct, frozen=True):
    """A choice of the reader's own seat; the action is sent back as it is."""

    action: Action
    notation: str
    text: str


class WordsOfMove(Struct, frozen=True):
    """What a move brought about, a line for each event that the reader may see; move 0 is the set-up."""

    move: int
    lines: tuple[str, ...]


class TableWords(Struct, frozen=True):
    """A table in the reader's language, for whoever knows nothing of its game."""

    title: str
    view: tuple[LineShown, ...]
    """What concerns all."""
    seats: tuple[WordsOfSeat, ...]
    choices: tuple[WordsOfChoice, ...]
    """Of the reader's own seat, if it must decide now, whatever moment was asked for."""
    log: tuple[WordsOfMove, ...]
    scores: tuple[LineShown, ...]
    """Once the game is over; before, the view says what may be known."""


class Problem(Struct, frozen=True):
    """Every answer with a status of 400 or more."""

    code: str
    rule: str | None
    text: str
