"""What determines the game of a table before its first action, as it is stored and sent to workers."""

from typing import Any

import msgspec
from msgspec import Struct

from aedilis.core.catalogue import rules as registered
from aedilis.core.play import Play
from aedilis.core.record import commitment


class Setup(Struct, frozen=True):
    """A game that can begin."""

    game: str
    players: int
    options: bytes
    """JSON, complete."""
    seed: str
    start: str | None = None
    """JSON of the position to start from instead of a fresh deal."""

    def position(self) -> dict[str, Any] | None:
        """The position to start from, if the game does not begin with a fresh deal."""
        return None if self.start is None else msgspec.json.decode(self.start, type=dict[str, Any])

    def commitment(self) -> str:
        """The hash that is shown at the start of the game."""
        return commitment(self.seed, self.position())

    def begin(self) -> Play:
        """The game before its first action: the only place where the server comes to hold a state."""
        rules = registered(self.game)
        if self.start is not None:
            return Play(rules, rules.load_position(self.start), is_dealt=False)
        options = rules.options(msgspec.json.decode(self.options))
        return Play(rules, rules.new_state(self.players, options, self.seed))
