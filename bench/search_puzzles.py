"""How many of the tactical puzzles a level solves: python bench/search_puzzles.py [LEVEL], by default consul:1s."""

import json
import sys
from pathlib import Path

from aedilis.bots.levels import make
from aedilis.core.catalogue import rules
from aedilis.core.rng import seeded
from aedilis.games.capitol.bots.canonical import key_of

PUZZLES = Path(__file__).parent.parent / "src" / "aedilis" / "games" / "capitol" / "puzzles.json"


def main() -> None:
    capitol = rules("capitol")
    level = sys.argv[1] if len(sys.argv) > 1 else "consul:1s"
    bot = make(level, "capitol")
    puzzles = json.loads(PUZZLES.read_text())
    solved = 0
    for puzzle in puzzles:
        state = capitol.load_position(json.dumps(puzzle["position"]))
        chosen = bot.choose(state.view(puzzle["seat"]), seeded(puzzle["id"]))
        right = key_of(chosen) in {key_of(capitol.packed(line)) for line in puzzle["solution"]}
        solved += right
        if not right:
            print(
                f"{puzzle['id']} {puzzle['theme']}: {capitol.notation(chosen)}, not {' or '.join(puzzle['solution'])}"
            )
    print(f"{level} solves {solved} of {len(puzzles)} ({100 * solved / len(puzzles):.0f} %)")


if __name__ == "__main__":
    main()
