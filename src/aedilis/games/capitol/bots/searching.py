"""Praetor and Consul: search with playouts by rule of thumb, to the end of the game or to a learned evaluation."""

from collections.abc import Callable
from functools import cache, partial

from aedilis.bots.bot import generator
from aedilis.bots.network import Network
from aedilis.bots.opinion import Candidate
from aedilis.bots.searching import Searcher
from aedilis.core.contract import View as AnyView
from aedilis.core.rng import Rng
from aedilis.games.capitol.bots.canonical import key_of
from aedilis.games.capitol.bots.chances import chances
from aedilis.games.capitol.bots.heuristic import capitol_view, deciding_view, is_drawing
from aedilis.games.capitol.bots.learned import WIN_SHARE, Learned, network_for, weights_for
from aedilis.games.capitol.bots.manner import Manner
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.search import Search
from aedilis.games.capitol.bots.tree import NO_NODE
from aedilis.games.capitol.engine.cards import copies, kind_of
from aedilis.games.capitol.engine.fields import BID, ROUNDS, SEATS
from aedilis.games.capitol.engine.packing import FLOOR_CARD, NULL_PLAY, action_card, action_kind, action_seat
from aedilis.games.capitol.engine.view import View


class SearchBot(Searcher[View, Search]):
    """Thinks so many tries or so many seconds about each decision, seeing nothing but its view."""

    def __init__(
        self,
        name: str,
        searches: Callable[[int], Search],
        *,
        iterations: int = 0,
        seconds: float = 0.0,
        drawing: float = 1.0,
    ) -> None:
        super().__init__(name, searches, iterations=iterations, seconds=seconds)
        self.drawing = drawing  # the part of its seconds that it thinks about a card to draw
        self._node = NO_NODE  # where the game stands in the tree of the last decision
        self._seen: View | None = None  # what the seat saw last

    def own(self, view: AnyView) -> View:
        """Return the view if it is one of this game in which the seat must act."""
        return deciding_view(view, self.name)

    def seated(self) -> "SearchBot":
        """Return a bot for one seat of one game, which goes on from its last thoughts when it is told what follows."""
        return SearchBot(
            self.name,
            self._searches,
            iterations=self.iterations,
            seconds=self.seconds,
            drawing=self.drawing,
        )

    def seconds_for(self, view: AnyView, /) -> float:
        """Return how long it may think about this decision."""
        return self.seconds * (self.drawing if is_drawing(view) else 1.0)

    def watch(self, action: int, view: AnyView, /) -> None:
        """Hear of an action that the seat saw, and see what it sees afterwards.

        What was found out stays as long as every try of it could still be true: the others' cards played were those
        that the tries played for them, and nothing unseen came to light.
        """
        before, now = self._seen, capitol_view(view, self.name)
        if self._node == NO_NODE or before is None:
            return
        self._node = self.search_for(now.players).tree.child(self._node, key_of(action))
        if not is_foreseen(before, action) or before.unseen() != now.unseen():
            self._node = NO_NODE
        self._seen = now

    def choose(self, view: AnyView, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat."""
        own = self.own(view)
        search = self.search_for(own.players)
        search.consider_root(own)
        chosen = search.thinking.items[0]
        if search.thinking.size > 1:
            chosen = self._thought(search, own, generator(rng), thorough=False)
            self._node, self._seen = 0, own
        if own.phase == BID:  # the tree does not tell what the others bid
            self._node = NO_NODE
        return chosen

    def _thought(self, search: Search, view: View, rng: Rng, *, thorough: bool) -> int:
        """Return the choice after thinking about a decision, beginning with what is still true of the last one."""
        if self._node > 0:
            search.go_on_from(self._node)
        else:
            search.forget()
        self._node = NO_NODE
        search.think(view, rng, self.iterations, self.seconds_for(view), thorough)
        return search.choice(view)

    def candidates(self, view: AnyView, rng: Rng | int, /) -> list[Candidate]:
        """Return the root's canonical actions with what was found out about each, the choice first."""
        own = self.own(view)
        search = self.search_for(own.players)
        chosen = self._thought(search, own, generator(rng), thorough=True)
        search.consider_root(own)
        mind, tree = search.thinking, search.tree
        found = []
        for i in range(mind.size):
            node = tree.child(0, key_of(mind.items[i]))
            if node >= 0 and tree.visits[node] > 0:
                visits = tree.visits[node]
                points = tuple(tree.points[node * SEATS + seat] / visits for seat in range(own.players))
                value, win = tree.value[node] / visits, tree.wins[node] / visits
                found.append(Candidate(mind.items[i], int(visits), value, win, points))
        return sorted(found, key=lambda candidate: (candidate.action != chosen, -candidate.visits))


def is_foreseen(view: View, action: int) -> bool:
    """Tell whether an action is just the one that all tries with its key made in this position.

    They play the lowest card of a kind; which one that is must have been known for sure.
    """
    kind, seat = action_kind(action), action_seat(action)
    if seat == view.seat or not FLOOR_CARD <= kind <= NULL_PLAY:
        return True
    card = action_card(action)
    lowest = action_card(key_of(action))
    lower = any(copies(view.known[seat], other) for other in range(lowest, card))
    return not lower and view.secret(seat, kind_of(card)) == 0


CONSUL = Manner(explore=0.6, heat=1024.0)
# Rules of thumb are trusted less, the less the more tries there are; measured for two players only.
VITRUVIUS = Manner(explore=0.6, heat=2048.0, growth=0.25, balanced=True, settled=614)
SLIP = 256  # a little wrong each time, so that the tries of one search differ
DRAWING = 1 / 8  # of the seconds for a decision: a dozen draws follow each other, and none of them weighs much
CONSUL_HORIZON = 1  # rounds played on before the network is asked
CONSUL_WARINESS = 512  # in half of the tries others bid what has served them best


def search(
    players: int,
    network: Network | None = None,
    horizon: int = ROUNDS,
    wariness: int = 0,
    known: Learned | None = None,
    *,
    eager: bool = False,
    manner: Manner = CONSUL,
) -> Search:
    """Return a search with the weights learned for a number of players; without a network it plays games to the end."""
    weights = weights_for(players, known)
    thinking, playing = Mind(weights, 0, eager), Mind(weights, SLIP, eager)
    return Search(thinking, playing, manner, WIN_SHARE, network, horizon, wariness)


def praetor(
    name: str = "praetor",
    *,
    iterations: int = 0,
    seconds: float = 0.2,
    known: Learned | None = None,
    eager: bool = False,
) -> SearchBot:
    """Return the search player; with iterations it is deterministic."""
    searches = partial(search, known=known, eager=eager)
    return SearchBot(name, searches, iterations=iterations, seconds=seconds)


def consul(
    name: str = "consul",
    *,
    iterations: int = 0,
    seconds: float = 1.0,
    known: Learned | None = None,
    eager: bool = False,
) -> SearchBot:
    """Return the search player with the learned evaluation; with iterations it is deterministic."""

    def learned_search(players: int) -> Search:
        network = network_for(players, known)
        manner = VITRUVIUS if eager and players == 2 else CONSUL
        return search(players, network, CONSUL_HORIZON, CONSUL_WARINESS, known, eager=eager, manner=manner)

    drawing = DRAWING if eager else 1.0
    return SearchBot(name, learned_search, iterations=iterations, seconds=seconds, drawing=drawing)


@cache
def judge() -> SearchBot:
    """Return the bot whose search says how likely a victory is; a process makes it only once."""
    return consul()


def expected(view: AnyView, action: int | None, rng: Rng, tries: int) -> list[float]:
    """Return each seat's share of victory by playing on from a view, after an action of its seat if one is given."""
    own = capitol_view(view, "consul")
    won = chances(judge().search_for(own.players), own, -1 if action is None else action, rng, tries)
    return [share / sum(won) for share in won]  # somebody wins; what a network expects of the seats is not quite 1
