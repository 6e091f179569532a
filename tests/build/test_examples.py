"""What the documentation shows can be run as it stands."""

import doctest
import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner

from aedilis.cli.main import app

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)  # "```python content" is one for another test


PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
SHOWN = {file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8") for file in PAGES}
RUN = [page for page, text in SHOWN.items() if BLOCK.search(text)]
COMMAND = re.compile(r"^(?:\$ )?aedilis ([a-z]+)((?: .*)?)$", re.MULTILINE)
SHELL = re.compile(r"^```(?:sh|console|)\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", RUN)
def test_examples_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page run one after the other, as a reader would type them."""
    monkeypatch.chdir(tmp_path)
    known: dict[str, object] = {"__name__": "example"}
    for block in BLOCK.findall(SHOWN[page]):
        exec(compile(block, page, "exec"), known)


def test_there_are_examples_to_run() -> None:
    assert {"README.md", "docs/bots.md", "docs/tutorial/first.md", "docs/how-to/arena.md"} <= set(RUN)


@pytest.mark.parametrize("page", [page for page, text in SHOWN.items() if "aedilis " in "".join(SHELL.findall(text))])
def test_commands_that_are_shown_exist_with_their_options(page: str) -> None:
    runner = CliRunner(env={"COLUMNS": "300", "TERM": "dumb", "NO_COLOR": "1"})
    for block in SHELL.findall(SHOWN[page]):
        for name, rest in COMMAND.findall(block):
            words = shlex.split(rest, comments=True)
            below = words[:1] if name == "content" else []
            said = runner.invoke(app, [name, *below, "--help"])
            assert said.exit_code == 0, (page, name)
            for option in (word.partition("=")[0] for word in words if word.startswith("-")):
                assert re.search(rf"{re.escape(option)}\b", said.output), (page, name, option)


@pytest.mark.parametrize(
    "module", ["aedilis", "aedilis.core.game", "aedilis.games.capitol.library", "aedilis.games.corduba.library"]
)
def test_docstrings_show_what_happens(module: str) -> None:
    tried = doctest.testmod(import_module(module))
    assert tried.attempted
    assert not tried.failed


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_pages_name_files_that_exist(page: str) -> None:
    named = re.findall(r"`((?:src|web|tests|docs|bench|scripts)/[\w./-]+\.\w+)`", (ROOT / page).read_text())
    assert named
    assert [file for file in named if not (ROOT / file).exists()] == []


def test_the_servers_page_names_files_of_the_server() -> None:
    """With their rooms, or without where one name is enough."""
    rooms = ROOT / "src/aedilis/server"
    named = re.findall(r"`([\w/]+(?:\.py|/))`", (ROOT / "docs/server.md").read_text())
    assert named
    assert [file for file in named if not (ROOT / file).exists() and not list(rooms.rglob(file.rstrip("/")))] == []
