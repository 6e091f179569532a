"""The heuristic player: it judges every canonical action one step ahead and takes the best (strategy notes)."""

from mypy_extensions import i64

from aedilis.core.rng import Rng
from aedilis.games.capitol.bots.bidding import choose_bid
from aedilis.games.capitol.bots.building import consider_building
from aedilis.games.capitol.bots.drawing import consider_draws
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.tiles import fits, tile_gain
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.board import PREFECTURES
from aedilis.games.capitol.engine.fields import BID, BUILD, DRAW, OVER, PublicFields
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.view import View


def choose(m: Mind, view: View, rng: Rng) -> i64:
    """Return one legal action of the view's seat, which must have to act."""
    m.sight.read_view(view)
    return decide(m, view, view.seat, view.hand, rng)


def choose_in(m: Mind, s: State, rng: Rng) -> i64:
    """Return an action of the seat to act in a position that search made up; it looks at no hand but its own."""
    m.sight.read_hands(s)
    if s.phase == DRAW:
        m.sight.read_tops(s)
    seat: i64 = s.actor()
    return decide(m, s, seat, s.hand[seat], rng)


def decide(m: Mind, s: PublicFields, seat: i64, hand: i64, rng: Rng) -> i64:
    """Return the action of most worth for a seat with this hand; what it sees of others must have been read."""
    if s.phase == BID:
        return choose_bid(m, s, seat, hand, rng)
    if s.phase == BUILD:
        consider_building(m, s, seat, hand)
    elif s.phase == DRAW:
        consider_draws(m, s, seat, hand)
    else:
        consider_places(m, s, seat)
    return m.best(rng)


def consider_places(m: Mind, s: PublicFields, seat: i64) -> None:
    """List the places of the tile just won, with what each is worth."""
    m.size = 0
    m.memory.sit_down(s)
    tile: i64 = s.tile()
    for prefecture in range(i64(PREFECTURES)):
        if fits(s, tile, prefecture):
            m.consider(
                packing.place_action(packing.PLACE_TILE, seat, prefecture), tile_gain(m, s, seat, tile, prefecture)
            )


def play_out(m: Mind, s: State, rng: Rng) -> i64:
    """Play every seat to the end of the game; return the number of decisions."""
    decisions: i64 = 0
    while s.phase != OVER:
        s.apply(choose_in(m, s, rng))
        decisions += 1
    return decisions
