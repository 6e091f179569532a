"""The levels of play, weakest first, and where each game keeps its bots."""

from importlib import import_module

from aedilis.bots.bot import Bot
from aedilis.bots.random_bot import RandomBot
from aedilis.core.errors import OptionError

RANDOM = "random"
LEVELS: tuple[str, ...] = ("tiro", "aedile", "praetor", "consul")
"""The levels offered to people; "random" exists besides, for tests and research."""

_MODULES = {"capitol": "aedilis.bots.capitol.levels", "corduba": "aedilis.bots.corduba.levels"}
_OFFERED = {"capitol": LEVELS, "corduba": ("aedile",)}


def names(game: str) -> tuple[str, ...]:
    """Return the levels that can play a game, weakest first; "random" comes before all."""
    return (RANDOM, *_OFFERED.get(game, ()))


def make(level: str, game: str) -> Bot:
    """Return a bot of this level for a game; raise OptionError for a level or a game that has none.

    A level may carry a budget after a colon: "praetor:500" thinks 500 iterations long, "praetor:0.5s" half a second.
    """
    name, _, budget = level.partition(":")
    if name not in names(game):
        known = ", ".join(names(game))
        raise OptionError("unknown-level", f"there is no level {level!r} for {game}; known: {known}", level=level)
    if name == RANDOM:
        return RandomBot()
    made: Bot = import_module(_MODULES[game]).make(name, budget)
    return made
