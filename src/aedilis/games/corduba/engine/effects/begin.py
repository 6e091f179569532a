"""How an effect begins."""

from typing import Final

from mypy_extensions import i64

from aedilis.games.corduba.engine.pack.native import NONE
from aedilis.games.corduba.engine.state.fields import PublicFields
from aedilis.games.corduba.engine.state.frames import EFFECT

AT_THE_TOP: Final = 8  # the last space of a prestige track


ON_THE_PODIUM: Final = 16  # Rome's last interphase


def start_effect(s: PublicFields, seat: i64, effect: i64, here: i64, context: i64, must: i64 = NONE) -> None:
    """Begin an effect; NONE is no effect. Step `must` has to be used if it is one that may be declined (C7.19)."""
    if effect >= 0:
        s.push(EFFECT, seat, effect, 0, here, must, context)
