"""The examples of docs/formats.md are true."""

import hashlib
import re
from pathlib import Path

import msgspec
import pytest

from aedilis import Game, rules
from aedilis.core import record
from aedilis.games.capitol.engine.board_file import BoardFile, parse_board
from aedilis.games.capitol.engine.forms.position import Position
from aedilis.games.capitol.engine.forms.view import ViewData

pytestmark = pytest.mark.once

PAGE = (Path(__file__).parents[3] / "docs" / "formats.md").read_text(encoding="utf-8")
RULES = rules("capitol")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)


def test_the_text_record_replays_and_its_commitment_holds() -> None:
    [text] = blocks("text")
    game = Game.from_record(record.load(text))
    assert game.record.header.commitment == hashlib.sha256(b"a secret").hexdigest()
    assert game.moves == 2


def test_the_json_record_can_be_read() -> None:
    [document] = blocks("json")
    assert record.from_json(document).actions == record.load(blocks("text")[0]).actions[:1]


def test_the_position_can_be_loaded_and_saved() -> None:
    [document] = blocks("json position")
    state = RULES.load_position(document)
    saved = msgspec.json.encode(RULES.position(state))
    assert RULES.load_position(saved) == state
    assert RULES.notation(state.legal(1)[0]) == "1 pass"


GOES_ON = """
0 floor F2 0+0 / 1 roof R5 2 pitched / 0 floor F4 1+2 / 1 permit B5 1 pitched p4 / 0 pass / 1 pass
0 bid B8 / 1 bid C6 / 0 tile p0 / 0 bid - / 1 bid - / 0 bid - / 1 bid R7 / 1 tile p4
0 draw roof / 0 draw floor / 0 draw floor / 0 draw permit / 0 draw permit / 0 draw permit
1 draw floor / 1 draw permit / 1 draw permit / 1 draw roof / 1 draw permit / 1 draw roof / 1 draw floor / 1 stop
"""  # how the game of the record reaches the position


def test_the_position_is_that_of_the_record_a_round_later() -> None:
    game = Game.from_record(record.load(blocks("text")[0]))
    for action in GOES_ON.strip().replace("\n", " / ").split(" / "):
        game.play(action)
    [document] = blocks("json position")
    shown, played = RULES.position(RULES.load_position(document)), RULES.position(game.state)
    left_out = {"piles", "random"}
    for name in set(Position.__struct_fields__) - left_out:
        assert getattr(shown, name) == getattr(played, name), name


def test_every_field_of_a_position_is_in_the_table() -> None:
    table = PAGE.split("## Positions")[1].split("A seat has")[0]
    for name in Position.__struct_fields__:
        assert f"`{name}`" in table, name


def test_the_board_example_is_one_of_nine_prefectures() -> None:
    [text] = blocks("toml")
    one = text.split("[[prefecture]]")[1]
    whole = text.split("[[prefecture]]")[0]
    for index, colour in enumerate("AAABBBCCC"):
        whole += "[[prefecture]]" + one.replace('"capitoline"', f'"p{index}"').replace('"A"', f'"{colour}"')
    assert parse_board(whole).name == "MY_BOARD"
    assert set(BoardFile.__struct_fields__) == {"name", "reconstructed", "prefecture"}


def test_the_view_has_a_schema() -> None:
    properties = msgspec.json.schema(ViewData)["$defs"]["ViewData"]["properties"]
    assert {"seats", "prefectures", "piles", "unseen"} <= set(properties)
