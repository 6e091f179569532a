"""When the database itself fails: which file or server it is, why, and a code for everybody who waits for it."""

import time

import asyncpg  # type: ignore[import-untyped]  # it ships no types
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from aedilis.server.upkeep.logs import logger
from aedilis.server.wire.errors import Refusal

FULL, DAMAGED, LOST = "storage-full", "storage-damaged", "storage-lost"
OF_SQLITE = {
    "SQLITE_FULL": FULL,
    "SQLITE_CORRUPT": DAMAGED,
    "SQLITE_NOTADB": DAMAGED,
    "SQLITE_CANTOPEN": LOST,
    "SQLITE_IOERR": LOST,
    "SQLITE_PERM": LOST,
    "SQLITE_READONLY": LOST,
}
OF_POSTGRES = {
    "53100": FULL,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
    "25006": LOST,  # it became read-only
    "55000": LOST,  # it takes no connections
}
LOST_CLASSES = ("08", "28", "3D", "53", "57", "58")  # connection, login, no such database, resources, operator, system
REPEAT_SECONDS = 60.0

log = logger(__name__)


class StorageFault(Refusal):
    """Nothing was stored, or could be read, because of the database."""

    def __init__(self, code: str, place: str, why: str) -> None:
        super().__init__(code)
        self.place = place
        self.why = why

    def __str__(self) -> str:
        """One line for whoever runs the server."""
        return f"{self.code}: {self.place}: {self.why}"


def fault_code(error: BaseException) -> str | None:
    """The code of a failure of the database; None for what is the fault of a statement."""
    cause = getattr(error, "orig", None) or error
    name = getattr(cause, "sqlite_errorname", None)
    if name is not None:
        return OF_SQLITE.get("_".join(str(name).split("_")[:2]))
    state = getattr(cause, "sqlstate", None)
    if isinstance(error, asyncpg.PostgresError):  # nothing wraps it yet, so no session came about
        return LOST
    if state is not None:
        return OF_POSTGRES.get(state) or (LOST if state[:2] in LOST_CLASSES else None)
    lost = getattr(error, "connection_invalidated", False)
    return (
        LOST if lost or isinstance(cause, OSError | NoConnection) or "InterfaceError" in type(cause).__name__ else None
    )


def first_line(error: BaseException) -> str:
    """What the driver says, without the statement and its values."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    said = str(cause).strip() or type(cause).__name__
    return said.splitlines()[0].removeprefix("<class ").strip()[:200]


class Faults:
    """What is wrong with one database, as far as it was noticed."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.present: StorageFault | None = None
        self.logged = 0.0

    def of(self, error: Exception) -> Exception:
        """What to raise instead of an error: a fault if the database failed, else the error itself."""
        if isinstance(error, StorageFault):
            fault = error
        else:
            code = fault_code(error)
            if code is None:
                return error
            fault = StorageFault(code, self.place, first_line(error))
        now = time.monotonic()
        if self.present is None or self.present.code != fault.code or now - self.logged > REPEAT_SECONDS:
            self.logged = now
            log.error(fault.code, place=fault.place, why=fault.why)
        if self.present is None or self.present.code != DAMAGED:
            self.present = fault
        return fault

    def wrote(self) -> None:
        """Something was stored, so what was wrong is over; only damage stays until the next start."""
        if self.present is not None and self.present.code != DAMAGED:
            log.warning("storage-back", place=self.place)
            self.present = None
