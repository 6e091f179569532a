"""What a refusal is about, for the sentence that names it: a function of the board and of what was asked."""

from aedilis.core.contract import Action
from aedilis.games.capitol.engine.board import PER_COLOUR
from aedilis.games.capitol.engine.board_file import COLOUR_NAMES
from aedilis.games.capitol.engine.cards import colour_of
from aedilis.games.capitol.engine.clauses import R1_19, R1_19B, R1_19C, R1_19D, R2_12
from aedilis.games.capitol.engine.fields import FOUNTAIN, NO_SHAPE
from aedilis.games.capitol.engine.forms.actions import SHAPES, Permit, PlaceTile, card_number
from aedilis.games.capitol.engine.state import State

Details = dict[str, str | int]


def because(state: State, action: Action, clause: int) -> Details:
    """Return the details of a refusal, by the names that its message `capitol-because-<clause>` knows them by."""
    match action:
        case Permit():
            return _permit(state, action, clause)
        case PlaceTile() if clause == R2_12:
            return {"tile": "fountain" if state.tile() == FOUNTAIN else "monument"}
    return {}


def _permit(state: State, action: Permit, clause: int) -> Details:
    board, place = state.board, action.prefecture
    colour = colour_of(card_number(action.card))
    if clause == R1_19:
        if board.colour[place] == colour:
            return {}  # the house is missing, not the hill
        hills = [board.of_colour[colour * PER_COLOUR + i] for i in range(PER_COLOUR)]
        names: Details = {f"prefecture{i}": board.names[hill] for i, hill in enumerate(hills, 1)}
        return {"group": COLOUR_NAMES[colour], **names}
    if clause == R1_19B:
        return {"there": SHAPES[state.shape[place]], "shape": action.shape}
    if clause == R1_19C:
        tallest = 0 if state.shape[place] == NO_SHAPE else state.tallest[place]
        return {"height": action.height, "tallest": tallest, "more": tallest + 1}
    if clause == R1_19D:
        return {"group": COLOUR_NAMES[colour], "shape": action.shape}
    return {}
