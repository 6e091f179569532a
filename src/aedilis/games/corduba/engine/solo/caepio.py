"""Caepio's turn: his cards row by row, and what each alternative does (C14.9-C14.15).

Whether an alternative is possible is asked of `obstacle`, which a view asks too: it sees nothing hidden.
"""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit, ones
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine.clauses import ALLOWED, C7_5, C14_11
from aedilis.games.corduba.engine.effects.native import start_effect
from aedilis.games.corduba.engine.effects.people import gain
from aedilis.games.corduba.engine.options import CAEPIO_TIE, RANDOM
from aedilis.games.corduba.engine.pack.native import (
    ACT_ACTIVATE,
    ACT_BUILD,
    ACT_CASTRA,
    ACT_MARKET,
    ACT_PORTUS,
    ACT_RANDOM,
    ACT_SITE,
    BY_BUILDING,
    NONE,
    UNLOCK,
    Act,
)
from aedilis.games.corduba.engine.packing import (
    AEDIFICIUM_USED,
    BUY,
    CAEPIO_ACTED,
    CAEPIO_TRIED,
    CASTRA_USED,
    DIE_ROLLED,
    FOR_RANDOM_TILE,
    LATER_ACTION,
    MARKET_CARD_TURNED,
    NO_FREE_TILE,
    NO_MARKER,
    NO_ROOM,
    NOT_BUILT,
    NOTHING_TO_TRADE,
    PORTUS_USED,
    SELL,
    SITE_TAKEN,
    SITE_USED,
    SPACE_TAKEN,
    STACK_EMPTY,
    SUPPLY_EMPTY,
    TILE_RESTLESS,
    TILE_TAKEN,
    TRADED,
    TURNED_BUT_RESTLESS,
    TURNED_BUT_USED,
    event,
    first,
    revealing,
    second,
    third,
)
from aedilis.games.corduba.engine.solo.aedificium import (
    aedificium,
    deck,
    draw_aedificium,
    drawn,
    free_tile,
    free_tiles,
    put_under,
    standing,
    turn_random_tile,
    turn_up,
)
from aedilis.games.corduba.engine.state import frames
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import (
    CAEPIO_BUILD,
    CHOOSE_CAEPIO_SPOT,
    CHOOSE_LINK,
    FILL,
    PASSING,
    PRESTIGE,
    TURN_END,
    A,
    B,
    C,
    D,
    E,
    F,
    G,
)
from aedilis.games.corduba.engine.state.ground import CELLS, NOT_THERE
from aedilis.games.corduba.engine.steps.activate import block_space
from aedilis.games.corduba.engine.steps.build import lay_tile, spot_action
from aedilis.games.corduba.engine.steps.market import move_price, take_in
from aedilis.games.corduba.engine.steps.placement import (
    NOWHERE,
    contacts,
    fits,
    has_links,
    is_allowed,
    links_for,
    next_spot,
    own_cells,
)
from aedilis.games.corduba.engine.words import (
    CAEPIO,
    CAEPIO_CARDS,
    DECADES,
    DENARII,
    DISTRICTS,
    GOODS,
    NOBODY,
    ROW,
    SERVORUM,
    SITE_SPACES,
    TRACK,
    VELITES,
)

POSSIBLE: Final = -1

# The clause of C14 behind each reason why an alternative is impossible.
CLAUSES: Final = (12, 12, 13, 13, 11, 11, 14, 14, 14, 14, 15)


# ---------------------------------------------------------------- the turn (C14.9)


def work_caepio_turn(s: Fields) -> None:
    """Carry out the first alternative that is possible, from the marked row on; pass when the cards are used up."""
    if s.top(A) == 1:
        s.pop()
        s.row += 1
        s.push(TURN_END, CAEPIO)
        return
    while True:
        if s.card == NOBODY or s.row >= len(s.pack.caepio[s.card].rows):
            if not turn_up(s):
                s.pop()
                s.push(TURN_END, CAEPIO)
                s.push(PASSING, CAEPIO)
                return
        row = s.pack.caepio[s.card].rows[s.row]
        for alternative in range(len(row)):
            if attempt(s, row[alternative], alternative):
                return
        s.row += 1


