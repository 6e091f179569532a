"""Every game with drawings: its picture is whole, and tells a seat nothing that it may not know."""

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from xml.etree import ElementTree

import pytest

from aedilis.core.catalogue import names
from aedilis.core.game import Game
from aedilis.core.play import SPECTATOR
from aedilis.core.rng import seeded
from tests.contract.facts import facts_of
from tests.contract.playing import begin, moments, some_moments
from tests.contract.variants import TABLES, Deal, any_deal

pytestmark = pytest.mark.once

DRAWN = [name for name in names() if Game.new(name, players=2)._repr_svg_() is not None]
TABLES_DRAWN = [(name, players) for name, players in TABLES if name in DRAWN]
each_table = pytest.mark.parametrize(("name", "players"), TABLES_DRAWN)


def texts(value: object) -> Iterator[str]:
    """Return every text in a document."""
    match value:
        case str():
            yield value
        case dict():
            yield from (text for part in value.values() for text in texts(part))
        case list():
            yield from (text for part in value for text in texts(part))


@each_table
def test_every_symbol_that_is_used_is_there(name: str, players: int) -> None:
    made = Game.new(name, players=players).svg()
    drawings = json.loads((files(f"aedilis.games.{name}") / "drawings.json").read_text(encoding="utf-8"))
    every = made + "".join(texts(drawings))
    known = set(re.findall(r'id="([^"]+)"', made))
    assert set(re.findall(r'href="#([^"]+)"', every)) <= known
    assert set(re.findall(r"url\(#([^)]+)\)", every)) <= known
    unknown = set(re.findall(r"var\((--[\w-]+)\)", made)) - set(re.findall(r"(--[\w-]+):", made))
    assert all(re.match(facts_of(name).idle_colours, colour) for colour in unknown)


@pytest.mark.parametrize("name", DRAWN)
def test_names_stand_in_a_picture_as_they_are_spelt(name: str) -> None:
    game = Game.new(name, players=2, seed="names", seats=["<Ada> & 'Co'"])
    for moment in some_moments(game, Random(3), every=60):
        assert "<Ada> & 'Co'" in "".join(ElementTree.fromstring(moment.svg(0)).itertext())
        assert moment._repr_svg_() is not None


@any_deal(20, TABLES_DRAWN)
def test_a_picture_tells_nothing_that_its_seat_may_not_know(deal: Deal) -> None:
    """All that a seat cannot know is dealt anew, and where seats choose secretly one of them chooses differently."""
    chooser, differ = Random(deal.seed), 0
    looked: set[bool] = set()  # where seats choose openly, and where they choose secretly
    for game in moments(begin(deal), chooser):
        acting = game.to_act()
        choices = list(game.legal(acting[0]).codes) if acting else []
        is_secret = bool(choices) and game.rules.is_sealed(choices[0])
        if is_secret in looked and chooser.randrange(4 if is_secret else 40):
            continue
        looked.add(is_secret)
        for seat in range(SPECTATOR, deal.players):
            other = game.rules.determinize(game.view(seat), seeded(str(chooser.random())))
            facts_of(deal.name).resealed(game.state, other, seat, chooser)
            again = Game.from_position(deal.name, game.rules.position(other))
            assert again.svg(None if seat == SPECTATOR else seat) == game.svg(None if seat == SPECTATOR else seat)
            differ += again.state != game.state
        if is_secret and len(acting) > 1 and len(choices) > 1:
            one, two = game.copy(), game.copy()
            one.play(choices[0])
            two.play(choices[-1])
            assert one.svg(acting[0]) != two.svg(acting[0])
            for rival in (*(seat for seat in range(deal.players) if seat != acting[0]), None):
                assert one.svg(rival) == two.svg(rival)
    assert differ or deal.players == 1
