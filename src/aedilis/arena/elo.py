"""Ratings, fitted to all games of a match at once: of two bots, one with 100 points more wins 64 % of the games."""

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

import msgspec

from aedilis.arena.match import PlayedGame
from aedilis.core.intervals import NINETY_FIVE

ANCHOR = "faber"  # the level that has 1500 wherever it plays
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


def rate(games: Sequence[PlayedGame], anchor: str = "") -> list[Rating]:
    """Return the ratings by Bradley and Terry's model, the highest first.

    The anchor has 1500; without one that is the mean of all. Of a game for more than two every pair counts. The errors
    come from weighing the deals anew at random (the Bayesian bootstrap), each with all of its seatings.
    """
    deals = by_deal(games)
    chance = random.Random("ratings")
    again: dict[str, list[float]] = defaultdict(list)
    for _ in range(RESAMPLES):
        weights = [chance.expovariate(1.0) for _ in deals]
        for bot, rating in fitted(added(deals, weights), anchor).items():
            again[bot].append(rating)
    counts = Counter(bot for game in games for bot in game.seats)
    found = fitted(added(deals, [1.0] * len(deals)), anchor) or dict.fromkeys(counts, ANCHOR_RATING)
    rated = [Rating(bot, rating, NINETY_FIVE * spread(again[bot]), counts[bot]) for bot, rating in found.items()]
    return sorted(rated, key=lambda rating: -rating.rating)


def by_deal(games: Iterable[PlayedGame]) -> list[tuple[Pair, Wins]]:
    """Return how often each of a pair won on each deal, shared victories in halves, and one victory shared beforehand.

    Without that one, a bot that never lost would have no rating. A game that nobody won tells nothing, and neither do
    copies of one bot about each other.
    """
    wins: dict[tuple[Pair, int], Wins] = {}
    for game in games:
        for seat, rival in combinations(range(len(game.seats)) if game.winners else (), 2):
            one, other, shares = game.seats[seat], game.seats[rival], pair_shares(game, seat, rival)
            if one == other:
                continue
            if one > other:
                one, other, shares = other, one, shares[::-1]
            first, second = wins.get(((one, other), game.deal), (0.0, 0.0))
            wins[(one, other), game.deal] = (first + shares[0], second + shares[1])
    if not wins:  # nobody has met anybody, or nobody ever won
        names = sorted({bot for game in games for bot in game.seats})
        return [(pair, (0.5, 0.5)) for pair in combinations(names, 2)]
    beforehand = [(pair, (0.5, 0.5)) for pair in sorted({pair for pair, _ in wins})]
    return [*beforehand, *((pair, both) for (pair, _), both in wins.items())]


def pair_shares(game: PlayedGame, one: int, other: int) -> Wins:
    """Return how a victory is shared between two seats of a game: who won is before who did not, else points count."""
    forfeited = {forfeit.seat for forfeit in game.forfeits}
    ranks = [(seat in game.winners, seat not in forfeited, game.scores[seat]) for seat in (one, other)]
    if ranks[0] == ranks[1] or all(seat in game.winners for seat in (one, other)):
        return 0.5, 0.5
    return (1.0, 0.0) if ranks[0] > ranks[1] else (0.0, 1.0)


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
    for _ in range(STEPS if bots else 0):
        played: dict[str, float] = defaultdict(float)
        for (one, other), both in wins.items():
            part = sum(both) / (strength[one] + strength[other])
            played[one] += part
            played[other] += part
        strength = {bot: total[bot] / played[bot] for bot in bots}
        scale = strength.get(anchor) or math.exp(sum(map(math.log, strength.values())) / len(strength))
        strength = {bot: value / scale for bot, value in strength.items()}
    return {bot: ANCHOR_RATING + 400 * math.log10(value) for bot, value in strength.items()}


def spread(values: Sequence[float]) -> float:
    """Return the standard deviation, 0 of nothing."""
    if not values:
        return 0.0
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))
