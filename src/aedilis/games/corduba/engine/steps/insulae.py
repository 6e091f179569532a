"""Insulae: the builder's beside a new tile, neutral ones on cells that are left over (rules C2.6, C7.9, C7.12)."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit, ones
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C2_3, C7_9, C7_19
from aedilis.games.corduba.engine.effects.begin import start_effect
from aedilis.games.corduba.engine.effects.triggers import Happening, is_awaited
from aedilis.games.corduba.engine.options import HARD_16, NEUTRAL_SUPPLY
from aedilis.games.corduba.engine.pack.form.effects import ReplaceNeutral
from aedilis.games.corduba.engine.pack.native import Step
from aedilis.games.corduba.engine.pack.vocabulary import CHOSEN, HERE, NONE, ON_INSULA, WHERE_NAMES
from aedilis.games.corduba.engine.paying.amounts import at_most
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import FILL, FIRST_SLOT, FRAME, INSULAE, KIND, REPLACE, SEAT
from aedilis.games.corduba.engine.state.ground import CELLS, NOT_THERE, high_bit, low_bit
from aedilis.games.corduba.engine.state.kinds import Decision, Work
from aedilis.games.corduba.engine.steps.placement import first_cell, forget_links, isolated, neutral_left
from aedilis.games.corduba.engine.words import DISTRICTS, NEUTRAL


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
    if s.log.listening:
        at: i64 = district * CELLS + cell
        s.tell(packing.INSULA_LAID, seat, district, s.ground.cell_row[at], s.ground.cell_column[at], owner, reason)


def row_left(s: PublicFields, seat: i64, district: i64) -> i64:
    """Return how many insulae a seat's row of this district still has (C2.3)."""
    return s.pack.row_lengths[district] - s.laid[seat * DISTRICTS + district]


def most_own(s: PublicFields) -> i64:
    """Return how many insulae of the row the work below can use."""
    left: i64 = row_left(s, s.top_seat(), s.below(Insulae.DISTRICT))
    cells: i64 = ones(s.below(Insulae.CELLS_LOW)) + ones(s.below(Insulae.CELLS_HIGH))
    return at_most(cells, left)


