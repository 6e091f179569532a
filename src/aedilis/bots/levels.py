"""The bots of every game, by level, and those of others wherever a level can be named."""

import re
from functools import lru_cache
from pathlib import Path

from aedilis.bots import guests
from aedilis.bots.bot import Bot
from aedilis.bots.desk import Desk
from aedilis.bots.opinion import Opinion
from aedilis.bots.random_bot import RandomBot
from aedilis.core import catalogue, given
from aedilis.core.contract import View
from aedilis.core.errors import OptionError
from aedilis.core.rng import Rng

RANDOM = "random"
LARGEST = 50_000_000  # bytes of a file that somebody trained
LEVEL = re.compile(r"(?P<name>[^:@]+)(?P<colon>:(?P<budget>[^@]*))?(?:@(?P<file>.+))?", re.DOTALL)


def names(game: str) -> tuple[str, ...]:
    """Return the levels that can play a game, weakest first; "random", for tests and research, comes before all."""
    return (RANDOM, *catalogue.find(game).levels)


def known(game: str) -> tuple[str, ...]:
    """Return every name that a bot of the game goes by: its levels, and what they are compared with."""
    return (*names(game), *catalogue.find(game).compared)


def make(level: str, game: str) -> Bot:
    """Return a bot of this level for a game; raise OptionError for a level that the game does not have.

    A level may carry a budget after a colon: "mensor:500" thinks 500 iterations long, "mensor:0.5s" half a second;
    and a file that `aedilis train` wrote: "vitruvius@my.json", "vitruvius:500@my.json". A bot of somebody else's is
    called "module:Class", or by the name of its entry point.
    """
    parts = LEVEL.fullmatch(given.text(level, "unknown-level", "a level", OptionError))
    if parts is None or parts["name"] not in known(game):
        if guests.is_guest(level):
            return Desk(level, game)
        other = "a bot of your own is module:Class"
        raise OptionError(
            "unknown-level", f"there is no level {level[:80]!r} for {game}; known: {', '.join(known(game))}; {other}"
        )
    name, budget = parts["name"], parts["budget"] or ""
    if parts["colon"] and not budget:
        raise OptionError("bad-budget", f"{level[:80]!r} names no budget after its colon")
    if parts["file"]:
        if name == RANDOM:
            raise OptionError("bad-learned", f"{RANDOM} learns nothing")
        return catalogue.find(game).trained_bot(name, budget, document_in(parts["file"]))
    if name != RANDOM:
        return catalogue.find(game).bot(name, budget)
    if budget:
        raise OptionError("bad-budget", f"{RANDOM} does not search and takes no budget for thinking")
    return RandomBot()


def document_in(file: str) -> bytes:
    """Return what a file of `aedilis train` holds; raise OptionError if it cannot be read."""
    try:
        path = Path(file).expanduser()
        if path.stat().st_size > LARGEST:
            raise OptionError("bad-learned", f"{file}: this is too large to be what bots learn")
        return path.read_bytes()
    except (OSError, ValueError, RuntimeError) as error:  # a null character, a home of nobody's
        raise OptionError("cannot-read", f"{file}: {getattr(error, 'strerror', None) or error}", file=file) from error


@lru_cache(maxsize=64)
def bot_of(level: str, game: str) -> Bot:
    """Return the bot of a level that remembers nothing between decisions; a process makes each only once."""
    return make(level, game)


def explain(game: str, view: View, rng: Rng | int, *, bot: Bot | None = None, top: int = 3) -> list[Opinion] | None:
    """Return the best actions of the view's seat, the choice first; None where no bot of the game can tell."""
    return catalogue.find(game).explain(view, rng, bot=bot, top=top)
