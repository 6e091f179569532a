"""Who sits where: people and bots, their names, and the letter that marks their houses."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from aedilis.bots import levels as bot_levels
from aedilis.core.errors import OptionError

NAMES = ("Marcus", "Livia", "Titus", "Junia")
TAKEN_BY_CARDS = "ABCFR"  # cards are called A1 to C8, F1 and R1; a house called A1 would be confusing
SPARE_LETTERS = "WXYZ"
USUAL_LEVEL = "faber"

_BOT = re.compile(r"(?P<name>.+) \(bot (?P<level>[^()]+)\)")


class Sitter(NamedTuple):
    """Who holds a seat: `level` is None for a person, else the level of the bot."""

    name: str
    level: str | None

    def written(self) -> str:
        """Return the form that a record's header keeps, and `from_header` reads."""
        return self.name if self.level is None else f"{self.name} (bot {self.level})"


def usual_level(game: str) -> str:
    """Return the level of bots when nobody names one: faber, or the best that the game has so far."""
    known = bot_levels.names(game)
    return USUAL_LEVEL if USUAL_LEVEL in known else known[-1]


def new_seats(
    players: int, seat: int, levels: Sequence[str], *, hot_seat: bool, usual: str = USUAL_LEVEL
) -> list[Sitter]:
    """Seat people and bots at a new table.

    With one person, a single level counts for all bots. On a hot seat everybody is a person but for the named bots,
    who take the last seats. Raises OptionError when the numbers do not fit.
    """
    if not 0 <= seat < players:
        raise OptionError("bad-seat", f"seats are 0 to {players - 1} with {players} players, not {seat}", seat=seat)
    if hot_seat:
        people = players - len(levels)
        if people < 1:
            raise OptionError("bad-bots", f"{len(levels)} bots leave no seat for a person", bots=len(levels))
        return [Sitter(_name(i), None if i < people else levels[i - people]) for i in range(players)]
    others = players - 1
    given = list(levels) or [usual]
    if len(given) == 1:
        given *= others
    if len(given) != others:
        raise OptionError("bad-bots", f"name one level, or {others} of them, not {len(given)}", bots=len(given))
    return [Sitter(_name(i), None if i == seat else given.pop(0)) for i in range(players)]


def from_header(seats: Sequence[str], players: int) -> list[Sitter]:
    """Return who sat at the table of a record; seats without a name get one and count as people."""
    result: list[Sitter] = []
    for i in range(players):
        written = seats[i].strip() if i < len(seats) else ""
        bot = _BOT.fullmatch(written)
        result.append(Sitter(bot["name"], bot["level"]) if bot else Sitter(written or _name(i), None))
    return result


def letters(names: Sequence[str]) -> list[str]:
    """Return a different letter for each name, its own first letter where possible, and never one of the cards."""
    result: list[str] = []
    for name in names:
        for letter in (*name.upper(), *SPARE_LETTERS):
            if "A" <= letter <= "Z" and letter not in TAKEN_BY_CARDS and letter not in result:
                result.append(letter)
                break
    return result


def _name(seat: int) -> str:
    return NAMES[seat] if seat < len(NAMES) else f"Seat {seat}"
