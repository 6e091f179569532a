"""A view as a value with a documented JSON form: what the page, the terminal and programs over the wire get.

What never changes in a game, such as names, costs and maps, is in `ContentData`, which is asked for once.
"""

from functools import lru_cache
from typing import Any, Literal

import msgspec

from aedilis.games.corduba.engine.effects.native import holds, metric, resources_of
from aedilis.games.corduba.engine.effects.people import is_spent
from aedilis.games.corduba.engine.effects.standing import sum_of
from aedilis.games.corduba.engine.forms.actions import (
    BUILDING_WORDS,
    COLOUR_WORDS,
    DISTRICT_WORDS,
    RESOURCE_WORDS,
    SITE_WORDS,
    Building,
    Site,
    members,
)
from aedilis.games.corduba.engine.forms.doing import Doing, doing
from aedilis.games.corduba.engine.forms.events import ENDINGS, GOODS_WORDS, Ending, Goods
from aedilis.games.corduba.engine.option_file import option_words
from aedilis.games.corduba.engine.pack.effect_form import Colour, District, Resource
from aedilis.games.corduba.engine.pack.form import Content, is_source
from aedilis.games.corduba.engine.pack.native import (
    ABILITY_KINDS,
    NONE,
    OFFERINGS,
    RESOURCE,
    ROME_BONUS,
    STORAGE,
    TROOPS,
    Pack,
)
from aedilis.games.corduba.engine.pack.read import STANDARD, content_of, read_documents
from aedilis.games.corduba.engine.packing import RUNNING
from aedilis.games.corduba.engine.paying.amounts import PAYABLE, amount_of
from aedilis.games.corduba.engine.paying.bills import Bill, monument_bill, tile_bill
from aedilis.games.corduba.engine.paying.decision import bill_of_deed
from aedilis.games.corduba.engine.paying.ways import can_pay
from aedilis.games.corduba.engine.solo.forecast import CaepioData, caepio_data
from aedilis.games.corduba.engine.state.fields import (
    ACTIONS,
    DECADE_BEGINS,
    DELIVERING,
    HARMONY_PHASE,
    KEEPING,
    MACELLUM,
    OVER,
    ROME_REWARDS,
    ROUND_BEGINS,
    ROUND_END,
    STORING,
    PublicFields,
)
from aedilis.games.corduba.engine.state.frames import CHOOSE_PAYMENT
from aedilis.games.corduba.engine.state.ground import CELLS, WORD
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.steps import rome
from aedilis.games.corduba.engine.steps.harmony import upkeep_of
from aedilis.games.corduba.engine.steps.placement import NOWHERE, links_for, neutral_left
from aedilis.games.corduba.engine.words import (
    CHARACTERS,
    DENARII,
    DISTRICTS,
    GOODS,
    MACELLUM_TILES,
    MILESTONES,
    MONUMENTS,
    NEUTRAL,
    RESOURCES,
    ROME_CARDS,
    ROW,
    SITE_SPACES,
    TRACK,
    TYPES,
    WORKER,
)

DELIVERABLE = tuple(goods for goods in range(GOODS) if goods not in (DENARII, WORKER))  # what Rome can get (C10.2)
Cell = tuple[int, int]  # row and column
Amounts = dict[Goods, int]  # what is 0 is left out
Phase = Literal[
    "set-up", "decade", "unrest", "macellum", "actions", "rome", "harmony", "round-end", "decade-end", "over"
]
AbilityKind = Literal["permanent", "round", "decade"]


class BillData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What something costs the viewer now, discounts taken off; what is 0 is left out.

    Of what is due, `free_basic` units of basic resources and then `free_any` of anything need not be paid. Points and
    goods are those with every limited discount used; `discounts` says how many of these there are.
    """

    points: int
    due: Amounts
    free_basic: int = 0
    free_any: int = 0
    discounts: int = 0
    payable: bool


class TileData(msgspec.Struct, frozen=True):
    """A tile on the board; the first cell and the orientation are as in a `spot` action."""

    building: Building
    cell: Cell
    orientation: int
    cells: tuple[Cell, ...]
    builder: int
    unrest: bool
    used: bool


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
    """A monument: who built it, else the districts that offer their bonus, and the viewer's cost without one."""

    builder: int | None
    bonuses: tuple[District, ...]
    bill: BillData | None


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
    """Rome's demand of this decade: least values of troops and offerings a seat, and of goods together."""

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


