"""Canonical actions: the lowest card of a kind stands for all of them, a bid for its sum.

This is a pruning for search, not an equivalence: cards of another number are other money. In return, what an unseen
hand may do can be told apart by kind and colour only, so that tries of different deals add up.
"""

from typing import Final

from mypy_extensions import i64

from aedilis.games.capitol.bots.bidding import cards_for, enough_to_win, highest_bid
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.weights import UNIT
from aedilis.games.capitol.engine.cards import FIRST_FLOOR, FIRST_PERMIT, total
from aedilis.games.capitol.engine.fields import PublicFields
from aedilis.games.capitol.engine.packing import (
    FLOOR_CARD,
    NULL_PLAY,
    SEAL_BID,
    action_bid,
    action_card,
    action_kind,
    action_seat,
    bid_action,
    card_action,
)

BID_STEPS: Final = 8


def key_of(action: i64) -> i64:
    """Return what an action and all that it stands for have in common."""
    kind: i64 = action_kind(action)
    if kind == SEAL_BID:
        return SEAL_BID | action_seat(action) << 4 | total(action_bid(action)) << 6
    if kind < FLOOR_CARD or kind > NULL_PLAY:
        return action
    card: i64 = action_card(action)
    first: i64 = 0
    if card >= FIRST_PERMIT:
        first = card - ((card - FIRST_PERMIT) & 7)
    elif card >= FIRST_FLOOR:
        first = FIRST_FLOOR
    return action - card_action(0, 0, card - first)


def consider_bids(m: Mind, s: PublicFields, seat: i64, hand: i64) -> None:
    """List bids of rising sums: none, parts of the highest worth making, enough against every purse, and all."""
    m.size = 0
    m.consider(bid_action(seat, 0), 0)
    last: i64 = 0
    purse: i64 = total(hand)
    limit: i64 = highest_bid(m, s, seat, hand)
    enough: i64 = enough_to_win(m, s, seat)
    if enough > purse:
        enough = purse
    if limit < 1:
        limit = 1
    step: i64 = 1
    while step <= BID_STEPS:
        last = consider_sum(m, seat, hand, (limit * step) // BID_STEPS, last, UNIT)
        step += 1
    last = consider_sum(m, seat, hand, (limit * 3) // 2, last, 0)
    last = consider_sum(m, seat, hand, enough, last, 0)
    consider_sum(m, seat, hand, purse, last, -UNIT)


def consider_sum(m: Mind, seat: i64, hand: i64, wanted: i64, last: i64, worth: i64) -> i64:
    """List a bid that comes close to the sum if it is higher than the last one; return the highest sum listed."""
    cards: i64 = cards_for(hand, wanted)
    bid: i64 = total(cards)
    if bid <= last:
        return last
    m.consider(bid_action(seat, cards), worth)
    return bid
