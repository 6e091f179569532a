"""Capitol for programs: typed games, and the types of all their values.

>>> from aedilis import capitol
>>> game = capitol.new(players=2, seed="an example")
>>> game.view_data(0).seats[0].hand_size
8
"""

from typing import cast

from aedilis.core import game as core
from aedilis.core.library import GameMaker
from aedilis.games.capitol.engine import rules
from aedilis.games.capitol.engine.forms import events
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
from aedilis.games.capitol.engine.forms.position import Position
from aedilis.games.capitol.engine.forms.previews import Preview
from aedilis.games.capitol.engine.forms.statistics import GameStatistics as Statistics
from aedilis.games.capitol.engine.forms.view import ViewData
from aedilis.games.capitol.engine.view import View

Action = Pass | FloorCard | RoofCard | Permit | NullPlay | SealBid | PlaceTile | DrawCard | StopDrawing
"""What a seat may ask to do; `str(action)` is its notation."""

Event = (
    events.GameStarted
    | events.RoundStarted
    | events.CardPlayed
    | events.BlocksBuilt
    | events.HouseFinished
    | events.HousePlaced
    | events.Passed
    | events.AuctionOpened
    | events.BidSealed
    | events.BidRevealed
    | events.TileWon
    | events.TileRemoved
    | events.BidPaid
    | events.TilePlaced
    | events.PrefectureScored
    | events.RoundScored
    | events.DrawTurn
    | events.CardDrawn
    | events.DrawingStopped
    | events.DrawsLost
    | events.ConsulPassed
    | events.GameOver
)
"""What a game tells, in order."""

Game = core.Game[View, ViewData, Action, Event, Position, Statistics]
"""A game of Capitol, and its record so far."""

RULES = cast("rules.CapitolRules[Action, Event]", rules.RULES)
"""Its rules, which know its actions and events by their types."""

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
