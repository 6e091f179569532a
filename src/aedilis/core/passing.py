"""A view as a document that passes to another process or machine, and nothing hidden with it.

It is the position of a state that agrees with the view, what its seat cannot know being dealt at random from numbers
that everybody has, and the few numbers of the view that such a state does not give.
"""

from types import GetSetDescriptorType

import msgspec

from aedilis.core import given
from aedilis.core.contract import Rules, View
from aedilis.core.errors import AedilisError, FormatError
from aedilis.core.rng import seeded

Numbers = dict[str, int | list[int]]


class PassedView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is written down of a view."""

    game: str
    seat: int
    position: msgspec.Raw
    own: Numbers


def packed(rules: Rules, view: View) -> bytes:
    """Return a view in JSON: all that its seat knows, and nothing else."""
    document = msgspec.json.encode(rules.position(rules.determinize(view, seeded("passed on"))))
    usual = numbers_of(rules.load_position(document).view(view.seat))
    own = {name: value for name, value in numbers_of(view).items() if usual[name] != value}
    return msgspec.json.encode(PassedView(rules.name, int(view.seat), msgspec.Raw(document), own))


def unpacked(rules: Rules, document: bytes | str) -> View:
    """Return the view of a document; raise FormatError for what is none."""
    try:
        passed = msgspec.json.decode(text_of(document), type=PassedView)
        if passed.game != rules.name:
            raise FormatError("bad-view", f"this is a view of {given.said(passed.game)}, not of {rules.name}")
        state = rules.load_position(bytes(passed.position))
        if not -1 <= passed.seat < state.players:
            raise FormatError("bad-view", "this is a view of a seat that is not at the table")
        view = state.view(passed.seat)
        fill(view, passed.own)
    except FormatError:
        raise
    except (AedilisError, ValueError, TypeError, LookupError, OverflowError, RecursionError) as error:
        raise FormatError("bad-view", f"this is not a view: {error}") from error
    return view


def text_of(document: object) -> bytes | str:
    """Return the document if it may be JSON; else raise FormatError."""
    if isinstance(document, bytes):
        return document
    return given.text(document, "bad-view", "a packed view")


def fill(view: View, own: Numbers) -> None:
    """Put numbers into a view, each where such a one stands already."""
    known = numbers_of(view)
    for name, value in own.items():
        held = known[name]
        if isinstance(value, int) and isinstance(held, int):
            setattr(view, name, value)
        elif isinstance(value, list) and isinstance(held, list) and len(value) == len(held):
            numbers = getattr(view, name)
            for place, number in enumerate(value):
                numbers[place] = number
        else:
            raise FormatError("bad-view", f"{name} does not hold that")


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
