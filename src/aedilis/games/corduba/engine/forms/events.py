"""Typed events: what happened, as frozen values with a JSON form.

Every event of Corduba is public: dealt cards, choices among them and closed fists are in no event before they are
revealed. Whether an event revealed something is a bit of its code (`packing.event_reveals`). The types stand in the
order of their numbers in packing.py, and their fields in the order in which `packing.event` takes the arguments.
"""

from typing import Annotated

from aedilis.core.codec import EventCodec, Layout, declared
from aedilis.core.contract import Event, SeatEvent
from aedilis.core.parts import Members, Optional, Part
from aedilis.games.corduba.engine.forms import reasons
from aedilis.games.corduba.engine.forms.actions import Building, CastraSpace, Side, Site, SiteSpace
from aedilis.games.corduba.engine.words import NEUTRAL, SEATS, Colour, District, Goods, Resource


class GoodsEvent(SeatEvent, frozen=True):
    """So many goods of a seat."""

    goods: Goods
    n: int


class CountEvent(SeatEvent, frozen=True):
    """So many pieces of a seat."""

    n: int


class TrackEvent(SeatEvent, frozen=True):
    """A marker of a seat has this value now."""

    value: int


class SpecialistEvent(SeatEvent, frozen=True):
    """A specialist of a seat."""

    colour: Colour


class UnrestEvent(Event, frozen=True):
    """An unrest marker of a tile; no seat when nobody chose it."""

    seat: int | None
    district: District
    building: Building


class SoloClause(Part):
    """A clause of the solo rules."""

    def value(self, number: int) -> str:
        """Return the clause as the rules page writes it."""
        return f"C14.{number}"


class GameStarted(SeatEvent, frozen=True, tag="game_started"):
    """The set-up begins; this seat is the start player (C3.1)."""


class CardsKept(SeatEvent, frozen=True, tag="kept"):
    """A seat has chosen its heritage card and character; nothing else of it shows (C3.7)."""


class CardsRevealed(SeatEvent, frozen=True, tag="cards_revealed"):
    """A kept heritage card and character lie open (C3.7)."""

    heritage: int
    character: int


class StartedWith(SeatEvent, frozen=True, tag="started_with"):
    """A seat's markers lie on their start values (C3.9)."""

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


class Gained(GoodsEvent, frozen=True, tag="gained"):
    """A seat got goods."""


class Lost(GoodsEvent, frozen=True, tag="lost"):
    """A seat gave goods back: as a penalty, as upkeep, to Rome, or beyond its storage."""


class Paid(GoodsEvent, frozen=True, tag="paid"):
    """A seat paid goods."""


class SpecialistUsed(SpecialistEvent, frozen=True, tag="specialist_used"):
    """A specialist is spent until the end of the round."""


class SpecialUsed(CountEvent, frozen=True, tag="special_used"):
    """Special workers are spent until the end of the round."""


class PopularityMoved(TrackEvent, frozen=True, tag="popularity_moved"):
    """Popularity has a new value (C8.1)."""


class HarmonyMoved(TrackEvent, frozen=True, tag="harmony_moved"):
    """Harmony has a new value (C8.1)."""


class PrestigeMoved(SeatEvent, frozen=True, tag="prestige_moved"):
    """A prestige marker moved to this space (C9.2)."""

    district: District
    value: int


class RegisterRaised(TrackEvent, frozen=True, tag="register_raised"):
    """The worker register has a new value (C8.2)."""


class Unlocked(SpecialistEvent, frozen=True, tag="unlocked"):
    """A specialist was unlocked (C8.3)."""


class PeculiumPaid(SpecialistEvent, frozen=True, tag="peculium_paid"):
    """A specialist's peculium follows (C4.3, C8.3)."""


class TileBuilt(SeatEvent, frozen=True, tag="tile_built"):
    """A tile lies on the board, its first cell here (C7.5)."""

    district: District
    building: Building
    cell: tuple[int, int]
    orientation: int


class InsulaLaid(Event, frozen=True, tag="insula_laid"):
    """An insula lies on the board; a neutral one has no owner."""

    seat: int | None
    district: District
    cell: tuple[int, int]
    owner: Annotated[int | None, Optional(NEUTRAL)]
    reason: reasons.InsulaReason


class TileRemoved(Event, frozen=True, tag="tile_removed"):
    """A copy leaves the game (C7.3)."""

    district: District
    building: Building


class MonumentBuilt(SeatEvent, frozen=True, tag="monument_built"):
    """A monument stands (C7.14)."""

    monument: int


class Activated(SeatEvent, frozen=True, tag="activated"):
    """A tile was activated by one of its lines (C7.18)."""

    district: District
    building: Building
    line: int


class SiteUsed(SeatEvent, frozen=True, tag="site_used"):
    """A space of a site is used (C7.15)."""

    site: Site
    space: SiteSpace


class PortusUsed(SeatEvent, frozen=True, tag="portus_used"):
    """The Portus was used (C7.16)."""


class CastraUsed(SeatEvent, frozen=True, tag="castra_used"):
    """A space of the Castra is used (C7.17)."""

    space: CastraSpace


class MilestoneClaimed(SeatEvent, frozen=True, tag="milestone_claimed"):
    """A milestone was claimed (C7.21)."""

    milestone: int


class MerchantSent(SeatEvent, frozen=True, tag="merchant_sent"):
    """The merchant visits the market (C7.23)."""


class AbilityUsed(SeatEvent, frozen=True, tag="ability_used"):
    """An ability was used, or a trigger of it went off (C7.24)."""

    ability: int


