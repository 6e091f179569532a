"""Whether a turn leaves anything to decide, and what random play draws in it."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.listing import Actions
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine.random_play import NOTHING, draw_turn
from aedilis.games.corduba.engine.state.frames import TURN, A
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.turn import has_choice, list_turn
from tests.contract.variants import deals, tries
from tests.corduba.test_properties import HABITS, begin, step


def listed_turn(s: State) -> list[int]:
    out = Actions()
    list_turn(s, out)
    return out.as_list()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@tries(25)
@given(st.data())
def test_C7_1_a_turn_has_a_choice_when_more_than_to_pass_is_listed(players: int, data: st.DataObject) -> None:
    deal = data.draw(deals("corduba", players))
    habits = data.draw(HABITS)
    chooser = Random(deal.seed)
    s = begin(deal)
    found = set()
    while not s.is_over():
        for seat in range(s.players):
            s.push(TURN, seat)
            listed = listed_turn(s)
            assert has_choice(s, Actions()) == (len(listed) > 1)
            found.add(len(listed) > 1)
            s.pop()
        step(s, habits, chooser)
    assert found == {False, True}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@tries(25)
@given(st.data())
def test_everything_that_a_turn_lists_is_drawn_and_nothing_else(players: int, data: st.DataObject) -> None:
    deal = data.draw(deals("corduba", players))
    habits = data.draw(HABITS)
    chooser, rng = Random(deal.seed), seeded("draws")
    s = begin(deal)
    while not s.is_over():
        if chooser.random() < 0.05 and s.depth and s.top_kind() == TURN and s.top(A) == 0:
            listed = s.legal(s.actor())
            drawn = {draw_turn(s, s.top_seat(), rng) for _ in range(40 * len(listed) + 200)}
            assert drawn - {NOTHING} == set(listed)
        step(s, habits, chooser)
