"""The auctions: three sealed bids per round, each for one tile that is placed at once (rules R2.1-R2.14)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.capitol.engine import cards, packing
from aedilis.games.capitol.engine.board import PREFECTURES
from aedilis.games.capitol.engine.clauses import ALLOWED, R2_2, R2_3, R2_3B, R2_11, R2_12
from aedilis.games.capitol.engine.fields import (
    BID,
    FOUNTAIN,
    NO_BID,
    NO_MONUMENT,
    PLACE,
    TILES_A_ROUND,
    Fields,
    PublicFields,
)
from aedilis.games.capitol.engine.options import AUCTION_TIE, HIGH_CARD_THEN_ORDER, LOW_SCORE_FREE, NO_BID_RULE
from aedilis.games.capitol.engine.steps.permits import renew_admits

ONE_CARD: Final = 1 << 54  # counts cards above the 54 bits of a multiset
CARDS: Final = ONE_CARD - 1
UNREACHED: Final = 1 << 61


def bid_refusal(s: PublicFields, hand: i64, action: i64) -> i64:
    """Return 0 if a seat with this hand may seal this bid, or replace its earlier one (R2.3a), else the clause."""
    if s.phase != BID or packing.action_seat(action) >= s.players:
        return R2_2
    if hand == 0:
        return R2_3B
    bid = packing.action_bid(action)
    return ALLOWED if bid <= CARDS and cards.contains(hand, bid) else R2_3


def tile_refusal(s: PublicFields, action: i64) -> i64:
    """Return 0 if the seat may place the tile just won in this prefecture, else the clause."""
    if s.phase != PLACE or packing.action_seat(action) != s.active:
        return R2_11
    prefecture = packing.action_first(action)
    return ALLOWED if prefecture < PREFECTURES and has_room(s, prefecture) else R2_12


def has_room(s: PublicFields, prefecture: i64) -> bool:
    """Tell whether the running auction's tile fits there: fountains take sites, monuments the monument site (R2.12)."""
    if s.tile() == FOUNTAIN:
        return s.sites_free[prefecture] > 0
    return s.monument[prefecture] == NO_MONUMENT


def list_bids(seat: i64, hand: i64, out: Actions) -> None:
    """List one bid for each reachable sum, 0 included: the one with the fewest cards, sparing permits among these.

    This is a pruning, not an equivalence: any part of the hand may be bid (R2.3).
    """
    most: i64 = cards.total(hand)
    out.reserve(most + 1)
    best = out.items  # the best bid of each sum so far, its number of cards above the 54 bits of the multiset
    i: i64 = 1
    while i <= most:
        best[i] = UNREACHED
        i += 1
    best[0] = 0
    reached: i64 = 0
    rest: i64 = hand
    card: i64 = 0
    while card < cards.FIRST_PERMIT:
        held: i64 = rest & 3
        while held:
            reached = add_to_sums(best, reached, card)
            held -= 1
        rest >>= 2
        card += 1
    while rest:
        if rest & 1:
            reached = add_to_sums(best, reached, card)
        rest >>= 1
        card += 1
    n: i64 = 0
    i = 0
    while i <= most:
        if best[i] < UNREACHED:
            best[n] = packing.bid_action(seat, best[i] & CARDS)
            n += 1
        i += 1
    out.size = n


def add_to_sums(best: vec[i64], reached: i64, card: i64) -> i64:
    """Add one more card to every sum reached so far where that gives a better bid; return the new highest sum."""
    value: i64 = cards.value_of(card)
    added: i64 = cards.one(card) + ONE_CARD
    i: i64 = reached
    while i >= 0:
        candidate: i64 = best[i] + added
        if candidate < best[i + value]:
            best[i + value] = candidate
        i -= 1
    return reached + value


