"""The Macellum: its tile of the round, market visits, refilling and the sale at the end (C4.2, C6, C12.1).

A VISIT frame holds: A effect and B step of the `trade` that allows it (A is NONE for the merchant), C the context,
D whether an order must be made, E and F the resources bought and sold so far in this visit, as bits.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import bit, ones
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine.clauses import ALLOWED, C6_2
from aedilis.games.corduba.engine.effects.native import fire
from aedilis.games.corduba.engine.effects.people import give_back
from aedilis.games.corduba.engine.options import MARKET_ROUNDTRIP
from aedilis.games.corduba.engine.options import VISIT as WITHIN_A_VISIT
from aedilis.games.corduba.engine.pack.native import (
    BUY_ONLY,
    BY_MERCHANT,
    NONE,
    ON_TRADE,
    SELL_ONLY,
    TRADE,
    TRADE_MOD,
    Step,
)
from aedilis.games.corduba.engine.packing import (
    BUY,
    DONE,
    MARKET_REFILLED,
    NO_SEAT,
    ORDER,
    PRICE_MOVED,
    PRICES_CHANGED,
    SELL,
    SOLD_AT_END,
    TRADED,
    action,
    action_kind,
    event,
    first,
    revealing,
    second,
    third,
)
from aedilis.games.corduba.engine.state.fields import ACTIONS, Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import VISIT, A, B, C, D, E, F
from aedilis.games.corduba.engine.words import DENARII, GOODS, NOBODY, RESOURCES

MERCHANT_STEP: Final = Step(TRADE)  # any number of types and units, no modifiers (C7.23)


# Prices and what may be ordered.


def price_of(s: PublicFields, seat: i64, step: Step, context: i64, resource: i64, side: i64) -> i64:
    """Return what a unit costs or brings in a visit, never less than 1 (C6.2)."""
    price: i64 = s.price[resource]
    if side == BUY:
        price += step.buy_mod
    else:
        price += step.sell_mod
    owned: i64 = s.abilities[seat] & s.pack.mod_owners[TRADE_MOD]
    ability: i64 = 0
    while owned:
        if owned & 1:
            for mod in s.pack.abilities[ability].mods:
                if mod.kind == TRADE_MOD and mod.contexts & context:
                    if side == BUY:
                        price += mod.buy
                    else:
                        price += mod.sell
        owned >>= 1
        ability += 1
    if price < 1:
        return 1
    return price


def moves_prices(s: PublicFields, seat: i64, step: Step, context: i64) -> bool:
    """Tell whether the orders of a visit change prices at its end."""
    if not step.drift:
        return False
    owned: i64 = s.abilities[seat] & s.pack.mod_owners[TRADE_MOD]
    ability: i64 = 0
    while owned:
        if owned & 1:
            for mod in s.pack.abilities[ability].mods:
                if mod.kind == TRADE_MOD and mod.contexts & context and not mod.drift:
                    return False
        owned >>= 1
        ability += 1
    return True


def may_order(step: Step, traded: i64, resource: i64) -> bool:
    """Tell whether a visit that has traded these types may go on with this one (C6.2)."""
    return traded & bit(resource) == 0 and (step.types == 0 or ones(traded) < step.types)


def most_units(s: PublicFields, seat: i64, step: Step, context: i64, resource: i64, side: i64) -> i64:
    """Return how many units of a type that may be ordered the seat can order (C6.2)."""
    most: i64 = 0
    other_way: i64 = 0
    if side == BUY:
        if step.sides == SELL_ONLY:
            return 0
        other_way = s.sold
        most = s.market[resource]
        if most > 0:
            denarii: i64 = s.holds(seat, DENARII)
            price: i64 = price_of(s, seat, step, context, resource, BUY)
            if most * price > denarii:
                most = denarii // price
    else:
        if step.sides == BUY_ONLY:
            return 0
        other_way = s.bought
        most = s.holds(seat, resource)
    if other_way & bit(resource) and s.stage == ACTIONS and s.option(MARKET_ROUNDTRIP) != WITHIN_A_VISIT:
        return 0
    if step.units > 0 and most > step.units:
        return step.units
    return most


def can_trade(s: PublicFields, seat: i64, step: Step, context: i64) -> bool:
    """Tell whether a visit could have an order."""
    for resource in range(RESOURCES):
        if most_units(s, seat, step, context, resource, SELL) > 0:
            return True
        if most_units(s, seat, step, context, resource, BUY) > 0:
            return True
    return False


def can_send_merchant(s: PublicFields, seat: i64) -> bool:
    """Tell whether the merchant is at home and would find something to do (C7.23)."""
    return s.merchants & bit(seat) == 0 and can_trade(s, seat, MERCHANT_STEP, BY_MERCHANT)


# A visit.


def visit(s: Fields, seat: i64, effect: i64, step_number: i64, context: i64, must: i64) -> None:
    """Let a seat visit the market as a `trade` step says; it must make an order if `must` is 1."""
    s.push(VISIT, seat, effect, step_number, context, must)


def visit_merchant(s: Fields, seat: i64) -> None:
    """Let a seat visit the market with its merchant, which needs at least one order (C7.23)."""
    s.push(VISIT, seat, NONE, 0, BY_MERCHANT, 1)


def step_of_visit(s: PublicFields) -> Step:
    """Return the `trade` step of the visit on top."""
    effect: i64 = s.top(A)
    if effect < 0:
        return MERCHANT_STEP
    return s.pack.effects[effect].steps[s.top(B)]


def list_visit(s: PublicFields, out: Actions) -> None:
    """List every order, and to go home unless an order must come first."""
    seat: i64 = s.top_seat()
    step = step_of_visit(s)
    context: i64 = s.top(C)
    traded: i64 = s.top(E) | s.top(F)
    for resource in range(RESOURCES):
        if may_order(step, traded, resource):
            for side in range(2):
                most: i64 = most_units(s, seat, step, context, resource, side)
                for units in range(1, most + 1):
                    out.add(action(ORDER, seat, resource, side, units))
    if s.top(D) == 0 or traded != 0 or out.size == 0:
        out.add(action(DONE, seat))


def refuse_visit(s: PublicFields, act: i64) -> i64:
    """Return 0 if this order, or going home, is allowed now, else the clause."""
    seat: i64 = s.top_seat()
    step = step_of_visit(s)
    traded: i64 = s.top(E) | s.top(F)
    if action_kind(act) == DONE:
        if s.top(D) == 0 or traded != 0 or not can_trade(s, seat, step, s.top(C)):
            return ALLOWED
        return C6_2
    if first(act) >= RESOURCES or second(act) > SELL or third(act) == 0:
        return C6_2
    if not may_order(step, traded, first(act)):
        return C6_2
    if third(act) > most_units(s, seat, step, s.top(C), first(act), second(act)):
        return C6_2
    return ALLOWED


def do_visit(s: Fields, act: i64) -> None:
    """Carry out an order, or end the visit."""
    if action_kind(act) == DONE:
        end_visit(s)
        return
    seat: i64 = s.top_seat()
    resource: i64 = first(act)
    units: i64 = third(act)
    price: i64 = price_of(s, seat, step_of_visit(s), s.top(C), resource, second(act))
    if second(act) == BUY:
        s.set_top(E, s.top(E) | bit(resource))
        s.bought |= bit(resource)
        s.market[resource] -= units
        s.held[seat * GOODS + resource] += units
        s.held[seat * GOODS + DENARII] -= units * price
    else:
        s.set_top(F, s.top(F) | bit(resource))
        s.sold |= bit(resource)
        s.held[seat * GOODS + resource] -= units
        s.held[seat * GOODS + DENARII] += units * price
        take_in(s, resource, units)
    if s.listening:
        s.tell(event(TRADED, seat, resource, second(act), units, price))


def take_in(s: Fields, resource: i64, units: i64) -> None:
    """Put sold units on the market; those above its capacity go to the general supply (C6.2)."""
    room: i64 = s.pack.capacity[s.players * RESOURCES + resource] - s.market[resource]
    if units < room:
        room = units
    s.market[resource] += room
    s.stock[resource] += units - room


def end_visit(s: Fields) -> None:
    """Move each price once for all that was traded (C6.2); then what a visit sets off."""
    seat: i64 = s.top_seat()
    bought: i64 = s.top(E)
    sold: i64 = s.top(F)
    drift: bool = moves_prices(s, seat, step_of_visit(s), s.top(C))
    s.pop()
    if drift:
        for resource in range(RESOURCES):
            if bought & bit(resource):
                move_price(s, resource, s.pack.bought_drift)
            elif sold & bit(resource):
                move_price(s, resource, s.pack.sold_drift)
    if bought | sold:
        fire(s, ON_TRADE, seat)


def move_price(s: Fields, resource: i64, n: i64) -> None:
    """Change a price within its track (C6.1)."""
    price: i64 = s.price[resource] + n
    if price < s.pack.price_min[resource]:
        price = s.pack.price_min[resource]
    if price > s.pack.price_max[resource]:
        price = s.pack.price_max[resource]
    if price != s.price[resource]:
        s.price[resource] = price
        if s.listening:
            s.tell(event(PRICE_MOVED, NO_SEAT, resource, price))


# Without visitors.


def refill(s: Fields) -> None:
    """Fill the market from the general supply, as far as that lasts (C4.2)."""
    moved: i64 = 0
    for resource in range(RESOURCES):
        units: i64 = s.pack.capacity[s.players * RESOURCES + resource] - s.market[resource]
        if s.stock[resource] < units:
            units = s.stock[resource]
        s.stock[resource] -= units
        s.market[resource] += units
        moved += units
    if moved > 0 and s.listening:
        s.tell(event(MARKET_REFILLED, NO_SEAT))


def draw_macellum(s: Fields) -> None:
    """Turn up the next Macellum tile, change the prices and remove the tile from the game (C6.1)."""
    deck: vec[i64] = s.macellum_deck
    tile: i64 = deck[0]
    for i in range(len(deck) - 1):
        deck[i] = deck[i + 1]
    deck[len(deck) - 1] = NOBODY
    s.tile_drawn = tile
    s.tiles_seen |= bit(tile)
    if s.listening:
        s.tell(revealing(PRICES_CHANGED, NO_SEAT, tile))
    for resource in range(RESOURCES):
        move_price(s, resource, s.pack.macellum[tile * RESOURCES + resource])


def final_sale(s: Fields, seat: i64) -> None:
    """Sell all resources of a seat at current prices; the market does not change (C12.1)."""
    denarii: i64 = 0
    for resource in range(RESOURCES):
        units: i64 = s.holds(seat, resource)
        denarii += units * s.price[resource]
        give_back(s, seat, resource, units)
    s.held[seat * GOODS + DENARII] += denarii
    if s.listening:
        s.tell(event(SOLD_AT_END, seat, denarii))
