"""What was learned by self-play: the weights of the rules of thumb, and the network, for each number of players."""

from functools import cache

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from aedilis.bots import learned as shared
from aedilis.bots.network import Network
from aedilis.games.capitol.bots.features import INPUTS
from aedilis.games.capitol.bots.weights import first_guess, weights_of

WIN_SHARE = 0.6  # of the reward; the rest is the margin of points


class Learned(shared.Learned, frozen=True):
    """The data file, with weights besides networks."""

    weights: dict[str, list[int]] = msgspec.field(default_factory=dict)


@cache
def learned() -> Learned:
    """Return the data file of the package, or an empty one where it is missing."""
    return shared.learned_by("aedilis.games.capitol.bots", Learned)


def weights_for(players: int, known: Learned | None = None) -> vec[i64]:
    """Return the weights of the rules of thumb for a number of players, as the package or another file knows them."""
    numbers = (known or learned()).weights.get(str(players))
    return first_guess() if numbers is None else weights_of(numbers)


def network_for(players: int, known: Learned | None = None) -> Network | None:
    """Return the network for a number of players, None where none was learned."""
    return (known or learned()).network(players, INPUTS)


def checked(known: Learned) -> Learned:
    """Return what a file of somebody's holds; raise ValueError if it does not fit these bots."""
    for players, numbers in known.weights.items():
        weights_for(int(players), known)
        if not all(abs(number) < 1 << 40 for number in numbers):
            raise ValueError("a weight is out of all proportion")
    for players in known.networks:
        network_for(int(players), known)
    return known
