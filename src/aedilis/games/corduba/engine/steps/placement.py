"""Where a building tile may lie (rules C7.5-C7.7), and which cells it leaves isolated (C7.8, C7.9).

In this order: whether it fits, how many neutral insulae it needs and where it may lie with them, isolation.
"""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.games.corduba.engine import options
from aedilis.games.corduba.engine.state.fields import PublicFields
from aedilis.games.corduba.engine.state.ground import CELLS, NOT_THERE, OCTETS, WORD, Ground
from aedilis.games.corduba.engine.words import TYPES

NOWHERE: Final = 99  # in `needs`: the tile cannot lie in the district
NOT_KNOWN: Final = -1  # in `needs`: nobody has asked since the district changed
NO_ROOM: Final = -2  # in `room`: no placement fits, and none ever will, as no cell becomes free again
HIGH_OCTETS: Final = OCTETS // 2 * 256  # where the octets of the high word begin in a district's table

Mask = tuple[i64, i64]  # a set of cells: low and high word


def fits(s: PublicFields, district: i64, placement: i64) -> bool:
    """Tell whether all cells of a placement are free (C7.5)."""
    ground = s.ground
    return (ground.low[placement] & s.occupied_low[district] | ground.high[placement] & s.occupied_high[district]) == 0


def fits_somewhere(s: PublicFields, district: i64, building: i64) -> bool:
    """Tell whether a district has room for a type, in contact with something or not."""
    placement: i64 = s.ground.first[district * TYPES + building]
    for other in range(placement, placement + s.ground.count[district * TYPES + building]):
        if fits(s, district, other):
            return True
    return False


def neutral_left(s: PublicFields) -> i64:
    """Return how many neutral insulae are in stock, never below 0 (C2.6)."""
    left: i64 = s.pack.insulae_neutral - s.neutral
    if left < 0:
        return 0
    return left


def forget_links(s: PublicFields, district: i64) -> None:
    """Forget `needs` of a district; whoever changes its cells or its tiles calls this."""
    needs = s.needs
    for building in range(TYPES):
        needs[district * TYPES + building] = NOT_KNOWN


def links_for(s: PublicFields, district: i64, building: i64) -> i64:
    """Return the least number of neutral insulae with which a type can lie in a district (C7.6, C7.7), or NOWHERE."""
    at: i64 = district * TYPES + building
    links: i64 = s.needs[at]
    if links == NOT_KNOWN:
        links = NOWHERE
        if s.available[district] & bit(building) and s.room[at] != NO_ROOM:
            links = fewest_links(s, district, building)
        s.needs[at] = links
    return links


def fewest_links(s: PublicFields, district: i64, building: i64) -> i64:
    """Look through all placements of a type for the one with the fewest links, where one was found last at first."""
    ground = s.ground
    low = ground.low
    high = ground.high
    near_low = ground.near_low
    near_high = ground.near_high
    occupied_low: i64 = s.occupied_low[district]
    occupied_high: i64 = s.occupied_high[district]
    exempt: bool = s.built[district] == 0
    around_low: i64 = 0  # cells next to a fitting placement
    around_high: i64 = 0
    at: i64 = district * TYPES + building
    first: i64 = ground.first[at]
    end: i64 = first + ground.count[at]
    placement: i64 = s.room[at]
    if placement == NOT_THERE:
        placement = first
    left: i64 = ground.count[at]
    while left > 0:
        if low[placement] & occupied_low | high[placement] & occupied_high == 0:
            if exempt or near_low[placement] & occupied_low | near_high[placement] & occupied_high:
                s.room[at] = placement
                return 0
            around_low |= near_low[placement]
            around_high |= near_high[placement]
        placement += 1
        if placement == end:
            placement = first
        left -= 1
    if around_low | around_high == 0:
        s.room[at] = NO_ROOM
        return NOWHERE
    links: i64 = 1
    while True:
        ring = cells_at(s, district, links)
        if ring[0] | ring[1] == 0:
            return NOWHERE
        if ring[0] & around_low | ring[1] & around_high:
            return links
        links += 1


