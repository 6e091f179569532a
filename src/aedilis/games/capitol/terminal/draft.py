"""Drafts: what an action would do, tried out on a position that the seat could believe in.

Nothing here looks at the real state: cards the seat does not know are dealt at random, and only what does not depend on
them is read off.
"""

from collections import Counter
from typing import NamedTuple

from aedilis.core.rng import seeded
from aedilis.games.capitol.engine.board import PREFECTURES
from aedilis.games.capitol.engine.forms.actions import card_names
from aedilis.games.capitol.engine.forms.view import HouseData, finished_of, unfinished_of
from aedilis.games.capitol.engine.rules import RULES
from aedilis.games.capitol.engine.steps.score import points_of
from aedilis.games.capitol.engine.view import View


class Prospect(NamedTuple):
    """The outcome of an action as far as its seat can foresee it."""

    gains: tuple[int, ...]  # change of what each seat would score now
    raised: tuple[int, ...]  # heights of own unfinished houses that are gone
    built: tuple[int, ...]  # heights of own unfinished houses that are new
    unfinished: tuple[int, ...]
    finished: tuple[HouseData, ...]
    drawn: tuple[str, ...]  # the card taken from a pile, which everybody sees lying on top


def try_out(view: View, action: int) -> Prospect:
    """Return what a legal action would do."""
    state = RULES.determinize(view, seeded("draft"))
    seat = view.seat
    before = unfinished_of(state, seat)
    state.apply(action)
    after = unfinished_of(state, seat)
    return Prospect(
        gains=tuple(
            sum(points_of(state, place, other) - points_of(view, place, other) for place in range(PREFECTURES))
            for other in range(view.players)
        ),
        raised=tuple(sorted((Counter(before) - Counter(after)).elements())),
        built=tuple(sorted((Counter(after) - Counter(before)).elements())),
        unfinished=after,
        finished=finished_of(state, seat),
        drawn=card_names(max(0, state.hand[seat] - view.hand)),
    )
