"""How many puzzles a level solves: python bench/search_puzzles.py [LEVEL [GAME]]; else consul:1s at every game."""

import sys
from pathlib import Path

from aedilis.bots.levels import make
from aedilis.core import catalogue
from aedilis.core.rng import seeded

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests and this read puzzles alike

from tests.bots.puzzles import load, position, solves


def measure(level: str, game: str) -> None:
    """Print what the level does instead of a solution, and how many it finds."""
    rules, bot = catalogue.rules(game), make(level, game)
    puzzles = load(game)
    solved = 0
    for puzzle in puzzles:
        chosen = bot.choose(position(game, puzzle).view(puzzle["seat"]), seeded(puzzle["id"]))
        if solves(game, puzzle, chosen):
            solved += 1
        else:
            wanted = " or ".join(puzzle["solution"])
            print(f"{game} {puzzle['id']} {puzzle['theme']}: {rules.notation(chosen)}, not {wanted}")
    print(f"{level} solves {solved} of {len(puzzles)} of {game} ({100 * solved / len(puzzles):.0f} %)")


def main() -> None:
    """Measure one game or all."""
    level = sys.argv[1] if len(sys.argv) > 1 else "consul:1s"
    for game in sys.argv[2:3] or catalogue.ours():
        measure(level, game)


if __name__ == "__main__":
    main()
