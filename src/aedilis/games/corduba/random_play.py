"""Random play in compiled code: for benchmarks, for playouts of search, and for counting positions (perft)."""

from mypy_extensions import i64

from aedilis.core.listing import Actions
from aedilis.core.rng import Rng
from aedilis.games.corduba.fields import OVER
from aedilis.games.corduba.state import State


def play_out(s: State, rng: Rng, out: Actions) -> i64:
    """Play random actions to the end; return how many decisions that took."""
    decisions: i64 = 0
    while s.stage != OVER:
        s.apply(random_action(s, rng, out))
        decisions += 1
    return decisions


def random_action(s: State, rng: Rng, out: Actions) -> i64:
    """Return a random legal action of the first seat to act; all that are listed are equally likely."""
    menu = s.menu
    if not s.menu_is_current:
        menu = out
        s.list_legal(s.actor(), menu)
    return menu.items[rng.below(menu.size)]


def perft(s: State, depth: i64) -> i64:
    """Return the number of action sequences of this length, with the first seat in order acting when several may."""
    if s.stage == OVER:
        return 1
    out = Actions()
    s.list_legal(s.actor(), out)
    if depth == 1:
        return out.size
    count: i64 = 0
    i: i64 = 0
    while i < out.size:
        child = s.clone()
        child.apply(out.items[i])
        count += perft(child, depth - 1)
        i += 1
    return count
