"""Random play in compiled code: for benchmarks, for playouts of search, and for counting positions (perft)."""

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.listing import Actions
from aedilis.core.rng import Rng
from aedilis.games.capitol.cards import (
    COLOUR_BITS,
    COLOURS,
    FIRST_FLOOR,
    FIRST_PERMIT,
    FLOORS,
    PERMIT_SHIFT,
    ROOFS,
    size,
)
from aedilis.games.capitol.fields import BID, BUILD, OVER
from aedilis.games.capitol.packing import PASS, bid_action, card_action, simple_action
from aedilis.games.capitol.state import State
from aedilis.games.capitol.steps.build import list_placings, list_raisings, list_roofings, most_uses


def play_out(s: State, rng: Rng, out: Actions) -> i64:
    """Play uniformly random legal actions to the end of the game; return how many."""
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
        return bid_action(seat, s.hand[seat] & (rng.next() << 22 ^ rng.next()))
    s.list_legal(seat, out)
    return out.items[rng.below(out.size)]


def random_build(s: State, rng: Rng, out: Actions) -> i64:
    """Return a random building action without writing them all down: cards of one kind or colour have the same uses."""
    seat: i64 = s.active
    hand: i64 = s.hand[seat]
    out.reserve(5 * most_uses(s.heights[seat]))
    items = out.items
    roofs: i64 = present(hand & ROOFS)
    floors: i64 = present(hand & FLOORS) >> (2 * FIRST_FLOOR)
    permits: i64 = hand >> PERMIT_SHIFT
    of_roofs: i64 = 0
    of_floors: i64 = 0
    end: i64 = 0
    if roofs:
        end = list_roofings(s, seat, 0, items, 0)
        of_roofs = end
    if floors:
        end = list_raisings(s, seat, FIRST_FLOOR, items, end)
        of_floors = end - of_roofs
    roof_actions: i64 = size(roofs) * of_roofs
    build_actions: i64 = roof_actions + size(floors) * of_floors
    total: i64 = 1 + build_actions
    colour: i64 = 0
    while colour < COLOURS:
        cards: i64 = (permits >> (8 * colour)) & COLOUR_BITS
        if cards:
            start: i64 = end
            end = list_placings(s, seat, FIRST_PERMIT + 8 * colour, colour, items, end)
            total += (end - start) * size(cards << PERMIT_SHIFT)
        colour += 1
    pick: i64 = rng.below(total)
    if pick < roof_actions:
        return items[rng.below(of_roofs)] + card_action(0, 0, nth(roofs, rng.below(size(roofs)), 2))
    if pick < build_actions:
        return items[of_roofs + rng.below(of_floors)] + card_action(0, 0, nth(floors, rng.below(size(floors)), 2))
    pick -= build_actions
    if pick == 0:
        return simple_action(PASS, seat)
    return nth_placing(permits, items, of_roofs + of_floors, end, pick - 1, rng)


def nth_placing(permits: i64, items: vec[i64], start: i64, end: i64, pick: i64, rng: Rng) -> i64:
    """Return the picked use of the permits, colour by colour; the uses of a colour follow each other in the list."""
    colour: i64 = 0
    first: i64 = start
    while True:
        cards: i64 = (permits >> (8 * colour)) & COLOUR_BITS
        if cards:
            after: i64 = first + 1
            while after < end and items[after] & 15 == 3:
                after += 1
            uses: i64 = after - first
            held: i64 = size(cards << PERMIT_SHIFT)
            if pick < uses * held:
                return items[first + rng.below(uses)] + card_action(0, 0, nth(cards, rng.below(held), 1))
            pick -= uses * held
            first = after
        colour += 1


def present(cards: i64) -> i64:
    """Return the roof and floor cards with each identity at most once."""
    return (cards | cards >> 1) & 0x15555555


def nth(cards: i64, n: i64, width: i64) -> i64:
    """Return the index of the n-th field in use."""
    index: i64 = 0
    while True:
        if cards & 1:
            if n == 0:
                return index
            n -= 1
        cards >>= width
        index += 1


def perft(s: State, depth: i64) -> i64:
    """Return the number of action sequences of this length, with the first seat in order acting when several may."""
    if s.phase == OVER:
        return 1
    out = Actions()
    s.list_legal(s.actor(), out)
    if depth == 1:
        return out.size
    count: i64 = 0
    i: i64 = 0
    while i < out.size:
        child = s.clone()
        child.apply(out.items[i])
        count += perft(child, depth - 1)
        i += 1
    return count
