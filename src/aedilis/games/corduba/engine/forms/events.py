"""Typed events: what happened, as frozen values with a JSON form.

Every event of Corduba is public: dealt cards, choices among them and closed fists are in no event before they are
revealed. Whether an event revealed something is a bit of its code (`packing.event_reveals`). The fields of a type stand
in the order in which `packing.event` takes the arguments.
"""

from functools import cache
from typing import Literal, get_args, get_type_hints

from aedilis.core.contract import Event
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.forms.actions import Building, CastraSpace, Side, Site, SiteSpace, members
from aedilis.games.corduba.engine.words import NEUTRAL, Colour, District, Goods, Resource

InsulaReason = Literal["own_cell", "forced", "row_empty", "filled", "replaced"]
SenatorReason = Literal[
    "effect",
    "first_at_top",
    "milestone",
    "most_troops",
    "most_offerings",
    "podium",
    "politics",
    "richest",
    "unrest_rank",
    "furthest",
    "last_unrest",
    "caepio_bonus",
]
Ending = Literal["running", "scored", "rebellion_of_districts", "rebellion_of_markers"]

Obstacle = Literal[
    "site_taken",
    "supply_empty",
    "space_taken",
    "no_marker",
    "stack_empty",
    "no_room",
    "not_built",
    "tile_taken",
    "tile_restless",
    "no_free_tile",
    "nothing_to_trade",
]
Purpose = Literal["spread", "your_marker", "random_tile"]
Outcome = Literal["taken", "used", "restless", "forbidden"]
RomePart = Literal["troops", "offerings"]
Motive = Literal["to_beat_you", "to_reach_it", "all_he_has"]

GOODS_WORDS: tuple[Goods, ...] = get_args(Goods)
OBSTACLES: tuple[Obstacle, ...] = get_args(Obstacle)
ENDINGS: tuple[Ending, ...] = get_args(Ending)


class GameStarted(Event, frozen=True, tag="game_started"):
    """The set-up begins; this seat is the start player (C3.1)."""

    seat: int


class CardsKept(Event, frozen=True, tag="kept"):
    """A seat has chosen its heritage card and character; nothing else of it shows (C3.7)."""

    seat: int


class CardsRevealed(Event, frozen=True, tag="cards_revealed"):
    """A kept heritage card and character lie open (C3.7)."""

    seat: int
    heritage: int
    character: int


class StartedWith(Event, frozen=True, tag="started_with"):
    """A seat's markers lie on their start values (C3.9)."""

    seat: int
    register: int
    popularity: int
    harmony: int


class DecadeStarted(Event, frozen=True, tag="decade_started"):
    """A decade begins (C4.1)."""

    decade: int


class RomeDemanded(Event, frozen=True, tag="rome_demanded"):
    """Rome's card of the decade was turned up (C4.1)."""

    card: int


class MarketRefilled(Event, frozen=True, tag="market_refilled"):
    """The market was filled from the general supply (C4.2)."""


class RoundStarted(Event, frozen=True, tag="round_started"):
    """A round begins (C4.7)."""

    round: int


class PricesChanged(Event, frozen=True, tag="prices_changed"):
    """A Macellum tile was drawn (C6.1)."""

    tile: int


class PriceMoved(Event, frozen=True, tag="price_moved"):
    """A price is new."""

    resource: Resource
    price: int


class Gained(Event, frozen=True, tag="gained"):
    """A seat got goods."""

    seat: int
    goods: Goods
    n: int


class Lost(Event, frozen=True, tag="lost"):
    """A seat gave goods back: as a penalty, as upkeep, to Rome, or beyond its storage."""

    seat: int
    goods: Goods
    n: int


class Paid(Event, frozen=True, tag="paid"):
    """A seat paid goods."""

    seat: int
    goods: Goods
    n: int


class SpecialistUsed(Event, frozen=True, tag="specialist_used"):
    """A specialist is spent until the end of the round."""

    seat: int
    colour: Colour


class SpecialUsed(Event, frozen=True, tag="special_used"):
    """Special workers are spent until the end of the round."""

    seat: int
    n: int


class PopularityMoved(Event, frozen=True, tag="popularity_moved"):
    """Popularity has a new value (C8.1)."""

    seat: int
    value: int


class HarmonyMoved(Event, frozen=True, tag="harmony_moved"):
    """Harmony has a new value (C8.1)."""

    seat: int
    value: int


class PrestigeMoved(Event, frozen=True, tag="prestige_moved"):
    """A prestige marker moved to this space (C9.2)."""

    seat: int
    district: District
    value: int


class RegisterRaised(Event, frozen=True, tag="register_raised"):
    """The worker register has a new value (C8.2)."""

    seat: int
    value: int


class Unlocked(Event, frozen=True, tag="unlocked"):
    """A specialist was unlocked (C8.3)."""

    seat: int
    colour: Colour


class PeculiumPaid(Event, frozen=True, tag="peculium_paid"):
    """A specialist's peculium follows (C4.3, C8.3)."""

    seat: int
    colour: Colour


