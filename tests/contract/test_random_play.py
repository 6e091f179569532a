"""Random play in a game's own code: always legal, every listed action about equally often."""

from collections import Counter
from random import Random

import msgspec
import pytest

from aedilis.core import catalogue
from aedilis.core.contract import State
from aedilis.core.listing import Actions
from aedilis.core.rng import seeded
from tests.contract.counts import Counted, Counts
from tests.contract.facts import facts_of
from tests.contract.playing import begin, moments
from tests.contract.test_counts import GAMES, counted, label
from tests.contract.variants import Deal, any_deal

TIMES = 60
TABLES = [(counts.rules.name, players) for counts in GAMES for players in (2, 3, 4)]
ROWS = [(counts, row) for counts in GAMES for row in counted(counts)]


def listed_evenly(counts: Counts, row: Counted) -> tuple[State, list[int]] | None:
    """Return a counted position and its list, if that is of some length and whole: of bids it has one for each sum."""
    state = counts.rules.load_position(msgspec.json.encode(row.position))
    listed = state.legal(state.actor())
    return None if not 3 <= len(listed) <= 40 or counts.rules.selection(listed) else (state, listed)


EVEN = [(counts, row) for counts, row in ROWS if listed_evenly(counts, row) is not None]


@any_deal(10, TABLES)
def test_a_random_action_is_legal(deal: Deal) -> None:
    rules, random = catalogue.rules(deal.name), catalogue.find(deal.name).random_play()
    rng, out = seeded(str(deal.seed)), Actions()
    assert random is not None
    for moment in moments(begin(deal), Random(deal.seed)):
        if not moment.is_over():
            state = moment.state
            action = random.random_action(state, rng, out)
            assert state.refusal(action) == 0
            assert rules.seat_of(action) == state.actor()
            listed = state.legal(state.actor())
            assert action in listed or rules.selection(listed)


@any_deal(10, TABLES)
def test_playing_out_ends_the_game_and_counts_its_decisions(deal: Deal) -> None:
    random = catalogue.find(deal.name).random_play()
    assert random is not None
    state, again = begin(deal).state, begin(deal).state
    count = random.play_out(state, seeded("play out"), Actions())
    rng, out, decisions = seeded("play out"), Actions(), 0
    while not again.is_over():
        again.apply(random.random_action(again, rng, out))
        decisions += 1
    assert state.is_over()
    assert state.key() == again.key()
    assert count == decisions <= facts_of(deal.name).most_decisions(deal.players)


@pytest.mark.parametrize(("counts", "row"), EVEN, ids=label)
def test_every_listed_action_is_reached_about_equally_often(counts: Counts, row: Counted) -> None:
    found = listed_evenly(counts, row)
    assert found is not None
    state, listed = found
    rng, out = seeded("even"), Actions()
    reached = Counter(counts.random_action(state, rng, out) for _ in range(TIMES * len(listed)))
    assert set(reached) == set(listed)
    # Sixty expected of each: less than a third or more than double is beyond five standard deviations.
    assert min(reached.values()) > TIMES / 3
    assert max(reached.values()) < TIMES * 2


def test_positions_with_several_decisions_of_each_game_are_tried_for_evenness() -> None:
    tried = Counter(counts.rules.name for counts, _ in EVEN)
    assert all(tried[counts.rules.name] >= 9 for counts in GAMES)
