"""Effects that suppress, incite and cause unrest (rules C5.5, C5.8)."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C5_4, C5_8, C7_19
from aedilis.games.corduba.engine.effects.triggers import Happening
from aedilis.games.corduba.engine.pack.form.effects import Incite as InciteWords
from aedilis.games.corduba.engine.pack.form.effects import Suppress as SuppressWords
from aedilis.games.corduba.engine.pack.native import Step
from aedilis.games.corduba.engine.pack.vocabulary import CHOSEN, ON_SUPPRESS, WHERE_NAMES
from aedilis.games.corduba.engine.state.fields import ROME_REWARDS, Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import INCITE, PRESTIGE, SUPPRESS
from aedilis.games.corduba.engine.state.kinds import Decision
from aedilis.games.corduba.engine.steps import unrest
from aedilis.games.corduba.engine.words import DISTRICTS, TYPES


class SuppressStep(Step):
    """Remove unrest (C5.8)."""

    is_void_for_caepio = True

    def __init__(self, words: SuppressWords) -> None:
        super().__init__(words)
        self.scope: i64 = CHOSEN if words.scope == "any" else WHERE_NAMES.index(words.scope)

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """There is unrest within the scope."""
        return can_suppress(s, self.scope, here)

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Ask which."""
        s.push(SUPPRESS, seat, self.n, self.scope, must, here)


def can_suppress(s: PublicFields, scope: i64, here: i64) -> bool:
    """Tell whether there is unrest to suppress within a scope."""
    return unrest.revolting(s) & unrest.scope_of(scope, here) != 0


class Suppress(Decision):
    """Which unrest to suppress (C5.8)."""

    N: Final = 0  # so many are left
    SCOPE: Final = 1
    MUST: Final = 2  # 1 if one must be named (C7.19)
    HERE: Final = 3
    answers: tuple[int, ...] = (packing.NAME_TILE, packing.DONE)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List the tiles with unrest in the scope, and to stop unless one must be named (C7.19)."""
        unrest.list_tiles(s, unrest.scope_of(s.top(self.SCOPE), s.top(self.HERE)), True, out)
        if s.top(self.MUST) == 0:
            out.add(packing.action(packing.DONE, s.top_seat()))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a tile without unrest or outside the scope, or to stop when one must be named."""
        if packing.action_kind(act) == packing.DONE:
            return C7_19 if s.top(self.MUST) == 1 else ALLOWED
        district = packing.first(act)
        scope = unrest.scope_of(s.top(self.SCOPE), s.top(self.HERE))
        if district >= DISTRICTS or packing.second(act) >= TYPES or (scope >> district) & 1 == 0:
            return C5_8
        return ALLOWED if (s.restless[district] >> packing.second(act)) & 1 else C5_8

    def do(self, s: Fields, act: i64) -> None:
        """Remove a marker; the last one of a district brings the reward of pacification, then triggers (C5.8)."""
        seat = s.top_seat()
        left = s.top(self.N)
        if packing.action_kind(act) == packing.DONE or left == 1:
            s.pop()
        else:
            s.set_top(self.N, left - 1)
            s.set_top(self.MUST, 0)
        if packing.action_kind(act) == packing.DONE:
            return
        district = packing.first(act)
        s.restless[district] &= ~bit(packing.second(act))
        s.tell(packing.UNREST_REMOVED, seat, district, packing.second(act))
        Happening(seat, district=district).set_off(s, ON_SUPPRESS)
        if not s.revolts(district):
            if s.unrest[seat] > 0:
                unrest.move_unrest(s, seat, -1)
            else:
                s.push(PRESTIGE, seat, district, 1)


class InciteStep(Step):
    """Put unrest on tiles."""

    is_void_for_caepio = True

    def __init__(self, words: InciteWords) -> None:
        super().__init__(words)
        self.scope: i64 = CHOSEN if words.scope == "any" else WHERE_NAMES.index(words.scope)

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """A marker could be put on a tile within the scope."""
        return can_incite(s, self.scope, here)

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Ask where."""
        s.push(INCITE, seat, self.n, self.scope, here)


def can_incite(s: PublicFields, scope: i64, here: i64) -> bool:
    """Tell whether a marker could be put on a tile within a scope; inciting never ends the game by itself."""
    return (
        unrest.markers_out(s) < s.pack.unrest_markers and unrest.with_legal_tile(s, unrest.scope_of(scope, here)) != 0
    )


class Incite(Decision):
    """Where to incite unrest."""

    N: Final = 0  # so many are left
    SCOPE: Final = 1
    HERE: Final = 2
    answers: tuple[int, ...] = (packing.NAME_TILE,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List the legal tiles in the scope while there are markers."""
        if can_incite(s, s.top(self.SCOPE), s.top(self.HERE)):
            unrest.list_tiles(s, unrest.scope_of(s.top(self.SCOPE), s.top(self.HERE)), False, out)

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a tile that cannot take a marker or lies outside the scope."""
        return ALLOWED if unrest.may_take(s, act, unrest.scope_of(s.top(self.SCOPE), s.top(self.HERE))) else C5_4

    def do(self, s: Fields, act: i64) -> None:
        """Put a marker on the tile; nobody's popularity or unrest track moves."""
        seat = s.top_seat()
        if s.top(self.N) == 1:
            s.pop()
        else:
            s.set_top(self.N, s.top(self.N) - 1)
        unrest.put_marker(s, seat, packing.first(act), packing.second(act))


class CauseUnrestStep(Step):
    """Receive unrest (C5.5)."""

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """It always does."""
        return True

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Take the markers."""
        unrest.receive_unrest(s, seat, self.n, s.stage == ROME_REWARDS)
