"""Simple players with one habit each; they bring a game to corners that random play seldom sees."""

from random import Random

from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.cards import cards_in, multiset
from aedilis.games.capitol.engine.state import State
from tests.contract.players import Player, preferring, uniform

builder = preferring(packing.action_kind, packing.PERMIT_CARD, packing.ROOF_CARD, packing.FLOOR_CARD)
mason = preferring(packing.action_kind, packing.FLOOR_CARD, packing.ROOF_CARD, packing.NULL_PLAY)


def hoarder(state: State, seat: int, chooser: Random) -> int:
    """Never part with a card: pass, bid nothing, draw all that can be drawn."""
    listed = state.legal(seat)
    if packing.action_kind(listed[0]) == packing.PASS or packing.bid_action(seat, 0) in listed:
        return listed[0]
    return chooser.choice([action for action in listed if packing.action_kind(action) != packing.STOP_DRAWING])


def spender(state: State, seat: int, chooser: Random) -> int:
    """Play every card, bid everything."""
    listed = state.legal(seat)
    may_pass = packing.action_kind(listed[0]) == packing.PASS
    return chooser.choice(listed[1:]) if may_pass and len(listed) > 1 else listed[-1]


def heaper(state: State, seat: int, chooser: Random) -> int:
    """Turn every card into blocks: draw floor cards, build, bid nothing."""
    listed = state.legal(seat)
    if packing.bid_action(seat, 0) in listed:
        return packing.bid_action(seat, 0)
    floor = packing.place_action(packing.DRAW_CARD, seat, 1)
    return floor if floor in listed else mason(state, seat, chooser)


def bluffer(state: State, seat: int, chooser: Random) -> int:
    """Keep the cards for the auctions, and bid any part of the hand."""
    listed = state.legal(seat)
    if packing.bid_action(seat, 0) in listed:
        cards = cards_in(state.hand[seat])
        return packing.bid_action(seat, multiset(chooser.sample(cards, chooser.randint(0, len(cards)))))
    passes = packing.action_kind(listed[0]) == packing.PASS and chooser.random() < 0.4
    return listed[0] if passes else chooser.choice(listed)


PLAYERS: dict[str, Player[State]] = {
    "uniform": uniform,
    "builder": builder,
    "mason": mason,
    "hoarder": hoarder,
    "spender": spender,
    "heaper": heaper,
    "bluffer": bluffer,
}
