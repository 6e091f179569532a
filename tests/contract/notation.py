"""What the tests of notation must be told about a game, and what its types tell them."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from hypothesis import strategies as st

from aedilis.core.catalogue import rules
from aedilis.core.contract import Action
from aedilis.core.parts import Cell, Members, Name, Number, Part
from aedilis.core.rules import CodedRules


class Notation(NamedTuple):
    """Actions of one game, legal at some moment or not, and what only looks like one."""

    examples: Mapping[str, Action]
    """Lines of text, and the actions that they are; every kind of action is among them."""
    noise: str
    """A regular expression for texts that are nearly actions."""
    spoilt: tuple[str, ...]
    """Lines that are no actions."""
    wrong: tuple[tuple[Action, str], ...]
    """Typed actions out of range, and the codes of their refusals."""
    kind_of: Callable[[int], int]
    """The number of an action's kind, as the engine reads it."""
    kinds: int
    """How many kinds there are."""
    own_parts: Mapping[type[Part], st.SearchStrategy[object]] = {}
    """What can stand in fields that only this game has."""


def any_action(name: str, own_parts: Mapping[type[Part], st.SearchStrategy[object]]) -> st.SearchStrategy[Action]:
    """Return all actions of a game, as its types declare them."""

    def any_value(part: Part) -> st.SearchStrategy[object]:
        match part:
            case Name():
                return st.sampled_from(part.names)
            case Cell():
                return st.tuples(st.integers(0, part.end - 1), st.integers(0, part.end - 1))
            case Number(end=int(end)):
                return st.integers(part.least, end - 1)
            case Members():
                places = st.sets(st.integers(0, len(part.values) - 1))
                return places.map(lambda found: tuple(part.values[place] for place in sorted(found)))
        return own_parts[type(part)]

    game = rules(name)
    assert isinstance(game, CodedRules), "its actions have a codec"
    return st.one_of(
        *(
            st.builds(form.kind, st.integers(0, 3), **{slot.name: any_value(slot.part) for slot in form.slots})
            for form in game.parts.actions.forms
        )
    )
