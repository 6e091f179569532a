"""Find puzzles that no bot has learned from: python bench/make_puzzles.py [GAME] [--count 50] [--seed puzzles].

Levels without search play games for two. The last round of each is searched backwards for the longest ending that can
be solved by trying everything, whatever the rival does, and in which a few actions win and the others do not. At most
one puzzle comes of a game. They are written to bench/puzzles/GAME.jsonl, one a line, without words: they test the bots
(`python bench/search_puzzles.py LEVEL --found`). The same seed finds the same ones, and an interrupted search goes on
behind the last.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from aedilis.bots.levels import make
from aedilis.core import catalogue
from aedilis.core.contract import State
from aedilis.core.rng import Rng, seeded
from aedilis.games.corduba.engine.state.belief import determinize
from aedilis.games.corduba.engine.state.view import View as CordubaView

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests and this solve and read puzzles alike

from tests.bots.puzzles import FOUND, key
from tests.bots.solver import Solver, TooLarge

LAST_ROUND = {"capitol": 4, "corduba": 8}
POSITIONS = 3_000  # tried for one ending at most
LEAST_CHOICES = 3  # actions that differ
MOST_SOLVING = 3  # one part in so many of them
OTHER_DEALS = 3  # where something stays unseen, the same must win however it is dealt


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", choices=list(LAST_ROUND), default="capitol")
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seed", default="puzzles")
    given = parser.parse_args()
    file = FOUND / f"{given.game}.jsonl"
    found = [msgspec.json.decode(line) for line in file.read_bytes().splitlines()] if file.exists() else []
    if any(puzzle["id"].rpartition("/")[0] != given.seed for puzzle in found):
        raise SystemExit(f"{file} has puzzles of another seed")
    first = int(found[-1]["id"].rpartition("/")[2]) + 1 if found else 0
    file.parent.mkdir(exist_ok=True)
    for number in count(first):
        if len(found) >= given.count:
            break
        puzzle = puzzle_of_game(given.game, f"{given.seed}/{number}")
        if puzzle is not None:
            found.append(puzzle)
            with file.open("ab") as out:
                out.write(msgspec.json.encode(puzzle) + b"\n")
            print(f"{puzzle['id']}: {' or '.join(puzzle['solution'])}, of {puzzle['choices']}", flush=True)


def puzzle_of_game(game: str, name: str) -> dict[str, Any] | None:
    """Return the puzzle of the longest ending of this game that can be solved; None if it has none."""
    best = None
    for state in reversed(list(endings(game, name))):
        try:
            best = puzzle_in(game, state, name) or best
        except TooLarge:
            break  # what comes before is larger still
    return best


def endings(game: str, name: str) -> Iterator[State]:
    """Yield the positions of a game's last round in which one seat alone must decide."""
    rules, rng = catalogue.rules(game), seeded(name)
    levels = catalogue.find(game).levels[:3]
    bots = [make(levels[rng.below(3)], game) for _ in range(2)]
    state = rules.new_state(2, rules.options(None), name)
    while not state.is_over():
        seat = state.actor()
        position = msgspec.to_builtins(rules.position(state))
        if position.get("round") == LAST_ROUND[game] and len(state.legal(seat)) >= LEAST_CHOICES:
            yield rules.load_position(msgspec.json.encode(opened(position)))
        state.apply(bots[seat].choose(state.view(seat), rng))


def opened(position: dict[str, Any]) -> dict[str, Any]:
    """Return the position with all hands seen by everybody, where the game says what was seen."""
    for seat in position["seats"]:
        if "known" in seat:
            seat["known"] = seat["hand"]
    return position


def puzzle_in(game: str, state: State, name: str) -> dict[str, Any] | None:
    """Return the puzzle of a position, None if it is none; raise TooLarge where too much would have to be tried."""
    rules, seat = catalogue.rules(game), state.actor()
    legal = state.legal(seat)
    choices = {key(game, action) for action in legal}
    if len(choices) < LEAST_CHOICES:
        return None
    winning = Solver(seat, POSITIONS).winning(state)
    solving = {key(game, action) for action in winning}
    others = {key(game, action) for action in legal if action not in winning}
    if not solving or solving & others or MOST_SOLVING * len(solving) > len(choices):
        return None
    for other in other_deals(state, seat, seeded(name)):
        if Solver(seat, POSITIONS).winning(other) != winning:
            return None
    return {
        "id": name,
        "seat": seat,
        "position": msgspec.to_builtins(rules.position(state)),
        "solution": [rules.notation(action) for action in legal if action in winning],
        "choices": len(choices),
    }


def other_deals(state: State, seat: int, rng: Rng) -> Iterator[State]:
    """Yield what the position may be too for all that its seat knows; in open endings of Capitol nothing is unseen."""
    view = state.view(seat)
    if isinstance(view, CordubaView):
        for _ in range(OTHER_DEALS):
            yield determinize(view, rng)


if __name__ == "__main__":
    main()
