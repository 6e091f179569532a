"""The building phase: one card a turn, or a final pass (rules R1.1-R1.24)."""

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.capitol.board import PER_COLOUR
from aedilis.games.capitol.cards import (
    COLOUR_BITS,
    FIRST_FLOOR,
    FIRST_PERMIT,
    FLOORS,
    PERMIT_SHIFT,
    ROOFS,
    colour_of,
    copies,
    kind_of,
    one,
    size,
)
from aedilis.games.capitol.clauses import (
    ALLOWED,
    R0_8,
    R1_1,
    R1_5,
    R1_10,
    R1_10A,
    R1_13,
    R1_14,
    R1_16,
    R1_17,
    R1_19,
    R1_19A,
    R1_19B,
    R1_19C,
    R1_19D,
)
from aedilis.games.capitol.fields import (
    BUILD,
    FINISHED,
    HEIGHTS,
    NO_SHAPE,
    PITCHED,
    PLACEABLE,
    ROUND,
    SEATS,
    Fields,
    PublicFields,
)
from aedilis.games.capitol.options import TALLEST_ONLY
from aedilis.games.capitol.packing import (
    BLOCKS_BUILT,
    CARD_PLAYED,
    FLOOR_CARD,
    HOUSE_FINISHED,
    HOUSE_PLACED,
    NO_BLOCK,
    NULL_PLAY,
    PASS,
    PASSED,
    PERMIT_CARD,
    ROOF_CARD,
    action_card,
    action_first,
    action_kind,
    action_seat,
    action_second,
    action_third,
    arguments,
    card_action,
    event,
    fields,
    revealing,
    simple_action,
)

# Refusals: 0, or the clause that forbids it.


def raising_refusal(s: PublicFields, seat: i64, low: i64, high: i64) -> i64:
    """Return 0 if a floor card may add its blocks to houses of these heights (0: a new house), else the clause.

    The blocks may go to one house after the other or both to one: raising a house of 2 and then one of 3 gives the same
    heights in either case (R1.10b), so a pair of heights in rising order stands for every way to the same result.
    """
    if s.supply == 0:
        return R1_14
    own = s.heights[seat]
    if high == NO_BLOCK:
        if s.supply > 1:
            return R1_13  # two blocks or none
        if low != 0 and (own >> low) & 1 == 0:
            return R1_10
        if s.options.floor == TALLEST_ONLY and low != 0 and own >> (low + 1) != 0:
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
    if s.options.floor == TALLEST_ONLY and not (low == 0 and high <= 1):
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


def placing_refusal(s: PublicFields, height: i64, shape: i64, prefecture: i64) -> i64:
    """Return 0 if a finished house of this height and shape may stand in the prefecture, else the clause."""
    if s.sites_free[prefecture] == 0:
        return R1_19A
    standing: i64 = s.shape[prefecture]
    if standing != NO_SHAPE:
        if standing != shape:
            return R1_19B
        rise: i64 = height - s.tallest[prefecture]  # the tallest now, not the last one placed (R1.20)
        if rise == 0 or rise == 1:
            return ALLOWED
        return R1_19C
    if height != 1:
        return R1_19C
    if completes_one_shape(s, s.board.colour[prefecture], shape):
        return R1_19D
    return ALLOWED


def completes_one_shape(s: PublicFields, colour: i64, shape: i64) -> bool:
    """Tell whether a first house of this shape would give all three prefectures of the colour one shape (R1.21)."""
    shapes = s.shape
    of_colour = s.board.of_colour
    same: i64 = 0
    i: i64 = colour * PER_COLOUR
    end: i64 = i + PER_COLOUR
    while i < end:
        if shapes[of_colour[i]] == shape:
            same += 1
        i += 1
    return same >= PER_COLOUR - 1


def permit_refusal(s: PublicFields, seat: i64, permit: i64, house: i64, prefecture: i64) -> i64:
    """Return 0 if the permit may bring this finished house (2 * height + shape) to the prefecture, else the clause."""
    if prefecture >= len(s.board.colour) or s.board.colour[prefecture] != colour_of(permit):
        return R1_19
    if house >= FINISHED or s.finished[seat * FINISHED + house] == 0:
        return R1_19
    return placing_refusal(s, house >> 1, house & 1, prefecture)