def list_tile_places(s: PublicFields, seat: i64, out: Actions) -> None:
    """List every prefecture with room for the tile; houses there or not, the winner is free to choose (R2.11)."""
    items = out.items
    n: i64 = 0
    for prefecture in range(i64(PREFECTURES)):
        if has_room(s, prefecture):
            items[n] = packing.place_action(packing.PLACE_TILE, seat, prefecture)
            n += 1
    out.size = n


def asked(s: Fields) -> i64:
    """Return the bit mask of seats that hold a card and so are asked for a bid (R2.3b)."""
    result: i64 = 0
    for seat in range(s.players):
        if s.hand[seat]:
            result |= bit(seat)
    return result


def begin(s: Fields) -> bool:
    """Open the round's first auction; return whether somebody has to decide."""
    s.auction = (s.round - 1) * TILES_A_ROUND
    return open_auction(s)


def open_auction(s: Fields) -> bool:
    """Ask for bids, or settle at once when nobody holds a card (R2.3b); return whether somebody has to decide."""
    s.phase = BID
    s.sealed = 0
    s.tell(packing.AUCTION_OPENED, packing.NO_SEAT, s.auction, s.tile())
    return True if asked(s) else resolve(s)


def apply_bid(s: Fields, action: i64) -> bool:
    """Seal a bid; the last one asked opens them all (R2.3a, R2.4). Return whether somebody has to decide."""
    seat: i64 = packing.action_seat(action)
    s.bid[seat] = packing.action_bid(action)
    if (s.sealed >> seat) & 1 == 0:  # that a bid was replaced is nobody's business
        s.tell(packing.BID_SEALED, seat)
    s.sealed |= bit(seat)
    return True if s.sealed != asked(s) else resolve(s)


def resolve(s: Fields) -> bool:
    """Reveal the bids and find the winner (R2.4-R2.10); return whether somebody has to decide."""
    reveal(s)
    bids = s.bid
    best: i64 = 0
    tied: i64 = 0  # bit mask of the highest bidders
    for seat in range(s.players):
        if bids[seat] > 0:
            worth: i64 = cards.total(bids[seat])
            if worth > best:
                best = worth
                tied = 0
            if worth == best:
                tied |= bit(seat)
    reason: i64 = packing.BY_SUM
    winner: i64 = only_seat(tied)
    if best == 0:
        if s.option(NO_BID_RULE) == LOW_SCORE_FREE:
            winner = only_seat(lowest_scores(s, s.everyone()))
            reason = packing.FOR_NOTHING
    elif winner < 0:
        if s.option(AUCTION_TIE) == HIGH_CARD_THEN_ORDER:
            winner = only_seat(highest_cards(s, tied))
            reason = packing.BY_HIGH_CARD
            if winner < 0:
                winner = first_in_order(s, highest_cards(s, tied))
                reason = packing.BY_ORDER
        else:
            winner = only_seat(lowest_scores(s, tied))
            reason = packing.BY_LOW_SCORE
    if winner < 0:
        return remove_tile(s, packing.TIED if best else packing.NO_BIDS)
    s.tell(packing.TILE_WON, winner, s.tile(), reason, best)
    if s.bid[winner] > 0:
        pay(s, winner)
    return begin_placing(s, winner)


def reveal(s: Fields) -> None:
    """Show every bid; what it shows is known to all from now on (R2.6, R0.9)."""
    bids = s.bid
    known = s.known
    for seat in range(s.players):
        shown: i64 = bids[seat]
        if shown >= 0:
            if not cards.contains(known[seat], shown):
                known[seat] = cards.at_least(known[seat], shown)
            s.reveal(packing.BID_REVEALED, seat, shown)


def only_seat(seats: i64) -> i64:
    """Return the seat of a mask that holds exactly one, else -1."""
    if seats == 1:
        return 0
    if seats == 2:
        return 1
    if seats == 4:
        return 2
    return 3 if seats == 8 else -1


