"""Measure the levels against each other, print the tables of docs/strength.md and publish the ratings.

python bench/arena_strength.py [GAME] [--folder DIR] [--scale N] [--players N] [--first BOT] [--processes N]
[--publish]
Results are kept in the folder, so that an interrupted run goes on; --scale multiplies the number of deals. Only the
matches for so many players, or of this first bot or level, are played where that is asked for. --publish
writes the ratings into the package's data file; it needs all matches for two.

Levels that search play with a number of tries that their budget, or less of it, allows on an idle core: that way other
work on the machine changes nothing, and every game can be repeated.
"""

import argparse
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

import msgspec

from aedilis.arena.arena import run
from aedilis.arena.elo import Rating, rate
from aedilis.arena.match import PlayedGame, Setting
from aedilis.arena.results import Results
from aedilis.arena.standings import standings
from aedilis.arena.workers import in_processes
from aedilis.bots.published import Level, Published
from aedilis.core import catalogue

# In Capitol a quarter of what 1 s allows on average over the decisions of a game (search_speed.py), for two and four;
# in Corduba a tenth of what 0.6 s allows.
TOP = {
    "capitol": {2: "vitruvius:4500", 4: "vitruvius:1500"},
    "corduba": {2: "vitruvius:32", 4: "vitruvius:16"},
}
LEVELS = ("tiro", "discipulus", "faber", "structor", "mensor", "architectus")

Match = tuple[int, tuple[str, ...], int]  # players, bots, deals; each deal is played from every seat


def ladder(game: str, players: int, *deals: int) -> list[Match]:
    """Return the matches of each level with the one below; for four it is one among three."""
    above = (*LEVELS[1:], TOP[game][players])
    return [(players, step, count) for count, step in zip(deals, zip(above, LEVELS, strict=True), strict=True)]


CAPITOL: list[Match] = [
    (2, ("tiro", "random"), 100),
    *ladder("capitol", 2, 250, 250, 150, 100, 50, 20),
    *ladder("capitol", 4, 60, 60, 30, 20, 10, 4),
    (2, ("faber", "aedile"), 500),
]
CORDUBA: list[Match] = [
    (1, (TOP["corduba"][2], "aedile"), 250),
    (2, ("tiro", "random"), 20),
    *ladder("corduba", 2, 60, 60, 60, 60, 60, 40),
    *ladder("corduba", 4, 12, 12, 8, 6, 4, 4),
]
# Alone against Caepio at his highest office, by senators and with both aims: each plays the same deals; not rated.
AIMS: dict[int, list[dict[str, str]]] = {
    1: [{"difficulty": "consul", "variant": variant} for variant in ("senators", "combined")],
}
# The top against what it was before; these matches are not rated. The top has so many tries that both take about
# the same processor time, in Corduba for two at a quarter of Consul's usual budget.
FROZEN: dict[str, list[Match]] = {
    "capitol": [(2, ("vitruvius:285", "consul:300"), 150), (2, (TOP["capitol"][2], "consul:4500"), 20)],
    "corduba": [(2, ("vitruvius:32", "consul:75"), 60), (4, ("vitruvius:16", "consul:24"), 20)],
}


class Plan(NamedTuple):
    """What is measured of a game, the budgets of its levels, and what stands for them in the ratings."""

    matches: list[Match]
    budgets: dict[str, str]
    rated: dict[str, str]


PLANS = {
    "capitol": Plan(CAPITOL, {"vitruvius": "1s"}, {"vitruvius": TOP["capitol"][2]}),
    "corduba": Plan(CORDUBA, {"vitruvius": "0.6s"}, {"vitruvius": TOP["corduba"][2]}),
}
GAMES = Path(__file__).parent.parent / "src" / "aedilis" / "games"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", choices=list(PLANS), default="capitol")
    parser.add_argument("--folder", type=Path, default=Path(__file__).parent / "strength")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--players", type=int)
    parser.add_argument("--first")
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--publish", action="store_true")
    given = parser.parse_args()
    plan = PLANS[given.game]
    folder = given.folder / given.game
    folder.mkdir(parents=True, exist_ok=True)
    print("| players | bot | against | games | victories % | points |")
    print("| --- | --- | --- | ---: | ---: | ---: |")
    duels: list[PlayedGame] = []
    for players, bots, deals in plan.matches + FROZEN[given.game]:
        if given.players not in (None, players) or given.first not in (None, bots[0], bots[0].split(":")[0]):
            continue
        for options in AIMS.get(players, [{}]):
            setting = Setting(given.game, players, bots, max(2, round(deals * given.scale)), "strength", options)
            games = played(setting, folder, given.processes)
            print(line(setting, games), flush=True)
            if players == 2 and (players, bots, deals) in plan.matches:
                duels += games
    if given.first or not duels:
        return
    ratings = rate(duels, "faber")
    print("\n| level | rating | games |\n| --- | ---: | ---: |")
    for rating in ratings:
        print(f"| {rating.bot} | {rating.rating:.0f} ± {rating.error:.0f} | {rating.games} |")
    if given.publish:
        data = GAMES / given.game / "bots" / "data" / "levels.json"
        found = publication(given.game, plan, ratings)
        data.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def played(setting: Setting, folder: Path, processes: int) -> list[PlayedGame]:
    """Return the games of a match, after playing those that the folder lacks."""
    name = "-".join((str(setting.players), *setting.bots, *setting.options.values())).replace(":", "_") + ".jsonl"
    results = Results(setting, folder / name)
    run(results, in_processes(processes))
    return results.in_order()


def line(setting: Setting, games: list[PlayedGame]) -> str:
    """Return one line of the table; alone, each has its own games and victories."""
    found = {standing.bot: standing for standing in standings(games)}
    one, other = (found[bot] for bot in setting.bots)
    wins = [f"{100 * s.wins:.1f} ({100 * s.wins_low:.1f} to {100 * s.wins_high:.1f})" for s in (one, other)]
    if setting.players > 1:
        wins.pop()
    return (
        f"| {' '.join((str(setting.players), *setting.options.values()))} | {one.bot} | {other.bot} | {len(games)} "
        f"| {' and '.join(wins)} "
        f"| {one.points:.1f} ± {one.points_error:.1f} to {other.points:.1f} ± {other.points_error:.1f} |"
    )


def publication(game: str, plan: Plan, ratings: list[Rating]) -> Published:
    """Return what the package tells of its levels."""
    levels = catalogue.find(game).levels
    found = {name: rating for name in levels for rating in ratings if rating.bot == plan.rated.get(name, name)}
    return Published(
        version=version("aedilis"),
        command=f"python bench/arena_strength.py {game} --publish",
        levels=tuple(
            Level(
                name=name,
                budget=plan.budgets.get(name, ""),
                measured_as=found[name].bot,
                rating=round(found[name].rating),
                error=round(found[name].error),
                games=found[name].games,
            )
            for name in levels
        ),
    )


if __name__ == "__main__":
    main()
