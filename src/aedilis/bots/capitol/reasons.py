"""Why an action: a short reason in the words of the rules, from nothing but what the seat may know."""

import msgspec

from aedilis.bots.capitol.learned import weights_for
from aedilis.bots.capitol.sight import Sight
from aedilis.bots.capitol.weights import SECRET_CARD
from aedilis.games.capitol.actions import CARD_NAMES
from aedilis.games.capitol.cards import PERMIT, colour_of, total, value_of
from aedilis.games.capitol.fields import FOUNTAIN, NO_SHAPE, QUEUE, SEATS, TEMPLE
from aedilis.games.capitol.packing import (
    DRAW_CARD,
    FLOOR_CARD,
    NULL_PLAY,
    PASS,
    PERMIT_CARD,
    PLACE_TILE,
    ROOF_CARD,
    SEAL_BID,
    action_bid,
    action_first,
    action_kind,
    action_second,
    action_third,
)
from aedilis.games.capitol.steps.score import first_points, places, second_points
from aedilis.games.capitol.view import View

TILE_WORDS = ("fountain", "amphitheatre", "temple")
SHAPE_WORDS = ("round", "pitched")


class Reason(msgspec.Struct, frozen=True):
    """A reason: a stable code for translations, the clause it rests on, its numbers, and the plain English text."""

    code: str
    clause: str
    text: str
    details: dict[str, int | str] = {}


def reason(view: View, action: int) -> Reason:
    """Return why the action may be good for the view's seat."""
    kind = action_kind(action)
    if kind == PERMIT_CARD:
        return placing(view, 2 * action_first(action) + action_second(action), action_third(action))
    if kind == ROOF_CARD:
        return roofing(view, action_first(action), action_second(action))
    if kind == FLOOR_CARD:
        return Reason("blocks", "R1.10", "builds up the yard for a later permit")
    if kind == NULL_PLAY:
        return Reason("wait", "R1.4", "plays a card for nothing and so stays in the phase while others must commit")
    if kind == PASS:
        held = view.hand_size(view.seat)
        return Reason("pass", "R1.5", f"keeps {held} cards for the auctions", {"cards": held})
    if kind == SEAL_BID:
        return bidding(view, total(action_bid(action)))
    if kind == PLACE_TILE:
        return tile(view, action_first(action))
    if kind == DRAW_CARD:
        return drawing(view, action_first(action))
    return Reason("stop", "R4.5", "declines the rest of the bonus")


def name_of(view: View, prefecture: int) -> str:
    """Return the prefecture's name as the board spells it."""
    return view.board.names[prefecture].replace("_", " ").title()


def placing(view: View, house: int, prefecture: int) -> Reason:
    """Return the reason for bringing a house (2 * height + shape) to a prefecture."""
    name, height = name_of(view, prefecture), house >> 1
    at = prefecture * SEATS + view.seat
    before = places(view, prefecture)
    old = view.strength[at]
    view.strength[at] = ((old >> 6) + height) << 6 | max(height, old & 63)
    after = places(view, prefecture)
    view.strength[at] = old
    details: dict[str, int | str] = {"prefecture": prefecture, "height": height}
    if view.shape[prefecture] == NO_SHAPE:
        points = first_points(view, prefecture)
        text = f"opens {name} alone: {points} points a scoring until contested"
        return Reason("open", "R1.19c", text, {**details, "points": points})
    if after >> view.seat & 1 and not before >> view.seat & 1:
        points = first_points(view, prefecture)
        return Reason("first", "R3.2", f"takes first place in {name}: {points} points", {**details, "points": points})
    if view.sites_free[prefecture] == 1:
        return Reason(
            "fill", "R1.19a", f"takes the last free site of {name}, so nothing changes there any more", details
        )
    if after >> (4 + view.seat) & 1 and not before >> (4 + view.seat) & 1:
        points = second_points(view, prefecture)
        return Reason("second", "R3.2", f"takes second place in {name}: {points} points", {**details, "points": points})
    return Reason("strengthen", "R3.1", f"makes the place in {name} safer by {height} blocks", details)


def roofing(view: View, height: int, shape: int) -> Reason:
    """Return the reason for finishing a house."""
    house = 2 * height + shape
    fitting = [name_of(view, p) for p in range(len(view.board.names)) if view.admits[p] >> house & 1]
    word = SHAPE_WORDS[shape]
    if fitting:
        text = f"a finished {word} house of {height} fits {', '.join(fitting)}"
    else:
        text = f"a finished {word} house of {height} waits for a place that it fits"
    return Reason("roof", "R1.16", text, {"height": height, "shape": word})


def rivals_purse(view: View) -> int:
    """Return the most that a rival is expected to be able to bid."""
    sight = Sight()
    sight.read_view(view)
    card = weights_for(view.players)[SECRET_CARD]
    return max(sight.money(view, seat, card) for seat in range(view.players) if seat != view.seat)


def bidding(view: View, bid: int) -> Reason:
    """Return the reason for a bid of this sum."""
    word = TILE_WORDS[view.tile()]
    purse = rivals_purse(view)
    details: dict[str, int | str] = {"bid": bid, "purse": purse, "tile": word}
    if bid == 0:
        return Reason("no-bid", "R2.10", f"the {word} is not worth the cards", details)
    if bid > purse:
        return Reason(
            "enough", "R2.6", f"{bid} for the {word}: no rival is expected to have more than {purse}", details
        )
    text = f"{bid} for the {word}: what it is worth, though rivals may have {purse}"
    return Reason("bid", "R2.6", text, details)


def tile(view: View, prefecture: int) -> Reason:
    """Return the reason for a tile's place."""
    name, word = name_of(view, prefecture), TILE_WORDS[view.tile()]
    ranking = places(view, prefecture)
    details: dict[str, int | str] = {"prefecture": prefecture, "tile": word}
    if ranking >> view.seat & 1:
        gain = 1 if view.tile() == FOUNTAIN else first_points(view, prefecture) if view.tile() == TEMPLE else 2
        what = "cards a draw" if word == "amphitheatre" else "points a scoring"
        clause = "R4.3" if word == "amphitheatre" else "R3.8" if word == "temple" else "R3.2"
        return Reason("tile-first", clause, f"you are first in {name}: {gain} more {what}", {**details, "gain": gain})
    if view.tile() == FOUNTAIN and view.sites_free[prefecture] == 1:
        return Reason("tile-fill", "R2.12", f"the fountain takes the last free site of {name}", details)
    return Reason("tile", "R2.11", f"the {word} helps rivals least in {name}", details)


def drawing(view: View, pile: int) -> Reason:
    """Return the reason for drawing the visible card of a pile."""
    card = int(view.queue[pile * QUEUE])
    details: dict[str, int | str] = {"card": CARD_NAMES[card]}
    if pile == PERMIT:
        colour = colour_of(card)
        for prefecture in range(len(view.board.names)):
            if view.board.colour[prefecture] == colour and view.admits[prefecture] & view.ready[view.seat]:
                text = f"a permit for a waiting house: {name_of(view, prefecture)} admits it"
                return Reason("draw-permit", "R1.19", text, {**details, "prefecture": prefecture})
    if value_of(card) >= 6:
        return Reason("draw-money", "R2.2", f"a high number, {value_of(card)}, for the auctions", details)
    words = ("a roof card finishes a house", "a floor card builds two blocks", "a permit for later")
    return Reason("draw", "R4.4", words[pile], details)
