"""The command `aedilis arena`: a match between bots, with progress, a table, ratings, a plot and a sequential test."""

import json
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from aedilis.arena.arena import games_of, run
from aedilis.arena.elo import ANCHOR
from aedilis.arena.match import PlayedGame, Setting
from aedilis.arena.plot import draw
from aedilis.arena.results import Results
from aedilis.arena.sprt import Verdict
from aedilis.arena.standings import BotStanding, standings
from aedilis.arena.workers import Runner, in_processes, ray_runner
from aedilis.bots.desk import Desk
from aedilis.bots.levels import make
from aedilis.bots.published import published
from aedilis.core import catalogue
from aedilis.core.errors import OptionError
from aedilis.core.game import check_players
from aedilis.processes import MOST_GAMES, MOST_PROCESSES
from aedilis.terminal import output
from aedilis.terminal.work import interruptible


def arena(
    game: Annotated[str, typer.Argument(help=f"the game: {', '.join(catalogue.names())}")],
    bots: Annotated[
        list[str] | None,
        typer.Option(
            help='a level, with a budget if wanted ("mensor:500", "mensor:0.5s"), with a file of aedilis train '
            '("consul@my.json"), or a bot of your own ("my_bots:Greedy"); repeat, or separate by commas'
        ),
    ] = None,
    players: Annotated[int, typer.Option(help="seats; the last bot fills seats that are left over")] = 2,
    deals: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="deals; each is played from every seat")] = 100,
    seed: Annotated[str, typer.Option(help="another seed gives other deals")] = "arena",
    limit: Annotated[
        float, typer.Option(min=0.01, max=3600, help="seconds that a bot of your own may think; longer is a forfeit")
    ] = 10.0,
    preset: Annotated[str, typer.Option(help="a preset of the rules' options")] = "",
    results: Annotated[
        Path | None, typer.Option(help="file for the results; an interrupted match goes on from it")
    ] = None,
    sprt: Annotated[
        tuple[float, float] | None, typer.Option(help="stop when the first bot's share is clearly rather P0 or P1")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="write a picture of the result")] = None,
    processes: Annotated[int, typer.Option(min=0, max=MOST_PROCESSES, help="processes; 0: one for each core")] = 0,
    ray: Annotated[str | None, typer.Option(help='address of a Ray cluster, or "local"')] = None,
    levels: Annotated[bool, typer.Option(help="show the published ratings of the levels, and play nothing")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
) -> None:
    """Let bots play a match on duplicate deals from every seat."""
    console = output.console(stderr=as_json)
    if levels:
        show_levels(catalogue.rules(game).name, as_json=as_json)
        return
    setting = setting_of(game, players, bots or [], deals, seed, preset, limit)
    check_test(sprt)
    store = Results(setting, results)
    with interruptible(results), ExitStack() as stack:
        runner: Runner = in_processes(processes) if ray is None else stack.enter_context(ray_runner(ray))
        test = watched(console, store, runner, sprt)
    games = store.in_order()
    found = standings(games)
    if as_json:
        typer.echo(json.dumps(report(setting, games, found, test)))
    else:
        console.print(table_of(setting, games, found))
        if test is not None:
            console.print(told(test, setting.bots[0]))
        for line in told_forfeits(games):
            console.print(line, style="red", markup=False)
    if plot is not None:
        draw(setting, found, plot)


def show_levels(game: str, *, as_json: bool) -> None:
    """Print what is published of a game's levels."""
    found = published(game)
    if as_json:
        typer.echo(msgspec.json.encode(found))
        return
    if found is None:
        output.console().print(f"no ratings are published for {game}")
        return
    table = Table(title=f"{game}, games for two, version {found.version}", caption=f"made by: {found.command}")
    for heading in ("level", "seconds per decision", "measured as", "rating", "games"):
        table.add_column(heading, justify="left" if heading == "level" else "right")
    for level in found.levels:
        rating = f"{level.rating} ± {level.error}"
        table.add_row(level.name, level.budget.removesuffix("s") or "-", level.measured_as, rating, str(level.games))
    output.console().print(table)


