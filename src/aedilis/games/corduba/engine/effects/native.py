"""How effects begin: by a call, or by a trigger that an event sets off. What their steps do is in steps/effect.py."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit, ones
from aedilis.games.corduba.engine.effects.people import is_spent
from aedilis.games.corduba.engine.pack.native import (
    AT_LEAST,
    AT_MOST,
    BUILT_MONUMENTS,
    BUILT_TILES,
    DENARII_VALUE,
    HARMONY_VALUE,
    INSULAE_ON_BOARD,
    NONE,
    OFFERINGS_VALUE,
    POPULARITY_VALUE,
    PRESTIGE_MAX,
    PRESTIGE_MIN,
    REGISTER_VALUE,
    RESOURCES_TOTAL,
    SPECIALISTS_UNLOCKED,
    TROOPS_VALUE,
    Condition,
    When,
)
from aedilis.games.corduba.engine.state.fields import PublicFields
from aedilis.games.corduba.engine.state.frames import EFFECT, TRIGGERS
from aedilis.games.corduba.engine.words import (
    DENARII,
    DISTRICTS,
    EQUITES,
    GOODS,
    LEGIONARY,
    MONUMENTS,
    OFFERING1,
    OFFERING2,
    RESOURCES,
    TYPES,
    VELITES,
)

# Contexts of an effect beside those of market visits: where a senator comes from.
AT_THE_TOP: Final = 8  # the last space of a prestige track
ON_THE_PODIUM: Final = 16  # Rome's last interphase


def start_effect(s: PublicFields, seat: i64, effect: i64, here: i64, context: i64, must: i64 = NONE) -> None:
    """Begin an effect; NONE is no effect. Step `must` has to be used if it is one that may be declined (C7.19)."""
    if effect >= 0:
        s.push(EFFECT, seat, effect, 0, here, must, context)


def fire(
    s: PublicFields,
    event: i64,
    seat: i64,
    here: i64 = NONE,
    kind: i64 = NONE,
    colour: i64 = NONE,
    building: i64 = NONE,
    site: i64 = NONE,
    immediate: bool = False,
    rank: i64 = 0,
    others_passed: i64 = 0,
    workers: i64 = 0,
) -> None:
    """Set off the triggers of a seat that wait for this event; they come on top of the stack."""
    owners: i64 = s.abilities[seat] & s.pack.trigger_owners[event]
    pending: i64 = 0
    ability: i64 = 0
    while owners:
        if owners & 1:
            for trigger in s.pack.abilities[ability].triggers:
                if trigger.event == event and not is_spent(s, seat, trigger.limit_id):
                    when = trigger.when
                    if (
                        matches(when, here, kind, colour, building, site, immediate)
                        and (when.ranks == 0 or when.ranks & bit(rank) != 0)
                        and others_passed >= when.others_passed
                        and workers >= when.workers_min
                    ):
                        pending |= bit(trigger.id)
        owners >>= 1
        ability += 1
    if pending:
        s.push(TRIGGERS, seat, event, pending, here)


def matches(when: When, district: i64, kind: i64, colour: i64, building: i64, site: i64, immediate: bool) -> bool:
    """Tell whether what happens is what a discount or a trigger asks for; NONE asks nothing."""
    return (
        (when.kind == NONE or when.kind == kind)
        and (when.district == NONE or when.district == district)
        and (when.colour == NONE or when.colour == colour)
        and (when.building == NONE or when.building == building)
        and (when.site == NONE or when.site == site)
        and (not when.immediate or immediate)
    )


def holds(s: PublicFields, seat: i64, condition: Condition) -> bool:
    """Tell whether every term of a condition is true of a seat now."""
    for term in condition.terms:
        value = metric(s, seat, term.metric)
        if term.comparison == AT_LEAST:
            if value < term.n:
                return False
        elif term.comparison == AT_MOST:
            if value > term.n:
                return False
        elif value != term.n:
            return False
    return True


def metric(s: PublicFields, seat: i64, which: i64) -> i64:
    """Return what a condition looks at, as it is now."""
    if which == BUILT_TILES:
        return tiles_of(s, seat)
    if which == BUILT_MONUMENTS:
        return monuments_of(s, seat)
    if which == INSULAE_ON_BOARD:
        return s.laid[seat * DISTRICTS] + s.laid[seat * DISTRICTS + 1] + s.laid[seat * DISTRICTS + 2]
    if which == REGISTER_VALUE:
        return s.register[seat]
    if which == SPECIALISTS_UNLOCKED:
        return specialists_of(s, seat)
    if which == POPULARITY_VALUE:
        return s.popularity[seat]
    if which == HARMONY_VALUE:
        return s.harmony[seat]
    if which == DENARII_VALUE:
        return s.held[seat * GOODS + DENARII]
    if which == PRESTIGE_MIN:
        return prestige_end(s, seat, True)
    if which == PRESTIGE_MAX:
        return prestige_end(s, seat, False)
    if which == TROOPS_VALUE:
        return troops_value(s, seat)
    if which == OFFERINGS_VALUE:
        return offerings_value(s, seat)
    if which == RESOURCES_TOTAL:
        return resources_of(s, seat)
    return s.unrest[seat]


def tiles_of(s: PublicFields, seat: i64) -> i64:
    """Return how many tiles carry the seat's cube (C7.13)."""
    builder = s.builder
    count: i64 = 0
    for index in range(DISTRICTS * TYPES):
        if builder[index] == seat:
            count += 1
    return count


def monuments_of(s: PublicFields, seat: i64) -> i64:
    """Return how many monuments a seat has built."""
    count: i64 = 0
    for monument in range(MONUMENTS):
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
    for resource in range(RESOURCES):
        total += held[seat * GOODS + resource]
    return total


def troops_value(s: PublicFields, seat: i64) -> i64:
    """Return the value of all troops of a seat."""
    held = s.held
    values = s.pack.troop_values
    base: i64 = seat * GOODS
    return held[base + VELITES] * values[0] + held[base + LEGIONARY] * values[1] + held[base + EQUITES] * values[2]


def offerings_value(s: PublicFields, seat: i64) -> i64:
    """Return the value of all offerings of a seat."""
    values = s.pack.offering_values
    return s.holds(seat, OFFERING1) * values[0] + s.holds(seat, OFFERING2) * values[1]


def prestige_end(s: PublicFields, seat: i64, lowest: bool) -> i64:
    """Return a seat's lowest or highest prestige."""
    result: i64 = s.prestige[seat * DISTRICTS]
    for district in range(1, DISTRICTS):
        value: i64 = s.prestige[seat * DISTRICTS + district]
        if (lowest and value < result) or (not lowest and value > result):
            result = value
    return result
