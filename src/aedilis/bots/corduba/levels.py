"""The levels of Corduba."""

from aedilis.bots.bot import Bot
from aedilis.bots.corduba.aedile import Aedile
from aedilis.core.errors import OptionError


def make(name: str, budget: str) -> Bot:
    """Return the bot of a level; raise OptionError for a budget, since none of these levels takes one."""
    if budget:
        raise OptionError("bad-budget", f"{name} takes no budget for thinking in Corduba")
    return Aedile()
