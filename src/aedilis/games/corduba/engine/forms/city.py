"""What lies on the table, as values: districts, monuments, the market, Rome and milestones."""

import msgspec

from aedilis.core.parts import members
from aedilis.games.corduba.engine import words
from aedilis.games.corduba.engine.effects.conditions import holds, metric
from aedilis.games.corduba.engine.effects.standing import sum_of
from aedilis.games.corduba.engine.forms.actions import Building
from aedilis.games.corduba.engine.forms.prices import BillData, bill_data, discount_for, line_bills
from aedilis.games.corduba.engine.pack.vocabulary import NONE, OFFERINGS, RESOURCE, ROME_BONUS, TROOPS
from aedilis.games.corduba.engine.paying.bills import monument_bill, tile_bill
from aedilis.games.corduba.engine.state.fields import DELIVERING, ROME_REWARDS, PublicFields
from aedilis.games.corduba.engine.state.ground import CELLS, WORD
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.steps import rome
from aedilis.games.corduba.engine.steps.placement import NOWHERE, links_for
from aedilis.games.corduba.engine.words import District, Resource

DELIVERABLE = tuple(
    goods for goods in range(words.GOODS) if goods not in (words.DENARII, words.WORKER)
)  # what Rome can get (C10.2)


Cell = tuple[int, int]  # row and column


class TileData(msgspec.Struct, frozen=True):
    """A tile on the board; the first cell and the orientation are as in a `spot` action."""

    building: Building
    cell: Cell
    orientation: int
    cells: tuple[Cell, ...]
    builder: int
    unrest: bool
    used: bool
    lines: tuple[BillData, ...]
    """What each of its lines costs the viewer; empty for a spectator."""


class InsulaData(msgspec.Struct, frozen=True):
    """An insula on the board; nobody owns a neutral one."""

    cell: Cell
    owner: int | None


class OfferData(msgspec.Struct, frozen=True):
    """A tile that may still be built: the neutral insulae it needs (None: it fits nowhere), and the viewer's cost."""

    building: Building
    links: int | None
    bill: BillData | None


class DistrictData(msgspec.Struct, frozen=True):
    """A district now."""

    revolts: bool
    tiles: tuple[TileData, ...]
    insulae: tuple[InsulaData, ...]
    available: tuple[OfferData, ...]


class MonumentData(msgspec.Struct, frozen=True):
    """A monument: who built it, else the districts that offer their bonus; the viewer's cost without and with it."""

    builder: int | None
    bonuses: tuple[District, ...]
    bill: BillData | None
    priced: dict[District, BillData]


class MarketData(msgspec.Struct, frozen=True):
    """A resource at the market, and its general supply."""

    stock: int
    capacity: int
    price: int
    price_min: int
    price_max: int
    supply: int


class RomeShare(msgspec.Struct, frozen=True):
    """What a seat could give Rome, the values of all it holds; what it delivered, and its rank, once revealed."""

    troops: int
    offerings: int
    goods: int
    delivered: tuple[int, int, int] | None
    rank: int | None


class RomeData(msgspec.Struct, frozen=True):
    """Rome's demand of this decade: least values of troops and offerings per seat, and of goods together."""

    card: int
    resource: Resource
    troops: int
    offerings: int
    minimum: int
    seats: tuple[RomeShare, ...]


class Progress(msgspec.Struct, frozen=True):
    """How far a seat is: its value for each term of the condition, and whether all hold."""

    values: tuple[int, ...]
    fulfilled: bool


class MilestoneData(msgspec.Struct, frozen=True):
    """A milestone in play."""

    milestone: int
    claimed: int | None
    seats: tuple[Progress, ...]


def cells_of(s: PublicFields, district: int, low: int, high: int) -> tuple[Cell, ...]:
    """Return the cells of a mask in row-column order."""
    base = district * CELLS
    numbers = members(low | high << WORD)
    return tuple((s.ground.cell_row[base + cell], s.ground.cell_column[base + cell]) for cell in numbers)


def insulae_of(s: PublicFields, district: int) -> list[InsulaData]:
    """Return all insulae of a district, by owner."""
    return [
        InsulaData(cell, None if owner == words.NEUTRAL else owner)
        for owner in (*range(s.parties), words.NEUTRAL)
        for cell in cells_of(
            s,
            district,
            s.insula_low[owner * words.DISTRICTS + district],
            s.insula_high[owner * words.DISTRICTS + district],
        )
    ]


def spaces_used(s: PublicFields, site: int) -> tuple[bool, bool]:
    """Return which of the two spaces of a site are used."""
    return bool(s.sites_used >> words.SITE_SPACES * site & 1), bool(s.sites_used >> words.SITE_SPACES * site + 1 & 1)


