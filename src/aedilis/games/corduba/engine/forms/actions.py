"""Typed actions: what a seat asks to do, as frozen values with a JSON form, and how they are packed and written.

The types stand in the order of their numbers in packing.py. Buildings, districts, goods, colours and places go by
name: they are the same in every content pack. Cards, monuments, milestones, triggers and abilities go by number,
because a pack of one's own may name them as it likes.
"""

from typing import Annotated, Literal, get_args

from aedilis.core.codec import ActionCodec, Layout, declared
from aedilis.core.contract import Action
from aedilis.core.parts import Amount, Cell, Members, Name, Number, Verb
from aedilis.games.corduba.engine import words

__all__ = [
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
    "SendMerchant",
    "Spot",
    "Take",
    "UseAbility",
    "UseCastra",
    "UsePortus",
    "UseSite",
]

Building = words.BuildingName
Site = words.SiteName
SiteSpace = Literal["left", "right"]
CastraSpace = words.Troop
Side = Literal["buy", "sell"]

SPACE_WORDS: tuple[SiteSpace, ...] = get_args(SiteSpace)
SIDE_WORDS: tuple[Side, ...] = get_args(Side)

MOST_OPTIONS = 16  # of one choice
MOST_TRIGGERS = 62  # in one pack: the engine keeps them in a mask
MOST_ROWS = 32  # of a map, and columns
MOST_UNITS = 16  # of one resource in a payment
ORIENTATIONS = 8  # four turns, and four of the mirrored tile
SMALL = 64  # markers and goods that are delivered
LIMITED = 4  # limited discounts that one payment may use up
DISCOUNTS = [f"discount-{number}" for number in range(LIMITED)]

Place = Annotated[tuple[int, int], Cell(MOST_ROWS)]
Markers = Annotated[int, Amount(SMALL)]
Units = Annotated[int, Amount(MOST_UNITS, width=4)]


class Keep(Action, frozen=True, tag="keep"):
    """Keep this heritage card and this character, 2 * family + side; secret until all have chosen (C3.7)."""

    heritage: Annotated[int, Number(words.HERITAGE, label="heritage")]
    character: Annotated[int, Number(words.CHARACTERS, label="character")]


class DeliverTroops(Action, frozen=True, tag="troops"):
    """Deliver these troop markers to Rome; secret until all have chosen (C10.2)."""

    velites: Markers = 0
    legionary: Markers = 0
    equites: Markers = 0


class DeliverOfferings(Action, frozen=True, tag="offerings"):
    """Deliver these offerings, of value 1 and of value 2, to Rome; secret until all have chosen (C10.2)."""

    offering1: Annotated[int, Amount(SMALL, label="1")] = 0
    offering2: Annotated[int, Amount(SMALL, label="2")] = 0


class DeliverGoods(Action, frozen=True, tag="goods"):
    """Deliver units of what Rome demands, and amphorae that stand for it; secret until all have chosen (C10.2)."""

    units: Annotated[int, Number(SMALL)]
    amphora: Markers = 0


class BuildTile(Action, frozen=True, tag="build"):
    """Build this tile in this district (C7.3)."""

    district: words.District
    building: Building


class BuildMonument(Action, frozen=True, tag="monument"):
    """Build a monument (C7.14)."""

    monument: Annotated[int, Number(words.MONUMENTS)]


class Activate(Action, frozen=True, tag="activate"):
    """Activate a tile by one of its printed lines, counted from 0 (C7.18)."""

    district: words.District
    building: Building
    line: Annotated[int, Number(words.MOST_LINES)]


class UseSite(Action, frozen=True, tag="site"):
    """Use a space of a production site; Portus and Castra are none (C1.3, C7.15)."""

    site: Site
    space: SiteSpace


class UsePortus(Action, frozen=True, tag="portus"):
    """Use the Portus (C7.16)."""


class UseCastra(Action, frozen=True, tag="castra"):
    """Use a space of the Castra (C7.17)."""

    space: CastraSpace


class Claim(Action, frozen=True, tag="claim"):
    """Claim a milestone (C7.21)."""

    milestone: Annotated[int, Number(words.MILESTONES)]


class Pass(Action, frozen=True, tag="pass"):
    """Take no more turns in this round (C7.22)."""


