"""The working memory of the heuristics: weights, what is seen, and the list of considered actions with their worth."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.listing import Actions
from aedilis.core.rng import Rng
from aedilis.games.capitol.bots.memory import Memory
from aedilis.games.capitol.bots.sight import Sight
from aedilis.games.capitol.engine.board import PREFECTURES
from aedilis.games.capitol.engine.fields import PLACEABLE, numbers

ROOM: Final = 4096  # more actions than any yard of a real game allows; the rest would not be considered
HOUSES: Final = PLACEABLE + 4


@final
class Mind:
    """Scratch space of one bot; from one decision to the next it keeps only what would be judged just so again."""

    def __init__(self, weights: vec[i64], slip: i64 = 0, eager: bool = False, thrift: i64 = 0) -> None:
        self.weights: vec[i64] = weights
        self.slip: i64 = slip  # how far off the worth of an action may be judged, in units
        self.eager: bool = eager  # plays a card before the first pass of the game, as people do
        self.thrift: i64 = thrift  # so much less it thinks of a card thrown away: no slip makes that look good
        self.sight: Sight = Sight()
        self.memory: Memory = Memory()
        self.items: vec[i64] = numbers(ROOM, 0)  # considered actions
        self.worth: vec[i64] = numbers(ROOM, 0)  # what each is worth, in units
        self.size: i64 = 0
        self.uses: vec[i64] = numbers(ROOM, 0)  # the uses of one card, as the rules list them
        self.bids: Actions = Actions()  # one bid for each sum that the hand can pay, in rising order
        self.fit: vec[i64] = numbers(HOUSES, 0)  # the best use of each house (2 * height + shape)
        self.highest_fit: i64 = HOUSES - 1  # all above have none
        self.gain: vec[i64] = numbers(PREFECTURES * 4, 0)  # each prefecture's gain by house, from the lowest admitted

    def consider(self, action: i64, worth: i64) -> None:
        """Add an action to the list."""
        n: i64 = self.size
        if n < ROOM:
            self.items[n] = action
            self.worth[n] = worth
            self.size = n + 1

    def best(self, rng: Rng) -> i64:
        """Return the action of most worth, the first of equals; with slips, each is judged a little wrong."""
        items = self.items
        worths = self.worth
        slip: i64 = self.slip
        chosen: i64 = items[0]
        most: i64 = -1000000000
        for i in range(self.size):
            worth: i64 = worths[i]
            if slip:
                worth += rng.below(slip)
            if worth > most:
                most = worth
                chosen = items[i]
        return chosen
