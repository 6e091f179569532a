"""What things cost a seat, as values: what is due, whether it can be paid, and what is lacking."""

import msgspec

from aedilis.core.parts import members
from aedilis.games.corduba.engine import words
from aedilis.games.corduba.engine.pack.vocabulary import NONE
from aedilis.games.corduba.engine.paying.amounts import BASIC_PART, PAYABLE, amount_of, beyond, total
from aedilis.games.corduba.engine.paying.bill import Bill
from aedilis.games.corduba.engine.paying.bills import castra_bill, line_bill, site_bill
from aedilis.games.corduba.engine.paying.means import purse_of
from aedilis.games.corduba.engine.paying.ways import can_pay
from aedilis.games.corduba.engine.state.fields import PublicFields
from aedilis.games.corduba.engine.state.frames import ACTIVATE_NEW, CHOOSE_BONUS, CHOOSE_BUILD
from aedilis.games.corduba.engine.steps.build import ChooseBuild
from aedilis.games.corduba.engine.steps.monument import Raise

Amounts = dict[words.Goods, int]  # what is 0 is left out


class BillData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What something costs the viewer now, discounts taken off; what is 0 is left out.

    Of what is due, `free_basic` units of basic resources and then `free_any` of anything need not be paid. Points and
    goods are those with every limited discount used; `discounts` says how many of these there are. On the bill that is
    being paid, `specialists` says how many worker points each of the payer's counts there (C7.2).
    """

    points: int
    due: Amounts
    free_basic: int = 0
    free_any: int = 0
    discounts: int = 0
    specialists: dict[words.Colour, int] = {}
    payable: bool
    lacks: Amounts = {}
    """What is missing to pay it: worker points as `worker`; empty if and only if it is payable."""
    amphorae: int = 0
    """So many amphorae at least stand for other goods if it is paid (C1.2)."""


class PlacesData(msgspec.Struct, frozen=True):
    """What the places outside the districts cost the viewer."""

    sites: dict[words.SiteName, tuple[BillData, BillData]]
    castra: tuple[BillData, BillData, BillData]
    portus: BillData


def amounts_of(numbers: dict[int, int]) -> Amounts:
    """Return amounts by word, without what is 0."""
    return {words.GOODS_NAMES[goods]: n for goods, n in numbers.items() if n}


def discount_for(s: PublicFields, seat: int) -> int:
    """Return the number of the discount at which an effect lets the seat build now (C7.19), or NONE."""
    if s.depth == 0 or s.top_seat() != seat:
        return NONE
    if s.top_kind() == CHOOSE_BUILD:
        return s.top(ChooseBuild.DISCOUNT)
    return s.below(Raise.DISCOUNT) if s.top_kind() == CHOOSE_BONUS else NONE


def bill_data(s: PublicFields, seat: int, bill: Bill) -> BillData:
    """Return a bill as a value."""
    payable = can_pay(s, seat, bill)
    return BillData(
        points=bill.points,
        due=amounts_of({goods: amount_of(bill.due, goods) for goods in range(PAYABLE)}),
        free_basic=bill.free_basic,
        free_any=bill.free_any,
        discounts=len(bill.limited),
        payable=payable,
        lacks={} if payable else amounts_of(lacking(s, seat, bill)),
        amphorae=_standing_in(s, seat, bill) if payable else 0,
    )


def lacking(s: PublicFields, seat: int, bill: Bill) -> dict[int, int]:
    """Return what the seat is short of for a bill that it cannot pay, after all that may stand for something else."""
    short: dict[int, int] = {}
    spare = [0] * PAYABLE
    for goods in range(PAYABLE):
        more = s.holds(seat, goods) - amount_of(bill.due, goods)
        if goods == words.DENARII:
            more -= bill.reserve  # below 0: not even the neutral insulae can be paid (C7.7)
        if more < 0:
            short[goods] = -more
        else:
            spare[goods] = more
    free_basic = bill.free_basic
    for goods in short:
        if goods < words.BASIC:
            less = min(short[goods], free_basic)
            short[goods] -= less
            free_basic -= less
        for source in members(amount_of(bill.payers, goods)):
            if source != goods:
                less = min(short[goods], spare[source])
                short[goods] -= less
                spare[source] -= less
    left = bill.free_any
    for goods in short:
        less = min(short[goods], left)
        short[goods] -= less
        left -= less
    return {**short, words.WORKER: max(0, bill.points - points_of(s, seat, bill))}


def points_of(s: PublicFields, seat: int, bill: Bill) -> int:
    """Return what all pieces of the seat are worth on this bill (C7.2)."""
    return (
        s.holds(seat, words.WORKER) * bill.worker_value
        + s.special[seat] * bill.special_value
        + sum(amount_of(bill.values, colour) for colour in members(s.ready[seat]))
    )


def _standing_in(s: PublicFields, seat: int, bill: Bill) -> int:
    if bill.substitutes:
        return 0  # something else may stand in as well: the payment says what
    short = beyond(bill.due, purse_of(s, seat, bill.reserve))
    spare = s.holds(seat, words.AMPHORA) - amount_of(bill.due, words.AMPHORA)
    return max(0, min(total(short & BASIC_PART) - bill.free_basic - bill.free_any, spare))


def line_bills(s: PublicFields, seat: int, district: int, building: int) -> tuple[BillData, ...]:
    """Return what each line of a tile costs; a tile that was just built is used at once (C7.11, C7.18)."""
    new = s.depth > 0 and s.top_kind() == ACTIVATE_NEW and (s.top(0), s.top(1)) == (district, building)
    lines = range(len(s.pack.buildings[building].actions))
    return tuple(bill_data(s, seat, line_bill(s, seat, district, building, line, new)) for line in lines)


def places_data(s: PublicFields, seat: int) -> PlacesData:
    """Return what every place outside the districts costs (C7.15-C7.17)."""
    spaces = [
        [bill_data(s, seat, site_bill(s, seat, site, space)) for space in range(words.SITE_SPACES)]
        for site in range(words.SITES)
    ]
    castra = [bill_data(s, seat, castra_bill(s, seat, space)) for space in range(words.CASTRA_SPACES)]
    return PlacesData(
        sites={word: (spaces[site][0], spaces[site][1]) for site, word in enumerate(words.SITE_NAMES)},
        castra=(castra[0], castra[1], castra[2]),
        portus=bill_data(s, seat, site_bill(s, seat, words.SITES, 0)),
    )
