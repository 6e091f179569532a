"""The server's own part at a table: starting it, playing for bots, stopping clocks, finishing votes.

One task per table that has something to do; it ends when the table waits for a person. Where several processes
share a database, the one that holds the table's lease does it.
"""

import asyncio
import hashlib
from collections.abc import Callable
from typing import NamedTuple

from aedilis.bots import levels
from aedilis.bots.random_bot import RandomBot
from aedilis.core import catalogue
from aedilis.core.errors import AedilisError
from aedilis.server.bots.jobs import Job
from aedilis.server.bots.metronome import Metronome
from aedilis.server.bots.pool import NoAnswer, Pool
from aedilis.server.storage.entries import Answered, Begun, Sent, Stored, TakenBack
from aedilis.server.storage.faults import StorageFault
from aedilis.server.tables import rights
from aedilis.server.tables.core import Core
from aedilis.server.tables.hall import Decide, Hall
from aedilis.server.tables.leases import Leases
from aedilis.server.tables.opponents import RANDOM, guests, thinking_seconds, usual_level
from aedilis.server.tables.rights import Tried
from aedilis.server.tables.table import LiveTable
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.upkeep.logs import logger, table_mark
from aedilis.server.upkeep.supervisor import BackgroundWork, Supervisor, ended
from aedilis.server.wire.errors import Refusal

OTHERS_LEASE_SECONDS = 2.0
REFUSED_SECONDS = 0.2  # nothing came of it: do not spin
LONGEST_SLEEP_SECONDS = 3600.0

log = logger(__name__)


class Chance(NamedTuple):
    """A decision that a bot makes: whose, its number at the table, and the bot's dice."""

    seat: int
    decision: int
    seed: int


class Driver:
    """Keeps all live tables going."""

    def __init__(
        self,
        hall: Hall,
        pool: Pool,
        leases: Leases,
        metronome: Metronome,
        wished_level: str | None,
        supervisor: Supervisor,
    ) -> None:
        self.supervisor = supervisor
        self.hall = hall
        self.pool = pool
        self.leases = leases
        self.metronome = metronome
        self.wished_level = wished_level
        self.closing = False
        self.notify: Callable[[LiveTable], None] = lambda table: None

    def wake(self, table: LiveTable) -> None:
        """A table changed: see to it if the server has something to do there."""
        table.changed.set()
        self.notify(table)
        if table.driver is None and not self.closing and table.core.wake_at() is not None:
            name = f"drive {table_mark(table.id)}"
            table.driver = self.supervisor.start(name, lambda work: self.drive(table, work)).task

    async def stop(self) -> None:
        """End all tasks; what they were about to do is done after the next start."""
        self.closing = True
        await ended([table.driver for table in self.hall.live.values()])

    async def drive(self, table: LiveTable, work: BackgroundWork) -> None:
        """Do what is due until the table waits for a person."""
        try:
            while (due := table.core.wake_at()) is not None:
                table.changed.clear()
                if not await self.leases.hold(table.id):
                    await self.rest(table, OTHERS_LEASE_SECONDS)
                elif due > now_ms():
                    await self.rest(table, (due - now_ms()) / 1000 + 0.01)
                else:
                    seq = table.core.seq
                    await self.act(table)
                    if table.core.seq == seq:
                        await self.rest(table, REFUSED_SECONDS)
                    else:
                        work.well()
        finally:
            await self.leases.release(table.id)  # after a failure another process may fare better
        table.driver = None
        self.wake_if_due(table)

    def wake_if_due(self, table: LiveTable) -> None:
        """Something may have become due while the lease was being given back."""
        if table.core.wake_at() is not None and self.hall.live.get(table.id) is table:
            self.wake(table)

    async def rest(self, table: LiveTable, seconds: float) -> None:
        """Sleep until the table changes, but not longer than this."""
        try:
            await asyncio.wait_for(table.changed.wait(), min(seconds, LONGEST_SLEEP_SECONDS))
        except TimeoutError:
            return

    async def act(self, table: LiveTable) -> None:
        """Do one thing that is due."""
        core, asked = table.core, table.core.proposal
        if core.status == "waiting":
            await self.submit(table, "begin", begun)
        elif asked is not None and not asked.waiting:
            await self.submit(table, f"undo:{asked.seq}", lambda now: closed(now, asked.seq))
        elif late := [clock.seat for clock in core.clocks() if table.has_run_out(clock, now_ms())]:
            for seat in late:
                await self.run_out(table, seat)
        elif is_held_up(core):
            return  # it was proposed a moment ago
        elif bots := [seat for seat in core.to_act() if core.bot_decides(seat)]:
            await self.play(table, bots)
        elif asked is not None:
            await self.submit(table, f"undo:{asked.seq}", lambda now: closed(now, asked.seq))

    async def submit(self, table: LiveTable, client: str, decide: Decide) -> None:
        """A command of the server; that it is no longer called for is no error."""
        try:
            await self.hall.submit(table, decide, sent=Sent(client))
        except StorageFault:
            raise
        except Refusal as refusal:
            log.info("overtaken", table=table_mark(table.id), code=refusal.code)

    async def run_out(self, table: LiveTable, seat: int) -> None:
        """The clock ran out: a bot makes this decision, and plays on until the person is back."""
        level = self.stand_in_level(table.core)
        decision = table.core.decision(seat)

        def stand_in(core: Core) -> Stored:
            if core.decision(seat) != decision or core.bot_decides(seat):
                raise Refusal("stale-decision")
            return rights.stood_in(core, seat, level, "clock")

        await self.submit(table, f"clock:{seat}:{decision}", stand_in)

    def stand_in_level(self, core: Core) -> str:
        """The level that the table chose for absent people."""
        return core.facts.pace.stand_in or usual_level(core.facts.setup.game, self.wished_level)

    async def play(self, table: LiveTable, seats: list[int]) -> None:
        """Let bots decide for these seats, and show it on the beat."""
        begun, core = self.metronome.clock(), table.core
        play, game = core.running(), core.facts.setup.game
        chosen = [self.level_of(core, seat) for seat in seats]
        chances = [Chance(seat, core.decision(seat), thinking_seed(core, seat)) for seat in seats]
        views = [play.view(seat) for seat in seats]
        thinking = [thinking_seconds(level, game, view) for level, view in zip(chosen, views, strict=True)]
        patience = self.metronome.patience(thinking)
        choices = (self.choose(table, core, *one, patience) for one in zip(chances, chosen, thinking, strict=True))
        actions = await asyncio.gather(*choices)
        is_small = all(catalogue.find(game).is_small(view) for view in views)
        await self.metronome.wait(begun, self.metronome.beat(thinking, is_small=is_small))
        for chance, action in zip(chances, actions, strict=True):
            decide = bot_played(table.id, chance, action)
            await self.submit(table, f"bot:{chance.seat}:{chance.decision}", decide)

    def level_of(self, core: Core, seat: int) -> str:
        """The level of the bot that sits in a seat, or stands in there."""
        return core.seats[seat].level or self.stand_in_level(core)

    async def choose(
        self, table: LiveTable, core: Core, chance: Chance, level: str, seconds: float, patience: float
    ) -> int | None:
        """What the bot would do, unchecked; None when any action will do, or no worker could decide."""
        if level == RANDOM:
            return None
        game, limit = core.facts.setup.game, self.pool.seconds / 2  # a fault is told before the worker is replaced
        if level not in levels.known(game) and level not in guests(game):
            log.error("bot-not-allowed", table=table_mark(table.id), bot=level)
            return None
        job = Job(
            core.facts.setup,
            tuple(core.running().actions),
            chance.seat,
            level,
            chance.seed,
            limit=limit,
            seconds=seconds,
            patience=patience,
        )
        try:
            answer = await self.pool.think(job, urgent=bool(table.listeners))
        except NoAnswer:
            log.error("bot-gave-up", table=table_mark(table.id), bot=level)
            return None
        return answer.thoughts[0].action


