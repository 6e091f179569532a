"""Effects that suppress and incite unrest (rule C5.8)."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine.clauses import ALLOWED, C5_4, C5_8, C7_19
from aedilis.games.corduba.engine.effects.triggers import Happening
from aedilis.games.corduba.engine.pack.native import ON_SUPPRESS
from aedilis.games.corduba.engine.packing import (
    DONE,
    NAME_TILE,
    UNREST_REMOVED,
    action,
    action_kind,
    event,
    first,
    second,
)
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import PRESTIGE
from aedilis.games.corduba.engine.state.kinds import Decision
from aedilis.games.corduba.engine.steps.unrest import (
    list_tiles,
    markers_out,
    may_take,
    move_unrest,
    put_marker,
    revolting,
    scope_of,
    with_legal_tile,
)
from aedilis.games.corduba.engine.words import DISTRICTS, TYPES


def can_suppress(s: PublicFields, scope: i64, here: i64) -> bool:
    """Tell whether there is unrest to suppress within a scope."""
    return revolting(s) & scope_of(scope, here) != 0


class Suppress(Decision):
    """Which unrest to suppress (C5.8)."""

    N: Final = 0  # so many are left
    SCOPE: Final = 1
    MUST: Final = 2  # 1 if one must be named (C7.19)
    HERE: Final = 3
    answers: tuple[int, ...] = (NAME_TILE, DONE)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List the tiles with unrest in the scope, and to stop unless one must be named (C7.19)."""
        list_tiles(s, scope_of(s.top(self.SCOPE), s.top(self.HERE)), True, out)
        if s.top(self.MUST) == 0:
            out.add(action(DONE, s.top_seat()))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a tile without unrest or outside the scope, or to stop when one must be named."""
        if action_kind(act) == DONE:
            return C7_19 if s.top(self.MUST) == 1 else ALLOWED
        district = first(act)
        if (
            district >= DISTRICTS
            or (scope_of(s.top(self.SCOPE), s.top(self.HERE)) >> district) & 1 == 0
            or second(act) >= TYPES
        ):
            return C5_8
        return ALLOWED if (s.restless[district] >> second(act)) & 1 else C5_8

    def do(self, s: Fields, act: i64) -> None:
        """Remove a marker; the last one of a district brings the reward of pacification, then triggers (C5.8)."""
        seat = s.top_seat()
        left = s.top(self.N)
        if action_kind(act) == DONE or left == 1:
            s.pop()
        else:
            s.set_top(self.N, left - 1)
            s.set_top(self.MUST, 0)
        if action_kind(act) == DONE:
            return
        district = first(act)
        s.restless[district] &= ~bit(second(act))
        if s.listening:
            s.tell(event(UNREST_REMOVED, seat, district, second(act)))
        Happening(seat, district=district).set_off(s, ON_SUPPRESS)
        if not s.revolts(district):
            if s.unrest[seat] > 0:
                move_unrest(s, seat, -1)
            else:
                s.push(PRESTIGE, seat, district, 1)


def can_incite(s: PublicFields, scope: i64, here: i64) -> bool:
    """Tell whether a marker could be put on a tile within a scope; inciting never ends the game by itself."""
    return markers_out(s) < s.pack.unrest_markers and with_legal_tile(s, scope_of(scope, here)) != 0


class Incite(Decision):
    """Where to incite unrest."""

    N: Final = 0  # so many are left
    SCOPE: Final = 1
    HERE: Final = 2
    answers: tuple[int, ...] = (NAME_TILE,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List the legal tiles in the scope while there are markers."""
        if can_incite(s, s.top(self.SCOPE), s.top(self.HERE)):
            list_tiles(s, scope_of(s.top(self.SCOPE), s.top(self.HERE)), False, out)

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a tile that cannot take a marker or lies outside the scope."""
        return ALLOWED if may_take(s, act, scope_of(s.top(self.SCOPE), s.top(self.HERE))) else C5_4

    def do(self, s: Fields, act: i64) -> None:
        """Put a marker on the tile; nobody's popularity or unrest track moves."""
        seat = s.top_seat()
        if s.top(self.N) == 1:
            s.pop()
        else:
            s.set_top(self.N, s.top(self.N) - 1)
        put_marker(s, seat, first(act), second(act))
