"""What the bots of all tables think about. Nobody waits here: whoever looks sees what is ready, and when more may be.

A bot begins when a decision is its own. It begins also in the last moments of a person's clock: when the time is over
its decision is ready, and the table waits for nobody.
"""

import asyncio
import math
from collections.abc import Sequence

from aedilis.core import catalogue
from aedilis.server.bots.deliberation import Chance, Deliberation, chance_of
from aedilis.server.bots.jobs import Job
from aedilis.server.bots.metronome import Metronome
from aedilis.server.bots.pool import NoAnswer, Pool
from aedilis.server.tables.core import Core
from aedilis.server.tables.opponents import RANDOM, is_offered, longest_thinking, thinking_seconds, usual_level
from aedilis.server.tables.table import LiveTable
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.upkeep.logs import logger, table_mark, where

log = logger(__name__)


class Thinking:
    """The deliberations of each table."""

    def __init__(self, pool: Pool, metronome: Metronome, wished_level: str | None) -> None:
        self.pool = pool
        self.metronome = metronome
        self.wished_level = wished_level
        self.by_table: dict[str, list[Deliberation]] = {}

    def stand_in_level(self, core: Core) -> str:
        """The level that the table chose for absent people; the usual one where nobody did, or it is gone."""
        game, chosen = core.facts.setup.game, core.facts.pace.stand_in
        return chosen if chosen is not None and is_offered(game, chosen) else usual_level(game, self.wished_level)

    def level_of(self, core: Core, seat: int) -> str:
        """The level of the bot that sits in a seat, stands in there, or would; a guest may be gone since."""
        level = core.seats[seat].level
        return level if level is not None and is_offered(core.facts.setup.game, level) else self.stand_in_level(core)

    def about(self, table: LiveTable, seat: int) -> tuple[Deliberation, Chance] | None:
        """What is thought about the seat's present decision, if anything is."""
        for deliberation in self.by_table.get(table.id, ()):
            for chance in deliberation.thinking:
                if chance.seat == seat and chance.is_asked(table.core):
                    return deliberation, chance
        return None

    def time_left(self, table: LiveTable, seat: int) -> float:
        """How many seconds the seat has for its decision; endless without a clock."""
        ends = (table.end_of(clock) for clock in table.core.all_clocks() if clock.seat == seat)
        return (next(ends, math.inf) - now_ms()) / 1000

    def until_shown(self, table: LiveTable, seat: int) -> float:
        """How long until the table sees what a bot decides for the seat: at the beat, or when its time is over."""
        found = self.about(table, seat)
        return min(self.time_left(table, seat), math.inf if found is None else found[0].seconds_left())

    def until_begun(self, table: LiveTable, seat: int) -> float:
        """How long it is until a bot must think about the seat's decision: a beat before its time is over."""
        core = table.core
        thinking = longest_thinking(self.level_of(core, seat), core.facts.setup.game)
        lead = min(self.metronome.beat([thinking]), (core.facts.pace.seconds + core.facts.pace.grace) / 2)
        return self.time_left(table, seat) - lead

    def look(self, table: LiveTable, *, held_up: bool) -> None:
        """Let bots think about what is theirs to decide, and forget what nobody asks for any more."""
        core, kept = table.core, list[Deliberation]()
        for deliberation in self.by_table.pop(table.id, ()):
            if any(chance.is_asked(core) for chance in deliberation.thinking):
                kept.append(deliberation)
            else:
                deliberation.cancel()
        self.by_table[table.id] = kept
        asked = [seat for seat in core.to_act() if self.about(table, seat) is None]
        theirs = [seat for seat in asked if core.bot_decides(seat) and not held_up]
        begin = [seat for seat in asked if seat in theirs or self.until_begun(table, seat) <= 0]
        if begin:
            kept.append(self.begin(table, begin))

    def forget(self, table: LiveTable) -> None:
        """Nobody looks after the table any more."""
        for deliberation in self.by_table.pop(table.id, ()):
            deliberation.cancel()

    def begin(self, table: LiveTable, seats: Sequence[int]) -> Deliberation:
        """Let bots think for these seats at the same time."""
        core = table.core
        play, game = core.running(), core.facts.setup.game
        chosen = [self.level_of(core, seat) for seat in seats]
        views = [play.view(seat) for seat in seats]
        seconds = [thinking_seconds(level, game, view) for level, view in zip(chosen, views, strict=True)]
        patience = min([self.metronome.patience(seconds), *(self.time_left(table, seat) for seat in seats)])
        thinking = {}
        for seat, level, long in zip(seats, chosen, seconds, strict=True):
            chance = chance_of(core, seat)
            thinking[chance] = asyncio.create_task(self.choose(table, core, chance, level, long, patience))
        is_small = all(catalogue.find(game).is_small(view) for view in views)
        return Deliberation(
            thinking, self.metronome, self.metronome.beat(seconds, is_small=is_small), table.changed.set
        )

    async def choose(
        self, table: LiveTable, core: Core, chance: Chance, level: str, seconds: float, patience: float
    ) -> int | None:
        """What the bot would do, unchecked; None when any action will do, or no worker could decide."""
        if level == RANDOM:
            return None
        limit = self.pool.seconds / 2  # a fault is told before the worker is replaced
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
            answer = await self.pool.think(job, urgent=bool(table.listeners), whose=table.id)
        except NoAnswer:
            log.error("bot-gave-up", table=table_mark(table.id), bot=level)
            return None
        except Exception as error:  # whatever it is, the table goes on
            log.error("bot-gave-up", table=table_mark(table.id), bot=level, **where(error))
            return None
        return answer.thoughts[0].action
