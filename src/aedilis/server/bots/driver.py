"""The server's own part at a table: starting it, playing for bots, stopping clocks, finishing votes.

One task per table that has something to do; it ends when the table waits for a person. It waits for no bot and no
worker, only for the moment at which the next thing is due. So a clock binds bots as it binds people: when the time for
a decision is over, what the bot has chosen by then is played, or what a quick one chooses at once.

Where several processes share a database, the one that holds the table's lease does it.
"""

import asyncio
import time
from collections.abc import Callable, Sequence

from aedilis.bots.random_bot import RandomBot
from aedilis.core.contract import View
from aedilis.server.bots.deliberation import Chance, chance_of
from aedilis.server.bots.thinking import Thinking
from aedilis.server.storage.entries import Answered, Begun, Sent, Stored, TakenBack
from aedilis.server.storage.faults import StorageFault
from aedilis.server.tables import rights
from aedilis.server.tables.core import Core
from aedilis.server.tables.hall import Hall
from aedilis.server.tables.leases import Leases
from aedilis.server.tables.opponents import quick_bot
from aedilis.server.tables.rights import Tried
from aedilis.server.tables.steps import Command, Decide
from aedilis.server.tables.table import LiveTable
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.upkeep.logs import logger, table_mark, where
from aedilis.server.upkeep.pulse import Pulse
from aedilis.server.upkeep.supervisor import BackgroundWork, Supervisor, ended
from aedilis.server.wire.errors import Refusal

OTHERS_LEASE_SECONDS = 2.0
REFUSED_SECONDS = 0.2  # nothing came of it: do not spin
LONGEST_SLEEP_SECONDS = 3600.0
LATE_SECONDS = 1.0  # a clock that is kept less well than this is worth a line in the log

Choose = Callable[[View], int]
"""How a bot chooses from what its seat may know."""

log = logger(__name__)


