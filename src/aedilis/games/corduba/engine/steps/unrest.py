"""Unrest: receiving it, Phase 1, suppressing and inciting it, pacification and rebellion (rules C5)."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit, ones
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import options, packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C5_1, C5_3, C5_4
from aedilis.games.corduba.engine.effects.seat_changes import move_popularity, moved
from aedilis.games.corduba.engine.effects.triggers import Happening
from aedilis.games.corduba.engine.pack.vocabulary import HERE, ON_ROUND_START
from aedilis.games.corduba.engine.state.fields import OVER, Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import HAND_OUT_UNREST, PLACE_UNREST, SPREAD
from aedilis.games.corduba.engine.state.kinds import Decision, Stage, StageInOrder
from aedilis.games.corduba.engine.steps.market import refill
from aedilis.games.corduba.engine.words import ALL_DISTRICTS, DISTRICTS, TYPES


def revolting(s: PublicFields) -> i64:
    """Return the revolting districts as bits (C1.4); what that costs them is asked where they are used (C5.7)."""
    result: i64 = 0
    for district in range(DISTRICTS):
        if s.revolts(district):
            result |= bit(district)
    return result


def legal_tiles(s: PublicFields, district: i64) -> i64:
    """Return the tiles of a district that may take an unrest marker, as bits (C5.4)."""
    tiles: i64 = s.built[district] & ~s.restless[district]
    result: i64 = tiles
    for building in range(TYPES):
        if (tiles >> building) & 1 and s.pack.buildings[building].immune:
            result &= ~bit(building)
    return result


def with_legal_tile(s: PublicFields, districts: i64) -> i64:
    """Return those of these districts that have a legal tile."""
    result: i64 = 0
    for district in range(DISTRICTS):
        if (districts >> district) & 1 and legal_tiles(s, district) != 0:
            result |= bit(district)
    return result


def places_to_choose(s: PublicFields) -> i64:
    """Return the districts in which a marker that was handed on may be placed (C5.4)."""
    if s.option(options.UNREST_PLACEMENT) == options.REVOLTING_ONLY:
        restless = with_legal_tile(s, revolting(s))
        if restless != 0:
            return restless
    return with_legal_tile(s, ALL_DISTRICTS)


def scope_of(scope: i64, here: i64) -> i64:
    """Return the districts that an effect's scope names, as bits: one of the three, HERE, or all."""
    if scope < DISTRICTS:
        return bit(scope)
    if scope == HERE:
        return bit(here)
    return ALL_DISTRICTS


def list_tiles(s: PublicFields, districts: i64, restless: bool, out: Actions) -> None:
    """List the tiles of these districts with unrest, or those that may take it."""
    for district in range(DISTRICTS):
        if (districts >> district) & 1:
            tiles: i64 = s.restless[district]
            if not restless:
                tiles = legal_tiles(s, district)
            for building in range(TYPES):
                if (tiles >> building) & 1:
                    out.add(packing.action(packing.NAME_TILE, s.top_seat(), district, building))


def may_take(s: PublicFields, act: i64, districts: i64) -> bool:
    """Tell whether the named tile lies in one of these districts and may take a marker (C5.4)."""
    district = packing.first(act)
    building = packing.second(act)
    return (
        district < DISTRICTS
        and building < TYPES
        and (districts >> district) & 1 == 1
        and (legal_tiles(s, district) >> building) & 1 == 1
    )


def markers_out(s: PublicFields) -> i64:
    """Return how many unrest markers are not in stock, as the option counts them (C5.6)."""
    total = s.unrest_on_tiles()
    if s.option(options.UNREST_LIMIT) == options.STOCK:
        for seat in range(s.parties):
            total += s.markers[seat] + s.handed[seat]
    return total


def rebel(s: Fields, ending: i64) -> None:
    """The game ends at once and everybody loses (C12.5); whoever called must not go on."""
    s.ending = ending
    s.stage = OVER
    s.depth = 0
    s.tell(packing.GAME_OVER, packing.NO_SEAT, ending, 0)


