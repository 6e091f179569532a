"""`pip install aedilis` alone: the library works without any package of the extras."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

pytestmark = pytest.mark.once

HOME = Path(__file__).parents[2]
EXTRAS = tomllib.loads((HOME / "pyproject.toml").read_text())["project"]["optional-dependencies"]

WITHOUT = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {names}:
            raise ModuleNotFoundError(name=name)

sys.meta_path.insert(0, Absent())
import aedilis, aedilis.i18n
from aedilis.core.errors import AedilisError

assert "en" in aedilis.i18n.languages() and aedilis.i18n.keys()
try:
    aedilis.i18n.text("server-busy")
except AedilisError as error:
    assert error.code == "missing-extra" and error.details == dict(extra="cli"), error
    assert "aedilis[cli]" in error.message
else:
    raise SystemExit("words came from nowhere")
"""


def test_words_are_imported_without_fluent_and_say_what_to_install() -> None:
    names = {"fluent", "typer", "rich", "numpy", "fastapi", "sqlalchemy", "uvicorn"}
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(names=names)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def brought(extra: str) -> set[str]:
    """All extras that come with one, itself among them."""
    asked = [Requirement(line) for line in EXTRAS[extra]]
    return {extra}.union(*(brought(part) for one in asked if one.name == "aedilis" for part in one.extras))


def test_every_extra_for_people_brings_the_command() -> None:
    for_people = set(EXTRAS) - {"compile", "dev", "docs"}
    for extra in for_people:
        assert "cli" in brought(extra), extra
    assert brought("all") == for_people
