"""The yard: floor cards raise unfinished houses, roof cards finish them (rules R1.10-R1.18).

A function that lists writes from place n on and returns the next free place.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.clauses import ALLOWED, R1_10, R1_10A, R1_13, R1_14, R1_16, R1_17
from aedilis.games.capitol.engine.fields import FINISHED, HEIGHTS, PITCHED, PLACEABLE, ROUND, Fields, PublicFields
from aedilis.games.capitol.engine.options import FLOOR_RULE, TALLEST_ONLY

RAISABLE: Final = 0x1FFF_FFFF_FFFF_FFFF  # heights to 60, as bits: the 30 floor cards that a seat can get build no more


def raising_refusal(s: PublicFields, seat: i64, low: i64, high: i64) -> i64:
    """Return 0 if a floor card may add its blocks to houses of these heights (0: a new house), else the clause.

    The blocks may go to one house after the other or both to one: raising a house of 2 and then one of 3 gives the same
    heights in either case (R1.10b), so a pair of heights in rising order stands for every way to the same result.
    """
    if s.supply == 0:
        return R1_14
    own = s.heights[seat] & RAISABLE
    if high == packing.NO_BLOCK:
        if s.supply > 1:
            return R1_13  # two blocks or none
        if low != 0 and (own >> low) & 1 == 0:
            return R1_10
        if s.option(FLOOR_RULE) == TALLEST_ONLY and low != 0 and own >> (low + 1) != 0:
            return R1_10A
        return ALLOWED
    if s.supply == 1:
        return R1_14
    if low != 0 and (own >> low) & 1 == 0:
        return R1_10
    if high != low + 1:
        if high != 0 and (own >> high) & 1 == 0:
            return R1_10
        if high == low and low != 0 and s.unfinished[seat * HEIGHTS + low] < 2:
            return R1_10
    if s.option(FLOOR_RULE) == TALLEST_ONLY and not (low == 0 and high <= 1):
        if high != low + 1 or own >> (low + 1) != 0:
            return R1_10A
    return ALLOWED


def roofing_refusal(s: PublicFields, seat: i64, height: i64, shape: i64) -> i64:
    """Return 0 if the seat may put a roof of this shape on an unfinished house of this height, else the clause."""
    if shape > PITCHED or s.roofs[seat * 2 + shape] == 0:
        return R1_17
    if height == 0 or (s.heights[seat] >> height) & 1 == 0:
        return R1_16
    return ALLOWED


def list_roofings(s: PublicFields, seat: i64, card: i64, items: vec[i64], n: i64) -> i64:
    """List the null play and the uses of a roof card: each distinct height with each shape left (R1.16, R1.17)."""
    items[n] = packing.card_action(packing.NULL_PLAY, seat, card)
    n += 1
    rest: i64 = s.heights[seat]
    if rest == 0:
        return n
    round_left: bool = s.roofs[seat * 2 + ROUND] > 0
    pitched_left: bool = s.roofs[seat * 2 + PITCHED] > 0
    base: i64 = packing.card_action(packing.ROOF_CARD, seat, card)
    height: i64 = 0
    while rest:
        if rest & 1:
            if round_left:
                items[n] = base | packing.arguments(height, ROUND, 0)
                n += 1
            if pitched_left:
                items[n] = base | packing.arguments(height, PITCHED, 0)
                n += 1
        rest >>= 1
        height += 1
    return n


def list_raisings(s: PublicFields, seat: i64, card: i64, items: vec[i64], n: i64) -> i64:
    """List the null play and the uses of a floor card, each resulting yard once (R1.10-R1.14)."""
    items[n] = packing.card_action(packing.NULL_PLAY, seat, card)
    n += 1
    if s.supply == 0:
        return n
    own: i64 = s.heights[seat] & RAISABLE
    base: i64 = packing.card_action(packing.FLOOR_CARD, seat, card)
    tallest_only: bool = s.option(FLOOR_RULE) == TALLEST_ONLY
    if s.supply == 1:
        items[n] = base | packing.arguments(0, packing.NO_BLOCK, 0)
        n = list_heights(
            own,
            tallest_of(own) if tallest_only else 1,
            base | packing.arguments(0, packing.NO_BLOCK, 0),
            1,
            0,
            items,
            n + 1,
        )
        return n
    items[n] = base  # two new houses of one block
    items[n + 1] = base | packing.arguments(0, 1, 0)  # a new house of two
    n += 2
    if tallest_only:
        low: i64 = tallest_of(own)
        if own:
            items[n] = base | packing.arguments(low, low + 1, 0)
            n += 1
        return n
    n = list_heights(own, 2, base, 0, 1, items, n)
    low = 1
    rest: i64 = own >> 1
    while rest:
        if rest & 1:
            if s.unfinished[seat * HEIGHTS + low] > 1:
                items[n] = base | packing.arguments(low, low, 0)
                n += 1
            items[n] = base | packing.arguments(low, low + 1, 0)
            n = list_heights(own, low + 2, base | packing.arguments(low, 0, 0), 0, 1, items, n + 1)
        rest >>= 1
        low += 1
    return n


def tallest_of(heights: i64) -> i64:
    """Return the greatest height of a mask, at least 1."""
    tallest: i64 = 1
    while heights >> (tallest + 1):
        tallest += 1
    return tallest


def list_heights(own: i64, lowest: i64, base: i64, in_first: i64, in_second: i64, items: vec[i64], n: i64) -> i64:
    """List the base action with each own height from the lowest up as its first or second argument."""
    rest: i64 = own >> lowest
    height: i64 = lowest
    while rest:
        if rest & 1:
            items[n] = base | packing.arguments(height * in_first, height * in_second, 0)
            n += 1
        rest >>= 1
        height += 1
    return n


def raise_houses(s: Fields, seat: i64, first: i64, second: i64) -> None:
    """Build in the blocks of a floor card at once (R1.10, R1.11)."""
    low: i64 = first
    high: i64 = second
    if high < low:
        low = second
        high = first
    raise_house(s, seat, low)
    if high != packing.NO_BLOCK:
        raise_house(s, seat, high)
    s.tell(packing.BLOCKS_BUILT, seat, low, high)


def raise_house(s: Fields, seat: i64, height: i64) -> None:
    """Put one block of the supply on an unfinished house of this height, or start a new one with it (height 0)."""
    s.supply -= 1
    if height:
        remove_unfinished(s, seat, height)
    s.unfinished[seat * HEIGHTS + height + 1] += 1
    s.heights[seat] |= bit(height + 1)


def remove_unfinished(s: Fields, seat: i64, height: i64) -> None:
    """Take one unfinished house of this height out of the yard."""
    counts = s.unfinished
    counts[seat * HEIGHTS + height] -= 1
    if counts[seat * HEIGHTS + height] == 0:
        s.heights[seat] ^= bit(height)


def finish_house(s: Fields, seat: i64, height: i64, shape: i64) -> None:
    """Put a roof on an unfinished house; roofs never come back (R1.16, R1.18)."""
    remove_unfinished(s, seat, height)
    s.roofs[seat * 2 + shape] -= 1
    add_finished(s, seat, 2 * height + shape)
    s.tell(packing.HOUSE_FINISHED, seat, height, shape)


def add_finished(s: Fields, seat: i64, house: i64) -> None:
    """Put a finished house (2 * height + shape) into the yard."""
    s.finished[seat * FINISHED + house] += 1
    if house < PLACEABLE:
        s.ready[seat] |= bit(house)
