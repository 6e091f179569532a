"""What threatens: revolt, the rebellion of markers, upkeep, Rome, and how the game would end now.

All of it is public, or counted from what the viewer's own seat has; nothing is predicted.
"""

import msgspec

from aedilis.core.bits import ones
from aedilis.core.parts import members
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.effects.conditions import specialists_of
from aedilis.games.corduba.engine.effects.standing import sum_of
from aedilis.games.corduba.engine.forms.city import rome_share
from aedilis.games.corduba.engine.forms.events import EVENT_FORMS, SenatorsChanged
from aedilis.games.corduba.engine.forms.reasons import SenatorReason
from aedilis.games.corduba.engine.pack.vocabulary import OFFERINGS, TROOPS, UPKEEP
from aedilis.games.corduba.engine.state.belief import determinize
from aedilis.games.corduba.engine.state.fields import DELIVERING, ENDING, KEEPING, OVER, PublicFields
from aedilis.games.corduba.engine.state.flow import stage_of
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.steps import rome
from aedilis.games.corduba.engine.steps.harmony import feeds, upkeep_of
from aedilis.games.corduba.engine.steps.unrest import markers_out, revolting, with_legal_tile
from aedilis.games.corduba.engine.words import DENARII, DISTRICT_NAMES, DISTRICTS, FOOD, District

SPREADERS = 2  # players who place a marker when unrest spreads (C5.1)


class UpkeepData(msgspec.Struct, frozen=True):
    """What the viewer pays in Phase 4 as things stand, and what pays it (C11.1, C11.2)."""

    register: int
    specialists: int
    abilities: int
    harmony: int
    due: int
    food: int
    """Units of food that pay ..."""
    denarii: int
    """... denarii that pay the rest ..."""
    amphorae: int
    """... what only amphorae, or goods that an ability lets stand for food, could pay ..."""
    unrest: int
    """... and what is left: so many markers of unrest."""


class ShortfallData(msgspec.Struct, frozen=True):
    """What is missing for Rome (C10.3, C10.4): of the viewer's troops and offerings, of everybody's goods together."""

    troops: int
    offerings: int
    goods: int


class EndedSeat(msgspec.Struct, frozen=True):
    """The senators of a seat if the game ended now, and what the end gives and takes (C12.1-C12.4)."""

    senators: int
    changes: tuple[tuple[SenatorReason, int], ...]


class EndedData(msgspec.Struct, frozen=True):
    """How the game would end now."""

    seats: tuple[EndedSeat, ...]
    winners: tuple[int, ...]
    can_win: bool
    """Whether the viewer's place on the unrest track lets him win at all (C12.4); True for a spectator."""


class ThreatData(msgspec.Struct, frozen=True, kw_only=True):
    """How close the city is to rebellion, and the viewer to the next loss."""

    districts: dict[District, int]
    """Markers of unrest on the tiles of each district."""
    revolting: int
    """Districts in revolt; three of them at the start of a round end the game (C5.0)."""
    markers: int
    """Markers that count towards the limit (C5.6)."""
    spreading: int
    """Markers that will spread when the next round begins, as things stand (C5.1)."""
    handed_on: int
    """Markers in front of the players that will be placed then (C5.3)."""
    upkeep: UpkeepData | None
    rome: ShortfallData | None
    """None for a spectator, and when Rome has what it gets in this decade."""
    ended: EndedData | None
    """None while cards are chosen, and when the game is over."""


def threat_data(view: View) -> ThreatData:
    """Return what threatens as things stand."""
    return ThreatData(
        districts={word: ones(view.restless[district]) for district, word in enumerate(DISTRICT_NAMES)},
        revolting=sum(view.revolts(district) for district in range(DISTRICTS)),
        markers=markers_out(view),
        spreading=spreading(view),
        handed_on=sum(view.markers[seat] for seat in range(view.parties)),
        upkeep=upkeep_data(view, view.seat) if view.seat >= 0 else None,
        rome=shortfall(view, view.seat) if view.seat >= 0 and is_awaited(view) else None,
        ended=None if view.stage in (KEEPING, OVER) or view.ending != packing.RUNNING else ended_data(view),
    )


def spreading(s: PublicFields) -> int:
    """Return how many markers spread: one for each revolting district, by two players or by cards (C5.1, C14.6)."""
    if s.players == 1:
        return ones(revolting(s))
    return min(SPREADERS, ones(with_legal_tile(s, revolting(s))))


def upkeep_data(s: PublicFields, seat: int) -> UpkeepData:
    """Return the upkeep of a seat and what it would be paid with: food, then denarii, then what may stand for food."""
    due = upkeep_of(s, seat)
    food = min(due, s.holds(seat, FOOD))
    denarii = min(due - food, s.holds(seat, DENARII))
    left = due - food - denarii
    others = sum(s.holds(seat, goods) for goods in members(feeds(s, seat) & ~(1 << FOOD)))
    stand_in = min(left, others)
    return UpkeepData(
        register=s.register[seat],
        specialists=specialists_of(s, seat),
        abilities=sum_of(s, seat, UPKEEP),
        harmony=s.harmony[seat],
        due=due,
        food=food,
        denarii=denarii,
        amphorae=stand_in,
        unrest=left - stand_in,
    )


def is_awaited(s: PublicFields) -> bool:
    """Tell whether Rome still waits for what it demands in this decade (C10.1, C10.2)."""
    return s.demand >= 0 and not (s.ends_decade() and s.stage > DELIVERING)


def shortfall(s: PublicFields, seat: int) -> ShortfallData:
    """Return what all that lies open would lack before Rome."""
    card, own = s.pack.rome[s.demand], rome_share(s, seat)
    goods = sum(rome_share(s, other).goods for other in range(s.players))
    return ShortfallData(
        troops=max(0, rome.minimum_of(s, TROOPS) - own.troops),
        offerings=max(0, rome.minimum_of(s, OFFERINGS) - own.offerings),
        goods=max(0, card.minimum[s.players] - goods),
    )


def ended_data(view: View) -> EndedData:
    """Return how the rules of the end would count now; they ask for nothing that is hidden."""
    s = determinize(view, seeded(""))
    before = list(s.senators)
    s.listen(True)
    s.depth, s.stage = 0, ENDING
    stage_of(s).go(s)
    changes: list[list[tuple[SenatorReason, int]]] = [[] for _ in range(s.parties)]
    for code in s.take_events():
        told = EVENT_FORMS.typed(code)
        if isinstance(told, SenatorsChanged):
            changes[told.seat].append((told.reason, told.senators - before[told.seat]))
            before[told.seat] = told.senators
    return EndedData(
        seats=tuple(EndedSeat(s.senators[seat], tuple(changes[seat])) for seat in range(s.parties)),
        winners=members(s.winning),
        can_win=view.seat < 0 or s.unrest[view.seat] < s.pack.cannot_win_at,
    )
