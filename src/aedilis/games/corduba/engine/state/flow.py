"""How the game goes on: the stack of frames first, and when it is empty the next stage (C4.1, C4.7)."""

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine.clauses import C3_7, C4_6, C7_1, C10_2
from aedilis.games.corduba.engine.effects import steps as effect
from aedilis.games.corduba.engine.packing import (
    ACTIVATE,
    BUILD_MONUMENT,
    BUILD_TILE,
    CLAIM,
    DISCARD,
    DONE,
    END_TURN,
    HAND_OUT,
    KEEP,
    LAST_SEALED,
    LAY_INSULAE,
    LINK,
    NAME_CELL,
    NAME_COLOUR,
    NAME_DISTRICT,
    NAME_OPTION,
    NAME_TILE,
    NAME_TRIGGER,
    ORDER,
    PASS,
    PAY,
    SEND_MERCHANT,
    SPOT,
    TAKE,
    USE_ABILITY,
    USE_CASTRA,
    USE_PORTUS,
    USE_SITE,
    action_kind,
)
from aedilis.games.corduba.engine.paying import decision as payment
from aedilis.games.corduba.engine.solo import caepio
from aedilis.games.corduba.engine.solo import rules as solo
from aedilis.games.corduba.engine.state import frames
from aedilis.games.corduba.engine.state.fields import (
    ACTIONS,
    CAUSING,
    DECADE_BEGINS,
    DELIVERING,
    ENDING,
    FAMILIES_START,
    HANDING_OUT,
    HARMONY_PHASE,
    HERITAGE_START,
    KEEPING,
    MACELLUM,
    OVER,
    PECULIUM_PAID_OUT,
    PLACING,
    POLITICS_STAGE,
    ROME_REWARDS,
    ROUND_BEGINS,
    ROUND_END,
    SPREADING,
    STORING,
    Fields,
    PublicFields,
)
from aedilis.games.corduba.engine.steps import (
    activate,
    build,
    decade,
    ending,
    harmony,
    insulae,
    market,
    monument,
    rome,
    setup,
    turn,
    unrest,
)

MAIN_ACTIONS = (
    bit(BUILD_TILE) | bit(BUILD_MONUMENT) | bit(ACTIVATE) | bit(USE_SITE) | bit(USE_PORTUS) | bit(USE_CASTRA)
) | (bit(CLAIM) | bit(PASS))
FREE_ACTIONS = bit(SEND_MERCHANT) | bit(USE_ABILITY) | bit(END_TURN)


def answers(frame: i64) -> i64:
    """Return the kinds of action that answer a decision, as bits."""
    if frame == frames.TURN:
        return MAIN_ACTIONS | FREE_ACTIONS
    if frame == frames.CHOOSE_BUILD:
        return bit(BUILD_TILE) | bit(BUILD_MONUMENT) | bit(DONE)
    if frame in (frames.CHOOSE_SPOT, frames.CHOOSE_CAEPIO_SPOT):
        return bit(SPOT)
    if frame == frames.CHOOSE_LINK:
        return bit(LINK)
    if frame in (frames.CHOOSE_PAYMENT, frames.PAY_UPKEEP):
        return bit(PAY)
    if frame in (frames.CHOOSE_BONUS, frames.CHOOSE_DISTRICTS):
        return bit(NAME_DISTRICT)
    if frame == frames.ACTIVATE_NEW:
        return bit(ACTIVATE) | bit(DONE)
    if frame == frames.CHOOSE_GAIN:
        return bit(TAKE)
    if frame == frames.CHOOSE_LOSS:
        return bit(DISCARD)
    if frame == frames.CHOOSE_UNLOCK:
        return bit(NAME_COLOUR)
    if frame == frames.CHOOSE_PECULIUM:
        return bit(NAME_COLOUR) | bit(DONE)
    if frame == frames.VISIT:
        return bit(ORDER) | bit(DONE)
    if frame == frames.SUPPRESS:
        return bit(NAME_TILE) | bit(DONE)
    if frame in (frames.INCITE, frames.SPREAD, frames.PLACE_UNREST):
        return bit(NAME_TILE)
    if frame == frames.HAND_OUT_UNREST:
        return bit(HAND_OUT)
    if frame == frames.REPLACE:
        return bit(NAME_CELL) | bit(DONE)
    if frame in (frames.CHOOSE_OPTION, frames.USE_TRIGGER):
        return bit(NAME_OPTION)
    if frame == frames.ORDER_TRIGGERS:
        return bit(NAME_TRIGGER)
    if frame == frames.COUNT_INSULAE:
        return bit(LAY_INSULAE)
    return 0


