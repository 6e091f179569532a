"""Small variants of `bench/load.py`: everything arrives, memory stays small, nothing scans the stored games."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event

from aedilis.server.people import browsers
from aedilis.server.storage import holders, table_rows
from aedilis.server.storage.database import Sqlite, open_database
from aedilis.server.storage.entries import Holder
from bench.load import latency, memory

LARGEST_KB = 200


async def test_commands_of_many_tables_all_arrive() -> None:
    measured = await latency(tables=20, rate=40, seconds=2, seed=1)
    assert measured.refused == 0
    assert len(measured.times) == 80


async def test_an_idle_table_takes_little_memory() -> None:
    assert 0 < await memory(60) < LARGEST_KB


async def test_whatever_a_table_needs_is_found_by_an_index(tmp_path: Path) -> None:
    database = open_database(str(tmp_path / "a.db"))
    assert isinstance(database, Sqlite)
    await database.migrate()
    plans: list[tuple[str, str]] = []

    def explain(connection: Connection) -> None:
        """Ask SQLite how it would run every statement of these functions."""
        asked: list[tuple[str, Any]] = []

        def note(conn: object, cursor: object, statement: str, parameters: Any, *_: object) -> None:
            if not statement.startswith("EXPLAIN"):
                asked.append((statement, parameters))

        event.listen(database.engine, "before_cursor_execute", note)
        table_rows.read_table(connection, "a")
        table_rows.read_log(connection, "a", 5)
        holders.holder_of_token(connection, "a", "b")
        holders.release(connection, "a", 0, 1)
        holders.claim(connection, "b", "c")
        holders.recover(connection, "a", 0, "c", "b")
        holders.pass_on(connection, "a", "d", [0, 1])
        holders.note_seen(connection, "a", Holder(0, 1), 1)
        browsers.browsers_of(connection, "a", Holder(0, 1))
        table_rows.seats_of(connection, ["a", "b"])
        holders.notes_of(connection, "a", Holder(0, 1))
        table_rows.sleeping_tables(connection, 1, "", 10)
        table_rows.listed(connection, "waiting", None)
        table_rows.listed(connection, "waiting", (5, "b"))
        event.remove(database.engine, "before_cursor_execute", note)
        raw = connection.connection.cursor()
        for statement, parameters in asked:
            raw.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
            plans.extend((statement, str(row[3])) for row in raw.fetchall())

    await database.read(explain)
    assert len(plans) >= 9
    assert [plan for plan in plans if plan[1].startswith("SCAN")] == []
    await database.close()
