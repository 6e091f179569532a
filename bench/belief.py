"""How much of the truth is in what a bot of Capitol believes, and how much more what its rival did would tell.

    python bench/belief.py [BOT] [--games N]

In games of a bot against itself, each time that a seat begins to build, bid or draw: how many cards of its rival it has
not seen; how many bits it would take to name them where every deal is equally likely, as searches believe; and how many
fewer it takes after weighing every deal by how likely rules of thumb find what the rival built and drew, what it bid,
and both, tempered, as they do not know it well. One bit is twice the share of the truth.
"""

import argparse
import math
from collections import defaultdict
from typing import NamedTuple

from aedilis.arena.standings import clustered_mean
from aedilis.bots.levels import make
from aedilis.core.catalogue import rules
from aedilis.core.rng import Rng, seeded
from aedilis.games.capitol.bots.bidding import highest_bid
from aedilis.games.capitol.bots.building import consider_building
from aedilis.games.capitol.bots.canonical import key_of
from aedilis.games.capitol.bots.drawing import consider_draws
from aedilis.games.capitol.bots.learned import weights_for
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.searching import SearchBot
from aedilis.games.capitol.engine.belief import determinize
from aedilis.games.capitol.engine.cards import IDENTITIES, KINDS, copies, of_kind, size, total
from aedilis.games.capitol.engine.fields import BID, BUILD, DRAW
from aedilis.games.capitol.engine.packing import action_bid
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.steps.auction import list_bids
from aedilis.games.capitol.engine.view import View

CAPITOL = rules("capitol")
PHASES = {BUILD: "build", BID: "bid", DRAW: "draw"}
DEALS = 48  # with which the truth is compared
HEAT = 1024.0  # how many units of worth make an action e times less likely
USUAL_BID = 0.8  # of the highest worth making
PIPS = 1.5  # how far from it makes a bid e times less likely
ODD = 0.05  # how often anything may be done
TEMPER = 0.5  # how far rules of thumb are believed


class Deed(NamedTuple):
    """What a rival did, as its opponent saw it."""

    view: View
    action: int
    secret: int
    """The cards that the rival held then and its opponent had not seen."""


def likelihood(mind: Mind, deed: Deed, seat: int, hand: int) -> float:
    """Return how likely rules of thumb find what a seat did, if it held this hand."""
    view = deed.view
    mind.sight.read_view(view)
    if view.phase == BID:
        list_bids(seat, hand, mind.bids)
        usual = USUAL_BID * float(highest_bid(mind, view, seat, hand))
        found = [total(action_bid(mind.bids.items[i])) for i in range(mind.bids.size)]
        weights = [math.exp(-abs(float(paid) - usual) / PIPS) for paid in found]
        done = total(action_bid(deed.action))
    else:
        (consider_building if view.phase == BUILD else consider_draws)(mind, view, seat, hand)
        found = [key_of(mind.items[i]) for i in range(mind.size)]
        best = max(mind.worth[i] for i in range(mind.size))
        weights = [math.exp(float(mind.worth[i] - best) / HEAT) for i in range(mind.size)]
        done = key_of(deed.action)
    likely = sum(weight for key, weight in zip(found, weights, strict=True) if key == done)
    return (1 - ODD) * likely / sum(weights) + ODD / (len(found) + 1)


def secret_of(s: State, seat: int) -> int:
    """Return the cards of a seat that nobody else has seen."""
    return s.hand[seat] - s.known[seat]


def bits(view: View, secret: int) -> float:
    """Return how many bits name the unseen cards where every deal is equally likely."""
    pool, found = view.unseen(), 0.0
    for kind in range(KINDS):
        cards, held = of_kind(pool, kind), of_kind(secret, kind)
        ways = math.prod(math.comb(copies(cards, card), copies(held, card)) for card in range(IDENTITIES))
        found += math.log2(math.comb(size(cards), size(held)) / ways)
    return found