def waiting(s: PublicFields) -> i64:
    """Return the seats that must decide now, as bits; several while they choose secretly (C3.7, C10.2)."""
    if s.stage == OVER:
        return 0
    if s.depth:
        return bit(s.top_seat())
    if s.stage == KEEPING:
        return s.everyone() & ~s.sealed
    if s.stage == DELIVERING:
        return rome.delivering_asked(s)
    return 0


def refusal(s: PublicFields, seat: i64, secret: i64, act: i64) -> i64:
    """Return 0 if the seat may do this now, else the clause that forbids it; `secret` is its cards or its fist."""
    if s.stage == OVER:
        return C4_6
    kind = action_kind(act)
    if s.depth == 0:
        if s.stage == KEEPING:
            if kind != KEEP or waiting(s) & bit(seat) == 0:
                return C3_7
            return setup.refuse_keep(secret & 255, secret >> 8 & 255, secret >> 16, act)
        if kind == KEEP or kind > LAST_SEALED or waiting(s) & bit(seat) == 0:
            return C10_2
        return rome.refuse_delivery(s, seat, secret, act)
    frame = s.top_kind()
    if seat != s.top_seat() or answers(frame) & bit(kind) == 0:
        return C7_1
    return refuse(s, frame, act)


def list_actions(s: PublicFields, seat: i64, secret: i64, out: Actions) -> None:
    """List what the seat may do now; nothing when it is not asked."""
    if waiting(s) & bit(seat) == 0:
        return
    if s.depth == 0:
        if s.stage == KEEPING:
            setup.list_keep(seat, secret & 255, secret >> 8 & 255, secret >> 16, out)
        else:
            rome.list_delivery(s, seat, secret, out)
    else:
        list_frame(s, s.top_kind(), out)


def apply(s: Fields, act: i64) -> None:
    """Carry out a legal action and go on to the next decision, or to the end of the game."""
    s.is_listed = False
    if s.depth == 0:
        if s.stage == KEEPING:
            setup.do_keep(s, act)
        else:
            rome.do_delivery(s, act)
    else:
        do_frame(s, s.top_kind(), act)
    run(s)


def run(s: Fields) -> None:
    """Go on until somebody has to decide something or the game is over.

    The lists of turns and spots are long: they are not made before somebody asks for them.
    """
    menu = s.listed
    while s.stage != OVER:
        if s.depth == 0:
            if waiting(s):
                return
            advance(s)
            continue
        kind = s.top_kind()
        if kind >= frames.FIRST_WORK:
            work(s, kind)
            continue
        if kind == frames.TURN and s.top(frames.A) == 0:
            if turn.has_choice(s, menu):
                return
            do_frame(s, kind, turn.ending_of(s))
            continue
        if kind == frames.CHOOSE_SPOT and build.has_choice_of_spots(s):
            return
        menu.size = 0
        list_frame(s, kind, menu)
        if menu.size > 1 and s.top_seat() >= s.players:
            do_frame(s, kind, caepio.choose(s, kind, menu))
        elif menu.size > 1:
            s.is_listed = True
            return
        elif menu.size == 1:
            do_frame(s, kind, menu.items[0])
        else:
            s.pop()


def advance(s: Fields) -> None:
    """The stack is empty: do the next piece of the stage."""
    if s.players == 1 and solo.advance(s):
        return
    stage = s.stage
    if stage == ACTIONS:
        turn.stage_actions(s)
    elif stage == FAMILIES_START:
        setup.stage_families_start(s)
    elif stage == HERITAGE_START:
        setup.stage_heritage_start(s)
    elif stage == DECADE_BEGINS:
        decade.stage_decade_begins(s)
    elif stage == PECULIUM_PAID_OUT:
        decade.stage_peculium_paid_out(s)
    elif stage == ROUND_BEGINS:
        unrest.stage_round_begins(s)
    elif stage == SPREADING:
        unrest.stage_spreading(s)
    elif stage == CAUSING:
        unrest.stage_causing(s)
    elif stage == HANDING_OUT:
        unrest.stage_handing_out(s)
    elif stage == PLACING:
        unrest.stage_placing(s)
    elif stage == MACELLUM:
        decade.stage_macellum(s)
    elif stage == DELIVERING:
        rome.stage_delivering(s)
    elif stage == ROME_REWARDS:
        rome.stage_rome_rewards(s)
    elif stage == HARMONY_PHASE:
        harmony.stage_harmony_phase(s)
    elif stage == ROUND_END:
        harmony.stage_round_end(s)
    elif stage == STORING:
        decade.stage_storing(s)
    elif stage == POLITICS_STAGE:
        decade.stage_politics_stage(s)
    elif stage == ENDING:
        ending.stage_ending(s)


