"""What an action would certainly do, as far as its seat can know."""

from typing import Annotated

import msgspec

from aedilis.core.contract import Event
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.forms.ahead import certain
from aedilis.games.corduba.engine.forms.events import EVENT_FORMS
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps import rome
from aedilis.games.corduba.engine.steps.fist import PARTS


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """The events of an action up to the first that shows something hidden; `reveals`: there is one.

    Those that come however the choices behind it are made are among them.
    """

    events: tuple[Annotated[Event, msgspec.Meta(extra={"typescript": "Event"})], ...]
    reveals: bool
    worth: int | None = None
    """What a part of a delivery counts for Rome, with what abilities add to it (C10.3, C10.4)."""


def previews(state: State, actions: list[int]) -> list[Preview]:
    """Return what each action does; until something is revealed only what everybody knows can matter."""
    return [_preview(state, action) for action in actions]


def _preview(state: State, action: int) -> Preview:
    after = state.clone()
    after.listen(True)
    after.apply(action)
    codes = after.take_events()
    shown = next((place for place, code in enumerate(codes) if packing.event_reveals(code)), len(codes))
    reveals = shown < len(codes)
    told = codes[:shown] if reveals else codes + certain(after, packing.action_seat(action))
    return Preview(tuple(map(EVENT_FORMS.typed, told)), reveals, _worth(state, action))


def _worth(state: State, action: int) -> int | None:
    seat, part = packing.action_seat(action), packing.action_kind(action) - packing.DELIVER_TROOPS
    return rome.value_of(state, seat, part, rome.delivered_by(state, seat, action)) if 0 <= part < PARTS else None
