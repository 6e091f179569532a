"""Activate: tiles, the five sites, Portus and Castra; and claiming milestones (C7.11, C7.15-C7.21).

Each deed tells and blocks its place first, then is paid, then has its effect, then its triggers.
"""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C5_7, C7_11, C7_18
from aedilis.games.corduba.engine.effects.triggers import Happening, is_awaited
from aedilis.games.corduba.engine.pack.vocabulary import BY_BUILDING, NONE, ON_ACTIVATE, TILE_KIND
from aedilis.games.corduba.engine.paying.bill import Bill
from aedilis.games.corduba.engine.paying.bills import line_bill
from aedilis.games.corduba.engine.paying.deed import Deed
from aedilis.games.corduba.engine.paying.means import Means
from aedilis.games.corduba.engine.paying.purpose import effect_refusal, start_needed
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import ACTIVATION, CHOOSE_PAYMENT, CLAIMING, PRODUCTION, RECRUITING
from aedilis.games.corduba.engine.state.kinds import Decision
from aedilis.games.corduba.engine.steps.sites import castra_refusal, list_sites, portus_refusal, site_refusal
from aedilis.games.corduba.engine.words import CASTRA_SPACES, DISTRICTS, SITES, TYPES


def refuse_activation(s: PublicFields, seat: i64, act: i64) -> i64:
    """Return ALLOWED if the seat may use this tile, site, Portus or Castra space now, else the clause."""
    kind: i64 = packing.action_kind(act)
    if kind == packing.ACTIVATE:
        return tile_refusal(Bill(), s, seat, packing.first(act), packing.second(act), packing.third(act), False)
    if kind == packing.USE_SITE:
        return site_refusal(s, seat, packing.first(act), packing.second(act))
    if kind == packing.USE_PORTUS:
        return portus_refusal(s, seat)
    return castra_refusal(Bill(), s, seat, packing.first(act))


def tile_refusal(
    bill: Bill, s: PublicFields, seat: i64, district: i64, building: i64, line: i64, immediate: bool
) -> i64:
    """Return ALLOWED if the seat may use this line of a tile (C7.18, C7.19; C7.11 when immediate), else the clause."""
    if district >= DISTRICTS or building >= TYPES or s.built[district] & bit(building) == 0:
        return C7_18
    if s.used[district] & bit(building):
        return C7_18
    if s.restless[district] & bit(building):
        return C5_7
    actions = s.pack.buildings[building].actions
    if line >= len(actions):
        return C7_18
    line_bill(s, seat, district, building, line, immediate, bill)
    return effect_refusal(s, seat, bill, actions[line].effect, district, BY_BUILDING)


def list_activations(s: PublicFields, seat: i64, means: Means, out: Actions) -> None:
    """List every line of every tile, every space and Portus that the seat may use (C7.15-C7.19)."""
    bill = Bill()
    for district in range(DISTRICTS):
        open_tiles: i64 = s.built[district] & ~s.used[district] & ~s.restless[district]
        building: i64 = 0
        while open_tiles >> building:
            if (open_tiles >> building) & 1:
                list_lines(bill, s, seat, means, district, building, False, out)
            building += 1
    list_sites(s, seat, out)
    if portus_refusal(s, seat) == ALLOWED:
        out.add(packing.action(packing.USE_PORTUS, seat))
    for space in range(CASTRA_SPACES):
        goods: i64 = s.pack.castra[space].cost.goods
        if s.castra_used & bit(space) == 0 and means.may_suffice(means.off_castra, goods, 0):
            if castra_refusal(bill, s, seat, space) == ALLOWED:
                out.add(packing.action(packing.USE_CASTRA, seat, space))


def list_lines(
    bill: Bill, s: PublicFields, seat: i64, means: Means, district: i64, building: i64, immediate: bool, out: Actions
) -> None:
    """List the lines of a tile that the seat may use."""
    kind = s.pack.buildings[building]
    for line, way in enumerate(kind.actions):
        if means.may_suffice(means.off_lines, way.cost.goods, way.workers, kind.colour):
            if tile_refusal(bill, s, seat, district, building, line, immediate) == ALLOWED:
                out.add(packing.action(packing.ACTIVATE, seat, district, building, line))


