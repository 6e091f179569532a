"""Positions written down: a whole state as a JSON document that can be loaded, checked and saved.

What follows from the rest is not written: stocks follow from what is held, cells and rows from tiles and insulae, seen
cards from the stacks. A position that no game can reach is refused with a reason.
"""

from typing import Annotated, Any, Literal, get_args

import msgspec

from aedilis.core.bits import bit
from aedilis.core.errors import AedilisError, PositionError
from aedilis.core.rng import Rng
from aedilis.games.corduba.engine.forms.actions import (
    BUILDING_WORDS,
    CASTRA_WORDS,
    COLOUR_WORDS,
    DISTRICT_WORDS,
    RESOURCE_WORDS,
    SITE_WORDS,
    Building,
    CastraSpace,
    Site,
    members,
)
from aedilis.games.corduba.engine.forms.doing import numbers_of
from aedilis.games.corduba.engine.forms.events import ENDINGS, GOODS_WORDS, Ending
from aedilis.games.corduba.engine.forms.frame_words import NUMBERS, Decision, Work, frame_kind, frame_word
from aedilis.games.corduba.engine.forms.position_check import check, check_frames, refuse
from aedilis.games.corduba.engine.forms.view import DELIVERABLE, Amounts, InsulaData, amounts_of, cells_of, fist_data
from aedilis.games.corduba.engine.option_file import content_option, full_options, option_words, packed_options
from aedilis.games.corduba.engine.pack.effect_form import Colour, District, Resource
from aedilis.games.corduba.engine.solo.aedificium import CARDS_A_ROUND
from aedilis.games.corduba.engine.state.frames import FRAME, KIND, SEAT
from aedilis.games.corduba.engine.state.ground import NOT_THERE, ground_of, high_bit, low_bit
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.placement import forget_links
from aedilis.games.corduba.engine.steps.rome import PARTS, PARTS_AT, held_in_fist, in_fist, parts_chosen
from aedilis.games.corduba.engine.words import (
    CAEPIO_CARDS,
    CHARACTERS,
    DISTRICTS,
    GOODS,
    MACELLUM_TILES,
    MILESTONES,
    MONUMENTS,
    NEUTRAL,
    RESOURCES,
    ROME_CARDS,
    SITE_SPACES,
    TYPES,
)

__all__ = ["PLAYERS", "Position", "load", "save"]

