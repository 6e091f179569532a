"""Typed events: what happened, as frozen values with a JSON form.

Every event of Capitol is public: what a seat keeps secret (its dealt cards, a sealed bid's content) is in no event
before it is revealed. Whether an event revealed something is a bit of its code (`packing.event_reveals`).
"""

from typing import Literal

from aedilis.core.contract import Event
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.cards import NO_CARD, cards_in, total, value_of
from aedilis.games.capitol.engine.forms.actions import CARD_NAMES, SHAPES, Shape
from aedilis.games.capitol.engine.packing import NO_BLOCK, event_payload, event_seat, field

Tile = Literal["fountain", "amphitheatre", "temple"]
Use = Literal["pass", "floor", "roof", "permit", "null"]
WonBy = Literal["sum", "low_score", "high_card", "order", "free"]
RemovedFor = Literal["tie", "no_bid", "no_room"]

TILE_NAMES: tuple[Tile, ...] = ("fountain", "amphitheatre", "temple")
USES: tuple[Use, ...] = ("pass", "floor", "roof", "permit", "null")
WON_BY: tuple[WonBy, ...] = ("sum", "low_score", "high_card", "order", "free")
REMOVED_FOR: tuple[RemovedFor, ...] = ("tie", "no_bid", "no_room")


class GameStarted(Event, frozen=True, tag="game_started"):
    """The set-up is done; this seat holds the Consul."""

    consul: int


