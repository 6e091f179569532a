"""Which legal actions a player of Corduba considers at all: none that is pointless, or seems so to people."""

from mypy_extensions import i64

from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.effects.prestige import ChooseDistricts
from aedilis.games.corduba.engine.state.frames import CHOOSE_DISTRICTS, TURN
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.words import DISTRICTS, GOODS, TRACK, WORKER


def list_sensible(view: View, out: Actions) -> None:
    """Fill the list with the seat's legal actions; prestige goes to a track at its end only if all others are too."""
    view.list_legal(out)
    if view.depth == 0 or view.top_kind() != CHOOSE_DISTRICTS or view.top(ChooseDistricts.STEPS) <= 0:
        return
    items = out.items
    kept: i64 = 0
    for index in range(out.size):
        if view.prestige[view.seat * DISTRICTS + packing.first(items[index])] < TRACK:
            items[kept] = items[index]
            kept += 1
    if kept:
        out.size = kept


def list_eagerly(view: View, out: Actions) -> None:
    """Fill the list likewise, but without a pass before the seat has sent anybody in round 1: no person begins so."""
    list_sensible(view, out)
    if view.round != 1 or view.depth == 0 or view.top_kind() != TURN:
        return
    if view.held[view.seat * GOODS + WORKER] < view.register[view.seat]:
        return
    items = out.items
    kept: i64 = 0
    for index in range(out.size):
        if packing.action_kind(items[index]) != packing.PASS:
            items[kept] = items[index]
            kept += 1
    if kept:
        out.size = kept
