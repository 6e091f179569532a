"""Typed actions: what a seat asks to do, as frozen values with a JSON form, and their packing.

Buildings, districts, goods, colours and places go by name: they are the same in every content pack. Cards, monuments,
milestones, triggers and abilities go by number, because a pack of one's own may name them as it likes.
"""

from typing import Literal, cast, get_args

from aedilis.core.contract import Action
from aedilis.core.errors import FormatError
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.words import (
    ABILITIES,
    CHARACTERS,
    COLOURS,
    HERITAGE,
    MILESTONES,
    MONUMENTS,
    ROW,
    SEATS,
    BuildingName,
    Colour,
    District,
    Resource,
    SiteName,
    Troop,
)

Building = BuildingName
Site = SiteName
SiteSpace = Literal["left", "right"]
CastraSpace = Troop
Side = Literal["buy", "sell"]

DISTRICT_WORDS: tuple[District, ...] = get_args(District)
BUILDING_WORDS: tuple[Building, ...] = get_args(Building)
SITE_WORDS: tuple[Site, ...] = get_args(Site)
SPACE_WORDS: tuple[SiteSpace, ...] = get_args(SiteSpace)
CASTRA_WORDS: tuple[CastraSpace, ...] = get_args(CastraSpace)
COLOUR_WORDS: tuple[Colour, ...] = get_args(Colour)
RESOURCE_WORDS: tuple[Resource, ...] = get_args(Resource)
SIDE_WORDS: tuple[Side, ...] = get_args(Side)

MOST_LINES = 8  # actions printed on one tile
MOST_OPTIONS = 16  # of one choice
MOST_TRIGGERS = 62  # in one pack: the engine keeps them in a mask
MOST_ROWS = 32  # of a map, and columns
MOST_UNITS = 16  # of one resource in a payment
ORIENTATIONS = 8  # four turns, and four of the mirrored tile


class Keep(Action, frozen=True, tag="keep"):
    """Keep this heritage card and this character, 2 * family + side; secret until all have chosen (C3.7)."""

    heritage: int
    character: int


class DeliverTroops(Action, frozen=True, tag="troops"):
    """Deliver these troop markers to Rome; secret until all have chosen (C10.2)."""

    velites: int = 0
    legionary: int = 0
    equites: int = 0


class DeliverOfferings(Action, frozen=True, tag="offerings"):
    """Deliver these offerings, of value 1 and of value 2, to Rome; secret until all have chosen (C10.2)."""

    offering1: int = 0
    offering2: int = 0


class DeliverGoods(Action, frozen=True, tag="goods"):
    """Deliver units of what Rome demands, and amphorae that stand for it; secret until all have chosen (C10.2)."""

    units: int
    amphora: int = 0


class BuildTile(Action, frozen=True, tag="build"):
    """Build this tile in this district (C7.3)."""

    district: District
    building: Building


class BuildMonument(Action, frozen=True, tag="monument"):
    """Build a monument (C7.14)."""

    monument: int


class Activate(Action, frozen=True, tag="activate"):
    """Activate a tile by one of its printed lines, counted from 0 (C7.18)."""

    district: District
    building: Building
    line: int


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

    milestone: int


class Pass(Action, frozen=True, tag="pass"):
    """Take no more turns in this round (C7.22)."""


class SendMerchant(Action, frozen=True, tag="merchant"):
    """Send the merchant to the market, a free action (C7.23)."""


class UseAbility(Action, frozen=True, tag="ability"):
    """Use the ability of a character or, from 16 on, of a monument's token, a free action (C7.24)."""

    ability: int


class EndTurn(Action, frozen=True, tag="end"):
    """End the turn after the main action (C7.1a)."""


class Spot(Action, frozen=True, tag="spot"):
    """Lay the tile with its first cell here, turned so many times by 90 degrees; 4 to 7 are mirrored (C7.5)."""

    cell: tuple[int, int]
    orientation: int


class Link(Action, frozen=True, tag="link"):
    """Lay a neutral insula here that connects the tile with the city (C7.7)."""

    cell: tuple[int, int]


class Pay(Action, frozen=True, tag="pay"):
    """Pay with these pieces and goods; `discounts` are numbers of limited discounts to use up (C7.2, C7.4, C11.1)."""

    workers: int = 0
    specialists: tuple[Colour, ...] = ()
    special: int = 0
    food: int = 0
    wood: int = 0
    stone: int = 0
    tool: int = 0
    amphora: int = 0
    marble: int = 0
    denarii: int = 0
    discounts: tuple[int, ...] = ()


