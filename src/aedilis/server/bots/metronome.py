"""How long a bot's decision takes to be seen: never a matter of what the bot holds.

A bot with one card, or none, has decided at once; one with a full hand thinks. Whoever watched the clock would know
more than the table shows. So decisions are shown at beats that follow from what everybody knows: which bots must
decide, of what level, and on what kind of thing. Bots that decide at the same time are shown at the same beat.
"""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Sequence

SMALL = 0.25  # the part of a beat for a decision that only goes on with what was begun


class Metronome:
    """Waits for the beat; the clock can be changed."""

    def __init__(
        self,
        seconds: float,
        workers: int,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.seconds = seconds
        self.workers = workers
        self.clock = clock
        self.sleep = sleep

    def beat(self, thinking: Sequence[float], *, is_small: bool = False) -> float:
        """The time that bots get to decide together: what the thinking of each may take, and some more."""
        return self.seconds * (SMALL if is_small else 1.0) + self.patience(thinking)

    def patience(self, thinking: Sequence[float]) -> float:
        """The part of that time in which they think; more bots than workers think one after the other."""
        return math.ceil(len(thinking) / self.workers) * max(thinking)

    def shown(self, begun: float, beat: float, answered: float) -> float:
        """When an answer to what was asked at `begun` is seen; a late one (a busy machine) waits for another beat."""
        if self.seconds <= 0:
            return answered
        return begun + max(1, math.ceil((answered - begun) / beat)) * beat

    async def wait(self, seconds: float) -> None:
        """Sleep so long, unless nothing waits here."""
        if self.seconds > 0:
            await self.sleep(seconds)
