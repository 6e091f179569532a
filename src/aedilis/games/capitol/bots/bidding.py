"""The auctions by rule of thumb: a tile's worth, purses, the tie rule, the last auction (strategy notes 7-11)."""

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.rng import Rng
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.tiles import best_tile_gain
from aedilis.games.capitol.bots.weights import BID_LOW, DENY, RESERVE, SECRET_CARD, UNIT
from aedilis.games.capitol.bots.worth import pip_worth
from aedilis.games.capitol.engine.cards import FIRST_FLOOR, PERMIT_SHIFT, total
from aedilis.games.capitol.engine.fields import ROUNDS, TEMPLE, TILES_A_ROUND, PublicFields
from aedilis.games.capitol.engine.options import LOW_SCORE_ELSE_REMOVE
from aedilis.games.capitol.engine.packing import bid_action


def tile_worth(m: Mind, s: PublicFields, seat: i64, tile: i64) -> i64:
    """Return what it is worth to win a tile, and not to leave it to the rival who likes it most."""
    own: i64 = best_tile_gain(s, seat, tile, m.weights)
    lost: i64 = 0
    rival: i64 = 0
    while rival < s.players:
        if rival != seat and m.sight.hand_size(rival):
            gain: i64 = best_tile_gain(s, rival, tile, m.weights)
            if gain > lost:
                lost = gain
        rival += 1
    return own + ((lost * m.weights[DENY]) >> 10)


def enough_to_win(m: Mind, s: PublicFields, seat: i64) -> i64:
    """Return a bid that no rival is expected to top: more than any purse, or as much where the tie would be won."""
    most: i64 = 0
    rival: i64 = 0
    while rival < s.players:
        if rival != seat and m.sight.hand_size(rival):
            money: i64 = m.sight.money(s, rival, m.weights[SECRET_CARD])
            if s.options.auction_tie != LOW_SCORE_ELSE_REMOVE or s.score[seat] >= s.score[rival]:
                money += 1
            if money > most:
                most = money
        rival += 1
    if most == 0:
        return 1
    return most


def highest_bid(m: Mind, s: PublicFields, seat: i64, hand: i64) -> i64:
    """Return the highest sum worth bidding for the running auction's tile; 0 when it is not worth a card."""
    purse: i64 = total(hand)
    worth: i64 = tile_worth(m, s, seat, s.tile())
    if worth <= 0:
        return 0
    enough: i64 = enough_to_win(m, s, seat)
    limit: i64 = worth // pip_worth(m, s, hand)
    if s.round == ROUNDS:
        if s.auction % TILES_A_ROUND == TILES_A_ROUND - 1:
            limit = purse  # cards have no later use
        else:
            temple: i64 = tile_worth(m, s, seat, TEMPLE)
            reserve: i64 = 0
            if temple > worth:
                reserve = (enough * m.weights[RESERVE]) >> 10
            if limit > purse - reserve:
                limit = purse - reserve
    if limit > enough:
        limit = enough
    if limit > purse:
        limit = purse
    if limit < 0:
        return 0
    return limit


def choose_bid(m: Mind, s: PublicFields, seat: i64, hand: i64, rng: Rng) -> i64:
    """Return a bid between the lowest and the highest worth making; sealed bids must not be foreseeable."""
    limit: i64 = highest_bid(m, s, seat, hand)
    if limit > 0 and not (s.round == ROUNDS and s.auction % TILES_A_ROUND == TILES_A_ROUND - 1):
        low: i64 = m.weights[BID_LOW]
        share: i64 = low + rng.below(UNIT + 1 - low)
        limit = (limit * share + UNIT - 1) >> 10
    return bid_action(seat, cards_for(hand, limit))


def cards_for(hand: i64, limit: i64) -> i64:
    """Return cards of the hand that come close to a sum and do not pass it: high cards first, permits last."""
    bid: i64 = 0
    value: i64 = 8
    while value > 0 and limit > 0:
        if value <= limit:
            held: i64 = 0
            if value < 8:
                held = (hand >> (2 * (value - 1))) & 3
                while held and value <= limit:
                    bid += bit(2 * (value - 1))
                    limit -= value
                    held -= 1
            held = (hand >> (2 * (FIRST_FLOOR + value - 1))) & 3
            while held and value <= limit:
                bid += bit(2 * (FIRST_FLOOR + value - 1))
                limit -= value
                held -= 1
            colour: i64 = 0
            while colour < 3 and value <= limit:
                place: i64 = PERMIT_SHIFT + 8 * colour + value - 1
                if (hand >> place) & 1:
                    bid += bit(place)
                    limit -= value
                colour += 1
        value -= 1
    return bid
