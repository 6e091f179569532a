"""Random play in compiled code: always legal, and every listed action about equally often."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.listing import Actions
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine.packing import action_seat
from aedilis.games.corduba.engine.random_play import perft, play_out, random_action
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state.state import State
from tests.contract.variants import MOST_DECISIONS, deals, tries
from tests.corduba.golden.counts import decision_of
from tests.corduba.test_properties import HABITS, begin, step

TIMES = 60


@pytest.mark.parametrize("players", [2, 3, 4])
@tries(25)
@given(st.data())
def test_a_random_action_is_legal(players: int, data: st.DataObject) -> None:
    deal = data.draw(deals("corduba", players))
    habits = data.draw(HABITS)
    chooser, rng, out = Random(deal.seed), seeded(str(deal.seed)), Actions()
    s = begin(deal)
    while not s.is_over():
        action = random_action(s, rng, out)
        assert s.refusal(action) == 0
        assert action_seat(action) == s.actor()
        assert action in s.legal(s.actor())
        step(s, habits, chooser)


@pytest.mark.parametrize("players", [2, 3, 4])
@tries(25)
@given(st.data())
def test_playing_out_ends_the_game_and_counts_its_decisions(players: int, data: st.DataObject) -> None:
    deal = data.draw(deals("corduba", players))
    s, again = begin(deal), begin(deal)
    count = play_out(s, seeded("play out"), Actions())
    rng, out, decisions = seeded("play out"), Actions(), 0
    while not again.is_over():
        again.apply(random_action(again, rng, out))
        decisions += 1
    assert s.is_over()
    assert s == again
    assert count == decisions <= MOST_DECISIONS["corduba"][players]


def position(decision: str, players: int) -> State:
    """Return a position of a random game with this decision and a good choice of actions."""
    chooser = Random(players)
    for seed in range(20):
        s = RULES.new_state(players, RULES.options(None), f"even {seed}")
        while not s.is_over():
            if decision_of(s) == decision and 4 <= len(s.legal(s.actor())) <= 30:
                return s
            step(s, ["builder", "uniform", "loyal", "uniform"], chooser)
    raise AssertionError(f"nobody had to decide {decision}")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("decision", ["keep", "turn", "choose_spot", "visit", "deliver"])
def test_every_listed_action_is_reached_about_equally_often(decision: str, players: int) -> None:
    s = position(decision, players)
    listed = s.legal(s.actor())
    rng, out = seeded("even"), Actions()
    found = Counter(random_action(s, rng, out) for _ in range(TIMES * len(listed)))
    assert set(found) == set(listed)
    # Sixty expected of each: less than a third or more than double is beyond five standard deviations.
    assert min(found.values()) > TIMES / 3
    assert max(found.values()) < TIMES * 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_counting_is_walking_the_tree(players: int) -> None:
    s = position("turn", players)
    listed = s.legal(s.actor())
    count = 0
    for action in listed:
        child = s.clone()
        child.apply(action)
        count += len(child.legal(child.actor()))
    kept = s.clone()
    assert perft(s, 1) == len(listed)
    assert perft(s, 2) == count
    assert s == kept
    play_out(s, seeded("a tree"), Actions())
    assert perft(s, 3) == 1
