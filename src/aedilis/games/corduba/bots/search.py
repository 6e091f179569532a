"""Search for Corduba: the best options of a decision are tried in the same futures, and the worse half is dropped.

The more tries there are, the more options are compared (progressive widening); those that promise most come first.

A future deals what is unseen anew and goes on to the end of the round, every seat played by rule of thumb; then the
position is judged. Options that are compared see the same deals, so that luck does not decide between them.
"""

import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.listing import Actions
from aedilis.core.rng import Rng
from aedilis.games.corduba.bots.delivering import delivery, keeping
from aedilis.games.corduba.bots.mind import Mind
from aedilis.games.corduba.bots.sensible import list_eagerly, list_sensible
from aedilis.games.corduba.bots.takeover import same_as
from aedilis.games.corduba.engine.state.belief import determinize
from aedilis.games.corduba.engine.state.fields import KEEPING
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.words import SEATS

ROOM: Final = 32  # options compared at most


@final
class Search:
    """Thinks about one decision of one seat; what it found out stays in its tables until the next one."""

    def __init__(
        self,
        ranking: Mind,
        playing: Mind,
        judging: Mind,
        width: i64,
        widening: float,
        horizon: i64,
        eager: bool = False,
    ) -> None:
        self.ranking: Mind = ranking  # which options are worth trying; with slips, some are overlooked
        self.playing: Mind = playing  # how everybody plays on
        self.judging: Mind = judging  # how good that has been
        self.width: i64 = width  # options to try, however few tries there are
        self.widening: float = widening  # so many options for the square root of the tries
        self.horizon: i64 = horizon  # rounds to play on after this one
        self.eager: bool = eager  # does something before the first pass of the game, as people do
        self.size: i64 = 0
        self.items: vec[i64] = vec[i64]([0] * ROOM)  # the options, the most promising first
        self.tries: vec[float] = vec[float]([0.0] * ROOM)
        self.reward: vec[float] = vec[float]([0.0] * ROOM)  # sums over the tries
        self.won: vec[float] = vec[float]([0.0] * ROOM)
        self.points: vec[float] = vec[float]([0.0] * (ROOM * SEATS))
        self.listing: Actions = Actions()
        self.tried: State | None = None

    def think(self, view: View, rng: Rng, tries: i64, seconds: float) -> None:
        """Compare the options with so many tries, or until the time is up when seconds are given; the best come first.

        The worse half is dropped each time that an equal part of the budget is spent.
        """
        begun: float = time.perf_counter()
        self.consider(view, rng)
        alive: i64 = self.first_future(view, rng, tries, seconds, begun)
        halvings: i64 = 0
        while alive >> halvings > 1:
            halvings += 1
        done: i64 = alive
        part: i64 = 1
        while alive > 1:
            spent: float = float(done) / float(tries + 1)
            if seconds > 0.0:
                spent = (time.perf_counter() - begun) / seconds
            while alive > 1 and (spent * float(halvings) >= float(part) or spent >= 1.0):
                self.sort(alive)
                alive = (alive + 1) // 2
                part += 1
            if alive > 1:
                self.try_all(view, rng, alive)
                done += alive

    def first_future(self, view: View, rng: Rng, tries: i64, seconds: float, begun: float) -> i64:
        """Try the options for the first time, and find out how many of them the budget is enough for."""
        if self.size <= 1:
            return self.size
        narrow: i64 = self.size
        if narrow > self.width:
            narrow = self.width
        start = determinize(view, rng)
        self.try_some(view, start, rng, 0, narrow)
        expected: float = float(tries)
        if seconds > 0.0:
            expected = float(narrow) * seconds / (time.perf_counter() - begun)
        wide: i64 = narrow
        while wide < self.size and float(wide * wide) < self.widening * self.widening * expected:
            wide += 1
        self.try_some(view, start, rng, narrow, wide)
        rng.next()
        self.size = wide
        return wide

    def consider(self, view: View, rng: Rng) -> None:
        """List the options that promise most, by the worth of each one step ahead."""
        out = self.listing
        if self.eager:
            list_eagerly(view, out)
        else:
            list_sensible(view, out)
        self.size = 0
        if view.depth == 0:
            favourite: i64 = out.items[0]
            if out.size > 1:
                favourite = secret_choice(view, out, rng)
            self.insert(favourite, 1)
            for i in range(out.size):
                if out.items[i] != favourite:
                    self.insert(out.items[i], 0)
        elif out.size == 1:
            self.insert(out.items[0], 0)
        else:
            s = determinize(view, rng)
            for i in range(out.size):
                self.insert(out.items[i], self.ranking.judged(s, view.seat, out.items[i], rng))
        for i in range(self.size):
            self.tries[i] = 0.0
            self.reward[i] = 0.0
            self.won[i] = 0.0
        for i in range(self.size * SEATS):
            self.points[i] = 0.0

    def insert(self, act: i64, worth: i64) -> None:
        """Put an option at its place in the list if it is good enough; the worth is kept as its reward meanwhile."""
        i: i64 = self.size
        if i == ROOM:
            i -= 1
            if float(worth) <= self.reward[i]:
                return
        else:
            self.size += 1
        while i > 0 and self.reward[i - 1] < float(worth):
            self.items[i] = self.items[i - 1]
            self.reward[i] = self.reward[i - 1]
            i -= 1
        self.items[i] = act
        self.reward[i] = float(worth)

    def try_all(self, view: View, rng: Rng, alive: i64) -> None:
        """Try the options that are left in one and the same future."""
        self.try_some(view, determinize(view, rng), rng, 0, alive)
        rng.next()

    def try_some(self, view: View, start: State, rng: Rng, i: i64, end: i64) -> None:
        """Try the options from one place in the list to before another in this future."""
        while i < end:
            s = same_as(start, self.tried)
            self.tried = s
            s.apply(self.items[i])
            self.playing.play_on(s, view.round + self.horizon, rng.clone())
            self.judging.judge(s)
            self.tries[i] += 1.0
            self.reward[i] += self.judging.reward[view.seat]
            self.won[i] += self.judging.won[view.seat]
            for seat in range(s.players):
                self.points[i * SEATS + seat] += self.judging.points[seat]
            i += 1

    def sort(self, alive: i64) -> None:
        """Put the best of those that were tried equally often first."""
        for i in range(1, alive):
            k: i64 = i
            while k > 0 and self.mean(k) > self.mean(k - 1):
                self.swap(k, k - 1)
                k -= 1

    def mean(self, i: i64) -> float:
        """Return the mean reward of an option that was tried."""
        return self.reward[i] / self.tries[i]

    def swap(self, one: i64, other: i64) -> None:
        """Exchange the places of two options."""
        act: i64 = self.items[one]
        self.items[one] = self.items[other]
        self.items[other] = act
        swap(self.tries, one, other)
        swap(self.reward, one, other)
        swap(self.won, one, other)
        for seat in range(i64(SEATS)):
            swap(self.points, one * SEATS + seat, other * SEATS + seat)


def swap(numbers: vec[float], one: i64, other: i64) -> None:
    """Exchange two numbers of a table."""
    number: float = numbers[one]
    numbers[one] = numbers[other]
    numbers[other] = number


def secret_choice(view: View, out: Actions, rng: Rng) -> i64:
    """Return what the direct rules choose secretly."""
    if view.stage == KEEPING:
        return keeping(view, out, rng)
    return delivery(view, out)
