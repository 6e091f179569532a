"""PostgreSQL: a real server, two server processes' worth of Aedilis on one database, one table."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeVar
from unittest.mock import patch

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from aedilis.server.client import Player, make_table, sitting
from aedilis.server.doctor import check_before_start
from aedilis.server.storage import holders
from aedilis.server.storage.database import Job, open_database
from aedilis.server.storage.entries import HeldPlan, Holder, Plan
from aedilis.server.storage.schema import metadata
from aedilis.server.tables.leases import PostgresLeases
from aedilis.server.tables.table import LiveTable
from bench.crash import Server
from tests.server.conftest import Running, Start
from tests.server.push_service import push_service
from tests.server.tables import BOT, FIRST, OPEN, PERSON, bearer, open_table, play_to_end, tokens_of, until
from tests.server.test_holders import assert_outside, come_in, leave_and_take
from tests.server.test_nul import everything_with_nul_is_refused

T = TypeVar("T")
SCRIPT = Path(__file__).parents[2] / "scripts/postgres-for-tests"


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server of our own."""
    folder = Path(tempfile.mkdtemp(prefix="aedilis-postgres-"))
    folder.chmod(0o755)
    begun = subprocess.run([SCRIPT, "start", folder], stdout=subprocess.PIPE, text=True, check=False)
    if begun.returncode:
        shutil.rmtree(folder)
        pytest.fail("PostgreSQL could not be installed or started; see above")
    try:
        yield begun.stdout.strip()
    finally:
        subprocess.run([SCRIPT, "stop", folder], check=True)


@pytest.fixture
async def database(postgres: str) -> str:
    """An empty database for one test."""
    name = f"test_{os.urandom(6).hex()}"
    connection = await asyncpg.connect(postgres)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return postgres.rsplit("/", 1)[0] + "/" + name


async def test_migrations_build_the_schema(database: str) -> None:
    one, two = open_database(database), open_database(database)
    await asyncio.gather(one.migrate(), two.migrate())
    assert await one.read(lambda real: compare_metadata(MigrationContext.configure(real), metadata)) == []
    await one.close()
    await two.close()


async def test_two_processes_serve_one_table(start: Start, database: str) -> None:
    async with start(database=database) as left, start(database=database) as right:
        table, tokens = await open_table(left, seats=[PERSON, PERSON, BOT], options=FIRST)
        async with (
            sitting(left.base, table, tokens[0]) as first,
            sitting(right.base, table, tokens[1]) as second,
            sitting(left.base, table) as watching_left,
            sitting(right.base, table) as watching_right,
        ):
            await asyncio.gather(play_to_end(first), play_to_end(second))
            for player in (watching_left, watching_right):
                await player.until(player.is_over)
            everything = [[entry["seq"] for entry in player.entries] for player in (first, second, watching_left)]
            assert everything[0] == everything[1] == everything[2] == list(range(1, first.seq + 1))
            assert watching_left.view == watching_right.view
        record = (await right.client.get(f"/api/tables/{table}/record")).text
        assert (await right.client.post("/api/records", json={"record": record})).status_code == 201
    assert await check_before_start(database) == []


async def test_two_programs_serve_one_table(database: str) -> None:
    left, right = Server(database, "--workers", "1"), Server(database, "--workers", "1")
    await left.start()  # it applies the migrations
    await right.start()
    try:
        async with httpx.AsyncClient(base_url=left.base, trust_env=False, timeout=600) as client:
            made = await make_table(client, seats=[PERSON, PERSON, BOT], options=FIRST)
        table, tokens = made["table"]["id"], tokens_of(made)
        async with (
            sitting(left.base, table, tokens[0]) as first,
            sitting(right.base, table, tokens[1]) as second,
            sitting(right.base, table) as watching,
        ):
            await asyncio.gather(play_to_end(first), play_to_end(second))
            await watching.until(watching.is_over)
            assert [entry["seq"] for entry in watching.entries] == list(range(1, first.seq + 1))
    finally:
        assert [await left.end(signal.SIGTERM), await right.end(signal.SIGTERM)] == [0, 0]
    assert await check_before_start(database) == []


async def test_a_command_sent_to_both_processes_is_carried_out_once(start: Start, database: str) -> None:
    async with start(database=database) as left, start(database=database) as right:
        table, tokens = await open_table(left, seats=[PERSON, PERSON], options=FIRST)
        async with sitting(left.base, table, tokens[0]) as here, sitting(right.base, table, tokens[0]) as there:
            for number in range(5):
                answers = await asyncio.gather(
                    here.command("say", id=f"same-{number}", text="hello"),
                    there.command("say", id=f"same-{number}", text="hello"),
                )
                assert answers[0] == answers[1]
            action = here.choices()[-1]
            acted = await asyncio.gather(
                here.command("act", id="once", actions=[action]), there.command("act", id="once", actions=[action])
            )
            assert acted[0] == acted[1]
            await there.until(lambda: there.seq == here.seq)
            kinds = [entry["type"] for entry in there.entries]
            assert (kinds.count("chatted"), kinds.count("acted")) == (5, 1)


