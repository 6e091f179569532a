"""The cards of the solo game: Aedificium stacks, the built stack and Caepio's decks (C14.2).

Which cards lie in a stack follows from the board: a card is in the built stack when its building stands, and otherwise
in the stack of its decade, or of the present one once that is over (C14.20). A stack is a set, and drawing takes any of
its cards: nobody has seen their order, so this is the same as shuffling before.
"""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit, ones
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.effects.begin import start_effect
from aedilis.games.corduba.engine.pack.vocabulary import BY_BUILDING, NONE
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.words import CAEPIO, CAEPIO_CARDS, DISTRICTS, NOBODY, TYPES

CARDS_A_ROUND: Final = 2


def drawn(s: Fields, cards: i64) -> i64:
    """Return any one of these cards, given as bits; there must be one."""
    skip: i64 = s.rng.below(ones(cards))
    card: i64 = 0
    while True:
        if (cards >> card) & 1:
            if skip == 0:
                return card
            skip -= 1
        card += 1


def standing(s: PublicFields) -> i64:
    """Return all types that stand somewhere, as bits."""
    return s.built[0] | s.built[1] | s.built[2]


def built_stack(s: PublicFields) -> i64:
    """Return the cards of the built stack, as bits of building types."""
    result: i64 = standing(s)
    for building in range(TYPES):
        if s.pack.buildings[building].solo_decade == 0:
            result &= ~bit(building)
    return result


def aedificium(s: PublicFields, decade: i64) -> i64:
    """Return the cards of a decade's stack, as bits of building types; past ones have joined the present."""
    stands: i64 = standing(s)
    result: i64 = 0
    for building in range(TYPES):
        own: i64 = s.pack.buildings[building].solo_decade
        if own > 0 and (stands >> building) & 1 == 0:
            if own < s.decade:
                own = s.decade
            if own == decade:
                result |= bit(building)
    return result


def under_stack(s: PublicFields) -> i64:
    """Return the cards that were put under the present stack, as bits."""
    result: i64 = 0
    for place in range(TYPES):
        if s.below_stack[place] != NOBODY:
            result |= bit(s.below_stack[place])
    return result


def draw_aedificium(s: Fields) -> i64:
    """Draw the top card of the present stack: any but those put under it, and these in their order (C14.11)."""
    under: i64 = under_stack(s)
    cards: i64 = aedificium(s, s.decade)
    building: i64 = NONE
    if cards & ~under:
        building = drawn(s, cards & ~under)
    else:
        place: i64 = 0
        while (cards >> s.below_stack[place]) & 1 == 0:  # you may have built it since
            place += 1
        building = s.below_stack[place]
        while place < TYPES - 1:
            s.below_stack[place] = s.below_stack[place + 1]
            place += 1
        s.below_stack[TYPES - 1] = NOBODY
    s.reveal(packing.AEDIFICIUM_DRAWN, CAEPIO, building)
    return building


def put_under(s: Fields, building: i64) -> None:
    """Put a card under the stack that it was drawn from."""
    place: i64 = 0
    while s.below_stack[place] != NOBODY:
        place += 1
    s.below_stack[place] = building
    s.tell(packing.AEDIFICIUM_RETURNED, CAEPIO, building)


def join_stacks(s: Fields) -> None:
    """A new decade is about to begin: what is left of the old stack is shuffled into its own (C14.20)."""
    if s.decade > 0:
        left: i64 = ones(aedificium(s, s.decade))
        if left > 0:
            s.tell(packing.AEDIFICIUM_JOINED, packing.NO_SEAT, s.decade + 1, left)
    for place in range(TYPES):
        s.below_stack[place] = NOBODY


def tell_turned(s: Fields, building: i64, purpose: i64, outcome: i64) -> None:
    """Say which card of the built stack was turned up and what came of it."""
    s.reveal(packing.BUILT_CARD_TURNED, packing.NO_SEAT, building, purpose, outcome)


def free_tile(s: PublicFields, building: i64) -> i64:
    """Return the district where a tile of a type can be activated, NONE if there is none (C14.14)."""
    for district in range(DISTRICTS):
        if (s.built[district] & ~s.used[district] & ~s.restless[district]) >> building & 1:
            return district
    return NONE


def free_tiles(s: PublicFields) -> i64:
    """Return the cards of the built stack whose tile can be activated, as bits."""
    cards: i64 = built_stack(s)
    result: i64 = 0
    for building in range(TYPES):
        if (cards >> building) & 1 and free_tile(s, building) != NONE:
            result |= bit(building)
    return result


def turn_random_tile(s: Fields, purpose: i64, wanted: i64, used: i64, why_used: i64, why_not: i64) -> i64:
    """Turn up cards of the built stack until one of the wanted comes; return it.

    The others say why not: `why_used` for those that are used or restless, `why_not` for the rest.
    """
    cards: i64 = built_stack(s)
    while True:
        building: i64 = drawn(s, cards)
        cards &= ~bit(building)
        if (wanted >> building) & 1:
            tell_turned(s, building, purpose, packing.TURNED_AND_TAKEN)
            return building
        if (used >> building) & 1:
            tell_turned(s, building, purpose, why_used)
        else:
            tell_turned(s, building, purpose, why_not)


def deck(s: PublicFields, decade: i64) -> i64:
    """Return the Caepio cards of a decade, used or not, as bits."""
    result: i64 = 0
    for card in range(CAEPIO_CARDS):
        if s.pack.caepio[card].decade == decade:
            result |= bit(card)
    return result


def turn_up(s: Fields) -> bool:
    """Turn up the next card of the present deck; two in a round, and used cards are out (C14.9)."""
    cards: i64 = deck(s, s.decade) & ~s.cards_used
    if s.cards_turned == CARDS_A_ROUND or cards == 0:
        return False
    s.card = drawn(s, cards)
    s.cards_used |= bit(s.card)
    s.cards_turned += 1
    s.row = 0
    s.reveal(packing.CAEPIO_CARD_TURNED, CAEPIO, s.card, s.cards_turned)
    return True


def use_tile(s: Fields, district: i64, building: i64) -> None:
    """Block a tile and begin what its Aedificium card does (C14.14)."""
    s.used[district] |= bit(building)
    s.tell(packing.AEDIFICIUM_USED, CAEPIO, district, building)
    start_effect(s, CAEPIO, s.pack.aedificium[building], district, BY_BUILDING)
