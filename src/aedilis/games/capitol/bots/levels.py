"""The levels of Capitol."""

from aedilis.bots.bot import Bot
from aedilis.bots.budget import parse
from aedilis.games.capitol.bots.heuristic import aedile, tiro
from aedilis.games.capitol.bots.searching import consul, praetor


def make(name: str, budget: str) -> Bot:
    """Return the bot of a level; raise OptionError for a budget that is none.

    A budget is a number of tries ("500") or of seconds ("0.5s"); levels without search take none.
    """
    if name == "tiro":
        return tiro()
    if name == "aedile":
        return aedile()
    iterations, seconds = parse(budget)
    if name == "praetor":
        return praetor(iterations=iterations, seconds=seconds or 0.2)
    return consul(iterations=iterations, seconds=seconds or 1.0)
