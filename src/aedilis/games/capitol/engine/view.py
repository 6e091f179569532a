"""What one seat may know (rules R0.5-R0.10), built by adding to an empty table."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.capitol.engine import cards, flow, packing
from aedilis.games.capitol.engine.clauses import R1_1
from aedilis.games.capitol.engine.fields import (
    BID,
    NO_BID,
    OVER,
    QUEUE,
    SEATS,
    Fields,
    PublicFields,
    numbers,
    small_numbers,
)


@final
class View(PublicFields):
    """The public position, the seat's own cards, and what perfect memory tells of the rest."""

    def __init__(self, source: Fields, seat: i64) -> None:
        """Add what the seat may know: a spectator is seat -1 and holds no cards."""
        super().__init__(source.players, source.options, source.board, source)
        self.seat: i64 = seat
        self.hand: i64 = source.hand[seat] if seat >= 0 else 0
        self.bid: i64 = source.bid[seat] if seat >= 0 else NO_BID
        self.held: vec[i64] = numbers(SEATS * cards.KINDS, 0)  # cards by seat and kind: always deducible (R0.7)
        self.queue: vec[u8] = small_numbers(cards.KINDS * QUEUE, cards.NO_CARD)  # front first; NO_CARD where unknown
        for other in range(source.players):
            for kind in range(cards.KINDS):
                self.held[other * cards.KINDS + kind] = cards.size(cards.of_kind(source.hand[other], kind))
        for kind in range(cards.KINDS):
            fresh: i64 = source.fresh[kind]
            if source.pile_size[kind]:
                self.queue[kind * QUEUE] = u8(source.queued(kind, 0))  # the visible card
            for place in range(fresh, source.pile_size[kind]):
                self.queue[kind * QUEUE + place] = u8(source.queued(kind, place))  # recycled: seen when discarded

    def secret(self, seat: i64, kind: i64) -> i64:
        """Return how many of the seat's cards of a kind nobody else has seen (R0.9)."""
        return self.held[seat * cards.KINDS + kind] - cards.size(cards.of_kind(self.known[seat], kind))

    def unseen(self) -> i64:
        """Return the cards whose place this seat does not know: the pool of R0.9."""
        pool: i64 = cards.full_deck() - self.hand
        for seat in range(self.players):
            if seat != self.seat:
                pool -= self.known[seat]
        for kind in range(cards.KINDS):
            for place in range(self.pile_size[kind]):
                card: i64 = i64(self.queue[kind * QUEUE + place])
                if card != cards.NO_CARD:
                    pool -= cards.one(card)
        return pool

    def certain(self, seat: i64) -> i64:
        """Return the cards that the other seat surely holds, as far as this one can tell.

        Every deal of the unseen cards into the hidden places is possible, so of m unseen copies of a card at least
        m minus the number of other hidden places lie in the hand.
        """
        pool = self.unseen()
        result: i64 = self.known[seat]
        for card in range(cards.IDENTITIES):
            kind = cards.kind_of(card)
            elsewhere: i64 = cards.size(cards.of_kind(pool, kind)) - self.secret(seat, kind)
            forced: i64 = cards.copies(pool, card) - elsewhere
            if forced > 0:
                result += cards.one(card) * forced
        return result

    def must_act(self) -> bool:
        """Tell whether this seat must decide now."""
        if self.seat < 0 or self.phase == OVER:
            return False
        if self.phase == BID:
            return self.hand != 0 and (self.sealed >> self.seat) & 1 == 0
        return self.active == self.seat

    def to_act(self) -> i64:
        """Return the bit mask of all seats that must decide now."""
        if self.phase == OVER:
            return 0
        if self.phase != BID:
            return bit(self.active)
        result: i64 = 0
        for seat in range(self.players):
            if self.hand_size(seat) and (self.sealed >> seat) & 1 == 0:
                result |= bit(seat)
        return result

    def hand_size(self, seat: i64) -> i64:
        """Return the number of cards in a hand; it is public (R0.5)."""
        return self.held[seat * cards.KINDS] + self.held[seat * cards.KINDS + 1] + self.held[seat * cards.KINDS + 2]

    def list_legal(self, out: Actions) -> None:
        """Fill the list with this seat's legal actions."""
        out.size = 0
        if self.seat >= 0:
            flow.list_actions(self, self.seat, self.hand, out)

    def legal(self) -> list[int]:
        """Return this seat's legal actions, the same that the state lists for it."""
        out = Actions()
        self.list_legal(out)
        return out.as_list()

    def refusal(self, action: i64) -> i64:
        """Return 0 if this seat may do this now, else the clause that forbids it."""
        return (
            flow.refusal(self, self.hand, action) if action >= 0 and packing.action_seat(action) == self.seat else R1_1
        )

    def all_numbers(self) -> list[int]:
        """Return every number of the view in a fixed order; two views are equal when these are."""
        return [*self.public_numbers(), self.seat, self.hand, self.bid, *self.held, *self.queue]
