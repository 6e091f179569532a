"""The table of results: how every finished game of one person at this terminal ended."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

import msgspec

from aedilis.terminal import recordfile
from aedilis.terminal.recordfile import FileError

Outcome = Literal["won", "even", "lost", "rebellion"]


class PersonalEnd(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended for one person; `monuments` where they decide, `variant` where the game has several."""

    against: str
    outcome: Outcome
    score: int
    best_other: int
    variant: str = ""
    monuments: int | None = None


class ResultLine(PersonalEnd, frozen=True, kw_only=True):
    """One line of the table; games with the same check and seed are one game."""

    ended: datetime
    game: str
    seed: str
    check: str


def file() -> Path:
    """Return where the table is kept."""
    return recordfile.data_folder().parent / "results.jsonl"


def lines() -> list[bytes]:
    """Return the lines of the table; raise FileError if it is there but cannot be read."""
    try:
        return file().read_bytes().splitlines()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise FileError("cannot-read", f"{file()}: {error.strerror or error}", file=str(file())) from error


def read() -> tuple[list[ResultLine], list[int]]:
    """Return the results, the oldest first, and the numbers of lines that hold none."""
    found: list[ResultLine] = []
    damaged: list[int] = []
    for number, line in enumerate(lines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=ResultLine))
        except msgspec.DecodeError:
            damaged.append(number)
    return found, damaged


def keep(result: ResultLine) -> None:
    """Add a result unless it is there; lines that cannot be read stay as they are. Raise FileError if that fails."""
    found, _ = read()
    if all((known.check, known.seed) != (result.check, result.seed) for known in found):
        recordfile.replace(file(), b"".join(line + b"\n" for line in [*lines(), msgspec.json.encode(result)]))


def now() -> datetime:
    """Return the time at which a game has ended."""
    return datetime.now(UTC).replace(microsecond=0)
