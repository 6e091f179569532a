"""Calling a seat's own address when it must decide and nobody is connected with it."""

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

import httpx
from sqlalchemy import and_, select

from aedilis.server.errors import Refusal
from aedilis.server.logs import logger, table_mark
from aedilis.server.metrics import Metrics
from aedilis.server.settings import Settings
from aedilis.server.storage.database import Database
from aedilis.server.storage.schema import seats
from aedilis.server.tables.table import LiveTable

SECONDS = 5.0
AT_ONCE = 8
WAITING = 1000

log = logger(__name__)


def check_url(url: str) -> str:
    """A web address that may be called; raises `bad-webhook`."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Refusal("bad-webhook") from error
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or port == 0:
        raise Refusal("bad-webhook")
    return url


async def public_address(host: str, port: int) -> str:
    """One address of a host, all of whose addresses are public; raises `bad-webhook`."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Refusal("bad-webhook") from error
    addresses = {str(entry[4][0]) for entry in found}
    if not addresses or not all(ipaddress.ip_address(address).is_global for address in addresses):
        raise Refusal("bad-webhook")
    return min(addresses)


class Webhooks:
    """Sends each call once, a few at a time, and never lets a game wait for it."""

    def __init__(self, settings: Settings, metrics: Metrics, database: Database) -> None:
        self.settings = settings
        self.metrics = metrics
        self.database = database
        self.told: dict[tuple[str, int], int] = {}
        """The decision of a seat that was already told."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Semaphore(AT_ONCE)
        self.base = (settings.public_url or f"http://{settings.host}:{settings.port}").rstrip("/")

    def table_changed(self, table: LiveTable) -> None:
        """Call for the seats that have just become due and that nobody is looking at."""
        core = table.core
        if core.status != "running" or len(self.tasks) >= WAITING:
            return
        connected = table.connected()
        for seat in core.to_act():
            decision = core.decision(seat)
            if core.seats[seat].is_bot or seat in connected or self.told.get((table.id, seat)) == decision:
                continue
            self.told[table.id, seat] = decision
            while len(self.told) > 10 * WAITING:
                del self.told[next(iter(self.told))]
            task = asyncio.create_task(self.call(table, seat))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def call(self, table: LiveTable, seat: int) -> None:
        """Look up the address and call it; failures are counted, not repeated."""
        query = select(seats.c.webhook).where(and_(seats.c.table_id == table.id, seats.c.seat == seat))
        url = await self.database.read(lambda connection: connection.execute(query).scalar())
        if url is None:
            return
        try:
            async with self.turn:
                status = await self.post(url, self.body(table, seat))
            outcome = "delivered" if status < 400 else "refused"
        except (httpx.HTTPError, Refusal, OSError, ValueError):
            outcome = "failed"
        self.metrics.webhooks.labels(outcome).inc()
        log.info("webhook", table=table_mark(table.id), seat=seat, outcome=outcome)

    def body(self, table: LiveTable, seat: int) -> dict[str, str | int]:
        """Which table, and whose turn: nothing of the game itself."""
        facts = table.core.facts
        return {"table": table.id, "name": facts.name, "seat": seat, "url": f"{self.base}/t/{table.id}"}

    async def post(self, url: str, body: dict[str, str | int]) -> int:
        """POST without following redirects, to an address that was checked, so that a name cannot change meanwhile."""
        target = httpx.URL(url)
        headers = {"Host": target.netloc.decode()}
        extensions: dict[str, str] = {}
        if not self.settings.private_webhooks:
            port = target.port or (443 if target.scheme == "https" else 80)
            extensions = {"sni_hostname": target.host}
            target = target.copy_with(host=await public_address(target.host, port))
        async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
            answer = await client.post(target, json=body, headers=headers, extensions=extensions)
        return answer.status_code

    async def stop(self) -> None:
        """Drop what has not been sent."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
