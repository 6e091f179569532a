"""States and views of native code, passed to another process or copied by Python's own means.

A state goes as its position. A view goes as the position of a state that agrees with it, what its seat cannot know
being dealt at random, and the few numbers of the view that such a state does not give: so nothing hidden goes along.
"""

import copyreg
from collections.abc import Callable
from types import GetSetDescriptorType
from typing import Any

import msgspec

from aedilis.core.catalogue import rules as rules_of
from aedilis.core.contract import State, View
from aedilis.core.rng import seeded
from aedilis.core.rules import CodedRules

Numbers = dict[str, int | list[int]]
Remade = tuple[Callable[..., object], tuple[object, ...]]


def enable(rules: CodedRules[Any, Any, Any, Any, Any, Any]) -> None:
    """Let the states and views of a game be pickled and copied."""

    def of_state(state: State) -> Remade:
        return remade_state, (rules.name, document_of(state))

    def of_view(view: View) -> Remade:
        document = document_of(rules.determinize(view, seeded("passed on")))
        given = numbers_of(rules.load_position(document).view(view.seat))
        own = {name: value for name, value in numbers_of(view).items() if given[name] != value}
        return remade_view, (rules.name, document, view.seat, own)

    def document_of(state: State) -> bytes:
        return msgspec.json.encode(rules.position(state))

    copyreg.pickle(rules.parts.state, of_state)
    copyreg.pickle(rules.parts.view, of_view)


def remade_state(game: str, document: bytes) -> State:
    """Return the state of a position."""
    return rules_of(game).load_position(document)


def remade_view(game: str, document: bytes, seat: int, own: Numbers) -> View:
    """Return the view of a seat with these numbers of its own."""
    view = remade_state(game, document).view(seat)
    for name, value in own.items():
        if isinstance(value, int):
            setattr(view, name, value)
        else:
            numbers = getattr(view, name)
            for place, number in enumerate(value):
                numbers[place] = number
    return view


def numbers_of(view: View) -> Numbers:
    """Return the numbers and vectors of numbers of a view, by name; compiled or not."""
    kinds = type(view).__mro__
    fields = {name for kind in kinds for name, what in vars(kind).items() if isinstance(what, GetSetDescriptorType)}
    found: Numbers = {}
    for name in sorted(fields | getattr(view, "__dict__", {}).keys()):
        value = getattr(view, name)
        if isinstance(value, int):
            found[name] = int(value)
        elif type(value).__name__.startswith("vec"):
            found[name] = list(value)
    return found
