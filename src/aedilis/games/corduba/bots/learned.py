"""What was learned by self-play for Corduba: the evaluation for each number of players."""

from functools import lru_cache
from importlib import resources

import msgspec

from aedilis.bots.layers import Layers, network_of
from aedilis.bots.network import Network
from aedilis.games.corduba.bots.features import INPUTS


class Learned(msgspec.Struct, frozen=True):
    """The data file `data/learned.json`."""

    made_by: dict[str, str] = {}
    """The command that made each entry, by number of players."""
    networks: dict[str, Layers] = {}


@lru_cache(maxsize=1)
def learned() -> Learned:
    """Return the data file of the package, or an empty one where it is missing."""
    file = resources.files("aedilis.games.corduba.bots") / "data" / "learned.json"
    if not file.is_file():
        return Learned()
    return msgspec.json.decode(file.read_bytes(), type=Learned)


def network_for(players: int) -> Network | None:
    """Return the network for a number of players, None where none was learned."""
    layers = learned().networks.get(str(players))
    return None if layers is None else network_of(layers, INPUTS)
