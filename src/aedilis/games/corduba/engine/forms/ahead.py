"""What comes after the choices that a deed still asks for: what happens however they are made.

A deed stops at the first thing to be chosen, such as the bonus under an insula; what follows it, such as the prestige
of the tile, is then already certain. It is found by making every choice: what all of them lead to is certain. Nothing
hidden is looked at: a path ends where something is revealed.
"""

from collections import Counter
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated

import msgspec

from aedilis.core.contract import Event
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.forms.doing import Doing, doing
from aedilis.games.corduba.engine.forms.events import EVENT_FORMS
from aedilis.games.corduba.engine.state import frames
from aedilis.games.corduba.engine.state.belief import determinize
from aedilis.games.corduba.engine.state.fields import OVER, PublicFields
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.state.view import View

CHOICES = frozenset(
    {
        frames.CHOOSE_GAIN,
        frames.CHOOSE_DISTRICTS,
        frames.CHOOSE_UNLOCK,
        frames.CHOOSE_PECULIUM,
        frames.CHOOSE_OPTION,
        frames.REPLACE,
        frames.ORDER_TRIGGERS,
        frames.USE_TRIGGER,
        frames.COUNT_INSULAE,
    }
)
"""Decisions that belong to a deed whose price is settled."""
TRIES = 150  # actions; where there are more, what lies behind them is not told


if TYPE_CHECKING:
    SomeEvent = Event
else:
    SomeEvent = reduce(or_, EVENT_FORMS.kinds)  # its tag says which


class AheadData(msgspec.Struct, frozen=True):
    """The choices that are still to be made, in order, and the events that come whatever is chosen."""

    choices: tuple[Doing, ...]
    events: tuple[Annotated[SomeEvent, msgspec.Meta(extra={"typescript": "Event"})], ...]


def ahead(view: View) -> AheadData | None:
    """Return what the choices of the viewer's deed lead to in any case; None if there are none."""
    if view.seat < 0 or not _chooses(view, view.seat):
        return None
    look = _Look(view.seat)
    choices, events = look.paths(determinize(view, seeded("")))
    return AheadData(tuple(choices), tuple(EVENT_FORMS.typed(code) for code in events))


def _chooses(s: PublicFields, seat: int) -> bool:
    return s.stage != OVER and s.depth > 0 and s.top_seat() == seat and s.top_kind() in CHOICES


class _Look:
    """A look at all paths, as far as the tries go."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.left = TRIES

    def paths(self, s: State) -> tuple[list[Doing], list[int]]:
        """Return the choices from here on and the events that every path has, in the order of the first."""
        if not _chooses(s, self.seat):
            return [], []
        here = doing(s)[-1]
        options = s.legal(self.seat)
        if len(options) > self.left:
            return [here], []
        self.left -= len(options)
        found = [self._path(s, option) for option in options]
        common = Counter(found[0][1])
        for _, events in found[1:]:
            common &= Counter(events)
        certain = []
        for code in found[0][1]:
            if common[code] > 0:
                common[code] -= 1
                certain.append(code)
        # what every path asks next is asked next
        after = [asked for asked in found[0][0] if all(asked in others for others, _ in found)]
        return [here, *after], certain

    def _path(self, s: State, option: int) -> tuple[list[Doing], list[int]]:
        after = s.clone()
        after.listen(True)
        after.apply(option)
        events = after.take_events()
        shown = next((place for place, code in enumerate(events) if packing.event_reveals(code)), None)
        if shown is not None:
            return [], events[:shown]
        choices, more = self.paths(after)
        return choices, events + more
