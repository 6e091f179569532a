"""A real server on a free port of this machine, one for each test."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from aedilis.server.run import make_server
from aedilis.server.services import Services
from aedilis.server.settings import Settings
from aedilis.server.upkeep.logs import set_up_logs


class Running:
    """A server that runs in this process."""

    def __init__(self, base: str, services: Services, client: httpx.AsyncClient) -> None:
        self.base = base
        self.services = services
        self.client = client


Start = Callable[..., AbstractAsyncContextManager[Running]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def quiet_logs() -> None:
    set_up_logs("warning")


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    services = Services(settings)
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
        async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=30, verify=False) as client:
            yield Running(base, services, client)
    finally:
        server.should_exit = True
        with contextlib.suppress(asyncio.CancelledError):
            await task


@pytest.fixture
def start(tmp_path: Path) -> Start:
    """Start a server with changed settings; the database stays the same within a test."""

    def make(**changes: object) -> AbstractAsyncContextManager[Running]:
        usual: dict[str, object] = {
            "database": str(tmp_path / "test.db"),
            "host": "127.0.0.1",
            "port": 0,
            "workers": 1,
            "bot_pace": 0.0,
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