async def test_both_processes_write_to_one_table_at_once_without_losing_anything(start: Start, database: str) -> None:
    async with start(database=database) as left, start(database=database) as right:
        table, tokens = await open_table(left, seats=[PERSON] * 4, options=FIRST)
        async with AsyncExitStack() as stack:
            players: list[Player] = []
            for number, token in enumerate(tokens):
                server: Running = (left, right)[number % 2]
                players.append(await stack.enter_async_context(sitting(server.base, table, token)))
            for player in players:
                await player.turn()
                await player.act({"type": "pass", "seat": player.seat})
            for player in players:
                await player.turn()
            bids = await asyncio.gather(
                *(player.act({"type": "bid", "seat": player.seat, "cards": []}) for player in players)
            )
            assert [bid["type"] for bid in bids] == ["accepted"] * 4
            assert len({bid["seq"] for bid in bids}) == 4
            for player in players:
                await player.reach(max(bid["seq"] for bid in bids))
                assert player.view is not None
                assert player.view["auction"] == 1


async def test_a_seat_left_at_one_process_is_lost_at_the_other(start: Start, database: str) -> None:
    async with start(database=database) as left, start(database=database) as right:
        table, (token, *_) = await open_table(left, seats=[PERSON, OPEN], options=FIRST)
        async with sitting(right.base, table, token) as resting:  # so that the other process has the table, too
            right.services.hall.catch_up = nothing_heard  # type: ignore[method-assign]  # news are slow to come
            before = resting.seq
            new = await leave_and_take(left, table, token)
            assert resting.seq == before, "the other process must not know it yet"
            for kind, fields in (("say", {"text": "boo"}), ("stand_in", {"level": "random"}), ("leave", {})):
                assert (await resting.command(kind, **fields))["type"] == "refused"
            assert (await resting.command("write_notes", text="spied"))["type"] == "refused"
            ghosts = await asyncio.gather(*(come_in(right, table, token, before * (n % 2)) for n in range(20)))
        await right.client.post(f"/api/tables/{table}/seats/1/take", json={"name": "Carla"})
        async with sitting(right.base, table, new) as bruno:
            await bruno.until(lambda: bruno.view is not None)
            assert bruno.seat == 0
            for ghost in ghosts:
                await assert_outside(ghost)
            notes = await left.client.get(f"/api/tables/{table}/notes", headers=bearer(new))
            assert notes.json() == {"text": ""}


async def nothing_heard(table: LiveTable) -> None:
    """A process to which no news come."""


async def test_whoever_sat_down_at_one_process_is_known_at_once_at_the_other(start: Start, database: str) -> None:
    async with start(database=database) as left, start(database=database) as right:
        table, (token, *_) = await open_table(left, seats=[PERSON, OPEN], options=FIRST)
        assert (await right.client.get(f"/api/tables/{table}")).status_code == 200
        right.services.leases.on_entry = lambda table, seq: None  # type: ignore[attr-defined]  # news are slow to come
        new = await leave_and_take(left, table, token)
        async with sitting(right.base, table, new) as bruno:
            assert bruno.seat == 0
            assert (await bruno.command("say", text="here"))["type"] == "accepted"


async def test_the_host_does_not_empty_a_seat_that_is_held_at_another_process(start: Start, database: str) -> None:
    async with start(database=database) as left, start(database=database) as right:
        made = await make_table(left.client, seats=[PERSON, OPEN], options=FIRST)
        path, host = f"/api/tables/{made['table']['id']}/seats/0", bearer(made["host"])
        async with sitting(right.base, made["table"]["id"], tokens_of(made)[0]) as ada:
            refused = await left.client.put(path, json={"kind": "open"}, headers=host)
            assert refused.json()["code"] == "seat-held"
            assert ada.seat == 0
        await until(lambda: not right.services.hall.live[made["table"]["id"]].listeners, "Ada has left")
        emptied = await left.client.put(path, json={"kind": "open"}, headers=host)
        assert emptied.json()["seats"][0]["kind"] == "open"


