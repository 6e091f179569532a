"""The catalogue finds the installed games by name, and loads each part of each only when it is asked for."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from aedilis.core.catalogue import names, rules
from aedilis.core.errors import UnknownGame
from aedilis.core.game import Game

pytestmark = pytest.mark.once

LATE = """
import sys
from aedilis.core import catalogue
assert catalogue.names()
assert not [name for name in sys.modules if name.startswith("aedilis.games.")]
"""


ALONE = """
import sys
from aedilis.core import catalogue
game = catalogue.find(sys.argv[1])
game.rules().new_state(2, game.rules().options(None), "alone")
loaded = {name.split(".")[2] for name in sys.modules if name.startswith("aedilis.games.")}
assert loaded == {sys.argv[1]}, loaded
heavy = {"rich", "typer", "numpy", "fluent", "starlette", "importlib.metadata"} & set(sys.modules)
assert not heavy, heavy
"""
OURS = ("capitol", "corduba")
FOREIGN = """
from aedilis.core import catalogue
from aedilis.core.errors import UnknownGame
assert {"broken", "impostor"} <= set(catalogue.names())
for name in ("broken", "impostor"):
    try:
        catalogue.find(name)
    except UnknownGame as error:
        assert error.code == "broken-game" and error.details == {"game": name}, error
    else:
        raise AssertionError(name)
assert [game.name for game in catalogue.working()] == [n for n in catalogue.names() if n not in ("broken", "impostor")]
assert catalogue.names().count("capitol") == 1
assert catalogue.rules("capitol").name == "capitol"  # ours, whatever else calls itself so
"""


def test_our_games_come_first_and_each_has_its_rules() -> None:
    assert names()[: len(OURS)] == OURS
    assert list(names()[len(OURS) :]) == sorted(names()[len(OURS) :])
    for name in names():
        found = rules(name)
        assert found.name == name
        assert found is rules(name)
        assert found.version >= 1
        assert len(found.seat_range) > 0
        assert found.options(next(iter(found.presets))) == found.options(None)
        for preset in found.presets:
            assert found.options(preset) == found.options({"preset": preset})


@pytest.mark.parametrize("name", ["", "chess", "Capitol", "capitol ", "aedilis.games.capitol.engine.rules"])
def test_any_other_name_is_unknown(name: str) -> None:
    with pytest.raises(UnknownGame) as refusal:
        rules(name)
    assert refusal.value.code == "unknown-game"
    assert refusal.value.details == {"game": name}
    with pytest.raises(UnknownGame):
        Game.new(name, players=2)


@pytest.mark.parametrize("game", OURS)
def test_a_game_loads_neither_another_nor_what_it_does_not_need(game: str) -> None:
    subprocess.run([sys.executable, "-c", ALONE, game], check=True)


def test_a_game_that_cannot_be_loaded_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packages = {"broken": "raise RuntimeError('no dice')", "impostor": "GAME = 7", "capitol": "GAME = 8"}
    for name, source in packages.items():
        folder = tmp_path / f"{name}_elsewhere-1.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}_elsewhere\nVersion: 1\n")
        (folder / "entry_points.txt").write_text(f"[aedilis.games]\n{name} = {name}_elsewhere:GAME\n")
        (tmp_path / f"{name}_elsewhere.py").write_text(source)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *sys.path]))
    subprocess.run([sys.executable, "-c", FOREIGN], check=True)
    command = [sys.executable, "-m", "aedilis"]
    assert subprocess.run([*command, "--help"], capture_output=True).returncode == 0
    examined = subprocess.run([*command, "doctor", "--json"], capture_output=True, text=True)
    assert examined.returncode == 1
    faults = {finding["what"] for finding in json.loads(examined.stdout) if not finding["is_good"]}
    assert faults == {f"{part} of {name}" for part in ("rules", "bots") for name in ("broken", "impostor")}


def test_listing_the_games_loads_none_of_them() -> None:
    subprocess.run([sys.executable, "-c", LATE], check=True)
