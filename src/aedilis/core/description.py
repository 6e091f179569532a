"""What a game tells everybody else about itself: one object in the game's package, whose parts load when asked for.

Nothing outside a game's folder knows the game by name. Terminal, server, arena and tests find it in the catalogue and
ask this object; a part that a game does not have is None, and a plain one takes its place.
"""

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol

import msgspec

from aedilis.core.contract import Rules, State, View
from aedilis.core.errors import OptionError
from aedilis.core.listing import Actions
from aedilis.core.rng import Rng

if TYPE_CHECKING:  # parts stand above core; naming their types needs none of them
    from aedilis.bots.bot import Bot
    from aedilis.bots.opinion import Opinion
    from aedilis.terminal.session import Terminal
    from aedilis.training.course import Training


class RandomPlay(Protocol):
    """Random play in the game's own code, where it is quicker than through the contract."""

    def play_out(self, state: State, rng: Rng, out: Actions, /) -> int:
        """Play random actions to the end; return how many decisions that took."""

    def random_action(self, state: State, rng: Rng, out: Actions, /) -> int:
        """Return a random legal action of the first seat to act."""


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong with a content pack; an error keeps it from being played, a warning does not.

    `entry` is the id of a component or the name of a table, "" for the file itself. `field` is the path of keys from
    there; places in a list count from 1.
    """

    severity: Literal["error", "warning"]
    file: str
    entry: str
    field: str
    wrong: str
    expected: str

    def __str__(self) -> str:
        """Return the problem in one line."""
        place = ": ".join(part for part in (self.file, self.entry, self.field) if part)
        return f"{place}: {self.wrong}" + (f"; expected {self.expected}" if self.expected else "")


class Packs(Protocol):
    """Content packs of one's own: what is printed on boards and cards, in TOML files that anybody can write."""

    @property
    def option(self) -> str:
        """The option that names a pack or holds its files."""

    @property
    def standard(self) -> str:
        """The value of that option for the game's own pack."""

    def checked(self, texts: Mapping[str, str], /) -> tuple[dict[str, Any], Sequence[Problem]]:
        """Return the files, given by their names without ending, as the option holds them, and all that is wrong."""


class PageTypes(msgspec.Struct, frozen=True, kw_only=True):
    """The types by which the page knows a game's values, besides its actions and events."""

    about: str
    view: type[msgspec.Struct]
    preview: type[msgspec.Struct]
    statistics: type[msgspec.Struct]
    literals: Mapping[str, Any]
    """Names for what would otherwise be written out, or has a plainer type on the page."""
    content: "ContentTypes | None" = None


class ContentTypes(msgspec.Struct, frozen=True, kw_only=True):
    """The types of what is printed on boards and cards, which have a file of their own."""

    about: str
    roots: tuple[type[msgspec.Struct], ...]
    literals: Mapping[str, Any]
    unions: Mapping[str, Any]


class Description(ABC):
    """One game as everybody else knows it. The package of the game makes one and calls it GAME."""

    name: ClassVar[str]
    """In records, commands and addresses: small letters, digits and underscores."""
    title: ClassVar[str]
    """As people write it."""
    levels: ClassVar[tuple[str, ...]] = ()
    """The levels of its bots for people, weakest first; every game has "random" besides."""
    compared: ClassVar[tuple[str, ...]] = ()
    """Other bots that can be named wherever a level can: what levels are compared with, and names that levels had."""
    judging: ClassVar[int] = 0
    """How many tries its bots need to say how likely each seat is to win; 0 where they cannot."""
    file_options: ClassVar[tuple[str, ...]] = ()
    """The options whose value may be read from a file."""
    commands: ClassVar[Mapping[str, str]] = {}
    """Commands of the game's own: the name of each, and the module that has a function or a Typer of that name."""

    @property
    def folder(self) -> Traversable:
        """The game's folder: `words/<language>/*.ftl`, `lessons/*.json`, `rules.md`, all of which may be absent."""
        return files(str(sys.modules[type(self).__module__].__package__))

    @abstractmethod
    def rules(self) -> Rules:
        """Return the rules."""

    def option_from(self, option: str, text: str) -> Any:
        """Return the value of an option of `file_options` for what somebody typed; raise OSError for a bad file."""
        raise OptionError("bad-option", f"{self.name} reads no option {option!r} from a file", option=option)

    def bot(self, level: str, budget: str) -> "Bot":
        """Return a bot of one of the levels; raise OptionError for a budget that is none."""
        raise OptionError("unknown-level", f"there is no level {level!r} for {self.name}", level=level)

    def trained_bot(self, level: str, budget: str, document: bytes) -> "Bot":
        """Return a bot of one of the levels that knows what a file holds; raise OptionError for a file that is none."""
        raise OptionError("bad-learned", f"the bots of {self.name} learn nothing from files")

    def explain(self, view: View, rng: Rng | int, *, bot: "Bot | None", top: int) -> "list[Opinion] | None":
        """Return the best actions of the view's seat, the choice first; None where no bot can tell."""
        return None

    def chances(self, view: View, action: int | None, rng: Rng, tries: int) -> list[float] | None:
        """Return each seat's share of victory over so many tries to play on from what a view knows.

        The view may be a spectator's; an action, if there is one, is its seat's and comes first. Equal arguments give
        equal numbers. None where no bot can tell.
        """
        return None

    def is_small(self, view: View) -> bool:
        """Tell whether everybody sees that the view's seat decides only how to go on with what was begun."""
        return False

    def terminal(self) -> "Terminal | None":
        """Return how the game is played and watched in a terminal; None for the plain way."""
        return None

    def training(self) -> "Training | None":
        """Return how its bots learn; None where there is nothing to learn."""
        return None

    def random_play(self) -> RandomPlay | None:
        """Return random play in compiled code; None where the contract has to do."""
        return None

    def packs(self) -> Packs | None:
        """Return what checks content packs; None for a game that has none."""
        return None

    def picture(self, view: msgspec.Struct, names: Sequence[str], content: msgspec.Struct | None = None) -> str | None:
        """Return the table of a view's value as SVG, from the drawings of the page; None for a game that has none.

        `content` is what `Rules.content` says of the game's options, if it has any.
        """
        return None

    def page_types(self) -> PageTypes | None:
        """Return the types for a page of the game's own; None where the plain table serves it."""
        return None
