"""The weights of a network as data files keep them."""

import msgspec

from aedilis.bots.network import Network


class Layers(msgspec.Struct, frozen=True):
    """A network's weights, row by row; no hidden units make it linear."""

    hidden: int
    first: list[float]
    bias: list[float]
    second: list[float]
    last: list[float]


def network_of(layers: Layers, inputs: int) -> Network:
    """Return the network with these weights for so many inputs."""
    return Network(inputs, layers.hidden, layers.first, layers.bias, layers.second, layers.last)
