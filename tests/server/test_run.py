"""Starting and stopping: the address, the QR code for phones, clean ends, clear words when it cannot start."""

import asyncio
import re
import signal
import socket
import sqlite3
import sys
from contextlib import closing
from inspect import signature
from pathlib import Path

import httpx
import pytest
import segno
from msgspec import structs
from typer.testing import CliRunner

from aedilis import i18n
from aedilis.cli.main import app
from aedilis.cli.serve import serve
from aedilis.server import run
from aedilis.server.__main__ import main, make_parser
from aedilis.server.client import Player, make_table
from aedilis.server.options import BadSetting, chosen_settings, options
from aedilis.server.settings import Settings
from aedilis.server.upkeep.addresses import own_address
from bench.crash import Server

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
    address = own_address()
    assert address is None or address.count(".") == 3


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
async def test_it_starts_on_a_new_file_and_stops_cleanly(tmp_path: Path, ending: int) -> None:
    server = Server(tmp_path / "new.db", "--workers", "1")
    await server.start()
    assert await server.end(ending) == 0


async def test_who_is_connected_is_told_that_it_stops(tmp_path: Path) -> None:
    server = Server(tmp_path / "new.db", "--workers", "1")
    await server.start()
    async with httpx.AsyncClient(base_url=server.base, trust_env=False) as client:
        made = await make_table(client, seats=[{"kind": "person"}, {"kind": "open"}])
    player = Player(server.base, made["table"]["id"], made["tokens"][0]["token"], "de")
    await player.open()
    listening = asyncio.create_task(player.listen())
    assert await server.end(signal.SIGTERM) == 0
    await listening
    assert player.bye is not None
    assert (player.bye["code"], player.bye["retry"]) == ("closing", True)
    assert player.bye["text"] == i18n.text("server-closing", "de")


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


async def test_port_0_says_which_port_was_taken(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "aedilis.server", "--port", "0", "--host", "localhost", "--workers", "1"]
    process = await asyncio.create_subprocess_exec(
        *command, "--database", str(tmp_path / "new.db"), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        said = (await process.stdout.readline()).decode()
        address = said.split()[-1]
        assert not address.endswith(":0"), said
        async with httpx.AsyncClient(trust_env=False, timeout=600) as client:
            assert (await client.get(f"{address}/healthz")).status_code == 200
    finally:
        process.terminate()
        await process.communicate()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "0.0.0.0"])
def test_port_0_is_one_port_for_all_addresses_of_a_host(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[str, set[int]]] = []

    class Listening:
        started = True

        def __init__(self, settings: Settings) -> None:
            self.greeting = run.greeting(settings)

        def run(self, sockets: list[socket.socket]) -> None:
            served.append((self.greeting, {one.getsockname()[1] for one in sockets}))
            for one in sockets:
                one.close()

    monkeypatch.setattr(run, "make_server", Listening)
    assert run.serve_claimed(Settings(host=host, port=0)) == 0
    [(greeting, [port])] = served
    assert f":{port}\n" in greeting
    assert port > 0


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "0.0.0.0"])
def test_a_port_in_use_is_told_in_one_line(tmp_path: Path, host: str, capfd: pytest.CaptureFixture[str]) -> None:
    with socket.create_server((host, 0)) as taken:
        port = taken.getsockname()[1]
        arguments = ["serve", "--database", str(tmp_path / "new.db"), "--host", host, "--port", str(port)]
        assert main(arguments) == run.CANNOT_START
    said = capfd.readouterr()
    assert said.out == ""
    assert said.err.splitlines() == [
        f"port-in-use: another program listens on port {port}; choose another one with --port"
    ]


def test_a_host_that_is_not_here_is_told_in_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "new.db")
    assert main(["serve", "--database", database, "--host", "192.0.2.1", "--port", "0"]) == run.CANNOT_START
    [line] = capfd.readouterr().err.splitlines()
    assert line.startswith("no-port: port 0 of 192.0.2.1 cannot be had: ")


