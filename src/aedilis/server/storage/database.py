"""The database: SQLite in one file, or PostgreSQL for several server processes.

Everything that reads or writes is a plain function of a SQLAlchemy connection. With PostgreSQL it runs on the event
loop over asyncpg. With SQLite it runs whole in a thread: one hand-over for a transaction instead of one for every
statement, which under load costs more than the statements themselves.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry

from aedilis.server.storage.faults import LOST, Faults, StorageFault

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x_4145_4449  # two processes that start together migrate one after the other
READERS = 3
CONNECT_SECONDS = 10
POOL_SECONDS = 20.0
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

T = TypeVar("T")
Job = Callable[[Connection], T]


class Database(Protocol):
    """Runs jobs on a connection."""

    url: str
    is_shared: bool
    """Whether other processes may use it at the same time."""
    faults: Faults

    async def read(self, job: Job[T]) -> T:
        """The job's result; the job changes nothing. Raises StorageFault when the database fails."""

    async def write(self, job: Job[T]) -> T:
        """The job's result, once what it changed is durable. What raises has changed nothing, a StorageFault too."""

    async def migrate(self) -> None:
        """Apply all migrations that the database lacks."""

    async def close(self) -> None:
        """Let go of all connections."""


def database_url(name: str) -> str:
    """A URL for SQLAlchemy from what a person types: a file name, sqlite:///file or postgresql://host/name.

    Raises StorageFault for any other kind of database, and for what is no URL.
    """
    if "://" not in name:
        return f"sqlite:///{name}"
    kind = name.partition("://")[0].partition("+")[0]
    if kind not in DRIVERS:
        raise StorageFault(LOST, f"{kind}://", "neither a file nor PostgreSQL")
    try:
        return make_url(name).set(drivername=DRIVERS[kind]).render_as_string(hide_password=False)
    except (ArgumentError, ValueError) as error:
        raise StorageFault(LOST, f"{kind}://", "not the URL of a database") from error


def open_database(name: str) -> Database:
    """Connect lazily; call `migrate` before anything else."""
    url = database_url(name)
    return Sqlite(url) if url.startswith("sqlite") else Postgres(url)


def upgrade(connection: Connection) -> None:
    """Bring the schema to the newest version on this connection."""
    if version(connection) == newest():
        return
    # Most starts find a database that is up to date, and need not wait for all of this to load.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version(connection: Connection) -> str | None:
    """The number of the last migration that a database has seen, None of a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def newest() -> str:
    """The number of the last migration that there is."""
    return max(file.name for file in MIGRATIONS.glob("versions/v*.py"))[1:5]


def careful(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Readers never wait for the writer (WAL), and a commit has reached the disk when it returns (FULL)."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Sqlite:
    """One file, one writing thread, a few reading threads."""

    is_shared = False

    def __init__(self, url: str) -> None:
        self.url = url
        self.file = Path(make_url(url).database or "").resolve()
        self.faults = Faults(str(self.file))
        self.identity: tuple[int, int] | None = None
        """The file that was opened, wherever its name points to by now."""
        self.engine = create_engine(url, pool_size=READERS + 1)
        event.listen(self.engine, "connect", careful)
        self.writing = ThreadPoolExecutor(1, "database-writer")
        self.reading = ThreadPoolExecutor(READERS, "database-reader")

    async def read(self, job: Job[T]) -> T:
        """Run in a reading thread."""

        def run() -> T:
            self.check_file()
            with self.engine.connect() as connection:
                return job(connection)

        return await self.hand_over(self.reading, run)

    async def write(self, job: Job[T]) -> T:
        """Run in the writing thread, in one transaction."""

        def run() -> T:
            self.check_file()
            with self.engine.begin() as connection:
                return job(connection)

        result = await self.hand_over(self.writing, run)
        self.faults.wrote()
        return result

    async def hand_over(self, threads: ThreadPoolExecutor, run: Callable[[], T]) -> T:
        """Wait for a thread to do something."""
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, run)
        except Exception as error:
            raise self.faults.of(error) from error

    def check_file(self) -> None:
        """Raise StorageFault when the file was removed or replaced: what is written to it now would be lost."""
        if self.identity is None:
            return
        try:
            found = os.stat(self.file)
        except OSError as error:
            raise StorageFault(LOST, str(self.file), error.strerror or type(error).__name__) from error
        if (found.st_dev, found.st_ino) != self.identity:
            raise StorageFault(LOST, str(self.file), "another file has taken its place")

    async def migrate(self) -> None:
        """Apply all migrations that the file lacks."""
        await self.write(upgrade)
        found = os.stat(self.file)
        self.identity = found.st_dev, found.st_ino

    async def close(self) -> None:
        """Close the file."""
        self.engine.dispose()
        self.writing.shutdown()
        self.reading.shutdown()


class Postgres:
    """A server that several processes share."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.faults = Faults(make_url(url).set(drivername="postgresql").render_as_string(hide_password=True))
        from sqlalchemy.ext.asyncio import create_async_engine  # it loads the ORM, for which one with a file has no use

        patience = {"timeout": CONNECT_SECONDS}
        self.engine = create_async_engine(
            url, pool_size=5, max_overflow=5, pool_pre_ping=True, connect_args=patience, pool_timeout=POOL_SECONDS
        )

    async def read(self, job: Job[T]) -> T:
        """Run on a connection of the pool."""
        try:
            async with self.engine.connect() as connection:
                return await connection.run_sync(job)
        except Exception as error:
            raise self.faults.of(error) from error

    async def write(self, job: Job[T]) -> T:
        """Run in one transaction."""
        try:
            async with self.engine.begin() as connection:
                result = await connection.run_sync(job)
        except Exception as error:
            raise self.faults.of(error) from error
        self.faults.wrote()
        return result

    async def migrate(self) -> None:
        """Apply all migrations that the database lacks, while others wait."""

        def alone(connection: Connection) -> None:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            upgrade(connection)

        await self.write(alone)

    async def close(self) -> None:
        """Disconnect."""
        await self.engine.dispose()
