"""A full disk, a damaged file, a lost database: everybody is told, nothing is half done, play goes on."""

import contextlib
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, func, select
from sqlalchemy.engine.interfaces import DBAPIConnection

from aedilis.server import run
from aedilis.server.__main__ import main
from aedilis.server.client import Player, make_table, sitting
from aedilis.server.storage.database import Sqlite
from aedilis.server.storage.schema import log, seat_tokens, seats, tables
from tests.server.conftest import Running, Start
from tests.server.tables import FIRST, PERSON, bearer, open_table
from tests.server.test_background import troubles


class Disk:
    """The room for a database: SQLite itself says that the disk is full when there is no more."""

    def __init__(self, database: object) -> None:
        assert isinstance(database, Sqlite)
        self.pages = 1_000_000
        event.listen(database.engine, "checkout", self.limit)

    def limit(self, connection: DBAPIConnection, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count = {self.pages}")
        cursor.close()


async def everything_refused(server: Running, player: Player, token: str, code: str) -> None:
    """Whatever a player sends gets this code, over both ways, in the player's language, and changes nothing."""
    seq = player.seq
    answers = [
        await player.command("say", text="hello"),
        await player.command("write_notes", text="note"),
        await player.command("stand_in", level="random"),
    ]
    answers += [await player.act(choice) for choice in player.choices()[-1:]]
    assert {answer["code"] for answer in answers} == {code}
    assert player.seq == seq
    headers = bearer(token) | {"accept-language": "de"}
    for sent in (
        server.client.put(f"/api/tables/{player.table['id']}/notes", json={"text": "note"}, headers=headers),
        server.client.post("/api/tables", json={"seats": [PERSON, PERSON]}, headers={"accept-language": "de"}),
        server.client.get("/api/tables", headers=headers),
    ):
        refused = await sent
        assert (refused.status_code, refused.json()["code"]) == (503, code)
        assert refused.json()["text"].startswith("Der Server")


def rows(connection: Connection) -> list[int | None]:
    """How much is stored, and whether each part of a table is there."""
    return [connection.scalar(select(func.count()).select_from(table)) for table in (tables, seats, seat_tokens, log)]


async def test_on_a_full_disk_nothing_is_half_done_and_play_goes_on_when_there_is_room(server: Running) -> None:
    table, (token, *_) = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
    disk = Disk(server.services.database)
    async with sitting(server.base, table, token) as player:
        disk.pages = 1  # SQLite takes as many as there are
        answer = await server.client.post("/api/tables", json={"seats": [PERSON, PERSON]})
        while answer.status_code == 201:
            answer = await server.client.post("/api/tables", json={"seats": [PERSON, PERSON]})
        assert (answer.status_code, answer.json()["code"]) == (503, "storage-full")
        stored = await server.services.database.read(rows)
        long = {"text": "y" * 9_500}
        refused = await server.client.put(f"/api/tables/{table}/notes", json=long, headers=bearer(token))
        assert (refused.status_code, refused.json()["code"]) == (503, "storage-full")
        assert await server.services.database.read(rows) == stored
        disk.pages = 1_000_000
        answer = await server.client.put(f"/api/tables/{table}/notes", json=long, headers=bearer(token))
        assert answer.status_code == 200
        assert (await player.act(player.choices()[-1]))["type"] == "accepted"
        assert await troubles(server) == {}
    await make_table(server.client, seats=[PERSON, PERSON])


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 1 MB, where one may be made."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], check=False, capture_output=True
    )
    if mounted.returncode:
        pytest.skip("only root may mount; the test beside this one needs no mount")
    yield folder
    subprocess.run(["umount", folder], check=True)


def fill(file: Path) -> None:
    """Write until there is no room."""
    with file.open("wb", buffering=0) as opened, contextlib.suppress(OSError):
        while True:
            opened.write(bytes(4096))


