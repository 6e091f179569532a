"""A position of Capitol with everything hidden in it: the host's side of the contract."""

from typing import final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.fields import UNHEARD, Log, Options
from aedilis.core.fingerprint import fingerprint
from aedilis.core.listing import Actions
from aedilis.core.rng import Rng
from aedilis.games.capitol.engine import flow, packing
from aedilis.games.capitol.engine.board import PREFECTURES, Board
from aedilis.games.capitol.engine.cards import (
    FIRST_FLOOR,
    FIRST_PERMIT,
    FLOOR,
    IDENTITIES,
    KINDS,
    PERMIT,
    ROOF,
    copies_printed,
    one,
)
from aedilis.games.capitol.engine.clauses import R1_1
from aedilis.games.capitol.engine.fields import BID, OVER, PITCHED, QUEUE, ROUND, Fields
from aedilis.games.capitol.engine.options import RANDOM, START_PLAYER, START_SEAT
from aedilis.games.capitol.engine.steps.auction import asked
from aedilis.games.capitol.engine.steps.permits import renew_admits
from aedilis.games.capitol.engine.steps.score import winning_seats
from aedilis.games.capitol.engine.steps.yard import add_finished
from aedilis.games.capitol.engine.view import View


@final
class State(Fields):
    """One position; `apply` changes it in place."""

    def clone(self) -> "State":
        """Return an independent copy that nobody listens to."""
        return State(self.players, self.options, self.board, self.rng.clone(), self, self)

    def is_over(self) -> bool:
        """Tell whether the fourth scoring is done (R0.2)."""
        return self.phase == OVER

    def to_act(self) -> i64:
        """Return the bit mask of seats that must decide now: several while bids are sealed (R2.3)."""
        if self.phase == OVER:
            return 0
        return asked(self) & ~self.sealed if self.phase == BID else bit(self.active)

    def actor(self) -> i64:
        """Return the first seat in turn order that must decide now, -1 when the game is over."""
        if self.phase == OVER:
            return -1
        if self.phase != BID:
            return self.active
        seat: i64 = self.consul
        while (self.sealed >> seat) & 1 or self.hand[seat] == 0:
            seat = self.next_seat(seat)
        return seat

    def list_legal(self, seat: i64, out: Actions) -> None:
        """Fill the list with the legal actions of a seat."""
        out.size = 0
        flow.list_actions(self, seat, self.hand[seat], out)

    def legal(self, seat: i64) -> list[int]:
        """Return the legal actions of a seat; equivalent forms once, and one bid for each reachable sum."""
        out = Actions()
        if 0 <= seat < self.players:
            self.list_legal(seat, out)
        return out.as_list()

    def refusal(self, action: i64) -> i64:
        """Return 0 if the action is legal in whatever form, else the clause that forbids it."""
        seat = packing.action_seat(action)
        return flow.refusal(self, self.hand[seat], action) if action >= 0 else R1_1

    def apply(self, action: i64) -> None:
        """Carry out an action; it must be legal, hosts check `refusal` first."""
        flow.apply(self, action)

    def view(self, seat: i64) -> View:
        """Return what this seat may know; seat -1 is a spectator (R0.10)."""
        return View(self, seat)

    def scores(self) -> list[int]:
        """Return the scores by seat."""
        return [self.score[seat] for seat in range(self.players)]

    def winners(self) -> list[int]:
        """Return the winning seats, empty until the game is over (R5.1)."""
        if self.phase != OVER:
            return []
        mask = winning_seats(self)
        return [seat for seat in range(self.players) if (mask >> seat) & 1]

    def listen(self, listening: bool) -> None:
        """Begin or end to collect events."""
        self.log = Log(True) if listening else UNHEARD

    def take_events(self) -> list[int]:
        """Return the events since the last call, and forget them."""
        return self.log.take()

    def key(self) -> i64:
        """Return a hash of the whole position that is the same on every platform."""
        return fingerprint([*self.board.numbers(), *self.options.values(), *self.all_numbers()])


def deal(players: i64, options: Options, board: Board, rng: Rng) -> State:
    """Set up a game (B1-B10) and open the first building phase."""
    s = State(players, options, board, rng, None, None)
    shuffle_deck(s, ROOF, 0, FIRST_FLOOR)
    shuffle_deck(s, FLOOR, FIRST_FLOOR, FIRST_PERMIT)
    shuffle_deck(s, PERMIT, FIRST_PERMIT, IDENTITIES)
    for seat in range(players):
        deal_hand(s, seat)
        for shape in (ROUND, PITCHED):
            for height in (1, 2):
                add_finished(s, seat, 2 * height + shape)
    for kind in range(KINDS):
        s.fresh[kind] = s.pile_size[kind]
    s.consul = rng.below(players) if s.option(START_PLAYER) == RANDOM else s.option(START_SEAT)
    s.active = s.consul
    for prefecture in range(PREFECTURES):
        renew_admits(s, prefecture)
    return s


def shuffle_deck(s: State, kind: i64, first: i64, end: i64) -> None:
    """Shuffle all cards of a kind into its queue (B2)."""
    deck: list[int] = []
    for card in range(first, end):
        for _ in range(copies_printed(card)):
            deck.append(card)
    for i in range(len(deck) - 1, 0, -1):
        j = s.rng.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    for card in deck:
        s.discard(kind, card)


def deal_hand(s: State, seat: i64) -> None:
    """Deal a hidden hand of two roof, two floor and four permit cards (B3)."""
    for kind in (ROOF, ROOF, FLOOR, FLOOR, PERMIT, PERMIT, PERMIT, PERMIT):
        s.hand[seat] += one(s.queued(kind, 0))
        s.front[kind] = (s.front[kind] + 1) & (QUEUE - 1)
        s.pile_size[kind] -= 1


def opening_events(s: State) -> list[int]:
    """Return the events of the set-up."""
    return [packing.event(packing.GAME_STARTED, s.consul), packing.event(packing.ROUND_STARTED, packing.NO_SEAT, 1)]
