"""Caepio at the market: cards say what he sells and buys (rule C14.15)."""

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.paying.amounts import at_most
from aedilis.games.corduba.engine.solo.aedificium import deck, drawn
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.steps.market import move_price, take_in
from aedilis.games.corduba.engine.words import CAEPIO, CAEPIO_CARDS, DECADES, DENARII, GOODS


def market_deck(s: PublicFields) -> i64:
    """Return the cards of the next decade's deck, of the first one's in the last decade, as bits."""
    return deck(s, s.decade % DECADES + 1)


def can_serve(s: PublicFields, card: i64, side: i64, sold: i64) -> bool:
    """Tell whether a card finds something to sell in Caepio's stock, or to buy that he has not just sold."""
    if side == packing.SELL:
        return s.holds(CAEPIO, s.pack.caepio[card].sell) > 0
    resource: i64 = s.pack.caepio[card].buy
    return s.market[resource] > 0 and (sold >> resource) & 1 == 0


def servers(s: PublicFields, side: i64, sold: i64) -> i64:
    """Return the cards of the market's deck that can serve, as bits."""
    cards: i64 = market_deck(s)
    result: i64 = 0
    for card in range(CAEPIO_CARDS):
        if (cards >> card) & 1 and can_serve(s, card, side, sold):
            result |= bit(card)
    return result


def visit_market(s: Fields, sell: i64, buy: i64) -> None:
    """Sell and buy what the cards say; the deck is shuffled again when it runs out."""
    cards: i64 = market_deck(s)
    sold: i64 = 0
    for side in (packing.SELL, packing.BUY):
        missing: i64 = buy
        if side == packing.SELL:
            missing = sell
        while missing > 0 and servers(s, side, sold) != 0:
            if cards == 0:
                cards = market_deck(s)
            card: i64 = drawn(s, cards)
            cards &= ~bit(card)
            resource: i64 = s.pack.caepio[card].buy
            units: i64 = 0
            if side == packing.SELL:
                resource = s.pack.caepio[card].sell
            if can_serve(s, card, side, sold):
                units = s.market[resource]
                if side == packing.SELL:
                    units = s.holds(CAEPIO, resource)
                units = at_most(units, missing)
            s.reveal(packing.MARKET_CARD_TURNED, CAEPIO, card, side, resource, units)
            if units > 0:
                missing -= units
                if side == packing.SELL:
                    sold |= bit(resource)
                trade(s, resource, side, units)


def trade(s: Fields, resource: i64, side: i64, units: i64) -> None:
    """Sell units at the present price, or take them from the market unpaid; then the price moves."""
    price: i64 = 0
    drift: i64 = s.pack.bought_drift
    if side == packing.SELL:
        price = s.price[resource]
        drift = s.pack.sold_drift
        s.held[CAEPIO * GOODS + resource] -= units
        s.held[CAEPIO * GOODS + DENARII] += units * price
        take_in(s, resource, units)
    else:
        s.market[resource] -= units
        s.held[CAEPIO * GOODS + resource] += units
    s.tell(packing.TRADED, CAEPIO, resource, side, units, price)
    move_price(s, resource, drift)
