"""What the native positions and views of every game share: who listens to them, and when two of them are the same."""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from aedilis.core.bits import bit, shifted


@final
class Log:
    """The events of a position since they were last taken; nothing is written down when nobody listens."""

    def __init__(self, listening: bool) -> None:
        self.listening: bool = listening
        self.events: vec[i64] = vec[i64]()

    def write(self, event: i64) -> None:
        """Write down an event."""
        self.events = append(self.events, event)

    def take(self) -> list[int]:
        """Return the events since the last call, and forget them."""
        events = list(self.events)
        self.events = vec[i64]()
        return events


UNHEARD: Final = Log(False)  # of every position that nobody listens to
MOST_OPTIONS: Final = 31
VALUES: Final = 4  # of an option


class Options:
    """How the forks of the rules are decided in one game; never changed once a game has begun.

    There are at most 31 of them, with numbers below 4: rule code asks often, and finds them in one number.
    """

    def __init__(self, values: Sequence[int]) -> None:
        """Take one number for each option, in the order of the game's own list."""
        self.count: i64 = len(values)
        self.packed: i64 = 0
        assert self.count <= MOST_OPTIONS, "there are two bits for each"
        assert all(0 <= value < VALUES for value in values), "there are two bits for each"
        for place, value in enumerate(values):
            self.packed |= shifted(value, 2 * place)

    def of(self, option: i64) -> i64:
        """Return the value of an option."""
        return (self.packed >> (2 * option)) & 3

    def values(self) -> list[int]:
        """Return all values in their order."""
        return [self.of(option) for option in range(self.count)]

    def __eq__(self, other: object) -> bool:
        """Options are equal when every value is."""
        return isinstance(other, Options) and self.values() == other.values()

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash(tuple(self.values()))


class CommonFields:
    """What everybody may know of any game."""

    def __init__(self, players: i64, options: Options) -> None:
        self.players: i64 = players
        self.options: Options = options
        self.chosen: i64 = options.packed  # at hand for rule code, which asks often

    def everyone(self) -> i64:
        """Return the bit mask of all seats."""
        return bit(self.players) - 1

    def option(self, option: i64) -> i64:
        """Return the value of a rule option."""
        return (self.chosen >> (2 * option)) & 3

    def printed(self) -> object:
        """Return what stays the same for the whole game: its options, and what is printed on its components."""
        raise NotImplementedError

    def all_numbers(self) -> list[int]:
        """Return every number in a fixed order."""
        raise NotImplementedError

    def __repr__(self) -> str:
        """Say how many play and who looks, and nothing that is hidden: whoever reads a log may sit at the table."""
        seat: object = getattr(self, "seat", None)
        return f"<{type(self).__name__} players={self.players}{'' if seat is None else f' seat={seat}'}>"

    def __eq__(self, other: object) -> bool:
        """Positions are equal when nothing in them differs, views when their seat could not tell them apart."""
        return (
            isinstance(other, CommonFields)
            and type(self) is type(other)
            and self.printed() == other.printed()
            and self.all_numbers() == other.all_numbers()
        )

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash(tuple(self.all_numbers()))
