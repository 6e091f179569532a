"""`aedilis content report`: bots play many games, and what they used of a content pack is counted."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from aedilis.bots.levels import make
from aedilis.core.catalogue import rules
from aedilis.core.errors import OptionError
from aedilis.games.corduba.engine.pack.read import pack_of, read_documents, standard
from aedilis.games.corduba.study import usage
from aedilis.games.corduba.study.folders import there
from aedilis.games.corduba.study.usage import KINDS, Figure, UsageReport, Used
from aedilis.games.corduba.terminal.say import t
from aedilis.processes import MOST_GAMES, MOST_PROCESSES
from aedilis.terminal import output, work

CARDS = ("character", "heritage")
WITHOUT_SOLO = tuple(players for players in rules("corduba").seat_range if players > 1)


def report(
    folder: Annotated[Path | None, typer.Argument(metavar="[DIR]", help=t("help-content-show-folder"))] = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help=t("help-content-games"))] = 200,
    players: Annotated[str, typer.Option(help=t("help-content-players"))] = ",".join(map(str, WITHOUT_SOLO)),
    bots: Annotated[str, typer.Option(help=t("help-content-bots"))] = "aedile",
    seed: Annotated[str, typer.Option(help=t("help-content-seed"))] = "report",
    random_cards: Annotated[bool, typer.Option("--random-cards", help=t("help-content-random-cards"))] = False,
    results: Annotated[Path | None, typer.Option(help=t("help-content-results"))] = None,
    processes: Annotated[int, typer.Option(min=0, max=MOST_PROCESSES, help=t("help-content-processes"))] = 0,
    as_json: Annotated[bool, typer.Option("--json", help=t("help-json"))] = False,
) -> None:
    """Play, count and print."""
    levels = [level.strip() for level in bots.split(",") if level.strip()] or [""]
    for level in levels:
        make(level, "corduba")
    counts = player_counts(players)
    options = {} if folder is None else {"content": read_documents(there(folder))}
    pack = standard() if folder is None else pack_of(options["content"])
    known = usage.components(pack.names, list(pack.track))
    jobs = (
        game for count in counts for game in usage.games(count, games, levels, seed, options, random_cards=random_cards)
    )
    played: dict[int, list[Used]] = {count: [] for count in counts}
    for used in work.done(
        usage.play,
        jobs,
        Used,
        total=games * len(counts),
        about=("content report", pack.digest, games, counts, levels, seed, random_cards),
        file=results,
        processes=processes,
        said=t("content-playing"),
    ):
        played[used.players].append(used)
    found = [usage.report(count, played[count], known) for count in counts]
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    console = output.console()
    console.print(endings(found))
    for kind in KINDS:
        console.print()
        console.print(uses(kind, found))
    for kind in CARDS:
        console.print()
        console.print(leads(kind, found))
    console.print()
    console.print(t("content-report-end"))


def player_counts(text: str) -> list[int]:
    """Return the numbers of players in a list such as 2,4; raise OptionError for what is none."""
    words = [word.strip() for word in text.split(",")]
    wrong = [word for word in words if word not in map(str, WITHOUT_SOLO)]
    if wrong:
        raise OptionError("bad-players", t("content-bad-players", word=wrong[0]), players=text)
    return sorted({int(word) for word in words})


def endings(found: Sequence[UsageReport]) -> Table:
    """Return how the games ended and what the place in the first turn order was worth."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title=t("content-report-games"), title_justify="left")
    for key in ("players", "games", "districts", "markers", "senators", "tiles"):
        table.add_column(t(f"column-{key}"), justify="right")
    for place in range(max(one.players for one in found)):
        table.add_column(t("column-place", place=place + 1), justify="right")
    for one in found:
        table.add_row(
            str(one.players),
            str(one.games),
            f"{100 * one.endings['districts'] / one.games:.1f} %",
            f"{100 * one.endings['markers'] / one.games:.1f} %",
            f"{one.senators:.1f}",
            f"{one.tiles:.1f}",
            *(between(place.wins, place.at_least, place.at_most) for place in one.places),
        )
    return table


def uses(kind: str, found: Sequence[UsageReport]) -> Table:
    """Return how often the components of one kind were used, and how their users fared."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title=t(f"content-used-{kind}"), title_justify="left")
    table.add_column(t("column-name"))
    for one in found:
        table.add_column(t("column-uses", players=one.players), justify="right")
        table.add_column(t("column-wins", players=one.players), justify="right")
    for name, figures in rows(kind, found).items():
        cells = (
            (f"{figure.per_game:.2f}", between(figure.wins, figure.at_least, figure.at_most)) for figure in figures
        )
        table.add_row(name, *(cell for pair in cells for cell in pair))
    return table


def leads(kind: str, found: Sequence[UsageReport]) -> Table:
    """Return how many senators the users of one kind of card were ahead of the others."""
    table = Table(
        box=None, pad_edge=False, padding=(0, 2, 0, 0), title=t(f"content-ahead-{kind}"), title_justify="left"
    )
    table.add_column(t("column-name"))
    for one in found:
        table.add_column(t("column-ahead", players=one.players), justify="right")
    for name, figures in rows(kind, found).items():
        table.add_row(name, *(interval(figure.ahead, figure.ahead_error, "+") for figure in figures))
    return table


def rows(kind: str, found: Sequence[UsageReport]) -> dict[str, list[Figure]]:
    """Return the figures of each component of a kind, one for each number of players."""
    result: dict[str, list[Figure]] = {}
    for one in found:
        for figure in one.figures:
            if figure.kind == kind:
                result.setdefault(figure.name, []).append(figure)
    return result


def between(value: float | None, low: float | None, high: float | None) -> str:
    """Return a share with the ends of its interval, nothing where there is none."""
    if value is None or low is None or high is None:
        return ""
    return f"{value:.2f} ({low:.2f}\N{EN DASH}{high:.2f})"


def interval(value: float | None, error: float | None, sign: str = "") -> str:
    """Return a figure with its error, nothing where there is none."""
    return "" if value is None or error is None else f"{value:{sign}.2f} ± {error:.2f}"
