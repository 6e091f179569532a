"""The ways to pay a bill: worker points, resources, denarii (rules C1.2, C7.2, C7.4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.clauses import (
    ALLOWED,
    C7_2,
)
from aedilis.games.corduba.fields import Fields, PublicFields
from aedilis.games.corduba.pack import CASTRA_DISCOUNT, NONE, Cost
from aedilis.games.corduba.packing import (
    PAID,
    PAY,
    SPECIAL_USED,
    SPECIALIST_USED,
    count,
    counts_action,
    event,
    paid_denarii,
    paid_special,
    paid_specialists,
    paid_workers,
    pieces,
    units,
    used_discounts,
)
from aedilis.games.corduba.steps.bills import PAYABLE, Bill
from aedilis.games.corduba.words import (
    AMPHORA,
    BASIC,
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

# The order in which payments are listed: much of the earlier goods first, so amphorae stand in as late as possible.
PAYING_ORDER: Final = vec[i64]([DENARII, MARBLE, FOOD, WOOD, STONE, TOOL, AMPHORA])


# Whether and how a bill can be paid.


def shortfall(s: PublicFields, seat: i64, cost: Cost, points: i64, colour: i64) -> i64:
    """Return at least how many units and worker points a discount would have to cover for the seat to pay this.

    It is a quick look before a bill is written: where it finds more than all discounts together, no bill is needed.
    """
    held = s.held
    base: i64 = seat * GOODS
    short: i64 = 0
    if s.special[seat] == 0:
        short = points - held[base + WORKER]
        if colour != NONE and s.ready[seat] & bit(colour):
            short -= 2
        if short < 0:
            short = 0
    if s.pack.substituting & s.abilities[seat]:
        return short
    goods = cost.goods
    missing: i64 = -held[base + AMPHORA]
    for basic in range(BASIC):
        if goods[basic] > held[base + basic]:
            missing += goods[basic] - held[base + basic]
    if missing > 0:
        short += missing
    if goods[MARBLE] > held[base + MARBLE]:
        short += goods[MARBLE] - held[base + MARBLE]
    if goods[DENARII] > held[base + DENARII]:
        short += goods[DENARII] - held[base + DENARII]
    return short


def most_off(s: PublicFields, seat: i64, discount: i64) -> i64:
    """Return at most how many units and worker points all discounts of the seat together take off a bill."""
    pack = s.pack
    most: i64 = pack.bonus_units
    if discount != NONE:
        most += pack.discounts[discount].size()
    owned: i64 = s.abilities[seat] & pack.discounting
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
    values = bill.values
    for colour in range(COLOURS):
        if ready & bit(colour):
            points += values[colour]
    return points >= bill.points


def has_goods(s: PublicFields, seat: i64, bill: Bill) -> bool:
    """Tell whether the resources and denarii of the seat suffice."""
    held = s.held
    base: i64 = seat * GOODS
    if bill.substitutes:
        purse = bill.purse
        for goods in range(PAYABLE):
            purse[goods] = held[base + goods]
        purse[DENARII] -= bill.reserve
        return purse[DENARII] >= 0 and covers(bill, purse)
    due = bill.due
    missing: i64 = due[DENARII] + bill.reserve - held[base + DENARII]
    if missing < 0:
        missing = 0
    if due[MARBLE] > held[base + MARBLE]:
        missing += due[MARBLE] - held[base + MARBLE]
    if missing > bill.free_any:
        return False
    spare: i64 = bill.free_basic
    if held[base + AMPHORA] > due[AMPHORA]:
        spare += held[base + AMPHORA] - due[AMPHORA]
    else:
        missing += due[AMPHORA] - held[base + AMPHORA]
    for goods in range(BASIC):
        if due[goods] > held[base + goods]:
            spare -= due[goods] - held[base + goods]
    if spare < 0:
        missing -= spare
    return missing <= bill.free_any


def covers(bill: Bill, purse: vec[i64]) -> bool:
    """Tell whether these goods can pay all that is due: for any part of it there is enough that may pay that part."""
    due = bill.due
    payers = bill.payers
    wanted: i64 = 0
    for goods in range(PAYABLE):
        if due[goods]:
            wanted |= bit(goods)
    part: i64 = wanted
    while part:
        needed: i64 = -bill.free_any
        if part & BASIC_BITS:
            needed -= bill.free_basic
        usable: i64 = 0
        for goods in range(PAYABLE):
            if part & bit(goods):
                needed += due[goods]
                usable |= payers[goods]
        for goods in range(PAYABLE):
            if usable & bit(goods):
                needed -= purse[goods]
        if needed > 0:
            return False
        part = (part - 1) & wanted
    return True


def list_payments(s: PublicFields, seat: i64, bill: Bill, out: Actions) -> None:
    """Add every way to pay as a PAY action, the usual one first."""
    used: i64 = bit(len(bill.limited)) - 1
    while used >= 0:
        if uses_well(bill, used):
            bill.settle(used)
            if can_pay(s, seat, bill):
                goods_ways = Actions(16)
                count_useful(s, seat, bill)
                list_goods(bill, 0, bill.units_due(), 0, goods_ways)
                list_pieces(s, seat, bill, used, goods_ways, out)
        used -= 1
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


def most_useful(s: PublicFields, seat: i64, bill: Bill, goods: i64) -> i64:
    """Return how many units of these goods the seat has that may pay something."""
    due = bill.due
    payers = bill.payers
    useful: i64 = 0
    for target in range(PAYABLE):
        if payers[target] & bit(goods):
            useful += due[target]
    held: i64 = s.held[seat * GOODS + goods]
    if goods == DENARII:
        held -= bill.reserve
    if held < useful:
        return held
    return useful


def count_useful(s: PublicFields, seat: i64, bill: Bill) -> None:
    """Write down for every place of the paying order how much of it and of all later ones may pay something."""
    useful = bill.useful
    at: i64 = PAYABLE
    useful[at] = 0
    while at > 0:
        at -= 1
        useful[at] = useful[at + 1] + most_useful(s, seat, bill, PAYING_ORDER[at])
    purse = bill.purse
    for goods in range(PAYABLE):
        purse[goods] = 0


def list_goods(bill: Bill, at: i64, left: i64, payment: i64, out: Actions) -> None:
    """Add all ways to pay `left` more units with the goods from this place of the paying order on."""
    purse = bill.purse
    if left == 0:
        if payment == 0 or covers(bill, purse):
            out.add(payment)
        return
    useful = bill.useful
    if left > useful[at]:
        return
    goods: i64 = PAYING_ORDER[at]
    rest: i64 = useful[at + 1]
    n: i64 = useful[at] - rest
    if n > left:
        n = left
    while n >= 0 and left - n <= rest:
        purse[goods] = n
        if goods == DENARII:
            list_goods(bill, at + 1, left - n, payment + pieces(n, 0, 0, 0, 0), out)
        else:
            list_goods(bill, at + 1, left - n, payment + units(goods, n), out)
        n -= 1
    purse[goods] = 0


def list_pieces(s: PublicFields, seat: i64, bill: Bill, used: i64, goods_ways: Actions, out: Actions) -> None:
    """Add all ways to pay the worker points, each with all ways to pay the goods."""
    usable: i64 = usable_specialists(s, seat, bill)
    most_special: i64 = 0
    if bill.special_value:
        most_special = s.special[seat]
    if most_special > MOST_SPECIAL:
        most_special = MOST_SPECIAL
    specialists: i64 = 0
    if bill.specialists_first:
        specialists = usable
    while True:
        for special in range(most_special + 1):
            workers: i64 = workers_beside(s, seat, bill, specialists, special)
            if workers >= 0:
                with_pieces: i64 = pieces(0, workers, specialists, special, used)
                for way in range(goods_ways.size):
                    out.add(counts_action(PAY, seat, goods_ways.items[way] + with_pieces))
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
    for colour in range(COLOURS):
        if s.ready[seat] & bit(colour) and bill.values[colour]:
            usable |= bit(colour)
    return usable


def workers_beside(s: PublicFields, seat: i64, bill: Bill, specialists: i64, special: i64) -> i64:
    """Return how many workers must go with these pieces; -1: there are too few, or a piece is superfluous (C7.2)."""
    value: i64 = special * bill.special_value
    least: i64 = bill.special_value
    if special == 0:
        least = bill.points + 1
    for colour in range(COLOURS):
        if specialists & bit(colour):
            value += bill.values[colour]
            if bill.values[colour] < least:
                least = bill.values[colour]
    if value < bill.points:
        if bill.worker_value == 0 or s.held[seat * GOODS + WORKER] < bill.points - value:
            return -1
        return bill.points - value
    if (specialists or special) and value - least >= bill.points:
        return -1
    return 0


def refuse_payment(s: PublicFields, seat: i64, bill: Bill, payment: i64) -> i64:
    """Return 0 if the seat may pay a bill like this, else the clause that forbids it."""
    used: i64 = used_discounts(payment)
    if payment < 0 or payment >> LAST_PAYMENT_BIT or used >= bit(len(bill.limited)) or not uses_well(bill, used):
        bill.settle_all()
        return bill.clause
    bill.settle(used)
    refused = refuse_settled(s, seat, bill, payment)
    bill.settle_all()
    return refused


def refuse_settled(s: PublicFields, seat: i64, bill: Bill, payment: i64) -> i64:
    """Return 0 if the payment pays the bill as it is settled, else the clause that forbids it."""
    specialists: i64 = paid_specialists(payment)
    special: i64 = paid_special(payment)
    if specialists & ~usable_specialists(s, seat, bill) or special > s.special[seat]:
        return C7_2
    if special and bill.special_value == 0:
        return C7_2
    if workers_beside(s, seat, bill, specialists, special) != paid_workers(payment):
        return C7_2
    purse = bill.purse
    left: i64 = bill.units_due()
    for goods in range(PAYABLE):
        purse[goods] = paid_goods(payment, goods)
        left -= purse[goods]
        if purse[goods] > most_useful(s, seat, bill, goods):
            return bill.clause
    if left or not covers(bill, purse):
        return bill.clause
    return ALLOWED


def paid_goods(payment: i64, goods: i64) -> i64:
    """Return how many resources of a kind, or denarii, a payment has."""
    if goods == DENARII:
        return paid_denarii(payment)
    return count(payment, goods)


def points_paid(bill: Bill, payment: i64) -> i64:
    """Return the worker points of a payment."""
    points: i64 = paid_workers(payment) + paid_special(payment) * bill.special_value
    for colour in range(COLOURS):
        if paid_specialists(payment) & bit(colour):
            points += bill.values[colour]
    return points


# Paying.


def pay(s: Fields, seat: i64, bill: Bill, payment: i64) -> None:
    """Pay: goods go back to their stocks, pieces are spent until the round ends, limited discounts are used up."""
    if s.listening:
        tell_payment(s, seat, payment)
    spend(s, seat, bill, payment)


def tell_payment(s: Fields, seat: i64, payment: i64) -> None:
    """Say what is paid: pieces, then resources, then denarii."""
    if paid_workers(payment):
        s.tell(event(PAID, seat, WORKER, paid_workers(payment)))
    for colour in range(COLOURS):
        if paid_specialists(payment) & bit(colour):
            s.tell(event(SPECIALIST_USED, seat, colour))
    if paid_special(payment):
        s.tell(event(SPECIAL_USED, seat, paid_special(payment)))
    for goods in range(PAYABLE):
        if paid_goods(payment, goods):
            s.tell(event(PAID, seat, goods, paid_goods(payment, goods)))


def spend(s: PublicFields, seat: i64, bill: Bill, payment: i64) -> None:
    """Pay without telling anybody; `unpay` takes it back, so that a listing can look ahead."""
    held = s.held
    base: i64 = seat * GOODS
    held[base + WORKER] -= paid_workers(payment)
    held[base + DENARII] -= paid_denarii(payment)
    for resource in range(RESOURCES):
        held[base + resource] -= count(payment, resource)
        s.stock[resource] += count(payment, resource)
    s.ready[seat] &= ~paid_specialists(payment)
    s.special[seat] -= paid_special(payment)
    s.limits[seat] |= limits_used(bill, payment)


def unpay(s: PublicFields, seat: i64, bill: Bill, payment: i64) -> None:
    """Take `spend` back."""
    held = s.held
    base: i64 = seat * GOODS
    held[base + WORKER] += paid_workers(payment)
    held[base + DENARII] += paid_denarii(payment)
    for resource in range(RESOURCES):
        held[base + resource] += count(payment, resource)
        s.stock[resource] -= count(payment, resource)
    s.ready[seat] |= paid_specialists(payment)
    s.special[seat] += paid_special(payment)
    s.limits[seat] &= ~limits_used(bill, payment)


def limits_used(bill: Bill, payment: i64) -> i64:
    """Return the bits of `limits` that a payment uses up."""
    used: i64 = used_discounts(payment)
    result: i64 = 0
    if used:
        for at, mod in enumerate(bill.limited):
            if used & bit(at):
                result |= bit(mod.limit_id)
    return result