def refusal(s: PublicFields, hand: i64, action: i64) -> i64:
    """Return 0 if a seat with this hand may do this building action now, else the clause."""
    seat = action_seat(action)
    kind = action_kind(action)
    if s.phase != BUILD:
        return R1_1
    if seat != s.active:
        return R1_5 if (s.passed >> seat) & 1 else R1_1
    if kind == PASS:
        return ALLOWED
    card = action_card(action)
    if card > 38 or copies(hand, card) == 0:
        return R0_8
    if kind == NULL_PLAY:
        return ALLOWED
    first = action_first(action)
    second = action_second(action)
    if kind == FLOOR_CARD:
        if kind_of(card) != 1:
            return R1_1
        return raising_refusal(s, seat, min(first, second), max(first, second))
    if kind == ROOF_CARD:
        return roofing_refusal(s, seat, first, second) if kind_of(card) == 0 else R1_1
    if kind_of(card) != 2:
        return R1_1
    return permit_refusal(s, seat, card, first * 2 + second, action_third(action)) if second <= PITCHED else R1_19


# What a seat may do. Each function writes from place n on and returns the next free place.


def list_actions(s: PublicFields, seat: i64, hand: i64, out: Actions) -> None:
    """List the pass and, card by card, the null play and every use of the card; each result once."""
    out.reserve(1 + size(hand) * most_uses(s.heights[seat]))
    items = out.items
    items[0] = simple_action(PASS, seat)
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
                n = list_again(items, start, end, card_action(0, 0, card - first), n)
        cards >>= width
        card += 1
    return n


def list_uses(s: PublicFields, seat: i64, card: i64, items: vec[i64], n: i64) -> i64:
    """List the null play and all uses of one card."""
    if card < FIRST_FLOOR:
        return list_roofings(s, seat, card, items, n)
    if card < FIRST_PERMIT:
        return list_raisings(s, seat, card, items, n)
    return list_placings(s, seat, card, colour_of(card), items, n)


def most_uses(heights: i64) -> i64:
    """Return an upper bound of the uses of one card, from the number of distinct unfinished heights."""
    distinct: i64 = 0
    while heights:
        heights &= heights - 1
        distinct += 1
    return 8 + 3 * distinct + distinct * distinct


def list_again(items: vec[i64], start: i64, end: i64, change: i64, n: i64) -> i64:
    """List the uses from start to end once more for another card of the same kind."""
    i: i64 = start
    while i < end:
        items[n] = items[i] + change
        n += 1
        i += 1
    return n


def list_roofings(s: PublicFields, seat: i64, card: i64, items: vec[i64], n: i64) -> i64:
    """List the null play and the uses of a roof card: each distinct height with each shape left (R1.16, R1.17)."""
    items[n] = card_action(NULL_PLAY, seat, card)
    n += 1
    rest: i64 = s.heights[seat]
    if rest == 0:
        return n
    round_left: bool = s.roofs[seat * 2 + ROUND] > 0
    pitched_left: bool = s.roofs[seat * 2 + PITCHED] > 0
    base: i64 = card_action(ROOF_CARD, seat, card)
    height: i64 = 0
    while rest:
        if rest & 1:
            if round_left:
                items[n] = base | arguments(height, ROUND, 0)
                n += 1
            if pitched_left:
                items[n] = base | arguments(height, PITCHED, 0)
                n += 1
        rest >>= 1
        height += 1
    return n


