"""Build: what a seat may build, and how a tile comes into a district (rules C7.3-C7.13).

A Build goes through the stages below; whatever a stage sets going lies above it on the stack. Which cells are isolated
(C7.8) is in placement.py; own insulae and those that fill the rest (C7.9, C7.12) in insulae.py; the activation of the
new tile (C7.11) in activate.py; monuments (C7.14) in monument.py. The effect that builds (C7.19) comes last.
"""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit, ones
from aedilis.core.listing import NO_LIMIT, Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C2_6, C7_2, C7_3, C7_4, C7_5, C7_6, C7_7, C7_14, C7_19
from aedilis.games.corduba.engine.effects.seat_changes import give_back
from aedilis.games.corduba.engine.effects.triggers import Happening
from aedilis.games.corduba.engine.options import AVAILABLE, ISOLATION_TILES, OPTIONAL, OWN_INSULAE
from aedilis.games.corduba.engine.pack import vocabulary
from aedilis.games.corduba.engine.pack.form.effects import Build as BuildWords
from aedilis.games.corduba.engine.pack.native import Step, mask
from aedilis.games.corduba.engine.packing import PAID
from aedilis.games.corduba.engine.paying.amounts import beyond
from aedilis.games.corduba.engine.paying.bill import Bill
from aedilis.games.corduba.engine.paying.bills import tile_bill
from aedilis.games.corduba.engine.paying.deed import Deed
from aedilis.games.corduba.engine.paying.means import Means, has_pieces
from aedilis.games.corduba.engine.paying.ways import has_goods, has_points
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields, replaced
from aedilis.games.corduba.engine.state.frames import (
    ACTIVATE_NEW,
    BUILD,
    CHOOSE_BUILD,
    CHOOSE_LINK,
    CHOOSE_PAYMENT,
    CHOOSE_SPOT,
    COUNT_INSULAE,
    INSULAE,
    PRESTIGE,
    RAISE,
)
from aedilis.games.corduba.engine.state.ground import CELLS, NOT_THERE, high_bit, low_bit
from aedilis.games.corduba.engine.state.kinds import Decision
from aedilis.games.corduba.engine.steps.insulae import await_fill, put_insula
from aedilis.games.corduba.engine.steps.monument import NAME_BONUS, monument_refusal
from aedilis.games.corduba.engine.steps.placement import (
    NOWHERE,
    contacts,
    first_cell,
    fits,
    fits_somewhere,
    forget_links,
    has_links,
    is_allowed,
    link_cells,
    links_for,
    next_spot,
    own_cells,
)
from aedilis.games.corduba.engine.words import DENARII, DISTRICTS, MONUMENTS, NEUTRAL, TYPES

# Stages, once district and tile are chosen (C7.3).
PAY_TILE: Final = 0  # C7.4
FIND_SPOT: Final = 1  # C7.5-C7.7
LAY_TILE: Final = 2  # with neutral insulae that it needs and own ones that it brings: C7.7-C7.9, C7.13
REWARD_TILE: Final = 3  # C7.10
TRIGGER_TILE: Final = 4  # C7.10
USE_TILE: Final = 5  # C7.11


def tile_refusal(bill: Bill, s: PublicFields, seat: i64, district: i64, building: i64, discount: i64) -> i64:
    """Return ALLOWED if the seat can build this tile now and pay all that it takes (C7.3-C7.7), else the clause."""
    if district >= DISTRICTS or building >= TYPES or s.available[district] & bit(building) == 0:
        return C7_3
    links: i64 = links_for(s, district, building)
    if links == NOWHERE:
        return C7_5
    if links > 0 and not has_links(s, links):
        return C2_6
    tile_bill(s, seat, district, building, discount, links, bill)
    if not has_points(s, seat, bill):
        return C7_2
    if has_goods(s, seat, bill):
        return ALLOWED
    if links == 0:
        return C7_4
    bill.reserve = 0
    return C7_7 if has_goods(s, seat, bill) else C7_4


