"""Measure the levels against each other, print the tables of docs/strength.md and publish the ratings.

python bench/arena_strength.py [GAME] [--folder DIR] [--scale N] [--processes N] [--publish]
Results are kept in the folder, so that an interrupted run goes on; --scale multiplies the number of deals. --publish
writes the ratings into the package's data file.

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
from aedilis.arena.match import Played, Setting
from aedilis.arena.results import Results
from aedilis.arena.standings import standings
from aedilis.arena.workers import in_processes
from aedilis.bots.published import Level, Published
from aedilis.core import catalogue

# Capitol: what 0.2 s and 1 s allow on average over the decisions of a game, by number of players (search_speed.py).
PRAETOR = {2: "praetor:1800", 3: "praetor:1000", 4: "praetor:600"}
CONSUL = {2: "consul:16800", 3: "consul:9000", 4: "consul:6000"}
# A quarter of both: many games in the same time, and the same ratio.
QUICK_PRAETOR = {2: "praetor:450", 3: "praetor:250", 4: "praetor:150"}
QUICK_CONSUL = {2: "consul:4200", 3: "consul:2250", 4: "consul:1500"}

Match = tuple[int, tuple[str, ...], int]  # players, bots, deals; each deal is played from every seat
CAPITOL: list[Match] = [
    (2, ("aedile", "random"), 500),
    (2, ("tiro", "random"), 250),
    (2, ("aedile", "tiro"), 500),
    (2, (QUICK_PRAETOR[2], "tiro"), 10),
    (2, (QUICK_PRAETOR[2], "aedile"), 40),
    (2, (QUICK_CONSUL[2], "aedile"), 16),
    (2, (QUICK_CONSUL[2], QUICK_PRAETOR[2]), 57),
    (3, (QUICK_PRAETOR[3], "aedile"), 4),
    (3, (QUICK_CONSUL[3], "aedile"), 2),
    (4, (QUICK_PRAETOR[4], "aedile"), 8),
    (4, (QUICK_CONSUL[4], "aedile"), 10),
    (2, (PRAETOR[2], "aedile"), 4),
    (2, (CONSUL[2], PRAETOR[2]), 6),
]
CORDUBA: list[Match] = [
    (2, ("aedile", "tiro"), 100),
    (2, ("praetor:16", "aedile"), 40),
    (2, ("consul:16", "aedile"), 40),
    (4, ("consul:16", "aedile"), 12),
    (3, ("consul:16", "aedile"), 8),
    (2, ("consul:16", "praetor:16"), 24),
    (2, ("praetor:64", "aedile"), 6),
    (2, ("consul:64", "aedile"), 6),
]


class Plan(NamedTuple):
    """What is measured of a game, the budgets of its levels, and what stands for them in the ratings."""

    matches: list[Match]
    budgets: dict[str, str]
    rated: dict[str, str]


PLANS = {
    "capitol": Plan(
        CAPITOL,
        {"praetor": "0.2s", "consul": "1s"},
        {"praetor": QUICK_PRAETOR[2], "consul": QUICK_CONSUL[2]},
    ),
    "corduba": Plan(
        CORDUBA,
        {"praetor": "0.3s", "consul": "0.6s"},
        {"praetor": "praetor:16", "consul": "consul:16"},
    ),
}
BOTS = Path(__file__).parent.parent / "src" / "aedilis" / "bots"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", choices=list(PLANS), default="capitol")
    parser.add_argument("--folder", type=Path, default=Path("strength"))
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--publish", action="store_true")
    given = parser.parse_args()
    plan = PLANS[given.game]
    folder = given.folder if given.game == "capitol" else given.folder / given.game
    folder.mkdir(parents=True, exist_ok=True)
    print("| players | bot | against | games | victories % | points |")
    print("| --- | --- | --- | ---: | ---: | ---: |")
    duels: list[Played] = []
    for players, bots, deals in plan.matches:
        setting = Setting(given.game, players, bots, max(2, round(deals * given.scale)), seed="strength")
        games = played(setting, folder, given.processes)
        print(line(players, bots, games), flush=True)
        if players == 2:
            duels += games
    ratings = rate(duels, "aedile")
    print("\n| level | rating | games |\n| --- | ---: | ---: |")
    for rating in ratings:
        print(f"| {rating.bot} | {rating.rating:.0f} ± {rating.error:.0f} | {rating.games} |")
    if given.publish:
        data = BOTS / given.game / "data" / "levels.json"
        found = publication(given.game, plan, ratings)
        data.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def played(setting: Setting, folder: Path, processes: int) -> list[Played]:
    """Return the games of a match, after playing those that the folder lacks."""
    name = f"{setting.players}-{'-'.join(setting.bots)}.jsonl".replace(":", "_")
    results = Results(setting, folder / name)
    run(results, in_processes(processes))
    return results.in_order()


def line(players: int, bots: tuple[str, ...], games: list[Played]) -> str:
    """Return one line of the table."""
    found = {standing.bot: standing for standing in standings(games)}
    one, other = found[bots[0]], found[bots[1]]
    return (
        f"| {players} | {bots[0]} | {bots[1]} | {len(games)} "
        f"| {100 * one.wins:.1f} ({100 * one.wins_low:.1f} to {100 * one.wins_high:.1f}) "
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
