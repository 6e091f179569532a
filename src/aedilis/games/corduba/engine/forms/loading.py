"""A position read back: a state from a JSON document, or the reason why no game can reach it."""

from aedilis.core.bits import bit
from aedilis.core.errors import PositionError, refuse_if
from aedilis.core.positions import refuse_foreign, refuse_missing_seats
from aedilis.core.rng import Rng
from aedilis.games.corduba.engine import words
from aedilis.games.corduba.engine.forms.city import DELIVERABLE
from aedilis.games.corduba.engine.forms.doing import FRAME_KINDS, SLOTS
from aedilis.games.corduba.engine.forms.position import (
    FORMAT,
    PLAYERS,
    SEAT_NUMBERS,
    STAGE_WORDS,
    CaepioPosition,
    DistrictPosition,
    Position,
    SeatPosition,
    TilePosition,
    TrackPosition,
)
from aedilis.games.corduba.engine.forms.position_check import check, check_frames, stage_begins
from aedilis.games.corduba.engine.forms.prices import Amounts
from aedilis.games.corduba.engine.forms.reasons import ENDINGS
from aedilis.games.corduba.engine.option_file import content_option, full_options, packed_options
from aedilis.games.corduba.engine.solo.aedificium import CARDS_A_ROUND
from aedilis.games.corduba.engine.state import flow
from aedilis.games.corduba.engine.state.fields import ACTIONS, OVER
from aedilis.games.corduba.engine.state.ground import NOT_THERE, ground_of, high_bit, low_bit
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.fist import PARTS, PARTS_AT, held_in_fist, in_fist
from aedilis.games.corduba.engine.steps.placement import forget_links


def load(position: Position, version: int) -> State:
    """Return the state of a position; raise PositionError with the reason if no game can reach it."""
    refuse_foreign(position, "Corduba", version, PLAYERS)
    refuse_if(position.format != FORMAT, f"it has format {position.format}, this is format {FORMAT}")
    options = full_options(position.options)
    pack, packed = content_option(options), packed_options(options)
    s = State(position.players, packed, pack, ground_of(pack, packed), Rng(*position.random), None, None)
    refuse_missing_seats(position, s.parties)
    s.round, s.decade = _within(position.round, 9, "round"), _within(position.decade, 4, "decade")
    s.stage = STAGE_WORDS.index(position.stage)
    s.at = _within(position.at, 64, "at")
    s.turn = _within(position.turn, s.parties, "turn")
    _load_order(s, position)
    for word, given in position.districts.items():
        _load_district(s, words.DISTRICT_NAMES.index(word), given)
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
    if s.stage not in (ACTIONS, OVER):  # a full lane was the used one from the end of the action phase on
        for place in range(s.parties):
            s.lane[place] = words.NOBODY
    if stage_begins(s):
        _go_on(s)
    return s


def _go_on(s: State) -> None:
    """Let the engine go on from the start of a stage to the first decision."""
    try:
        flow.run(s)
    except (IndexError, OverflowError, ValueError) as error:
        raise PositionError("impossible-position", f"what goes on cannot be: {error}") from error