def list_raisings(s: PublicFields, seat: i64, card: i64, items: vec[i64], n: i64) -> i64:
    """List the null play and the uses of a floor card, each resulting yard once (R1.10-R1.14)."""
    items[n] = card_action(NULL_PLAY, seat, card)
    n += 1
    if s.supply == 0:
        return n
    own: i64 = s.heights[seat]
    base: i64 = card_action(FLOOR_CARD, seat, card)
    tallest_only: bool = s.options.floor == TALLEST_ONLY
    if s.supply == 1:
        items[n] = base | arguments(0, NO_BLOCK, 0)
        n = list_heights(
            own, tallest_of(own) if tallest_only else 1, base | arguments(0, NO_BLOCK, 0), 1, 0, items, n + 1
        )
        return n
    items[n] = base  # two new houses of one block
    items[n + 1] = base | arguments(0, 1, 0)  # a new house of two
    n += 2
    if tallest_only:
        low: i64 = tallest_of(own)
        if own:
            items[n] = base | arguments(low, low + 1, 0)
            n += 1
        return n
    n = list_heights(own, 2, base, 0, 1, items, n)
    low = 1
    rest: i64 = own >> 1
    while rest:
        if rest & 1:
            if s.unfinished[seat * HEIGHTS + low] > 1:
                items[n] = base | arguments(low, low, 0)
                n += 1
            items[n] = base | arguments(low, low + 1, 0)
            n = list_heights(own, low + 2, base | arguments(low, 0, 0), 0, 1, items, n + 1)
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
            items[n] = base | arguments(height * in_first, height * in_second, 0)
            n += 1
        rest >>= 1
        height += 1
    return n


def list_placings(s: PublicFields, seat: i64, card: i64, colour: i64, items: vec[i64], n: i64) -> i64:
    """List the null play and the uses of a permit; a prefecture admits at most two kinds of house (R1.19)."""
    items[n] = card_action(NULL_PLAY, seat, card)
    n += 1
    base: i64 = card_action(PERMIT_CARD, seat, card)
    ready: i64 = s.ready[seat]
    of_colour = s.board.of_colour
    admits = s.admits
    i: i64 = colour * PER_COLOUR
    end: i64 = i + PER_COLOUR
    while i < end:
        prefecture: i64 = of_colour[i]
        fitting: i64 = ready & admits[prefecture]
        if fitting:
            house: i64 = lowest_admitted(s, prefecture)
            fitting >>= house
            while fitting:
                if fitting & 1:
                    items[n] = base | arguments(house >> 1, house & 1, prefecture)
                    n += 1
                fitting >>= 1
                house += 1
        i += 1
    return n


# What happens.


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
    if s.listening:
        s.tell(event(PASSED, s.active, automatic))


def apply(s: Fields, action: i64) -> bool:
    """Carry out a legal building action; return whether the phase goes on."""
    seat: i64 = s.active
    kind: i64 = action_kind(action)
    if kind == PASS:
        pass_turn(s, 0)
    else:
        play_card(s, seat, action_card(action), kind)
        first: i64 = action_first(action)
        second: i64 = action_second(action)
        if kind == FLOOR_CARD:
            raise_houses(s, seat, first, second)
        elif kind == ROOF_CARD:
            finish_house(s, seat, first, second)
        elif kind == PERMIT_CARD:
            place_house(s, seat, first, second, action_third(action))
    s.active = s.next_seat(seat)
    return skip_to_builder(s)


def play_card(s: Fields, seat: i64, card: i64, use: i64) -> None:
    """Show a card and lay it on the discard place of its kind (R1.3, R0.6)."""
    single: i64 = one(card)
    hands = s.hand
    known = s.known
    hands[seat] -= single
    was_known: bool = copies(known[seat], card) > 0
    if was_known:
        known[seat] -= single
    s.discard(kind_of(card), card)
    if s.listening:
        payload: i64 = fields(card, use, 0, 0)
        s.tell(event(CARD_PLAYED, seat, payload) if was_known else revealing(CARD_PLAYED, seat, payload))


def raise_houses(s: Fields, seat: i64, first: i64, second: i64) -> None:
    """Build in the blocks of a floor card at once (R1.10, R1.11)."""
    low: i64 = first
    high: i64 = second
    if high < low:
        low = second
        high = first
    raise_house(s, seat, low)
    if high != NO_BLOCK:
        raise_house(s, seat, high)
    if s.listening:
        s.tell(event(BLOCKS_BUILT, seat, fields(low, high, 0, 0)))


