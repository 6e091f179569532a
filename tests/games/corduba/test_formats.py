"""What docs/formats.md says about Corduba is true."""

import json
import re
from functools import reduce
from operator import or_
from pathlib import Path

import msgspec
import pytest

from aedilis.games.corduba.engine.forms.actions import BUILDING_WORDS
from aedilis.games.corduba.engine.forms.events import GOODS_WORDS
from aedilis.games.corduba.engine.forms.position import (
    CaepioPosition,
    DistrictPosition,
    FistPosition,
    Position,
    SeatPosition,
    TilePosition,
)
from aedilis.games.corduba.engine.forms.view import ContentData, ViewData
from aedilis.games.corduba.engine.rules import RULES

PAGE = (Path(__file__).parents[3] / "docs" / "formats.md").read_text(encoding="utf-8").split("\n# Corduba\n")[1]
ROWS = re.findall(r"^\| `([^`]+)` \| `(\{[^`]+\})` \| (C[\da-z.]+) \|$", PAGE, flags=re.MULTILINE)


def test_the_page_shows_every_kind_of_action() -> None:
    shown = {json.loads(document)["type"] for _, document, _ in ROWS}
    assert shown == {kind.__struct_config__.tag for kind in RULES.action_types}


@pytest.mark.parametrize(("text", "document", "clause"), ROWS)
def test_the_forms_of_an_action_convert_without_loss(text: str, document: str, clause: str) -> None:
    value = msgspec.json.decode(document, type=reduce(or_, RULES.action_types))
    assert RULES.notation(RULES.packed(value)) == text
    assert RULES.typed(RULES.packed(text)) == value
    assert json.loads(document).items() <= json.loads(msgspec.json.encode(value)).items()


def test_every_word_is_in_the_table() -> None:
    table = PAGE.split("## Words")[1].split("## Actions")[0]
    for word in GOODS_WORDS:
        assert f"`{word}`" in table
    assert BUILDING_WORDS[8] == "forum"


def test_every_field_of_a_position_is_described() -> None:
    text = PAGE.split("## Positions")[1].split("## Views")[0]
    for kind in (Position, SeatPosition, DistrictPosition, TilePosition, FistPosition, CaepioPosition):
        for name in kind.__struct_fields__:
            assert f"`{name}`" in text, name


def test_views_and_content_have_a_schema() -> None:
    assert {"seats", "districts", "doing", "rome"} <= set(
        msgspec.json.schema(ViewData)["$defs"]["ViewData"]["properties"]
    )
    assert "reconstructed" in msgspec.json.schema(ContentData)["$defs"]["ContentData"]["properties"]
