"""Notation of Corduba: what holds besides what every notation promises."""

import tomllib
from importlib.resources import files

import pytest

from aedilis.core.errors import FormatError
from aedilis.games.corduba.engine import words
from aedilis.games.corduba.engine.forms import actions
from aedilis.games.corduba.engine.forms.actions import ACTION_FORMS
from tests.games.corduba.builder import clause


def test_the_order_of_a_payment_does_not_matter() -> None:
    parts = ["worker:2", "blue", "red", "discount-1", "discount-0", "food:1"]
    assert len({ACTION_FORMS.packed("0 pay " + " ".join(order)) for order in (parts, parts[::-1], sorted(parts))}) == 1
    assert (
        ACTION_FORMS.notation(ACTION_FORMS.packed("0 pay blue red food:1 worker:2")) == "0 pay worker:2 food:1 red blue"
    )
    assert ACTION_FORMS.packed("0 hand-out 3 1") == ACTION_FORMS.packed("0 hand-out 1 3")


@pytest.mark.parametrize("place", ["portus", "castra", "forum"])
def test_C1_3_portus_castra_and_tiles_are_no_sites(place: str) -> None:
    with pytest.raises(FormatError):
        ACTION_FORMS.packed(f"0 site {place} left")


@pytest.mark.parametrize("place", ["portus", "castra", "lapis", "3"])
@clause("C5.4")
def test_C1_3_only_building_tiles_take_unrest(place: str) -> None:
    with pytest.raises(FormatError):
        ACTION_FORMS.packed(f"0 tile servorum {place}")


def test_the_words_are_those_of_the_engine_and_of_the_shipped_pack() -> None:
    text = (files("aedilis.games.corduba") / "pack" / "buildings.toml").read_text(encoding="utf-8")
    assert list(words.BUILDING_NAMES) == [building["id"] for building in tomllib.loads(text)["building"]]
    text = (files("aedilis.games.corduba") / "pack" / "board.toml").read_text(encoding="utf-8")
    board = tomllib.loads(text)
    assert [space["id"] for space in board["castra"]["spaces"]] == list(words.TROOP_NAMES)
    for site in words.SITE_NAMES:
        assert [space["id"] for space in board["site"][site]["spaces"]] == list(actions.SPACE_WORDS)
