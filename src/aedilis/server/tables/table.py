"""A table in memory: its core, its log, and whoever listens. One command at a time."""

import asyncio
import time
from collections.abc import Sequence
from typing import Protocol

from aedilis.server.shapes import Clock
from aedilis.server.stored import Played, Row, SeatSet
from aedilis.server.tables.core import Core, Told


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Listener(Protocol):
    """A connection to a table."""

    seat: int | None
    visible: bool

    def tell(self, table: "LiveTable", told: Sequence[Told]) -> None:
        """Send what is new; must not wait."""

    def tell_presence(self, table: "LiveTable") -> None:
        """Send who is connected; must not wait."""

    def lose_seat(self, table: "LiveTable", told: Sequence[Told]) -> None:
        """Go on as a spectator with these entries: the seat now belongs to nobody, or to somebody else."""


PATIENCE_MS = 15_000  # nobody could play while the server was down, so a clock leaves at least this much after it


class LiveTable:
    """One table that somebody uses."""

    def __init__(self, core: Core, log: list[Told], clients: dict[str, int]) -> None:
        self.core = core
        self.log = log
        self.clients = clients
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.drafts: dict[int, tuple[int, ...]] = {}
        self.used = time.monotonic()
        self.loaded: int | None = None  # when it came from the disk; None for a table made here
        self.changed = asyncio.Event()  # wakes the driver
        self.driver: asyncio.Task[None] | None = None
        self.shared: dict[int | None, bytes] = {}  # the update being told, encoded once per viewer

    @property
    def id(self) -> str:
        """The table's id, which is its link."""
        return self.core.facts.id

    def connected(self) -> set[int]:
        """The seats that somebody is connected with."""
        return {listener.seat for listener in self.listeners if listener.seat is not None}

    def watched(self) -> set[int]:
        """The seats that somebody is connected with and looks at."""
        return {listener.seat for listener in self.listeners if listener.seat is not None and listener.visible}

    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(listener.seat is None for listener in self.listeners)

    def has_run_out(self, clock: Clock, now: int) -> bool:
        """Whether a decision's time is over; after a restart everybody gets a moment to come back."""
        pause = min(PATIENCE_MS, self.core.facts.pace.seconds * 1000)
        back = 0 if self.loaded is None else self.loaded + pause
        return max(clock.grace_ends, back) <= now

    def told_since(self, seq: int) -> list[Told]:
        """The entries behind `seq`; sequence numbers have no gaps and start at 1."""
        return self.log[seq:]

    def take(self, row: Row) -> Told:
        """Go on by one stored entry."""
        after = self.core.copy()
        told = after.apply(row)
        self.accept(after, told, row.client)
        return told

    def accept(self, after: Core, told: Told, client: str | None) -> None:
        """Make `after` the present."""
        if after.match is not self.core.match:
            self.drafts.clear()  # a draft is about the position that it was made in
        self.core = after
        if isinstance(told.entry, Played):
            # The notation is in the steps already; thousands of tables lie in memory.
            slim = Played(seat=told.entry.seat, actions=(), bot=told.entry.bot)
            told = Told(told.seq, told.at, slim, told.steps, told.move)
        self.log.append(told)
        if client is not None:
            self.clients[client] = told.seq

    def tell_all(self, told: Sequence[Told]) -> None:
        """Send new entries to everybody connected here; whoever gave up a seat sees it no longer."""
        opened = {one.entry.seat for one in told if isinstance(one.entry, SeatSet) and one.entry.state.kind == "open"}
        self.shared = {}
        for listener in list(self.listeners):
            if listener.seat in opened:
                listener.lose_seat(self, told)
            else:
                listener.tell(self, told)
        self.shared = {}

    def tell_presence(self) -> None:
        """Tell everybody who is connected."""
        for listener in list(self.listeners):
            listener.tell_presence(self)


def client_key(seat: int, client: str) -> str:
    """What makes a command unique at its table: who sent it, and the id it was given."""
    return f"{seat}:{client}"