PLAYERS = range(1, 5)
Count = Annotated[int, msgspec.Meta(ge=-99, le=999)]  # whatever a document says, it fits the engine's integers
Number = Annotated[int, msgspec.Meta(ge=-(1 << 40), le=1 << 40)]
Stage = Literal[
    "keeping",
    "families_start",
    "heritage_start",
    "decade_begins",
    "peculium",
    "round_begins",
    "spreading",
    "causing",
    "handing_out",
    "placing",
    "macellum",
    "actions",
    "delivering",
    "rome_rewards",
    "harmony",
    "round_end",
    "storing",
    "politics",
    "ending",
    "over",
]
STAGES: tuple[Stage, ...] = get_args(Stage)


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A part of a position; what has its usual value may be left out."""


class TilePosition(Part, frozen=True, kw_only=True):
    """A tile on the board: its first cell and orientation as in a `spot` action."""

    building: Building
    cell: tuple[Count, Count]
    orientation: Count
    builder: Count
    unrest: bool = False
    used: bool = False


class DistrictPosition(Part, frozen=True, kw_only=True):
    """Tiles and insulae of a district, and the prestige spaces that have paid their first visitor."""

    tiles: tuple[TilePosition, ...] = ()
    insulae: tuple[InsulaData, ...] = ()
    firsts: tuple[Count, ...] = ()


class TrackPosition(Part, frozen=True, kw_only=True):
    """A prestige marker and the farthest space it has been on."""

    value: Count = 0
    highest: Count = 0


class FistPosition(Part, frozen=True, kw_only=True):
    """What a closed fist holds for Rome, and how many of troops, offerings and goods have been chosen."""

    goods: Amounts = {}
    parts: Count = 0


class SeatPosition(Part, frozen=True, kw_only=True):
    """A seat: what it holds, its pieces, markers and cards."""

    goods: Amounts = {}
    unlocked: tuple[Colour, ...] = ()
    ready: tuple[Colour, ...] = ()
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
    prestige: dict[District, TrackPosition] = {}
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


class MarketPosition(Part, frozen=True, kw_only=True):
    """A resource at the market."""

    stock: Count
    price: Count


class FramePosition(Part, frozen=True, kw_only=True):
    """A frame of the stack and its numbers by name."""

    kind: Decision | Work
    seat: Count
    numbers: dict[str, Number] = {}


class CaepioPosition(Part, frozen=True, kw_only=True):
    """Caepio's cards: those that were turned up, the one that lies open, its next row, and how many of this round.

    `under` are the Aedificium cards put under the stack, the next one first.
    """

    used: tuple[Count, ...] = ()
    card: Count | None = None
    row: Count = 0
    turned: Count = 0
    under: tuple[Building, ...] = ()


class Position(Part, frozen=True, kw_only=True):
    """A whole state."""

    game: str = "corduba"
    rules: int = 1
    players: int
    options: dict[str, Any] = {}
    round: Count = 0
    decade: Count = 0
    stage: Stage
    at: Count = 0
    turn: Count = 0
    order: tuple[Count, ...]
    lane: tuple[Count, ...] = ()
    seats: tuple[SeatPosition, ...]
    districts: dict[District, DistrictPosition] = {}
    market: dict[Resource, MarketPosition]
    monuments: dict[str, Count] = {}
    sites_used: dict[Site, tuple[bool, bool]] = {}
    castra_used: tuple[CastraSpace, ...] = ()
    face_up: tuple[Count, ...] = ()
    claimed: dict[str, Count] = {}
    bought: tuple[Resource, ...] = ()
    sold: tuple[Resource, ...] = ()
    demand: Count | None = None
    rome_deck: tuple[Count, ...]
    macellum_tile: Count | None = None
    macellum_deck: tuple[Count, ...]
    caepio: CaepioPosition | None = None
    frames: Annotated[tuple[FramePosition, ...], msgspec.Meta(max_length=64)] = ()
    ending: Ending = "running"
    winners: tuple[Count, ...] = ()
    random: tuple[int, int, int, int] = (0, 0, 0, 0)


# ---------------------------------------------------------------- saving


def save(s: State, version: int) -> Position:
    """Return the state as a value."""
    return Position(
        rules=version,
        players=s.players,
        options=option_words(s.options, s.pack),
        round=s.round,
        decade=s.decade,
        stage=STAGES[s.stage],
        at=s.at,
        turn=s.turn,
        order=tuple(s.order[place] for place in range(s.parties)),
        lane=tuple(seat for seat in s.lane if seat >= 0),
        seats=tuple(_save_seat(s, seat) for seat in range(s.parties)),
        districts={word: _save_district(s, district) for district, word in enumerate(DISTRICT_WORDS)},
        market={word: MarketPosition(stock=s.market[i], price=s.price[i]) for i, word in enumerate(RESOURCE_WORDS)},
        monuments={str(monument): seat for monument, seat in enumerate(s.monument) if seat >= 0},
        sites_used={
            word: (bool(s.sites_used >> SITE_SPACES * site & 1), bool(s.sites_used >> SITE_SPACES * site + 1 & 1))
            for site, word in enumerate(SITE_WORDS)
            if s.sites_used >> SITE_SPACES * site & 3
        },
        castra_used=tuple(CASTRA_WORDS[space] for space in members(s.castra_used)),
        face_up=members(s.face_up),
        claimed={str(milestone): seat for milestone, seat in enumerate(s.claimed) if seat >= 0},
        bought=tuple(RESOURCE_WORDS[resource] for resource in members(s.bought)),
        sold=tuple(RESOURCE_WORDS[resource] for resource in members(s.sold)),
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
        goods=amounts_of({goods: s.holds(seat, goods) for goods in range(GOODS)}),
        unlocked=tuple(COLOUR_WORDS[colour] for colour in members(s.unlocked[seat])),
        ready=tuple(COLOUR_WORDS[colour] for colour in members(s.ready[seat])),
        special=s.special[seat],
        register=s.register[seat],
        popularity=s.popularity[seat],
        harmony=s.harmony[seat],
        senators=s.senators[seat],
        unrest=s.unrest[seat],
        markers=s.markers[seat],
        handed=s.handed[seat],
        received=s.received[seat],
        received_interphase=s.received_interphase[seat],
        prestige={
            word: TrackPosition(
                value=s.prestige[seat * DISTRICTS + district], highest=s.highest[seat * DISTRICTS + district]
            )
            for district, word in enumerate(DISTRICT_WORDS)
        },
        dealt=None if dealt[0] < 0 else dealt,
        kept=None if kept < 0 else (kept // CHARACTERS, kept % CHARACTERS),
        heritage=_known(s.heritage[seat]),
        character=_known(s.character[seat]),
        limits=members(s.limits[seat]),
        merchant_used=bool(s.merchants >> seat & 1),
        passed=bool(s.passed >> seat & 1),
        sealed=bool(s.sealed >> seat & 1),
        fist=FistPosition(goods=fist_data(fist), parts=parts_chosen(fist)),
        delivered=fist_data(s.delivered[seat]),
        rank=s.rank[seat],
    )


def _save_district(s: State, district: int) -> DistrictPosition:
    ground = s.ground
    tiles = []
    for building in members(s.built[district]):
        placement = s.place[district * TYPES + building]
        tiles.append(
            TilePosition(
                building=BUILDING_WORDS[building],
                cell=(ground.row[placement], ground.column[placement]),
                orientation=ground.orientation[placement],
                builder=s.builder[district * TYPES + building],
                unrest=bool(s.restless[district] >> building & 1),
                used=bool(s.used[district] >> building & 1),
            )
        )
    insulae = [
        InsulaData(cell, None if owner == NEUTRAL else owner)
        for owner in (*range(s.parties), NEUTRAL)
        for cell in cells_of(
            s, district, s.insula_low[owner * DISTRICTS + district], s.insula_high[owner * DISTRICTS + district]
        )
    ]
    return DistrictPosition(tiles=tuple(tiles), insulae=tuple(insulae), firsts=members(s.firsts[district]))


def _save_caepio(s: State) -> CaepioPosition:
    return CaepioPosition(
        used=members(s.cards_used),
        card=_known(s.card),
        row=s.row,
        turned=s.cards_turned,
        under=tuple(BUILDING_WORDS[building] for building in s.below_stack if building >= 0),
    )


def _save_frame(s: State, depth: int) -> FramePosition:
    base = depth * FRAME
    numbers = {name: number for name, number in numbers_of(s, depth).items() if number}
    return FramePosition(kind=frame_word(s.stack[base + KIND]), seat=s.stack[base + SEAT], numbers=numbers)


# ---------------------------------------------------------------- loading


def load(document: bytes | str, version: int) -> State:
    """Return the state of a JSON document; raise PositionError with the reason if no game can reach it."""
    try:
        position = msgspec.json.decode(document, type=Position)
    except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
        raise PositionError("bad-position", f"this is not a position: {error}") from error
    try:
        return _load(position, version)
    except PositionError:
        raise
    except AedilisError as error:
        raise PositionError("bad-position", error.message, rule=error.rule) from error


def _load(position: Position, version: int) -> State:
    refuse(position.game != "corduba", f"this is a position of {position.game!r}, not of Corduba")
    refuse(position.rules != version, f"it was written under rules version {position.rules}, this is version {version}")
    refuse(position.players not in PLAYERS, f"Corduba is not played by {position.players}")
    refuse(any(not 0 <= word < 1 << 32 for word in position.random), "the random words are not below 2**32")
    options = full_options(position.options)
    pack, packed = content_option(options), packed_options(options)
    s = State(position.players, packed, pack, ground_of(pack, packed), Rng(*position.random), None, None)
    refuse(len(position.seats) != s.parties, f"{s.parties} seats are needed, {len(position.seats)} are given")
    s.round, s.decade = _within(position.round, 9, "round"), _within(position.decade, 4, "decade")
    s.stage = STAGES.index(position.stage)
    s.at = _within(position.at, 64, "at")
    s.turn = _within(position.turn, s.parties, "turn")
    _load_order(s, position)
    for word, given in position.districts.items():
        _load_district(s, DISTRICT_WORDS.index(word), given)
    _load_places(s, position)
    _load_cards(s, position)
    for seat, given_seat in enumerate(position.seats):
        _load_seat(s, seat, given_seat)
    _load_stocks(s, position)
    _load_available(s)
    _load_caepio(s, position.caepio)
    s.ending = ENDINGS.index(position.ending)
    s.winning = _mask(position.winners, s.players, "winner")
    _load_frames(s, position)
    check(s)
    return s


def _load_order(s: State, position: Position) -> None:
    refuse(sorted(position.order) != list(range(s.parties)), "the turn order does not name every seat once", "C1.5")
    refuse(
        len(set(position.lane)) != len(position.lane) or not set(position.lane) <= set(position.order),
        "the other lane names a seat twice, or one that is not there",
        "C7.22",
    )
    for place, seat in enumerate(position.order):
        s.order[place] = seat
    for place, seat in enumerate(position.lane):
        s.lane[place] = seat


def _load_district(s: State, district: int, given: DistrictPosition) -> None:
    for tile in given.tiles:
        _load_tile(s, district, tile)
    for insula in given.insulae:
        owner = NEUTRAL if insula.owner is None else _within(insula.owner, s.parties, "owner of an insula")
        row, column = insula.cell
        cell = s.ground.cell_at(district, row, column) if 0 <= row < 32 and 0 <= column < 32 else NOT_THERE
        refuse(cell == NOT_THERE, f"there is no cell {row},{column} in {DISTRICT_WORDS[district]}", "C7.5")
        _occupy(s, district, low_bit(cell), high_bit(cell))
        s.insula_low[owner * DISTRICTS + district] |= low_bit(cell)
        s.insula_high[owner * DISTRICTS + district] |= high_bit(cell)
        if owner == NEUTRAL:
            s.neutral += 1
        else:
            s.laid[owner * DISTRICTS + district] += 1
    s.firsts[district] = _mask(given.firsts, 13, "prestige space")


def _load_tile(s: State, district: int, tile: TilePosition) -> None:
    building = BUILDING_WORDS.index(tile.building)
    name = f"{tile.building} in {DISTRICT_WORDS[district]}"
    (row, column), turned = tile.cell, tile.orientation
    on_map = 0 <= row < 32 and 0 <= column < 32 and 0 <= turned < 8
    placement = s.ground.placement_at(district, building, row, column, turned) if on_map else NOT_THERE
    refuse(placement == NOT_THERE, f"{name} cannot lie there", "C7.5")
    refuse(bool(s.built[district] >> building & 1), f"{name} stands there twice", "C7.3")
    _occupy(s, district, s.ground.low[placement], s.ground.high[placement])
    index = district * TYPES + building
    s.place[index] = placement
    s.builder[index] = _within(tile.builder, s.parties, f"builder of {name}")
    s.built[district] |= bit(building)
    s.restless[district] |= bit(building) if tile.unrest else 0
    s.used[district] |= bit(building) if tile.used else 0


def _occupy(s: State, district: int, low: int, high: int) -> None:
    taken = s.occupied_low[district] & low | s.occupied_high[district] & high
    refuse(taken != 0, f"two things lie on one cell of {DISTRICT_WORDS[district]}", "C7.5")
    s.occupied_low[district] |= low
    s.occupied_high[district] |= high


def _load_places(s: State, position: Position) -> None:
    for monument, seat in position.monuments.items():
        s.monument[_numbered(monument, MONUMENTS, "monument")] = _within(seat, s.parties, "builder of a monument")
    for site, (left, right) in position.sites_used.items():
        s.sites_used |= (left | right << 1) << SITE_SPACES * SITE_WORDS.index(site)
    for space in position.castra_used:
        s.castra_used |= bit(CASTRA_WORDS.index(space))
    s.face_up = _mask(position.face_up, MILESTONES, "milestone")
    for milestone, seat in position.claimed.items():
        s.claimed[_numbered(milestone, MILESTONES, "milestone")] = _within(seat, s.players, "claimer")
    for resource in position.bought:
        s.bought |= bit(RESOURCE_WORDS.index(resource))
    for resource in position.sold:
        s.sold |= bit(RESOURCE_WORDS.index(resource))


def _load_cards(s: State, position: Position) -> None:
    left_out = sum(bit(card) for card in range(ROME_CARDS) if s.players == 1 and s.pack.rome[card].not_in_solo)
    rome = _mask(position.rome_deck, ROME_CARDS, "card of Rome")
    refuse(bool(rome & left_out), "a card of Rome does not belong to the solo game", "C14.1")
    s.rome_seen = (bit(ROME_CARDS) - 1) & ~rome & ~left_out
    for place, card in enumerate(position.rome_deck):
        s.rome_deck[place] = card
    tiles = _mask(position.macellum_deck, MACELLUM_TILES, "Macellum tile")
    s.tiles_seen = (bit(MACELLUM_TILES) - 1) & ~tiles
    for place, tile in enumerate(position.macellum_deck):
        s.macellum_deck[place] = tile
    if position.demand is not None:
        s.demand = _within(position.demand, ROME_CARDS, "card of Rome")
    if position.macellum_tile is not None:
        s.tile_drawn = _within(position.macellum_tile, MACELLUM_TILES, "Macellum tile")


def _load_seat(s: State, seat: int, given: SeatPosition) -> None:
    for word, n in given.goods.items():
        s.held[seat * GOODS + GOODS_WORDS.index(word)] = _within(n, 1000, f"seat {seat}: {word}")
    s.unlocked[seat] = sum(bit(COLOUR_WORDS.index(colour)) for colour in set(given.unlocked))
    s.ready[seat] = sum(bit(COLOUR_WORDS.index(colour)) for colour in set(given.ready))
    s.special[seat] = given.special
    s.register[seat], s.popularity[seat], s.harmony[seat] = given.register, given.popularity, given.harmony
    s.senators[seat], s.unrest[seat], s.markers[seat] = given.senators, given.unrest, given.markers
    s.handed[seat], s.received[seat] = given.handed, given.received
    s.received_interphase[seat] = given.received_interphase
    for district, name in enumerate(DISTRICT_WORDS):
        track = given.prestige.get(name, TrackPosition())
        s.prestige[seat * DISTRICTS + district] = track.value
        s.highest[seat * DISTRICTS + district] = track.highest
    for place, card in enumerate(given.dealt or ()):
        s.dealt[3 * seat + place] = card
    if given.kept is not None:
        heritage, character = given.kept
        s.kept[seat] = heritage * CHARACTERS + _within(character, CHARACTERS, f"seat {seat}: character")
    if given.heritage is not None:
        s.heritage[seat] = given.heritage
    if given.character is not None:
        s.character[seat] = _within(given.character, CHARACTERS, f"seat {seat}: character")
        s.abilities[seat] |= bit(given.character)
    for monument in range(MONUMENTS):
        if s.monument[monument] == seat:
            s.abilities[seat] |= bit(CHARACTERS + monument)
    s.limits[seat] = _mask(given.limits, 62, f"seat {seat}: limit")
    s.merchants |= bit(seat) if given.merchant_used else 0
    s.passed |= bit(seat) if given.passed else 0
    s.sealed |= bit(seat) if given.sealed else 0
    s.fist[seat] = _load_fist(given.fist.goods) | _within(given.fist.parts, PARTS + 1, "parts of a fist") << PARTS_AT
    s.delivered[seat] = _load_fist(given.delivered)
    s.rank[seat] = _within(given.rank, 5, f"seat {seat}: rank")


def _load_fist(goods: Amounts) -> int:
    fist = 0
    for word, n in goods.items():
        number = GOODS_WORDS.index(word)
        refuse(number not in DELIVERABLE, f"{word} is nothing to deliver", "C10.2")
        fist += held_in_fist(number, _within(n, 16 if number < RESOURCES else 32, f"{word} in a fist"))
    return fist


def _load_stocks(s: State, position: Position) -> None:
    refuse(len(position.market) != RESOURCES, "the market does not name every resource", "C3.2")
    for word, given in position.market.items():
        resource = RESOURCE_WORDS.index(word)
        s.market[resource], s.price[resource] = given.stock, given.price
    for goods in DELIVERABLE:
        total = s.pack.supply[s.players] - s.market[goods] if goods < RESOURCES else s.pack.limits[goods]
        elsewhere = sum(s.holds(seat, goods) + in_fist(s.delivered[seat], goods) for seat in range(s.parties))
        refuse(total < elsewhere, f"there is more {GOODS_WORDS[goods]} than the game has", "C2.1")
        s.stock[goods] = total - elsewhere


def _load_available(s: State) -> None:
    """Find what may still be built: in every district what does not stand there, until there are enough (C7.3)."""
    for building in range(TYPES):
        standing = sum(s.built[district] >> building & 1 for district in range(DISTRICTS))
        most = 1 if s.pack.buildings[building].unique else s.pack.copies[s.players]
        refuse(standing > most, f"{BUILDING_WORDS[building]} stands too often", "C7.3")
        for district in range(DISTRICTS):
            if standing < most and not s.built[district] >> building & 1:
                s.available[district] |= bit(building)
    for district in range(DISTRICTS):
        forget_links(s, district)


def _load_caepio(s: State, given: CaepioPosition | None) -> None:
    refuse((given is None) == (s.players == 1), "Caepio's cards belong to the solo game, and only to it", "C14.2")
    if given is None:
        return
    s.cards_used = _mask(given.used, CAEPIO_CARDS, "Caepio card")
    if given.card is not None:
        s.card = _within(given.card, CAEPIO_CARDS, "Caepio card")
    s.row = _within(given.row, 10, "row")
    s.cards_turned = _within(given.turned, CARDS_A_ROUND + 1, "Caepio cards of the round")
    refuse(len(set(given.under)) < len(given.under), "a card lies under the stack twice", "C14.11")
    for place, building in enumerate(given.under):
        s.below_stack[place] = BUILDING_WORDS.index(building)


def _load_frames(s: State, position: Position) -> None:
    for frame in position.frames:
        names = NUMBERS[frame.kind]
        unknown = set(frame.numbers) - set(names)
        refuse(bool(unknown), f"a frame {frame.kind} has no {', '.join(sorted(unknown))[:80]}")
        s.push(frame_kind(frame.kind), _within(frame.seat, s.parties, "seat of a frame"))
        for place, name in enumerate(names):
            s.set_top(place + 2, frame.numbers.get(name, 0))
    check_frames(s)


def _within(number: int, end: int, what: str) -> int:
    refuse(not 0 <= number < end, f"{what}: {number} is not between 0 and {end - 1}")
    return number


def _numbered(text: str, end: int, what: str) -> int:
    refuse(not (text.isascii() and text.isdecimal() and len(text) <= 2), f"{text[:20]!r} is no {what}")
    return _within(int(text), end, what)


def _mask(numbers: tuple[int, ...], end: int, what: str) -> int:
    result = 0
    for number in numbers:
        one = bit(_within(number, end, what))
        refuse(bool(result & one), f"{what} {number} is named twice")
        result |= one
    return result
