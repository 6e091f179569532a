"""What changes one player's numbers: goods, popularity, harmony, register, senators; and the steps of effects that do.

Every change of the state that an event tells goes through one of these functions.
"""

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.effects.begin import AT_THE_TOP, ON_THE_PODIUM
from aedilis.games.corduba.engine.options import MONUMENTS_ONLY, VARIANT
from aedilis.games.corduba.engine.pack.native import Step
from aedilis.games.corduba.engine.paying.amounts import at_most
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.words import DENARII, GOODS, WORKER


def gain(s: Fields, seat: i64, goods: i64, n: i64) -> i64:
    """Take up to n of these goods from their stock; return how many there were (C2.1, C2.2)."""
    taken: i64 = n
    if goods != DENARII and goods != WORKER:
        taken = at_most(n, s.stock[goods])
        s.stock[goods] -= taken
    if taken > 0:
        s.held[seat * GOODS + goods] += taken
        s.tell(packing.GAINED, seat, goods, taken)
    return taken


def give_back(s: Fields, seat: i64, goods: i64, n: i64) -> None:
    """Put n of a seat's goods back into their stock, without an event: the caller says why."""
    s.held[seat * GOODS + goods] -= n
    if goods != DENARII and goods != WORKER:
        s.stock[goods] += n


def lose(s: Fields, seat: i64, goods: i64, n: i64) -> i64:
    """Give up to n of these goods back to their stock; return how many there were."""
    lost: i64 = at_most(n, s.holds(seat, goods))
    if lost > 0:
        give_back(s, seat, goods, lost)
        s.tell(packing.LOST, seat, goods, lost)
    return lost


def moved(value: i64, n: i64, highest: i64) -> i64:
    """Return a track's value after n steps within 0 and the highest."""
    result: i64 = value + n
    if result < 0:
        return 0
    if result > highest:
        return highest
    return result


def move_popularity(s: Fields, seat: i64, n: i64) -> None:
    """Move popularity, and harmony by as many steps as were made (C8.1)."""
    before: i64 = s.popularity[seat]
    after = moved(before, n, s.pack.popularity_max)
    if after != before:
        s.popularity[seat] = after
        s.tell(packing.POPULARITY_MOVED, seat, after)
        move_harmony(s, seat, after - before)


def move_harmony(s: Fields, seat: i64, n: i64) -> None:
    """Move harmony alone (C8.1); Caepio has none (C14.3)."""
    if seat >= s.players:
        return
    after = moved(s.harmony[seat], n, s.pack.harmony_max)
    if after != s.harmony[seat]:
        s.harmony[seat] = after
        s.tell(packing.HARMONY_MOVED, seat, after)


def raise_register(s: Fields, seat: i64, n: i64) -> None:
    """Raise the worker register; each step brings a worker at once (C8.2)."""
    steps: i64 = at_most(n, s.pack.register_max - s.register[seat])
    if steps > 0:
        s.register[seat] += steps
        s.tell(packing.REGISTER_RAISED, seat, s.register[seat])
        if seat < s.players:
            gain(s, seat, WORKER, steps)


def change_senators(s: Fields, seat: i64, n: i64, reason: i64) -> None:
    """Place or remove senators, never below 0 (C2.7); void in the Monument Builder (C15.1)."""
    if s.players == 1 and s.option(VARIANT) == MONUMENTS_ONLY:
        return
    after: i64 = s.senators[seat] + n
    if after < 0:
        after = 0
    if after != s.senators[seat]:
        s.senators[seat] = after
        s.tell(packing.SENATORS_CHANGED, seat, after, reason)


def is_spent(s: PublicFields, seat: i64, limit: i64) -> bool:
    """Tell whether a limit of a round or a decade is used up; NONE is never."""
    return limit >= 0 and s.limits[seat] & bit(limit) != 0


def spend_limit(s: Fields, seat: i64, limit: i64) -> None:
    """Use up a limit until its round or decade ends."""
    if limit >= 0:
        s.limits[seat] |= bit(limit)


class PopularityStep(Step):
    """Move popularity, and harmony with it (C8.1)."""

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """The marker has room that way."""
        return moved(s.popularity[seat], self.n, s.pack.popularity_max) != s.popularity[seat]

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Move it."""
        move_popularity(s, seat, self.n)


class HarmonyStep(Step):
    """Move harmony alone (C8.1)."""

    is_void_for_caepio = True

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """The marker has room that way."""
        return moved(s.harmony[seat], self.n, s.pack.harmony_max) != s.harmony[seat]

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Move it."""
        move_harmony(s, seat, self.n)


class RegisterStep(Step):
    """Raise the worker register (C8.2)."""

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """It is not at its end."""
        return s.register[seat] < s.pack.register_max

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Raise it."""
        raise_register(s, seat, self.n)


class SenatorStep(Step):
    """Place or remove senators (C2.7)."""

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """There is one to place, or to remove."""
        return self.n > 0 or (self.n < 0 and s.senators[seat] > 0)

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Place or remove them, and say why."""
        reason: i64 = packing.BY_EFFECT
        if context == AT_THE_TOP:
            reason = packing.FIRST_AT_TOP
        elif context == ON_THE_PODIUM:
            reason = packing.PODIUM
        change_senators(s, seat, self.n, reason)
