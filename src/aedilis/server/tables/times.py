"""Since when each seat is asked for its decision. The time for a decision is given once.

Coming back from a stand-in, a proposal, or taking back one's own action without anybody's leave gives no new time: else
one seat could hold up the table for ever. Only others who agree to an undo give it.
"""

from collections.abc import Iterable


class Times:
    """The times of one table at one point of its log."""

    def __init__(self, seats: int) -> None:
        self.asked = [0] * seats
        """When the seat's present decision came to it."""
        self.late: frozenset[int] = frozenset()
        """Seats whose time for the present decision is over: a bot makes this one, even if the person is back."""
        self.before: list[tuple[int, ...]] = []
        """What `asked` was before each action that stands."""

    def copy(self) -> "Times":
        """Independent times at the same point."""
        made = Times.__new__(Times)
        made.asked, made.late, made.before = self.asked.copy(), self.late, self.before.copy()
        return made

    def ask(self, seats: Iterable[int], at: int) -> None:
        """These seats have a new decision to make."""
        for seat in seats:
            self.asked[seat] = at

    def run_out(self, seat: int) -> None:
        """The time for the seat's present decision is over."""
        self.late |= {seat}

    def decided(self, seat: int, actions: int) -> None:
        """The seat committed so many actions at once."""
        self.before += [tuple(self.asked)] * actions
        self.late -= {seat}

    def first_asked(self, seat: int, move: int) -> int:
        """When the decision that the seat made after `move` actions had come to it."""
        return self.before[move][seat]

    def go_back(self, move: int) -> None:
        """Back to `move` actions, and to the times of then."""
        self.asked = list(self.before[move])
        self.forget(move)

    def take_out(self, seat: int, move: int) -> None:
        """Only the seat's action after `move` others is taken back; its time goes on from where it began."""
        self.asked[seat] = self.before.pop(move)[seat]
        self.late -= {seat}

    def forget(self, move: int) -> None:
        """Back to `move` actions; who is asked then is told by `ask`."""
        del self.before[move:]
        self.late = frozenset()
