"""Typed events: what happened, as frozen values with a JSON form.

Every event of Capitol is public: what a seat keeps secret (its dealt cards, a sealed bid's content) is in no event
before it is revealed. Whether an event revealed something is a bit of its code (`packing.event_reveals`). The types
stand in the order of their numbers in packing.py.
"""

from typing import Annotated, Literal, get_args

from aedilis.core.codec import EventCodec, Layout, declared
from aedilis.core.contract import Event, SeatEvent
from aedilis.core.parts import Members, Name, Number, Part
from aedilis.games.capitol.engine.cards import NO_CARD, cards_in, total, value_of
from aedilis.games.capitol.engine.fields import SEATS
from aedilis.games.capitol.engine.forms.actions import CARD_NAMES, Blocks, Card, Shape

Tile = Literal["fountain", "amphitheatre", "temple"]
Use = Literal["pass", "floor", "roof", "permit", "null"]
WonBy = Literal["sum", "low_score", "high_card", "order", "free"]
RemovedFor = Literal["tie", "no_bid", "no_room"]

TILE_NAMES: tuple[Tile, ...] = get_args(Tile)


class Revealed(Part):
    """Cards in the order of a reveal: highest number first, then roof, floor, permit (R2.7)."""

    def value(self, number: int) -> tuple[str, ...]:
        """Return the names of the cards."""
        ordered = sorted(cards_in(number), key=lambda card: (-value_of(card), card))
        return tuple(CARD_NAMES[card] for card in ordered)


class Total(Part):
    """The sum of the same cards."""

    def value(self, number: int) -> int:
        """Return the sum."""
        return total(number)


class GameStarted(Event, frozen=True, tag="game_started"):
    """The set-up is done; this seat holds the Consul."""

    consul: Annotated[int, Number(at=6, width=3)]


class RoundStarted(Event, frozen=True, tag="round_started"):
    """A round begins with its building phase."""

    round: int


class CardPlayed(SeatEvent, frozen=True, tag="card_played"):
    """A card was shown, used and discarded."""

    card: Card
    use: Use


class BlocksBuilt(SeatEvent, frozen=True, tag="blocks_built"):
    """Blocks of the supply went onto unfinished houses of these heights, 0 for a new one."""

    raised: Annotated[tuple[int, ...], Blocks()]


class HouseFinished(SeatEvent, frozen=True, tag="house_finished"):
    """A house in the yard got its roof."""

    height: int
    shape: Shape


class HousePlaced(SeatEvent, frozen=True, tag="house_placed"):
    """A finished house went from the yard to the board."""

    prefecture: int
    height: int
    shape: Shape


class Passed(SeatEvent, frozen=True, tag="passed"):
    """A seat left the building phase; automatic when it had no card."""

    automatic: bool


class AuctionOpened(Event, frozen=True, tag="auction_opened"):
    """Bids are asked for a tile."""

    auction: int
    tile: Tile


class BidSealed(SeatEvent, frozen=True, tag="bid_sealed"):
    """A seat has sealed its bid; nothing else of it shows."""


class BidRevealed(SeatEvent, frozen=True, tag="bid_revealed"):
    """A bid was opened."""

    cards: Annotated[tuple[str, ...], Revealed(at=9, width=54)]
    sum: Annotated[int, Total(at=9, width=54)]


class TileWon(SeatEvent, frozen=True, tag="tile_won"):
    """A seat won the auction, and by what it won."""

    tile: Tile
    sum: Annotated[int, Number(at=21, width=33)]
    won_by: Annotated[WonBy, Name(get_args(WonBy), at=15)]


class TileRemoved(Event, frozen=True, tag="tile_removed"):
    """A tile left the game."""

    auction: int
    tile: Tile
    reason: RemovedFor


class BidPaid(SeatEvent, frozen=True, tag="bid_paid"):
    """The winner discarded the whole bid."""

    cards: Annotated[tuple[str, ...], Revealed(at=9, width=54)]


class TilePlaced(SeatEvent, frozen=True, tag="tile_placed"):
    """A fountain or monument went onto the board."""

    prefecture: int
    tile: Tile


class PrefectureScored(SeatEvent, frozen=True, tag="prefecture_scored"):
    """A seat got points for first or second place."""

    prefecture: int
    place: int
    points: int


class RoundScored(Event, frozen=True, tag="round_scored"):
    """The scoring of a round is done."""

    round: int


class DrawTurn(SeatEvent, frozen=True, tag="draw_turn"):
    """A seat begins to draw: so many new cards, and so many bonus cards."""

    base: int
    bonus: int


class CardDrawn(SeatEvent, frozen=True, tag="card_drawn"):
    """A card was drawn openly, and the next card of the pile lies open now."""

    card: Card
    uncovered: Annotated[str | None, Name(CARD_NAMES, none=NO_CARD)]


class DrawingStopped(SeatEvent, frozen=True, tag="drawing_stopped"):
    """A seat declined so many bonus cards."""

    declined: int


class DrawsLost(SeatEvent, frozen=True, tag="draws_lost"):
    """No card was left for so many draws."""

    count: int


class ConsulPassed(SeatEvent, frozen=True, tag="consul_passed"):
    """The Consul went to the next seat."""


class GameOver(Event, frozen=True, tag="game_over"):
    """The fourth scoring is done."""

    winners: Annotated[tuple[int, ...], Members(range(SEATS))]


EVENT_FORMS = EventCodec(declared(Event, globals()), Layout(kind=5, seat=6, seats=8, first=9, width=6), title="Capitol")
