"""What the bots of a game have learned by self-play: a data file beside them, by number of players."""

from importlib import resources
from typing import TypeVar

import msgspec

from aedilis.bots.layers import Layers, network_of
from aedilis.bots.network import Network


class Learned(msgspec.Struct, frozen=True):
    """The file `data/learned.json`; a game may learn more than networks."""

    made_by: dict[str, str] = {}
    """The command that made each entry, by number of players."""
    networks: dict[str, Layers] = {}

    def network(self, players: int, inputs: int) -> Network | None:
        """Return the network for a number of players, None where none was learned."""
        layers = self.networks.get(str(players))
        return None if layers is None else network_of(layers, inputs)


Kind = TypeVar("Kind", bound=Learned)


def learned_by(package: str, kind: type[Kind]) -> Kind:
    """Return the data file of a package of bots, or an empty one where it is missing; games read it once."""
    file = resources.files(package) / "data" / "learned.json"
    return msgspec.json.decode(file.read_bytes(), type=kind) if file.is_file() else kind()
