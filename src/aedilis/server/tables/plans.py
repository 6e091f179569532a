"""What people plan while others play, and what becomes of it.

A plan lies beside the log and never in it: with and without one, everybody else is told the same. It belongs to who
holds the seat. When the seat's turn comes it is tried on the position of then; what the game refuses is dropped, with
a word to its owner. No rule stands here: what may be ordered, and what an order means, the game says.
"""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Raw

from aedilis.core.errors import FormatError
from aedilis.core.play import Given, Play
from aedilis.server.storage.entries import Fate, HeldPlan, Holder, Plan, Played, Row, SeatSet, Sent, TakenBack
from aedilis.server.tables import rights
from aedilis.server.tables.core import Core
from aedilis.server.tables.rights import Tried
from aedilis.server.wire.errors import Refusal, refused_by_rule
from aedilis.server.wire.shapes import OrderGiven

Plans = Mapping[int, HeldPlan]


class DoesNotHold(Exception):
    """A plan that can no longer be played, and why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def made(core: Core, seat: int, actions: Sequence[Raw], order: OrderGiven | None, *, at_once: bool) -> Plan | None:
    """The plan that a command asks for, None where it drops the plan; raises `bad-action` and `bad-order`."""
    play = core.running()
    if core.seats[seat].is_bot:
        raise Refusal("bot-plays")
    given = rights.read(play, seat, actions)
    if order is None:
        return Plan(actions=tuple(str(action.value) for action in given), at_once=at_once) if given else None
    if given:
        raise Refusal("bad-order")
    try:
        return Plan(order=play.rules.ordered(play.view(seat), order.name, order.limit), at_once=at_once)
    except FormatError as error:
        raise Refusal("bad-order") from error


def is_set_by(planned: HeldPlan | None, sent: Sent) -> bool:
    """Whether this very command set the plan before; raises `id-used` if another one had its id."""
    if planned is None or planned.sent is None or planned.sent.client != sent.client:
        return False
    if planned.sent.content != sent.content:
        raise Refusal("id-used")
    return True


def is_due(core: Core, seat: int, planned: HeldPlan) -> bool:
    """Whether the plan speaks of a decision that its seat must make now."""
    plan, play = planned.plan, core.play
    if plan is None or not plan.at_once or play is None or seat not in core.to_act() or core.bot_decides(seat):
        return False
    return plan.order is None or play.rules.obeyed(play.view(seat), plan.order) is not None


def due(core: Core, plans: Plans) -> list[int]:
    """The seats whose plans are to be played now."""
    return [seat for seat, planned in sorted(plans.items()) if is_due(core, seat, planned)]


def tried(core: Core, seat: int, planned: HeldPlan, now: int) -> Tried:
    """The plan's next actions, played on a copy; what is left of it is for later. Raises `DoesNotHold`."""
    play, plan = core.running(), planned.plan
    assert plan is not None, "only a plan that is due is played"
    if plan.order is None:
        reading = core.facts.setup.reading()
        actions = [play.read(reading.line(line)) for line in plan.actions]
    else:
        action = play.rules.obeyed(play.view(seat), plan.order)
        assert action is not None, "an order that is due speaks of the decision"
        actions = [play.read(action)]
    try:
        with refused_by_rule(core.facts.setup.game):
            possible = so_far(play, seat, actions)
        done = rights.tried(core, seat, possible, bot=False)
    except Refusal as refusal:
        raise DoesNotHold(refusal) from refusal
    rest: Plan | None = None
    if plan.order is not None:
        rest = plan if play.rules.lasts(done.play.view(seat), plan.order) else None
    elif plan.actions[len(possible) :]:
        rest = msgspec.structs.replace(plan, actions=plan.actions[len(possible) :])
    fate = Fate("played", now)
    return Tried(done.entry, done.play, HeldPlan(plan=rest, fate=fate, sent=planned.sent))


def so_far(play: Play, seat: int, actions: Sequence[Given]) -> list[Given]:
    """The actions that make one commit: up to the end of the seat's turn, or to what shows it something new."""
    trial, taken = play.copy(), list[Given]()
    for given in actions:
        if taken and seat not in trial.to_act():
            break
        step = trial.play(given)
        taken.append(given)
        if any(play.rules.shows(code, seat) for code in step.events):
            break
    return taken


def dropped(planned: HeldPlan, now: int, refusal: Refusal) -> HeldPlan:
    """The plan is given up for this reason."""
    fate = Fate("dropped", now, refusal.code, refusal.rule, refusal.details)
    return HeldPlan(fate=fate, sent=planned.sent)


def after_entry(plans: Plans, before: Core, after: Core, row: Row) -> dict[int, HeldPlan]:
    """The plans after an entry of the log that no plan brought about."""
    kept = {}
    for seat, planned in plans.items():
        if before.held_since[seat] == after.held_since[seat]:
            kept[seat] = following(planned, seat, after, row)
    return kept


def following(planned: HeldPlan, seat: int, after: Core, row: Row) -> HeldPlan:
    """The plan of a seat that is still its holder's after an entry."""
    plan, entry, play = planned.plan, row.entry, after.play
    if plan is None:
        is_answered = isinstance(entry, Played) and entry.seat == seat and not entry.bot
        return msgspec.structs.replace(planned, fate=None) if is_answered else planned
    if after.seats[seat].is_bot and isinstance(entry, SeatSet):
        return dropped(planned, row.at, Refusal("bot-plays"))
    if isinstance(entry, TakenBack):
        return dropped(planned, row.at, Refusal("taken-back"))
    if play is None or after.status == "over":
        return HeldPlan(sent=planned.sent)
    if plan.order is None:
        is_replaced = isinstance(entry, Played) and entry.seat == seat
        return HeldPlan(sent=planned.sent) if is_replaced else planned
    if play.rules.lasts(play.view(seat), plan.order):
        return planned
    was_played = planned.fate is not None
    return HeldPlan(sent=planned.sent) if was_played else dropped(planned, row.at, Refusal("order-over"))


def holder_of(core: Core, seat: int) -> Holder:
    """Whose plan it is."""
    return Holder(seat, core.held_since[seat])
