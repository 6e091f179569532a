"""How a player of Corduba judges: by the rules of thumb or by what was learned, with or without slips."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.bots.network import POINTS, REWARD, WIN, Network
from aedilis.core.bits import bit, ones
from aedilis.core.listing import Actions
from aedilis.core.rng import Rng
from aedilis.games.corduba.bots.delivering import delivery, keeping
from aedilis.games.corduba.bots.features import MOST_INPUTS, OF_SEAT, as_seen_by, look
from aedilis.games.corduba.bots.greedy import LONGEST, NOTHING, Foresight, asked, finish, judge
from aedilis.games.corduba.bots.takeover import same_as
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.effects.conditions import monuments_of
from aedilis.games.corduba.engine.options import MONUMENTS_ONLY, VARIANT
from aedilis.games.corduba.engine.solo.rules import monuments_needed
from aedilis.games.corduba.engine.state.fields import ACTIONS, KEEPING, OVER, PublicFields
from aedilis.games.corduba.engine.state.frames import TURN
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import SEATS

FINE: Final = 10000.0  # a learned reward of 1 as a worth: near an even game about the same scale
SENATORS_TO_COME: Final = 10.0  # what the network counts as 1
LIKELY: Final = 2500.0  # so much more worth than the best rival's makes victory e times as likely as defeat
EVEN_ALONE: Final = 5000  # what the worth of a solo game, which counts Caepio already, is compared with
WIN_SHARE: Final = 0.6  # of the reward; the rest is how near it was, by the margin of senators
WIDEST: Final = 15.0  # a margin of so many senators is the best or the worst


@final
class Mind:
    """Judges positions; without a network by the rules of thumb. What it found last stays in its tables."""

    def __init__(self, network: Network | None = None, slip: i64 = 0, narrow: i64 = 0, by_thumb: bool = False) -> None:
        self.network: Network | None = network
        self.by_thumb: bool = by_thumb  # positions are compared by rule of thumb, the network only says what it expects
        self.slip: i64 = slip  # how far off the worth of an action may be judged
        self.narrow: i64 = narrow  # of so many options the worth is found out, the rest is only sketched; 0 for all
        self.shortlist: vec[i64] = vec[i64]([0] * (narrow + 1))
        self.sketches: vec[i64] = vec[i64]([0] * (narrow + 1))
        self.complete: vec[i64] = vec[i64]([0] * (narrow + 1))  # 1 where the sketch is all that there is to see
        self.seats: vec[float] = vec[float]([0.0] * (SEATS * OF_SEAT))
        self.inputs: vec[float] = vec[float]([0.0] * MOST_INPUTS)
        self.worths: vec[i64] = vec[i64]([0] * SEATS)
        self.listing: Actions = Actions()
        self.plan: Actions = Actions(LONGEST)  # the answers to all that the last choice will ask, as far as thought of
        self.foresight: Foresight = Foresight()
        self.sketched: State | None = None
        self.reward: vec[float] = vec[float]([0.0] * SEATS)  # how good the position is for each seat, 0 to 1
        self.won: vec[float] = vec[float]([0.0] * SEATS)  # the share of victory
        self.points: vec[float] = vec[float]([0.0] * SEATS)  # the final senators

    def judge(self, s: State) -> None:
        """Judge a position for every seat, by its result if the game is over."""
        network = self.network
        if s.stage == OVER:
            self.judge_end(s)
            return
        if network is not None:
            look(s, self.seats)
            for seat in range(s.players):
                self.ask(s, network, seat)
        if network is None or self.by_thumb:
            self.judge_by_thumb(s)

    def ask(self, s: PublicFields, network: Network, seat: i64) -> None:
        """Take the network's answers for a seat; the numbers of all seats must have been written."""
        as_seen_by(s, seat, self.seats, self.inputs)
        network.ask(self.inputs)
        self.reward[seat] = network.answer[REWARD]
        self.won[seat] = network.answer[WIN]
        self.points[seat] = float(s.senators[seat]) + SENATORS_TO_COME * network.answer[POINTS]

    def judge_by_thumb(self, s: State) -> None:
        """Compare what the position is worth to each seat and to its best rival."""
        worths = self.worths
        for seat in range(s.players):
            worths[seat] = judge(s, seat)
        for seat in range(s.players):
            best: i64 = EVEN_ALONE
            if s.players > 1:
                best = NOTHING
            for rival in range(s.players):
                if rival != seat and worths[rival] > best:
                    best = worths[rival]
            share: float = 1.0 / (1.0 + math.exp(-float(worths[seat] - best) / LIKELY))
            self.reward[seat] = share
            if self.network is None:
                self.won[seat] = share
                self.points[seat] = float(s.senators[seat])

    def judge_end(self, s: State) -> None:
        """Judge a finished game by its result."""
        for seat in range(s.players):
            self.reward[seat] = reward(s, seat)
            self.won[seat] = victory(s, seat)
            self.points[seat] = float(s.senators[seat])

    def prospect(self, s: State, seat: i64, act: i64, sketch: i64) -> i64:
        """Return the worth of an action of the seat, seen through to the end of what it sets going."""
        network = self.network
        if network is None:
            return self.foresight.outlook(s, seat, act, sketch)
        after = self.foresight.after(s, act)
        if packing.action_kind(act) == packing.PASS:
            if after.stage != ACTIONS or after.round != s.round:  # as greedy does: what follows is the same for all
                after = same_as(s, after)
                after.passed |= bit(seat)
        else:
            self.foresight.settle(after, seat, s.top_kind() == TURN, sketch)
        if after.stage == OVER:
            return i64(FINE * reward(after, seat))
        look(after, self.seats)
        self.ask(after, network, seat)
        return i64(FINE * self.reward[seat])

    def judged(self, s: State, seat: i64, act: i64, rng: Rng, sketch: i64 = NOTHING) -> i64:
        """Return the worth of an action as this mind sees it: with slips, a little wrong."""
        return self.slipped(self.prospect(s, seat, act, sketch), rng)

    def slipped(self, found: i64, rng: Rng) -> i64:
        """Return a worth as this mind sees it."""
        if self.slip:
            return found + rng.below(self.slip)
        return found

    def play_on(self, s: State, last: i64, rng: Rng) -> None:
        """Let everybody play to the end of a round; what was planned with a choice is not thought of again."""
        self.plan.size = 0
        followed: i64 = 0
        while s.stage != OVER and s.round <= last:
            if followed < self.plan.size:
                s.apply(self.plan.items[followed])
                followed += 1
            else:
                s.apply(self.choose_in(s, rng))
                followed = 0

    def choose_in(self, s: State, rng: Rng) -> i64:
        """Return the choice of the first seat to act in a position that the engine has brought to a decision."""
        self.plan.size = 0
        seat: i64 = s.actor()
        if s.depth == 0:
            view = s.view(seat)
            view.list_legal(self.listing)
            if s.stage == KEEPING:
                return keeping(view, self.listing, rng)
            return delivery(view, self.listing)
        if self.narrow:
            if s.top_kind() != TURN:
                return self.foresight.answer(s, seat)
            if s.offered().size > self.narrow:
                return self.choose_of_few(s, seat, rng)
        menu = s.offered()
        best: i64 = menu.items[0]
        most: i64 = NOTHING
        for i in range(menu.size):
            found: i64 = self.judged(s, seat, menu.items[i], rng)
            if found > most:
                most = found
                best = menu.items[i]
                self.keep_plan()
        return best

    def keep_plan(self) -> None:
        """Plan to go on as the action that was judged last was seen through; whoever looks at all options may not."""
        if self.narrow:
            self.plan, self.foresight.answers = self.foresight.answers, self.plan

    def choose_of_few(self, s: State, seat: i64, rng: Rng) -> i64:
        """Return the best of the few options whose sketch looks best; a merchant's visit cannot be sketched."""
        best: i64 = s.offered().items[0]
        most: i64 = NOTHING
        size: i64 = 0
        shortlist = self.shortlist
        sketches = self.sketches
        complete = self.complete
        menu = s.offered()
        i: i64 = 0
        while i < menu.size:
            act: i64 = menu.items[i]
            i += 1
            if packing.action_kind(act) in (packing.SEND_MERCHANT, packing.PASS):
                found: i64 = self.judged(s, seat, act, rng)
                if found > most:
                    most = found
                    best = act
                    self.keep_plan()
                continue
            after = same_as(s, self.sketched)
            self.sketched = after
            after.apply(act)
            is_open: bool = asked(after, seat)  # else nothing is left out of the sketch
            finish(after, seat)
            found = judge(after, seat)
            at: i64 = size
            if size < self.narrow:
                size += 1
            while at > 0 and sketches[at - 1] < found:
                shortlist[at] = shortlist[at - 1]
                sketches[at] = sketches[at - 1]
                complete[at] = complete[at - 1]
                at -= 1
            shortlist[at] = act
            sketches[at] = found
            complete[at] = i64(not is_open and self.network is None)
        for i in range(size):
            if complete[i]:
                self.foresight.answers.size = 0
                found = self.slipped(sketches[i], rng)
            else:
                found = self.judged(s, seat, shortlist[i], rng, sketches[i])
            if found > most:
                most = found
                best = shortlist[i]
                self.keep_plan()
        return best


