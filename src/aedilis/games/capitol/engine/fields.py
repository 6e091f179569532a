"""What a position consists of: the public part that every seat may see, and the hidden part of the host."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from aedilis.core.fields import UNHEARD, CommonFields, Log, Options
from aedilis.core.rng import Rng
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.board import MOST_SQUARES, PREFECTURES, Board
from aedilis.games.capitol.engine.cards import KINDS

SEATS: Final = 4
ROUNDS: Final = 4
BLOCKS: Final = 90
BLOCKS_AT_START: Final = 6
DEALT: Final = 8  # cards of a seat before the first round (B3)
ROOFS_A_SHAPE: Final = 5
ROOFS_LEFT_AT_START: Final = 3

BUILD: Final = 0
BID: Final = 1
PLACE: Final = 2
DRAW: Final = 3
OVER: Final = 4

ROUND: Final = 0
PITCHED: Final = 1
NO_SHAPE: Final = 2

FOUNTAIN: Final = 0
AMPHITHEATRE: Final = 1
TEMPLE: Final = 2
NO_MONUMENT: Final = 0  # a monument site holds 0, AMPHITHEATRE or TEMPLE; a fountain never stands there (R2.12)
TILES: Final = 12
TILES_A_ROUND: Final = 3

HEIGHTS: Final = 64  # no house is higher than 60 blocks (30 floor cards)
FINISHED: Final = 128  # a finished house is 2 * height + shape
PLACEABLE: Final = 2 * MOST_SQUARES + 2  # a prefecture never takes a house higher than its number of squares
QUEUE: Final = 32  # each queue is a ring of 32 places; no kind has more than 24 cards
NO_BID: Final = -1


def numbers(size: i64, value: i64) -> vec[i64]:
    """Return a vec of equal numbers."""
    result: vec[i64] = vec[i64](capacity=size)
    while len(result) < size:
        result = append(result, value)
    return result


def small_numbers(size: i64, value: u8) -> vec[u8]:
    """Return a vec of equal small numbers."""
    result: vec[u8] = vec[u8](capacity=size)
    while len(result) < size:
        result = append(result, value)
    return result


def tile_of(auction: i64) -> i64:
    """Return the tile of an auction: rounds 1-2 end with an amphitheatre, 3-4 with a temple (R2.1)."""
    if auction % TILES_A_ROUND < TILES_A_ROUND - 1:
        return FOUNTAIN
    if auction < TILES // 2:
        return AMPHITHEATRE
    return TEMPLE


class PublicFields(CommonFields):
    """Everything that lies in plain sight, and what a perfect-memory observer knows of the hands (R0.5, R0.6, R0.9)."""

    def __init__(self, players: i64, options: Options, board: Board, source: "PublicFields | None") -> None:
        """Make an empty table, or a copy of the public part of the source."""
        super().__init__(players, options)
        self.board: Board = board
        if source is None:
            self.round: i64 = 1
            self.phase: i64 = BUILD
            self.consul: i64 = 0
            self.active: i64 = 0  # who builds, places or draws; meaningless while bids are sealed
            self.supply: i64 = BLOCKS - BLOCKS_AT_START * players
            self.passed: i64 = 0  # bit mask of seats that passed in this building phase
            self.sealed: i64 = 0  # bit mask of seats whose bid lies on the table
            self.auction: i64 = 0  # 0..11, the running or the next auction
            self.removed: i64 = 0  # bit mask of tiles that left the game
            self.draw_base: i64 = 0
            self.draw_bonus: i64 = 0
            self.score: vec[i64] = numbers(SEATS, 0)
            self.known: vec[i64] = numbers(SEATS, 0)  # the part of each hand that everybody has seen
            self.roofs: vec[i64] = numbers(SEATS * 2, ROOFS_LEFT_AT_START)  # by seat and shape
            self.unfinished: vec[u8] = small_numbers(SEATS * HEIGHTS, 0)  # how many, by seat and height
            self.heights: vec[i64] = numbers(SEATS, 0)  # cache: bit h set when the seat has an unfinished h
            self.finished: vec[u8] = small_numbers(SEATS * FINISHED, 0)  # how many, by seat and house
            self.ready: vec[i64] = numbers(SEATS, 0)  # cache: bit of each finished house that could ever be placed
            self.pile_size: vec[i64] = numbers(KINDS, 0)
            self.fresh: vec[i64] = numbers(KINDS, 0)  # cards at the front never drawn since set-up
            self.fountains: vec[i64] = board.printed_fountains[:]
            self.monument: vec[i64] = numbers(PREFECTURES, NO_MONUMENT)
            self.shape: vec[i64] = numbers(PREFECTURES, NO_SHAPE)
            self.standing: vec[i64] = numbers(PREFECTURES * SEATS, 0)  # houses by height, four bits each
            self.strength: vec[i64] = numbers(PREFECTURES * SEATS, 0)  # cache: 64 * blocks + tallest
            self.tallest: vec[i64] = numbers(PREFECTURES, 0)  # cache: the tallest house there
            self.sites_free: vec[i64] = board.squares[:]  # cache: squares without house or fountain
            self.admits: vec[i64] = numbers(PREFECTURES, 0)  # cache: bit of each house that may be placed there now
            for prefecture in range(PREFECTURES):
                self.sites_free[prefecture] -= board.printed_fountains[prefecture]
        else:
            self.round = source.round
            self.phase = source.phase
            self.consul = source.consul
            self.active = source.active
            self.supply = source.supply
            self.passed = source.passed
            self.sealed = source.sealed
            self.auction = source.auction
            self.removed = source.removed
            self.draw_base = source.draw_base
            self.draw_bonus = source.draw_bonus
            self.score = source.score[:]
            self.known = source.known[:]
            self.roofs = source.roofs[:]
            self.unfinished = source.unfinished[:]
            self.heights = source.heights[:]
            self.finished = source.finished[:]
            self.ready = source.ready[:]
            self.pile_size = source.pile_size[:]
            self.fresh = source.fresh[:]
            self.fountains = source.fountains[:]
            self.monument = source.monument[:]
            self.shape = source.shape[:]
            self.standing = source.standing[:]
            self.strength = source.strength[:]
            self.tallest = source.tallest[:]
            self.sites_free = source.sites_free[:]
            self.admits = source.admits[:]

    def printed(self) -> object:
        """Return the options and the board."""
        return self.options, self.board

    def next_seat(self, seat: i64) -> i64:
        """Return the next seat clockwise (R0.3)."""
        following: i64 = seat + 1
        if following == self.players:
            return 0
        return following

    def tile(self) -> i64:
        """Return the tile of the running auction."""
        return tile_of(self.auction)

    def public_numbers(self) -> list[int]:
        """Return every public number in a fixed order; two public parts are equal when these are."""
        result: list[int] = [
            *(self.players, self.round, self.phase, self.consul, self.active, self.supply, self.passed, self.sealed),
            *(self.auction, self.removed, self.draw_base, self.draw_bonus),
            *self.score,
            *self.known,
            *self.roofs,
            *self.unfinished,
            *self.finished,
            *self.pile_size,
            *self.fresh,
            *self.fountains,
            *self.monument,
            *self.shape,
            *self.standing,
        ]
        return result


class Fields(PublicFields):
    """A whole position, hands and piles included."""

    def __init__(
        self,
        players: i64,
        options: Options,
        board: Board,
        rng: Rng,
        public: PublicFields | None,
        hidden: "Fields | None",
    ) -> None:
        """Make an empty position, or copy the public and the hidden part of others; nobody listens to it."""
        super().__init__(players, options, board, public)
        self.rng: Rng = rng
        self.log: Log = UNHEARD
        if hidden is None:
            self.hand: vec[i64] = numbers(SEATS, 0)
            self.bid: vec[i64] = numbers(SEATS, NO_BID)  # sealed bids of the running auction
            self.queue: vec[u8] = small_numbers(KINDS * QUEUE, 0)
            self.front: vec[i64] = numbers(KINDS, 0)  # where each ring begins
        else:
            self.hand = hidden.hand[:]
            self.bid = hidden.bid[:]
            self.queue = hidden.queue[:]
            self.front = hidden.front[:]

    def tell(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Write down, if somebody listens, an event that tells nobody anything new about hidden cards."""
        if self.log.listening:
            self.log.write(packing.event(kind, seat, first, second, third))

    def reveal(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Write down, if somebody listens, an event that shows somebody what was hidden before."""
        if self.log.listening:
            self.log.write(packing.revealing(kind, seat, first, second, third))

    def queued(self, kind: i64, place: i64) -> i64:
        """Return the card at a place of a queue; place 0 is the visible one (R4.8)."""
        return i64(self.queue[kind * QUEUE + ((self.front[kind] + place) & (QUEUE - 1))])

    def discard(self, kind: i64, card: i64) -> None:
        """Put a card at the end of its queue (R1.3, R4.8)."""
        sizes = self.pile_size
        place: i64 = (self.front[kind] + sizes[kind]) & (QUEUE - 1)
        self.queue[kind * QUEUE + place] = u8(card)
        sizes[kind] += 1

    def all_numbers(self) -> list[int]:
        """Return every number of the position in a fixed order; two positions are equal when these are."""
        result = self.public_numbers()
        result += self.hand
        result += self.bid
        for kind in range(KINDS):
            for place in range(self.pile_size[kind]):
                result.append(self.queued(kind, place))
        result += self.rng.words()
        return result
