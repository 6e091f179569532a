"""Games that are over, looked at piece by piece as somebody asks; what was found is kept for the next who does."""

import asyncio
from collections import OrderedDict

from aedilis.bots.analysis import Examination
from aedilis.core.play import Play
from aedilis.server.bots.jobs import Study
from aedilis.server.bots.pool import Pool
from aedilis.server.storage.setup import Setup

ROOM = 500  # games that are remembered; a forgotten one is worked out anew, to the same result

Key = tuple[str, int, int]


class Studied:
    """One game, and who works at it."""

    def __init__(self, play: Play) -> None:
        self.analysis = Examination(play)
        self.lock = asyncio.Lock()


class Studies:
    """What is known of finished games."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.known: OrderedDict[Key, Studied] = OrderedDict()

    async def further(self, table: str, setup: Setup, play: Play, have: int) -> Examination:
        """The analysis of a game, with at least one piece of work more than the asker has unless it is whole.

        Several who ask at once wait for the same piece. Raises NoAnswer where no worker could do it.
        """
        key = (table, play.moves, play.state.key())  # a game may go on when its end is taken back
        studied = self.known.pop(key, None) or Studied(play)
        self.known[key] = studied
        while len(self.known) > ROOM:
            self.known.popitem(last=False)
        analysis = studied.analysis
        async with studied.lock:
            task = analysis.next() if analysis.done <= have else None
            if task is not None:
                answer = await self.pool.think(Study(setup, tuple(play.actions), task))
                assert answer.done is not None, "the pool gives up answers without what was asked for"
                analysis.take(task, answer.done)
        return analysis
