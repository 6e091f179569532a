"""What the standing abilities of a seat add up to: the same change from several sources counts together."""

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.games.corduba.engine.pack.native import NONE, SUBSTITUTE
from aedilis.games.corduba.engine.state.fields import PublicFields


def sum_of(s: PublicFields, seat: i64, kind: i64, what: i64 = NONE) -> i64:
    """Return the sum of what the abilities of a seat add by this kind of change, for troops, offerings and so on."""
    owned: i64 = s.abilities[seat] & s.pack.mod_owners[kind]
    total: i64 = 0
    ability: i64 = 0
    while owned:
        if owned & 1:
            for mod in s.pack.abilities[ability].mods:
                if mod.kind == kind and (what == NONE or mod.what == what):
                    total += mod.n
        owned >>= 1
        ability += 1
    return total


def substitutes(s: PublicFields, seat: i64, context: i64, target: i64) -> i64:
    """Return the goods that a seat may pay as this one in this context, as bits; the one itself is not among them."""
    owned: i64 = s.abilities[seat] & s.pack.mod_owners[SUBSTITUTE]
    result: i64 = 0
    ability: i64 = 0
    while owned:
        if owned & 1:
            for mod in s.pack.abilities[ability].mods:
                if mod.kind == SUBSTITUTE and mod.target == target and mod.contexts & context != 0:
                    result |= bit(mod.source)
        owned >>= 1
        ability += 1
    return result & ~bit(target)