def district_data(view: View, district: int) -> DistrictData:
    """Return a district with its tiles, insulae and what may still be built there."""
    return DistrictData(
        revolts=view.revolts(district),
        tiles=tuple(tile_data(view, district, building) for building in members(view.built[district])),
        insulae=tuple(sorted(insulae_of(view, district), key=lambda insula: insula.cell)),
        available=tuple(offer_data(view, district, building) for building in members(view.available[district])),
    )


def tile_data(s: View, district: int, building: int) -> TileData:
    """Return a tile on the board."""
    index = district * words.TYPES + building
    placement = s.place[index]
    ground = s.ground
    return TileData(
        building=words.BUILDING_NAMES[building],
        cell=(ground.row[placement], ground.column[placement]),
        orientation=ground.orientation[placement],
        cells=cells_of(s, district, ground.low[placement], ground.high[placement]),
        builder=s.builder[index],
        unrest=bool(s.restless[district] >> building & 1),
        used=bool(s.used[district] >> building & 1),
        lines=() if s.seat < 0 else line_bills(s, s.seat, district, building),
    )


def offer_data(view: View, district: int, building: int) -> OfferData:
    """Return what a tile would need and cost."""
    links = links_for(view, district, building)
    bill = None
    if view.seat >= 0:
        reserve = 0 if links == NOWHERE else links
        discount = discount_for(view, view.seat)
        bill = bill_data(view, view.seat, tile_bill(view, view.seat, district, building, discount, reserve))
    return OfferData(words.BUILDING_NAMES[building], None if links == NOWHERE else links, bill)


def monument_data(view: View, monument: int) -> MonumentData:
    """Return a monument."""
    builder = view.monument[monument]
    if builder >= 0:
        return MonumentData(builder, (), None, {})
    prestige = view.pack.monuments[monument].prestige
    offering = {
        word: district
        for district, word in enumerate(words.DISTRICT_NAMES)
        if prestige[district] > 0 and not view.revolts(district)
    }
    if view.seat < 0:
        return MonumentData(None, tuple(offering), None, {})
    discount = discount_for(view, view.seat)

    def priced(bonus: int) -> BillData:
        return bill_data(view, view.seat, monument_bill(view, view.seat, monument, bonus, discount))

    return MonumentData(
        None, tuple(offering), priced(NONE), {word: priced(district) for word, district in offering.items()}
    )


def market_data(s: PublicFields, resource: int) -> MarketData:
    """Return a resource at the market."""
    return MarketData(
        stock=s.market[resource],
        capacity=s.pack.capacity[s.players * words.RESOURCES + resource],
        price=s.price[resource],
        price_min=s.pack.price_min[resource],
        price_max=s.pack.price_max[resource],
        supply=s.stock[resource],
    )


def rome_data(s: PublicFields) -> RomeData:
    """Return Rome's demand and how everybody stands to it."""
    card = s.pack.rome[s.demand]
    return RomeData(
        card=s.demand,
        resource=words.RESOURCE_NAMES[card.resource],
        troops=rome.minimum_of(s, TROOPS),
        offerings=rome.minimum_of(s, OFFERINGS),
        minimum=card.minimum[s.players],
        seats=tuple(rome_share(s, seat) for seat in range(s.parties)),
    )


def rome_share(s: PublicFields, seat: int) -> RomeShare:
    """Return what a seat could deliver and what it has delivered."""
    goods = rome.most_units(s, seat) + rome.most_amphorae(s, seat) * rome.amphora_value(s, seat)
    revealed = s.stage == ROME_REWARDS or (seat >= s.players and s.stage == DELIVERING)  # Caepio's lies open (C14.18)
    return RomeShare(
        troops=rome.value_of(s, seat, TROOPS, rome.all_markers(s, seat, TROOPS)),
        offerings=rome.value_of(s, seat, OFFERINGS, rome.all_markers(s, seat, OFFERINGS)),
        goods=goods + (sum_of(s, seat, ROME_BONUS, RESOURCE) if goods else 0),
        delivered=(
            rome.value_of(s, seat, TROOPS, s.delivered[seat]),
            rome.value_of(s, seat, OFFERINGS, s.delivered[seat]),
            rome.value_of(s, seat, RESOURCE, s.delivered[seat]),
        )
        if revealed
        else None,
        rank=s.rank[seat] if revealed and s.rank[seat] > 0 else None,
    )


def milestone_data(s: PublicFields, milestone: int) -> MilestoneData:
    """Return a milestone and how far everybody is."""
    condition = s.pack.milestones[milestone].condition
    claimed = s.claimed[milestone]
    return MilestoneData(
        milestone,
        claimed if claimed >= 0 else None,
        tuple(
            Progress(tuple(metric(s, seat, term.metric) for term in condition.terms), holds(s, seat, condition))
            for seat in range(s.players)
        ),
    )
