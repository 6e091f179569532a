"""What a table is after a certain entry of its log, and nothing else: applying an entry gives the next one.

A command is applied to a copy, the entry is stored, and only then the copy takes the table's place. So memory is
never ahead of the disk, and whatever fails on the way has changed nothing.
"""

import msgspec
from msgspec import Struct

from aedilis.server.errors import Refusal
from aedilis.server.shapes import Clock, Pace, Status
from aedilis.server.stored import Answered, Asked, Begun, Followed, Played, Row, Seat, SeatSet, Stored, TakenBack
from aedilis.server.tables.match import Match, Setup, Step
from aedilis.server.tables.undo import actions_left

PROPOSAL_MS = 120_000  # an undo nobody answers must not stop the bots for ever


class Facts(Struct, frozen=True):
    """What never changes about a table."""

    id: str
    created: int
    name: str
    rules_version: int
    preset: str | None
    public: bool
    pace: Pace
    tracker: bool
    hints: bool
    seed_chosen: bool
    host_hash: str | None
    origin_table: str | None
    origin_move: int | None
    setup: Setup


class Result(Struct, frozen=True):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class OpenProposal(Struct, frozen=True):
    """An undo that waits for these seats."""

    seq: int
    at: int
    seat: int
    move: int
    waiting: frozenset[int]


class Told(Struct, frozen=True):
    """An entry of the log with what it did: the steps of an action, the opening of a game."""

    seq: int
    at: int
    entry: Stored
    steps: tuple[Step, ...] = ()
    move: int = 0
    """Moves before it."""


class Core:
    """One table at one point of its log."""

    def __init__(self, facts: Facts, seats: list[Seat]) -> None:
        self.facts = facts
        self.seats = seats
        self.seq = 0
        self.match: Match | None = None
        self.decisions = [0] * len(seats)
        self.asked_since = [0] * len(seats)
        self.undos = 0
        self.proposal: OpenProposal | None = None
        self.finished: int | None = None
        self.rematch: str | None = None

    def copy(self) -> "Core":
        """An independent core at the same point."""
        made = Core.__new__(Core)
        made.__dict__.update(self.__dict__)
        made.seats = self.seats.copy()
        made.decisions = self.decisions.copy()
        made.asked_since = self.asked_since.copy()
        return made

    @property
    def status(self) -> Status:
        """Waiting for players, running, or over."""
        if self.match is None:
            return "waiting"
        return "over" if self.match.state.is_over() else "running"

    def running(self) -> Match:
        """The game; raises `not-running` or `game-over` when nobody may play."""
        if self.match is None:
            raise Refusal("not-running")
        if self.match.state.is_over():
            raise Refusal("game-over")
        return self.match

    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; nobody while the table waits for players."""
        return () if self.match is None else self.match.to_act()

    def decision(self, seat: int) -> int:
        """The number of the seat's present decision; never the same again, not even after an undo."""
        return self.decisions[seat] + self.undos

    def apply(self, row: Row) -> Told:
        """Go on by one entry."""
        entry = row.entry
        before = set(self.to_act())
        move = 0 if self.match is None else self.match.moves
        steps: tuple[Step, ...] = ()
        self.seq = row.seq
        match entry:
            case SeatSet():
                if self.seats[entry.seat].is_bot and not entry.state.is_bot:
                    before.discard(entry.seat)  # whoever comes back gets the whole time
                self.seats[entry.seat] = entry.state
                if entry.state.is_bot:
                    self.drop_voter(entry.seat)
            case Begun():
                self.match = Match(self.facts.setup)
            case Played():
                steps = self.play(entry)
                before.discard(entry.seat)
                self.proposal = None
            case TakenBack():
                self.take_back(entry)
                before.clear()
                self.proposal = None
            case Asked():
                self.proposal = OpenProposal(row.seq, row.at, entry.seat, entry.move, self.voters(entry.seat))
            case Answered():
                self.vote(entry)
            case Followed():
                self.rematch = entry.table
            case _:
                pass
        for seat in set(self.to_act()) - before:
            self.asked_since[seat] = row.at
        if self.finished is None and self.status == "over":
            self.finished = row.at
        return Told(row.seq, row.at, entry, steps, move)

    def play(self, entry: Played) -> tuple[Step, ...]:
        """Carry out stored actions."""
        assert self.match is not None, "a game begins before its first action"
        self.match = self.match.copy()
        self.decisions[entry.seat] += 1
        return tuple(self.match.play(self.match.read_notation(line)) for line in entry.actions)

    def take_back(self, entry: TakenBack) -> None:
        """Rebuild the game without the actions taken back."""
        assert self.match is not None, "a game begins before its first undo"
        self.match = self.match.replayed(actions_left(self.match.steps, entry))
        self.undos += 1

    def voters(self, asking: int) -> frozenset[int]:
        """Everybody else who decides for themselves; bots agree."""
        others = (seat for seat in range(len(self.seats)) if seat != asking)
        return frozenset(seat for seat in others if not self.seats[seat].is_bot)

    def drop_voter(self, seat: int) -> None:
        """Somebody left: the bot that stands in agrees."""
        if self.proposal is not None:
            self.proposal = msgspec.structs.replace(self.proposal, waiting=self.proposal.waiting - {seat})

    def vote(self, entry: Answered) -> None:
        """Count a vote; a no closes the proposal."""
        if not entry.yes:
            self.proposal = None
        else:
            self.drop_voter(entry.seat)

    def result(self) -> Result | None:
        """How the game ended, once it has."""
        if self.match is None or not self.match.state.is_over():
            return None
        state = self.match.state
        return Result(scores=tuple(state.scores()), winners=tuple(state.winners()))

    def clock(self, seat: int) -> Clock:
        """When the seat's present decision runs out."""
        ends = self.asked_since[seat] + self.facts.pace.seconds * 1000
        return Clock(seat=seat, ends=ends, grace_ends=ends + self.facts.pace.grace * 1000)

    def clocks(self) -> tuple[Clock, ...]:
        """The clocks that run: of persons who must decide, at a table with a clock."""
        if self.facts.pace.kind != "clock" or self.status != "running":
            return ()
        return tuple(self.clock(seat) for seat in self.to_act() if not self.seats[seat].is_bot)

    def wake_at(self) -> int | None:
        """When the server itself must do something: 0 for at once, None for never."""
        if self.status == "waiting":
            return None if any(seat.kind == "open" for seat in self.seats) else 0
        if self.proposal is not None:
            return self.proposal.at + PROPOSAL_MS if self.proposal.waiting else 0
        if any(self.seats[seat].is_bot for seat in self.to_act()):
            return 0
        return min((clock.grace_ends for clock in self.clocks()), default=None)

    def summary(self) -> dict[str, str | int | None]:
        """The columns of the table's row that follow from the log."""
        result = self.result()
        return {
            "status": self.status,
            "to_act": sum(1 << seat for seat in self.to_act()),
            "wake_at": self.wake_at(),
            "finished": self.finished,
            "result": None if result is None else msgspec.json.encode(result).decode(),
            "rematch": self.rematch,
        }
