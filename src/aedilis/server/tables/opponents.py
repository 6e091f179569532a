"""The levels a host may seat.

"random" is not offered but accepted, for tests; it also plays when every worker failed.
"""

import platform
from collections.abc import Sequence

import msgspec

from aedilis.bots import levels, walls
from aedilis.bots.bot import Bot, Weighing
from aedilis.bots.desk import Desk
from aedilis.bots.guests import is_guest
from aedilis.bots.published import published
from aedilis.bots.searching import Searcher
from aedilis.core import catalogue
from aedilis.core.contract import View
from aedilis.core.errors import AedilisError
from aedilis.server.upkeep.logs import logger
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.shapes import Pace
from aedilis.server.wire.shown import LevelShown

RANDOM = levels.RANDOM
OTHER_GAME = ("other-game", "unknown-level", "bad-learned")  # a file that was trained fits one game only

log = logger(__name__)

_guests: dict[str, tuple[str, ...]] = {}


def allow(specs: Sequence[str]) -> None:
    """Offer bots of others, as whoever runs the server wishes; raises AedilisError for one that plays no game."""
    _guests.clear()
    if any(map(is_guest, specs)):
        walls.hide()
        if not walls.version():
            log.warning("guests-without-walls", system=platform.platform())
    refused: dict[str, AedilisError] = {}
    playing = set()
    for game in catalogue.names() if specs else ():
        _guests[game] = ()
        for spec in specs:
            try:
                made(spec, game)
            except AedilisError as error:
                if error.code not in OTHER_GAME:
                    raise
                if spec not in refused or error.code == "bad-learned":  # the file says more than a level
                    refused[spec] = error
            else:
                playing.add(spec)
                _guests[game] += (spec,)
    for spec in specs:
        if spec not in playing:
            raise refused[spec]


def made(spec: str, game: str) -> None:
    """Make a bot once, to know whether it plays a game; raises AedilisError if not."""
    bot = levels.make(spec, game)
    if isinstance(bot, Desk):
        bot.walled = True
        bot.open()
        bot.close()


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
    return tuple(LevelShown(**msgspec.structs.asdict(level)) for level in found.levels)


def usual_level(game: str, wished: str | None = None) -> str:
    """The level where nobody names one: the host's wish, else one above the weakest, if there are several."""
    names = own_levels(game)
    return wished if wished in names else names[min(1, len(names) - 1)]


def is_offered(game: str, level: str | None) -> bool:
    """Whether this level may play here: nothing else that looks like one is ever made into a bot."""
    return level in levels.known(game) or level in guests(game)


def checked_level(game: str, level: str | None, wished: str | None = None) -> str:
    """The level asked for, or the usual one; raises `unknown-level`."""
    if level is None:
        return usual_level(game, wished)
    if not is_offered(game, level):
        raise Refusal("unknown-level", level=level)
    return level


def checked_pace(game: str, pace: Pace) -> Pace:
    """The pace asked for; raises `unknown-level` for whom it lets stand in."""
    checked_level(game, pace.stand_in)
    return pace


def longest_thinking(level: str, game: str) -> float:
    """How long a bot of this level thinks about a decision at most; 0 where it does not search by the clock."""
    return float(getattr(levels.bot_of(level, game), "seconds", 0.0))


def quick_bot(game: str, level: str) -> Bot:
    """A bot of this level if it does not look ahead, else the strongest that does not: it decides in milliseconds."""
    names = own_levels(game)
    quick = [name for name in names if does_not_look_ahead(levels.bot_of(name, game))]
    return levels.bot_of(level if level in quick else quick[-1] if quick else RANDOM, game)


def does_not_look_ahead(bot: Bot) -> bool:
    """Whether a bot judges the position as it is."""
    return not isinstance(bot, Searcher | Weighing) and not getattr(bot, "seconds", 0.0)


def thinking_seconds(level: str, game: str, view: View) -> float:
    """How long a bot of this level thinks about a decision, as everybody can tell; 0 where it does not search."""
    bot = levels.bot_of(level, game)
    return bot.seconds_for(view) if isinstance(bot, Weighing) else longest_thinking(level, game)
