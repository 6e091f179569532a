"""Positions that agree with a view: what search deals when it cannot look (rules R0.9)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from aedilis.core.bits import bit
from aedilis.core.rng import Rng
from aedilis.games.capitol.engine.cards import IDENTITIES, KINDS, NO_CARD, copies, of_kind, one
from aedilis.games.capitol.engine.fields import NO_BID, QUEUE
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.view import View


def determinize(view: View, rng: Rng) -> State:
    """Return a position in which the unseen cards lie anywhere they could; every deal is equally likely.

    Bids that others have sealed are not known, so their seals are broken: they bid anew in the returned position.
    """
    s = State(view.players, view.options, view.board, rng.clone(), view, None)
    s.sealed = view.sealed & (bit(view.seat)) if view.seat >= 0 else 0
    for seat in range(view.players):
        s.hand[seat] = view.known[seat]
        s.bid[seat] = NO_BID
    if view.seat >= 0:
        s.hand[view.seat] = view.hand
        s.bid[view.seat] = view.bid
    unseen = view.unseen()
    for kind in range(KINDS):
        deal_unseen(view, s, kind, of_kind(unseen, kind), rng)
    return s


def deal_unseen(view: View, s: State, kind: i64, cards: i64, rng: Rng) -> None:
    """Shuffle the unseen cards of one kind into the hidden places of the hands and of the pile."""
    pool: vec[i64] = vec[i64]()
    for card in range(i64(IDENTITIES)):
        for _ in range(copies(cards, card)):
            pool = append(pool, card)
    left: i64 = len(pool)
    for seat in range(view.players):
        if seat != view.seat:
            for _ in range(view.secret(seat, kind)):
                left -= 1
                s.hand[seat] += one(pick(pool, left, rng))
    for place in range(view.pile_size[kind]):
        card = i64(view.queue[kind * QUEUE + place])
        if card == NO_CARD:
            left -= 1
            card = pick(pool, left, rng)
        s.queue[kind * QUEUE + place] = u8(card)


def pick(pool: vec[i64], last: i64, rng: Rng) -> i64:
    """Return a random one of the cards up to the last, and put the last in its place."""
    index: i64 = rng.below(last + 1)
    card: i64 = pool[index]
    pool[index] = pool[last]
    return card
