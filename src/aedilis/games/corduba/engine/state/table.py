"""The object of every kind of frame, in the order of the numbers in frames.py."""

from typing import Final

from librt.vecs import vec

from aedilis.games.corduba.engine.effects.goods import ChooseGain, ChooseLoss
from aedilis.games.corduba.engine.effects.prestige import ChooseDistricts, Prestige
from aedilis.games.corduba.engine.effects.specialists import ChoosePeculium, ChooseUnlock
from aedilis.games.corduba.engine.effects.steps import ChooseOption, Effect
from aedilis.games.corduba.engine.effects.triggers import OrderTriggers, Triggers, UseTrigger
from aedilis.games.corduba.engine.paying.decision import ChoosePayment
from aedilis.games.corduba.engine.paying.deed import Deed
from aedilis.games.corduba.engine.solo.building import CaepioBuild, ChooseCaepioSpot
from aedilis.games.corduba.engine.solo.caepio import CaepioCoin, CaepioTurn
from aedilis.games.corduba.engine.state.kinds import Decision, Work
from aedilis.games.corduba.engine.steps.activate import ActivateNew, Activation
from aedilis.games.corduba.engine.steps.build import Build, ChooseBuild, ChooseLink, ChooseSpot
from aedilis.games.corduba.engine.steps.harmony import PayUpkeep
from aedilis.games.corduba.engine.steps.insulae import CountInsulae, Fill, Insulae, Replace
from aedilis.games.corduba.engine.steps.market import Visit
from aedilis.games.corduba.engine.steps.milestones import Claiming
from aedilis.games.corduba.engine.steps.monument import ChooseBonus, Raise
from aedilis.games.corduba.engine.steps.pacify import Incite, Suppress
from aedilis.games.corduba.engine.steps.setup import Heritage
from aedilis.games.corduba.engine.steps.sites import Production, Recruiting
from aedilis.games.corduba.engine.steps.turn import Ability, Passing, Turn, TurnEnd
from aedilis.games.corduba.engine.steps.unrest import HandOutUnrest, PlaceUnrest, Spread

_DEEDS: list[Deed] = [Build(), Raise(), Activation(), Production(), Recruiting(), Claiming(), Ability()]
_WORKS: list[Work] = [
    Effect(),
    Prestige(),
    Triggers(),
    *_DEEDS,
    Insulae(),
    Fill(),
    Passing(),
    TurnEnd(),
    Heritage(),
    CaepioTurn(),
    CaepioBuild(),
    CaepioCoin(),
]

PAYMENT: Final = ChoosePayment(vec[Deed](_DEEDS))
_DECISIONS: list[Decision] = [
    Turn(),
    ChooseBuild(),
    ChooseSpot(),
    ChooseLink(),
    PAYMENT,
    ChooseBonus(),
    ActivateNew(),
    ChooseGain(),
    ChooseLoss(),
    ChooseDistricts(),
    ChooseUnlock(),
    ChoosePeculium(),
    Visit(),
    Suppress(),
    Incite(),
    Spread(),
    PlaceUnrest(),
    HandOutUnrest(),
    Replace(),
    ChooseOption(),
    OrderTriggers(),
    UseTrigger(),
    PayUpkeep(),
    CountInsulae(),
    ChooseCaepioSpot(),
]

# Vectors know what they hold, where the type of each object of a list is looked up when it is used.
WORKS: Final = vec[Work](_WORKS)
DECISIONS: Final = vec[Decision](_DECISIONS)
