"""Corduba 27 a.C. for programs: typed games, and the types of all their values.

>>> from aedilis import corduba
>>> game = corduba.new(players=2, seed="an example")
>>> game.view_data(0).seats[0].harmony
0
"""

from aedilis.core import game as core
from aedilis.core.library import GameMaker
from aedilis.games.corduba.engine.forms import events
from aedilis.games.corduba.engine.forms.actions import (
    Activate,
    BuildMonument,
    BuildTile,
    Claim,
    DeliverGoods,
    DeliverOfferings,
    DeliverTroops,
    Discard,
    Done,
    EndTurn,
    HandOut,
    Keep,
    LayInsulae,
    Link,
    NameCell,
    NameColour,
    NameDistrict,
    NameOption,
    NameTile,
    NameTrigger,
    Order,
    Pass,
    Pay,
    SendMerchant,
    Spot,
    Take,
    UseAbility,
    UseCastra,
    UsePortus,
    UseSite,
)
from aedilis.games.corduba.engine.forms.actions import AnyAction as Action
from aedilis.games.corduba.engine.forms.events import AnyEvent as Event
from aedilis.games.corduba.engine.forms.position import Position
from aedilis.games.corduba.engine.forms.previews import Preview
from aedilis.games.corduba.engine.forms.view import ViewData
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.statistics.form import GameStatistics as Statistics

Game = core.Game[View, ViewData, Action, Event, Position, Statistics]
"""A game of Corduba 27 a.C., and its record so far."""

_games = GameMaker[View, ViewData, Action, Event, Position, Statistics](RULES.name)
new, load, from_position, from_record = _games.new, _games.load, _games.from_position, _games.from_record

__all__ = [
    "RULES",
    "Action",
    "Activate",
    "BuildMonument",
    "BuildTile",
    "Claim",
    "DeliverGoods",
    "DeliverOfferings",
    "DeliverTroops",
    "Discard",
    "Done",
    "EndTurn",
    "Event",
    "Game",
    "HandOut",
    "Keep",
    "LayInsulae",
    "Link",
    "NameCell",
    "NameColour",
    "NameDistrict",
    "NameOption",
    "NameTile",
    "NameTrigger",
    "Order",
    "Pass",
    "Pay",
    "Position",
    "Preview",
    "SendMerchant",
    "Spot",
    "Statistics",
    "Take",
    "UseAbility",
    "UseCastra",
    "UsePortus",
    "UseSite",
    "View",
    "ViewData",
    "events",
    "from_position",
    "from_record",
    "load",
    "new",
]
