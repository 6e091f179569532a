"""Rate limits: token buckets, held in a map that cannot grow without bound."""

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from aedilis.server.wire.errors import Refusal


def network_of(address: str) -> str:
    """What counts as one visitor: an address, or a whole /64 of version 6; "?" for what is no address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return "?"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return str(ipaddress.ip_network((found, 64), strict=False))
        found = found.ipv4_mapped
    return str(found)


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


class AtOnce:
    """Lets a number of things be under way at once for each key."""

    def __init__(self, most: int, code: str) -> None:
        self.most = most
        self.code = code
        self.under_way: Counter[Hashable] = Counter()

    @contextmanager
    def one_more(self, *keys: Hashable) -> Iterator[None]:
        """Count one thing for all keys until it is done; raises a Refusal when one of them has too many."""
        if any(self.under_way[key] >= self.most for key in keys):
            raise Refusal(self.code)
        self.under_way.update(keys)
        try:
            yield
        finally:
            self.under_way.subtract(keys)
            for key in keys:
                if not self.under_way[key]:
                    del self.under_way[key]
