"""What others get: the source archive, the readme on a package index, and the workflows of a public host."""

import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.build.test_engine import HOME, setup

__all__ = ["setup"]
WORKFLOWS = sorted((HOME / ".github" / "workflows").glob("*.yml"))
ADDRESS = "https://example.org/someone/aedilis"


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of all files in a source archive, made as `make sdist` makes it."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "setup.py", "--quiet", "egg_info", "--egg-base", str(folder), "sdist", "--dist-dir"]
    subprocess.run([*command, str(folder)], cwd=HOME, check=True, capture_output=True)
    [made] = folder.glob("*.tar.gz")
    with tarfile.open(made) as opened:
        return {name.partition("/")[2] for name in opened.getnames()}


def test_the_source_archive_has_all_that_the_repository_has(archive: set[str]) -> None:
    kept = subprocess.run(["git", "ls-files"], cwd=HOME, capture_output=True, text=True, check=False).stdout.split("\n")
    if not any(kept):
        pytest.skip("this is no repository")
    for_git = {".gitignore", ".prettierignore"}
    absent = [name for name in kept if name and name not in archive and Path(name).name not in for_git]
    assert absent == []


def test_the_source_archive_has_docs_tests_and_the_sources_of_the_page(archive: set[str]) -> None:
    for name in (
        "docs/rules/capitol.md",
        "tests/conftest.py",
        "tests/web/play.test.mjs",
        "web/src/main.ts",
        "Makefile",
    ):
        assert name in archive
    assert not [name for name in archive if re.search(r"node_modules|__pycache__|\.so$|\.pyc$|^\.build|^\.venv", name)]
    assert (
        "src/aedilis/server/static/index.html" in archive
        or not (HOME / "src/aedilis/server/static/index.html").exists()
    )


LINKS = re.compile(r"\[[^]]+\]\(([^)]+)\)")


def test_links_of_the_readme_lead_somewhere_from_anywhere(setup: Any) -> None:
    readme = (HOME / "README.md").read_text()
    inside = [link for link in LINKS.findall(readme) if not link.startswith("https:")]
    assert inside
    assert all((HOME / link.partition("#")[0]).exists() for link in inside)
    published = LINKS.findall(setup.published(readme, ADDRESS))
    assert [f"{ADDRESS}/blob/main/{link}" for link in inside] == [link for link in published if ADDRESS in link]
    assert all(link.startswith("https:") for link in published)


def test_without_an_address_nothing_is_linked_or_named(setup: Any) -> None:
    shown = setup.published((HOME / "README.md").read_text(), "")
    assert all(link.startswith("https:") for link in LINKS.findall(shown))
    assert "The rules of Capitol" in shown
    assert setup.addresses("") == {}
    assert all(page.startswith(ADDRESS) for page in setup.addresses(ADDRESS).values())


def test_the_address_is_set_in_one_place() -> None:
    project = tomllib.loads((HOME / "pyproject.toml").read_text())
    assert "urls" not in project["project"]
    assert isinstance(project["tool"]["aedilis"]["address"], str)


def test_workflows_keep_the_schema_of_their_host() -> None:
    assert {file.stem for file in WORKFLOWS} == {"ci", "thorough", "wheels"}
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    done = subprocess.run([*command, *map(str, WORKFLOWS)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    done = subprocess.run(
        [*command[:-1], "custom.github-workflows-require-timeout", *map(str, WORKFLOWS)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def steps(file: Path) -> list[dict[str, Any]]:
    jobs = YAML(typ="safe").load(file)["jobs"].values()
    return [step for job in jobs for step in job["steps"]]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_workflows_call_what_developers_type(file: Path) -> None:
    made = (HOME / "Makefile").read_text()
    commands = [step["run"] for step in steps(file) if "run" in step]
    assert commands
    for command in commands:
        program, goal = command.split()
        assert program == "make"
        assert re.search(rf"^{goal}:.*##", made, re.MULTILINE), goal


def test_wheels_are_built_of_the_checkout_and_the_page_that_was_built_before(setup: Any) -> None:
    """An input of a step is taken as it stands: no shell looks for files that fit a pattern."""
    jobs = YAML(typ="safe").load(HOME / ".github/workflows/wheels.yml")["jobs"]
    page = {"name": "page", "path": setup.PAGE.parent.as_posix()}
    assert page in [step.get("with") for step in jobs["source"]["steps"]]
    taken, build = jobs["wheels"]["steps"][1:3]
    assert taken["with"] == page
    assert build["with"] == {"output-dir": "wheels"}


def test_ci_of_a_public_host_runs_what_ours_runs() -> None:
    ours = re.findall(r"^(?:scripts/tally .*)?make (\w+)", (HOME / ".ci" / "run").read_text(), re.MULTILINE)
    theirs = [step["run"].split()[1] for step in steps(HOME / ".github/workflows/ci.yml") if "run" in step]
    assert theirs == ours == ["check", "test", "package"]


def test_to_check_is_to_check_python_the_page_and_the_documentation() -> None:
    [parts] = re.findall(r"^check:.*\n\t.* --output-sync=target (.*)$", (HOME / "Makefile").read_text(), re.MULTILINE)
    assert parts.split() == ["check-python", "check-page", "check-page-types", "docs"]
