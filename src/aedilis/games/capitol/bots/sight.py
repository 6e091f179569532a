"""What a seat can tell of the others besides the public table: kinds of cards, money, visible cards (R0.7, R0.9)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.games.capitol.engine.cards import (
    FLOORS,
    KINDS,
    NO_CARD,
    PERMIT_SHIFT,
    PERMITS,
    ROOFS,
    full_deck,
    highest_sum,
    low_size,
    of_kind,
    one,
    permit_size,
    size,
    total,
)
from aedilis.games.capitol.engine.fields import QUEUE, SEATS, Fields, PublicFields, numbers
from aedilis.games.capitol.engine.view import View


@final
class Sight:
    """The same facts, read from a view or, while search plays on, from a position that was made up from one."""

    def __init__(self) -> None:
        self.held: vec[i64] = numbers(SEATS * KINDS, 0)  # cards by seat and kind
        self.top: vec[i64] = numbers(KINDS, NO_CARD)  # the visible card of each pile
        self.unseen: i64 = 0  # the cards whose place the seat cannot tell

    def read_view(self, view: View) -> None:
        """Take the facts from a view."""
        held = self.held
        source = view.held
        for i in range(i64(SEATS * KINDS)):
            held[i] = source[i]
        for kind in range(i64(KINDS)):
            self.top[kind] = NO_CARD
            if view.pile_size[kind]:
                self.top[kind] = i64(view.queue[kind * QUEUE])
        self.unseen = view.unseen()

    def read_hands(self, s: Fields) -> None:
        """Count the cards of each kind in every hand; their number by kind is always deducible (R0.7)."""
        held = self.held
        hands = s.hand
        for seat in range(s.players):
            cards: i64 = hands[seat]
            held[seat * KINDS] = low_size(cards & ROOFS)
            held[seat * KINDS + 1] = low_size(cards & FLOORS)
            held[seat * KINDS + 2] = permit_size(cards >> PERMIT_SHIFT)

    def read_tops(self, s: Fields) -> None:
        """See the top card of each pile."""
        for kind in range(i64(KINDS)):
            self.top[kind] = NO_CARD
            if s.pile_size[kind]:
                self.top[kind] = s.queued(kind, 0)

    def read_unseen(self, s: Fields, seat: i64) -> None:
        """Find out which cards a seat of a made-up position has not seen: the pool that its view would have (R0.9)."""
        pool: i64 = full_deck() - s.hand[seat]
        for other in range(s.players):
            if other != seat:
                pool -= s.known[other]
        for kind in range(i64(KINDS)):
            place: i64 = s.fresh[kind]
            if place > 0 and s.pile_size[kind]:
                pool -= one(s.queued(kind, 0))  # the visible card
            while place < s.pile_size[kind]:
                pool -= one(s.queued(kind, place))
                place += 1
        self.unseen = pool

    def secret_permits(self, s: PublicFields, seat: i64) -> i64:
        """Return how many of the seat's permits nobody else has seen."""
        return self.held[seat * KINDS + 2] - size(s.known[seat] & PERMITS)

    def hand_size(self, seat: i64) -> i64:
        """Return the number of cards in a hand."""
        return self.held[seat * KINDS] + self.held[seat * KINDS + 1] + self.held[seat * KINDS + 2]

    def money(self, s: PublicFields, seat: i64, secret_card: i64) -> i64:
        """Return what the seat can bid: the numbers seen, and so many 1024ths of a point for each secret card."""
        known: i64 = s.known[seat]
        return total(known) + (((self.hand_size(seat) - size(known)) * secret_card) >> 10)

    def most_money(self, s: PublicFields, seat: i64) -> i64:
        """Return the most that the seat may be able to bid: its secret cards may be the highest of those unseen."""
        known: i64 = s.known[seat]
        most: i64 = total(known)
        for kind in range(i64(KINDS)):
            secret: i64 = self.held[seat * KINDS + kind] - size(of_kind(known, kind))
            most += highest_sum(of_kind(self.unseen, kind), secret)
        return most
