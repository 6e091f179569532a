"""What reaches a seat of any game, to be compared where only what it cannot know differs."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

import msgspec

from aedilis.core.contract import Rules, State

S = TypeVar("S", bound=State)


def sealed_anew(state: State, dealt: State, seat: int, chooser: Random) -> None:
    """Let every other seat that had chosen secretly, and whose seal a deal breaks, choose anew."""
    broken = dealt.to_act() & ~state.to_act()
    for rival in range(state.players):
        if broken >> rival & 1 and rival != seat:
            dealt.apply(chooser.choice(dealt.legal(rival)))


def received(rules: Rules, state: State, seat: int) -> tuple[object, ...]:
    """Return all that a seat gets of a position: what is in sight, what it may do, and whom the table waits for."""
    view = state.view(seat)
    document = msgspec.json.encode(rules.view_data(view))
    return view, document, view.legal(), view.to_act(), view.must_act(), state.to_act(), state.actor()


def own_answers(state: State, seat: int, actions: list[int]) -> list[int]:
    """Return how a seat's questions are answered, by the host and by its view."""
    view = state.view(seat)
    return [view.refusal(action) for action in actions] + [state.refusal(action) for action in actions]


def until_shown(rules: Rules, codes: list[int], seat: int) -> tuple[list[int], bool]:
    """Return the events before anything is shown that this seat did not know, and whether anything was."""
    for index, code in enumerate(codes):
        if rules.shows(code, seat):
            return codes[:index], True
    return codes, False


def follow(rules: Rules, state: S, other: S, seat: int, choose: Callable[[S, S], tuple[int, int] | None]) -> None:
    """Play two positions that a seat cannot tell apart in step, until it can, or there is nothing to choose in both."""
    state.listen(True)
    other.listen(True)
    while not state.is_over():
        actions = choose(state, other)
        if actions is None:
            return
        state.apply(actions[0])
        other.apply(actions[1])
        heard, opened = until_shown(rules, state.take_events(), seat)
        assert until_shown(rules, other.take_events(), seat) == (heard, opened)
        if opened:
            return
        assert received(rules, other, seat) == received(rules, state, seat)
