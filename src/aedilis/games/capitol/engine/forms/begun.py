"""A floor card whose first block is built in, while its seat thinks about the second one (R1.10)."""

from aedilis.core.contract import BegunAction
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.steps.yard import raise_house


def begun(state: State, action: int) -> BegunAction | None:
    """Return the yard after the first block, and where the second one may go in whatever order; None if nowhere."""
    if packing.action_kind(action) != packing.FLOOR_CARD or packing.action_second(action) != packing.NO_BLOCK:
        return None
    seat, first = packing.action_seat(action), packing.action_first(action)
    if seat >= state.players or (first and not state.heights[seat] >> first & 1):
        return None  # an action of two blocks may still name this height: it is what the first one makes
    base = packing.card_action(packing.FLOOR_CARD, seat, packing.action_card(action))
    wholes = [base | packing.arguments(first, second, 0) for second in range(packing.NO_BLOCK)]
    finishes = [whole for whole in wholes if not state.refusal(whole)]
    if not finishes:
        return None
    after = state.clone()
    raise_house(after, seat, first)
    return BegunAction(after, finishes)
