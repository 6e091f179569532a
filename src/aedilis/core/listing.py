"""A reusable list of packed actions: what `legal()` fills and search loops read without boxing.

Listing functions reserve room once, write into `items` through a local name and set `size` at the end: reading an
attribute that holds a vec costs several times as much as reading a local one.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

USUAL: Final = 256  # room for more actions than most lists have
_EMPTY: Final = vec[i64]([0] * USUAL)
NO_LIMIT: Final = -1  # for listing functions that may stop when the list has enough


@final
class Actions:
    """A list of action integers; only the first `size` items count."""

    def __init__(self, capacity: i64 = USUAL) -> None:
        """Make room for so many actions, at most the usual number."""
        self.items: vec[i64] = _EMPTY[:capacity]
        self.size: i64 = 0

    def reserve(self, capacity: i64) -> None:
        """Make room for this many actions; what was listed before is forgotten."""
        if capacity > len(self.items):
            self.items = vec[i64]([0] * capacity)

    def add(self, action: i64) -> None:
        """Write down one more action, for lists that are short or whose length is not known before."""
        items = self.items
        if self.size == len(items):
            for _ in range(self.size):
                items = append(items, 0)
            self.items = items
        items[self.size] = action
        self.size += 1

    def as_list(self) -> list[int]:
        """Return the actions as a plain list."""
        return list(self.items[: self.size])
