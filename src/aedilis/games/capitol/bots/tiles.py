"""What a fountain, an amphitheatre or a temple is worth, and where it goes (strategy notes 7, 8, 10)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.games.capitol.bots.memory import UNKNOWN
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.weights import EMPTY, HOLD, UNIT
from aedilis.games.capitol.bots.worth import lasting, scorings_left, situation, standing
from aedilis.games.capitol.engine.board import PREFECTURES
from aedilis.games.capitol.engine.fields import FOUNTAIN, NO_MONUMENT, PublicFields

TILE: Final = 16  # a change by a tile has a number above all heights of houses


def tile_gain(m: Mind, s: PublicFields, seat: i64, tile: i64, prefecture: i64) -> i64:
    """Return what the tile is worth to the seat in a prefecture with room for it."""
    sites: i64 = s.sites_free[prefecture]
    lasts: bool = sites == 0 or (tile == FOUNTAIN and sites == 1)
    if s.tallest[prefecture] == 0:  # nobody stands there yet: what a later first house would make of it
        if tile == FOUNTAIN and sites < 2:
            return -UNIT
        points_last: i64 = lasting(scorings_left(s), UNIT if lasts else m.weights[HOLD])
        return ((points_last - UNIT) * m.weights[EMPTY]) >> 10
    here: i64 = situation(s, seat, prefecture, TILE + tile, lasts)
    gain: i64 = m.memory.recall(here)
    if gain == UNKNOWN:
        gain = gain_of_tile(s, seat, tile, prefecture, m.weights, lasts)
        m.memory.keep(here, gain)
    return gain


def gain_of_tile(s: PublicFields, seat: i64, tile: i64, prefecture: i64, w: vec[i64], lasts: bool) -> i64:
    """Return how much better the seat stands with the tile in a prefecture where somebody stands."""
    scorings: i64 = scorings_left(s)
    hold: i64 = w[HOLD]
    if lasts:
        hold = UNIT
    points_last: i64 = lasting(scorings, hold)
    cards_last: i64 = lasting(scorings - 1, hold)
    before: i64 = standing(s, seat, prefecture, w, points_last, cards_last)
    if tile == FOUNTAIN:
        s.fountains[prefecture] += 1
        gain: i64 = standing(s, seat, prefecture, w, points_last, cards_last) - before
        s.fountains[prefecture] -= 1
        return gain
    s.monument[prefecture] = tile
    gain = standing(s, seat, prefecture, w, points_last, cards_last) - before
    s.monument[prefecture] = NO_MONUMENT
    return gain


def fits(s: PublicFields, tile: i64, prefecture: i64) -> bool:
    """Tell whether the tile has room there (R2.12)."""
    if tile == FOUNTAIN:
        return s.sites_free[prefecture] > 0
    return s.monument[prefecture] == NO_MONUMENT


def best_tile_gain(m: Mind, s: PublicFields, seat: i64, tile: i64) -> i64:
    """Return what the tile is worth to the seat in the best place."""
    m.memory.sit_down(s)
    best: i64 = -UNIT * 100
    for prefecture in range(i64(PREFECTURES)):
        if fits(s, tile, prefecture):
            gain: i64 = tile_gain(m, s, seat, tile, prefecture)
            if gain > best:
                best = gain
    return best
