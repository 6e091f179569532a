"""Build a monument (rule C7.14); the frame keeps the worker points paid in E."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine.clauses import ALLOWED, C7_2, C7_14
from aedilis.games.corduba.engine.effects.native import fire
from aedilis.games.corduba.engine.pack.native import MONUMENT_KIND, NONE, ON_BUILD_MONUMENT, SPECIAL_WORKER
from aedilis.games.corduba.engine.packing import MONUMENT_BUILT, NAME_DISTRICT, action, event, first
from aedilis.games.corduba.engine.paying.bills import Bill, write_monument_bill
from aedilis.games.corduba.engine.paying.ways import has_goods, has_points
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import CHOOSE_BONUS, CHOOSE_PAYMENT, PRESTIGE, A, B, C, D, E
from aedilis.games.corduba.engine.words import CHARACTERS, DISTRICTS, MONUMENTS

# Stages.
NAME_BONUS: Final = 0
PAY_MONUMENT: Final = 1
PUT_MONUMENT: Final = 2
TRIGGER_MONUMENT: Final = 3


def monument_refusal(bill: Bill, s: PublicFields, seat: i64, monument: i64, discount: i64) -> i64:
    """Return 0 if the seat can build this monument now (C7.14), else the clause."""
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
    """Return 0 if the seat can pay a monument with this construction bonus, else the clause."""
    write_monument_bill(bill, s, seat, monument, bonus, discount)
    if not has_points(s, seat, bill):
        return C7_2
    return ALLOWED if has_goods(s, seat, bill) else C7_14


def work_raise(s: Fields) -> None:
    """Do the next stage of a monument."""
    seat: i64 = s.top_seat()
    monument: i64 = s.top(A)
    stage: i64 = s.top(B)
    s.set_top(B, stage + 1)
    if stage == NAME_BONUS:
        s.push(CHOOSE_BONUS, seat)
    elif stage == PAY_MONUMENT:
        s.push(CHOOSE_PAYMENT, seat)
    elif stage == PUT_MONUMENT:
        put_monument(s, seat, monument)
    else:
        workers: i64 = s.top(E)
        s.pop()
        fire(s, ON_BUILD_MONUMENT, seat, NONE, MONUMENT_KIND, NONE, NONE, NONE, False, 0, 0, workers)


def put_monument(s: Fields, seat: i64, monument: i64) -> None:
    """Put a monument on its plot: its token is active and its special workers are here at once, then its prestige."""
    s.monument[monument] = seat
    s.abilities[seat] |= bit(CHARACTERS + monument)
    if s.listening:
        s.tell(event(MONUMENT_BUILT, seat, monument))
    for mod in s.pack.abilities[CHARACTERS + monument].mods:
        if mod.kind == SPECIAL_WORKER:
            s.special[seat] += mod.n
    prestige = s.pack.monuments[monument].prestige
    district: i64 = DISTRICTS - 1
    while district >= 0:
        if prestige[district] > 0:
            s.push(PRESTIGE, seat, district, prestige[district])
        district -= 1


def list_choose_bonus(s: PublicFields, out: Actions) -> None:
    """List the districts whose construction bonus makes the monument payable; none when all revolt."""
    bonuses: i64 = bonus_districts(s, s.below(A))
    bill = Bill()
    for district in range(DISTRICTS):
        if bonuses & bit(district):
            if bonus_refusal(bill, s, s.top_seat(), s.below(A), district, s.below(C)) == ALLOWED:
                out.add(action(NAME_DISTRICT, s.top_seat(), district))


def refuse_choose_bonus(s: PublicFields, act: i64) -> i64:
    """Refuse a district that revolts, where the monument gives no prestige, or whose bonus is too small."""
    if first(act) >= DISTRICTS or bonus_districts(s, s.below(A)) & bit(first(act)) == 0:
        return C7_14
    return bonus_refusal(Bill(), s, s.top_seat(), s.below(A), first(act), s.below(C))


def do_choose_bonus(s: Fields, act: i64) -> None:
    """Remember the district of the bonus."""
    s.pop()
    s.set_top(D, first(act))
