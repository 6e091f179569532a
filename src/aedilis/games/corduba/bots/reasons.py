"""Why an action in Corduba: what it changes most, by the rules of thumb, in what the seat may know.

The words for each code are in `aedilis.i18n`.
"""

from aedilis.bots.opinion import Details, Reason
from aedilis.core.rng import seeded
from aedilis.games.corduba.bots import worth
from aedilis.games.corduba.bots.greedy import Foresight
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.effects.conditions import resources_of, specialists_of
from aedilis.games.corduba.engine.pack.vocabulary import OFFERINGS, TROOPS
from aedilis.games.corduba.engine.state.belief import determinize
from aedilis.games.corduba.engine.state.fields import OVER
from aedilis.games.corduba.engine.state.frames import TURN
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.steps.rome import delivered_by, minimum_of, value_of
from aedilis.games.corduba.engine.words import DENARII, DISTRICT_NAMES, DISTRICTS, ROUNDS

PLAIN = {
    packing.KEEP: Reason("keep", "C3.7"),
    packing.PASS: Reason("pass", "C7.22"),
    packing.END_TURN: Reason("enough", "C7.1"),
    packing.DONE: Reason("enough", "C7.1"),
    packing.PAY: Reason("payment", "C7.2"),
    packing.CLAIM: Reason("milestone", "C7.21"),
}
OTHERS = {
    "demand": Reason("demand", "C10.6"),
    "upkeep": Reason("upkeep", "C11.1"),
    "quiet": Reason("quiet", "C5.9"),
    "nearer": Reason("nearer", "C7.21"),
}


def reason(view: View, action: int) -> Reason:
    """Return why the action may be good for the view's seat."""
    kind = packing.action_kind(action)
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in (packing.DELIVER_TROOPS, packing.DELIVER_OFFERINGS, packing.DELIVER_GOODS):
        return delivering(view, action, kind - packing.DELIVER_TROOPS)
    if kind == packing.ORDER:
        return Reason("sell", "C6.2") if packing.second(action) == packing.SELL else Reason("buy", "C6.2")
    before = determinize(view, seeded("reason"))
    after = before.clone()
    after.apply(action)
    Foresight().settle(after, view.seat, view.top_kind() == TURN)
    return greatest_change(before, after, view.seat)


def delivering(view: View, action: int, part: int) -> Reason:
    """Return the reason for a delivery to Rome: to have most, to do one's duty, or to keep the rest."""
    if part == packing.DELIVER_GOODS - packing.DELIVER_TROOPS:
        return Reason("tribute", "C10.6")
    value = value_of(view, view.seat, part, delivered_by(view, view.seat, action))
    rival = max(worth.marker_value(view, seat, part) for seat in range(view.parties) if seat != view.seat)
    details: Details = {"value": value, "rival": rival}
    if value > rival:
        return Reason("deliver-most", "C10.5", details)
    if value >= minimum_of(view, part):
        return Reason("deliver-duty", "C10.6", {"value": value})
    return Reason("deliver-none", "C10.6")


def greatest_change(before: State, after: State, seat: int) -> Reason:
    """Return the reason that fits what has gained most."""
    senators = after.senators[seat] - before.senators[seat]
    if senators > 0:
        return Reason("senators", "C12.4", {"senators": senators})
    if after.stage == OVER or after.round != before.round or before.decade == 0:
        return Reason("best", "C7.1")
    rounds = worth.last_round(before) - before.round
    share = (100, 75, 55)[min(rounds, 2)]
    left = ROUNDS - before.round
    gains = {
        "politics": worth.politics(after, seat) - worth.politics(before, seat),
        "troops": worth.markers(after, seat, TROOPS, share) - worth.markers(before, seat, TROOPS, share),
        "offerings": worth.markers(after, seat, OFFERINGS, share) - worth.markers(before, seat, OFFERINGS, share),
        "demand": worth.tribute(after, seat, share) - worth.tribute(before, seat, share),
        "people": worth.people(after, seat, left) - worth.people(before, seat, left),
        "upkeep": worth.upkeep(after, seat, left) - worth.upkeep(before, seat, left),
        "goods": worth.holdings(after, seat, left) - worth.holdings(before, seat, left),
        "quiet": worth.city(after, seat, left)
        + worth.blame(after, seat)
        - worth.city(before, seat, left)
        - worth.blame(before, seat),
        "nearer": worth.milestones(after, seat, left) - worth.milestones(before, seat, left),
    }
    most = max(gains, key=lambda part: gains[part])
    if gains[most] <= 0:
        return Reason("best", "C7.1")
    return said(most, before, after, seat)


def said(part: str, before: State, after: State, seat: int) -> Reason:
    """Return the reason for a gain in this part of the worth."""
    if part == "politics":
        return prestige(before, after, seat)
    if part == "troops":
        return Reason("troops", "C10.5", {"value": worth.marker_value(after, seat, TROOPS)})
    if part == "offerings":
        return Reason("offerings", "C10.5", {"value": worth.marker_value(after, seat, OFFERINGS)})
    if part == "people":
        if specialists_of(after, seat) > specialists_of(before, seat):
            return Reason("specialist", "C8.3")
        return Reason("workers", "C8.2", {"register": after.register[seat]})
    if part == "goods":
        units = resources_of(after, seat) - resources_of(before, seat)
        if units > 0:
            return Reason("goods", "C7.15", {"units": units})
        denarii = after.holds(seat, DENARII) - before.holds(seat, DENARII)
        return Reason("denarii", "C12.2", {"denarii": denarii}) if denarii > 0 else Reason("best", "C7.1")
    return OTHERS[part]


def prestige(before: State, after: State, seat: int) -> Reason:
    """Return the reason for prestige: the district where it grew most, and the lead over the best rival there."""
    steps = [after.prestige[seat * DISTRICTS + d] - before.prestige[seat * DISTRICTS + d] for d in range(DISTRICTS)]
    district = max(range(DISTRICTS), key=lambda d: steps[d])
    others = [after.prestige[other * DISTRICTS + district] for other in range(after.parties) if other != seat]
    lead = after.prestige[seat * DISTRICTS + district] - max(others)
    if lead > 0:
        return Reason("lead", "C4.5", {"district": DISTRICT_NAMES[district], "lead": lead})
    return Reason("prestige", "C9.2", {"district": DISTRICT_NAMES[district], "steps": steps[district]})
