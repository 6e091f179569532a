"""The life of a WebSocket: origin, hello, welcome, commands, goodbye."""

import asyncio

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from aedilis.server.live import situation
from aedilis.server.live.commands import hand_back, obey
from aedilis.server.live.line import Line, close
from aedilis.server.services import Services
from aedilis.server.storage import holders
from aedilis.server.storage.entries import Holder
from aedilis.server.tables.table import LiveTable
from aedilis.server.upkeep.callers import address, is_own_origin
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.upkeep.logs import logger, table_mark, where
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.messages import CLIENT, Bye, Hello, Ping, SetVisible, encode
from aedilis.server.wire.names import refuse_nul, refuse_nul_in_json
from aedilis.server.wire.texts import best_language, explain

HELLO_SECONDS = 10.0
GOODBYE_SECONDS = 2.0
RETRY = ("full", "closing", "internal", "storage-full", "storage-lost")

log = logger(__name__)


async def live(socket: WebSocket) -> None:
    """Serve one client at one table until it goes."""
    services: Services = socket.app.state.services
    who = address(socket.scope, socket.headers, trust_proxy=services.settings.trust_proxy)
    await socket.accept()
    counted = False
    try:
        check_room(socket, services, who)
        services.connections[who] = services.connections.get(who, 0) + 1
        counted = True
        services.metrics.connections.inc()
        hello = await read_hello(socket)
        await services.turnstile.enter(who)
        refuse_nul(str(socket.path_params["table"]))
        table = await services.hall.table(str(socket.path_params["table"])[:64])
        holder = await holder_of(services, table, hello)
        await services.turnstile.enter(who)  # all who waited for a table that was being read would come in at once
        line = Line(socket, table, hello, holder, services.settings.commands_per_second, who)
        await serve(services, line, hello)
    except Refusal as refusal:
        await say_bye(socket, refusal)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        log.error("connection-failed", **where(error))
        await say_bye(socket, Refusal("internal"))
    finally:
        if counted:
            services.metrics.connections.dec()
            services.connections[who] -= 1
            if services.connections[who] == 0:
                del services.connections[who]


def check_room(socket: WebSocket, services: Services, who: str) -> None:
    """Raise a Refusal for foreign pages, and when there are too many connections."""
    origin = socket.headers.get("origin")
    if origin is not None and not is_own_origin(origin, socket.headers, services.settings):
        raise Refusal("bad-origin")
    settings = services.settings
    if services.closing:
        raise Refusal("closing")
    everybody = sum(services.connections.values())
    if everybody >= settings.connections or services.connections.get(who, 0) >= settings.connections_per_address:
        raise Refusal("full")


async def read_hello(socket: WebSocket) -> Hello:
    """The first message; raises `bad-hello`."""
    try:
        text = await asyncio.wait_for(socket.receive_text(), HELLO_SECONDS)
        refuse_nul_in_json(text)
        hello = CLIENT.decode(text)
    except (TimeoutError, KeyError, msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-hello") from error
    if not isinstance(hello, Hello):
        raise Refusal("bad-hello")
    return hello


async def holder_of(services: Services, table: LiveTable, hello: Hello) -> Holder | None:
    """The holder of the seat that the hello's token opens; None for a spectator. Raises `bad-token`."""
    if hello.token is None:
        return None
    holder = await services.hall.holder(table, hello.token)
    if holder is None:
        raise Refusal("bad-token")
    return holder


async def say_bye(socket: WebSocket, refusal: Refusal) -> None:
    """Tell why the connection ends, and end it."""
    language = best_language(socket.headers.get("accept-language", ""))
    bye = {"code": refusal.code, "text": explain(refusal, language), "retry": refusal.code in RETRY}
    try:
        await socket.send_text(encode(msgspec.convert(bye, Bye)).decode())
    except (RuntimeError, WebSocketDisconnect, OSError):
        return
    await close(socket, 1008)


async def serve(services: Services, line: Line, hello: Hello) -> None:
    """Welcome, then commands until the client goes.

    Checking that the seat is still the holder's, joining and welcoming happen in one step without an await: nothing
    is missed, and nobody joins with a seat that was given up meanwhile.
    """
    table, holder = line.table, line.holder
    notes = None
    if holder is not None:
        await hand_back(services, table, holder)
        notes = await services.database.read(lambda connection: holders.notes_of(connection, table.id, holder))
        if notes is None or not table.core.is_held_by(holder):
            raise Refusal("bad-token")
        if line.visible:
            services.pushes.came_back(table, holder)
    table.listeners.add(line)
    line.send(situation.welcome(table, line.seat, hello.last_seq, notes, line.language))
    table.tell_presence()
    writing = asyncio.create_task(line.write_for_ever())
    reading_commands = asyncio.create_task(read_commands(services, line))
    try:
        await asyncio.wait((writing, reading_commands), return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.listeners.discard(line)
        if line.holder is not None:
            went_away(services, line, line.holder)
        table.tell_presence()
        reading_commands.cancel()
        line.finish()
        await asyncio.wait((writing,), timeout=GOODBYE_SECONDS)
        writing.cancel()
        await asyncio.gather(writing, reading_commands, return_exceptions=True)
        await close(line.socket)


def went_away(services: Services, line: Line, holder: Holder) -> None:
    """One connection of a seat has ended; with the last one its person is gone from here."""
    table, now = line.table, now_ms()
    services.pushes.went_away(table, holder, line.heard)
    if not table.devices(holder.seat):
        services.remember(lambda database: holders.note_seen(database, table.id, holder, now))


async def read_commands(services: Services, line: Line) -> None:
    """One command after the other, in the order they came."""
    while (message := await line.next_message()) is not None:
        if isinstance(message, Ping):
            line.pong(message)
        elif isinstance(message, Hello):
            line.send(line.refuse(Refusal("bad-message"), None))
        elif isinstance(message, SetVisible):
            await services.turnstile.enter(line.who)
            line.visible = message.visible
            if message.visible and line.holder is not None:
                await asyncio.wait((services.pushes.came_back(line.table, line.holder),))  # one of a line at a time
        else:
            await services.turnstile.enter(line.who)
            try:
                await obey(services, line, message)
            except Exception as error:
                kind, mark = type(message).__name__, table_mark(line.table.id)
                log.error("command-failed", table=mark, type=kind, **where(error))
                line.send(line.refuse(Refusal("internal"), message.id))
