"""Positions that agree with a view: what search deals when it cannot look (C1.7)."""

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.rng import Rng
from aedilis.games.corduba.engine.pack.native import nones
from aedilis.games.corduba.engine.state.fields import KEEPING
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.words import FAMILIES, HERITAGE, MACELLUM_TILES, ROME_CARDS


def determinize(view: View, rng: Rng) -> State:
    """Return a position in which the unseen cards lie in any order; every order is equally likely.

    What others have chosen secretly is not known, so their seals are broken: they choose anew in the position.
    """
    s = State(view.players, view.options, view.pack, view.ground, rng.clone(), view, None)
    own: i64 = 0
    if view.seat >= 0:
        own = bit(view.seat)
    s.sealed = view.sealed & own
    if view.stage == KEEPING:
        deal_cards(s, view, rng)
    elif view.seat >= 0:
        s.fist[view.seat] = view.secret
    left_out: i64 = 0
    for card in range(i64(ROME_CARDS)):
        if view.players == 1 and view.pack.rome[card].not_in_solo:
            left_out |= bit(card)
    s.rome_deck = restacked(view.rome_seen | left_out, ROME_CARDS, rng)
    s.macellum_deck = restacked(view.tiles_seen, MACELLUM_TILES, rng)
    return s


def restacked(gone: i64, size: i64, rng: Rng) -> vec[i64]:
    """Return a stack of the cards below `size` that are not gone, in random order."""
    result = nones(size)
    end: i64 = 0
    for card in range(size):
        if (gone >> card) & 1 == 0:
            other: i64 = rng.below(end + 1)
            result[end] = result[other]
            result[other] = card
            end += 1
    return result


def deal_cards(s: State, view: View, rng: Rng) -> None:
    """Deal the others the cards that this seat has not been dealt."""
    heritage: i64 = 0
    families: i64 = 0
    if view.seat >= 0:
        base: i64 = view.seat * 3
        s.dealt[base] = view.secret & 255
        s.dealt[base + 1] = view.secret >> 8 & 255
        s.dealt[base + 2] = view.secret >> 16
        s.kept[view.seat] = view.kept
        heritage = bit(s.dealt[base]) | bit(s.dealt[base + 1])
        families = bit(s.dealt[base + 2])
    heritage_left = restacked(heritage, HERITAGE, rng)
    families_left = restacked(families, FAMILIES, rng)
    at: i64 = 0
    for seat in range(view.players):
        if seat != view.seat:
            s.dealt[seat * 3] = heritage_left[2 * at]
            s.dealt[seat * 3 + 1] = heritage_left[2 * at + 1]
            s.dealt[seat * 3 + 2] = families_left[at]
            at += 1
