"""A seat belongs to one holder at a time: whoever gave it up, or lost it, sees and does nothing with it any more."""

import asyncio
import inspect
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, get_args

import pytest
from sqlalchemy import Connection, select

from aedilis.server.client import RECONNECT, Message, Player, make_table, sitting
from aedilis.server.http import content, games, invitations, lessons, people, puzzles, reports
from aedilis.server.http import tables as http_tables
from aedilis.server.live import situation
from aedilis.server.storage import holders
from aedilis.server.storage.database import Job
from aedilis.server.storage.schema import browser_tokens, seats
from aedilis.server.tables.table import LiveTable
from aedilis.server.wire import messages
from aedilis.server.wire.messages import Presence
from tests.server.conftest import Running, Start
from tests.server.push_service import Browser
from tests.server.tables import FIRST, OPEN, PERSON, bearer, open_table, play_to_end, tokens_of, until

ADA = {"name": "Ada", "passphrase": "correct horse battery"}
AFTER_READS = range(4)  # a greeting reads the table, the token and the notes; one more than it does


class Gate:
    """Lets a test stop the server right after one of its database reads, when the answer is already known to it."""

    def __init__(self, server: Running, after: int) -> None:
        self.database = server.services.database
        self.left = after
        self.reached, self.open = asyncio.Event(), asyncio.Event()
        self.real: Callable[[Job[Any]], Awaitable[Any]] = self.database.read

    async def read(self, job: Job[Any]) -> Any:
        answer = await self.real(job)
        self.left -= 1
        if self.left == -1:
            self.reached.set()
            await self.open.wait()
        return answer


@asynccontextmanager
async def gate(server: Running, after: int) -> AsyncIterator[Gate]:
    made = Gate(server, after)
    server.services.database.read = made.read  # type: ignore[method-assign]  # only here, and undone below
    try:
        yield made
    finally:
        made.open.set()
        server.services.database.read = made.real  # type: ignore[method-assign,assignment]  # as it was


