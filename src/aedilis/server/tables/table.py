"""A table in memory: its core, its log, and whoever listens. One command at a time."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Protocol

from aedilis.server.storage.entries import HeldPlan, Holder, Played, Row, SeatSet, Sent
from aedilis.server.tables import plans
from aedilis.server.tables.core import Core, Told, is_from_person
from aedilis.server.upkeep.limits import Bucket
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.messages import Presence
from aedilis.server.wire.shapes import Clock


class Listener(Protocol):
    """A connection to a table."""

    holder: Holder | None
    visible: bool

    @property
    def seat(self) -> int | None:
        """The seat that it holds; None for a spectator."""

    def tell(self, table: "LiveTable", told: Sequence[Told]) -> None:
        """Send what is new; must not wait."""

    def tell_presence(self, table: "LiveTable") -> None:
        """Send who is connected; must not wait."""

    def tell_plan(self, table: "LiveTable") -> None:
        """Send what the seat has planned; must not wait."""

    def say_goodbye(self) -> None:
        """Tell that the server stops, and close; must not wait."""

    def lose_seat(self, table: "LiveTable", told: Sequence[Told]) -> None:
        """Go on as a spectator with these entries: the seat now belongs to nobody, or to somebody else."""


UNLOGGED = 256  # ids of commands without an entry (drafts, questions, notes) that a table remembers
CHAT_RATE, CHAT_AT_ONCE = 0.5, 5.0  # lines of chat: in a second, and after a silence
CHANGE_RATE, CHANGES_AT_ONCE = 2.0, 40.0  # stand-ins, undos and votes: the log is read whole by whoever comes
MOST_BESIDES = 2500  # chat and changes of one seat, however slowly they come
PRESENCE_SECONDS = 0.1  # who comes and goes is told together: thousands may do so at once, and are told as well
PATIENCE_MS = 15_000  # nobody could play while the server was down, so a clock leaves at least this much after it


class LiveTable:
    """One table that somebody uses."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.log: list[Told] = []
        self.stored: dict[str, tuple[int, str | None]] = {}  # by who sent it with which id: its entry and content
        self.unlogged: dict[str, str | None] = {}
        self.lock = asyncio.Lock()
        self.people = asyncio.Lock()  # commands of people wait here; one of them at most waits for the table
        self.listeners: set[Listener] = set()
        self.chat = [Bucket(CHAT_RATE, CHAT_AT_ONCE, time.monotonic()) for _ in core.seats]  # however many devices
        self.changes = [Bucket(CHANGE_RATE, CHANGES_AT_ONCE, time.monotonic()) for _ in core.seats]
        self.besides = Counter[int]()  # how many entries each seat's person has made that are no moves
        self.drafts: dict[int, tuple[int, ...]] = {}
        self.plans: dict[int, HeldPlan] = {}
        self.planning: dict[int, asyncio.Task[None]] = {}  # what waits for the beat to play a seat's plan
        self.used = time.monotonic()
        self.loaded: int | None = None  # when it came from the disk; None for a table made here
        self.changed = asyncio.Event()  # wakes the driver
        self.is_behind = False  # another process wrote something, and nobody has begun to read it
        self.driver: asyncio.Task[None] | None = None
        self.shared: dict[int | None, bytes] = {}  # the update being told, encoded once per viewer
        self.presences: dict[int | None, Presence] = {}  # likewise who is here, while that is told
        self.next_presence: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        """The table's id, which is its link."""
        return self.core.facts.id

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """The table, for a command of somebody's: one after the other, and the server before all who wait."""
        async with self.people, self.lock:
            yield

    def connected(self) -> set[int]:
        """The seats that somebody is connected with."""
        return {listener.seat for listener in self.listeners if listener.seat is not None}

    def watched(self) -> set[int]:
        """The seats that somebody is connected with and looks at."""
        return {listener.seat for listener in self.listeners if listener.seat is not None and listener.visible}

    def asked(self) -> list[int]:
        """The seats whose persons must decide themselves: for no other does a bot decide, or a plan."""
        planned = plans.due(self.core, self.plans)
        return [seat for seat in self.core.to_act() if seat not in planned and not self.core.bot_decides(seat)]

    def devices(self, seat: int | None) -> int:
        """How many connections hold this seat here."""
        return sum(listener.seat == seat for listener in self.listeners if listener.seat is not None)

    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(listener.seat is None for listener in self.listeners)

    def end_of(self, clock: Clock) -> int:
        """When a decision's time is over; after a restart everybody gets a moment to come back."""
        pause = min(PATIENCE_MS, self.core.facts.pace.seconds * 1000)
        return clock.grace_ends if self.loaded is None else max(clock.grace_ends, self.loaded + pause)

    def told_since(self, seq: int) -> list[Told]:
        """The entries behind `seq`; sequence numbers have no gaps and start at 1."""
        return self.log[seq:]

    def take(self, row: Row) -> Told:
        """Go on by one stored entry."""
        after = self.core.copy()
        told = after.apply(row)
        self.accept(after, told, row.sent)
        return told

    def accept(self, after: Core, told: Told, sent: Sent | None) -> None:
        """Make `after` the present."""
        if after.play is not self.core.play:
            self.drafts.clear()  # a draft is about the position that it was made in
        elif isinstance(told.entry, SeatSet) and after.held_since != self.core.held_since:
            self.drafts.pop(told.entry.seat, None)  # and belongs to who made it
        self.core = after
        if is_from_person(told.entry) and not isinstance(told.entry, Played):
            self.besides[told.entry.seat] += 1
        if isinstance(told.entry, Played):
            # The notation is in the steps already; thousands of tables lie in memory.
            slim = Played(seat=told.entry.seat, actions=(), bot=told.entry.bot)
            told = Told(told.seq, told.at, slim, told.steps, told.move)
        self.log.append(told)
        if sent is not None:
            self.stored[sent.client] = (told.seq, sent.content)

    def known(self, sent: Sent) -> int | None:
        """The entry of a command that was stored before; raises `id-used` if another one had this id."""
        if sent.client in self.unlogged and self.unlogged[sent.client] != sent.content:
            raise Refusal("id-used")
        if sent.client not in self.stored:
            return None
        seq, content = self.stored[sent.client]
        if content is not None and sent.content is not None and content != sent.content:
            raise Refusal("id-used")
        return seq

    def note_unlogged(self, sent: Sent) -> None:
        """Remember a command that makes no entry; raises `id-used` if another one had its id."""
        if self.known(sent) is not None:
            raise Refusal("id-used")
        self.unlogged[sent.client] = sent.content
        while len(self.unlogged) > UNLOGGED:
            del self.unlogged[next(iter(self.unlogged))]

    def tell_all(self, told: Sequence[Told]) -> None:
        """Send new entries to everybody connected here; whoever lost a seat sees it no longer."""
        self.shared = {}
        is_lost = False
        for listener in list(self.listeners):
            if listener.holder is None or self.core.is_held_by(listener.holder):
                listener.tell(self, told)
            else:
                listener.lose_seat(self, told)
                is_lost = True
        self.shared = {}
        if is_lost:
            self.tell_presence()

    def take_plans(self, plans: dict[int, HeldPlan]) -> None:
        """Make these the plans; whose plan changed is told, and nobody else."""
        changed = {seat for seat in {*self.plans, *plans} if self.plans.get(seat) != plans.get(seat)}
        self.plans = plans
        for listener in list(self.listeners):
            if listener.seat in changed:
                listener.tell_plan(self)

    def check_said(self, seat: int) -> None:
        """Count a line of chat; raises `too-fast` when there were too many lately, and `log-full` at this table."""
        self.check_besides(seat, self.chat[seat])

    def check_changes(self, seat: int) -> None:
        """Likewise a change of the seat's that moves no game on."""
        self.check_besides(seat, self.changes[seat])

    def check_changes_of_host(self) -> None:
        """The host has room of its own for changes, however much the seats have used of theirs."""
        if self.besides.total() >= MOST_BESIDES * (len(self.core.seats) + 1):
            raise Refusal("log-full")

    def check_besides(self, seat: int, lately: Bucket) -> None:
        """Whoever comes reads the whole log, so it has room for so many entries that are no moves."""
        if self.besides[seat] >= MOST_BESIDES:
            raise Refusal("log-full")
        if not lately.take(time.monotonic()):
            raise Refusal("too-fast", seconds=1)

    def was_unlogged(self, sent: Sent) -> bool:
        """Whether this very command, which makes no entry, came before."""
        return sent.client in self.unlogged and self.unlogged[sent.client] == sent.content

    def tell_presence(self) -> None:
        """Tell everybody for whom something changed who is connected, in a moment: others may be coming, too."""
        if self.next_presence is None:
            self.next_presence = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self.tell_presence_now)

    def tell_presence_now(self) -> None:
        """Look once who is connected, and tell everybody."""
        self.next_presence, self.presences = None, {}
        for listener in list(self.listeners):
            listener.tell_presence(self)
        self.presences = {}