def bot_played(table: str, chance: Chance, action: int | None) -> Decide:
    """How a bot's choice becomes an entry, unless something has changed for its seat meanwhile."""

    def played(core: Core) -> Tried:
        seat = chance.seat
        if core.decision(seat) != chance.decision or not core.bot_decides(seat) or is_held_up(core):
            raise Refusal("stale-decision")
        play = core.running()
        if action is not None:
            try:
                return rights.tried(core, seat, [play.read(action)], bot=True)
            except (AedilisError, Refusal):
                log.error("bot-chose-illegal", table=table_mark(table))
        return rights.tried(core, seat, [play.read(RandomBot().choose(play.view(seat), chance.seed))], bot=True)

    return played


def is_held_up(core: Core) -> bool:
    """Whether bots wait for the votes on a proposal; they do not wait longer than a person might think."""
    ends = core.proposal_ends()
    return ends is not None and now_ms() < ends


def begun(core: Core) -> Stored:
    """Start a table whose seats are all taken."""
    if core.status != "waiting" or any(seat.kind == "open" for seat in core.seats):
        raise Refusal("not-waiting")
    return Begun()


def closed(core: Core, seq: int) -> Stored:
    """Everybody agreed: take back. Or nobody answered for too long: drop the proposal."""
    asked = core.proposal
    if asked is None or asked.seq != seq:
        raise Refusal("no-proposal")
    if asked.waiting:
        return Answered(seat=asked.seat, yes=False)
    return TakenBack(seat=asked.seat, move=asked.move, consent=True)


def thinking_seed(core: Core, seat: int) -> int:
    """A number for the bot's own dice: the same after a restart, unrelated to the game's seed for who knows neither."""
    told = f"bot {core.facts.setup.seed} {seat} {core.decision(seat)} {core.running().moves}"
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:6], "big")
