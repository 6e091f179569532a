"""Ratings of a round robin for two, fitted to all its games at once: 100 points more win 64 % of the games."""

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from aedilis.arena.match import Played
from aedilis.arena.standings import NINETY_FIVE

ANCHOR_RATING = 1500.0
STEPS = 400  # of the fit; far more than it needs
RESAMPLES = 200

Pair = tuple[str, str]
Wins = tuple[float, float]


class Rating(msgspec.Struct, frozen=True):
    """One bot's rating against that of the anchor; the error is the half-width of a 95 % interval."""

    bot: str
    rating: float
    error: float
    games: int


def rate(games: Sequence[Played], anchor: str) -> list[Rating]:
    """Return the ratings by Bradley and Terry's model, the highest first; all games must be for two.

    The errors come from weighing the deals anew at random (the Bayesian bootstrap), each with both of its seatings.
    """
    deals = by_deal(games)
    chance = random.Random("ratings")
    again: dict[str, list[float]] = defaultdict(list)
    for _ in range(RESAMPLES):
        weights = [chance.expovariate(1.0) for _ in deals]
        for bot, rating in fitted(added(deals, weights), anchor).items():
            again[bot].append(rating)
    counts = Counter(bot for game in games for bot in game.seats)
    found = fitted(added(deals, [1.0] * len(deals)), anchor)
    rated = [Rating(bot, rating, NINETY_FIVE * spread(again[bot]), counts[bot]) for bot, rating in found.items()]
    return sorted(rated, key=lambda rating: -rating.rating)


def by_deal(games: Iterable[Played]) -> list[tuple[Pair, Wins]]:
    """Return how often each of a pair won on each deal, shared victories in halves, and one victory shared beforehand.

    Without that one, a bot that never lost would have no rating. A game that nobody won tells nothing.
    """
    wins: dict[tuple[Pair, int], Wins] = {}
    for game in games:
        one, other = game.seats
        shares = game.share(0), game.share(1)
        if one > other:
            one, other, shares = other, one, shares[::-1]
        first, second = wins.get(((one, other), game.deal), (0.0, 0.0))
        wins[(one, other), game.deal] = (first + shares[0], second + shares[1])
    beforehand = [(pair, (0.5, 0.5)) for pair in sorted({pair for pair, _ in wins})]
    return [*beforehand, *((pair, both) for (pair, _), both in wins.items())]


def added(deals: Sequence[tuple[Pair, Wins]], weights: Sequence[float]) -> dict[Pair, Wins]:
    """Return the weighted victories of each pair."""
    result: dict[Pair, Wins] = {}
    for (pair, both), weight in zip(deals, weights):
        first, second = result.get(pair, (0.0, 0.0))
        result[pair] = (first + weight * both[0], second + weight * both[1])
    return result


def fitted(wins: Mapping[Pair, Wins], anchor: str) -> dict[str, float]:
    """Return the most likely ratings; each step sets every strength to what its wins tell of it (Zermelo's method)."""
    bots = sorted({bot for pair in wins for bot in pair})
    total: dict[str, float] = defaultdict(float)
    for (one, other), (first, second) in wins.items():
        total[one] += first
        total[other] += second
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(STEPS):
        played: dict[str, float] = defaultdict(float)
        for (one, other), both in wins.items():
            part = sum(both) / (strength[one] + strength[other])
            played[one] += part
            played[other] += part
        strength = {bot: total[bot] / played[bot] for bot in bots}
        scale = strength[anchor]
        strength = {bot: value / scale for bot, value in strength.items()}
    return {bot: ANCHOR_RATING + 400 * math.log10(value) for bot, value in strength.items()}


def spread(values: Sequence[float]) -> float:
    """Return the standard deviation."""
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))
