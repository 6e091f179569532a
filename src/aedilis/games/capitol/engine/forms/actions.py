"""Typed actions: what a seat asks to do, as frozen values with a JSON form, and their packing."""

from typing import Literal

from aedilis.core.contract import Action
from aedilis.core.errors import FormatError
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.cards import (
    FIRST_FLOOR,
    FIRST_PERMIT,
    IDENTITIES,
    cards_in,
    copies_printed,
    multiset,
    value_of,
)
from aedilis.games.capitol.engine.fields import SEATS
from aedilis.games.capitol.engine.packing import NO_BLOCK

Shape = Literal["round", "pitched"]
Kind = Literal["roof", "floor", "permit"]

SHAPES: tuple[Shape, ...] = ("round", "pitched")
KIND_NAMES: tuple[Kind, ...] = ("roof", "floor", "permit")
CARD_NAMES = tuple(
    ("RF"[card >= FIRST_FLOOR] if card < FIRST_PERMIT else "ABC"[(card - FIRST_PERMIT) // 8]) + str(value_of(card))
    for card in range(IDENTITIES)
)
CARD_NUMBERS = {name: card for card, name in enumerate(CARD_NAMES)}


class Pass(Action, frozen=True, tag="pass"):
    """Leave the building phase for good (R1.5)."""


class FloorCard(Action, frozen=True, tag="floor"):
    """Play a floor card; each number is the height of the unfinished house that gets a block, 0 a new house (R1.10)."""

    card: str
    raised: tuple[int, ...]


class RoofCard(Action, frozen=True, tag="roof"):
    """Play a roof card on an unfinished house of this height (R1.16)."""

    card: str
    height: int
    shape: Shape


class Permit(Action, frozen=True, tag="permit"):
    """Play a permit and place a finished house (R1.19)."""

    card: str
    height: int
    shape: Shape
    prefecture: int


class NullPlay(Action, frozen=True, tag="null"):
    """Play a card and do nothing with it (R1.4)."""

    card: str


class SealBid(Action, frozen=True, tag="bid"):
    """Seal a bid of these cards; none means no bid (R2.3)."""

    cards: tuple[str, ...] = ()


class PlaceTile(Action, frozen=True, tag="tile"):
    """Place the tile just won (R2.11)."""

    prefecture: int


class DrawCard(Action, frozen=True, tag="draw"):
    """Draw the visible card of a pile (R4.4)."""

    pile: Kind


class StopDrawing(Action, frozen=True, tag="stop"):
    """Decline the remaining bonus cards (R4.5)."""


ACTION_TYPES: tuple[type[Action], ...] = (
    Pass,
    FloorCard,
    RoofCard,
    Permit,
    NullPlay,
    SealBid,
    PlaceTile,
    DrawCard,
    StopDrawing,
)
CapitolAction = Pass | FloorCard | RoofCard | Permit | NullPlay | SealBid | PlaceTile | DrawCard | StopDrawing


def card_number(name: str) -> int:
    """Return the identity of a card name such as F5; raise FormatError for any other text."""
    if name not in CARD_NUMBERS:
        raise FormatError("bad-card", f"there is no card {name!r}", card=name)
    return CARD_NUMBERS[name]


def card_names(cards: int) -> tuple[str, ...]:
    """Return the names of a multiset's cards in order of identity."""
    return tuple(CARD_NAMES[card] for card in cards_in(cards))


def card_multiset(names: tuple[str, ...] | list[str]) -> int:
    """Return the multiset of named cards; raise FormatError when a card is named more often than it is printed."""
    numbers = [card_number(name) for name in names]
    for number in set(numbers):
        if numbers.count(number) > copies_printed(number):
            raise FormatError("bad-card", f"there are not so many cards {CARD_NAMES[number]}", card=CARD_NAMES[number])
    return multiset(numbers)


def packed(action: Action) -> int:
    """Return the integer of a typed action; raise FormatError for numbers out of range."""
    seat = _within("seat", action.seat, SEATS)
    match action:
        case Pass():
            return packing.simple_action(packing.PASS, seat)
        case FloorCard(card=card, raised=raised):
            if len(raised) not in (1, 2):
                raise FormatError("bad-blocks", f"a floor card builds one or two blocks, not {len(raised)}")
            first = _within("height", raised[0], NO_BLOCK)
            second = _within("height", raised[1], NO_BLOCK) if len(raised) == 2 else NO_BLOCK
            return packing.card_action(packing.FLOOR_CARD, seat, card_number(card)) | packing.arguments(
                first, second, 0
            )
        case RoofCard(card=card, height=height, shape=shape):
            return packing.card_action(packing.ROOF_CARD, seat, card_number(card)) | packing.arguments(
                _within("height", height, NO_BLOCK), _shape(shape), 0
            )
        case Permit(card=card, height=height, shape=shape, prefecture=prefecture):
            return packing.card_action(packing.PERMIT_CARD, seat, card_number(card)) | packing.arguments(
                _within("height", height, NO_BLOCK), _shape(shape), _within("prefecture", prefecture, 9)
            )
        case NullPlay(card=card):
            return packing.card_action(packing.NULL_PLAY, seat, card_number(card))
        case SealBid(cards=cards):
            return packing.bid_action(seat, card_multiset(cards))
        case PlaceTile(prefecture=prefecture):
            return packing.place_action(packing.PLACE_TILE, seat, _within("prefecture", prefecture, 9))
        case DrawCard(pile=pile):
            if pile not in KIND_NAMES:
                raise FormatError("bad-pile", f"there is no pile {pile!r}", pile=pile)
            return packing.place_action(packing.DRAW_CARD, seat, KIND_NAMES.index(pile))
        case StopDrawing():
            return packing.simple_action(packing.STOP_DRAWING, seat)
        case _:
            raise FormatError("bad-action", f"{type(action).__name__} is not an action of Capitol")


def typed(action: int) -> CapitolAction:
    """Return the typed value of an action; raise FormatError for an integer that packs none."""
    value = _typed(action)
    if packed(value) != action:
        raise FormatError("bad-action", f"{action} is not an action of Capitol")
    return value


def _typed(action: int) -> CapitolAction:
    if action < 0 or action.bit_length() > 60:
        raise FormatError("bad-action", f"{action} is not an action of Capitol")
    kind, seat = packing.action_kind(action), packing.action_seat(action)
    first, second = packing.action_first(action), packing.action_second(action)
    if kind == packing.PASS:
        return Pass(seat)
    if kind == packing.SEAL_BID:
        return SealBid(seat, card_names(packing.action_bid(action)))
    if kind == packing.PLACE_TILE:
        return PlaceTile(seat, first)
    if kind == packing.DRAW_CARD and first < len(KIND_NAMES):
        return DrawCard(seat, KIND_NAMES[first])
    if kind == packing.STOP_DRAWING:
        return StopDrawing(seat)
    number = packing.action_card(action)
    if kind > packing.NULL_PLAY or number >= IDENTITIES:
        raise FormatError("bad-action", f"{action} is not an action of Capitol")
    card = CARD_NAMES[number]
    if kind == packing.NULL_PLAY:
        return NullPlay(seat, card)
    if kind == packing.FLOOR_CARD:
        return FloorCard(seat, card, (first,) if second == NO_BLOCK else (first, second))
    if second >= len(SHAPES):
        raise FormatError("bad-action", f"{action} is not an action of Capitol")
    if kind == packing.ROOF_CARD:
        return RoofCard(seat, card, first, SHAPES[second])
    return Permit(seat, card, first, SHAPES[second], packing.action_third(action))


def _within(what: str, value: int, end: int) -> int:
    if not 0 <= value < end:
        raise FormatError("bad-number", f"{what} {value} is not between 0 and {end - 1}", what=what, value=value)
    return value


def _shape(shape: str) -> int:
    if shape not in SHAPES:
        raise FormatError("bad-shape", f"there is no roof shape {shape!r}", shape=shape)
    return SHAPES.index(shape)
