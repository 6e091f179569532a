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

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from aedilis.server.client import Player, make_table, sitting
from aedilis.server.doctor import check_before_start
from aedilis.server.storage.database import open_database
from aedilis.server.storage.schema import metadata
from bench.crash import Server
from tests.server.conftest import Running, Start
from tests.server.push_service import push_service
from tests.server.tables import BOT, FIRST, PERSON, bearer, play_to_end, tokens_of, until

pytestmark = pytest.mark.anyio

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
        made = await make_table(left.client, seats=[PERSON, PERSON, BOT], options=FIRST)
        table, tokens = made["table"]["id"], tokens_of(made)
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
    left, right = Server(database), Server(database)
    await left.start()  # it applies the migrations
    await right.start()
    try:
        async with httpx.AsyncClient(base_url=left.base) as client:
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
        made = await make_table(left.client, seats=[PERSON, PERSON], options=FIRST)
        table, tokens = made["table"]["id"], tokens_of(made)
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
        made = await make_table(left.client, seats=[PERSON] * 4, options=FIRST)
        table, tokens = made["table"]["id"], tokens_of(made)
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


async def test_when_one_process_ends_the_other_plays_on_for_the_bots(start: Start, database: str) -> None:
    async with start(database=database) as right:
        async with start(database=database) as left:
            made = await make_table(left.client, seats=[PERSON, BOT], options=FIRST)
            table, token = made["table"]["id"], tokens_of(made)[0]
            answer = await right.client.get(f"/api/tables/{table}", headers=bearer(token))
            assert answer.status_code == 200
        async with sitting(right.base, table, token) as first:
            await play_to_end(first)


async def test_a_lost_session_is_made_anew_and_nothing_is_missed(start: Start, database: str) -> None:
    async with start(database=database) as left, start(database=database) as right:
        made = await make_table(left.client, seats=[PERSON, PERSON], options=FIRST)
        table, tokens = made["table"]["id"], tokens_of(made)
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
        made = await make_table(left.client, seats=[PERSON, PERSON], options=FIRST, seed="push")
        table, tokens = made["table"]["id"], tokens_of(made)
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
