"""What the bots of a game have learned by self-play: a data file beside them, by number of players."""

from collections.abc import Callable
from importlib import resources
from typing import Self, TypeVar

import msgspec

from aedilis.bots.layers import Layers, network_of
from aedilis.bots.network import Network
from aedilis.core.errors import OptionError


class Learned(msgspec.Struct, frozen=True):
    """What a data file holds; a game may learn more than networks."""

    made_by: dict[str, str] = {}
    """The command that made each entry, by number of players."""
    networks: dict[str, Layers] = {}

    def renewed(self, later: Self) -> Self:
        """Return this with what was learned later in place of what it knew of the same number of players."""
        return msgspec.structs.replace(
            self, made_by={**self.made_by, **later.made_by}, networks={**self.networks, **later.networks}
        )

    def network(self, players: int, inputs: int) -> Network | None:
        """Return the network for a number of players, None where none was learned."""
        layers = self.networks.get(str(players))
        return None if layers is None else network_of(layers, inputs)


Kind = TypeVar("Kind", bound=Learned)


def learned_in(document: bytes, kind: type[Kind], checked: Callable[[Kind], Kind]) -> Kind:
    """Return what a file of `aedilis train` holds; raise OptionError for one that does not fit these bots."""
    try:
        return checked(msgspec.json.decode(document, type=kind))
    except (ValueError, TypeError, OverflowError, RecursionError) as error:  # msgspec's are among them
        raise OptionError("bad-learned", f"this is not what bots of this game learn: {error}") from error


def learned_by(package: str, kind: type[Kind], name: str = "learned") -> Kind:
    """Return a data file of a package of bots, or an empty one where it is missing; games read it once."""
    file = resources.files(package) / "data" / f"{name}.json"
    return msgspec.json.decode(file.read_bytes(), type=kind) if file.is_file() else kind()
