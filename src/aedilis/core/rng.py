"""The random numbers of every game: sfc32, a small generator of our own.

All words stay below 2**32 and all sums below 2**35, so compiled and uncompiled code agree on every platform.
"""

import hashlib
from typing import final

from mypy_extensions import i64


@final
class Rng:
    """A stream of random numbers; equal words give the equal stream for ever."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def clone(self) -> "Rng":
        """Return a generator that continues this stream independently."""
        return Rng(self.a, self.b, self.c, self.counter)

    def next(self) -> i64:
        """Return the next number, uniform in 0 .. 2**32 - 1."""
        result: i64 = (self.a + self.b + self.counter) & 0xFFFFFFFF
        self.counter = (self.counter + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & 0xFFFFFFFF
        self.c = (((self.c << 21) & 0xFFFFFFFF) | (self.c >> 11)) + result & 0xFFFFFFFF
        return result

    def below(self, n: i64) -> i64:
        """Return a number in 0 .. n - 1 (1 <= n < 2**31); the bias is below n / 2**32."""
        return (self.next() * n) >> 32

    def words(self) -> list[int]:
        """Return the four words that determine the rest of the stream."""
        return [self.a, self.b, self.c, self.counter]

    def __eq__(self, other: object) -> bool:
        """Two generators are equal when they will produce the same stream."""
        return isinstance(other, Rng) and self.words() == other.words()

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash(tuple(self.words()))


def seeded(seed: str) -> Rng:
    """Return the generator that belongs to a seed text of any length."""
    digest = hashlib.sha256(seed.encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in range(0, 12, 4)]
    rng = Rng(words[0], words[1], words[2], 1)
    for _ in range(12):  # the first numbers of sfc32 still show the seed
        rng.next()
    return rng
