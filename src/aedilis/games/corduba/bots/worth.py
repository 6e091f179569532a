"""What a position of Corduba is worth to a seat, in hundredths of a denarius: the rules of thumb of its bots.

A senator decides the game, so everything else is worth what it helps to gain one: prestige by the lead it brings in
politics (C4.5), markers by what Rome wants of them (C10), goods and pieces by what they usually buy. Only public
numbers are read, so a view and a position made up from it are judged alike.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import ones
from aedilis.games.corduba.engine import packing, words
from aedilis.games.corduba.engine.effects import conditions
from aedilis.games.corduba.engine.effects.standing import sum_of
from aedilis.games.corduba.engine.pack import vocabulary
from aedilis.games.corduba.engine.state.fields import ACTIONS, OVER, PublicFields
from aedilis.games.corduba.engine.steps.rome import amphora_value, card_of, minimum_of

SENATOR: Final = 1400
DENARIUS: Final = 100
PIECE: Final = 160  # a worker, or a specialist that is ready
PIECE_TO_COME: Final = 120  # one that comes in a later round
FED: Final = 65  # a unit of upkeep in a later round
UNREST: Final = 450  # a marker in one's own area: popularity, and a step on the track
STEP: Final = 150  # a step of prestige, for the bonuses ahead
FULL: Final = 1000  # probabilities are thousandths

# Food, wood, stone, tool, amphora, marble: the first units of each; more of the same are worth less.
GOOD_VALUES: Final = vec[i64]([150, 175, 175, 260, 250, 325])
SHARES: Final = [115, 110, 100, 85, 70, 55, 45, 35, 30, 25]  # percent, unit by unit
LAST_SHARE: Final = 20  # of every further unit
ALL_SHARES: Final = vec[i64]([sum(SHARES[:units]) for units in range(len(SHARES) + 1)])

# The chance of a senator for a lead of -4 to 4, in the last round before he is placed and earlier.
NEAR: Final = vec[i64]([10, 30, 80, 180, 280, 700, 850, 930, 960])
FAR: Final = vec[i64]([50, 100, 160, 240, 330, 520, 650, 750, 820])


def worth(s: PublicFields, seat: i64) -> i64:
    """Return what the position is worth to the seat."""
    if s.stage == OVER:
        return outcome(s, seat)
    left: i64 = words.ROUNDS - s.round
    result: i64 = SENATOR * s.senators[seat] + holdings(s, seat, left) + people(s, seat, left)
    if s.decade:
        result += duties(s, seat)
        result += upkeep(s, seat, left)
    result += politics(s, seat) + city(s, seat, left) + blame(s, seat) + milestones(s, seat, left)
    return result


def outcome(s: PublicFields, seat: i64) -> i64:
    """Return what an ended game is worth: everybody loses a rebellion."""
    if s.ending != packing.SCORED:
        return -20 * SENATOR
    result: i64 = SENATOR * s.senators[seat]
    if (s.winning >> seat) & 1:
        result += 20 * SENATOR
    return result


def last_round(s: PublicFields) -> i64:
    """Return the last round of this decade (C4.1)."""
    if s.decade == words.DECADES:
        return words.ROUNDS
    return 3 * s.decade


def chance(lead: i64, near: bool) -> i64:
    """Return the chance of the senator for this lead, in thousandths."""
    if lead > 4:
        lead = 4
    elif lead < -4:
        lead = -4
    if near:
        return NEAR[lead + 4]
    return FAR[lead + 4]


def good_value(good: i64, n: i64) -> i64:
    """Return what n units of a resource are worth."""
    shared: i64 = n
    if shared >= len(ALL_SHARES):
        shared = len(ALL_SHARES) - 1
    return GOOD_VALUES[good] * (ALL_SHARES[shared] + LAST_SHARE * (n - shared)) // 100


def holdings(s: PublicFields, seat: i64, left: i64) -> i64:
    """Return the worth of goods, denarii and pieces; they lose it as the game ends, and beyond storage (C4.4)."""
    held = s.held
    base: i64 = seat * words.GOODS
    goods: i64 = 0
    for good in range(i64(words.RESOURCES)):
        goods += good_value(good, held[base + good])
    money: i64 = held[base + words.DENARII]
    coins: i64 = money * DENARIUS
    if money > 12:
        coins = 12 * DENARIUS + (money - 12) * 60
    workers: i64 = held[base + words.WORKER] * PIECE
    if left == 0:
        goods = goods * 30 // 100
        coins = coins * 40 // 100 + SENATOR * chance(riches_lead(s, seat), False) // FULL
        workers = held[base + words.WORKER] * 20
        if (s.passed >> seat) & 1:
            workers = 0
    elif left == 1:
        goods = goods * 85 // 100
    if s.round == last_round(s):
        excess: i64 = conditions.resources_of(s, seat) - s.pack.storage[s.players] - sum_of(s, seat, vocabulary.STORAGE)
        if excess > 0:
            goods -= excess * 60
    return goods + coins + workers + idle(s, seat)


def idle(s: PublicFields, seat: i64) -> i64:
    """Return the worth of specialists that can still be sent this round; unlike workers they cannot be saved."""
    if (s.passed >> seat) & 1 and s.stage == ACTIONS:
        return 0
    return (ones(s.ready[seat]) + s.special[seat]) * 90


def riches(s: PublicFields, seat: i64) -> i64:
    """Return the denarii a seat would have after selling all (C12.1)."""
    total: i64 = s.held[seat * words.GOODS + words.DENARII]
    for good in range(i64(words.RESOURCES)):
        total += s.held[seat * words.GOODS + good] * s.price[good]
    return total


def riches_lead(s: PublicFields, seat: i64) -> i64:
    """Return how far the seat is ahead of the richest other one, a third of it."""
    best: i64 = 0
    for other in range(s.parties):
        if other != seat and riches(s, other) > best:
            best = riches(s, other)
    return (riches(s, seat) - best) // 3


def people(s: PublicFields, seat: i64, left: i64) -> i64:
    """Return the worth of register, specialists and lasting abilities in the rounds to come."""
    specialists: i64 = conditions.specialists_of(s, seat)
    result: i64 = (s.register[seat] + sum_of(s, seat, vocabulary.SPECIAL_WORKER) * 2) * PIECE_TO_COME * left
    result += specialists * (PIECE_TO_COME * left + 220 * (words.DECADES - s.decade))
    result += conditions.monuments_of(s, seat) * 70 * left
    if (s.merchants >> seat) & 1 == 0 and s.round < last_round(s):
        result += 120
    need: i64 = s.register[seat] + specialists + sum_of(s, seat, vocabulary.UPKEEP) - s.popularity[seat]
    if need > 0:
        result -= need * FED * left
    else:
        result -= need * 15 * left
    return result


def upkeep(s: PublicFields, seat: i64, left: i64) -> i64:
    """Return what this round's upkeep will take: food and denarii, and unrest for what is missing (C11)."""
    need: i64 = (
        s.register[seat] + conditions.specialists_of(s, seat) + sum_of(s, seat, vocabulary.UPKEEP) - s.harmony[seat]
    )
    if need <= 0:
        return -need * 15
    held = s.held
    base: i64 = seat * words.GOODS
    means: i64 = held[base + words.FOOD] + held[base + words.DENARII] + held[base + words.AMPHORA]
    if means >= need:
        return -need * 90
    hunger: i64 = UNREST
    if left == 0:
        hunger = SENATOR
    return -means * 90 - (need - means) * hunger


