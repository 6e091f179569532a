"""One position takes over another: a bot that looks ahead at many actions needs no new copy for each of them."""

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import FRAME
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import DISTRICTS, TYPES


def same_as(source: State, spare: State | None) -> State:
    """Return a position that is the same as another one: the spare one, if it is of the same game, else a copy."""
    if spare is None or spare.players != source.players or spare.options is not source.options:
        return source.clone()
    if spare.pack is not source.pack or spare.ground is not source.ground:
        return source.clone()
    take_over(spare, source)
    return spare


def take_over(s: Fields, source: Fields) -> None:
    """Make a position the same as another one of its game, as a copy would be, in the numbers that it has."""
    take_over_public(s, source)
    s.dealt = source.dealt
    s.kept = source.kept
    overwrite_first(s.fist, source.fist, s.parties)
    s.rome_deck = source.rome_deck
    s.macellum_deck = source.macellum_deck
    s.rng.a = source.rng.a
    s.rng.b = source.rng.b
    s.rng.c = source.rng.c
    s.rng.counter = source.rng.counter


def take_over_public(s: PublicFields, source: PublicFields) -> None:
    """Take over what lies in plain sight; what was listed before no longer counts."""
    take_over_room(s, source)
    s.is_listed = False
    s.round = source.round
    s.decade = source.decade
    s.stage = source.stage
    s.at = source.at
    s.turn = source.turn
    s.ending = source.ending
    s.winning = source.winning
    s.sealed = source.sealed
    s.passed = source.passed
    s.merchants = source.merchants
    s.neutral = source.neutral
    s.sites_used = source.sites_used
    s.castra_used = source.castra_used
    s.face_up = source.face_up
    s.bought = source.bought
    s.sold = source.sold
    s.demand = source.demand
    s.rome_seen = source.rome_seen
    s.tile_drawn = source.tile_drawn
    s.tiles_seen = source.tiles_seen
    s.cards_used = source.cards_used
    s.card = source.card
    s.row = source.row
    s.cards_turned = source.cards_turned
    s.depth = source.depth
    seats: i64 = s.parties  # the places of nobody stay as they are
    overwrite(s.stock, source.stock)
    overwrite(s.market, source.market)
    overwrite(s.price, source.price)
    overwrite_first(s.popularity, source.popularity, seats)
    overwrite_first(s.harmony, source.harmony, seats)
    overwrite_first(s.register, source.register, seats)
    overwrite_first(s.senators, source.senators, seats)
    overwrite_first(s.unrest, source.unrest, seats)
    overwrite_first(s.markers, source.markers, seats)
    overwrite_first(s.handed, source.handed, seats)
    overwrite_first(s.received, source.received, seats)
    overwrite_first(s.received_interphase, source.received_interphase, seats)
    overwrite_first(s.unlocked, source.unlocked, seats)
    overwrite_first(s.ready, source.ready, seats)
    overwrite_first(s.special, source.special, seats)
    overwrite_first(s.prestige, source.prestige, seats * DISTRICTS)
    overwrite_first(s.highest, source.highest, seats * DISTRICTS)
    overwrite(s.firsts, source.firsts)
    overwrite_first(s.laid, source.laid, seats * DISTRICTS)
    overwrite_first(s.abilities, source.abilities, seats)
    overwrite_first(s.limits, source.limits, seats)
    overwrite(s.occupied_low, source.occupied_low)
    overwrite(s.occupied_high, source.occupied_high)
    overwrite(s.insula_low, source.insula_low)
    overwrite(s.insula_high, source.insula_high)
    overwrite(s.built, source.built)
    overwrite(s.available, source.available)
    overwrite(s.used, source.used)
    overwrite(s.restless, source.restless)
    overwrite_first(s.delivered, source.delivered, seats)
    overwrite_first(s.rank, source.rank, seats)
    s.held = source.held[:]  # what is long is sooner copied than written over
    # The rules write these anew, so that both positions may have the same vec.
    s.order = source.order
    s.lane = source.lane
    s.place = source.place
    s.builder = source.builder
    s.monument = source.monument
    s.claimed = source.claimed
    s.heritage = source.heritage
    s.character = source.character
    if s.players == 1:
        overwrite(s.below_stack, source.below_stack)
    if len(s.stack) < len(source.stack):
        s.stack = source.stack[:]
    else:
        overwrite_first(s.stack, source.stack, source.depth * FRAME)


def take_over_room(s: PublicFields, source: PublicFields) -> None:
    """Take over what is known of room for tiles, where a district is not the same.

    `calm` is left as it is: of cells that left none isolated, that is true in any position.
    """
    for district in range(i64(DISTRICTS)):
        if (
            s.occupied_low[district] != source.occupied_low[district]
            or s.occupied_high[district] != source.occupied_high[district]
            or s.built[district] != source.built[district]
            or s.available[district] != source.available[district]
        ):
            overwrite_part(s.needs, source.needs, district * TYPES, TYPES)
            overwrite_part(s.room, source.room, district * TYPES, TYPES)


def overwrite(numbers: vec[i64], source: vec[i64]) -> None:
    """Write the numbers of a source over as many others."""
    overwrite_part(numbers, source, 0, len(source))


def overwrite_first(numbers: vec[i64], source: vec[i64], size: i64) -> None:
    """Write so many numbers of a source over the first ones of another vec."""
    overwrite_part(numbers, source, 0, size)


def overwrite_part(numbers: vec[i64], source: vec[i64], first: i64, size: i64) -> None:
    """Write so many numbers of a source, from the first to be written on, over those at the same places."""
    for i in range(first, first + size):
        numbers[i] = source[i]