class ActivateNew(Decision):
    """The builder may activate the new tile before anybody else (C7.11)."""

    DISTRICT: Final = 0
    BUILDING: Final = 1
    answers: tuple[int, ...] = (packing.ACTIVATE, packing.DONE)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List the lines of the new tile, and to leave it to all."""
        seat: i64 = s.top_seat()
        list_lines(Bill(), s, seat, Means(s, seat, NONE), s.top(self.DISTRICT), s.top(self.BUILDING), True, out)
        out.add(packing.action(packing.DONE, seat))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Return ALLOWED if the new tile may be activated in this way now, else the clause."""
        if packing.action_kind(act) == packing.DONE:
            return ALLOWED
        if packing.first(act) != s.top(self.DISTRICT) or packing.second(act) != s.top(self.BUILDING):
            return C7_11
        return tile_refusal(Bill(), s, s.top_seat(), packing.first(act), packing.second(act), packing.third(act), True)

    def do(self, s: Fields, act: i64) -> None:
        """Activate the new tile at once, or not."""
        seat: i64 = s.top_seat()
        s.pop()
        if packing.action_kind(act) == packing.ACTIVATE:
            begin_activation(s, seat, act)
            s.set_top(Activation.IMMEDIATE, 1)


def begin_activation(s: Fields, seat: i64, act: i64) -> None:
    """Push the deed of an action that `refuse_activation` or `claim_refusal` allows."""
    kind: i64 = packing.action_kind(act)
    if kind == packing.ACTIVATE:
        s.push(ACTIVATION, seat, packing.first(act), packing.second(act), packing.third(act))
    elif kind == packing.USE_SITE:
        s.push(PRODUCTION, seat, packing.first(act), packing.second(act))
    elif kind == packing.USE_PORTUS:
        s.push(PRODUCTION, seat, SITES)
    elif kind == packing.USE_CASTRA:
        s.push(RECRUITING, seat, packing.first(act))
    else:
        s.push(CLAIMING, seat, packing.first(act))


class Activation(Deed):
    """A line of a tile is used (C7.18)."""

    DISTRICT: Final = 0
    BUILDING: Final = 1
    LINE: Final = 2
    STAGE: Final = 3
    IMMEDIATE: Final = 4  # 1 if the tile was just built (C7.11)
    PAID: Final = 5  # worker points

    def bill(self, s: PublicFields) -> Bill:
        """Return the bill of the line."""
        line: i64 = s.below(self.LINE)
        immediate: bool = s.below(self.IMMEDIATE) == 1
        return line_bill(s, s.top_seat(), s.below(self.DISTRICT), s.below(self.BUILDING), line, immediate)

    def effect(self, s: PublicFields) -> i64:
        """Return what the line does."""
        return s.pack.buildings[s.below(self.BUILDING)].actions[s.below(self.LINE)].effect

    def here(self, s: PublicFields) -> i64:
        """Return the district of the tile."""
        return s.below(self.DISTRICT)

    def go(self, s: Fields) -> None:
        """Activate a line of a tile (C7.18)."""
        seat: i64 = s.top_seat()
        district: i64 = s.top(self.DISTRICT)
        building: i64 = s.top(self.BUILDING)
        stage: i64 = s.top(self.STAGE)
        s.set_top(self.STAGE, stage + 1)
        if stage == 0:
            s.used[district] |= bit(building)
            s.tell(packing.ACTIVATED, seat, district, building, s.top(self.LINE))
            s.push(CHOOSE_PAYMENT, seat)
        elif stage == 1:
            start_needed(s, seat, s.pack.buildings[building].actions[s.top(self.LINE)].effect, district, BY_BUILDING)
        else:
            immediate: bool = s.top(self.IMMEDIATE) == 1
            workers: i64 = s.top(self.PAID)
            s.pop()
            if is_awaited(s, seat, ON_ACTIVATE):
                colour: i64 = s.pack.buildings[building].colour
                happened = Happening(seat, district=district, kind=TILE_KIND, colour=colour, building=building)
                happened.immediate = immediate
                happened.workers = workers
                happened.set_off(s, ON_ACTIVATE)
