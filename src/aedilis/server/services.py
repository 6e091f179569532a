"""Everything that one server process is made of, started and stopped in order."""

import asyncio
import contextlib
import time

from aedilis.server.bots.driver import Driver
from aedilis.server.bots.metronome import Metronome
from aedilis.server.bots.planner import Planner
from aedilis.server.bots.pool import Pool
from aedilis.server.bots.studies import Studies
from aedilis.server.bots.thinking import Thinking
from aedilis.server.notify.outbound import Outbound
from aedilis.server.notify.pushes import Pushes
from aedilis.server.notify.webhooks import Webhooks
from aedilis.server.people.accounts import Accounts
from aedilis.server.readiness import Readiness
from aedilis.server.settings import Settings
from aedilis.server.storage import table_rows
from aedilis.server.storage.database import Job, open_database
from aedilis.server.storage.writer import Writer
from aedilis.server.tables import opponents
from aedilis.server.tables.hall import Hall
from aedilis.server.tables.leases import Leases, PostgresLeases
from aedilis.server.tables.table import LiveTable
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.upkeep.gate import SOCKETS_EACH, Gate
from aedilis.server.upkeep.limits import AtOnce, Limiter
from aedilis.server.upkeep.logs import table_mark
from aedilis.server.upkeep.metrics import Metrics
from aedilis.server.upkeep.pulse import Pulse
from aedilis.server.upkeep.supervisor import BackgroundWork, Supervisor, ended, log_unheard
from aedilis.server.upkeep.turnstile import Turnstile

SWEEP_SECONDS = 5.0
GOODBYE_SECONDS = 2.0
SWEEP_PAGE = 200
REPORTS_PER_HOUR = 10  # of one address
HINTS_AT_ONCE = 2  # of one address, and of one seat
GATE_PATIENCE = 30.0
SWEEP_PATIENCE = 60.0  # a sweep that takes longer than this is stuck


class Services:
    """The parts of the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        opponents.allow(settings.guests)
        self.metrics = Metrics()
        self.supervisor = Supervisor(lambda name: self.metrics.background_failures.labels(name).inc())
        self.database = open_database(settings.database)
        self.writer = Writer(self.database, self.metrics.commit_size.observe, self.supervisor)
        self.readiness = Readiness(self.database, self.writer, self.supervisor)
        self.hall = Hall(self.database, self.writer, self.metrics, settings.live_tables)
        self.pool = Pool(settings.workers, settings.think_seconds, self.metrics, supervisor=self.supervisor)
        self.studies = Studies(self.pool)
        self.leases = Leases()
        if self.database.is_shared:
            url = self.database.url
            self.leases = PostgresLeases(
                url, self.heard, self.look_again, self.is_watched, self.is_held, self.supervisor
            )
        pace = Metronome(settings.bot_pace, settings.workers)
        self.thinking = Thinking(self.pool, pace, settings.usual_level)
        self.pulse = Pulse(self.metrics.loop_late.observe)
        self.driver = Driver(self.hall, self.thinking, self.leases, self.pulse, self.supervisor)
        self.outbound = Outbound()
        self.webhooks = Webhooks(settings, self.metrics, self.database, self.outbound, self.supervisor)
        self.pushes = Pushes(
            settings, self.metrics, self.database, self.writer, self.leases, self.outbound, self.supervisor
        )
        self.driver.notify = self.table_changed
        self.planner = Planner(self.hall, self.thinking, self.supervisor)
        self.hall.on_change = self.wake
        self.accounts = Accounts(self.database, self.writer)
        per_second = settings.requests_per_minute / 60
        self.changes = Limiter(per_second, settings.requests_per_minute / 4, time.monotonic)
        self.reads = Limiter(5 * per_second, settings.requests_per_minute, time.monotonic)
        self.sign_ins = Limiter(0.2, 10, time.monotonic)
        self.reports = Limiter(REPORTS_PER_HOUR / 3600, REPORTS_PER_HOUR, time.monotonic)
        self.gate = Gate(settings)
        self.requests = AtOnce(SOCKETS_EACH * settings.connections_per_address, "full")
        self.hints = AtOnce(HINTS_AT_ONCE, "hints-open")
        self.turnstile = Turnstile()
        self.connections: dict[str, int] = {}
        self.sweeping: BackgroundWork | None = None
        self.closing = False

    async def start(self) -> None:
        """Bring the database up to date and begin to work."""
        asyncio.get_running_loop().set_exception_handler(log_unheard)
        await self.database.migrate()
        self.writer.start()
        await self.pushes.start()
        self.pool.start()
        await self.leases.start()
        self.supervisor.start("pulse", self.pulse.beat_for_ever)
        self.supervisor.start("gate", self.gate.look_for_ever, is_vital=True, every=GATE_PATIENCE)
        self.sweeping = self.supervisor.start("sweep", self.sweep_for_ever, is_vital=True, every=SWEEP_PATIENCE)

    async def say_goodbye(self) -> None:
        """Tell everybody at the tables that the server stops; who does not read is not waited for."""
        for table in self.hall.live.values():
            for listener in table.listeners:
                listener.say_goodbye()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                while any(table.listeners for table in self.hall.live.values()):
                    await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Finish what was begun: nothing acknowledged is lost, nothing half done stays."""
        self.closing = True
        await ended([] if self.sweeping is None else [self.sweeping.task])
        await self.planner.stop()
        await self.driver.stop()
        await self.pool.stop()
        await self.webhooks.stop()
        await self.pushes.stop()
        await self.outbound.close()
        await self.writer.stop()
        await self.leases.stop()
        await self.supervisor.stop()
        await self.database.close()

    def remember(self, job: Job[None]) -> None:
        """Write something in the background that nobody waits for."""
        if not self.closing:
            self.supervisor.once("remember", self.writer.run(job))

    async def sweep_for_ever(self, work: BackgroundWork) -> None:
        """Load the tables at which the server has something to do: after a start, or when another process died."""
        last = ""
        while True:
            ids = await self.database.read(sleeping_behind(last))
            for table_id in ids:
                if table_id not in self.hall.live and len(self.hall.live) < self.hall.room:
                    await self.hall.wake(table_id)
                    work.well()
            work.well()
            last = ids[-1] if len(ids) == SWEEP_PAGE else ""
            if not last:
                await asyncio.sleep(SWEEP_SECONDS)

    def wake(self, table: LiveTable) -> None:
        """A table changed: let bots, clocks and plans do their part."""
        self.driver.wake(table)
        self.planner.wake(table)

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
        """Another process stored an entry or a plan of a table."""
        table = self.hall.live.get(table_id)
        if table is None:
            self.hall.miss(table_id)
        elif seq == table_rows.NO_ENTRY or table.core.seq < seq:
            self.catch_up(table)

    def look_again(self) -> None:
        """After a lost session: any table may have gone on."""
        self.hall.missed.update(self.hall.loading)
        for table in self.hall.live.values():
            self.catch_up(table)

    def catch_up(self, table: LiveTable) -> None:
        """Take in what others wrote, however often that has to be tried; one look takes in all that came before."""
        if table.is_behind:
            return
        table.is_behind = True
        self.supervisor.start(f"catch-up {table_mark(table.id)}", lambda _: self.hall.catch_up(table))


def sleeping_behind(last: str) -> Job[list[str]]:
    """The next page of tables at which the server has something to do."""
    return lambda connection: table_rows.sleeping_tables(connection, now_ms(), last, SWEEP_PAGE)
