"""The frame of a decade: Rome's card, the market, peculium, storage and politics (rules C4)."""

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.games.corduba.engine.effects.native import fire, resources_of, start_effect
from aedilis.games.corduba.engine.effects.people import change_senators
from aedilis.games.corduba.engine.effects.standing import sum_of
from aedilis.games.corduba.engine.options import EACH_ROUND, MARKET_REFILL
from aedilis.games.corduba.engine.pack.native import NONE, ON_DECADE_START, STORAGE
from aedilis.games.corduba.engine.packing import (
    DECADE_STARTED,
    NO_SEAT,
    PECULIUM_PAID,
    POLITICS,
    ROME_DEMANDED,
    STORED,
    event,
    revealing,
)
from aedilis.games.corduba.engine.state.fields import (
    ACTIONS,
    DECADE_BEGINS,
    ENDING,
    PECULIUM_PAID_OUT,
    POLITICS_STAGE,
    ROUND_BEGINS,
    Fields,
)
from aedilis.games.corduba.engine.state.frames import CHOOSE_LOSS
from aedilis.games.corduba.engine.steps.market import draw_macellum, refill
from aedilis.games.corduba.engine.words import COLOURS, DECADES, DISTRICTS, NOBODY, ROME_CARDS


def stage_decade_begins(s: Fields) -> None:
    """Turn up Rome's next card and refill the market; the first decade begins with a full one (C4.1, C4.2)."""
    s.decade += 1
    if s.listening:
        s.tell(event(DECADE_STARTED, NO_SEAT, s.decade))
    s.demand = s.rome_deck[0]
    s.rome_seen |= bit(s.demand)
    for index in range(ROME_CARDS - 1):
        s.rome_deck[index] = s.rome_deck[index + 1]
    s.rome_deck[ROME_CARDS - 1] = NOBODY
    if s.listening:
        s.tell(revealing(ROME_DEMANDED, NO_SEAT, s.demand))
    if s.decade > 1 and s.option(MARKET_REFILL) != EACH_ROUND:
        refill(s)
    s.stage = PECULIUM_PAID_OUT
    s.at = 0


def stage_peculium_paid_out(s: Fields) -> None:
    """Pay the next peculium, in turn order and colour by colour; then what a new decade sets off (C4.3)."""
    peculia: i64 = s.parties * COLOURS
    at: i64 = s.at
    s.at += 1
    if at < peculia:
        seat: i64 = s.order[at // COLOURS]
        colour: i64 = at % COLOURS
        if seat < s.players and (s.unlocked[seat] >> colour) & 1:
            if s.listening:
                s.tell(event(PECULIUM_PAID, seat, colour))
            start_effect(s, seat, s.pack.peculium[colour], NONE, 0)
    elif at < peculia + s.parties:
        fire(s, ON_DECADE_START, s.order[at - peculia])
    else:
        s.stage = ROUND_BEGINS
        s.at = 0


def stage_macellum(s: Fields) -> None:
    """Change the prices (C6.1); then the actions begin."""
    draw_macellum(s)
    s.stage = ACTIONS
    s.at = 0


def stage_storing(s: Fields) -> None:
    """Let the next player give up what exceeds his storage (C4.4)."""
    if s.at == s.parties:
        s.stage = POLITICS_STAGE
        s.at = 0
        return
    seat: i64 = s.order[s.at]
    s.at += 1
    if seat < s.players:
        excess: i64 = resources_of(s, seat) - s.pack.storage[s.players] - sum_of(s, seat, STORAGE)
        if excess > 0:
            if s.listening:
                s.tell(event(STORED, seat, excess))
            s.push(CHOOSE_LOSS, seat, excess)


def stage_politics_stage(s: Fields) -> None:
    """Give a senator for strictly the most prestige in each district; merchants and decade abilities return (C4.5)."""
    for district in range(DISTRICTS):
        leader = leader_in(s, district)
        if leader != NOBODY:
            change_senators(s, leader, 1, POLITICS)
    s.merchants = 0
    for seat in range(s.parties):
        s.limits[seat] &= ~s.pack.decade_limits
    s.stage = DECADE_BEGINS
    if s.decade == DECADES:  # no Phase 1 follows the last round (C4.6)
        s.stage = ENDING
    s.at = 0


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
