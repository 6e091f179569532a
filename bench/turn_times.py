"""How long bots think about a turn of Corduba with their usual budgets: python bench/turn_times.py [--games 2].

A turn is everything its player decides from the main action to the next one: payments, spots, orders at the market. The
times are those of the clock, because that is what the budgets are in and what people wait for.
"""

import argparse
import time
from statistics import mean

from aedilis.bots.bot import Bot
from aedilis.bots.levels import make
from aedilis.core.contract import View
from aedilis.core.registry import rules
from aedilis.core.rng import Rng, seeded
from aedilis.games.corduba.bots.aedile import corduba_view
from aedilis.games.corduba.bots.searching import opens_turn


class Timed:
    """A bot and how long it has thought about each of its turns."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.bot = bot
        self.turns: list[float] = []

    def choose(self, view: View, rng: Rng | int, /) -> int:
        """Return the choice of the bot."""
        if opens_turn(corduba_view(view, self.name)) or not self.turns:
            self.turns.append(0.0)
        begun = time.perf_counter()
        chosen = self.bot.choose(view, rng)
        self.turns[-1] += time.perf_counter() - begun
        return chosen


def turns_of_game(level: str, players: int, number: int) -> list[float]:
    """Return the seconds of each turn of a level in one game against Aediles; it sits in another seat each time."""
    thinker = Timed(make(level, "corduba"))
    bots: list[Bot] = [make("aedile", "corduba") for _ in range(players)]
    bots[number % players] = thinker
    corduba, rng = rules("corduba"), seeded(str(number))
    state = corduba.new_state(players, corduba.options(None), f"turns {number}")
    while not state.is_over():
        seat = state.actor()
        state.apply(bots[seat].choose(state.view(seat), rng))
    return thinker.turns


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=2)
    given = parser.parse_args()
    print("| level | players | turns | mean | 95 % | longest |\n| --- | ---: | ---: | ---: | ---: | ---: |")
    for level in ("praetor", "consul"):
        for players in (2, 3, 4):
            times = sorted(turn for game in range(given.games) for turn in turns_of_game(level, players, game))
            most = times[len(times) * 95 // 100]
            print(f"| {level} | {players} | {len(times)} | {mean(times):.2f} s | {most:.2f} s | {times[-1]:.2f} s |")


if __name__ == "__main__":
    main()
