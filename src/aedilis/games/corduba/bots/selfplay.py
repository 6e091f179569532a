"""Whole games of Corduba between minds in compiled code: for learning."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from aedilis.core.fields import Options
from aedilis.core.rng import Rng
from aedilis.games.corduba.bots.features import MOST_INPUTS, as_seen_by, inputs_for, look
from aedilis.games.corduba.bots.mind import SENATORS_TO_COME, Mind, reward, victory
from aedilis.games.corduba.engine.pack.native import Pack
from aedilis.games.corduba.engine.state.fields import OVER
from aedilis.games.corduba.engine.state.frames import TURN
from aedilis.games.corduba.engine.state.state import State, deal
from aedilis.games.corduba.engine.steps.turn import Turn

ONE_IN: Final = 3  # turns that are written down; those that begin a round always are


@final
class Samples:
    """What the network learns from: its inputs when a turn began, and how the game ended for that seat."""

    def __init__(self) -> None:
        self.inputs: vec[float] = vec[float]()
        self.rewards: vec[float] = vec[float]()
        self.wins: vec[float] = vec[float]()
        self.points: vec[float] = vec[float]()  # senators gained after that moment
        self.row: vec[float] = vec[float]([0.0] * MOST_INPUTS)
        self.senators: vec[i64] = vec[i64]()  # of this game, by sample
        self.round: i64 = 0  # the last one of this game of which a turn was written down

    def begin(self) -> None:
        """Turn to a new game."""
        self.senators = vec[i64]()
        self.round = 0

    def look(self, m: Mind, s: State, rng: Rng) -> None:
        """Write down a turn as each seat sees it, if one begins: the first of a round, and one in a few others."""
        if s.depth == 0 or s.top_kind() != TURN or s.top(Turn.MAIN_DONE):
            return
        if s.round == self.round and rng.below(ONE_IN):
            return
        self.round = s.round
        look(s, m.seats)
        width: i64 = inputs_for(s.players)
        for seat in range(s.players):
            as_seen_by(s, seat, m.seats, self.row)
            self.senators = append(self.senators, s.senators[seat])
            for i in range(width):
                self.inputs = append(self.inputs, self.row[i])

    def end(self, s: State) -> None:
        """Write down the end of the game for each sample taken in it."""
        for i in range(len(self.senators)):
            seat: i64 = i % s.players
            self.rewards = append(self.rewards, reward(s, seat))
            self.wins = append(self.wins, victory(s, seat))
            self.points = append(self.points, float(s.senators[seat] - self.senators[i]) / SENATORS_TO_COME)

    def rows(self) -> tuple[list[float], list[float], list[float], list[float]]:
        """Return all as plain lists."""
        return list(self.inputs), list(self.rewards), list(self.wins), list(self.points)


def sample(samples: Samples, minds: list[Mind], options: Options, pack: Pack, games: i64, rng: Rng) -> None:
    """Play games, seat i by the i-th mind, and write down some turns as each seat saw them when they began."""
    for _ in range(games):
        s = deal(len(minds), options, pack, Rng(rng.next(), rng.next(), rng.next(), rng.next()))
        samples.begin()
        while s.stage != OVER:
            samples.look(minds[0], s, rng)
            s.apply(minds[s.actor()].choose_in(s, rng))
        samples.end(s)
