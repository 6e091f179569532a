"""`aedilis content solo`: a bot plays alone against Caepio many times, and its victories are counted."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from aedilis.arena.solo import OFFICES, VARIANTS, Difficulty, Ended, games, play, report
from aedilis.arena.workers import spread
from aedilis.bots.levels import make
from aedilis.cli import terminal
from aedilis.cli.say import t
from aedilis.games.corduba.engine.pack.read import pack_of, read_documents


def solo(
    folder: Annotated[Path | None, typer.Argument(metavar="[DIR]", help=t("help-content-show-folder"))] = None,
    count: Annotated[int, typer.Option("--games", min=1, help=t("help-content-solo-games"))] = 200,
    bot: Annotated[str, typer.Option(help=t("help-content-solo-bot"))] = "aedile",
    seed: Annotated[str, typer.Option(help=t("help-content-seed"))] = "solo",
    processes: Annotated[int, typer.Option(min=0, help=t("help-content-processes"))] = 0,
    as_json: Annotated[bool, typer.Option("--json", help=t("help-json"))] = False,
) -> None:
    """Play, count and print."""
    make(bot, "corduba")
    options = {} if folder is None else {"content": read_documents(folder)}
    if folder is not None:
        pack_of(options["content"])  # an error ends the command with its place
    played: list[Ended] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.console(stderr=True), transient=True) as progress:
        bar = progress.add_task(t("content-playing"), total=count * len(OFFICES) * len(VARIANTS))
        for ended in spread(play, games(count, bot, seed, options), processes):
            played.append(ended)
            progress.advance(bar)
    found = report(played)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    console = terminal.console()
    console.print(table_of(found))
    console.print()
    console.print(t("content-solo-end"))


def table_of(found: Sequence[Difficulty]) -> Table:
    """Return the figures as a table."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("variant", "office"):
        table.add_column(t(f"column-{key}"))
    for key in ("games", "won", "interval", "rebellions", "senators", "caepio", "monuments"):
        table.add_column(t(f"column-{key}"), justify="right")
    for one in found:
        table.add_row(
            one.variant,
            one.office,
            str(one.games),
            f"{100 * one.won:.1f} %",
            t("content-interval", low=f"{100 * one.at_least:.1f}", high=f"{100 * one.at_most:.1f}"),
            f"{100 * one.rebellions:.1f} %",
            f"{one.senators:.1f}",
            f"{one.caepio:.1f}",
            f"{one.monuments:.1f}",
        )
    return table
