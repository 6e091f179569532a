"""What docs/formats.md says about Corduba is true."""

from pathlib import Path

import msgspec
import pytest

from aedilis.games.corduba.engine.forms.position import (
    CaepioPosition,
    DistrictPosition,
    FistPosition,
    Position,
    SeatPosition,
    TilePosition,
)
from aedilis.games.corduba.engine.forms.view import ContentData, ViewData
from aedilis.games.corduba.engine.words import BUILDING_NAMES, GOODS_NAMES

pytestmark = pytest.mark.once

PAGE = (Path(__file__).parents[3] / "docs" / "formats.md").read_text(encoding="utf-8").split("\n# Corduba\n")[1]


def test_every_word_is_in_the_table() -> None:
    table = PAGE.split("## Words")[1].split("## Actions")[0]
    for word in GOODS_NAMES:
        assert f"`{word}`" in table
    assert BUILDING_NAMES[8] == "forum"


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
