"""What an opponent gains in Capitol for two who is told how a bot bids, and answers best.

    python bench/told_bids.py [BOT] [--deals N] [--untold]

The opponent plays as the bot does, but before each bid it lets the bot bid in positions that may be the true one for
all it knows, and searches for the best answer to these bids. Every deal is played from both seats. Printed are its
victories and its margin, and what its bids promise more than those that the bot would make in its place, in
thousandths of the reward, against the bot's bids in other such positions. With --untold it is told nothing and only
searches as long: that much is due to time.
"""

import argparse
from statistics import fmean

from aedilis.arena.standings import clustered_mean, share_interval
from aedilis.bots.levels import make
from aedilis.core.catalogue import rules
from aedilis.core.rng import Rng, seeded
from aedilis.games.capitol.bots.search import Search
from aedilis.games.capitol.bots.searching import SearchBot
from aedilis.games.capitol.engine.belief import determinize
from aedilis.games.capitol.engine.fields import BID
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.view import View

CAPITOL = rules("capitol")
TOLD = 16  # positions in which the bot bids before the opponent answers
JUDGED = 12  # others, in which the answer is judged
ANSWERING = 320  # tries
JUDGING = 240


class Told:
    """A player who bids in the knowledge of how its rival does."""

    def __init__(self, level: str, *, is_told: bool) -> None:
        self.rival, self.own = searcher(level), searcher(level)
        self.longer = searcher(f"{level.partition(':')[0]}:{ANSWERING}")
        self.search = searcher(level).search_for(2)
        self.is_told = is_told
        self.gains: list[float] = []  # of each bid

    def bid(self, view: View, rng: Rng) -> int:
        """Return a bid, and remember what it gains."""
        usual = self.own.choose(view, rng)
        if self.is_told:
            self.search.forget()
            told = self.sealed(view, rng, TOLD)
            for number in range(ANSWERING):
                try_in(self.search, told[number % TOLD].clone(), view, rng)
            answer = self.search.choice(view)
        else:
            answer = self.longer.choose(view, rng)
        others = self.sealed(view, rng, JUDGED)
        promises = [self.promise(view, others, action, rng) for action in (answer, usual)]
        self.gains.append(promises[0] - promises[1] if answer != usual else 0.0)
        return answer

    def sealed(self, view: View, rng: Rng, count: int) -> list[State]:
        """Return positions that agree with a view, in which the rival has bid."""
        found = []
        for _ in range(count):
            s = determinize(view, rng)
            rng.next()
            rival = 1 - view.seat
            if s.to_act() >> rival & 1:
                s.apply(self.rival.choose(s.view(rival), rng))
            found.append(s)
        return found

    def promise(self, view: View, positions: list[State], action: int, rng: Rng) -> float:
        """Return the mean reward after a bid in these positions."""
        self.search.forget()
        rewards = []
        for number in range(JUDGING):
            s = positions[number % len(positions)].clone()
            s.apply(action)
            try_in(self.search, s, view, rng)
            rewards.append(self.search.reward[view.seat])
        return fmean(rewards)


def searcher(level: str) -> SearchBot:
    """Return a bot that searches."""
    bot = make(level, "capitol")
    if not isinstance(bot, SearchBot):
        raise SystemExit(f"{level} does not search")
    return bot


def try_in(search: Search, s: State, view: View, rng: Rng) -> None:
    """Let a search try once in a position of our choice, and use it up."""
    search.path[0], search.mover[0], search.depth = 0, -1, 1
    search.descend(s, view.seat, rng)
    search.play_on(s, search.last_round(view), rng)
    search.remember(s)


def play(told: Told, level: str, seat: int, name: str, rng: Rng) -> tuple[float, int]:
    """Play a game in which the told one has a seat; return its share of the victory and its margin."""
    state = CAPITOL.new_state(2, CAPITOL.options(None), name)
    bots = [searcher(level).seated() for _ in range(2)]
    while not state.is_over():
        actor = state.actor()
        view = state.view(actor)
        assert isinstance(view, View)
        is_bid = view.phase == BID
        if is_bid and actor == seat and len(view.legal()) > 1:
            action = told.bid(view, rng)
        else:
            action = bots[actor].choose(view, rng)
        state.apply(action)
        if not is_bid:
            for watching, bot in enumerate(bots):
                bot.watch(action, state.view(watching))
    winners, scores = state.winners(), state.scores()
    return (1 / len(winners) if seat in winners else 0.0), scores[seat] - scores[1 - seat]


def main() -> None:
    """Play the games and print one line after every fifth deal."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", nargs="?", default="vitruvius:150")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--untold", action="store_true")
    given = parser.parse_args()
    told = Told(given.bot, is_told=not given.untold)
    shares: list[list[float]] = []
    margins: list[list[float]] = []
    for deal in range(given.deals):
        games = [play(told, given.bot, seat, f"told {deal}", seeded(f"told {deal}/{seat}")) for seat in range(2)]
        shares.append([share for share, _ in games])
        margins.append([float(margin) for _, margin in games])
        if deal % 5 == 4 or deal == given.deals - 1:
            won, low, high = (100 * part for part in share_interval(shares))
            margin, error = clustered_mean(margins)
            gain, spread = (1000 * part for part in clustered_mean([[gain] for gain in told.gains]))
            print(
                f"{2 * len(shares)} games: {won:.1f} % ({low:.1f} to {high:.1f}), margin {margin:+.2f} ± {error:.2f}; "
                f"a bid gains {gain:+.1f} ± {spread:.1f} of {len(told.gains)}",
                flush=True,
            )


if __name__ == "__main__":
    main()
