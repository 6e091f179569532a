"""Canonical actions: the lowest card of a kind stands for all of them, a bid for its sum.

This is a pruning for search, not an equivalence: cards of another number are other money. In return, what an unseen
hand may do can be told apart by kind and colour only, so that tries of different deals add up.
"""

from typing import Final

from mypy_extensions import i64

from aedilis.games.capitol.bots.bidding import cheapest_from, enough_to_win, highest_bid, sum_of
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.weights import UNIT
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.cards import FIRST_FLOOR, FIRST_PERMIT, total
from aedilis.games.capitol.engine.fields import PublicFields
from aedilis.games.capitol.engine.steps.auction import list_bids

BID_STEPS: Final = 8


def key_of(action: i64) -> i64:
    """Return what an action and all that it stands for have in common."""
    kind: i64 = packing.action_kind(action)
    if kind == packing.SEAL_BID:
        return packing.SEAL_BID | packing.action_seat(action) << 4 | total(packing.action_bid(action)) << 6
    if kind < packing.FLOOR_CARD or kind > packing.NULL_PLAY:
        return action
    card: i64 = packing.action_card(action)
    first: i64 = 0
    if card >= FIRST_PERMIT:
        first = card - ((card - FIRST_PERMIT) & 7)
    elif card >= FIRST_FLOOR:
        first = FIRST_FLOOR
    return action - packing.card_action(0, 0, card - first)


def consider_bids(m: Mind, s: PublicFields, seat: i64, hand: i64) -> None:
    """List bids: none, some up to the highest worth making, what is expected to win and what surely wins, and more.

    What surely wins is the cheapest sum that the hand can pay and no rival can top; where there is none, all cards.
    """
    m.size = 0
    list_bids(seat, hand, m.bids)
    m.consider(m.bids.items[0], 0)
    limit: i64 = highest_bid(m, s, seat, hand)
    step: i64 = 1
    while step <= BID_STEPS and limit:
        consider_sum(m, (limit * step) // BID_STEPS, UNIT)
        step += 1
    sure: i64 = sum_of(m, cheapest_from(m, enough_to_win(m, s, seat, True)))
    consider_sum(m, sure, 0)
    consider_sum(m, enough_to_win(m, s, seat, False), 0)
    consider_sum(m, (limit * 3) // 2, 0)
    consider_sum(m, (limit + sure) >> 1, 0)
    consider_sum(m, total(hand), -UNIT)


def consider_sum(m: Mind, wanted: i64, worth: i64) -> None:
    """List the cheapest bid that reaches a sum, or all cards where none does, unless it is listed already."""
    bid: i64 = m.bids.items[cheapest_from(m, wanted)]
    for i in range(m.size):
        if m.items[i] == bid:
            return
    m.consider(bid, worth)
