"""The Macellum: its tile of the round, market visits, refilling and the sale at the end (C4.2, C6, C12.1)."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit, ones
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C6_2
from aedilis.games.corduba.engine.effects.seat_changes import give_back
from aedilis.games.corduba.engine.effects.standing import mods_of
from aedilis.games.corduba.engine.effects.triggers import Happening
from aedilis.games.corduba.engine.options import MARKET_ROUNDTRIP
from aedilis.games.corduba.engine.options import VISIT as WITHIN_A_VISIT
from aedilis.games.corduba.engine.pack import vocabulary
from aedilis.games.corduba.engine.pack.form.effects import Trade
from aedilis.games.corduba.engine.pack.native import Step
from aedilis.games.corduba.engine.paying.amounts import at_most
from aedilis.games.corduba.engine.state.fields import ACTIONS, Fields, PublicFields, without_top
from aedilis.games.corduba.engine.state.frames import VISIT
from aedilis.games.corduba.engine.state.kinds import Decision
from aedilis.games.corduba.engine.words import DENARII, GOODS, RESOURCES


class TradeStep(Step):
    """Visit the market (C6.2)."""

    is_sure = False
    is_void_for_caepio = True

    def __init__(self, words: Trade) -> None:
        super().__init__(words)
        self.sides: i64 = vocabulary.SIDE_NAMES.index(words.sides)
        self.types: i64 = words.types
        self.units: i64 = words.units
        self.buy_mod: i64 = words.buy_mod
        self.sell_mod: i64 = words.sell_mod
        self.drift: bool = words.drift

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """There could be an order."""
        return can_trade(s, seat, self, context)

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Let the seat visit the market."""
        s.push(VISIT, seat, self.effect, self.step, context, must)


NO_STEP: Final = 0  # a merchant's visit is no step of an effect
MERCHANT_STEP: Final = TradeStep(Trade())  # any number of types and units, no modifiers (C7.23)


def price_of(s: PublicFields, seat: i64, step: TradeStep, context: i64, resource: i64, side: i64) -> i64:
    """Return what a unit costs or brings in a visit, never less than 1 (C6.2)."""
    price: i64 = s.price[resource]
    if side == packing.BUY:
        price += step.buy_mod
    else:
        price += step.sell_mod
    for mod in mods_of(s, seat, vocabulary.TRADE_MOD):
        if mod.contexts & context:
            price += mod.buy if side == packing.BUY else mod.sell
    if price < 1:
        return 1
    return price


def moves_prices(s: PublicFields, seat: i64, step: TradeStep, context: i64) -> bool:
    """Tell whether the orders of a visit change prices at its end."""
    if not step.drift:
        return False
    return not any(mod.contexts & context and not mod.drift for mod in mods_of(s, seat, vocabulary.TRADE_MOD))


def may_order(step: TradeStep, traded: i64, resource: i64) -> bool:
    """Tell whether a visit that has traded these types may go on with this one (C6.2)."""
    return traded & bit(resource) == 0 and (step.types == 0 or ones(traded) < step.types)


def most_units(s: PublicFields, seat: i64, step: TradeStep, context: i64, resource: i64, side: i64) -> i64:
    """Return how many units of a type that may be ordered the seat can order (C6.2)."""
    most: i64 = 0
    other_way: i64 = 0
    if side == packing.BUY:
        if step.sides == vocabulary.SELL_ONLY:
            return 0
        other_way = s.sold
        most = s.market[resource]
        if most > 0:
            denarii: i64 = s.holds(seat, DENARII)
            price: i64 = price_of(s, seat, step, context, resource, packing.BUY)
            if most * price > denarii:
                most = denarii // price
    else:
        if step.sides == vocabulary.BUY_ONLY:
            return 0
        other_way = s.bought
        most = s.holds(seat, resource)
    if other_way & bit(resource) and s.stage == ACTIONS and s.option(MARKET_ROUNDTRIP) != WITHIN_A_VISIT:
        return 0
    return at_most(most, step.units) if step.units > 0 else most


def can_trade(s: PublicFields, seat: i64, step: TradeStep, context: i64) -> bool:
    """Tell whether a visit could have an order."""
    for resource in range(RESOURCES):
        if most_units(s, seat, step, context, resource, packing.SELL) > 0:
            return True
        if most_units(s, seat, step, context, resource, packing.BUY) > 0:
            return True
    return False


def can_send_merchant(s: PublicFields, seat: i64) -> bool:
    """Tell whether the merchant is at home and would find something to do (C7.23)."""
    return s.merchants & bit(seat) == 0 and can_trade(s, seat, MERCHANT_STEP, vocabulary.BY_MERCHANT)


def visit_merchant(s: Fields, seat: i64) -> None:
    """Let a seat visit the market with its merchant, which needs at least one order (C7.23)."""
    s.push(VISIT, seat, vocabulary.NONE, NO_STEP, vocabulary.BY_MERCHANT)
    s.set_top(Visit.MUST, 1)


def step_of_visit(s: PublicFields) -> TradeStep:
    """Return the `trade` step of the visit on top."""
    effect: i64 = s.top(Visit.EFFECT)
    if effect < 0:
        return MERCHANT_STEP
    step = s.pack.effects[effect].steps[s.top(Visit.STEP)]
    assert isinstance(step, TradeStep)
    return step


