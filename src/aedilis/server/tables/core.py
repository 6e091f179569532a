"""What a table is after a certain entry of its log, and nothing else: applying an entry gives the next one.

A command is applied to a copy, the entry is stored, and only then the copy takes the table's place. So memory is
never ahead of the disk, and whatever fails on the way has changed nothing.
"""

from typing import TypeGuard

import msgspec
from msgspec import Struct

from aedilis.core.play import Play, PlayedStep
from aedilis.server.storage import entries
from aedilis.server.storage.table_rows import Columns, SeatHeld
from aedilis.server.tables.times import Times
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.shapes import Clock, Status

PROPOSAL_MS = 120_000  # an undo nobody answers must not stop the bots for ever


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
    entry: entries.Stored
    steps: tuple[PlayedStep, ...] = ()
    move: int = 0
    """Moves before it."""


class Core:
    """One table at one point of its log."""

    def __init__(self, facts: entries.Facts, seats: list[entries.SeatEntry]) -> None:
        self.facts = facts
        self.seats = seats
        self.seq = 0
        self.play: Play | None = None
        self.held_since = [0] * len(seats)
        """The entry since which each seat belongs to whom it belongs now."""
        self.heard = [0] * len(seats)
        """When each seat's person last did something."""
        self.decisions = [0] * len(seats)
        self.times = Times(len(seats))
        self.undos = 0
        self.practice = facts.origin_move is not None and facts.seed_chosen
        """Something revealed was taken back against bots alone, or the cards are those of a game that is over."""
        self.withheld = False
        """A game without hints from which this one was cloned still goes on, so there are none here either."""
        self.proposal: OpenProposal | None = None
        self.in_vain: frozenset[int] = frozenset()
        """Who proposed an undo that came to nothing, and has not decided anything since."""
        self.finished: int | None = None
        self.rematch: str | None = None

    def copy(self) -> "Core":
        """An independent core at the same point."""
        made = Core.__new__(Core)
        made.__dict__.update(self.__dict__)
        made.seats = self.seats.copy()
        made.held_since = self.held_since.copy()
        made.heard = self.heard.copy()
        made.decisions = self.decisions.copy()
        made.times = self.times.copy()
        return made

    @property
    def status(self) -> Status:
        """Waiting for players, running, or over."""
        if self.play is None:
            return "waiting"
        return "over" if self.play.is_over() else "running"

    def running(self) -> Play:
        """The game; raises `not-running` or `game-over` when nobody may play."""
        if self.play is None:
            raise Refusal("not-running")
        if self.play.is_over():
            raise Refusal("game-over")
        return self.play

    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; nobody while the table waits for players."""
        return () if self.play is None else tuple(self.play.to_act())

    def is_held_by(self, holder: entries.Holder) -> bool:
        """Whether the seat is still theirs."""
        return self.seats[holder.seat].kind == "person" and self.held_since[holder.seat] == holder.since

    def bot_decides(self, seat: int) -> bool:
        """Whether a bot makes the seat's present decision: its own, an absent person's, or that of one who is late."""
        return self.seats[seat].is_bot or seat in self.times.late

    def decision(self, seat: int) -> int:
        """The number of the seat's present decision; never the same again, not even after an undo."""
        return self.decisions[seat] + self.undos

    def apply(self, row: entries.Row, tried: Play | None = None) -> Told:
        """Go on by one entry; `tried` is the game after its actions, where they have been played on a copy already."""
        entry = row.entry
        before = set(self.to_act())
        move = 0 if self.play is None else self.play.moves
        steps: tuple[PlayedStep, ...] = ()
        self.seq = row.seq
        match entry:
            case entries.SeatSet():
                self.reseat(entry, row.at)
            case entries.Begun():
                self.play = self.facts.setup.begin()
            case entries.Played():
                steps = self.carry_out(entry, tried)
                before.discard(entry.seat)
                self.drop_proposal()
                if not entry.bot:
                    self.in_vain -= {entry.seat}
            case entries.TakenBack():
                before = self.take_back(entry, before)
                if not entry.consent:
                    self.drop_proposal()
                self.proposal = None
            case entries.Asked():
                self.proposal = OpenProposal(row.seq, row.at, entry.seat, entry.move, self.voters(entry.seat))
            case entries.Answered():
                self.vote(entry)
            case entries.Followed():
                self.rematch = entry.table
            case _:
                pass
        self.times.ask(set(self.to_act()) - before, row.at)
        if is_from_person(entry):
            self.heard[entry.seat] = row.at
        if self.finished is None and self.status == "over":
            self.finished = row.at
        return Told(row.seq, row.at, entry, steps, move)

    def reseat(self, entry: entries.SeatSet, at: int) -> None:
        """Somebody sits down, leaves, or is replaced by a bot; only the last two keep the seat the person's.

        Whoever comes back when the time for a decision is over leaves this one to the bot.
        """
        if not self.seats[entry.seat].kind == entry.state.kind == "person":
            self.held_since[entry.seat] = self.seq
            self.proposal = None  # it was put to other people
        self.seats[entry.seat] = entry.state
        is_over = any(clock.seat == entry.seat and clock.grace_ends <= at for clock in self.all_clocks())
        if is_over or entry.state.stand_in == "clock":
            self.times.run_out(entry.seat)

    def carry_out(self, entry: entries.Played, tried: Play | None) -> tuple[PlayedStep, ...]:
        """Carry out stored actions, unless that was tried just now."""
        assert self.play is not None, "a game begins before its first action"
        moves = self.play.moves
        if tried is None:
            tried = self.play.copy()
            reading = self.facts.setup.reading()
            for line in entry.actions:
                tried.play(reading.line(line))
        self.play = tried
        self.decisions[entry.seat] += 1
        self.times.decided(entry.seat, len(entry.actions))
        return tuple(tried.steps[moves:])

    def take_back(self, entry: entries.TakenBack, asked: set[int]) -> set[int]:
        """Rebuild the game without the actions taken back; the seats for which the time does not begin anew.

        People who agree give time back. Bots do not: whoever was `asked` goes on with the time that is left.
        """
        assert self.play is not None, "a game begins before its first undo"
        behind = self.play.actions[entry.move + 1 :] if entry.only else []
        self.play = self.play.at(entry.move)
        for action in behind:
            self.play.play(action)
        self.undos += 1
        self.practice = self.practice or entry.practice
        if entry.consent:
            self.times.forget(entry.move)
            return set() if self.voters(entry.seat) else asked
        if entry.only:
            self.times.take_out(entry.seat, entry.move)
        else:
            self.times.go_back(entry.move)
        return set(self.to_act())

    def voters(self, asking: int) -> frozenset[int]:
        """All other people, also those for whom a bot stands in: it agrees to nothing. Bots of their own right do."""
        others = (seat for seat in range(len(self.seats)) if seat != asking)
        return frozenset(seat for seat in others if self.seats[seat].kind == "person")

    def vote(self, entry: entries.Answered) -> None:
        """Count a vote; a no closes the proposal."""
        if not entry.yes:
            self.drop_proposal()
        elif self.proposal is not None:
            self.proposal = msgspec.structs.replace(self.proposal, waiting=self.proposal.waiting - {entry.seat})

    def drop_proposal(self) -> None:
        """The proposal, if there is one, comes to nothing."""
        if self.proposal is not None:
            self.in_vain |= {self.proposal.seat}
        self.proposal = None

    def result(self) -> entries.TableResult | None:
        """How the game ended, once it has."""
        outcome = None if self.play is None else self.play.outcome()
        return None if outcome is None else entries.TableResult(scores=outcome.scores, winners=outcome.winners)

    def clock(self, seat: int, since: int) -> Clock:
        """When a decision that came to the seat at this time runs out."""
        ends = since + self.facts.pace.seconds * 1000
        return Clock(seat=seat, ends=ends, grace_ends=ends + self.facts.pace.grace * 1000)

    def all_clocks(self) -> tuple[Clock, ...]:
        """Of every seat that must decide, at a table with a clock; also those of bots."""
        if self.facts.pace.kind != "clock" or self.status != "running":
            return ()
        return tuple(self.clock(seat, self.times.asked[seat]) for seat in self.to_act())

    def clocks(self) -> tuple[Clock, ...]:
        """The clocks that are shown: of persons who must decide."""
        return tuple(clock for clock in self.all_clocks() if not self.bot_decides(clock.seat))

    def free_until(self, seat: int, move: int) -> int | None:
        """Until when the seat may go back to `move` by itself: its time for that decision; None: without limit."""
        if self.facts.pace.kind != "clock":
            return None
        return self.clock(seat, self.times.first_asked(seat, move)).grace_ends

    def proposal_ends(self) -> int | None:
        """When the open proposal is dropped; never later than who must decide runs out."""
        if self.proposal is None:
            return None
        return min([self.proposal.at + PROPOSAL_MS, *(clock.grace_ends for clock in self.all_clocks())])

    def bots_wait_until(self) -> int | None:
        """Until when bots wait for the votes on the open proposal; once for who decides nothing meanwhile."""
        if self.proposal is None or self.proposal.seat in self.in_vain:
            return None
        return self.proposal_ends()

    def wake_at(self) -> int | None:
        """When the server itself must do something: 0 for at once, None for never."""
        if self.status == "waiting":
            return None if any(seat.kind == "open" for seat in self.seats) else 0
        if self.proposal is not None and not self.proposal.waiting:
            return 0
        if any(self.bot_decides(seat) for seat in self.to_act()):
            return self.bots_wait_until() or 0
        if self.proposal is not None:
            return self.proposal_ends()
        return min((clock.grace_ends for clock in self.clocks()), default=None)

    def sitting(self) -> list[SeatHeld]:
        """Who sits where, and since when."""
        return [SeatHeld(seat, since) for seat, since in zip(self.seats, self.held_since, strict=True)]

    def summary(self, *, is_planned: bool = False) -> Columns:
        """The columns of the table's row that follow from the log; a plan that is to be played makes the server due."""
        result = self.result()
        return {
            "status": self.status,
            "to_act": sum(1 << seat for seat in self.to_act()),
            "wake_at": 0 if is_planned else self.wake_at(),
            "finished": self.finished,
            "practice": self.practice,
            "result": None if result is None else msgspec.json.encode(result).decode(),
            "rematch": self.rematch,
        }


def is_from_person(
    entry: entries.Stored,
) -> TypeGuard[entries.SeatSet | entries.Played | entries.TakenBack | entries.Asked | entries.Answered | entries.Said]:
    """Whether the entry shows that a seat's person is here."""
    match entry:
        case entries.Played():
            return not entry.bot
        case entries.SeatSet():
            return entry.state.stand_in != "clock"
        case entries.TakenBack() | entries.Asked() | entries.Answered() | entries.Said():
            return True
        case _:
            return False
