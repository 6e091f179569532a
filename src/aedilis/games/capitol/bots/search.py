"""Information-set search: each try deals the unseen cards anew, walks one common tree, and plays on by rule of thumb.

Bids are sealed, so the other seats' bids are sampled from the heuristic player and never looked up in the tree.
"""

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.bots.network import POINTS, REWARD, WIN, Network
from aedilis.core.bits import ones
from aedilis.core.listing import Actions
from aedilis.core.rng import Rng
from aedilis.games.capitol.bots.bidding import choose_bid
from aedilis.games.capitol.bots.building import consider_building
from aedilis.games.capitol.bots.canonical import consider_bids, key_of
from aedilis.games.capitol.bots.drawing import consider_draws
from aedilis.games.capitol.bots.features import INPUTS, OF_SEAT, as_seen_by, look
from aedilis.games.capitol.bots.manner import Manner
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.policy import choose_in, consider_places
from aedilis.games.capitol.bots.tree import NO_NODE, Tree
from aedilis.games.capitol.engine.belief import determinize
from aedilis.games.capitol.engine.fields import BID, BUILD, DRAW, OVER, ROUNDS, SEATS, numbers
from aedilis.games.capitol.engine.random_play import play_out, random_action
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.steps.score import winning_seats
from aedilis.games.capitol.engine.view import View

DEEPEST: Final = 512
BIDS_OPEN: Final = 15  # keys of steps that are no actions end in these
OTHERS_BIDS: Final = 14
SAMPLED: Final = 8  # actions to choose among at each node of a search without heuristics
CLOCK_EVERY: Final = 8  # tries between two looks at the clock
DECIDED_EVERY: Final = 64  # tries between two looks whether the choice can still change
WARMING: Final = 64.0  # tries of a node after which its heat begins to grow


