"""What a fountain, an amphitheatre or a temple is worth, and where it goes (strategy notes 7, 8, 10)."""

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.games.capitol.bots.weights import EMPTY, HOLD, UNIT
from aedilis.games.capitol.bots.worth import lasting, scorings_left, standing
from aedilis.games.capitol.engine.board import PREFECTURES
from aedilis.games.capitol.engine.fields import FOUNTAIN, NO_MONUMENT, PublicFields


def tile_gain(s: PublicFields, seat: i64, tile: i64, prefecture: i64, w: vec[i64]) -> i64:
    """Return what the tile is worth to the seat in a prefecture with room for it."""
    scorings: i64 = scorings_left(s)
    hold: i64 = w[HOLD]
    if s.sites_free[prefecture] == 0 or (tile == FOUNTAIN and s.sites_free[prefecture] == 1):
        hold = UNIT
    points_last: i64 = lasting(scorings, hold)
    cards_last: i64 = lasting(scorings - 1, hold)
    if s.tallest[prefecture] == 0:  # nobody stands there yet: what a later first house would make of it
        if tile == FOUNTAIN and s.sites_free[prefecture] < 2:
            return -UNIT
        return ((points_last - UNIT) * w[EMPTY]) >> 10
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


def best_tile_gain(s: PublicFields, seat: i64, tile: i64, w: vec[i64]) -> i64:
    """Return what the tile is worth to the seat in the best place."""
    best: i64 = -UNIT * 100
    prefecture: i64 = 0
    while prefecture < PREFECTURES:
        if fits(s, tile, prefecture):
            gain: i64 = tile_gain(s, seat, tile, prefecture, w)
            if gain > best:
                best = gain
        prefecture += 1
    return best
