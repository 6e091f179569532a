"""Better weights for the rules of thumb: generations of slightly changed players against the champions so far."""

import math
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec

from aedilis.core.rng import seeded
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.selfplay import contest
from aedilis.games.capitol.bots.weights import BID_LOW, PLACE_LATE, THREAT, UNIT, first_guess, weights_of
from aedilis.games.capitol.engine.board_file import built_in
from aedilis.games.capitol.engine.option_file import DEFAULTS, packed_options

POPULATION = 24
PARENTS = 6
CHAMPIONS = 3  # rivals of each generation
RENEWAL = 6  # generations between two champions
MOST_BID_LOW = UNIT * 7 // 8  # a sealed bid that can be foreseen is none
LEAST_THREAT = UNIT // 2  # more fearful players pass whole rounds; among themselves they are no weaker
HEIR_GAMES = 2000  # that decide whether the new one is better


class Evolution(msgspec.Struct):
    """Where the search for weights stands; kept in a file between generations."""

    number: int
    mean: list[float]
    spread: list[float]
    champions: list[list[int]]


def first_generation() -> Evolution:
    """Return the start: the weights set by hand, and a third of each as its spread."""
    start = [int(weight) for weight in first_guess()]
    return Evolution(0, [float(w) for w in start], [0.35 * max(abs(w), 100) for w in start], [start])


def rounded(weights: list[float]) -> list[int]:
    """Return whole weights within their bounds: all but the haste of placing are above 0."""
    whole = [round(w) if i == PLACE_LATE else max(1, round(w)) for i, w in enumerate(weights)]
    whole[BID_LOW] = min(whole[BID_LOW], MOST_BID_LOW)
    whole[THREAT] = max(whole[THREAT], LEAST_THREAT)
    return whole


def score(one: list[int], other: list[int], players: int, deals: int, seed: str) -> float:
    """Return the mean reward of one player among copies of another, 0.5 for equals at a table of two."""
    total = contest(
        *(
            Mind(weights_of(one)),
            Mind(weights_of(other)),
            players,
            packed_options(DEFAULTS),
            built_in("RECON_7"),
            deals,
        ),
        *(seeded(seed), seeded(f"{seed}/play")),
    )
    return total / (1000 * deals * players)


def next_generation(now: Evolution, players: int, seed: str) -> Evolution:
    """Try changed weights against the latest champions and move towards the best of them."""
    named = f"{seed}/{players}/{now.number}"
    chance = random.Random(named)
    rivals = now.champions[-CHAMPIONS:]
    deals = min(60 + 5 * now.number, 240) // players
    tried = []
    for child in range(POPULATION):
        drawn = [m + s * chance.gauss(0, 1) for m, s in zip(now.mean, now.spread)] if child else now.mean
        weights = rounded(drawn)
        worth = sum(score(weights, rival, players, deals, f"{named}/{i}") for i, rival in enumerate(rivals))
        tried.append((worth, weights))
    best = [weights for _, weights in sorted(tried, reverse=True)[:PARENTS]]
    mean, spread = [], []
    for i, (old, width) in enumerate(zip(now.mean, now.spread)):
        middle = sum(parent[i] for parent in best) / PARENTS
        deviation = math.sqrt(sum((parent[i] - middle) ** 2 for parent in best) / PARENTS)
        mean.append(0.5 * old + 0.5 * middle)
        spread.append(max(0.75 * width + 0.3 * deviation, 0.05 * max(60, abs(middle))))
    champions = now.champions
    if (now.number + 1) % RENEWAL == 0:
        heir, holder = rounded(mean), champions[-1]
        deals = HEIR_GAMES // players
        # Both on the same deals, since the mean reward among more than one rival is not a half.
        if score(heir, holder, players, deals, named) > score(holder, holder, players, deals, named):
            champions = [*champions, heir]
    return Evolution(now.number + 1, mean, spread, champions)


def evolve(file: Path, players: int, generations: int, seed: str) -> Iterator[Evolution]:
    """Go on from the file to so many generations; yield each as it is kept."""
    now = msgspec.json.decode(file.read_bytes(), type=Evolution) if file.exists() else first_generation()
    yield now
    while now.number < generations:
        now = next_generation(now, players, seed)
        partial = file.with_suffix(".partial")
        partial.write_bytes(msgspec.json.encode(now))
        partial.replace(file)
        yield now
