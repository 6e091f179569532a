"""Insulae: the builder's beside a new tile, neutral ones on cells that are left over (rules C2.6, C7.9, C7.12)."""

from mypy_extensions import i64

from aedilis.core.bits import bit, ones
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine.clauses import ALLOWED, C2_3, C7_9, C7_19
from aedilis.games.corduba.engine.effects.native import fire, start_effect
from aedilis.games.corduba.engine.options import HARD_16, NEUTRAL_SUPPLY
from aedilis.games.corduba.engine.pack.native import CHOSEN, HERE, NONE, ON_INSULA
from aedilis.games.corduba.engine.packing import (
    DONE,
    FILLED,
    INSULA_LAID,
    LAY_INSULAE,
    NAME_CELL,
    OWN_CELL,
    REPLACED,
    ROW_EMPTY,
    action,
    action_kind,
    event,
    first,
    second,
    third,
)
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import FILL, FRAME, INSULAE, KIND, SEAT, A, B, C, D, E
from aedilis.games.corduba.engine.state.ground import CELLS, NOT_THERE, high_bit, low_bit
from aedilis.games.corduba.engine.steps.placement import first_cell, forget_links, isolated, neutral_left
from aedilis.games.corduba.engine.words import DISTRICTS, NEUTRAL, ROW


def put_insula(s: Fields, seat: i64, district: i64, cell: i64, owner: i64, reason: i64) -> None:
    """Put an insula on a free cell."""
    s.occupied_low[district] |= low_bit(cell)
    s.occupied_high[district] |= high_bit(cell)
    forget_links(s, district)
    s.insula_low[owner * DISTRICTS + district] |= low_bit(cell)
    s.insula_high[owner * DISTRICTS + district] |= high_bit(cell)
    if owner == NEUTRAL:
        s.neutral += 1
    else:
        s.laid[owner * DISTRICTS + district] += 1
    tell_insula(s, seat, district, cell, owner, reason)


def tell_insula(s: Fields, seat: i64, district: i64, cell: i64, owner: i64, reason: i64) -> None:
    """Say where an insula lies now, whose it is and why."""
    if s.listening:
        at: i64 = district * CELLS + cell
        row: i64 = s.ground.cell_row[at]
        s.tell(event(INSULA_LAID, seat, district, row, s.ground.cell_column[at], owner, reason))


# The builder's insulae (C7.9). An INSULAE frame with E set has just laid one whose triggers wait for its bonus.


def most_own(s: PublicFields, frame_base: i64) -> i64:
    """Return how many insulae of the row an INSULAE frame can use."""
    stack = s.stack
    left: i64 = ROW - s.laid[stack[frame_base + SEAT] * DISTRICTS + stack[frame_base + A]]
    cells: i64 = ones(stack[frame_base + B]) + ones(stack[frame_base + C])
    if cells < left:
        return cells
    return left


def list_count_insulae(s: PublicFields, out: Actions) -> None:
    """List how many own insulae may be laid, the most first (option own_insulae)."""
    n: i64 = most_own(s, (s.depth - 2) * FRAME)
    while n >= 0:
        out.add(action(LAY_INSULAE, s.top_seat(), n))
        n -= 1


def refuse_count_insulae(s: PublicFields, act: i64) -> i64:
    """Refuse more insulae than there are cells or pieces."""
    return ALLOWED if first(act) <= most_own(s, (s.depth - 2) * FRAME) else C7_9


def do_count_insulae(s: Fields, act: i64) -> None:
    """Remember how many own insulae to lay."""
    s.pop()
    s.set_top(D, first(act))


def work_insulae(s: Fields) -> None:
    """Lay the next insula: the builder's with its bonus, or a neutral one (C7.9)."""
    seat: i64 = s.top_seat()
    district: i64 = s.top(A)
    if s.top(E):
        s.set_top(E, 0)
        fire(s, ON_INSULA, seat, district)
        return
    cell: i64 = first_cell(s.top(B), s.top(C))
    if cell == NOT_THERE:
        s.pop()
        return
    s.set_top(B, s.top(B) & ~low_bit(cell))
    s.set_top(C, s.top(C) & ~high_bit(cell))
    position: i64 = s.laid[seat * DISTRICTS + district]
    if position < ROW and s.top(D) != 0:
        if s.top(D) > 0:
            s.set_top(D, s.top(D) - 1)
        put_insula(s, seat, district, cell, seat, OWN_CELL)
        s.set_top(E, 1)
        start_effect(s, seat, s.pack.rows[district * ROW + position], NONE, 0)
    elif may_fill(s):
        put_insula(s, seat, district, cell, NEUTRAL, ROW_EMPTY)


# Cells that are left over (C7.12).


