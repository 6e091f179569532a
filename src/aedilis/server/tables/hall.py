"""The hall: all tables of this server process, loaded when somebody comes and let go when nobody uses them."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager
from typing import TypeVar

from sqlalchemy import Connection

from aedilis.server.storage import holders, table_rows
from aedilis.server.storage.database import Database
from aedilis.server.storage.entries import Facts, HeldPlan, Holder, Row, SeatEntry, Sent, Stored
from aedilis.server.storage.faults import DAMAGED, StorageFault
from aedilis.server.storage.writer import Writer
from aedilis.server.tables import rights
from aedilis.server.tables.core import Core, Told
from aedilis.server.tables.steps import Also, Command, Decide, due_in, storing, taken
from aedilis.server.tables.table import LiveTable
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.upkeep.logs import logger, table_mark, where
from aedilis.server.upkeep.metrics import Metrics
from aedilis.server.wire import tokens
from aedilis.server.wire.errors import Refusal

OVERTAKEN = 20  # tries against other processes that write to the same table
IDLE_SECONDS = 60.0  # a table used less long ago is not let go

T = TypeVar("T")

log = logger(__name__)


class Hall:
    """Finds, loads and changes tables."""

    def __init__(self, database: Database, writer: Writer, metrics: Metrics, room: int) -> None:
        self.database = database
        self.writer = writer
        self.metrics = metrics
        self.room = room
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self.opened = now_ms()  # whoever was here before could not come back sooner
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.missed: set[str] = set()  # of those, the ones at which another process has written something meanwhile
        self.on_change: Callable[[LiveTable], None] = lambda table: None
        """Called after every change of a table, and when one was loaded."""

    async def table(self, table_id: str) -> LiveTable:
        """The table in memory; raises `unknown-table`."""
        found = self.live.get(table_id)
        if found is None:
            # Whoever comes while it is being loaded waits for the same load.
            task = self.loading.get(table_id)
            if task is None:
                task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            found = await asyncio.shield(task)
        self.live.move_to_end(table_id)
        found.used = time.monotonic()
        if found.core.withheld:
            await self.look_for_hints(found)
        return found

    async def load(self, table_id: str) -> LiveTable:
        """Read a table's facts and log, and replay it."""
        begun = time.perf_counter()
        try:
            facts, rows = await self.database.read(lambda connection: table_rows.read_table(connection, table_id))
            if facts is None:
                raise Refusal("unknown-table")
            table = replayed(facts, rows)
            table.loaded = now_ms()
            await self.look_for_hints(table)
            self.missed.add(table_id)  # what was written since the log was read, and what is planned
            while table_id in self.missed:
                _, table.plans = await self.read_on(table)
            self.seat_in(table)
        finally:
            self.missed.discard(table_id)
        self.metrics.load_seconds.observe(time.perf_counter() - begun)
        return table

    def miss(self, table_id: str) -> None:
        """Another process wrote something at a table that is not in memory: whoever reads it now reads on."""
        if table_id in self.loading:
            self.missed.add(table_id)

    async def look_for_hints(self, table: LiveTable) -> None:
        """A clone has no hints until the game that it was cloned from is over, or allows them."""
        facts = table.core.facts
        if facts.source is not None or facts.origin_move is not None:
            withheld = await self.database.read(lambda connection: table_rows.hints_are_withheld(connection, facts))
            table.core.withheld = withheld

    def seat_in(self, table: LiveTable) -> None:
        """Put a table into memory; let others go when there are too many."""
        self.live[table.id] = table
        self.let_go()
        self.metrics.live_tables.set(len(self.live))
        self.on_change(table)

    def let_go(self) -> None:
        """Forget the tables that were not used for longest, as far as nobody uses them now."""
        for table_id, table in list(self.live.items()):
            if len(self.live) <= self.room:
                return
            used = table.listeners or table.driver is not None or table.planning or table.lock.locked()
            if not used and time.monotonic() - table.used > IDLE_SECONDS:
                del self.live[table_id]

    async def create(self, facts: Facts, entries: Sequence[Stored], also: Also) -> LiveTable:
        """Store a new table with its first entries; `also` writes in the same transaction to whom its seats belong."""
        table, store = prepared(facts, entries, also)
        await self.writer.run(store)
        await self.look_for_hints(table)
        self.seat_in(table)
        return table

    async def holder(self, table: LiveTable, token: str) -> Holder | None:
        """Whoever comes with this token, if it opens a seat now. Ask `is_held_by` again after every later await."""
        known = tokens.token_hash(token)
        found = await self.database.read(lambda connection: holders.holder_of_token(connection, table.id, known))
        if found is not None and found.since > table.core.seq:
            await self.catch_up(table)  # somebody sat down at another process a moment ago
        return found if found is not None and table.core.is_held_by(found) else None

    async def submit(
        self,
        table: LiveTable,
        decide: Decide,
        *,
        holder: Holder | None = None,
        sent: Sent | None = None,
        also: Also | None = None,
    ) -> int:
        """Carry out a command: its sequence number, once it is stored and everybody has been told.

        `decide` looks at the table and returns the entry, or raises a Refusal; it may be asked again when another
        process was faster. `holder` must have the seat at that very moment. `also` writes more in the same
        transaction. A command whose asker goes away in the meantime is carried out all the same: it may be on the
        disk already.
        """
        return await to_the_end(self.carry_out(table, table.turn(), [Command(decide, sent)], holder, also))

    async def submit_first(self, table: LiveTable, *commands: Command) -> int:
        """Carry out commands of the server itself, in one transaction and before all people's that wait."""
        return await to_the_end(self.carry_out(table, table.lock, commands, None, None))

    async def carry_out(
        self,
        table: LiveTable,
        turn: AbstractAsyncContextManager[None],
        commands: Sequence[Command],
        holder: Holder | None,
        also: Also | None,
    ) -> int:
        """Decide, store, and only then tell."""
        async with turn:
            for _ in range(OVERTAKEN):
                if holder is not None:
                    rights.check_holder(table.core, holder)
                new = [command for command in commands if command.sent is None or table.known(command.sent) is None]
                if not new:
                    return max(filter(None, (table.known(one.sent) for one in commands if one.sent is not None)))
                steps = taken(table.core, table.plans, new)
                if await self.writer.run(storing(steps, also)):
                    for step in steps:
                        table.accept(step.after, step.told, step.row.sent)
                    self.changed(table, [step.told for step in steps], steps[-1].planned)
                    return table.core.seq
                await self.catch_up_locked(table)
        raise Refusal("busy")

    async def catch_up(self, table: LiveTable) -> None:
        """Take in what other processes wrote."""
        async with table.lock:
            await self.catch_up_locked(table)

    async def catch_up_locked(self, table: LiveTable) -> None:
        """Read and tell the entries behind the last known one; the caller holds the table's lock."""
        table.is_behind = False
        told, planned = await self.read_on(table)
        if told or planned != table.plans:
            self.changed(table, told, planned)

    async def read_on(self, table: LiveTable) -> tuple[list[Told], dict[int, HeldPlan]]:
        """Take in the entries behind the last known one; they, and what is planned by whoever holds the seats then."""
        seq = table.core.seq
        self.missed.discard(table.id)

        def news(connection: Connection) -> tuple[list[Row], dict[Holder, HeldPlan]]:
            return table_rows.read_log(connection, table.id, seq), holders.plans_of(connection, table.id)

        rows, planned = await self.database.read(news)
        told = [table.take(row) for row in rows]
        # The log was read first, so a plan may be that of somebody who has sat down since.
        return told, {holder.seat: held for holder, held in planned.items() if table.core.is_held_by(holder)}

    def changed(self, table: LiveTable, told: Sequence[Told], planned: dict[int, HeldPlan]) -> None:
        """Tell everybody at the table, and let the server do its part."""
        table.used = time.monotonic()
        if told:
            table.tell_all(told)
        table.take_plans(planned)
        self.on_change(table)

    async def plan(self, table: LiveTable, holder: Holder, decide: Callable[[LiveTable], HeldPlan]) -> None:
        """Keep what a seat's holder has planned, and tell nobody else; raises `not-your-seat`."""
        await to_the_end(self.keep_plan(table, holder, decide))

    async def keep_plan(self, table: LiveTable, holder: Holder, decide: Callable[[LiveTable], HeldPlan]) -> None:
        """Decide, store, and only then tell."""
        async with table.turn():
            rights.check_holder(table.core, holder)
            planned = {**table.plans, holder.seat: decide(table)}
            before, after = due_in(table.core, table.plans), due_in(table.core, planned)
            core = table.core

            def store(connection: Connection) -> bool:
                if not holders.write_plan(connection, table.id, holder, planned[holder.seat]):
                    return False
                if before != after:
                    table_rows.set_wake(connection, table.id, core.seq, 0 if after else core.wake_at())
                table_rows.say_plan(connection, table.id)
                return True

            if not await self.writer.run(store):
                raise Refusal("not-your-seat")
            self.changed(table, [], planned)

    async def wake(self, table_id: str) -> None:
        """Load a table at which the server has something to do; a broken one is logged and left alone."""
        try:
            await self.table(table_id)
        except StorageFault as fault:
            if fault.code != DAMAGED:
                raise
            log.error(fault.code, table=table_mark(table_id), place=fault.place)  # others may still be whole
        except Exception as error:
            log.error("table-does-not-load", table=table_mark(table_id), **where(error))


async def to_the_end(work: Coroutine[None, None, T]) -> T:
    """Wait for something that is done to its end, even when its asker goes away; then nobody hears a refusal."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(log_failure)
        raise


def log_failure(task: "asyncio.Task[T]") -> None:
    """Log what went wrong with nobody waiting for it; that a command was refused is no failure."""
    error = None if task.cancelled() else task.exception()
    if error is not None and (isinstance(error, StorageFault) or not isinstance(error, Refusal)):
        log.error("unheard", **where(error))


def prepared(facts: Facts, entries: Sequence[Stored], also: Also) -> tuple[LiveTable, Also]:
    """A new table after its first entries, and what stores it; `also` writes to whom its seats belong."""
    rows = [Row(seq, facts.created, None, entry) for seq, entry in enumerate(entries, start=1)]
    table = replayed(facts, rows)

    def store(connection: Connection) -> None:
        table_rows.insert_table(connection, facts, table.core.summary(), rows, table.core.sitting())
        also(connection)

    return table, store


def replayed(facts: Facts, rows: Sequence[Row]) -> LiveTable:
    """The table that a log leads to."""
    table = LiveTable(Core(facts, [SeatEntry(kind="open")] * facts.setup.players))
    for row in rows:
        table.take(row)
    return table
