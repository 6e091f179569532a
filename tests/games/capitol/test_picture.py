"""The board as a picture: what the view says stands there, from the page's drawings, and nothing hidden."""

import re
from collections import Counter
from random import Random
from xml.etree import ElementTree

import pytest

from aedilis import AedilisError, Game, capitol, seeded
from aedilis.games.capitol.picture import drawings
from tests.contract.playing import some_moments

SVG = "{http://www.w3.org/2000/svg}"


def test_everything_that_stands_on_the_board_is_drawn() -> None:
    game = capitol.new(players=4, seed="a picture", seats=["Ada", "<Bruno> & 'Co'", "Clara"])
    for moment in some_moments(game, Random(3), every=25):
        assert isinstance(moment, Game)
        made = moment.svg(0)
        root = ElementTree.fromstring(made)
        data = capitol.RULES.view_data(moment.view(0))
        used = Counter(use.get("href", "") for use in root.iter(f"{SVG}use"))
        houses = [(one.shape, house) for one in data.prefectures for house in one.houses]
        roofs = Counter(f"#roof-{shape}-{house.seat}" for shape, house in houses)
        assert {key: count for key, count in used.items() if key.startswith("#roof")} == roofs
        assert used["#fountain"] == sum(one.fountains for one in data.prefectures)
        assert used["#temple"] == sum(one.monument == "temple" for one in data.prefectures)
        assert used["#block"] + used["#block-alt"] == sum(house.height for _, house in houses)
        assert moment._repr_svg_() is not None
        words = "".join(root.itertext())
        assert "<Bruno> & 'Co'" in words


def test_every_symbol_that_is_used_is_there() -> None:
    made = capitol.new(players=2).svg()
    known = set(re.findall(r'id="([^"]+)"', made))
    assert set(re.findall(r'href="#([^"]+)"', made)) <= known
    assert set(re.findall(r"url\(#([^)]+)\)", made)) <= known
    every = "".join([*drawings().houses.values(), drawings().temple, drawings().amphitheatre, drawings().tile])
    assert set(re.findall(r'href="#([^"]+)"', every)) <= known


def test_a_picture_tells_nothing_that_its_seat_may_not_know() -> None:
    game = capitol.new(players=2, seed="hidden")
    other = capitol.RULES.determinize(game.view(0), seeded("another deal"))
    again = capitol.from_position(capitol.RULES.position(other))
    assert again.svg(0) == game.svg(0)


def test_a_board_of_ones_own_is_drawn_too() -> None:
    prefectures = [
        {"name": f"hill {i}", "colour": "ABC"[i % 3], "squares": 3 + i % 3, "printed_fountains": 0} for i in range(9)
    ]
    board = {"name": "own", "prefecture": prefectures}
    root = ElementTree.fromstring(capitol.new(players=2, options={"board": board}).svg())
    assert "Hill 8" in "".join(root.itertext())


def test_a_game_without_drawings_says_so_and_has_text() -> None:
    game = Game.new("sortes", players=2)
    with pytest.raises(AedilisError) as refused:
        game.svg()
    assert refused.value.code == "no-picture"
    assert game._repr_svg_() is None
    assert "Seat 1" in game.text(0)
