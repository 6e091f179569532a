"""Caepio builds: the die, the spot that gives him most insulae, and the tile (rule C14.11)."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit, ones
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C7_5, C14_11
from aedilis.games.corduba.engine.options import CAEPIO_TIE, RANDOM
from aedilis.games.corduba.engine.pack.vocabulary import NONE
from aedilis.games.corduba.engine.paying.amounts import at_most
from aedilis.games.corduba.engine.solo.aedificium import use_tile
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import CHOOSE_CAEPIO_SPOT, CHOOSE_LINK, PRESTIGE
from aedilis.games.corduba.engine.state.ground import CELLS, NOT_THERE
from aedilis.games.corduba.engine.state.kinds import Decision, Work
from aedilis.games.corduba.engine.steps.build import lay_tile, placement_of, spot_action
from aedilis.games.corduba.engine.steps.insulae import row_left
from aedilis.games.corduba.engine.steps.placement import (
    NOWHERE,
    contacts,
    fits,
    has_links,
    is_allowed,
    links_for,
    next_spot,
    own_cells,
)
from aedilis.games.corduba.engine.words import CAEPIO, DISTRICTS

# Stages of his tile (C14.11).
FIND_SPOT: Final = 0
FORCE_ADJACENCY: Final = 1
LAY_TILE: Final = 2
REWARD_TILE: Final = 3


def roll(s: Fields, building: i64) -> i64:
    """Roll the die; return the first district from there on where the tile can lie, NONE if it can nowhere."""
    pips: i64 = s.rng.below(6) + 1
    start: i64 = (pips - 1) // 2
    s.reveal(packing.DIE_ROLLED, CAEPIO, pips, start)
    for further in range(DISTRICTS):
        district: i64 = (start + further) % DISTRICTS
        if can_lie(s, district, building):
            return district
    return NONE


def can_lie(s: PublicFields, district: i64, building: i64) -> bool:
    """Tell whether Caepio can build a type in a district; forced insulae cost him nothing but must be in stock."""
    if (s.available[district] >> building) & 1 == 0:
        return False
    links: i64 = links_for(s, district, building)
    return links != NOWHERE and (links == 0 or has_links(s, links))


class CaepioBuild(Work):
    """Caepio builds a tile (C14.11)."""

    DISTRICT: Final = 0  # the first six slots are those of a Build
    BUILDING: Final = 1
    PLACEMENT: Final = 2
    STAGE: Final = 3
    CELLS_LOW: Final = 4
    CELLS_HIGH: Final = 5
    OWN: Final = 6  # the most own insulae that a spot allows

    def go(self, s: Fields) -> None:
        """Do the next stage of his tile: spot, forced insulae, tile and insulae, prestige, then it is used."""
        district: i64 = s.top(self.DISTRICT)
        building: i64 = s.top(self.BUILDING)
        stage: i64 = s.top(self.STAGE)
        s.set_top(self.STAGE, stage + 1)
        chooser: i64 = 0
        if s.option(CAEPIO_TIE) == RANDOM:
            chooser = CAEPIO
        if stage == FIND_SPOT:
            s.set_top(self.OWN, most_insulae(s, district, building))
            s.push(CHOOSE_CAEPIO_SPOT, chooser)
        elif stage == FORCE_ADJACENCY:
            links: i64 = links_for(s, district, building)
            if links > 0:
                s.push(CHOOSE_LINK, chooser, links, NOT_THERE)
        elif stage == LAY_TILE:
            lay_tile(
                s, CAEPIO, district, building, s.top(self.PLACEMENT), s.top(self.CELLS_LOW), s.top(self.CELLS_HIGH)
            )
        elif stage == REWARD_TILE:
            s.push(PRESTIGE, CAEPIO, district, s.pack.buildings[building].prestige[district])
        else:
            s.pop()
            use_tile(s, district, building)


def insulae_at(s: PublicFields, district: i64, building: i64, placement: i64, least: i64) -> i64:
    """Return how many own insulae Caepio can lay beside a tile there, -1 when these are fewer than the least."""
    ground = s.ground
    left: i64 = row_left(s, CAEPIO, district)
    block: i64 = district * CELLS + ground.block[placement]
    low: i64 = s.occupied_low[district]
    high: i64 = s.occupied_high[district]
    around: i64 = ones(ground.near_low[placement] & ground.block_low[block] & ~low)
    around += ones(ground.near_high[placement] & ground.block_high[block] & ~high)
    left = at_most(around, left)
    if left < least:
        return -1
    if left == 0:
        return 0
    available: i64 = s.available[district]
    s.occupied_low[district] = low | ground.low[placement]
    s.occupied_high[district] = high | ground.high[placement]
    s.available[district] = available & ~bit(building)
    cells = own_cells(s, district, placement)
    s.occupied_low[district] = low
    s.occupied_high[district] = high
    s.available[district] = available
    return at_most(ones(cells[0]) + ones(cells[1]), left)


def most_insulae(s: PublicFields, district: i64, building: i64) -> i64:
    """Return the most own insulae that a placement of the type lets Caepio lay."""
    best: i64 = 0
    contact = contacts(s, district, building)
    placement: i64 = next_spot(s, district, building, contact)
    while placement != NOT_THERE:
        own: i64 = insulae_at(s, district, building, placement, best + 1)
        if own > best:
            best = own
        placement = next_spot(s, district, building, contact, placement)
    return best


class ChooseCaepioSpot(Decision):
    """Where Caepio's tile lies (C14.11)."""

    answers: tuple[int, ...] = (packing.SPOT,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List the placements that let him lay the most of his insulae."""
        own: i64 = s.below(CaepioBuild.OWN)
        district: i64 = s.below(CaepioBuild.DISTRICT)
        building: i64 = s.below(CaepioBuild.BUILDING)
        contact = contacts(s, district, building)
        placement: i64 = next_spot(s, district, building, contact)
        while placement != NOT_THERE:
            if insulae_at(s, district, building, placement, own) == own:
                out.add(spot_action(s, placement))
            placement = next_spot(s, district, building, contact, placement)

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse where the tile may not lie, or where he could lay fewer insulae than elsewhere."""
        district: i64 = s.below(CaepioBuild.DISTRICT)
        building: i64 = s.below(CaepioBuild.BUILDING)
        placement: i64 = placement_of(s, act)
        if placement == NOT_THERE or not fits(s, district, placement):
            return C7_5
        own: i64 = s.below(CaepioBuild.OWN)
        if is_allowed(s, district, building, placement) and insulae_at(s, district, building, placement, own) == own:
            return ALLOWED
        return C14_11

    def do(self, s: Fields, act: i64) -> None:
        """Remember the placement."""
        s.set_below(CaepioBuild.PLACEMENT, placement_of(s, act))
        s.pop()

    def choose_for_caepio(self, s: Fields, menu: Actions) -> i64:
        """Let chance decide (option caepio_tie)."""
        return menu.items[s.rng.below(menu.size)]