def setting_of(
    game: str, players: int, bots: list[str], deals: int, seed: str, preset: str, limit: float = 10.0
) -> Setting:
    """Return the setting that the options of the command describe; raise OptionError for what is none."""
    levels = tuple(level.strip() for part in bots for level in part.split(",") if level.strip())
    if not levels:
        raise OptionError("no-bots", "an arena needs at least one bot: --bots consul,aedile")
    known = catalogue.rules(game)
    check_players(known, players)
    for level in levels:
        bot = make(level, game)
        if isinstance(bot, Desk):
            bot.open()  # one that cannot be made is told now, and is no forfeit
            bot.close()
    return Setting(game, players, levels, deals, seed, known.options(preset) if preset else {}, limit)


def check_test(sprt: tuple[float, float] | None) -> None:
    """Raise OptionError unless the shares of a sequential test are two different ones, the lower first."""
    if sprt is not None and not 0 <= sprt[0] < sprt[1] <= 1:  # NaN is in no order
        raise OptionError("bad-sprt", f"P0 and P1 are shares from 0 to 1, the lower first, not {sprt[0]} and {sprt[1]}")


def watched(console: Console, store: Results, runner: Runner, sprt: tuple[float, float] | None) -> Verdict | None:
    """Run a match under a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task("playing", total=games_of(store.setting), completed=len(store.games))

        def advance(played: PlayedGame) -> None:
            progress.advance(bar)

        return run(store, runner, sprt=sprt, told=advance)


def report(
    setting: Setting, games: list[PlayedGame], found: list[BotStanding], test: Verdict | None
) -> dict[str, object]:
    """Return the result of a match as one JSON object."""
    seconds = sum(played.seconds for played in games)
    decisions = sum(played.decisions for played in games)
    return {
        "setting": msgspec.to_builtins(setting),
        "games": len(games),
        "decisions_per_s": decisions / seconds if seconds else 0.0,
        "standings": msgspec.to_builtins(found),
        "forfeits": [
            {"number": played.number, "bot": played.seats[forfeit.seat], **msgspec.to_builtins(forfeit)}
            for played in games
            for forfeit in played.forfeits
        ],
        "sprt": msgspec.to_builtins(test),
    }


def table_of(setting: Setting, games: list[PlayedGame], found: list[BotStanding]) -> Table:
    """Return the result of a match as a table."""
    decisions = sum(played.decisions for played in games)
    seconds = sum(played.seconds for played in games) or 1.0
    title = (
        f"{setting.game}, {setting.players} players, {len(games)} games, {decisions / seconds:,.0f} decisions/s a core"
    )
    scale = f"{ANCHOR} has 1500" if any(bot.bot == ANCHOR for bot in found) else "the mean is 1500"
    table = Table(
        title=title, caption=f"95 % intervals; rating: 100 points more win 64 % of the games for two, {scale}"
    )
    forfeits = any(bot.forfeits for bot in found)
    for heading in ("bot", "seats", "victories %", "points", "rating", *(["forfeits"] if forfeits else [])):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for bot in found:
        table.add_row(
            bot.bot,
            str(bot.games),
            f"{100 * bot.wins:.1f} ({100 * bot.wins_low:.1f} to {100 * bot.wins_high:.1f})",
            f"{bot.points:.1f} ± {bot.points_error:.1f}",
            f"{bot.rating:.0f} ± {bot.rating_error:.0f}",
            *([str(bot.forfeits)] if forfeits else []),
        )
    return table


def told_forfeits(games: list[PlayedGame]) -> list[str]:
    """Return the reasons of forfeits, each once with its number."""
    reasons = Counter(
        f"{played.seats[forfeit.seat]}: {forfeit.reason}" for played in games for forfeit in played.forfeits
    )
    return [f"forfeited {count} times: {reason}" for reason, count in reasons.most_common(5)]


def told(test: Verdict, bot: str) -> str:
    """Return the state of a sequential test in words."""
    state = f"log-likelihood ratio {test.ratio:.2f} in ({test.low:.2f}, {test.high:.2f}) after {test.deals} deals"
    return f"{bot}: {test.accepted} accepted, {state}" if test.accepted else f"{bot}: undecided, {state}"