def spread(ground: Ground, district: i64, low: i64, high: i64) -> Mask:
    """Return all cells in contact with one of these."""
    spread_low = ground.spread_low
    spread_high = ground.spread_high
    near_low: i64 = 0
    near_high: i64 = 0
    at: i64 = district * OCTETS * 256
    while low | high:
        if low & 255:
            near_low |= spread_low[at + (low & 255)]
            near_high |= spread_high[at + (low & 255)]
        if high & 255:
            near_low |= spread_low[at + HIGH_OCTETS + (high & 255)]
            near_high |= spread_high[at + HIGH_OCTETS + (high & 255)]
        low >>= 8
        high >>= 8
        at += 256
    return near_low, near_high


def cells_at(s: PublicFields, district: i64, distance: i64) -> Mask:
    """Return the free cells that lie so many steps from the occupied ones.

    A chain to a placement without contact never has to avoid it: a shortest one that ran through the placement would
    touch it before.
    """
    ground = s.ground
    seen_low: i64 = s.occupied_low[district]
    seen_high: i64 = s.occupied_high[district]
    low: i64 = seen_low
    high: i64 = seen_high
    for _ in range(distance):
        near = spread(ground, district, low, high)
        low = near[0] & ~seen_low
        high = near[1] & ~seen_high
        seen_low |= low
        seen_high |= high
    return low, high


def contacts(s: PublicFields, district: i64, building: i64) -> Mask:
    """Return the cells of which a placement must touch one: occupied ones, or ends of a chain to it (C7.6, C7.7)."""
    links: i64 = links_for(s, district, building)
    if links == 0 or links == NOWHERE:
        return s.occupied_low[district], s.occupied_high[district]
    return cells_at(s, district, links)


def first_placement(s: PublicFields, district: i64, building: i64, start: i64, end: i64, contact: Mask) -> i64:
    """Return the first placement from `start` to before `end` where the type may lie (C7.5-C7.7), or NOT_THERE."""
    if links_for(s, district, building) == NOWHERE:
        return NOT_THERE
    ground = s.ground
    low = ground.low
    high = ground.high
    near_low = ground.near_low
    near_high = ground.near_high
    occupied_low: i64 = s.occupied_low[district]
    occupied_high: i64 = s.occupied_high[district]
    exempt: bool = s.built[district] == 0
    for placement in range(start, end):
        if low[placement] & occupied_low | high[placement] & occupied_high == 0:
            if exempt or near_low[placement] & contact[0] | near_high[placement] & contact[1]:
                return placement
    return NOT_THERE


def next_spot(s: PublicFields, district: i64, building: i64, contact: Mask, after: i64 = NOT_THERE) -> i64:
    """Return the next placement where the type may lie, behind this one or of all, or NOT_THERE when it is the last."""
    placement: i64 = s.ground.first[district * TYPES + building]
    end: i64 = placement + s.ground.count[district * TYPES + building]
    if after != NOT_THERE:
        placement = after + 1
    return first_placement(s, district, building, placement, end, contact)


def is_allowed(s: PublicFields, district: i64, building: i64, placement: i64) -> bool:
    """Tell whether a type may lie at one of its placements (C7.5-C7.7)."""
    contact = contacts(s, district, building)
    return first_placement(s, district, building, placement, placement + 1, contact) == placement


def link_cells(s: PublicFields, district: i64, placement: i64, links: i64, after: i64) -> Mask:
    """Return where a link may lie when so many are left: beside the placement, then beside the last one (C7.7)."""
    ring = cells_at(s, district, links)
    ground = s.ground
    if after == NOT_THERE:
        return ring[0] & ground.near_low[placement], ring[1] & ground.near_high[placement]
    at: i64 = district * CELLS + after
    return ring[0] & ground.cell_near_low[at], ring[1] & ground.cell_near_high[at]


def has_links(s: PublicFields, links: i64) -> bool:
    """Tell whether the stock has the neutral insulae for forced adjacency (C2.6)."""
    return links <= neutral_left(s) or s.option(options.NEUTRAL_SUPPLY) == options.UNLIMITED


