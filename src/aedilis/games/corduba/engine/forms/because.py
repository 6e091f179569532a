"""What a refusal is about, for the sentence that names it: a function of what everybody knows and of what was asked.

`case` says which of the sentences of a clause holds; the other details are what it names.
"""

from aedilis.core.bits import bit
from aedilis.games.corduba.engine import packing, words
from aedilis.games.corduba.engine.clauses import ALLOWED, C2_6, C6_2, C7_1, C7_2, C7_4, C7_5, C7_7, C7_18
from aedilis.games.corduba.engine.effects.conditions import metric
from aedilis.games.corduba.engine.effects.seat_changes import is_spent
from aedilis.games.corduba.engine.forms.prices import discount_for, lacking, points_of
from aedilis.games.corduba.engine.pack import vocabulary
from aedilis.games.corduba.engine.pack.vocabulary import NONE
from aedilis.games.corduba.engine.paying.amounts import PAYABLE
from aedilis.games.corduba.engine.paying.bill import Bill
from aedilis.games.corduba.engine.paying.bills import (
    ability_bill,
    castra_bill,
    claim_bill,
    line_bill,
    monument_bill,
    site_bill,
    tile_bill,
)
from aedilis.games.corduba.engine.state.fields import PublicFields
from aedilis.games.corduba.engine.state.frames import ACTIVATE_NEW, TURN
from aedilis.games.corduba.engine.steps.market import Visit, may_order, price_of, step_of_visit
from aedilis.games.corduba.engine.steps.monument import bonus_districts
from aedilis.games.corduba.engine.steps.placement import NOWHERE, links_for, neutral_left
from aedilis.games.corduba.engine.steps.turn import Turn

Details = dict[str, str | int]


def because(s: PublicFields, act: int, clause: int) -> Details:
    """Return the details of a refusal, by the names that its message `corduba-because-<clause>` knows them by."""
    if clause == ALLOWED or s.depth == 0:
        return {}
    if clause == C7_1:
        done = s.top_kind() == TURN and s.top_seat() == packing.action_seat(act) and s.top(Turn.MAIN_DONE) == 1
        return {"case": "done"} if done else {}
    seat = s.top_seat()
    match packing.action_kind(act):
        case packing.BUILD_TILE:
            return _tile(s, seat, packing.first(act), packing.second(act), clause)
        case packing.BUILD_MONUMENT:
            return _monument(s, seat, packing.first(act))
        case packing.ACTIVATE:
            return _line(s, seat, act, clause)
        case packing.USE_SITE:
            return _site(s, seat, packing.first(act), packing.second(act), clause)
        case packing.USE_PORTUS:
            return _unpaid(s, seat, site_bill(s, seat, words.SITES, 0))
        case packing.USE_CASTRA:
            return _unpaid(s, seat, castra_bill(s, seat, packing.first(act))) if clause == C7_2 else {}
        case packing.CLAIM:
            return _claim(s, seat, packing.first(act), clause)
        case packing.SEND_MERCHANT:
            return {"case": "away" if s.merchants & bit(seat) else "nothing"}
        case packing.USE_ABILITY:
            return _ability(s, seat, packing.first(act), clause)
        case packing.ORDER if clause == C6_2:
            return _order(s, seat, packing.first(act), packing.second(act), packing.third(act))
    return {}


def _unpaid(s: PublicFields, seat: int, bill: Bill) -> Details:
    """Say what is missing of a bill: people before goods; nothing when it can be paid."""
    short = lacking(s, seat, bill)
    if short[words.WORKER]:
        return {"case": "people", "need": bill.points, "have": points_of(s, seat, bill)}
    return _goods({goods: n for goods, n in short.items() if n})


def _goods(short: dict[int, int]) -> Details:
    if not short:
        return {}
    details: Details = {"case": "goods", "kinds": len(short)}
    for i, (goods, n) in enumerate(short.items(), 1):
        details |= {f"n{i}": n, f"goods{i}": words.GOODS_NAMES[goods] if n == 1 else f"{words.GOODS_NAMES[goods]}-many"}
    return details


