"""Which process drives a table, and how processes hear of each other's changes.

With SQLite there is one process and it drives everything. With PostgreSQL a lease is an advisory lock of the session:
when a process dies, its leases are free at once.
"""

import asyncio
import contextlib
import hashlib
from collections.abc import Callable

import asyncpg  # type: ignore[import-untyped]  # it ships no types

from aedilis.server.storage.table_rows import CHANNEL
from aedilis.server.upkeep.logs import logger
from aedilis.server.upkeep.supervisor import BackgroundWork, Supervisor, ended

IS_WATCHED, IS_HELD = "?", "@"  # questions about a seat
YES = "!"
ANSWER_SECONDS = 1.0
CONNECT_SECONDS = 10.0
COMMAND_SECONDS = 10.0  # a session whose other end is gone without a word counts as lost
FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

log = logger(__name__)


class Leases:
    """Asks for tables and gives them back; of a process that is alone, everything is its own."""

    async def hold(self, table: str) -> bool:
        """Whether this process drives the table now."""
        return True

    async def release(self, table: str) -> None:
        """Let others drive it."""

    async def is_watched_elsewhere(self, table: str, seat: int) -> bool:
        """Whether somebody looks at the table from this seat at another process."""
        return False

    async def is_held_elsewhere(self, table: str, seat: int) -> bool:
        """Whether somebody is connected with this seat at another process, looking or not."""
        return False

    async def start(self) -> None:
        """Connect."""

    async def stop(self) -> None:
        """Disconnect."""


def lock_key(table: str) -> int:
    """A table's number among PostgreSQL's advisory locks."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)


class PostgresLeases(Leases):
    """One session that listens to the others' changes and holds this process's leases."""

    def __init__(
        self,
        url: str,
        on_entry: Callable[[str, int], None],
        on_return: Callable[[], None],
        is_watched: Callable[[str, int], bool],
        is_held: Callable[[str, int], bool],
        supervisor: Supervisor,
    ) -> None:
        self.url = url.replace("postgresql+asyncpg://", "postgresql://")
        self.on_entry = on_entry
        self.on_return = on_return
        self.questions = {IS_WATCHED: is_watched, IS_HELD: is_held}
        self.supervisor = supervisor
        self.asked: dict[tuple[str, int, str], list[asyncio.Event]] = {}
        """Who waits for an answer to which question."""
        self.connection: asyncpg.Connection | None = None
        self.held: set[str] = set()
        self.lock = asyncio.Lock()
        self.work: BackgroundWork | None = None
        self.lost = asyncio.Event()

    async def start(self) -> None:
        """Connect, and stay connected."""
        await self.connect()
        self.work = self.supervisor.start("postgres-listener", self.stay_connected, is_vital=True)

    async def stop(self) -> None:
        """Disconnect; the leases end with the session."""
        if self.work is not None:
            await ended([self.work.task])
        if self.connection is not None and not self.connection.is_closed():
            await self.connection.close()

    async def connect(self) -> None:
        """A new session, without any lease."""
        self.held.clear()
        if self.connection is not None:
            self.connection.terminate()
        made = self.connection = await asyncpg.connect(
            self.url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS
        )
        made.add_termination_listener(self.lose)
        await made.add_listener(CHANNEL, self.hear)
        self.lost.clear()
        if made.is_closed():
            self.lost.set()

    def lose(self, session: object) -> None:
        """A session ended; only the present one is missed."""
        if session is self.connection:
            self.lost.set()

    async def stay_connected(self, work: BackgroundWork) -> None:
        """When the session is lost, make a new one; entries told meanwhile were missed, so look again."""
        while True:
            await self.lost.wait()
            log.warning("postgres-session-lost")
            await self.connect()
            work.well()
            self.on_return()

    def hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        """Some process, perhaps this one, stored an entry, asks who looks, or answers that."""
        table, _, rest = str(payload).partition(" ")
        number, _, mark = rest.partition(" ")
        if not number.isdigit():
            return
        place, question = (table, int(number)), mark.removesuffix(YES)
        if not mark:
            self.on_entry(*place)
        elif mark in self.questions and self.questions[mark](*place):
            self.supervisor.once("answer", self.answer(f"{table} {number} {mark}{YES}"))
        elif mark != question:
            for waiting in self.asked.get((*place, question), ()):
                waiting.set()

    async def say(self, payload: str) -> bool:
        """Tell all processes, this one too; False where nobody hears it, because the session is lost."""
        async with self.lock:
            if self.connection is not None and not self.connection.is_closed():
                with contextlib.suppress(*FAILURES):
                    await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
                    return True
        return False

    async def answer(self, payload: str) -> None:
        """Answer a question; whoever cannot be told asks in vain."""
        await self.say(payload)

    async def is_watched_elsewhere(self, table: str, seat: int) -> bool:
        """Ask all processes; one at which somebody looks has a moment to say so. Rather told twice than not at all."""
        return await self.ask(table, seat, IS_WATCHED, unknown=False)

    async def is_held_elsewhere(self, table: str, seat: int) -> bool:
        """Ask all processes; one at which somebody is connected has a moment to say so. In doubt somebody is."""
        return await self.ask(table, seat, IS_HELD, unknown=True)

    async def ask(self, table: str, seat: int, question: str, *, unknown: bool) -> bool:
        """Whether any process says yes in time; `unknown` when none can be asked."""
        answered, key = asyncio.Event(), (table, seat, question)
        self.asked.setdefault(key, []).append(answered)
        try:
            if not await self.say(f"{table} {seat} {question}"):
                return unknown
            await asyncio.wait_for(answered.wait(), ANSWER_SECONDS)
        except TimeoutError:
            return False
        finally:
            self.asked[key].remove(answered)
            if not self.asked[key]:
                del self.asked[key]
        return True

    async def hold(self, table: str) -> bool:
        """Take the table's advisory lock if it is free."""
        if table in self.held:
            return True
        async with self.lock:
            if self.connection is None or self.connection.is_closed():
                return False
            try:
                got = await self.connection.fetchval("SELECT pg_try_advisory_lock($1)", lock_key(table))
            except FAILURES as error:
                if not isinstance(error, asyncpg.PostgresError):
                    self.lost.set()
                return False
            if got:
                self.held.add(table)
            return bool(got)

    async def release(self, table: str) -> None:
        """Give the lock back."""
        if table not in self.held:
            return
        self.held.discard(table)
        async with self.lock:
            if self.connection is not None and not self.connection.is_closed():
                try:
                    await self.connection.execute("SELECT pg_advisory_unlock($1)", lock_key(table))
                except FAILURES:
                    self.lost.set()
