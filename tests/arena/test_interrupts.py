"""Ending the arena from outside: nothing that was played is lost, no process stays, and the same command goes on."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from aedilis.arena.arena import run
from aedilis.arena.match import Setting
from aedilis.arena.results import Results
from aedilis.arena.workers import here
from aedilis.cli.main import app

PATIENCE = 600.0  # seconds, for a machine that is busy with other things
DEALS = 4000

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are found in Linux's /proc")


def options(results: Path, deals: int, processes: int) -> list[str]:
    numbers = ["--deals", str(deals), "--processes", str(processes)]
    return ["arena", "capitol", "--bots", "aedile,random", *numbers, "--results", str(results)]


def until(true: Callable[[], bool], what: str) -> None:
    """Wait until something holds; fail when it takes too long."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"{what} took too long"
        time.sleep(0.02)


def children(process: int) -> set[int]:
    return set(map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split()))


def is_alive(process: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def heed_interrupts() -> None:
    """Let Ctrl-C reach the command, also where the tests themselves run in the background and ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def games_in(file: Path) -> int:
    return file.read_bytes().count(b'"played"') if file.exists() else 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_ended_match_keeps_its_games_and_goes_on(number: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "aedilis", *options(file, DEALS, 2)]
    arena = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, preexec_fn=heed_interrupts)
    try:
        until(lambda: games_in(file) >= 3, "the first games")
        workers = children(arena.pid)
        assert len(workers) >= 2
        os.kill(arena.pid, number)
        said = arena.communicate(timeout=PATIENCE)[0].decode()
    finally:
        arena.kill()
    until(lambda: not any(map(is_alive, workers)), "the end of the workers")
    if number != signal.SIGKILL:
        assert arena.returncode == 128 + number
        assert "goes on" in said
    kept = Results(Setting("capitol", 2, ("aedile", "random"), DEALS), file).games
    assert 3 <= len(kept) < 2 * DEALS
    deals = max(game.deal for game in kept.values()) + 2
    assert CliRunner().invoke(app, options(file, deals, 1)).exit_code == 0
    setting = Setting("capitol", 2, ("aedile", "random"), deals)
    whole, resumed = Results(setting), Results(setting, file)
    run(whole, here)
    assert [game.scores for game in resumed.in_order()] == [game.scores for game in whole.in_order()]
    assert file.read_bytes().count(b'"played"') == 2 * deals  # no game twice
