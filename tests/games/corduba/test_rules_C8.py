"""Popularity, harmony, register, specialists and prestige: clauses C8.1 to C9.3."""

import pytest

from aedilis.games.corduba.engine.effects.seat_changes import move_harmony, move_popularity, raise_register
from aedilis.games.corduba.engine.forms import events as told
from aedilis.games.corduba.engine.pack.vocabulary import ANY
from aedilis.games.corduba.engine.state.flow import run
from aedilis.games.corduba.engine.state.frames import CHOOSE_UNLOCK, PRESTIGE
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.harmony import upkeep_of
from aedilis.games.corduba.engine.words import COLOUR_NAMES, PATRICIUS, PLEBEIUS, SERVORUM, WORKER
from tests.games.corduba import builder
from tests.games.corduba.builder import choices, clause, give, of_type, play, table, why_not


def frame(s: State, kind: int, *numbers: int, seat: int = 0) -> None:
    """Put a frame on the turn and go on."""
    s.is_listed = False
    s.push(kind, seat, *numbers)
    run(s)


def at_work(players: int = 4) -> State:
    s = table(players)
    for seat in range(players):
        give(s, seat, worker=1)
    return s


@pytest.mark.parametrize(
    ("popularity", "harmony", "steps", "after"),
    [
        (4, 4, 2, (6, 6)),
        (9, 4, 3, (10, 5)),
        (1, 4, -3, (0, 3)),
        (4, 14, 3, (7, 15)),
        (4, 1, -2, (2, 0)),
        (10, 3, 1, (10, 3)),
    ],
)
def test_C8_1_harmony_follows_the_steps_that_popularity_made(
    popularity: int, harmony: int, steps: int, after: tuple[int, int]
) -> None:
    s = table()
    give(s, 0, popularity=popularity, harmony=harmony)
    move_popularity(s, 0, steps)
    happened = builder.events(s)
    assert [s.popularity[0], s.harmony[0]] == list(after)
    assert of_type(happened, told.PopularityMoved) == (
        [told.PopularityMoved(0, after[0])] if popularity != after[0] else []
    )
    assert of_type(happened, told.HarmonyMoved) == ([told.HarmonyMoved(0, after[1])] if harmony != after[1] else [])


def test_C8_1_harmony_never_moves_popularity() -> None:
    s = table()
    move_harmony(s, 0, 20)
    assert (s.popularity[0], s.harmony[0]) == (4, 15)
    move_harmony(s, 0, -20)
    assert (s.popularity[0], s.harmony[0]) == (4, 0)


def test_C8_2_each_step_of_the_register_brings_a_worker_up_to_10() -> None:
    s = table()
    raise_register(s, 0, 2)
    assert (s.register[0], s.holds(0, WORKER)) == (6, 2)
    raise_register(s, 0, 9)
    assert (s.register[0], s.holds(0, WORKER)) == (10, 6)
    raise_register(s, 0, 1)
    assert (s.register[0], s.holds(0, WORKER)) == (10, 6)


def test_C8_3_an_unlocked_specialist_is_ready_and_pays_at_once() -> None:
    s = at_work()
    builder.unlock(s, 0, "red", "blue")
    frame(s, CHOOSE_UNLOCK, ANY, 1)
    assert choices(s) == [f"colour {colour}" for colour in ("purple", "yellow", "green", "brown")]
    assert why_not(s, "0 colour red") == "C8.3"
    assert of_type(play(s, "0 colour yellow"), told.Unlocked) == [told.Unlocked(0, "yellow")]
    assert builder.holdings(s, 0) == {"worker": 1, "denarii": 3}
    assert s.ready[0] == s.unlocked[0] == 0b1101


def test_C8_3_nothing_happens_when_all_six_are_unlocked() -> None:
    s = at_work()
    builder.unlock(s, 0, *COLOUR_NAMES)
    before = list(s.held)
    frame(s, CHOOSE_UNLOCK, ANY, 1)
    assert builder.events(s) == []
    assert list(s.held) == before


def test_C8_4_spent_specialists_count_for_upkeep_special_workers_do_not() -> None:
    s = table()
    give(s, 0, register=6, harmony=5)
    assert upkeep_of(s, 0) == 1
    builder.unlock(s, 0, "red", "blue")
    assert upkeep_of(s, 0) == 3
    s.ready[0] = 0
    assert upkeep_of(s, 0) == 3
    builder.give_monument(s, 0, "pons")
    assert s.special[0] == 1
    assert upkeep_of(s, 0) == 3


# ---------------------------------------------------------------- prestige


@clause("C9.3")
def test_C9_1_tracks_have_12_spaces_and_excess_is_lost() -> None:
    s = at_work()
    builder.prestige(s, 0, patricius=11)
    frame(s, PRESTIGE, PATRICIUS, 5)
    assert builder.standing(s, 0) == (0, 0, 12)
    frame(s, PRESTIGE, PATRICIUS, -20)
    assert builder.standing(s, 0) == (0, 0, 0)


@clause("C9.1")
def test_C9_2_passed_spaces_pay_once() -> None:
    s = at_work()
    builder.prestige(s, 0, patricius=3)
    frame(s, PRESTIGE, PATRICIUS, 3)
    assert builder.events(s) == [
        told.PrestigeMoved(0, "patricius", 4),
        told.Gained(0, "marble", 1),
        told.PrestigeMoved(0, "patricius", 5),
        told.PrestigeMoved(0, "patricius", 6),
        told.Gained(0, "denarii", 3),
    ]
    frame(s, PRESTIGE, PATRICIUS, -1)
    frame(s, PRESTIGE, PATRICIUS, 1)
    assert of_type(builder.events(s), told.Gained) == []
    assert builder.standing(s, 0) == (0, 0, 6)
    assert builder.holdings(s, 0) == {"worker": 1, "marble": 1, "denarii": 3}
    builder.assert_conserved(s)


def test_C9_2_a_bonus_is_finished_before_the_marker_moves_on() -> None:
    s = at_work()
    builder.prestige(s, 0, plebeius=1)
    frame(s, PRESTIGE, PLEBEIUS, 3)
    assert builder.standing(s, 0) == (0, 2, 0)
    assert choices(s) == ["take food:1", "take wood:1", "take stone:1"]
    play(s, "0 take wood:1")
    assert builder.standing(s, 0) == (0, 4, 0)
    assert builder.holdings(s, 0) == {"worker": 1, "wood": 1, "offering1": 1}


@pytest.mark.parametrize("district", [SERVORUM, PLEBEIUS, PATRICIUS])
def test_C9_3_only_the_first_to_arrive_takes_the_senator(district: int) -> None:
    s = at_work()
    for seat in (1, 0):
        spaces = [0, 0, 0]
        spaces[district] = 11
        builder.prestige(s, seat, *spaces)
        frame(s, PRESTIGE, district, 2, seat=seat)
    assert of_type(builder.events(s), told.SenatorsChanged) == [told.SenatorsChanged(1, 1, "first_at_top")]
    assert builder.standing(s, 0)[district] == builder.standing(s, 1)[district] == 12
    frame(s, PRESTIGE, district, -1, seat=1)
    frame(s, PRESTIGE, district, 1, seat=1)
    assert s.senators[1] == 1
