"""How long bots think about a turn of Corduba with their usual budgets: python bench/turn_times.py [--games 2].

A turn is everything its player decides from the main action to the next one: payments, spots, orders at the market. The
times are those of the clock, because that is what the budgets are in and what people wait for.
"""

import argparse
import time
from statistics import mean

from aedilis.bots.bot import Bot
from aedilis.bots.corduba.aedile import corduba_view
from aedilis.bots.corduba.searching import opens_turn
from aedilis.bots.levels import make
from aedilis.core.registry import rules
from aedilis.core.rng import seeded


def turns_of_game(thinker: Bot, rival: Bot, players: int, number: int) -> list[float]:
    """Return the seconds of each turn of one game; the thinker sits in another seat each time."""
    corduba, rng = rules("corduba"), seeded(str(number))
    state = corduba.new_state(players, corduba.options(None), f"turns {number}")
    turns: list[float] = []
    while not state.is_over():
        seat = state.actor()
        view = state.view(seat)
        if seat != number % players:
            state.apply(rival.choose(view, rng))
            continue
        if opens_turn(corduba_view(view, "bench")) or not turns:
            turns.append(0.0)
        begun = time.perf_counter()
        chosen = thinker.choose(view, rng)
        turns[-1] += time.perf_counter() - begun
        state.apply(chosen)
    return turns


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=2)
    given = parser.parse_args()
    rival = make("aedile", "corduba")
    print("| level | players | turns | mean | 95 % | longest |\n| --- | ---: | ---: | ---: | ---: | ---: |")
    for level in ("praetor", "consul"):
        for players in (2, 3, 4):
            times = sorted(
                turn
                for number in range(given.games)
                for turn in turns_of_game(make(level, "corduba"), rival, players, number)
            )
            most = times[len(times) * 95 // 100]
            print(f"| {level} | {players} | {len(times)} | {mean(times):.2f} s | {most:.2f} s | {times[-1]:.2f} s |")


if __name__ == "__main__":
    main()
