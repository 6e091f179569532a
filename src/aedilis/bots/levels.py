"""The bots of every game, by level."""

from functools import lru_cache

from aedilis.bots.bot import Bot
from aedilis.bots.opinion import Opinion
from aedilis.bots.random_bot import RandomBot
from aedilis.core import catalogue
from aedilis.core.contract import View
from aedilis.core.errors import OptionError
from aedilis.core.rng import Rng

RANDOM = "random"


def names(game: str) -> tuple[str, ...]:
    """Return the levels that can play a game, weakest first; "random", for tests and research, comes before all."""
    return (RANDOM, *catalogue.find(game).levels)


def make(level: str, game: str) -> Bot:
    """Return a bot of this level for a game; raise OptionError for a level that the game does not have.

    A level may carry a budget after a colon: "praetor:500" thinks 500 iterations long, "praetor:0.5s" half a second.
    """
    name, _, budget = level.partition(":")
    if name not in names(game):
        known = ", ".join(names(game))
        raise OptionError("unknown-level", f"there is no level {level!r} for {game}; known: {known}", level=level)
    return RandomBot() if name == RANDOM else catalogue.find(game).bot(name, budget)


@lru_cache(maxsize=64)
def bot_of(level: str, game: str) -> Bot:
    """Return the bot of a level that remembers nothing between decisions; a process makes each only once."""
    return make(level, game)


def explain(game: str, view: View, rng: Rng | int, *, bot: Bot | None = None, top: int = 3) -> list[Opinion] | None:
    """Return the best actions of the view's seat, the choice first; None where no bot of the game can tell."""
    return catalogue.find(game).explain(view, rng, bot=bot, top=top)
