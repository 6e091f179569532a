"""The drawing phase after scorings 1 to 3 (rules R4.1-R4.10)."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.listing import Actions
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.board import PREFECTURES
from aedilis.games.capitol.engine.cards import KINDS, NO_CARD, one, size
from aedilis.games.capitol.engine.clauses import ALLOWED, R4_1, R4_4, R4_5, R4_9
from aedilis.games.capitol.engine.fields import AMPHITHEATRE, DRAW, QUEUE, Fields, PublicFields
from aedilis.games.capitol.engine.options import BONUS_DRAW, DRAW_RULE, OPTIONAL, SIX_NEW
from aedilis.games.capitol.engine.steps.score import places

NEW_CARDS: Final = 6


def draw_refusal(s: PublicFields, action: i64) -> i64:
    """Return 0 if the seat may draw from this pile, or stop, now; else the clause that forbids it."""
    if s.phase != DRAW:
        return R4_4
    if packing.action_seat(action) != s.active:
        return R4_1
    if packing.action_kind(action) == packing.STOP_DRAWING:
        return ALLOWED if may_stop(s) else R4_5
    pile = packing.action_first(action)
    return ALLOWED if pile < KINDS and s.pile_size[pile] else R4_9


def may_stop(s: PublicFields) -> bool:
    """Tell whether only bonus cards remain and they may be declined (R4.5)."""
    return s.draw_base == 0 and s.option(BONUS_DRAW) == OPTIONAL


def list_draws(s: PublicFields, seat: i64, out: Actions) -> None:
    """List the piles with cards, and the stop in the bonus part."""
    items = out.items
    n: i64 = 0
    for pile in range(i64(KINDS)):
        if s.pile_size[pile]:
            items[n] = packing.place_action(packing.DRAW_CARD, seat, pile)
            n += 1
    if may_stop(s):
        items[n] = packing.simple_action(packing.STOP_DRAWING, seat)
        n += 1
    out.size = n


def bonus_cards(s: PublicFields, seat: i64) -> i64:
    """Return the seat's bonus: two cards for first and one for second place in each amphitheatre prefecture (R4.3)."""
    bonus: i64 = 0
    for prefecture in range(i64(PREFECTURES)):
        if s.monument[prefecture] == AMPHITHEATRE:
            ranking: i64 = places(s, prefecture)
            if (ranking >> seat) & 1:
                bonus += 2
            elif (ranking >> (4 + seat)) & 1:
                bonus += 1
    return bonus


def begin(s: Fields) -> bool:
    """Let the Consul's holder draw first (R4.1); return whether somebody has to decide."""
    s.phase = DRAW
    s.active = s.consul
    return begin_turn(s)


def begin_turn(s: Fields) -> bool:
    """Give the active seat, or the next one that can draw, its cards to take; return False when all have drawn."""
    while True:
        held: i64 = size(s.hand[s.active])
        s.draw_base = NEW_CARDS if s.option(DRAW_RULE) == SIX_NEW else max(0, NEW_CARDS - held)
        s.draw_bonus = bonus_cards(s, s.active)
        s.tell(packing.DRAW_TURN, s.active, s.draw_base, s.draw_bonus)
        if s.draw_base + s.draw_bonus and cards_left(s):
            return True
        if not end_turn(s):
            return False


def cards_left(s: PublicFields) -> bool:
    """Tell whether any pile has a card (R4.9)."""
    return s.pile_size[0] + s.pile_size[1] + s.pile_size[2] > 0


def end_turn(s: Fields) -> bool:
    """Drop what the active seat did not draw and move on; return False after the last seat."""
    if s.draw_base + s.draw_bonus and not cards_left(s):
        s.tell(packing.DRAWS_LOST, s.active, s.draw_base + s.draw_bonus)
    s.draw_base = 0
    s.draw_bonus = 0
    s.active = s.next_seat(s.active)
    return s.active != s.consul


def apply(s: Fields, action: i64) -> bool:
    """Draw a card or stop; return whether somebody has to decide."""
    if packing.action_kind(action) == packing.STOP_DRAWING:
        s.tell(packing.DRAWING_STOPPED, s.active, s.draw_bonus)
        s.draw_bonus = 0
    else:
        draw_card(s, packing.action_first(action))
        if s.draw_base:
            s.draw_base -= 1
        else:
            s.draw_bonus -= 1
    if s.draw_base + s.draw_bonus and cards_left(s):
        return True
    return begin_turn(s) if end_turn(s) else False


def draw_card(s: Fields, pile: i64) -> None:
    """Take the visible card of a pile openly; the next card of the queue is uncovered (R4.4, R4.8)."""
    card: i64 = s.queued(pile, 0)
    single: i64 = one(card)
    s.front[pile] = (s.front[pile] + 1) & (QUEUE - 1)
    s.pile_size[pile] -= 1
    if s.fresh[pile]:
        s.fresh[pile] -= 1
    s.hand[s.active] += single
    s.known[s.active] += single
    if s.log.listening:
        uncovered: i64 = s.queued(pile, 0) if s.pile_size[pile] else NO_CARD
        if s.fresh[pile]:
            s.reveal(packing.CARD_DRAWN, s.active, card, uncovered)
        else:  # a recycled card was seen when it was discarded; only an original tells something new (R0.9)
            s.tell(packing.CARD_DRAWN, s.active, card, uncovered)
