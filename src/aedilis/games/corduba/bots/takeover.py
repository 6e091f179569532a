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
    overwrite(s.fist, source.fist)
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
    overwrite(s.stock, source.stock)
    overwrite(s.market, source.market)
    overwrite(s.price, source.price)
    overwrite(s.popularity, source.popularity)
    overwrite(s.harmony, source.harmony)
    overwrite(s.register, source.register)
    overwrite(s.senators, source.senators)
    overwrite(s.unrest, source.unrest)
    overwrite(s.markers, source.markers)
    overwrite(s.handed, source.handed)
    overwrite(s.received, source.received)
    overwrite(s.received_interphase, source.received_interphase)
    overwrite(s.unlocked, source.unlocked)
    overwrite(s.ready, source.ready)
    overwrite(s.special, source.special)
    overwrite(s.prestige, source.prestige)
    overwrite(s.highest, source.highest)
    overwrite(s.firsts, source.firsts)
    overwrite(s.laid, source.laid)
    overwrite(s.abilities, source.abilities)
    overwrite(s.limits, source.limits)
    overwrite(s.occupied_low, source.occupied_low)
    overwrite(s.occupied_high, source.occupied_high)
    overwrite(s.insula_low, source.insula_low)
    overwrite(s.insula_high, source.insula_high)
    overwrite(s.built, source.built)
    overwrite(s.available, source.available)
    overwrite(s.used, source.used)
    overwrite(s.restless, source.restless)
    overwrite(s.delivered, source.delivered)
    overwrite(s.rank, source.rank)
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
    district: i64 = 0
    while district < DISTRICTS:
        if (
            s.occupied_low[district] != source.occupied_low[district]
            or s.occupied_high[district] != source.occupied_high[district]
            or s.built[district] != source.built[district]
            or s.available[district] != source.available[district]
        ):
            at: i64 = district * TYPES
            while at < (district + 1) * TYPES:
                s.needs[at] = source.needs[at]
                s.room[at] = source.room[at]
                at += 1
        district += 1


def overwrite(numbers: vec[i64], source: vec[i64]) -> None:
    """Write the numbers of a source over as many others."""
    overwrite_first(numbers, source, len(source))


def overwrite_first(numbers: vec[i64], source: vec[i64], size: i64) -> None:
    """Write so many numbers of a source over the first ones of another vec."""
    i: i64 = 0
    while i < size:
        numbers[i] = source[i]
        i += 1
