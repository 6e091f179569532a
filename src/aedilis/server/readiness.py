"""Can this process do its work? `/readyz` asks, and says what is missing."""

import asyncio
import time

from msgspec import Struct

from aedilis.server.storage import facts
from aedilis.server.storage.database import Database
from aedilis.server.storage.faults import StorageFault
from aedilis.server.storage.writer import Writer
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.upkeep.logs import logger, where
from aedilis.server.upkeep.supervisor import Supervisor
from aedilis.server.wire.errors import Refusal

WRITE_SECONDS = 5.0
KEPT_SECONDS = 1.0  # however often somebody asks, the disk is not tried more often than this
PROBE = "ready:last-write"

log = logger(__name__)


class Trouble(Struct, frozen=True, omit_defaults=True):
    """Something that is not as it must be."""

    what: str
    code: str
    place: str | None = None
    """Which file or database."""
    why: str | None = None


class Readiness:
    """Tries to write, and looks at all vital work."""

    def __init__(self, database: Database, writer: Writer, supervisor: Supervisor) -> None:
        self.database = database
        self.writer = writer
        self.supervisor = supervisor
        self.asking = asyncio.Lock()
        self.asked = float("-inf")
        self.found: list[Trouble] = []

    async def troubles(self) -> list[Trouble]:
        """What is missing now, or was a moment ago; nothing when the process is ready."""
        async with self.asking:
            if time.monotonic() - self.asked > KEPT_SECONDS:
                self.found = [*await self.storage(), *self.background()]
                self.asked = time.monotonic()
            return self.found

    async def storage(self) -> list[Trouble]:
        """Whether something can be stored."""
        place = self.database.faults.place
        try:
            await asyncio.wait_for(self.writer.run(lambda c: facts.keep(c, PROBE, str(now_ms()))), WRITE_SECONDS)
        except StorageFault as fault:
            return [Trouble("database", fault.code, fault.place, fault.why)]
        except TimeoutError:
            return [Trouble("database", "stuck", place)]
        except Refusal as refusal:
            return [Trouble("database", refusal.code, place)]
        except Exception as error:
            log.error("probe-failed", **where(error))
            return [Trouble("database", "internal", place, type(error).__name__)]
        damage = self.database.faults.present
        return [] if damage is None else [Trouble("database", damage.code, damage.place, damage.why)]

    def background(self) -> list[Trouble]:
        """The vital work that is not being done."""
        return [Trouble(name, why) for name, why in sorted(self.supervisor.troubles().items())]
