"""Exhaustive search of small endings: what a seat can force when all cards are known and everybody plays against it."""

from aedilis.games.capitol.engine.state import State


def forced(state: State, seat: int, seen: dict[int, float]) -> float:
    """Return the share of victory that the seat can force; others act after it, as if they had seen its sealed bid."""
    if state.is_over():
        winners = state.winners()
        return 1 / len(winners) if seat in winners else 0.0
    key = state.key()
    if key not in seen:
        waiting = [other for other in range(state.players) if state.to_act() >> other & 1]
        mover = seat if seat in waiting else waiting[0]
        values = (forced(after(state, action), seat, seen) for action in state.legal(mover))
        seen[key] = max(values) if mover == seat else min(values)
    return seen[key]


def after(state: State, action: int) -> State:
    """Return the position after an action."""
    following = state.clone()
    following.apply(action)
    return following