def duties(s: PublicFields, seat: i64) -> i64:
    """Return the worth of troops, offerings and the demanded resource against what Rome will ask (C10)."""
    rounds: i64 = last_round(s) - s.round
    share: i64 = 100
    if rounds == 1:
        share = 75
    elif rounds == 2:
        share = 55
    result: i64 = markers(s, seat, vocabulary.TROOPS, share)
    result += markers(s, seat, vocabulary.OFFERINGS, share)
    return result + tribute(s, seat, share)


def marker_value(s: PublicFields, seat: i64, part: i64) -> i64:
    """Return the value of all troops or offerings of a seat, with what abilities add."""
    value: i64 = 0
    if part == vocabulary.TROOPS:
        value = conditions.troops_value(s, seat)
    else:
        value = conditions.offerings_value(s, seat)
    if value > 0:
        value += sum_of(s, seat, vocabulary.ROME_BONUS, part)
    return value


def markers(s: PublicFields, seat: i64, part: i64, share: i64) -> i64:
    """Return the worth of all troops or offerings of a seat: the duty first, then the majority, then the rest."""
    own: i64 = marker_value(s, seat, part)
    best: i64 = 0
    for other in range(s.parties):
        if other != seat:
            theirs: i64 = marker_value(s, other, part)
            if theirs > best:
                best = theirs
    minimum: i64 = minimum_of(s, part)
    unrest: i64 = UNREST
    if s.decade == words.DECADES:
        unrest = SENATOR
    result: i64 = unrest
    if own < minimum:
        result = unrest * own * 6 // (10 * minimum)
    if own > 0:
        result += SENATOR * chance(own - best, share == 100) // FULL
    rest: i64 = own
    if rest > 10:
        rest = 10
    worth_each: i64 = 90
    if s.decade == words.DECADES:
        worth_each = 20
    return result * share // 100 + rest * worth_each


