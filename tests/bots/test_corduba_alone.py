"""Aedile alone against Caepio: what it values there, what it sends to Rome, and that it can win."""

from typing import Any

import pytest

from aedilis.bots.levels import make
from aedilis.core.listing import Actions
from aedilis.games.corduba.bots import greedy
from aedilis.games.corduba.bots.alone import collected, worth_alone
from aedilis.games.corduba.bots.delivering import delivery
from aedilis.games.corduba.bots.worth import worth
from aedilis.games.corduba.engine.forms.actions import ACTION_FORMS
from aedilis.games.corduba.engine.state.fields import DELIVERING
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import CAEPIO, DECADES, MONUMENTS, ROUNDS
from aedilis.games.corduba.study.solo import OFFICES, VARIANTS, PlannedSolo, play
from tests.games.corduba.builder import begin, give, give_monument, prestige, put_tile, unrest_on
from tests.games.corduba.solo import solo

needs_compiled = pytest.mark.skipif(greedy.__file__.endswith(".py"), reason="whole games are slow uncompiled")


def gain(s: State, change: Any) -> int:
    """Return what a change of the position is worth to the player."""
    before = worth_alone(s)
    change(s)
    return int(worth_alone(s) - before)


def test_riches_and_leads_are_measured_against_caepio() -> None:
    s = solo()
    s.round, s.decade = ROUNDS, DECADES
    assert gain(s, lambda s: give(s, CAEPIO, denarii=9)) < 0
    assert gain(s, lambda s: prestige(s, CAEPIO, 6, 6, 6)) < 0


@pytest.mark.parametrize("variant", ["monuments", "combined"])
def test_monuments_are_worth_most_until_there_are_enough(variant: str) -> None:
    s = solo(variant=variant)
    first, second, third, fourth = (
        gain(s, lambda s, name=name: give_monument(s, 0, name)) for name in ("pons", "murus", "aqua", "circus")
    )
    assert min(first, second, third) > 5000
    assert fourth < 1000  # three are enough for an Aedil (C15.1)


@pytest.mark.parametrize("variant", ["monuments", "combined"])
def test_what_the_next_monument_lacks_is_worth_more_than_what_it_has(variant: str) -> None:
    s = solo(variant=variant)
    give(s, 0, worker=4, wood=3, stone=2, denarii=6)
    assert collected(s, 0) == max(collected(s, monument) for monument in range(MONUMENTS))
    assert gain(s, lambda s: give(s, 0, stone=1)) > gain(s, lambda s: give(s, 0, stone=1))


def test_unrest_of_ones_own_is_dearer_than_among_others() -> None:
    s = solo()
    among_others = worth(s, 0)
    alone = worth_alone(s)
    give(s, 0, unrest=1, markers=1)
    assert worth_alone(s) - alone < worth(s, 0) - among_others < 0


def test_a_third_revolt_is_put_down_whatever_else_there_is_to_gain() -> None:
    s = solo()
    for district, building in (("servorum", "forum"), ("plebeius", "aedis"), ("patricius", "odeum")):
        put_tile(s, district, building)
        unrest_on(s, district, building)
    put_tile(s, "servorum", "excubitorium")
    give(s, 0, worker=5, wood=3, stone=3, tool=1, denarii=6)  # enough for a monument
    assert ACTION_FORMS.notation(make("aedile", "corduba").choose(s.view(0), 1)).startswith(
        "0 activate servorum excubitorium"
    )


def sent(s: State) -> str:
    """Return what the rules for deliveries choose for the next part, after Caepio has shown his."""
    s.round = 3
    begin(s, DELIVERING)
    out = Actions()
    view = s.view(0)
    view.list_legal(out)
    return ACTION_FORMS.notation(delivery(view, out))


def test_just_more_than_caepio_has_shown() -> None:
    s = solo()
    give(s, 0, velites=2, legionary=1)
    give(s, CAEPIO, velites=3)  # 6 against 7: he gives the 2 that he owes
    assert sent(s) == "0 troops legionary:1"


def test_only_what_is_owed_where_caepio_has_shown_more() -> None:
    s = solo()
    give(s, 0, velites=2)
    give(s, CAEPIO, equites=2)
    assert sent(s) == "0 troops velites:1"


@pytest.mark.parametrize(("stone", "goods"), [(4, "0 goods 3 amphora:1"), (3, "0 goods 3 amphora:1"), (2, "0 goods 0")])
def test_enough_goods_or_none(stone: int, goods: str) -> None:
    s = solo(demand="lapis")  # 5 stone, of which an amphora counts 2, or a penalty however much is sent (C14.17)
    give(s, 0, stone=stone, amphora=1)
    assert sent(s) == goods


@needs_compiled
@pytest.mark.parametrize("variant", VARIANTS)
def test_caepio_can_be_beaten_and_can_win(variant: str) -> None:
    won = [play(PlannedSolo(number, OFFICES[0], variant, "aedile", "beaten")).is_won for number in range(12)]
    assert any(won)
    assert not all(won)
