"""What a seat has achieved: the terms of conditions, as they are now."""

from mypy_extensions import i64

from aedilis.core.bits import ones
from aedilis.games.corduba.engine import words
from aedilis.games.corduba.engine.pack import vocabulary
from aedilis.games.corduba.engine.pack.native import Condition
from aedilis.games.corduba.engine.state.fields import PublicFields


def holds(s: PublicFields, seat: i64, condition: Condition) -> bool:
    """Tell whether every term of a condition is true of a seat now."""
    for term in condition.terms:
        value = metric(s, seat, term.metric)
        if term.comparison == vocabulary.AT_LEAST:
            if value < term.n:
                return False
        elif term.comparison == vocabulary.AT_MOST:
            if value > term.n:
                return False
        elif value != term.n:
            return False
    return True


def metric(s: PublicFields, seat: i64, which: i64) -> i64:
    """Return what a condition looks at, as it is now."""
    if which == vocabulary.BUILT_TILES:
        return tiles_of(s, seat)
    if which == vocabulary.BUILT_MONUMENTS:
        return monuments_of(s, seat)
    if which == vocabulary.INSULAE_ON_BOARD:
        return s.laid[seat * words.DISTRICTS] + s.laid[seat * words.DISTRICTS + 1] + s.laid[seat * words.DISTRICTS + 2]
    if which == vocabulary.REGISTER_VALUE:
        return s.register[seat]
    if which == vocabulary.SPECIALISTS_UNLOCKED:
        return specialists_of(s, seat)
    if which == vocabulary.POPULARITY_VALUE:
        return s.popularity[seat]
    if which == vocabulary.HARMONY_VALUE:
        return s.harmony[seat]
    if which == vocabulary.DENARII_VALUE:
        return s.held[seat * words.GOODS + words.DENARII]
    if which == vocabulary.PRESTIGE_MIN:
        return prestige_end(s, seat, True)
    if which == vocabulary.PRESTIGE_MAX:
        return prestige_end(s, seat, False)
    if which == vocabulary.TROOPS_VALUE:
        return troops_value(s, seat)
    if which == vocabulary.OFFERINGS_VALUE:
        return offerings_value(s, seat)
    if which == vocabulary.RESOURCES_TOTAL:
        return resources_of(s, seat)
    return s.unrest[seat]


def tiles_of(s: PublicFields, seat: i64) -> i64:
    """Return how many tiles carry the seat's cube (C7.13)."""
    count: i64 = 0
    for district in range(words.DISTRICTS):
        built: i64 = s.built[district]
        tile: i64 = district * words.TYPES
        while built:
            if built & 1 and s.builder[tile] == seat:
                count += 1
            built >>= 1
            tile += 1
    return count


def monuments_of(s: PublicFields, seat: i64) -> i64:
    """Return how many monuments a seat has built."""
    count: i64 = 0
    for monument in range(words.MONUMENTS):
        if s.monument[monument] == seat:
            count += 1
    return count


def specialists_of(s: PublicFields, seat: i64) -> i64:
    """Return how many specialists a seat has unlocked."""
    return ones(s.unlocked[seat])


def resources_of(s: PublicFields, seat: i64) -> i64:
    """Return all resources of a seat together; an amphora counts 1 (C4.4)."""
    held = s.held
    total: i64 = 0
    for resource in range(words.RESOURCES):
        total += held[seat * words.GOODS + resource]
    return total


def troops_value(s: PublicFields, seat: i64) -> i64:
    """Return the value of all troops of a seat."""
    held = s.held
    values = s.pack.troop_values
    base: i64 = seat * words.GOODS
    return (
        held[base + words.VELITES] * values[0]
        + held[base + words.LEGIONARY] * values[1]
        + held[base + words.EQUITES] * values[2]
    )


def offerings_value(s: PublicFields, seat: i64) -> i64:
    """Return the value of all offerings of a seat."""
    values = s.pack.offering_values
    return s.holds(seat, words.OFFERING1) * values[0] + s.holds(seat, words.OFFERING2) * values[1]


def prestige_end(s: PublicFields, seat: i64, lowest: bool) -> i64:
    """Return a seat's lowest or highest prestige."""
    result: i64 = s.prestige[seat * words.DISTRICTS]
    for district in range(1, words.DISTRICTS):
        value: i64 = s.prestige[seat * words.DISTRICTS + district]
        if (lowest and value < result) or (not lowest and value > result):
            result = value
    return result