def tribute(s: PublicFields, seat: i64, share: i64) -> i64:
    """Return the worth of holding what Rome demands: something at all, a fair share of it, and a good rank."""
    card = card_of(s)
    own: i64 = tributes(s, seat)
    if own == 0:
        return 0
    fair: i64 = (card.minimum[s.players] + s.players - 1) // s.players
    counted: i64 = own
    if counted > fair:
        counted = fair
    unrest: i64 = UNREST
    rank: i64 = 60
    if s.decade == words.DECADES:
        unrest = SENATOR
        rank = 150
    result: i64 = unrest + unrest * counted // fair
    over: i64 = own - fair
    if over > 3:
        over = 3
    return (result + rank * over) * share // 100


def tributes(s: PublicFields, seat: i64) -> i64:
    """Return the value of what a seat could deliver of the demanded resource."""
    card = card_of(s)
    own: i64 = s.holds(seat, card.resource)
    if card.resource != words.AMPHORA:
        own += s.holds(seat, words.AMPHORA) * amphora_value(s, seat)
    return own


def politics(s: PublicFields, seat: i64) -> i64:
    """Return the worth of prestige: senators of this decade and the next ones (C4.5), and bonuses ahead (C9)."""
    result: i64 = 0
    prestige = s.prestige
    near: bool = s.round == last_round(s)
    later: i64 = words.DECADES - s.decade
    for district in range(i64(words.DISTRICTS)):
        own: i64 = prestige[seat * words.DISTRICTS + district]
        best: i64 = 0
        for other in range(s.parties):
            if other != seat and prestige[other * words.DISTRICTS + district] > best:
                best = prestige[other * words.DISTRICTS + district]
        result += SENATOR * chance(own - best, near) // FULL
        result += later * SENATOR * chance(own - best, False) * 7 // (10 * FULL)
        steps: i64 = STEP
        if near and later == 0:
            steps = 60
        result += own * steps
        if own >= 8 and s.firsts[district] == 0:
            result += (own - 7) * 100
    return result


def city(s: PublicFields, seat: i64, left: i64) -> i64:
    """Return the worth of what stands: insulae and tiles, less the danger of a rebellion (C5)."""
    base: i64 = seat * words.DISTRICTS
    result: i64 = (s.laid[base] + s.laid[base + 1] + s.laid[base + 2]) * 15 * left
    result += conditions.tiles_of(s, seat) * 60
    revolts: i64 = 0
    on_tiles: i64 = 0  # unrest markers
    for district in range(i64(words.DISTRICTS)):
        if s.restless[district]:
            revolts += 1
            on_tiles += ones(s.restless[district])
    result -= 60 * on_tiles
    if left == 0:
        return result
    if revolts == 1:
        result -= 200
    elif revolts == 2:
        result -= 700
    elif revolts == 3:
        result -= 5000
    if on_tiles > 10:
        result -= (on_tiles - 10) * 500
    return result


def blame(s: PublicFields, seat: i64) -> i64:
    """Return what unrest of one's own costs: markers to hand on (C5.2), the track and its end (C5.9, C12.3)."""
    place: i64 = s.unrest[seat]
    result: i64 = -place * 60 - SENATOR * s.pack.senator_loss[place] * 8 // 10
    most: i64 = 0
    for other in range(s.players):
        if other != seat and s.unrest[other] > most:
            most = s.unrest[other]
    if place > 0:
        result -= SENATOR * chance(place - most, False) // FULL
    if place >= s.pack.cannot_win_at - 2:
        result -= 2000 * (place + 3 - s.pack.cannot_win_at)
    if s.round == words.ROUNDS:
        result -= SENATOR * s.received[seat]
    else:
        result -= 250 * s.markers[seat]
    return result


def milestones(s: PublicFields, seat: i64, left: i64) -> i64:
    """Return the worth of milestones that can be claimed, or nearly (C7.21)."""
    result: i64 = 0
    waiting: i64 = s.face_up
    milestone: i64 = 0
    while waiting:
        if waiting & 1 and s.claimed[milestone] < 0:
            for term in s.pack.milestones[milestone].condition.terms:
                if term.comparison == vocabulary.AT_LEAST:
                    value: i64 = conditions.metric(s, seat, term.metric)
                    if value >= term.n:
                        result += SENATOR * 7 // 10
                    elif value * 2 > term.n and left > 0:
                        result += SENATOR * (2 * value - term.n) * 3 // (10 * term.n)
        waiting >>= 1
        milestone += 1
    return result
