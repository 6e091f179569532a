"""What a field of an action or event is made of: the numbers that stand for it in an integer, and its words in a line.

A field is annotated with its part, `Annotated[int, Number(9)]`; a Literal of names needs none. A part that is given no
place stands behind the field before it. A loose part is absent from a line when there is nothing to say of it.
"""

import re
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from typing import ClassVar

from aedilis.core.errors import FormatError
from aedilis.core.given import said

NUMBER = re.compile(r"0|[1-9][0-9]?")
AMOUNT = re.compile(r"[1-9][0-9]?")


def within(what: str, value: object, end: int, least: int = 0) -> int:
    """Return the value if it lies in least .. end - 1, else raise FormatError."""
    if isinstance(value, int) and not isinstance(value, bool) and least <= value < end:
        return value
    shown = said(value)
    wrong = f"{what} {shown} is not between {least} and {end - 1}"
    raise FormatError("bad-number", wrong, what=what, value=shown)


def several(what: str, value: object) -> tuple[object, ...]:
    """Return the value if it is a tuple, as every field of several parts is; else raise FormatError."""
    if isinstance(value, tuple):
        return value
    raise FormatError("bad-value", f"{what} {said(value)} is not a tuple", what=what)


@lru_cache(maxsize=4096)  # views ask for the same few masks again and again
def members(mask: int) -> tuple[int, ...]:
    """Return the numbers of the bits of a mask."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


class Part:
    """One field. Numbers and words that are none of its values raise ValueError or LookupError."""

    is_loose: ClassVar[bool] = False
    rank: ClassVar[int] = 0
    """In a line what is always there comes first, then amounts, then members."""

    def __init__(self, *, at: int | None = None, width: int | None = None) -> None:
        """Say where its number stands and how many bits it has, where that is not what the codec says."""
        self.at = at
        self.width = width

    def number(self, name: str, value: object) -> int:
        """Return the number that stands for a value; raise FormatError if it is none."""
        raise NotImplementedError

    def value(self, number: int) -> object:
        """Return the value of a number."""
        raise NotImplementedError

    def reader(self) -> Callable[[int], object] | None:
        """Return what makes a value of a number; None where they are the same."""
        return self.value

    def written(self, name: str, value: object) -> str:
        """Return its words in a line."""
        return str(value)

    def read(self, name: str, words: list[str]) -> object:
        """Take its words out of those that are left, and return the value."""
        raise NotImplementedError


class Number(Part):
    """A number from `least` on and below `end`; without an end any that an event tells."""

    def __init__(
        self,
        end: int | None = None,
        *,
        least: int = 0,
        label: str = "",
        prefix: str = "",
        at: int | None = None,
        width: int | None = None,
    ) -> None:
        """In a line a label is a word before the number, a prefix part of the same word."""
        super().__init__(at=at, width=width)
        self.end, self.least, self.label, self.prefix = end, least, label, prefix

    def number(self, name: str, value: object) -> int:
        """Return the number itself."""
        return within(name, value, self.end or 0, self.least)

    def reader(self) -> Callable[[int], object] | None:
        """Return nothing where any number will do."""
        return None if self.end is None else self.value

    def value(self, number: int) -> int:
        """Return the number, if it lies between the least and the end."""
        if self.end is None or self.least <= number < self.end:
            return number
        raise ValueError(number)

    def written(self, name: str, value: object) -> str:
        """Return the number with its label or prefix."""
        return f"{self.label} {value}" if self.label else f"{self.prefix}{value}"

    def read(self, name: str, words: list[str]) -> int:
        """Take one word, or the label and one word."""
        if self.label and words.pop(0) != self.label:
            raise ValueError(words)
        word = words.pop(0)
        if not word.startswith(self.prefix) or not NUMBER.fullmatch(word, len(self.prefix)):
            raise ValueError(word)
        return self.value(int(word[len(self.prefix) :]))


class Amount(Number):
    """So many of something, such as `food:2`; of none there is no word."""

    is_loose = True
    rank = 1

    def written(self, name: str, value: object) -> str:
        """Return the label, or the field's name, and the number."""
        return f"{self.label or name}:{value}" if value else ""

    def read(self, name: str, words: list[str]) -> int:
        """Take the word with this label, wherever it stands."""
        if not words:
            return 0
        start = f"{self.label or name}:"
        for place, word in enumerate(words):
            if word.startswith(start) and AMOUNT.fullmatch(word, len(start)):
                return self.value(int(words.pop(place)[len(start) :]))
        return 0