class TileBuilt(Event, frozen=True, tag="tile_built"):
    """A tile lies on the board, its first cell here (C7.5)."""

    seat: int
    district: District
    building: Building
    cell: tuple[int, int]
    orientation: int


class InsulaLaid(Event, frozen=True, tag="insula_laid"):
    """An insula lies on the board; a neutral one has no owner."""

    seat: int | None
    district: District
    cell: tuple[int, int]
    owner: int | None
    reason: InsulaReason


class TileRemoved(Event, frozen=True, tag="tile_removed"):
    """A copy leaves the game (C7.3)."""

    district: District
    building: Building


class MonumentBuilt(Event, frozen=True, tag="monument_built"):
    """A monument stands (C7.14)."""

    seat: int
    monument: int


class Activated(Event, frozen=True, tag="activated"):
    """A tile was activated by one of its lines (C7.18)."""

    seat: int
    district: District
    building: Building
    line: int


class SiteUsed(Event, frozen=True, tag="site_used"):
    """A space of a site is used (C7.15)."""

    seat: int
    site: Site
    space: SiteSpace


class PortusUsed(Event, frozen=True, tag="portus_used"):
    """The Portus was used (C7.16)."""

    seat: int


class CastraUsed(Event, frozen=True, tag="castra_used"):
    """A space of the Castra is used (C7.17)."""

    seat: int
    space: CastraSpace


class MilestoneClaimed(Event, frozen=True, tag="milestone_claimed"):
    """A milestone was claimed (C7.21)."""

    seat: int
    milestone: int


class MerchantSent(Event, frozen=True, tag="merchant_sent"):
    """The merchant visits the market (C7.23)."""

    seat: int


class AbilityUsed(Event, frozen=True, tag="ability_used"):
    """An ability was used, or a trigger of it went off (C7.24)."""

    seat: int
    ability: int


class Traded(Event, frozen=True, tag="traded"):
    """Units were bought or sold at this price each (C6.2)."""

    seat: int
    resource: Resource
    side: Side
    units: int
    price: int


class Passed(Event, frozen=True, tag="passed"):
    """A seat passed; its marker lies on this place of the other lane (C7.22)."""

    seat: int
    place: int


class UnrestPlaced(Event, frozen=True, tag="unrest_placed"):
    """An unrest marker lies on a tile; no seat when nobody chose it."""

    seat: int | None
    district: District
    building: Building


class UnrestRemoved(Event, frozen=True, tag="unrest_removed"):
    """An unrest marker was taken from a tile."""

    seat: int | None
    district: District
    building: Building


class UnrestReceived(Event, frozen=True, tag="unrest_received"):
    """A seat took unrest markers into its area (C5.5)."""

    seat: int
    n: int


class UnrestHanded(Event, frozen=True, tag="unrest_handed"):
    """A seat handed unrest markers on (C5.3)."""

    seat: int
    receiver: int
    n: int


class UnrestTrackMoved(Event, frozen=True, tag="unrest_track_moved"):
    """The marker on the unrest track has a new place (C5.9)."""

    seat: int
    value: int


class SenatorsChanged(Event, frozen=True, tag="senators_changed"):
    """A seat has a new number of senators, and why."""

    seat: int
    senators: int
    reason: SenatorReason


class Delivered(Event, frozen=True, tag="delivered"):
    """A delivery to Rome was opened: its values (C10.4)."""

    seat: int
    troops: int
    offerings: int
    resources: int


class DeliverySealed(Event, frozen=True, tag="delivery_sealed"):
    """A seat has made a choice for its delivery; nothing else of it shows (C10.2)."""

    seat: int


class Ranked(Event, frozen=True, tag="ranked"):
    """A seat stands on this rank of the podium (C10.8)."""

    seat: int
    rank: int


class GroupFailed(Event, frozen=True, tag="group_failed"):
    """All together delivered less than Rome's minimum (C10.7)."""

    sum: int
    minimum: int


class UpkeepSettled(Event, frozen=True, tag="upkeep_settled"):
    """A seat paid so much of its upkeep (C11.1)."""

    seat: int
    need: int
    paid: int


class WorkersReturned(Event, frozen=True, tag="workers_returned"):
    """A seat got so many workers for the new round (C11.4)."""

    seat: int
    workers: int


class Stored(Event, frozen=True, tag="stored"):
    """A seat discarded so many units beyond its storage (C4.4)."""

    seat: int
    discarded: int


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """Pieces return, spaces and tiles are free again (C11.4)."""


class SoldAtEnd(Event, frozen=True, tag="sold_at_end"):
    """A seat sold all its resources for so many denarii (C12.1)."""

    seat: int
    denarii: int


class GameOver(Event, frozen=True, tag="game_over"):
    """The game has ended; a rebellion has no winners (C12.4, C12.5)."""

    ending: Ending
    winners: tuple[int, ...]


class CaepioCardTurned(Event, frozen=True, tag="caepio_card_turned"):
    """Caepio turned up a card of his deck, his first or second of the round (C14.9)."""

    seat: int
    card: int
    number: int


