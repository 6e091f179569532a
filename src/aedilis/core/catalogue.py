"""The games that are installed: ours are the packages in `aedilis.games`, others name themselves as entry points.

A package of somebody else's takes part by this in its pyproject.toml:

    [project.entry-points."aedilis.games"]
    morra = "morra:GAME"
"""

from contextlib import suppress
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from aedilis.core import given
from aedilis.core.contract import Rules
from aedilis.core.description import Description
from aedilis.core.errors import UnknownGame

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

OURS = "aedilis.games"
GROUP = "aedilis.games"


@cache
def names() -> tuple[str, ...]:
    """Return the names of all games, ours first, each group in order; this loads none of them."""
    return (*ours(), *sorted(_others()))


def find(name: str) -> Description:
    """Return a game; raise UnknownGame for any other name, and for an installed game that cannot be loaded."""
    return _found(given.text(name, "unknown-game", "the name of a game", UnknownGame))


@cache
def _found(name: str) -> Description:
    if name in ours():
        found = import_module(f"{OURS}.{name}").GAME
    elif name in _others():
        try:
            found = _others()[name].load()
        except Exception as error:  # whatever a package of somebody else's runs into
            raise UnknownGame("broken-game", f"the game {name!r} cannot be loaded: {error!r}", game=name) from error
    else:
        raise UnknownGame("unknown-game", f"there is no game {name!r}; known: {', '.join(names())}", game=name)
    if not isinstance(found, Description) or found.name != name:
        raise UnknownGame("broken-game", f"what is installed as the game {name!r} does not describe it", game=name)
    return found


def working() -> list[Description]:
    """Return every game that can be loaded: one that is broken must not take the others with it."""
    found = []
    for name in names():
        with suppress(UnknownGame):
            found.append(find(name))
    return found


def rules(name: str) -> Rules:
    """Return the rules of a game; raise UnknownGame for any other name."""
    return find(name).rules()


@cache
def ours() -> tuple[str, ...]:
    """Return the names of the games that come with Aedilis."""
    path = import_module(OURS).__path__
    return tuple(sorted(module.name for module in iter_modules(path) if module.ispkg))


@cache
def _others() -> "dict[str, EntryPoint]":
    """Return the games of other packages; one that is called like a game of ours does not count."""
    from importlib.metadata import entry_points  # slow to load, and a game of ours is found without it

    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    return {name: entry for name, entry in found.items() if name not in ours()}
