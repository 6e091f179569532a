"""Playouts per second of the search: python bench/search_speed.py [--json] [--limit PROGRAM].

With the limit's program, built as its README says, the ratio of one and the same minute is printed too. All times are
of the processor, so that other work on the machine disturbs little.
"""

import argparse
import json
import re
import subprocess
import time

from aedilis.core.catalogue import rules
from aedilis.core.rng import seeded
from aedilis.games.capitol.bots.heuristic import aedile
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.search import Search
from aedilis.games.capitol.bots.searching import SearchBot, consul, praetor
from aedilis.games.capitol.bots.weights import first_guess
from aedilis.games.capitol.engine.state import State

BUDGETS = {"praetor": 0.2, "consul": 1.0}


def opening(players: int, seed: str = "bench") -> State:
    """Return a game that has just begun."""
    capitol = rules("capitol")
    state = capitol.new_state(players, capitol.options(None), seed)
    assert isinstance(state, State)
    return state


def tries_per_second(search: Search, players: int, tries: int) -> float:
    """Return how many tries a second of processor time the search makes from the opening, the best of five runs."""
    state = opening(players)
    view = state.view(state.actor())
    best = 0.0
    for run in range(5):
        begun = time.process_time()
        search.forget()
        search.think(view, seeded(str(run)), tries, 0.0, True)
        best = max(best, tries / (time.process_time() - begun))
    return best


def tries_in_games(bot: SearchBot, players: int, games: int = 2) -> float:
    """Return how many tries a second it makes on average over the decisions of whole games against Aedile."""
    tries, seconds, rival = 0, 0.0, aedile()
    for number in range(games):
        state, rng = opening(players, f"bench {number}"), seeded(str(number))
        while not state.is_over():
            seat = state.actor()
            view = state.view(seat)
            if seat != number % players:
                state.apply(rival.choose(view, rng))
                continue
            begun = time.process_time()
            found = bot.candidates(view, rng)
            if len(found) > 1:
                seconds += time.process_time() - begun
                tries += bot.iterations
            state.apply(found[0].action)
    return tries / seconds


def limit_figure(program: str) -> float:
    """Return the UCT iterations per second that the native limit prints."""
    shown = subprocess.run([program], capture_output=True, text=True, check=True).stdout
    told = re.search(r"uct it/s (\d+)", shown)
    if told is None:
        raise SystemExit(f"{program} does not print its UCT figure")
    return float(told[1])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--limit", help="the program of the native limit")
    given = parser.parse_args()
    mind = Mind(first_guess())
    random = Search(mind, mind, 1.4, 1.0e9, 1.0, None, 4, 0, True)
    found = {"uniform_playouts_per_s": tries_per_second(random, 4, 10_000)}
    for players in (2, 3, 4):
        for bot in (praetor(iterations=400), consul(iterations=2000)):
            name = f"{bot.name}_{players}_players"
            found[f"{name}_opening_tries_per_s"] = tries_per_second(bot.search_for(players), players, 500)
            found[f"{name}_tries_a_decision"] = tries_in_games(bot, players) * BUDGETS[bot.name]
    if given.limit:
        figure = max(limit_figure(given.limit) for _ in range(5))  # the least disturbed run
        found["limit_uct_per_s"] = figure
        found["ratio"] = found["uniform_playouts_per_s"] / figure
    print(json.dumps(found) if given.json else "\n".join(f"{name:40} {value:12,.2f}" for name, value in found.items()))


if __name__ == "__main__":
    main()
