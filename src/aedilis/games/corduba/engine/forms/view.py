"""A view as a value with a documented JSON form: what the page, the terminal and programs over the wire get.

What never changes in a game, such as names, costs and maps, is in `ContentData`, which is asked for once.
"""

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from aedilis.core.parts import members
from aedilis.games.corduba.engine import packing, words
from aedilis.games.corduba.engine.effects.conditions import resources_of
from aedilis.games.corduba.engine.effects.seat_changes import is_spent
from aedilis.games.corduba.engine.effects.standing import sum_of
from aedilis.games.corduba.engine.forms import city, prices
from aedilis.games.corduba.engine.forms.actions import Building, Site
from aedilis.games.corduba.engine.forms.ahead import AheadData, ahead
from aedilis.games.corduba.engine.forms.doing import Doing, doing
from aedilis.games.corduba.engine.forms.reasons import ENDINGS, Ending
from aedilis.games.corduba.engine.forms.threat import ThreatData, threat_data
from aedilis.games.corduba.engine.option_file import option_words
from aedilis.games.corduba.engine.pack.form.content import Content
from aedilis.games.corduba.engine.pack.native import Pack
from aedilis.games.corduba.engine.pack.vocabulary import ABILITY_KINDS, STORAGE, AbilityKind
from aedilis.games.corduba.engine.paying.amounts import amount_of
from aedilis.games.corduba.engine.solo.forecast import CaepioData, caepio_data
from aedilis.games.corduba.engine.state.fields import ACTIONS, DELIVERING, KEEPING, OVER, PublicFields
from aedilis.games.corduba.engine.state.flow import STAGES
from aedilis.games.corduba.engine.state.frames import CHOOSE_PAYMENT
from aedilis.games.corduba.engine.state.table import PAYMENT
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.steps.fist import in_fist
from aedilis.games.corduba.engine.steps.harmony import upkeep_of
from aedilis.games.corduba.engine.steps.placement import neutral_left

PHASE_WORDS = (*dict.fromkeys(stage.phase for stage in STAGES), "over")
if TYPE_CHECKING:
    Phase = str
else:
    Phase = Literal[PHASE_WORDS]


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

    goods: prices.Amounts
    storage: int
    """How many resources it may keep when the decade ends (C4.4)."""
    resources: int
    unlocked: tuple[words.Colour, ...]
    ready: tuple[words.Colour, ...]
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
    prestige: dict[words.District, TrackData]
    rows: dict[words.District, RowData]
    heritage: int | None
    character: int | None
    abilities: tuple[AbilityData, ...]
    merchant_used: bool
    passed: bool
    sealed: bool
    dealt: DealtData | None
    fist: prices.Amounts | None
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
    bill: prices.BillData | None
    """What the seat to act has to pay now, whoever looks."""
    ahead: AheadData | None
    """What is certain behind the choices that the viewer's deed still asks for."""
    places: prices.PlacesData | None
    """What the places outside the districts cost the viewer."""
    copies: dict[Building, tuple[int, int]]
    """Of each building tile: how many more may be built, and how many in all (C7.3)."""
    threat: ThreatData
    districts: dict[words.District, city.DistrictData]
    neutral_insulae: int
    unrest_on_tiles: int
    unrest_limit: int
    sites: dict[Site, tuple[bool, bool]]
    """Which spaces are used."""
    castra: tuple[bool, bool, bool]
    market: dict[words.Resource, city.MarketData]
    markers: prices.Amounts
    """Offerings and troops in stock."""
    rome: city.RomeData | None
    rome_unseen: tuple[int, ...]
    macellum_tile: int | None
    macellum_unseen: tuple[int, ...]
    milestones: tuple[city.MilestoneData, ...]
    monuments: tuple[city.MonumentData, ...]
    seats: tuple[SeatData, ...]
    caepio: CaepioData | None
    """Only in the solo game, where Caepio is the last of the seats."""
    ending: Ending | None
    winners: tuple[int, ...] | None


class ContentData(msgspec.Struct, frozen=True, kw_only=True):
    """The content pack of a game: what is printed, in the form of docs/formats.md.

    Numbers in views, actions and events count its lists from 0; a character is 2 * family + side. `reconstructed` has
    the entries whose source says so, each as a path such as `buildings.forum`; `trigger_owners` the ability of each
    trigger.
    """

    hash: str
    own: bool
    content: Content
    reconstructed: dict[str, str]
    trigger_owners: tuple[int, ...]


