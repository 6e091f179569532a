"""Milestones: the Res Gestae that a player claims (rule C7.21)."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C7_2, C7_21
from aedilis.games.corduba.engine.effects.conditions import holds
from aedilis.games.corduba.engine.effects.seat_changes import change_senators
from aedilis.games.corduba.engine.options import AT_THE_END, RES_GESTAE_TIMING
from aedilis.games.corduba.engine.packing import MILESTONE
from aedilis.games.corduba.engine.paying.bill import Bill
from aedilis.games.corduba.engine.paying.bills import claim_bill
from aedilis.games.corduba.engine.paying.deed import Deed
from aedilis.games.corduba.engine.paying.ways import can_pay
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields, replaced
from aedilis.games.corduba.engine.state.frames import CHOOSE_PAYMENT
from aedilis.games.corduba.engine.words import MILESTONES


def claim_refusal(s: PublicFields, seat: i64, milestone: i64) -> i64:
    """Return ALLOWED if the milestone lies face up, the seat fulfils it now and has the piece for it (C7.21)."""
    if milestone >= MILESTONES or s.face_up & bit(milestone) == 0:
        return C7_21
    if not holds(s, seat, s.pack.milestones[milestone].condition):
        return C7_21
    return ALLOWED if can_pay(s, seat, claim_bill(s, seat, milestone)) else C7_2


def list_claims(s: PublicFields, seat: i64, out: Actions) -> None:
    """List every milestone that the seat may claim (C7.21)."""
    for milestone in range(MILESTONES):
        if s.face_up & bit(milestone) and claim_refusal(s, seat, milestone) == ALLOWED:
            out.add(packing.action(packing.CLAIM, seat, milestone))


class Claiming(Deed):
    """A milestone is claimed (C7.21)."""

    MILESTONE: Final = 0
    STAGE: Final = 1

    def bill(self, s: PublicFields) -> Bill:
        """Return the bill of the milestone: one piece."""
        return claim_bill(s, s.top_seat(), s.below(self.MILESTONE))

    def go(self, s: Fields) -> None:
        """Claim a milestone: a senator now, or at the end of the game (C7.21)."""
        seat: i64 = s.top_seat()
        milestone: i64 = s.top(self.MILESTONE)
        if s.top(self.STAGE) == 0:
            s.set_top(self.STAGE, 1)
            s.face_up &= ~bit(milestone)
            s.claimed = replaced(s.claimed, milestone, seat)
            s.tell(packing.MILESTONE_CLAIMED, seat, milestone)
            s.push(CHOOSE_PAYMENT, seat)
            return
        s.pop()
        if s.option(RES_GESTAE_TIMING) != AT_THE_END:
            change_senators(s, seat, s.pack.milestone_senators, MILESTONE)
