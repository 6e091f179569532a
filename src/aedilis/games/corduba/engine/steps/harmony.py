"""Phase 4: upkeep is paid, harmony follows popularity, and the round ends (rules C11)."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C11_1
from aedilis.games.corduba.engine.effects.conditions import specialists_of
from aedilis.games.corduba.engine.effects.seat_changes import lose, move_harmony
from aedilis.games.corduba.engine.effects.standing import substitutes, sum_of
from aedilis.games.corduba.engine.effects.triggers import Happening
from aedilis.games.corduba.engine.pack.vocabulary import IN_UPKEEP, ON_UPKEEP_PAID, SPECIAL_WORKER, UPKEEP
from aedilis.games.corduba.engine.state.fields import OVER, Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import PAY_UPKEEP
from aedilis.games.corduba.engine.state.kinds import Decision, Stage, StageInOrder
from aedilis.games.corduba.engine.steps.unrest import receive_unrest
from aedilis.games.corduba.engine.words import AMPHORA, DENARII, DISTRICTS, FOOD, GOODS, RESOURCES, WORKER


def upkeep_of(s: PublicFields, seat: i64) -> i64:
    """Return what a seat must pay beyond its harmony for register and specialists, spent or not (C8.4, C11.1)."""
    need: i64 = s.register[seat] + specialists_of(s, seat) + sum_of(s, seat, UPKEEP) - s.harmony[seat]
    if need < 0:
        return 0
    return need


class HarmonyPhase(StageInOrder):
    """Phase 4: everybody pays for his workers and specialists (C11.1)."""

    def come_to(self, s: Fields, seat: i64) -> None:
        """Let a player pay his upkeep."""
        if seat < s.players:
            s.push(PAY_UPKEEP, seat, upkeep_of(s, seat))


def feeds(s: PublicFields, seat: i64) -> i64:
    """Return what a seat may pay its upkeep with beside denarii: food, amphorae, and what its abilities add."""
    others = substitutes(s, seat, IN_UPKEEP, FOOD) | substitutes(s, seat, IN_UPKEEP, DENARII)
    return (bit(FOOD) | bit(AMPHORA) | others) & (bit(RESOURCES) - 1)


class PayUpkeep(Decision):
    """What the upkeep is paid with (C11.1)."""

    N: Final = 0
    answers: tuple[int, ...] = (packing.PAY,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List every payment; those with the most food and the least of what may stand for it come first."""
        list_shares(s, s.top_seat(), feeds(s, s.top_seat()), 0, s.top(self.N), 0, out)

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse pieces, goods that are not owned or feed nobody, too much, and too little while some are left."""
        seat = s.top_seat()
        payment = packing.counts_of(act)
        denarii = packing.paid_denarii(payment)
        counts = payment & (bit(4 * RESOURCES) - 1)
        if payment != counts | packing.pieces(denarii, 0, 0, 0, 0) or denarii > s.holds(seat, DENARII):
            return C11_1
        usable = feeds(s, seat)
        total = denarii
        for resource in range(RESOURCES):
            n = packing.count(counts, resource)
            total += n
            if n > s.holds(seat, resource) or (n > 0 and (usable >> resource) & 1 == 0):
                return C11_1
        if total == s.top(self.N):
            return ALLOWED
        everything = packing.count(counts, FOOD) == s.holds(seat, FOOD) and denarii == s.holds(seat, DENARII)
        return ALLOWED if total < s.top(self.N) and everything else C11_1

    def do(self, s: Fields, act: i64) -> None:
        """Pay, and take the consequences of what is left unpaid."""
        seat = s.top_seat()
        need = s.top(self.N)
        s.pop()
        payment = packing.counts_of(act)
        paid = lose(s, seat, DENARII, packing.paid_denarii(payment))
        for resource in range(RESOURCES):
            paid += lose(s, seat, resource, packing.count(payment, resource))
        settle(s, seat, need, paid)


def list_shares(s: PublicFields, seat: i64, usable: i64, resource: i64, left: i64, counts: i64, out: Actions) -> None:
    """List the payments that go on with `left` units from this resource on; denarii pay the rest, or all there are."""
    if resource == RESOURCES:
        denarii: i64 = s.holds(seat, DENARII)
        if left <= denarii:
            out.add(packing.counts_action(packing.PAY, seat, counts | packing.pieces(left, 0, 0, 0, 0)))
        elif packing.count(counts, FOOD) == s.holds(seat, FOOD):
            out.add(packing.counts_action(packing.PAY, seat, counts | packing.pieces(denarii, 0, 0, 0, 0)))
        return
    most: i64 = 0
    if (usable >> resource) & 1:
        most = s.holds(seat, resource)
        if left < most:
            most = left
    for step in range(most + 1):
        n: i64 = step
        if resource == FOOD:
            n = most - step
        list_shares(s, seat, usable, resource + 1, left - n, counts + packing.units(resource, n), out)


def settle(s: Fields, seat: i64, need: i64, paid: i64) -> None:
    """Give unrest for what is unpaid (C11.2), and set harmony to popularity in any case (C11.3)."""
    s.tell(packing.UPKEEP_SETTLED, seat, need, paid)
    receive_unrest(s, seat, need - paid, False)
    if s.stage == OVER:
        return
    move_harmony(s, seat, s.popularity[seat] - s.harmony[seat])
    if paid == need:
        Happening(seat).set_off(s, ON_UPKEEP_PAID)


class RoundEnd(Stage):
    """The round ends (C11.4)."""

    def go(self, s: Fields) -> bool:
        """Bring all pieces home; free every space, every tile and the abilities of a round."""
        for place in range(s.parties):
            seat: i64 = s.order[place]
            s.limits[seat] &= ~s.pack.round_limits
            if seat < s.players:
                bring_home(s, seat)
        for district in range(DISTRICTS):
            s.used[district] = 0
        s.sites_used = 0
        s.castra_used = 0
        s.tell(packing.ROUND_ENDED, packing.NO_SEAT)
        return True


def bring_home(s: Fields, seat: i64) -> None:
    """Add as many workers as the register shows; specialists and special workers are all back, none twice."""
    s.held[seat * GOODS + WORKER] += s.register[seat]
    s.ready[seat] = s.unlocked[seat]
    s.special[seat] = sum_of(s, seat, SPECIAL_WORKER)
    s.tell(packing.WORKERS_RETURNED, seat, s.register[seat])
