"""What a seat has to pay with, looked up once for a whole list of purchases (rules C1.2, C7.2, C7.4)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from aedilis.core.bits import bit
from aedilis.games.corduba.amounts import MOST, amount, units_short, units_short_at_least
from aedilis.games.corduba.fields import PublicFields
from aedilis.games.corduba.pack import ACTIVATE_DISCOUNT, BUILD_DISCOUNT, CASTRA_DISCOUNT, NONE, SUBSTITUTE
from aedilis.games.corduba.steps.bills import at_most, sources_of
from aedilis.games.corduba.words import AMPHORA, DENARII, FOOD, GOODS, MARBLE, STONE, TOOL, WOOD, WORKER


@final
@mypyc_attr(free_list_len=1)
class Means:
    """The means of a seat; a quick look at them before a bill is written saves most bills."""

    def __init__(self, s: PublicFields, seat: i64, discount: i64) -> None:
        """Look up what the seat has, and what this discount (or NONE) and its own ones take off at most."""
        self.purse: i64 = purse_of(s, seat, 0)
        self.off: i64 = most_off(s, seat, discount)
        self.workers: i64 = s.held[seat * GOODS + WORKER]
        self.specialists: i64 = s.ready[seat]
        self.has_special: bool = s.special[seat] > 0
        self.sources: i64 = 0  # what may stand for others beside amphorae for basic resources: see `sources_of`
        if s.abilities[seat] & s.pack.mod_owners[SUBSTITUTE]:
            self.sources = sources_of(s, seat)

    def may_suffice(self, goods: i64, points: i64, colour: i64 = NONE, free_basic: i64 = 0, more_off: i64 = 0) -> bool:
        """Tell whether goods and worker points could be paid at best; only a bill says whether they can."""
        off: i64 = self.off + more_off
        if not self.has_special:
            points -= self.workers
            if colour != NONE and self.specialists & bit(colour):
                points -= 2
            if points > 0:
                off -= points
                if off < 0:
                    return False
        if self.sources:
            return units_short_at_least(goods, self.purse, free_basic, self.sources) <= off
        return units_short(goods, self.purse, free_basic) <= off


def has_pieces(s: PublicFields, seat: i64) -> bool:
    """Tell whether the seat has any piece left: every place and every tile takes at least one (C7.1a, C7.4)."""
    return s.holds(seat, WORKER) > 0 or s.ready[seat] != 0 or s.special[seat] > 0


def purse_of(s: PublicFields, seat: i64, reserve: i64) -> i64:
    """Return what a seat may pay with while it keeps so many denarii back; -1 when it does not have those."""
    held = s.held
    base: i64 = seat * GOODS
    denarii: i64 = held[base + DENARII] - reserve
    if denarii < 0:
        return -1
    purse: i64 = amount(DENARII, at_most(denarii, MOST)) | amount(AMPHORA, held[base + AMPHORA])
    purse |= amount(FOOD, held[base + FOOD]) | amount(WOOD, held[base + WOOD]) | amount(STONE, held[base + STONE])
    return purse | amount(TOOL, held[base + TOOL]) | amount(MARBLE, held[base + MARBLE])


def most_off(s: PublicFields, seat: i64, discount: i64) -> i64:
    """Return at most how many units and worker points a discount and all those of the seat together take off a bill."""
    pack = s.pack
    most: i64 = 0
    if discount != NONE:
        most = pack.discounts[discount].size()
    owners = pack.mod_owners
    discounting: i64 = owners[BUILD_DISCOUNT] | owners[ACTIVATE_DISCOUNT] | owners[CASTRA_DISCOUNT]
    owned: i64 = s.abilities[seat] & discounting
    ability: i64 = 0
    while owned:
        if owned & 1:
            for mod in pack.abilities[ability].mods:
                most += mod.discount.size()
                if mod.kind == CASTRA_DISCOUNT:
                    most += mod.n
        owned >>= 1
        ability += 1
    return most
