"""The levels of Corduba."""

from aedilis.bots.bot import Bot
from aedilis.bots.budget import parse, refuse
from aedilis.games.corduba.bots.aedile import Aedile, Tiro
from aedilis.games.corduba.bots.searching import consul, praetor


def make(name: str, budget: str) -> Bot:
    """Return the bot of a level; raise OptionError for a budget that is none, or that the level does not take.

    A budget is a number of tries ("500") or of seconds ("0.5s") for the main action of a turn.
    """
    if name in ("tiro", "aedile"):
        refuse(name, budget)
        return Tiro() if name == "tiro" else Aedile()
    iterations, seconds = parse(budget)
    if name == "praetor":
        return praetor(iterations=iterations, seconds=seconds or 0.3)
    return consul(iterations=iterations, seconds=seconds or 0.6)
