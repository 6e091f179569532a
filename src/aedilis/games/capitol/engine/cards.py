"""The 62 action cards: 39 identities, and a multiset of them in one integer (rules R0.8).

A card is its identity 0..38: roof 1-7, floor 1-8, then permits A1-A8, B1-B8, C1-C8. Copies of one identity are the
same card, so a hand, a bid or the known part of a hand is a multiset: two bits a roof or floor identity, one bit a
permit, 54 bits in all.
"""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit

ROOF: Final = 0
FLOOR: Final = 1
PERMIT: Final = 2
KINDS: Final = 3

FIRST_FLOOR: Final = 7
FIRST_PERMIT: Final = 15
IDENTITIES: Final = 39
NO_CARD: Final = 63

PERMIT_SHIFT: Final = 30  # where the permits' bits begin
COLOURS: Final = 3
COLOUR_BITS: Final = 0xFF

ROOFS: Final = (1 << 14) - 1
FLOORS: Final = ((1 << 16) - 1) << 14
PERMITS: Final = ((1 << 24) - 1) << 30

# The fields of all identities whose value has a given binary digit: 1, 3, 5, 7 · 2, 3, 6, 7 · 4, 5, 6, 7 · 8.
VALUE_BIT_0: Final = 0x3333 | 0x3333 << 14 | 0x555555 << 30
VALUE_BIT_1: Final = 0x3C3C | 0x3C3C << 14 | 0x666666 << 30
VALUE_BIT_2: Final = 0x3FC0 | 0x3FC0 << 14 | 0x787878 << 30
VALUE_BIT_3: Final = 0xC000 << 14 | 0x808080 << 30


def kind_of(card: i64) -> i64:
    """Return ROOF, FLOOR or PERMIT."""
    if card < FIRST_FLOOR:
        return ROOF
    if card < FIRST_PERMIT:
        return FLOOR
    return PERMIT


def value_of(card: i64) -> i64:
    """Return the number printed on the card; it counts in auctions only (R1.2)."""
    if card < FIRST_FLOOR:
        return card + 1
    if card < FIRST_PERMIT:
        return card - FIRST_FLOOR + 1
    return ((card - FIRST_PERMIT) & 7) + 1


def colour_of(permit: i64) -> i64:
    """Return the prefecture colour 0, 1 or 2 of a permit."""
    return (permit - FIRST_PERMIT) >> 3


def one(card: i64) -> i64:
    """Return the multiset that holds this card once."""
    return bit(card + card if card < FIRST_PERMIT else card + FIRST_PERMIT)


def copies(cards: i64, card: i64) -> i64:
    """Return how many copies of the card the multiset holds."""
    if card < FIRST_PERMIT:
        return (cards >> (card + card)) & 3
    return (cards >> (card + FIRST_PERMIT)) & 1


def copies_printed(card: i64) -> i64:
    """Return how many copies of the card the game has: roofs 2, floors 3, permits 1."""
    if card < FIRST_FLOOR:
        return 2
    if card < FIRST_PERMIT:
        return 3
    return 1


def of_kind(cards: i64, kind: i64) -> i64:
    """Return the cards of one kind."""
    if kind == ROOF:
        return cards & ROOFS
    if kind == FLOOR:
        return cards & FLOORS
    return cards & PERMITS


def size(cards: i64) -> i64:
    """Return the number of cards in the multiset."""
    return low_size(cards & (ROOFS | FLOORS)) + permit_size(cards >> PERMIT_SHIFT)


def low_size(cards: i64) -> i64:
    """Return the number of cards in a multiset of roof and floor cards; its two-bit fields are added up pairwise."""
    fours: i64 = (cards & 0x33333333) + ((cards >> 2) & 0x33333333)
    return (((fours + (fours >> 4)) & 0x0F0F0F0F) * 0x01010101 >> 24) & 0xFF


def permits_by_colour(permits: i64) -> i64:
    """Return the numbers of permits of the three colours in a byte each, given their 24 bits."""
    pairs: i64 = (permits & 0x555555) + ((permits >> 1) & 0x555555)
    fours: i64 = (pairs & 0x333333) + ((pairs >> 2) & 0x333333)
    return (fours + (fours >> 4)) & 0x0F0F0F


def permit_size(permits: i64) -> i64:
    """Return the number of permits, given their 24 bits."""
    return low_size((permits & 0x555555) + ((permits >> 1) & 0x555555))


def total(cards: i64) -> i64:
    """Return the sum of the numbers on the cards: the worth of a bid (R2.3)."""
    return (
        size(cards & VALUE_BIT_0)
        + (size(cards & VALUE_BIT_1) << 1)
        + (size(cards & VALUE_BIT_2) << 2)
        + (size(cards & VALUE_BIT_3) << 3)
    )


def of_value(cards: i64, value: i64) -> i64:
    """Return the cards with this number."""
    result: i64 = cards
    result &= VALUE_BIT_0 if value & 1 else ~VALUE_BIT_0
    result &= VALUE_BIT_1 if value & 2 else ~VALUE_BIT_1
    result &= VALUE_BIT_2 if value & 4 else ~VALUE_BIT_2
    result &= VALUE_BIT_3 if value & 8 else ~VALUE_BIT_3
    return result


def highest_sum(cards: i64, count: i64) -> i64:
    """Return the sum of so many of the highest of the cards, or of all where there are fewer."""
    result: i64 = 0
    value: i64 = 8
    while value > 0 and count > 0:
        there: i64 = size(of_value(cards, value))
        if there > count:
            there = count
        result += there * value
        count -= there
        value -= 1
    return result


def highest(cards: i64) -> i64:
    """Return the highest number on any of the cards, 0 for none."""
    best: i64 = 0
    for card in range(i64(IDENTITIES)):
        if copies(cards, card) and value_of(card) > best:
            best = value_of(card)
    return best


def contains(cards: i64, part: i64) -> bool:
    """Tell whether every card of the part is among the cards, copies counted."""
    if ((cards & PERMITS) & (part & PERMITS)) != part & PERMITS:
        return False
    # Spread the two-bit fields so that a borrow cannot reach the next field.
    even: i64 = 0x33333333
    guard: i64 = 0x44444444
    low: i64 = cards & 0x3FFFFFFF
    want: i64 = part & 0x3FFFFFFF
    if (((low & even) | guard) - (want & even)) & guard != guard:
        return False
    return ((((low >> 2) & even) | guard) - ((want >> 2) & even)) & guard == guard


def at_least(cards: i64, shown: i64) -> i64:
    """Return the smallest multiset that contains both: for each card the larger number of copies (R0.9)."""
    result: i64 = cards
    for card in range(i64(IDENTITIES)):
        missing: i64 = copies(shown, card) - copies(cards, card)
        if missing > 0:
            result += one(card) * missing
    return result


def cards_in(cards: i64) -> list[int]:
    """Return the cards of the multiset in order of identity, copies repeated."""
    result: list[int] = []
    for card in range(i64(IDENTITIES)):
        for _ in range(copies(cards, card)):
            result.append(card)
    return result


def multiset(cards: list[int]) -> i64:
    """Return the multiset of these cards; more copies than printed are the caller's mistake."""
    result: i64 = 0
    for card in cards:
        result += one(card)
    return result


def full_deck() -> i64:
    """Return all 62 cards."""
    result: i64 = 0
    for card in range(i64(IDENTITIES)):
        result += one(card) * copies_printed(card)
    return result
