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
from aedilis.games.corduba.engine.forms import actions, events
from aedilis.games.corduba.engine.forms.actions import *  # noqa: F403 (the actions are those of the game)
from aedilis.games.corduba.engine.forms.position import Position
from aedilis.games.corduba.engine.forms.previews import Preview
from aedilis.games.corduba.engine.forms.view import ViewData
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.statistics.form import GameStatistics as Statistics

Action = (
    actions.Keep
    | actions.DeliverTroops
    | actions.DeliverOfferings
    | actions.DeliverGoods
    | actions.BuildTile
    | actions.BuildMonument
    | actions.Activate
    | actions.UseSite
    | actions.UsePortus
    | actions.UseCastra
    | actions.Claim
    | actions.Pass
    | actions.SendMerchant
    | actions.UseAbility
    | actions.EndTurn
    | actions.Spot
    | actions.Link
    | actions.Pay
    | actions.Take
    | actions.Discard
    | actions.NameDistrict
    | actions.NameColour
    | actions.Order
    | actions.NameTile
    | actions.NameCell
    | actions.NameOption
    | actions.NameTrigger
    | actions.HandOut
    | actions.LayInsulae
    | actions.Done
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
    "Event",
    "Game",
    "Position",
    "Preview",
    "Statistics",
    "View",
    "ViewData",
    "events",
    "from_position",
    "from_record",
    "load",
    "new",
]
__all__ += actions.__all__