def may_fill(s: PublicFields) -> bool:
    """Tell whether a cell may get a neutral insula for nothing (C2.6)."""
    return s.option(NEUTRAL_SUPPLY) != HARD_16 or neutral_left(s) > 0


def await_fill(s: PublicFields, seat: i64, districts: i64) -> None:
    """See to it that these districts are looked through once the whole action is over, nested Builds included."""
    stack = s.stack
    for at in range(s.depth):
        if stack[at * FRAME + KIND] == FILL:
            stack[at * FRAME + A] |= districts
            return
    s.push(FILL, seat)  # outside of turns nothing waits yet: under all frames, so it comes last
    stack = s.stack
    number: i64 = s.depth * FRAME - 1
    while number >= FRAME:
        stack[number] = stack[number - FRAME]
        number -= 1
    for field in range(FRAME):
        stack[field] = 0
    stack[KIND] = FILL
    stack[SEAT] = seat
    stack[A] = districts


def work_fill(s: Fields) -> None:
    """Put neutral insulae on all isolated cells, in row-column order."""
    seat: i64 = s.top_seat()
    districts: i64 = s.top(A)
    s.pop()
    for district in range(DISTRICTS):
        if districts & bit(district):
            low, high = isolated(s, district)
            while low | high and may_fill(s):
                cell: i64 = first_cell(low, high)
                low &= ~low_bit(cell)
                high &= ~high_bit(cell)
                put_insula(s, seat, district, cell, NEUTRAL, FILLED)


# Own insulae in the place of neutral ones: a `replace_neutral` step.


def replaceable(s: PublicFields, seat: i64, scope: i64, here: i64) -> i64:
    """Return the districts of a scope where a neutral insula lies and the seat's row has one to put there, as bits."""
    result: i64 = 0
    for district in range(DISTRICTS):
        named: bool = scope in (CHOSEN, district) or (scope == HERE and here == district)
        at: i64 = NEUTRAL * DISTRICTS + district
        if named and s.laid[seat * DISTRICTS + district] < ROW and s.insula_low[at] | s.insula_high[at]:
            result |= bit(district)
    return result


def can_replace(s: PublicFields, seat: i64, scope: i64, here: i64) -> bool:
    """Tell whether the seat can replace a neutral insula in this scope."""
    return replaceable(s, seat, scope, here) != 0


def list_replace(s: PublicFields, out: Actions) -> None:
    """List one neutral insula of each district (which one is all the same), and to stop unless one must be named."""
    ground = s.ground
    districts: i64 = replaceable(s, s.top_seat(), s.top(B), s.top(D))
    for district in range(DISTRICTS):
        if districts & bit(district):
            at: i64 = NEUTRAL * DISTRICTS + district
            cell: i64 = district * CELLS + first_cell(s.insula_low[at], s.insula_high[at])
            out.add(action(NAME_CELL, s.top_seat(), district, ground.cell_row[cell], ground.cell_column[cell]))
    if s.top(C) == 0:
        out.add(action(DONE, s.top_seat()))


def refuse_replace(s: PublicFields, act: i64) -> i64:
    """Refuse a cell without neutral insula, a row that is empty, or to stop when an insula must be named."""
    districts: i64 = replaceable(s, s.top_seat(), s.top(B), s.top(D))
    if action_kind(act) == DONE:
        return C7_19 if s.top(C) and districts else ALLOWED
    district: i64 = first(act)
    if district >= DISTRICTS or districts & bit(district) == 0:
        return C2_3
    cell: i64 = s.ground.cell_at(district, second(act), third(act))
    at: i64 = NEUTRAL * DISTRICTS + district
    if cell == NOT_THERE or s.insula_low[at] & low_bit(cell) | s.insula_high[at] & high_bit(cell) == 0:
        return C2_3
    return ALLOWED


def do_replace(s: Fields, act: i64) -> None:
    """Put the leftmost insula of the row in the place of a neutral one; its bonus, then its triggers."""
    seat: i64 = s.top_seat()
    if action_kind(act) == DONE or s.top(A) == 1:
        s.pop()
    else:
        s.set_top(A, s.top(A) - 1)
        s.set_top(C, 0)
    if action_kind(act) == DONE:
        return
    district: i64 = first(act)
    cell: i64 = s.ground.cell_at(district, second(act), third(act))
    position: i64 = s.laid[seat * DISTRICTS + district]
    s.insula_low[NEUTRAL * DISTRICTS + district] &= ~low_bit(cell)
    s.insula_high[NEUTRAL * DISTRICTS + district] &= ~high_bit(cell)
    s.neutral -= 1
    put_insula(s, seat, district, cell, seat, REPLACED)
    s.push(INSULAE, seat, district, 0, 0, 0, 1)
    start_effect(s, seat, s.pack.rows[district * ROW + position], NONE, 0)
