"""What comes after the choices that a deed still asks for: what happens however they are made.

A deed stops at the first thing to be chosen, such as the bonus under an insula; what follows it, such as the prestige
of the tile, is then already certain, and so are the insulae that fill the city whether the tile is used at once or not.
It is found by making every choice: what all of them lead to is certain. Nothing hidden is looked at: a path ends where
something is revealed.
"""

from collections import Counter
from collections.abc import Collection
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
        frames.SUPPRESS,
        frames.INCITE,
    }
)
"""What is chosen of a deed whose price is settled."""
SETTLED = CHOICES | {frames.ACTIVATE_NEW}
"""Decisions behind which something of such a deed is certain."""
PARTS = SETTLED | {frames.CHOOSE_PAYMENT}
"""Decisions that are made on the way."""
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
    if view.seat < 0 or not _decides(view, view.seat, SETTLED):
        return None
    choices, events = _Look(view.seat).paths(determinize(view, seeded("")))
    return AheadData(tuple(choices), tuple(EVENT_FORMS.typed(code) for code in events))


def certain(s: State, seat: int) -> list[int]:
    """Return the events that come however a seat makes the choices that its deed still asks for."""
    return _Look(seat).paths(s)[1] if _decides(s, seat, SETTLED) else []


def _decides(s: PublicFields, seat: int, kinds: Collection[int]) -> bool:
    return s.stage != OVER and s.depth > 0 and s.top_seat() == seat and s.top_kind() in kinds


class _Look:
    """A look at all paths, as far as the tries go."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.left = TRIES

    def paths(self, s: State) -> tuple[list[Doing], list[int]]:
        """Return the choices from here on and the events that every path has, in the order of the last option."""
        if not _decides(s, self.seat, PARTS):
            return [], []
        here = [doing(s)[-1]] if s.top_kind() in CHOICES else []
        options = s.legal(self.seat)
        if len(options) > self.left:
            return here, []
        self.left -= len(options)
        after, certain = self._path(s, options[-1])  # to decline comes last, and leads to least
        for option in options[:-1]:
            if not after and not certain:
                break
            choices, events = self._path(s, option)
            after = [asked for asked in after if asked in choices]  # what every path asks next is asked next
            certain = _common(certain, events)
        return here + after, certain

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


def _common(events: list[int], others: list[int]) -> list[int]:
    """Return the events that are among the others as well, as often as in both, in their order."""
    left = Counter(others)
    left.subtract(events)
    result = []
    for code in reversed(events):  # those that are one too many are the last of their kind
        left[code] += 1
        if left[code] > 0:
            result.append(code)
    return result[::-1]
