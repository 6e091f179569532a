"""The gate: how many sockets an address may hold, and how long each may take to say something or to listen.

Uvicorn waits for ever for the end of a request's headers and for a client that does not read. Here every connection
has a deadline for what it is doing, and one piece of work closes those that have missed theirs.
"""

import asyncio
import math
import time
from collections import Counter
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from aedilis.server.settings import Settings
from aedilis.server.upkeep.limits import network_of
from aedilis.server.upkeep.supervisor import BackgroundWork
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.requests import ErrorAnswer
from aedilis.server.wire.texts import explain

LARGEST_HEADERS = 64 * 1024
LARGEST_REQUEST = 2 * 1024 * 1024  # what the application has refused is dropped up to here
MOST_PARTS = 2048  # of a body; the largest comes in some hundred pieces even over a bad line
MOST_AHEAD = 32  # requests sent before the first of them is answered; browsers send none
SOCKETS_EACH = 5  # a browser opens up to six connections for a page, beside the one that is counted as live
MOST_UNREAD = 64 * 1024 * 1024  # that all sockets of an address leave lying here
RESERVED = 128  # descriptors for the database, the workers and the page's files
LOOK_SECONDS = 0.5


class Caller:
    """One socket, and until when it must have done what it is doing."""

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        self.transport = transport
        self.address = address
        self.deadline = math.inf
        self.drain_deadline = math.inf
        """Until when it must have read some of what was sent."""
        self.closed = math.inf
        """When it was first seen closing; what was sent to it may still be waiting to be read."""

    def unread(self) -> int:
        """How many bytes lie here that were sent to it and that it has not taken."""
        return self.transport.get_write_buffer_size()


class Gate:
    """Lets sockets in, and throws out those that keep others waiting."""

    def __init__(self, settings: Settings) -> None:
        self.per_address = math.inf if settings.trust_proxy else SOCKETS_EACH * settings.connections_per_address
        """Behind a proxy all sockets come from one address; requests are counted by the address that it names."""
        self.unread_each = math.inf if settings.trust_proxy else MOST_UNREAD
        self.room = math.inf
        self.header_seconds = 10.0
        self.body_seconds = 30.0
        self.read_seconds = 30.0
        self.guests: dict[asyncio.Transport, Caller] = {}
        self.sockets: Counter[str] = Counter()

    def admit(self, transport: asyncio.Transport) -> Caller | None:
        """Count a new socket; None when its address, or everybody together, has too many."""
        peer = transport.get_extra_info("peername")
        address = network_of(str(peer[0]) if peer else "")
        if len(self.guests) >= self.room or self.sockets[address] >= self.per_address:
            return None
        self.sockets[address] += 1
        guest = self.guests[transport] = Caller(transport, address)
        guest.deadline = time.monotonic() + self.header_seconds
        return guest

    def leave(self, transport: asyncio.Transport) -> None:
        """A socket is closed."""
        guest = self.guests.pop(transport, None)
        if guest is not None:
            self.sockets[guest.address] -= 1
            if not self.sockets[guest.address]:
                del self.sockets[guest.address]

    async def look_for_ever(self, work: BackgroundWork) -> None:
        """Throw out whoever has missed a deadline."""
        while True:
            self.look(time.monotonic())
            work.well()
            await asyncio.sleep(LOOK_SECONDS)

    def look(self, now: float) -> None:
        """Throw out whoever has missed a deadline by now."""
        for guest in list(self.guests.values()):
            if guest.transport.is_closing():
                guest.closed = min(guest.closed, now)
            if now > min(guest.drain_deadline, guest.closed + self.read_seconds):
                guest.transport.abort()
            elif now > guest.deadline:
                guest.deadline = math.inf
                protocol = guest.transport.get_protocol()
                if isinstance(protocol, HttpConnection):
                    protocol.turn_away(Refusal("too-slow"))
                else:
                    guest.transport.abort()
        self.relieve()

    def relieve(self) -> None:
        """Of an address that leaves too much unread, throw out those sockets for which most lies here."""
        unread = Counter[str]()
        for guest in self.guests.values():
            unread[guest.address] += guest.unread()
        for address in [each for each, size in unread.items() if size > self.unread_each]:
            theirs = [guest for guest in self.guests.values() if guest.address == address]
            for guest in sorted(theirs, key=Caller.unread, reverse=True):
                if unread[address] > self.unread_each:
                    unread[address] -= guest.unread()
                    guest.transport.abort()


