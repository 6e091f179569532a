"""What a seat can foresee while others play, and what it may order for then: to pass, to bid, which cards to draw."""

from aedilis.core.contract import Offer, StandingOrder
from aedilis.core.rng import seeded
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.belief import determinize
from aedilis.games.capitol.engine.cards import FLOOR, PERMIT, ROOF, total
from aedilis.games.capitol.engine.fields import BID, BUILD, DRAW, PLACE, ROUNDS, TILES_A_ROUND, Fields, PublicFields
from aedilis.games.capitol.engine.flow import begin_round
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.steps.auction import clear_bids
from aedilis.games.capitol.engine.view import View

PASS_NOW = "pass"
PASS_LAST = "pass-last"
BID_AT_MOST = "bid"
DRAWS = {"draw-permit": PERMIT, "draw-floor": FLOOR, "draw-roof": ROOF}


def ahead(view: View) -> State | None:
    """Return the position at the seat's next card (R1.1) or its next bid (R2.3), as if nobody did anything before."""
    if view.seat < 0 or view.must_act() or not view.hand:
        return None
    s = determinize(view, seeded("ahead"))
    auction = next_auction(view)
    if view.phase == BUILD and not has_passed(view):
        s.active = view.seat
    elif view.phase == DRAW and has_drawn(view) and view.round < ROUNDS:
        begin_building(s, view.seat)
    elif auction is not None:
        open_for_bids(s, auction)
    else:
        return None
    return s


def begin_building(s: Fields, seat: int) -> None:
    """Let the next round begin with this seat's turn."""
    begin_round(s)
    s.draw_base = 0
    s.draw_bonus = 0
    s.passed = 0
    s.active = seat


def open_for_bids(s: Fields, auction: int) -> None:
    """Let everybody bid in this auction, for which nothing lies on the table yet."""
    clear_bids(s)
    s.phase = BID
    s.auction = auction


def has_passed(view: View) -> bool:
    """Tell whether the seat has left the building phase (R1.5)."""
    return bool(view.passed >> view.seat & 1)


def has_drawn(view: View) -> bool:
    """Tell whether the seat has drawn its cards of this round: turns go clockwise from the Consul (R4.1)."""
    return distance(view, view.seat) < distance(view, view.active)


def distance(s: PublicFields, seat: int) -> int:
    """Return how many seats from the Consul's holder a seat is."""
    return int((seat - s.consul) % s.players)


def next_auction(view: View) -> int | None:
    """Return the next auction of this round in which the seat has not bid yet; None if there is none (R2.1)."""
    first = (view.round - 1) * TILES_A_ROUND
    if view.phase == BUILD:
        return first
    if view.phase not in (BID, PLACE):
        return None
    is_open = view.phase == BID and not view.sealed >> view.seat & 1
    following = view.auction if is_open else view.auction + 1
    return int(following) if following < first + TILES_A_ROUND else None


def will_draw(view: View) -> bool:
    """Tell whether the seat draws before it does anything else (R4.1)."""
    if view.phase == DRAW:
        return not has_drawn(view)
    return view.phase in (BID, PLACE) and view.round < ROUNDS and next_auction(view) is None


def offers(view: View) -> list[Offer]:
    """Return the orders of a seat: for its next turn and the auctions if it holds cards, for its draws before them."""
    found = []
    if view.seat >= 0 and will_draw(view):
        found += [Offer(name) for name, pile in DRAWS.items() if view.pile_size[pile]]
    elif view.seat >= 0 and view.hand:
        if view.phase == BUILD and not has_passed(view):
            found += [Offer(PASS_NOW), Offer(PASS_LAST)]
        if next_auction(view) is not None:
            found.append(Offer(BID_AT_MOST, int(total(view.hand))))
    return found


def ordered(view: View, name: str, limit: int | None) -> StandingOrder:
    """Return an order; all of them end with the round."""
    return StandingOrder(name, limit, int(view.round))


def lasts(view: View, order: StandingOrder) -> bool:
    """Tell whether what was ordered is still to come: the seat's pass, an auction of the round, a card to draw."""
    if view.round != order.until:
        return False
    if order.name in DRAWS:
        return will_draw(view)
    if order.name == BID_AT_MOST:
        return next_auction(view) is not None
    return bool(view.phase == BUILD) and not has_passed(view)


def obeyed(view: View, order: StandingOrder) -> int | None:
    """Return the pass, the highest bid within the limit (with the fewest cards for its sum), or the next draw."""
    if view.round != order.until:
        return None
    if order.name in DRAWS:
        draw = int(packing.place_action(packing.DRAW_CARD, view.seat, DRAWS[order.name]))
        return None if view.refusal(draw) else draw
    if order.name == BID_AT_MOST:
        limit = order.limit or 0
        bids = view.legal() if view.phase == BID and view.must_act() else []
        within = [bid for bid in bids if total(packing.action_bid(bid)) <= limit]
        return max(within, key=lambda bid: total(packing.action_bid(bid)), default=None)
    action = int(packing.simple_action(packing.PASS, view.seat))
    others = view.everyone() & ~(1 << view.seat)
    waits = order.name == PASS_LAST and view.passed & others != others
    return None if waits or view.refusal(action) else action
