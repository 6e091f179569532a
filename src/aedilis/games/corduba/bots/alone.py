"""What a position of the solo game is worth to the player (C14, C15), in hundredths of a denarius as in worth.py.

Caepio is a rival like others, but unrest is nobody else's care here, and monuments may decide. They bring much at once
and must be saved for, so what the next one has already is worth something besides. Where senators do not count (C15.1)
they are still worth as much: what gains them also keeps the city quiet and brings the goods for monuments.
"""

from typing import Final

from mypy_extensions import i64

from aedilis.games.corduba.bots.worth import DENARIUS, FULL, GOOD_VALUES, last_round, marker_value, tributes, worth
from aedilis.games.corduba.engine import words
from aedilis.games.corduba.engine.effects.conditions import monuments_of, specialists_of
from aedilis.games.corduba.engine.effects.standing import sum_of
from aedilis.games.corduba.engine.options import COMBINED, VARIANT
from aedilis.games.corduba.engine.pack.vocabulary import NONE, OFFERINGS, TROOPS, UPKEEP
from aedilis.games.corduba.engine.paying.amounts import amount_of
from aedilis.games.corduba.engine.solo.rules import YOU, monuments_needed
from aedilis.games.corduba.engine.state.fields import OVER, PublicFields
from aedilis.games.corduba.engine.steps.rome import card_of, minimum_of

MARKER: Final = 500  # unrest of one's own, and each step on its track
NEGLECT: Final = 2500  # a marker that is to come
WORK: Final = 150  # a worker who waits for a monument

# What a monument is worth where it is the only aim, or one of two, and of that the percent that its cost is, saved up.
ONLY_AIM: Final = 9000
ONLY_AIM_SAVED: Final = 50
ONE_OF_TWO: Final = 6000
ONE_OF_TWO_SAVED: Final = 30


def worth_alone(s: PublicFields) -> i64:
    """Return what the position is worth to the player."""
    result: i64 = worth(s, YOU)
    if s.stage == OVER:
        return result
    fear: i64 = 0
    if s.round < words.ROUNDS:
        fear = danger(s)
    if monuments_needed(s) > 0:  # whoever saves must not forget Rome and the people
        result += monuments(s)
        fear *= 2
        if s.decade and s.round < words.ROUNDS:
            fear += NEGLECT * markers_to_come(s) // FULL
    return result - fear


def danger(s: PublicFields) -> i64:
    """Return what unrest threatens beyond what it costs among others: nobody else will put down a revolt (C14.8)."""
    result: i64 = MARKER * (s.markers[YOU] + s.unrest[YOU])
    revolts: i64 = 0
    for district in range(words.DISTRICTS):
        if s.restless[district]:
            revolts += 1
    if revolts == 1:
        result += 900
    elif revolts == 2:
        result += 3500
    elif revolts == 3:
        result += 30000
    return result


def markers_to_come(s: PublicFields) -> i64:
    """Return the unrest that Rome and upkeep would bring with what is there now, in thousandths of a marker."""
    result: i64 = lack(marker_value(s, YOU, TROOPS), minimum_of(s, TROOPS))
    result += lack(marker_value(s, YOU, OFFERINGS), minimum_of(s, OFFERINGS))
    result += lack(tributes(s, YOU), card_of(s).minimum[s.players])
    result = result * (4 - last_round(s) + s.round) // 4  # there may be time left
    need: i64 = s.register[YOU] + specialists_of(s, YOU) + sum_of(s, YOU, UPKEEP) - s.harmony[YOU]
    base: i64 = YOU * words.GOODS
    means: i64 = s.held[base + words.FOOD] + s.held[base + words.DENARII] + s.held[base + words.AMPHORA]
    if means < need:
        result += FULL * (need - means)
    return result


def lack(has: i64, needs: i64) -> i64:
    """Return what is missing of a need, in thousandths of it."""
    if has >= needs:
        return 0
    return FULL * (needs - has) // needs


def monuments(s: PublicFields) -> i64:
    """Return the worth of monuments up to the number that wins (C15), and of what the next one has already."""
    each: i64 = ONLY_AIM
    saved: i64 = ONLY_AIM_SAVED
    if s.option(VARIANT) == COMBINED:
        each = ONE_OF_TWO
        saved = ONE_OF_TWO_SAVED
    needed: i64 = monuments_needed(s)
    built: i64 = monuments_of(s, YOU)
    if built >= needed:
        return each * needed
    best: i64 = 0
    for monument in range(words.MONUMENTS):
        if s.monument[monument] == NONE:
            share: i64 = collected(s, monument)
            if share > best:
                best = share
    return each * built + each * best * saved // (100 * FULL)


def collected(s: PublicFields, monument: i64) -> i64:
    """Return how much of a monument's cost the player holds, in thousandths of its value."""
    cost = s.pack.monuments[monument].cost
    whole: i64 = 1
    there: i64 = 0
    for good in range(words.WORKER + 1):
        need: i64 = cost.points
        has: i64 = s.held[YOU * words.GOODS + good]
        value: i64 = DENARIUS
        if good == words.WORKER:
            value = WORK
            has += s.special[YOU]
        else:
            need = amount_of(cost.goods, good)
            if good < words.RESOURCES:
                value = GOOD_VALUES[good]
        if has > need:
            has = need
        whole += need * value
        there += has * value
    return there * FULL // whole