async def reached_or_done(made: Gate, task: "asyncio.Task[Any]") -> None:
    waiting = asyncio.create_task(made.reached.wait())
    await asyncio.wait((waiting, task), return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()


async def leave_and_take(server: Running, table: str, token: str, name: str = "Bruno") -> str:
    """Seat 0 changes hands before the start; the token of whoever has it now."""
    left = await server.client.post(f"/api/tables/{table}/seats/0/leave", headers=bearer(token))
    assert left.status_code == 200, left.text
    taken = await server.client.post(f"/api/tables/{table}/seats/0/take", json={"name": name})
    assert taken.status_code == 200, taken.text
    return str(taken.json()["token"])


async def come_in(server: Running, table: str, token: str, last_seq: int = 0) -> Player:
    """Connect and stay, whether or not the server lets us in."""
    player = Player(server.base, table, token)
    player.seq = last_seq
    try:
        await player.open()
    except RECONNECT:
        return player
    return player


async def hear_all(player: Player) -> None:
    """Take what has arrived: after a ping's answer nothing older is left."""
    if player.socket is None or player.bye is not None:
        return
    try:
        await player.socket.send('{"type":"ping","at":1}')
        while '"pong"' not in (text := str(await player.socket.recv())):
            await player.take(text)
    except RECONNECT:
        return


async def assert_outside(player: Player) -> None:
    """This connection has no seat, saw no hand, and may do nothing."""
    await hear_all(player)
    assert player.seat is None
    hands = [] if player.view is None else [seat["hand"] for seat in player.view["seats"]]
    assert all(hand is None for hand in hands)
    if player.socket is not None and player.bye is None:
        await player.socket.send('{"type":"say","id":"ghost","text":"boo"}')
        while "ghost" not in (text := str(await player.socket.recv())):
            await player.take(text)
        assert '"refused"' in text, text


@pytest.mark.parametrize("after", AFTER_READS)
async def test_a_seat_given_up_while_a_connection_is_greeted_is_not_its(server: Running, after: int) -> None:
    table, (token, *_) = await open_table(server, seats=[PERSON, OPEN], options=FIRST)
    async with gate(server, after) as stopped:
        coming = asyncio.create_task(come_in(server, table, token))
        await reached_or_done(stopped, coming)
        stopped.left = -1_000_000  # what follows is not stopped
        new = await leave_and_take(server, table, token)
        stopped.open.set()
        ghost = await coming
    await server.client.post(f"/api/tables/{table}/seats/1/take", json={"name": "Carla"})
    async with sitting(server.base, table, new) as bruno:
        await bruno.until(lambda: bruno.view is not None)
        assert bruno.seat == 0
        await assert_outside(ghost)


async def test_of_eighty_connections_around_a_leave_none_keeps_the_seat(server: Running) -> None:
    table, (token, *_) = await open_table(server, seats=[PERSON, OPEN], options=FIRST)

    async def leave() -> str:
        await asyncio.sleep(0)
        return await leave_and_take(server, table, token)

    coming = [come_in(server, table, token) for _ in range(80)]
    *ghosts, new = await asyncio.gather(*coming[:40], *coming[40:], leave())
    await server.client.post(f"/api/tables/{table}/seats/1/take", json={"name": "Carla"})
    async with sitting(server.base, table, str(new)) as bruno:
        await bruno.until(lambda: bruno.view is not None)
        for ghost in ghosts:
            assert isinstance(ghost, Player)
            await assert_outside(ghost)
            if ghost.socket is not None:
                await ghost.socket.close()
        assert (await bruno.act({"type": "pass", "seat": 0}))["type"] == "accepted"
        assert not any(entry["type"] == "chatted" for entry in bruno.entries)


async def test_a_connection_that_resumes_after_its_seat_was_taken_is_turned_away(server: Running) -> None:
    table, (token, *_) = await open_table(server, seats=[PERSON, OPEN], options=FIRST)
    async with sitting(server.base, table, token) as ada:
        held = ada.seq
    await leave_and_take(server, table, token)
    back = Player(server.base, table, token)
    back.seq = held
    await back.open()
    assert back.bye is not None
    assert (back.bye["code"], back.bye["retry"], back.seat) == ("bad-token", False, None)


Route = tuple[str, str, Message | None]
WAITING: list[Route] = [
    ("POST", "/seats/0/leave", {}),
    ("PUT", "/seats/0/stand-in", {"level": "random"}),
    ("GET", "/notes", None),
    ("PUT", "/notes", {"text": "spied"}),
    ("PUT", "/webhook", {"url": "https://example.org/spy"}),
]
RUNNING: list[Route] = [
    ("GET", "/moves", None),
    ("GET", "/view", None),
    ("GET", "/words", None),
    ("GET", "/moments/0", None),
    ("POST", "/hint", {"level": "random"}),
    ("POST", "/clone", {"move": 0, "seats": [PERSON, PERSON], "hidden": "resampled"}),
    ("POST", "/rematch", {}),
    ("GET", "/lesson", None),
    ("GET", "/puzzle", None),
    ("POST", "/reports", {"text": "spied", "about": ""}),
]


def named(routes: list[Route]) -> set[tuple[str, str]]:
    """Routes as the server names them."""
    places = {"seats/0": "seats/{seat}", "moments/0": "moments/{move}"}
    return {(method, re.sub(r"\w+/0", lambda place: places[place[0]], path)) for method, path, _ in routes}


def test_all_routes_that_take_a_seats_token_are_walked() -> None:
    found = set()
    for module in (http_tables, games, people, lessons, puzzles, content, reports, invitations):
        for path, methods in module.routes.described.items():
            for method, described in methods.items():
                asked = inspect.getsource(getattr(module, described["operationId"]))
                if re.search(r"call\.(viewer|holder|own_seat|own_seat_in_path)\(|looked_at\(call\)", asked):
                    found.add((method.upper(), path.removeprefix("/api/tables/{table}")))
    assert found == named(WAITING) | named(RUNNING)


async def change_hands(server: Running, made: Message, status: str) -> str:
    """Seat 0 goes to somebody else; the new token."""
    table = made["table"]["id"]
    if status == "waiting":
        return await leave_and_take(server, table, tokens_of(made)[0])
    emptied = await server.client.put(
        f"/api/tables/{table}/seats/0", json={"kind": "open"}, headers=bearer(made["host"])
    )
    assert emptied.status_code == 200, emptied.text
    taken = await server.client.post(f"/api/tables/{table}/seats/0/take", json={"name": "Bruno"})
    return str(taken.json()["token"])


@pytest.mark.parametrize(
    ("status", "route"), [("waiting", route) for route in WAITING] + [("running", route) for route in RUNNING]
)
async def test_a_request_overtaken_by_a_change_of_hands_is_refused(start: Start, status: str, route: Route) -> None:
    method, path, body = route
    async with start(abandoned_after=0.0) as server:
        seats = [PERSON, OPEN if status == "waiting" else PERSON]
        made = await make_table(server.client, seats=seats, options=FIRST, hints=True)
        table, old = made["table"]["id"], tokens_of(made)[0]
        async with gate(server, 0) as stopped:
            url = f"/api/tables/{table}{path}"
            asking = asyncio.create_task(server.client.request(method, url, json=body, headers=bearer(old)))
            await reached_or_done(stopped, asking)
            new = await change_hands(server, made, status)
            stopped.open.set()
            answer = await asking
        assert answer.status_code in (401, 403), answer.text
        again = await server.client.request(method, url, json=body, headers=bearer(old))
        assert (again.status_code, again.json()["code"]) == (401, "bad-token")
        state = (await server.client.get(f"/api/tables/{table}")).json()["seats"][0]
        assert (state["name"], state["kind"], state["stand_in"]) == ("Bruno", "person", False)
        notes = await server.client.get(f"/api/tables/{table}/notes", headers=bearer(new))
        assert notes.json() == {"text": ""}
        holder = await server.services.hall.holder(await server.services.hall.table(table), new)
        assert holder is not None
        hook = await server.services.database.read(lambda database: holders.webhook_of(database, table, holder))
        assert hook is None


COMMANDS: list[Message] = [
    {"type": "act", "actions": [{"type": "pass", "seat": 0}]},
    {"type": "draft", "actions": [{"type": "pass", "seat": 0}]},
    {"type": "plan", "actions": [{"type": "pass", "seat": 0}]},
    {"type": "check", "actions": [{"type": "pass", "seat": 0}]},
    {"type": "undo", "move": 0},
    {"type": "vote", "yes": True},
    {"type": "say", "text": "boo"},
    {"type": "write_notes", "text": "spied"},
    {"type": "stand_in", "level": "random"},
    {"type": "leave"},
]


def test_all_commands_are_walked() -> None:
    assert {command["type"] for command in COMMANDS} == {
        struct.__struct_config__.tag for struct in get_args(messages.ClientMessage) if "id" in struct.__struct_fields__
    }


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command["type"])
async def test_a_command_that_waited_behind_the_leave_is_refused(server: Running, command: Message) -> None:
    table, (token, *_) = await open_table(server, seats=[PERSON, OPEN], options=FIRST)
    here = await server.services.hall.table(table)
    async with sitting(server.base, table, token) as first, sitting(server.base, table, token) as second:
        async with here.lock:  # everything that is sent now waits, one behind the other
            leaving = asyncio.create_task(first.command("leave"))
            await waiting_for(here, 1)
            late = asyncio.create_task(second.command(**{"kind" if k == "type" else k: v for k, v in command.items()}))
            await until(lambda: late.done() or waits_for(here) == 2, "two commands wait for the table")
        assert (await leaving)["type"] == "accepted"
        answer = await late
        at_once = command["type"] in ("check", "write_notes")  # these change nothing of the table, and do not wait
        assert at_once or answer["type"] == "refused", answer
        await second.until(lambda: second.seat is None)
        assert (await second.command("say", text="boo"))["code"] == "spectator"
        assert not any(entry["type"] == "chatted" for entry in second.entries)
    taken = await server.client.post(f"/api/tables/{table}/seats/0/take", json={"name": "Bruno"})
    notes = await server.client.get(f"/api/tables/{table}/notes", headers=bearer(taken.json()["token"]))
    assert notes.json() == {"text": ""}