class Traded(SeatEvent, frozen=True, tag="traded"):
    """Units were bought or sold at this price each (C6.2)."""

    resource: Resource
    side: Side
    units: int
    price: int


class Passed(SeatEvent, frozen=True, tag="passed"):
    """A seat passed; its marker lies on this place of the other lane (C7.22)."""

    place: int


class UnrestPlaced(UnrestEvent, frozen=True, tag="unrest_placed"):
    """An unrest marker lies on a tile; no seat when nobody chose it."""


class UnrestRemoved(UnrestEvent, frozen=True, tag="unrest_removed"):
    """An unrest marker was taken from a tile."""


class UnrestReceived(CountEvent, frozen=True, tag="unrest_received"):
    """A seat took unrest markers into its area (C5.5)."""


class UnrestHanded(SeatEvent, frozen=True, tag="unrest_handed"):
    """A seat handed unrest markers on (C5.3)."""

    receiver: int
    n: int


class UnrestTrackMoved(TrackEvent, frozen=True, tag="unrest_track_moved"):
    """The marker on the unrest track has a new place (C5.9)."""


class SenatorsChanged(SeatEvent, frozen=True, tag="senators_changed"):
    """A seat has a new number of senators, and why."""

    senators: int
    reason: reasons.SenatorReason


class Delivered(SeatEvent, frozen=True, tag="delivered"):
    """A delivery to Rome was opened: its values (C10.4)."""

    troops: int
    offerings: int
    resources: int


class DeliverySealed(SeatEvent, frozen=True, tag="delivery_sealed"):
    """A seat has made a choice for its delivery; nothing else of it shows (C10.2)."""


class Ranked(SeatEvent, frozen=True, tag="ranked"):
    """A seat stands on this rank of the podium (C10.8)."""

    rank: int


class GroupFailed(Event, frozen=True, tag="group_failed"):
    """All together delivered less than Rome's minimum (C10.7)."""

    sum: int
    minimum: int


class UpkeepSettled(SeatEvent, frozen=True, tag="upkeep_settled"):
    """A seat paid so much of its upkeep (C11.1)."""

    need: int
    paid: int


class WorkersReturned(SeatEvent, frozen=True, tag="workers_returned"):
    """A seat got so many workers for the new round (C11.4)."""

    workers: int


class Stored(SeatEvent, frozen=True, tag="stored"):
    """A seat discarded so many units beyond its storage (C4.4)."""

    discarded: int


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """Pieces return, spaces and tiles are free again (C11.4)."""


class SoldAtEnd(SeatEvent, frozen=True, tag="sold_at_end"):
    """A seat sold all its resources for so many denarii (C12.1)."""

    denarii: int


class GameOver(Event, frozen=True, tag="game_over"):
    """The game has ended; a rebellion has no winners (C12.4, C12.5)."""

    ending: reasons.Ending
    winners: Annotated[tuple[int, ...], Members(range(SEATS))]


class CaepioCardTurned(SeatEvent, frozen=True, tag="caepio_card_turned"):
    """Caepio turned up a card of his deck, his first or second of the round (C14.9)."""

    card: int
    number: int


class CaepioTried(SeatEvent, frozen=True, tag="caepio_tried"):
    """An alternative of Caepio's row is impossible, why, and by which rule (C14.9); rows count from 0."""

    card: int
    row: int
    alternative: int
    reason: reasons.Obstacle
    rule: Annotated[str, SoloClause()]


class CaepioActed(SeatEvent, frozen=True, tag="caepio_acted"):
    """Caepio carries out this alternative of his row; what it does follows (C14.9)."""

    card: int
    row: int
    alternative: int


class DieRolled(SeatEvent, frozen=True, tag="die_rolled"):
    """Caepio's die, and the district where he wants to build (C14.11)."""

    pips: int
    district: District


class AedificiumDrawn(SeatEvent, frozen=True, tag="aedificium_drawn"):
    """Caepio drew the card of the building that he wants to build (C14.11)."""

    building: Building


class AedificiumReturned(SeatEvent, frozen=True, tag="aedificium_returned"):
    """The building fits nowhere: its card lies under the stack (C14.11)."""

    building: Building


class AedificiumUsed(SeatEvent, frozen=True, tag="aedificium_used"):
    """Caepio uses a tile; what its Aedificium card gives follows (C14.14)."""

    district: District
    building: Building


class BuiltCardTurned(Event, frozen=True, tag="built_card_turned"):
    """A card of the built stack was turned up: what for, and what came of it (C14.6, C14.7, C14.14)."""

    building: Building
    purpose: reasons.Purpose
    outcome: reasons.CardFate


class MarketCardTurned(SeatEvent, frozen=True, tag="market_card_turned"):
    """A card of Caepio's market visit: so many units of this; none when it is skipped (C14.15)."""

    card: int
    side: Side
    resource: Resource
    units: int


class CaepioCommitted(SeatEvent, frozen=True, tag="caepio_committed"):
    """Caepio delivers markers openly: their value, the minimum, the value of all you have, and why so many (C14.18)."""

    part: reasons.RomePart
    value: int
    minimum: int
    yours: int
    motive: reasons.Motive


class LaterAction(SeatEvent, frozen=True, tag="later_action"):
    """You completed an action after Caepio had passed: he gains a denarius (C14.10)."""


class AedificiumJoined(Event, frozen=True, tag="aedificium_joined"):
    """So many cards left over were shuffled into the stack of this decade (C14.20)."""

    decade: int
    cards: int


EVENT_FORMS = EventCodec(
    declared(Event, globals()), Layout(kind=6, seat=7, seats=8, first=10, width=8, bias=64), title="Corduba"
)
