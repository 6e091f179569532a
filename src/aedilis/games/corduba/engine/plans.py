"""What a seat can foresee while others play, and what it may order for then: its next turn, Rome, and to pass."""

from aedilis.core.contract import Offer, StandingOrder
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.state.belief import determinize
from aedilis.games.corduba.engine.state.fields import ACTIONS, DELIVERING, ROUND_BEGINS
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.steps.turn import begin_turn

PASS_NOW = "pass"


def ahead(view: View) -> State | None:
    """Return the position at the seat's next turn of the round (C7.1), or when it has passed at its delivery (C10.2).

    It is the position as it stands: whatever others are in the middle of is left undone.
    """
    if view.seat < 0 or view.must_act():
        return None
    s = determinize(view, seeded("ahead"))
    s.depth = 0
    s.is_listed = False
    if has_turn(view):
        if s.stage < ACTIONS:
            s.stage = ACTIONS
            s.passed = 0
        s.at = 1
        s.turn = s.place_of(view.seat)
        begin_turn(s, view.seat)
    elif view.stage == ACTIONS and view.ends_decade():
        s.stage = DELIVERING
        s.at = 0
        s.sealed = 0
    return s if s.to_act() >> view.seat & 1 else None


def has_turn(view: View) -> bool:
    """Tell whether the seat will have a turn in this round: nobody has passed before Phase 3 (C7.22)."""
    if view.stage == ACTIONS:
        return not view.passed >> view.seat & 1
    return bool(ROUND_BEGINS < view.stage < ACTIONS)


def offers(view: View) -> list[Offer]:
    """Return the order to pass, as long as the seat has a turn to come in this round."""
    return [Offer(PASS_NOW)] if view.seat >= 0 and has_turn(view) else []


def ordered(view: View, name: str, limit: int | None) -> StandingOrder:
    """Return an order, which ends with the round."""
    return StandingOrder(name, limit, int(view.round))


def lasts(view: View, order: StandingOrder) -> bool:
    """Tell whether the seat can still pass in the round of the order."""
    return bool(view.round == order.until) and has_turn(view)


def obeyed(view: View, order: StandingOrder) -> int | None:
    """Return the pass, once it is the seat's turn (C7.22)."""
    act = int(packing.action(packing.PASS, view.seat))
    return None if view.round != order.until or view.refusal(act) else act
