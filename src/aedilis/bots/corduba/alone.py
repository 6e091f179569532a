"""What a position of the solo game is worth to the player, in hundredths of a denarius as in worth.py (C14, C15).

A senator of Caepio counts almost as much as one's own, unrest may end everything, and Rome asks all of one player.
Monuments bring much at once but must be saved for, so what the next one has already is worth something besides.
"""

from typing import Final

from mypy_extensions import i64

from aedilis.bots.corduba.worth import (
    DENARIUS,
    FULL,
    GOOD_VALUES,
    SENATOR,
    chance,
    holdings,
    last_round,
    marker_value,
    people,
    tributes,
)
from aedilis.core.bits import ones
from aedilis.games.corduba.amounts import amount_of
from aedilis.games.corduba.effects import monuments_of, specialists_of, tiles_of
from aedilis.games.corduba.fields import OVER, PublicFields
from aedilis.games.corduba.options import COMBINED, MONUMENTS_ONLY, SENATORS, VARIANT
from aedilis.games.corduba.pack import NONE, OFFERINGS, TROOPS, UPKEEP
from aedilis.games.corduba.packing import SCORED
from aedilis.games.corduba.standing import sum_of
from aedilis.games.corduba.steps.rome import card_of, minimum_of
from aedilis.games.corduba.steps.solo import YOU, monuments_needed
from aedilis.games.corduba.words import (
    AMPHORA,
    CAEPIO,
    COLOURS,
    DECADES,
    DENARII,
    DISTRICTS,
    FOOD,
    GOODS,
    MONUMENTS,
    RESOURCES,
    ROUNDS,
    ROW,
    WORKER,
)

HIS: Final = 50  # percent: what Caepio may gain, of what oneself may gain
STEP: Final = 200  # a step of prestige, for the bonuses ahead
UNREST: Final = 1200  # a marker, besides the senators that the track costs
MARKER: Final = 1000  # one that is still to be placed
REWARD: Final = 1200  # what Rome gives for its card, and does not take
WORK: Final = 150  # a worker who waits for a monument

# What a monument is worth, by variant (C15), and how many to think of where none is needed.
BESIDE_SENATORS: Final = 4000
THE_ONLY_AIM: Final = 9000
ONE_OF_TWO: Final = 6000
ENOUGH_BESIDE: Final = 3


def worth_alone(s: PublicFields) -> i64:
    """Return what the position is worth to the player."""
    if s.stage == OVER:
        return outcome_alone(s)
    left: i64 = ROUNDS - s.round
    result: i64 = holdings(s, YOU, left) + people(s, YOU, left) + town(s, left) + blame_alone(s)
    result += monuments(s) + standing_alone(s)
    if s.option(VARIANT) != MONUMENTS_ONLY:
        result += SENATOR * (s.senators[YOU] - s.senators[CAEPIO]) - his_bonuses(s, left)
    if s.decade:
        result += duties_alone(s) + upkeep_alone(s)
    return result


def outcome_alone(s: PublicFields) -> i64:
    """Return what an ended game is worth."""
    if s.ending != SCORED:
        return -20 * SENATOR
    result: i64 = SENATOR * (s.senators[YOU] - s.senators[CAEPIO] + monuments_of(s, YOU))
    if s.winning:
        result += 20 * SENATOR
    return result


def standing_alone(s: PublicFields) -> i64:
    """Return the worth of prestige: the lead over Caepio (C4.5), the ends of the tracks (C9.3), bonuses ahead."""
    near: bool = s.round == last_round(s)
    later: i64 = DECADES - s.decade
    step: i64 = STEP
    if near and later == 0:
        step = 60
    result: i64 = 0
    for district in range(DISTRICTS):
        own: i64 = s.prestige[YOU * DISTRICTS + district]
        his: i64 = s.prestige[CAEPIO * DISTRICTS + district]
        result += own * step
        if s.option(VARIANT) != MONUMENTS_ONLY:
            now: i64 = chance(own - his, near) - chance(his - own, near) * HIS // 100
            then: i64 = chance(own - his, False) - chance(his - own, False) * HIS // 100
            result += SENATOR * now // FULL + later * SENATOR * then * 7 // (10 * FULL)
            if s.firsts[district] == 0:
                result += 100 * (beyond(own, 7) - beyond(his, 7))
    return result


def beyond(value: i64, mark: i64) -> i64:
    """Return by how much a value is above a mark, 0 if it is not."""
    if value > mark:
        return value - mark
    return 0


def his_bonuses(s: PublicFields, left: i64) -> i64:
    """Return the worth of what Caepio may complete by the end (C14.21), by what he usually gains in a round."""
    base: i64 = CAEPIO * DISTRICTS
    result: i64 = prospect(s.laid[base] + s.laid[base + 1] + s.laid[base + 2], ROW * DISTRICTS, left, 170)
    result += prospect(specialists_of(s, CAEPIO), COLOURS, left, 50)
    result += prospect(s.register[CAEPIO], s.pack.register_max, left, 75)
    return result + prospect(s.popularity[CAEPIO], s.pack.popularity_max, left, 75)


def prospect(has: i64, needs: i64, left: i64, pace: i64) -> i64:
    """Return a senator's worth as far as somebody will have what he needs, at so many hundredths a round."""
    missing: i64 = (needs - has) * 100
    coming: i64 = pace * (left + 1)
    if missing <= 0:
        return SENATOR
    if coming >= 2 * missing:
        return SENATOR * 9 // 10
    return SENATOR * 9 * coming // (20 * missing)


# ---------------------------------------------------------------- unrest


