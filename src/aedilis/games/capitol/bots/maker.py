"""The levels of Capitol, and the bots that research compares them with."""

from aedilis.bots.bot import Bot
from aedilis.bots.budget import parse, refuse
from aedilis.bots.learned import learned_in
from aedilis.games.capitol.bots.heuristic import HeuristicBot
from aedilis.games.capitol.bots.learned import Learned, checked
from aedilis.games.capitol.bots.searching import consul, praetor
from aedilis.games.capitol.bots.weights import UNIT

# Levels for people judge one step ahead, some of them with slips, or look so many tries ahead.
SLIPS = {"tiro": 13 * UNIT, "discipulus": 7 * UNIT, "faber": 0}
TRIES = {"structor": 14, "mensor": 60, "architectus": 300}


def make(name: str, budget: str, known: Learned | None = None) -> Bot:
    """Return the bot of a level; raise OptionError for a budget that is none, or that the level does not take.

    A budget is a number of tries ("500") or of seconds ("0.5s") for each decision. Another file than the package's own
    may say what was learned. Aedile, Praetor and Consul stay as they are, for comparisons, and may begin with a pass.
    """
    if name in SLIPS or name == "aedile":
        refuse(name, budget)
        return HeuristicBot(name, SLIPS.get(name, 0), known, eager=name in SLIPS)
    iterations, seconds = parse(budget)
    if not budget:
        iterations = TRIES.get(name, 0)
    if name in TRIES or name == "praetor":
        return praetor(name, iterations=iterations, seconds=seconds or 0.2, known=known, eager=name in TRIES)
    return consul(name, iterations=iterations, seconds=seconds or 1.0, known=known, eager=name == "vitruvius")


def trained(name: str, budget: str, document: bytes) -> Bot:
    """Return a bot that knows what a file holds; raise OptionError if the file does not fit."""
    return make(name, budget, learned_in(document, Learned, checked))