class RoundStarted(Event, frozen=True, tag="round_started"):
    """A round begins with its building phase."""

    round: int


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A card was shown, used and discarded."""

    seat: int
    card: str
    use: Use


class BlocksBuilt(Event, frozen=True, tag="blocks_built"):
    """Blocks of the supply went onto unfinished houses of these heights, 0 for a new one."""

    seat: int
    raised: tuple[int, ...]


class HouseFinished(Event, frozen=True, tag="house_finished"):
    """A house in the yard got its roof."""

    seat: int
    height: int
    shape: Shape


class HousePlaced(Event, frozen=True, tag="house_placed"):
    """A finished house went from the yard to the board."""

    seat: int
    prefecture: int
    height: int
    shape: Shape


class Passed(Event, frozen=True, tag="passed"):
    """A seat left the building phase; automatic when it had no card."""

    seat: int
    automatic: bool


class AuctionOpened(Event, frozen=True, tag="auction_opened"):
    """Bids are asked for a tile."""

    auction: int
    tile: Tile


class BidSealed(Event, frozen=True, tag="bid_sealed"):
    """A seat has sealed its bid; nothing else of it shows."""

    seat: int


class BidRevealed(Event, frozen=True, tag="bid_revealed"):
    """A bid was opened."""

    seat: int
    cards: tuple[str, ...]
    sum: int


class TileWon(Event, frozen=True, tag="tile_won"):
    """A seat won the auction, and by what it won."""

    seat: int
    tile: Tile
    sum: int
    won_by: WonBy


class TileRemoved(Event, frozen=True, tag="tile_removed"):
    """A tile left the game."""

    auction: int
    tile: Tile
    reason: RemovedFor


class BidPaid(Event, frozen=True, tag="bid_paid"):
    """The winner discarded the whole bid."""

    seat: int
    cards: tuple[str, ...]


class TilePlaced(Event, frozen=True, tag="tile_placed"):
    """A fountain or monument went onto the board."""

    seat: int
    prefecture: int
    tile: Tile


class PrefectureScored(Event, frozen=True, tag="prefecture_scored"):
    """A seat got points for first or second place."""

    seat: int
    prefecture: int
    place: int
    points: int


class RoundScored(Event, frozen=True, tag="round_scored"):
    """The scoring of a round is done."""

    round: int


class DrawTurn(Event, frozen=True, tag="draw_turn"):
    """A seat begins to draw: so many new cards, and so many bonus cards."""

    seat: int
    base: int
    bonus: int


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """A card was drawn openly, and the next card of the pile lies open now."""

    seat: int
    card: str
    uncovered: str | None


class DrawingStopped(Event, frozen=True, tag="drawing_stopped"):
    """A seat declined so many bonus cards."""

    seat: int
    declined: int


class DrawsLost(Event, frozen=True, tag="draws_lost"):
    """No card was left for so many draws."""

    seat: int
    count: int


class ConsulPassed(Event, frozen=True, tag="consul_passed"):
    """The Consul went to the next seat."""

    seat: int


class GameOver(Event, frozen=True, tag="game_over"):
    """The fourth scoring is done."""

    winners: tuple[int, ...]


EVENT_TYPES: tuple[type[Event], ...] = (
    GameStarted,
    RoundStarted,
    CardPlayed,
    BlocksBuilt,
    HouseFinished,
    HousePlaced,
    Passed,
    AuctionOpened,
    BidSealed,
    BidRevealed,
    TileWon,
    TileRemoved,
    BidPaid,
    TilePlaced,
    PrefectureScored,
    RoundScored,
    DrawTurn,
    CardDrawn,
    DrawingStopped,
    DrawsLost,
    ConsulPassed,
    GameOver,
)


def typed_event(code: int) -> Event:
    """Return the typed value of an event."""
    kind, seat, payload = packing.event_kind(code), event_seat(code), event_payload(code)
    if kind == packing.GAME_STARTED:
        return GameStarted(seat)
    if kind == packing.ROUND_STARTED:
        return RoundStarted(payload)
    if kind == packing.CARD_PLAYED:
        return CardPlayed(seat, CARD_NAMES[field(code, 0)], USES[field(code, 1)])
    if kind == packing.BLOCKS_BUILT:
        second = field(code, 1)
        return BlocksBuilt(seat, (field(code, 0),) if second == NO_BLOCK else (field(code, 0), second))
    if kind == packing.HOUSE_FINISHED:
        return HouseFinished(seat, field(code, 0), SHAPES[field(code, 1)])
    if kind == packing.HOUSE_PLACED:
        return HousePlaced(seat, field(code, 0), field(code, 1), SHAPES[field(code, 2)])
    if kind == packing.PASSED:
        return Passed(seat, payload == 1)
    if kind == packing.PREFECTURE_SCORED:
        return PrefectureScored(seat, field(code, 0), field(code, 1), field(code, 2))
    if kind == packing.ROUND_SCORED:
        return RoundScored(payload)
    if kind == packing.CONSUL_PASSED:
        return ConsulPassed(seat)
    if kind == packing.GAME_OVER:
        return GameOver(tuple(seat for seat in range(4) if payload >> seat & 1))
    if kind >= packing.DRAW_TURN:
        return _drawing(code, kind, seat, payload)
    return _auction(code, kind, seat, payload)


def _as_revealed(cards: int) -> tuple[str, ...]:
    """Name the cards in the order of a reveal: highest number first, then roof, floor, permit (R2.7)."""
    ordered = sorted(cards_in(cards), key=lambda card: (-value_of(card), card))
    return tuple(CARD_NAMES[card] for card in ordered)


def _auction(code: int, kind: int, seat: int, payload: int) -> Event:
    if kind == packing.AUCTION_OPENED:
        return AuctionOpened(field(code, 0), TILE_NAMES[field(code, 1)])
    if kind == packing.BID_SEALED:
        return BidSealed(seat)
    if kind == packing.BID_REVEALED:
        return BidRevealed(seat, _as_revealed(payload), total(payload))
    if kind == packing.TILE_WON:
        return TileWon(seat, TILE_NAMES[field(code, 0)], payload >> 12, WON_BY[field(code, 1)])
    if kind == packing.TILE_REMOVED:
        return TileRemoved(field(code, 0), TILE_NAMES[field(code, 1)], REMOVED_FOR[field(code, 2)])
    if kind == packing.BID_PAID:
        return BidPaid(seat, _as_revealed(payload))
    return TilePlaced(seat, field(code, 0), TILE_NAMES[field(code, 1)])


def _drawing(code: int, kind: int, seat: int, payload: int) -> Event:
    if kind == packing.DRAW_TURN:
        return DrawTurn(seat, field(code, 0), field(code, 1))
    if kind == packing.CARD_DRAWN:
        uncovered = field(code, 1)
        return CardDrawn(seat, CARD_NAMES[field(code, 0)], None if uncovered == NO_CARD else CARD_NAMES[uncovered])
    if kind == packing.DRAWING_STOPPED:
        return DrawingStopped(seat, payload)
    return DrawsLost(seat, payload)
