"""`aedilis content solo`: a bot plays alone against Caepio many times, and its victories are counted."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from aedilis.bots.levels import make
from aedilis.games.corduba.engine.pack.read import pack_of, read_documents, standard
from aedilis.games.corduba.study.folders import there
from aedilis.games.corduba.study.solo import OFFICES, VARIANTS, Difficulty, Ended, games, play, report
from aedilis.games.corduba.terminal.say import t
from aedilis.processes import MOST_GAMES, MOST_PROCESSES
from aedilis.terminal import output, work


def solo(
    folder: Annotated[Path | None, typer.Argument(metavar="[DIR]", help=t("help-content-show-folder"))] = None,
    count: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help=t("help-content-solo-games"))] = 200,
    bot: Annotated[str, typer.Option(help=t("help-content-solo-bot"))] = "aedile",
    seed: Annotated[str, typer.Option(help=t("help-content-seed"))] = "solo",
    results: Annotated[Path | None, typer.Option(help=t("help-content-results"))] = None,
    processes: Annotated[int, typer.Option(min=0, max=MOST_PROCESSES, help=t("help-content-processes"))] = 0,
    as_json: Annotated[bool, typer.Option("--json", help=t("help-json"))] = False,
) -> None:
    """Play, count and print."""
    make(bot, "corduba")
    options = {} if folder is None else {"content": read_documents(there(folder))}
    pack = standard() if folder is None else pack_of(options["content"])  # an error ends the command with its place
    played = work.done(
        play,
        games(count, bot, seed, options),
        Ended,
        total=count * len(OFFICES) * len(VARIANTS),
        about=("content solo", pack.digest, count, bot, seed),
        file=results,
        processes=processes,
        said=t("content-playing"),
    )
    found = report(played)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    console = output.console()
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
