"""Group commit: everything that waits to be written goes into one transaction, so one fsync serves many tables.

A job that fails (a conflict, a broken constraint) must not take the others down: the batch is then rolled back and
every job runs again in a transaction of its own.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from aedilis.server.storage.database import Database, Job
from aedilis.server.upkeep.supervisor import BackgroundWork, Supervisor
from aedilis.server.wire.errors import Refusal

T = TypeVar("T")

BATCH = 64
TRIES = 5  # two PostgreSQL processes can deadlock over rows that they insert in different orders


class Writer:
    """The only way to change the database. `run` returns when the change is durable."""

    def __init__(
        self,
        database: Database,
        observe: Callable[[int], None] = lambda size: None,
        supervisor: Supervisor | None = None,
    ) -> None:
        self.database = database
        self.observe = observe
        self.supervisor = supervisor or Supervisor()
        self.waiting: deque[tuple[Job[Any], asyncio.Future[Any]]] = deque()
        self.wake = asyncio.Event()
        self.work: BackgroundWork | None = None
        self.closing = False

    def start(self) -> None:
        """Begin to write."""
        self.work = self.supervisor.start("writer", self.write_for_ever, is_vital=True)

    async def stop(self) -> None:
        """Write what waits, then end."""
        self.closing = True
        self.wake.set()
        if self.work is not None and self.work.task is not None:
            await self.work.task

    async def run(self, job: Job[T]) -> T:
        """Run the job inside a transaction; its result, once committed."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.append((job, future))
        self.wake.set()
        return await future

    async def write_for_ever(self, work: BackgroundWork) -> None:
        """Take what waits, commit it together, answer everybody."""
        while self.waiting or not self.closing:
            if not self.waiting:
                self.wake.clear()
                await self.wake.wait()
                continue
            batch = [self.waiting.popleft() for _ in range(min(BATCH, len(self.waiting)))]
            self.observe(len(batch))
            try:
                await self.write(batch)
                work.well()
            finally:
                for _, future in batch:  # whatever ended this, nobody is left waiting
                    if not future.done():
                        future.set_exception(Refusal("internal"))

    async def write(self, batch: list[tuple[Job[Any], asyncio.Future[Any]]]) -> None:
        """Commit a batch, or as much of it as can be."""
        try:
            answers = await self.commit([job for job, _ in batch])
        except Exception:
            await self.one_by_one(batch)
        else:
            for (_, future), answer in zip(batch, answers, strict=True):
                settle(future, answer)

    async def commit(self, jobs: list[Job[Any]]) -> list[Any]:
        """All jobs in one transaction."""

        def all_of_them(connection: Connection) -> list[Any]:
            return [job(connection) for job in jobs]

        return await self.database.write(all_of_them)

    async def one_by_one(self, batch: list[tuple[Job[Any], asyncio.Future[Any]]]) -> None:
        """Each job in its own transaction, so that only the faulty ones fail."""
        for job, future in batch:
            try:
                answer = await self.insist(job)
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
            else:
                settle(future, answer)

    async def insist(self, job: Job[Any]) -> Any:
        """Try a job again while the database says that trying again makes sense."""
        for attempt in range(TRIES):
            try:
                return (await self.commit([job]))[0]
            except DBAPIError as error:
                if not is_passing(error):
                    raise
            await asyncio.sleep(0.01 * 2**attempt)
        raise Refusal("busy")


def is_passing(error: DBAPIError) -> bool:
    """Whether the same statement may well succeed a moment later."""
    state = getattr(error.orig, "sqlstate", None)
    return state in ("40001", "40P01") or "database is locked" in str(error.orig)


def settle(future: "asyncio.Future[Any]", answer: Any) -> None:
    """Answer, unless the asker is gone."""
    if not future.done():
        future.set_result(answer)
