"""The drawing phase by rule of thumb: what the yard needs, then the number on the card (strategy note 12)."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import shifted
from aedilis.games.capitol.bots.building import judge_fits
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.weights import DRAW_PIP, NEED_FLOOR, NEED_PERMIT, NEED_ROOF
from aedilis.games.capitol.engine import cards, packing
from aedilis.games.capitol.engine.board import PER_COLOUR
from aedilis.games.capitol.engine.cards import COLOUR_BITS, PERMIT_SHIFT
from aedilis.games.capitol.engine.fields import HEIGHTS, PublicFields
from aedilis.games.capitol.engine.steps.draw import may_stop
from aedilis.games.capitol.engine.steps.permits import lowest_admitted

OF_FIRST_COLOUR: Final = COLOUR_BITS << PERMIT_SHIFT


def consider_draws(m: Mind, s: PublicFields, seat: i64, hand: i64) -> None:
    """List the piles with cards, each with the worth of its visible card, and the stop."""
    m.size = 0
    judge_fits(m, s, seat, hand)
    for pile in range(i64(cards.KINDS)):
        if s.pile_size[pile]:
            m.consider(
                packing.place_action(packing.DRAW_CARD, seat, pile),
                card_worth(m, s, seat, hand, m.sight.top[pile], pile),
            )
    if may_stop(s):
        m.consider(packing.simple_action(packing.STOP_DRAWING, seat), -1 - m.thrift)


def card_worth(m: Mind, s: PublicFields, seat: i64, hand: i64, card: i64, kind: i64) -> i64:
    """Return what a drawn card is worth: money, and the step it is good for."""
    worth: i64 = m.weights[DRAW_PIP] * cards.value_of(card)
    begun: i64 = unfinished_houses(s, seat)
    roofs: i64 = cards.size(hand & cards.ROOFS)
    floors: i64 = cards.size(hand & cards.FLOORS)
    if kind == cards.ROOF:
        if begun + floors > roofs and s.roofs[seat * 2] + s.roofs[seat * 2 + 1] > roofs:
            worth += m.weights[NEED_ROOF]
    elif kind == cards.FLOOR:
        if floors + begun < 2 + roofs and s.supply:
            worth += m.weights[NEED_FLOOR]
    else:
        colour: i64 = cards.colour_of(card)
        held: i64 = cards.size(hand & shifted(OF_FIRST_COLOUR, 8 * colour))
        worth += ((m.weights[NEED_PERMIT] * best_gain(m, s, seat, colour)) >> 10) // (1 + held)
    return worth


def unfinished_houses(s: PublicFields, seat: i64) -> i64:
    """Return how many unfinished houses lie in the yard."""
    rest: i64 = s.heights[seat]
    count: i64 = 0
    height: i64 = 0
    while rest:
        if rest & 1:
            count += i64(s.unfinished[seat * HEIGHTS + height])
        rest >>= 1
        height += 1
    return count


def best_gain(m: Mind, s: PublicFields, seat: i64, colour: i64) -> i64:
    """Return the most that a permit of this colour could gain: with a waiting house, or half of it with one to come."""
    best: i64 = 0
    ready: i64 = s.ready[seat]
    i: i64 = colour * PER_COLOUR
    end: i64 = i + PER_COLOUR
    while i < end:
        prefecture: i64 = s.board.of_colour[i]
        admitted: i64 = s.admits[prefecture]
        house: i64 = lowest_admitted(s, prefecture)
        at: i64 = prefecture * 4
        last: i64 = house + 4
        while house < last:
            if (admitted >> house) & 1:
                gain: i64 = m.gain[at]
                if (ready >> house) & 1 == 0:
                    gain >>= 1
                if gain > best:
                    best = gain
            house += 1
            at += 1
        i += 1
    return best
