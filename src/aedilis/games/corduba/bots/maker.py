"""The levels of Corduba, and the bots that research compares them with."""

from functools import partial

from aedilis.bots.bot import Bot
from aedilis.bots.budget import parse, refuse
from aedilis.bots.learned import Learned, learned_in
from aedilis.core.errors import OptionError
from aedilis.games.corduba.bots.aedile import Aedile, Learner
from aedilis.games.corduba.bots.learned import checked
from aedilis.games.corduba.bots.searching import Habits, SearchBot, consul, praetor, vitruvius

# Levels for people judge one step ahead, some of them with slips in hundredths of a denarius; or they look ahead, all
# but the last only at the two or three options that promise most, some of them with slips again, so that they overlook.
SLIPS = {"tiro": 1000, "discipulus": 450, "structor": 300, "architectus": 400}
WIDTHS = {"structor": 2, "mensor": 3, "architectus": 3}
SECONDS = {"praetor": 0.3, "consul": 0.6, "vitruvius": 0.6}
SEARCHES = {
    "structor": praetor,
    "praetor": praetor,
    "mensor": consul,
    "consul": consul,
    "architectus": vitruvius,
    "vitruvius": vitruvius,
}


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
    how = Habits(eager=name == "vitruvius")
    if width:
        how = Habits(width=width, widening=0.0, slip=SLIPS.get(name, 0), eager=True)
    else:
        seconds = seconds or SECONDS[name]
    return SearchBot(name, partial(SEARCHES[name], known=known, how=how), iterations=iterations, seconds=seconds)


def trained(name: str, budget: str, document: bytes) -> Bot:
    """Return a bot that knows what a file holds; raise OptionError if the file does not fit."""
    return make(name, budget, learned_in(document, Learned, checked))
