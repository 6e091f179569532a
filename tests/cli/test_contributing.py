"""CONTRIBUTING leads from an empty folder to a table with friends: this follows it to the letter."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).resolve().parents[2]
SECTION = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("\n## A game of your own\n")[1].split("\n## ")[0]
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", SECTION, re.MULTILINE | re.DOTALL)
SHELL = [text for kind, text in BLOCKS if kind == "sh"]
PORT = "8027"


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which pip installs into a folder of its own, and nothing comes from the network."""
    folder = tmp_path_factory.mktemp("world")
    known = os.environ.get("PYTHONPATH", "")
    return {
        **os.environ,
        "AEDILIS": str(ROOT),
        "COLUMNS": "100",
        "LANG": "en_GB.UTF-8",
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "PIP_NO_BUILD_ISOLATION": "0",  # as pip spells "no isolation" in the environment
        "PIP_NO_DEPS": "1",
        "PIP_TARGET": str(folder / "installed"),
        "PYTHONPATH": os.pathsep.join(filter(None, [known, str(folder / "installed")])),
        "XDG_DATA_HOME": str(folder / "data"),
    }


@pytest.fixture(scope="module")
def begun(world: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The empty folder after the first block."""
    folder = tmp_path_factory.mktemp("empty")
    follow(SHELL[0], folder, world)
    return folder / "morra"


def follow(block: str, folder: Path, world: dict[str, str]) -> str:
    """Do what a block says, in a shell that stops at the first thing that fails; nobody types anything."""
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", block],
        cwd=folder,
        env=world,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"{block}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture
def served(begun: Path, world: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """The port of the server that the block with `aedilis serve` starts."""
    [block] = [text for text in SHELL if "aedilis serve" in text]
    command = [*block.replace(PORT, "0").split(), "--database", str(tmp_path / "tables.db")]
    with subprocess.Popen(command, cwd=begun, env=world, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        greeting = next(line for line in server.stdout if "ready" in line)
        try:
            yield greeting.rstrip("/ \n").rpartition(":")[2]
        finally:
            server.terminate()


def test_the_description_is_the_one_of_the_package(begun: Path) -> None:
    [table] = [text for kind, text in BLOCKS if kind == "toml"]
    assert table in (begun / "pyproject.toml").read_text(encoding="utf-8")
    named = re.findall(r"^\| `([\w.]+)`", SECTION, re.MULTILINE)
    assert len(named) > 4
    assert [name for name in named if not (begun / "src" / "morra" / name).is_file()] == []


def test_terminal_and_arena_know_the_game_at_once(begun: Path, world: dict[str, str]) -> None:
    [block] = [text for text in SHELL if "aedilis play" in text]
    said = follow(block, begun, world)
    assert "bots of morra" in said
    assert "morra, 2 players, 10 games" in said
    assert "Seal lot" in said


def test_the_contract_tests_know_it_too(begun: Path, world: dict[str, str]) -> None:
    [block] = [text for text in SHELL if "tests/contract" in text]
    said = follow(block.rstrip() + " -p no:cacheprovider --hypothesis-profile=pure", begun, world)
    passed = re.search(r"^(\d+) passed", said, re.MULTILINE)
    assert passed is not None
    assert int(passed[1]) > 80


def test_a_table_with_friends(served: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for asking in ("get", "post"):  # a machine may be busy with other things
        monkeypatch.setattr(httpx, asking, partial(getattr(httpx, asking), timeout=600))
    [block] = [text for kind, text in BLOCKS if kind == "python"]
    made: dict[str, dict[str, dict[str, str]]] = {}
    exec(block.replace(PORT, served), made)
    base = f"http://127.0.0.1:{served}/api/tables/{made['made']['table']['id']}"
    assert httpx.post(f"{base}/seats/1/take", json={"name": "Bruno"}).status_code < 300
    told = httpx.get(f"{base}/words").json()
    assert told["title"] == "Morra"
    assert told["log"][0]["lines"]
