"""How many puzzles a level solves: python bench/search_puzzles.py [LEVEL [GAME]] [--found].

Without a level it is vitruvius:1s, without a game it is every one. With --found those are counted that
bench/make_puzzles.py has found, which no bot has learned from, instead of those for people.
"""

import argparse
import sys
from pathlib import Path

from aedilis.bots.levels import make
from aedilis.core import catalogue
from aedilis.core.rng import seeded

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests and this read puzzles alike

from tests.bots.puzzles import found, load, position, solves


def measure(level: str, game: str, *, is_found: bool) -> None:
    """Print what the level does instead of a solution, and how many it finds."""
    rules, bot = catalogue.rules(game), make(level, game)
    puzzles = found(game) if is_found else load(game)
    solved = 0
    for puzzle in puzzles:
        chosen = bot.choose(position(game, puzzle).view(puzzle["seat"]), seeded(puzzle["id"]))
        if solves(game, puzzle, chosen):
            solved += 1
        else:
            wanted = " or ".join(puzzle["solution"])
            print(f"{game} {puzzle['id']} {puzzle.get('theme', '')}: {rules.notation(chosen)}, not {wanted}")
    print(f"{level} solves {solved} of {len(puzzles)} of {game} ({100 * solved / len(puzzles):.0f} %)", flush=True)


def main() -> None:
    """Measure one game or all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("level", nargs="?", default="vitruvius:1s")
    parser.add_argument("game", nargs="?", choices=catalogue.ours())
    parser.add_argument("--found", action="store_true")
    given = parser.parse_args()
    for game in [given.game] if given.game else catalogue.ours():
        measure(given.level, game, is_found=given.found)


if __name__ == "__main__":
    main()
