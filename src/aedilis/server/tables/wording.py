"""A table in words, for a page that knows nothing of its game: the words are the game's own, in the reader's language.

What is said is what `telling` tells: the viewer's view, the events and choices that the viewer may see.
"""

from collections.abc import Sequence

from aedilis.core import catalogue
from aedilis.core.contract import Rules
from aedilis.core.play import Play
from aedilis.i18n import plain
from aedilis.server.requests import LineShown, TableWords, WordsOfChoice, WordsOfMove
from aedilis.server.tables.core import Core
from aedilis.server.tables.telling import SPECTATOR, encoded_action


def names_of(core: Core) -> list[str]:
    """Who sits where; an open seat by its number."""
    return [seat.name or seat.level or str(number + 1) for number, seat in enumerate(core.seats)]


def table_words(core: Core, play: Play, viewer: int | None, since: int, language: str) -> TableWords:
    """The table as the viewer may know it, the log after so many moves; with 0 it begins with the set-up."""
    rules, state, names = play.rules, play.state, names_of(core)
    seat = SPECTATOR if viewer is None else viewer
    view = plain.view_words(rules.name, rules.view_data(state.view(seat)), names, language)
    told = [WordsOfMove(0, said(rules, play.opening, seat, names, language))] if since == 0 else []
    for number, step in enumerate(play.steps[since:], start=since + 1):
        told.append(WordsOfMove(number, said(rules, step.events, seat, names, language)))
    listed = state.legal(viewer) if viewer is not None and state.to_act() >> viewer & 1 else []
    choices = [
        WordsOfChoice(*encoded_action(rules.name, action), plain.action_words(rules, action, names, language))
        for action in listed
    ]
    scores = zip(names, state.scores()) if state.is_over() else ()
    return TableWords(
        title=catalogue.find(rules.name).title,
        view=tuple(LineShown(line.what, line.said) for line in view),
        choices=tuple(choices),
        log=tuple(told),
        scores=tuple(LineShown(name, str(score)) for name, score in scores),
    )


def said(rules: Rules, codes: Sequence[int], seat: int, names: Sequence[str], language: str) -> tuple[str, ...]:
    """The events that the seat may see, a line each."""
    seen = (rules.event(code) for code in codes if rules.is_visible(code, seat))
    return tuple(plain.event_words(rules.name, event, names, language) for event in seen)
