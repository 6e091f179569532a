"""Bodies and answers about single games: hints, analysis, replays, statistics, puzzles and lessons."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from aedilis.server.wire.shapes import Action, Draftable, Level, Move, MoveNumber, Name, View, Why


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
    draft: Draftable = ()
    """What comes after these actions of your seat, which are only tried."""


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
    then: tuple[Action, ...] = ()
    """What the bot would decide after it in the same turn, as far as that can be seen: a place, a payment, a use."""


class PackedView(Struct, frozen=True):
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


class ChancePoint(Struct, frozen=True):
    """Each seat's chance to win after `move` actions, 0 to 1, as somebody judges who watched."""

    move: int
    chances: tuple[float, ...]


class Turning(Struct, frozen=True):
    """A decision that moved the chances."""

    move: int
    """Its number: the position before it is that after `move - 1` actions."""
    seat: int
    action: Action
    text: str
    """What was played, in the asker's language."""
    before: ChancePoint
    after: ChancePoint
    """The points of the curve on either side of it."""
    better: Action | None
    """What a bot would rather have done, by what the seat knew then; None where nothing was better."""
    better_text: str | None
    gain: float
    """By how much that would have raised the seat's chance, 0 to 1."""


class Analysis(Struct, frozen=True):
    """How a finished game was won, as far as it has been worked out: asking on brings more until it is `whole`."""

    done: int
    """How many pieces of work lie behind it: what to ask on with."""
    whole: bool
    points: tuple[ChancePoint, ...]
    """In the order of the game; none for a game whose bots cannot judge."""
    moments: tuple[Turning, ...]
    """The decisions around the greatest changes, in the order of the game."""
    slips: tuple[Turning | None, ...]
    """By seat, the decision that cost it most; None where nothing better was found."""


class Verification(Struct, frozen=True):
    """What there is to check about a finished game, and whether playing it again from its seed gives the same end."""

    seed: str
    commitment: str
    """What was shown before the first move."""
    committed: str
    """The text whose SHA-256 the commitment has to be: the seed, and the starting position if there was one."""
    moves: int
    problem: str | None
    """Why it does not hold, in the asker's language; None if it does."""


class Statistics(Struct, frozen=True):
    """What explains a result. Besides `game` it has the fields of that game's statistics (docs/statistics.md)."""

    game: str


PuzzleStatus = Literal["open", "solved", "wrong"]


class PuzzleListed(Struct, frozen=True):
    """A puzzle; its words are the page's."""

    name: str
    game: str
    stars: int
    """How hard it is, 1 to 3."""


class Puzzles(Struct, frozen=True):
    """All puzzles, the easiest of each game first."""

    puzzles: tuple[PuzzleListed, ...]


class PuzzleState(Struct, frozen=True):
    """Whether a puzzle was solved by its first move."""

    puzzle: str
    status: PuzzleStatus
    solution: tuple[Action, ...]
    """Once it was tried: the moves that solve it."""


class LessonListed(Struct, frozen=True):
    """A lesson of the tutorial; its words are the page's."""

    name: str
    game: str
    goals: int


class Lessons(Struct, frozen=True):
    """The tutorial, in order."""

    lessons: tuple[LessonListed, ...]


class LessonExample(Struct, frozen=True):
    """A lesson to look at: the learner's view before its solution, and after as much of it as nobody answers."""

    name: str
    game: str
    before: View
    after: View


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
