"""Golden records of the solo game: each shows what its name says."""

import pytest

from aedilis.games.corduba.engine.effects.conditions import monuments_of
from aedilis.games.corduba.engine.forms import events
from aedilis.games.corduba.engine.words import CAEPIO
from tests.games.corduba.builder import assert_conserved, of_type
from tests.games.corduba.golden.wanted import state_of
from tests.games.corduba.golden_solo.wanted import GOLDENS, OFFICES

NAMES = [golden.name for golden in GOLDENS.wanted]


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_tells_its_end_and_loses_nothing(name: str) -> None:
    game = GOLDENS.replayed(name)
    s = state_of(game)
    said = {*name.split("_")} & {*OFFICES, "monuments", "combined"}
    assert said <= {game.header.options["difficulty"], game.header.options["variant"]}
    assert s.winners() == ([0] if name.startswith("win") else [])
    told = game.events(-1)
    assert isinstance(told[-1], events.GameOver)
    assert of_type(told, events.CaepioTried)
    assert_conserved(s)


@pytest.mark.parametrize("name", NAMES)
def test_caepio_keeps_to_his_cards(name: str) -> None:
    told = GOLDENS.replayed(name).events(-1)
    cards = [event.card for event in of_type(told, events.CaepioCardTurned)]
    assert len(set(cards)) == len(cards)  # used cards are out
    steps = [
        (event.card, event.row, event.alternative)
        for event in told
        if isinstance(event, events.CaepioActed | events.CaepioTried)
    ]
    assert len(set(steps)) == len(steps)  # no row twice
    for card in cards:
        rows = [(row, alternative) for number, row, alternative in steps if number == card]
        assert rows == sorted(rows)  # from above, from left to right


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("win")])
def test_a_victory_is_one_by_the_rules_of_its_variant(name: str) -> None:
    game = GOLDENS.replayed(name)
    assert game.header.start is None  # a whole game
    s = state_of(game)
    if "monuments" not in name:
        assert s.senators[0] > s.senators[CAEPIO]
    else:
        assert s.senators[0] == s.senators[CAEPIO] == 0
    if "monuments" in name or "combined" in name:
        assert monuments_of(s, 0) >= 3 + OFFICES.index(game.header.options["difficulty"])


def test_caepio_commits_in_every_interphase_that_is_reached() -> None:
    told = GOLDENS.replayed("loss_consul").events(-1)
    assert [event.part for event in of_type(told, events.CaepioCommitted)] == ["troops", "offerings"] * 3
