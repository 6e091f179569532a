"""What explains a result: where points came from, what tiles were worth, tempo, and luck (docs/statistics.md).

All numbers follow from the record of a finished game, so they are the same for everybody.
"""

from collections.abc import Iterable

import msgspec

from aedilis.core.contract import Event
from aedilis.games.capitol.engine.board import PREFECTURES
from aedilis.games.capitol.engine.cards import KINDS, cards_in, full_deck, of_kind, size, total, value_of
from aedilis.games.capitol.engine.fields import BID, PLACE, ROUNDS, TEMPLE
from aedilis.games.capitol.engine.forms import events
from aedilis.games.capitol.engine.forms.actions import ACTION_FORMS, DrawCard
from aedilis.games.capitol.engine.forms.events import EVENT_FORMS, Tile
from aedilis.games.capitol.engine.forms.view import standing_of, tile_kind
from aedilis.games.capitol.engine.state import State

__all__ = ["GameStatistics", "RoundStatistics", "SeatStatistics", "TileStatistics", "statistics"]


class RoundStatistics(msgspec.Struct, frozen=True):
    """One seat in one round."""

    points: tuple[int, ...]
    """By prefecture."""
    turns: int
    """Cards played while building."""
    nulls: int
    """Those of them that did nothing (R1.4)."""
    blocks: int
    """Blocks taken from the supply."""
    placed: int
    """Blocks moved to the board."""
    pass_order: int
    """1: the first to pass; 0: the seat did not come to pass."""
    pass_after: int
    """Cards that all seats had played in this round before the pass."""
    left: int
    """Cards in hand at the pass."""
    spent: int
    """Sum of the numbers on the cards paid in auctions."""


class SeatStatistics(msgspec.Struct, frozen=True):
    """One seat in the whole game. Values are the numbers on cards."""

    rounds: tuple[RoundStatistics, ...]
    dealt: int
    """Value of the hand at the start."""
    dealt_luck: float
    """That value less the mean of hands with as many cards of each kind."""
    draws: int
    drawn: int
    """Value of all cards drawn."""
    draw_luck: float
    """Over all draws: the mean of the open cards, less the mean of all cards."""
    draw_choice: float
    """Over all draws: the card taken, less the mean of the open cards."""


class TileStatistics(msgspec.Struct, frozen=True):
    """One auction."""

    auction: int
    tile: Tile
    bids: tuple[int, ...]
    """Sums by seat; 0 for no bid."""
    winner: int | None
    prefecture: int | None
    worth: tuple[int, ...]
    """Points by seat that would be missing if this tile alone had not been there."""
    cards: tuple[int, ...]
    """Bonus cards by seat that this amphitheatre offered."""


class GameStatistics(msgspec.Struct, frozen=True, tag_field="game", tag="capitol"):
    """A whole game."""

    seats: tuple[SeatStatistics, ...]
    tiles: tuple[TileStatistics, ...]


def mean_of(cards: Iterable[int]) -> float:
    """Return the mean of the numbers on these cards."""
    values = [value_of(card) for card in cards]
    return sum(values) / len(values)


KIND_MEANS = tuple(mean_of(cards_in(of_kind(full_deck(), kind))) for kind in range(KINDS))
CARD_MEAN = mean_of(cards_in(full_deck()))
BONUS = (0, 2, 1)  # cards by place (R4.3)


class _Auction:
    """A tile while the game is followed."""

    def __init__(self, number: int, tile: Tile, players: int) -> None:
        self.number, self.tile = number, tile
        self.winner: int | None = None
        self.prefecture: int | None = None
        self.bids, self.worth, self.cards = [0] * players, [0] * players, [0] * players

    def finished(self) -> TileStatistics:
        return TileStatistics(
            self.number,
            self.tile,
            tuple(self.bids),
            self.winner,
            self.prefecture,
            tuple(self.worth),
            tuple(self.cards),
        )


class _Round:
    """A seat's round while the game is followed."""

    def __init__(self) -> None:
        self.points = [0] * PREFECTURES
        self.turns = self.nulls = self.blocks = self.placed = 0
        self.pass_order = self.pass_after = self.left = self.spent = 0

    def finished(self) -> RoundStatistics:
        return RoundStatistics(points=tuple(self.points), **{k: v for k, v in vars(self).items() if k != "points"})


