"""Specialists: who is unlocked, and whose peculium is paid (rule C8.3)."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C7_19, C8_3
from aedilis.games.corduba.engine.effects.begin import changes, start_effect
from aedilis.games.corduba.engine.effects.triggers import Happening
from aedilis.games.corduba.engine.pack.form.effects import Unlock
from aedilis.games.corduba.engine.pack.native import Step
from aedilis.games.corduba.engine.pack.vocabulary import ANY, NONE, ON_UNLOCK
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import CHOOSE_PECULIUM, CHOOSE_UNLOCK
from aedilis.games.corduba.engine.state.kinds import Decision
from aedilis.games.corduba.engine.words import COLOUR_NAMES, COLOURS


class UnlockStep(Step):
    """Unlock specialists (C8.3)."""

    def __init__(self, words: Unlock) -> None:
        super().__init__(words)
        self.colour: i64 = ANY if words.colour == "any" else COLOUR_NAMES.index(words.colour)

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """One of the colour is locked."""
        return locked(s, seat, self.colour) != 0

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Ask for one after another."""
        for _ in range(self.n):
            s.push(CHOOSE_UNLOCK, seat, self.colour)
            s.set_top(ChooseUnlock.PECULIUM, 1)


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
    answers: tuple[int, ...] = (packing.NAME_COLOUR,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List the specialists that are still locked (C8.3)."""
        still = locked(s, s.top_seat(), s.top(self.COLOUR))
        for colour in range(COLOURS):
            if (still >> colour) & 1:
                out.add(packing.action(packing.NAME_COLOUR, s.top_seat(), colour))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a specialist that is unlocked already or of another colour."""
        still = locked(s, s.top_seat(), s.top(self.COLOUR))
        return ALLOWED if packing.first(act) < COLOURS and (still >> packing.first(act)) & 1 else C8_3

    def do(self, s: Fields, act: i64) -> None:
        """Unlock the specialist; it is ready, and outside of set-up its peculium is paid at once (C8.3, C3.9)."""
        seat = s.top_seat()
        with_peculium = s.top(self.PECULIUM) == 1
        s.pop()
        colour = packing.first(act)
        s.unlocked[seat] |= bit(colour)
        s.ready[seat] |= bit(colour)
        s.tell(packing.UNLOCKED, seat, colour)
        if with_peculium:
            Happening(seat, colour=colour).set_off(s, ON_UNLOCK)
            if seat < s.players:
                pay_peculium(s, seat, colour)


class PeculiumStep(Step):
    """Receive the peculium of unlocked specialists."""

    is_sure = False
    is_void_for_caepio = True

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """Some peculium would change something."""
        return useful_peculia(s, seat) != 0

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Ask whose."""
        s.push(CHOOSE_PECULIUM, seat, self.n)
        s.set_top(ChoosePeculium.MUST, must)


def useful_peculia(s: PublicFields, seat: i64) -> i64:
    """Return the unlocked specialists whose peculium would change something, as bits."""
    result: i64 = 0
    for colour in range(COLOURS):
        if (s.unlocked[seat] >> colour) & 1 and changes(s, seat, s.pack.peculium[colour], NONE, 0):
            result |= bit(colour)
    return result


def peculia(s: PublicFields) -> i64:
    """Return the specialists whose peculium the top frame may still name, as bits."""
    if s.top(ChoosePeculium.MUST) == 1:
        return useful_peculia(s, s.top_seat()) & ~s.top(ChoosePeculium.COLOURS)
    return s.unlocked[s.top_seat()] & ~s.top(ChoosePeculium.COLOURS)


class ChoosePeculium(Decision):
    """Whose peculium is paid; each specialist once."""

    N: Final = 0  # so many are left
    COLOURS: Final = 1  # used ones, as bits
    MUST: Final = 2  # 1 if one must be named (C7.19)
    answers: tuple[int, ...] = (packing.NAME_COLOUR, packing.DONE)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List unlocked specialists, and to stop unless one must be named (C7.19)."""
        open_to = peculia(s)
        for colour in range(COLOURS):
            if (open_to >> colour) & 1:
                out.add(packing.action(packing.NAME_COLOUR, s.top_seat(), colour))
        if s.top(self.MUST) == 0:
            out.add(packing.action(packing.DONE, s.top_seat()))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a specialist twice, a locked one, or to stop when one must be named."""
        if packing.action_kind(act) == packing.DONE:
            return C7_19 if s.top(self.MUST) == 1 else ALLOWED
        return ALLOWED if packing.first(act) < COLOURS and (peculia(s) >> packing.first(act)) & 1 else C8_3

    def do(self, s: Fields, act: i64) -> None:
        """Pay the peculium of the named specialist, and ask for the next."""
        if packing.action_kind(act) == packing.DONE:
            s.pop()
            return
        seat = s.top_seat()
        if s.top(self.N) == 1:
            s.pop()
        else:
            s.set_top(self.N, s.top(self.N) - 1)
            s.set_top(self.COLOURS, s.top(self.COLOURS) | bit(packing.first(act)))
            s.set_top(self.MUST, 0)
        pay_peculium(s, seat, packing.first(act))


def pay_peculium(s: Fields, seat: i64, colour: i64) -> None:
    """Begin the peculium of a specialist."""
    s.tell(packing.PECULIUM_PAID, seat, colour)
    start_effect(s, seat, s.pack.peculium[colour], NONE, 0)
