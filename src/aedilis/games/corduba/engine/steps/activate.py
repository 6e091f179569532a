"""Activate: tiles, the five sites, Portus and Castra; and claiming milestones (C7.11, C7.15-C7.21)."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import NO_LIMIT, Actions
from aedilis.games.corduba.engine.clauses import (
    ALLOWED,
    C5_7,
    C7_2,
    C7_11,
    C7_15,
    C7_17,
    C7_18,
    C7_19,
    C7_21,
)
from aedilis.games.corduba.engine.effects.native import fire, holds, start_effect
from aedilis.games.corduba.engine.effects.people import change_senators, gain, is_spent, spend_limit
from aedilis.games.corduba.engine.effects.steps import changes, only_step, step_changes
from aedilis.games.corduba.engine.options import AT_THE_END, RES_GESTAE_TIMING
from aedilis.games.corduba.engine.pack.native import (
    BY_BUILDING,
    CAUSE_UNREST,
    GAIN,
    GAIN_CHOICE,
    HARMONY,
    INCITE,
    NONE,
    ON_ACTIVATE,
    ON_PRODUCE,
    POPULARITY,
    PRESTIGE,
    REGISTER,
    REPLACE_NEUTRAL,
    SENATOR,
    SITE_BONUS,
    SUPPRESS,
    TILE_KIND,
    UNLOCK,
)
from aedilis.games.corduba.engine.packing import (
    ABILITY_USED,
    ACTIVATE,
    ACTIVATED,
    CASTRA_USED,
    CLAIM,
    DONE,
    MILESTONE,
    MILESTONE_CLAIMED,
    PORTUS_USED,
    SITE_USED,
    USE_CASTRA,
    USE_PORTUS,
    USE_SITE,
    action,
    action_kind,
    counts_of,
    event,
    first,
    second,
    third,
)
from aedilis.games.corduba.engine.paying.bills import Bill, claim_bill, site_bill, write_castra_bill, write_line_bill
from aedilis.games.corduba.engine.paying.means import Means
from aedilis.games.corduba.engine.paying.ways import (
    can_pay,
    limits_used,
    list_payments,
    spend,
    unpay,
)
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import (
    ACTIVATION,
    CHOOSE_PAYMENT,
    CLAIMING,
    PRODUCTION,
    RECRUITING,
    A,
    B,
    C,
    D,
    E,
    F,
)
from aedilis.games.corduba.engine.words import (
    CASTRA_SPACES,
    DENARII,
    DISTRICTS,
    MILESTONES,
    SITE_SPACES,
    SITES,
    TYPES,
    WORKER,
)

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


# Refusals: 0, or the clause that forbids it.


def refuse_activation(s: PublicFields, seat: i64, act: i64) -> i64:
    """Return 0 if the seat may use this tile, site, Portus or Castra space now, else the clause."""
    kind: i64 = action_kind(act)
    if kind == ACTIVATE:
        return tile_refusal(Bill(), s, seat, first(act), second(act), third(act), False)
    if kind == USE_SITE:
        return site_refusal(s, seat, first(act), second(act))
    if kind == USE_PORTUS:
        return portus_refusal(s, seat)
    return castra_refusal(Bill(), s, seat, first(act))


def tile_refusal(
    bill: Bill, s: PublicFields, seat: i64, district: i64, building: i64, line: i64, immediate: bool
) -> i64:
    """Return 0 if the seat may use this line of a tile (C7.18, C7.19; C7.11 when immediate), else the clause."""
    if district >= DISTRICTS or building >= TYPES or s.built[district] & bit(building) == 0:
        return C7_18
    if s.used[district] & bit(building):
        return C7_18
    if s.restless[district] & bit(building):
        return C5_7
    actions = s.pack.buildings[building].actions
    if line >= len(actions):
        return C7_18
    write_line_bill(bill, s, seat, district, building, line, immediate)
    return effect_refusal(s, seat, bill, actions[line].effect, district, BY_BUILDING)


def site_refusal(s: PublicFields, seat: i64, site: i64, space: i64) -> i64:
    """Return 0 if the seat may use this space of a site: it is free and something lies there (C7.15)."""
    if site >= SITES or space >= SITE_SPACES or s.sites_used & bit(SITE_SPACES * site + space):
        return C7_15
    if s.stock[s.pack.sites[site].item] == 0:
        return C7_15
    if s.holds(seat, WORKER) >= s.pack.sites[site].workers[space]:
        return ALLOWED
    return ALLOWED if can_pay(s, seat, site_bill(s, seat, site, space)) else C7_2


def portus_refusal(s: PublicFields, seat: i64) -> i64:
    """Return 0 if the seat has somebody to send to Portus, which is never blocked (C7.16)."""
    return effect_refusal(s, seat, site_bill(s, seat, SITES, 0), s.pack.portus.effect, NONE, BY_BUILDING)


def castra_refusal(bill: Bill, s: PublicFields, seat: i64, space: i64) -> i64:
    """Return 0 if the seat may use this space of Castra (C7.17, C7.19), else the clause."""
    if space >= CASTRA_SPACES or s.castra_used & bit(space):
        return C7_17
    write_castra_bill(bill, s, seat, space)
    return effect_refusal(s, seat, bill, s.pack.castra[space].effect, NONE, BY_BUILDING)


def claim_refusal(s: PublicFields, seat: i64, milestone: i64) -> i64:
    """Return 0 if the milestone lies face up, the seat fulfils it now and has the piece for it (C7.21)."""
    if milestone >= MILESTONES or s.face_up & bit(milestone) == 0:
        return C7_21
    if not holds(s, seat, s.pack.milestones[milestone].condition):
        return C7_21
    return ALLOWED if can_pay(s, seat, claim_bill(s, seat, milestone)) else C7_2


def effect_refusal(s: PublicFields, seat: i64, bill: Bill, effect: i64, here: i64, context: i64) -> i64:
    """Return 0 if the bill can be paid in a way after which the effect changes something (C7.19), else the clause."""
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


# What a seat may do.


def list_activations(s: PublicFields, seat: i64, means: Means, out: Actions) -> None:
    """List every line of every tile, every space and Portus that the seat may use (C7.15-C7.19)."""
    bill = Bill()
    for district in range(DISTRICTS):
        open_tiles: i64 = s.built[district] & ~s.used[district] & ~s.restless[district]
        building: i64 = 0
        while open_tiles >> building:
            if (open_tiles >> building) & 1:
                list_lines(bill, s, seat, means, district, building, False, out)
            building += 1
    list_sites(s, seat, out)
    if portus_refusal(s, seat) == ALLOWED:
        out.add(action(USE_PORTUS, seat))
    for space in range(CASTRA_SPACES):
        goods: i64 = s.pack.castra[space].cost.goods
        if s.castra_used & bit(space) == 0 and means.may_suffice(means.off_castra, goods, 0):
            if castra_refusal(bill, s, seat, space) == ALLOWED:
                out.add(action(USE_CASTRA, seat, space))


def list_sites(s: PublicFields, seat: i64, out: Actions, enough: i64 = NO_LIMIT) -> None:
    """List every space of a site that the seat may use (C7.15), until the list has enough."""
    for site in range(SITES):
        for space in range(SITE_SPACES):
            if site_refusal(s, seat, site, space) == ALLOWED:
                out.add(action(USE_SITE, seat, site, space))
                if out.size == enough:
                    return


def list_lines(
    bill: Bill,
    s: PublicFields,
    seat: i64,
    means: Means,
    district: i64,
    building: i64,
    immediate: bool,
    out: Actions,
) -> None:
    """List the lines of a tile that the seat may use."""
    kind = s.pack.buildings[building]
    for line, way in enumerate(kind.actions):
        if means.may_suffice(means.off_lines, way.cost.goods, way.workers, kind.colour):
            if tile_refusal(bill, s, seat, district, building, line, immediate) == ALLOWED:
                out.add(action(ACTIVATE, seat, district, building, line))


def list_claims(s: PublicFields, seat: i64, out: Actions) -> None:
    """List every milestone that the seat may claim (C7.21)."""
    for milestone in range(MILESTONES):
        if s.face_up & bit(milestone) and claim_refusal(s, seat, milestone) == ALLOWED:
            out.add(action(CLAIM, seat, milestone))


# Directly after building (C7.11).


def list_activate_new(s: PublicFields, out: Actions) -> None:
    """List the lines of the new tile, and to leave it to all."""
    seat: i64 = s.top_seat()
    list_lines(Bill(), s, seat, Means(s, seat, NONE), s.top(A), s.top(B), True, out)
    out.add(action(DONE, seat))


def refuse_activate_new(s: PublicFields, act: i64) -> i64:
    """Return 0 if the new tile may be activated in this way now, else the clause."""
    if action_kind(act) == DONE:
        return ALLOWED
    if first(act) != s.top(A) or second(act) != s.top(B):
        return C7_11
    return tile_refusal(Bill(), s, s.top_seat(), first(act), second(act), third(act), True)


def do_activate_new(s: Fields, act: i64) -> None:
    """Activate the new tile at once, or not."""
    seat: i64 = s.top_seat()
    s.pop()
    if action_kind(act) == ACTIVATE:
        s.push(ACTIVATION, seat, first(act), second(act), third(act), 0, 1)


# What happens. Each deed tells and blocks its place first, then is paid, then has its effect, then its triggers.


def begin_activation(s: Fields, seat: i64, act: i64) -> None:
    """Push the deed of an action that `refuse_activation` or `claim_refusal` allows."""
    kind: i64 = action_kind(act)
    if kind == ACTIVATE:
        s.push(ACTIVATION, seat, first(act), second(act), third(act))
    elif kind == USE_SITE:
        s.push(PRODUCTION, seat, first(act), second(act))
    elif kind == USE_PORTUS:
        s.push(PRODUCTION, seat, SITES)
    elif kind == USE_CASTRA:
        s.push(RECRUITING, seat, first(act))
    else:
        s.push(CLAIMING, seat, first(act))


def work_activation(s: Fields) -> None:
    """Activate a line of a tile (C7.18)."""
    seat: i64 = s.top_seat()
    district: i64 = s.top(A)
    building: i64 = s.top(B)
    stage: i64 = s.top(D)
    s.set_top(D, stage + 1)
    if stage == 0:
        s.used[district] |= bit(building)
        if s.listening:
            s.tell(event(ACTIVATED, seat, district, building, s.top(C)))
        s.push(CHOOSE_PAYMENT, seat)
    elif stage == 1:
        start_needed(s, seat, s.pack.buildings[building].actions[s.top(C)].effect, district, BY_BUILDING)
    else:
        immediate: bool = s.top(E) == 1
        workers: i64 = s.top(F)
        s.pop()
        colour: i64 = s.pack.buildings[building].colour
        fire(s, ON_ACTIVATE, seat, district, TILE_KIND, colour, building, immediate=immediate, workers=workers)


def work_production(s: Fields) -> None:
    """Use a site or Portus (C7.15, C7.16)."""
    seat: i64 = s.top_seat()
    site: i64 = s.top(A)
    space: i64 = s.top(B)
    stage: i64 = s.top(C)
    s.set_top(C, stage + 1)
    if stage == 0:
        if site == SITES:
            if s.listening:
                s.tell(event(PORTUS_USED, seat))
        else:
            block_space(s, site, space)
            if s.listening:
                s.tell(event(SITE_USED, seat, site, space))
        s.push(CHOOSE_PAYMENT, seat)
    elif stage == 1:
        if site == SITES:
            start_effect(s, seat, s.pack.portus.effect, NONE, BY_BUILDING)
        else:
            gain(s, seat, s.pack.sites[site].item, s.pack.sites[site].yields[space])
            gain_site_bonuses(s, seat, site)
    else:
        workers: i64 = s.top(F)
        s.pop()
        fire(s, ON_PRODUCE, seat, site=site, workers=workers)


def block_space(s: Fields, site: i64, space: i64) -> None:
    """Block a space until round end; with 2 players and in solo its twin too (C7.15)."""
    s.sites_used |= bit(SITE_SPACES * site + space)
    if s.players <= 2:
        s.sites_used |= bit(SITE_SPACES * site) | bit(SITE_SPACES * site + 1)


def gain_site_bonuses(s: Fields, seat: i64, site: i64) -> None:
    """Add what abilities bring at this site; a limit is used up only if something was gained."""
    owned: i64 = s.abilities[seat] & s.pack.mod_owners[SITE_BONUS]
    ability: i64 = 0
    while owned:
        if owned & 1:
            for mod in s.pack.abilities[ability].mods:
                if mod.kind == SITE_BONUS and mod.sites & bit(site) and not is_spent(s, seat, mod.limit_id):
                    if mod.item == DENARII or mod.item == WORKER or s.stock[mod.item] > 0:
                        if s.listening:
                            s.tell(event(ABILITY_USED, seat, ability))
                        gain(s, seat, mod.item, mod.n)
                        spend_limit(s, seat, mod.limit_id)
        owned >>= 1
        ability += 1


def work_recruiting(s: Fields) -> None:
    """Use a space of Castra (C7.17)."""
    seat: i64 = s.top_seat()
    space: i64 = s.top(A)
    stage: i64 = s.top(B)
    s.set_top(B, stage + 1)
    if stage == 0:
        s.castra_used |= bit(space)
        if s.listening:
            s.tell(event(CASTRA_USED, seat, space))
        s.push(CHOOSE_PAYMENT, seat)
    elif stage == 1:
        start_needed(s, seat, s.pack.castra[space].effect, NONE, BY_BUILDING)
    else:
        workers: i64 = s.top(F)
        s.pop()
        fire(s, ON_ACTIVATE, seat, colour=s.pack.castra_colour, workers=workers)


def work_claiming(s: Fields) -> None:
    """Claim a milestone: a senator now, or at the end of the game (C7.21)."""
    seat: i64 = s.top_seat()
    milestone: i64 = s.top(A)
    if s.top(B) == 0:
        s.set_top(B, 1)
        s.face_up &= ~bit(milestone)
        s.claimed[milestone] = seat
        if s.listening:
            s.tell(event(MILESTONE_CLAIMED, seat, milestone))
        s.push(CHOOSE_PAYMENT, seat)
        return
    s.pop()
    if s.option(RES_GESTAE_TIMING) != AT_THE_END:
        change_senators(s, seat, s.pack.milestone_senators, MILESTONE)


def start_needed(s: Fields, seat: i64, effect: i64, here: i64, context: i64) -> None:
    """Start an effect that was paid for; if only one step can change something it must be used (C7.19)."""
    start_effect(s, seat, effect, here, context, only_step(s, seat, effect, here, context))
