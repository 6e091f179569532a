"""What a closed hand holds for Rome, as one number.

A delivery holds TROOPS, OFFERINGS and RESOURCE, chosen one after another. A fist is six counts of resources (4 bits
each), five of markers from OFFERING1 on (5 bits each), and how many of the three parts have been chosen (2 bits).
"""

from typing import Final

from mypy_extensions import i64

from aedilis.games.corduba.engine.words import OFFERING1, RESOURCES

PARTS: Final = 3


MARKERS_AT: Final = 24


PARTS_AT: Final = 49


def shift_of(goods: i64) -> i64:
    """Return where a fist counts these goods."""
    if goods < RESOURCES:
        return 4 * goods
    return MARKERS_AT + 5 * (goods - OFFERING1)


def in_fist(fist: i64, goods: i64) -> i64:
    """Return how many of these goods a fist holds."""
    if goods < RESOURCES:
        return (fist >> shift_of(goods)) & 15
    return (fist >> shift_of(goods)) & 31


def held_in_fist(goods: i64, n: i64) -> i64:
    """Return a fist with n of these goods; fists of different goods add up."""
    return n << shift_of(goods)


def parts_chosen(fist: i64) -> i64:
    """Return how many parts of the delivery are behind this fist."""
    return (fist >> PARTS_AT) & 3
