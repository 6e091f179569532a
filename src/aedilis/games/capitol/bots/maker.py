"""The levels of Capitol."""

from aedilis.bots.bot import Bot
from aedilis.bots.budget import parse, refuse
from aedilis.bots.learned import learned_in
from aedilis.games.capitol.bots.heuristic import aedile, tiro
from aedilis.games.capitol.bots.learned import Learned, checked
from aedilis.games.capitol.bots.searching import consul, praetor


def make(name: str, budget: str, known: Learned | None = None) -> Bot:
    """Return the bot of a level; raise OptionError for a budget that is none, or that the level does not take.

    A budget is a number of tries ("500") or of seconds ("0.5s") for each decision. Another file than the package's own
    may say what was learned.
    """
    if name in ("tiro", "aedile"):
        refuse(name, budget)
        return tiro(known) if name == "tiro" else aedile(known)
    iterations, seconds = parse(budget)
    if name == "praetor":
        return praetor(iterations=iterations, seconds=seconds or 0.2, known=known)
    return consul(iterations=iterations, seconds=seconds or 1.0, known=known)


def trained(name: str, budget: str, document: bytes) -> Bot:
    """Return a bot that knows what a file holds; raise OptionError if the file does not fit."""
    return make(name, budget, learned_in(document, Learned, checked))
