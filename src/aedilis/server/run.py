"""Starting one server process: `aedilis serve`, or `python -m aedilis.server`."""

import asyncio
import contextlib
import errno
import gc
import io
import math
import signal
import socket
import sys
from functools import partial
from types import FrameType

import segno
import uvicorn
from msgspec import structs
from sqlalchemy.exc import SQLAlchemyError

from aedilis.server import app
from aedilis.server.doctor import check_before_start, report
from aedilis.server.http.files import PAGE
from aedilis.server.notify.sealing import key_in_file
from aedilis.server.services import Services
from aedilis.server.settings import Settings
from aedilis.server.storage.claim import claimed
from aedilis.server.storage.faults import StorageFault, first_line
from aedilis.server.upkeep.addresses import own_address
from aedilis.server.upkeep.frames import LiveConnection
from aedilis.server.upkeep.gate import RESERVED, HttpConnection
from aedilis.server.upkeep.logs import logger, set_up_logs

LARGEST_MESSAGE = 64 * 1024  # notes may be long, and in any script
CANNOT_START = 3
MOST_DESCRIPTORS = 65_536
BACKLOG = 2048  # connections that wait to be accepted

log = logger(__name__)


def addresses(settings: Settings) -> tuple[str, str | None]:
    """The address for this machine, and the one for phones in the same network, if the server can be reached there."""
    if settings.public_url is not None:
        return settings.public_url, settings.public_url
    if settings.host not in ("0.0.0.0", "::"):
        here = f"http://{settings.host}:{settings.port}"
        return here, None if settings.host in ("127.0.0.1", "localhost", "::1") else here
    network = own_address()
    return f"http://127.0.0.1:{settings.port}", None if network is None else f"http://{network}:{settings.port}"


def greeting(settings: Settings) -> str:
    """What a person who starts the server reads."""
    here, phones = addresses(settings)
    lines = [f"Aedilis is ready: {here}"]
    if not (app.STATIC / PAGE).is_file():
        lines.append("The web page was not built (`make page` does that), so browsers are told that it is missing.")
    if phones is not None:
        drawn = io.StringIO()
        segno.make(phones, micro=False).terminal(out=drawn, compact=True)
        lines += ["", f"Phones in the same network: {phones}", drawn.getvalue()]
    else:
        lines.append("Only this machine can reach it; for phones in the same network start it with --host 0.0.0.0")
    return "\n".join([*lines, "Ctrl-C stops it.", ""])


class Server(uvicorn.Server):
    """Uvicorn that greets when it listens, and says goodbye."""

    def __init__(self, config: uvicorn.Config, settings: Settings, services: Services) -> None:
        super().__init__(config)
        self.settings = settings
        self.services = services

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in order; a second Ctrl-C does not wait for anybody. Stopping when asked is no failure."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say where."""
        await super().startup(sockets)
        if self.started:
            sys.stdout.write(greeting(self.settings))
            sys.stdout.flush()
            log.info("started", port=self.settings.port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then stop listening and close what is still open."""
        await self.services.say_goodbye()
        await super().shutdown(sockets)


def make_server(settings: Settings, services: Services | None = None) -> Server:
    """A server that is ready to run."""
    parts = services or Services(settings)
    parts.gate.room = raise_descriptor_limit() - RESERVED
    config = uvicorn.Config(
        app.make_app(settings, parts),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,  # addresses of tables are secrets
        http=partial(HttpConnection, gate=parts.gate),  # type: ignore[arg-type]  # all that is done with it is calling it
        ws=partial(LiveConnection, gate=parts.gate),  # type: ignore[arg-type]  # likewise
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        ws_per_message_deflate=False,
        timeout_keep_alive=15,  # a page that asks again seldom meets a closing door
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
    )
    return Server(config, settings, parts)


def no_database(settings: Settings, error: Exception) -> int:
    """Say which database cannot be used and why; the exit code."""
    said = str(error) if isinstance(error, StorageFault) else f"{settings.database}: {first_line(error)}"
    sys.stderr.write(f"The database cannot be opened: {said}\n")
    return CANNOT_START


async def check_games(settings: Settings) -> int:
    """Replay stored games when the rules changed since the last start; 0, or the exit code."""
    try:
        broken = await check_before_start(settings.database)
    except (StorageFault, SQLAlchemyError, OSError) as error:
        return no_database(settings, error)
    if broken:
        sys.stderr.write(report(broken))
        return CANNOT_START
    return 0


def check_key(settings: Settings) -> int:
    """Read the key for Web Push, if one was given; 0, or the exit code."""
    try:
        if settings.push_key is not None:
            key_in_file(settings.push_key)
    except (OSError, ValueError) as error:
        sys.stderr.write(f"The push key cannot be read: {type(error).__name__}\n")
        return CANNOT_START
    return 0


def tune() -> None:
    """Set the interpreter up for many tables at once; both were measured with `python -m bench.load latency`.

    The thread that writes to SQLite must not wait for the event loop's turn to end, and the garbage collector must
    not walk through thousands of living tables again and again.
    """
    sys.setswitchinterval(0.001)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def raise_descriptor_limit() -> float:
    """Let the process open as many sockets as it is allowed to; how many that is."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return math.inf
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # then it stays as it was
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return math.inf if soft == resource.RLIM_INFINITY else soft


def serve(settings: Settings) -> int:
    """Run until somebody stops it; the exit code."""
    set_up_logs(settings.log_level)
    tune()
    try:
        with claimed(settings.database):
            problem = check_key(settings) or asyncio.run(check_games(settings))
            return problem or serve_claimed(settings)
    except StorageFault as fault:
        return no_database(settings, fault)


def listening(settings: Settings) -> list[socket.socket]:
    """Sockets on the port, one for each address of the host; port 0 takes any that is free. Raises OSError."""
    port, made = settings.port, []
    found = socket.getaddrinfo(settings.host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    try:
        for family, _, _, _, (address, *_) in dict.fromkeys(found):
            made.append(socket.create_server((str(address), port), family=family, backlog=BACKLOG))
            port = made[0].getsockname()[1]
    except OSError as error:
        # a name such as localhost may stand for an address that this machine does not have
        if not made or error.errno == errno.EADDRINUSE:
            for one in made:
                one.close()
            raise
    return made


def no_port(settings: Settings, error: OSError) -> int:
    """Say in one line why nothing can be served there; the exit code."""
    if error.errno == errno.EADDRINUSE:
        said = f"port-in-use: another program listens on port {settings.port}; choose another one with --port"
    else:
        said = f"no-port: port {settings.port} of {settings.host} cannot be had: {error.strerror or error}"
    sys.stderr.write(f"{said}\n")
    return CANNOT_START


def serve_claimed(settings: Settings) -> int:
    """Run on a database that no other process serves, or all share; the exit code."""
    try:
        sockets = listening(settings)
    except OSError as error:
        return no_port(settings, error)
    server = make_server(structs.replace(settings, port=sockets[0].getsockname()[1]))
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets)
    return 0 if server.started else CANNOT_START
