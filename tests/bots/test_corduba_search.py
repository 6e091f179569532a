"""Search in Corduba: honest, legal, deterministic, within its budget, and able to say why."""

import re
import time
from collections.abc import Callable

import pytest
from hypothesis import strategies as st

from aedilis.bots.levels import make
from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.core.rng import Rng, seeded
from aedilis.games.corduba import GAME
from aedilis.games.corduba.bots.features import INPUTS
from aedilis.games.corduba.bots.greedy import Foresight, asked, finish, judge
from aedilis.games.corduba.bots.learned import learned, network_for, newest
from aedilis.games.corduba.bots.mind import Mind, reward, victory
from aedilis.games.corduba.bots.search import Search
from aedilis.games.corduba.bots.searching import SMALL, SearchBot, consul, opens_turn, vitruvius
from aedilis.games.corduba.bots.selfplay import Samples, sample
from aedilis.games.corduba.bots.sensible import list_eagerly, list_sensible
from aedilis.games.corduba.engine.packing import CLAIM, PASS, action_kind
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state.frames import TURN
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.words import WORKER
from tests.bots.compiled import needs_compiled
from tests.bots.test_corduba import started
from tests.bots.test_every_game import position
from tests.contract.variants import Deal, any_deal
from tests.games.corduba.builder import give, play, table

QUICK = ("tiro", "praetor:8", "consul:8")
CLAUSE = re.compile(r"\*\*(C\d+\.\d+[a-z]?)\*\*")


# ---------------------------------------------------------------- thinking


def search(width: int = 6, widening: float = 0.0) -> Search:
    return Search(Mind(), Mind(narrow=2), Mind(), width, widening, 0)


@pytest.mark.parametrize("budget", [1, 20])
def test_a_budget_in_tries_is_kept_but_for_the_last_comparison(budget: int) -> None:
    state = started(2, None, "budget")
    found = search(4)
    found.think(state.view(state.actor()), seeded("1"), budget, 0.0)
    assert found.size == 4  # two heritage cards, two characters
    spent = sum(found.tries[i] for i in range(found.size))
    assert spent <= float(budget + found.size)
    assert min(found.tries[i] for i in range(found.size)) >= 1
    assert found.tries[0] == max(found.tries[i] for i in range(found.size))


@pytest.mark.parametrize(("budget", "compared"), [(1, 3), (9, 3), (16, 4), (36, 6)])
def test_more_tries_compare_more_options(budget: int, compared: int) -> None:
    s = table(2)
    give(s, 0, worker=4, wood=3, stone=3, denarii=5)
    found = search(3, 1.0)
    found.think(s.view(0), seeded("1"), budget, 0.0)
    assert found.size == compared < len(s.legal(0))
    assert min(found.tries[i] for i in range(found.size)) >= 1


def test_a_budget_in_seconds_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(clock)))
    state = started(2, None, "seconds")
    found = search(4)
    found.think(state.view(state.actor()), seeded("1"), 0, 6.0)
    assert next(clock) <= 8  # one look at the start, and one after each comparison
    assert sum(found.tries[i] for i in range(found.size)) <= 4 * 6


def test_what_a_turn_begins_with_gets_more_than_what_carries_it_on() -> None:
    s = table(2)
    give(s, 0, worker=4, wood=3, stone=3, denarii=5)
    bot = RecordingBot()
    bot.choose(s.view(0), 1)
    play(s, "0 build servorum herbarium")
    bot.choose(s.view(0), 1)
    assert bot.parts == [1, SMALL]


class RecordingBot(SearchBot):
    """Writes down which part of its budget it uses."""

    def __init__(self) -> None:
        super().__init__("recording", lambda players: search(), iterations=8)
        self.parts: list[int] = []

    def _thought(self, view: View, rng: Rng, part: int) -> Search:
        self.parts.append(part)
        return super()._thought(view, rng, part)


def test_options_are_compared_in_the_same_futures() -> None:
    state = started(2, None, "futures")
    found = search(2)
    found.consider(state.view(state.actor()), seeded("1"))
    found.items[1] = found.items[0]  # the same option twice
    found.try_all(state.view(state.actor()), seeded("2"), 2)
    assert found.reward[0] == found.reward[1]
    assert list(found.points[:2]) == list(found.points[4:6])


def test_a_milestone_is_claimed_before_the_rival_does() -> None:
    s = table(2)
    number = s.pack.names["milestone"].index("dives")
    s.face_up = bit(number)
    give(s, 0, worker=2, denarii=20)
    give(s, 1, worker=2, denarii=20)  # or the rival claims it
    assert action_kind(make("praetor:30", "corduba").choose(s.view(0), 1)) == CLAIM


def test_praetor_compares_by_rule_of_thumb_and_expects_what_was_learned() -> None:
    s = table(2)
    thumb, learned_one, both = Mind(), Mind(network_for(2)), Mind(network_for(2), by_thumb=True)
    for mind in (thumb, learned_one, both):
        mind.judge(s)
    for seat in range(2):
        assert both.reward[seat] == thumb.reward[seat] != learned_one.reward[seat]
        assert both.points[seat] == learned_one.points[seat] > thumb.points[seat] == 0


# ---------------------------------------------------------------- the first act of a game


