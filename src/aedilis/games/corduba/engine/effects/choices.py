"""What a seat chooses to take, to give up and to unlock."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine.clauses import ALLOWED, C1_1, C2_1, C4_4, C8_3
from aedilis.games.corduba.engine.effects.begin import start_effect
from aedilis.games.corduba.engine.effects.conditions import resources_of
from aedilis.games.corduba.engine.effects.seat_changes import gain, lose
from aedilis.games.corduba.engine.effects.triggers import Happening
from aedilis.games.corduba.engine.pack.native import ANY, NONE, ON_UNLOCK
from aedilis.games.corduba.engine.packing import (
    DISCARD,
    NAME_COLOUR,
    PECULIUM_PAID,
    TAKE,
    UNLOCKED,
    action,
    count,
    counts_action,
    counts_of,
    event,
    first,
    units,
)
from aedilis.games.corduba.engine.paying.amounts import at_most
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.kinds import Decision
from aedilis.games.corduba.engine.words import COLOURS, RESOURCES


def on_stock(s: PublicFields, choices: i64, distinct: bool = False) -> i64:
    """Return how many units of these resources the general supply has; if they must be distinct, of how many kinds."""
    total: i64 = 0
    for resource in range(RESOURCES):
        if (choices >> resource) & 1:
            if distinct and s.stock[resource] > 1:
                total += 1
            else:
                total += s.stock[resource]
    return total


class ChooseGain(Decision):
    """Which n resources to take from the supply (C2.1)."""

    N: Final = 0
    GOODS: Final = 1  # as bits
    DISTINCT: Final = 2  # 1 if all must be different
    answers: tuple[int, ...] = (TAKE,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List every mix of the resources that the supply allows (C2.1)."""
        distinct: bool = s.top(self.DISTINCT) == 1
        available = on_stock(s, s.top(self.GOODS), distinct)
        n = at_most(s.top(self.N), available)
        if n > 0:
            list_mixes(s, TAKE, s.top_seat(), s.top(self.GOODS), distinct, 0, n, available, 0, out)

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a mix that is not n units of these resources, or more than the supply has."""
        n = at_most(s.top(self.N), on_stock(s, s.top(self.GOODS), s.top(self.DISTINCT) == 1))
        counts = counts_of(act)
        total: i64 = 0
        for resource in range(RESOURCES):
            taken = count(counts, resource)
            total += taken
            if taken and (s.top(self.GOODS) >> resource) & 1 == 0:
                return C1_1
            if taken > s.stock[resource] or (s.top(self.DISTINCT) == 1 and taken > 1):
                return C2_1
        return ALLOWED if total == n and counts >> 24 == 0 else C2_1

    def do(self, s: Fields, act: i64) -> None:
        """Take the chosen units."""
        seat = s.top_seat()
        s.pop()
        for resource in range(RESOURCES):
            gain(s, seat, resource, count(counts_of(act), resource))


def losses(s: PublicFields) -> i64:
    """Return how many units the seat of the top frame must give up."""
    return at_most(s.top(ChooseLoss.N), resources_of(s, s.top_seat()))


class ChooseLoss(Decision):
    """Which n resources to give up (C4.4)."""

    N: Final = 0
    answers: tuple[int, ...] = (DISCARD,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List every mix of own resources of this size."""
        n = losses(s)
        if n > 0:
            owned = resources_of(s, s.top_seat())
            list_mixes(s, DISCARD, s.top_seat(), bit(RESOURCES) - 1, False, 0, n, owned, 0, out)

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a mix of another size, or of what the seat does not have."""
        counts = counts_of(act)
        total: i64 = 0
        for resource in range(RESOURCES):
            total += count(counts, resource)
            if count(counts, resource) > s.holds(s.top_seat(), resource):
                return C4_4
        return ALLOWED if total == losses(s) and counts >> 24 == 0 else C4_4

    def do(self, s: Fields, act: i64) -> None:
        """Give the chosen units back to the supply."""
        seat = s.top_seat()
        s.pop()
        for resource in range(RESOURCES):
            lose(s, seat, resource, count(counts_of(act), resource))


def list_mixes(
    s: PublicFields,
    kind: i64,
    seat: i64,
    choices: i64,
    distinct: bool,
    resource: i64,
    left: i64,
    rest: i64,
    counts: i64,
    out: Actions,
) -> None:
    """List all ways to take (or discard) `left` more units from this resource on, where `rest` units are to be had."""
    if left == 0:
        out.add(counts_action(kind, seat, counts))
        return
    most: i64 = 0
    if (choices >> resource) & 1:
        most = s.holds(seat, resource) if kind == DISCARD else s.stock[resource]
    if distinct and most > 1:
        most = 1
    rest -= most
    if most > left:
        most = left
    while most >= 0 and left - most <= rest:
        now: i64 = counts + units(resource, most)
        list_mixes(s, kind, seat, choices, distinct, resource + 1, left - most, rest, now, out)
        most -= 1


def locked(s: PublicFields, seat: i64, colour: i64) -> i64:
    """Return the specialists of this colour (or ANY) that the seat has not unlocked, as bits."""
    still = ~s.unlocked[seat] & (bit(COLOURS) - 1)
    if colour == ANY:
        return still
    return still & bit(colour)


class ChooseUnlock(Decision):
    """Which specialist to unlock (C8.3)."""

    COLOUR: Final = 0  # or ANY
    PECULIUM: Final = 1  # 1 if it is paid at once
    answers: tuple[int, ...] = (NAME_COLOUR,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List the specialists that are still locked (C8.3)."""
        still = locked(s, s.top_seat(), s.top(self.COLOUR))
        for colour in range(COLOURS):
            if (still >> colour) & 1:
                out.add(action(NAME_COLOUR, s.top_seat(), colour))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a specialist that is unlocked already or of another colour."""
        return (
            ALLOWED
            if first(act) < COLOURS and (locked(s, s.top_seat(), s.top(self.COLOUR)) >> first(act)) & 1
            else C8_3
        )

    def do(self, s: Fields, act: i64) -> None:
        """Unlock the specialist; it is ready, and outside of set-up its peculium is paid at once (C8.3, C3.9)."""
        seat = s.top_seat()
        with_peculium = s.top(self.PECULIUM) == 1
        s.pop()
        colour = first(act)
        s.unlocked[seat] |= bit(colour)
        s.ready[seat] |= bit(colour)
        if s.listening:
            s.tell(event(UNLOCKED, seat, colour))
        if with_peculium:
            Happening(seat, colour=colour).set_off(s, ON_UNLOCK)
            if seat < s.players:
                pay_peculium(s, seat, colour)


def pay_peculium(s: Fields, seat: i64, colour: i64) -> None:
    """Begin the peculium of a specialist."""
    if s.listening:
        s.tell(event(PECULIUM_PAID, seat, colour))
    start_effect(s, seat, s.pack.peculium[colour], NONE, 0)