def _load_order(s: State, position: Position) -> None:
    refuse_if(sorted(position.order) != list(range(s.parties)), "the turn order does not name every seat once", "C1.5")
    refuse_if(
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
        owner = words.NEUTRAL if insula.owner is None else _within(insula.owner, s.parties, "owner of an insula")
        row, column = insula.cell
        cell = s.ground.cell_at(district, row, column) if 0 <= row < 32 and 0 <= column < 32 else NOT_THERE
        refuse_if(cell == NOT_THERE, f"there is no cell {row},{column} in {words.DISTRICT_NAMES[district]}", "C7.5")
        _occupy(s, district, low_bit(cell), high_bit(cell))
        s.insula_low[owner * words.DISTRICTS + district] |= low_bit(cell)
        s.insula_high[owner * words.DISTRICTS + district] |= high_bit(cell)
        if owner == words.NEUTRAL:
            s.neutral += 1
        else:
            s.laid[owner * words.DISTRICTS + district] += 1
    s.firsts[district] = _mask(given.firsts, 13, "prestige space")


def _load_tile(s: State, district: int, tile: TilePosition) -> None:
    building = words.BUILDING_NAMES.index(tile.building)
    name = f"{tile.building} in {words.DISTRICT_NAMES[district]}"
    (row, column), turned = tile.cell, tile.orientation
    on_map = 0 <= row < 32 and 0 <= column < 32 and 0 <= turned < 8
    placement = s.ground.placement_at(district, building, row, column, turned) if on_map else NOT_THERE
    refuse_if(placement == NOT_THERE, f"{name} cannot lie there", "C7.5")
    refuse_if(bool(s.built[district] >> building & 1), f"{name} stands there twice", "C7.3")
    _occupy(s, district, s.ground.low[placement], s.ground.high[placement])
    index = district * words.TYPES + building
    s.place[index] = placement
    s.builder[index] = _within(tile.builder, s.parties, f"builder of {name}")
    s.built[district] |= bit(building)
    s.restless[district] |= bit(building) if tile.unrest else 0
    s.used[district] |= bit(building) if tile.used else 0


def _occupy(s: State, district: int, low: int, high: int) -> None:
    taken = s.occupied_low[district] & low | s.occupied_high[district] & high
    refuse_if(taken != 0, f"two things lie on one cell of {words.DISTRICT_NAMES[district]}", "C7.5")
    s.occupied_low[district] |= low
    s.occupied_high[district] |= high


def _load_places(s: State, position: Position) -> None:
    for monument, seat in position.monuments.items():
        s.monument[_numbered(monument, words.MONUMENTS, "monument")] = _within(seat, s.parties, "builder of a monument")
    for site, (left, right) in position.sites_used.items():
        s.sites_used |= (left | right << 1) << words.SITE_SPACES * words.SITE_NAMES.index(site)
    for space in position.castra_used:
        s.castra_used |= bit(words.TROOP_NAMES.index(space))
    s.face_up = _mask(position.face_up, words.MILESTONES, "milestone")
    for milestone, seat in position.claimed.items():
        s.claimed[_numbered(milestone, words.MILESTONES, "milestone")] = _within(seat, s.players, "claimer")
    for resource in position.bought:
        s.bought |= bit(words.RESOURCE_NAMES.index(resource))
    for resource in position.sold:
        s.sold |= bit(words.RESOURCE_NAMES.index(resource))


def _load_cards(s: State, position: Position) -> None:
    left_out = sum(bit(card) for card in range(words.ROME_CARDS) if s.players == 1 and s.pack.rome[card].not_in_solo)
    rome = _mask(position.rome_deck, words.ROME_CARDS, "card of Rome")
    refuse_if(bool(rome & left_out), "a card of Rome does not belong to the solo game", "C14.1")
    s.rome_seen = (bit(words.ROME_CARDS) - 1) & ~rome & ~left_out
    for place, card in enumerate(position.rome_deck):
        s.rome_deck[place] = card
    tiles = _mask(position.macellum_deck, words.MACELLUM_TILES, "Macellum tile")
    s.tiles_seen = (bit(words.MACELLUM_TILES) - 1) & ~tiles
    for place, tile in enumerate(position.macellum_deck):
        s.macellum_deck[place] = tile
    if position.demand is not None:
        s.demand = _within(position.demand, words.ROME_CARDS, "card of Rome")
    if position.macellum_tile is not None:
        s.tile_drawn = _within(position.macellum_tile, words.MACELLUM_TILES, "Macellum tile")


def _load_seat(s: State, seat: int, given: SeatPosition) -> None:
    for word, n in given.goods.items():
        s.held[seat * words.GOODS + words.GOODS_NAMES.index(word)] = _within(n, 1000, f"seat {seat}: {word}")
    s.unlocked[seat] = sum(bit(words.COLOUR_NAMES.index(colour)) for colour in set(given.unlocked))
    s.ready[seat] = sum(bit(words.COLOUR_NAMES.index(colour)) for colour in set(given.ready))
    for name in SEAT_NUMBERS:
        getattr(s, name)[seat] = getattr(given, name)
    for district, name in enumerate(words.DISTRICT_NAMES):
        track = given.prestige.get(name, TrackPosition())
        s.prestige[seat * words.DISTRICTS + district] = track.value
        s.highest[seat * words.DISTRICTS + district] = track.highest
    for place, card in enumerate(given.dealt or ()):
        s.dealt[3 * seat + place] = card
    if given.kept is not None:
        heritage, character = given.kept
        s.kept[seat] = heritage * words.CHARACTERS + _within(character, words.CHARACTERS, f"seat {seat}: character")
    if given.heritage is not None:
        s.heritage[seat] = given.heritage
    if given.character is not None:
        s.character[seat] = _within(given.character, words.CHARACTERS, f"seat {seat}: character")
        s.abilities[seat] |= bit(given.character)
    for monument in range(words.MONUMENTS):
        if s.monument[monument] == seat:
            s.abilities[seat] |= bit(words.CHARACTERS + monument)
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
        number = words.GOODS_NAMES.index(word)
        refuse_if(number not in DELIVERABLE, f"{word} is nothing to deliver", "C10.2")
        fist += held_in_fist(number, _within(n, 16 if number < words.RESOURCES else 32, f"{word} in a fist"))
    return fist


def _load_stocks(s: State, position: Position) -> None:
    refuse_if(len(position.market) != words.RESOURCES, "the market does not name every resource", "C3.2")
    for word, given in position.market.items():
        resource = words.RESOURCE_NAMES.index(word)
        s.market[resource], s.price[resource] = given.stock, given.price
    for goods in DELIVERABLE:
        total = s.pack.supply[s.players] - s.market[goods] if goods < words.RESOURCES else s.pack.limits[goods]
        elsewhere = sum(s.holds(seat, goods) + in_fist(s.delivered[seat], goods) for seat in range(s.parties))
        refuse_if(total < elsewhere, f"there is more {words.GOODS_NAMES[goods]} than the game has", "C2.1")
        s.stock[goods] = total - elsewhere


def _load_available(s: State) -> None:
    """Find what may still be built: in every district what does not stand there, until there are enough (C7.3)."""
    for building in range(words.TYPES):
        standing = sum(s.built[district] >> building & 1 for district in range(words.DISTRICTS))
        most = 1 if s.pack.buildings[building].unique else s.pack.copies[s.players]
        refuse_if(standing > most, f"{words.BUILDING_NAMES[building]} stands too often", "C7.3")
        for district in range(words.DISTRICTS):
            if standing < most and not s.built[district] >> building & 1:
                s.available[district] |= bit(building)
    for district in range(words.DISTRICTS):
        forget_links(s, district)


def _load_caepio(s: State, given: CaepioPosition | None) -> None:
    refuse_if((given is None) == (s.players == 1), "Caepio's cards belong to the solo game, and only to it", "C14.2")
    if given is None:
        return
    s.cards_used = _mask(given.used, words.CAEPIO_CARDS, "Caepio card")
    if given.card is not None:
        s.card = _within(given.card, words.CAEPIO_CARDS, "Caepio card")
    s.row = _within(given.row, 10, "row")
    s.cards_turned = _within(given.turned, CARDS_A_ROUND + 1, "Caepio cards of the round")
    refuse_if(len(set(given.under)) < len(given.under), "a card lies under the stack twice", "C14.11")
    for place, building in enumerate(given.under):
        s.below_stack[place] = words.BUILDING_NAMES.index(building)


def _load_frames(s: State, position: Position) -> None:
    for frame in position.frames:
        slots = SLOTS[frame.kind]
        unknown = set(frame.numbers) - set(slots)
        refuse_if(bool(unknown), f"a frame {frame.kind} has no {', '.join(sorted(unknown))[:80]}")
        s.push(FRAME_KINDS[frame.kind], _within(frame.seat, s.parties, "seat of a frame"))
        for name, slot in slots.items():
            s.set_top(slot, frame.numbers.get(name, 0))
    check_frames(s)


def _within(number: int, end: int, what: str) -> int:
    refuse_if(not 0 <= number < end, f"{what}: {number} is not between 0 and {end - 1}")
    return number


def _numbered(text: str, end: int, what: str) -> int:
    refuse_if(not (text.isascii() and text.isdecimal() and len(text) <= 2), f"{text[:20]!r} is no {what}")
    return _within(int(text), end, what)


def _mask(numbers: tuple[int, ...], end: int, what: str) -> int:
    result = 0
    for number in numbers:
        one = bit(_within(number, end, what))
        refuse_if(bool(result & one), f"{what} {number} is named twice")
        result |= one
    return result
