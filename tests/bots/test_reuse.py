"""Going on from the last thoughts: what is kept is still true, and nothing depends on it but the choice."""

from itertools import pairwise

import pytest

from aedilis.bots.levels import make
from aedilis.core.catalogue import rules
from aedilis.core.rng import seeded
from aedilis.games.capitol.bots.canonical import key_of
from aedilis.games.capitol.bots.searching import SearchBot, consul, is_foreseen, praetor
from aedilis.games.capitol.bots.tree import Tree
from aedilis.games.capitol.engine.fields import BID, BUILD, DRAW, SEATS
from tests.bots.compiled import needs_compiled
from tests.bots.test_levels import started

CAPITOL = rules("capitol")
TRIES = 40

pytestmark = needs_compiled


def told(bot: SearchBot, players: int, seed: str) -> tuple[list[int], list[tuple[int, int, float]]]:
    """Play seat 0 and tell it what it sees; return all actions, and the round, phase and tries of each thought."""
    state, rng, rival = started(players, None, seed), seeded(seed), make("aedile", "capitol")
    actions, roots = [], []
    while not state.is_over():
        seat = state.actor()
        before = bot.search_for(players).tree
        action = (rival if seat else bot).choose(state.view(seat), rng)
        if bot.search_for(players).tree is not before:
            roots.append((state.round, state.phase, bot.search_for(players).tree.visits[0]))
        state.apply(action)
        actions.append(action)
        if not CAPITOL.is_sealed(action):
            bot.watch(action, state.view(0))
    return actions, roots


def test_a_part_of_a_tree_is_a_tree() -> None:
    tree = Tree()
    left, right = tree.add(0, 10), tree.add(0, 11)
    deep, deeper = tree.add(right, 20), tree.add(right, 21)
    for node, visits in ((0, 9.0), (left, 4.0), (right, 5.0), (deep, 3.0), (deeper, 2.0)):
        tree.visits[node] = visits
        tree.value[node] = visits / 2
        tree.points[node * SEATS + 1] = 7.0 * visits
    part = tree.below(right)
    assert part.size() == 3
    assert part.visits[0] == 5.0
    child = part.child(0, 20)
    assert (part.visits[child], part.value[child], part.points[child * SEATS + 1]) == (3.0, 1.5, 21.0)
    assert part.child(0, 10) == -1


@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_that_is_told_goes_on_from_its_last_thoughts(players: int) -> None:
    actions, roots = told(praetor(iterations=TRIES).seated(), players, "told")
    assert told(praetor(iterations=TRIES).seated(), players, "told") == (actions, roots)
    assert any(phase == BUILD and tries > TRIES for _, phase, tries in roots)
    # With two at the table every draw of round 1 turns up a card that nobody had seen: nothing is kept.
    assert players > 2 or all(tries <= TRIES for number, phase, tries in roots if (number, phase) == (1, DRAW))
    # What the others bid is no part of the tree: nothing is kept after a bid.
    assert all(after[2] <= TRIES for before, after in pairwise(roots) if before[1] == BID)


def test_a_bot_that_is_told_nothing_thinks_anew() -> None:
    state, silent, rng = started(2, None, "silent"), consul(iterations=TRIES).seated(), seeded("silent")
    for _ in range(12):
        view = state.view(state.actor())
        fresh = consul(iterations=TRIES).choose(view, rng.clone())
        assert silent.choose(view, rng) == fresh
        assert silent.search_for(2).tree.visits[0] <= TRIES
        state.apply(fresh)


def test_what_is_kept_is_the_part_that_was_played() -> None:
    state, rng, bot = started(2, None, "kept"), seeded("kept"), praetor(iterations=TRIES).seated()
    seat = state.actor()
    action = bot.choose(state.view(seat), rng)
    tree = bot.search_for(2).tree
    tried = tree.visits[tree.child(0, key_of(action))]
    state.apply(action)
    bot.watch(action, state.view(seat))
    while state.actor() != seat:
        state.apply(passing := CAPITOL.packed(f"{state.actor()} pass"))
        bot.watch(passing, state.view(seat))
    kept = bot.search_for(2).tree
    assert 0 < tried <= TRIES
    bot.choose(state.view(seat), rng)
    assert bot.search_for(2).tree is not kept
    assert bot.search_for(2).tree.visits[0] < tried + TRIES


def test_a_choice_that_cannot_change_is_made_at_once() -> None:
    stopped = 0
    for seed in range(4):
        state = started(2, None, f"early {seed}")
        view = state.view(state.actor())
        quick, thorough = praetor(iterations=500), praetor(iterations=500)
        assert quick.choose(view, seeded("1")) == thorough.candidates(view, seeded("1"))[0].action
        assert thorough.search_for(2).tree.visits[0] == 500
        stopped += quick.search_for(2).tree.visits[0] < 500
    assert stopped > 0


def test_a_card_that_the_tries_could_not_foresee_is_noticed() -> None:
    state = started(2, None, "foreseen")
    rival = 1 - state.actor()
    view = state.view(state.actor())
    hand = CAPITOL.position(state).seats[rival].hand  # type: ignore[attr-defined]  # Capitol's own position
    card = next(name for name in hand if name.startswith("F"))
    assert not is_foreseen(view, CAPITOL.packed(f"{rival} floor {card} 0+0"))  # its number was secret
    assert is_foreseen(view, CAPITOL.packed(f"{rival} pass"))