def refuse_build(s: PublicFields, seat: i64, act: i64, discount: i64) -> i64:
    """Return ALLOWED if the seat can carry out a BUILD_TILE or BUILD_MONUMENT now, else the clause."""
    bill = Bill()
    if packing.action_kind(act) == packing.BUILD_MONUMENT:
        return monument_refusal(bill, s, seat, packing.first(act), discount)
    refused: i64 = tile_refusal(bill, s, seat, packing.first(act), packing.second(act), discount)
    if refused == C7_5 and fits_somewhere(s, packing.first(act), packing.second(act)):
        return C7_7  # no chain reaches it
    return refused


def list_builds(
    s: PublicFields, seat: i64, means: Means, kinds: i64, discount: i64, out: Actions, enough: i64 = NO_LIMIT
) -> None:
    """Add every tile and monument that the seat can build now, until the list has enough."""
    bill = Bill()
    if kinds & vocabulary.TILES and has_pieces(s, seat):
        for district in range(DISTRICTS):
            available: i64 = s.available[district]
            building: i64 = 0
            while available >> building:
                if (available >> building) & 1 and tile_in_reach(s, means, district, building):
                    if tile_refusal(bill, s, seat, district, building, discount) == ALLOWED:
                        out.add(packing.action(packing.BUILD_TILE, seat, district, building))
                        if out.size == enough:
                            return
                building += 1
    if kinds & vocabulary.MONUMENTS_TOO:
        for monument in range(MONUMENTS):
            if monument_in_reach(s, means, monument):
                if monument_refusal(bill, s, seat, monument, discount) == ALLOWED:
                    out.add(packing.action(packing.BUILD_MONUMENT, seat, monument))
                    if out.size == enough:
                        return


def tile_in_reach(s: PublicFields, means: Means, district: i64, building: i64) -> bool:
    """Tell whether these means may suffice for a tile with its construction bonus (C7.4)."""
    kind = s.pack.buildings[building]
    goods: i64 = kind.cost.goods
    points: i64 = kind.cost.points
    basic: i64 = 0
    if not s.revolts(district):
        bonus = s.pack.bonuses[district]
        goods = beyond(goods, bonus.goods)
        points -= bonus.points
        basic = bonus.basic
    return means.may_suffice(means.off_tiles, goods, points, kind.colour, basic)


def monument_in_reach(s: PublicFields, means: Means, monument: i64) -> bool:
    """Tell whether a monument is still to be built and these means may suffice with some construction bonus (C7.14)."""
    cost = s.pack.monuments[monument].cost
    return s.monument[monument] == vocabulary.NONE and means.may_suffice(means.off_monuments, cost.goods, cost.points)


def begin_build(s: Fields, seat: i64, act: i64, discount: i64) -> None:
    """Start a BUILD_TILE or BUILD_MONUMENT."""
    if packing.action_kind(act) == packing.BUILD_TILE:
        s.push(BUILD, seat, packing.first(act), packing.second(act), NOT_THERE, PAY_TILE)
        s.set_top(Build.DISCOUNT, discount)
    else:
        s.push(RAISE, seat, packing.first(act), NAME_BONUS, discount, vocabulary.NONE)


