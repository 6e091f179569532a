"""Whole games of Corduba between minds in compiled code: for learning."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from aedilis.core.rng import Rng
from aedilis.games.corduba.bots.features import INPUTS, as_seen_by, look
from aedilis.games.corduba.bots.mind import SENATORS_TO_COME, Mind, reward, victory
from aedilis.games.corduba.engine.options import Options
from aedilis.games.corduba.engine.pack.native import Pack
from aedilis.games.corduba.engine.state.fields import OVER
from aedilis.games.corduba.engine.state.frames import TURN, A
from aedilis.games.corduba.engine.state.state import State, deal

ONE_IN: Final = 3  # turns that are written down; those that begin a round always are


@final
class Samples:
    """What the network learns from: its inputs when a turn began, and how the game ended for that seat."""

    def __init__(self) -> None:
        self.inputs: vec[float] = vec[float]()
        self.rewards: vec[float] = vec[float]()
        self.wins: vec[float] = vec[float]()
        self.points: vec[float] = vec[float]()  # senators gained after that moment

    def rows(self) -> tuple[list[float], list[float], list[float], list[float]]:
        """Return all as plain lists."""
        return list(self.inputs), list(self.rewards), list(self.wins), list(self.points)


def sample(samples: Samples, minds: list[Mind], options: Options, pack: Pack, games: i64, rng: Rng) -> None:
    """Play games, seat i by the i-th mind, and write down some turns as each seat saw them when they began."""
    row: vec[float] = vec[float]([0.0] * INPUTS)
    n: i64 = 0
    while n < games:
        s = deal(len(minds), options, pack, Rng(rng.next(), rng.next(), rng.next(), rng.next()))
        senators: vec[i64] = vec[i64]()
        seen: i64 = 0
        while s.stage != OVER:
            if s.depth and s.top_kind() == TURN and s.top(A) == 0 and (s.round > seen or rng.below(ONE_IN) == 0):
                seen = s.round
                look(s, minds[0].seats)
                seat: i64 = 0
                while seat < s.players:
                    as_seen_by(s, seat, minds[0].seats, row)
                    senators = append(senators, s.senators[seat])
                    i: i64 = 0
                    while i < INPUTS:
                        samples.inputs = append(samples.inputs, row[i])
                        i += 1
                    seat += 1
            s.apply(minds[s.actor()].choose_in(s, rng))
        remember_end(samples, s, senators)
        n += 1


def remember_end(samples: Samples, s: State, senators: vec[i64]) -> None:
    """Write down the end of the game for each sample taken in it."""
    i: i64 = 0
    while i < len(senators):
        seat: i64 = i % s.players
        samples.rewards = append(samples.rewards, reward(s, seat))
        samples.wins = append(samples.wins, victory(s, seat))
        samples.points = append(samples.points, float(s.senators[seat] - senators[i]) / SENATORS_TO_COME)
        i += 1
