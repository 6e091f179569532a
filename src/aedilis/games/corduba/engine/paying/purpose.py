"""Nobody pays for nothing: an effect that is paid for must change something (rule C7.19)."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine.clauses import ALLOWED, C7_2, C7_19
from aedilis.games.corduba.engine.effects.begin import start_effect
from aedilis.games.corduba.engine.effects.steps import changes, only_step, step_changes
from aedilis.games.corduba.engine.pack.native import (
    CAUSE_UNREST,
    GAIN,
    GAIN_CHOICE,
    HARMONY,
    INCITE,
    POPULARITY,
    PRESTIGE,
    REGISTER,
    REPLACE_NEUTRAL,
    SENATOR,
    SUPPRESS,
    UNLOCK,
)
from aedilis.games.corduba.engine.packing import counts_of
from aedilis.games.corduba.engine.paying.bill import Bill
from aedilis.games.corduba.engine.paying.ways import can_pay, limits_used, list_payments, spend, unpay
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields

# Steps that a payment can only help: paid goods are back in stock before the effect starts.
SURE_STEPS: Final = (
    1 << GAIN
    | 1 << GAIN_CHOICE
    | 1 << POPULARITY
    | 1 << HARMONY
    | 1 << PRESTIGE
    | 1 << REGISTER
    | 1 << UNLOCK
    | 1 << SUPPRESS
    | 1 << INCITE
    | 1 << CAUSE_UNREST
    | 1 << REPLACE_NEUTRAL
    | 1 << SENATOR
)


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
        if not is_wasted(s, seat, bill, counts_of(payments.items[i]), effect, here, context):
            return ALLOWED
    return C7_19


def surely_changes(s: PublicFields, seat: i64, effect: i64, here: i64, context: i64) -> bool:
    """Tell whether the effect changes something however it is paid."""
    for step in s.pack.effects[effect].steps:
        if SURE_STEPS & bit(step.op) and step_changes(s, seat, step, here, context):
            return True
    return False


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