def test_it_says_when_the_database_cannot_be_opened(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", str(tmp_path / "no" / "folder.db")]) == run.CANNOT_START
    assert "cannot be opened" in capfd.readouterr().err
    for other in ("mysql://ada:secret@host/name", "://", "postgresql://ada:secret@host:port/name"):
        assert main(["serve", "--database", other]) == run.CANNOT_START
        [line] = capfd.readouterr().err.splitlines()
        assert line.startswith("The database cannot be opened: storage-lost: ")
        assert "secret" not in line


def read(*arguments: str) -> Settings:
    return chosen_settings(vars(make_parser().parse_args(arguments)))


def test_without_arguments_the_settings_are_the_usual_ones() -> None:
    assert read() == Settings()


def test_arguments_change_the_settings() -> None:
    changed = read(
        "--port", "1", "--origin", "http://a", "--origin", "http://b", "--trust-proxy", "--log-level", "error"
    )
    assert changed == Settings(port=1, origins=("http://a", "http://b"), trust_proxy=True, log_level="error")


BAD: dict[str, tuple[str, ...]] = {
    "--database": ("a\nb",),
    "--host": ("a\nb",),
    "--port": ("99999999", "65536", "-1", "x", "1.5"),
    "--public-url": (
        "play.example",
        "ftp://play.example",
        "http://",
        "http://a:99999999",
        "https://a/games",
        "https://a?b",
    ),
    "--origin": ("play.example", "https://"),
    "--workers": ("0", "-1", "257", "99999999", "x"),
    "--think-seconds": ("0", "-1", "nan", "inf", "1e9", "x"),
    "--bot-pace": ("-0.1", "nan", "inf", "x"),
    "--usual-level": ("a\nb",),
    "--abandoned-after": ("-1", "nan", "inf", "x"),
    "--guest": ("a\nb", "nobody"),
    "--live-tables": ("0", "-5", "x", "10000000"),
    "--connections": ("0", "x"),
    "--connections-per-address": ("0", "x"),
    "--requests-per-minute": ("0", "x"),
    "--commands-per-second": ("0", "-1", "nan", "inf"),
    "--push-key": ("a\nb",),
    "--push-contact": ("me", "http://play.example"),
    "--push-after": ("-1", "nan", "inf"),
    "--metrics-token": ("short", "with a space in it", "\u00fcml\u00e4uts-are-no-token"),
    "--log-level": ("loud", ""),
}


def test_every_setting_with_a_value_has_some_that_cannot_be() -> None:
    assert set(BAD) == {option.flag for option in options() if option.kind is not bool}


@pytest.mark.parametrize(("flag", "value"), [(flag, value) for flag, values in BAD.items() for value in values])
def test_a_value_that_cannot_be_is_refused_in_one_line_by_both_command_lines_and_from_the_environment(
    flag: str, value: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def not_reached(settings: Settings) -> int:
        raise AssertionError(f"{flag} {value!r} was taken: {settings}")

    monkeypatch.setattr("aedilis.server.__main__.serve", not_reached)
    monkeypatch.setattr(run, "serve", not_reached)
    with pytest.raises(SystemExit) as ended:
        main([f"{flag}={value}"])
    assert ended.value.code == 2
    last = capsys.readouterr().err.strip().splitlines()[-1]
    assert "error: " in last
    assert flag in last
    refused = CliRunner().invoke(app, ["serve", f"{flag}={value}"])
    assert refused.exit_code == 2
    assert flag in refused.output
    if value:
        option = next(option for option in options() if option.flag == flag)
        # Several origins in one variable have spaces between them.
        said = "x" if option.is_repeated else value
        with pytest.raises(BadSetting, match=f"^{option.variable}: "):
            chosen_settings(dict.fromkeys((each.field for each in options()), None), {option.variable: said})


def test_the_environment_is_used_where_nothing_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {
        "AEDILIS_PORT": "8100",
        "AEDILIS_TRUST_PROXY": "true",
        "AEDILIS_ORIGINS": "https://a.example https://b.example",
        "AEDILIS_LOG_LEVEL": "error",
        "AEDILIS_METRICS_TOKEN": "long-enough",
        "AEDILIS_BOT_PACE": "",
    }
    for name, value in said.items():
        monkeypatch.setenv(name, value)
    expected = Settings(
        port=8100,
        trust_proxy=True,
        origins=("https://a.example", "https://b.example"),
        log_level="error",
        metrics_token="long-enough",
    )
    assert read() == expected
    assert read("--port", "1") == structs.replace(expected, port=1)
    taken: list[Settings] = []

    def take(settings: Settings) -> int:
        taken.append(settings)
        return 0

    monkeypatch.setattr(run, "serve", take)
    assert CliRunner().invoke(app, ["serve"]).exit_code == 0
    assert CliRunner().invoke(app, ["serve", "--port", "1", "--origin", "https://c.example"]).exit_code == 0
    assert taken == [expected, structs.replace(expected, port=1, origins=("https://c.example",))]


def test_a_setting_that_nobody_knows_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["--nonsense"])
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
            assert main(["serve", "--database", name, "--port", "0", "--workers", "1"]) == run.CANNOT_START
            (line,) = capfd.readouterr().err.splitlines()
            assert f"storage-in-use: {database}" in line
        # Looking is allowed meanwhile.
        assert await asyncio.to_thread(main, ["doctor", "--database", str(database)]) == 0
        assert "All stored games replay." in capfd.readouterr().out
    finally:
        await server.end(signal.SIGKILL)
    await server.start()
    assert await server.end(signal.SIGTERM) == 0
