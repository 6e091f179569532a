"""Positions written down: a whole state as a JSON document.

What follows from the rest is not written: stocks follow from what is held, cells and rows from tiles and insulae, seen
cards from the stacks.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from aedilis.core.parts import members
from aedilis.games.corduba.engine import words
from aedilis.games.corduba.engine.forms.actions import Building, CastraSpace, Site
from aedilis.games.corduba.engine.forms.city import InsulaData, insulae_of, spaces_used
from aedilis.games.corduba.engine.forms.doing import FRAME_WORDS, FrameWord, numbers_of
from aedilis.games.corduba.engine.forms.prices import Amounts, amounts_of
from aedilis.games.corduba.engine.forms.reasons import ENDINGS, Ending
from aedilis.games.corduba.engine.forms.view import fist_data
from aedilis.games.corduba.engine.option_file import option_words
from aedilis.games.corduba.engine.state.flow import STAGES
from aedilis.games.corduba.engine.state.frames import FRAME, KIND, SEAT
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.fist import parts_chosen

PLAYERS = range(1, 5)
FORMAT = 1  # of this document; it rises when fields come or go, whether games play differently or not
Count = Annotated[int, msgspec.Meta(ge=-99, le=999)]  # whatever a document says, it fits the engine's integers
Number = Annotated[int, msgspec.Meta(ge=-(1 << 40), le=1 << 40)]
SEAT_NUMBERS = (  # that a state has by seat under the same name
    *("special", "register", "popularity", "harmony", "senators"),
    *("unrest", "markers", "handed", "received", "received_interphase"),
)
STAGE_WORDS = (*(stage.word for stage in STAGES), "over")

if TYPE_CHECKING:
    StageWord = str
else:
    StageWord = Literal[STAGE_WORDS]


class PositionPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A part of a position; what has its usual value may be left out."""


class TilePosition(PositionPart, frozen=True, kw_only=True):
    """A tile on the board: its first cell and orientation as in a `spot` action."""

    building: Building
    cell: tuple[Count, Count]
    orientation: Count
    builder: Count
    unrest: bool = False
    used: bool = False


class DistrictPosition(PositionPart, frozen=True, kw_only=True):
    """Tiles and insulae of a district, and the prestige spaces that have paid their first visitor."""

    tiles: tuple[TilePosition, ...] = ()
    insulae: tuple[InsulaData, ...] = ()
    firsts: tuple[Count, ...] = ()


class TrackPosition(PositionPart, frozen=True, kw_only=True):
    """A prestige marker and the farthest space it has been on."""

    value: Count = 0
    highest: Count = 0


class FistPosition(PositionPart, frozen=True, kw_only=True):
    """What a closed fist holds for Rome, and how many of troops, offerings and goods have been chosen."""

    goods: Amounts = {}
    parts: Count = 0


class SeatPosition(PositionPart, frozen=True, kw_only=True):
    """A seat: what it holds, its pieces, markers and cards."""

    goods: Amounts = {}
    unlocked: tuple[words.Colour, ...] = ()
    ready: tuple[words.Colour, ...] = ()
    special: Count = 0
    register: Count = 0
    popularity: Count = 0
    harmony: Count = 0
    senators: Count = 0
    unrest: Count = 0
    markers: Count = 0
    handed: Count = 0
    received: Count = 0
    received_interphase: Count = 0
    prestige: dict[words.District, TrackPosition] = {}
    dealt: tuple[Count, Count, Count] | None = None
    kept: tuple[Count, Count] | None = None
    heritage: Count | None = None
    character: Count | None = None
    limits: tuple[Count, ...] = ()
    merchant_used: bool = False
    passed: bool = False
    sealed: bool = False
    fist: FistPosition = FistPosition()
    delivered: Amounts = {}
    rank: Count = 0


class MarketPosition(PositionPart, frozen=True, kw_only=True):
    """A resource at the market."""

    stock: Count
    price: Count


class FramePosition(PositionPart, frozen=True, kw_only=True):
    """A frame of the stack and its numbers by name."""

    kind: FrameWord
    seat: Count
    numbers: dict[str, Number] = {}


class CaepioPosition(PositionPart, frozen=True, kw_only=True):
    """Caepio's cards: those that were turned up, the one that lies open, its next row, and how many of this round.

    `under` are the Aedificium cards put under the stack, the next one first.
    """

    used: tuple[Count, ...] = ()
    card: Count | None = None
    row: Count = 0
    turned: Count = 0
    under: tuple[Building, ...] = ()


class Position(PositionPart, frozen=True, kw_only=True):
    """A whole state."""

    game: str = "corduba"
    format: int = 1
    rules: int = 1
    players: int
    options: dict[str, Any] = {}
    round: Count = 0
    decade: Count = 0
    stage: StageWord
    at: Count = 0
    turn: Count = 0
    order: tuple[Count, ...]
    lane: tuple[Count, ...] = ()
    seats: tuple[SeatPosition, ...]
    districts: dict[words.District, DistrictPosition] = {}
    market: dict[words.Resource, MarketPosition]
    monuments: dict[str, Count] = {}
    sites_used: dict[Site, tuple[bool, bool]] = {}
    castra_used: tuple[CastraSpace, ...] = ()
    face_up: tuple[Count, ...] = ()
    claimed: dict[str, Count] = {}
    bought: tuple[words.Resource, ...] = ()
    sold: tuple[words.Resource, ...] = ()
    demand: Count | None = None
    rome_deck: tuple[Count, ...]
    macellum_tile: Count | None = None
    macellum_deck: tuple[Count, ...]
    caepio: CaepioPosition | None = None
    frames: Annotated[tuple[FramePosition, ...], msgspec.Meta(max_length=64)] = ()
    ending: Ending = "running"
    winners: tuple[Count, ...] = ()
    random: tuple[int, int, int, int] = (0, 0, 0, 0)


