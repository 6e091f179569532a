"""The building phase by rule of thumb: fits, threats, yard plans, and low cards first (strategy notes 1-6, 13, 14)."""

from mypy_extensions import i64

from aedilis.core.bits import bit, ones
from aedilis.games.capitol.bots import weights
from aedilis.games.capitol.bots.mind import HOUSES, Mind
from aedilis.games.capitol.bots.worth import pip_worth, placing_gain
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.board import PREFECTURES
from aedilis.games.capitol.engine.cards import (
    COLOUR_BITS,
    COLOURS,
    FIRST_FLOOR,
    FIRST_PERMIT,
    FLOOR,
    FLOORS,
    KINDS,
    PERMIT_SHIFT,
    PERMITS,
    ROOFS,
    size,
    value_of,
)
from aedilis.games.capitol.engine.fields import DEALT, NO_SHAPE, PLACEABLE, ROUNDS, PublicFields
from aedilis.games.capitol.engine.fields import FINISHED as FINISHED_HOUSES
from aedilis.games.capitol.engine.steps.build import most_uses
from aedilis.games.capitol.engine.steps.permits import list_placings, lowest_admitted
from aedilis.games.capitol.engine.steps.yard import list_raisings, list_roofings


def consider_building(m: Mind, s: PublicFields, seat: i64, hand: i64) -> None:
    """List the pass and the uses of the lowest card of each kind and colour, with what each is worth.

    A use that can change nothing any more is left out: the null play of the cheapest card does the same for less.
    An eager mind does not begin a game with a pass, unless no card does anything.
    """
    begins: bool = m.eager and s.round == 1 and size(hand) == DEALT
    m.size = 0
    if not begins:
        m.consider(packing.simple_action(packing.PASS, seat), 0)
    judge_fits(m, s, seat, hand)
    spare: i64 = -1
    spare_cost: i64 = 1000000
    crowd: i64 = crowding(m, s, seat)
    pip: i64 = pip_worth(m, s, hand)
    if hand & ROOFS:
        card: i64 = lowest(hand & ROOFS, 0, 2)
        cost: i64 = card_cost(m, s, card, pip)
        spare = card
        spare_cost = cost
        if s.heights[seat] and can_place(s, hand):
            consider_roofs(m, s, seat, card, cost, crowd, hand)
    if hand & FLOORS:
        card = lowest((hand & FLOORS) >> (2 * FIRST_FLOOR), FIRST_FLOOR, 2)
        cost = card_cost(m, s, card, pip)
        if cost < spare_cost:
            spare = card
            spare_cost = cost
        if (can_finish(s, seat, hand) and can_place(s, hand)) or may_run_out(m, s, seat):
            consider_floors(m, s, seat, card, cost, crowd, hand)
    for colour in range(i64(COLOURS)):
        permits: i64 = (hand >> (PERMIT_SHIFT + 8 * colour)) & COLOUR_BITS
        if permits:
            card = lowest(permits, FIRST_PERMIT + 8 * colour, 1)
            cost = card_cost(m, s, card, pip)
            if cost < spare_cost:
                spare = card
                spare_cost = cost
            consider_permits(m, s, seat, card, colour, cost)
    if begins and m.size == 0:
        m.consider(packing.simple_action(packing.PASS, seat), 0)
    if spare >= 0:
        m.consider(packing.card_action(packing.NULL_PLAY, seat, spare), -spare_cost - weights.UNIT // 4 - m.thrift)


def can_place(s: PublicFields, hand: i64) -> bool:
    """Tell whether a permit may still bring a house to the board: in the last round no more cards are drawn (R0.2)."""
    return s.round < ROUNDS or hand & PERMITS != 0


def can_finish(s: PublicFields, seat: i64, hand: i64) -> bool:
    """Tell whether an unfinished house may still get a roof: a piece of the seat's own, and a card for it (R1.16)."""
    if s.roofs[seat * 2] + s.roofs[seat * 2 + 1] == 0:
        return False
    return s.round < ROUNDS or hand & ROOFS != 0


def may_run_out(m: Mind, s: PublicFields, seat: i64) -> bool:
    """Tell whether blocks taken from the supply now may be missing to a rival later in this round (R1.14)."""
    wanted: i64 = 0
    for rival in range(s.players):
        if rival != seat and (s.passed >> rival) & 1 == 0:
            wanted += 2 * m.sight.held[rival * KINDS + FLOOR]
    return s.supply < wanted + 2


def lowest(cards: i64, first: i64, width: i64) -> i64:
    """Return the lowest card of a part of the hand that is not empty."""
    mask: i64 = bit(width) - 1
    card: i64 = first
    while cards & mask == 0:
        cards >>= width
        card += 1
    return card


def card_cost(m: Mind, s: PublicFields, card: i64, pip: i64) -> i64:
    """Return what is given up by playing a card: money, and its use in later rounds."""
    cost: i64 = pip * value_of(card)
    if s.round < ROUNDS:
        cost += m.weights[weights.KEEP]
    return cost


def crowding(m: Mind, s: PublicFields, seat: i64) -> i64:
    """Return how useful one more finished house is when others already wait in the yard."""
    ready: i64 = s.ready[seat]
    waiting: i64 = 0
    house: i64 = 2
    while ready >> house and house < PLACEABLE:
        if (ready >> house) & 1:
            waiting += i64(s.finished[seat * FINISHED_HOUSES + house])
        house += 1
    return (weights.UNIT * weights.UNIT) // (weights.UNIT + m.weights[weights.CROWD] * waiting)


def judge_fits(m: Mind, s: PublicFields, seat: i64, hand: i64) -> None:
    """Find out what each kind of house would gain in each prefecture, and the best use of each kind."""
    fit = m.fit
    gains = m.gain
    m.memory.sit_down(s)
    highest: i64 = m.highest_fit
    while highest > 0:
        fit[highest] = 0
        highest -= 1
    later: i64 = m.weights[weights.LATER_PERMIT]
    if s.round == ROUNDS:
        later = 0
    for prefecture in range(i64(PREFECTURES)):
        admitted: i64 = s.admits[prefecture]
        if admitted:
            colour: i64 = s.board.colour[prefecture]
            chance: i64 = later
            if (hand >> (PERMIT_SHIFT + 8 * colour)) & COLOUR_BITS:
                chance = weights.UNIT
            house: i64 = lowest_admitted(s, prefecture)
            end: i64 = house + 4
            at: i64 = prefecture * 4
            tallest_gain: i64 = 0
            while house < end:
                if (admitted >> house) & 1:
                    gain: i64 = placing_gain(m, s, seat, prefecture, house)
                    gains[at] = gain
                    tallest_gain = gain
                    gain = (gain * chance) >> 10
                    if gain > fit[house]:
                        fit[house] = gain
                        highest = max(highest, house)
                at += 1
                house += 1
            if s.sites_free[prefecture] > 1:
                gain = (((tallest_gain * chance) >> 10) * m.weights[weights.NEXT_FIT]) >> 10
                if gain > 0:
                    highest = max(highest, judge_next_fit(m, s, prefecture, gain))
    m.highest_fit = highest


def judge_next_fit(m: Mind, s: PublicFields, prefecture: i64, gain: i64) -> i64:
    """A house one block too tall will fit after one more house: of the shape there, or of either where none stands.

    Return the highest house of which that is said.
    """
    fit = m.fit
    house: i64 = 2 * (s.tallest[prefecture] + 2)
    if s.shape[prefecture] == NO_SHAPE:
        if gain > fit[house]:
            fit[house] = gain
        house += 1
    elif house + 1 < HOUSES:
        house += s.shape[prefecture]
    else:
        return 0
    if gain > fit[house]:
        fit[house] = gain
    return house


def best_fit(m: Mind, s: PublicFields, seat: i64, height: i64) -> i64:
    """Return the best use of a house of this height with a roof that the seat still has."""
    house: i64 = 2 * height
    if house + 1 >= HOUSES:
        return 0
    best: i64 = 0
    if s.roofs[seat * 2]:
        best = m.fit[house]
    if s.roofs[seat * 2 + 1] and m.fit[house + 1] > best:
        best = m.fit[house + 1]
    return best


def unfinished_worth(m: Mind, s: PublicFields, seat: i64, height: i64, chance: i64) -> i64:
    """Return what an unfinished house is worth in the yard: as it is, or raised by one block more."""
    if height == 0:
        return 0
    now: i64 = best_fit(m, s, seat, height)
    raised: i64 = (best_fit(m, s, seat, height + 1) * m.weights[weights.RAISABLE]) >> 10
    if raised > now:
        now = raised
    return (((now * m.weights[weights.UNFINISHED]) >> 10) * chance) >> 10


def roof_chance(m: Mind, s: PublicFields, hand: i64) -> i64:
    """Return how sure it is that a roof card comes for an unfinished house."""
    if hand & ROOFS:
        return weights.UNIT
    if s.round == ROUNDS:
        return 0
    return m.weights[weights.LATER_ROOF]


def consider_roofs(m: Mind, s: PublicFields, seat: i64, card: i64, cost: i64, crowd: i64, hand: i64) -> None:
    """Judge every roof on every unfinished house."""
    uses = m.uses
    n: i64 = list_roofings(s, seat, card, uses, 0)
    for i in range(1, n):  # the null play comes first
        height: i64 = packing.action_first(uses[i])
        house: i64 = 2 * height + packing.action_second(uses[i])
        worth: i64 = 0
        if house < HOUSES:
            worth = (((m.fit[house] * m.weights[weights.FINISHED]) >> 10) * crowd) >> 10
        worth -= (unfinished_worth(m, s, seat, height, weights.UNIT) * crowd) >> 10
        m.consider(uses[i], worth - cost)


def consider_floors(m: Mind, s: PublicFields, seat: i64, card: i64, cost: i64, crowd: i64, hand: i64) -> None:
    """Judge every way to build in the blocks of a floor card."""
    uses = m.uses
    heights: i64 = s.heights[seat]
    if most_uses(heights) >= len(uses):
        return
    n: i64 = list_raisings(s, seat, card, uses, 0)
    chance: i64 = roof_chance(m, s, hand)
    waiting: i64 = ones(heights)  # unfinished houses need roof cards too
    for i in range(1, n):
        low: i64 = packing.action_first(uses[i])
        high: i64 = packing.action_second(uses[i])
        worth: i64 = unfinished_worth(m, s, seat, low + 1, chance) - unfinished_worth(m, s, seat, low, chance)
        begun: i64 = waiting
        if low == 0:
            begun += 1
        if high != packing.NO_BLOCK:
            worth += unfinished_worth(m, s, seat, high + 1, chance) - unfinished_worth(m, s, seat, high, chance)
            if high == 0:
                begun += 1
        worth = (worth * crowd) >> 10
        if begun > 1:
            worth = (worth * 2) // (1 + begun)
        m.consider(uses[i], worth - cost)


def consider_permits(m: Mind, s: PublicFields, seat: i64, card: i64, colour: i64, cost: i64) -> None:
    """Judge every house that a permit of this colour can bring to the board."""
    uses = m.uses
    late: i64 = 0
    if s.everyone() & ~s.passed & ~bit(seat):
        late = m.weights[weights.PLACE_LATE]
    n: i64 = list_placings(s, seat, card, colour, uses, 0)
    for i in range(1, n):
        prefecture: i64 = packing.action_third(uses[i])
        house: i64 = 2 * packing.action_first(uses[i]) + packing.action_second(uses[i])
        gain: i64 = m.gain[prefecture * 4 + house - lowest_admitted(s, prefecture)]
        m.consider(uses[i], gain - cost - late)
