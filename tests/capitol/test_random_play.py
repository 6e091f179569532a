"""Random play in compiled code: always legal, reaches every building action, and each about equally often."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.listing import Actions
from aedilis.core.rng import seeded
from aedilis.games.capitol.engine.cards import contains
from aedilis.games.capitol.engine.fields import BID, BUILD, DRAW, OVER, PLACE
from aedilis.games.capitol.engine.packing import action_bid, action_seat
from aedilis.games.capitol.engine.random_play import perft, play_out, random_action
from aedilis.games.capitol.engine.rules import RULES
from aedilis.games.capitol.engine.state import State
from tests.capitol.test_properties_pieces import HABITS, begin, step
from tests.contract.variants import MOST_DECISIONS, deals, tries

TIMES = 60


@pytest.mark.parametrize("players", [2, 3, 4])
@tries(2)
@given(st.data())
def test_a_random_action_is_legal(players: int, data: st.DataObject) -> None:
    deal = data.draw(deals("capitol", players))
    habits = data.draw(HABITS)
    chooser, rng, out = Random(deal.seed), seeded(str(deal.seed)), Actions()
    state = begin(deal)
    while state.phase != OVER:
        action = random_action(state, rng, out)
        assert state.refusal(action) == 0
        assert action_seat(action) == state.actor()
        if state.phase == BID:
            assert contains(state.hand[state.actor()], action_bid(action))
        else:
            assert action in state.legal(state.actor())
        step(state, habits, chooser)


@pytest.mark.parametrize("players", [2, 3, 4])
@tries(2)
@given(st.data())
def test_playing_out_ends_the_game_and_counts_its_decisions(players: int, data: st.DataObject) -> None:
    deal = data.draw(deals("capitol", players))
    state, again = begin(deal), begin(deal)
    count = play_out(state, seeded("play out"), Actions())
    rng, out, decisions = seeded("play out"), Actions(), 0
    while again.phase != OVER:
        again.apply(random_action(again, rng, out))
        decisions += 1
    assert state.phase == OVER
    assert state == again
    assert count == decisions <= MOST_DECISIONS["capitol"][players]


def position(phase: int, seed: str, players: int) -> State:
    """Return a position of this phase with a good choice of actions."""
    chooser = Random(seed)
    state = RULES.new_state(players, RULES.options(None), seed)
    habits = ["builder", "mason", "uniform", "builder"]
    best = state
    while state.phase != OVER:
        if (
            state.phase == phase and len(state.legal(state.actor())) > len(best.legal(best.actor()))
        ) or best.phase != phase:
            best = state.clone()
        step(state, habits, chooser)
    assert best.phase == phase
    return best


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("phase", [BUILD, PLACE, DRAW])
def test_every_listed_action_is_reached_about_equally_often(phase: int, players: int) -> None:
    state = position(phase, f"even {phase}", players)
    listed = state.legal(state.actor())
    rng, out = seeded("even"), Actions()
    found = Counter(random_action(state, rng, out) for _ in range(TIMES * len(listed)))
    assert set(found) == set(listed)
    # Sixty expected of each: less than a third or more than double is beyond five standard deviations.
    assert min(found.values()) > TIMES / 3
    assert max(found.values()) < TIMES * 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_small_choices_are_even_too(players: int) -> None:
    """With few actions a wrong weight of one kind or colour of cards shows."""
    state = RULES.new_state(players, RULES.options(None), "small")
    chooser, rng, out = Random(players), seeded("small"), Actions()
    tried = 0
    while state.phase != OVER:
        listed = state.legal(state.actor())
        if state.phase == BUILD and 3 <= len(listed) <= 9 and tried < 20:
            found = Counter(random_action(state, rng, out) for _ in range(TIMES * len(listed)))
            assert set(found) == set(listed)
            assert min(found.values()) > TIMES / 2
            assert max(found.values()) < TIMES * 1.7
            tried += 1
        step(state, ["uniform"] * 4, chooser)
    assert tried > 5


def test_every_card_is_bid_about_half_the_time() -> None:
    state = position(BID, "bids", 2)
    hand = state.hand[state.actor()]
    rng, out = seeded("bids"), Actions()
    bids = [action_bid(random_action(state, rng, out)) for _ in range(400)]
    for place in range(54):
        if hand >> place & 1:
            assert 130 < sum(bid >> place & 1 for bid in bids) < 270
    assert all(bid & ~hand == 0 for bid in bids)


def test_counting_is_walking_the_tree() -> None:
    state = RULES.new_state(2, RULES.options(None), "a tree")
    listed = state.legal(state.actor())
    count = 0
    for action in listed:
        child = state.clone()
        child.apply(action)
        count += len(child.legal(child.actor()))
    assert perft(state, 1) == len(listed)
    assert perft(state, 2) == count
    play_out(state, seeded("a tree"), Actions())
    assert perft(state, 3) == 1