def _tile(s: PublicFields, seat: int, district: int, building: int, clause: int) -> Details:
    where: Details = {"district": words.DISTRICT_NAMES[district]}
    if s.built[district] & bit(building):
        return {"case": "built", **where}
    if s.available[district] & bit(building) == 0:
        return {"case": "gone", **where}
    if clause == C7_5:
        return {"case": "room", **where}
    links = links_for(s, district, building)
    if clause == C2_6:
        return {"need": links, "have": neutral_left(s)}
    if clause in (C7_2, C7_4, C7_7) and links != NOWHERE:
        return _unpaid(s, seat, tile_bill(s, seat, district, building, discount_for(s, seat), links))
    return {}


def _monument(s: PublicFields, seat: int, monument: int) -> Details:
    if s.monument[monument] != NONE:
        return {"case": "built"}
    bonuses = bonus_districts(s, monument)
    ways = [district for district in range(words.DISTRICTS) if bonuses & bit(district)] or [NONE]
    bills = [monument_bill(s, seat, monument, district, discount_for(s, seat)) for district in ways]
    return _unpaid(s, seat, min(bills, key=lambda bill: sum(lacking(s, seat, bill).values())))


def _line(s: PublicFields, seat: int, act: int, clause: int) -> Details:
    district, building, line = packing.first(act), packing.second(act), packing.third(act)
    if clause == C7_18:
        if s.built[district] & bit(building) == 0:
            return {"case": "missing", "district": words.DISTRICT_NAMES[district]}
        return {"case": "used"} if s.used[district] & bit(building) else {}
    if clause != C7_2 or line >= len(s.pack.buildings[building].actions):
        return {}
    return _unpaid(s, seat, line_bill(s, seat, district, building, line, s.top_kind() == ACTIVATE_NEW))


def _site(s: PublicFields, seat: int, site: int, space: int, clause: int) -> Details:
    if s.sites_used & bit(words.SITE_SPACES * site + space):
        return {"case": "taken"}
    if s.stock[s.pack.sites[site].item] == 0:
        return {"case": "empty", "goods": f"{words.GOODS_NAMES[s.pack.sites[site].item]}-many"}
    return _unpaid(s, seat, site_bill(s, seat, site, space)) if clause == C7_2 else {}


def _claim(s: PublicFields, seat: int, milestone: int, clause: int) -> Details:
    if s.face_up & bit(milestone) == 0:
        return {"case": "gone"}
    if clause == C7_2:
        only = s.pack.milestones[milestone].specialist
        if only != NONE:
            return {"case": "specialist", "colour": words.COLOUR_NAMES[only]}
        return _unpaid(s, seat, claim_bill(s, seat, milestone))
    for term in s.pack.milestones[milestone].condition.terms:
        have = metric(s, seat, term.metric)
        if term.comparison == vocabulary.AT_LEAST and have < term.n:
            return {"case": "more", "need": term.n, "have": have}
        if term.comparison == vocabulary.AT_MOST and have > term.n:
            return {"case": "less", "need": term.n, "have": have}
    return {}


def _ability(s: PublicFields, seat: int, ability: int, clause: int) -> Details:
    if s.abilities[seat] & bit(ability) == 0:
        return {"case": "foreign"}
    what = s.pack.abilities[ability]
    if what.kind == vocabulary.PERMANENT:
        return {"case": "lasting"}
    if is_spent(s, seat, what.use_limit):
        return {"case": "spent"}
    return _unpaid(s, seat, ability_bill(s, seat, ability)) if clause == C7_2 else {}


def _order(s: PublicFields, seat: int, resource: int, side: int, units: int) -> Details:
    """Say what stands in the way of an order at the market."""
    step, context = step_of_visit(s), s.top(Visit.CONTEXT)
    traded = s.top(Visit.BOUGHT) | s.top(Visit.SOLD)
    if units == 0 or resource >= PAYABLE:
        return {}
    goods = f"{words.GOODS_NAMES[resource]}-many"
    if traded & bit(resource):
        return {"case": "again", "goods": goods}
    if not may_order(step, traded, resource):
        return {"case": "types", "most": step.types}
    have = s.market[resource] if side == packing.BUY else s.holds(seat, resource)
    if units > have:
        return {"case": "stock" if side == packing.BUY else "own", "goods": goods, "have": have}
    price = price_of(s, seat, step, context, resource, side)
    if side == packing.BUY and units * price > s.holds(seat, words.DENARII):
        return {"case": "denarii", "need": units * price, "have": s.holds(seat, words.DENARII)}
    if 0 < step.units < units:
        return {"case": "units", "most": step.units}
    return {"case": "turn", "goods": goods} if (s.sold if side == packing.BUY else s.bought) & bit(resource) else {}
