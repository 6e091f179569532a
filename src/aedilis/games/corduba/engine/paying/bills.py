"""What things cost: the bill of everything that is paid for (rules C7.2, C7.4, C7.14-C7.18, C7.21, C7.24).

Each is written on a used sheet if there is one, which saves most of the time of long lists.
"""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit, ones
from aedilis.games.corduba.engine.clauses import C7_4, C7_14, C7_15, C7_16, C7_17, C7_18, C7_21, C7_24
from aedilis.games.corduba.engine.effects.seat_changes import is_spent
from aedilis.games.corduba.engine.effects.standing import mods_of
from aedilis.games.corduba.engine.effects.triggers import Happening
from aedilis.games.corduba.engine.options import CASTRA_OTHER_SPECIALISTS, COUNT_1
from aedilis.games.corduba.engine.pack import vocabulary
from aedilis.games.corduba.engine.pack.form import table
from aedilis.games.corduba.engine.pack.native import Cost, Mod
from aedilis.games.corduba.engine.pack.vocabulary import NONE
from aedilis.games.corduba.engine.paying.amounts import byte_of
from aedilis.games.corduba.engine.paying.bill import Bill
from aedilis.games.corduba.engine.state.fields import PublicFields
from aedilis.games.corduba.engine.words import COLOURS, SITES

ONE_EACH: Final = 0x010101010101  # `values`: every specialist counts 1
MOST_LIMITED: Final = 4  # limited discounts that a payment can name
NOTHING: Final = Cost(table.Cost())


def tile_bill(
    s: PublicFields, seat: i64, district: i64, building: i64, discount: i64, reserve: i64 = 0, sheet: Bill | None = None
) -> Bill:
    """Return the bill of a tile in a district (C7.4); `reserve` denarii are kept for neutral insulae (C7.7)."""
    bill = Bill() if sheet is None else sheet
    kind = s.pack.buildings[building]
    bill.start(C7_4, kind.cost, kind.cost.points, 1)
    bill.reserve = reserve
    bill.specialists_first = True
    bill.raise_value(kind.colour, 2)
    if not s.revolts(district):
        bill.take_off(s.pack.bonuses[district])
    if discount != NONE:
        bill.take_off(s.pack.discounts[discount])
    if s.abilities[seat] & s.pack.settling:
        what = Happening(seat, district=district, kind=vocabulary.TILE_KIND, colour=kind.colour, building=building)
        add_abilities(bill, s, what, vocabulary.BUILD_DISCOUNT, vocabulary.IN_BUILD)
    bill.settle_all()
    return bill


def monument_bill(
    s: PublicFields, seat: i64, monument: i64, bonus: i64, discount: i64, sheet: Bill | None = None
) -> Bill:
    """Return the bill of a monument with the construction bonus of a district, or NONE (C7.14)."""
    bill = Bill() if sheet is None else sheet
    cost = s.pack.monuments[monument].cost
    bill.start(C7_14, cost, cost.points, 0)
    if bonus != NONE:
        bill.take_off(s.pack.bonuses[bonus])
    if discount != NONE:
        bill.take_off(s.pack.discounts[discount])
    what = Happening(seat, kind=vocabulary.MONUMENT_KIND)
    add_abilities(bill, s, what, vocabulary.BUILD_DISCOUNT, vocabulary.IN_BUILD)
    bill.special_value = 1
    bill.settle_all()
    return bill


def line_bill(
    s: PublicFields, seat: i64, district: i64, building: i64, line: i64, immediate: bool, sheet: Bill | None = None
) -> Bill:
    """Return the bill of one line of a tile (C7.18); `immediate`: the tile was just built (C7.11)."""
    bill = Bill() if sheet is None else sheet
    kind = s.pack.buildings[building]
    bill.start(C7_18, kind.actions[line].cost, kind.actions[line].workers, 1)
    bill.specialists_first = True
    bill.raise_value(kind.colour, 2)
    if s.abilities[seat] & s.pack.settling:
        what = Happening(seat, district=district, kind=vocabulary.TILE_KIND, colour=kind.colour, building=building)
        what.immediate = immediate
        add_abilities(bill, s, what, vocabulary.ACTIVATE_DISCOUNT, vocabulary.IN_ACTIVATE)
    bill.settle_all()
    return bill


def castra_bill(s: PublicFields, seat: i64, space: i64, sheet: Bill | None = None) -> Bill:
    """Return the bill of a space of Castra (C7.17)."""
    bill = Bill() if sheet is None else sheet
    place = s.pack.castra[space]
    bill.start(C7_17, place.cost, place.workers, 1)
    bill.specialists_first = True
    if s.option(CASTRA_OTHER_SPECIALISTS) == COUNT_1:
        bill.values = ONE_EACH
    bill.raise_value(s.pack.castra_colour, 2)
    what = Happening(seat, colour=s.pack.castra_colour)
    add_abilities(bill, s, what, vocabulary.ACTIVATE_DISCOUNT, vocabulary.IN_CASTRA)
    bill.settle_all()
    return bill


def site_bill(s: PublicFields, seat: i64, site: i64, space: i64) -> Bill:
    """Return the bill of a space of a site, or of Portus when site is SITES (C7.15, C7.16)."""
    bill = Bill()
    if site == SITES:
        bill.start(C7_16, s.pack.portus.cost, s.pack.portus.workers, 0)
        bill.values = ONE_EACH
    else:
        bill.start(C7_15, NOTHING, s.pack.sites[site].workers[space], 0)
        bill.values = ONE_EACH
        for mod in mods_of(s, seat, vocabulary.SPECIALIST_SITE_VALUE):
            for colour in range(COLOURS):
                bill.raise_value(colour, mod.n)
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


def add_abilities(bill: Bill, s: PublicFields, what: Happening, discounts: i64, context: i64) -> None:
    """Write down what the abilities of the payer change: discounts of this kind, substitutes, special workers."""
    what.others_passed = ones(s.passed & ~bit(what.seat))
    what.workers = bill.printed_points
    owned: i64 = s.abilities[what.seat] & s.pack.settling
    ability: i64 = 0
    while owned:
        if owned & 1:
            for mod in s.pack.abilities[ability].mods:
                if mod.kind == discounts:
                    if what.is_asked_by(mod.when):
                        add_discount(bill, s, what.seat, mod)
                elif mod.kind == vocabulary.CASTRA_DISCOUNT:
                    if context == vocabulary.IN_CASTRA:
                        bill.off_any += mod.n
                elif mod.kind == vocabulary.SUBSTITUTE:
                    if mod.contexts & context:
                        bill.payers |= bit(mod.source) << (8 * mod.target)
                        bill.substitutes = True
                        bill.sources |= byte_of(mod.source)
                elif mod.kind == vocabulary.SPECIAL_WORKER and bill.special_value < mod.building_value:
                    bill.special_value = mod.building_value
        owned >>= 1
        ability += 1


def add_discount(bill: Bill, s: PublicFields, seat: i64, mod: Mod) -> None:
    """Add a discount that matches: it applies, or with a limit the payer may use it while it is not spent."""
    if mod.limit_id == NONE:
        bill.take_off(mod.discount)
    elif not is_spent(s, seat, mod.limit_id):
        if not bill.limited:
            bill.limited = mod.alone
        elif len(bill.limited) < MOST_LIMITED:
            bill.limited = [*bill.limited, mod]
