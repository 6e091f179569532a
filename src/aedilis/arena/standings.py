"""What the games of a match say: shares of victory, points and ratings, each with its error."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from aedilis.arena.elo import ANCHOR, rate
from aedilis.arena.match import PlayedGame
from aedilis.core.intervals import NINETY_FIVE, observations, wilson


class BotStanding(msgspec.Struct, frozen=True):
    """One bot's record. All intervals have 95 %; all rotations of a deal count as one observation."""

    bot: str
    games: int
    wins: float
    """The mean share of victory, counted for each seat the bot had."""
    wins_low: float
    wins_high: float
    """Wilson's interval of that share."""
    points: float
    points_error: float
    """Half of its interval, as of the rating's."""
    rating: float
    """Of two bots, one with 100 points more wins 64 % of the games; faber has 1500, or without it the mean of all."""
    rating_error: float
    forfeits: int = 0


def standings(games: Sequence[PlayedGame]) -> list[BotStanding]:
    """Return the bots' records, the highest rating first."""
    shares: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    points: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    forfeits: dict[str, int] = defaultdict(int)
    for game in games:
        for seat, bot in enumerate(game.seats):
            shares[bot][game.deal].append(game.share(seat))
            points[bot][game.deal].append(game.scores[seat])
        for forfeit in game.forfeits:
            forfeits[game.seats[forfeit.seat]] += 1
    found = []
    for rated in rate(games, ANCHOR):
        bot = rated.bot
        won, low, high = share_interval(shares[bot].values())
        scored, error = clustered_mean(points[bot].values())
        found.append(
            BotStanding(
                bot, rated.games, won, low, high, scored, error, rated.rating, rated.error, forfeits=forfeits[bot]
            )
        )
    return found


def clustered_mean(clusters: Iterable[Sequence[float]]) -> tuple[float, float]:
    """Return the mean of all observations and its 95 % half-width, the clusters being independent of each other."""
    groups = [list(cluster) for cluster in clusters]
    count = sum(map(len, groups))
    mean = sum(map(sum, groups)) / count
    if len(groups) < 2:
        return mean, max(1.0, abs(mean))  # one deal alone says nothing about the others
    spread = sum((sum(group) - mean * len(group)) ** 2 for group in groups)
    return mean, NINETY_FIVE * math.sqrt(spread * len(groups) / (len(groups) - 1)) / count


def share_interval(clusters: Iterable[Sequence[float]]) -> tuple[float, float, float]:
    """Return the mean share of victory and Wilson's 95 % interval of it.

    It takes as many observations as would spread like these: the rotations of a deal are not independent. Where they
    do not spread at all, each deal is one.
    """
    groups = [list(cluster) for cluster in clusters]
    mean, error = clustered_mean(groups)
    variance = (error / NINETY_FIVE) ** 2 if len(groups) > 1 else 0.0
    count = observations(mean, variance, least=len(groups), most=sum(map(len, groups)))
    return mean, *wilson(mean, count)
