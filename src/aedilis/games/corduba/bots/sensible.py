"""Which legal actions a player of Corduba considers at all: none that another one makes pointless."""

from mypy_extensions import i64

from aedilis.core.listing import Actions
from aedilis.games.corduba.engine.effects.prestige import ChooseDistricts
from aedilis.games.corduba.engine.packing import first
from aedilis.games.corduba.engine.state.frames import CHOOSE_DISTRICTS
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.words import DISTRICTS, TRACK


def list_sensible(view: View, out: Actions) -> None:
    """Fill the list with the seat's legal actions; prestige goes to a track at its end only if all others are too."""
    view.list_legal(out)
    if view.depth == 0 or view.top_kind() != CHOOSE_DISTRICTS or view.top(ChooseDistricts.STEPS) <= 0:
        return
    items = out.items
    kept: i64 = 0
    index: i64
    for index in range(out.size):
        if view.prestige[view.seat * DISTRICTS + first(items[index])] < TRACK:
            items[kept] = items[index]
            kept += 1
    if kept:
        out.size = kept