def save(s: State, version: int) -> Position:
    """Return the state as a value."""
    return Position(
        format=FORMAT,
        rules=version,
        players=s.players,
        options=option_words(s.options, s.pack),
        round=s.round,
        decade=s.decade,
        stage=STAGE_WORDS[s.stage],
        at=s.at,
        turn=s.turn,
        order=tuple(s.order[place] for place in range(s.parties)),
        lane=tuple(seat for seat in s.lane if seat >= 0),
        seats=tuple(_save_seat(s, seat) for seat in range(s.parties)),
        districts={word: _save_district(s, district) for district, word in enumerate(words.DISTRICT_NAMES)},
        market={
            word: MarketPosition(stock=s.market[i], price=s.price[i]) for i, word in enumerate(words.RESOURCE_NAMES)
        },
        monuments={str(monument): seat for monument, seat in enumerate(s.monument) if seat >= 0},
        sites_used={
            word: spaces_used(s, site) for site, word in enumerate(words.SITE_NAMES) if any(spaces_used(s, site))
        },
        castra_used=tuple(words.TROOP_NAMES[space] for space in members(s.castra_used)),
        face_up=members(s.face_up),
        claimed={str(milestone): seat for milestone, seat in enumerate(s.claimed) if seat >= 0},
        bought=tuple(words.RESOURCE_NAMES[resource] for resource in members(s.bought)),
        sold=tuple(words.RESOURCE_NAMES[resource] for resource in members(s.sold)),
        demand=_known(s.demand),
        rome_deck=tuple(card for card in s.rome_deck if card >= 0),
        macellum_tile=_known(s.tile_drawn),
        macellum_deck=tuple(tile for tile in s.macellum_deck if tile >= 0),
        caepio=_save_caepio(s) if s.players == 1 else None,
        frames=tuple(_save_frame(s, depth) for depth in range(s.depth)),
        ending=ENDINGS[s.ending],
        winners=members(s.winning),
        random=(s.rng.a, s.rng.b, s.rng.c, s.rng.counter),
    )


def _known(number: int) -> int | None:
    return None if number < 0 else number


def _save_seat(s: State, seat: int) -> SeatPosition:
    dealt = (s.dealt[3 * seat], s.dealt[3 * seat + 1], s.dealt[3 * seat + 2])
    kept = s.kept[seat]
    fist = s.fist[seat]
    return SeatPosition(
        goods=amounts_of({goods: s.holds(seat, goods) for goods in range(words.GOODS)}),
        unlocked=tuple(words.COLOUR_NAMES[colour] for colour in members(s.unlocked[seat])),
        ready=tuple(words.COLOUR_NAMES[colour] for colour in members(s.ready[seat])),
        prestige={
            word: TrackPosition(
                value=s.prestige[seat * words.DISTRICTS + district],
                highest=s.highest[seat * words.DISTRICTS + district],
            )
            for district, word in enumerate(words.DISTRICT_NAMES)
        },
        dealt=None if dealt[0] < 0 else dealt,
        kept=None if kept < 0 else (kept // words.CHARACTERS, kept % words.CHARACTERS),
        heritage=_known(s.heritage[seat]),
        character=_known(s.character[seat]),
        limits=members(s.limits[seat]),
        merchant_used=bool(s.merchants >> seat & 1),
        passed=bool(s.passed >> seat & 1),
        sealed=bool(s.sealed >> seat & 1),
        fist=FistPosition(goods=fist_data(fist), parts=parts_chosen(fist)),
        delivered=fist_data(s.delivered[seat]),
        rank=s.rank[seat],
        **{name: getattr(s, name)[seat] for name in SEAT_NUMBERS},
    )


def _save_district(s: State, district: int) -> DistrictPosition:
    ground = s.ground
    tiles = []
    for building in members(s.built[district]):
        placement = s.place[district * words.TYPES + building]
        tiles.append(
            TilePosition(
                building=words.BUILDING_NAMES[building],
                cell=(ground.row[placement], ground.column[placement]),
                orientation=ground.orientation[placement],
                builder=s.builder[district * words.TYPES + building],
                unrest=bool(s.restless[district] >> building & 1),
                used=bool(s.used[district] >> building & 1),
            )
        )
    insulae = tuple(insulae_of(s, district))
    return DistrictPosition(tiles=tuple(tiles), insulae=insulae, firsts=members(s.firsts[district]))


def _save_caepio(s: State) -> CaepioPosition:
    return CaepioPosition(
        used=members(s.cards_used),
        card=_known(s.card),
        row=s.row,
        turned=s.cards_turned,
        under=tuple(words.BUILDING_NAMES[building] for building in s.below_stack if building >= 0),
    )


def _save_frame(s: State, depth: int) -> FramePosition:
    base = depth * FRAME
    numbers = {name: number for name, number in numbers_of(s, depth).items() if number}
    return FramePosition(kind=FRAME_WORDS[s.stack[base + KIND]], seat=s.stack[base + SEAT], numbers=numbers)