class Build(Deed):
    """A tile: payment, placement, insulae, prestige, activation (C7.3-C7.13)."""

    DISTRICT: Final = 0
    BUILDING: Final = 1
    PLACEMENT: Final = 2  # NOT_THERE until it is chosen
    STAGE: Final = 3
    CELLS_LOW: Final = 4  # of the chain of neutral insulae (C7.7)
    CELLS_HIGH: Final = 5
    DISCOUNT: Final = 6
    PAID: Final = 7  # worker points

    def bill(self, s: PublicFields) -> Bill:
        """Return the bill of the tile."""
        district: i64 = s.below(self.DISTRICT)
        building: i64 = s.below(self.BUILDING)
        reserve: i64 = links_for(s, district, building)
        return tile_bill(s, s.top_seat(), district, building, s.below(self.DISCOUNT), reserve)

    def go(self, s: Fields) -> None:
        """Do the next stage of a tile."""
        seat: i64 = s.top_seat()
        district: i64 = s.top(self.DISTRICT)
        building: i64 = s.top(self.BUILDING)
        stage: i64 = s.top(self.STAGE)
        s.set_top(self.STAGE, stage + 1)
        if stage == PAY_TILE:
            s.push(CHOOSE_PAYMENT, seat)
        elif stage == FIND_SPOT:
            s.push(CHOOSE_SPOT, seat)
        elif stage == LAY_TILE:
            lay_tile(s, seat, district, building, s.top(self.PLACEMENT), s.top(self.CELLS_LOW), s.top(self.CELLS_HIGH))
        elif stage == REWARD_TILE:
            s.push(PRESTIGE, seat, district, s.pack.buildings[building].prestige[district])
        elif stage == TRIGGER_TILE:
            colour: i64 = s.pack.buildings[building].colour
            happened = Happening(seat, district=district, kind=vocabulary.TILE_KIND, colour=colour, building=building)
            happened.workers = s.top(self.PAID)
            happened.set_off(s, vocabulary.ON_BUILD_TILE)
        elif stage == USE_TILE:
            s.pop()
            s.push(ACTIVATE_NEW, seat, district, building)


