"""The levels of Capitol."""

from aedilis.bots.bot import Bot
from aedilis.bots.budget import parse, refuse
from aedilis.games.capitol.bots.heuristic import aedile, tiro
from aedilis.games.capitol.bots.searching import consul, praetor


def make(name: str, budget: str) -> Bot:
    """Return the bot of a level; raise OptionError for a budget that is none, or that the level does not take.

    A budget is a number of tries ("500") or of seconds ("0.5s") for each decision.
    """
    if name in ("tiro", "aedile"):
        refuse(name, budget)
        return tiro() if name == "tiro" else aedile()
    iterations, seconds = parse(budget)
    if name == "praetor":
        return praetor(iterations=iterations, seconds=seconds or 0.2)
    return consul(iterations=iterations, seconds=seconds or 1.0)