async def test_the_host_empties_no_seat_while_the_other_processes_cannot_be_asked(start: Start, database: str) -> None:
    async with start(database=database) as left, start(database=database) as right:
        made = await make_table(left.client, seats=[PERSON, OPEN], options=FIRST)
        path, host = f"/api/tables/{made['table']['id']}/seats/0", bearer(made["host"])
        leases = left.services.leases
        assert isinstance(leases, PostgresLeases)
        async with sitting(right.base, made["table"]["id"], tokens_of(made)[0]) as ada:
            with patch.object(leases, "connect", side_effect=OSError):
                assert leases.connection is not None
                leases.connection.terminate()
                refused = await left.client.put(path, json={"kind": "open"}, headers=host)
            assert refused.json()["code"] == "seat-held"
            assert ada.seat == 0


async def test_everybody_who_asks_where_a_seat_is_held_is_answered(start: Start, database: str) -> None:
    async with start(database=database) as left, start(database=database) as right:
        made = await make_table(left.client, seats=[PERSON, OPEN], options=FIRST)
        table, leases = made["table"]["id"], left.services.leases
        async with sitting(right.base, table, tokens_of(made)[0]):
            first = asyncio.create_task(leases.is_held_elsewhere(table, 0))
            await asyncio.sleep(0)
            first.cancel()
            others = await asyncio.gather(*(leases.is_held_elsewhere(table, 0) for _ in range(5)))
        assert others == [True] * 5


async def test_of_two_commands_with_one_id_at_two_processes_one_is_refused(start: Start, database: str) -> None:
    async with start(database=database) as left, start(database=database) as right:
        table, tokens = await open_table(left, seats=[PERSON, PERSON], options=FIRST)
        async with sitting(left.base, table, tokens[0]) as here, sitting(right.base, table, tokens[0]) as there:
            answers = await asyncio.gather(
                here.command("say", id="one", text="yes"), there.command("say", id="one", text="no")
            )
            assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
            assert [answer.get("code") for answer in answers if answer["type"] == "refused"] == ["id-used"]


async def test_when_one_process_ends_the_other_plays_on_for_the_bots(start: Start, database: str) -> None:
    async with start(database=database) as right:
        async with start(database=database) as left:
            table, (token, *_) = await open_table(left, seats=[PERSON, BOT], options=FIRST)
            answer = await right.client.get(f"/api/tables/{table}", headers=bearer(token))
            assert answer.status_code == 200
        async with sitting(right.base, table, token) as first:
            await play_to_end(first)


async def test_what_others_write_while_a_table_is_read_is_not_missed(start: Start, database: str) -> None:
    async with start(database=database) as left, start(database=database) as right:
        table, (token, _) = await open_table(left, seats=[PERSON, PERSON], options=FIRST)
        read, heard = right.services.database.read, list[tuple[str, int]]()
        leases = right.services.leases
        assert isinstance(leases, PostgresLeases)
        on_entry = leases.on_entry

        def hear(where: str, seq: int) -> None:
            heard.append((where, seq))
            on_entry(where, seq)

        leases.on_entry = hear
        async with sitting(left.base, table, token) as first:

            async def slow(job: Job[T]) -> T:
                found = await read(job)
                if table in right.services.hall.loading and first.seq < 6:
                    answer = await first.command("say", text=f"{first.seq} entries")
                    await until(lambda: (table, answer["seq"]) in heard, "the other process is told")
                return found

            with patch.object(right.services.hall.database, "read", slow):
                async with sitting(right.base, table) as watching:
                    await watching.until(lambda: watching.seq == first.seq == 6)


async def test_a_plan_of_whoever_sits_down_next_is_not_told_to_whoever_sat_there(start: Start, database: str) -> None:
    """A process that reads the log, and then the plans, may find there that of the next holder."""
    async with start(database=database) as left, start(database=database) as right:
        table, (token, *_) = await open_table(left, seats=[PERSON, PERSON], options=FIRST)
        async with sitting(right.base, table, token) as first:
            hall = right.services.hall
            held = Holder(0, hall.live[table].core.held_since[0] + 1)
            plan = HeldPlan(plan=Plan(actions=("0 pass",)))
            with patch.object(holders, "plans_of", return_value={held: plan}):
                await hall.catch_up(hall.live[table])
            assert hall.live[table].plans == {}
            async with sitting(right.base, table, token) as again:
                assert again.welcomed["plan"] is None
            assert first.seat == 0


async def test_a_lost_session_is_made_anew_and_nothing_is_missed(start: Start, database: str) -> None:
    async with start(database=database) as left, start(database=database) as right:
        table, tokens = await open_table(left, seats=[PERSON, PERSON], options=FIRST)
        async with sitting(left.base, table, tokens[0]) as first, sitting(right.base, table, tokens[1]) as second:
            connection = await asyncpg.connect(database)
            listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            assert len(await connection.fetch(listening)) == 2
            await connection.close()
            await first.act(first.choices()[-1])
            await second.turn()
            await second.act(second.choices()[-1])
            await first.turn()