def waits_for(table: LiveTable) -> int:
    """How many commands wait for the table."""
    waiters = [getattr(lock, "_waiters") or () for lock in (table.lock, table.people)]  # noqa: B009 (asyncio does not tell it otherwise)
    return sum(map(len, waiters))


async def waiting_for(table: LiveTable, commands: int) -> None:
    await until(lambda: waits_for(table) == commands, f"{commands} commands wait for the table")


async def test_a_seat_sees_how_many_devices_hold_it_and_nobody_else_notices(server: Running) -> None:
    table, tokens = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
    async with (
        sitting(server.base, table, tokens[0]) as phone,
        sitting(server.base, table, tokens[1]) as other,
        sitting(server.base, table) as watching,
    ):
        await phone.until(lambda: phone.presence is not None and phone.presence["spectators"] == 1)
        await other.until(lambda: other.presence is not None and other.presence["spectators"] == 1)
        await watching.until(lambda: watching.presence is not None and watching.presence["spectators"] == 1)
        outside: list[str] = []
        other.received = watching.received = outside
        async with sitting(server.base, table, tokens[0]) as laptop:
            for device in (phone, laptop):
                await holds_with(device, 2)
        await holds_with(phone, 1)  # so all others have been told, too, if there was something to tell
        for player in (other, watching):
            await hear_of(player)
        assert [text for text in outside if '"pong"' not in text] == []
        assert (other.presence or {})["devices"] == 1
        assert (watching.presence or {})["devices"] is None