class Take(Action, frozen=True, tag="take"):
    """Take these resources where a choice is offered (C3.9)."""

    food: int = 0
    wood: int = 0
    stone: int = 0
    tool: int = 0
    amphora: int = 0
    marble: int = 0


class Discard(Action, frozen=True, tag="discard"):
    """Give these resources back (C4.4)."""

    food: int = 0
    wood: int = 0
    stone: int = 0
    tool: int = 0
    amphora: int = 0
    marble: int = 0


class NameDistrict(Action, frozen=True, tag="district"):
    """Name a district: for prestige, or for a monument's construction bonus (C7.14)."""

    district: District


class NameColour(Action, frozen=True, tag="colour"):
    """Name a specialist to unlock, or whose peculium to receive (C8.3)."""

    colour: Colour


class Order(Action, frozen=True, tag="order"):
    """Buy or sell units of a resource at the market (C6.2)."""

    side: Side
    resource: Resource
    units: int


class NameTile(Action, frozen=True, tag="tile"):
    """Name a tile that gets or loses an unrest marker (C5.4)."""

    district: District
    building: Building


class NameCell(Action, frozen=True, tag="cell"):
    """Name a neutral insula that an own one replaces (C7.9)."""

    district: District
    cell: tuple[int, int]


class NameOption(Action, frozen=True, tag="option"):
    """Name one option of an effect, counted from 0; for an optional trigger 0 is no and 1 is yes."""

    option: int


class NameTrigger(Action, frozen=True, tag="trigger"):
    """Name the trigger that comes first, by its number in the pack."""

    trigger: int


class HandOut(Action, frozen=True, tag="hand-out"):
    """Name the other seats that get one of the unrest markers left over (C5.3)."""

    seats: tuple[int, ...]


class LayInsulae(Action, frozen=True, tag="insulae"):
    """Lay so many own insulae, neutral ones for the rest (C7.9)."""

    n: int


class Done(Action, frozen=True, tag="done"):
    """Do nothing more here, or nothing at all."""


