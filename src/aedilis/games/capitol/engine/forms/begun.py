"""A floor card whose first block is built in, while its seat thinks about the second one (R1.10)."""

from aedilis.core.contract import BegunAction
from aedilis.games.capitol.engine.packing import (
    FLOOR_CARD,
    NO_BLOCK,
    action_card,
    action_first,
    action_kind,
    action_seat,
    action_second,
    arguments,
    card_action,
)
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.steps.yard import raise_house


def begun(state: State, action: int) -> BegunAction | None:
    """Return the yard after the first block, and where the second one may go in whatever order; None if nowhere."""
    if action_kind(action) != FLOOR_CARD or action_second(action) != NO_BLOCK:
        return None
    seat, first = action_seat(action), action_first(action)
    if seat >= state.players or (first and not state.heights[seat] >> first & 1):
        return None  # an action of two blocks may still name this height: it is what the first one makes
    base = card_action(FLOOR_CARD, seat, action_card(action))
    wholes = [base | arguments(first, second, 0) for second in range(NO_BLOCK)]
    finishes = [whole for whole in wholes if not state.refusal(whole)]
    if not finishes:
        return None
    after = state.clone()
    raise_house(after, seat, first)
    return BegunAction(after, finishes)