def town(s: PublicFields, left: i64) -> i64:
    """Return the worth of what stands, less the danger that all districts revolt (C14.8)."""
    result: i64 = (s.laid[0] + s.laid[1] + s.laid[2]) * 15 * left + tiles_of(s, YOU) * 60
    if left == 0:
        return result
    revolts: i64 = 0
    for district in range(DISTRICTS):
        if s.restless[district]:
            revolts += 1
            result -= 300 * (ones(s.restless[district]) - 1)
    if revolts == 1:
        result -= 900
    elif revolts == 2:
        result -= 3500
    elif revolts == 3:
        result -= 30000
    return result - 1000 * beyond(s.unrest_on_tiles(), 10)


def next_unrest(s: PublicFields) -> i64:
    """Return what one more marker will cost: steps on the track (C12.3), popularity, and a tile that revolts."""
    loss = s.pack.senator_loss
    place: i64 = s.unrest[YOU]
    further: i64 = place + 1
    if further > s.pack.unrest_max:
        further = s.pack.unrest_max
    track: i64 = SENATOR * (loss[further] - loss[place]) * 8 // 10
    if s.round == ROUNDS:
        return track + SENATOR
    return track + UNREST


def blame_alone(s: PublicFields) -> i64:
    """Return what unrest of one's own costs, and Caepio's brings: who is further on the track loses a senator."""
    place: i64 = s.unrest[YOU]
    his: i64 = s.unrest[CAEPIO]
    result: i64 = -place * 60 - SENATOR * s.pack.senator_loss[place] * 8 // 10
    if place > his:
        result -= SENATOR * chance(place - his, False) // FULL
    elif his > place:
        result += SENATOR * chance(his - place, False) // FULL
    result -= 4000 * beyond(place, s.pack.cannot_win_at - 3)
    if s.round == ROUNDS:
        return result - SENATOR * s.received[YOU]
    return result - MARKER * s.markers[YOU]


def upkeep_alone(s: PublicFields) -> i64:
    """Return what this round's upkeep will take: food and denarii, and unrest for what is missing (C11)."""
    need: i64 = s.register[YOU] + specialists_of(s, YOU) + sum_of(s, YOU, UPKEEP) - s.harmony[YOU]
    if need <= 0:
        return -need * 15
    base: i64 = YOU * GOODS
    means: i64 = s.held[base + FOOD] + s.held[base + DENARII] + s.held[base + AMPHORA]
    if means >= need:
        return -need * 90
    return -means * 90 - (need - means) * next_unrest(s)


# ---------------------------------------------------------------- Rome


def duties_alone(s: PublicFields) -> i64:
    """Return the worth of troops, offerings and the demanded resource against what Rome will ask."""
    rounds: i64 = last_round(s) - s.round
    share: i64 = 100
    if rounds == 1:
        share = 75
    elif rounds == 2:
        share = 55
    return rivalry(s, TROOPS, share) + rivalry(s, OFFERINGS, share) + tribute_alone(s) * share // 100


def rivalry(s: PublicFields, part: i64, share: i64) -> i64:
    """Return the worth of troops or offerings; Caepio shows his first and gives no more than he needs (C14.18)."""
    own: i64 = marker_value(s, YOU, part)
    his: i64 = marker_value(s, CAEPIO, part)
    minimum: i64 = minimum_of(s, part)
    near: bool = share == 100
    result: i64 = next_unrest(s)
    if own < minimum:
        result = result * own * 6 // (10 * minimum)
    if s.option(VARIANT) != MONUMENTS_ONLY:
        lead: i64 = own - his
        if own > minimum:
            lead += 1  # as much as he has beats what he gives
        if own > 0:
            result += SENATOR * chance(lead, near) // FULL
        if his > 0:
            result -= SENATOR * chance(-lead, near) * HIS // (100 * FULL)
    each: i64 = 90
    if s.decade == DECADES:
        each = 20
    return result * share // 100 + (own - beyond(own, 10)) * each


def tribute_alone(s: PublicFields) -> i64:
    """Return the worth of what Rome's card demands: enough of it, or a part (C14.17)."""
    prize: i64 = next_unrest(s) + REWARD
    if s.decade == DECADES:
        prize = next_unrest(s) + 2 * SENATOR
        if s.option(VARIANT) == MONUMENTS_ONLY:
            prize = 0
    least: i64 = card_of(s).minimum[s.players]
    own: i64 = tributes(s, YOU)
    if own < least:
        return prize * own * 6 // (10 * least)
    return prize


# ---------------------------------------------------------------- monuments


def monuments(s: PublicFields) -> i64:
    """Return the worth of monuments up to the number that is wanted, and of what the next one has already."""
    wanted: i64 = monuments_needed(s)
    each: i64 = THE_ONLY_AIM
    saved: i64 = 50
    if s.option(VARIANT) == SENATORS:
        wanted = ENOUGH_BESIDE
        each = BESIDE_SENATORS
        saved = 30
    elif s.option(VARIANT) == COMBINED:
        each = ONE_OF_TWO
        saved = 30
    built: i64 = monuments_of(s, YOU)
    if built >= wanted:
        return each * wanted
    best: i64 = 0
    for monument in range(MONUMENTS):
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
    for good in range(WORKER + 1):
        need: i64 = cost.points
        has: i64 = s.held[YOU * GOODS + good]
        value: i64 = DENARIUS
        if good == WORKER:
            value = WORK
            has += s.special[YOU]
        else:
            need = amount_of(cost.goods, good)
            if good < RESOURCES:
                value = GOOD_VALUES[good]
        if has > need:
            has = need
        whole += need * value
        there += has * value
    return there * FULL // whole
