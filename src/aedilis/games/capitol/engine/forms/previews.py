"""What placing a house or a tile would lead to. It is a function of the board, which everybody sees."""

import msgspec

from aedilis.games.capitol.engine.board import PREFECTURES
from aedilis.games.capitol.engine.fields import BID, PLACE
from aedilis.games.capitol.engine.forms.actions import ACTION_FORMS
from aedilis.games.capitol.engine.forms.view import Standing, standing_of
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.steps.auction import begin_placing
from aedilis.games.capitol.engine.steps.score import points_of


class Preview(msgspec.Struct, frozen=True):
    """A prefecture after an action."""

    prefecture: int
    standing: tuple[Standing, ...]
    """The prefecture's standing after the action, in the view's shape."""
    would_score: tuple[int, ...]
    """Per seat: what the next scoring would bring after the action."""


def previews(state: State, actions: list[int]) -> list[Preview | None]:
    """Return what each action leads to, None where it leaves the prefectures as they are."""
    known: dict[tuple[int, int, str], Preview] = {}  # equal outcomes are worked out once
    made: list[Preview | None] = []
    for action in actions:
        value = ACTION_FORMS.typed(action)
        prefecture = getattr(value, "prefecture", None)
        if prefecture is None:
            made.append(None)
            continue
        key = (prefecture, getattr(value, "height", 0), getattr(value, "shape", ""))
        if key not in known:
            known[key] = _preview(state, action, prefecture)
        made.append(known[key])
    return made


def prospects(state: State, seat: int) -> list[Preview]:
    """Return what the tile that is bid for would lead to in each prefecture that has room for it (R2.11, R2.12)."""
    if state.phase != BID:
        return []
    won = state.clone()
    begin_placing(won, seat)
    return [preview for preview in previews(won, won.legal(seat)) if preview] if won.phase == PLACE else []


def _preview(state: State, action: int, prefecture: int) -> Preview:
    after = state.clone()
    after.apply(action)
    return Preview(
        prefecture=prefecture,
        standing=standing_of(after, prefecture),
        would_score=tuple(
            sum(points_of(after, place, seat) for place in range(PREFECTURES)) for seat in range(after.players)
        ),
    )