class CaepioTried(Event, frozen=True, tag="caepio_tried"):
    """An alternative of Caepio's row is impossible, why, and by which rule (C14.9); rows count from 0."""

    seat: int
    card: int
    row: int
    alternative: int
    reason: Obstacle
    rule: str


class CaepioActed(Event, frozen=True, tag="caepio_acted"):
    """Caepio carries out this alternative of his row; what it does follows (C14.9)."""

    seat: int
    card: int
    row: int
    alternative: int


class DieRolled(Event, frozen=True, tag="die_rolled"):
    """Caepio's die, and the district where he wants to build (C14.11)."""

    seat: int
    pips: int
    district: District


class AedificiumDrawn(Event, frozen=True, tag="aedificium_drawn"):
    """Caepio drew the card of the building that he wants to build (C14.11)."""

    seat: int
    building: Building


class AedificiumReturned(Event, frozen=True, tag="aedificium_returned"):
    """The building fits nowhere: its card lies under the stack (C14.11)."""

    seat: int
    building: Building


class AedificiumUsed(Event, frozen=True, tag="aedificium_used"):
    """Caepio uses a tile; what its Aedificium card gives follows (C14.14)."""

    seat: int
    district: District
    building: Building


class BuiltCardTurned(Event, frozen=True, tag="built_card_turned"):
    """A card of the built stack was turned up: what for, and what came of it (C14.6, C14.7, C14.14)."""

    building: Building
    purpose: Purpose
    outcome: Outcome


class MarketCardTurned(Event, frozen=True, tag="market_card_turned"):
    """A card of Caepio's market visit: so many units of this; none when it is skipped (C14.15)."""

    seat: int
    card: int
    side: Side
    resource: Resource
    units: int


class CaepioCommitted(Event, frozen=True, tag="caepio_committed"):
    """Caepio delivers markers openly: their value, the minimum, the value of all you have, and why so many (C14.18)."""

    seat: int
    part: RomePart
    value: int
    minimum: int
    yours: int
    motive: Motive


class LaterAction(Event, frozen=True, tag="later_action"):
    """You completed an action after Caepio had passed: he gains a denarius (C14.10)."""

    seat: int


class AedificiumJoined(Event, frozen=True, tag="aedificium_joined"):
    """So many cards left over were shuffled into the stack of this decade (C14.20)."""

    decade: int
    cards: int


EVENT_TYPES: tuple[type[Event], ...] = (  # by kind, as packing.py numbers them
    GameStarted,
    CardsKept,
    CardsRevealed,
    StartedWith,
    DecadeStarted,
    RomeDemanded,
    MarketRefilled,
    RoundStarted,
    PricesChanged,
    PriceMoved,
    Gained,
    Lost,
    Paid,
    SpecialistUsed,
    SpecialUsed,
    PopularityMoved,
    HarmonyMoved,
    PrestigeMoved,
    RegisterRaised,
    Unlocked,
    PeculiumPaid,
    TileBuilt,
    InsulaLaid,
    TileRemoved,
    MonumentBuilt,
    Activated,
    SiteUsed,
    PortusUsed,
    CastraUsed,
    MilestoneClaimed,
    MerchantSent,
    AbilityUsed,
    Traded,
    Passed,
    UnrestPlaced,
    UnrestRemoved,
    UnrestReceived,
    UnrestHanded,
    UnrestTrackMoved,
    SenatorsChanged,
    Delivered,
    DeliverySealed,
    Ranked,
    GroupFailed,
    UpkeepSettled,
    WorkersReturned,
    Stored,
    RoundEnded,
    SoldAtEnd,
    GameOver,
    CaepioCardTurned,
    CaepioTried,
    CaepioActed,
    DieRolled,
    AedificiumDrawn,
    AedificiumReturned,
    AedificiumUsed,
    BuiltCardTurned,
    MarketCardTurned,
    CaepioCommitted,
    LaterAction,
    AedificiumJoined,
)


@cache
def _fields(kind: type[Event]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the fields of a type of event, each with the words that its number stands for, if any."""
    hints = get_type_hints(kind)
    return tuple(
        (name, tuple(word for word in get_args(hints[name]) if isinstance(word, str)))
        for name in kind.__struct_fields__
    )


def typed_event(code: int) -> Event:
    """Return the typed value of an event."""
    kind = EVENT_TYPES[packing.event_kind(code)]
    values: list[object] = []
    place = 0
    for name, words in _fields(kind):
        number = packing.argument(code, place)
        place += 1
        if name == "seat":
            seat = packing.event_seat(code)
            values.append(None if seat == packing.NO_SEAT else seat)
            place -= 1  # the seat has a place of its own
        elif name == "cell":
            values.append((number, packing.argument(code, place)))
            place += 1
        elif name == "owner":
            values.append(None if number == NEUTRAL else number)
        elif name == "rule":
            values.append(f"C14.{number}")
        elif name == "winners":
            values.append(members(number))
        else:
            values.append(words[number] if words else number)
    return kind(*values)
