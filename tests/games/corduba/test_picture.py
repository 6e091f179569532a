"""The table as a picture: what the view says, from the page's drawings, and nothing hidden."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from aedilis import corduba
from aedilis.games.corduba.drawings import drawings
from aedilis.games.corduba.engine.pack.read import STANDARD, read_documents
from tests.contract.playing import random_move, some_moments
from tests.games.corduba.facts import PEACEFUL

pytestmark = pytest.mark.once

SVG = "{http://www.w3.org/2000/svg}"


def words_of(made: str) -> str:
    return " ".join(ElementTree.fromstring(made).itertext())


@pytest.mark.parametrize("players", [1, 2, 4])
def test_everything_on_the_table_is_drawn(players: int) -> None:
    game = corduba.new(players=players, seed="a picture")
    for moment in some_moments(game, Random(3), every=60):
        made = moment.svg(0)
        words, data = words_of(made), corduba.RULES.view_data(moment.view(0))
        here = data.districts.values()
        drawn = Counter(re.findall(r'<g class="insula (?:seat-)?(\w+)', made))
        assert sum(drawn.values()) == sum(len(one.insulae) for one in here)
        assert drawn["neutral"] == sum(insula.owner is None for one in here for insula in one.insulae)
        states = Counter(re.findall(r'class="tile (\w+)', made))
        assert states["unrest"] == data.unrest_on_tiles
        assert sum(states.values()) == sum(len(one.tiles) for one in here)
        assert f"{data.unrest_on_tiles} / {data.unrest_limit}" in words
        assert ("Fannius Caepio" in words) == (players == 1)


def test_every_tile_has_a_drawing_for_every_way_it_can_lie() -> None:
    shown = corduba.new(players=4).view_data(0)
    assert len(drawings().tiles) == len(shown.copies)
    for name, ways in drawings().tiles.items():
        assert ways, name
        for key, laid in ways.items():
            cells = [tuple(map(int, cell.split(","))) for cell in key.split()]
            assert cells[0] == (0, 0)
            assert "<path" in laid.drawn


def moments_with_secrets() -> Iterator[corduba.Game]:
    """Play at random; yield what begins with dealt cards or closed fists, and some moments between."""
    game, chooser = corduba.new(players=3, seed="hidden", options={"content": PEACEFUL}), Random(5)
    while game.moves < 250:
        if game.view_data(0).phase in ("set-up", "rome") or chooser.random() < 0.01:
            yield game
        game.play(random_move(game.state, chooser))


def test_a_picture_shows_cards_and_fist_to_their_own_seat_alone() -> None:
    seen: Counter[str] = Counter()
    for game in moments_with_secrets():
        content = corduba.RULES.content(game.header.options).content
        views = [game.view_data(seat).seats[seat] for seat in range(3)]
        for seat in (0, 1, 2, None):
            words = words_of(game.svg(seat))
            for number, view in enumerate(views):
                for card in view.dealt.heritage if view.dealt is not None else ():
                    kept = view.dealt is not None and (view.dealt.kept is None or view.dealt.kept[0] == card)
                    assert (content.heritage.card[card].name in words) == (number == seat and kept)
            own = None if seat is None else views[seat]
            said = {
                "keeps ": own is not None and own.dealt is not None and own.dealt.kept is not None,
                "In the closed hand:": own is not None and own.fist is not None and any(own.fist.values()),
                "The closed hand is empty.": own is not None and own.fist is not None and not any(own.fist.values()),
            }
            for phrase, holds in said.items():
                assert (phrase in words) == holds
                seen[phrase] += holds
    assert min(seen.values()) > 0


def other_city() -> dict[str, Any]:
    """Return the shipped pack with another map and other shapes, for which the page has no drawings."""
    pack = read_documents(STANDARD)
    districts = pack["board"]["district"]
    districts["servorum"]["map"], districts["plebeius"]["map"] = (
        districts["plebeius"]["map"],
        districts["servorum"]["map"],
    )
    for building, shape in zip(pack["buildings"]["building"], (["XX", "XX"], ["XXX"], ["X", "X", "X"])):
        building["shape"] = shape
    return pack


@pytest.mark.parametrize("content", [PEACEFUL, other_city()], ids=["rules", "map"])
def test_a_pack_of_ones_own_is_drawn_too(content: dict[str, Any]) -> None:
    game = corduba.new(players=2, seed="own", options={"content": content})
    made = game.svg(0)
    for moment in some_moments(game, Random(6), every=40):
        made = moment.svg(0)
        data = corduba.RULES.view_data(moment.view(0))
        assert ElementTree.fromstring(made).tag == f"{SVG}svg"
        assert made.count('class="tile ') == sum(len(one.tiles) for one in data.districts.values())
    assert ('class="street"' in made) == (content is not PEACEFUL)
