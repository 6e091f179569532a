"""What is asked of the position of any game before its pieces are looked at."""

from collections.abc import Sized
from typing import Protocol

from aedilis.core.errors import refuse_if


class AnyPosition(Protocol):
    """A position as a value, whatever else a game writes down."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def rules(self) -> int:
        """The version of the rules under which it was written."""

    @property
    def players(self) -> int:
        """The number of players."""

    @property
    def seats(self) -> Sized:
        """What each seat has."""

    @property
    def random(self) -> tuple[int, ...]:
        """The words of the random numbers to come."""


def refuse_foreign(given: AnyPosition, title: str, version: int, players: range, rule: str | None = None) -> None:
    """Raise PositionError for a position of another game, of other rules, or of a number of players there is not."""
    refuse_if(given.game != title.lower(), f"this is a position of {given.game!r}, not of {title}")
    refuse_if(given.rules != version, f"it was written under rules version {given.rules}, this is version {version}")
    who = f"{players[0]} to {players[-1]} players"
    refuse_if(given.players not in players, f"{title} is not played by {given.players}, but by {who}", rule)
    refuse_if(any(not 0 <= word < 1 << 32 for word in given.random), "the random words are not below 2**32")


def refuse_missing_seats(given: AnyPosition, parties: int) -> None:
    """Raise PositionError unless all who play have a seat."""
    refuse_if(len(given.seats) != parties, f"{parties} seats are needed, and {len(given.seats)} seats are given")