class SendMerchant(Action, frozen=True, tag="merchant"):
    """Send the merchant to the market, a free action (C7.23)."""


class UseAbility(Action, frozen=True, tag="ability"):
    """Use the ability of a character or, from 16 on, of a monument's token, a free action (C7.24)."""

    ability: Annotated[int, Number(words.ABILITIES)]


class EndTurn(Action, frozen=True, tag="end"):
    """End the turn after the main action (C7.1a)."""


class Spot(Action, frozen=True, tag="spot"):
    """Lay the tile with its first cell here, turned so many times by 90 degrees; 4 to 7 are mirrored (C7.5)."""

    cell: Place
    orientation: Annotated[int, Number(ORIENTATIONS)]


class Link(Action, frozen=True, tag="link"):
    """Lay a neutral insula here that connects the tile with the city (C7.7)."""

    cell: Place


class Pay(Action, frozen=True, tag="pay"):
    """Pay with these pieces and goods; `discounts` are numbers of limited discounts to use up (C7.2, C7.4, C11.1)."""

    workers: Annotated[int, Amount(16, label="worker", at=38, width=4)] = 0
    specialists: Annotated[tuple[words.Colour, ...], Members(words.COLOUR_NAMES, at=42, width=6)] = ()
    special: Annotated[int, Amount(4, at=48, width=2)] = 0
    food: Annotated[int, Amount(MOST_UNITS, at=8, width=4)] = 0
    wood: Units = 0
    stone: Units = 0
    tool: Units = 0
    amphora: Units = 0
    marble: Units = 0
    denarii: Annotated[int, Amount(64, width=6)] = 0
    discounts: Annotated[tuple[int, ...], Members(range(LIMITED), DISCOUNTS, at=50, width=4)] = ()


class Resources(Action, frozen=True):
    """So many units of each resource."""

    food: Units = 0
    wood: Units = 0
    stone: Units = 0
    tool: Units = 0
    amphora: Units = 0
    marble: Units = 0


class Take(Resources, frozen=True, tag="take"):
    """Take these resources where a choice is offered (C3.9)."""


class Discard(Resources, frozen=True, tag="discard"):
    """Give these resources back (C4.4)."""


class NameDistrict(Action, frozen=True, tag="district"):
    """Name a district: for prestige, or for a monument's construction bonus (C7.14)."""

    district: words.District


class NameColour(Action, frozen=True, tag="colour"):
    """Name a specialist to unlock, or whose peculium to receive (C8.3)."""

    colour: words.Colour


class Order(Action, frozen=True, tag="order"):
    """Buy or sell units of a resource at the market (C6.2)."""

    side: Annotated[Side, Verb(SIDE_WORDS, at=16)]
    resource: Annotated[words.Resource, Name(words.RESOURCE_NAMES, at=8)]
    units: Annotated[int, Number(SMALL, at=24)]


class NameTile(Action, frozen=True, tag="tile"):
    """Name a tile that gets or loses an unrest marker (C5.4)."""

    district: words.District
    building: Building


class NameCell(Action, frozen=True, tag="cell"):
    """Name a neutral insula that an own one replaces (C7.9)."""

    district: words.District
    cell: Place


class NameOption(Action, frozen=True, tag="option"):
    """Name one option of an effect, counted from 0; for an optional trigger 0 is no and 1 is yes."""

    option: Annotated[int, Number(MOST_OPTIONS)]


class NameTrigger(Action, frozen=True, tag="trigger"):
    """Name the trigger that comes first, by its number in the pack."""

    trigger: Annotated[int, Number(MOST_TRIGGERS)]


class HandOut(Action, frozen=True, tag="hand-out"):
    """Name the other seats that get one of the unrest markers left over (C5.3)."""

    seats: Annotated[tuple[int, ...], Members(range(words.SEATS))]


class LayInsulae(Action, frozen=True, tag="insulae"):
    """Lay so many own insulae, neutral ones for the rest (C7.9)."""

    n: Annotated[int, Number(words.INSULAE + 1)]


class Done(Action, frozen=True, tag="done"):
    """Do nothing more here, or nothing at all."""


ACTION_FORMS = ActionCodec(
    declared(Action, globals()), Layout(kind=6, seat=6, seats=words.SEATS, first=8, width=8), title="Corduba"
)
