"""Random play in compiled code: small choices are even, and any part of a hand is bid."""

from collections import Counter
from random import Random

import pytest

from aedilis.core.listing import Actions
from aedilis.core.rng import seeded
from aedilis.games.capitol.engine.fields import BID, BUILD, OVER
from aedilis.games.capitol.engine.packing import action_bid
from aedilis.games.capitol.engine.random_play import random_action
from aedilis.games.capitol.engine.rules import RULES
from aedilis.games.capitol.engine.state import State
from tests.contract.habits import step
from tests.contract.players import uniform
from tests.games.capitol.golden.players import builder, mason

TIMES = 60


def bidding(seed: str, players: int) -> State:
    """Return an auction with a good choice of bids."""
    chooser = Random(seed)
    state = RULES.new_state(players, RULES.options(None), seed)
    habits = [builder, mason, uniform, builder]
    best = state
    while state.phase != OVER:
        if (
            state.phase == BID and len(state.legal(state.actor())) > len(best.legal(best.actor()))
        ) or best.phase != BID:
            best = state.clone()
        step(state, habits, chooser)
    assert best.phase == BID
    return best


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
        step(state, [uniform] * 4, chooser)
    assert tried > 5


def test_every_card_is_bid_about_half_the_time() -> None:
    state = bidding("bids", 2)
    hand = state.hand[state.actor()]
    rng, out = seeded("bids"), Actions()
    bids = [action_bid(random_action(state, rng, out)) for _ in range(400)]
    for place in range(54):
        if hand >> place & 1:
            assert 130 < sum(bid >> place & 1 for bid in bids) < 270
    assert all(bid & ~hand == 0 for bid in bids)
