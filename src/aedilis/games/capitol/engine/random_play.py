"""Random play in compiled code: for benchmarks and for playouts of search."""

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.listing import Actions
from aedilis.core.rng import Rng
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.board import PER_COLOUR
from aedilis.games.capitol.engine.cards import (
    COLOUR_BITS,
    FIRST_FLOOR,
    FIRST_PERMIT,
    FLOORS,
    PERMIT_SHIFT,
    ROOFS,
    low_size,
    permit_size,
    permits_by_colour,
)
from aedilis.games.capitol.engine.fields import BID, BUILD, OVER
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.steps.build import most_uses
from aedilis.games.capitol.engine.steps.permits import list_placings
from aedilis.games.capitol.engine.steps.yard import list_raisings, list_roofings


def play_out(s: State, rng: Rng, out: Actions) -> i64:
    """Play random legal actions to the end of the game; return how many."""
    decisions: i64 = 0
    while s.phase != OVER:
        s.apply(random_action(s, rng, out))
        decisions += 1
    return decisions


def random_action(s: State, rng: Rng, out: Actions) -> i64:
    """Return a random legal action of the seat to act: each card is bid or kept, all else is equally likely."""
    if s.phase == BUILD:
        return random_build(s, rng, out)
    seat: i64 = s.actor()
    if s.phase == BID:
        return packing.bid_action(seat, s.hand[seat] & (rng.next() << 22 ^ rng.next()))
    s.list_legal(seat, out)
    return out.items[rng.below(out.size)]


def random_build(s: State, rng: Rng, out: Actions) -> i64:
    """Return a random building action without writing them all down: cards of one kind or colour have the same uses."""
    seat: i64 = s.active
    hand: i64 = s.hand[seat]
    out.reserve(2 * most_uses(s.heights[seat]))
    items = out.items
    roofs: i64 = one_each(hand & ROOFS)
    floors: i64 = one_each(hand & FLOORS)
    roof_uses: i64 = 0
    end: i64 = 0
    if roofs:
        roof_uses = list_roofings(s, seat, 0, items, 0)
        end = roof_uses
    if floors:
        end = list_raisings(s, seat, FIRST_FLOOR, items, roof_uses)
    floor_uses: i64 = end - roof_uses
    permits: i64 = hand >> PERMIT_SHIFT
    # Weights: how many actions each group of cards has; the pass has one.
    after_roofs: i64 = 1 + low_size(roofs) * roof_uses
    after_floors: i64 = after_roofs + low_size(floors) * floor_uses
    after_a: i64 = after_floors
    after_b: i64 = after_floors
    total: i64 = after_floors
    if permits:
        ready: i64 = s.ready[seat]
        held: i64 = permits_by_colour(permits)
        after_a += uses_of(s, ready, held & COLOUR_BITS, 0)
        after_b = after_a + uses_of(s, ready, (held >> 8) & COLOUR_BITS, 1)
        total = after_b + uses_of(s, ready, held >> 16, 2)
    pick: i64 = rng.below(total)
    if pick >= after_b:
        return random_placing(s, seat, permits >> 16, 2, items, rng)
    if pick >= after_a:
        return random_placing(s, seat, (permits >> 8) & COLOUR_BITS, 1, items, rng)
    if pick >= after_floors:
        return random_placing(s, seat, permits & COLOUR_BITS, 0, items, rng)
    if pick >= after_roofs:
        return items[roof_uses + rng.below(floor_uses)] + packing.card_action(
            0, 0, random_card(floors, rng) - FIRST_FLOOR
        )
    if pick > 0:
        return items[rng.below(roof_uses)] + packing.card_action(0, 0, random_card(roofs, rng))
    return packing.simple_action(packing.PASS, seat)


def uses_of(s: State, ready: i64, permits: i64, colour: i64) -> i64:
    """Return how many uses so many permits of a colour have together, with these finished houses."""
    if permits == 0:
        return 0
    i: i64 = PER_COLOUR * colour
    first: i64 = s.board.of_colour[i]
    second: i64 = s.board.of_colour[i + 1]
    third: i64 = s.board.of_colour[i + 2]
    placings: i64 = at_most_two_bits(ready & s.admits[first])
    placings += at_most_two_bits(ready & s.admits[second])
    placings += at_most_two_bits(ready & s.admits[third])
    return permits * (1 + placings)  # the null play besides


def at_most_two_bits(mask: i64) -> i64:
    """Return the number of bits of a mask that has at most two, as a prefecture admits at most two houses."""
    return i64(mask != 0) + i64(mask & (mask - 1) != 0)


def random_placing(s: State, seat: i64, permits: i64, colour: i64, items: vec[i64], rng: Rng) -> i64:
    """Return a random use of a random one of the permits of a colour."""
    uses: i64 = list_placings(s, seat, FIRST_PERMIT + 8 * colour, colour, items, 0)
    n: i64 = rng.below(permit_size(permits))
    while n:
        permits &= permits - 1
        n -= 1
    lowest: i64 = permits & -permits
    return items[rng.below(uses)] + packing.card_action(0, 0, permit_size(lowest - 1))


def one_each(cards: i64) -> i64:
    """Return the roof and floor cards with each identity at most once."""
    return (cards | cards >> 1) & 0x15555555


def random_card(cards: i64, rng: Rng) -> i64:
    """Return a random one of some roof or floor cards that are there once each."""
    n: i64 = rng.below(low_size(cards))
    while n:
        cards &= cards - 1
        n -= 1
    lowest: i64 = cards & -cards
    return low_size((lowest - 1) & 0x15555555)