class Visit(Decision):
    """A visit to the market, order by order (C6.2)."""

    EFFECT: Final = 0  # that allows it with its `trade` step, NONE for the merchant
    STEP: Final = 1
    CONTEXT: Final = 2
    MUST: Final = 3  # 1 if an order must be made
    BOUGHT: Final = 4  # resources so far, as bits
    SOLD: Final = 5
    answers: tuple[int, ...] = (packing.ORDER, packing.DONE)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List every order, and to go home unless an order must come first."""
        seat: i64 = s.top_seat()
        step = step_of_visit(s)
        context: i64 = s.top(self.CONTEXT)
        traded: i64 = s.top(self.BOUGHT) | s.top(self.SOLD)
        for resource in range(RESOURCES):
            if may_order(step, traded, resource):
                for side in range(2):
                    most: i64 = most_units(s, seat, step, context, resource, side)
                    for units in range(1, most + 1):
                        out.add(packing.action(packing.ORDER, seat, resource, side, units))
        if s.top(self.MUST) == 0 or traded != 0 or out.size == 0:
            out.add(packing.action(packing.DONE, seat))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Return ALLOWED if this order, or going home, is allowed now, else the clause."""
        seat: i64 = s.top_seat()
        step = step_of_visit(s)
        traded: i64 = s.top(self.BOUGHT) | s.top(self.SOLD)
        if packing.action_kind(act) == packing.DONE:
            if s.top(self.MUST) == 0 or traded != 0 or not can_trade(s, seat, step, s.top(self.CONTEXT)):
                return ALLOWED
            return C6_2
        if packing.first(act) >= RESOURCES or packing.second(act) > packing.SELL or packing.third(act) == 0:
            return C6_2
        if not may_order(step, traded, packing.first(act)):
            return C6_2
        if packing.third(act) > most_units(s, seat, step, s.top(self.CONTEXT), packing.first(act), packing.second(act)):
            return C6_2
        return ALLOWED

    def do(self, s: Fields, act: i64) -> None:
        """Carry out an order, or end the visit."""
        if packing.action_kind(act) == packing.DONE:
            end_visit(s)
            return
        seat: i64 = s.top_seat()
        resource: i64 = packing.first(act)
        units: i64 = packing.third(act)
        price: i64 = price_of(s, seat, step_of_visit(s), s.top(self.CONTEXT), resource, packing.second(act))
        if packing.second(act) == packing.BUY:
            s.set_top(self.BOUGHT, s.top(self.BOUGHT) | bit(resource))
            s.bought |= bit(resource)
            s.market[resource] -= units
            s.held[seat * GOODS + resource] += units
            s.held[seat * GOODS + DENARII] -= units * price
        else:
            s.set_top(self.SOLD, s.top(self.SOLD) | bit(resource))
            s.sold |= bit(resource)
            s.held[seat * GOODS + resource] -= units
            s.held[seat * GOODS + DENARII] += units * price
            take_in(s, resource, units)
        s.tell(packing.TRADED, seat, resource, packing.second(act), units, price)


def take_in(s: Fields, resource: i64, units: i64) -> None:
    """Put sold units on the market; those above its capacity go to the general supply (C6.2)."""
    room: i64 = s.pack.capacity[s.players * RESOURCES + resource] - s.market[resource]
    room = at_most(room, units)
    s.market[resource] += room
    s.stock[resource] += units - room


def end_visit(s: Fields) -> None:
    """Move each price once for all that was traded (C6.2); then what a visit sets off."""
    seat: i64 = s.top_seat()
    bought: i64 = s.top(Visit.BOUGHT)
    sold: i64 = s.top(Visit.SOLD)
    drift: bool = moves_prices(s, seat, step_of_visit(s), s.top(Visit.CONTEXT))
    s.pop()
    if drift:
        for resource in range(RESOURCES):
            if bought & bit(resource):
                move_price(s, resource, s.pack.bought_drift)
            elif sold & bit(resource):
                move_price(s, resource, s.pack.sold_drift)
    if bought | sold:
        Happening(seat).set_off(s, vocabulary.ON_TRADE)


def move_price(s: Fields, resource: i64, n: i64) -> None:
    """Change a price within its track (C6.1)."""
    price: i64 = s.price[resource] + n
    if price < s.pack.price_min[resource]:
        price = s.pack.price_min[resource]
    if price > s.pack.price_max[resource]:
        price = s.pack.price_max[resource]
    if price != s.price[resource]:
        s.price[resource] = price
        s.tell(packing.PRICE_MOVED, packing.NO_SEAT, resource, price)


def refill(s: Fields) -> None:
    """Fill the market from the general supply, as far as that lasts (C4.2)."""
    moved: i64 = 0
    for resource in range(RESOURCES):
        units: i64 = at_most(s.pack.capacity[s.players * RESOURCES + resource] - s.market[resource], s.stock[resource])
        s.stock[resource] -= units
        s.market[resource] += units
        moved += units
    if moved > 0:
        s.tell(packing.MARKET_REFILLED, packing.NO_SEAT)


def draw_macellum(s: Fields) -> None:
    """Turn up the next Macellum tile, change the prices and remove the tile from the game (C6.1)."""
    tile: i64 = s.macellum_deck[0]
    s.macellum_deck = without_top(s.macellum_deck)
    s.tile_drawn = tile
    s.tiles_seen |= bit(tile)
    s.reveal(packing.PRICES_CHANGED, packing.NO_SEAT, tile)
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
    s.tell(packing.SOLD_AT_END, seat, denarii)
