"""Plays what people have planned, at the beat at which the table is used to see decisions.

A plan that answered at once would show that it was one. So it waits for the beat of the table's bots, one to four times
by lot, as a person looks, thinks and clicks; but never for more than half of the time that its seat has left. It waits
apart from the driver: bots and clocks keep their own time, whether anybody has planned anything or not.
"""

import asyncio
import secrets
from collections.abc import Callable

from sqlalchemy import Connection

from aedilis.core import catalogue
from aedilis.server.bots.driver import is_held_up
from aedilis.server.bots.thinking import Thinking
from aedilis.server.storage import holders
from aedilis.server.storage.entries import HeldPlan
from aedilis.server.storage.faults import StorageFault
from aedilis.server.tables import plans
from aedilis.server.tables.core import Core
from aedilis.server.tables.hall import Hall
from aedilis.server.tables.opponents import thinking_seconds
from aedilis.server.tables.plans import DoesNotHold
from aedilis.server.tables.rights import Tried
from aedilis.server.tables.steps import Also
from aedilis.server.tables.table import LiveTable
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.upkeep.logs import logger, table_mark
from aedilis.server.upkeep.supervisor import BackgroundWork, Supervisor, ended
from aedilis.server.wire.errors import Refusal

MOST_BEATS = 4
HELD_UP_SECONDS = 0.5  # a vote is going on: look again

log = logger(__name__)


class Planner:
    """Keeps the plans of all live tables."""

    def __init__(self, hall: Hall, thinking: Thinking, supervisor: Supervisor) -> None:
        self.hall = hall
        self.thinking = thinking
        self.supervisor = supervisor
        self.closing = False
        self.beats: Callable[[], int] = lambda: 1 + secrets.randbelow(MOST_BEATS)

    def wake(self, table: LiveTable) -> None:
        """A table changed: see to the plans whose time has come."""
        for seat in () if self.closing else plans.due(table.core, table.plans):
            if seat not in table.planning:
                self.begin(table, seat)

    def begin(self, table: LiveTable, seat: int) -> None:
        """Play one seat's plan in the background."""
        name = f"plan {table_mark(table.id)} {seat}"
        task = self.supervisor.start(name, lambda work: self.play(table, seat, work)).task
        if task is not None:
            table.planning[seat] = task
            task.add_done_callback(lambda _: self.finished(table, seat, task))

    def finished(self, table: LiveTable, seat: int, task: asyncio.Task[None]) -> None:
        """A plan was played or dropped; what is left of it may be due again."""
        if table.planning.get(seat) is task:
            del table.planning[seat]
        self.wake(table)

    async def stop(self) -> None:
        """End all that waits; it is done after the next start."""
        self.closing = True
        await ended([task for table in self.hall.live.values() for task in table.planning.values()])

    async def play(self, table: LiveTable, seat: int, work: BackgroundWork) -> None:
        """Wait for the beat and play what is planned then, unless its seat has decided meanwhile."""
        metronome = self.thinking.metronome
        decision = table.core.decision(seat)
        await metronome.wait(self.seconds(table.core, seat))
        while self.is_open(table, seat, decision) and is_held_up(table.core):
            await metronome.sleep(HELD_UP_SECONDS)
        if not self.is_open(table, seat, decision):
            return
        planned = table.plans[seat]
        try:
            await self.hall.submit(table, playing(seat, decision, planned), also=unchanged(table, seat, planned))
        except DoesNotHold as reason:
            await self.drop(table, seat, planned, reason.refusal)
        except StorageFault:
            raise
        except Refusal as refusal:
            log.info("plan-overtaken", table=table_mark(table.id), code=refusal.code)
            await self.hall.catch_up(table)
        work.well()

    def is_open(self, table: LiveTable, seat: int, decision: int) -> bool:
        """Whether the decision is still to be made, by a plan."""
        planned = table.plans.get(seat)
        return planned is not None and table.core.decision(seat) == decision and plans.is_due(table.core, seat, planned)

    def seconds(self, core: Core, seat: int) -> float:
        """How long to wait: some beats of the table, at most half of the time that is left."""
        play, metronome = core.running(), self.thinking.metronome
        level = self.thinking.stand_in_level(core)
        game, view = core.facts.setup.game, play.view(seat)
        is_small = catalogue.find(game).is_small(view)
        beat = metronome.beat([thinking_seconds(level, game, view)], is_small=is_small)
        left = [(clock.ends - now_ms()) / 2000 for clock in core.clocks() if clock.seat == seat]
        return max(0.001, min([self.beats() * beat, *left]))

    async def drop(self, table: LiveTable, seat: int, planned: HeldPlan, refusal: Refusal) -> None:
        """Give up a plan that does not hold, unless its owner has changed it meanwhile."""

        def given_up(now: LiveTable) -> HeldPlan:
            if now.plans.get(seat) != planned:
                raise Refusal("stale-decision")
            return plans.dropped(planned, now_ms(), refusal)

        try:
            await self.hall.plan(table, plans.holder_of(table.core, seat), given_up)
        except StorageFault:
            raise
        except Refusal as overtaken:
            log.info("plan-overtaken", table=table_mark(table.id), code=overtaken.code)


def playing(seat: int, decision: int, planned: HeldPlan) -> Callable[[Core], Tried]:
    """How a plan becomes an entry, unless its seat has decided meanwhile; raises `DoesNotHold`."""

    def played(core: Core) -> Tried:
        if core.decision(seat) != decision or not plans.is_due(core, seat, planned) or is_held_up(core):
            raise Refusal("stale-decision")
        return plans.tried(core, seat, planned, now_ms())

    return played


def unchanged(table: LiveTable, seat: int, planned: HeldPlan) -> Also:
    """Refuse in the transaction itself a plan that its owner has changed at another process."""
    holder = plans.holder_of(table.core, seat)

    def check(connection: Connection) -> None:
        if not holders.has_planned(connection, table.id, holder, planned):
            raise Refusal("stale-decision")

    return check