def attempt(s: Fields, act: Act, alternative: i64) -> bool:
    """Carry out an alternative of the marked row if that is possible; say why it is not."""
    reason: i64 = obstacle(s, act)
    building: i64 = act.building
    district: i64 = NONE
    if reason == POSSIBLE and act.act == ACT_BUILD:
        building = draw_aedificium(s)
        district = roll(s, building)
        if district == NONE:
            put_under(s, building)
            reason = NO_ROOM
    if reason != POSSIBLE:
        if s.listening:
            s.tell(event(CAEPIO_TRIED, CAEPIO, s.card, s.row, alternative, reason, CLAUSES[reason]))
        return False
    s.set_top(A, 1)
    if s.listening:
        s.tell(event(CAEPIO_ACTED, CAEPIO, s.card, s.row, alternative))
    if act.act == ACT_BUILD:
        s.push(FILL, CAEPIO)
        s.push(CAEPIO_BUILD, CAEPIO, district, building, NOT_THERE)
    elif act.act == ACT_SITE:
        use_site(s, act.site, space_for(s, act))
    elif act.act == ACT_PORTUS:
        if s.listening:
            s.tell(event(PORTUS_USED, CAEPIO))
        start_effect(s, CAEPIO, s.pack.portus.effect, NONE, BY_BUILDING)
    elif act.act == ACT_CASTRA:
        s.castra_used |= bit(act.space)
        if s.listening:
            s.tell(event(CASTRA_USED, CAEPIO, act.space))
        start_effect(s, CAEPIO, s.pack.castra[act.space].effect, NONE, BY_BUILDING)
    elif act.act == ACT_MARKET:
        visit_market(s, act.sell, act.buy)
    else:
        if act.act == ACT_RANDOM:
            restless: i64 = s.restless[0] | s.restless[1] | s.restless[2]
            building = turn_random_tile(
                s, FOR_RANDOM_TILE, free_tiles(s), restless, TURNED_BUT_RESTLESS, TURNED_BUT_USED
            )
        use_tile(s, free_tile(s, building), building)
    return True


def obstacle(s: PublicFields, act: Act) -> i64:
    """Return why an alternative is impossible now, as far as anybody can know before the cards are drawn."""
    if act.act == ACT_SITE:
        if (s.sites_used >> (SITE_SPACES * act.site)) & 3 or space_for(s, act) == NONE:
            return SITE_TAKEN
        return POSSIBLE if s.stock[s.pack.sites[act.site].item] > 0 else SUPPLY_EMPTY
    if act.act == ACT_CASTRA:
        if (s.castra_used >> act.space) & 1:
            return SPACE_TAKEN
        return POSSIBLE if s.stock[VELITES + act.space] > 0 else NO_MARKER
    if act.act == ACT_BUILD:
        return POSSIBLE if aedificium(s, s.decade) != 0 else STACK_EMPTY
    if act.act == ACT_ACTIVATE:
        if free_tile(s, act.building) != NONE:
            return POSSIBLE
        if (standing(s) >> act.building) & 1 == 0:
            return NOT_BUILT
        restless: i64 = s.restless[0] | s.restless[1] | s.restless[2]
        return TILE_RESTLESS if (restless >> act.building) & 1 else TILE_TAKEN
    if act.act == ACT_RANDOM:
        return POSSIBLE if free_tiles(s) != 0 else NO_FREE_TILE
    if act.act == ACT_MARKET:
        if (act.sell > 0 and servers(s, SELL, 0) != 0) or (act.buy > 0 and servers(s, BUY, 0) != 0):
            return POSSIBLE
        return NOTHING_TO_TRADE
    return POSSIBLE  # Portus


def space_for(s: PublicFields, act: Act) -> i64:
    """Return the space of a site that takes so many workers (C14.12)."""
    for space in range(SITE_SPACES):
        if s.pack.sites[act.site].workers[space] == act.workers:
            return space
    return NONE


def use_site(s: Fields, site: i64, space: i64) -> None:
    """Take the yield of a space; the whole site is used then (C14.12)."""
    block_space(s, site, space)
    if s.listening:
        s.tell(event(SITE_USED, CAEPIO, site, space))
    gain(s, CAEPIO, s.pack.sites[site].item, s.pack.sites[site].yields[space])


def use_tile(s: Fields, district: i64, building: i64) -> None:
    """Block a tile and begin what its Aedificium card does (C14.14)."""
    s.used[district] |= bit(building)
    if s.listening:
        s.tell(event(AEDIFICIUM_USED, CAEPIO, district, building))
    start_effect(s, CAEPIO, s.pack.aedificium[building], district, BY_BUILDING)