class Driver:
    """Keeps all live tables going."""

    def __init__(self, hall: Hall, thinking: Thinking, leases: Leases, pulse: Pulse, supervisor: Supervisor) -> None:
        self.hall = hall
        self.thinking = thinking
        self.leases = leases
        self.pulse = pulse
        self.supervisor = supervisor
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
            while table.core.wake_at() is not None:
                table.changed.clear()
                if not await self.leases.hold(table.id):
                    await self.rest(table, OTHERS_LEASE_SECONDS)
                    continue
                seq = table.core.seq
                pause = await self.act(table)
                if table.core.seq == seq:
                    await self.rest(table, pause)
                else:
                    work.well()
        finally:
            self.thinking.forget(table)
            await self.leases.release(table.id)  # after a failure another process may fare better
        table.driver = None
        self.wake_if_due(table)

    def wake_if_due(self, table: LiveTable) -> None:
        """Something may have become due while the lease was being given back."""
        if table.core.wake_at() is not None and self.hall.live.get(table.id) is table:
            self.wake(table)

    async def rest(self, table: LiveTable, seconds: float) -> None:
        """Sleep until the table changes, or a bot there has decided, but not longer than this."""
        bell = asyncio.get_running_loop().call_later(min(seconds, LONGEST_SLEEP_SECONDS), table.changed.set)
        try:
            await table.changed.wait()
        finally:
            bell.cancel()

    async def act(self, table: LiveTable) -> float:
        """Do what is due; after how many seconds to look again, if nothing happens meanwhile."""
        core, asked = table.core, table.core.proposal
        if core.status == "waiting":
            await self.submit(table, Command(begun, Sent("begin")))
        elif asked is not None and not asked.waiting:
            await self.submit(table, Command(lambda now: closed(now, asked.seq), Sent(f"undo:{asked.seq}")))
        elif late := [clock.seat for clock in core.clocks() if table.end_of(clock) <= now_ms()]:
            await self.play(table, late)
        else:
            held_up = is_held_up(core)
            self.thinking.look(table, held_up=held_up)
            bots = [seat for seat in core.to_act() if core.bot_decides(seat)]
            due = [] if held_up else [seat for seat in bots if self.thinking.until_shown(table, seat) <= 0]
            if due:
                await self.play(table, due)
            ends = core.proposal_ends()
            if asked is not None and not bots and ends is not None and ends <= now_ms():
                await self.submit(table, Command(lambda now: closed(now, asked.seq), Sent(f"undo:{asked.seq}")))
            elif not due:
                return self.seconds(table, held_up=held_up)
        return REFUSED_SECONDS

    def seconds(self, table: LiveTable, *, held_up: bool) -> float:
        """How long nothing is due at a table where it was seen to everything."""
        core, thinking = table.core, self.thinking
        ends, now = core.proposal_ends(), now_ms()
        waits = [LONGEST_SLEEP_SECONDS if ends is None or ends <= now else (ends - now) / 1000]
        for seat in core.to_act():
            is_shown = core.bot_decides(seat) and not held_up
            waits.append(thinking.until_shown(table, seat) if is_shown else thinking.time_left(table, seat))
            if thinking.about(table, seat) is None:
                waits.append(thinking.until_begun(table, seat))
        return max(0.0, min(waits))

    async def submit(self, table: LiveTable, *commands: Command) -> None:
        """Commands of the server; that they are no longer called for is no error."""
        try:
            await self.hall.submit_first(table, *commands)
        except StorageFault:
            raise
        except Refusal as refusal:
            log.info("overtaken", table=table_mark(table.id), code=refusal.code)

    async def play(self, table: LiveTable, seats: Sequence[int]) -> None:
        """Play what the bots of these seats have chosen; where a clock has run out one stands in for the person."""
        begun, core = time.monotonic(), table.core
        noticed = {seat: -self.thinking.time_left(table, seat) for seat in seats}
        chances, commands = list[Chance](), list[Command]()
        for seat in seats:
            chance, choose = self.choice(table, seat)
            if not core.bot_decides(seat):
                stand_in = stood_in(chance, self.thinking.stand_in_level(core))
                commands.append(Command(stand_in, Sent(f"clock:{seat}:{chance.decision}")))
            played = bot_played(table.id, chance, choose)
            commands.append(Command(played, Sent(f"bot:{seat}:{chance.decision}")))
            chances.append(chance)
        await self.submit(table, *commands)
        for chance in chances:
            if noticed[chance.seat] >= 0 and not chance.is_asked(table.core):
                self.note_lateness(table, noticed[chance.seat], time.monotonic() - begun)

    def choice(self, table: LiveTable, seat: int) -> tuple[Chance, Choose | None]:
        """What is played for a seat now, and for which decision; None where any action will do."""
        core, found = table.core, self.thinking.about(table, seat)
        chance = chance_of(core, seat) if found is None else found[1]
        task = None if found is None else found[0].thinking[chance]
        if task is None or not task.done() or task.cancelled():
            bot = quick_bot(core.facts.setup.game, self.thinking.level_of(core, seat))
            return chance, lambda view: bot.choose(view, chance.seed)
        action = task.result()
        return chance, None if action is None else lambda view: action

    def note_lateness(self, table: LiveTable, noticed: float, taken: float) -> None:
        """Count how well a clock was kept; where it was not, the log says what took so long."""
        late = noticed + taken
        self.hall.metrics.clock_late.observe(late)
        if late > LATE_SECONDS:
            log.warning(
                "clock-late",
                table=table_mark(table.id),
                seconds=round(late, 3),
                storing=round(taken, 3),
                loop=round(self.pulse.worst(late), 3),
            )


def stood_in(chance: Chance, level: str) -> Decide:
    """A clock ran out: a bot makes this decision, and plays on until the person is back or somebody sits down."""

    def stand_in(core: Core) -> Stored:
        if not chance.is_asked(core) or core.bot_decides(chance.seat):
            raise Refusal("stale-decision")
        if core.seats[chance.seat].kind == "open":  # a game that was continued from another may have such seats
            return rights.given_up(chance.seat, level)
        return rights.stood_in(core, chance.seat, level, "clock")

    return stand_in


def bot_played(table: str, chance: Chance, choose: Choose | None) -> Decide:
    """How a bot's choice becomes an entry, unless something has changed for its seat meanwhile."""

    def played(core: Core) -> Tried:
        seat = chance.seat
        if not chance.is_asked(core) or not core.bot_decides(seat) or is_held_up(core):
            raise Refusal("stale-decision")
        play = core.running()
        if choose is not None:
            try:
                return rights.tried(core, seat, [play.read(choose(play.view(seat)))], bot=True)
            except Exception as error:  # whatever a bot does wrong, the table goes on
                log.error("bot-chose-illegal", table=table_mark(table), **where(error))
        return rights.tried(core, seat, [play.read(RandomBot().choose(play.view(seat), chance.seed))], bot=True)

    return played


def is_held_up(core: Core) -> bool:
    """Whether bots wait for the votes on a proposal; they do not wait longer than a person might think."""
    until = core.bots_wait_until()
    return until is not None and now_ms() < until


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
