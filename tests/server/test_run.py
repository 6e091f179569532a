"""Starting and stopping: the address, the QR code for phones, clean ends, clear words when it cannot start."""

import asyncio
import re
import signal
import sqlite3
import sys
from contextlib import closing
from inspect import signature
from pathlib import Path

import pytest
import segno

from aedilis.cli.serve import serve
from aedilis.server import run
from aedilis.server.__main__ import main, make_parser
from aedilis.server.options import chosen_settings, options
from aedilis.server.settings import Settings
from bench.crash import Server

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]


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


def read(*arguments: str) -> Settings:
    return chosen_settings(vars(make_parser().parse_args(arguments)))


def test_without_arguments_the_settings_are_the_usual_ones() -> None:
    assert read() == Settings()


def test_arguments_change_the_settings() -> None:
    changed = read(
        "--port", "1", "--origin", "http://a", "--origin", "http://b", "--trust-proxy", "--log-level", "error"
    )
    assert changed == Settings(port=1, origins=("http://a", "http://b"), trust_proxy=True, log_level="error")


@pytest.mark.parametrize("bad", [("--workers", "0"), ("--port", "x"), ("--log-level", "loud"), ("--nonsense",)])
def test_a_setting_that_cannot_be_is_a_usage_error(bad: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*bad])
    assert ended.value.code == 2
    assert "error:" in capsys.readouterr().err


def test_both_command_lines_and_the_manual_have_every_setting() -> None:
    offered = {option.flag for option in options()}
    manual = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    told = {
        flag for line in manual.splitlines() if line.startswith("| `--") for flag in re.findall(r"`(--[a-z-]+)`", line)
    }
    assert told == offered
    assert {option.default.param_decls[0] for option in signature(serve).parameters.values()} == offered
    assert all(option.flag in make_parser().format_help() for option in options())


async def test_one_file_is_served_by_one_process_until_that_dies(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "one.db"
    (tmp_path / "link.db").symlink_to(database)
    server = Server(database, "--workers", "1")
    await server.start()
    try:
        for name in (str(database), f"sqlite:///{database}", str(tmp_path / "link.db")):
            second = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "aedilis.server", "--database", name, "--port", "0", "--workers", "1"),
                stderr=asyncio.subprocess.PIPE,
            )
            try:
                _, said = await asyncio.wait_for(second.communicate(), 30)
            finally:
                if second.returncode is None:
                    second.kill()
            assert second.returncode == run.CANNOT_START
            (line,) = said.decode().splitlines()
            assert f"storage-in-use: {database}" in line
        # Looking is allowed meanwhile.
        assert await asyncio.to_thread(main, ["doctor", "--database", str(database)]) == 0
        assert "All stored games replay." in capfd.readouterr().out
    finally:
        await server.end(signal.SIGKILL)
    await server.start()
    assert await server.end(signal.SIGTERM) == 0