def lowest_scores(s: PublicFields, seats: i64) -> i64:
    """Return those of the seats with the lowest score before this round's scoring (R2.8)."""
    lowest: i64 = s.score[0] + s.score[1] + s.score[2] + s.score[3] + 1
    result: i64 = 0
    for seat in range(s.players):
        if (seats >> seat) & 1:
            if s.score[seat] < lowest:
                lowest = s.score[seat]
                result = 0
            if s.score[seat] == lowest:
                result |= bit(seat)
    return result


def highest_cards(s: Fields, seats: i64) -> i64:
    """Return those of the seats whose bid holds the highest single card (R2.8, the designers' text)."""
    best: i64 = 0
    result: i64 = 0
    for seat in range(s.players):
        if (seats >> seat) & 1:
            card: i64 = cards.highest(s.bid[seat])
            if card > best:
                best = card
                result = 0
            if card == best:
                result |= bit(seat)
    return result


def first_in_order(s: PublicFields, seats: i64) -> i64:
    """Return the first of the seats in turn order from the Consul."""
    seat: i64 = s.consul
    while (seats >> seat) & 1 == 0:
        seat = s.next_seat(seat)
    return seat


def pay(s: Fields, winner: i64) -> None:
    """Discard the whole winning bid, in each kind the highest number first, then by colour A, B, C (R2.6, R2.7)."""
    bid: i64 = s.bid[winner]
    s.hand[winner] -= bid
    s.known[winner] -= bid
    discard_numbers(s, bid, cards.ROOF, cards.FIRST_FLOOR - 1, 0)
    discard_numbers(s, bid, cards.FLOOR, cards.FIRST_PERMIT - 1, cards.FIRST_FLOOR)
    value: i64 = 7
    while value >= 0:
        card: i64 = cards.FIRST_PERMIT + value
        while card < cards.IDENTITIES:
            if cards.copies(bid, card):
                s.discard(cards.PERMIT, card)
            card += 8
        value -= 1
    s.tell(packing.BID_PAID, winner, bid)


def discard_numbers(s: Fields, bid: i64, kind: i64, high: i64, low: i64) -> None:
    """Discard the roof or floor cards of a bid, from the highest identity to the lowest."""
    card: i64 = high
    while card >= low:
        held: i64 = cards.copies(bid, card)
        while held:
            s.discard(kind, card)
            held -= 1
        card -= 1


def clear_bids(s: Fields) -> None:
    """Take all bids off the table."""
    bids = s.bid
    for seat in range(s.players):
        bids[seat] = NO_BID
    s.sealed = 0


def remove_tile(s: Fields, reason: i64) -> bool:
    """The tile leaves the game (R2.8, R2.9, R2.13); return whether somebody has to decide."""
    s.removed |= bit(s.auction)
    s.tell(packing.TILE_REMOVED, packing.NO_SEAT, s.auction, s.tile(), reason)
    return close_auction(s)


def begin_placing(s: Fields, winner: i64) -> bool:
    """Let the winner choose a place, if there is one (R2.11, R2.13); return whether somebody has to decide."""
    for prefecture in range(i64(PREFECTURES)):
        if has_room(s, prefecture):
            clear_bids(s)
            s.phase = PLACE
            s.active = winner
            return True
    return remove_tile(s, packing.NO_ROOM)


def apply_tile(s: Fields, action: i64) -> bool:
    """Place the tile just won; return whether somebody has to decide."""
    prefecture: i64 = packing.action_first(action)
    tile: i64 = s.tile()
    if tile == FOUNTAIN:
        s.fountains[prefecture] += 1
        s.sites_free[prefecture] -= 1
        renew_admits(s, prefecture)
    else:
        s.monument[prefecture] = tile
    s.tell(packing.TILE_PLACED, s.active, prefecture, tile)
    return close_auction(s)


def close_auction(s: Fields) -> bool:
    """Go on to the round's next auction (R2.1); return False after the third."""
    clear_bids(s)
    s.auction += 1
    return open_auction(s) if s.auction % TILES_A_ROUND else False
