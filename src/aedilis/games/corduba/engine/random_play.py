"""Random play in compiled code: for benchmarks and for playouts of search.

Of all actions that are listed for a decision each is equally likely. Those of a turn and the spots of a tile are many;
they are not listed for that: something that may be among them is drawn until it is legal.
"""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit, nth, ones
from aedilis.core.listing import Actions
from aedilis.core.rng import Rng
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED
from aedilis.games.corduba.engine.pack.vocabulary import NONE
from aedilis.games.corduba.engine.paying.means import Means
from aedilis.games.corduba.engine.state.fields import OVER
from aedilis.games.corduba.engine.state.frames import CHOOSE_SPOT, TURN
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.build import Build, monument_in_reach, spot_action, tile_in_reach
from aedilis.games.corduba.engine.steps.placement import contacts, first_placement
from aedilis.games.corduba.engine.steps.turn import Turn
from aedilis.games.corduba.engine.words import (
    CASTRA_SPACES,
    DISTRICTS,
    MILESTONES,
    MONUMENTS,
    SITE_SPACES,
    SITES,
    TYPES,
)

DRAWS: Final = 64  # after so many in vain everything is listed
NOTHING: Final = -1
A_TURN: Final = Turn()
LINES: Final = 3  # a tile has at most so many

# What a turn may have, numbered: the places and cards of all games, then the open tiles and the abilities of this one.
TILES_END: Final = DISTRICTS * TYPES
MONUMENTS_END: Final = TILES_END + MONUMENTS
SITES_END: Final = MONUMENTS_END + SITES * SITE_SPACES
CASTRA_END: Final = SITES_END + CASTRA_SPACES
CLAIMS_END: Final = CASTRA_END + MILESTONES
PORTUS_END: Final = CLAIMS_END + 1
MERCHANT_END: Final = PORTUS_END + 1
PASS_END: Final = MERCHANT_END + 1


def play_out(s: State, rng: Rng, out: Actions) -> i64:
    """Play random actions to the end; return how many decisions that took."""
    decisions: i64 = 0
    while s.stage != OVER:
        s.apply(random_action(s, rng, out))
        decisions += 1
    return decisions


def random_action(s: State, rng: Rng, out: Actions) -> i64:
    """Return a random legal action of the first seat to act; all that are listed are equally likely."""
    if s.depth > 0:
        drawn: i64 = NOTHING
        if s.top_kind() == CHOOSE_SPOT:
            drawn = draw_spot(s, rng)
        elif s.top_kind() == TURN and s.top(Turn.MAIN_DONE) == 0:
            drawn = draw_turn(s, s.top_seat(), rng)
        if drawn != NOTHING:
            return drawn
        offered = s.offered()
        return offered.items[rng.below(offered.size)]
    s.list_legal(s.actor(), out)
    return out.items[rng.below(out.size)]


def draw_turn(s: State, seat: i64, rng: Rng) -> i64:
    """Draw from what a turn may have until that is legal; NOTHING after too many draws in vain."""
    abilities: i64 = s.abilities[seat]
    lines_end: i64 = PASS_END + LINES * (ones(open_tiles(s, 0)) + ones(open_tiles(s, 1)) + ones(open_tiles(s, 2)))
    end: i64 = lines_end + ones(abilities)
    means = Means(s, seat, NONE)
    left: i64 = DRAWS
    while left > 0:
        left -= 1
        number: i64 = rng.below(end)
        drawn: i64 = 0
        if number < TILES_END:
            district: i64 = number // TYPES
            building: i64 = number % TYPES
            if s.available[district] & bit(building) == 0 or not tile_in_reach(s, means, district, building):
                continue
            drawn = packing.action(packing.BUILD_TILE, seat, district, building)
        elif number < MONUMENTS_END:
            if not monument_in_reach(s, means, number - TILES_END):
                continue
            drawn = packing.action(packing.BUILD_MONUMENT, seat, number - TILES_END)
        elif number < PASS_END:
            drawn = common_action(seat, number)
        elif number < lines_end:
            drawn = tile_action(s, seat, (number - PASS_END) // LINES, (number - PASS_END) % LINES)
        else:
            drawn = packing.action(packing.USE_ABILITY, seat, nth(abilities, number - lines_end))
        if A_TURN.refuse(s, drawn) == ALLOWED:
            return drawn
    return NOTHING


def draw_spot(s: State, rng: Rng) -> i64:
    """Draw from all placements of the tile in hand until one is allowed; NOTHING after too many draws in vain."""
    district: i64 = s.below(Build.DISTRICT)
    building: i64 = s.below(Build.BUILDING)
    first: i64 = s.ground.first[district * TYPES + building]
    count: i64 = s.ground.count[district * TYPES + building]
    contact = contacts(s, district, building)
    left: i64 = DRAWS
    while left > 0:
        left -= 1
        placement: i64 = first + rng.below(count)
        if first_placement(s, district, building, placement, placement + 1, contact) == placement:
            return spot_action(s, placement)
    return NOTHING


def common_action(seat: i64, number: i64) -> i64:
    """Return the place, card or end that has this number."""
    if number < SITES_END:
        number -= MONUMENTS_END
        return packing.action(packing.USE_SITE, seat, number // SITE_SPACES, number % SITE_SPACES)
    if number < CASTRA_END:
        return packing.action(packing.USE_CASTRA, seat, number - SITES_END)
    if number < CLAIMS_END:
        return packing.action(packing.CLAIM, seat, number - CASTRA_END)
    if number < PORTUS_END:
        return packing.action(packing.USE_PORTUS, seat)
    if number < MERCHANT_END:
        return packing.action(packing.SEND_MERCHANT, seat)
    return packing.action(packing.PASS, seat)


def tile_action(s: State, seat: i64, tile: i64, line: i64) -> i64:
    """Return the activation of a line of one of the open tiles, which are numbered by district and type."""
    district: i64 = 0
    tiles: i64 = open_tiles(s, 0)
    while tile >= ones(tiles):
        tile -= ones(tiles)
        district += 1
        tiles = open_tiles(s, district)
    return packing.action(packing.ACTIVATE, seat, district, nth(tiles, tile), line)


def open_tiles(s: State, district: i64) -> i64:
    """Return the tiles of a district that stand, are free and carry no unrest, as bits (C7.18, C5.7)."""
    return s.built[district] & ~s.used[district] & ~s.restless[district]
