"""Telling people whose turn it is when they are not looking: once for each table until they come back.

A move never waits for any of this. What is told leaves through the browser's push service, encrypted for the browser;
it names the table, the game and the seat, and nothing that happened.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine

import msgspec

from aedilis.core import catalogue
from aedilis.server.notify.outbound import FAILURES, WAITING, Outbound
from aedilis.server.notify.sealing import Reader, ServerKey, key_in_file, new_key, sealed, stored_key
from aedilis.server.notify.told import ToldDecisions
from aedilis.server.people import browsers
from aedilis.server.people.browsers import Browser
from aedilis.server.settings import Settings
from aedilis.server.storage.database import Database
from aedilis.server.storage.entries import Holder
from aedilis.server.storage.writer import Writer
from aedilis.server.tables.leases import Leases
from aedilis.server.tables.table import LiveTable
from aedilis.server.upkeep.limits import Limiter
from aedilis.server.upkeep.logs import logger, table_mark
from aedilis.server.upkeep.metrics import Metrics
from aedilis.server.upkeep.supervisor import Supervisor, ended
from aedilis.server.wire import tokens
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.texts import text

KEPT_SECONDS = 3 * 24 * 3600  # how long a push service keeps a note for a browser that is off
PAUSES = (2.0, 20.0)  # before the second and the third try
LONGEST_PAUSE = 60.0

log = logger(__name__)


class Note(msgspec.Struct, frozen=True):
    """What a browser is told."""

    table: str
    game: str
    seat: int
    title: str
    text: str
    language: str


class Pushes:
    """Sends notes to browsers."""

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        database: Database,
        writer: Writer,
        leases: Leases,
        out: Outbound,
        supervisor: Supervisor,
    ) -> None:
        self.supervisor = supervisor
        self.settings = settings
        self.metrics = metrics
        self.database = database
        self.writer = writer
        self.leases = leases
        self.outbound = out
        self.key: ServerKey | None = None
        self.pauses: tuple[float, ...] = PAUSES
        self.wait: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.seen = ToldDecisions()  # decisions that were thought about
        self.tasks: set[asyncio.Task[None]] = set()
        self.limits = Limiter(1 / 60, 20, time.monotonic)
        web = settings.public_url or ""
        self.contact = settings.push_contact or (web if web.startswith("https://") else None)

    async def start(self) -> None:
        """Find the server's key; the first start makes it."""
        if self.settings.push_key is not None:
            self.key = key_in_file(self.settings.push_key)
        else:
            made = str(new_key())
            self.key = stored_key(await self.writer.run(lambda connection: browsers.keep_key(connection, made)))

    async def stop(self) -> None:
        """Drop what has not been sent."""
        await ended(self.tasks)

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Do something beside the game."""
        return self.supervisor.once("push", work, among=self.tasks)

    def table_changed(self, table: LiveTable) -> None:
        """Begin to tell the people who have just become due and are not looking."""
        core = table.core
        if core.status != "running":
            return
        watched = table.watched()
        for seat in table.asked():
            decision = core.decision(seat)
            if self.seen.has(table.id, seat, decision):
                continue
            if seat not in watched:
                if len(self.tasks) >= WAITING:
                    continue  # the table's next change asks again
                self.spawn(self.tell(table, Holder(seat, core.held_since[seat]), decision))
            self.seen.note(table.id, seat, decision)

    def came_back(self, table: LiveTable, holder: Holder) -> asyncio.Task[None]:
        """Somebody looks at the table from this seat: it may be told again the next time."""

        async def remember() -> None:
            if await self.database.read(lambda connection: browsers.is_told(connection, table.id, holder)):
                await self.writer.run(lambda connection: browsers.mark_back(connection, table.id, holder))

        return self.spawn(remember())

    def went_away(self, table: LiveTable, holder: Holder, heard: int) -> None:
        """A connection ended that was last heard of at this time: a turn that began later may never have been shown."""
        seat = holder.seat
        if seat in table.core.to_act() and table.core.times.asked[seat] > heard:
            self.seen.forget(table.id, seat)
            self.table_changed(table)

    def is_missed(self, table: LiveTable, holder: Holder, decision: int) -> bool:
        """Whether a decision of this holder is still open and nobody here looks at it."""
        core, seat = table.core, holder.seat
        is_open = core.status == "running" and seat in core.to_act() and core.decision(seat) == decision
        is_theirs = core.is_held_by(holder) and not core.bot_decides(seat)
        return is_open and is_theirs and seat not in table.watched()

    async def tell(self, table: LiveTable, holder: Holder, decision: int) -> None:
        """Tell the seat's browsers, unless somebody looks after all or they were told before."""
        await self.wait(self.settings.push_after)
        if not self.is_missed(table, holder, decision):
            return
        found = await self.database.read(lambda connection: browsers.browsers_of(connection, table.id, holder))
        if not found or await self.leases.is_watched_elsewhere(table.id, holder.seat):
            return
        if await self.writer.run(lambda connection: browsers.mark_told(connection, table.id, holder)):
            await asyncio.gather(*(self.deliver(browser, table, holder, decision) for browser in found))

    async def deliver(self, browser: Browser, table: LiveTable, holder: Holder, decision: int) -> None:
        """Send a note, three times at most; a browser that is gone is forgotten."""
        outcome = "limited"
        try:
            self.limits.check(browser.id)
            for pause in (*self.pauses, None):
                async with self.outbound.turn(browser.endpoint):
                    if not table.core.is_held_by(holder):
                        outcome = "overtaken"
                        break
                    outcome, wait = await self.send(browser, table, holder.seat)
                if outcome != "failed" or pause is None:
                    break
                await asyncio.sleep(min(max(pause, wait), LONGEST_PAUSE))
                if not self.is_missed(table, holder, decision):
                    outcome = "overtaken"
                    break
        except Refusal:
            pass  # this browser has been told too often, or too many wait for its push service
        if outcome == "gone":
            await self.writer.run(lambda connection: browsers.forget(connection, browser.id))
        self.metrics.pushes.labels(outcome).inc()
        log.info("push", table=table_mark(table.id), seat=holder.seat, outcome=outcome)

    async def send(self, browser: Browser, table: LiveTable, seat: int) -> tuple[str, float]:
        """Hand a note to the push service: what came of it, and how long the service asks to wait."""
        assert self.key is not None, "start comes first"
        note = msgspec.json.encode(note_for(table, seat, browser.language))
        headers = {
            "Authorization": self.key.authorization(browser.endpoint, self.contact, int(time.time())),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": tokens.token_hash(table.id)[:32],  # a later note about the table replaces one that still waits
            "Urgency": "high",
        }
        body = sealed(note, Reader(browser.p256dh, browser.auth))
        try:
            answer = await self.outbound.post(browser.endpoint, body, headers, private=self.settings.private_push)
        except FAILURES:
            return "failed", 0.0
        if answer.status in (404, 410):
            return "gone", 0.0
        if answer.status == 429 or answer.status >= 500:
            return "failed", float(answer.retry_after)
        return "delivered" if answer.status < 300 else "refused", 0.0


def note_for(table: LiveTable, seat: int, language: str) -> Note:
    """Which table, which game, whose turn: what everybody at the table knows."""
    facts, name = table.core.facts, table.core.seats[seat].name
    game = catalogue.find(facts.setup.game).title
    said = text("push-turn", language, {"game": game, "name": name or "", "named": "yes" if name else "no"})
    return Note(table.id, facts.setup.game, seat, facts.name or game, said or game, language)
