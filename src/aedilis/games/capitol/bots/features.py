"""What the learned evaluation looks at when a round begins: each seat's points, board, hand and yard (note 15)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.games.capitol.bots.building import best_fit, judge_fits
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.engine import cards
from aedilis.games.capitol.engine.board import PREFECTURES
from aedilis.games.capitol.engine.fields import FINISHED, HEIGHTS, PLACEABLE, SEATS
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.steps.draw import bonus_cards
from aedilis.games.capitol.engine.steps.score import first_points, places, second_points

OF_SEAT: Final = 21
INPUTS: Final = 2 * OF_SEAT + 6


def look_at_seat(m: Mind, s: State, seat: i64, out: vec[float]) -> None:
    """Write the numbers of one seat, each about between 0 and 2; the mind's sight must have been read."""
    at: i64 = seat * OF_SEAT
    hand: i64 = s.hand[seat]
    out[at] = float(s.score[seat]) / 20.0
    look_at_board(s, seat, out, at + 1)
    out[at + 6] = float(bonus_cards(s, seat)) / 3.0
    out[at + 7] = float(cards.size(hand)) / 10.0
    out[at + 8] = float(cards.total(hand)) / 40.0
    out[at + 9] = float(cards.size(hand & cards.ROOFS)) / 4.0
    out[at + 10] = float(cards.size(hand & cards.FLOORS)) / 4.0
    out[at + 11] = float(cards.size(hand & cards.PERMITS)) / 6.0
    colours: i64 = 0
    for colour in range(i64(cards.COLOURS)):
        if (hand >> (cards.PERMIT_SHIFT + 8 * colour)) & cards.COLOUR_BITS:
            colours += 1
    out[at + 12] = float(colours) / 3.0
    look_at_yard(m, s, seat, hand, out, at + 13)
    order: i64 = seat - s.consul
    if order < 0:
        order += s.players
    out[at + 20] = float(order) / float(s.players)


def look_at_board(s: State, seat: i64, out: vec[float], at: i64) -> None:
    """Write points of the board, first places, points of second places, blocks of lead, points that are safe."""
    points: i64 = 0
    firsts: i64 = 0
    seconds: i64 = 0
    lead: i64 = 0
    safe: i64 = 0
    for prefecture in range(i64(PREFECTURES)):
        ranking: i64 = places(s, prefecture)
        if (ranking >> seat) & 1:
            gained: i64 = first_points(s, prefecture)
            points += gained
            firsts += 1
            if s.sites_free[prefecture] == 0:
                safe += gained
            most: i64 = 0
            for other in range(s.players):
                if other != seat and s.strength[prefecture * SEATS + other] >> 6 > most:
                    most = s.strength[prefecture * SEATS + other] >> 6
            most = (s.strength[prefecture * SEATS + seat] >> 6) - most
            if most > 3:
                most = 3
            lead += most
        elif (ranking >> (4 + seat)) & 1:
            gained = second_points(s, prefecture)
            points += gained
            seconds += gained
    out[at] = float(points) / 10.0
    out[at + 1] = float(firsts) / 4.0
    out[at + 2] = float(seconds) / 5.0
    out[at + 3] = float(lead) / 6.0
    out[at + 4] = float(safe) / 5.0


def look_at_yard(m: Mind, s: State, seat: i64, hand: i64, out: vec[float], at: i64) -> None:
    """Write finished houses, those that fit, their gain, unfinished ones, their blocks, roofs, the best use."""
    judge_fits(m, s, seat, hand)
    finished: i64 = 0
    fitting: i64 = 0
    gain: i64 = 0
    ready: i64 = s.ready[seat]
    for house in range(2, i64(PLACEABLE)):
        if (ready >> house) & 1:
            finished += i64(s.finished[seat * FINISHED + house])
            if m.fit[house] > 0:
                fitting += 1
                gain += m.fit[house]
    begun: i64 = 0
    blocks: i64 = 0
    best: i64 = 0
    rest: i64 = s.heights[seat]
    height: i64 = 0
    while rest:
        if rest & 1:
            count: i64 = i64(s.unfinished[seat * HEIGHTS + height])
            begun += count
            blocks += count * height
            use: i64 = best_fit(m, s, seat, height)
            if use > best:
                best = use
        rest >>= 1
        height += 1
    out[at] = float(finished) / 4.0
    out[at + 1] = float(fitting) / 3.0
    out[at + 2] = float(gain) / 16384.0
    out[at + 3] = float(begun) / 3.0
    out[at + 4] = float(blocks) / 6.0
    out[at + 5] = float(s.roofs[seat * 2] + s.roofs[seat * 2 + 1]) / 6.0
    out[at + 6] = float(best) / 8192.0


def look(m: Mind, s: State, out: vec[float]) -> None:
    """Write the numbers of all seats."""
    m.sight.read_hands(s)
    for seat in range(s.players):
        look_at_seat(m, s, seat, out)


def as_seen_by(s: State, seat: i64, seats: vec[float], out: vec[float]) -> None:
    """Write one seat's inputs: its own numbers, the mean of the others', the best of the others, and the round."""
    share: float = 1.0 / float(s.players - 1)
    for i in range(i64(OF_SEAT)):
        out[i] = seats[seat * OF_SEAT + i]
        others: float = 0.0
        for other in range(s.players):
            if other != seat:
                others += seats[other * OF_SEAT + i]
        out[OF_SEAT + i] = others * share
    best_score: float = 0.0
    best_board: float = 0.0
    best_money: float = 0.0
    for other in range(s.players):
        if other != seat:
            if seats[other * OF_SEAT] > best_score:
                best_score = seats[other * OF_SEAT]
            if seats[other * OF_SEAT + 1] > best_board:
                best_board = seats[other * OF_SEAT + 1]
            if seats[other * OF_SEAT + 8] > best_money:
                best_money = seats[other * OF_SEAT + 8]
    at: i64 = 2 * OF_SEAT
    out[at] = best_score
    out[at + 1] = best_board
    out[at + 2] = best_money
    out[at + 3] = 0.0
    out[at + 4] = 0.0
    out[at + 5] = 0.0
    if s.round == 2:
        out[at + 3] = 1.0
    elif s.round == 3:
        out[at + 4] = 1.0
    else:
        out[at + 5] = 1.0
