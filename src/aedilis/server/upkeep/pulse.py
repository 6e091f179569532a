"""How late the event loop comes to what is due: the machine's part in whatever takes too long."""

import asyncio
import time
from collections import deque
from collections.abc import Callable

from aedilis.server.upkeep.supervisor import BackgroundWork

SECONDS = 0.25
KEPT = 240  # beats, a minute


class Pulse:
    """Wakes up four times a second, and notes by how much it was late."""

    def __init__(self, observe: Callable[[float], None] = lambda late: None) -> None:
        self.observe = observe
        self.late: deque[tuple[float, float]] = deque(maxlen=KEPT)
        """When, and by how many seconds."""

    async def beat_for_ever(self, work: BackgroundWork) -> None:
        """Measure again and again."""
        while True:
            due = time.monotonic() + SECONDS
            await asyncio.sleep(SECONDS)
            self.note(time.monotonic(), due)
            work.well()

    def note(self, now: float, due: float) -> None:
        """The loop came now to what was due then."""
        late = max(0.0, now - due)
        self.late.append((now, late))
        self.observe(late)

    def worst(self, seconds: float) -> float:
        """The greatest lateness of the last so many seconds."""
        since = time.monotonic() - seconds
        return max((late for when, late in self.late if when >= since), default=0.0)
