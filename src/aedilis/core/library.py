"""Games of one kind, typed: what the module of each game offers to programs as `new`, `load` and the like.

A game declares its types once, in `library.py` of its folder:

    _games = GameMaker[View, ViewData, Action, Event, Position, Statistics]("morra")
    new, load, from_position, from_record = _games.new, _games.load, _games.from_position, _games.from_record
"""

from collections.abc import Mapping, Sequence
from typing import Any, Generic

import msgspec

from aedilis.core import record as records
from aedilis.core.errors import RecordError
from aedilis.core.game import Game
from aedilis.core.kinds import A, E, Position, Shown, Statistics, V
from aedilis.core.record import Record


class GameMaker(Generic[V, Shown, A, E, Position, Statistics]):
    """Makes games of one kind; type checkers know their views, actions, events, positions and statistics."""

    def __init__(self, name: str) -> None:
        """Take the game's name; it is loaded when a game of it is made."""
        self.name = name

    def new(
        self,
        *,
        players: int,
        options: Mapping[str, Any] | str | None = None,
        seed: str | None = None,
        seats: Sequence[str] = (),
    ) -> Game[V, Shown, A, E, Position, Statistics]:
        """Begin a game; without a seed one is drawn that nobody can guess."""
        return Game[V, Shown, A, E, Position, Statistics].new(
            self.name, players=players, options=options, seed=seed, seats=seats
        )

    def load(self, document: str) -> Game[V, Shown, A, E, Position, Statistics]:
        """Go on with a game that was saved; raise RecordError where the document does not hold."""
        return self.from_record(records.load(document))

    def from_record(self, record: Record) -> Game[V, Shown, A, E, Position, Statistics]:
        """Replay a record with its seed; raise RecordError where it does not hold, or is one of another game."""
        whole = records.checked(record)
        if whole.header.game != self.name:
            raise RecordError("record-other-game", f"this is a record of {whole.header.game!r}, not of {self.name}")
        return Game[V, Shown, A, E, Position, Statistics].from_record(whole)

    def from_position(
        self, document: bytes | str | msgspec.Struct, *, seats: Sequence[str] = ()
    ) -> Game[V, Shown, A, E, Position, Statistics]:
        """Begin at a position, as a value or in JSON; raise PositionError if no game can reach it."""
        return Game[V, Shown, A, E, Position, Statistics].from_position(self.name, document, seats=seats)
