"""How an effect begins, and whether it would change anything (rule C7.19)."""

from typing import Final

from mypy_extensions import i64

from aedilis.games.corduba.engine.pack.native import Step
from aedilis.games.corduba.engine.pack.vocabulary import NONE
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import EFFECT

FIRST_STEP: Final = 0
AT_THE_TOP: Final = 8  # the last space of a prestige track
ON_THE_PODIUM: Final = 16  # Rome's last interphase


def start_effect(s: PublicFields, seat: i64, effect: i64, here: i64, context: i64, must_step: i64 = NONE) -> None:
    """Begin an effect; NONE is no effect. Step `must_step` has to be used if it may be declined otherwise (C7.19)."""
    if effect >= 0:
        s.push(EFFECT, seat, effect, FIRST_STEP, here, must_step, context)


def start_inner(s: Fields, seat: i64, effect: i64, here: i64, context: i64, must: i64) -> None:
    """Begin an effect inside another one, which may be the only thing that has to change something (C7.19)."""
    needed: i64 = NONE
    if must == 1:
        needed = only_step(s, seat, effect, here, context)
    start_effect(s, seat, effect, here, context, needed)


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
    if seat >= s.players and step.is_void_for_caepio:
        return False
    return step.changes(s, seat, here, context)