async def test_a_disk_that_is_really_full(start: Start, small_disk: Path) -> None:
    async with start(database=str(small_disk / "a.db")) as server:
        table, (token, *_) = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
        filler = small_disk / "filler"
        async with sitting(server.base, table, token) as player:
            fill(filler)
            seq, choice = player.seq, player.choices()[-1]
            codes = set()
            for _ in range(20):
                answer = await player.command("write_notes", text="y" * 9000)
                codes.add(answer.get("code"))
            assert "storage-full" in codes
            refused = await player.command("act", id="full", actions=[choice])
            assert (refused["type"], refused["code"]) == ("refused", "storage-full")
            assert player.seq == seq
            server.services.readiness.asked = float("-inf")
            said = (await server.client.get("/readyz")).json()["troubles"]
            assert [(trouble["what"], trouble["code"]) for trouble in said] == [("database", "storage-full")]
            assert said[0]["place"] == str(small_disk / "a.db")
            assert "full" in said[0]["why"]
            filler.unlink()
            again = await player.command("act", id="full", actions=[choice])
            assert (again["type"], again["seq"]) == ("accepted", seq + 1)
            assert await troubles(server) == {}


async def test_a_lost_file_is_named_and_play_goes_on_when_it_is_back(
    start: Start, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "test.db"
    async with start() as server:
        table, (token, *_) = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
        async with sitting(server.base, table, token) as player:
            file.rename(tmp_path / "elsewhere.db")
            await everything_refused(server, player, token, "storage-lost")
            server.services.readiness.asked = float("-inf")
            said = (await server.client.get("/readyz")).json()["troubles"]
            assert [(trouble["code"], trouble["place"]) for trouble in said if trouble["what"] == "database"] == [
                ("storage-lost", str(file))
            ]
            assert (await server.client.get("/healthz")).status_code == 503
            assert not file.exists()  # and no empty one has taken its place
            (tmp_path / "elsewhere.db").rename(file)
            answer = await player.act(player.choices()[-1])
            assert answer["type"] == "accepted"
            (tmp_path / "test.db").rename(tmp_path / "elsewhere.db")
            file.write_bytes((tmp_path / "elsewhere.db").read_bytes())
            await everything_refused(server, player, token, "storage-lost")
            file.unlink()
            (tmp_path / "elsewhere.db").rename(file)


def zero(file: Path, table: str) -> None:
    """Overwrite the first page of a table with zeros, as a broken disk does."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as opened:
        opened.seek((root - 1) * size)
        opened.write(bytes(size))


async def test_zeroed_pages_are_named_and_the_rest_is_served(start: Start, tmp_path: Path) -> None:
    async with start() as server:
        made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
        table = made["table"]["id"]
    zero(tmp_path / "test.db", "log")
    async with start() as server:
        refused = await server.client.get(f"/api/tables/{table}")
        assert (refused.status_code, refused.json()["code"]) == (503, "storage-damaged")
        server.services.readiness.asked = float("-inf")
        said = (await server.client.get("/readyz")).json()["troubles"]
        assert [(trouble["code"], trouble["place"]) for trouble in said] == [
            ("storage-damaged", str(tmp_path / "test.db"))
        ]
        assert "malformed" in said[0]["why"]
        assert (await server.client.get("/api/games")).status_code == 200
        player = Player(server.base, table)
        await player.open()
        assert player.bye is not None
        assert (player.bye["code"], player.bye["retry"]) == ("storage-damaged", False)


def test_a_file_that_is_no_database_is_said_in_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "zeros.db"
    file.write_bytes(b"\1" * 8192)
    assert main(["serve", "--database", str(file), "--port", "0"]) == run.CANNOT_START
    lines = capfd.readouterr().err.strip().splitlines()
    assert lines[-1] == f"The database cannot be opened: storage-damaged: {file}: file is not a database"
    assert main(["doctor", "--database", str(file)]) == 1
    assert f"storage-damaged: {file}" in capfd.readouterr().out


def test_the_doctor_finds_damage_that_no_game_has_met(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.db"
    assert main(["doctor", "--database", str(file)]) == 0
    zero(file, "accounts")
    assert main(["doctor", "--database", str(file)]) == 1
    assert f"storage-damaged: {file}" in capfd.readouterr().out
