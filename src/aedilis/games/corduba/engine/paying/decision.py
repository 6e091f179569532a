"""Pay for the deed in hand: the decision CHOOSE_PAYMENT lies above the frame of the deed (rules C7.2, C7.4, C7.19)."""

from mypy_extensions import i64

from aedilis.core.listing import Actions
from aedilis.games.corduba.engine.clauses import ALLOWED, C7_19
from aedilis.games.corduba.engine.pack.native import BY_BUILDING, BY_FAMILY, NONE
from aedilis.games.corduba.engine.packing import counts_of, is_plain, paid_workers
from aedilis.games.corduba.engine.paying.bills import (
    Bill,
    ability_bill,
    castra_bill,
    claim_bill,
    line_bill,
    monument_bill,
    site_bill,
    tile_bill,
)
from aedilis.games.corduba.engine.paying.ways import limits_used, list_payments, pay, points_paid, refuse_payment
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import (
    ABILITY,
    ACTIVATION,
    BUILD,
    CLAIMING,
    KIND,
    PRODUCTION,
    RAISE,
    RECRUITING,
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
)
from aedilis.games.corduba.engine.steps.activate import is_wasted, surely_changes
from aedilis.games.corduba.engine.steps.placement import links_for


def bill_of_deed(s: PublicFields) -> Bill:
    """Return the bill of the deed below the top frame."""
    deed: i64 = s.below(KIND)
    seat: i64 = s.top_seat()
    if deed == BUILD:
        reserve: i64 = links_for(s, s.below(A), s.below(B))
        return tile_bill(s, seat, s.below(A), s.below(B), s.below(G), reserve)
    if deed == RAISE:
        return monument_bill(s, seat, s.below(A), s.below(D), s.below(C))
    if deed == ACTIVATION:
        return line_bill(s, seat, s.below(A), s.below(B), s.below(C), s.below(E) == 1)
    if deed == PRODUCTION:
        return site_bill(s, seat, s.below(A), s.below(B))
    if deed == RECRUITING:
        return castra_bill(s, seat, s.below(A))
    if deed == CLAIMING:
        return claim_bill(s, seat, s.below(A))
    return ability_bill(s, seat, s.below(A))


def effect_at_stake(s: PublicFields) -> i64:
    """Return the effect of the deed below that a payment could leave without use (C7.19); NONE: none could."""
    deed: i64 = s.below(KIND)
    effect: i64 = NONE
    if deed == ACTIVATION:
        effect = s.pack.buildings[s.below(B)].actions[s.below(C)].effect
    elif deed == RECRUITING:
        effect = s.pack.castra[s.below(A)].effect
    elif deed == ABILITY:
        effect = s.pack.abilities[s.below(A)].use
    if effect == NONE or surely_changes(s, s.top_seat(), effect, here_of_deed(s), context_of_deed(s)):
        return NONE
    return effect


def here_of_deed(s: PublicFields) -> i64:
    """Return the district of the deed below the top frame."""
    if s.below(KIND) == ACTIVATION:
        return s.below(A)
    return NONE


def context_of_deed(s: PublicFields) -> i64:
    """Return in which context the deed below the top frame trades."""
    if s.below(KIND) == ABILITY:
        return BY_FAMILY
    return BY_BUILDING


def wastes(s: PublicFields, bill: Bill, payment: i64, effect: i64) -> bool:
    """Tell whether this payment would leave the effect of the deed nothing to change (C7.19)."""
    return is_wasted(s, s.top_seat(), bill, payment, effect, here_of_deed(s), context_of_deed(s))


def list_choose_payment(s: PublicFields, out: Actions) -> None:
    """List the ways to pay after which the deed still does something."""
    bill = bill_of_deed(s)
    first: i64 = out.size
    list_payments(s, s.top_seat(), bill, out)
    effect: i64 = effect_at_stake(s)
    if effect == NONE:
        return
    kept: i64 = first
    for at in range(first, out.size):
        act: i64 = out.items[at]
        if not wastes(s, bill, counts_of(act), effect):
            out.items[kept] = act
            kept += 1
    out.size = kept


def refuse_choose_payment(s: PublicFields, act: i64) -> i64:
    """Refuse a payment that does not settle the bill, or that leaves the deed nothing to change."""
    bill = bill_of_deed(s)
    refused: i64 = refuse_payment(s, s.top_seat(), bill, counts_of(act))
    if refused != ALLOWED:
        return refused
    effect: i64 = effect_at_stake(s)
    if effect != NONE and wastes(s, bill, counts_of(act), effect):
        return C7_19
    return ALLOWED


def do_choose_payment(s: Fields, act: i64) -> None:
    """Pay, and tell the deed how many worker points it got."""
    payment: i64 = counts_of(act)
    points: i64 = paid_workers(payment)
    limits: i64 = 0
    if not is_plain(payment):
        bill = bill_of_deed(s)
        points = points_paid(bill, payment)
        limits = limits_used(bill, payment)
    pay(s, s.top_seat(), payment, limits)
    s.pop()
    deed: i64 = s.top_kind()
    if deed == BUILD:
        s.set_top(H, points)
    elif deed == RAISE:
        s.set_top(E, points)
    elif deed in (ACTIVATION, PRODUCTION, RECRUITING):
        s.set_top(F, points)
