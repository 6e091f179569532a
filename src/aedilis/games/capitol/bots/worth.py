"""What a standing in a prefecture is worth to a seat, now and in the scorings to come (strategy notes 4, 7-10, 15)."""

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.games.capitol.bots.memory import UNKNOWN
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.sight import Sight
from aedilis.games.capitol.bots.weights import BONUS, HOLD, MARGIN, PIP_1, PLENTY, RIVAL, STEADY, THREAT, UNIT
from aedilis.games.capitol.engine.cards import COLOUR_BITS, PERMIT_SHIFT, size
from aedilis.games.capitol.engine.fields import AMPHITHEATRE, BUILD, DRAW, ROUNDS, SEATS, TEMPLE, PublicFields
from aedilis.games.capitol.engine.steps.score import places


def scorings_left(s: PublicFields) -> i64:
    """Return how many scorings are still to come."""
    if s.phase == DRAW:
        return ROUNDS - s.round
    return ROUNDS + 1 - s.round


def lasting(scorings: i64, hold: i64) -> i64:
    """Return the weight of so many scorings when each keeps a part of the one before."""
    result: i64 = 0
    part: i64 = UNIT
    while scorings > 0:
        result += part
        part = (part * hold) >> 10
        scorings -= 1
    return result


def rivals_share(players: i64) -> i64:
    """Return 1 / (players - 1) in units."""
    if players == 2:
        return UNIT
    if players == 3:
        return UNIT // 2
    return UNIT // 3


def pip_worth(m: Mind, s: PublicFields, hand: i64) -> i64:
    """Return what one number on a card is worth as money: less to a seat that has many cards."""
    rest: i64 = UNIT + m.weights[PLENTY] * size(hand)
    worth: i64 = (m.weights[PIP_1 + s.round - 1] * UNIT) // rest
    if worth < 1:
        return 1
    return worth


def standing(s: PublicFields, seat: i64, prefecture: i64, w: vec[i64], points_last: i64, cards_last: i64) -> i64:
    """Return what the seat's place there is worth against the rivals', if it lasts so long."""
    ranking: i64 = places(s, prefecture)
    if ranking == 0:
        return 0
    fountains: i64 = s.fountains[prefecture]
    first: i64 = (2 + fountains) << 10
    second: i64 = fountains << 10
    cards_first: i64 = 0
    if s.monument[prefecture] == TEMPLE:
        first += first
        second += second
    first = (first * points_last) >> 10
    second = (second * points_last) >> 10
    if s.monument[prefecture] == AMPHITHEATRE and cards_last:
        cards_first = (w[BONUS] * cards_last) >> 10
        first += cards_first + cards_first
        second += cards_first
    own: i64 = 0
    others: i64 = 0
    strengths = s.strength
    at: i64 = prefecture * SEATS
    best_rival: i64 = 0
    for rival in range(s.players):
        gain: i64 = 0
        if (ranking >> rival) & 1:
            gain = first
        elif (ranking >> (4 + rival)) & 1:
            gain = second
        if rival == seat:
            own = gain
        else:
            others += gain
            if strengths[at + rival] > best_rival:
                best_rival = strengths[at + rival]
    lead: i64 = (strengths[at + seat] >> 6) - (best_rival >> 6)
    if lead > 3:
        lead = 3
    elif lead < -3:
        lead = -3
    if strengths[at + seat] == 0:
        lead = 0
    against: i64 = (((others * rivals_share(s.players)) >> 10) * w[RIVAL]) >> 10
    return own - against + ((lead * w[MARGIN] * (2 + fountains)) >> 1)


def situation(s: PublicFields, seat: i64, prefecture: i64, change: i64, lasts: bool) -> i64:
    """Return all that the gain of a change depends on, as one number: who stands there, the tiles, and how long."""
    result: i64 = 0
    at: i64 = prefecture * SEATS
    end: i64 = at + SEATS
    while at < end:
        strength: i64 = s.strength[at]  # at most 120 blocks and a height of 15: eleven bits
        result = result << 11 | strength >> 6 << 4 | strength & 15
        at += 1
    result = result << 4 | s.fountains[prefecture]
    result = result << 2 | s.monument[prefecture]
    result = result << 3 | scorings_left(s)
    result = result << 2 | seat
    result = result << 1 | i64(lasts)
    return result << 5 | change


def can_be_topped(s: PublicFields, sight: Sight, seat: i64, prefecture: i64, height: i64, shape: i64) -> bool:
    """Tell whether a rival may at once outdo the seat there, once this house of its own is the tallest (note 2)."""
    if s.phase != BUILD:
        return False
    at: i64 = prefecture * SEATS
    own: i64 = (s.strength[at + seat] >> 6) + height
    house: i64 = 2 * height + shape
    colour: i64 = s.board.colour[prefecture]
    for rival in range(s.players):
        if rival != seat and (s.passed >> rival) & 1 == 0:
            fitting: i64 = 0
            if s.ready[rival] & bit(house + 2):
                fitting = height + 1
            elif s.ready[rival] & bit(house):
                fitting = height
            if fitting and (s.strength[at + rival] >> 6) + fitting >= own:
                permits: i64 = (s.known[rival] >> (PERMIT_SHIFT + 8 * colour)) & COLOUR_BITS
                if permits or sight.secret_permits(s, rival) > 0:
                    return True
    return False


def placing_gain(m: Mind, s: PublicFields, seat: i64, prefecture: i64, house: i64) -> i64:
    """Return what it is worth to bring this house (2 * height + shape) to a prefecture that admits it."""
    height: i64 = house >> 1
    last_site: bool = s.sites_free[prefecture] == 1
    here: i64 = situation(s, seat, prefecture, height, last_site)
    gain: i64 = m.memory.recall(here)
    if gain == UNKNOWN:
        gain = gain_of_house(s, seat, prefecture, height, m.weights, last_site)
        m.memory.keep(here, gain)
    if last_site:
        gain += m.weights[STEADY]
    elif gain > 0 and can_be_topped(s, m.sight, seat, prefecture, height, house & 1):
        gain = (gain * m.weights[THREAT]) >> 10
    return gain


def gain_of_house(s: PublicFields, seat: i64, prefecture: i64, height: i64, w: vec[i64], lasts: bool) -> i64:
    """Return how much better the seat stands with a house more, whatever the rivals may answer."""
    scorings: i64 = scorings_left(s)
    hold: i64 = w[HOLD]
    if lasts:
        hold = UNIT
    points_last: i64 = lasting(scorings, hold)
    cards_last: i64 = lasting(scorings - 1, hold)
    before: i64 = standing(s, seat, prefecture, w, points_last, cards_last)
    at: i64 = prefecture * SEATS + seat
    strengths = s.strength
    old: i64 = strengths[at]
    tallest: i64 = old & 63
    if height > tallest:
        tallest = height
    strengths[at] = ((old >> 6) + height) << 6 | tallest
    after: i64 = standing(s, seat, prefecture, w, points_last, cards_last)
    strengths[at] = old
    return after - before