def work_caepio_coin(s: Fields) -> None:
    """Your action is complete, and Caepio has passed: he gains a denarius (C14.10)."""
    s.pop()
    if s.listening:
        s.tell(event(LATER_ACTION, CAEPIO))
    gain(s, CAEPIO, DENARII, 1)


# ---------------------------------------------------------------- building (C14.11)


def roll(s: Fields, building: i64) -> i64:
    """Roll the die; return the first district from there on where the tile can lie, NONE if it can nowhere."""
    pips: i64 = s.rng.below(6) + 1
    start: i64 = (pips - 1) // 2
    if s.listening:
        s.tell(revealing(DIE_ROLLED, CAEPIO, pips, start))
    for further in range(DISTRICTS):
        district: i64 = (start + further) % DISTRICTS
        if can_lie(s, district, building):
            return district
    return NONE


def can_lie(s: PublicFields, district: i64, building: i64) -> bool:
    """Tell whether Caepio can build a type in a district; forced insulae cost him nothing but must be in stock."""
    if (s.available[district] >> building) & 1 == 0:
        return False
    links: i64 = links_for(s, district, building)
    return links != NOWHERE and (links == 0 or has_links(s, links))


def work_caepio_build(s: Fields) -> None:
    """Do the next stage of his tile: spot, forced insulae, tile and insulae, prestige, then it is used."""
    district: i64 = s.top(A)
    building: i64 = s.top(B)
    stage: i64 = s.top(D)
    s.set_top(D, stage + 1)
    chooser: i64 = 0
    if s.option(CAEPIO_TIE) == RANDOM:
        chooser = CAEPIO
    if stage == 0:
        s.set_top(G, most_insulae(s, district, building))
        s.push(CHOOSE_CAEPIO_SPOT, chooser)
    elif stage == 1:
        links: i64 = links_for(s, district, building)
        if links > 0:
            s.push(CHOOSE_LINK, chooser, links, NOT_THERE)
    elif stage == 2:
        lay_tile(s, CAEPIO, district, building, s.top(C), s.top(E), s.top(F))
    elif stage == 3:
        s.push(PRESTIGE, CAEPIO, district, s.pack.buildings[building].prestige)
    else:
        s.pop()
        use_tile(s, district, building)


def insulae_at(s: PublicFields, district: i64, building: i64, placement: i64, least: i64) -> i64:
    """Return how many own insulae Caepio can lay beside a tile there, -1 when these are fewer than the least."""
    ground = s.ground
    left: i64 = ROW - s.laid[CAEPIO * DISTRICTS + district]
    block: i64 = district * CELLS + ground.block[placement]
    low: i64 = s.occupied_low[district]
    high: i64 = s.occupied_high[district]
    around: i64 = ones(ground.near_low[placement] & ground.block_low[block] & ~low)
    around += ones(ground.near_high[placement] & ground.block_high[block] & ~high)
    if around < left:
        left = around
    if left < least:
        return -1
    if left == 0:
        return 0
    available: i64 = s.available[district]
    s.occupied_low[district] = low | ground.low[placement]
    s.occupied_high[district] = high | ground.high[placement]
    s.available[district] = available & ~bit(building)
    cells = own_cells(s, district, placement)
    s.occupied_low[district] = low
    s.occupied_high[district] = high
    s.available[district] = available
    result: i64 = ones(cells[0]) + ones(cells[1])
    if result > left:
        return left
    return result


def most_insulae(s: PublicFields, district: i64, building: i64) -> i64:
    """Return the most own insulae that a placement of the type lets Caepio lay."""
    best: i64 = 0
    contact = contacts(s, district, building)
    placement: i64 = next_spot(s, district, building, contact)
    while placement != NOT_THERE:
        own: i64 = insulae_at(s, district, building, placement, best + 1)
        if own > best:
            best = own
        placement = next_spot(s, district, building, contact, placement)
    return best


def list_choose_caepio_spot(s: PublicFields, out: Actions) -> None:
    """List the placements that let him lay the most of his insulae."""
    district: i64 = s.below(A)
    building: i64 = s.below(B)
    contact = contacts(s, district, building)
    placement: i64 = next_spot(s, district, building, contact)
    while placement != NOT_THERE:
        if insulae_at(s, district, building, placement, s.below(G)) == s.below(G):
            out.add(spot_action(s, placement))
        placement = next_spot(s, district, building, contact, placement)


