"""The levels a host may seat.

"random" is not offered but accepted, for tests; it also plays when every worker failed.
"""

from collections.abc import Sequence

from aedilis.bots import levels
from aedilis.bots.bot import Weighing
from aedilis.bots.desk import Desk
from aedilis.bots.published import published
from aedilis.core import catalogue
from aedilis.core.contract import View
from aedilis.core.errors import AedilisError
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.requests import LevelShown

RANDOM = levels.RANDOM

_guests: dict[str, tuple[str, ...]] = {}


def allow(specs: Sequence[str]) -> None:
    """Offer bots of others, as whoever runs the server wishes; raises AedilisError for one that cannot be made."""
    _guests.clear()
    for game in catalogue.names() if specs else ():
        _guests[game] = tuple(spec for spec in specs if plays(spec, game))


def plays(spec: str, game: str) -> bool:
    """Whether a bot of somebody else's plays a game; it is made once, to know."""
    desk = Desk(spec, game)
    try:
        desk.open()
    except AedilisError as error:
        if error.code != "other-game":
            raise
        return False
    desk.close()
    return True


def guests(game: str) -> tuple[str, ...]:
    """The bots of others that play a game here."""
    return _guests.get(game, ())


def own_levels(game: str) -> tuple[str, ...]:
    """The game's own levels that are offered to people, weakest first."""
    return tuple(name for name in levels.names(game) if name != RANDOM) or (RANDOM,)


def level_names(game: str) -> tuple[str, ...]:
    """The levels offered to people: the game's own, weakest first, then bots of others."""
    return (*own_levels(game), *guests(game))


def level_strengths(game: str) -> tuple[LevelShown, ...]:
    """What is published of the levels, weakest first; nothing where it was not measured."""
    found = published(game)
    if found is None:
        return ()
    return tuple(LevelShown(of.name, of.budget, of.measured_as, of.rating, of.error, of.games) for of in found.levels)


def usual_level(game: str, wished: str | None = None) -> str:
    """The level where nobody names one: the host's wish, else one above the weakest, if there are several."""
    names = own_levels(game)
    return wished if wished in names else names[min(1, len(names) - 1)]


def checked_level(game: str, level: str | None, wished: str | None = None) -> str:
    """The level asked for, or the usual one; raises `unknown-level`."""
    if level is None:
        return usual_level(game, wished)
    if level not in levels.names(game) and level not in guests(game):
        raise Refusal("unknown-level", level=level)
    return level


def thinking_seconds(level: str, game: str, view: View) -> float:
    """How long a bot of this level thinks about a decision, as everybody can tell; 0 where it does not search."""
    bot = levels.bot_of(level, game)
    if isinstance(bot, Weighing):
        return bot.seconds_for(view)
    return float(getattr(bot, "seconds", 0.0))