async def test_whoever_looks_at_one_process_is_not_told_by_another(start: Start, database: str) -> None:
    allowed = {"database": database, "private_push": True, "push_after": 0.0}
    async with push_service() as service, start(**allowed) as left, start(**allowed) as right:
        keys = [(await server.client.get("/api/push")).json() for server in (left, right)]
        assert keys[0] == keys[1]
        table, tokens = await open_table(left, seats=[PERSON, PERSON], options=FIRST, seed="push")
        browser = service.browser()
        answer = await right.client.put("/api/push", json=browser.subscription(tokens[1]))
        assert answer.status_code == 204
        async with sitting(left.base, table, tokens[0]) as ada:
            async with sitting(right.base, table, tokens[1]) as bruno:
                await ada.act({"type": "pass", "seat": 0})
                await bruno.turn()
                await until(lambda: not left.services.pushes.tasks, "one process stops sending")
                assert service.received == []
                await bruno.look(False)
                await bruno.act({"type": "pass", "seat": 1})
                await bruno.turn()
                # Both processes know the table and that nobody looks; one of them tells it.
                await service.wait_for(1)
            pushes = [left.services.pushes, right.services.pushes]
            await until(lambda: not any(one.tasks for one in pushes), "both processes stop sending")
        assert [note["seat"] for note in service.notes(browser)] == [1]
        gone = await right.client.put("/api/push", json=browser.subscription())
        assert gone.status_code == 204


async def test_after_the_database_refused_for_a_while_a_dead_process_is_still_replaced(
    start: Start, database: str
) -> None:
    """The sweep, the session that listens and the driver all go on, whatever kind of error they met."""
    dying = Server(database, "--workers", "1")
    await dying.start()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(dying.end, signal.SIGKILL)
        left = await stack.enter_async_context(start(database=database))
        async with httpx.AsyncClient(base_url=dying.base, trust_env=False, timeout=600) as client:
            made = await make_table(client, seats=[PERSON, BOT, BOT], options=FIRST)
        table, token = made["table"]["id"], tokens_of(made)[0]
        connection = await asyncpg.connect(database)
        try:
            await connection.execute("ALTER TABLE tables RENAME TO hidden")
            ready = await left.client.get("/readyz")
            async with asyncio.timeout(30):
                while ready.status_code == 200:
                    await asyncio.sleep(0.1)
                    ready = await left.client.get("/readyz")
            assert {"what": "sweep", "code": "ProgrammingError"} in ready.json()["troubles"]
            await dying.end(signal.SIGKILL)
            refused = await left.client.get(f"/api/tables/{table}")
            assert refused.json()["code"] == "internal"
        finally:
            await connection.execute("ALTER TABLE hidden RENAME TO tables")
            await connection.close()
        async with asyncio.timeout(30):
            while (await left.client.get("/readyz")).status_code != 200:
                await asyncio.sleep(0.1)
        async with sitting(left.base, table, token) as first:
            await play_to_end(first)


async def test_a_lost_database_is_named_and_play_goes_on_when_it_is_back(
    start: Start, postgres: str, database: str
) -> None:
    name = database.rsplit("/", 1)[1]
    async with start(database=database) as server:
        table, (token, *_) = await open_table(server, seats=[PERSON, BOT], options=FIRST)
        async with sitting(server.base, table, token) as first:
            outside = await asyncpg.connect(postgres)
            await outside.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            await outside.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
            answer = await first.act(first.choices()[-1])
            assert (answer["type"], answer["code"]) == ("refused", "storage-lost")
            refused = await server.client.post("/api/tables", json={"seats": [PERSON, PERSON]})
            assert (refused.status_code, refused.json()["code"]) == (503, "storage-lost")
            async with asyncio.timeout(30):
                while True:
                    troubles = (await server.client.get("/readyz")).json()["troubles"]
                    if {trouble["what"] for trouble in troubles} >= {"database", "postgres-listener"}:
                        break
                    await asyncio.sleep(0.1)
            assert name in next(trouble["place"] for trouble in troubles if trouble["what"] == "database")
            await outside.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
            await outside.close()
            async with asyncio.timeout(30):
                while (await server.client.get("/readyz")).status_code != 200:
                    await asyncio.sleep(0.1)
            await play_to_end(first)


async def test_a_nul_is_refused_before_postgres_sees_it(start: Start, database: str) -> None:
    async with start(database=database) as server:
        await everything_with_nul_is_refused(server)
