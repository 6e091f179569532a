"""What the standing abilities of a seat add up to: the same change from several sources counts together."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.games.corduba.engine.pack.native import Mod
from aedilis.games.corduba.engine.pack.vocabulary import NONE, SUBSTITUTE
from aedilis.games.corduba.engine.state.fields import PublicFields

NO_MODS: Final[list[Mod]] = []


def changing(s: PublicFields, seat: i64, kind: i64) -> i64:
    """Return the abilities of a seat that make a change of this kind, as bits."""
    return s.abilities[seat] & s.pack.mod_owners[kind]


def mods_of(s: PublicFields, seat: i64, kind: i64) -> list[Mod]:
    """Return all changes of this kind that the abilities of a seat make; only to be read."""
    owned: i64 = changing(s, seat, kind)
    if owned == 0:
        return NO_MODS
    found: list[Mod] = []
    ability: i64 = 0
    while owned:
        if owned & 1:
            for mod in s.pack.abilities[ability].mods:
                if mod.kind == kind:
                    found.append(mod)
        owned >>= 1
        ability += 1
    return found


def sum_of(s: PublicFields, seat: i64, kind: i64, what: i64 = NONE) -> i64:
    """Return the sum of what the abilities of a seat add by this kind of change, for troops, offerings and so on."""
    total: i64 = 0
    if changing(s, seat, kind) == 0:
        return total
    for mod in mods_of(s, seat, kind):
        if what == NONE or mod.what == what:
            total += mod.n
    return total


def substitutes(s: PublicFields, seat: i64, context: i64, target: i64) -> i64:
    """Return the goods that a seat may pay as this one in this context, as bits; the one itself is not among them."""
    result: i64 = 0
    for mod in mods_of(s, seat, SUBSTITUTE):
        if mod.target == target and mod.contexts & context != 0:
            result |= bit(mod.source)
    return result & ~bit(target)
