"""The building phase: one card a turn, or a final pass (rules R1.1-R1.9).

A function that lists writes from place n on and returns the next free place.
"""

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import bit, ones
from aedilis.core.listing import Actions
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.cards import (
    COLOUR_BITS,
    FIRST_FLOOR,
    FIRST_PERMIT,
    FLOOR,
    FLOORS,
    IDENTITIES,
    PERMIT,
    PERMIT_SHIFT,
    ROOF,
    ROOFS,
    colour_of,
    copies,
    kind_of,
    one,
    size,
)
from aedilis.games.capitol.engine.clauses import ALLOWED, R0_8, R1_1, R1_5, R1_19
from aedilis.games.capitol.engine.fields import BUILD, PITCHED, Fields, PublicFields
from aedilis.games.capitol.engine.steps import yard
from aedilis.games.capitol.engine.steps.permits import list_placings, permit_refusal, place_house


def refusal(s: PublicFields, hand: i64, action: i64) -> i64:
    """Return 0 if a seat with this hand may do this building action now, else the clause."""
    seat = packing.action_seat(action)
    kind = packing.action_kind(action)
    if s.phase != BUILD:
        return R1_1
    if seat != s.active:
        return R1_5 if (s.passed >> seat) & 1 else R1_1
    if kind == packing.PASS:
        return ALLOWED
    card = packing.action_card(action)
    if card >= IDENTITIES or copies(hand, card) == 0:
        return R0_8
    if kind == packing.NULL_PLAY:
        return ALLOWED
    first = packing.action_first(action)
    second = packing.action_second(action)
    if kind == packing.FLOOR_CARD:
        if kind_of(card) != FLOOR:
            return R1_1
        return yard.raising_refusal(s, seat, min(first, second), max(first, second))
    if kind == packing.ROOF_CARD:
        return yard.roofing_refusal(s, seat, first, second) if kind_of(card) == ROOF else R1_1
    if kind_of(card) != PERMIT:
        return R1_1
    return (
        permit_refusal(s, seat, card, first * 2 + second, packing.action_third(action)) if second <= PITCHED else R1_19
    )


def list_actions(s: PublicFields, seat: i64, hand: i64, out: Actions) -> None:
    """List the pass and, card by card, the null play and every use of the card; each result once."""
    out.reserve(1 + size(hand) * most_uses(s.heights[seat]))
    items = out.items
    items[0] = packing.simple_action(packing.PASS, seat)
    n: i64 = list_cards(s, seat, hand & ROOFS, 0, items, 1)
    n = list_cards(s, seat, (hand & FLOORS) >> (2 * FIRST_FLOOR), FIRST_FLOOR, items, n)
    permits: i64 = hand >> PERMIT_SHIFT
    card: i64 = FIRST_PERMIT
    while permits:
        n = list_cards(s, seat, permits & COLOUR_BITS, card, items, n)
        permits >>= 8
        card += 8
    out.size = n


def list_cards(s: PublicFields, seat: i64, cards: i64, card: i64, items: vec[i64], n: i64) -> i64:
    """List the uses of some cards of one kind, or of one colour of permits; all of these have the same uses."""
    width: i64 = 2
    if card >= FIRST_PERMIT:
        width = 1
    first: i64 = -1
    start: i64 = n
    end: i64 = n
    while cards:
        if cards & (width + width - 1):
            if first < 0:
                first = card
                end = list_uses(s, seat, card, items, n)
                n = end
            else:
                n = list_again(items, start, end, packing.card_action(0, 0, card - first), n)
        cards >>= width
        card += 1
    return n


def list_uses(s: PublicFields, seat: i64, card: i64, items: vec[i64], n: i64) -> i64:
    """List the null play and all uses of one card."""
    if card < FIRST_FLOOR:
        return yard.list_roofings(s, seat, card, items, n)
    if card < FIRST_PERMIT:
        return yard.list_raisings(s, seat, card, items, n)
    return list_placings(s, seat, card, colour_of(card), items, n)


def list_again(items: vec[i64], start: i64, end: i64, change: i64, n: i64) -> i64:
    """List the uses from start to end once more for another card of the same kind."""
    for i in range(start, end):
        items[n] = items[i] + change
        n += 1
    return n


def most_uses(heights: i64) -> i64:
    """Return an upper bound of the uses of one card, from the number of distinct unfinished heights."""
    distinct: i64 = ones(heights)
    return 8 + 3 * distinct + distinct * distinct


def begin(s: Fields) -> bool:
    """Open the building phase with the Consul's holder (R1.1); return whether somebody has to decide."""
    s.passed = 0
    s.active = s.consul
    return skip_to_builder(s)


def skip_to_builder(s: Fields) -> bool:
    """Move on to the next seat that may build, from the active one on; return False when all have passed (R1.8)."""
    everyone: i64 = s.everyone()
    while s.passed != everyone:
        if (s.passed >> s.active) & 1 == 0:
            if s.hand[s.active]:
                return True
            pass_turn(s, 1)  # no card, no choice (R1.7); hand sizes are public, so this tells nothing
        s.active = s.next_seat(s.active)
    return False


def pass_turn(s: Fields, automatic: i64) -> None:
    """The active seat leaves the building phase for good (R1.5)."""
    s.passed |= bit(s.active)
    s.tell(packing.PASSED, s.active, automatic)


def apply(s: Fields, action: i64) -> bool:
    """Carry out a legal building action; return whether the phase goes on."""
    seat: i64 = s.active
    kind: i64 = packing.action_kind(action)
    if kind == packing.PASS:
        pass_turn(s, 0)
    else:
        play_card(s, seat, packing.action_card(action), kind)
        first: i64 = packing.action_first(action)
        second: i64 = packing.action_second(action)
        if kind == packing.FLOOR_CARD:
            yard.raise_houses(s, seat, first, second)
        elif kind == packing.ROOF_CARD:
            yard.finish_house(s, seat, first, second)
        elif kind == packing.PERMIT_CARD:
            place_house(s, seat, first, second, packing.action_third(action))
    s.active = s.next_seat(seat)
    return skip_to_builder(s)


def play_card(s: Fields, seat: i64, card: i64, use: i64) -> None:
    """Show a card and lay it on the discard place of its kind (R1.3, R0.6)."""
    single: i64 = one(card)
    s.hand[seat] -= single
    was_known: bool = copies(s.known[seat], card) > 0
    if was_known:
        s.known[seat] -= single
    s.discard(kind_of(card), card)
    if was_known:
        s.tell(packing.CARD_PLAYED, seat, card, use)
    else:
        s.reveal(packing.CARD_PLAYED, seat, card, use)
