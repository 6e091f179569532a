"""The table of results: how every finished game of one person at this terminal ended, and `aedilis results`."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec
import typer
from rich.table import Table

from aedilis.cli import recordfile, terminal
from aedilis.cli.recordfile import FileError
from aedilis.cli.say import t

LONGEST_SEED = 16  # shown; a day's is as long as that
Outcome = Literal["won", "even", "lost", "rebellion"]


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended for one person; `monuments` where they decide, `variant` where the game has several."""

    against: str
    outcome: Outcome
    score: int
    best_other: int
    variant: str = ""
    monuments: int | None = None


class Result(Ending, frozen=True, kw_only=True):
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


def read() -> tuple[list[Result], list[int]]:
    """Return the results, the oldest first, and the numbers of lines that hold none."""
    found: list[Result] = []
    damaged: list[int] = []
    for number, line in enumerate(lines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Result))
        except msgspec.DecodeError:
            damaged.append(number)
    return found, damaged


def keep(result: Result) -> None:
    """Add a result unless it is there; lines that cannot be read stay as they are. Raise FileError if that fails."""
    found, _ = read()
    if all((known.check, known.seed) != (result.check, result.seed) for known in found):
        recordfile.replace(file(), b"".join(line + b"\n" for line in [*lines(), msgspec.json.encode(result)]))


def now() -> datetime:
    """Return the time at which a game has ended."""
    return datetime.now(UTC).replace(microsecond=0)


def results(
    game: Annotated[str | None, typer.Argument(help=t("help-results-game"))] = None,
    daily: Annotated[bool, typer.Option("--daily", help=t("help-results-daily"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=t("help-json"))] = False,
) -> None:
    """Print the table, the newest game first, and how many of them were won."""
    found, damaged = read()
    shown = [one for one in found if game in (None, one.game) and (one.seed.startswith("daily ") or not daily)]
    if as_json:
        print(msgspec.json.encode(shown[::-1]).decode())
    elif shown:
        console = terminal.console()
        console.print(table_of(shown[::-1]))
        won = sum(one.outcome == "won" for one in shown)
        console.print(t("results-sum", games=len(shown), won=won))
    else:
        terminal.console().print(t("results-none"))
    if damaged:
        where = ", ".join(map(str, damaged))
        raise FileError("results-damaged", t("results-damaged", file=str(file()), lines=where), file=str(file()))


def table_of(shown: list[Result]) -> Table:
    """Return results as a table."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("date", "game", "against", "variant", "deal", "outcome", "score"):
        table.add_column(t(f"column-{key}"))
    words = {outcome: t(f"outcome-{outcome}") for outcome in get_args(Outcome)}
    for one in shown:
        score = t("results-score", own=one.score, other=one.best_other)
        if one.monuments is not None:
            score = t("results-monuments", monuments=one.monuments, score=score)
        day = f"{one.ended.astimezone():%Y-%m-%d}"
        deal = one.seed if len(one.seed) <= LONGEST_SEED else f"{one.seed[: LONGEST_SEED - 1]}…"
        table.add_row(day, one.game, one.against, one.variant, deal, words[one.outcome], score)
    return table
