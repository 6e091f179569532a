"""What the tests of notation must be told about a game."""

from collections.abc import Mapping
from typing import NamedTuple

from hypothesis import strategies as st

from aedilis.core.contract import Action


class Notation(NamedTuple):
    """Actions of one game, legal at some moment or not, and what only looks like one."""

    actions: st.SearchStrategy[Action]
    examples: Mapping[str, Action]
    """Lines of text, and the actions that they are; every kind of action is among them."""
    noise: str
    """A regular expression for texts that are nearly actions."""
    spoilt: tuple[str, ...]
    """Lines that are no actions."""
    wrong: tuple[tuple[Action, str], ...]
    """Typed actions out of range, and the codes of their refusals."""
