"""What happens and what it sets off: triggers of abilities that wait for a happening."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C7_19
from aedilis.games.corduba.engine.effects.begin import start_effect
from aedilis.games.corduba.engine.effects.seat_changes import is_spent, spend_limit
from aedilis.games.corduba.engine.pack.native import Trigger, When
from aedilis.games.corduba.engine.pack.vocabulary import BY_FAMILY, NONE
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import ORDER_TRIGGERS, TRIGGERS, USE_TRIGGER
from aedilis.games.corduba.engine.state.kinds import Decision, Work


@final
@mypyc_attr(free_list_len=1)
class Happening:
    """What happens to a seat, or what it pays for, as far as a trigger or a discount may ask about it."""

    def __init__(
        self,
        seat: i64,
        *,
        district: i64 = NONE,
        kind: i64 = NONE,
        colour: i64 = NONE,
        building: i64 = NONE,
        site: i64 = NONE,
        immediate: bool = False,
        rank: i64 = 0,
        others_passed: i64 = 0,
        workers: i64 = 0,
    ) -> None:
        self.seat: i64 = seat
        self.district: i64 = district
        self.kind: i64 = kind
        self.colour: i64 = colour
        self.building: i64 = building
        self.site: i64 = site
        self.immediate: bool = immediate  # directly after building (C7.11)
        self.rank: i64 = rank
        self.others_passed: i64 = others_passed
        self.workers: i64 = workers  # worker points

    def is_asked_by(self, when: When) -> bool:
        """Tell whether this is what a discount or a trigger asks for; NONE and 0 ask nothing."""
        return (
            (when.kind == NONE or when.kind == self.kind)
            and (when.district == NONE or when.district == self.district)
            and (when.colour == NONE or when.colour == self.colour)
            and (when.building == NONE or when.building == self.building)
            and (when.site == NONE or when.site == self.site)
            and (not when.immediate or self.immediate)
            and (when.ranks == 0 or when.ranks & bit(self.rank) != 0)
            and self.others_passed >= when.others_passed
            and self.workers >= when.workers_min
        )

    def set_off(self, s: PublicFields, event: i64) -> None:
        """Set off the triggers of the seat that wait for this event; they come on top of the stack."""
        seat: i64 = self.seat
        owners: i64 = s.abilities[seat] & s.pack.trigger_owners[event]
        triggers: i64 = 0
        ability: i64 = 0
        while owners:
            if owners & 1:
                for trigger in s.pack.abilities[ability].triggers:
                    if trigger.event == event and not is_spent(s, seat, trigger.limit_id):
                        if self.is_asked_by(trigger.when):
                            triggers |= bit(trigger.id)
            owners >>= 1
            ability += 1
        if triggers:
            s.push(TRIGGERS, seat, event, triggers, self.district)


def is_awaited(s: PublicFields, seat: i64, event: i64) -> bool:
    """Tell whether an ability of the seat waits for this event; where much happens, ask before you describe it."""
    return s.abilities[seat] & s.pack.trigger_owners[event] != 0


class Triggers(Work):
    """Triggers of one happening, as bits, that wait for their turn."""

    EVENT: Final = 0
    TRIGGERS: Final = 1  # that wait, as bits
    HERE: Final = 2

    def go(self, s: Fields) -> None:
        """Run the triggers that an event set off, in the order the owner wants."""
        pending = s.top(self.TRIGGERS)
        if pending == 0:
            s.pop()
        elif pending & (pending - 1) == 0:
            begin_trigger(s, lowest_bit(pending))
        else:
            s.push(ORDER_TRIGGERS, s.top_seat())


def lowest_bit(mask: i64) -> i64:
    """Return the number of the lowest bit that is set."""
    number: i64 = 0
    while (mask >> number) & 1 == 0:
        number += 1
    return number


def begin_trigger(s: Fields, trigger: i64) -> None:
    """Take a trigger off the TRIGGERS frame on top and run it, or ask whether to."""
    seat = s.top_seat()
    here = s.top(Triggers.HERE)
    s.set_top(Triggers.TRIGGERS, s.top(Triggers.TRIGGERS) & ~bit(trigger))
    if s.pack.triggers[trigger].optional:
        s.push(USE_TRIGGER, seat, trigger, here)
    else:
        run_trigger(s, seat, s.pack.triggers[trigger], here)


def run_trigger(s: Fields, seat: i64, trigger: Trigger, here: i64) -> None:
    """Use a trigger up and begin its effect."""
    spend_limit(s, seat, trigger.limit_id)
    s.tell(packing.ABILITY_USED, seat, trigger.owner)
    start_effect(s, seat, trigger.effect, here, BY_FAMILY)


class OrderTriggers(Decision):
    """Which of the triggers below comes next."""

    answers: tuple[int, ...] = (packing.NAME_TRIGGER,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List the triggers that wait."""
        pending = s.below(Triggers.TRIGGERS)
        number: i64 = 0
        while pending >> number:
            if (pending >> number) & 1:
                out.add(packing.action(packing.NAME_TRIGGER, s.top_seat(), number))
            number += 1

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a trigger that does not wait."""
        return ALLOWED if packing.first(act) < 62 and (s.below(Triggers.TRIGGERS) >> packing.first(act)) & 1 else C7_19

    def do(self, s: Fields, act: i64) -> None:
        """Run the named trigger next."""
        s.pop()
        begin_trigger(s, packing.first(act))


class UseTrigger(Decision):
    """Whether a trigger that may be declined is used: 0 no, 1 yes."""

    TRIGGER: Final = 0
    HERE: Final = 1
    answers: tuple[int, ...] = (packing.NAME_OPTION,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List no and yes."""
        out.add(packing.action(packing.NAME_OPTION, s.top_seat(), 0))
        out.add(packing.action(packing.NAME_OPTION, s.top_seat(), 1))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse what is neither yes nor no."""
        return ALLOWED if packing.first(act) < 2 else C7_19

    def do(self, s: Fields, act: i64) -> None:
        """Run the trigger, or let it be."""
        seat = s.top_seat()
        trigger = s.pack.triggers[s.top(self.TRIGGER)]
        here = s.top(self.HERE)
        s.pop()
        if packing.first(act) == 1:
            run_trigger(s, seat, trigger, here)