ACTION_TYPES: tuple[type[Action], ...] = (  # by kind, as packing.py numbers them
    *(Keep, DeliverTroops, DeliverOfferings, DeliverGoods),
    *(BuildTile, BuildMonument, Activate, UseSite, UsePortus, UseCastra, Claim, Pass),
    *(SendMerchant, UseAbility, EndTurn),
    *(Spot, Link, Pay, Take, Discard, NameDistrict, NameColour, Order, NameTile, NameCell, NameOption, NameTrigger),
    *(HandOut, LayInsulae, Done),
)
CordubaAction = (
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

CELL = "cell"  # row and column
SMALL = 64  # markers and goods that are delivered
Field = tuple[str, ...] | int | Literal["cell"]  # words by number, the end of a range, or a cell

# What the arguments of an action say, in the order of packing.py.
FIELDS: dict[type[Action], dict[str, Field]] = {
    Keep: {"heritage": HERITAGE, "character": CHARACTERS},
    DeliverTroops: {"velites": SMALL, "legionary": SMALL, "equites": SMALL},
    DeliverOfferings: {"offering1": SMALL, "offering2": SMALL},
    DeliverGoods: {"units": SMALL, "amphora": SMALL},
    BuildTile: {"district": DISTRICT_WORDS, "building": BUILDING_WORDS},
    BuildMonument: {"monument": MONUMENTS},
    Activate: {"district": DISTRICT_WORDS, "building": BUILDING_WORDS, "line": MOST_LINES},
    UseSite: {"site": SITE_WORDS, "space": SPACE_WORDS},
    UseCastra: {"space": CASTRA_WORDS},
    Claim: {"milestone": MILESTONES},
    UseAbility: {"ability": ABILITIES},
    Spot: {"cell": "cell", "orientation": ORIENTATIONS},
    Link: {"cell": "cell"},
    NameDistrict: {"district": DISTRICT_WORDS},
    NameColour: {"colour": COLOUR_WORDS},
    Order: {"resource": RESOURCE_WORDS, "side": SIDE_WORDS, "units": SMALL},
    NameTile: {"district": DISTRICT_WORDS, "building": BUILDING_WORDS},
    NameCell: {"district": DISTRICT_WORDS, "cell": "cell"},
    NameOption: {"option": MOST_OPTIONS},
    NameTrigger: {"trigger": MOST_TRIGGERS},
    LayInsulae: {"n": ROW + 1},
}


def packed(action: Action) -> int:
    """Return the integer of a typed action; raise FormatError for numbers out of range."""
    if type(action) not in ACTION_TYPES:
        raise FormatError("bad-action", f"{type(action).__name__} is not an action of Corduba")
    kind = ACTION_TYPES.index(type(action))
    seat = within("seat", action.seat, SEATS)
    match action:
        case Pay():
            payment = packing.pieces(
                within("denarii", action.denarii, 64),
                within("workers", action.workers, 16),
                _mask("specialists", [number_of(COLOUR_WORDS, colour) for colour in action.specialists], COLOURS),
                within("special", action.special, 4),
                _mask("discounts", action.discounts, 4),
            )
            return packing.counts_action(kind, seat, payment | _counts(action))
        case Take() | Discard():
            return packing.counts_action(kind, seat, _counts(action))
        case HandOut(seats=seats):
            return packing.action(kind, seat, _mask("seats", seats, SEATS))
    arguments: list[int] = []
    for name, field in FIELDS.get(type(action), {}).items():
        arguments += _packed_field(name, field, getattr(action, name))
    return packing.action(kind, seat, *arguments)


def typed(action: int) -> CordubaAction:
    """Return the typed value of an action; raise FormatError for an integer that packs none."""
    if action < 0 or action.bit_length() > 62 or packing.action_kind(action) >= packing.ACTION_KINDS:
        raise _no_action(action)
    value = _typed(action)
    if packed(value) != action:
        raise _no_action(action)
    return value


def _typed(action: int) -> CordubaAction:
    kind, seat = ACTION_TYPES[packing.action_kind(action)], packing.action_seat(action)
    if kind is HandOut:
        return HandOut(seat, members(packing.first(action)))
    counts = packing.counts_of(action)
    resources = {name: packing.count(counts, i) for i, name in enumerate(RESOURCE_WORDS)}
    if kind is Take:
        return Take(seat, **resources)
    if kind is Discard:
        return Discard(seat, **resources)
    if kind is Pay:
        return Pay(
            seat,
            workers=packing.paid_workers(counts),
            specialists=tuple(COLOUR_WORDS[colour] for colour in members(packing.paid_specialists(counts))),
            special=packing.paid_special(counts),
            denarii=packing.paid_denarii(counts),
            discounts=members(packing.used_discounts(counts)),
            **resources,
        )
    arguments = iter((packing.first(action), packing.second(action), packing.third(action)))
    values: dict[str, object] = {}
    for name, field in FIELDS.get(kind, {}).items():
        if isinstance(field, tuple):
            number = next(arguments)
            if number >= len(field):
                raise _no_action(action)
            values[name] = field[number]
        elif field == CELL:
            values[name] = (next(arguments), next(arguments))
        else:
            values[name] = next(arguments)
    return cast(CordubaAction, kind(seat, **values))


def _packed_field(name: str, field: Field, value: object) -> list[int]:
    if isinstance(field, tuple):
        return [number_of(field, value)]
    if field == CELL:
        row, column = cast(tuple[int, int], value)
        return [within("row", row, MOST_ROWS), within("column", column, MOST_ROWS)]
    return [within(name, cast(int, value), cast(int, field))]


def within(what: str, value: int, end: int) -> int:
    """Return the value if it lies in 0 .. end - 1, else raise FormatError."""
    if not 0 <= value < end:
        raise FormatError("bad-number", f"{what} {value} is not between 0 and {end - 1}", what=what, value=value)
    return value


def number_of(words: tuple[str, ...], word: object) -> int:
    """Return the number of a word; raise FormatError if it is none of these."""
    if not isinstance(word, str) or word not in words:
        raise FormatError("bad-name", f"{str(word)[:80]!r} is none of {', '.join(words)}", name=str(word)[:80])
    return words.index(word)


def members(mask: int) -> tuple[int, ...]:
    """Return the numbers of the bits of a mask."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


def _mask(what: str, numbers: tuple[int, ...] | list[int], end: int) -> int:
    """Return the mask of numbers that stand in rising order, each once: there is one way to write it."""
    result = sum(1 << within(what, number, end) for number in numbers)
    if members(result) != tuple(numbers):
        raise FormatError("bad-order", f"the {what} do not stand in order, each once", what=what)
    return result


def _counts(action: Pay | Take | Discard) -> int:
    return sum(
        packing.units(i, within(name, getattr(action, name), MOST_UNITS)) for i, name in enumerate(RESOURCE_WORDS)
    )


def _no_action(action: int) -> FormatError:
    return FormatError("bad-action", f"{action} is not an action of Corduba")
