"""Everything that one server process is made of, started and stopped in order."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine

from aedilis.server.accounts import Accounts
from aedilis.server.bots.driver import Driver
from aedilis.server.bots.pace import Pace
from aedilis.server.bots.pool import Pool
from aedilis.server.hall import Hall
from aedilis.server.leases import Leases, OnlyProcess, Postgres
from aedilis.server.limits import Limiter
from aedilis.server.logs import logger
from aedilis.server.metrics import Metrics
from aedilis.server.outbound import Outbound
from aedilis.server.push.sender import Pushes
from aedilis.server.settings import Settings
from aedilis.server.storage import tables as storage
from aedilis.server.storage.database import Job, open_database
from aedilis.server.storage.writer import Writer
from aedilis.server.tables.table import LiveTable, now_ms
from aedilis.server.webhooks import Webhooks

SWEEP_SECONDS = 5.0
SWEEP_PAGE = 200

log = logger(__name__)


class Services:
    """The parts of the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = open_database(settings.database)
        self.writer = Writer(self.database, self.metrics.commit_size.observe)
        self.hall = Hall(self.database, self.writer, self.metrics, settings.live_tables)
        self.pool = Pool(settings.workers, settings.think_seconds, self.metrics)
        self.leases: Leases = OnlyProcess()
        if self.database.is_shared:
            self.leases = Postgres(self.database.url, self.heard, self.look_again, self.is_watched, self.is_held)
        pace = Pace(settings.bot_pace, settings.workers)
        self.driver = Driver(self.hall, self.pool, self.leases, pace, settings.usual_level)
        self.outbound = Outbound()
        self.webhooks = Webhooks(settings, self.metrics, self.database, self.outbound)
        self.pushes = Pushes(settings, self.metrics, self.database, self.writer, self.leases, self.outbound)
        self.driver.notify = self.table_changed
        self.hall.on_change = self.driver.wake
        self.accounts = Accounts(self.database, self.writer)
        per_second = settings.requests_per_minute / 60
        self.changes = Limiter(per_second, settings.requests_per_minute / 4, time.monotonic)
        self.reads = Limiter(5 * per_second, settings.requests_per_minute, time.monotonic)
        self.sign_ins = Limiter(0.2, 10, time.monotonic)
        self.connections: dict[str, int] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    async def start(self) -> None:
        """Bring the database up to date and begin to work."""
        await self.database.migrate()
        self.writer.start()
        await self.pushes.start()
        self.pool.start()
        await self.leases.start()
        self.spawn(self.sweep_for_ever())

    async def stop(self) -> None:
        """Finish what was begun: nothing acknowledged is lost, nothing half done stays."""
        self.closing = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.driver.stop()
        await self.pool.stop()
        await self.webhooks.stop()
        await self.pushes.stop()
        await self.outbound.close()
        await self.writer.stop()
        await self.leases.stop()
        await self.database.close()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run something in the background until the server stops."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def remember(self, job: Job[None]) -> None:
        """Write something in the background that nobody waits for."""
        if not self.closing:
            self.spawn(self.writer.run(job))

    async def sweep_for_ever(self) -> None:
        """Load the tables at which the server has something to do: after a start, or when another process died."""
        last = ""
        while True:
            with contextlib.suppress(OSError):
                ids = await self.database.read(sleeping_behind(last))
                for table_id in ids:
                    if table_id not in self.hall.live and len(self.hall.live) < self.hall.room:
                        await self.hall.wake(table_id)
                last = ids[-1] if len(ids) == SWEEP_PAGE else ""
            if not last:
                await asyncio.sleep(SWEEP_SECONDS)

    def table_changed(self, table: LiveTable) -> None:
        """Somebody who is not here may have to know."""
        self.webhooks.table_changed(table)
        self.pushes.table_changed(table)

    def is_watched(self, table_id: str, seat: int) -> bool:
        """Whether somebody looks at the table from this seat at this process."""
        table = self.hall.live.get(table_id)
        return table is not None and seat in table.watched()

    def is_held(self, table_id: str, seat: int) -> bool:
        """Whether somebody is connected with this seat at this process."""
        table = self.hall.live.get(table_id)
        return table is not None and seat in table.connected()

    def heard(self, table_id: str, seq: int) -> None:
        """Another process stored an entry of a table that is in memory here."""
        table = self.hall.live.get(table_id)
        if table is not None and table.core.seq < seq:
            self.spawn(self.hall.catch_up(table))

    def look_again(self) -> None:
        """After a lost session: any table may have gone on."""
        for table in self.hall.live.values():
            self.spawn(self.hall.catch_up(table))


def sleeping_behind(last: str) -> Job[list[str]]:
    """The next page of tables at which the server has something to do."""
    return lambda connection: storage.sleeping_tables(connection, now_ms(), last, SWEEP_PAGE)
