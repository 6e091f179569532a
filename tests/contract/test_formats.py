"""The actions that docs/formats.md shows are actions, in the forms that it shows."""

import json
import re
from functools import reduce
from operator import or_
from pathlib import Path

import msgspec
import pytest

from aedilis.core import catalogue
from tests.contract.facts import facts_of

pytestmark = pytest.mark.once

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^\| `([^`]+)` \| `(\{[^`]+\})` \| (\S+) \|$", PAGE, flags=re.MULTILINE)
TOLD = [(name, clauses) for name in catalogue.names() if (clauses := facts_of(name).clauses) is not None]
ROWS = [
    (name, text, document)
    for name, clauses in TOLD
    for text, document, clause in SHOWN
    if re.fullmatch(clauses.number, clause)
]


def test_every_row_of_the_page_belongs_to_a_game() -> None:
    assert len(ROWS) == len(SHOWN)


@pytest.mark.parametrize("name", [name for name, _ in TOLD])
def test_the_page_shows_every_kind_of_action(name: str) -> None:
    shown = {json.loads(document)["type"] for game, _, document in ROWS if game == name}
    assert shown == {kind.__struct_config__.tag for kind in catalogue.rules(name).action_types}


@pytest.mark.parametrize(("name", "text", "document"), ROWS)
def test_the_forms_of_an_action_convert_without_loss(name: str, text: str, document: str) -> None:
    rules = catalogue.rules(name)
    value = msgspec.json.decode(document, type=reduce(or_, rules.action_types))
    assert rules.notation(rules.packed(value)) == text
    assert rules.typed(rules.packed(text)) == value
    assert rules.packed(f"  {text} ") == rules.packed(text)
    assert json.loads(document).items() <= json.loads(msgspec.json.encode(value)).items()
