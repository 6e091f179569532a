"""The levels of Corduba."""

from aedilis.bots.bot import Bot
from aedilis.bots.budget import parse, refuse
from aedilis.bots.learned import Learned, learned_in
from aedilis.core.errors import OptionError
from aedilis.games.corduba.bots.aedile import Aedile, Tiro
from aedilis.games.corduba.bots.learned import checked
from aedilis.games.corduba.bots.searching import consul, praetor


def make(name: str, budget: str, known: Learned | None = None) -> Bot:
    """Return the bot of a level; raise OptionError for a budget that is none, or that the level does not take.

    A budget is a number of tries ("500") or of seconds ("0.5s") for the main action of a turn. Another file than the
    package's own may say what was learned, for the levels that search.
    """
    if name in ("tiro", "aedile"):
        refuse(name, budget)
        if known is not None:
            raise OptionError("bad-learned", f"{name} learns nothing from games")
        return Tiro() if name == "tiro" else Aedile()
    iterations, seconds = parse(budget)
    if name == "praetor":
        return praetor(iterations=iterations, seconds=seconds or 0.3, known=known)
    return consul(iterations=iterations, seconds=seconds or 0.6, known=known)


def trained(name: str, budget: str, document: bytes) -> Bot:
    """Return a bot that knows what a file holds; raise OptionError if the file does not fit."""
    return make(name, budget, learned_in(document, Learned, checked))
