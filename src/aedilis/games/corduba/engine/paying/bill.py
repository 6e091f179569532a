"""A bill: what one purchase costs a seat (rules C1.2, C7.2, C7.4).

Discounts are taken off first; amphorae and other substitutes pay what is left. A discount with a limit is used only if
the payer wants to, so a payment says which of them it uses.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from aedilis.core.bits import bit
from aedilis.games.corduba.engine.clauses import C7_4
from aedilis.games.corduba.engine.pack.native import Cost, Discount, Mod
from aedilis.games.corduba.engine.paying.amounts import BASIC_PART, amount, amount_of, at_most, beyond, plus, total

NO_MODS: Final[list[Mod]] = []
EACH_ITSELF: Final = 0x40201008040201  # `payers`: everything may pay itself ...
JOKER: Final = 0x10101010  # ... and an amphora the basic resources (C1.2)
AMPHORA_BYTE: Final = 0xFF00000000


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
