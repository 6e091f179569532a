"""Rate limits: token buckets, held in a map that cannot grow without bound."""

from collections import OrderedDict
from collections.abc import Callable

from aedilis.server.errors import Refusal


class Bucket:
    """Lets `rate` things pass per second, and `burst` at once."""

    __slots__ = ("burst", "level", "rate", "since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.since = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether one more may pass now; it is then counted."""
        self.level = min(self.burst, self.level + (now - self.since) * self.rate)
        self.since = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Limiter:
    """One bucket per address."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float], room: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.room = room
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str, cost: float = 1.0) -> None:
        """Count one request of this address; raise `too-fast` when it has had too many."""
        bucket = self.buckets.pop(who, None) or Bucket(self.rate, self.burst, self.clock())
        self.buckets[who] = bucket
        while len(self.buckets) > self.room:
            self.buckets.popitem(last=False)
        if not bucket.take(self.clock(), cost):
            raise Refusal("too-fast", seconds=max(1, round(cost / self.rate)))