class ChooseSpot(Decision):
    """Where the tile of the Build below lies (C7.5-C7.7)."""

    answers: tuple[int, ...] = (packing.SPOT,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List where the tile may lie (C7.5-C7.7)."""
        district: i64 = s.below(Build.DISTRICT)
        building: i64 = s.below(Build.BUILDING)
        contact = contacts(s, district, building)
        placement: i64 = next_spot(s, district, building, contact)
        while placement != NOT_THERE:
            out.add(spot_action(s, placement))
            placement = next_spot(s, district, building, contact, placement)

    def offers_choice(self, s: PublicFields, menu: Actions) -> bool:
        """Tell whether the tile may lie in more than one way: after two it is known."""
        district: i64 = s.below(Build.DISTRICT)
        building: i64 = s.below(Build.BUILDING)
        contact = contacts(s, district, building)
        menu.size = 0
        placement: i64 = next_spot(s, district, building, contact)
        if placement == NOT_THERE:
            return False
        menu.add(spot_action(s, placement))
        return next_spot(s, district, building, contact, placement) != NOT_THERE

    def first(self, s: PublicFields, menu: Actions) -> i64:
        """Return the first spot, without looking for the others."""
        district: i64 = s.below(Build.DISTRICT)
        building: i64 = s.below(Build.BUILDING)
        return spot_action(s, next_spot(s, district, building, contacts(s, district, building)))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse where the tile may not lie."""
        district: i64 = s.below(Build.DISTRICT)
        building: i64 = s.below(Build.BUILDING)
        placement: i64 = placement_of(s, act)
        if placement == NOT_THERE or not fits(s, district, placement):
            return C7_5
        if is_allowed(s, district, building, placement):
            return ALLOWED
        return C7_6 if links_for(s, district, building) == 0 else C7_7

    def do(self, s: Fields, act: i64) -> None:
        """Remember the placement, and ask for the neutral insulae it needs."""
        seat: i64 = s.top_seat()
        district: i64 = s.below(Build.DISTRICT)
        building: i64 = s.below(Build.BUILDING)
        s.set_below(Build.PLACEMENT, placement_of(s, act))
        s.pop()
        links: i64 = links_for(s, district, building)
        if links > 0:
            s.push(CHOOSE_LINK, seat, links, NOT_THERE)


def placement_of(s: PublicFields, act: i64) -> i64:
    """Return the placement that an answer names for the tile of the Build below, or NOT_THERE."""
    row, column, orientation = packing.first(act), packing.second(act), packing.third(act)
    return s.ground.placement_at(s.below(Build.DISTRICT), s.below(Build.BUILDING), row, column, orientation)


def spot_action(s: PublicFields, placement: i64) -> i64:
    """Return the answer that names a placement."""
    ground = s.ground
    return packing.action(
        packing.SPOT, s.top_seat(), ground.row[placement], ground.column[placement], ground.orientation[placement]
    )


class ChooseLink(Decision):
    """Where the next neutral insula of a chain lies; it touches the one before, if there is one (C7.7)."""

    LINKS: Final = 0  # so many are left
    AFTER: Final = 1  # the cell it must touch, or NOT_THERE
    answers: tuple[int, ...] = (packing.LINK,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List where the next neutral insula of the chain may lie (C7.7)."""
        ground = s.ground
        district: i64 = s.below(Build.DISTRICT)
        low, high = link_cells(s, district, s.below(Build.PLACEMENT), s.top(self.LINKS), s.top(self.AFTER))
        for cell in range(ground.size[district]):
            if low & low_bit(cell) | high & high_bit(cell):
                at: i64 = district * CELLS + cell
                out.add(packing.action(packing.LINK, s.top_seat(), ground.cell_row[at], ground.cell_column[at]))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a cell that does not belong to a shortest chain."""
        district: i64 = s.below(Build.DISTRICT)
        cell: i64 = s.ground.cell_at(district, packing.first(act), packing.second(act))
        if cell == NOT_THERE:
            return C7_7
        low, high = link_cells(s, district, s.below(Build.PLACEMENT), s.top(self.LINKS), s.top(self.AFTER))
        return ALLOWED if low & low_bit(cell) | high & high_bit(cell) else C7_7

    def do(self, s: Fields, act: i64) -> None:
        """Remember the cell; the chain goes on from it."""
        cell: i64 = s.ground.cell_at(s.below(Build.DISTRICT), packing.first(act), packing.second(act))
        s.set_below(Build.CELLS_LOW, s.below(Build.CELLS_LOW) | low_bit(cell))
        s.set_below(Build.CELLS_HIGH, s.below(Build.CELLS_HIGH) | high_bit(cell))
        if s.top(self.LINKS) == 1:
            s.pop()
        else:
            s.set_top(self.LINKS, s.top(self.LINKS) - 1)
            s.set_top(self.AFTER, cell)

    def choose_for_caepio(self, s: Fields, menu: Actions) -> i64:
        """Let chance decide (C14.11)."""
        return menu.items[s.rng.below(menu.size)]


def lay_tile(s: Fields, seat: i64, district: i64, building: i64, placement: i64, low: i64, high: i64) -> None:
    """Lay the neutral insulae of the chain and the tile, then turn to the builder's insulae (C7.7-C7.9, C7.13)."""
    links: i64 = ones(low) + ones(high)
    if links > 0 and seat < s.players:  # Caepio never pays (C14.4)
        give_back(s, seat, DENARII, links)
        s.tell(PAID, seat, DENARII, links)
    while low | high:
        cell: i64 = first_cell(low, high)
        low &= ~low_bit(cell)
        high &= ~high_bit(cell)
        put_insula(s, seat, district, cell, NEUTRAL, packing.FORCED)
    put_tile(s, seat, district, building, placement)
    cells_low, cells_high = own_cells(s, district, placement)
    if cells_low | cells_high:
        s.push(INSULAE, seat, district, cells_low, cells_high, vocabulary.NONE)
        if s.option(OWN_INSULAE) == OPTIONAL:
            s.push(COUNT_INSULAE, seat)


def put_tile(s: Fields, seat: i64, district: i64, building: i64, placement: i64) -> None:
    """Put a tile with the builder's cube on the board; copies beyond the limit leave the game (C7.3, C7.13)."""
    ground = s.ground
    s.place = replaced(s.place, district * TYPES + building, placement)
    s.builder = replaced(s.builder, district * TYPES + building, seat)
    s.built[district] |= bit(building)
    s.occupied_low[district] |= ground.low[placement]
    s.occupied_high[district] |= ground.high[placement]
    row: i64 = ground.row[placement]
    s.tell(packing.TILE_BUILT, seat, district, building, row, ground.column[placement], ground.orientation[placement])
    changed: i64 = bit(district)
    s.available[district] &= ~bit(building)
    if is_last_copy(s, building):
        for other in range(DISTRICTS):
            if s.available[other] & bit(building):
                s.available[other] &= ~bit(building)
                s.needs[other * TYPES + building] = NOWHERE
                if s.option(ISOLATION_TILES) == AVAILABLE:
                    changed |= bit(other)
                if not s.pack.buildings[building].unique:
                    s.tell(packing.TILE_REMOVED, seat, other, building)
    forget_links(s, district)
    await_fill(s, seat, changed)


def is_last_copy(s: PublicFields, building: i64) -> bool:
    """Tell whether as many tiles of a type are built as may be (C7.3)."""
    copies: i64 = 0
    for district in range(DISTRICTS):
        if s.built[district] & bit(building):
            copies += 1
    return s.pack.buildings[building].unique or copies >= s.pack.copies[s.players]


class BuildStep(Step):
    """Build at once (C7.19)."""

    is_sure = False
    is_void_for_caepio = True

    def __init__(self, words: BuildWords, discount: i64) -> None:
        super().__init__(words)
        self.kinds: i64 = mask(words.kinds, vocabulary.BUILD_KINDS)
        self.discount: i64 = discount  # the number of one of the pack's, or NONE

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """There is something to build."""
        return can_build(s, seat, self.kinds, self.discount)

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Ask what."""
        s.push(CHOOSE_BUILD, seat, self.kinds, self.discount, must)


class ChooseBuild(Decision):
    """A `build` step lets its seat build, cheaper by a discount, perhaps nothing (C7.19)."""

    KINDS: Final = 0  # tiles and monuments, as bits
    DISCOUNT: Final = 1  # its number in the pack, or NONE
    MUST: Final = 2  # 1 if something must be built (C7.19)
    answers: tuple[int, ...] = (packing.BUILD_TILE, packing.BUILD_MONUMENT, packing.DONE)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List what can be built, and to build nothing unless something must be (C7.19)."""
        seat: i64 = s.top_seat()
        list_builds(s, seat, Means(s, seat, s.top(self.DISCOUNT)), s.top(self.KINDS), s.top(self.DISCOUNT), out)
        if s.top(self.MUST) == 0:
            out.add(packing.action(packing.DONE, seat))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse what cannot be built, and to build nothing when something must be."""
        kind: i64 = packing.action_kind(act)
        if kind == packing.DONE:
            forced: bool = s.top(self.MUST) == 1 and can_build(s, s.top_seat(), s.top(self.KINDS), s.top(self.DISCOUNT))
            return C7_19 if forced else ALLOWED
        if kind == packing.BUILD_TILE and s.top(self.KINDS) & vocabulary.TILES == 0:
            return C7_3
        if kind == packing.BUILD_MONUMENT and s.top(self.KINDS) & vocabulary.MONUMENTS_TOO == 0:
            return C7_14
        return refuse_build(s, s.top_seat(), act, s.top(self.DISCOUNT))

    def do(self, s: Fields, act: i64) -> None:
        """Begin the Build, or leave it."""
        seat: i64 = s.top_seat()
        discount: i64 = s.top(self.DISCOUNT)
        s.pop()
        if packing.action_kind(act) != packing.DONE:
            begin_build(s, seat, act, discount)


def can_build(s: PublicFields, seat: i64, kinds: i64, discount: i64) -> bool:
    """Tell whether the seat can build something of these kinds now."""
    builds = Actions(1)
    list_builds(s, seat, Means(s, seat, discount), kinds, discount, builds, 1)
    return builds.size > 0
