"""What was judged before: the same few situations come back in every try of a search."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.games.capitol.engine.fields import PublicFields, numbers
from aedilis.games.capitol.engine.options import PARTIAL_TOP_TIE

PLACES: Final = 4096
NOTHING: Final = -1  # no situation
UNKNOWN: Final = -(1 << 60)  # no worth


@final
class Memory:
    """What a change in a prefecture gains, by situation; each has one place, and the latest there stays."""

    def __init__(self) -> None:
        self.situation: vec[i64] = numbers(PLACES, NOTHING)
        self.gain: vec[i64] = numbers(PLACES, 0)
        self.table: i64 = 0  # players and rules for which all this holds

    def sit_down(self, s: PublicFields) -> None:
        """Forget what was judged at another table, where more or fewer play or a tie counts otherwise (R3.6)."""
        table: i64 = s.players | s.option(PARTIAL_TOP_TIE) << 4
        if table != self.table:
            self.table = table
            self.situation = numbers(PLACES, NOTHING)

    def recall(self, situation: i64) -> i64:
        """Return the gain in a situation, UNKNOWN if it was not judged or is forgotten."""
        place: i64 = place_of(situation)
        if self.situation[place] == situation:
            return self.gain[place]
        return UNKNOWN

    def keep(self, situation: i64, gain: i64) -> None:
        """Remember the gain in a situation."""
        place: i64 = place_of(situation)
        self.situation[place] = situation
        self.gain[place] = gain


def place_of(situation: i64) -> i64:
    """Spread the situations over the places."""
    mixed: i64 = situation ^ situation >> 10 ^ situation >> 23
    return (mixed ^ mixed >> 31) & (PLACES - 1)
