"""The database: migrations, group commit, the derived columns, and the doctor."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from aedilis.server.client import make_table, sitting
from aedilis.server.doctor import check_before_start, replay_all, report
from aedilis.server.storage import table_rows
from aedilis.server.storage.database import MIGRATIONS, database_url, newest, open_database
from aedilis.server.storage.schema import facts, log, metadata, seat_tokens, seats, tables
from aedilis.server.storage.writer import Writer
from aedilis.server.tables.hall import IDLE_SECONDS, replayed
from aedilis.server.tables.table import LiveTable
from tests.server.conftest import Start, migrated
from tests.server.tables import BOT, FIRST, OPEN, PERSON, bearer, tokens_of


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection)
    return list(compare_metadata(context, metadata))


async def test_migrations_build_the_schema_and_may_run_again(tmp_path: Path) -> None:
    database = open_database(str(tmp_path / "a.db"))
    await database.migrate()
    await database.migrate()
    assert await database.read(differences) == []
    assert await database.read(lambda connection: connection.execute(text("PRAGMA journal_mode")).scalar()) == "wal"
    assert await database.read(lambda connection: connection.execute(text("PRAGMA synchronous")).scalar()) == 2
    await database.close()


async def test_a_database_that_is_up_to_date_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert newest() == ScriptDirectory(str(MIGRATIONS)).get_current_head()
    file = tmp_path / "a.db"
    file.write_bytes(migrated())
    asked: list[object] = []
    monkeypatch.setattr(command, "upgrade", lambda *arguments: asked.append(arguments))
    database = open_database(str(file))
    await database.migrate()
    assert asked == []
    await database.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '0005'")))
    await database.migrate()
    assert len(asked) == 1
    await database.close()


def test_database_names() -> None:
    assert database_url("a.db") == "sqlite:///a.db"
    assert database_url("sqlite:////tmp/a.db") == "sqlite:////tmp/a.db"
    assert database_url("postgresql://u:p@h/n") == "postgresql+asyncpg://u:p@h/n"


async def test_a_failing_job_does_not_take_the_others_down(tmp_path: Path) -> None:
    database = open_database(str(tmp_path / "a.db"))
    await database.migrate()
    sizes: list[int] = []
    writer = Writer(database, sizes.append)

    async def put(key: str) -> str:
        await writer.run(lambda connection: connection.execute(insert(facts).values(key=key, value="x")).rowcount)
        return key

    writer.start()
    answers = await asyncio.gather(*(put(key) for key in ("a", "b", "a", "c")), return_exceptions=True)
    assert [answer for answer in answers if isinstance(answer, str)] == ["a", "b", "c"]
    assert [type(answer) for answer in answers if not isinstance(answer, str)] == [IntegrityError]
    assert max(sizes) > 1
    assert len(await database.read(lambda connection: connection.execute(select(facts)).all())) == 3
    await writer.stop()
    await database.close()


async def test_derived_columns_equal_what_the_log_says(start: Start) -> None:
    async with start() as server:
        made = await make_table(server.client, seats=[PERSON, BOT], options=FIRST)
        table = made["table"]["id"]
        async with sitting(server.base, table, tokens_of(made)[0]) as first:
            for _ in range(6):
                await first.turn()
                await first.act(first.choices()[-1])
            await first.command("stand_in", level="random")
            await first.until(first.is_over)
        read = server.services.database.read
        row = await read(lambda connection: connection.execute(select(tables).where(tables.c.id == table)).one())
        known, rows = await read(lambda connection: table_rows.read_table(connection, table))
        query = select(seats.c.state).order_by(seats.c.seat)
        states = await read(lambda connection: connection.execute(query).scalars().all())
        assert known is not None
        core = replayed(known, rows).core
        for name, value in core.summary().items():
            assert getattr(row, name) == value, name
        assert states == [msgspec.json.encode(seat).decode() for seat in core.seats]


async def test_an_old_database_learns_who_holds_its_seats(start: Start, tmp_path: Path) -> None:
    async with start() as server:
        made = await make_table(server.client, seats=[PERSON, OPEN, OPEN], options=FIRST)
        table, token = made["table"]["id"], tokens_of(made)[0]
        await server.client.post(f"/api/tables/{table}/seats/0/leave", headers=bearer(token))
        taken = await server.client.post(f"/api/tables/{table}/seats/0/take", json={"name": "Ada"})
        await server.client.post(f"/api/tables/{table}/start", json={"level": "random"}, headers=bearer(made["host"]))
    database = open_database(str(tmp_path / "test.db"))

    def back_to_before(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "0003")
        # What such a database may hold: a token and notes of somebody who left a seat that a bot has now.
        connection.execute(text("INSERT INTO seat_tokens (hash, table_id, seat) VALUES ('old', :id, 1)"), {"id": table})
        connection.execute(text("UPDATE seats SET notes = 'old' WHERE seat = 1"))

    await database.write(back_to_before)
    await database.close()
    async with start() as server:
        core = (await server.services.hall.table(table)).core

        def held(connection: Connection) -> tuple[list[int], list[tuple[int, int]], list[str]]:
            since = connection.scalars(select(seats.c.held_since).order_by(seats.c.seat))
            tokens = connection.execute(select(seat_tokens.c.seat, seat_tokens.c.held_since))
            notes = connection.scalars(select(seats.c.notes))
            return list(since), [(row.seat, row.held_since) for row in tokens], list(notes)

        expected = (core.held_since, [(0, core.held_since[0])], ["", "", ""])
        assert await server.services.database.read(held) == expected
        async with sitting(server.base, table, taken.json()["token"]) as ada:
            assert ada.seat == 0


async def test_changed_rules_stop_the_start_when_a_stored_game_would_break(start: Start, tmp_path: Path) -> None:
    name = str(tmp_path / "test.db")
    async with start() as server:
        made = await make_table(server.client, seats=[BOT, BOT], name="breaks")
        await make_table(server.client, seats=[BOT, BOT], name="holds")
        async with sitting(server.base, made["table"]["id"]) as watching:
            await watching.until(watching.is_over)
    assert await check_before_start(name) == []
    database = open_database(name)

    def spoil(connection: Connection) -> None:
        first = select(log.c.seq).where(log.c.table_id == made["table"]["id"], log.c.entry.contains("play"))
        seq = connection.execute(first.order_by(log.c.seq).limit(1)).scalar()
        where = (log.c.table_id == made["table"]["id"]) & (log.c.seq == seq)
        entry = '{"type":"play","seat":0,"actions":["0 tile p3"]}'
        connection.execute(update(log).where(where).values(entry=entry))

    await database.write(spoil)
    # Games known to replay under these rules are not replayed at every start.
    assert await check_before_start(name) == []
    await database.write(lambda connection: connection.execute(update(facts).values(value="0")).rowcount)
    broken = await check_before_start(name)
    assert [(game.name, game.status) for game in broken] == [("breaks", "over")]
    assert "breaks" in report(broken)
    assert await database.read(replay_all) == broken
    await database.close()


async def test_another_result_is_noticed(start: Start, tmp_path: Path) -> None:
    async with start() as server:
        made = await make_table(server.client, seats=[BOT, BOT])
        async with sitting(server.base, made["table"]["id"]) as watching:
            await watching.until(watching.is_over)
    database = open_database(str(tmp_path / "test.db"))
    other = update(tables).values(result='{"scores":[0,1],"winners":[1]}')
    await database.write(lambda connection: connection.execute(other).rowcount)
    assert [game.why for game in await database.read(replay_all)] == ["another-result"]
    await database.close()


async def test_tables_that_nobody_uses_are_let_go_and_loaded_again(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aedilis.server.tables.hall.IDLE_SECONDS", 0.0)
    async with start(live_tables=5) as server:
        made = [await make_table(server.client, seats=[PERSON, PERSON]) for _ in range(12)]
        assert len(server.services.hall.live) <= 5
        async with sitting(server.base, made[0]["table"]["id"], tokens_of(made[0])[0]) as first:
            assert first.view is not None
            for each in made:
                await server.client.get(f"/api/tables/{each['table']['id']}")
            assert made[0]["table"]["id"] in server.services.hall.live


async def test_a_table_is_not_let_go_while_somebody_asks_for_it(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    async with start(live_tables=1) as server:
        hall, people = server.services.hall, [PERSON, PERSON]
        made = await make_table(server.client, seats=people)
        path, first = f"/api/tables/{made['table']['id']}/clone", {"move": 0, "seats": people}
        clone = (await server.client.post(path, json=first)).json()["table"]["id"]
        hall.live[clone].used -= 2 * IDLE_SECONDS
        real = hall.look_for_hints

        async def and_others_come(table: LiveTable) -> None:
            await real(table)
            hall.let_go()

        monkeypatch.setattr(hall, "look_for_hints", and_others_come)
        assert (await server.client.get(f"/api/tables/{clone}")).status_code == 200
