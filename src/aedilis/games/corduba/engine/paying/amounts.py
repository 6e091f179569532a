"""Amounts of goods as one number: a byte for each of the seven goods that may be paid.

They are the resources and denarii, in the order of all tables of goods; a byte holds at most MOST. What is due, taken
off and held can so be compared in a few operations, whatever goods there are.
"""

from typing import Final

from mypy_extensions import i64

from aedilis.games.corduba.engine.words import AMPHORA

PAYABLE: Final = 7  # resources and denarii
MOST: Final = 127
BASIC_PART: Final = 0x000000FFFFFFFF  # the bytes of the basic resources
OTHER_PART: Final = 0xFFFFFF00000000
TOP_BITS: Final = 0x80808080808080  # no amount sets them
EVEN_BYTES: Final = 0xFF00FF00FF00FF


def amount(goods: i64, n: i64) -> i64:
    """Return n of these goods; amounts add up while no byte exceeds MOST."""
    return n << (8 * goods)


def byte_of(goods: i64) -> i64:
    """Return the mask of the byte of these goods."""
    return amount(goods, 255)


def amount_of(amounts: i64, goods: i64) -> i64:
    """Return how many of these goods there are."""
    return (amounts >> (8 * goods)) & MOST


def total(amounts: i64) -> i64:
    """Return all goods together."""
    pairs: i64 = (amounts & EVEN_BYTES) + ((amounts >> 8) & EVEN_BYTES)
    pairs += pairs >> 32
    return (pairs + (pairs >> 16)) & 0xFFFF


def plus(amounts: i64, more: i64) -> i64:
    """Return both together; a byte stops at MOST."""
    both: i64 = amounts + more
    over: i64 = both & TOP_BITS
    return (both | (over - (over >> 7))) & ~TOP_BITS


def beyond(amounts: i64, others: i64) -> i64:
    """Return what there is more than of the others, nothing where there is less."""
    difference: i64 = (amounts | TOP_BITS) - others
    enough: i64 = difference & TOP_BITS  # bytes that did not fall below 0
    return difference & (enough - (enough >> 7))


def units_short(due: i64, held: i64, free_basic: i64) -> i64:
    """Return how many units are missing to pay what is due when amphorae may stand for basic resources (C1.2)."""
    short: i64 = beyond(due, held)
    if short == 0:
        return 0
    missing: i64 = total(short & OTHER_PART)
    basic: i64 = total(short & BASIC_PART) - free_basic
    if basic > 0:
        spare: i64 = amount_of(beyond(held, due), AMPHORA)
        if basic > spare:
            missing += basic - spare
    return missing


def units_short_at_least(due: i64, held: i64, free_basic: i64, sources: i64) -> i64:
    """Return how many units would be missing if goods of the sources, given by their bytes, stood for any other."""
    missing: i64 = total(beyond(due, held)) - total(beyond(held, due) & sources) - free_basic
    if missing < 0:
        return 0
    return missing