def isolated(s: PublicFields, district: i64) -> Mask:
    """Return the isolated cells of a district (C7.8)."""
    ground = s.ground
    occupied_low: i64 = s.occupied_low[district]
    occupied_high: i64 = s.occupied_high[district]
    low: i64 = 0
    high: i64 = 0
    if not only_single_cells(s):
        reference: i64 = reference_types(s, district)
        if reference == 0:
            return 0, 0
        reached = covered_by(s, district, reference)
        low = ground.all_low[district] & ~occupied_low
        high = ground.all_high[district] & ~occupied_high
        if s.option(options.ISOLATION_UNIT) != options.CELL:
            reached = flooded(ground, district, reached, low, high)
        return low & ~reached[0], high & ~reached[1]
    new_low: i64 = occupied_low ^ s.calm[2 * district]
    new_high: i64 = occupied_high ^ s.calm[2 * district + 1]
    for block in range(ground.blocks[district]):
        at: i64 = district * CELLS + block
        if new_low & ground.block_low[at] | new_high & ground.block_high[at]:
            alone = single_cells(s, district, block)
            low |= alone[0]
            high |= alone[1]
    if low | high == 0:
        s.calm[2 * district] = occupied_low
        s.calm[2 * district + 1] = occupied_high
    return low, high


def only_single_cells(s: PublicFields) -> bool:
    """Tell whether just the cells without a free neighbour are isolated: a pair of cells always takes some tile."""
    return s.ground.pairs and s.option(options.ISOLATION_TILES) != options.AVAILABLE


def single_cells(s: PublicFields, district: i64, block: i64) -> Mask:
    """Return the free cells of a street block without a free neighbour in it."""
    ground = s.ground
    low: i64 = ground.block_low[district * CELLS + block] & ~s.occupied_low[district]
    high: i64 = ground.block_high[district * CELLS + block] & ~s.occupied_high[district]
    near = spread(ground, district, low, high)
    return low & ~near[0], high & ~near[1]


def reference_types(s: PublicFields, district: i64) -> i64:
    """Return the types that decide which cells are isolated, as bits; when all do, a few that cover as much."""
    if s.option(options.ISOLATION_TILES) == options.AVAILABLE:
        return s.available[district]
    return s.ground.covering


def covered_by(s: PublicFields, district: i64, reference: i64) -> Mask:
    """Return all cells that a fitting placement of one of these types covers."""
    ground = s.ground
    low = ground.low
    high = ground.high
    occupied_low: i64 = s.occupied_low[district]
    occupied_high: i64 = s.occupied_high[district]
    reached_low: i64 = 0
    reached_high: i64 = 0
    for building in range(TYPES):
        if reference & bit(building):
            placement: i64 = ground.first[district * TYPES + building]
            end: i64 = placement + ground.count[district * TYPES + building]
            while placement < end:
                if low[placement] & occupied_low | high[placement] & occupied_high == 0:
                    reached_low |= low[placement]
                    reached_high |= high[placement]
                placement += 1
    return reached_low, reached_high


def flooded(ground: Ground, district: i64, start: Mask, free_low: i64, free_high: i64) -> Mask:
    """Return all free cells that a way through free cells of one street block joins to the start."""
    result_low: i64 = 0
    result_high: i64 = 0
    for block in range(ground.blocks[district]):
        room_low: i64 = free_low & ground.block_low[district * CELLS + block]
        room_high: i64 = free_high & ground.block_high[district * CELLS + block]
        low: i64 = start[0] & room_low
        high: i64 = start[1] & room_high
        grown: bool = low | high != 0
        while grown and (low != room_low or high != room_high):
            near = spread(ground, district, low, high)
            grown = (near[0] & room_low & ~low | near[1] & room_high & ~high) != 0
            low |= near[0] & room_low
            high |= near[1] & room_high
        result_low |= low
        result_high |= high
    return result_low, result_high


def own_cells(s: PublicFields, district: i64, placement: i64) -> Mask:
    """Return the isolated cells of the new tile's street block that touch it (C7.9)."""
    ground = s.ground
    near_low: i64 = ground.near_low[placement]
    near_high: i64 = ground.near_high[placement]
    if only_single_cells(s):
        alone = single_cells(s, district, ground.block[placement])
        return alone[0] & near_low, alone[1] & near_high
    alone = isolated(s, district)
    at: i64 = district * CELLS + ground.block[placement]
    return alone[0] & near_low & ground.block_low[at], alone[1] & near_high & ground.block_high[at]


def first_cell(low: i64, high: i64) -> i64:
    """Return the first cell of a set in row-column order, or NOT_THERE."""
    cell: i64 = 0
    word: i64 = low
    if word == 0:
        cell = WORD
        word = high
    if word == 0:
        return NOT_THERE
    while word & 1 == 0:
        word >>= 1
        cell += 1
    return cell
