"""What callers give, looked at before anything is done: a wrong type is an error with a code, as a wrong value is.

Types are for whoever checks them; a notebook or a script in a hurry does not.
"""

from collections.abc import Iterable, Mapping, Sequence
from operator import index
from typing import Any, TypeVar

from aedilis.core import rng
from aedilis.core.errors import AedilisError, FormatError, OptionError
from aedilis.core.rng import Rng

LONGEST_SAID = 80  # characters of what was given

Kind = TypeVar("Kind")


def said(value: object) -> str:
    """Return what was given as an error tells it: short, and of whatever type."""
    shown = value if isinstance(value, str | int | float | bool | None) else f"a {type(value).__name__}"
    try:
        text = repr(shown) if isinstance(value, str) else str(shown)
    except ValueError:  # an integer of too many digits
        text = "a number of very many digits"
    return text.encode("utf-8", "backslashreplace").decode()[:LONGEST_SAID]


def number(value: object, code: str, what: str, kind: type[AedilisError] = FormatError) -> int:
    """Return a whole number; numbers of other libraries count, but True is none."""
    if type(value) is int:
        return value
    try:
        if not isinstance(value, bool):
            return index(value)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        pass
    raise kind(code, f"{what} is a whole number, not {said(value)}")


def text(value: object, code: str, what: str, kind: type[AedilisError] = FormatError) -> str:
    """Return a text that can be written down; half of a surrogate pair cannot."""
    if not isinstance(value, str):
        raise kind(code, f"{what} is a text, not {said(value)}")
    try:
        value.encode()
    except UnicodeEncodeError as error:
        raise kind(code, f"{what} is not a text that can be written down: {said(value)}") from error
    return value


def one_of(value: object, wanted: type[Kind], code: str, what: str, kind: type[AedilisError] = FormatError) -> Kind:
    """Return the value if it has this type."""
    if isinstance(value, wanted):
        return value
    raise kind(code, f"{what} is a {wanted.__name__}, not {said(value)}")


def options(value: object) -> Mapping[str, Any] | str | None:
    """Return what options may be given as: a preset, or values by name."""
    if value is None or isinstance(value, str):
        return value
    if not isinstance(value, Mapping):
        raise OptionError("bad-option", f"options are a preset or values by name, not {said(value)}")
    for name in value:
        text(name, "unknown-option", "the name of an option", OptionError)
    return value


def names(value: object, players: int) -> tuple[str, ...]:
    """Return the names of those who sit at a table, at most one for each seat."""
    if isinstance(value, str | bytes) or not isinstance(value, Sequence):
        raise OptionError("bad-seats", f"seats are a list of names, not {said(value)}")
    found = tuple(text(name, "bad-seats", "a name", OptionError) for name in value)
    if len(found) > players:
        raise OptionError("bad-seats", f"{len(found)} names are too many for {players} seats")
    return found


def numbers(value: object, code: str, what: str) -> list[int]:
    """Return a list of whole numbers."""
    if isinstance(value, str | bytes) or not isinstance(value, Iterable):
        raise FormatError(code, f"{what} are whole numbers, not {said(value)}")
    return [number(one, code, what) for one in value]


def seeded(seed: str) -> Rng:
    """Return the generator that belongs to a seed, a text of any length."""
    return rng.seeded(text(seed, "bad-seed", "the seed", OptionError))
