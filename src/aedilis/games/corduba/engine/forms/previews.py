"""What an action would certainly do, as far as its seat can know."""

from typing import Annotated

import msgspec

from aedilis.core.contract import Event
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.forms.ahead import certain
from aedilis.games.corduba.engine.forms.events import EVENT_FORMS
from aedilis.games.corduba.engine.state.state import State


class Preview(msgspec.Struct, frozen=True):
    """The events of an action up to the first that shows something hidden; `reveals`: there is one.

    Those that come however the choices behind it are made are among them.
    """

    events: tuple[Annotated[Event, msgspec.Meta(extra={"typescript": "Event"})], ...]
    reveals: bool


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
    return Preview(tuple(map(EVENT_FORMS.typed, told)), reveals)
