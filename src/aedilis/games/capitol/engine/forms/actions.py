"""Typed actions: what a seat asks to do, as frozen values with a JSON form, and how they are packed and written.

The types stand in the order of their numbers in packing.py.
"""

from collections.abc import Sequence
from typing import Annotated, Literal, get_args

from aedilis.core.codec import ActionCodec, Layout, declared
from aedilis.core.contract import Action
from aedilis.core.errors import FormatError
from aedilis.core.given import said
from aedilis.core.parts import NUMBER, Name, Number, Part, several, within
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.board import PREFECTURES
from aedilis.games.capitol.engine.cards import (
    FIRST_FLOOR,
    FIRST_PERMIT,
    IDENTITIES,
    NO_CARD,
    cards_in,
    copies_printed,
    multiset,
    value_of,
)
from aedilis.games.capitol.engine.fields import SEATS

Shape = Literal["round", "pitched"]
Kind = Literal["roof", "floor", "permit"]

SHAPES: tuple[Shape, ...] = get_args(Shape)
KIND_NAMES: tuple[Kind, ...] = get_args(Kind)
CARD_NAMES = tuple(
    ("RF"[card >= FIRST_FLOOR] if card < FIRST_PERMIT else "ABC"[(card - FIRST_PERMIT) // 8]) + str(value_of(card))
    for card in range(IDENTITIES)
)
CARD_NUMBERS = {name: card for card, name in enumerate(CARD_NAMES)}


def card_number(name: object) -> int:
    """Return the identity of a card name such as F5; raise FormatError for whatever else."""
    if not isinstance(name, str) or name not in CARD_NUMBERS:
        raise FormatError("bad-card", f"there is no card {said(name)}", card=said(name))
    return CARD_NUMBERS[name]


def card_names(cards: int) -> tuple[str, ...]:
    """Return the names of a multiset's cards in order of identity."""
    return tuple(CARD_NAMES[card] for card in cards_in(cards))


def card_multiset(names: Sequence[object]) -> int:
    """Return the multiset of named cards; raise FormatError when a card is named more often than it is printed."""
    numbers = [card_number(name) for name in names]
    several = set(numbers) if len(set(numbers)) < len(numbers) else ()
    for number in several:
        if numbers.count(number) > copies_printed(number):
            raise FormatError("bad-card", f"there are not so many cards {CARD_NAMES[number]}", card=CARD_NAMES[number])
    return multiset(numbers)


class Blocks(Part):
    """Heights of one or two houses that get a block each, in six bits each."""

    def __init__(self) -> None:
        super().__init__(width=12)

    def number(self, name: str, value: object) -> int:
        """Return both heights; the second may be that of no block."""
        if not isinstance(value, tuple) or len(value) not in (1, 2):
            raise FormatError("bad-blocks", f"a floor card builds one or two blocks, not {said(value)}")
        first, second = within("height", value[0], packing.NO_BLOCK), packing.NO_BLOCK
        if len(value) == 2:
            second = within("height", value[1], packing.NO_BLOCK)
        return first | second << 6

    def value(self, number: int) -> tuple[int, ...]:
        """Return one height or two."""
        first, second = number & 63, number >> 6
        if first >= packing.NO_BLOCK:
            raise ValueError(number)
        return (first,) if second == packing.NO_BLOCK else (first, second)

    def written(self, name: str, value: object) -> str:
        """Return the heights as one word, such as 0+1."""
        assert isinstance(value, tuple), "heights are a tuple"
        return "+".join(map(str, value))

    def read(self, name: str, words: list[str]) -> tuple[int, ...]:
        """Take one word."""
        heights = words.pop(0).split("+")
        if len(heights) > 2 or not all(
            NUMBER.fullmatch(height) and int(height) < packing.NO_BLOCK for height in heights
        ):
            raise ValueError(heights)
        return tuple(map(int, heights))


class Cards(Part):
    """Any cards; each at most as often as it is printed."""

    is_loose = True

    def number(self, name: str, value: object) -> int:
        """Return the multiset."""
        return card_multiset(several(name, value))

    def value(self, number: int) -> tuple[str, ...]:
        """Return the names in order of identity."""
        names = card_names(number)
        if card_multiset(names) != number:
            raise ValueError(number)
        return names

    def written(self, name: str, value: object) -> str:
        """Return the names."""
        assert isinstance(value, tuple), "cards are a tuple"
        return " ".join(card_names(card_multiset(value)))

    def read(self, name: str, words: list[str]) -> tuple[str, ...]:
        """Take all words."""
        names = sorted(words, key=CARD_NUMBERS.__getitem__)
        if len(set(names)) < len(names):
            card_multiset(names)  # there may be too many of one
        words.clear()
        return tuple(names)


Card = Annotated[str, Name(CARD_NAMES, code="bad-card")]
Height = Annotated[int, Number(packing.NO_BLOCK)]
ALONE = 12  # where the argument of an action without a card stands


class Pass(Action, frozen=True, tag="pass"):
    """Leave the building phase for good (R1.5)."""


class FloorCard(Action, frozen=True, tag="floor"):
    """Play a floor card; each number is the height of the unfinished house that gets a block, 0 a new house (R1.10)."""

    card: Card
    raised: Annotated[tuple[int, ...], Blocks()]


class RoofCard(Action, frozen=True, tag="roof"):
    """Play a roof card on an unfinished house of this height (R1.16)."""

    card: Card
    height: Height
    shape: Shape


class Permit(Action, frozen=True, tag="permit"):
    """Play a permit and place a finished house (R1.19)."""

    card: Card
    height: Height
    shape: Shape
    prefecture: Annotated[int, Number(PREFECTURES, prefix="p")]


class NullPlay(Action, frozen=True, tag="null"):
    """Play a card and do nothing with it (R1.4)."""

    card: Card


class SealBid(Action, frozen=True, tag="bid"):
    """Seal a bid of these cards; none means no bid (R2.3)."""

    cards: Annotated[tuple[str, ...], Cards(width=54)] = ()


class PlaceTile(Action, frozen=True, tag="tile"):
    """Place the tile just won (R2.11)."""

    prefecture: Annotated[int, Number(PREFECTURES, prefix="p", at=ALONE)]


class DrawCard(Action, frozen=True, tag="draw"):
    """Draw the visible card of a pile (R4.4)."""

    pile: Annotated[Kind, Name(KIND_NAMES, at=ALONE)]


class StopDrawing(Action, frozen=True, tag="stop"):
    """Decline the remaining bonus cards (R4.5)."""


ACTION_FORMS = ActionCodec(
    declared(Action, globals()),
    Layout(kind=4, seat=4, seats=SEATS, first=6, width=6),
    title="Capitol",
    constants={PlaceTile: NO_CARD << 6, DrawCard: NO_CARD << 6},
)
