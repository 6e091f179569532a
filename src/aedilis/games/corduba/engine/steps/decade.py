"""The frame of a decade: Rome's card, the market, peculium, storage and politics (rules C4)."""

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.effects.begin import start_effect
from aedilis.games.corduba.engine.effects.conditions import resources_of
from aedilis.games.corduba.engine.effects.seat_changes import change_senators
from aedilis.games.corduba.engine.effects.standing import sum_of
from aedilis.games.corduba.engine.effects.triggers import Happening
from aedilis.games.corduba.engine.options import EACH_ROUND, MARKET_REFILL
from aedilis.games.corduba.engine.pack.vocabulary import NONE, ON_DECADE_START, STORAGE
from aedilis.games.corduba.engine.state.fields import Fields, without_top
from aedilis.games.corduba.engine.state.frames import CHOOSE_LOSS
from aedilis.games.corduba.engine.state.kinds import Stage, StageInOrder
from aedilis.games.corduba.engine.steps.market import draw_macellum, refill
from aedilis.games.corduba.engine.words import COLOURS, DISTRICTS, NOBODY


class DecadeBegins(Stage):
    """A decade begins: Rome demands, and the market is filled (C4.1, C4.2)."""

    def go(self, s: Fields) -> bool:
        """Turn up Rome's next card and refill the market; the first decade begins with a full one."""
        s.decade += 1
        s.tell(packing.DECADE_STARTED, packing.NO_SEAT, s.decade)
        s.demand = s.rome_deck[0]
        s.rome_seen |= bit(s.demand)
        s.rome_deck = without_top(s.rome_deck)
        s.reveal(packing.ROME_DEMANDED, packing.NO_SEAT, s.demand)
        if s.decade > 1 and s.option(MARKET_REFILL) != EACH_ROUND:
            refill(s)
        return True


class PeculiumPaidOut(Stage):
    """The peculium of all specialists is paid (C4.3)."""

    def go(self, s: Fields) -> bool:
        """Pay the next peculium, in turn order and colour by colour; then what a new decade sets off."""
        peculia: i64 = s.parties * COLOURS
        at: i64 = s.at
        s.at += 1
        if at < peculia:
            seat: i64 = s.order[at // COLOURS]
            colour: i64 = at % COLOURS
            if seat < s.players and (s.unlocked[seat] >> colour) & 1:
                s.tell(packing.PECULIUM_PAID, seat, colour)
                start_effect(s, seat, s.pack.peculium[colour], NONE, 0)
            return False
        if at < peculia + s.parties:
            Happening(s.order[at - peculia]).set_off(s, ON_DECADE_START)
            return False
        return True


class MacellumDraw(Stage):
    """Phase 2: the prices change (C6.1)."""

    def go(self, s: Fields) -> bool:
        """Draw the tile of the round."""
        draw_macellum(s)
        return True


class Storing(StageInOrder):
    """Nobody keeps more resources than his storage holds (C4.4)."""

    def come_to(self, s: Fields, seat: i64) -> None:
        """Let a player give up what exceeds it."""
        if seat < s.players:
            excess: i64 = resources_of(s, seat) - s.pack.storage[s.players] - sum_of(s, seat, STORAGE)
            if excess > 0:
                s.tell(packing.STORED, seat, excess)
                s.push(CHOOSE_LOSS, seat, excess)


class Politics(Stage):
    """The politics of a decade: senators for prestige (C4.5)."""

    def go(self, s: Fields) -> bool:
        """Give a senator for strictly the most prestige in each district; merchants and decade abilities return."""
        for district in range(DISTRICTS):
            leader = leader_in(s, district)
            if leader != NOBODY:
                change_senators(s, leader, 1, packing.POLITICS)
        s.merchants = 0
        for seat in range(s.parties):
            s.limits[seat] &= ~s.pack.decade_limits
        return True


def leader_in(s: Fields, district: i64) -> i64:
    """Return who alone has the most prestige in a district, NOBODY when several have."""
    best: i64 = -1
    leader: i64 = NOBODY
    for seat in range(s.parties):
        value: i64 = s.prestige[seat * DISTRICTS + district]
        if value > best:
            best = value
            leader = seat
        elif value == best:
            leader = NOBODY
    return leader
