"""What the steps of an effect do, and the choices they leave to the player."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine.clauses import C1_1, C2_1, C4_4, C7_19, C8_3, C9_1
from aedilis.games.corduba.engine.effects.native import (
    AT_THE_TOP,
    ON_THE_PODIUM,
    fire,
    holds,
    resources_of,
    start_effect,
)
from aedilis.games.corduba.engine.effects.people import (
    change_senators,
    gain,
    lose,
    move_harmony,
    move_popularity,
    moved,
    raise_register,
    spend_limit,
)
from aedilis.games.corduba.engine.pack.native import (
    ANY,
    BY_FAMILY,
    CAUSE_UNREST,
    CHOOSE,
    CHOSEN,
    EACH,
    GAIN,
    GAIN_CHOICE,
    HARMONY,
    HERE,
    HIGHEST,
    LOSE,
    LOWEST,
    NONE,
    ON_UNLOCK,
    PECULIUM,
    POPULARITY,
    REGISTER,
    REPLACE_NEUTRAL,
    SENATOR,
    TRADE,
    TRANSFER,
    UNLOCK,
    Step,
    Trigger,
)
from aedilis.games.corduba.engine.pack.native import (
    BUILD as OP_BUILD,
)
from aedilis.games.corduba.engine.pack.native import (
    INCITE as OP_INCITE,
)
from aedilis.games.corduba.engine.pack.native import (
    PRESTIGE as OP_PRESTIGE,
)
from aedilis.games.corduba.engine.pack.native import (
    SUPPRESS as OP_SUPPRESS,
)
from aedilis.games.corduba.engine.packing import (
    ABILITY_USED,
    BY_EFFECT,
    DISCARD,
    DONE,
    FIRST_AT_TOP,
    NAME_COLOUR,
    NAME_DISTRICT,
    NAME_OPTION,
    NAME_TRIGGER,
    PECULIUM_PAID,
    PODIUM,
    PRESTIGE_MOVED,
    TAKE,
    UNLOCKED,
    action,
    action_kind,
    count,
    counts_action,
    counts_of,
    event,
    first,
    units,
)
from aedilis.games.corduba.engine.state.fields import ROME_REWARDS, Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import (
    CHOOSE_BUILD,
    CHOOSE_DISTRICTS,
    CHOOSE_GAIN,
    CHOOSE_LOSS,
    CHOOSE_OPTION,
    CHOOSE_PECULIUM,
    CHOOSE_UNLOCK,
    INCITE,
    ORDER_TRIGGERS,
    PRESTIGE,
    REPLACE,
    SEAT,
    SUPPRESS,
    USE_TRIGGER,
    A,
    B,
    C,
    D,
    E,
)
from aedilis.games.corduba.engine.steps.build import can_build
from aedilis.games.corduba.engine.steps.insulae import can_replace
from aedilis.games.corduba.engine.steps.market import can_trade, visit
from aedilis.games.corduba.engine.steps.unrest import can_incite, can_suppress, receive_unrest
from aedilis.games.corduba.engine.words import (
    ANY_RESOURCE,
    COLOURS,
    DENARII,
    DISTRICTS,
    RESOURCES,
    TRACK,
    WORKER,
)

ALL_DISTRICTS: Final = 7


# ---------------------------------------------------------------- what an effect would change


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
    if op == GAIN:
        return step.n > 0 and (step.item == DENARII or step.item == WORKER or s.stock[step.item] > 0)
    if op == HARMONY:
        return moved(s.harmony[seat], step.n, s.pack.harmony_max) != s.harmony[seat]
    if op == POPULARITY:
        return moved(s.popularity[seat], step.n, s.pack.popularity_max) != s.popularity[seat]
    if op == OP_PRESTIGE:
        return prestige_changes(s, seat, step, here)
    if op == REGISTER:
        return step.n > 0 and s.register[seat] < s.pack.register_max
    if op == GAIN_CHOICE:
        return step.n > 0 and on_stock(s, step.choices) > 0
    if op == LOSE:
        return step.n > 0 and (resources_of(s, seat) > 0 if step.item == ANY_RESOURCE else s.holds(seat, step.item) > 0)
    if op == UNLOCK:
        return step.n > 0 and locked(s, seat, step.colour) != 0
    if op == PECULIUM:
        return step.n > 0 and useful_peculia(s, seat) != 0
    if op == TRADE:
        return can_trade(s, seat, step, context)
    if op == OP_SUPPRESS:
        return step.n > 0 and can_suppress(s, step.where, here)
    if op == OP_INCITE:
        return step.n > 0 and can_incite(s, step.where, here)
    if op == CAUSE_UNREST:
        return step.n > 0
    if op == OP_BUILD:
        return can_build(s, seat, step.kinds, step.discount)
    if op == REPLACE_NEUTRAL:
        return step.n > 0 and can_replace(s, seat, step.where, here)
    if op == SENATOR:
        return step.n > 0 or (step.n < 0 and s.senators[seat] > 0)
    if op == TRANSFER:
        return step.n > 0 and s.holds(seat, step.item) > 0
    if op == CHOOSE:
        return any(changes(s, seat, option, here, context) for option in step.options)
    if holds(s, seat, step.condition):  # IF
        return changes(s, seat, step.then, here, context)
    return changes(s, seat, step.otherwise, here, context)


def is_void_for_caepio(step: Step) -> bool:
    """Tell whether a step means nothing to Caepio: harmony, workers, peculium, and what would be paid (C14.4)."""
    if step.op == GAIN:
        return step.item == WORKER
    return step.op in (HARMONY, PECULIUM, LOSE, TRANSFER, TRADE, OP_BUILD, OP_SUPPRESS, OP_INCITE, REPLACE_NEUTRAL)


def prestige_changes(s: PublicFields, seat: i64, step: Step, here: i64) -> bool:
    """Tell whether a prestige step would move a marker."""
    candidates = districts_of(s, seat, step.where, here)
    for district in range(DISTRICTS):
        if (candidates >> district) & 1:
            value: i64 = s.prestige[seat * DISTRICTS + district]
            if moved(value, step.n, TRACK) != value:
                return True
    return False


def districts_of(s: PublicFields, seat: i64, where: i64, here: i64) -> i64:
    """Return the districts that the word `where` can mean for a seat now, as bits."""
    if where < DISTRICTS:
        return bit(where)
    if where == HERE:
        return bit(here) if here >= 0 else 0
    if where in (EACH, CHOSEN):
        return ALL_DISTRICTS
    base: i64 = seat * DISTRICTS
    best: i64 = s.prestige[base]
    result: i64 = 1
    for district in range(1, DISTRICTS):
        value: i64 = s.prestige[base + district]
        if (where == LOWEST and value < best) or (where == HIGHEST and value > best):
            best = value
            result = bit(district)
        elif value == best:
            result |= bit(district)
    return result


def on_stock(s: PublicFields, choices: i64) -> i64:
    """Return how many units of these resources the general supply has."""
    total: i64 = 0
    for resource in range(RESOURCES):
        if (choices >> resource) & 1:
            total += s.stock[resource]
    return total


def locked(s: PublicFields, seat: i64, colour: i64) -> i64:
    """Return the specialists of this colour (or ANY) that the seat has not unlocked, as bits."""
    still = ~s.unlocked[seat] & (bit(COLOURS) - 1)
    if colour == ANY:
        return still
    return still & bit(colour)


def useful_peculia(s: PublicFields, seat: i64) -> i64:
    """Return the unlocked specialists whose peculium would change something, as bits."""
    result: i64 = 0
    for colour in range(COLOURS):
        if (s.unlocked[seat] >> colour) & 1 and changes(s, seat, s.pack.peculium[colour], NONE, 0):
            result |= bit(colour)
    return result


# ---------------------------------------------------------------- carrying an effect out


def work_effect(s: Fields) -> None:
    """Do the next step; what it sets going is finished before the one after it."""
    seat = s.top(SEAT)
    effect = s.top(A)
    at = s.top(B)
    here = s.top(C)
    must = s.top(D) == at
    context = s.top(E)
    steps = s.pack.effects[effect].steps
    if at + 1 < len(steps):
        s.set_top(B, at + 1)
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
    if op == GAIN:
        gain(s, seat, step.item, step.n)
    elif op == HARMONY:
        move_harmony(s, seat, step.n)
    elif op == POPULARITY:
        move_popularity(s, seat, step.n)
    elif op == OP_PRESTIGE:
        do_prestige(s, seat, step, here)
    elif op == REGISTER:
        raise_register(s, seat, step.n)
    elif op == GAIN_CHOICE:
        s.push(CHOOSE_GAIN, seat, step.n, step.choices, 1 if step.distinct else 0)
    elif op == LOSE:
        if step.item == ANY_RESOURCE:
            s.push(CHOOSE_LOSS, seat, step.n)
        else:
            lose(s, seat, step.item, step.n)
    elif op == UNLOCK:
        for _ in range(step.n):
            s.push(CHOOSE_UNLOCK, seat, step.colour, 1)
    elif op == PECULIUM:
        s.push(CHOOSE_PECULIUM, seat, step.n, 0, needed)
    elif op == TRADE:
        visit(s, seat, effect, at, context, needed)
    elif op == OP_SUPPRESS:
        s.push(SUPPRESS, seat, step.n, step.where, needed, here)
    elif op == OP_INCITE:
        s.push(INCITE, seat, step.n, step.where, here)
    elif op == CAUSE_UNREST:
        receive_unrest(s, seat, step.n, s.stage == ROME_REWARDS)
    elif op == OP_BUILD:
        s.push(CHOOSE_BUILD, seat, step.kinds, step.discount, needed)
    elif op == REPLACE_NEUTRAL:
        s.push(REPLACE, seat, step.n, step.where, needed, here)
    elif op == SENATOR:
        change_senators(s, seat, step.n, senator_reason(context))
    elif op == TRANSFER:
        transfer(s, seat, step.item, step.n)
    elif op == CHOOSE:
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


def do_prestige(s: Fields, seat: i64, step: Step, here: i64) -> None:
    """Move prestige where the step says, or ask where (C9)."""
    where = step.where
    if where == EACH:
        for back in range(DISTRICTS):
            s.push(PRESTIGE, seat, DISTRICTS - 1 - back, step.n)
    elif where == CHOSEN:
        s.push(CHOOSE_DISTRICTS, seat, step.n, ALL_DISTRICTS, step.districts)
    else:
        s.push(CHOOSE_DISTRICTS, seat, step.n, districts_of(s, seat, where, here), 1)


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


def work_prestige(s: Fields) -> None:
    """Move a prestige marker one space forward and pay the bonus there, or all the way back (C9.1-C9.3)."""
    seat = s.top(SEAT)
    district = s.top(A)
    left = s.top(B)
    index: i64 = seat * DISTRICTS + district
    before: i64 = s.prestige[index]
    if left <= 0 or before == TRACK:
        s.pop()
        after = before
        if left < 0:
            after = moved(before, left, TRACK)
        if after != before:
            s.prestige[index] = after
            if s.listening:
                s.tell(event(PRESTIGE_MOVED, seat, district, after))
        return
    if left == 1:
        s.pop()
    else:
        s.set_top(B, left - 1)
    space: i64 = before + 1
    s.prestige[index] = space
    if s.listening:
        s.tell(event(PRESTIGE_MOVED, seat, district, space))
    if space > s.highest[index]:
        s.highest[index] = space
        context: i64 = 0
        if s.pack.first_only[district] & bit(space) != 0:
            if s.firsts[district] & bit(space) != 0:
                return
            s.firsts[district] |= bit(space)
            context = AT_THE_TOP
        start_effect(s, seat, s.pack.track[district * (TRACK + 1) + space], NONE, context)


# ---------------------------------------------------------------- triggers


def work_triggers(s: Fields) -> None:
    """Run the triggers that an event set off, in the order the owner wants."""
    pending = s.top(B)
    if pending == 0:
        s.pop()
    elif pending & (pending - 1) == 0:
        begin_trigger(s, lowest_bit(pending))
    else:
        s.push(ORDER_TRIGGERS, s.top(SEAT))


def lowest_bit(mask: i64) -> i64:
    """Return the number of the lowest bit that is set."""
    number: i64 = 0
    while (mask >> number) & 1 == 0:
        number += 1
    return number


def begin_trigger(s: Fields, number: i64) -> None:
    """Take a trigger off the TRIGGERS frame on top and run it, or ask whether to."""
    seat = s.top(SEAT)
    here = s.top(C)
    s.set_top(B, s.top(B) & ~bit(number))
    trigger = s.pack.triggers[number]
    if trigger.optional:
        s.push(USE_TRIGGER, seat, number, here)
    else:
        run_trigger(s, seat, trigger, here)


def run_trigger(s: Fields, seat: i64, trigger: Trigger, here: i64) -> None:
    """Use a trigger up and begin its effect."""
    spend_limit(s, seat, trigger.limit_id)
    if s.listening:
        s.tell(event(ABILITY_USED, seat, trigger.owner))
    start_effect(s, seat, trigger.effect, here, BY_FAMILY)


def list_order_triggers(s: PublicFields, out: Actions) -> None:
    """List the triggers that wait."""
    pending = s.below(B)
    number: i64 = 0
    while pending >> number:
        if (pending >> number) & 1:
            out.add(action(NAME_TRIGGER, s.top_seat(), number))
        number += 1


def refuse_order_triggers(s: PublicFields, act: i64) -> i64:
    """Refuse a trigger that does not wait."""
    return 0 if first(act) < 62 and (s.below(B) >> first(act)) & 1 else C7_19


def do_order_triggers(s: Fields, act: i64) -> None:
    """Run the named trigger next."""
    s.pop()
    begin_trigger(s, first(act))


def list_use_trigger(s: PublicFields, out: Actions) -> None:
    """List no and yes."""
    out.add(action(NAME_OPTION, s.top_seat(), 0))
    out.add(action(NAME_OPTION, s.top_seat(), 1))


def refuse_use_trigger(s: PublicFields, act: i64) -> i64:
    """Refuse what is neither yes nor no."""
    return 0 if first(act) < 2 else C7_19


def do_use_trigger(s: Fields, act: i64) -> None:
    """Run the trigger, or let it be."""
    seat = s.top(SEAT)
    trigger = s.pack.triggers[s.top(A)]
    here = s.top(B)
    s.pop()
    if first(act) == 1:
        run_trigger(s, seat, trigger, here)


# ---------------------------------------------------------------- choices


def list_choose_option(s: PublicFields, out: Actions) -> None:
    """List the options that would change something; when none would, the first stands for all."""
    step = s.pack.effects[s.top(A)].steps[s.top(B)]
    for number, option in enumerate(step.options):
        if changes(s, s.top(SEAT), option, s.top(C), s.top(D)):
            out.add(action(NAME_OPTION, s.top_seat(), number))
    if out.size == 0:
        out.add(action(NAME_OPTION, s.top_seat(), 0))


def refuse_choose_option(s: PublicFields, act: i64) -> i64:
    """Refuse an option that would change nothing while another would (C7.19)."""
    step = s.pack.effects[s.top(A)].steps[s.top(B)]
    if first(act) >= len(step.options):
        return C7_19
    seat = s.top(SEAT)
    if changes(s, seat, step.options[first(act)], s.top(C), s.top(D)):
        return 0
    return C7_19 if step_changes(s, seat, step, s.top(C), s.top(D)) else 0


def do_choose_option(s: Fields, act: i64) -> None:
    """Begin the chosen option."""
    seat = s.top(SEAT)
    step = s.pack.effects[s.top(A)].steps[s.top(B)]
    here = s.top(C)
    context = s.top(D)
    must = s.top(E) == 1
    s.pop()
    start_inner(s, seat, step.options[first(act)], here, context, must)


def list_choose_districts(s: PublicFields, out: Actions) -> None:
    """List the districts that may be named."""
    for district in range(DISTRICTS):
        if (s.top(B) >> district) & 1:
            out.add(action(NAME_DISTRICT, s.top_seat(), district))


def refuse_choose_districts(s: PublicFields, act: i64) -> i64:
    """Refuse a district that the effect does not mean."""
    return 0 if first(act) < DISTRICTS and (s.top(B) >> first(act)) & 1 else C9_1


def do_choose_districts(s: Fields, act: i64) -> None:
    """Move prestige in the named district, and ask for the next one if there is one to come."""
    seat = s.top(SEAT)
    steps = s.top(A)
    district = first(act)
    if s.top(C) > 1:
        s.set_top(B, s.top(B) & ~bit(district))
        s.set_top(C, s.top(C) - 1)
    else:
        s.pop()
    s.push(PRESTIGE, seat, district, steps)


def list_choose_gain(s: PublicFields, out: Actions) -> None:
    """List every mix of the resources that the supply allows (C2.1)."""
    n = s.top(A)
    available = on_stock(s, s.top(B))
    if s.top(C):
        available = kinds_on_stock(s, s.top(B))
    if available < n:
        n = available
    if n > 0:
        list_mixes(s, TAKE, s.top_seat(), s.top(B), s.top(C) == 1, 0, n, available, 0, out)


def kinds_on_stock(s: PublicFields, choices: i64) -> i64:
    """Return how many of these resources the general supply has any of."""
    kinds: i64 = 0
    for resource in range(RESOURCES):
        if (choices >> resource) & 1 and s.stock[resource] > 0:
            kinds += 1
    return kinds


def list_mixes(
    s: PublicFields,
    kind: i64,
    seat: i64,
    choices: i64,
    distinct: bool,
    resource: i64,
    left: i64,
    rest: i64,
    counts: i64,
    out: Actions,
) -> None:
    """List all ways to take (or discard) `left` more units from this resource on, where `rest` units are to be had."""
    if left == 0:
        out.add(counts_action(kind, seat, counts))
        return
    most: i64 = 0
    if (choices >> resource) & 1:
        most = s.holds(seat, resource) if kind == DISCARD else s.stock[resource]
    if distinct and most > 1:
        most = 1
    rest -= most
    if most > left:
        most = left
    while most >= 0 and left - most <= rest:
        now: i64 = counts + units(resource, most)
        list_mixes(s, kind, seat, choices, distinct, resource + 1, left - most, rest, now, out)
        most -= 1


def refuse_choose_gain(s: PublicFields, act: i64) -> i64:
    """Refuse a mix that is not n units of these resources, or more than the supply has."""
    n = s.top(A)
    available = on_stock(s, s.top(B))
    if s.top(C):
        available = kinds_on_stock(s, s.top(B))
    if available < n:
        n = available
    counts = counts_of(act)
    total: i64 = 0
    for resource in range(RESOURCES):
        taken = count(counts, resource)
        total += taken
        if taken and (s.top(B) >> resource) & 1 == 0:
            return C1_1
        if taken > s.stock[resource] or (s.top(C) == 1 and taken > 1):
            return C2_1
    return 0 if total == n and counts >> 24 == 0 else C2_1


def do_choose_gain(s: Fields, act: i64) -> None:
    """Take the chosen units."""
    seat = s.top(SEAT)
    s.pop()
    for resource in range(RESOURCES):
        gain(s, seat, resource, count(counts_of(act), resource))


def losses(s: PublicFields) -> i64:
    """Return how many units the seat of the top frame must give up."""
    owned = resources_of(s, s.top_seat())
    if owned < s.top(A):
        return owned
    return s.top(A)


def list_choose_loss(s: PublicFields, out: Actions) -> None:
    """List every mix of own resources of this size."""
    n = losses(s)
    if n > 0:
        owned = resources_of(s, s.top_seat())
        list_mixes(s, DISCARD, s.top_seat(), bit(RESOURCES) - 1, False, 0, n, owned, 0, out)


def refuse_choose_loss(s: PublicFields, act: i64) -> i64:
    """Refuse a mix of another size, or of what the seat does not have."""
    counts = counts_of(act)
    total: i64 = 0
    for resource in range(RESOURCES):
        total += count(counts, resource)
        if count(counts, resource) > s.holds(s.top_seat(), resource):
            return C4_4
    return 0 if total == losses(s) and counts >> 24 == 0 else C4_4


def do_choose_loss(s: Fields, act: i64) -> None:
    """Give the chosen units back to the supply."""
    seat = s.top(SEAT)
    s.pop()
    for resource in range(RESOURCES):
        lose(s, seat, resource, count(counts_of(act), resource))


def list_choose_unlock(s: PublicFields, out: Actions) -> None:
    """List the specialists that are still locked (C8.3)."""
    still = locked(s, s.top_seat(), s.top(A))
    for colour in range(COLOURS):
        if (still >> colour) & 1:
            out.add(action(NAME_COLOUR, s.top_seat(), colour))


def refuse_choose_unlock(s: PublicFields, act: i64) -> i64:
    """Refuse a specialist that is unlocked already or of another colour."""
    return 0 if first(act) < COLOURS and (locked(s, s.top_seat(), s.top(A)) >> first(act)) & 1 else C8_3


def do_choose_unlock(s: Fields, act: i64) -> None:
    """Unlock the specialist; it is ready, and outside of set-up its peculium is paid at once (C8.3, C3.9)."""
    seat = s.top(SEAT)
    with_peculium = s.top(B) == 1
    s.pop()
    colour = first(act)
    s.unlocked[seat] |= bit(colour)
    s.ready[seat] |= bit(colour)
    if s.listening:
        s.tell(event(UNLOCKED, seat, colour))
    if with_peculium:
        fire(s, ON_UNLOCK, seat, NONE, NONE, colour)
        if seat < s.players:
            pay_peculium(s, seat, colour)


def pay_peculium(s: Fields, seat: i64, colour: i64) -> None:
    """Begin the peculium of a specialist."""
    if s.listening:
        s.tell(event(PECULIUM_PAID, seat, colour))
    start_effect(s, seat, s.pack.peculium[colour], NONE, 0)


def peculia(s: PublicFields) -> i64:
    """Return the specialists whose peculium the top frame may still name, as bits."""
    if s.top(C) == 1:
        return useful_peculia(s, s.top_seat()) & ~s.top(B)
    return s.unlocked[s.top_seat()] & ~s.top(B)


def list_choose_peculium(s: PublicFields, out: Actions) -> None:
    """List unlocked specialists, and to stop unless one must be named (C7.19)."""
    open_to = peculia(s)
    for colour in range(COLOURS):
        if (open_to >> colour) & 1:
            out.add(action(NAME_COLOUR, s.top_seat(), colour))
    if s.top(C) == 0:
        out.add(action(DONE, s.top_seat()))


def refuse_choose_peculium(s: PublicFields, act: i64) -> i64:
    """Refuse a specialist twice, a locked one, or to stop when one must be named."""
    if action_kind(act) == DONE:
        return C7_19 if s.top(C) == 1 else 0
    return 0 if first(act) < COLOURS and (peculia(s) >> first(act)) & 1 else C8_3


def do_choose_peculium(s: Fields, act: i64) -> None:
    """Pay the peculium of the named specialist, and ask for the next."""
    if action_kind(act) == DONE:
        s.pop()
        return
    seat = s.top(SEAT)
    if s.top(A) == 1:
        s.pop()
    else:
        s.set_top(A, s.top(A) - 1)
        s.set_top(B, s.top(B) | bit(first(act)))
        s.set_top(C, 0)
    pay_peculium(s, seat, first(act))
