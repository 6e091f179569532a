"""Sortes for programs: typed games, and the types of their values.

>>> from sortes import library as sortes
>>> sortes.new(players=2, seed="an example").view_data(0).seats[0].hand
"""

from aedilis.core import game as core
from aedilis.core.library import GameMaker
from sortes import forms as events
from sortes.forms import Position, Seal, Statistics, ViewData
from sortes.rules import RULES
from sortes.state import View

Action = Seal
Event = events.AnyEvent
Game = core.Game[View, ViewData, Action, Event, Position, Statistics]

_games = GameMaker[View, ViewData, Action, Event, Position, Statistics](RULES.name)
new, load, from_position, from_record = _games.new, _games.load, _games.from_position, _games.from_record

__all__ = [
    "RULES",
    "Action",
    "Event",
    "Game",
    "Position",
    "Seal",
    "Statistics",
    "View",
    "ViewData",
    "events",
    "from_position",
    "from_record",
    "load",
    "new",
]
