"""Aedile alone against Caepio: what it values there, what it sends to Rome, and that it can win."""

from typing import Any

import pytest
from librt.vecs import vec

from aedilis.bots.levels import make
from aedilis.games.corduba.bots.alone import collected, worth_alone
from aedilis.games.corduba.bots.features import ALONE, INPUTS, MOST_INPUTS, inputs_for, look_at_aims
from aedilis.games.corduba.bots.learned import network_for
from aedilis.games.corduba.bots.mind import Mind, progress
from aedilis.games.corduba.bots.searching import consul, vitruvius
from aedilis.games.corduba.bots.worth import worth
from aedilis.games.corduba.engine.forms.actions import ACTION_FORMS
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import CAEPIO, DECADES, MONUMENTS, ROUNDS
from aedilis.games.corduba.study.solo import OFFICES, VARIANTS, PlannedSolo, play
from tests.bots.compiled import needs_compiled
from tests.bots.test_corduba import sent
from tests.games.corduba.builder import give, give_monument, prestige, put_tile, unrest_on
from tests.games.corduba.solo import solo


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


def test_just_more_than_caepio_has_shown() -> None:
    s = solo()
    give(s, 0, velites=2, legionary=1)
    give(s, CAEPIO, velites=3)  # 6 against 7: he gives the 2 that he owes
    assert sent(s) == "0 troops legionary:1"  # after Caepio has shown his


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


# ---------------------------------------------------------------- what is learned alone


def aims(s: State) -> list[float]:
    """Return what the network sees of the solo game alone."""
    out = vec[float]([9.0] * MOST_INPUTS)
    look_at_aims(s, out, INPUTS)
    assert list(out)[:INPUTS] == [9.0] * INPUTS
    return list(out)[INPUTS:]


def test_the_network_sees_what_wins_the_solo_game() -> None:
    seen = [aims(solo(office, variant=variant)) for office in OFFICES for variant in VARIANTS]
    assert all(len(numbers) == ALONE for numbers in seen)
    assert len(set(map(tuple, seen))) == len(seen)
    assert (inputs_for(1), inputs_for(2), inputs_for(4)) == (INPUTS + ALONE, INPUTS, INPUTS)
    s = solo(variant="combined")
    before = aims(s)
    give_monument(s, 0, "pons")
    s.senators[0] += 3
    assert [after != number for after, number in zip(aims(s), before, strict=True)][3:7] == [True] * 4


@pytest.mark.parametrize(
    ("variant", "monuments", "senators", "near"),
    [
        ("senators", 2, 3, 0.6),
        ("senators", 0, -15, 0.0),
        ("monuments", 0, 0, 0.0),
        ("monuments", 2, 9, 2 / 3),  # senators do not count (C15.1)
        ("combined", 2, 3, (2 / 3 + 0.6) / 2),
        ("combined", 4, 20, 1.0),
    ],
)
def test_a_lost_solo_game_may_have_been_near(variant: str, monuments: int, senators: int, near: float) -> None:
    s = solo(variant=variant)
    for name in ("pons", "murus", "aqua", "circus")[:monuments]:
        give_monument(s, 0, name)
    s.senators[0], s.senators[CAEPIO] = max(0, senators), max(0, -senators)
    assert progress(s, 0) == pytest.approx(near)


def test_alone_what_was_learned_only_says_what_to_expect() -> None:
    top = vitruvius(1)
    assert top.ranking.network is None
    assert top.playing.network is None
    assert top.judging.network is not None
    assert top.judging.by_thumb
    assert consul(1).judging.network is None  # the top of before stays as it was


def test_what_the_network_expects_alone_depends_on_the_aim() -> None:
    chances = {}
    mind = Mind(network_for(1))
    for variant in VARIANTS:
        for lead in (0, 6):
            s = solo("consul", variant=variant)
            s.senators[0] += lead
            mind.judge(s)
            chances[variant, lead] = mind.won[0]
    assert chances["senators", 6] > 2 * chances["senators", 0]
    assert chances["combined", 6] > 2 * chances["combined", 0]
    assert chances["monuments", 6] < 1.5 * chances["monuments", 0]  # nobody counts them (C15.1)
    assert chances["combined", 6] < chances["senators", 6] / 2
