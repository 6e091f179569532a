"""How likely each seat is to win: what a viewer cannot know is dealt anew, everybody plays on, and that is judged."""

from mypy_extensions import i64

from aedilis.core.rng import Rng
from aedilis.games.corduba.bots.search import Search
from aedilis.games.corduba.engine.state.belief import determinize
from aedilis.games.corduba.engine.state.view import View


def chances(search: Search, view: View, action: i64, rng: Rng, tries: i64) -> list[float]:
    """Return each seat's share of victory over so many tries, after an action of the view's seat if one is given."""
    won = [0.0] * view.players
    for _ in range(tries):
        s = determinize(view, rng)
        if action >= 0:
            s.apply(action)
        search.playing.play_on(s, view.round + search.horizon, rng)
        search.judging.judge(s)
        for seat in range(view.players):
            won[seat] += search.judging.won[seat]
        rng.next()  # the next try differs even where nothing was dealt
    return won
