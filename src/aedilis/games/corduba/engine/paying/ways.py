"""The ways to pay a bill: worker points, resources, denarii (rules C1.2, C7.2, C7.4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C7_2
from aedilis.games.corduba.engine.paying.amounts import (
    BASIC_PART,
    PAYABLE,
    amount,
    amount_of,
    at_most,
    beyond,
    plus,
    total,
    units_short,
    units_short_at_least,
)
from aedilis.games.corduba.engine.paying.bill import Bill
from aedilis.games.corduba.engine.paying.means import purse_of
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.words import (
    AMPHORA,
    COLOURS,
    DENARII,
    FOOD,
    GOODS,
    MARBLE,
    RESOURCES,
    STONE,
    TOOL,
    WOOD,
    WORKER,
)

BASIC_BITS: Final = 15
MOST_SPECIAL: Final = 3  # special workers that a payment can name
LAST_PAYMENT_BIT: Final = 46
RESOURCE_BITS: Final = 0xFFFFFF  # the counts of resources in a payment

# The order in which payments are listed: much of the earlier goods first, so amphorae stand in as late as possible.
PAYING_ORDER: Final = vec[i64]([DENARII, MARBLE, FOOD, WOOD, STONE, TOOL, AMPHORA])


def can_pay(s: PublicFields, seat: i64, bill: Bill) -> bool:
    """Tell whether the seat can pay a bill as it is settled, best after `settle_all`."""
    return has_points(s, seat, bill) and has_goods(s, seat, bill)


def has_points(s: PublicFields, seat: i64, bill: Bill) -> bool:
    """Tell whether the pieces of the seat are worth enough (C7.2)."""
    points: i64 = s.held[seat * GOODS + WORKER] * bill.worker_value
    if points >= bill.points:
        return True
    points += s.special[seat] * bill.special_value
    ready: i64 = s.ready[seat]
    for colour in range(COLOURS):
        if ready & bit(colour):
            points += amount_of(bill.values, colour)
    return points >= bill.points


def has_goods(s: PublicFields, seat: i64, bill: Bill) -> bool:
    """Tell whether the resources and denarii of the seat suffice."""
    purse: i64 = purse_of(s, seat, bill.reserve)
    return purse >= 0 and suffices(bill, purse)


def suffices(bill: Bill, purse: i64) -> bool:
    """Tell whether these goods can pay all that is due."""
    if units_short(bill.due, purse, bill.free_basic) <= bill.free_any:
        return True
    return bill.substitutes and covers(bill, purse)


def covers(bill: Bill, purse: i64) -> bool:
    """Tell the same whatever may stand for what: for any part of what is due there is enough that may pay that part."""
    due: i64 = bill.due
    if units_short_at_least(due, purse, bill.free_basic, bill.sources) > bill.free_any:
        return False
    wanted: i64 = 0
    for goods in range(PAYABLE):
        if amount_of(due, goods):
            wanted |= bit(goods)
    part: i64 = wanted
    while part:
        needed: i64 = -bill.free_any
        if part & BASIC_BITS:
            needed -= bill.free_basic
        usable: i64 = 0
        for goods in range(PAYABLE):
            if part & bit(goods):
                needed += amount_of(due, goods)
                usable |= amount_of(bill.payers, goods)
        for goods in range(PAYABLE):
            if usable & bit(goods):
                needed -= amount_of(purse, goods)
        if needed > 0:
            return False
        part = (part - 1) & wanted
    return True


def list_payments(s: PublicFields, seat: i64, bill: Bill, out: Actions) -> None:
    """Add every way to pay a bill that is settled as a PAY action, the usual one first."""
    purse: i64 = purse_of(s, seat, bill.reserve)
    if purse < 0:
        return
    used: i64 = bit(len(bill.limited)) - 1
    while used > 0:
        if uses_well(bill, used):
            bill.settle(used)
            if has_points(s, seat, bill) and suffices(bill, purse):
                list_pieces(s, seat, bill, purse, used, out)
        used -= 1
    if bill.limited:
        bill.settle(0)
    if has_points(s, seat, bill) and suffices(bill, purse):
        list_pieces(s, seat, bill, purse, 0, out)
    if bill.limited:
        bill.settle_all()


def uses_well(bill: Bill, used: i64) -> bool:
    """Tell whether each of the limited discounts lowers the cost beside the others; a useless one is not used up."""
    for at in range(len(bill.limited)):
        if used & bit(at):
            bill.settle(used)
            cheaper: i64 = bill.points + bill.units_due()
            bill.settle(used & ~bit(at))
            if bill.points + bill.units_due() == cheaper:
                return False
    return True


def useful_part(bill: Bill, purse: i64) -> i64:
    """Return the goods of a purse that may pay something: of each at most as much as it may stand for."""
    due: i64 = bill.due
    useful: i64 = due + amount(AMPHORA, total(due & BASIC_PART))
    if bill.substitutes:
        useful = 0
        for goods in range(PAYABLE):
            for target in range(PAYABLE):
                if amount_of(bill.payers, target) & bit(goods):
                    useful = plus(useful, amount(goods, amount_of(due, target)))
    return useful - beyond(useful, purse)


def list_goods(
    bill: Bill, seat: i64, at: i64, left: i64, useful: i64, rest: i64, paid: i64, payment: i64, out: Actions
) -> None:
    """Add all ways to pay `left` more units with the goods from this place of the paying order on.

    Of the useful goods `rest` units are left from there on; `paid` and `payment` say what was chosen before.
    """
    if left == 0:
        if paid == 0 or suffices(bill, paid):
            out.add(packing.counts_action(packing.PAY, seat, payment))
        return
    if left > rest:
        return
    goods: i64 = PAYING_ORDER[at]
    n: i64 = amount_of(useful, goods)
    while n == 0:
        at += 1
        goods = PAYING_ORDER[at]
        n = amount_of(useful, goods)
    rest -= n
    n = at_most(n, left)
    while n >= 0 and left - n <= rest:
        now: i64 = payment + goods_paid(goods, n)
        list_goods(bill, seat, at + 1, left - n, useful, rest, paid + amount(goods, n), now, out)
        n -= 1


def list_pieces(s: PublicFields, seat: i64, bill: Bill, purse: i64, used: i64, out: Actions) -> None:
    """Add all ways to pay the worker points, each with all ways to pay the goods."""
    usable: i64 = usable_specialists(s, seat, bill)
    most_special: i64 = 0
    if bill.special_value:
        most_special = at_most(s.special[seat], MOST_SPECIAL)
    specialists: i64 = 0
    if bill.specialists_first:
        specialists = usable
    start: i64 = out.size
    end: i64 = start
    first_pieces: i64 = 0
    while True:
        for special in range(most_special + 1):
            workers: i64 = workers_beside(s, seat, bill, specialists, special)
            if workers >= 0:
                with_pieces: i64 = packing.pieces(0, workers, specialists, special, used)
                if end == start:
                    useful: i64 = useful_part(bill, purse)
                    list_goods(bill, seat, 0, bill.units_due(), useful, total(useful), 0, with_pieces, out)
                    end = out.size
                    first_pieces = with_pieces
                else:
                    for way in range(start, end):
                        goods: i64 = packing.counts_of(out.items[way]) - first_pieces
                        out.add(packing.counts_action(packing.PAY, seat, goods + with_pieces))
        if bill.specialists_first:
            if specialists == 0:
                return
            specialists = (specialists - 1) & usable
        else:
            specialists = (specialists - usable) & usable
            if specialists == 0:
                return


def usable_specialists(s: PublicFields, seat: i64, bill: Bill) -> i64:
    """Return the ready specialists that count for something here, as bits."""
    usable: i64 = 0
    ready: i64 = s.ready[seat]
    if ready:
        for colour in range(COLOURS):
            if ready & bit(colour) and amount_of(bill.values, colour):
                usable |= bit(colour)
    return usable


def workers_beside(s: PublicFields, seat: i64, bill: Bill, specialists: i64, special: i64) -> i64:
    """Return how many workers must go with these pieces; -1: there are too few, or a piece is superfluous (C7.2)."""
    value: i64 = special * bill.special_value
    least: i64 = bill.special_value
    if special == 0:
        least = bill.points + 1
    if specialists:
        for colour in range(COLOURS):
            if specialists & bit(colour):
                value += amount_of(bill.values, colour)
                least = at_most(amount_of(bill.values, colour), least)
    if value < bill.points:
        if bill.worker_value == 0 or s.held[seat * GOODS + WORKER] < bill.points - value:
            return -1
        return bill.points - value
    if (specialists or special) and value - least >= bill.points:
        return -1
    return 0


def refuse_payment(s: PublicFields, seat: i64, bill: Bill, payment: i64) -> i64:
    """Return ALLOWED if the seat may pay a bill like this, else the clause that forbids it."""
    used: i64 = packing.used_discounts(payment)
    if payment < 0 or payment >> LAST_PAYMENT_BIT or used >= bit(len(bill.limited)) or not uses_well(bill, used):
        bill.settle_all()
        return bill.clause
    bill.settle(used)
    refused = refuse_settled(s, seat, bill, payment)
    bill.settle_all()
    return refused


def refuse_settled(s: PublicFields, seat: i64, bill: Bill, payment: i64) -> i64:
    """Return ALLOWED if the payment pays the bill as it is settled, else the clause that forbids it."""
    specialists: i64 = packing.paid_specialists(payment)
    special: i64 = packing.paid_special(payment)
    if specialists & ~usable_specialists(s, seat, bill) or special > s.special[seat]:
        return C7_2
    if special and bill.special_value == 0:
        return C7_2
    if workers_beside(s, seat, bill, specialists, special) != packing.paid_workers(payment):
        return C7_2
    purse: i64 = purse_of(s, seat, bill.reserve)
    paid: i64 = 0
    for goods in range(PAYABLE):
        paid += amount(goods, paid_goods(payment, goods))
    if purse < 0 or beyond(paid, useful_part(bill, purse)):
        return bill.clause
    if total(paid) != bill.units_due() or not suffices(bill, paid):
        return bill.clause
    return ALLOWED


def paid_goods(payment: i64, goods: i64) -> i64:
    """Return how many resources of a kind, or denarii, a payment has."""
    if goods == DENARII:
        return packing.paid_denarii(payment)
    return packing.count(payment, goods)


def goods_paid(goods: i64, n: i64) -> i64:
    """Return n resources of a kind, or denarii, as part of a payment."""
    if goods == DENARII:
        return packing.pieces(n, 0, 0, 0, 0)
    return packing.units(goods, n)


def points_paid(bill: Bill, payment: i64) -> i64:
    """Return the worker points of a payment."""
    points: i64 = packing.paid_workers(payment) + packing.paid_special(payment) * bill.special_value
    for colour in range(COLOURS):
        if packing.paid_specialists(payment) & bit(colour):
            points += amount_of(bill.values, colour)
    return points


def pay(s: Fields, seat: i64, payment: i64, limits: i64) -> None:
    """Pay: goods go back to their stocks, pieces are spent until the round ends, limits of discounts are used up."""
    if s.log.listening:
        tell_payment(s, seat, payment)
    spend(s, seat, payment, limits)


def tell_payment(s: Fields, seat: i64, payment: i64) -> None:
    """Say what is paid: pieces, then resources, then denarii."""
    if packing.paid_workers(payment):
        s.tell(packing.PAID, seat, WORKER, packing.paid_workers(payment))
    for colour in range(COLOURS):
        if packing.paid_specialists(payment) & bit(colour):
            s.tell(packing.SPECIALIST_USED, seat, colour)
    if packing.paid_special(payment):
        s.tell(packing.SPECIAL_USED, seat, packing.paid_special(payment))
    for goods in range(PAYABLE):
        if paid_goods(payment, goods):
            s.tell(packing.PAID, seat, goods, paid_goods(payment, goods))


def spend(s: PublicFields, seat: i64, payment: i64, limits: i64) -> None:
    """Pay without telling anybody; `unpay` takes it back, so that a listing can look ahead."""
    held = s.held
    base: i64 = seat * GOODS
    held[base + WORKER] -= packing.paid_workers(payment)
    held[base + DENARII] -= packing.paid_denarii(payment)
    if payment & RESOURCE_BITS:
        for resource in range(RESOURCES):
            held[base + resource] -= packing.count(payment, resource)
            s.stock[resource] += packing.count(payment, resource)
    s.ready[seat] &= ~packing.paid_specialists(payment)
    s.special[seat] -= packing.paid_special(payment)
    s.limits[seat] |= limits


def unpay(s: PublicFields, seat: i64, payment: i64, limits: i64) -> None:
    """Take `spend` back."""
    held = s.held
    base: i64 = seat * GOODS
    held[base + WORKER] += packing.paid_workers(payment)
    held[base + DENARII] += packing.paid_denarii(payment)
    if payment & RESOURCE_BITS:
        for resource in range(RESOURCES):
            held[base + resource] += packing.count(payment, resource)
            s.stock[resource] -= packing.count(payment, resource)
    s.ready[seat] |= packing.paid_specialists(payment)
    s.special[seat] += packing.paid_special(payment)
    s.limits[seat] &= ~limits


def limits_used(bill: Bill, payment: i64) -> i64:
    """Return the bits of `limits` that a payment uses up."""
    used: i64 = packing.used_discounts(payment)
    result: i64 = 0
    if used:
        for at, mod in enumerate(bill.limited):
            if used & bit(at):
                result |= bit(mod.limit_id)
    return result