def work(s: Fields, kind: i64) -> None:
    """Do the next piece of the work on top of the stack."""
    if kind == frames.EFFECT:
        effect.work_effect(s)
    elif kind == frames.PRESTIGE:
        effect.work_prestige(s)
    elif kind == frames.TRIGGERS:
        effect.work_triggers(s)
    elif kind == frames.BUILD:
        build.work_build(s)
    elif kind == frames.RAISE:
        monument.work_raise(s)
    elif kind == frames.INSULAE:
        insulae.work_insulae(s)
    elif kind == frames.FILL:
        insulae.work_fill(s)
    elif kind == frames.ACTIVATION:
        activate.work_activation(s)
    elif kind == frames.PRODUCTION:
        activate.work_production(s)
    elif kind == frames.RECRUITING:
        activate.work_recruiting(s)
    elif kind == frames.CLAIMING:
        activate.work_claiming(s)
    elif kind == frames.ABILITY:
        turn.work_ability(s)
    elif kind == frames.PASSING:
        turn.work_passing(s)
    elif kind == frames.TURN_END:
        turn.work_turn_end(s)
    elif kind == frames.HERITAGE:
        setup.work_heritage(s)
    elif kind == frames.CAEPIO_TURN:
        caepio.work_caepio_turn(s)
    elif kind == frames.CAEPIO_BUILD:
        caepio.work_caepio_build(s)
    else:
        caepio.work_caepio_coin(s)


def list_frame(s: PublicFields, kind: i64, out: Actions) -> None:
    """List what the seat of the top frame may do."""
    if kind == frames.TURN:
        turn.list_turn(s, out)
    elif kind == frames.CHOOSE_BUILD:
        build.list_choose_build(s, out)
    elif kind == frames.CHOOSE_SPOT:
        build.list_choose_spot(s, out)
    elif kind == frames.CHOOSE_LINK:
        build.list_choose_link(s, out)
    elif kind == frames.CHOOSE_PAYMENT:
        payment.list_choose_payment(s, out)
    elif kind == frames.CHOOSE_BONUS:
        monument.list_choose_bonus(s, out)
    elif kind == frames.ACTIVATE_NEW:
        activate.list_activate_new(s, out)
    elif kind == frames.CHOOSE_GAIN:
        effect.list_choose_gain(s, out)
    elif kind == frames.CHOOSE_LOSS:
        effect.list_choose_loss(s, out)
    elif kind == frames.CHOOSE_DISTRICTS:
        effect.list_choose_districts(s, out)
    elif kind == frames.CHOOSE_UNLOCK:
        effect.list_choose_unlock(s, out)
    elif kind == frames.CHOOSE_PECULIUM:
        effect.list_choose_peculium(s, out)
    elif kind == frames.VISIT:
        market.list_visit(s, out)
    elif kind == frames.SUPPRESS:
        unrest.list_suppress(s, out)
    elif kind == frames.INCITE:
        unrest.list_incite(s, out)
    elif kind == frames.SPREAD:
        unrest.list_spread(s, out)
    elif kind == frames.PLACE_UNREST:
        unrest.list_place_unrest(s, out)
    elif kind == frames.HAND_OUT_UNREST:
        unrest.list_hand_out_unrest(s, out)
    elif kind == frames.REPLACE:
        insulae.list_replace(s, out)
    elif kind == frames.CHOOSE_OPTION:
        effect.list_choose_option(s, out)
    elif kind == frames.ORDER_TRIGGERS:
        effect.list_order_triggers(s, out)
    elif kind == frames.USE_TRIGGER:
        effect.list_use_trigger(s, out)
    elif kind == frames.PAY_UPKEEP:
        harmony.list_pay_upkeep(s, out)
    elif kind == frames.COUNT_INSULAE:
        insulae.list_count_insulae(s, out)
    else:
        caepio.list_choose_caepio_spot(s, out)