def refuse_choose_caepio_spot(s: PublicFields, act: i64) -> i64:
    """Refuse where the tile may not lie, or where he could lay fewer insulae than elsewhere."""
    district: i64 = s.below(A)
    building: i64 = s.below(B)
    placement: i64 = s.ground.placement_at(district, building, first(act), second(act), third(act))
    if placement == NOT_THERE or not fits(s, district, placement):
        return C7_5
    if not is_allowed(s, district, building, placement):
        return C14_11
    return ALLOWED if insulae_at(s, district, building, placement, s.below(G)) == s.below(G) else C14_11


def do_choose_caepio_spot(s: Fields, act: i64) -> None:
    """Remember the placement."""
    s.pop()
    s.set_top(C, s.ground.placement_at(s.top(A), s.top(B), first(act), second(act), third(act)))


# ---------------------------------------------------------------- the market (C14.15)


def market_deck(s: PublicFields) -> i64:
    """Return the cards of the next decade's deck, of the first one's in the last decade, as bits."""
    return deck(s, s.decade % DECADES + 1)


def can_serve(s: PublicFields, card: i64, side: i64, sold: i64) -> bool:
    """Tell whether a card finds something to sell in Caepio's stock, or to buy that he has not just sold."""
    if side == SELL:
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
    for side in (SELL, BUY):
        missing: i64 = buy
        if side == SELL:
            missing = sell
        while missing > 0 and servers(s, side, sold) != 0:
            if cards == 0:
                cards = market_deck(s)
            card: i64 = drawn(s, cards)
            cards &= ~bit(card)
            resource: i64 = s.pack.caepio[card].buy
            units: i64 = 0
            if side == SELL:
                resource = s.pack.caepio[card].sell
            if can_serve(s, card, side, sold):
                units = s.market[resource]
                if side == SELL:
                    units = s.holds(CAEPIO, resource)
                if missing < units:
                    units = missing
            if s.listening:
                s.tell(revealing(MARKET_CARD_TURNED, CAEPIO, card, side, resource, units))
            if units > 0:
                missing -= units
                if side == SELL:
                    sold |= bit(resource)
                trade(s, resource, side, units)


def trade(s: Fields, resource: i64, side: i64, units: i64) -> None:
    """Sell units at the present price, or take them from the market unpaid; then the price moves."""
    price: i64 = 0
    drift: i64 = s.pack.bought_drift
    if side == SELL:
        price = s.price[resource]
        drift = s.pack.sold_drift
        s.held[CAEPIO * GOODS + resource] -= units
        s.held[CAEPIO * GOODS + DENARII] += units * price
        take_in(s, resource, units)
    else:
        s.market[resource] -= units
        s.held[CAEPIO * GOODS + resource] += units
    if s.listening:
        s.tell(event(TRADED, CAEPIO, resource, side, units, price))
    move_price(s, resource, drift)


# ---------------------------------------------------------------- choices (C14.4)


def choose(s: Fields, kind: i64, menu: Actions) -> i64:
    """Return how Caepio decides: by chance where a die does, on the Servorum track to unlock, else the first listed.

    Lists of goods begin with the most of what comes first, lists of insulae with the most, colours are in their order.
    """
    if kind in (CHOOSE_CAEPIO_SPOT, CHOOSE_LINK):
        return menu.items[s.rng.below(menu.size)]
    if kind == frames.CHOOSE_DISTRICTS:
        best: i64 = 0
        for i in range(menu.size):
            if (
                s.prestige[CAEPIO * DISTRICTS + first(menu.items[i])]
                < s.prestige[CAEPIO * DISTRICTS + first(menu.items[best])]
            ):
                best = i
        return menu.items[best]
    if kind == frames.CHOOSE_OPTION and is_on_servorum_track(s, s.top(A)):
        options = s.pack.effects[s.top(A)].steps[s.top(B)].options
        for i in range(menu.size):
            for step in s.pack.effects[options[first(menu.items[i])]].steps:
                if step.op == UNLOCK:
                    return menu.items[i]
    return menu.items[0]


def is_on_servorum_track(s: PublicFields, effect: i64) -> bool:
    """Tell whether an effect is the bonus of a space of the Servorum track."""
    base: i64 = SERVORUM * (TRACK + 1)
    return effect in s.pack.track[base : base + TRACK + 1]
