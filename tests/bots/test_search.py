"""The search: statistics at the root, budgets, canonical actions, and explanations from what the seat may know."""

import pytest

from aedilis.bots.network import Network
from aedilis.core.catalogue import rules
from aedilis.core.rng import seeded
from aedilis.games.capitol.bots import search
from aedilis.games.capitol.bots.canonical import key_of
from aedilis.games.capitol.bots.features import INPUTS
from aedilis.games.capitol.bots.learned import network_for
from aedilis.games.capitol.bots.manner import NEVER, Manner
from aedilis.games.capitol.bots.searching import SearchBot, consul, praetor
from aedilis.games.capitol.bots.searching import search as search_of
from aedilis.games.capitol.bots.tree import NO_NODE
from aedilis.games.capitol.bots.weights import UNIT
from aedilis.games.capitol.engine.packing import NULL_PLAY, action_kind
from tests.bots.compiled import COMPILED, needs_compiled
from tests.bots.test_levels import started

CAPITOL = rules("capitol")


TRIES = 24 if COMPILED else 8


@pytest.mark.parametrize("bot", [praetor(iterations=TRIES), consul(iterations=TRIES)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_root_statistics_add_up(bot: SearchBot, players: int) -> None:
    state = started(players, None, "root")
    view = state.view(state.actor())
    found = bot.candidates(view, seeded("1"))
    assert sum(candidate.visits for candidate in found) == TRIES
    assert found[0].action == bot.choose(view, seeded("1"))
    for candidate in found:
        assert view.refusal(candidate.action) == 0
        assert 0 <= candidate.value <= 1
        assert 0 <= candidate.win <= 1
        assert len(candidate.points) == players


def test_seconds_are_a_budget_too() -> None:
    view = (state := started(2, None, "clock")).view(state.actor())

    def tries(seconds: float) -> float:
        bot = praetor(seconds=seconds)
        bot.choose(view, seeded("1"))
        return bot.search_for(2).tree.visits[0]

    fewest = tries(0.0001)
    assert fewest >= 1
    assert any(tries(seconds) > fewest for seconds in (0.01, 0.1, 1, 10, 60))  # the machine may be busy


def test_the_lowest_card_stands_for_its_kind() -> None:
    keys = {key_of(CAPITOL.packed(f"0 floor {card} 0+1")) for card in ("F1", "F4", "F8")}
    assert len(keys) == 1
    assert key_of(CAPITOL.packed("0 permit A2 1 round p0")) == key_of(CAPITOL.packed("0 permit A7 1 round p0"))
    assert key_of(CAPITOL.packed("0 permit A2 1 round p0")) != key_of(CAPITOL.packed("0 permit A2 1 pitched p0"))
    assert key_of(CAPITOL.packed("0 bid F3 F2")) == key_of(CAPITOL.packed("0 bid R5"))
    assert key_of(CAPITOL.packed("0 bid R5")) != key_of(CAPITOL.packed("0 bid R6"))


def test_considered_cards_are_the_lowest() -> None:
    state = started(2, None, "low cards")
    view = state.view(state.actor())
    found = praetor(iterations=200 if COMPILED else 40).candidates(view, seeded("1"))
    played = {CAPITOL.notation(c.action).split()[2] for c in found if 0 < action_kind(c.action) <= NULL_PLAY}
    hand = CAPITOL.position(state).seats[view.seat].hand  # type: ignore[attr-defined]  # Capitol's own position
    for card in played:
        assert card[1] == min(other[1] for other in hand if other[0] == card[0])


def test_a_network_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(ValueError, match="first layer"):
        Network(INPUTS, 2, [0.0], [0.0, 0.0], [0.0] * 6, [0.0] * 3)
    with pytest.raises(ValueError, match="second layer"):
        Network(INPUTS, 0, [], [], [0.0], [0.0] * 3)


def test_a_linear_network_without_weights_knows_nothing() -> None:
    from librt.vecs import vec

    network = Network(INPUTS, 0, [], [], [0.0] * (3 * INPUTS), [0.0, 0.0, 1.5])
    network.ask(vec[float]([1.0] * INPUTS))
    assert list(network.answer) == [0.5, 0.5, 1.5]


@pytest.mark.parametrize("hidden", [1, 4, 7])
def test_every_hidden_unit_of_a_network_is_worked_out(hidden: int) -> None:
    from librt.vecs import vec

    first = [((7 * i) % 11 - 5) / 8 for i in range(3 * hidden)]
    bias = [(i % 3 - 1) / 2 for i in range(hidden)]
    second = [(i % 5 - 2) / 4 for i in range(3 * hidden)]
    network = Network(3, hidden, first, bias, second, [0.0, 0.25, 0.5])
    for x in ([0.5, -1.0, 2.0], [0.0, -1.0, 2.0], [0.5, 0.0, 0.0], [0.0, 0.0, 0.0]):
        network.ask(vec[float](x))
        sums = [bias[i] + sum(first[3 * i + k] * x[k] for k in range(3)) for i in range(hidden)]
        points = 0.5 + sum(second[2 * hidden + i] * max(0.0, sums[i]) for i in range(hidden))
        assert list(network.unit) == [max(0.0, total) for total in sums]
        assert network.answer[2] == points


def tries_of_poor_options(manner: Manner) -> float:
    """Return how many of a thousand tries went to what rules of thumb rate three points below the best, or lower."""
    state, tries = started(2, None, "spread"), 0.0
    view = state.view(state.actor())
    thinking = learned_search(2, manner)
    thinking.think(view, seeded("1"), 1000, 0.0, True)
    thinking.consider_root(view)
    mind = thinking.thinking
    best = max(mind.worth[i] for i in range(mind.size))
    for i in range(mind.size):
        node = thinking.tree.child(0, key_of(mind.items[i]))
        if node != NO_NODE and mind.worth[i] <= best - 3 * UNIT:
            tries += thinking.tree.visits[node]
    return tries


def learned_search(players: int, manner: Manner) -> search.Search:
    """Return Consul's search, but in another manner."""
    return search_of(players, network_for(players), horizon=1, wariness=512, manner=manner)


@needs_compiled
def test_the_hotter_the_search_the_more_it_tries_what_rules_of_thumb_think_little_of() -> None:
    cold, hot, growing = ((1024.0, 0.0), (4096.0, 0.0), (1024.0, 1.0))
    assert tries_of_poor_options(Manner(0.6, *cold)) < tries_of_poor_options(Manner(0.6, *hot))
    assert tries_of_poor_options(Manner(0.6, *cold)) < tries_of_poor_options(Manner(0.6, *growing))


@needs_compiled
def test_a_clear_choice_ends_a_settled_search_after_a_quarter_of_its_tries() -> None:
    state, spent = started(2, None, "settled"), {}
    while len(state.view(state.actor()).legal()) > 2:  # all the way to a draw or a bid that is clear
        state.apply(state.view(state.actor()).legal()[0])
    for settled in (1, NEVER):
        thinking = learned_search(2, Manner(0.6, 1024.0, settled=settled))
        thinking.think(state.view(state.actor()), seeded("1"), 1024, 0.0, False)
        spent[settled] = thinking.tree.visits[0]
    assert spent[1] == 256 < spent[NEVER]


def test_two_opinions_of_one_position_are_brought_to_one() -> None:
    state = started(2, None, "balanced")
    rewards = {}
    for balanced in (False, True):
        thinking = learned_search(2, Manner(0.6, 1024.0, balanced=balanced))
        thinking.play_on(state.clone(), 2, seeded("1"))
        rewards[balanced] = (thinking.reward[0], thinking.reward[1])
    assert sum(rewards[False]) != pytest.approx(1.0, abs=1e-6)
    assert sum(rewards[True]) == pytest.approx(1.0)
    assert rewards[True][0] - rewards[True][1] == pytest.approx(rewards[False][0] - rewards[False][1])


def test_vitruvius_has_a_manner_of_its_own_for_two() -> None:
    top, before = consul(eager=True), consul()
    assert top.search_for(2).manner.heat > before.search_for(2).manner.heat
    assert top.search_for(4).manner is before.search_for(4).manner is before.search_for(2).manner
