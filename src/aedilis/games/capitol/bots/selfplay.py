"""Whole games between heuristic players in compiled code: for measuring and for learning weights."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from aedilis.core.bits import ones
from aedilis.core.fields import Options
from aedilis.core.rng import Rng
from aedilis.games.capitol.bots.features import INPUTS, OF_SEAT, as_seen_by, look
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.policy import choose_in
from aedilis.games.capitol.engine.board import Board
from aedilis.games.capitol.engine.fields import BUILD, OVER, SEATS
from aedilis.games.capitol.engine.state import State, deal
from aedilis.games.capitol.engine.steps.score import winning_seats


def play(s: State, minds: list[Mind], rng: Rng) -> i64:
    """Play a game to its end, seat i by the i-th mind; return the number of decisions."""
    decisions: i64 = 0
    while s.phase != OVER:
        s.apply(choose_in(minds[s.actor()], s, rng))
        decisions += 1
    return decisions


def lead(s: State, seat: i64) -> i64:
    """Return how far the seat is ahead of the best other, negative when it is behind."""
    best: i64 = -1
    for other in range(s.players):
        if other != seat and s.score[other] > best:
            best = s.score[other]
    return s.score[seat] - best


def reward(s: State, seat: i64) -> i64:
    """Return how good the end of a game is for a seat, 0 to 1000: half for winning, half for the margin of points."""
    margin: i64 = lead(s, seat)
    if margin > 25:
        margin = 25
    elif margin < -25:
        margin = -25
    result: i64 = 250 + 10 * margin
    mask: i64 = winning_seats(s)
    if (mask >> seat) & 1:
        result += 500 // ones(mask)
    return result


def contest(
    one: Mind, others: Mind, players: i64, options: Options, board: Board, deals: i64, dealer: Rng, rng: Rng
) -> i64:
    """Let one mind play against copies of another on each deal from each seat; return the sum of its rewards."""
    result: i64 = 0
    minds: list[Mind] = []
    for _ in range(deals):
        start = deal(players, options, board, dealer.clone())
        dealer.next()
        for seat in range(players):
            minds = []
            for other in range(players):
                minds.append(one if other == seat else others)
            s = start.clone()
            play(s, minds, rng)
            result += reward(s, seat)
    return result


@final
class Samples:
    """What the network learns from: its inputs when a round began, and how the game ended for that seat."""

    def __init__(self) -> None:
        self.inputs: vec[float] = vec[float]()
        self.rewards: vec[float] = vec[float]()
        self.wins: vec[float] = vec[float]()
        self.points: vec[float] = vec[float]()  # won after that moment
        self.seats: vec[float] = vec[float]([0.0] * (SEATS * OF_SEAT))
        self.row: vec[float] = vec[float]([0.0] * INPUTS)
        self.scores: vec[i64] = vec[i64]()  # of this game, by sample
        self.round: i64 = 1  # the last one of this game that was looked at

    def begin(self) -> None:
        """Turn to a new game."""
        self.scores = vec[i64]()
        self.round = 1

    def look(self, m: Mind, s: State) -> None:
        """Write down a round as each seat sees it, if it has just begun; the first one is not."""
        if s.round == self.round or s.phase != BUILD:
            return
        self.round = s.round
        look(m, s, self.seats)
        for seat in range(s.players):
            as_seen_by(s, seat, self.seats, self.row)
            self.scores = append(self.scores, s.score[seat])
            for i in range(i64(INPUTS)):
                self.inputs = append(self.inputs, self.row[i])

    def end(self, s: State, win_share: float) -> None:
        """Write down the end of the game for each sample taken in it."""
        mask: i64 = winning_seats(s)
        winners: float = float(ones(mask))
        for i in range(len(self.scores)):
            seat: i64 = i % s.players
            won: float = 0.0
            if (mask >> seat) & 1:
                won = 1.0 / winners
            margin: float = 0.5 + float(lead(s, seat)) / 60.0
            if margin > 1.0:
                margin = 1.0
            elif margin < 0.0:
                margin = 0.0
            self.rewards = append(self.rewards, win_share * won + (1.0 - win_share) * margin)
            self.wins = append(self.wins, won)
            self.points = append(self.points, float(s.score[seat] - self.scores[i]) / 20.0)

    def rows(self) -> tuple[list[float], list[float], list[float], list[float]]:
        """Return all as plain lists."""
        return list(self.inputs), list(self.rewards), list(self.wins), list(self.points)


def sample(
    samples: Samples, minds: list[Mind], options: Options, board: Board, games: i64, win_share: float, rng: Rng
) -> None:
    """Play games between the minds and write down rounds 2 to 4 as each seat saw them when they began."""
    players: i64 = len(minds)
    for _ in range(games):
        s = deal(players, options, board, Rng(rng.next(), rng.next(), rng.next(), rng.next()))
        samples.begin()
        while s.phase != OVER:
            samples.look(minds[0], s)
            s.apply(choose_in(minds[s.actor()], s, rng))
        samples.end(s, win_share)