class _Follower:
    """Reads a game event by event."""

    def __init__(self, first: State) -> None:
        self.state = first.clone()
        self.state.listen(True)
        players = first.players
        self.round = first.round
        self.rounds = [[_Round() for _ in range(ROUNDS)] for _ in range(players)]
        self.auctions: list[_Auction] = []
        if first.phase in (BID, PLACE):  # the game begins with a position in an auction
            self.auctions.append(_Auction(first.auction, tile_kind(first.auction), players))
        self.dealt = [int(total(first.hand[seat])) for seat in range(players)]
        self.usual = [
            sum(int(size(of_kind(first.hand[seat], kind))) * KIND_MEANS[kind] for kind in range(KINDS))
            for seat in range(players)
        ]
        self.draws, self.drawn = [0] * players, [0] * players
        self.luck, self.choice = [0.0] * players, [0.0] * players

    def follow(self, action: int) -> None:
        draw = ACTION_FORMS.typed(action)
        if isinstance(draw, DrawCard):
            s = self.state
            offered = mean_of(s.queued(kind, 0) for kind in range(KINDS) if s.pile_size[kind])
            self.luck[draw.seat] += offered - CARD_MEAN
            self.choice[draw.seat] -= offered
        self.state.apply(action)
        for code in self.state.take_events():
            self.read(EVENT_FORMS.typed(code))

    def read(self, event: Event) -> None:
        match event:
            case events.RoundStarted():
                self.round = event.round
            case events.CardPlayed():
                mine = self.now(event.seat)
                mine.turns += 1
                mine.nulls += event.use == "null"
            case events.BlocksBuilt():
                self.now(event.seat).blocks += len(event.raised)
            case events.HousePlaced():
                self.now(event.seat).placed += event.height
            case events.Passed():
                mine, others = self.now(event.seat), [seat[self.round - 1] for seat in self.rounds]
                mine.pass_order = 1 + sum(other.pass_order > 0 for other in others)
                mine.pass_after = sum(other.turns for other in others)
                mine.left = size(self.state.hand[event.seat])
            case events.CardDrawn():
                number = int(event.card[1:])
                self.draws[event.seat] += 1
                self.drawn[event.seat] += number
                self.choice[event.seat] += number
            case events.DrawTurn():
                self.offer_bonus(event.seat)
            case events.PrefectureScored():
                self.now(event.seat).points[event.prefecture] += event.points
                self.credit_tiles(event)
            case _:
                self.read_auction(event)

    def read_auction(self, event: Event) -> None:
        match event:
            case events.AuctionOpened():
                self.auctions.append(_Auction(event.auction, event.tile, self.state.players))
            case events.BidRevealed():
                self.auctions[-1].bids[event.seat] = event.sum
            case events.TileWon():
                self.auctions[-1].winner = event.seat
            case events.BidPaid():
                self.now(event.seat).spent += sum(int(card[1:]) for card in event.cards)
            case events.TilePlaced():
                self.auctions[-1].prefecture = event.prefecture
            case _:
                pass

    def now(self, seat: int) -> _Round:
        return self.rounds[seat][self.round - 1]

    def credit_tiles(self, event: events.PrefectureScored) -> None:
        doubled = self.state.monument[event.prefecture] == TEMPLE
        for auction in self.auctions:
            if auction.prefecture == event.prefecture and auction.tile == "fountain":
                auction.worth[event.seat] += 2 if doubled else 1
            elif auction.prefecture == event.prefecture and auction.tile == "temple":
                auction.worth[event.seat] += event.points // 2

    def offer_bonus(self, seat: int) -> None:
        for auction in self.auctions:
            if auction.prefecture is None or auction.tile != "amphitheatre":
                continue
            for place in standing_of(self.state, auction.prefecture):
                if place.seat == seat:
                    auction.cards[seat] += BONUS[place.place]

    def finished(self) -> GameStatistics:
        seats = tuple(
            SeatStatistics(
                rounds=tuple(part.finished() for part in self.rounds[seat]),
                dealt=self.dealt[seat],
                dealt_luck=self.dealt[seat] - self.usual[seat],
                draws=self.draws[seat],
                drawn=self.drawn[seat],
                draw_luck=self.luck[seat],
                draw_choice=self.choice[seat],
            )
            for seat in range(self.state.players)
        )
        return GameStatistics(seats, tuple(auction.finished() for auction in self.auctions))


def statistics(first: State, actions: Iterable[int]) -> GameStatistics:
    """Return the numbers of the game that begins with this state and goes on with these legal actions."""
    follower = _Follower(first)
    for action in actions:
        follower.follow(action)
    return follower.finished()