def plain_answer(refusal: Refusal) -> bytes:
    """A refusal for somebody whose request is not known, so in English."""
    body = msgspec.json.encode(ErrorAnswer(refusal.code, None, explain(refusal, "en")))
    headers = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n"
    headers += f"retry-after: {refusal.details['seconds']}\r\n\r\n" if "seconds" in refusal.details else "\r\n"
    return STATUS_LINE[refusal.status] + headers.encode() + body


class AtTheGate(asyncio.Protocol):
    """What both kinds of connection have in common."""

    gate: Gate
    guest: Caller | None = None
    transport: asyncio.Transport

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The client does not read as fast as we write: it has a while to go on."""
        if self.guest is not None:
            self.guest.drain_deadline = time.monotonic() + self.gate.read_seconds
        super().pause_writing()

    def resume_writing(self) -> None:
        """It has read."""
        if self.guest is not None:
            self.guest.drain_deadline = math.inf
        super().resume_writing()


class HttpConnection(AtTheGate, HttpToolsProtocol):
    """A connection over which requests come, each within a time and with headers of a size."""

    def __init__(self, *, gate: Gate, **parts: Any) -> None:
        super().__init__(**parts)
        self.gate = gate
        self.is_reading = False
        """Whether a request has begun and not ended."""
        self.is_in_headers = False
        self.header_bytes = 0
        self.request_bytes = 0
        self.parts = 0
        self.fault = Refusal("bad-request")

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        """Let it in, or say that there are too many."""
        self.guest = self.gate.admit(transport)
        super().connection_made(transport)
        if self.guest is None:
            transport.write(plain_answer(Refusal("full")))
            transport.close()

    def data_received(self, data: bytes) -> None:
        """Something of a request, were it only the empty lines before it."""
        if self.guest is None or self.transport.is_closing():
            return
        if not self.is_reading:
            self.begin()
        self.request_bytes += len(data)
        super().data_received(data)
        # The parser tells of a header when it is whole, so what it still holds is counted here.
        if self.is_reading and self.is_in_headers and self.request_bytes > LARGEST_HEADERS:
            self.turn_away(Refusal("headers-too-large"))
        elif self.is_reading and self.request_bytes > LARGEST_REQUEST:
            self.turn_away(Refusal("too-large", largest=LARGEST_REQUEST))

    def begin(self) -> None:
        """A request begins: its headers must come within a time."""
        self.is_reading = self.is_in_headers = True
        self.header_bytes = self.request_bytes = self.parts = 0
        self.wait_at_most(self.gate.header_seconds)

    def wait_at_most(self, seconds: float) -> None:
        """Set the deadline for what the client sends next."""
        if self.guest is not None:
            self.guest.deadline = time.monotonic() + seconds

    def count(self, size: int) -> None:
        """Count bytes of the headers; what is raised here ends the parsing."""
        self.header_bytes += size
        if self.header_bytes > LARGEST_HEADERS:
            self.fault = Refusal("headers-too-large")
            raise ValueError("headers too large")

    def on_message_begin(self) -> None:
        """The next of several requests may have come together with the last; what is raised here ends the parsing."""
        if len(self.pipeline) >= MOST_AHEAD:
            self.fault = Refusal("too-fast", seconds=1)
            raise ValueError("too many requests ahead")
        if not self.is_reading:
            self.begin()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A piece of the address."""
        self.count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header, or one trailer behind the body."""
        self.count(len(name) + len(value) + 4)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The headers are there: the body must come within a time."""
        self.is_in_headers = False
        self.wait_at_most(self.gate.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body: each costs far more than its bytes."""
        self.parts += 1
        if self.parts > MOST_PARTS:
            raise ValueError("too many parts")
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is there: from now on the client waits for us."""
        self.is_reading = False
        self.wait_at_most(math.inf)
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """What cannot be read is refused with a code."""
        self.turn_away(self.fault)

    def turn_away(self, refusal: Refusal) -> None:
        """Say why, unless nothing was asked, another answer is under way or this request has its answer; close."""
        last: RequestResponseCycle | None = self.cycle
        may_answer = last is None or (last.response_complete if self.is_in_headers else not last.response_started)
        if self.is_reading and may_answer and not self.transport.is_closing():
            self.transport.write(plain_answer(refusal))
        self.transport.close()
