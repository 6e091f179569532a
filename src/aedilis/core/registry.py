"""The games that are installed, by name."""

from importlib import import_module

from aedilis.core.contract import Rules
from aedilis.core.errors import UnknownGame

_MODULES = {"capitol": "aedilis.games.capitol.engine.rules", "corduba": "aedilis.games.corduba.engine.rules"}


def names() -> list[str]:
    """Return the names of all games."""
    return sorted(_MODULES)


def rules(name: str) -> Rules:
    """Return the rules of a game; raise UnknownGame for any other name."""
    if name not in _MODULES:
        raise UnknownGame("unknown-game", f"there is no game {name!r}; known: {', '.join(names())}", game=name)
    found: Rules = import_module(_MODULES[name]).RULES  # imported late, so that one game never loads the others
    return found
