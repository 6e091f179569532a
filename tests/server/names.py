"""A name service for the tests, in the place of `socket.getaddrinfo`."""

import socket
from collections.abc import Callable

Found = list[tuple[int, int, int, str, tuple[str, int]]]


def looked_up(*addresses: str) -> Callable[..., Found]:
    """Gives these addresses for every name."""
    return lambda *_, **__: [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in addresses]
