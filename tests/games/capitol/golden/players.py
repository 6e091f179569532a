"""Simple players with one habit each; they bring a game to corners that random play seldom sees."""

from random import Random

from aedilis.games.capitol.engine.cards import cards_in, multiset
from aedilis.games.capitol.engine.packing import (
    DRAW_CARD,
    FLOOR_CARD,
    NULL_PLAY,
    PASS,
    PERMIT_CARD,
    ROOF_CARD,
    STOP_DRAWING,
    action_first,
    action_kind,
    bid_action,
)
from aedilis.games.capitol.engine.state import State
from tests.contract.players import Player, preferring, uniform

builder = preferring(action_kind, PERMIT_CARD, ROOF_CARD, FLOOR_CARD)
mason = preferring(action_kind, FLOOR_CARD, ROOF_CARD, NULL_PLAY)


def hoarder(state: State, seat: int, chooser: Random) -> int:
    """Never part with a card: pass, bid nothing, draw all that can be drawn."""
    listed = state.legal(seat)
    if action_kind(listed[0]) == PASS or bid_action(seat, 0) in listed:
        return listed[0]
    return chooser.choice([action for action in listed if action_kind(action) != STOP_DRAWING])


def spender(state: State, seat: int, chooser: Random) -> int:
    """Play every card, bid everything."""
    listed = state.legal(seat)
    return chooser.choice(listed[1:]) if action_kind(listed[0]) == PASS and len(listed) > 1 else listed[-1]


def heaper(state: State, seat: int, chooser: Random) -> int:
    """Turn every card into blocks: draw floor cards, build, bid nothing."""
    listed = state.legal(seat)
    if bid_action(seat, 0) in listed:
        return bid_action(seat, 0)
    floors = [action for action in listed if action_kind(action) == DRAW_CARD and action_first(action) == 1]
    return floors[0] if floors else mason(state, seat, chooser)


def bluffer(state: State, seat: int, chooser: Random) -> int:
    """Keep the cards for the auctions, and bid any part of the hand."""
    listed = state.legal(seat)
    if bid_action(seat, 0) in listed:
        cards = cards_in(state.hand[seat])
        return bid_action(seat, multiset(chooser.sample(cards, chooser.randint(0, len(cards)))))
    return listed[0] if action_kind(listed[0]) == PASS and chooser.random() < 0.4 else chooser.choice(listed)


PLAYERS: dict[str, Player[State]] = {
    "uniform": uniform,
    "builder": builder,
    "mason": mason,
    "hoarder": hoarder,
    "spender": spender,
    "heaper": heaper,
    "bluffer": bluffer,
}
