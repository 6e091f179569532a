"""Hostile sockets: half-sent requests, headers without end, slow bodies, readers that do not read, too many at once."""

import asyncio
import contextlib
import math
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from urllib.parse import urlsplit

import httpx
import pytest

from aedilis.server.client import PATIENCE, make_table, sitting
from aedilis.server.live.line import OUTBOX, Line
from aedilis.server.upkeep.gate import LARGEST_HEADERS, MOST_AHEAD, MOST_PARTS, SOCKETS_EACH
from tests.server.conftest import Running, Start
from tests.server.tables import FIRST, PERSON, tokens_of, until

ELSEWHERE = "127.0.0.2"
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def connected(base: str, sent: bytes = b"", *, address: str = "127.0.0.1") -> AsyncIterator[Streams]:
    """A raw connection from an address of this machine, on which something was sent."""
    port = urlsplit(base).port
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    try:
        writer.write(sent)
        await writer.drain()
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def everything(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server closes."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""


def code_in(answer: bytes) -> tuple[int, str]:
    """Status and code of a refusal."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), httpx.Response(200, content=body).json()["code"]


BODY = b"POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n"
SLOW = {
    "half a line": b"GET /api/ga",
    "headers without an end": b"GET /healthz HTTP/1.1\r\nhost: a\r\nx-a: ",
    "empty lines": b"\r\n\r\n",
    "half an upgrade": b"GET /api/tables/x/live HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n",
    "half a body": BODY + b"content-length: 100\r\n\r\n{",
    "a chunk without an end": BODY + b"transfer-encoding: chunked\r\n\r\n5\r\n{",
    "the next request on a kept connection": b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\nGET /heal",
    "empty lines on a kept connection": b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n\r\n",
}


@pytest.mark.parametrize("sent", SLOW.values(), ids=SLOW.keys())
async def test_a_request_that_does_not_end_is_closed_however_it_dribbles(server: Running, sent: bytes) -> None:
    gate = server.services.gate
    gate.header_seconds = gate.body_seconds = 0.5
    async with connected(server.base, sent) as (reader, writer):

        async def dribble() -> None:
            with contextlib.suppress(OSError):
                while True:
                    await asyncio.sleep(0.1)
                    writer.write(b"\r\n" if sent.endswith(b"\r\n\r\n\r\n") or sent == b"\r\n\r\n" else b" ")
                    await writer.drain()

        dribbling = asyncio.create_task(dribble())
        answer = await everything(reader)
        dribbling.cancel()
    if answer:  # the last answer, if the client still heard it
        assert code_in(b"HTTP/1.1" + answer.rsplit(b"HTTP/1.1", 1)[1]) in ((408, "too-slow"), (400, "bad-request"))
    await no_guests(server)


async def no_guests(server: Running) -> None:
    """Wait until no socket is open but the test's own client's."""
    await server.client.get("/healthz")
    gate = server.services.gate
    await until(
        lambda: len(gate.guests) <= 1 and sum(gate.sockets.values()) == len(gate.guests), "all sockets are closed"
    )


@pytest.mark.parametrize("anyio_backend", [("asyncio", {"use_uvloop": fast}) for fast in (False, True)], ids=str)
async def test_a_page_is_let_in_on_every_loop(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    async with sitting(server.base, made["table"]["id"], tokens_of(made)[0]) as ada:
        assert ada.seat == 0
        assert all(guest.deadline == math.inf for guest in server.services.gate.guests.values())


async def test_a_silent_connection_is_closed_without_a_word(server: Running) -> None:
    server.services.gate.header_seconds = 0.3
    async with connected(server.base) as (reader, _):
        assert await everything(reader) == b""
    await no_guests(server)


async def test_headers_have_a_largest_size(server: Running) -> None:
    line = b"x-a: " + b"a" * 995 + b"\r\n"
    start = b"GET /healthz HTTP/1.1\r\nhost: a\r\n"
    for lines, end, status in ((60, b"\r\n", 200), (70, b"\r\n", 431), (70, b"", 431), (400, b"\r\n", 431)):
        async with connected(server.base, start + b"connection: close\r\n" + line * lines + end) as (reader, _):
            answer = await everything(reader)
            assert not answer or int(answer.split()[1]) == status, (lines, end)
            assert answer or status == 431
    for endless in (start + b"x-a: " + b"a" * 2 * LARGEST_HEADERS, b"GET /" + b"a" * 2 * LARGEST_HEADERS):
        async with connected(server.base, endless) as (reader, writer):
            with contextlib.suppress(OSError):
                for _ in range(100):
                    writer.write(b"a" * LARGEST_HEADERS)
                    await writer.drain()
            assert (await everything(reader))[:12] in (b"", b"HTTP/1.1 431")
    await no_guests(server)


@pytest.mark.parametrize("kind", ["trailer", "extension", "body"])
async def test_nothing_without_an_end_is_kept_in_memory(server: Running, kind: str) -> None:
    """Where a parser might hold something back: behind the body, beside a chunk's size, and a body nobody reads."""
    sent = BODY + b"transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n"
    sent += {"trailer": b"0\r\nx-a: ", "extension": b"2;a=", "body": b"fffffff\r\n"}[kind]
    async with connected(server.base, sent) as (reader, writer):
        taken = 0
        with contextlib.suppress(OSError):
            for _ in range(400):
                writer.write(b"a" * LARGEST_HEADERS)
                await asyncio.wait_for(writer.drain(), PATIENCE)
                taken += LARGEST_HEADERS
        assert taken < 400 * LARGEST_HEADERS
        await everything(reader)
    await no_guests(server)


async def test_a_body_in_very_many_parts_is_refused(server: Running) -> None:
    part = b"1\r\n \r\n"
    for parts, code in ((MOST_PARTS // 2, "bad-body"), (2 * MOST_PARTS, "bad-request")):
        sent = (
            BODY + b"connection: close\r\ntransfer-encoding: chunked\r\n\r\n" + part * parts + b"2\r\n{}\r\n0\r\n\r\n"
        )
        async with connected(server.base, sent) as (reader, _):
            assert code_in(await everything(reader)) == (400, code)


async def test_what_is_not_http_gets_a_code(server: Running) -> None:
    for nonsense in (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"HELO mail\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"):
        async with connected(server.base, nonsense) as (reader, _):
            assert code_in(await everything(reader)) == (400, "bad-request")


async def test_one_address_cannot_keep_the_others_out(start: Start) -> None:
    """Many half-sent requests of one address: the next of it is refused, and everybody else comes in."""
    async with start(connections_per_address=8) as server, AsyncExitStack() as stack:
        most = 8 * SOCKETS_EACH
        held = [
            await stack.enter_async_context(connected(server.base, b"GET / HTTP/1.1\r\nx:", address=ELSEWHERE))
            for _ in range(most)
        ]
        async with connected(server.base, address=ELSEWHERE) as (reader, _):
            assert code_in(await everything(reader)) == (503, "full")
        made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
        async with sitting(server.base, made["table"]["id"], tokens_of(made)[0]) as player:
            assert (await player.act(player.choices()[-1]))["type"] == "accepted"
        held[0][1].close()
        await until(lambda: server.services.gate.sockets[ELSEWHERE] < most, "one socket is closed")
        ask = b"GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"
        async with connected(server.base, ask, address=ELSEWHERE) as (reader, _):
            assert (await everything(reader)).startswith(b"HTTP/1.1 200")


async def test_a_school_behind_one_address_comes_in(server: Running) -> None:
    """Sixty people at tables from one address, each with six more connections, as browsers open them."""
    made = await make_table(server.client, seats=[PERSON, PERSON])
    table = made["table"]["id"]
    async with AsyncExitStack() as stack:
        for _ in range(60):
            await stack.enter_async_context(sitting(server.base, table))
        kept = [await stack.enter_async_context(connected(server.base)) for _ in range(360)]
        for _, writer in kept:
            writer.write(b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n")
        for reader, _ in kept:
            assert (await asyncio.wait_for(reader.readline(), PATIENCE)).startswith(b"HTTP/1.1 200")


async def test_behind_a_proxy_visitors_are_counted_and_not_the_proxy(start: Start) -> None:
    async with start(connections_per_address=1, trust_proxy=True) as server, AsyncExitStack() as stack:
        waiting = BODY + b"content-length: 100\r\nx-forwarded-for: 203.0.113.7\r\n\r\n{"
        for _ in range(SOCKETS_EACH):
            await stack.enter_async_context(connected(server.base, waiting))
        under_way = server.services.requests.under_way
        await until(lambda: under_way["203.0.113.7"] >= SOCKETS_EACH, "all requests are under way")
        codes = []
        for visitor in ("203.0.113.7", "203.0.113.8", "2001:db8::1"):
            answer = await server.client.get("/api/games", headers={"x-forwarded-for": visitor})
            codes.append(answer.status_code)
        assert codes == [503, 200, 200]


async def test_who_does_not_read_is_cut_off(server: Running) -> None:
    """Answers that nobody takes, over HTTP and over a WebSocket."""
    gate = server.services.gate
    gate.read_seconds = 0.5
    ask = b"GET /api/openapi.json HTTP/1.1\r\nhost: a\r\n\r\n"
    with socket.create_connection(("127.0.0.1", urlsplit(server.base).port or 0)) as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.setblocking(False)
        loop = asyncio.get_running_loop()
        while not any(guest.drain_deadline < math.inf for guest in gate.guests.values()):
            await asyncio.wait_for(loop.sock_sendall(client, ask), PATIENCE)
            await server.client.get("/api/openapi.json")  # it comes behind that one
        await server.client.aclose()
        await until(lambda: not gate.guests, "it is cut off")


async def test_an_address_cannot_leave_more_lying_here_than_there_is_room_for(server: Running) -> None:
    """However long each of its sockets may take to read."""
    gate = server.services.gate
    gate.read_seconds = math.inf
    ask = b"GET /api/openapi.json HTTP/1.1\r\nhost: a\r\n\r\n"
    with socket.create_connection(("127.0.0.1", urlsplit(server.base).port or 0)) as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.setblocking(False)
        loop = asyncio.get_running_loop()
        while not any(guest.unread() for guest in gate.guests.values()):
            await asyncio.wait_for(loop.sock_sendall(client, ask), PATIENCE)
            await server.client.get("/api/openapi.json")  # it comes behind that one
        gate.unread_each = 0
        await until(lambda: not any(guest.unread() for guest in gate.guests.values()), "it is cut off")
        assert gate.guests, "who has read all stays"


async def test_who_asks_far_ahead_of_the_answers_is_turned_away(server: Running) -> None:
    """Requests without end on one connection: each would be kept until all before it are answered."""
    ask = b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n"
    async with connected(server.base, ask * MOST_AHEAD + ask.replace(b"host", b"connection: close\r\nhost")) as (
        reader,
        _,
    ):
        assert (await everything(reader)).count(b"HTTP/1.1 200") == MOST_AHEAD + 1
    async with connected(server.base, ask * 3000) as (reader, _):
        assert (await everything(reader)).count(b"HTTP/1.1 200") <= MOST_AHEAD + 1
    await no_guests(server)


def framed(opcode: int, content: bytes = b"", *, is_last: bool = True) -> bytes:
    """A frame as a client sends it; a mask of zeros leaves the content as it is."""
    return bytes((opcode | 0x80 * is_last, 0x80 | len(content), 0, 0, 0, 0)) + content


TEXT, CLOSE, PING, PONG, MORE = 1, 8, 9, 10, 0
EMPTY = {
    "pings": framed(PING),
    "long pings": framed(PING, b"x" * 125),
    "pongs": framed(PONG),
    "parts of a message without an end": framed(MORE, is_last=False),
}


UPGRADE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
WRONG_UPGRADES = {
    "a body": ("content-length: 2\r\n\r\n{}", "bad-request"),
    "a body that does not come": ("content-length: 200\r\n\r\n", "bad-request"),
    "parts of a body": ("transfer-encoding: chunked\r\n\r\n0\r\n\r\n", "bad-request"),
    "a header that is too long": (f"cookie: {'a' * 9000}\r\n\r\n", "headers-too-large"),
    "too many headers": ("".join(f"a-{number}: b\r\n" for number in range(200)) + "\r\n", "headers-too-large"),
}


@pytest.mark.parametrize("kind", WRONG_UPGRADES)
async def test_who_asks_wrongly_for_a_websocket_is_answered_and_sent_away(server: Running, kind: str) -> None:
    rest, code = WRONG_UPGRADES[kind]
    asked = UPGRADE.format(table="x") + rest
    for request in (asked, asked.replace("GET", "POST", 1)):
        async with connected(server.base, request.encode()) as (reader, _):
            assert code_in(await everything(reader))[1] in (code, "bad-request")
    await no_guests(server)


@asynccontextmanager
async def upgraded(base: str, table: str, token: str) -> AsyncIterator[Streams]:
    """A raw WebSocket that has said hello."""
    async with connected(base, (UPGRADE.format(table=table) + "\r\n").encode()) as (reader, writer):
        assert (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)).startswith(b"HTTP/1.1 101")
        writer.write(framed(TEXT, f'{{"type":"hello","token":"{token}","last_seq":0}}'.encode()))
        yield reader, writer


@pytest.mark.parametrize("frame", EMPTY.values(), ids=EMPTY.keys())
async def test_who_sends_thousands_of_frames_that_are_no_message_is_sent_away(server: Running, frame: bytes) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    async with upgraded(server.base, made["table"]["id"], tokens_of(made)[0]) as (reader, writer):
        writer.write(framed(TEXT, b"{", is_last=False) * (frame[0] == MORE) + frame * 5000)
        await everything(reader)
    await no_guests(server)


async def test_frames_that_are_no_message_are_welcome_now_and_then(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    async with upgraded(server.base, made["table"]["id"], tokens_of(made)[0]) as (reader, writer):
        said = [bytes((letter,)) for letter in b'{"type":"ping","at":1}']
        parts = [framed(TEXT if not place else MORE, one, is_last=False) for place, one in enumerate(said)]
        writer.write(framed(PING, b"here?") + b"".join(parts) + framed(PONG) + framed(MORE))
        for expected in (b"here?", b'{"type":"pong","at":1,'):
            await asyncio.wait_for(reader.readuntil(expected), PATIENCE)
        writer.write(framed(CLOSE))
        await everything(reader)
    await no_guests(server)


async def test_of_who_does_not_read_nothing_is_read(start: Start) -> None:
    """Commands whose answers nobody takes: they wait with their sender, and not in the memory of the server."""
    async with start(commands_per_second=10_000) as server:
        made = await make_table(server.client, game="corduba", seats=[PERSON, PERSON])
        table = await server.services.hall.table(made["table"]["id"])
        async with upgraded(server.base, table.id, tokens_of(made)[0]) as (reader, writer):
            writer.transport.pause_reading()  # type: ignore[attr-defined]  # streams have one
            await until(lambda: bool(table.listeners), "it is welcome")
            (line,) = table.listeners
            assert isinstance(line, Line)
            asked = [framed(TEXT, b'{"type":"draft","id":"%d","actions":[]}' % number) for number in range(1000)]
            writer.write(b"".join(asked))
            await until(lambda: line.outbox.qsize() > 0, "answers wait")
            for _ in range(20_000):  # looks of the event loop, in which all of them could be answered
                await asyncio.sleep(0)
            assert line.outbox.qsize() < OUTBOX / 2
            writer.transport.resume_reading()  # type: ignore[attr-defined]  # likewise
            async with asyncio.timeout(PATIENCE):
                while b'"id":"999"' not in (answers := await reader.read(2**20)):
                    assert answers, "it is not cut off"


async def test_the_count_follows_a_socket_through_its_upgrade(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON])
    gate = server.services.gate
    async with sitting(server.base, made["table"]["id"]):
        assert gate.sockets["127.0.0.1"] == 2
        gate.look(10**9)  # a live connection may be silent for as long as it likes
        assert gate.sockets["127.0.0.1"] >= 1
    await no_guests(server)


def test_the_limit_of_descriptors_is_raised_at_the_start() -> None:
    program = (
        "import resource as r\n"
        "from aedilis.server.run import make_server\n"
        "from aedilis.server.services import Services\n"
        "from aedilis.server.settings import Settings\n"
        f"settings = Settings(database={os.devnull!r})\n"
        "for soft in (256, 4096):\n"
        "    r.setrlimit(r.RLIMIT_NOFILE, (soft, 4096))\n"
        "    services = Services(settings)\n"
        "    make_server(settings, services)\n"
        "    print(r.getrlimit(r.RLIMIT_NOFILE)[0], services.gate.room)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["4096", str(4096 - 128)] * 2
