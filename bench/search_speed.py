"""Tries per second of the search bots.

    python bench/search_speed.py [NAME ...] [--json] [--before CHECKOUT] [--limit PROGRAM]

A name is a game, a level and a number of players, such as corduba_consul_2; without names all are measured.
With another checkout whose engine is compiled, both take turns and the ratio is printed, and 1 if they chose alike.
With the limit's program, built as its README says, uniform playouts of Capitol are compared with it. All times are of
the processor, so that other work on the machine disturbs little, and the best of several turns counts.
"""

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from aedilis.bots.levels import make
from aedilis.core.errors import OptionError
from aedilis.core.rng import seeded

ROOT = Path(__file__).parents[1]
GAMES = ("capitol", "corduba")
LEVELS = {"praetor": 0.2, "consul": 1.0, "vitruvius": 1.0}  # with the seconds for which the tries are told
PLAYERS = (2, 3, 4)
TRIES = {"capitol": 200, "corduba": 50}
TURNS = 3


def rules(game: str) -> Any:
    """Return the rules of a game; checkouts up to 78faec3 keep them elsewhere."""
    home = "catalogue" if find_spec("aedilis.core.catalogue") else "registry"
    return import_module(f"aedilis.core.{home}").rules(game)


def is_level(level: str, game: str) -> bool:
    """Tell whether a checkout has this level."""
    try:
        make(level, game)
    except OptionError:
        return False
    return True


def tries_per_second(game: str, level: str, players: int) -> tuple[float, str]:
    """Return how many tries a second a bot makes in a game against Aediles, and a digest of what was played."""
    bot: Any = make(f"{level}:{TRIES[game]}", game)
    rival, rng = make("aedile", game), seeded("bench")
    state = rules(game).new_state(players, rules(game).options(None), f"bench {players}")
    played, seconds, tries = hashlib.sha256(), 0.0, 0
    while not state.is_over():
        seat = state.actor()
        view = state.view(seat)
        if seat == 0 and len(view.legal()) > 1:
            begun = time.process_time()
            found = bot.candidates(view, rng)
            seconds += time.process_time() - begun
            tries += sum(candidate.visits for candidate in found)
            action = found[0].action
        else:
            action = rival.choose(view, rng)
        state.apply(action)
        played.update(b"%d " % action)
    return tries / seconds, played.hexdigest()


def uniform_playouts() -> float:
    """Return how many tries a second a search of Capitol makes that plays on at random, four players in the opening."""
    from aedilis.games.capitol.bots.manner import Manner
    from aedilis.games.capitol.bots.mind import Mind
    from aedilis.games.capitol.bots.search import Search
    from aedilis.games.capitol.bots.weights import first_guess
    from aedilis.games.capitol.engine.state import State

    state = rules("capitol").new_state(4, rules("capitol").options(None), "bench")
    assert isinstance(state, State)
    mind = Mind(first_guess())
    search = Search(mind, mind, Manner(1.4, 1.0e9), 1.0, None, 4, 0, True)
    begun = time.process_time()
    search.think(state.view(state.actor()), seeded("0"), 10_000, 0.0, True)
    return 10_000 / (time.process_time() - begun)


def measured(wanted: list[str]) -> dict[str, tuple[float, str]]:
    """Return the speed of each wanted bot that there is, or of all, with a digest of its play."""
    return {
        name: tries_per_second(game, level, players)
        for game in GAMES
        for level in LEVELS
        for players in PLAYERS
        if is_level(level, game) and ((name := f"{game}_{level}_{players}") in wanted or not wanted)
    }


def turn_of(checkout: Path, wanted: list[str]) -> dict[str, tuple[float, str]]:
    """Measure the package of a checkout, in a process of its own."""
    command = [sys.executable, __file__, "--one-turn", *wanted]
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(checkout / "src")}, check=True, capture_output=True, text=True
    )
    return {name: (speed, digest) for name, (speed, digest) in json.loads(done.stdout).items()}


def best_of(turns: list[dict[str, tuple[float, str]]]) -> dict[str, float]:
    """Return the best speed of each bot."""
    return {name: max(turn[name][0] for turn in turns) for name in turns[0]}


def limit_figure(program: str) -> float:
    """Return the UCT iterations per second that the native limit prints."""
    shown = subprocess.run([program], capture_output=True, text=True, check=True).stdout
    told = re.search(r"uct it/s (\d+)", shown)
    if told is None:
        raise SystemExit(f"{program} does not print its UCT figure")
    return float(told[1])


def main() -> None:
    """Take turns and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="what to measure, such as corduba_consul_2")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--before", type=Path, help="another checkout, compiled")
    parser.add_argument("--limit", help="the program of the native limit")
    parser.add_argument("--one-turn", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one_turn:
        print(json.dumps(measured(given.names)))
        return
    now, before = [], []
    for _ in range(TURNS):
        now.append(turn_of(ROOT, given.names))
        if given.before:
            before.append(turn_of(given.before, given.names))
    found = {f"{name}_tries_per_s": speed for name, speed in best_of(now).items()}
    for name, level in ((name, name.split("_")[1]) for name in now[0]):
        found[f"{name}_tries_a_decision"] = found[f"{name}_tries_per_s"] * LEVELS[level]
    if given.before:
        for name, speed in best_of(before).items():
            found[f"{name}_against_before"] = found[f"{name}_tries_per_s"] / speed
            found[f"{name}_chose_alike"] = float(now[0][name][1] == before[0][name][1])
    if given.limit:
        found["uniform_playouts_per_s"] = max(uniform_playouts() for _ in range(5))
        found["limit_uct_per_s"] = max(limit_figure(given.limit) for _ in range(5))  # the least disturbed run
        found["ratio"] = found["uniform_playouts_per_s"] / found["limit_uct_per_s"]
    print(json.dumps(found) if given.json else "\n".join(f"{name:40} {value:12,.2f}" for name, value in found.items()))


if __name__ == "__main__":
    main()