def gained(mind: Mind, view: View, secret: int, deeds: list[Deed], rng: Rng) -> float:
    """Return how many bits fewer name the unseen cards after what the rival did."""
    rival = 1 - view.seat
    hidden = [secret]
    for _ in range(DEALS):
        hidden.append(secret_of(determinize(view, rng), rival))
        rng.next()
    told: dict[int, float] = {}
    for cards in set(hidden):
        hands = [(deed, deed.view.known[rival] + deed.secret - secret + cards) for deed in deeds]
        told[cards] = TEMPER * sum(math.log(likelihood(mind, deed, rival, hand)) for deed, hand in hands)
    others = sum(math.exp(told[cards] - told[secret]) for cards in hidden[1:]) / DEALS
    return -math.log2(others)


class Watcher:
    """Counts what one seat of one game could tell of its rival."""

    def __init__(self, seat: int, mind: Mind, rng: Rng) -> None:
        self.seat, self.mind, self.rng = seat, mind, rng
        self.deeds: list[Deed] = []
        self.sealed: list[Deed] = []  # a bid that is not open yet
        self.begun = (0, 0)

    def look(self, s: State) -> tuple[tuple[int, int], tuple[float, ...]] | None:
        """Return what is told when this seat begins a phase in which its rival holds unseen cards."""
        view, secret, moment = s.view(self.seat), secret_of(s, 1 - self.seat), (int(s.round), int(s.phase))
        if s.actor() != self.seat or moment == self.begun or s.phase not in PHASES or not secret:
            return None
        self.begun = moment
        bids = [deed for deed in self.deeds if deed.view.phase == BID]
        rest = [deed for deed in self.deeds if deed.view.phase != BID]
        gains = (gained(self.mind, view, secret, deeds, self.rng) for deeds in (rest, bids, self.deeds))
        return moment, (float(size(secret)), bits(view, secret), *gains)

    def remember(self, before: Deed) -> None:
        """Take in what the rival did; a bid counts as soon as it is open."""
        if before.view.phase == BID:
            self.sealed.append(before)
        elif before.view.phase in PHASES:
            self.deeds.append(before)

    def open_bids(self) -> None:
        """Take in the bids that are open now."""
        self.deeds += self.sealed
        self.sealed = []


def watched(bot: SearchBot, name: str, mind: Mind) -> list[tuple[tuple[int, int], tuple[float, ...]]]:
    """Play a game; return what both seats could tell, by round and phase."""
    s = CAPITOL.new_state(2, CAPITOL.options(None), name)
    assert isinstance(s, State)
    rng, found = seeded(name), []
    watchers = [Watcher(seat, mind, seeded(f"{name} {seat}")) for seat in range(2)]
    while not s.is_over():
        seat = s.actor()
        look = watchers[seat].look(s)
        if look is not None:
            found.append(look)
        action = bot.choose(s.view(seat), rng)
        watcher = watchers[1 - seat]
        watcher.remember(Deed(s.view(watcher.seat), action, secret_of(s, seat)))
        s.apply(action)
        if s.sealed == 0:
            for each in watchers:
                each.open_bids()
    return found


def main() -> None:
    """Play the games and print a line for each phase of each round."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", nargs="?", default="vitruvius:100")
    parser.add_argument("--games", type=int, default=20)
    given = parser.parse_args()
    bot = make(given.bot, "capitol")
    assert isinstance(bot, SearchBot)
    told: dict[tuple[int, int], list[list[tuple[float, ...]]]] = defaultdict(list)
    for number in range(given.games):
        by_moment: dict[tuple[int, int], list[tuple[float, ...]]] = defaultdict(list)
        for moment, numbers in watched(bot, f"belief {number}", Mind(weights_for(2))):
            by_moment[moment].append(numbers)
        for moment, each in by_moment.items():
            told[moment].append(each)
    print("| round | | unseen cards | bits | fewer by building and draws | by bids | by all |")
    print("| ---: | --- | ---: | ---: | ---: | ---: | ---: |")
    for (turn, phase), games in sorted(told.items()):
        columns = [clustered_mean([[numbers[place] for numbers in game] for game in games]) for place in range(5)]
        cells = [f"{mean:.1f}" for mean, _ in columns[:2]] + [
            f"{mean:.2f} ± {error:.2f}" for mean, error in columns[2:]
        ]
        print(f"| {turn} | {PHASES[phase]} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
