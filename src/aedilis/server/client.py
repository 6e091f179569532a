"""A client for scripts, tests and programs that play from elsewhere: one seat at one table.

It keeps the view up to date, checks that no sequence number is missing, and after a lost connection resumes and
sends its unanswered commands again with the same ids.
"""

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

PATIENCE = 60.0  # seconds that something is waited for, also on a busy machine
RECONNECT = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)
Message = dict[str, Any]


class Gap(Exception):
    """Entries are missing or doubled: the server broke its promise."""


class Player:
    """One seat (or, without a token, a spectator) at one table."""

    def __init__(self, base: str, table: str, token: str | None = None, language: str = "en") -> None:
        self.url = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.table_id = table
        self.token = token
        self.language = language
        self.visible = True
        self.seq = 0
        self.seat: int | None = None
        self.table: Message = {}
        self.view: Message | None = None
        self.legal: Message | None = None
        self.undo: Message | None = None
        self.to_act: list[int] = []
        self.proposal: Message | None = None
        self.presence: Message | None = None
        self.pongs = 0
        self.entries: list[Message] = []
        self.welcomed: Message = {}
        self.received: list[str] | None = None
        """Set to a list to keep every message as it came."""
        self.on_update: Callable[[Message], None] = lambda update: None
        self.ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count())
        self.unanswered: dict[str, tuple[Message, asyncio.Future[Message]]] = {}
        self.socket: ClientConnection | None = None
        self.news = asyncio.Condition()
        self.bye: Message | None = None

    async def open(self) -> None:
        """Connect, say hello, and take the welcome."""
        socket = await connect(
            self.url, max_size=2**24, compression=None, proxy=None, ping_interval=None, open_timeout=PATIENCE
        )
        said = {"token": self.token, "last_seq": self.seq, "language": self.language, "visible": self.visible}
        hello = {"type": "hello", **said}
        try:
            await socket.send(msgspec.json.encode(hello).decode())
            await self.take(str(await socket.recv()))
        except BaseException:
            await socket.close()
            raise
        self.socket = socket
        for command, _ in list(self.unanswered.values()):
            await socket.send(msgspec.json.encode(command).decode())

    async def listen(self) -> None:
        """Take messages until the connection ends."""
        assert self.socket is not None, "open comes first"
        async for message in self.socket:
            await self.take(str(message))

    async def stay(self, *, patience: float = 60.0) -> None:
        """Listen for ever, connecting again whenever the connection is lost; gives up after `patience` seconds."""
        loop = asyncio.get_running_loop()
        lost = loop.time()
        while True:
            try:
                if self.socket is None:
                    await self.open()
                lost = loop.time()
                await self.listen()
            except RECONNECT:
                pass
            self.socket = None
            if self.bye is not None and not self.bye["retry"]:
                return
            if loop.time() - lost > patience:
                raise TimeoutError("the server does not come back")
            await asyncio.sleep(0.05)

    async def take(self, text: str) -> None:
        """Take one message."""
        if self.received is not None:
            self.received.append(text)
        message: Message = msgspec.json.decode(text)
        kind = message["type"]
        if kind == "welcome":
            self.take_welcome(message)
        elif kind == "update":
            self.take_entries(message)
        elif kind == "presence":
            self.presence = message
        elif kind == "pong":
            self.pongs += 1
        elif kind == "bye":
            self.bye = message
        elif message.get("id") in self.unanswered:
            _, future = self.unanswered.pop(message["id"])
            if not future.done():
                future.set_result(message)
        if kind in ("welcome", "update"):
            self.on_update(message)
        async with self.news:
            self.news.notify_all()

    def take_welcome(self, message: Message) -> None:
        """Start over, or resume."""
        if not message["resumed"]:
            self.seq, self.entries = 0, []
        self.welcomed = message
        self.seat = message["seat"]
        self.take_entries(message)

    def take_entries(self, message: Message) -> None:
        """Go on by the entries of a welcome or an update."""
        numbers = [entry["seq"] for entry in message["entries"]]
        if numbers != list(range(self.seq + 1, message["seq"] + 1)):
            raise Gap(f"held {self.seq}, got {numbers}, now at {message['seq']}")
        self.entries += message["entries"]
        self.seq = message["seq"]
        self.to_act, self.proposal = message["to_act"], message["proposal"]
        for name in ("table", "view", "legal", "undo"):
            if name in message:
                setattr(self, name, message[name])

    async def command(self, kind: str, **fields: Any) -> Message:
        """Send a command and wait for its answer, over however many connections, up to two minutes."""
        client = fields.pop("id", None) or next(self.ids)
        message = {"type": kind, "id": client, **fields}
        future: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.unanswered[client] = (message, future)
        if self.socket is not None:
            with contextlib.suppress(*RECONNECT):
                await self.socket.send(msgspec.json.encode(message).decode())
        return await asyncio.wait_for(future, 120.0)

    async def act(self, *actions: Message) -> Message:
        """Commit actions for the present decision."""
        decision = None if self.legal is None else self.legal["decision"]
        return await self.command("act", actions=list(actions), decision=decision)

    async def look(self, visible: bool) -> None:
        """Tell whether somebody can see this seat's page."""
        self.visible = visible
        if self.socket is not None:
            await self.socket.send(msgspec.json.encode({"type": "look", "visible": visible}).decode())

    async def until(self, condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until something is true."""
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(condition), seconds)

    async def turn(self, seconds: float = PATIENCE) -> None:
        """Wait until this seat must decide, or the game is over."""
        await self.until(lambda: self.legal is not None or self.is_over(), seconds)

    async def reach(self, seq: int, seconds: float = PATIENCE) -> None:
        """Wait until this entry has come."""
        await self.until(lambda: self.seq >= seq, seconds)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table.get("status") == "over")

    def choices(self) -> list[Message]:
        """Some legal actions: all that are listed, or a few selections of cards."""
        if self.legal is None:
            return []
        if self.legal["selection"] is not None:
            kind, cards = self.legal["selection"]["type"], self.legal["selection"]["cards"]
            return [{"type": kind, "seat": self.seat, "cards": cards[:size]} for size in range(min(3, len(cards) + 1))]
        return [choice["action"] for choice in self.legal["actions"]]


@asynccontextmanager
async def sitting(base: str, table: str, token: str | None = None, language: str = "en") -> AsyncIterator[Player]:
    """A connected player that stays connected until the end of the block."""
    player = Player(base, table, token, language)
    await player.open()
    async with staying(player):
        yield player


@asynccontextmanager
async def staying(player: Player) -> AsyncIterator[None]:
    """Keep a player who has come in connected until the end of the block."""
    task = asyncio.create_task(player.stay())
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, *RECONNECT):
            await task
        if player.socket is not None:
            await player.socket.close()


async def make_table(client: httpx.AsyncClient, **wanted: Any) -> Message:
    """Set up a table over HTTP; the answer with its tokens."""
    answer = await client.post("/api/tables", json=wanted)
    answer.raise_for_status()
    made: Message = answer.json()
    return made
