"""How far a seat may take back (promise 5): freely to the last event that revealed something, beyond by consent."""

from collections.abc import Sequence

from aedilis.core.play import PlayedStep
from aedilis.server.storage.entries import Asked, TakenBack
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.shapes import UndoState


def free_from(steps: Sequence[PlayedStep], seat: int) -> int:
    """The lowest move that this seat may go back to at once: its own last steps, as far as none revealed anything."""
    move = len(steps)
    while move > 0 and steps[move - 1].seat == seat and not steps[move - 1].reveals:
        move -= 1
    return move


def sealed_at(steps: Sequence[PlayedStep], seat: int) -> int | None:
    """The index of this seat's own sealed choice that others have followed with theirs, nothing being revealed yet.

    All of them were asked at once and in any order, so taking this one out makes nobody choose again.
    """
    later = 0
    for index in range(len(steps) - 1, -1, -1):
        step = steps[index]
        if step.reveals:
            return None
        if step.seat == seat:
            return index if later and later & ~step.asked == 0 else None
        later |= 1 << step.seat
    return None


def last_of(steps: Sequence[PlayedStep], seat: int) -> int | None:
    """The index of the seat's last step."""
    return next((index for index in range(len(steps) - 1, -1, -1) if steps[index].seat == seat), None)


def undo_state(steps: Sequence[PlayedStep], seat: int) -> UndoState:
    """What the page offers to this seat."""
    free = free_from(steps, seat)
    whole = free == 0 or steps[free - 1].seat != seat
    last = last_of(steps, seat)
    if free == len(steps):
        return UndoState(free=sealed_at(steps, seat), turn=None, consent=last)
    return UndoState(free=free, turn=free if whole else None, consent=last)


def take_back(steps: Sequence[PlayedStep], seat: int, move: int) -> TakenBack | Asked:
    """What an undo of this seat to `move` becomes; raises `cannot-undo`."""
    if not 0 <= move < len(steps):
        raise Refusal("cannot-undo")
    if free_from(steps, seat) <= move:
        return TakenBack(seat=seat, move=move)
    if sealed_at(steps, seat) == move:
        return TakenBack(seat=seat, move=move, only=True)
    return Asked(seat=seat, move=move)