def receive_unrest(s: Fields, seat: i64, n: i64, interphase: bool) -> None:
    """Let a seat take markers into its area (C5.5); with the option `stock` this can end the game (C5.6)."""
    if n <= 0:
        return
    if s.option(options.UNREST_LIMIT) == options.STOCK and markers_out(s) + n > s.pack.unrest_markers:
        rebel(s, packing.REBELLION_OF_MARKERS)
        return
    s.markers[seat] += n
    s.received[seat] += n
    if interphase:
        s.received_interphase[seat] += n
    s.tell(packing.UNREST_RECEIVED, seat, n)
    if s.option(options.UNREST_TRACK_TIMING) != options.IN_PHASE_1:
        move_unrest(s, seat, n)


def move_unrest(s: Fields, seat: i64, n: i64) -> None:
    """Move the marker on the unrest track, which ends at its last space (C5.9)."""
    after = moved(s.unrest[seat], n, s.pack.unrest_max)
    if after != s.unrest[seat]:
        s.unrest[seat] = after
        s.tell(packing.UNREST_TRACK_MOVED, seat, after)


def put_marker(s: Fields, seat: i64, district: i64, building: i64) -> None:
    """Put a marker on a tile; with the option `immediate` this can end the game (C5.0)."""
    s.restless[district] |= bit(building)
    s.tell(packing.UNREST_PLACED, seat, district, building)
    if s.option(options.REBELLION_CHECK) == options.IMMEDIATE and revolting(s) == ALL_DISTRICTS:
        rebel(s, packing.REBELLION_OF_DISTRICTS)


class RoundBegins(Stage):
    """A round begins, unless all districts revolt (C5.0)."""

    def go(self, s: Fields) -> bool:
        """Fill the market if it is time, look for a rebellion, then what a new round sets off for each player."""
        if s.at == s.parties:
            return True
        if s.at == 0:
            s.round += 1  # 1 after set-up (C3.11)
            for seat in range(s.parties):
                s.received[seat] = 0
                s.received_interphase[seat] = 0
            s.tell(packing.ROUND_STARTED, packing.NO_SEAT, s.round)
            if s.option(options.MARKET_REFILL) == options.EACH_ROUND:
                refill(s)
            if revolting(s) == ALL_DISTRICTS:
                rebel(s, packing.REBELLION_OF_DISTRICTS)
                return False
        s.at += 1
        Happening(s.order[s.at - 1]).set_off(s, ON_ROUND_START)
        return False


NOT_BEGUN: Final = 0
NOWHERE: Final = 1  # no tile for the marker: the rest is skipped
LEFT: Final = 2  # and more: the districts that are left, as bits


class Spreading(Stage):
    """Unrest spreads: the last player chooses a revolting district, the one before him has the other (C5.1)."""

    def go(self, s: Fields) -> bool:
        """Let the next of the two place a marker."""
        districts: i64 = 0
        place: i64 = s.players - 1
        if s.at == NOT_BEGUN:
            districts = with_legal_tile(s, revolting(s))
        elif s.at > NOWHERE:
            districts = with_legal_tile(s, s.at - LEFT)
            place -= 1
        if districts == 0:
            return True
        if markers_out(s) >= s.pack.unrest_markers:
            rebel(s, packing.REBELLION_OF_MARKERS)
        else:
            s.at = NOWHERE
            s.push(SPREAD, s.order[place], districts)
        return False