def phase_word(s: PublicFields) -> Phase:
    """Return the phase that a stage belongs to."""
    return "over" if s.stage == OVER else STAGES[s.stage].phase


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
        ahead=ahead(view),
        places=None if view.seat < 0 else prices.places_data(view, view.seat),
        copies={word: copies_of(view, building) for building, word in enumerate(words.BUILDING_NAMES)},
        threat=threat_data(view),
        districts={word: city.district_data(view, district) for district, word in enumerate(words.DISTRICT_NAMES)},
        neutral_insulae=neutral_left(view),
        unrest_on_tiles=view.unrest_on_tiles(),
        unrest_limit=view.pack.unrest_markers,
        sites={word: city.spaces_used(view, site) for site, word in enumerate(words.SITE_NAMES)},
        castra=(bool(view.castra_used & 1), bool(view.castra_used & 2), bool(view.castra_used & 4)),
        market={word: city.market_data(view, resource) for resource, word in enumerate(words.RESOURCE_NAMES)},
        markers={words.GOODS_NAMES[marker]: view.stock[marker] for marker in range(words.WORKER + 1, words.GOODS)},
        rome=city.rome_data(view) if view.demand >= 0 else None,
        rome_unseen=tuple(
            card
            for card in range(words.ROME_CARDS)
            if not view.rome_seen >> card & 1 and not (view.players == 1 and view.pack.rome[card].not_in_solo)
        ),
        macellum_tile=view.tile_drawn if view.tile_drawn >= 0 else None,
        macellum_unseen=tuple(tile for tile in range(words.MACELLUM_TILES) if not view.tiles_seen >> tile & 1),
        milestones=tuple(
            city.milestone_data(view, milestone)
            for milestone in range(words.MILESTONES)
            if view.face_up >> milestone & 1 or view.claimed[milestone] >= 0
        ),
        monuments=tuple(city.monument_data(view, monument) for monument in range(words.MONUMENTS)),
        seats=tuple(seat_data(view, seat) for seat in range(view.parties)),
        caepio=caepio_data(view) if view.players == 1 else None,
        ending=None if view.ending == packing.RUNNING else ENDINGS[view.ending],
        winners=members(view.winning) if view.stage == OVER else None,
    )


def _bill_to_pay(s: PublicFields) -> prices.BillData | None:
    if s.depth == 0 or s.top_kind() != CHOOSE_PAYMENT:
        return None
    seat, bill = s.top_seat(), PAYMENT.deed(s).bill(s)
    values = {colour: amount_of(bill.values, colour) for colour in members(s.ready[seat])}
    counting = {words.COLOUR_NAMES[colour]: value for colour, value in values.items() if value}
    return msgspec.structs.replace(prices.bill_data(s, seat, bill), specialists=counting)


def copies_of(s: PublicFields, building: int) -> tuple[int, int]:
    """Return how many more tiles of a type may be built, and how many in the whole game (C7.3)."""
    most = 1 if s.pack.buildings[building].unique else s.pack.copies[s.players]
    offered = sum(s.available[district] >> building & 1 for district in range(words.DISTRICTS))
    built = sum(s.built[district] >> building & 1 for district in range(words.DISTRICTS))
    return min(offered, most - built), most


def seat_data(view: View, seat: int) -> SeatData:
    """Return what the viewer may know of a seat."""
    own = seat == view.seat
    return SeatData(
        goods=prices.amounts_of({goods: view.holds(seat, goods) for goods in range(words.GOODS)}),
        storage=view.pack.storage[view.players] + sum_of(view, seat, STORAGE),
        resources=resources_of(view, seat),
        unlocked=tuple(words.COLOUR_NAMES[colour] for colour in members(view.unlocked[seat])),
        ready=tuple(words.COLOUR_NAMES[colour] for colour in members(view.ready[seat])),
        special=view.special[seat],
        register=view.register[seat],
        popularity=view.popularity[seat],
        harmony=view.harmony[seat],
        upkeep=upkeep_of(view, seat) if seat < view.players else 0,
        senators=view.senators[seat],
        unrest=view.unrest[seat],
        markers=view.markers[seat],
        to_place=view.handed[seat],
        prestige={word: track_data(view, seat, district) for district, word in enumerate(words.DISTRICT_NAMES)},
        rows={word: row_data(view, seat, district) for district, word in enumerate(words.DISTRICT_NAMES)},
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
    highest = s.highest[seat * words.DISTRICTS + district]
    bonus = next((space for space in range(highest + 1, words.TRACK + 1) if _pays(s, district, space)), None)
    return TrackData(s.prestige[seat * words.DISTRICTS + district], highest, bonus)


def _pays(s: PublicFields, district: int, space: int) -> bool:
    return s.pack.track[district * (words.TRACK + 1) + space] >= 0 and not s.firsts[district] >> space & 1


def row_data(s: PublicFields, seat: int, district: int) -> RowData:
    """Return a row of insulae of a seat (C7.9)."""
    laid = s.laid[seat * words.DISTRICTS + district]
    places = range(laid, s.pack.row_lengths[district])
    return RowData(laid, next((place + 1 for place in places if s.pack.row_bonus(district, place) >= 0), None))


def ability_data(s: PublicFields, seat: int, number: int) -> AbilityData:
    """Return an ability of a seat and what of it is used up."""
    ability = s.pack.abilities[number]
    limits = [mod.limit_id for mod in ability.mods] + [trigger.limit_id for trigger in ability.triggers]
    return AbilityData(
        ability=number,
        kind=ABILITY_KINDS[ability.kind],
        used=is_spent(s, seat, ability.use_limit),
        spent=sum(is_spent(s, seat, limit) for limit in limits),
    )


def dealt_data(view: View) -> DealtData:
    """Return the viewer's own cards (C3.7)."""
    heritage = (view.secret & 255, view.secret >> 8 & 255)
    kept = None if view.kept < 0 else (view.kept // words.CHARACTERS, view.kept % words.CHARACTERS)
    return DealtData(heritage, view.secret >> 16 & 255, kept)


def fist_data(fist: int) -> prices.Amounts:
    """Return what a closed fist holds (C10.2)."""
    return prices.amounts_of({goods: in_fist(fist, goods) for goods in city.DELIVERABLE})


def content_data(pack: Pack) -> ContentData:
    """Return what a content pack says, for people: the same for the whole game."""
    return ContentData(
        hash=pack.digest,
        own=bool(pack.documents),
        content=pack.content,
        reconstructed=pack.reconstructed,
        trigger_owners=tuple(trigger.owner for trigger in pack.triggers),
    )
