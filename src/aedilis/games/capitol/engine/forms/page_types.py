"""The types by which the page knows Capitol's values."""

from aedilis.core.description import PageTypes
from aedilis.games.capitol.engine.forms import actions, events, previews, statistics, view

TYPES = PageTypes(
    about="The values of Capitol.",
    view=view.ViewData,
    preview=previews.Preview,
    statistics=statistics.GameStatistics,
    literals={
        "Shape": actions.Shape,
        "Kind": actions.Kind,
        "TileKind": events.Tile,
        "Phase": view.Phase,
        "Card": str,
    },
)
