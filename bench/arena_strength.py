"""Measure the levels against each other and print the table of docs/strength.md.

python bench/arena_strength.py [--folder DIR] [--scale N]
Results are kept in the folder, so that an interrupted run goes on; --scale multiplies the number of deals.
"""

import argparse
from pathlib import Path

from aedilis.arena.arena import run
from aedilis.arena.match import Setting
from aedilis.arena.results import Results
from aedilis.arena.standings import standings
from aedilis.arena.workers import in_processes

MATCHES = [  # players, bots, deals
    (2, ("tiro", "random"), 250),
    (2, ("aedile", "random"), 500),
    (2, ("aedile", "tiro"), 500),
    (2, ("praetor:100", "aedile"), 20),
    (2, ("consul:200", "aedile"), 20),
    (2, ("consul:0.25s", "praetor:0.05s"), 50),
    (4, ("consul:150", "aedile"), 8),
]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--folder", type=Path, default=Path("strength"))
    parser.add_argument("--scale", type=float, default=1.0)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    print("| players | bot | against | games | victories % | points |")
    print("| --- | --- | --- | ---: | ---: | ---: |")
    for players, bots, deals in MATCHES:
        setting = Setting("capitol", players, bots, max(2, round(deals * given.scale)))
        name = f"{players}-{'-'.join(bots)}.jsonl".replace(":", "_")
        results = Results(setting, given.folder / name)
        run(results, in_processes())
        found = {standing.bot: standing for standing in standings(results.in_order())}
        one, other = found[bots[0]], found[bots[1]]
        print(
            f"| {players} | {bots[0]} | {bots[1]} | {len(results.games)} "
            f"| {100 * one.wins:.1f} ± {100 * one.wins_error:.1f} "
            f"| {one.points:.1f} ± {one.points_error:.1f} to {other.points:.1f} ± {other.points_error:.1f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
