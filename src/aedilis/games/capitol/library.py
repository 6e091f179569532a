"""Capitol for programs: typed games, and the types of all their values.

>>> from aedilis import capitol
>>> game = capitol.new(players=2, seed="an example")
>>> game.view_data(0).seats[0].hand_size
8
"""

from aedilis.core import game as core
from aedilis.core.library import GameMaker
from aedilis.games.capitol.engine.forms import events
from aedilis.games.capitol.engine.forms.actions import AnyAction as Action
from aedilis.games.capitol.engine.forms.actions import (
    DrawCard,
    FloorCard,
    NullPlay,
    Pass,
    Permit,
    PlaceTile,
    RoofCard,
    SealBid,
    StopDrawing,
)
from aedilis.games.capitol.engine.forms.events import AnyEvent as Event
from aedilis.games.capitol.engine.forms.position import Position
from aedilis.games.capitol.engine.forms.previews import Preview
from aedilis.games.capitol.engine.forms.statistics import GameStatistics as Statistics
from aedilis.games.capitol.engine.forms.view import ViewData
from aedilis.games.capitol.engine.rules import RULES
from aedilis.games.capitol.engine.view import View

Game = core.Game[View, ViewData, Action, Event, Position, Statistics]
"""A game of Capitol, and its record so far."""

_games = GameMaker[View, ViewData, Action, Event, Position, Statistics](RULES.name)
new, load, from_position, from_record = _games.new, _games.load, _games.from_position, _games.from_record

__all__ = [
    "RULES",
    "Action",
    "DrawCard",
    "Event",
    "FloorCard",
    "Game",
    "NullPlay",
    "Pass",
    "Permit",
    "PlaceTile",
    "Position",
    "Preview",
    "RoofCard",
    "SealBid",
    "Statistics",
    "StopDrawing",
    "View",
    "ViewData",
    "events",
    "from_position",
    "from_record",
    "load",
    "new",
]
