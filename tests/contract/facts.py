"""What the contract tests must be told about a game: it stands in `facts.py` beside the game's own tests."""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from aedilis.core import catalogue
from tests.contract.clauses import Clauses
from tests.contract.counts import Counts
from tests.contract.golden import Goldens
from tests.contract.notation import Notation
from tests.contract.players import Player, uniform
from tests.contract.secrecy import sealed_anew


class Facts(NamedTuple):
    """One game; a game that says nothing is played under all its listed options."""

    options: Callable[[int], st.SearchStrategy[dict[str, Any]]]
    """Options to play under, for a number of players."""
    most_decisions: Callable[[int], int] = lambda players: 500 * players
    """How long a game can be, for a number of players."""
    all_may_lose: bool = False
    is_quiet: bool = False
    """Some actions change nothing that anyone can see."""
    counts: Counts | None = None
    """What is counted, and where the numbers are kept."""
    clauses: Clauses | None = None
    """How its rules page numbers clauses, and which of them refuse."""
    notation: Notation | None = None
    """Its actions in all forms."""
    goldens: tuple[Goldens, ...] = ()
    """Its golden records, by folder."""
    players: Mapping[str, Player[Any]] = {"uniform": uniform}
    """Simple players with one habit each."""
    resealed: Callable[[Any, Any, int, Random], None] = sealed_anew
    """Lets the others of a deal choose secretly what they had chosen in the position that it was dealt from."""
    has_open_choices: bool = False
    """What a seat may choose openly is known to everybody."""
    assert_conserved: Callable[[Any], None] = lambda state: None
    """Counts the components of a position."""
    idle_colours: str = r"(?!)"
    """A regular expression for colours that its drawings bring from the page and no picture shows."""


def listed_options(game: str) -> st.SearchStrategy[dict[str, Any]]:
    """Return every combination of the options that are chosen from a list."""
    choices = catalogue.rules(game).choices
    return st.fixed_dictionaries({name: st.sampled_from(values) for name, values in choices.items()})


def facts_of(game: str) -> Facts:
    """Return what is known about a game."""
    module = f"tests.games.{game}.facts"
    try:
        is_told = find_spec(module) is not None
    except ModuleNotFoundError:
        is_told = False
    if not is_told:
        return Facts(options=lambda players: listed_options(game))
    found: Facts = import_module(module).FACTS
    return found
