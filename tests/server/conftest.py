"""A real server on a free port of this machine, one for each test."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest
from sqlalchemy import create_engine

from aedilis.server.bots.pool import Pool, Waiting, Worker
from aedilis.server.run import make_server
from aedilis.server.services import Services
from aedilis.server.settings import Settings
from aedilis.server.storage.database import upgrade
from aedilis.server.upkeep.logs import set_up_logs
from aedilis.server.wire import tokens


class Running:
    """A server that runs in this process."""

    def __init__(self, base: str, services: Services, client: httpx.AsyncClient, jobs: "Jobs") -> None:
        self.base = base
        self.services = services
        self.client = client
        self.start_bots = jobs.begun.set


Start = Callable[..., AbstractAsyncContextManager[Running]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def quiet_logs() -> None:
    set_up_logs("warning")


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal games whose seed nobody chose alike in every run: a test passes or fails, but not by luck."""
    seeds = (f"{request.node.nodeid} {number}" for number in itertools.count())
    monkeypatch.setattr(tokens, "new_seed", lambda: next(seeds))


class Jobs(asyncio.PriorityQueue[Waiting]):
    """The jobs of a pool, which tell when there is a first one."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = asyncio.Event()

    def put_nowait(self, item: Waiting) -> None:
        super().put_nowait(item)
        self.begun.set()


class LateWorker(Worker):
    """Starts its process with the first job: most tests ask no bot, and the process costs more than they do."""

    def __init__(self, command: list[str], jobs: Jobs) -> None:
        super().__init__(command)
        self.jobs = jobs

    async def start(self) -> asyncio.subprocess.Process:
        await self.jobs.begun.wait()
        return await super().start()


def start_late(pool: Pool) -> Jobs:
    pool.queue = jobs = Jobs()
    pool.workers = [LateWorker(worker.command, jobs) for worker in pool.workers]
    return jobs


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    services = Services(settings)
    jobs = start_late(services.pool)
    server = make_server(settings, services)
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            await task
            raise AssertionError("the server did not start")
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    try:
        # without certificates, which take longer to load than most tests
        async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=600, verify=False) as client:
            yield Running(base, services, client, jobs)
    finally:
        server.should_exit = True
        with contextlib.suppress(asyncio.CancelledError):
            await task


@cache
def migrated() -> bytes:
    """A new database after all migrations, which take longer than most tests."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "new.db")
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return file.read_bytes()


@pytest.fixture
def start(tmp_path: Path) -> Start:
    """Start a server with changed settings; the database stays the same within a test."""
    (tmp_path / "test.db").write_bytes(migrated())

    def make(**changes: object) -> AbstractAsyncContextManager[Running]:
        usual: dict[str, object] = {
            "database": str(tmp_path / "test.db"),
            "host": "127.0.0.1",
            "port": 0,
            "workers": 1,
            "bot_pace": 0.0,
            "think_seconds": 600.0,  # a machine may be busy with other things
            "requests_per_minute": 100_000,
            "commands_per_second": 5000.0,
            "log_level": "warning",
        }
        return running(Settings(**(usual | changes)))  # type: ignore[arg-type]  # a test may change anything

    return make


@pytest.fixture
async def server(start: Start) -> AsyncIterator[Running]:
    """A running server with the usual settings."""
    async with start() as made:
        yield made