def victory(s: PublicFields, seat: i64) -> float:
    """Return the seat's part of the victory in a finished game."""
    if (s.winning >> seat) & 1:
        return 1.0 / float(ones(s.winning))
    return 0.0


def reward(s: PublicFields, seat: i64) -> float:
    """Return how good a finished game is for a seat, 0 to 1: victory and how near it was; 0 for a rebellion."""
    if s.ending != packing.SCORED:
        return 0.0
    return WIN_SHARE * victory(s, seat) + (1.0 - WIN_SHARE) * progress(s, seat)


def progress(s: PublicFields, seat: i64) -> float:
    """Return how near to its aim a seat has come, 0 to 1; where monuments and senators count, half for each (C15)."""
    needed: i64 = 0
    if s.players == 1:
        needed = monuments_needed(s)
    if needed == 0:
        return margin(s, seat)
    built: i64 = monuments_of(s, seat)
    if built > needed:
        built = needed
    found: float = float(built) / float(needed)
    if s.option(VARIANT) == MONUMENTS_ONLY:
        return found
    return (found + margin(s, seat)) / 2.0


def margin(s: PublicFields, seat: i64) -> float:
    """Return how far ahead of the best rival, Caepio too, or behind him a seat has ended, 0 to 1."""
    best: i64 = -100
    for rival in range(s.parties):
        if rival != seat and s.senators[rival] > best:
            best = s.senators[rival]
    found: float = 0.5 + float(s.senators[seat] - best) / (2.0 * WIDEST)
    return max(0.0, min(1.0, found))
