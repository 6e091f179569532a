"""Permits: a finished house goes onto the board (rules R1.19-R1.24)."""

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.board import PER_COLOUR
from aedilis.games.capitol.engine.cards import colour_of
from aedilis.games.capitol.engine.clauses import ALLOWED, R1_19, R1_19A, R1_19B, R1_19C, R1_19D
from aedilis.games.capitol.engine.fields import FINISHED, NO_SHAPE, PLACEABLE, SEATS, Fields, PublicFields


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
    same: i64 = 0
    i: i64 = colour * PER_COLOUR
    end: i64 = i + PER_COLOUR
    while i < end:
        prefecture: i64 = s.board.of_colour[i]
        if s.shape[prefecture] == shape:
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


def list_placings(s: PublicFields, seat: i64, card: i64, colour: i64, items: vec[i64], n: i64) -> i64:
    """List the null play and the uses of a permit; a prefecture admits at most two kinds of house (R1.19)."""
    items[n] = packing.card_action(packing.NULL_PLAY, seat, card)
    n += 1
    base: i64 = packing.card_action(packing.PERMIT_CARD, seat, card)
    ready: i64 = s.ready[seat]
    i: i64 = colour * PER_COLOUR
    end: i64 = i + PER_COLOUR
    while i < end:
        prefecture: i64 = s.board.of_colour[i]
        fitting: i64 = ready & s.admits[prefecture]
        if fitting:
            house: i64 = lowest_admitted(s, prefecture)
            fitting >>= house
            while fitting:
                if fitting & 1:
                    items[n] = base | packing.arguments(house >> 1, house & 1, prefecture)
                    n += 1
                fitting >>= 1
                house += 1
        i += 1
    return n


def place_house(s: Fields, seat: i64, height: i64, shape: i64, prefecture: i64) -> None:
    """Move a finished house from the yard to a site of the prefecture, for good (R1.19, R1.23)."""
    house: i64 = 2 * height + shape
    counts = s.finished
    counts[seat * FINISHED + house] -= 1
    if counts[seat * FINISHED + house] == 0:
        s.ready[seat] ^= bit(house)
    add_house(s, seat, height, shape, prefecture)
    s.tell(packing.HOUSE_PLACED, seat, prefecture, height, shape)


def add_house(s: Fields, seat: i64, height: i64, shape: i64, prefecture: i64) -> None:
    """Stand a house on a free site and keep all caches of the prefecture in step."""
    at: i64 = prefecture * SEATS + seat
    strengths = s.strength
    is_first: bool = s.shape[prefecture] == NO_SHAPE
    if is_first:
        s.shape[prefecture] = shape
    s.sites_free[prefecture] -= 1
    s.standing[at] += bit(4 * (height - 1))
    blocks: i64 = (strengths[at] >> 6) + height
    tallest: i64 = strengths[at] & 63
    if height > tallest:
        tallest = height
    strengths[at] = blocks << 6 | tallest
    if height > s.tallest[prefecture]:
        s.tallest[prefecture] = height
    if not is_first:
        renew_admits(s, prefecture)
    else:  # it may forbid its shape to the other prefectures of the colour (R1.19d)
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
    step: i64 = 1
    if s.shape[prefecture] != NO_SHAPE:  # houses of the other shape need not be asked for (R1.19b)
        house += s.shape[prefecture]
        step = 2
    while house < end and house < PLACEABLE:
        if placing_refusal(s, house >> 1, house & 1, prefecture) == ALLOWED:
            admitted |= bit(house)
        house += step
    s.admits[prefecture] = admitted
