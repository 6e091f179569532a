"""Exhaustive search of small endings: what a seat can force when all cards are known and everybody plays against it."""

from aedilis.core.contract import State


class TooLarge(Exception):
    """An ending has more positions than may be tried."""


class Solver:
    """Finds out what one seat can force, in so many positions at most; what it has found it remembers."""

    def __init__(self, seat: int, positions: int) -> None:
        self.seat = seat
        self.left = positions
        self.seen: dict[int, bool] = {}

    def winning(self, state: State) -> set[int]:
        """Return the actions of the seat after which it wins alone, whatever the others do."""
        return {action for action in state.legal(self.seat) if self.wins(after(state, action))}

    def wins(self, state: State) -> bool:
        """Tell whether the seat can win alone, whatever the others do.

        Where several decide at once it chooses first, as if they had seen its choice: it knows nothing of theirs.
        """
        if state.is_over():
            return state.winners() == [self.seat]
        key = state.key()
        if key not in self.seen:
            self.left -= 1
            if self.left < 0:
                raise TooLarge
            waiting = [other for other in range(state.players) if state.to_act() >> other & 1]
            mine = self.seat in waiting
            mover = self.seat if mine else waiting[0]
            found = (self.wins(after(state, action)) for action in state.legal(mover))
            self.seen[key] = any(found) if mine else all(found)
        return self.seen[key]


def after(state: State, action: int) -> State:
    """Return the position after an action."""
    following = state.clone()
    following.apply(action)
    return following
