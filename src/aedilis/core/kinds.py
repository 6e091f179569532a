"""The types of one game's values, by which its games are known: `Game[View, ViewData, Action, Event, …]`.

Whoever names none gets what all games share.
"""

from typing import TYPE_CHECKING

import msgspec

from aedilis.core.contract import Action, Event, View

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # one that has a default; nothing needs it when programs run

    V = TypeVar("V", bound=View, default=View, covariant=True)
    Shown = TypeVar("Shown", bound=msgspec.Struct, default=msgspec.Struct, covariant=True)
    A = TypeVar("A", bound=Action, default=Action, covariant=True)
    E = TypeVar("E", bound=Event, default=Event, covariant=True)
    Position = TypeVar("Position", bound=msgspec.Struct, default=msgspec.Struct, covariant=True)
    Statistics = TypeVar("Statistics", bound=msgspec.Struct, default=msgspec.Struct, covariant=True)
else:
    from typing import TypeVar

    V = TypeVar("V", bound=View, covariant=True)
    Shown = TypeVar("Shown", bound=msgspec.Struct, covariant=True)
    A = TypeVar("A", bound=Action, covariant=True)
    E = TypeVar("E", bound=Event, covariant=True)
    Position = TypeVar("Position", bound=msgspec.Struct, covariant=True)
    Statistics = TypeVar("Statistics", bound=msgspec.Struct, covariant=True)