class Name(Part):
    """One of these names, by its number; an event may name none of them by a number of its own."""

    def __init__(
        self,
        names: Sequence[str],
        *,
        none: int | None = None,
        code: str = "bad-name",
        at: int | None = None,
        width: int | None = None,
    ) -> None:
        """Whatever is no name is refused with this code."""
        super().__init__(at=at, width=width)
        self.names = tuple(names)
        self.number_of = {name: number for number, name in enumerate(self.names)}
        self.none, self.code = none, code

    def number(self, name: str, value: object) -> int:
        """Return the number of the name."""
        number = self.number_of.get(value) if isinstance(value, str) else None
        if number is None:
            known = ", ".join(self.names)
            raise FormatError(self.code, f"{str(value)[:80]!r} is none of {known}", what=name, name=str(value)[:80])
        return number

    def reader(self) -> Callable[[int], object]:
        """Return what looks the name up."""
        return self.names.__getitem__ if self.none is None else self.value

    def value(self, number: int) -> str | None:
        """Return the name of the number."""
        return None if number == self.none else self.names[number]

    def read(self, name: str, words: list[str]) -> str:
        """Take one word."""
        return self.names[self.number_of[words.pop(0)]]


class Verb(Name):
    """A name that stands in a line where the verb does."""


class Members(Part):
    """Some of these, each at most once and in their order; `texts` is how a line writes them, in any order."""

    is_loose = True
    rank = 2

    def __init__(
        self, values: Sequence[Hashable], texts: Sequence[str] = (), *, at: int | None = None, width: int | None = None
    ) -> None:
        super().__init__(at=at, width=width)
        self.values = tuple(values)
        self.texts = tuple(texts) or tuple(map(str, values))

    def number(self, name: str, value: object) -> int:
        """Return the mask of the members."""
        given = value if isinstance(value, tuple) else (value,)
        for one in given:
            if one not in self.values:
                raise FormatError("bad-number", f"{str(one)[:80]!r} is none of the {name}", what=name)
        places = [self.values.index(one) for one in given]
        mask = sum(1 << place for place in set(places))
        if list(members(mask)) != places:
            raise FormatError("bad-order", f"the {name} do not stand in order, each once", what=name)
        return mask

    def value(self, number: int) -> tuple[Hashable, ...]:
        """Return the members of a mask."""
        return tuple(self.values[place] for place in members(number))

    def written(self, name: str, value: object) -> str:
        """Return the words of all members."""
        given = value if isinstance(value, tuple) else (value,)
        return " ".join(self.texts[self.values.index(one)] for one in given)

    def read(self, name: str, words: list[str]) -> tuple[Hashable, ...]:
        """Take every word that is one of the texts."""
        if not words:
            return ()
        found = [text for text in self.texts if text in words]
        for text in found:
            words.remove(text)
        return tuple(self.values[self.texts.index(text)] for text in found)


class Cell(Part):
    """A row and a column, in eight bits each; in an event both have the bias of its numbers."""

    place = re.compile(r"(0|[1-9][0-9]?),(0|[1-9][0-9]?)")

    def __init__(self, end: int, *, bias: int = 0) -> None:
        """Rows and columns are below `end`."""
        super().__init__(width=16)
        self.end, self.bias = end, bias

    def number(self, name: str, value: object) -> int:
        """Return the row and the column in one number."""
        both = several(name, value)
        if len(both) != 2:
            raise FormatError("bad-value", f"{name} is a row and a column", what=name)
        row, column = both
        return within("row", row, self.end) | within("column", column, self.end) << 8

    def value(self, number: int) -> tuple[int, int]:
        """Return the pair."""
        both = number + self.bias
        row, column = (both & 255) - self.bias, (both >> 8) - self.bias
        if row >= self.end or column >= self.end:
            raise ValueError(number)
        return row, column

    def written(self, name: str, value: object) -> str:
        """Return the pair as one word."""
        assert isinstance(value, tuple), "a cell is a pair"
        return f"{value[0]},{value[1]}"

    def read(self, name: str, words: list[str]) -> tuple[int, int]:
        """Take one word."""
        found = self.place.fullmatch(words.pop(0))
        if found is None or int(found[1]) >= self.end or int(found[2]) >= self.end:
            raise ValueError("a cell is a row, a comma and a column")
        return int(found[1]), int(found[2])


class Flag(Part):
    """Yes or no, as events tell it."""

    def value(self, number: int) -> bool:
        """Return whether the number is 1."""
        return number == 1


class Optional(Part):
    """A number, or None for the one that stands for nothing, as events tell it."""

    def __init__(self, none: int) -> None:
        super().__init__()
        self.none = none

    def value(self, number: int) -> int | None:
        """Return the number or None."""
        return None if number == self.none else number
