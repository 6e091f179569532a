"""How the game goes on: the stack of frames first, and when it is empty the next stage of the round (C4.1, C4.7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import C4_6, C7_1
from aedilis.games.corduba.engine.solo.rules import (
    DecadeBeginsAlone,
    DeliveringAlone,
    EndingAlone,
    PlacingAlone,
    RoundEndAlone,
    SpreadingAlone,
)
from aedilis.games.corduba.engine.state.fields import (
    ACTIONS,
    DECADE_BEGINS,
    DELIVERING,
    ENDING,
    HARMONY_PHASE,
    OVER,
    PLACING,
    POLITICS_STAGE,
    ROUND_BEGINS,
    ROUND_END,
    SPREADING,
    Fields,
    PublicFields,
)
from aedilis.games.corduba.engine.state.frames import FIRST_WORK
from aedilis.games.corduba.engine.state.kinds import Stage
from aedilis.games.corduba.engine.state.table import DECISIONS, WORKS
from aedilis.games.corduba.engine.steps.decade import DecadeBegins, MacellumDraw, PeculiumPaidOut, Politics, Storing
from aedilis.games.corduba.engine.steps.ending import Ending
from aedilis.games.corduba.engine.steps.harmony import HarmonyPhase, RoundEnd
from aedilis.games.corduba.engine.steps.rome import Delivering, RomeRewards
from aedilis.games.corduba.engine.steps.setup import FamiliesStart, HeritageStart, Keeping
from aedilis.games.corduba.engine.steps.turn import ActionPhase
from aedilis.games.corduba.engine.steps.unrest import Causing, HandingOut, Placing, RoundBegins, Spreading
from aedilis.games.corduba.engine.words import DECADES

# The order of the game, with phase and word of each stage; `s.stage` counts this list.
STAGES: Final[list[Stage]] = [
    Keeping("set-up", "keeping"),  # C3.7; steps/setup.py deals before it
    FamiliesStart("set-up", "families_start"),  # C3.8
    HeritageStart("set-up", "heritage_start"),  # C3.9
    # Sections I to III of a decade.
    DecadeBegins("decade", "decade_begins"),  # C4.1, C4.2
    PeculiumPaidOut("decade", "peculium"),  # C4.3
    # Section IV: rounds (C4.7). Phases 1 to 3, Rome's interphase, Phase 4.
    RoundBegins("unrest", "round_begins"),  # C5.0; C4.2 with `market_refill` = `round`
    Spreading("unrest", "spreading"),  # C5.1
    Causing("unrest", "causing"),  # C5.2
    HandingOut("unrest", "handing_out"),  # C5.3
    Placing("unrest", "placing"),  # C5.4
    MacellumDraw("macellum", "macellum"),  # C6.1
    ActionPhase("actions", "actions"),  # C7
    Delivering("rome", "delivering"),  # C10.2, at the end of a decade
    RomeRewards("rome", "rome_rewards"),  # C10.5-C10.11
    HarmonyPhase("harmony", "harmony"),  # C11.1-C11.3
    RoundEnd("round-end", "round_end"),  # C11.4
    # Sections V and VI, and after the last decade the end.
    Storing("decade-end", "storing"),  # C4.4
    Politics("decade-end", "politics"),  # C4.5
    Ending("decade-end", "ending"),  # C4.6, C12
]

# What goes differently in the solo game (C14).
ALONE: Final[list[Stage]] = STAGES[:]
ALONE[DECADE_BEGINS] = DecadeBeginsAlone("decade", "decade_begins")  # C14.20
ALONE[SPREADING] = SpreadingAlone("unrest", "spreading")  # C14.6
ALONE[PLACING] = PlacingAlone("unrest", "placing")  # C14.7
ALONE[DELIVERING] = DeliveringAlone("rome", "delivering")  # C14.18
ALONE[ROUND_END] = RoundEndAlone("round-end", "round_end")  # C14.4, C14.9
ALONE[ENDING] = EndingAlone("decade-end", "ending")  # C14.21

_STAGES: Final = vec[Stage](STAGES)  # the same for the loop: what a vector holds needs no look at its type
_ALONE: Final = vec[Stage](ALONE)


def next_stage(s: PublicFields) -> i64:
    """Return what follows the stage: the next of the list, but Rome and politics only end a decade (C4.7)."""
    if s.stage == ACTIONS and not s.ends_decade():
        return HARMONY_PHASE
    if s.stage == ROUND_END and not s.ends_decade():
        return ROUND_BEGINS
    if s.stage == POLITICS_STAGE and s.decade < DECADES:
        return DECADE_BEGINS
    return s.stage + 1


def stage_of(s: PublicFields) -> Stage:
    """Return the stage that the game is in."""
    if s.players == 1:
        return _ALONE[s.stage]
    return _STAGES[s.stage]


def waiting(s: PublicFields) -> i64:
    """Return the seats that must decide now, as bits; several while they choose secretly (C3.7, C10.2)."""
    if s.stage == OVER:
        return 0
    if s.depth:
        return bit(s.top_seat())
    return stage_of(s).asked(s)


def refusal(s: PublicFields, seat: i64, secret: i64, act: i64) -> i64:
    """Return ALLOWED if the seat may do this now, else the clause; `secret` is its cards or its fist."""
    if s.stage == OVER:
        return C4_6
    if s.depth == 0:
        return stage_of(s).refuse(s, seat, secret, act)
    decision = DECISIONS[s.top_kind()]
    if seat != s.top_seat() or packing.action_kind(act) not in decision.answers:
        return C7_1
    return decision.refuse(s, act)


def list_actions(s: PublicFields, seat: i64, secret: i64, out: Actions) -> None:
    """List what the seat may do now; nothing when it is not asked."""
    if waiting(s) & bit(seat) == 0:
        return
    if s.depth == 0:
        stage_of(s).list(s, seat, secret, out)
    else:
        DECISIONS[s.top_kind()].list(s, out)


def apply(s: Fields, act: i64) -> None:
    """Carry out a legal action and go on to the next decision, or to the end of the game."""
    s.is_listed = False
    if s.depth == 0:
        stage_of(s).do(s, act)
    else:
        DECISIONS[s.top_kind()].do(s, act)
    run(s)


def advance(s: Fields) -> None:
    """The stack is empty: do the next piece of the stage, and begin the next stage when it was the last."""
    if stage_of(s).go(s):
        s.stage = next_stage(s)
        s.at = 0


def run(s: Fields) -> None:
    """Go on until somebody has to decide something or the game is over."""
    menu = s.listed
    while s.stage != OVER:
        if s.depth == 0:
            if stage_of(s).asked(s):
                return
            advance(s)
            continue
        kind = s.top_kind()
        if kind >= FIRST_WORK:
            WORKS[kind - FIRST_WORK].go(s)
            continue
        decision = DECISIONS[kind]
        if decision.offers_choice(s, menu):
            if s.top_seat() < s.players:
                return
            s.is_listed = False
            decision.do(s, decision.choose_for_caepio(s, menu))
        elif menu.size == 1:
            decision.do(s, menu.items[0])
        else:
            s.pop()