class CountInsulae(Decision):
    """How many own insulae are laid, if that is the builder's choice (option own_insulae)."""

    answers: tuple[int, ...] = (packing.LAY_INSULAE,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List how many own insulae may be laid, the most first (option own_insulae)."""
        n: i64 = most_own(s)
        while n >= 0:
            out.add(packing.action(packing.LAY_INSULAE, s.top_seat(), n))
            n -= 1

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse more insulae than there are cells or pieces."""
        return ALLOWED if packing.first(act) <= most_own(s) else C7_9

    def do(self, s: Fields, act: i64) -> None:
        """Remember how many own insulae to lay."""
        s.pop()
        s.set_top(Insulae.OWN, packing.first(act))


class Insulae(Work):
    """Insulae on the isolated cells beside a new tile, of the builder as far as his row lasts (C7.9)."""

    DISTRICT: Final = 0
    CELLS_LOW: Final = 1
    CELLS_HIGH: Final = 2
    OWN: Final = 3  # so many of the builder, NONE for all that the row has
    FIRED: Final = 4  # 1 when the last one was his: what it sets off waits for its bonus

    def go(self, s: Fields) -> None:
        """Lay the next insula: the builder's with its bonus, or a neutral one (C7.9)."""
        seat: i64 = s.top_seat()
        district: i64 = s.top(self.DISTRICT)
        if s.top(self.FIRED):
            s.set_top(self.FIRED, 0)
            if is_awaited(s, seat, ON_INSULA):
                Happening(seat, district=district).set_off(s, ON_INSULA)
            return
        cell: i64 = first_cell(s.top(self.CELLS_LOW), s.top(self.CELLS_HIGH))
        if cell == NOT_THERE:
            s.pop()
            return
        s.set_top(self.CELLS_LOW, s.top(self.CELLS_LOW) & ~low_bit(cell))
        s.set_top(self.CELLS_HIGH, s.top(self.CELLS_HIGH) & ~high_bit(cell))
        position: i64 = s.laid[seat * DISTRICTS + district]
        if position < s.pack.row_lengths[district] and s.top(self.OWN) != 0:
            if s.top(self.OWN) > 0:
                s.set_top(self.OWN, s.top(self.OWN) - 1)
            put_insula(s, seat, district, cell, seat, packing.OWN_CELL)
            s.set_top(self.FIRED, 1)
            start_effect(s, seat, s.pack.row_bonus(district, position), NONE, 0)
        elif may_fill(s):
            put_insula(s, seat, district, cell, NEUTRAL, packing.ROW_EMPTY)


def may_fill(s: PublicFields) -> bool:
    """Tell whether a cell may get a neutral insula for nothing (C2.6)."""
    return s.option(NEUTRAL_SUPPLY) != HARD_16 or neutral_left(s) > 0


def await_fill(s: PublicFields, seat: i64, districts: i64) -> None:
    """See to it that these districts are looked through once the whole action is over, nested Builds included."""
    stack = s.stack
    for at in range(s.depth):
        if stack[at * FRAME + KIND] == FILL:
            stack[at * FRAME + FIRST_SLOT + Fill.DISTRICTS] |= districts
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
    stack[FIRST_SLOT + Fill.DISTRICTS] = districts


class Fill(Work):
    """Isolated cells of these districts wait for neutral insulae (C7.12)."""

    DISTRICTS: Final = 0  # that may have isolated cells, as bits

    def go(self, s: Fields) -> None:
        """Put neutral insulae on all isolated cells, in row-column order."""
        seat: i64 = s.top_seat()
        districts: i64 = s.top(self.DISTRICTS)
        s.pop()
        for district in range(DISTRICTS):
            if districts & bit(district):
                low, high = isolated(s, district)
                while low | high and may_fill(s):
                    cell: i64 = first_cell(low, high)
                    low &= ~low_bit(cell)
                    high &= ~high_bit(cell)
                    put_insula(s, seat, district, cell, NEUTRAL, packing.FILLED)


class ReplaceStep(Step):
    """Put own insulae in the place of neutral ones."""

    is_void_for_caepio = True

    def __init__(self, words: ReplaceNeutral) -> None:
        super().__init__(words)
        self.scope: i64 = WHERE_NAMES.index(words.district)

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """There is a neutral insula in the scope, and one in the row of its district."""
        return replaceable(s, seat, self.scope, here) != 0

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Ask which."""
        s.push(REPLACE, seat, self.n, self.scope, must, here)


def replaceable(s: PublicFields, seat: i64, scope: i64, here: i64) -> i64:
    """Return the districts of a scope where a neutral insula lies and the seat's row has one to put there, as bits."""
    result: i64 = 0
    for district in range(DISTRICTS):
        named: bool = scope in (CHOSEN, district) or (scope == HERE and here == district)
        at: i64 = NEUTRAL * DISTRICTS + district
        if named and row_left(s, seat, district) > 0 and s.insula_low[at] | s.insula_high[at]:
            result |= bit(district)
    return result


class Replace(Decision):
    """Which neutral insula an own one replaces: a `replace_neutral` step."""

    N: Final = 0  # so many are left
    SCOPE: Final = 1
    MUST: Final = 2  # 1 if one must be named (C7.19)
    HERE: Final = 3
    answers: tuple[int, ...] = (packing.NAME_CELL, packing.DONE)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List one neutral insula of each district (all are the same), and to stop unless one must be named."""
        ground = s.ground
        districts: i64 = replaceable(s, s.top_seat(), s.top(self.SCOPE), s.top(self.HERE))
        for district in range(DISTRICTS):
            if districts & bit(district):
                at: i64 = NEUTRAL * DISTRICTS + district
                cell: i64 = district * CELLS + first_cell(s.insula_low[at], s.insula_high[at])
                out.add(
                    packing.action(
                        packing.NAME_CELL, s.top_seat(), district, ground.cell_row[cell], ground.cell_column[cell]
                    )
                )
        if s.top(self.MUST) == 0:
            out.add(packing.action(packing.DONE, s.top_seat()))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a cell without neutral insula, a row that is empty, or to stop when an insula must be named."""
        districts: i64 = replaceable(s, s.top_seat(), s.top(self.SCOPE), s.top(self.HERE))
        if packing.action_kind(act) == packing.DONE:
            return C7_19 if s.top(self.MUST) and districts else ALLOWED
        district: i64 = packing.first(act)
        if district >= DISTRICTS or districts & bit(district) == 0:
            return C2_3
        cell: i64 = s.ground.cell_at(district, packing.second(act), packing.third(act))
        at: i64 = NEUTRAL * DISTRICTS + district
        if cell == NOT_THERE or s.insula_low[at] & low_bit(cell) | s.insula_high[at] & high_bit(cell) == 0:
            return C2_3
        return ALLOWED

    def do(self, s: Fields, act: i64) -> None:
        """Put the leftmost insula of the row in the place of a neutral one; its bonus, then its triggers."""
        seat: i64 = s.top_seat()
        if packing.action_kind(act) == packing.DONE or s.top(self.N) == 1:
            s.pop()
        else:
            s.set_top(self.N, s.top(self.N) - 1)
            s.set_top(self.MUST, 0)
        if packing.action_kind(act) == packing.DONE:
            return
        district: i64 = packing.first(act)
        cell: i64 = s.ground.cell_at(district, packing.second(act), packing.third(act))
        position: i64 = s.laid[seat * DISTRICTS + district]
        s.insula_low[NEUTRAL * DISTRICTS + district] &= ~low_bit(cell)
        s.insula_high[NEUTRAL * DISTRICTS + district] &= ~high_bit(cell)
        s.neutral -= 1
        put_insula(s, seat, district, cell, seat, packing.REPLACED)
        s.push(INSULAE, seat, district)
        s.set_top(Insulae.FIRED, 1)
        start_effect(s, seat, s.pack.row_bonus(district, position), NONE, 0)