@final
class Search:
    """Thinks about one decision of one seat."""

    def __init__(
        self,
        thinking: Mind,
        playing: Mind,
        manner: Manner,
        win_share: float,
        network: Network | None = None,
        horizon: i64 = ROUNDS,
        wariness: i64 = 0,
        uniform: bool = False,
    ) -> None:
        self.thinking: Mind = thinking  # judges the actions in the tree
        self.playing: Mind = playing  # plays on below the tree
        self.manner: Manner = manner
        self.win_share: float = win_share  # the rest of the reward is the margin of points
        self.network: Network | None = network
        self.horizon: i64 = horizon  # rounds to play on before the network is asked
        self.wariness: i64 = wariness  # in how many of 1024 tries others bid what hurts most, not by rule of thumb
        self.uniform: bool = uniform  # neither judge nor play by rule of thumb, but at random
        self.listing: Actions = Actions()
        self.seats: vec[float] = vec[float]([0.0] * (SEATS * OF_SEAT))
        self.inputs: vec[float] = vec[float]([0.0] * INPUTS)
        self.tree: Tree = Tree()
        self.path: vec[i64] = numbers(DEEPEST, 0)
        self.mover: vec[i64] = numbers(DEEPEST, 0)
        self.depth: i64 = 0
        self.prior: vec[float] = vec[float]([0.0] * 4096)
        self.reward: vec[float] = vec[float]([0.0] * SEATS)
        self.points: vec[float] = vec[float]([0.0] * SEATS)
        self.won: vec[float] = vec[float]([0.0] * SEATS)

    def forget(self) -> None:
        """Begin with an empty tree."""
        self.tree = Tree()

    def go_on_from(self, node: i64) -> None:
        """Keep what was found out below a node, which becomes the root."""
        self.tree = self.tree.below(node)

    def think(self, view: View, rng: Rng, iterations: i64, seconds: float, thorough: bool) -> None:
        """Try so many times, or until the time is up when seconds are given; the tree then holds what was learned.

        Unless it is to be thorough, it stops as soon as the tries that are left could not change the choice, or hardly.
        """
        begun: float = time.perf_counter()
        tries: i64 = 0
        left: float = 1.0e9  # how many tries there will still be
        while True:
            if seconds > 0.0:
                if tries % CLOCK_EVERY == 0 and tries > 0:
                    spent: float = time.perf_counter() - begun
                    if spent >= seconds:
                        return
                    left = float(tries) * (seconds - spent) / (spent + 1.0e-6)
            else:
                left = float(iterations - tries)
                if tries >= iterations:
                    return
            if not thorough and tries % DECIDED_EVERY == 0 and self.is_decided(float(tries), left):
                return
            self.attempt(view, rng)
            tries += 1

    def is_decided(self, tries: float, left: float) -> bool:
        """Tell whether the choice cannot change any more, or hardly will: a clear lead after a quarter of the tries."""
        lead: float = self.lead()
        if lead > left + 1.0:
            return True
        return 3.0 * tries >= left and 1024.0 * lead >= float(self.manner.settled) * self.tree.visits[0]

    def lead(self) -> float:
        """Return how many tries the root's favourite has more than any other action."""
        tree = self.tree
        most: float = 0.0
        second: float = 0.0
        child: i64 = tree.first[0]
        while child != NO_NODE:
            visits: float = tree.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = tree.next[child]
        return most - second

    def attempt(self, view: View, rng: Rng) -> None:
        """Deal the unseen cards, walk down the tree to something new, play on to the end, and remember how it went."""
        s = determinize(view, rng)
        self.path[0] = 0
        self.mover[0] = -1
        self.depth = 1
        self.descend(s, view.seat, rng)
        self.play_on(s, self.last_round(view), rng)
        self.remember(s)

    def last_round(self, view: View) -> i64:
        """Return the round at whose beginning the network is asked; after the last one games are played to the end."""
        if view.phase == DRAW:
            return view.round + self.horizon + 1
        return view.round + self.horizon

    def play_on(self, s: State, last: i64, rng: Rng) -> None:
        """Let everybody play on by rule of thumb until a round begins, or to the end; then judge how it went."""
        network = self.network
        if self.uniform:
            play_out(s, rng, self.listing)
        elif network is None or last > ROUNDS:
            while s.phase != OVER:
                s.apply(choose_in(self.playing, s, rng))
        else:
            while s.phase != OVER and s.round < last:
                s.apply(choose_in(self.playing, s, rng))
            if s.phase != OVER:
                self.ask(s, network)
                return
        self.judge(s)

    def descend(self, s: State, root_seat: i64, rng: Rng) -> None:
        """Walk down the tree until an action is tried for the first time there."""
        m = self.thinking
        node: i64 = 0
        bids_at: i64 = 0
        wary: bool = self.wariness > 0 and rng.below(1024) < self.wariness
        while s.phase != OVER and self.depth < DEEPEST - 2:
            seat: i64 = s.actor()
            if not self.uniform:
                m.sight.read_hands(s)
            if s.phase == BID:
                auction: i64 = s.auction
                is_new: bool = False
                if s.sealed == 0:
                    bids_at = node  # what others bid must not depend on the root's sealed bid
                if seat == root_seat:
                    if self.uniform:
                        self.consider_some(s, rng)
                    else:
                        m.sight.read_unseen(s, seat)
                        consider_bids(m, s, seat, s.hand[seat])
                    action: i64 = self.select(node)
                    is_new = self.step(node, seat, action)
                    node = self.path[self.depth - 1]
                elif wary:
                    action = self.wary_bid(s, seat, bids_at)
                else:
                    action = self.sampled_bid(s, seat, rng)
                s.apply(action)
                if is_new:
                    return
                if s.phase != BID or s.auction != auction:  # the bids are open: who won leads to a node of its own
                    self.step(node, -1, s.phase << 8 | s.active << 4 | BIDS_OPEN)
                    node = self.path[self.depth - 1]
                continue
            if self.uniform:
                self.consider_some(s, rng)
            elif s.phase == BUILD:
                consider_building(m, s, seat, s.hand[seat])
            elif s.phase == DRAW:
                m.sight.read_tops(s)
                consider_draws(m, s, seat, s.hand[seat])
            else:
                consider_places(m, s, seat)
            action = self.select(node)
            is_new = self.step(node, seat, action)
            node = self.path[self.depth - 1]
            s.apply(action)
            if is_new:
                return

    def sampled_bid(self, s: State, seat: i64, rng: Rng) -> i64:
        """Return a bid that another seat might seal."""
        if self.uniform:
            return random_action(s, rng, self.listing)
        return choose_bid(self.playing_sight(s), s, seat, s.hand[seat], rng)

    def wary_bid(self, s: State, seat: i64, node: i64) -> i64:
        """Return the bid that has served another seat best so far; it sees no sealed bid either."""
        self.step(node, -1, seat << 4 | OTHERS_BIDS)
        apart: i64 = self.path[self.depth - 1]
        self.thinking.sight.read_unseen(s, seat)
        consider_bids(self.thinking, s, seat, s.hand[seat])
        action: i64 = self.select(apart)
        self.step(apart, seat, action)
        return action

    def playing_sight(self, s: State) -> Mind:
        """Return the mind that plays for others, after it has counted the hands."""
        self.playing.sight.read_hands(s)
        return self.playing

    def consider_some(self, s: State, rng: Rng) -> None:
        """List a few random actions as equally good."""
        m = self.thinking
        m.size = 0
        while m.size < SAMPLED:
            m.consider(random_action(s, rng, self.listing), 0)

    def step(self, node: i64, seat: i64, action: i64) -> bool:
        """Put the child of an action on the path, made now if need be; return whether it is new."""
        key: i64 = action
        if seat >= 0:
            key = key_of(action)
        child: i64 = self.tree.child(node, key)
        is_new: bool = child == NO_NODE
        if is_new:
            child = self.tree.add(node, key)
        self.path[self.depth] = child
        self.mover[self.depth] = seat
        self.depth += 1
        return is_new

    def select(self, node: i64) -> i64:
        """Return the considered action that promises most: by results so far, and by its worth while untried."""
        m = self.thinking
        items = m.items
        worths = m.worth
        prior = self.prior
        tree = self.tree
        visits = tree.visits
        values = tree.value
        n: i64 = m.size
        if n == 1:
            return items[0]
        most: i64 = worths[0]
        i: i64 = 1
        while i < n:
            if worths[i] > most:
                most = worths[i]
            i += 1
        total: float = 0.0
        around: float = visits[node]
        heat: float = self.manner.heat
        if self.manner.growth > 0.0:
            heat *= 1.0 + self.manner.growth * math.log(1.0 + around / WARMING)
        i = 0
        while i < n:
            likely: float = math.exp(float(worths[i] - most) / heat)
            prior[i] = likely
            total += likely
            i += 1
        spread: float = self.manner.explore * math.sqrt(around + 1.0) / total
        usual: float = 0.5
        if around > 0.0:
            usual = self.mean_of_children(node)
        chosen: i64 = items[0]
        best: float = -1.0e9
        i = 0
        while i < n:
            child: i64 = tree.child(node, key_of(items[i]))
            promise: float = usual + spread * (prior[i] + 0.01)
            if child != NO_NODE and visits[child] > 0.0:
                promise = values[child] / visits[child] + spread * (prior[i] + 0.01) / (1.0 + visits[child])
            if promise > best:
                best = promise
                chosen = items[i]
            i += 1
        return chosen

    def mean_of_children(self, node: i64) -> float:
        """Return a little less than the mean reward at a node: the untried is not expected to be better."""
        tree = self.tree
        visits: float = 0.0
        value: float = 0.0
        child: i64 = tree.first[node]
        while child != NO_NODE:
            visits += tree.visits[child]
            value += tree.value[child]
            child = tree.next[child]
        if visits == 0.0:
            return 0.5
        return value / visits - 0.03

    def ask(self, s: State, network: Network) -> None:
        """Set each seat's reward by the network's opinion of a round that begins."""
        look(self.playing, s, self.seats)
        seat: i64 = 0
        while seat < s.players:
            as_seen_by(s, seat, self.seats, self.inputs)
            network.ask(self.inputs)
            self.reward[seat] = network.answer[REWARD]
            self.won[seat] = network.answer[WIN]
            self.points[seat] = float(s.score[seat]) + 20.0 * network.answer[POINTS]
            seat += 1
        if self.manner.balanced and s.players == 2:  # one's reward is what the other lacks of 1
            self.reward[0] = 0.5 + 0.5 * (self.reward[0] - self.reward[1])
            self.reward[1] = 1.0 - self.reward[0]

    def judge(self, s: State) -> None:
        """Set each seat's reward for the end of a game."""
        mask: i64 = winning_seats(s)
        winners: float = float(ones(mask))
        seat: i64 = 0
        while seat < s.players:
            best: i64 = 0
            other: i64 = 0
            while other < s.players:
                if other != seat and s.score[other] > best:
                    best = s.score[other]
                other += 1
            margin: float = 0.5 + float(s.score[seat] - best) / 60.0
            if margin > 1.0:
                margin = 1.0
            elif margin < 0.0:
                margin = 0.0
            won: float = 0.0
            if (mask >> seat) & 1:
                won = 1.0 / winners
            self.won[seat] = won
            self.points[seat] = float(s.score[seat])
            self.reward[seat] = self.win_share * won + (1.0 - self.win_share) * margin
            seat += 1

    def remember(self, s: State) -> None:
        """Add the rewards to every node of the path."""
        tree = self.tree
        visits = tree.visits
        values = tree.value
        wins = tree.wins
        points = tree.points
        i: i64 = 0
        while i < self.depth:
            node: i64 = self.path[i]
            visits[node] += 1.0
            seat: i64 = self.mover[i]
            if seat >= 0:
                values[node] += self.reward[seat]
                wins[node] += self.won[seat]
                seat = 0
                while seat < s.players:
                    points[node * SEATS + seat] += self.points[seat]
                    seat += 1
            i += 1

    def choice(self, view: View) -> i64:
        """Return the action tried most often at the root."""
        m = self.thinking
        self.consider_root(view)
        chosen: i64 = m.items[0]
        most: float = -1.0
        i: i64 = 0
        while i < m.size:
            child: i64 = self.tree.child(0, key_of(m.items[i]))
            if child != NO_NODE:
                count: float = self.tree.visits[child] + self.tree.value[child] / (self.tree.visits[child] + 1.0)
                if count > most:
                    most = count
                    chosen = m.items[i]
            i += 1
        return chosen

    def consider_root(self, view: View) -> None:
        """List the root's canonical actions."""
        m = self.thinking
        m.sight.read_view(view)
        if view.phase == BID:
            consider_bids(m, view, view.seat, view.hand)
        elif view.phase == BUILD:
            consider_building(m, view, view.seat, view.hand)
        elif view.phase == DRAW:
            consider_draws(m, view, view.seat, view.hand)
        else:
            consider_places(m, view, view.seat)
