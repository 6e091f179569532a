"""The rulebook's position in Pars Patricius, in which the Forum touches nothing."""

from typing import Any

from aedilis.games.corduba.engine.state.state import State
from tests.corduba.builder import prestige, put_insula, put_tile, table

A = "0 spot 3,0 0"
B = "0 spot 5,1 0"
C = "0 spot 1,8 0"


def forum_position(**options: Any) -> State:
    """Return it with four insulae of seat 0, whose prestige there is 4; the tiles are another's."""
    s = table(4, **options)
    lay_forum_position(s)
    prestige(s, 0, patricius=4)
    return s


def lay_forum_position(s: State) -> None:
    """Lay its tiles and insulae."""
    for building, cells in {
        "herbarium": [(0, 5), (1, 5)],
        "schola": [(2, 4), (2, 5), (3, 4), (3, 5)],
        "odeum": [(0, 2), (0, 3), (0, 4), (1, 3)],
        "cudendum": [(3, 7), (4, 7), (4, 8), (5, 8)],
        "librarium": [(5, 5), (5, 6), (6, 6), (6, 7)],
    }.items():
        put_tile(s, "patricius", building, cells, builder=1)
    for cell in [(1, 4), (3, 6), (4, 6), (5, 7)]:
        put_insula(s, "patricius", cell, owner=0)
