"""What the steps of an effect do, and the choices they leave to the player."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine.clauses import ALLOWED, C7_19, C8_3
from aedilis.games.corduba.engine.effects.begin import AT_THE_TOP, ON_THE_PODIUM, start_effect
from aedilis.games.corduba.engine.effects.choices import locked, on_stock, pay_peculium
from aedilis.games.corduba.engine.effects.conditions import holds, resources_of
from aedilis.games.corduba.engine.effects.prestige import do_prestige, prestige_changes
from aedilis.games.corduba.engine.effects.seat_changes import (
    change_senators,
    gain,
    lose,
    move_harmony,
    move_popularity,
    moved,
    raise_register,
)
from aedilis.games.corduba.engine.pack import native
from aedilis.games.corduba.engine.pack.native import NONE, Step
from aedilis.games.corduba.engine.packing import (
    BY_EFFECT,
    DONE,
    FIRST_AT_TOP,
    NAME_COLOUR,
    NAME_OPTION,
    PODIUM,
    action,
    action_kind,
    first,
)
from aedilis.games.corduba.engine.state.fields import ROME_REWARDS, Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import (
    CHOOSE_BUILD,
    CHOOSE_GAIN,
    CHOOSE_LOSS,
    CHOOSE_OPTION,
    CHOOSE_PECULIUM,
    CHOOSE_UNLOCK,
    INCITE,
    REPLACE,
    SUPPRESS,
)
from aedilis.games.corduba.engine.state.kinds import Decision, Work
from aedilis.games.corduba.engine.steps.build import can_build
from aedilis.games.corduba.engine.steps.insulae import can_replace
from aedilis.games.corduba.engine.steps.market import can_trade, visit
from aedilis.games.corduba.engine.steps.pacify import can_incite, can_suppress
from aedilis.games.corduba.engine.steps.unrest import receive_unrest
from aedilis.games.corduba.engine.words import ANY_RESOURCE, COLOURS, DENARII, SERVORUM, TRACK, WORKER

# What an effect would change.


def changes(s: PublicFields, seat: i64, effect: i64, here: i64, context: i64) -> bool:
    """Tell whether some step of the effect would change something now (C7.19)."""
    if effect < 0:
        return False
    return any(step_changes(s, seat, step, here, context) for step in s.pack.effects[effect].steps)


def only_step(s: PublicFields, seat: i64, effect: i64, here: i64, context: i64) -> i64:
    """Return the number of the only step that would change something, NONE when there are more or none (C7.19)."""
    if effect < 0:
        return NONE
    found: i64 = NONE
    for at, step in enumerate(s.pack.effects[effect].steps):
        if step_changes(s, seat, step, here, context):
            if found != NONE:
                return NONE
            found = at
    return found


def step_changes(s: PublicFields, seat: i64, step: Step, here: i64, context: i64) -> bool:
    """Tell whether one step would change something now."""
    op = step.op
    if seat >= s.players and is_void_for_caepio(step):
        return False
    if op == native.GAIN:
        return step.n > 0 and (step.item == DENARII or step.item == WORKER or s.stock[step.item] > 0)
    if op == native.HARMONY:
        return moved(s.harmony[seat], step.n, s.pack.harmony_max) != s.harmony[seat]
    if op == native.POPULARITY:
        return moved(s.popularity[seat], step.n, s.pack.popularity_max) != s.popularity[seat]
    if op == native.PRESTIGE:
        return prestige_changes(s, seat, step, here)
    if op == native.REGISTER:
        return step.n > 0 and s.register[seat] < s.pack.register_max
    if op == native.GAIN_CHOICE:
        return step.n > 0 and on_stock(s, step.choices) > 0
    if op == native.LOSE:
        return step.n > 0 and (resources_of(s, seat) > 0 if step.item == ANY_RESOURCE else s.holds(seat, step.item) > 0)
    if op == native.UNLOCK:
        return step.n > 0 and locked(s, seat, step.colour) != 0
    if op == native.PECULIUM:
        return step.n > 0 and useful_peculia(s, seat) != 0
    if op == native.TRADE:
        return can_trade(s, seat, step, context)
    if op == native.SUPPRESS:
        return step.n > 0 and can_suppress(s, step.where, here)
    if op == native.INCITE:
        return step.n > 0 and can_incite(s, step.where, here)
    if op == native.CAUSE_UNREST:
        return step.n > 0
    if op == native.BUILD:
        return can_build(s, seat, step.kinds, step.discount)
    if op == native.REPLACE_NEUTRAL:
        return step.n > 0 and can_replace(s, seat, step.where, here)
    if op == native.SENATOR:
        return step.n > 0 or (step.n < 0 and s.senators[seat] > 0)
    if op == native.TRANSFER:
        return step.n > 0 and s.holds(seat, step.item) > 0
    if op == native.CHOOSE:
        return any(changes(s, seat, option, here, context) for option in step.options)
    if holds(s, seat, step.condition):  # IF
        return changes(s, seat, step.then, here, context)
    return changes(s, seat, step.otherwise, here, context)


def is_void_for_caepio(step: Step) -> bool:
    """Tell whether a step means nothing to Caepio: harmony, workers, peculium, and what would be paid (C14.4)."""
    if step.op == native.GAIN:
        return step.item == WORKER
    op = step.op
    if op in (native.HARMONY, native.PECULIUM, native.LOSE, native.TRANSFER, native.TRADE, native.BUILD):
        return True
    return op in (native.SUPPRESS, native.INCITE, native.REPLACE_NEUTRAL)


def useful_peculia(s: PublicFields, seat: i64) -> i64:
    """Return the unlocked specialists whose peculium would change something, as bits."""
    result: i64 = 0
    for colour in range(COLOURS):
        if (s.unlocked[seat] >> colour) & 1 and changes(s, seat, s.pack.peculium[colour], NONE, 0):
            result |= bit(colour)
    return result


class Effect(Work):
    """An effect, step by step."""

    EFFECT: Final = 0
    STEP: Final = 1  # the next one
    HERE: Final = 2
    MUST_STEP: Final = 3  # the one that must be used, or NONE (C7.19)
    CONTEXT: Final = 4

    def go(self, s: Fields) -> None:
        """Do the next step; what it sets going is finished before the one after it."""
        seat = s.top_seat()
        effect = s.top(self.EFFECT)
        at = s.top(self.STEP)
        here = s.top(self.HERE)
        must = s.top(self.MUST_STEP) == at
        context = s.top(self.CONTEXT)
        steps = s.pack.effects[effect].steps
        if at + 1 < len(steps):
            s.set_top(self.STEP, at + 1)
        else:
            s.pop()
        if at < len(steps):
            do_step(s, seat, steps[at], effect, at, here, context, must)


def do_step(s: Fields, seat: i64, step: Step, effect: i64, at: i64, here: i64, context: i64, must: bool) -> None:
    """Do one step, or push the frame that asks how."""
    op = step.op
    if seat >= s.players and is_void_for_caepio(step):
        return
    needed: i64 = 0
    if must:
        needed = 1
    if op == native.GAIN:
        gain(s, seat, step.item, step.n)
    elif op == native.HARMONY:
        move_harmony(s, seat, step.n)
    elif op == native.POPULARITY:
        move_popularity(s, seat, step.n)
    elif op == native.PRESTIGE:
        do_prestige(s, seat, step, here)
    elif op == native.REGISTER:
        raise_register(s, seat, step.n)
    elif op == native.GAIN_CHOICE:
        s.push(CHOOSE_GAIN, seat, step.n, step.choices, 1 if step.distinct else 0)
    elif op == native.LOSE:
        if step.item == ANY_RESOURCE:
            s.push(CHOOSE_LOSS, seat, step.n)
        else:
            lose(s, seat, step.item, step.n)
    elif op == native.UNLOCK:
        for _ in range(step.n):
            s.push(CHOOSE_UNLOCK, seat, step.colour, 1)
    elif op == native.PECULIUM:
        s.push(CHOOSE_PECULIUM, seat, step.n, 0, needed)
    elif op == native.TRADE:
        visit(s, seat, effect, at, context, needed)
    elif op == native.SUPPRESS:
        s.push(SUPPRESS, seat, step.n, step.where, needed, here)
    elif op == native.INCITE:
        s.push(INCITE, seat, step.n, step.where, here)
    elif op == native.CAUSE_UNREST:
        receive_unrest(s, seat, step.n, s.stage == ROME_REWARDS)
    elif op == native.BUILD:
        s.push(CHOOSE_BUILD, seat, step.kinds, step.discount, needed)
    elif op == native.REPLACE_NEUTRAL:
        s.push(REPLACE, seat, step.n, step.where, needed, here)
    elif op == native.SENATOR:
        change_senators(s, seat, step.n, senator_reason(context))
    elif op == native.TRANSFER:
        transfer(s, seat, step.item, step.n)
    elif op == native.CHOOSE:
        s.push(CHOOSE_OPTION, seat, effect, at, here, context, needed)
    else:
        branch: i64 = step.otherwise
        if holds(s, seat, step.condition):
            branch = step.then
        start_inner(s, seat, branch, here, context, must)


def start_inner(s: Fields, seat: i64, effect: i64, here: i64, context: i64, must: bool) -> None:
    """Begin an effect inside another one, which may be the only thing that has to change something (C7.19)."""
    needed: i64 = NONE
    if must:
        needed = only_step(s, seat, effect, here, context)
    start_effect(s, seat, effect, here, context, needed)


def senator_reason(context: i64) -> i64:
    """Return why an effect gives or takes a senator."""
    if context == AT_THE_TOP:
        return FIRST_AT_TOP
    if context == ON_THE_PODIUM:
        return PODIUM
    return BY_EFFECT


def transfer(s: Fields, seat: i64, goods: i64, n: i64) -> None:
    """Give goods to the players on rank 1, as evenly as possible, the rest in turn order; else to the stock."""
    given = lose(s, seat, goods, n)
    receivers: i64 = 0
    for other in range(s.players):
        if other != seat and s.rank[other] == 1:
            receivers += 1
    if receivers == 0:
        return
    share: i64 = given // receivers
    rest: i64 = given % receivers
    for place in range(s.parties):
        other = s.order[place]
        if other < s.players and other != seat and s.rank[other] == 1:
            extra: i64 = 0
            if rest > 0:
                extra = 1
                rest -= 1
            gain(s, other, goods, share + extra)


class ChooseOption(Decision):
    """Which option of a `choose` step."""

    EFFECT: Final = 0
    STEP: Final = 1
    HERE: Final = 2
    CONTEXT: Final = 3
    MUST: Final = 4  # 1 if it must change something (C7.19)
    answers: tuple[int, ...] = (NAME_OPTION,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List the options that would change something; when none would, the first stands for all."""
        step = s.pack.effects[s.top(self.EFFECT)].steps[s.top(self.STEP)]
        for number, option in enumerate(step.options):
            if changes(s, s.top_seat(), option, s.top(self.HERE), s.top(self.CONTEXT)):
                out.add(action(NAME_OPTION, s.top_seat(), number))
        if out.size == 0:
            out.add(action(NAME_OPTION, s.top_seat(), 0))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse an option that would change nothing while another would (C7.19)."""
        step = s.pack.effects[s.top(self.EFFECT)].steps[s.top(self.STEP)]
        if first(act) >= len(step.options):
            return C7_19
        seat = s.top_seat()
        if changes(s, seat, step.options[first(act)], s.top(self.HERE), s.top(self.CONTEXT)):
            return ALLOWED
        return C7_19 if step_changes(s, seat, step, s.top(self.HERE), s.top(self.CONTEXT)) else ALLOWED

    def do(self, s: Fields, act: i64) -> None:
        """Begin the chosen option."""
        seat = s.top_seat()
        step = s.pack.effects[s.top(self.EFFECT)].steps[s.top(self.STEP)]
        here = s.top(self.HERE)
        context = s.top(self.CONTEXT)
        must = s.top(self.MUST) == 1
        s.pop()
        start_inner(s, seat, step.options[first(act)], here, context, must)

    def choose_for_caepio(self, s: Fields, menu: Actions) -> i64:
        """Return what unlocks a specialist on the Servorum track, else the first (C14.4)."""
        effect: i64 = s.top(self.EFFECT)
        if is_on_servorum_track(s, effect):
            options = s.pack.effects[effect].steps[s.top(self.STEP)].options
            for i in range(menu.size):
                for step in s.pack.effects[options[first(menu.items[i])]].steps:
                    if step.op == native.UNLOCK:
                        return menu.items[i]
        return menu.items[0]


def is_on_servorum_track(s: PublicFields, effect: i64) -> bool:
    """Tell whether an effect is the bonus of a space of the Servorum track."""
    base: i64 = SERVORUM * (TRACK + 1)
    return effect in s.pack.track[base : base + TRACK + 1]


def peculia(s: PublicFields) -> i64:
    """Return the specialists whose peculium the top frame may still name, as bits."""
    if s.top(ChoosePeculium.MUST) == 1:
        return useful_peculia(s, s.top_seat()) & ~s.top(ChoosePeculium.COLOURS)
    return s.unlocked[s.top_seat()] & ~s.top(ChoosePeculium.COLOURS)


class ChoosePeculium(Decision):
    """Whose peculium is paid; each specialist once."""

    N: Final = 0  # so many are left
    COLOURS: Final = 1  # used ones, as bits
    MUST: Final = 2  # 1 if one must be named (C7.19)
    answers: tuple[int, ...] = (NAME_COLOUR, DONE)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List unlocked specialists, and to stop unless one must be named (C7.19)."""
        open_to = peculia(s)
        for colour in range(COLOURS):
            if (open_to >> colour) & 1:
                out.add(action(NAME_COLOUR, s.top_seat(), colour))
        if s.top(self.MUST) == 0:
            out.add(action(DONE, s.top_seat()))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a specialist twice, a locked one, or to stop when one must be named."""
        if action_kind(act) == DONE:
            return C7_19 if s.top(self.MUST) == 1 else ALLOWED
        return ALLOWED if first(act) < COLOURS and (peculia(s) >> first(act)) & 1 else C8_3

    def do(self, s: Fields, act: i64) -> None:
        """Pay the peculium of the named specialist, and ask for the next."""
        if action_kind(act) == DONE:
            s.pop()
            return
        seat = s.top_seat()
        if s.top(self.N) == 1:
            s.pop()
        else:
            s.set_top(self.N, s.top(self.N) - 1)
            s.set_top(self.COLOURS, s.top(self.COLOURS) | bit(first(act)))
            s.set_top(self.MUST, 0)
        pay_peculium(s, seat, first(act))
