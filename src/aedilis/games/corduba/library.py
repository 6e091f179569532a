"""Corduba 27 a.C. for programs: typed games, and the types of all their values.

>>> from aedilis import corduba
>>> game = corduba.new(players=2, seed="an example")
>>> game.view_data(0).seats[0].harmony
0
"""

from typing import cast

from aedilis.core import game as core
from aedilis.core.library import GameMaker
from aedilis.games.corduba.engine import rules
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
from aedilis.games.corduba.engine.forms.position import Position
from aedilis.games.corduba.engine.forms.previews import Preview
from aedilis.games.corduba.engine.forms.view import ViewData
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.statistics.form import GameStatistics as Statistics

Action = (
    Keep
    | DeliverTroops
    | DeliverOfferings
    | DeliverGoods
    | BuildTile
    | BuildMonument
    | Activate
    | UseSite
    | UsePortus
    | UseCastra
    | Claim
    | Pass
    | SendMerchant
    | UseAbility
    | EndTurn
    | Spot
    | Link
    | Pay
    | Take
    | Discard
    | NameDistrict
    | NameColour
    | Order
    | NameTile
    | NameCell
    | NameOption
    | NameTrigger
    | HandOut
    | LayInsulae
    | Done
)
"""What a seat may ask to do; `str(action)` is its notation."""

Event = (
    events.GameStarted
    | events.CardsKept
    | events.CardsRevealed
    | events.StartedWith
    | events.DecadeStarted
    | events.RomeDemanded
    | events.MarketRefilled
    | events.RoundStarted
    | events.PricesChanged
    | events.PriceMoved
    | events.Gained
    | events.Lost
    | events.Paid
    | events.SpecialistUsed
    | events.SpecialUsed
    | events.PopularityMoved
    | events.HarmonyMoved
    | events.PrestigeMoved
    | events.RegisterRaised
    | events.Unlocked
    | events.PeculiumPaid
    | events.TileBuilt
    | events.InsulaLaid
    | events.TileRemoved
    | events.MonumentBuilt
    | events.Activated
    | events.SiteUsed
    | events.PortusUsed
    | events.CastraUsed
    | events.MilestoneClaimed
    | events.MerchantSent
    | events.AbilityUsed
    | events.Traded
    | events.Passed
    | events.UnrestPlaced
    | events.UnrestRemoved
    | events.UnrestReceived
    | events.UnrestHanded
    | events.UnrestTrackMoved
    | events.SenatorsChanged
    | events.Delivered
    | events.DeliverySealed
    | events.Ranked
    | events.GroupFailed
    | events.UpkeepSettled
    | events.WorkersReturned
    | events.Stored
    | events.RoundEnded
    | events.SoldAtEnd
    | events.GameOver
    | events.CaepioCardTurned
    | events.CaepioTried
    | events.CaepioActed
    | events.DieRolled
    | events.AedificiumDrawn
    | events.AedificiumReturned
    | events.AedificiumUsed
    | events.BuiltCardTurned
    | events.MarketCardTurned
    | events.CaepioCommitted
    | events.LaterAction
    | events.AedificiumJoined
)
"""What a game tells, in order."""

Game = core.Game[View, ViewData, Action, Event, Position, Statistics]
"""A game of Corduba 27 a.C., and its record so far."""

RULES = cast("rules.CordubaRules[Action, Event]", rules.RULES)
"""Its rules, which know its actions and events by their types."""

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
