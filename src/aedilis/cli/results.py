"""`aedilis results`: the table of results."""

from typing import Annotated, get_args

import msgspec
import typer
from rich.table import Table

from aedilis.core import catalogue
from aedilis.terminal import output
from aedilis.terminal.recordfile import FileError
from aedilis.terminal.results import Outcome, ResultLine, file, read
from aedilis.terminal.say import t

LONGEST_SEED = 16  # shown; a day's is as long as that


def results(
    game: Annotated[str | None, typer.Argument(help=t("help-results-game", games=", ".join(catalogue.names())))] = None,
    daily: Annotated[bool, typer.Option("--daily", help=t("help-results-daily"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=t("help-json"))] = False,
) -> None:
    """Print the table, the newest game first, and how many of them were won."""
    if game is not None:
        catalogue.find(game)
    found, damaged = read()
    shown = [one for one in found if game in (None, one.game) and (one.seed.startswith("daily ") or not daily)]
    if as_json:
        print(msgspec.json.encode(shown[::-1]).decode())
    elif shown:
        console = output.console()
        console.print(table_of(shown[::-1]))
        won = sum(one.outcome == "won" for one in shown)
        console.print(t("results-sum", games=len(shown), won=won))
    else:
        output.console().print(t("results-none"))
    if damaged:
        where = ", ".join(map(str, damaged))
        raise FileError("results-damaged", t("results-damaged", file=str(file()), lines=where), file=str(file()))


def table_of(shown: list[ResultLine]) -> Table:
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