def raise_house(s: Fields, seat: i64, height: i64) -> None:
    """Put one block of the supply on an unfinished house of this height, or start a new one with it (height 0)."""
    s.supply -= 1
    if height:
        remove_unfinished(s, seat, height)
    counts = s.unfinished
    heights = s.heights
    counts[seat * HEIGHTS + height + 1] += 1
    heights[seat] |= bit(height + 1)


def remove_unfinished(s: Fields, seat: i64, height: i64) -> None:
    """Take one unfinished house of this height out of the yard."""
    counts = s.unfinished
    counts[seat * HEIGHTS + height] -= 1
    if counts[seat * HEIGHTS + height] == 0:
        heights = s.heights
        heights[seat] ^= bit(height)


def finish_house(s: Fields, seat: i64, height: i64, shape: i64) -> None:
    """Put a roof on an unfinished house; roofs never come back (R1.16, R1.18)."""
    remove_unfinished(s, seat, height)
    s.roofs[seat * 2 + shape] -= 1
    add_finished(s, seat, 2 * height + shape)
    if s.listening:
        s.tell(event(HOUSE_FINISHED, seat, fields(height, shape, 0, 0)))


def add_finished(s: Fields, seat: i64, house: i64) -> None:
    """Put a finished house (2 * height + shape) into the yard."""
    s.finished[seat * FINISHED + house] += 1
    if house < PLACEABLE:
        s.ready[seat] |= bit(house)


def place_house(s: Fields, seat: i64, height: i64, shape: i64, prefecture: i64) -> None:
    """Move a finished house from the yard to a site of the prefecture, for good (R1.19, R1.23)."""
    house: i64 = 2 * height + shape
    counts = s.finished
    counts[seat * FINISHED + house] -= 1
    if counts[seat * FINISHED + house] == 0:
        s.ready[seat] ^= bit(house)
    add_house(s, seat, height, shape, prefecture)
    if s.listening:
        s.tell(event(HOUSE_PLACED, seat, fields(prefecture, height, shape, 0)))


def add_house(s: Fields, seat: i64, height: i64, shape: i64, prefecture: i64) -> None:
    """Stand a house on a free site and keep all caches of the prefecture in step."""
    at: i64 = prefecture * SEATS + seat
    shapes = s.shape
    sites = s.sites_free
    standing = s.standing
    strengths = s.strength
    is_first: bool = shapes[prefecture] == NO_SHAPE
    shapes[prefecture] = shape
    sites[prefecture] -= 1
    standing[at] += bit(4 * (height - 1))
    blocks: i64 = (strengths[at] >> 6) + height
    tallest: i64 = strengths[at] & 63
    if height > tallest:
        tallest = height
    strengths[at] = blocks << 6 | tallest
    if height > s.tallest[prefecture]:
        s.tallest[prefecture] = height
    renew_admits(s, prefecture)
    if is_first:  # it may forbid its shape to the other prefectures of the colour (R1.19d)
        i: i64 = s.board.colour[prefecture] * PER_COLOUR
        end: i64 = i + PER_COLOUR
        while i < end:
            renew_admits(s, s.board.of_colour[i])
            i += 1


def lowest_admitted(s: PublicFields, prefecture: i64) -> i64:
    """Return the lowest house (2 * height + shape) that could fit: no lower than the tallest there (R1.19c)."""
    height: i64 = s.tallest[prefecture]
    if height == 0:
        return 2
    return 2 * height


def renew_admits(s: Fields, prefecture: i64) -> None:
    """Find out anew which houses the prefecture admits; to be called whenever R1.19 could answer otherwise."""
    admitted: i64 = 0
    house: i64 = lowest_admitted(s, prefecture)
    end: i64 = house + 4
    while house < end and house < PLACEABLE:
        if placing_refusal(s, house >> 1, house & 1, prefecture) == ALLOWED:
            admitted |= bit(house)
        house += 1
    s.admits[prefecture] = admitted
