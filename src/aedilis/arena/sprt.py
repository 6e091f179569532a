"""A sequential test: is the first bot's share of victory rather p0 or rather p1? It stops as soon as that is clear."""

import math
from collections import defaultdict
from collections.abc import Sequence

import msgspec

from aedilis.arena.match import PlayedGame

LEAST_DEALS = 8  # before that the spread of the deals is not known well enough


class Verdict(msgspec.Struct, frozen=True):
    """Where a test stands; `accepted` is "H0", "H1" or "" while it is open."""

    ratio: float
    low: float
    high: float
    deals: int
    accepted: str


def verdict(
    games: Sequence[PlayedGame], bot: str, p0: float, p1: float, *, alpha: float = 0.05, beta: float = 0.05
) -> Verdict:
    """Return the state of the test of H0 "share p0" against H1 "share p1".

    One observation is the mean share of the bot over all rotations of a deal, and only complete deals count. Their sum
    is near to normal with the measured variance, which gives the log-likelihood ratio (the generalised test used for
    chess engines).
    """
    low, high = math.log(beta / (1 - alpha)), math.log((1 - beta) / alpha)
    shares: dict[int, list[float]] = defaultdict(list)
    for game in games:
        shares[game.deal] += [game.share(seat) for seat, name in enumerate(game.seats) if name == bot]
    complete = max(map(len, shares.values()), default=0)
    means = [sum(deal) / len(deal) for deal in shares.values() if len(deal) == complete and complete]
    count = len(means)
    if count < LEAST_DEALS:
        return Verdict(0.0, low, high, count, "")
    mean = sum(means) / count
    variance = sum((value - mean) ** 2 for value in means) / count
    variance = max(variance, 1 / (4 * count))  # a run without any exception is no proof of certainty
    ratio = count * (p1 - p0) * (2 * mean - p0 - p1) / (2 * variance)
    return Verdict(ratio, low, high, count, "H1" if ratio >= high else "H0" if ratio <= low else "")
