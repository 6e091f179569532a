"""The board as a picture: what the view says stands there, from the page's drawings, and nothing hidden."""

from collections import Counter
from random import Random
from xml.etree import ElementTree

import pytest

from aedilis import AedilisError, Game, capitol
from tests.contract.playing import some_moments

pytestmark = pytest.mark.once

SVG = "{http://www.w3.org/2000/svg}"


def test_everything_that_stands_on_the_board_is_drawn() -> None:
    game = capitol.new(players=4, seed="a picture")
    for moment in some_moments(game, Random(3), every=25):
        root = ElementTree.fromstring(moment.svg(0))
        data = capitol.RULES.view_data(moment.view(0))
        used = Counter(use.get("href", "") for use in root.iter(f"{SVG}use"))
        offered = Counter(tile.kind for tile in data.tiles[3 * data.round - 3 : 3 * data.round])
        assert used["#fountain"] == sum(one.fountains for one in data.prefectures) + offered["fountain"]
        assert used["#temple"] == sum(one.monument == "temple" for one in data.prefectures) + offered["temple"]


def faces(made: str) -> Counter[str]:
    """Return the cards that lie open in a picture, by colour or kind and value."""
    found: Counter[str] = Counter()
    for card in ElementTree.fromstring(made).iter(f"{SVG}g"):
        classes = card.get("class", "").split()
        values = [text.text for text in card.findall(f"{SVG}text") if "value" in text.get("class", "").split()]
        if "card" in classes and values:
            colour = next((one[-1] for one in classes if one.startswith("group-")), "")
            found[f"{colour or classes[1][0].upper()}{values[0]}"] += 1
    return found


def test_a_seat_sees_its_own_hand_and_nobody_elses() -> None:
    game = capitol.new(players=3, seed="hands")
    bids = 0
    for moment in some_moments(game, Random(8), every=7):
        tops = Counter(
            pile.top for pile in capitol.RULES.view_data(moment.view(-1)).piles.values() if pile.top is not None
        )
        assert faces(moment.svg()) == tops
        for seat in range(3):
            own = capitol.RULES.view_data(moment.view(seat)).seats[seat]
            assert own.hand is not None
            assert faces(moment.svg(seat)) == tops + Counter(own.hand)
            bids += own.bid is not None
            assert ("sealed bid" in moment.svg(seat)) == (own.bid is not None)
        assert "sealed bid" not in moment.svg()
    assert bids


def test_yards_are_drawn() -> None:
    game = capitol.new(players=4, seed="yards")
    tallest = 0
    for moment in some_moments(game, Random(9), every=30):
        shown = capitol.RULES.view_data(moment.view(-1))
        used = Counter(use.get("href", "") for use in ElementTree.fromstring(moment.svg()).iter(f"{SVG}use"))
        built = [(house.seat, one.shape) for one in shown.prefectures for house in one.houses]
        built += [(seat, house.shape) for seat, one in enumerate(shown.seats) for house in one.finished]
        on_map = sum(house.height for one in shown.prefectures for house in one.houses)
        in_yards = sum(sum(one.unfinished) + sum(house.height for house in one.finished) for one in shown.seats)
        on_cards = [pile.top[0] for pile in shown.piles.values() if pile.top is not None].count("F")
        assert used["#block"] + used["#block-alt"] == on_map + in_yards + 2 * on_cards + 2  # and two for the supply
        left = {f"#roof-{shape}-{seat}": 1 for seat in range(4) for shape in ("round", "pitched")}
        roofs = Counter(f"#roof-{shape}-{seat}" for seat, shape in built) + Counter(left)
        assert {key: n for key, n in used.items() if key.startswith("#roof")} == roofs
        tallest = max([tallest, *(height for one in shown.seats for height in one.unfinished)])
    assert tallest > 1


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
