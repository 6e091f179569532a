"""bench, doctor, and what the program says of itself."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import aedilis
from aedilis import i18n
from aedilis.cli import bench
from aedilis.core import catalogue
from aedilis.terminal import rules_page
from tests.cli.conftest import Run


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full")
def test_an_output_that_is_full_is_told_in_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "aedilis", "doctor"], stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert (done.returncode, done.stderr) == (1, "cannot-write: standard output: No space left on device\n")


@pytest.mark.parametrize("game", ["capitol", "corduba"])
def test_bench_prints_exactly_the_promised_keys(run: Run, game: str) -> None:
    result = run("bench", game, "--json", "--players", "2", "--seconds", "0.02", "--games", "2")
    measured = json.loads(result.output)
    assert list(measured) == [
        "decisions_per_s",
        "decisions_per_s_with_events",
        "clone_us",
        "step_from_python_us",
        "games_per_s",
        "decisions_per_game",
        "heaviest_listing_us",
        "median_listing_us",
        "heaviest_against_median",
        *(["decisions_against_capitol"] if game == "corduba" else []),
        "players",
        "compiled",
    ]
    assert measured["players"] == 2
    assert all(value > 0 for key, value in measured.items() if key != "compiled")


def test_bench_for_people(run: Run) -> None:
    assert "random games per second" in run("bench", "--seconds", "0.02", "--games", "1").output


def test_doctor_finds_a_whole_installation(run: Run) -> None:
    findings = json.loads(run("doctor", "--json").output)
    assert all(finding["is_good"] for finding in findings)
    names = {finding["what"] for finding in findings}
    assert {"engine", "Python", "msgspec", "board RECON_7", "rules of capitol", "bots of capitol"} <= names
    assert {"content of corduba", "rules of corduba", "bots of corduba"} <= names
    assert {f"texts {lang} of {game}" for lang in i18n.languages() for game in catalogue.names()} <= names
    assert run("doctor").exit_code == 0


def test_doctor_finds_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_page, "clauses", lambda game: {})
    result = run("doctor")
    assert result.exit_code == 1
    assert "FAULT" in result.output


@pytest.mark.parametrize("key", ["capitol-refusal-R0-2", "corduba-refusal-C2-6"])
def test_doctor_misses_a_text_of_any_game_in_any_language(run: Run, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    has = i18n.has
    monkeypatch.setattr(i18n, "has", lambda asked, lang="en": has(asked, lang) and (asked, lang) != (key, "it"))
    findings = json.loads(run("doctor", "--json").output)
    faults = [finding["what"] for finding in findings if not finding["is_good"]]
    assert faults == [f"texts it of {key.split('-')[0]}"]


def test_help_lists_the_commands(run: Run) -> None:
    shown = run("--help").output
    for command in ("play", "replay", "verify", "bench", "doctor"):
        assert f" {command} " in shown


def test_help_loads_no_command() -> None:
    listing = "import sys; sys.argv = ['aedilis', '--help']; from aedilis import _entry; _entry.main()"
    loaded = "import atexit, sys; atexit.register(lambda: print(*sys.modules)); " + listing
    modules = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True).stdout.split()
    assert "aedilis.cli.main" in modules
    assert not {
        "aedilis.cli.serve",
        "aedilis.cli.play",
        "aedilis.arena.command",
        "mcp.types",
        "sqlalchemy",
    }.intersection(modules)


def test_version(run: Run) -> None:
    assert run("--version").output == f"aedilis {aedilis.__version__}\n"


def test_an_unknown_option_is_a_usage_error(run: Run) -> None:
    assert run("play", "--nonsense").exit_code == 2


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_no_encoding_of_a_terminal_ends_a_game(tmp_path: Path, encoding: str) -> None:
    command = [sys.executable, "-m", "aedilis", "play", "-n", "2", "--bots", "tiro", "--save", str(tmp_path / "g")]
    world = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, input=b"\xff\xfe\n?\np!\n", capture_output=True, env=world)
    assert done.returncode == 0, done.stderr
    assert b"aedilis play --resume" in done.stdout
    assert done.stderr == b""
    assert (b"n1" in done.stdout) == (encoding != "utf-8")


def test_doctor_replays_the_games_of_the_server(run: Run, tmp_path: Path) -> None:
    result = run("doctor", "--replay-all", "--database", str(tmp_path / "tables.db"))
    assert result.exit_code == 0
    assert "All stored games replay." in result.output


def test_serve_says_why_it_cannot_start(run: Run, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run("serve", "--database", str(tmp_path / "no" / "folder.db")).exit_code == 3
    assert run("serve", "--workers", "0").exit_code == 2


def test_a_command_without_its_packages_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError("No module named 'uvicorn'", name="uvicorn")

    monkeypatch.setattr("aedilis.cli.main.import_module", missing)
    result = run("serve", "--port", "1")
    assert result.exit_code == 1
    assert "uvicorn" in result.output
    assert "aedilis[server]" in result.output


def test_an_interrupted_bench_goes_on_from_its_file(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "bench.results"
    asked = ("bench", "--json", "--players", "2", "--seconds", "0.01", "--games", "120", "--results", str(file))
    measured: list[str] = []
    measure = bench.measure_part

    def interrupted(of: bench.BenchPlan, part: str) -> dict[str, float]:
        if part == "listings 50" and part not in measured:
            measured.append(part)
            raise KeyboardInterrupt
        measured.append(part)
        return measure(of, part)

    monkeypatch.setattr(bench, "measure_part", interrupted)
    stopped = run(*asked)
    assert stopped.exit_code == 130
    assert str(file) in stopped.stderr.replace("\n", "")
    kept = len(file.read_text().splitlines()) - 1
    assert kept == len(measured) - 1 > 0
    measured[:] = ["listings 50"]
    done = run(*asked)
    assert done.exit_code == 0
    assert json.loads(done.stdout)["decisions_per_s"] > 0
    assert measured == ["listings 50", "listings 50", "listings 100"]  # nothing that was kept is measured again
    other = run(*asked, "--seed", "another")
    assert (other.exit_code, "other work" in other.stderr) == (1, True), other.stderr


def test_parts_of_a_bench_are_the_whole() -> None:
    asked = bench.BenchPlan("corduba", 2, 0.01, 120, "seed")
    assert bench.parts(asked)[-4:] == ["listings 0", "listings 50", "listings 100", "yardstick"]
    assert "yardstick" not in bench.parts(bench.BenchPlan("capitol", 2, 0.01, 1, "seed"))