async def test_who_is_here_is_looked_up_once_however_many_come_and_go_at_once(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (token, _) = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
    looked, told = Counter[int | None](), situation.presence

    def count(live: LiveTable, viewer: int | None) -> Presence:
        looked[viewer] += 1
        return told(live, viewer)

    monkeypatch.setattr(situation, "presence", count)
    async with AsyncExitStack() as stack:
        devices = [await stack.enter_async_context(sitting(server.base, table, token)) for _ in range(12)]
        crowd = [await stack.enter_async_context(sitting(server.base, table)) for _ in range(12)]
        for one in (*devices, *crowd):
            await sees(one, 12)
        live = server.services.hall.live[table]
        looked.clear()
        live.tell_presence_now()
        assert looked == {0: 1, None: 1}
        looked.clear()
        for _ in crowd:
            live.tell_presence()
        await until(lambda: live.next_presence is None, "they are told")
        assert looked == {0: 1, None: 1}, "together"


async def sees(player: Player, spectators: int) -> None:
    await player.until(lambda: (player.presence or {}).get("spectators") == spectators)


async def holds_with(player: Player, devices: int) -> None:
    await player.until(lambda: (player.presence or {}).get("devices") == devices)


async def hear_of(player: Player) -> None:
    """Wait until everything that was sent to the player before now has come."""
    before = player.pongs
    assert player.socket is not None
    await player.socket.send('{"type":"ping","at":1}')
    await player.until(lambda: player.pongs > before)


async def test_leaving_ends_the_account_notes_webhook_and_browsers_of_the_seat(server: Running) -> None:
    account = (await server.client.post("/api/accounts", json=ADA)).json()["token"]
    made = await make_table(server.client, seats=[OPEN, OPEN], options=FIRST)
    path = f"/api/tables/{made['table']['id']}"
    taken = await server.client.post(f"{path}/seats/1/take", json={"name": "Ada"}, headers=bearer(account))
    token = taken.json()["token"]
    await server.client.put(f"{path}/notes", json={"text": "mine"}, headers=bearer(token))
    await server.client.put(f"{path}/webhook", json={"url": "https://example.org/a"}, headers=bearer(token))
    subscribed = await server.client.put("/api/push", json=Browser("https://push.example.org", "a").subscription(token))
    assert subscribed.status_code == 204, subscribed.text
    assert (await server.client.post(f"{path}/seats/1/leave", headers=bearer(token))).status_code == 200
    assert (await server.client.get("/api/me/games", headers=bearer(account))).json()["games"] == []

    def rows(database: Connection) -> tuple[Any, list[str]]:
        where = (seats.c.table_id == made["table"]["id"]) & (seats.c.seat == 1)
        row = database.execute(select(seats.c.account_id, seats.c.webhook, seats.c.notes).where(where)).one()
        return tuple(row), list(database.scalars(select(browser_tokens.c.hash)))

    assert await server.services.database.read(rows) == ((None, None, ""), [])
    recover = f"/api/me/games/{made['table']['id']}/seats/1/token"
    refused = await server.client.post(recover, headers=bearer(account))
    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")
    await server.client.post(f"{path}/start", json={"level": "random"}, headers=bearer(made["host"]))
    refused = await server.client.post(recover, headers=bearer(account))
    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")


@pytest.mark.parametrize("first", ["leave", "recover"])
async def test_recovering_and_leaving_at_the_same_moment_gives_no_seat_away(server: Running, first: str) -> None:
    account = (await server.client.post("/api/accounts", json=ADA)).json()["token"]
    made = await make_table(server.client, seats=[OPEN, OPEN], options=FIRST)
    table = made["table"]["id"]
    taken = await server.client.post(f"/api/tables/{table}/seats/0/take", json={"name": "Ada"}, headers=bearer(account))
    token = taken.json()["token"]
    leave = server.client.post(f"/api/tables/{table}/seats/0/leave", headers=bearer(token))
    recover = server.client.post(f"/api/me/games/{table}/seats/0/token", headers=bearer(account))
    claim = server.client.post("/api/me/seats", json={"token": token}, headers=bearer(account))
    asked = [leave, recover, claim] if first == "leave" else [recover, claim, leave]
    answers = await asyncio.gather(*asked)
    recovered = answers[1 if first == "leave" else 0]
    given = [token, *([recovered.json()["token"]] if recovered.status_code == 200 else [])]
    await server.client.post(f"/api/tables/{table}/seats/0/take", json={"name": "Bruno"})
    for old in given:
        back = await come_in(server, table, old)
        assert (back.bye or {}).get("code") == "bad-token"
    again = await server.client.post(f"/api/me/games/{table}/seats/0/token", headers=bearer(account))
    assert again.json()["code"] == "not-your-seat"


async def test_a_rematch_takes_along_only_who_holds_a_seat_now(start: Start) -> None:
    async with start(abandoned_after=0.0) as server:
        account = (await server.client.post("/api/accounts", json=ADA)).json()["token"]
        made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST, pace={"stand_in": "random"})
        table, tokens = made["table"]["id"], tokens_of(made)
        claimed = await server.client.post("/api/me/seats", json={"token": tokens[1]}, headers=bearer(account))
        assert claimed.status_code == 204
        path = f"/api/tables/{table}/seats/1"
        emptied = await server.client.put(path, json={"kind": "open"}, headers=bearer(made["host"]))
        assert emptied.status_code == 200, emptied.text
        assert (await server.client.get("/api/me/games", headers=bearer(account))).json()["games"] == []
        async with sitting(server.base, table, tokens[0]) as ada:
            await play_to_end(ada)
        late = await server.client.post(f"{path}/take", json={"name": "Carla"})
        assert late.json().get("code") == "game-over"
        again = await server.client.post(f"/api/tables/{table}/rematch", headers=bearer(tokens[0]))
        assert [seat["kind"] for seat in again.json()["seats"]] == ["person", "open"]
        ghost = await come_in(server, again.json()["id"], tokens[1])
        assert (ghost.bye or {}).get("code") == "bad-token"
        assert (await server.client.get("/api/me/games", headers=bearer(account))).json()["games"] == []
