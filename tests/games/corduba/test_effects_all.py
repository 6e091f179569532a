"""No word of the effect vocabulary is without a test."""

from pathlib import Path
from typing import get_args

import pytest

from aedilis.games.corduba.engine.pack import vocabulary
from aedilis.games.corduba.engine.pack.form import abilities, effects

OPS = [str(kind.__struct_config__.tag) for kind in get_args(effects.Step)]
MODS = [str(kind.__struct_config__.tag) for kind in get_args(abilities.Mod)]
TESTS = {path.stem: path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_effects_*.py")}


@pytest.mark.parametrize(
    ("words", "where"),
    [
        ([f'"op": "{op}"' for op in OPS if op != "if"], "test_effects_steps"),
        ([f'"where": "{where}"' for where in ("here", "each", "chosen", "lowest")], "test_effects_steps"),
        (['"op": "if"', *(f'"{metric}": (' for metric in vocabulary.METRICS)], "test_effects_conditions"),
        ([f'"{comparison}"' for comparison in vocabulary.COMPARISONS], "test_effects_conditions"),
        ([f'"mod": "{mod}"' for mod in MODS], "test_effects_mods"),
        ([f'"{event}"' for event in vocabulary.TRIGGER_EVENTS], "test_effects_triggers"),
        ([f'{{"{key}":' for key in abilities.When.__struct_fields__], "test_effects_triggers"),
        ([f'"{context}"' for context in get_args(vocabulary.PayContext)], "test_effects_mods"),
        ([f'"{limit}"' for limit in get_args(vocabulary.Limit)], "test_effects_triggers"),
    ],
)
def test_every_word_is_tested(words: list[str], where: str) -> None:
    assert [word for word in words if word not in TESTS[where]] == []
