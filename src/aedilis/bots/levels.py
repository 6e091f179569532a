"""The levels of play, weakest first, and where each game keeps its bots."""

from importlib import import_module

from aedilis.bots.bot import Bot
from aedilis.bots.opinion import Opinion
from aedilis.bots.random_bot import RandomBot
from aedilis.core.contract import View
from aedilis.core.errors import OptionError
from aedilis.core.rng import Rng

RANDOM = "random"
LEVELS: tuple[str, ...] = ("tiro", "aedile", "praetor", "consul")
"""The levels offered to people; "random" exists besides, for tests and research."""

_GAMES = ("capitol", "corduba")


def names(game: str) -> tuple[str, ...]:
    """Return the levels that can play a game, weakest first; "random" comes before all."""
    return (RANDOM, *(LEVELS if game in _GAMES else ()))


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
    made: Bot = import_module(f"aedilis.games.{game}.bots.levels").make(name, budget)
    return made


def explain(game: str, view: View, rng: Rng | int, *, bot: Bot | None = None, top: int = 3) -> list[Opinion]:
    """Return the best actions of the view's seat, the choice first; a bot that does not search leaves it to Consul."""
    found: list[Opinion] = import_module(f"aedilis.games.{game}.bots.explain").explain(view, rng, bot=bot, top=top)
    return found
