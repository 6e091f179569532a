"""Where the server can be reached."""

import contextlib
import socket


def own_address() -> str | None:
    """This machine's address in its network; None without a network. Nothing is sent to find it."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address kept for documentation: only the route is looked up
        return str(probe.getsockname()[0])
    return None
