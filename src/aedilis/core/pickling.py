"""States and views of native code, pickled or copied by Python's own means.

A state goes as its position. A view goes as the document of `core.passing`: so nothing hidden goes along.
"""

import copyreg
from collections.abc import Callable
from typing import Any

import msgspec

from aedilis.core.catalogue import rules as rules_of
from aedilis.core.contract import State, View
from aedilis.core.rules import CodedRules

Remade = tuple[Callable[..., object], tuple[object, ...]]


def enable(rules: CodedRules[Any, Any, Any, Any, Any, Any, Any, Any]) -> None:
    """Let the states and views of a game be pickled and copied."""

    def of_state(state: State) -> Remade:
        return remade_state, (rules.name, msgspec.json.encode(rules.position(state)))

    def of_view(view: View) -> Remade:
        return remade_view, (rules.name, rules.packed_view(view))

    copyreg.pickle(rules.parts.state, of_state)
    copyreg.pickle(rules.parts.view, of_view)


def remade_state(game: str, document: bytes) -> State:
    """Return the state of a position."""
    return rules_of(game).load_position(document)


def remade_view(game: str, document: bytes) -> View:
    """Return the view that was packed."""
    return rules_of(game).unpacked_view(document)
