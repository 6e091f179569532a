"""One WebSocket: reads commands, sends answers and updates, and never lets a slow reader hold up a table."""

import asyncio
import contextlib
import time
from collections.abc import Sequence

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from aedilis.server.live import situation
from aedilis.server.storage.entries import Holder
from aedilis.server.tables import telling
from aedilis.server.tables.core import Told
from aedilis.server.tables.table import LiveTable
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.upkeep.limits import Bucket
from aedilis.server.wire import messages
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.messages import Bye, Hello, Planned, Pong, Presence, Refused, ServerMessage, encode
from aedilis.server.wire.names import refuse_nul_in_json
from aedilis.server.wire.texts import best_language, explain

OUTBOX = 256  # messages; a reader further behind is cut off and resumes by sequence number
PATIENCE = 200  # commands over the limit in a row before the connection is closed
SEND_SECONDS = 20.0


class Line:
    """A client at a table; `holder` is None for a spectator."""

    def __init__(
        self, socket: WebSocket, table: LiveTable, hello: Hello, holder: Holder | None, rate: float, who: str = ""
    ) -> None:
        self.socket = socket
        self.who = who
        """The address that it comes from."""
        self.table = table
        self.holder = holder
        self.visible = hello.visible
        self.heard = now_ms()
        self.language = best_language(hello.language)
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(OUTBOX)
        self.commands = Bucket(rate, 2 * rate, time.monotonic())
        self.excess = 0
        self.presence: Presence | None = None

    @property
    def seat(self) -> int | None:
        """The seat that it holds; None for a spectator."""
        return None if self.holder is None else self.holder.seat

    def send(self, message: bytes | ServerMessage) -> None:
        """Queue a message; a client that does not read is cut off."""
        encoded = message if isinstance(message, bytes) else encode(message)
        try:
            self.outbox.put_nowait(encoded)
        except asyncio.QueueFull:
            self.cut_off(Bye("too-slow", self.refuse(Refusal("too-slow"), None).text, retry=True))

    def cut_off(self, bye: Bye) -> None:
        """Drop what waits, say goodbye, close."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(encode(bye))
        self.outbox.put_nowait(None)

    def say_goodbye(self) -> None:
        """The server stops: send what waits, and that the client should come back in a moment; then close."""
        self.send(Bye("closing", self.refuse(Refusal("closing"), None).text, retry=True))
        self.finish()

    def finish(self) -> None:
        """Send what waits, then close."""
        with contextlib.suppress(asyncio.QueueFull):
            self.outbox.put_nowait(None)

    def tell(self, table: LiveTable, told: Sequence[Told]) -> None:
        """Send new entries; equal viewers share the encoded message."""
        if self.seat not in table.shared:
            table.shared[self.seat] = situation.update(table, told, self.seat)
        self.send(table.shared[self.seat])

    def tell_presence(self, table: LiveTable) -> None:
        """Send who is connected, if it is not what was sent before: others must not notice a seat's second device."""
        if self.seat not in table.presences:
            table.presences[self.seat] = situation.presence(table, self.seat)
        presence = table.presences[self.seat]
        if presence != self.presence:
            self.presence = presence
            self.send(presence)

    def tell_plan(self, table: LiveTable) -> None:
        """Send what this seat has planned."""
        planned = None if self.seat is None else table.plans.get(self.seat)
        core, language = table.core, self.language
        self.send(Planned(telling.plan_for(core, planned, language), telling.fate_for(core, planned, language)))

    def lose_seat(self, table: LiveTable, told: Sequence[Told]) -> None:
        """Go on as a spectator; the welcome holds the new entries."""
        self.holder = None
        self.send(situation.welcome(table, None, told[0].seq - 1, None, self.language))

    def refuse(self, refusal: Refusal, client: str | None) -> Refused:
        """A refusal in this client's language."""
        text = explain(refusal, self.language)
        return Refused(client, refusal.code, refusal.rule, text)

    async def write_for_ever(self) -> None:
        """Send what is queued, in order."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError, OSError):
            while (message := await self.outbox.get()) is not None:
                await asyncio.wait_for(self.socket.send_text(message.decode()), SEND_SECONDS)
        await close(self.socket)

    async def next_message(self) -> messages.ClientMessage | None:
        """The next well-formed message within the rate limit; None when the client has gone."""
        while True:
            try:
                received = await self.socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return None
            if received["type"] == "websocket.disconnect":
                return None
            self.heard = now_ms()
            if not self.commands.take(time.monotonic()):
                self.excess += 1
                if self.excess > PATIENCE:
                    self.cut_off(Bye("too-fast", self.refuse(Refusal("too-fast"), None).text, retry=False))
                    return None
                self.send(self.refuse(Refusal("too-fast"), client_id_in(received.get("text"))))
                await asyncio.sleep(1.0 / self.commands.rate)  # the sender's own buffers fill up
                continue
            self.excess = 0
            decoded = self.decode(received.get("text"))
            if decoded is not None:
                return decoded

    def decode(self, text: str | None) -> messages.ClientMessage | None:
        """A message, or None after a refusal was sent."""
        if text is None:
            self.send(self.refuse(Refusal("bad-message"), None))
            return None
        try:
            refuse_nul_in_json(text)
            return messages.CLIENT.decode(text)
        except Refusal as refusal:
            self.send(self.refuse(refusal, client_id_in(text)))
        except msgspec.ValidationError:
            self.send(self.refuse(Refusal("bad-message"), client_id_in(text)))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.send(self.refuse(Refusal("bad-json"), None))
        return None

    def pong(self, ping: messages.Ping) -> None:
        """Answer a ping with the server's time."""
        self.send(Pong(ping.at, now_ms()))


class OnlyId(msgspec.Struct):
    """The part of a bad message that lets its sender know which one was meant."""

    id: str = ""


def client_id_in(text: str | None) -> str | None:
    """The id in a message that is not otherwise understood."""
    try:
        return msgspec.json.decode(text or "", type=OnlyId).id[:64].replace("\0", "") or None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


async def close(socket: WebSocket, code: int = 1000) -> None:
    """Close, whatever state the socket is in."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
        if socket.application_state != WebSocketState.DISCONNECTED:
            await socket.close(code)
