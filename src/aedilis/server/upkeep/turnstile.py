"""The turnstile: of all that people ask for at the same moment, the event loop begins one thing at a time.

Without it a loop that finds a hundred commands answers all of them before it looks at anything else, and everything
that takes several looks (a commit, a clock, a health check) takes as many times as long. Behind the turnstile several
looks cost one command, and who asks from another address does not stand in the line of who asks for most.
"""

import asyncio
from collections import OrderedDict, deque

LOOKS = 8  # of the event loop at everything else, between one and the next


class Turnstile:
    """Lets one in after the other, the addresses by turns."""

    def __init__(self) -> None:
        self.lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.is_turning = False

    async def enter(self, who: str) -> None:
        """Wait in the line of this address."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self.lines.setdefault(who, deque()).append(turn)
        if not self.is_turning:
            self.turn()
        await turn

    def turn(self, looks: int = 0) -> None:
        """Let one in, when the event loop has looked at everything else so many times."""
        self.is_turning = looks > 0 or bool(self.lines)
        if looks > 0:
            asyncio.get_running_loop().call_soon(self.turn, looks - 1)
            return
        if not self.lines:
            return
        who, line = self.lines.popitem(last=False)
        first = line.popleft()
        if line:
            self.lines[who] = line
        if not first.done():  # else it went away
            first.set_result(None)
        asyncio.get_running_loop().call_soon(self.turn, LOOKS)
