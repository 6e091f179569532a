"""What a seat has to pay with, looked up once for a whole list of purchases (rules C1.2, C7.2, C7.4)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from aedilis.core.bits import bit
from aedilis.games.corduba.engine.effects.standing import mods_of
from aedilis.games.corduba.engine.pack import vocabulary
from aedilis.games.corduba.engine.pack.native import NO_DISCOUNT, Discount
from aedilis.games.corduba.engine.pack.vocabulary import NONE
from aedilis.games.corduba.engine.paying.amounts import (
    MOST,
    amount,
    at_most,
    beyond,
    byte_of,
    units_short,
    units_short_at_least,
)
from aedilis.games.corduba.engine.paying.bill import AMPHORA_BYTE
from aedilis.games.corduba.engine.state.fields import PublicFields
from aedilis.games.corduba.engine.words import AMPHORA, DENARII, FOOD, GOODS, MARBLE, STONE, TOOL, WOOD, WORKER


@final
@mypyc_attr(free_list_len=1)
class Means:
    """The means of a seat; a quick look at them before a bill is written saves most bills."""

    def __init__(self, s: PublicFields, seat: i64, discount: i64) -> None:
        """Look up what the seat has, what this discount (or NONE) takes off, and what its own ones do at most."""
        self.purse: i64 = purse_of(s, seat, 0)
        self.off_tiles: i64 = 0  # units and worker points that own discounts take off at most, by what is paid
        self.off_monuments: i64 = s.pack.bonus_units
        self.off_lines: i64 = 0
        self.off_castra: i64 = 0
        if s.abilities[seat] & s.pack.discounting:
            self.find_discounts(s, seat)
        self.given: Discount = NO_DISCOUNT
        if discount != NONE:
            self.given = s.pack.discounts[discount]
        self.workers: i64 = s.held[seat * GOODS + WORKER]
        self.specialists: i64 = s.ready[seat]
        self.has_special: bool = s.special[seat] > 0
        self.sources: i64 = 0  # what may stand for others beside amphorae for basic resources: see `sources_of`
        if s.abilities[seat] & s.pack.mod_owners[vocabulary.SUBSTITUTE]:
            self.sources = sources_of(s, seat)

    def find_discounts(self, s: PublicFields, seat: i64) -> None:
        """Add up the discounts of the seat's abilities, whether they match or not."""
        owned: i64 = s.abilities[seat] & s.pack.discounting
        ability: i64 = 0
        while owned:
            if owned & 1:
                for mod in s.pack.abilities[ability].mods:
                    size: i64 = mod.discount.size()
                    if mod.kind == vocabulary.BUILD_DISCOUNT:
                        if mod.when.kind != vocabulary.MONUMENT_KIND:
                            self.off_tiles += size
                        if mod.when.kind != vocabulary.TILE_KIND:
                            self.off_monuments += size
                    elif mod.kind == vocabulary.ACTIVATE_DISCOUNT:
                        self.off_lines += size
                        self.off_castra += size
                    elif mod.kind == vocabulary.CASTRA_DISCOUNT:
                        self.off_castra += mod.n
            owned >>= 1
            ability += 1

    def may_suffice(self, off: i64, goods: i64, points: i64, colour: i64 = NONE, free_basic: i64 = 0) -> bool:
        """Tell whether goods and worker points could be paid with so much taken off; only a bill says if they can."""
        given = self.given
        if given is not NO_DISCOUNT:
            goods = beyond(goods, given.goods)
            points -= given.points
            free_basic += given.basic
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


def sources_of(s: PublicFields, seat: i64) -> i64:
    """Return the bytes of all goods that may stand for others in whatever the seat pays."""
    sources: i64 = AMPHORA_BYTE
    for mod in mods_of(s, seat, vocabulary.SUBSTITUTE):
        sources |= byte_of(mod.source)
    return sources
