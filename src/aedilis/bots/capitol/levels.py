"""The levels of Capitol."""

from aedilis.bots.bot import Bot
from aedilis.bots.capitol.heuristic import aedile, tiro
from aedilis.bots.capitol.searching import consul, praetor
from aedilis.core.errors import OptionError


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


def parse(budget: str) -> tuple[int, float]:
    """Return the tries and the seconds of a budget, 0 for what it does not say."""
    try:
        if budget.endswith("s"):
            return 0, float(budget[:-1])
        return int(budget or "0"), 0.0
    except ValueError as error:
        raise OptionError("bad-budget", f"{budget!r} is neither a number of tries nor of seconds") from error
