"""The levels of Corduba, and the bots that research compares them with."""

from aedilis.bots.bot import Bot
from aedilis.bots.budget import parse, refuse
from aedilis.bots.learned import Learned, learned_in
from aedilis.core.errors import OptionError
from aedilis.games.corduba.bots.aedile import Aedile, Learner
from aedilis.games.corduba.bots.learned import checked
from aedilis.games.corduba.bots.searching import consul, praetor, vitruvius

# Levels for people judge one step ahead, some of them with slips in hundredths of a denarius; or they look ahead, all
# but the last only at the two or three options that promise most: the first of them with slips again and by rule of
# thumb, the others by what was learned.
SLIPS = {"tiro": 1000, "discipulus": 450, "structor": 300}
WIDTHS = {"structor": 2, "mensor": 2, "architectus": 3}


def make(name: str, budget: str, known: Learned | None = None) -> Bot:
    """Return the bot of a level; raise OptionError for a budget that is none, or that the level does not take.

    A budget is a number of tries ("500") or of seconds ("0.5s") for the main action of a turn. Another file than the
    package's own may say what was learned, for the levels that search. Aedile, Praetor and Consul stay as they are,
    for comparisons, and may begin with a pass.
    """
    if name in ("tiro", "discipulus", "faber", "aedile"):
        refuse(name, budget)
        if known is not None:
            raise OptionError("bad-learned", f"{name} learns nothing from games")
        return Learner(name, SLIPS[name]) if name in SLIPS else Aedile(name)
    width = WIDTHS.get(name, 0)
    iterations, seconds = parse(budget or str(width or ""))
    if name == "structor":
        return praetor(
            name,
            iterations=iterations,
            seconds=seconds,
            known=known,
            width=width,
            widening=0.0,
            slip=SLIPS[name],
            eager=True,
        )
    if name in WIDTHS:
        return consul(name, iterations=iterations, seconds=seconds, known=known, width=width, widening=0.0, eager=True)
    if name == "praetor":
        return praetor(name, iterations=iterations, seconds=seconds or 0.3, known=known)
    if name == "vitruvius":
        return vitruvius(name, iterations=iterations, seconds=seconds or 0.6, known=known)
    return consul(name, iterations=iterations, seconds=seconds or 0.6, known=known)


def trained(name: str, budget: str, document: bytes) -> Bot:
    """Return a bot that knows what a file holds; raise OptionError if the file does not fit."""
    return make(name, budget, learned_in(document, Learned, checked))
