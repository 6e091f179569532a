"""The scoring of each prefecture, and the end of the game (rules R3.1-R3.9, R5.1-R5.2)."""

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.board import PREFECTURES
from aedilis.games.capitol.engine.fields import SEATS, TEMPLE, Fields, PublicFields
from aedilis.games.capitol.engine.options import FINAL_TIE, FIRST, MOST_BLOCKS_ON_BOARD, PARTIAL_TOP_TIE, SECOND


def places(s: PublicFields, prefecture: i64) -> i64:
    """Return who is first (bits 0-3) and who is second (bits 4-7) in the prefecture (R3.1-R3.7)."""
    best: i64 = 0  # 64 * blocks + tallest, so the taller of two with equal blocks is ahead (R3.4)
    first: i64 = 0
    strengths = s.strength
    players: i64 = s.players
    at: i64 = prefecture * SEATS
    for seat in range(players):
        strength: i64 = strengths[at + seat]
        if strength > best:
            best = strength
            first = bit(seat)
        elif strength == best:
            first |= bit(seat)
    if best == 0:
        return 0
    if first & (first - 1):
        return first | below_tie(s, at, first, best >> 6)
    next_blocks: i64 = 1  # who has no block there has no place
    next_seats: i64 = 0
    for seat in range(players):
        blocks: i64 = strengths[at + seat] >> 6
        if blocks >= next_blocks and (first >> seat) & 1 == 0:
            if blocks > next_blocks:
                next_blocks = blocks
                next_seats = 0
            next_seats |= bit(seat)  # height does not break a tie for second place (R3.3)
    return first | next_seats << 4


def below_tie(s: PublicFields, at: i64, first: i64, blocks: i64) -> i64:
    """Return what those get who have as many blocks as several that are first, but are less tall (R3.6).

    There is no second place below several first ones (R3.5).
    """
    tied_below: i64 = 0
    for seat in range(s.players):
        if s.strength[at + seat] >> 6 == blocks and (first >> seat) & 1 == 0:
            tied_below |= bit(seat)
    if s.option(PARTIAL_TOP_TIE) == FIRST:
        return tied_below
    return tied_below << 4 if s.option(PARTIAL_TOP_TIE) == SECOND else 0


def first_points(s: PublicFields, prefecture: i64) -> i64:
    """Return the points of first place: two and the fountains, doubled by a temple (R3.2, R3.8)."""
    points: i64 = 2 + s.fountains[prefecture]
    return 2 * points if s.monument[prefecture] == TEMPLE else points


def second_points(s: PublicFields, prefecture: i64) -> i64:
    """Return the points of second place: the fountains, doubled by a temple (R3.2, R3.8)."""
    points: i64 = s.fountains[prefecture]
    return 2 * points if s.monument[prefecture] == TEMPLE else points


def points_of(s: PublicFields, prefecture: i64, seat: i64) -> i64:
    """Return what the seat would score in the prefecture now."""
    ranking: i64 = places(s, prefecture)
    if (ranking >> seat) & 1:
        return first_points(s, prefecture)
    return second_points(s, prefecture) if (ranking >> (4 + seat)) & 1 else 0


def score_round(s: Fields) -> None:
    """Add up the points of every prefecture."""
    for prefecture in range(i64(PREFECTURES)):
        ranking: i64 = places(s, prefecture)
        if ranking:
            first: i64 = first_points(s, prefecture)
            second: i64 = second_points(s, prefecture)
            for seat in range(s.players):
                if (ranking >> seat) & 1:
                    s.score[seat] += first
                    s.tell(packing.PREFECTURE_SCORED, seat, prefecture, 1, first)
                elif (ranking >> (4 + seat)) & 1:
                    s.score[seat] += second
                    s.tell(packing.PREFECTURE_SCORED, seat, prefecture, 2, second)
    s.tell(packing.ROUND_SCORED, packing.NO_SEAT, s.round)


def winning_seats(s: PublicFields) -> i64:
    """Return the bit mask of the winners by the present scores (R5.1, R5.2)."""
    seats: i64 = s.everyone()
    seats = best_of(s, seats, 0)
    if s.option(FINAL_TIE) == MOST_BLOCKS_ON_BOARD:
        seats = best_of(s, seats, 1)
        seats = best_of(s, seats, 2)
    return seats


def best_of(s: PublicFields, seats: i64, measure: i64) -> i64:
    """Return those of the seats that are best by score (0), blocks on the board (1) or first places (2)."""
    best: i64 = -1
    result: i64 = 0
    for seat in range(s.players):
        if (seats >> seat) & 1:
            value: i64 = s.score[seat]
            if measure:
                value = 0
                for prefecture in range(i64(PREFECTURES)):
                    if measure == 1:
                        value += s.strength[prefecture * SEATS + seat] >> 6
                    else:
                        value += (places(s, prefecture) >> seat) & 1
            if value > best:
                best = value
                result = 0
            if value == best:
                result |= bit(seat)
    return result
