"""The order of a round: building, auctions, scoring, drawing, four times over (rules R0.1-R0.3)."""

from mypy_extensions import i64

from aedilis.core.listing import Actions
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.clauses import R0_2, R1_1
from aedilis.games.capitol.engine.fields import BID, BUILD, DRAW, OVER, PLACE, ROUNDS, Fields, PublicFields
from aedilis.games.capitol.engine.steps import auction, build, draw, score


def refusal(s: PublicFields, hand: i64, action: i64) -> i64:
    """Return 0 if a seat with this hand may do this now, else the clause that forbids it."""
    kind = packing.action_kind(action)
    if s.phase == OVER:
        return R0_2
    if action < 0 or kind >= packing.ACTION_KINDS or packing.action_seat(action) >= s.players:
        return R1_1
    if kind <= packing.NULL_PLAY:
        return build.refusal(s, hand, action)
    if kind == packing.SEAL_BID:
        return auction.bid_refusal(s, hand, action)
    if kind == packing.PLACE_TILE:
        return auction.tile_refusal(s, action)
    return draw.draw_refusal(s, action)


def list_actions(s: PublicFields, seat: i64, hand: i64, out: Actions) -> None:
    """List what a seat with this hand may do now; nothing when it is not its turn."""
    if s.phase == BID:
        if hand:
            auction.list_bids(seat, hand, out)
    elif seat == s.active:
        if s.phase == BUILD:
            build.list_actions(s, seat, hand, out)
        elif s.phase == DRAW:
            draw.list_draws(s, seat, out)
        elif s.phase == PLACE:
            auction.list_tile_places(s, seat, out)


def apply(s: Fields, action: i64) -> None:
    """Carry out a legal action and go on to the next decision, or to the end of the game."""
    if s.phase == BUILD:
        if build.apply(s, action):
            return
    elif s.phase == DRAW:
        if draw.apply(s, action):
            return
    elif s.phase == BID:
        if auction.apply_bid(s, action):
            return
    elif auction.apply_tile(s, action):
        return
    advance(s)


def advance(s: Fields) -> None:
    """A phase is over: begin the next ones until somebody has to decide or the game ends."""
    while True:
        if s.phase == BUILD:
            if auction.begin(s):
                return
        elif s.phase == DRAW:
            begin_round(s)
            if build.begin(s):
                return
        else:
            score.score_round(s)
            if s.round == ROUNDS:  # after the fourth scoring there is no draw (R0.2)
                s.phase = OVER
                s.tell(packing.GAME_OVER, packing.NO_SEAT, score.winning_seats(s))
                return
            if draw.begin(s):
                return


def begin_round(s: Fields) -> None:
    """Pass the Consul to the left and begin the next round (R4.10)."""
    s.consul = s.next_seat(s.consul)
    s.round += 1
    s.phase = BUILD
    s.tell(packing.CONSUL_PASSED, s.consul)
    s.tell(packing.ROUND_STARTED, packing.NO_SEAT, s.round)
