"""What a mind remembers changes no judgement: one that has played before judges as a new one does."""

from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.rng import seeded
from aedilis.games.capitol.bots.building import consider_building
from aedilis.games.capitol.bots.drawing import consider_draws
from aedilis.games.capitol.bots.memory import PLACES, UNKNOWN, Memory, place_of
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.policy import choose_in, consider_places
from aedilis.games.capitol.bots.weights import first_guess
from aedilis.games.capitol.engine.fields import BID, BUILD, DRAW, OVER
from aedilis.games.capitol.engine.state import State
from tests.bots.test_levels import started
from tests.contract.variants import tries

TIES = ("first", "second", "nothing")


def judgement(mind: Mind, s: State) -> list[tuple[int, int]]:
    """Return what a mind considers for the seat to act, and how good it finds that."""
    seat = s.actor()
    mind.sight.read_hands(s)
    if s.phase == BUILD:
        consider_building(mind, s, seat, s.hand[seat])
    elif s.phase == DRAW:
        mind.sight.read_tops(s)
        consider_draws(mind, s, seat, s.hand[seat])
    else:
        consider_places(mind, s, seat)
    return [(mind.items[i], mind.worth[i]) for i in range(mind.size)]


@given(st.lists(st.tuples(st.integers(2, 4), st.sampled_from(TIES)), min_size=2, max_size=2), st.integers(0, 999))
@tries(20)
def test_a_mind_that_remembers_judges_as_a_new_one(games: list[tuple[int, str]], seed: int) -> None:
    old, rng = Mind(first_guess()), seeded(str(seed))
    for players, tie in games:
        s = started(players, {"partial_top_tie": tie}, f"memory {seed}")
        while s.phase != OVER:
            fresh = Mind(first_guess())
            if s.phase != BID:
                assert judgement(old, s) == judgement(fresh, s)
            action = choose_in(old, s, rng.clone())
            assert action == choose_in(fresh, s, rng)
            s.apply(action)


def test_a_situation_is_recalled_until_another_takes_its_place() -> None:
    memory = Memory()
    twin = next(number for number in range(8, 1 << 40) if place_of(number) == place_of(7))
    assert memory.recall(7) == UNKNOWN
    memory.keep(7, -3)
    assert (memory.recall(7), memory.recall(twin)) == (-3, UNKNOWN)
    memory.keep(twin, 5)
    assert (memory.recall(7), memory.recall(twin)) == (UNKNOWN, 5)


def test_another_table_is_judged_anew() -> None:
    memory = Memory()
    for players, tie in ((2, "first"), (3, "first"), (3, "second")):
        memory.sit_down(started(players, {"partial_top_tie": tie}, "table"))
        assert memory.recall(7) == UNKNOWN
        memory.keep(7, 1)
        memory.sit_down(started(players, {"partial_top_tie": tie}, "the same table"))
        assert memory.recall(7) == 1


def test_situations_are_spread_over_all_places() -> None:
    assert {place_of(number) for number in range(PLACES)} == set(range(PLACES))
