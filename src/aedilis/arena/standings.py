"""What the games of a match say: shares of victory, points and ratings, each with its error."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce

from aedilis.arena.match import Played

NINETY_FIVE = 1.959964  # standard errors on either side of a 95 % interval


class Standing(msgspec.Struct, frozen=True):
    """One bot's record. Errors are half-widths of 95 % intervals; all rotations of a deal count as one observation."""

    bot: str
    games: int
    wins: float
    """The mean share of victory, counted for each seat the bot had."""
    wins_error: float
    points: float
    points_error: float
    rating: float
    rating_error: float


def standings(games: Sequence[Played]) -> list[Standing]:
    """Return the bots' records, the highest rating first."""
    shares: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    points: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for seat, bot in enumerate(game.seats):
            shares[bot][game.deal].append(game.share(seat))
            points[bot][game.deal].append(game.scores[seat])
    rated = ratings(games)
    found = []
    for bot in shares:
        won, won_error = clustered_mean(shares[bot].values())
        scored, scored_error = clustered_mean(points[bot].values())
        rating, rating_error = rated[bot]
        count = sum(map(len, shares[bot].values()))
        found.append(Standing(bot, count, won, won_error, scored, scored_error, rating, rating_error))
    return sorted(found, key=lambda standing: -standing.rating)


def clustered_mean(clusters: Iterable[Sequence[float]]) -> tuple[float, float]:
    """Return the mean of all observations and its 95 % half-width, the clusters being independent of each other.

    With few clusters that all say the same the spread is no guide: the error is never below the rule of three.
    """
    groups = [list(cluster) for cluster in clusters]
    count = sum(map(len, groups))
    mean = sum(map(sum, groups)) / count
    if len(groups) < 2:
        return mean, max(1.0, abs(mean))  # one deal alone says nothing about the others
    spread = sum((sum(group) - mean * len(group)) ** 2 for group in groups)
    error = math.sqrt(spread * len(groups) / (len(groups) - 1)) / count
    floor = 3 / count / NINETY_FIVE if 0 <= mean <= 1 else 0.0
    return mean, NINETY_FIVE * max(error, floor)


def ratings(games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Return each bot's Plackett-Luce rating and its 95 % half-width; the order of games is that of the match.

    Bots do not learn between games, so the doubt only shrinks (no tau). A bot against its own copies is not rated.
    """
    model = PlackettLuce(tau=0.0)
    known = {bot: model.rating(name=bot) for game in games for bot in game.seats}
    for game in games:
        # Copies of one bot sit together as one entry with their mean score, so that many copies are no advantage.
        best = {bot: mean_of(game, bot) for bot in game.seats}
        if len(best) < 2:
            continue
        bots = list(best)
        rated = model.rate([[known[bot]] for bot in bots], scores=[best[bot] for bot in bots])
        for bot, team in zip(bots, rated):
            known[bot] = team[0]
    return {bot: (rating.mu, NINETY_FIVE * rating.sigma) for bot, rating in known.items()}


def mean_of(game: Played, bot: str) -> float:
    """Return the mean score of all copies of a bot in a game."""
    scores = [score for seat, score in zip(game.seats, game.scores) if seat == bot]
    return sum(scores) / len(scores)
