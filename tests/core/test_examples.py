"""What the documentation shows can be run as it stands."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", ["README.md", "docs/bots.md"])
def test_examples_run(page: str) -> None:
    blocks = BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))
    assert blocks
    for block in blocks:
        exec(compile(block, page, "exec"), {})


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
