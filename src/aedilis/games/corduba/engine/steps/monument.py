"""Build a monument (rule C7.14)."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C7_2, C7_14
from aedilis.games.corduba.engine.effects.prestige import push_prestige
from aedilis.games.corduba.engine.effects.triggers import Happening
from aedilis.games.corduba.engine.pack.vocabulary import MONUMENT_KIND, NONE, ON_BUILD_MONUMENT, SPECIAL_WORKER
from aedilis.games.corduba.engine.paying.bill import Bill
from aedilis.games.corduba.engine.paying.bills import monument_bill
from aedilis.games.corduba.engine.paying.deed import Deed
from aedilis.games.corduba.engine.paying.ways import has_goods, has_points
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields, replaced
from aedilis.games.corduba.engine.state.frames import CHOOSE_BONUS, CHOOSE_PAYMENT
from aedilis.games.corduba.engine.state.kinds import Decision
from aedilis.games.corduba.engine.words import CHARACTERS, DISTRICTS, MONUMENTS

# Stages.
NAME_BONUS: Final = 0
PAY_MONUMENT: Final = 1
PUT_MONUMENT: Final = 2
TRIGGER_MONUMENT: Final = 3


def monument_refusal(bill: Bill, s: PublicFields, seat: i64, monument: i64, discount: i64) -> i64:
    """Return ALLOWED if the seat can build this monument now (C7.14), else the clause."""
    if monument >= MONUMENTS or s.monument[monument] != NONE:
        return C7_14
    bonuses: i64 = bonus_districts(s, monument)
    if bonuses == 0:
        return bonus_refusal(bill, s, seat, monument, NONE, discount)
    refused: i64 = C7_14
    for district in range(DISTRICTS):
        if bonuses & bit(district):
            refused = bonus_refusal(bill, s, seat, monument, district, discount)
            if refused == ALLOWED:
                return ALLOWED
    return refused


def bonus_districts(s: PublicFields, monument: i64) -> i64:
    """Return the districts whose construction bonus a monument may take: it gives prestige there and none revolts."""
    prestige = s.pack.monuments[monument].prestige
    result: i64 = 0
    for district in range(DISTRICTS):
        if prestige[district] > 0 and not s.revolts(district):
            result |= bit(district)
    return result


def bonus_refusal(bill: Bill, s: PublicFields, seat: i64, monument: i64, bonus: i64, discount: i64) -> i64:
    """Return ALLOWED if the seat can pay a monument with this construction bonus, else the clause."""
    monument_bill(s, seat, monument, bonus, discount, bill)
    if not has_points(s, seat, bill):
        return C7_2
    return ALLOWED if has_goods(s, seat, bill) else C7_14


class Raise(Deed):
    """A monument: bonus, payment, token and prestige (C7.14)."""

    MONUMENT: Final = 0
    STAGE: Final = 1
    DISCOUNT: Final = 2
    BONUS: Final = 3  # the district whose bonus was chosen, or NONE
    PAID: Final = 4  # worker points

    def bill(self, s: PublicFields) -> Bill:
        """Return the bill of the monument."""
        return monument_bill(s, s.top_seat(), s.below(self.MONUMENT), s.below(self.BONUS), s.below(self.DISCOUNT))

    def go(self, s: Fields) -> None:
        """Do the next stage of a monument."""
        seat: i64 = s.top_seat()
        monument: i64 = s.top(self.MONUMENT)
        stage: i64 = s.top(self.STAGE)
        s.set_top(self.STAGE, stage + 1)
        if stage == NAME_BONUS:
            s.push(CHOOSE_BONUS, seat)
        elif stage == PAY_MONUMENT:
            s.push(CHOOSE_PAYMENT, seat)
        elif stage == PUT_MONUMENT:
            put_monument(s, seat, monument)
        else:
            workers: i64 = s.top(self.PAID)
            s.pop()
            Happening(seat, kind=MONUMENT_KIND, workers=workers).set_off(s, ON_BUILD_MONUMENT)


def put_monument(s: Fields, seat: i64, monument: i64) -> None:
    """Put a monument on its plot: its token is active and its special workers are here at once, then its prestige."""
    s.monument = replaced(s.monument, monument, seat)
    s.abilities[seat] |= bit(CHARACTERS + monument)
    s.tell(packing.MONUMENT_BUILT, seat, monument)
    for mod in s.pack.abilities[CHARACTERS + monument].mods:
        if mod.kind == SPECIAL_WORKER:
            s.special[seat] += mod.n
    push_prestige(s, seat, s.pack.monuments[monument].prestige, 0)


class ChooseBonus(Decision):
    """Which district's construction bonus the monument below takes (C7.14)."""

    answers: tuple[int, ...] = (packing.NAME_DISTRICT,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List the districts whose construction bonus makes the monument payable; none when all revolt."""
        bonuses: i64 = bonus_districts(s, s.below(Raise.MONUMENT))
        bill = Bill()
        for district in range(DISTRICTS):
            if bonuses & bit(district):
                if (
                    bonus_refusal(bill, s, s.top_seat(), s.below(Raise.MONUMENT), district, s.below(Raise.DISCOUNT))
                    == ALLOWED
                ):
                    out.add(packing.action(packing.NAME_DISTRICT, s.top_seat(), district))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a district that revolts, where the monument gives no prestige, or whose bonus is too small."""
        if (
            packing.first(act) >= DISTRICTS
            or bonus_districts(s, s.below(Raise.MONUMENT)) & bit(packing.first(act)) == 0
        ):
            return C7_14
        return bonus_refusal(
            Bill(), s, s.top_seat(), s.below(Raise.MONUMENT), packing.first(act), s.below(Raise.DISCOUNT)
        )

    def do(self, s: Fields, act: i64) -> None:
        """Remember the district of the bonus."""
        s.pop()
        s.set_top(Raise.BONUS, packing.first(act))
