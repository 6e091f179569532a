"""Why an action, from nothing but what the seat may know; the words for each code are in `aedilis.i18n`."""

from aedilis.bots.opinion import Details, Reason
from aedilis.games.capitol.bots.learned import weights_for
from aedilis.games.capitol.bots.sight import Sight
from aedilis.games.capitol.bots.weights import SECRET_CARD
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.cards import PERMIT, colour_of, total, value_of
from aedilis.games.capitol.engine.fields import FOUNTAIN, NO_SHAPE, QUEUE, SEATS, TEMPLE
from aedilis.games.capitol.engine.steps.score import first_points, places, second_points
from aedilis.games.capitol.engine.view import View

TILES = ("fountain", "amphitheatre", "temple")
SHAPES = ("round", "pitched")
PILES = ("roof", "floor", "permit")
HIGH_NUMBER = 6
MEAN_CARD = 4608  # 4.5, the mean number on a card: learned caution is no expectation


def reason(view: View, action: int) -> Reason:
    """Return why the action may be good for the view's seat."""
    kind = packing.action_kind(action)
    if kind == packing.PERMIT_CARD:
        return placing(
            view, 2 * packing.action_first(action) + packing.action_second(action), packing.action_third(action)
        )
    if kind == packing.ROOF_CARD:
        return roofing(view, packing.action_first(action), packing.action_second(action))
    if kind == packing.FLOOR_CARD:
        return Reason("blocks", "R1.10")
    if kind == packing.NULL_PLAY:
        return Reason("wait", "R1.4")
    if kind == packing.PASS:
        return Reason("pass", "R1.5", {"cards": view.hand_size(view.seat)})
    if kind == packing.SEAL_BID:
        return bidding(view, total(packing.action_bid(action)))
    if kind == packing.PLACE_TILE:
        return tile(view, packing.action_first(action))
    if kind == packing.DRAW_CARD:
        return drawing(view, packing.action_first(action))
    return Reason("stop", "R4.5")


def placing(view: View, house: int, prefecture: int) -> Reason:
    """Return the reason for bringing a house (2 * height + shape) to a prefecture."""
    height = house >> 1
    at = prefecture * SEATS + view.seat
    before = places(view, prefecture)
    old = view.strength[at]
    view.strength[at] = ((old >> 6) + height) << 6 | max(height, old & 63)
    after = places(view, prefecture)
    view.strength[at] = old
    where: Details = {"prefecture": view.board.names[prefecture]}
    if view.shape[prefecture] == NO_SHAPE:
        return Reason("open", "R1.19c", {**where, "points": first_points(view, prefecture)})
    if after >> view.seat & 1 and not before >> view.seat & 1:
        return Reason("first", "R3.2", {**where, "points": first_points(view, prefecture)})
    if view.sites_free[prefecture] == 1:
        return Reason("fill", "R1.19a", where)
    if after >> (4 + view.seat) & 1 and not before >> (4 + view.seat) & 1:
        return Reason("second", "R3.2", {**where, "points": second_points(view, prefecture)})
    return Reason("strengthen", "R3.1", {**where, "height": height})


def roofing(view: View, height: int, shape: int) -> Reason:
    """Return the reason for finishing a house."""
    house = 2 * height + shape
    fitting = sum(1 for prefecture in range(len(view.board.names)) if view.admits[prefecture] >> house & 1)
    return Reason("roof", "R1.16", {"height": height, "shape": SHAPES[shape], "places": fitting})


def rivals_purse(view: View) -> int:
    """Return the most that a rival is expected to be able to bid."""
    sight = Sight()
    sight.read_view(view)
    card = min(weights_for(view.players)[SECRET_CARD], MEAN_CARD)
    return max(sight.money(view, seat, card) for seat in range(view.players) if seat != view.seat)


def bidding(view: View, bid: int) -> Reason:
    """Return the reason for a bid of this sum."""
    name = TILES[view.tile()]
    if bid == 0:
        return Reason("no-bid", "R2.10", {"tile": name})
    purse = rivals_purse(view)
    details: Details = {"bid": bid, "purse": purse, "tile": name}
    return Reason("enough", "R2.6", details) if bid > purse else Reason("bid", "R2.6", details)


def tile(view: View, prefecture: int) -> Reason:
    """Return the reason for a tile's place."""
    name, kind = TILES[view.tile()], view.tile()
    where: Details = {"prefecture": view.board.names[prefecture]}
    if places(view, prefecture) >> view.seat & 1:
        if kind == FOUNTAIN:
            return Reason("fountain-first", "R3.2", {**where, "gain": 1})
        if kind == TEMPLE:
            return Reason("temple-first", "R3.8", {**where, "gain": first_points(view, prefecture)})
        return Reason("amphitheatre-first", "R4.3", {**where, "gain": 2})
    if kind == FOUNTAIN and view.sites_free[prefecture] == 1:
        return Reason("tile-fill", "R2.12", where)
    return Reason("tile", "R2.11", {**where, "tile": name})


def drawing(view: View, pile: int) -> Reason:
    """Return the reason for drawing the visible card of a pile."""
    card = int(view.queue[pile * QUEUE])
    if pile == PERMIT:
        colour = colour_of(card)
        for prefecture, name in enumerate(view.board.names):
            if view.board.colour[prefecture] == colour and view.admits[prefecture] & view.ready[view.seat]:
                return Reason("draw-permit", "R1.19", {"prefecture": name})
    if value_of(card) >= HIGH_NUMBER:
        return Reason("draw-money", "R2.2", {"value": value_of(card)})
    return Reason("draw", "R4.4", {"kind": PILES[pile]})
