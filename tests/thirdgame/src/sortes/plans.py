"""What a seat may plan while others choose: its next lot, or always its lowest."""

from aedilis.core.contract import Offer, StandingOrder
from aedilis.core.rng import seeded
from sortes.state import PRIZES, State, View, determinize, packed

LOWEST = "lowest"


def ahead(view: View) -> State | None:
    """Return the position with the lot that the seat has sealed gone, as if the next prize were like this one."""
    if view.seat < 0 or view.must_act() or view.is_over() or len(view.played[0]) + 1 == PRIZES:
        return None
    s = determinize(view, seeded("ahead"))
    left = tuple(lot for lot in view.hand if lot != view.own)
    s.hands = tuple(left if seat == view.seat else hand for seat, hand in enumerate(s.hands))
    s.sealed = (0,) * view.players
    s.sealed_seats = (False,) * view.players
    return s


def offers(view: View) -> list[Offer]:
    """Return the order to seal the lowest lot, up to so many more times."""
    left = len(view.hand) - bool(view.own)
    return [Offer(LOWEST, left)] if view.seat >= 0 and left > 0 and not view.is_over() else []


def ordered(view: View, name: str, limit: int | None) -> StandingOrder:
    """Return an order, marked with how many lots are left after it."""
    return StandingOrder(name, limit, len(view.hand) - bool(view.own) - (limit or 0))


def lasts(view: View, order: StandingOrder) -> bool:
    """Tell whether lots of the order are left, and prizes."""
    return not view.is_over() and len(view.hand) - bool(view.own) > order.until


def obeyed(view: View, order: StandingOrder) -> int | None:
    """Return the lowest lot."""
    return packed(view.seat, min(view.hand)) if view.must_act() and lasts(view, order) else None
