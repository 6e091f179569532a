"""What things cost a seat: bills with their discounts, and what may pay them (rules C1.2, C7.2, C7.4, C7.14).

A bill is made for one purchase. Discounts are taken off first; amphorae and other substitutes pay what is left. A
discount with a limit is used only if the payer wants to, so a payment says which of them it uses.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from aedilis.core.bits import bit, ones
from aedilis.games.corduba.engine.clauses import (
    C7_4,
    C7_14,
    C7_15,
    C7_16,
    C7_17,
    C7_18,
    C7_21,
    C7_24,
)
from aedilis.games.corduba.engine.effects.native import matches
from aedilis.games.corduba.engine.effects.people import is_spent
from aedilis.games.corduba.engine.options import CASTRA_OTHER_SPECIALISTS, COUNT_1
from aedilis.games.corduba.engine.pack.native import (
    ACTIVATE_DISCOUNT,
    BUILD_DISCOUNT,
    CASTRA_DISCOUNT,
    IN_ACTIVATE,
    IN_BUILD,
    IN_CASTRA,
    MONUMENT_KIND,
    NONE,
    SPECIAL_WORKER,
    SPECIALIST_SITE_VALUE,
    SUBSTITUTE,
    TILE_KIND,
    Cost,
    Discount,
    Mod,
)
from aedilis.games.corduba.engine.paying.amounts import BASIC_PART, amount, amount_of, beyond, byte_of, plus, total
from aedilis.games.corduba.engine.state.fields import PublicFields
from aedilis.games.corduba.engine.words import (
    COLOURS,
    SITES,
)

MOST_LIMITED: Final = 4  # limited discounts that a payment can name
NO_MODS: Final[list[Mod]] = []
EACH_ITSELF: Final = 0x40201008040201  # `payers`: everything may pay itself ...
JOKER: Final = 0x10101010  # ... and an amphora the basic resources (C1.2)
AMPHORA_BYTE: Final = 0xFF00000000
ONE_EACH: Final = 0x010101010101  # `values`: every specialist counts 1


@mypyc_attr(free_list_len=1)
class Bill:
    """What one purchase costs: what is printed, what is taken off, and what is left to pay; goods are amounts."""

    def __init__(self) -> None:
        """Make an empty bill."""
        self.clause: i64 = C7_4  # the clause that names the price
        self.printed: i64 = 0
        self.printed_points: i64 = 0
        self.off: i64 = 0  # discounts that always apply
        self.off_points: i64 = 0
        self.off_basic: i64 = 0  # units of any basic resources
        self.off_any: i64 = 0  # units of any resource, or denarii
        self.limited: list[Mod] = NO_MODS  # discounts that the payer may use up
        self.floor: i64 = 0  # worker points never fall below
        self.worker_value: i64 = 1
        self.special_value: i64 = 1
        self.values: i64 = 0  # of a specialist, a byte for each colour; 0: not usable
        self.specialists_first: bool = False  # in lists
        self.payers: i64 = 0  # by what is due, a byte each: the goods that may pay it, as bits
        self.substitutes: bool = False  # more may stand for others than amphorae for basic resources
        self.sources: i64 = AMPHORA_BYTE  # the bytes of the goods that may stand for others
        self.reserve: i64 = 0  # denarii that must be left for neutral insulae (C7.7)
        # What is left to pay, given the limited discounts that are used.
        self.points: i64 = 0
        self.due: i64 = 0
        self.free_basic: i64 = 0  # of what is due, so many units of basic resources need not be paid ...
        self.free_any: i64 = 0  # ... and so many units of anything

    def start(self, clause: i64, cost: Cost, points: i64, floor: i64) -> None:
        """Begin a new bill for this cost, the worker points apart."""
        self.clause = clause
        self.printed = cost.goods
        self.printed_points = points
        self.off = 0
        self.off_points = 0
        self.off_basic = 0
        self.off_any = 0
        self.limited = NO_MODS
        self.floor = floor
        self.worker_value = 1
        self.special_value = 1
        self.values = 0
        self.specialists_first = False
        self.payers = EACH_ITSELF | JOKER
        self.substitutes = False
        self.sources = AMPHORA_BYTE
        self.reserve = 0

    def take_off(self, discount: Discount) -> None:
        """Add a discount that always applies."""
        self.off = plus(self.off, discount.goods)
        self.off_points += discount.points
        self.off_basic += discount.basic

    def raise_value(self, colour: i64, value: i64) -> None:
        """Let a specialist count at least so much."""
        if amount_of(self.values, colour) < value:
            self.values += amount(colour, value - amount_of(self.values, colour))

    def settle(self, used: i64) -> None:
        """Compute what is left to pay when these of the limited discounts are used (C7.4: nothing falls below 0)."""
        off: i64 = self.off
        points: i64 = self.printed_points - self.off_points
        basic: i64 = self.off_basic
        if used:
            for at, mod in enumerate(self.limited):
                if used & bit(at):
                    off = plus(off, mod.discount.goods)
                    points -= mod.discount.points
                    basic += mod.discount.basic
        if points < self.floor:
            points = self.floor
        self.points = points
        self.due = beyond(self.printed, off)
        self.free_basic = 0
        if basic:
            self.free_basic = at_most(basic, total(self.due & BASIC_PART))
        self.free_any = 0
        if self.off_any:
            self.free_any = at_most(self.off_any, total(self.due) - self.free_basic)

    def units_due(self) -> i64:
        """Return how many resources and denarii have to be paid."""
        return total(self.due) - self.free_basic - self.free_any

    def settle_all(self) -> None:
        """Settle with every limited discount: if anything can be paid, this can."""
        self.settle(bit(len(self.limited)) - 1)


def at_most(n: i64, limit: i64) -> i64:
    """Return the smaller one."""
    if n < limit:
        return n
    return limit


# The bills.


def tile_bill(s: PublicFields, seat: i64, district: i64, building: i64, discount: i64, reserve: i64 = 0) -> Bill:
    """Return the bill of a tile in a district (C7.4); `reserve` denarii are kept for neutral insulae (C7.7)."""
    bill = Bill()
    write_tile_bill(bill, s, seat, district, building, discount, reserve)
    return bill


def write_tile_bill(
    bill: Bill, s: PublicFields, seat: i64, district: i64, building: i64, discount: i64, reserve: i64
) -> None:
    """Write the bill of a tile on a used sheet."""
    kind = s.pack.buildings[building]
    bill.start(C7_4, kind.cost, kind.cost.points, 1)
    bill.reserve = reserve
    bill.specialists_first = True
    bill.raise_value(kind.colour, 2)
    if not s.revolts(district):
        bill.take_off(s.pack.bonuses[district])
    if discount != NONE:
        bill.take_off(s.pack.discounts[discount])
    add_abilities(bill, s, seat, BUILD_DISCOUNT, IN_BUILD, TILE_KIND, district, kind.colour, building, False)
    bill.settle_all()


def monument_bill(s: PublicFields, seat: i64, monument: i64, bonus: i64, discount: i64) -> Bill:
    """Return the bill of a monument with the construction bonus of a district, or NONE (C7.14)."""
    bill = Bill()
    write_monument_bill(bill, s, seat, monument, bonus, discount)
    return bill


def write_monument_bill(bill: Bill, s: PublicFields, seat: i64, monument: i64, bonus: i64, discount: i64) -> None:
    """Write the bill of a monument on a used sheet."""
    cost = s.pack.monuments[monument].cost
    bill.start(C7_14, cost, cost.points, 0)
    if bonus != NONE:
        bill.take_off(s.pack.bonuses[bonus])
    if discount != NONE:
        bill.take_off(s.pack.discounts[discount])
    add_abilities(bill, s, seat, BUILD_DISCOUNT, IN_BUILD, MONUMENT_KIND, NONE, NONE, NONE, False)
    bill.special_value = 1
    bill.settle_all()


def line_bill(s: PublicFields, seat: i64, district: i64, building: i64, line: i64, immediate: bool) -> Bill:
    """Return the bill of one line of a tile (C7.18)."""
    bill = Bill()
    write_line_bill(bill, s, seat, district, building, line, immediate)
    return bill


def write_line_bill(
    bill: Bill, s: PublicFields, seat: i64, district: i64, building: i64, line: i64, immediate: bool
) -> None:
    """Write the bill of one line of a tile on a used sheet."""
    kind = s.pack.buildings[building]
    bill.start(C7_18, kind.actions[line].cost, kind.actions[line].workers, 1)
    bill.specialists_first = True
    bill.raise_value(kind.colour, 2)
    add_abilities(bill, s, seat, ACTIVATE_DISCOUNT, IN_ACTIVATE, TILE_KIND, district, kind.colour, building, immediate)
    bill.settle_all()


def castra_bill(s: PublicFields, seat: i64, space: i64) -> Bill:
    """Return the bill of a space of Castra (C7.17)."""
    bill = Bill()
    write_castra_bill(bill, s, seat, space)
    return bill


def write_castra_bill(bill: Bill, s: PublicFields, seat: i64, space: i64) -> None:
    """Write the bill of a space of Castra on a used sheet."""
    place = s.pack.castra[space]
    bill.start(C7_17, place.cost, place.workers, 1)
    bill.specialists_first = True
    if s.option(CASTRA_OTHER_SPECIALISTS) == COUNT_1:
        bill.values = ONE_EACH
    bill.raise_value(s.pack.castra_colour, 2)
    add_abilities(bill, s, seat, ACTIVATE_DISCOUNT, IN_CASTRA, NONE, NONE, s.pack.castra_colour, NONE, False)
    bill.settle_all()


def site_bill(s: PublicFields, seat: i64, site: i64, space: i64) -> Bill:
    """Return the bill of a space of a site, or of Portus when site is SITES (C7.15, C7.16)."""
    bill = Bill()
    if site == SITES:
        bill.start(C7_16, s.pack.portus.cost, s.pack.portus.workers, 0)
        bill.values = ONE_EACH
    else:
        bill.start(C7_15, NOTHING, s.pack.sites[site].workers[space], 0)
        bill.values = ONE_EACH
        add_site_values(bill, s, seat)
    bill.settle_all()
    return bill


def claim_bill(s: PublicFields, seat: i64, milestone: i64) -> Bill:
    """Return the bill of a milestone: one piece (C7.21)."""
    bill = Bill()
    bill.start(C7_21, NOTHING, 1, 0)
    only = s.pack.milestones[milestone].specialist
    if only == NONE:
        bill.values = ONE_EACH
    else:
        bill.worker_value = 0
        bill.special_value = 0
        bill.raise_value(only, 1)
    bill.settle_all()
    return bill


def ability_bill(s: PublicFields, seat: i64, ability: i64) -> Bill:
    """Return the bill of a free action (C7.24)."""
    bill = Bill()
    cost = s.pack.abilities[ability].cost
    bill.start(C7_24, cost, cost.points, 0)
    bill.settle_all()
    return bill


NOTHING: Final = Cost()


def add_site_values(bill: Bill, s: PublicFields, seat: i64) -> None:
    """Let specialists count more at sites if an ability says so."""
    owned: i64 = s.abilities[seat] & s.pack.mod_owners[SPECIALIST_SITE_VALUE]
    ability: i64 = 0
    while owned:
        if owned & 1:
            for mod in s.pack.abilities[ability].mods:
                if mod.kind == SPECIALIST_SITE_VALUE:
                    for colour in range(COLOURS):
                        bill.raise_value(colour, mod.n)
        owned >>= 1
        ability += 1


def add_abilities(
    bill: Bill,
    s: PublicFields,
    seat: i64,
    discounts: i64,
    context: i64,
    kind: i64,
    district: i64,
    colour: i64,
    building: i64,
    immediate: bool,
) -> None:
    """Write down what the abilities of the seat change: discounts of this kind, substitutes, special workers."""
    owned: i64 = s.abilities[seat] & s.pack.settling
    ability: i64 = 0
    while owned:
        if owned & 1:
            for mod in s.pack.abilities[ability].mods:
                if mod.kind == discounts:
                    if (
                        matches(mod.when, district, kind, colour, building, NONE, immediate)
                        and ones(s.passed & ~bit(seat)) >= mod.when.others_passed
                        and bill.printed_points >= mod.when.workers_min
                    ):
                        add_discount(bill, s, seat, mod)
                elif mod.kind == CASTRA_DISCOUNT:
                    if context == IN_CASTRA:
                        bill.off_any += mod.n
                elif mod.kind == SUBSTITUTE:
                    if mod.contexts & context:
                        bill.payers |= bit(mod.source) << (8 * mod.target)
                        bill.substitutes = True
                        bill.sources |= byte_of(mod.source)
                elif mod.kind == SPECIAL_WORKER and bill.special_value < mod.building_value:
                    bill.special_value = mod.building_value
        owned >>= 1
        ability += 1


def sources_of(s: PublicFields, seat: i64) -> i64:
    """Return the bytes of all goods that may stand for others in whatever the seat pays."""
    sources: i64 = AMPHORA_BYTE
    owned: i64 = s.abilities[seat] & s.pack.mod_owners[SUBSTITUTE]
    ability: i64 = 0
    while owned:
        if owned & 1:
            for mod in s.pack.abilities[ability].mods:
                if mod.kind == SUBSTITUTE:
                    sources |= byte_of(mod.source)
        owned >>= 1
        ability += 1
    return sources


def add_discount(bill: Bill, s: PublicFields, seat: i64, mod: Mod) -> None:
    """Add a discount that matches: it applies, or with a limit the payer may use it while it is not spent."""
    if mod.limit_id == NONE:
        bill.take_off(mod.discount)
    elif not is_spent(s, seat, mod.limit_id):
        if not bill.limited:
            bill.limited = mod.alone
        elif len(bill.limited) < MOST_LIMITED:
            bill.limited = [*bill.limited, mod]
