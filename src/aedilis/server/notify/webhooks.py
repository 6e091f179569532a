"""Calling a seat's own address when it must decide and nobody is connected with it."""

import asyncio

import msgspec

from aedilis.server.notify.outbound import FAILURES, WAITING, Outbound, is_address, may_be_public
from aedilis.server.notify.told import ToldDecisions
from aedilis.server.settings import Settings
from aedilis.server.storage import holders
from aedilis.server.storage.database import Database
from aedilis.server.storage.entries import Holder
from aedilis.server.tables.table import LiveTable
from aedilis.server.upkeep.logs import logger, table_mark
from aedilis.server.upkeep.metrics import Metrics
from aedilis.server.upkeep.supervisor import Supervisor, ended
from aedilis.server.wire.errors import Refusal

log = logger(__name__)


def check_url(url: str, *, is_private: bool) -> str:
    """A web address that may be called; raises `bad-webhook`, and `private-address` where those are not called."""
    if not is_address(url, ("http", "https")):
        raise Refusal("bad-webhook")
    if not is_private and not may_be_public(url):
        raise Refusal("private-address")
    return url


class Webhooks:
    """Sends each call once, and never lets a game wait for it."""

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        database: Database,
        outbound: Outbound,
        supervisor: Supervisor,
    ) -> None:
        self.supervisor = supervisor
        self.settings = settings
        self.metrics = metrics
        self.database = database
        self.outbound = outbound
        self.told = ToldDecisions()
        self.tasks: set[asyncio.Task[None]] = set()
        self.base = (settings.public_url or f"http://{settings.host}:{settings.port}").rstrip("/")

    def table_changed(self, table: LiveTable) -> None:
        """Call for the seats that have just become due and that nobody is looking at."""
        core = table.core
        if core.status != "running" or len(self.tasks) >= WAITING:
            return
        connected = table.connected()
        for seat in table.asked():
            decision = core.decision(seat)
            if seat in connected or self.told.has(table.id, seat, decision):
                continue
            self.told.note(table.id, seat, decision)
            self.supervisor.once("webhook", self.call(table, Holder(seat, core.held_since[seat])), among=self.tasks)

    async def call(self, table: LiveTable, holder: Holder) -> None:
        """Look up the holder's address and call it; failures are counted, not repeated."""
        seat = holder.seat
        url = await self.database.read(lambda connection: holders.webhook_of(connection, table.id, holder))
        if url is None:
            return
        body = msgspec.json.encode(self.body(table, seat))
        headers = {"Content-Type": "application/json"}
        try:
            async with self.outbound.turn(url):
                answer = await self.outbound.post(url, body, headers, private=self.settings.private_webhooks)
            outcome = "delivered" if answer.status < 400 else "refused"
        except FAILURES:
            outcome = "failed"
        except Refusal:
            outcome = "limited"
        self.metrics.webhooks.labels(outcome).inc()
        log.info("webhook", table=table_mark(table.id), seat=seat, outcome=outcome)

    def body(self, table: LiveTable, seat: int) -> dict[str, str | int]:
        """Which table, and whose turn: nothing of the game itself."""
        facts = table.core.facts
        return {"table": table.id, "name": facts.name, "seat": seat, "url": f"{self.base}/t/{table.id}"}

    async def stop(self) -> None:
        """Drop what has not been sent."""
        await ended(self.tasks)
