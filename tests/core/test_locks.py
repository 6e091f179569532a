"""The lock files: playing takes a part of what development takes, in the same versions, and `make` knows which."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

pytestmark = pytest.mark.once

HOME = Path(__file__).parents[2]
PLAYING = ("cli", "compile", "server")


def locked(name: str) -> dict[str, set[str]]:
    """Return the versions of each package in a lock file; some have one for each Python."""
    found: dict[str, set[str]] = {}
    for line in (HOME / f"requirements-{name}.lock").read_text().splitlines():
        if not line.startswith("#"):
            package, _, version = line.partition(" ;")[0].partition("==")
            found.setdefault(canonicalize_name(package), set()).add(version.strip())
    return found


def wanted(*extras: str) -> list[Requirement]:
    """Return what the package and these extras name."""
    project = tomllib.loads((HOME / "pyproject.toml").read_text())["project"]
    lines = [*project["dependencies"], *(line for extra in extras for line in project["optional-dependencies"][extra])]
    return [Requirement(line) for line in lines if not line.startswith("aedilis")]


def extras() -> set[str]:
    return set(tomllib.loads((HOME / "pyproject.toml").read_text())["project"]["optional-dependencies"])


@pytest.mark.parametrize(("name", "parts"), [("play", PLAYING), ("dev", tuple(extras()))])
def test_a_lock_has_all_that_is_wanted(name: str, parts: tuple[str, ...]) -> None:
    versions = locked(name)
    for requirement in wanted(*parts):
        found = versions[canonicalize_name(requirement.name)]
        assert all(version in requirement.specifier for version in found), requirement


def test_playing_takes_a_part_of_what_development_takes() -> None:
    play, dev = locked("play"), locked("dev")
    assert {name: dev.get(name) for name in play} == play
    assert len(play) < 0.65 * len(dev)


def test_playing_takes_nothing_that_only_development_names() -> None:
    needed = {canonicalize_name(requirement.name) for requirement in wanted(*PLAYING)}
    others = {canonicalize_name(requirement.name) for requirement in wanted(*(extras() - set(PLAYING)))}
    assert not (others - needed) & set(locked("play"))


@pytest.mark.parametrize(
    ("goal", "lock"), [("play", "play"), ("install", "dev"), ("test-web", "dev"), ("check", "dev"), ("package", "dev")]
)
def test_make_installs_from_the_right_lock_first(goal: str, lock: str, tmp_path: Path) -> None:
    """On a machine where nothing is set up yet; nothing is run, only told."""
    command = ["make", "--dry-run", "--no-print-directory", goal, f"VENV={tmp_path}/none"]
    told = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=True).stdout
    found = re.findall(r"packages -r requirements-(\w+)\.lock", told)
    assert found[0] == lock
    assert lock == "dev" or "dev" not in found