def kinds(view: View, listing: Callable[[View, Actions], None]) -> set[int]:
    """The kinds of action that are considered."""
    out = Actions()
    listing(view, out)
    return {action_kind(action) for action in out.as_list()}


def test_nobody_eager_passes_before_somebody_was_sent() -> None:
    s = table(2)
    s.round, s.decade = 1, 1
    s.register[0] = 3
    give(s, 0, worker=3)
    assert PASS in kinds(s.view(0), list_sensible)
    assert PASS not in kinds(s.view(0), list_eagerly)
    s.round = 2
    assert PASS in kinds(s.view(0), list_eagerly)
    s.round = 1
    s.held[WORKER] = 2  # one was sent
    assert PASS in kinds(s.view(0), list_eagerly)


@needs_compiled
@pytest.mark.parametrize("level", GAME.levels)
def test_no_level_for_people_begins_a_game_of_corduba_with_a_pass(level: str) -> None:
    bot, rng = make(level if level in GAME.levels[:3] else f"{level}:8", "corduba"), seeded(level)
    for players, deal in ((1, 0), (2, 5), (2, 6), (4, 1)):
        state, waiting = started(players, None, f"first {deal}"), set(range(players))
        while waiting:
            seat = state.actor()
            view = state.view(seat)
            action = bot.choose(view, rng)
            if view.depth and opens_turn(view):
                assert action_kind(action) != PASS
                waiting.discard(seat)
            state.apply(action)


# ---------------------------------------------------------------- playing on


TABLES = [("corduba", players) for players in RULES.seat_range]


def somewhere(deal: Deal, steps: int) -> State:
    """Return a position of this game of Corduba."""
    state = position(deal, steps)
    assert isinstance(state, State)
    return state


@any_deal(8, TABLES, steps=st.integers(0, 400), by_network=st.booleans())
def test_what_was_planned_is_what_would_be_answered_step_by_step(deal: Deal, steps: int, by_network: bool) -> None:
    state = somewhere(deal, steps)
    network = network_for(state.players) if by_network else None
    planned, by_step = state.clone(), state.clone()
    Mind(network, narrow=5).play_on(planned, state.round, seeded("plan"))
    mind, rng = Mind(network, narrow=5), seeded("plan")
    while not by_step.is_over() and by_step.round <= state.round:
        by_step.apply(mind.choose_in(by_step, rng))
    assert planned == by_step


@any_deal(8, TABLES, steps=st.integers(0, 400))
def test_a_sketch_spares_judgements_and_changes_none(deal: Deal, steps: int) -> None:
    state = somewhere(deal, steps)
    seat, foresight = state.actor(), Foresight()
    if state.depth == 0 or state.top_kind() != TURN:
        return
    for action in state.legal(seat):
        if action_kind(action) == PASS:
            continue
        sketched, judged = state.clone(), state.clone()
        sketched.apply(action)
        finish(sketched, seat)
        judged.apply(action)
        while asked(judged, seat):
            judged.apply(Foresight().answer(judged, seat))
        worth = judge(judged, seat)
        assert foresight.outlook(state, seat, action, judge(sketched, seat)) == worth
        assert foresight.outlook(state, seat, action) == worth


# ---------------------------------------------------------------- judging


def test_the_end_of_a_game_is_judged_by_its_result() -> None:
    state = started(2, None, "result")
    mind = Mind(narrow=1)
    rng = seeded("result")
    while not state.is_over():
        state.apply(mind.choose_in(state, rng))
    mind.judge(state)
    for seat in range(2):
        assert mind.won[seat] == victory(state, seat) == (seat in state.winners())
        assert mind.reward[seat] == reward(state, seat)
        assert mind.points[seat] == state.scores()[seat]
    (winner,) = state.winners()
    assert reward(state, winner) > 0.6 > reward(state, 1 - winner)


def test_the_top_knows_what_was_learned_last_and_consul_stays_as_it_was() -> None:
    top, before = vitruvius(2), consul(2)
    assert top.ranking.network is top.playing.network is top.judging.network is not None
    assert top.judging.network.hidden == newest().networks["2"].hidden
    assert before.judging.network.hidden == learned().networks["2"].hidden  # type: ignore[union-attr]
    assert before.ranking.network is before.playing.network is None
    assert newest().networks["2"] != learned().networks["2"]
    assert newest().networks["3"] == learned().networks["3"]  # nothing was learned since
    assert newest().made_by.keys() == learned().made_by.keys()


def test_what_the_network_expects_is_plausible() -> None:
    s = table(2)
    mind = Mind(network_for(2))
    mind.judge(s)
    even = mind.won[0]
    s.senators[0] += 4
    mind.judge(s)
    assert mind.won[0] > even
    assert mind.won[1] < 0.5
    assert all(0 < mind.reward[seat] < 1 for seat in range(2))


def test_samples_of_a_game_hold_its_result() -> None:
    state = started(2, None, "sample")
    samples = Samples()
    sample(samples, [Mind(narrow=1), Mind(narrow=1)], state.options, state.pack, 1, seeded("sample"))
    inputs, rewards, wins, points = samples.rows()
    assert len(inputs) == INPUTS * len(rewards)
    assert len(rewards) == len(wins) == len(points) >= 2 * 8  # two seats, eight rounds
    assert sum(wins) == len(wins) / 2
    assert all(-3 <= number <= 12 for number in inputs)


# ---------------------------------------------------------------- explaining
