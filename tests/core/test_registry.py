"""The registry knows the installed games by name, and loads each only when it is asked for."""

import subprocess
import sys

import pytest

from aedilis.core.errors import UnknownGame
from aedilis.core.game import Game
from aedilis.core.registry import names, rules

LATE = """
import sys
import aedilis.core.registry as registry
assert registry.names()
assert not [name for name in sys.modules if name.startswith("aedilis.games.")]
"""


def test_names_are_sorted_and_each_has_its_rules() -> None:
    assert names() == sorted(names())
    assert "capitol" in names()
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


def test_listing_the_games_loads_none_of_them() -> None:
    subprocess.run([sys.executable, "-c", LATE], check=True)
