"""Nothing outside a game's folder names the game: what is found need not be listed anywhere."""

import ast
import re
from pathlib import Path

import pytest

import aedilis
from aedilis.core import catalogue

pytestmark = pytest.mark.once

PACKAGE = Path(aedilis.__file__).parent
GAMES = PACKAGE / "games"
OURS = [folder.name for folder in GAMES.iterdir() if (folder / "__init__.py").is_file()]
NAMED = re.compile("|".join(OURS), re.IGNORECASE)
EXAMPLE = re.compile(r"\s*>>> ")
RECORD = "    game: capitol"  # the example of a record in the docstring of core/record.py
DOORS = [PACKAGE / f"{game}.py" for game in OURS]  # `from aedilis import capitol`: what type checkers follow


def texts(folder: Path) -> list[Path]:
    """Return what people wrote in a folder: code and words, but for the page's words, which the page reads itself."""
    found = [*folder.rglob("*.py"), *folder.rglob("*.ftl")]
    return [file for file in found if not file.name.startswith("web") and "static" not in file.parts]


def naming(file: Path, pattern: re.Pattern[str]) -> list[str]:
    """Return the lines that name a game, but for examples in docstrings."""
    lines = file.read_text(encoding="utf-8").splitlines()
    said = [line for line in lines if pattern.search(line) and not EXAMPLE.match(line) and line != RECORD]
    return [f"{file.relative_to(PACKAGE)}: {line.strip()}" for line in said]


def test_there_are_games_to_look_for() -> None:
    assert set(OURS) <= set(catalogue.names())
    assert len(OURS) > 1


def test_no_module_outside_a_game_names_it() -> None:
    outside = [file for file in texts(PACKAGE) if not file.is_relative_to(GAMES) and file not in DOORS]
    assert len(outside) > 100
    assert [line for file in outside for line in naming(file, NAMED)] == []


@pytest.mark.parametrize("door", DOORS)
def test_a_door_only_leads_into_the_folder_of_its_game(door: Path) -> None:
    about, *rest = ast.parse(door.read_text(encoding="utf-8")).body
    assert isinstance(about, ast.Expr)
    assert all(isinstance(node, ast.ImportFrom) for node in rest)
    assert {str(getattr(node, "module", "")) for node in rest} == {f"aedilis.games.{door.stem}.library"}


@pytest.mark.parametrize("game", OURS)
def test_no_game_names_another(game: str) -> None:
    others = re.compile("|".join(name for name in OURS if name != game), re.IGNORECASE)
    assert [line for file in texts(GAMES / game) for line in naming(file, others)] == []


@pytest.mark.parametrize("line", ["from aedilis.games.capitol import x", 'if game == "corduba":', "# as Capitol does"])
def test_the_check_finds_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    monkeypatch.setattr(f"{__name__}.PACKAGE", tmp_path)
    file = tmp_path / "module.py"
    file.write_text(f'"""Text.\n\n>>> play("capitol")\n"""\n\n{line}\n')
    assert naming(file, NAMED) == [f"module.py: {line}"]
