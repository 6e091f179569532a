"""The auctions by rule of thumb: a tile's worth, purses, the tie rule, the last auction (strategy notes 7-11).

The bids that a hand can make lie in the mind, one for each sum, in rising order: hardly any hand can pay every sum.
"""

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.rng import Rng
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.tiles import best_tile_gain
from aedilis.games.capitol.bots.weights import BID_LOW, DENY, RESERVE, SECRET_CARD, UNIT
from aedilis.games.capitol.bots.worth import pip_worth
from aedilis.games.capitol.engine.cards import total
from aedilis.games.capitol.engine.fields import ROUNDS, TEMPLE, TILES_A_ROUND, PublicFields
from aedilis.games.capitol.engine.options import AUCTION_TIE, LOW_SCORE_ELSE_REMOVE, LOW_SCORE_FREE, NO_BID_RULE
from aedilis.games.capitol.engine.packing import action_bid
from aedilis.games.capitol.engine.steps.auction import list_bids, lowest_scores


def tile_worth(m: Mind, s: PublicFields, seat: i64, tile: i64) -> i64:
    """Return what it is worth to win a tile, and not to leave it to the rival who likes it most."""
    own: i64 = best_tile_gain(m, s, seat, tile)
    lost: i64 = 0
    rival: i64 = 0
    while rival < s.players:
        if rival != seat and m.sight.hand_size(rival):
            gain: i64 = best_tile_gain(m, s, rival, tile)
            if gain > lost:
                lost = gain
        rival += 1
    return own + ((lost * m.weights[DENY]) >> 10)


def enough_to_win(m: Mind, s: PublicFields, seat: i64, surely: bool) -> i64:
    """Return a sum that no rival is expected to top, or surely none can: at least 1, for a bid of 0 wins nothing."""
    most: i64 = 1
    rival: i64 = 0
    while rival < s.players:
        if rival != seat and m.sight.hand_size(rival):
            money: i64 = 0
            if surely:
                money = m.sight.most_money(s, rival)
            else:
                money = m.sight.money(s, rival, m.weights[SECRET_CARD])
            if s.option(AUCTION_TIE) != LOW_SCORE_ELSE_REMOVE or s.score[seat] >= s.score[rival]:
                money += 1  # a tie would not be won, or not for sure
            if money > most:
                most = money
        rival += 1
    return most


def comes_free(m: Mind, s: PublicFields, seat: i64) -> bool:
    """Tell whether the tile goes to this seat if it bids nothing, since no rival can bid (R2.9)."""
    if s.option(NO_BID_RULE) != LOW_SCORE_FREE or lowest_scores(s, s.everyone()) != bit(seat):
        return False
    rival: i64 = 0
    while rival < s.players:
        if rival != seat and m.sight.hand_size(rival):
            return False
        rival += 1
    return True


def is_last_auction(s: PublicFields) -> bool:
    """Tell whether cards have no use after this auction."""
    return s.round == ROUNDS and s.auction % TILES_A_ROUND == TILES_A_ROUND - 1


def highest_bid(m: Mind, s: PublicFields, seat: i64, hand: i64) -> i64:
    """Return the highest sum worth bidding for the running auction's tile; 0 when it is not worth a card.

    The hand can pay just this sum; its bids must have been listed.
    """
    worth: i64 = tile_worth(m, s, seat, s.tile())
    if worth <= 0 or comes_free(m, s, seat):
        return 0
    purse: i64 = total(hand)
    if is_last_auction(s):
        return purse
    enough: i64 = enough_to_win(m, s, seat, False)
    limit: i64 = worth // pip_worth(m, s, hand)
    if s.round == ROUNDS and tile_worth(m, s, seat, TEMPLE) > worth:
        left: i64 = purse - ((enough * m.weights[RESERVE]) >> 10)
        if limit > left:
            limit = left
    enough = sum_of(m, cheapest_from(m, enough))
    if enough <= limit:
        return enough
    return sum_of(m, dearest_up_to(m, limit))


def choose_bid(m: Mind, s: PublicFields, seat: i64, hand: i64, rng: Rng) -> i64:
    """Return a bid between the lowest and the highest worth making; sealed bids must not be foreseeable."""
    list_bids(seat, hand, m.bids)
    wanted: i64 = highest_bid(m, s, seat, hand)
    if wanted > 0 and not is_last_auction(s):
        low: i64 = m.weights[BID_LOW]
        share: i64 = low + rng.below(UNIT + 1 - low)
        wanted = (wanted * share + UNIT - 1) >> 10
    return m.bids.items[cheapest_from(m, wanted)]


def sum_of(m: Mind, place: i64) -> i64:
    """Return the sum of the bid at a place of the list."""
    return total(action_bid(m.bids.items[place]))


def cheapest_from(m: Mind, wanted: i64) -> i64:
    """Return the place of the cheapest bid that reaches a sum; of the dearest where none does."""
    low: i64 = 0
    high: i64 = m.bids.size - 1
    while low < high:
        middle: i64 = (low + high) >> 1
        if sum_of(m, middle) < wanted:
            low = middle + 1
        else:
            high = middle
    return low


def dearest_up_to(m: Mind, limit: i64) -> i64:
    """Return the place of the dearest bid that does not pass a sum; of the empty one where none does."""
    place: i64 = cheapest_from(m, limit)
    if place > 0 and sum_of(m, place) > limit:
        return place - 1
    return place
