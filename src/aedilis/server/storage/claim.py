"""One process serves a database file: two would each keep their own idea of its tables."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from aedilis.server.storage.database import database_url
from aedilis.server.storage.faults import LOST, StorageFault

IN_USE = "storage-in-use"
WHY = "another server process serves this file; several processes need PostgreSQL"


@contextmanager
def claimed(name: str) -> Iterator[None]:
    """Keep a database file for this process; raises StorageFault when another one has it. PostgreSQL is shared.

    The claim is a lock of the operating system on a file beside the database, so it ends with the process, however
    that ends. SQLite takes it for us, since it knows how on every system.
    """
    url = make_url(database_url(name))
    if not url.drivername.startswith("sqlite"):
        yield
        return
    file = Path(url.database or "").resolve()
    with ExitStack() as held:
        try:
            lock = held.enter_context(closing(sqlite3.connect(f"{file}-claim", timeout=0.0, isolation_level=None)))
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            is_busy = error.sqlite_errorname == "SQLITE_BUSY"
            raise StorageFault(IN_USE if is_busy else LOST, str(file), WHY if is_busy else str(error)) from error
        yield
