"""A WebSocket's frames: read piece by piece, and only while their sender reads, too.

Uvicorn takes in at once all that has come, which may be forty thousand empty frames, answers every ping though nobody
takes the answers, and keeps every part of a message that does not end. Any of these lets one connection stop everybody.
"""

import math
import time
from asyncio import Handle, Transport
from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import SecurityError
from websockets.frames import Frame, Opcode

from aedilis.server.upkeep.gate import AtTheGate, Gate, plain_answer
from aedilis.server.upkeep.limits import Bucket
from aedilis.server.wire.errors import Refusal

PIECE = 2048  # bytes taken in before everything else has its turn
EMPTY_RATE, EMPTY_AT_ONCE = 10.0, 100.0  # frames that are no whole message: in a second, and after a silence
POLICY_VIOLATION = 1008


class LiveConnection(AtTheGate, WebSocketsSansIOProtocol):
    """A WebSocket: it goes on with the socket of the request that asked for it."""

    def __init__(self, *, gate: Gate, **parts: Any) -> None:
        super().__init__(**parts)
        self.gate = gate
        self.unread = bytearray()
        """What has come and was not looked at."""
        self.next_look: Handle | None = None
        self.empty = Bucket(EMPTY_RATE, EMPTY_AT_ONCE, time.monotonic())

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn does
        """It was let in as a request; from now on it may be silent, since it is asked for signs of life."""
        self.guest = self.gate.guests.get(transport)
        if self.guest is not None:
            self.guest.deadline = math.inf
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        self.unread.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        self.unread += data
        if self.next_look is None:
            self.read_on()

    def may_read(self) -> bool:
        """Whether no message waits for the application, and no answer for a client that does not read."""
        return not self.transport.is_closing() and not self.read_paused and self.writable.is_set()

    def read_on(self) -> None:
        """Take in a piece if we may, and another one when the event loop has looked at everything else."""
        self.next_look = None
        if not self.may_read():
            return
        piece = bytes(self.unread[:PIECE])
        del self.unread[:PIECE]
        if piece:
            super().data_received(piece)
        if self.unread:
            self.transport.pause_reading()
            self.next_look = self.loop.call_soon(self.read_on)
        elif self.may_read():
            self.transport.resume_reading()

    def handle_events(self) -> None:
        """What a piece held; whoever sends mostly what is no message is sent away, and who asks wrongly is refused."""
        fault = self.conn.handshake_exc
        if fault is not None and not self.handshake_initiated:  # a request with a body, or with headers without end
            code = "headers-too-large" if isinstance(fault, SecurityError) else "bad-request"
            self.transport.write(plain_answer(Refusal(code)))
            self.transport.close()
            return
        empty = sum(isinstance(event, Frame) and self.is_empty(event) for event in self.conn.events)
        if empty and not self.empty.take(time.monotonic(), empty):
            self.conn.fail(POLICY_VIOLATION, "too-fast")
            self.handle_parser_exception()
        else:
            super().handle_events()

    def is_empty(self, frame: Frame) -> bool:
        """Whether a frame is no whole message, or one that nobody will read."""
        return self.close_sent or not (frame.fin and frame.opcode in (Opcode.TEXT, Opcode.BINARY))

    def pause_writing(self) -> None:
        """The client does not read as fast as we write: nothing is read of it meanwhile."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """It has read."""
        super().resume_writing()
        if self.next_look is None:
            self.read_on()

    async def send(self, message: ASGISendEvent) -> None:
        """Send; after a goodbye the client's own is waited for, so what has come is read on."""
        await super().send(message)
        if message["type"] == "websocket.close" and self.next_look is None:
            self.read_on()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message for the application; when it has all of them, the next piece is read."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self.next_look is None:
                self.read_on()
        return message
