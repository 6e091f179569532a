"""A table in words, for a page that knows nothing of its game: the words are the game's own, in the reader's language.

What is said is what `telling` tells: the view of the viewer, events that the viewer may see, the choices of that seat.
"""

from collections.abc import Iterable, Sequence

from aedilis.core import catalogue
from aedilis.core.contract import Rules, State
from aedilis.core.play import SPECTATOR, Play
from aedilis.i18n import plain
from aedilis.server.tables.core import Core
from aedilis.server.tables.telling import encoded_action, names_of
from aedilis.server.wire.shown import LineShown, TableWords, WordsOfChoice, WordsOfMove, WordsOfSeat


def table_words(
    core: Core, play: Play, viewer: int | None, language: str, *, since: int, move: int, is_open: bool
) -> TableWords:
    """The table after a move as the viewer may know it, the log after so many moves; with 0 it begins with the set-up.

    Choices are those of the present. After the end `is_open` tells of each seat what it knew itself.
    """
    rules, names = play.rules, names_of(core)
    seat = SPECTATOR if viewer is None else viewer
    state = play.state if move == play.moves else play.at(move).state
    data = rules.view_data(state.view(seat))
    told = [WordsOfMove(0, said(rules, play.opening, seat, names, language))] if since == 0 else []
    for number, step in enumerate(play.steps[since:move], start=since + 1):
        told.append(WordsOfMove(number, said(rules, step.events, seat, names, language)))
    seats = []
    for other, name in enumerate(names):
        seen = rules.view_data(state.view(other)) if is_open else data
        lines = shown_lines(plain.seat_parts(rules.name, seen, other, names, language))
        seats.append(WordsOfSeat(name, plain.score_in(data, other), lines))
    scores = zip(names, state.scores()) if state.is_over() else ()
    return TableWords(
        title=catalogue.find(rules.name).title,
        view=shown_lines(plain.common_parts(rules.name, data, names, language)),
        seats=tuple(seats),
        choices=choices_of(rules, play.state, viewer, names, language),
        log=tuple(told),
        scores=tuple(LineShown(name, str(score)) for name, score in scores),
    )


def choices_of(
    rules: Rules, state: State, viewer: int | None, names: Sequence[str], language: str
) -> tuple[WordsOfChoice, ...]:
    """What the viewer's seat may do now."""
    listed = state.legal(viewer) if viewer is not None and state.to_act() >> viewer & 1 else []
    return tuple(
        WordsOfChoice(*encoded_action(rules.name, action), plain.action_words(rules, action, names, language))
        for action in listed
    )


def shown_lines(parts: Iterable[plain.Known]) -> tuple[LineShown, ...]:
    """The lines as they are sent."""
    return tuple(LineShown(part.what, part.said, part.items) for part in parts)


def said(rules: Rules, codes: Sequence[int], seat: int, names: Sequence[str], language: str) -> tuple[str, ...]:
    """The events that the seat may see, a line each."""
    seen = (rules.event(code) for code in codes if rules.is_visible(code, seat))
    return tuple(plain.event_words(rules.name, event, names, language) for event in seen)