def refuse(s: PublicFields, kind: i64, act: i64) -> i64:
    """Return 0 if the action answers the top frame, else the clause that forbids it."""
    if kind == frames.TURN:
        return turn.refuse_turn(s, act)
    if kind == frames.CHOOSE_BUILD:
        return build.refuse_choose_build(s, act)
    if kind == frames.CHOOSE_SPOT:
        return build.refuse_choose_spot(s, act)
    if kind == frames.CHOOSE_LINK:
        return build.refuse_choose_link(s, act)
    if kind == frames.CHOOSE_PAYMENT:
        return payment.refuse_choose_payment(s, act)
    if kind == frames.CHOOSE_BONUS:
        return monument.refuse_choose_bonus(s, act)
    if kind == frames.ACTIVATE_NEW:
        return activate.refuse_activate_new(s, act)
    if kind == frames.CHOOSE_GAIN:
        return effect.refuse_choose_gain(s, act)
    if kind == frames.CHOOSE_LOSS:
        return effect.refuse_choose_loss(s, act)
    if kind == frames.CHOOSE_DISTRICTS:
        return effect.refuse_choose_districts(s, act)
    if kind == frames.CHOOSE_UNLOCK:
        return effect.refuse_choose_unlock(s, act)
    if kind == frames.CHOOSE_PECULIUM:
        return effect.refuse_choose_peculium(s, act)
    if kind == frames.VISIT:
        return market.refuse_visit(s, act)
    if kind == frames.SUPPRESS:
        return unrest.refuse_suppress(s, act)
    if kind == frames.INCITE:
        return unrest.refuse_incite(s, act)
    if kind == frames.SPREAD:
        return unrest.refuse_spread(s, act)
    if kind == frames.PLACE_UNREST:
        return unrest.refuse_place_unrest(s, act)
    if kind == frames.HAND_OUT_UNREST:
        return unrest.refuse_hand_out_unrest(s, act)
    if kind == frames.REPLACE:
        return insulae.refuse_replace(s, act)
    if kind == frames.CHOOSE_OPTION:
        return effect.refuse_choose_option(s, act)
    if kind == frames.ORDER_TRIGGERS:
        return effect.refuse_order_triggers(s, act)
    if kind == frames.USE_TRIGGER:
        return effect.refuse_use_trigger(s, act)
    if kind == frames.PAY_UPKEEP:
        return harmony.refuse_pay_upkeep(s, act)
    if kind == frames.COUNT_INSULAE:
        return insulae.refuse_count_insulae(s, act)
    return caepio.refuse_choose_caepio_spot(s, act)


def do_frame(s: Fields, kind: i64, act: i64) -> None:
    """Carry out the answer to the top frame."""
    if kind == frames.TURN:
        turn.do_turn(s, act)
    elif kind == frames.CHOOSE_BUILD:
        build.do_choose_build(s, act)
    elif kind == frames.CHOOSE_SPOT:
        build.do_choose_spot(s, act)
    elif kind == frames.CHOOSE_LINK:
        build.do_choose_link(s, act)
    elif kind == frames.CHOOSE_PAYMENT:
        payment.do_choose_payment(s, act)
    elif kind == frames.CHOOSE_BONUS:
        monument.do_choose_bonus(s, act)
    elif kind == frames.ACTIVATE_NEW:
        activate.do_activate_new(s, act)
    elif kind == frames.CHOOSE_GAIN:
        effect.do_choose_gain(s, act)
    elif kind == frames.CHOOSE_LOSS:
        effect.do_choose_loss(s, act)
    elif kind == frames.CHOOSE_DISTRICTS:
        effect.do_choose_districts(s, act)
    elif kind == frames.CHOOSE_UNLOCK:
        effect.do_choose_unlock(s, act)
    elif kind == frames.CHOOSE_PECULIUM:
        effect.do_choose_peculium(s, act)
    elif kind == frames.VISIT:
        market.do_visit(s, act)
    elif kind == frames.SUPPRESS:
        unrest.do_suppress(s, act)
    elif kind == frames.INCITE:
        unrest.do_incite(s, act)
    elif kind == frames.SPREAD:
        unrest.do_spread(s, act)
    elif kind == frames.PLACE_UNREST:
        unrest.do_place_unrest(s, act)
    elif kind == frames.HAND_OUT_UNREST:
        unrest.do_hand_out_unrest(s, act)
    elif kind == frames.REPLACE:
        insulae.do_replace(s, act)
    elif kind == frames.CHOOSE_OPTION:
        effect.do_choose_option(s, act)
    elif kind == frames.ORDER_TRIGGERS:
        effect.do_order_triggers(s, act)
    elif kind == frames.USE_TRIGGER:
        effect.do_use_trigger(s, act)
    elif kind == frames.PAY_UPKEEP:
        harmony.do_pay_upkeep(s, act)
    elif kind == frames.COUNT_INSULAE:
        insulae.do_count_insulae(s, act)
    else:
        caepio.do_choose_caepio_spot(s, act)
