"""How likely each seat is to win: what a viewer cannot know is dealt anew, everybody plays on, and that is judged."""

from mypy_extensions import i64

from aedilis.core.rng import Rng
from aedilis.games.capitol.bots.search import Search
from aedilis.games.capitol.engine.belief import determinize
from aedilis.games.capitol.engine.view import View


def chances(search: Search, view: View, action: i64, rng: Rng, tries: i64) -> list[float]:
    """Return each seat's share of victory over so many tries, after an action of the view's seat if one is given."""
    won = [0.0] * view.players
    for _ in range(tries):
        s = determinize(view, rng)
        if action >= 0:
            s.apply(action)
        search.play_on(s, search.last_round(view), rng)
        for seat in range(view.players):
            won[seat] += search.won[seat]
        rng.next()  # the next try differs even where nothing was dealt
    return won