class AbilityData(msgspec.Struct, frozen=True):
    """An ability of a seat; `used` is of its free action, `spent` counts its limited discounts and triggers."""

    ability: int
    kind: AbilityKind
    used: bool
    spent: int


class TrackData(msgspec.Struct, frozen=True):
    """A prestige track of a seat: where it is, the farthest it has been, and the next space that pays it."""

    value: int
    highest: int
    next_bonus: int | None


class RowData(msgspec.Struct, frozen=True):
    """A row of insulae: how many were taken, and the position, from 1, of the next one that uncovers a bonus."""

    laid: int
    next_bonus: int | None


class DealtData(msgspec.Struct, frozen=True):
    """The viewer's own cards at the start: two heritage cards, a family, and what it has kept."""

    heritage: tuple[int, int]
    family: int
    kept: tuple[int, int] | None


class SeatData(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as the viewer sees it."""

    goods: Amounts
    storage: int
    """How many resources it may keep when the decade ends (C4.4)."""
    resources: int
    unlocked: tuple[Colour, ...]
    ready: tuple[Colour, ...]
    special: int
    register: int
    popularity: int
    harmony: int
    upkeep: int
    """What it would have to pay if Phase 4 came now (C11.1)."""
    senators: int
    unrest: int
    """Place on the unrest track."""
    markers: int
    """Unrest markers in front of it, to be handed on."""
    to_place: int
    """Unrest markers handed to it, to be placed."""
    prestige: dict[District, TrackData]
    rows: dict[District, RowData]
    heritage: int | None
    character: int | None
    abilities: tuple[AbilityData, ...]
    merchant_used: bool
    passed: bool
    sealed: bool
    dealt: DealtData | None
    fist: Amounts | None
    """What its closed hand holds for Rome; only its own seat knows."""


class ViewData(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a seat may know; seat is None for a spectator. `options` name the content pack by its hash."""

    game: Literal["corduba"] = "corduba"
    rules_version: int
    players: int
    seat: int | None
    options: dict[str, Any]
    round: int
    decade: int
    phase: Phase
    order: tuple[int, ...]
    """Turn order (C1.5)."""
    lane: tuple[int, ...]
    """Who has passed, in order: the next turn order."""
    turn: int | None
    """Whose turn it is in Phase 3."""
    to_act: tuple[int, ...]
    doing: tuple[Doing, ...]
    """What is going on, the innermost last."""
    bill: BillData | None
    """What the seat to act has to pay now, whoever looks."""
    districts: dict[District, DistrictData]
    neutral_insulae: int
    unrest_on_tiles: int
    unrest_limit: int
    sites: dict[Site, tuple[bool, bool]]
    """Which spaces are used."""
    castra: tuple[bool, bool, bool]
    market: dict[Resource, MarketData]
    markers: Amounts
    """Offerings and troops in stock."""
    rome: RomeData | None
    rome_unseen: tuple[int, ...]
    macellum_tile: int | None
    macellum_unseen: tuple[int, ...]
    milestones: tuple[MilestoneData, ...]
    monuments: tuple[MonumentData, ...]
    seats: tuple[SeatData, ...]
    caepio: CaepioData | None
    """Only in the solo game, where Caepio is the last of the seats."""
    ending: Ending | None
    winners: tuple[int, ...] | None


class ContentData(msgspec.Struct, frozen=True, kw_only=True):
    """The content pack of a game: what is printed, in the form of docs/formats.md.

    Numbers in views, actions and events count its lists from 0; a character is 2 * family + side. `reconstructed` has
    the entries whose source says so, each as a path such as `buildings.forum`.
    """

    hash: str
    own: bool
    content: Content
    reconstructed: tuple[str, ...]


def phase_word(s: PublicFields) -> Phase:
    """Return the phase that a stage belongs to."""
    ends: tuple[tuple[int, Phase], ...] = (
        (DECADE_BEGINS, "set-up"),
        (ROUND_BEGINS, "decade"),
        (MACELLUM, "unrest"),
        (ACTIONS, "macellum"),
        (DELIVERING, "actions"),
        (HARMONY_PHASE, "rome"),
        (ROUND_END, "harmony"),
        (STORING, "round-end"),
        (OVER, "decade-end"),
    )
    return next((word for end, word in ends if s.stage < end), "over")


def view_data(view: View, version: int) -> ViewData:
    """Return the view as a value."""
    acting = members(view.to_act())
    options = option_words(view.options, view.pack)
    del options["content"]
    return ViewData(
        rules_version=version,
        players=view.players,
        seat=None if view.seat < 0 else view.seat,
        options=options,
        round=view.round,
        decade=view.decade,
        phase=phase_word(view),
        order=tuple(view.order[place] for place in range(view.parties)),
        lane=tuple(seat for seat in view.lane if seat >= 0),
        turn=view.order[view.turn] if view.stage == ACTIONS else None,
        to_act=acting,
        doing=doing(view),
        bill=_bill_to_pay(view),
        districts={word: district_data(view, district) for district, word in enumerate(DISTRICT_WORDS)},
        neutral_insulae=neutral_left(view),
        unrest_on_tiles=view.unrest_on_tiles(),
        unrest_limit=view.pack.unrest_markers,
        sites={
            word: (bool(view.sites_used >> SITE_SPACES * site & 1), bool(view.sites_used >> SITE_SPACES * site + 1 & 1))
            for site, word in enumerate(SITE_WORDS)
        },
        castra=(bool(view.castra_used & 1), bool(view.castra_used & 2), bool(view.castra_used & 4)),
        market={word: market_data(view, resource) for resource, word in enumerate(RESOURCE_WORDS)},
        markers={GOODS_WORDS[marker]: view.stock[marker] for marker in range(WORKER + 1, GOODS)},
        rome=rome_data(view) if view.demand >= 0 else None,
        rome_unseen=tuple(
            card
            for card in range(ROME_CARDS)
            if not view.rome_seen >> card & 1 and not (view.players == 1 and view.pack.rome[card].not_in_solo)
        ),
        macellum_tile=view.tile_drawn if view.tile_drawn >= 0 else None,
        macellum_unseen=tuple(tile for tile in range(MACELLUM_TILES) if not view.tiles_seen >> tile & 1),
        milestones=tuple(
            milestone_data(view, milestone)
            for milestone in range(MILESTONES)
            if view.face_up >> milestone & 1 or view.claimed[milestone] >= 0
        ),
        monuments=tuple(monument_data(view, monument) for monument in range(MONUMENTS)),
        seats=tuple(seat_data(view, seat) for seat in range(view.parties)),
        caepio=caepio_data(view) if view.players == 1 else None,
        ending=None if view.ending == RUNNING else ENDINGS[view.ending],
        winners=members(view.winning) if view.stage == OVER else None,
    )


def _bill_to_pay(s: PublicFields) -> BillData | None:
    if s.depth == 0 or s.top_kind() != CHOOSE_PAYMENT:
        return None
    return bill_data(s, s.top_seat(), bill_of_deed(s))


def amounts_of(numbers: dict[int, int]) -> Amounts:
    """Return amounts by word, without what is 0."""
    return {GOODS_WORDS[goods]: n for goods, n in numbers.items() if n}


def bill_data(s: PublicFields, seat: int, bill: Bill) -> BillData:
    """Return a bill as a value."""
    return BillData(
        points=bill.points,
        due=amounts_of({goods: amount_of(bill.due, goods) for goods in range(PAYABLE)}),
        free_basic=bill.free_basic,
        free_any=bill.free_any,
        discounts=len(bill.limited),
        payable=can_pay(s, seat, bill),
    )


def cells_of(s: PublicFields, district: int, low: int, high: int) -> tuple[Cell, ...]:
    """Return the cells of a mask in row-column order."""
    base = district * CELLS
    numbers = members(low | high << WORD)
    return tuple((s.ground.cell_row[base + cell], s.ground.cell_column[base + cell]) for cell in numbers)


def district_data(view: View, district: int) -> DistrictData:
    """Return a district with its tiles, insulae and what may still be built there."""
    owners = [*range(view.parties), NEUTRAL]
    laid = [
        InsulaData(cell, None if owner == NEUTRAL else owner)
        for owner in owners
        for cell in cells_of(
            view,
            district,
            view.insula_low[owner * DISTRICTS + district],
            view.insula_high[owner * DISTRICTS + district],
        )
    ]
    return DistrictData(
        revolts=view.revolts(district),
        tiles=tuple(tile_data(view, district, building) for building in members(view.built[district])),
        insulae=tuple(sorted(laid, key=lambda insula: insula.cell)),
        available=tuple(offer_data(view, district, building) for building in members(view.available[district])),
    )


def tile_data(s: PublicFields, district: int, building: int) -> TileData:
    """Return a tile on the board."""
    index = district * TYPES + building
    placement = s.place[index]
    ground = s.ground
    return TileData(
        building=BUILDING_WORDS[building],
        cell=(ground.row[placement], ground.column[placement]),
        orientation=ground.orientation[placement],
        cells=cells_of(s, district, ground.low[placement], ground.high[placement]),
        builder=s.builder[index],
        unrest=bool(s.restless[district] >> building & 1),
        used=bool(s.used[district] >> building & 1),
    )


def offer_data(view: View, district: int, building: int) -> OfferData:
    """Return what a tile would need and cost."""
    links = links_for(view, district, building)
    bill = None
    if view.seat >= 0:
        reserve = 0 if links == NOWHERE else links
        bill = bill_data(view, view.seat, tile_bill(view, view.seat, district, building, NONE, reserve))
    return OfferData(BUILDING_WORDS[building], None if links == NOWHERE else links, bill)


def monument_data(view: View, monument: int) -> MonumentData:
    """Return a monument."""
    builder = view.monument[monument]
    if builder >= 0:
        return MonumentData(builder, (), None)
    prestige = view.pack.monuments[monument].prestige
    return MonumentData(
        builder=None,
        bonuses=tuple(
            word
            for district, word in enumerate(DISTRICT_WORDS)
            if prestige[district] > 0 and not view.revolts(district)
        ),
        bill=None
        if view.seat < 0
        else bill_data(view, view.seat, monument_bill(view, view.seat, monument, NONE, NONE)),
    )


def market_data(s: PublicFields, resource: int) -> MarketData:
    """Return a resource at the market."""
    return MarketData(
        stock=s.market[resource],
        capacity=s.pack.capacity[s.players * RESOURCES + resource],
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
        resource=RESOURCE_WORDS[card.resource],
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


def seat_data(view: View, seat: int) -> SeatData:
    """Return what the viewer may know of a seat."""
    own = seat == view.seat
    return SeatData(
        goods=amounts_of({goods: view.holds(seat, goods) for goods in range(GOODS)}),
        storage=view.pack.storage[view.players] + sum_of(view, seat, STORAGE),
        resources=resources_of(view, seat),
        unlocked=tuple(COLOUR_WORDS[colour] for colour in members(view.unlocked[seat])),
        ready=tuple(COLOUR_WORDS[colour] for colour in members(view.ready[seat])),
        special=view.special[seat],
        register=view.register[seat],
        popularity=view.popularity[seat],
        harmony=view.harmony[seat],
        upkeep=upkeep_of(view, seat) if seat < view.players else 0,
        senators=view.senators[seat],
        unrest=view.unrest[seat],
        markers=view.markers[seat],
        to_place=view.handed[seat],
        prestige={word: track_data(view, seat, district) for district, word in enumerate(DISTRICT_WORDS)},
        rows={word: row_data(view, seat, district) for district, word in enumerate(DISTRICT_WORDS)},
        heritage=view.heritage[seat] if view.heritage[seat] >= 0 else None,
        character=view.character[seat] if view.character[seat] >= 0 else None,
        abilities=tuple(ability_data(view, seat, ability) for ability in members(view.abilities[seat])),
        merchant_used=bool(view.merchants >> seat & 1),
        passed=bool(view.passed >> seat & 1),
        sealed=bool(view.sealed >> seat & 1),
        dealt=dealt_data(view) if own and view.stage == KEEPING else None,
        fist=fist_data(view.secret) if own and view.stage == DELIVERING else None,
    )


def track_data(s: PublicFields, seat: int, district: int) -> TrackData:
    """Return a prestige track of a seat (C9.2)."""
    highest = s.highest[seat * DISTRICTS + district]
    bonus = next((space for space in range(highest + 1, TRACK + 1) if _pays(s, district, space)), None)
    return TrackData(s.prestige[seat * DISTRICTS + district], highest, bonus)


def _pays(s: PublicFields, district: int, space: int) -> bool:
    return s.pack.track[district * (TRACK + 1) + space] >= 0 and not s.firsts[district] >> space & 1


def row_data(s: PublicFields, seat: int, district: int) -> RowData:
    """Return a row of insulae of a seat (C7.9)."""
    laid = s.laid[seat * DISTRICTS + district]
    bonuses = (place + 1 for place in range(laid, ROW) if s.pack.rows[district * ROW + place] >= 0)
    return RowData(laid, next(bonuses, None))


def ability_data(s: PublicFields, seat: int, number: int) -> AbilityData:
    """Return an ability of a seat and what of it is used up."""
    ability = s.pack.abilities[number]
    kinds: tuple[AbilityKind, ...] = ABILITY_KINDS
    limits = [mod.limit_id for mod in ability.mods] + [trigger.limit_id for trigger in ability.triggers]
    return AbilityData(
        ability=number,
        kind=kinds[ability.kind],
        used=is_spent(s, seat, ability.use_limit),
        spent=sum(is_spent(s, seat, limit) for limit in limits),
    )


def dealt_data(view: View) -> DealtData:
    """Return the viewer's own cards (C3.7)."""
    heritage = (view.secret & 255, view.secret >> 8 & 255)
    kept = None if view.kept < 0 else (view.kept // CHARACTERS, view.kept % CHARACTERS)
    return DealtData(heritage, view.secret >> 16 & 255, kept)


def fist_data(fist: int) -> Amounts:
    """Return what a closed fist holds (C10.2)."""
    return amounts_of({goods: rome.in_fist(fist, goods) for goods in DELIVERABLE})


def content_data(pack: Pack) -> ContentData:
    """Return what a content pack says, for people: the same for the whole game."""
    return _content_data(pack.documents, pack.digest)


@lru_cache(maxsize=16)
def _content_data(own: str, digest: str) -> ContentData:
    documents: dict[str, Any] = msgspec.json.decode(own) if own else read_documents(STANDARD)
    return ContentData(
        hash=digest,
        own=bool(own),
        content=content_of(documents),
        reconstructed=tuple(sorted(_reconstructed(documents, ""))),
    )


def _reconstructed(value: Any, path: str) -> set[str]:
    """Return the paths of the entries whose source tells that they are reconstructed."""
    if isinstance(value, list):
        return set().union(
            *(_reconstructed(entry, f"{path}.{_name(entry, number)}") for number, entry in enumerate(value))
        )
    if not isinstance(value, dict):
        return set()
    found = {path} if any(is_source(key) and "reconstructed" in str(text) for key, text in value.items()) else set()
    return found.union(*(_reconstructed(inner, f"{path}.{key}".lstrip(".")) for key, inner in value.items()))


def _name(entry: object, number: int) -> str:
    return str(entry.get("id", number)) if isinstance(entry, dict) else str(number)
