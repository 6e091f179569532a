"""What determines the game of a table before its first action, as it is stored and sent to workers."""

from typing import Any

import msgspec
from msgspec import Struct

from aedilis.core.catalogue import rules as registered
from aedilis.core.play import Play
from aedilis.core.record import commitment
from aedilis.core.versions import Reading


class Setup(Struct, frozen=True):
    """A game that can begin."""

    game: str
    players: int
    options: bytes
    """JSON, complete for the rules under which the game began."""
    seed: str
    start: str | None = None
    """JSON of the position to start from instead of a fresh deal."""
    version: int | None = None
    """Of the rules under which the game began; None for the present one."""

    def position(self) -> dict[str, Any] | None:
        """The position to start from, if the game does not begin with a fresh deal."""
        return None if self.start is None else msgspec.json.decode(self.start, type=dict[str, Any])

    def commitment(self) -> str:
        """The hash that is shown at the start of the game."""
        return commitment(self.seed, self.position())

    def begin(self) -> Play:
        """The game before its first action: the only place where the server comes to hold a state."""
        rules = registered(self.game)
        position = self.position()
        if position is not None:
            start = msgspec.json.encode(self.reading().position(position))
            return Play(rules, rules.load_position(start), is_dealt=False)
        return Play(rules, rules.new_state(self.players, rules.options(self.chosen()), self.seed))

    @property
    def rules_version(self) -> int:
        """The version of the rules under which the game began."""
        return registered(self.game).version if self.version is None else self.version

    def reading(self) -> Reading:
        """How what is stored of the game is read now; raises RecordError for rules that are not known any more."""
        return Reading(registered(self.game), self.rules_version)

    def chosen(self) -> dict[str, Any]:
        """The options, those that came since the game began as they were read then."""
        return self.reading().options(msgspec.json.decode(self.options))

    def anew(self, seed: str, start: str | None = None) -> "Setup":
        """Another game with the same options, under the present rules; `start` is a position of these."""
        return Setup(self.game, self.players, msgspec.json.encode(self.chosen()), seed, start)