class Spread(Decision):
    """To which district unrest spreads (C5.1)."""

    DISTRICTS: Final = 0  # to choose from, as bits
    answers: tuple[int, ...] = (packing.NAME_TILE,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List the legal tiles of the districts to choose from."""
        list_tiles(s, s.top(self.DISTRICTS), False, out)

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a district to which unrest does not spread, or a tile that cannot take it."""
        if packing.first(act) >= DISTRICTS or (s.top(self.DISTRICTS) >> packing.first(act)) & 1 == 0:
            return C5_1
        return ALLOWED if may_take(s, act, s.top(self.DISTRICTS)) else C5_4

    def do(self, s: Fields, act: i64) -> None:
        """Put the marker down and leave the other district to the next player."""
        seat = s.top_seat()
        s.at = LEFT + (s.top(self.DISTRICTS) & ~bit(packing.first(act)))
        s.pop()
        put_marker(s, seat, packing.first(act), packing.second(act))


class Causing(Stage):
    """Unrest costs popularity (C5.2)."""

    def go(self, s: Fields) -> bool:
        """Take it from everybody who holds markers of the round before."""
        for place in range(s.parties):
            seat: i64 = s.order[place]
            held: i64 = s.markers[seat] - s.received[seat]
            if held > 0:
                if s.option(options.UNREST_TRACK_TIMING) == options.IN_PHASE_1:
                    move_unrest(s, seat, held)
                move_popularity(s, seat, -held)
        return True


class HandingOut(StageInOrder):
    """Everybody hands his markers to the others (C5.3)."""

    def come_to(self, s: Fields, seat: i64) -> None:
        """Let a player hand them out as evenly as possible."""
        held: i64 = s.markers[seat] - s.received[seat]
        if held <= 0:
            return
        others: i64 = s.parties - 1
        share: i64 = held // others
        rest: i64 = held % others
        s.markers[seat] -= held - rest
        if share > 0:
            for place in range(s.parties):
                other: i64 = s.order[place]
                if other != seat:
                    hand_to(s, seat, other, share)
        if rest > 0:
            s.push(HAND_OUT_UNREST, seat, rest)


def hand_to(s: Fields, seat: i64, other: i64, n: i64) -> None:
    """Give markers to another player, who will have to place them."""
    s.handed[other] += n
    s.tell(packing.UNREST_HANDED, seat, other, n)


class HandOutUnrest(Decision):
    """Who gets the markers that are left over (C5.3)."""

    N: Final = 0  # markers left over
    answers: tuple[int, ...] = (packing.HAND_OUT,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List who may get one of the markers left over, as sets of seats."""
        for seats in range(bit(s.players)):
            if refuse_receivers(s, seats) == ALLOWED:
                out.add(packing.action(packing.HAND_OUT, s.top_seat(), seats))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse what does not give each marker left over to another player."""
        return refuse_receivers(s, packing.first(act))

    def do(self, s: Fields, act: i64) -> None:
        """Hand out the markers left over."""
        seat = s.top_seat()
        s.markers[seat] -= s.top(self.N)
        s.pop()
        for place in range(s.players):
            other: i64 = s.order[place]
            if (packing.first(act) >> other) & 1:
                hand_to(s, seat, other, 1)


def refuse_receivers(s: PublicFields, seats: i64) -> i64:
    """Refuse a set of seats that has not the size of what is left, or contains the giver or nobody's seat."""
    if seats >= bit(s.players) or (seats >> s.top_seat()) & 1 or ones(seats) != s.top(HandOutUnrest.N):
        return C5_3
    return ALLOWED


class Placing(Stage):
    """Everybody places the markers that were handed to him (C5.4)."""

    def go(self, s: Fields) -> bool:
        """Let the next player place the next marker; the 16th is a rebellion (C5.6)."""
        if s.at == s.parties:
            return True
        seat: i64 = s.order[s.at]
        if s.handed[seat] == 0:
            s.at += 1
        elif places_to_choose(s) == 0:
            s.handed[seat] = 0  # back to the stock
        elif s.unrest_on_tiles() == s.pack.unrest_markers:
            rebel(s, packing.REBELLION_OF_MARKERS)
        else:
            s.push(PLACE_UNREST, seat, s.handed[seat])
        return False


class PlaceUnrest(Decision):
    """Where a marker that was handed on goes (C5.4)."""

    N: Final = 0
    answers: tuple[int, ...] = (packing.NAME_TILE,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List the tiles on which the marker may be placed."""
        list_tiles(s, places_to_choose(s), False, out)

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a tile that cannot take the marker."""
        return ALLOWED if may_take(s, act, places_to_choose(s)) else C5_4

    def do(self, s: Fields, act: i64) -> None:
        """Place one marker; the stage asks for the next."""
        seat = s.top_seat()
        s.pop()
        s.handed[seat] -= 1
        put_marker(s, seat, packing.first(act), packing.second(act))
