"""Nobody pays for nothing: an effect that is paid for must change something (rule C7.19)."""

from mypy_extensions import i64

from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C7_2, C7_19
from aedilis.games.corduba.engine.effects.begin import changes, only_step, start_effect, step_changes
from aedilis.games.corduba.engine.paying.bill import Bill
from aedilis.games.corduba.engine.paying.ways import can_pay, limits_used, list_payments, spend, unpay
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields


def effect_refusal(s: PublicFields, seat: i64, bill: Bill, effect: i64, here: i64, context: i64) -> i64:
    """Return ALLOWED if the bill can be paid so that the effect still changes something (C7.19), else the clause."""
    if not can_pay(s, seat, bill):
        return C7_2
    if effect < 0:
        return C7_19
    if surely_changes(s, seat, effect, here, context):
        return ALLOWED
    payments = Actions(16)
    list_payments(s, seat, bill, payments)
    for i in range(payments.size):
        if not is_wasted(s, seat, bill, packing.counts_of(payments.items[i]), effect, here, context):
            return ALLOWED
    return C7_19


def surely_changes(s: PublicFields, seat: i64, effect: i64, here: i64, context: i64) -> bool:
    """Tell whether the effect changes something however it is paid."""
    return any(step.is_sure and step_changes(s, seat, step, here, context) for step in s.pack.effects[effect].steps)


def is_wasted(s: PublicFields, seat: i64, bill: Bill, payment: i64, effect: i64, here: i64, context: i64) -> bool:
    """Tell whether the effect would change nothing once this payment is made (C7.19)."""
    limits: i64 = limits_used(bill, payment)
    spend(s, seat, payment, limits)
    wasted = not changes(s, seat, effect, here, context)
    unpay(s, seat, payment, limits)
    return wasted


def start_needed(s: Fields, seat: i64, effect: i64, here: i64, context: i64) -> None:
    """Start an effect that was paid for; if only one step can change something it must be used (C7.19)."""
    start_effect(s, seat, effect, here, context, only_step(s, seat, effect, here, context))
