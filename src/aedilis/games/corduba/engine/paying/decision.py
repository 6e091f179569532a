"""Pay for the deed in hand (rules C7.2, C7.4, C7.19)."""

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C7_19
from aedilis.games.corduba.engine.pack.vocabulary import NONE
from aedilis.games.corduba.engine.paying.bill import Bill
from aedilis.games.corduba.engine.paying.deed import Deed
from aedilis.games.corduba.engine.paying.purpose import is_wasted, surely_changes
from aedilis.games.corduba.engine.paying.ways import limits_used, list_payments, pay, points_paid, refuse_payment
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import FIRST_DEED
from aedilis.games.corduba.engine.state.kinds import Decision


class ChoosePayment(Decision):
    """How the deed below is paid; what is paid must leave its effect something to change."""

    answers: tuple[int, ...] = (packing.PAY,)

    def __init__(self, deeds: vec[Deed]) -> None:
        self.deeds: vec[Deed] = deeds  # by kind

    def deed(self, s: PublicFields) -> Deed:
        """Return the deed that is to be paid."""
        return self.deeds[s.below_kind() - FIRST_DEED]

    def list(self, s: PublicFields, out: Actions) -> None:
        """List the ways to pay after which the deed still does something."""
        deed = self.deed(s)
        bill = deed.bill(s)
        first: i64 = out.size
        list_payments(s, s.top_seat(), bill, out)
        effect: i64 = effect_at_stake(s, deed)
        if effect == NONE:
            return
        kept: i64 = first
        for at in range(first, out.size):
            act: i64 = out.items[at]
            if not wastes(s, deed, bill, packing.counts_of(act), effect):
                out.items[kept] = act
                kept += 1
        out.size = kept

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a payment that does not settle the bill, or that leaves the deed nothing to change."""
        deed = self.deed(s)
        bill = deed.bill(s)
        refused: i64 = refuse_payment(s, s.top_seat(), bill, packing.counts_of(act))
        if refused != ALLOWED:
            return refused
        effect: i64 = effect_at_stake(s, deed)
        if effect != NONE and wastes(s, deed, bill, packing.counts_of(act), effect):
            return C7_19
        return ALLOWED

    def do(self, s: Fields, act: i64) -> None:
        """Pay, and tell the deed how many worker points it got."""
        deed = self.deed(s)
        payment: i64 = packing.counts_of(act)
        points: i64 = packing.paid_workers(payment)
        limits: i64 = 0
        if not packing.is_plain(payment):
            bill = deed.bill(s)
            points = points_paid(bill, payment)
            limits = limits_used(bill, payment)
        pay(s, s.top_seat(), payment, limits)
        s.pop()
        if deed.paid_slot != NONE:
            s.set_top(deed.paid_slot, points)


def effect_at_stake(s: PublicFields, deed: Deed) -> i64:
    """Return the effect of the deed that a payment could leave without use (C7.19); NONE: none could."""
    effect: i64 = deed.effect(s)
    if effect == NONE or surely_changes(s, s.top_seat(), effect, deed.here(s), deed.context()):
        return NONE
    return effect


def wastes(s: PublicFields, deed: Deed, bill: Bill, payment: i64, effect: i64) -> bool:
    """Tell whether this payment would leave the effect of the deed nothing to change (C7.19)."""
    return is_wasted(s, s.top_seat(), bill, payment, effect, deed.here(s), deed.context())
