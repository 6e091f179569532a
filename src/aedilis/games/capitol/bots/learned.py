"""What was learned by self-play: the weights of the rules of thumb, and the network, for each number of players."""

from functools import lru_cache
from importlib import resources

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from aedilis.bots.layers import Layers, network_of
from aedilis.bots.network import Network
from aedilis.games.capitol.bots.features import INPUTS
from aedilis.games.capitol.bots.weights import first_guess, weights_of

WIN_SHARE = 0.6  # of the reward; the rest is the margin of points


class Learned(msgspec.Struct, frozen=True):
    """The data file `data/learned.json`."""

    made_by: dict[str, str] = {}
    """The command that made each entry, by number of players."""
    weights: dict[str, list[int]] = {}
    networks: dict[str, Layers] = {}


@lru_cache(maxsize=1)
def learned() -> Learned:
    """Return the data file of the package, or an empty one where it is missing."""
    file = resources.files("aedilis.games.capitol.bots") / "data" / "learned.json"
    if not file.is_file():
        return Learned()
    return msgspec.json.decode(file.read_bytes(), type=Learned)


def weights_for(players: int) -> vec[i64]:
    """Return the weights of the rules of thumb for a number of players."""
    numbers = learned().weights.get(str(players))
    return first_guess() if numbers is None else weights_of(numbers)


def network_for(players: int) -> Network | None:
    """Return the network for a number of players, None where none was learned."""
    layers = learned().networks.get(str(players))
    return None if layers is None else network_of(layers, INPUTS)
