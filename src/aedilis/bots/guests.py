"""Bots of others: a class that somebody wrote, named as `module:Class` or by an entry point.

    [project.entry-points."aedilis.bots"]
    greedy = "my_bots:Greedy"

It is called without arguments, and what it makes has one method that matters: `choose(view, rng)`, which returns one
legal action of the view's seat as an integer, a typed value or a line of text. `name` is how it is called; `games` may
list the only games it plays. It sits in a process of its own (`bots.desk`) that is told nothing but its views.
"""

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from aedilis.bots.bot import generator
from aedilis.core import given
from aedilis.core.catalogue import rules as rules_of
from aedilis.core.contract import Action, View
from aedilis.core.errors import AedilisError, FormatError, OptionError
from aedilis.core.rng import Rng

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "aedilis.bots"
LONGEST = 300  # letters of what names a bot: it may hold the path of a file
CLASS = re.compile(r"(?P<module>[^\W\d]\w*(?:\.[^\W\d]\w*)*):(?P<name>[^\W\d]\w*(?:\.[^\W\d]\w*)*)")


class BotFault(AedilisError):
    """A bot of somebody else's failed: it crashed, took too long, or chose what is not legal."""


@cache
def entries() -> "dict[str, EntryPoint]":
    """Return the bots that other packages name, by their names."""
    from importlib.metadata import entry_points  # slow to load, and levels of ours are found without it

    return {entry.name: entry for entry in entry_points(group=GROUP)}


def is_guest(level: str) -> bool:
    """Tell whether a name can only be that of a bot of somebody else's; nothing is loaded."""
    return CLASS.fullmatch(level) is not None or level in entries()


class Guest:
    """A bot of somebody else's in this process; every choice of it is checked."""

    def __init__(self, spec: str, game: str) -> None:
        """Load the class and make one; raise OptionError if that does not work."""
        self.spec, self.rules = spec, rules_of(game)
        try:
            self._bot = loaded(spec)()
            if not callable(getattr(self._bot, "choose", None)):
                raise OptionError("broken-bot", f"the bot {spec!r} has no method choose(view, rng)", bot=spec)
            games = getattr(self._bot, "games", None)
            if games is not None and game not in games:
                raise OptionError("other-game", f"the bot {spec!r} does not play {game}", bot=spec)
            self.name = str(getattr(self._bot, "name", spec))[:40]
        except AedilisError:
            raise
        except (Exception, SystemExit) as error:  # whatever the code of somebody else's runs into
            raise OptionError("broken-bot", f"the bot {spec!r} cannot be made: {error!r}", bot=spec) from error

    def choose(self, view: View, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat; raise BotFault where the bot gives none."""
        try:
            chosen = self._bot.choose(view, generator(rng))
        except (Exception, SystemExit, KeyboardInterrupt) as error:  # the bot's own: Ctrl-C goes to who waits for it
            raise BotFault("bot-crashed", f"{self.spec} raised {error!r}"[:500], bot=self.spec) from error
        return self.checked(view, chosen)

    def checked(self, view: View, chosen: object) -> int:
        """Return the integer of what a bot chose; raise BotFault if it is no legal action of the view's seat."""
        try:
            action = (
                self.rules.packed(chosen)
                if isinstance(chosen, Action | str)
                else given.number(chosen, "bad-action", "what a bot chooses")
            )
            self.rules.typed(action)
        except FormatError as error:
            raise BotFault("bot-illegal", f"{self.spec} chose what is no action: {error.message}") from error
        if refusal := view.refusal(action):
            clause = self.rules.clause(refusal)
            raise BotFault(
                "bot-illegal", f"{self.spec} chose {self.rules.notation(action)}, which {clause} forbids", rule=clause
            )
        return action


def printable(text: str) -> str:
    """Return text of somebody else's with every character that steers a terminal, or is none, replaced."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "\N{REPLACEMENT CHARACTER}" for letter in text)


def module_of(spec: str) -> str:
    """Return the name of the module in which a bot lies, "" if no bot is called so; nothing is loaded."""
    named = CLASS.fullmatch(spec)
    if named is None:
        return entries()[spec].module if spec in entries() else ""
    return named["module"]


def loaded(spec: str) -> Callable[[], Any]:
    """Return the class that a name stands for; raise OptionError if there is none."""
    named = CLASS.fullmatch(spec)
    if named is None:
        if spec not in entries():
            raise OptionError("unknown-bot", f"there is no bot {spec!r}", bot=spec)
        found: Any = entries()[spec].load()
    else:
        try:
            found = import_module(named["module"])
            for name in named["name"].split("."):
                found = getattr(found, name)
        except (ImportError, AttributeError) as error:
            raise OptionError("unknown-bot", f"there is no bot {spec!r}: {error}", bot=spec) from error
    if not callable(found):
        raise OptionError("broken-bot", f"{spec!r} is nothing that makes a bot", bot=spec)
    return found  # type: ignore[no-any-return]  # a class of somebody else's
