"""Starting and stopping: the address, the QR code for phones, clean ends, clear words when it cannot start."""

import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import segno

from aedilis.server import run
from aedilis.server.__main__ import main, read_arguments
from aedilis.server.settings import Settings
from bench.crash import Server

pytestmark = pytest.mark.anyio


def test_the_greeting_shows_the_address_and_a_code_for_phones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "own_address", lambda: "192.168.7.20")
    text = run.greeting(Settings(port=8100))
    assert "http://127.0.0.1:8100" in text
    assert "http://192.168.7.20:8100" in text
    squares = "".join(line for line in text.splitlines() if "\u2580" in line or "\u2588" in line or "\u2584" in line)
    assert len(squares) > segno.make("http://192.168.7.20:8100", micro=False).symbol_size()[0]


def test_a_server_for_this_machine_alone_shows_no_code() -> None:
    text = run.greeting(Settings(host="127.0.0.1", port=8100))
    assert "Only this machine" in text
    assert "\u2588" not in text


def test_a_public_address_is_shown_instead() -> None:
    assert run.addresses(Settings(public_url="https://play.example"))[1] == "https://play.example"


def test_the_own_address_is_found_without_sending_anything() -> None:
    address = run.own_address()
    assert address is None or address.count(".") == 3


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
async def test_it_starts_on_a_new_file_and_stops_cleanly(tmp_path: Path, ending: int) -> None:
    server = Server(tmp_path / "new.db", "--workers", "1")
    await server.start()
    assert await server.end(ending) == 0


def test_it_does_not_start_when_stored_games_would_break(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "broken.db"
    assert main(["doctor", "--database", str(database)]) == 0
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(
            "INSERT INTO tables (id, created, name, game, rules_version, options, players, public, pace, tracker,"
            " hints, seed, seed_chosen, status, to_act)"
            " VALUES ('a', 1, 'old game', 'capitol', 0, '{}', 2, 0, '{}', 1, 0, 's', 0, 'running', 1)"
        )
        connection.execute("INSERT INTO log (table_id, seq, at, entry) VALUES ('a', 1, 1, '{\"type\":\"begin\"}')")
        entry = '{"type":"play","seat":0,"actions":["0 fly"]}'
        connection.execute("INSERT INTO log (table_id, seq, at, entry) VALUES ('a', 2, 1, ?)", (entry,))
        connection.commit()
    assert main(["serve", "--database", str(database), "--port", "0"]) == run.CANNOT_START
    assert "old game" in capfd.readouterr().err
    assert main(["doctor", "--database", str(database)]) == 1
    assert "old game" in capfd.readouterr().out


def test_it_says_when_the_database_cannot_be_opened(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", str(tmp_path / "no" / "folder.db")]) == run.CANNOT_START
    assert "cannot be opened" in capfd.readouterr().err


def test_arguments_have_the_usual_settings() -> None:
    asked = read_arguments([])
    assert (asked.command, asked.database, asked.port) == ("serve", Settings().database, Settings().port)
