"""The end of the game: clauses C12.1 to C12.5, example T27."""

import pytest

from aedilis.core.bits import bit
from aedilis.games.corduba.engine.forms import events as told
from aedilis.games.corduba.engine.packing import SCORED
from aedilis.games.corduba.engine.state.fields import ENDING, HARMONY_PHASE, OVER
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import DENARII
from tests.games.corduba import builder
from tests.games.corduba.builder import begin, clause, give, of_type, table


def end(s: State) -> list[told.SenatorsChanged]:
    """Let the game end and return how senators changed."""
    s.decade, s.round = 3, 8
    happened = begin(s, ENDING)
    assert happened[-1] == told.GameOver("scored", tuple(s.winners()))
    assert (s.stage, s.ending) == (OVER, SCORED)
    builder.assert_conserved(s)
    return of_type(happened, told.SenatorsChanged)


def test_C12_1_all_resources_are_sold_at_current_prices() -> None:
    s = table(2)
    builder.give_character(s, 0, "gaius_gracchus")  # no ability helps
    give(s, 0, food=4, marble=2, tool=1, denarii=1, worker=3, offering1=1)
    prices, market = list(s.price), list(s.market)
    s.decade = 3
    happened = begin(s, ENDING)
    worth = 4 * prices[0] + 2 * prices[5] + prices[3]
    assert of_type(happened, told.SoldAtEnd) == [told.SoldAtEnd(0, worth), told.SoldAtEnd(1, 0)]
    assert of_type(happened, told.Traded) == []
    assert builder.holdings(s, 0) == {"denarii": 1 + worth, "worker": 3, "offering1": 1}
    assert (list(s.price), list(s.market)) == (prices, market)
    builder.assert_conserved(s)


@pytest.mark.parametrize(("denarii", "rich"), [([3, 2, 1], [0]), ([3, 3, 1], [0, 1]), ([0, 0, 0], [0, 1, 2])])
def test_C12_2_the_richest_gain_a_senator(denarii: list[int], rich: list[int]) -> None:
    s = table(3)
    for seat, n in enumerate(denarii):
        give(s, seat, denarii=n)
    assert end(s) == [told.SenatorsChanged(seat, 1, "richest") for seat in rich]


def test_C12_2_what_was_sold_counts() -> None:
    s = table(2)
    give(s, 0, denarii=3)
    give(s, 1, food=2)
    assert end(s) == [told.SenatorsChanged(1, 1, "richest")]
    assert s.holds(1, DENARII) == 4


@pytest.mark.parametrize("timing", ["immediate", "end"])
@clause("C7.21")
def test_C12_2_milestones_that_wait_for_the_end(timing: str) -> None:
    s = table(2, res_gestae_timing=timing)
    for number, seat in zip(builder.members(s.face_up), (1, 0, 1), strict=False):
        s.face_up &= ~bit(number)
        s.claimed[number] = seat
    give(s, 0, denarii=1)
    changes = end(s)
    assert [(change.seat, change.reason) for change in changes[:-1]] == (
        [(1, "milestone"), (0, "milestone"), (1, "milestone")] if timing == "end" else []
    )
    assert s.scores() == ([2, 2] if timing == "end" else [1, 0])


LOSSES = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3]


@pytest.mark.parametrize("space", range(11))
@pytest.mark.parametrize("rank_loss", [True, False])
@clause("C5.9")
def test_C12_3a_the_place_on_the_track_costs_senators(space: int, rank_loss: bool) -> None:
    s = table(2, unrest_rank_loss=rank_loss)
    give(s, 0, unrest=space, senators=9, denarii=1)
    give(s, 1, unrest=10, senators=9)
    end(s)
    assert s.senators[0] == 10 - (LOSSES[space] if rank_loss else 0) - (space == 10)


@pytest.mark.parametrize(("track", "losing"), [([0, 0, 0], []), ([1, 0, 0], [0]), ([5, 7, 7], [1, 2])])
def test_C12_3b_the_furthest_lose_one_more(track: list[int], losing: list[int]) -> None:
    s = table(3, unrest_rank_loss=False)
    for seat, space in enumerate(track):
        give(s, seat, unrest=space, senators=5)
    assert [change.seat for change in end(s) if change.reason == "furthest"] == losing


@pytest.mark.parametrize(("final", "losses"), [("whole_round", 3), ("interphase_only", 1)])
def test_C12_3c_markers_received_in_the_last_round(final: str, losses: int) -> None:
    s = table(2, final_unrest=final)
    give(s, 0, senators=8, denarii=1)
    s.markers[0] = s.received[0] = 3
    s.received_interphase[0] = 1
    changes = end(s)
    assert changes[-1] == told.SenatorsChanged(0, 9 - losses, "last_unrest")


def test_C12_3_never_below_0_and_after_all_gains() -> None:
    s = table(2)
    give(s, 0, unrest=8, denarii=5)
    s.received[0] = 2
    changes = end(s)
    assert changes == [told.SenatorsChanged(0, 1, "richest"), told.SenatorsChanged(0, 0, "unrest_rank")]


@pytest.mark.parametrize("timing", ["on_receipt", "phase1"])
@clause("C12.3a")
def test_C5_5_markers_of_the_last_round_move_the_track_before_the_losses(timing: str) -> None:
    s = table(2, unrest_track_timing=timing)
    give(s, 0, senators=9, unrest=3 if timing == "on_receipt" else 2)
    s.markers[0] = s.received[0] = 2
    s.decade = 3
    happened = begin(s, ENDING)
    moved = of_type(happened, told.UnrestTrackMoved)
    assert moved == ([told.UnrestTrackMoved(0, 4)] if timing == "phase1" else [])
    assert s.senators[0] == 10 - (2 if timing == "phase1" else 1) - 1 - 2


# ---------------------------------------------------------------- the winner


@clause("C5.9")
def test_C12_4_most_senators_but_not_from_space_10() -> None:
    s = table(3)
    for seat, (senators, unrest) in enumerate([(12, 10), (5, 3), (6, 1)]):
        give(s, seat, senators=senators, unrest=unrest)
    end(s)
    assert s.winners() == [2]
    assert s.senators[0] > s.senators[2]


def test_C12_4_nobody_wins_when_all_are_on_space_10() -> None:
    s = table(2)
    for seat in range(2):
        give(s, seat, senators=7, unrest=10)
    end(s)
    assert s.winners() == []
    assert s.winning == 0


TIES = [  # prestige by seat, order, winner; seats 0, 1 and 2 are tied for senators, seat 3 is behind
    ([(3, 0, 0), (2, 5, 4), (1, 1, 1), (9, 9, 9)], [0, 1, 2, 3], 1),  # 1, 2 and 0 tracks
    ([(3, 5, 0), (2, 5, 4), (1, 1, 1), (0, 0, 0)], [0, 1, 2, 3], 0),  # an equal track counts for nobody: 1 each
    ([(3, 5, 0), (2, 5, 4), (1, 1, 1), (0, 0, 0)], [3, 2, 1, 0], 1),  # ... the earlier of these two, not of all
    ([(3, 3, 3), (3, 3, 3), (3, 3, 3), (0, 0, 0)], [3, 2, 0, 1], 2),
]


@pytest.mark.parametrize(("spaces", "order", "winner"), TIES)
def test_C12_4_ties_by_tracks_then_turn_order(
    spaces: list[tuple[int, int, int]], order: list[int], winner: int
) -> None:
    s = table(4)
    builder.in_order(s, *order)
    for seat, tracks in enumerate(spaces):
        builder.prestige(s, seat, *tracks)
        give(s, seat, senators=5 if seat < 3 else 4)
    end(s)
    assert s.winners() == [winner]


def test_C12_4_a_player_on_space_10_is_not_part_of_the_tie() -> None:
    s = table(3)
    give(s, 0, senators=9, unrest=10)
    give(s, 1, senators=5)
    give(s, 2, senators=5)
    builder.prestige(s, 0, 9, 0, 0)
    builder.prestige(s, 1, 0, 3, 0)
    builder.prestige(s, 2, 8, 4, 0)
    s.decade = 3
    begin(s, ENDING)
    assert s.senators[0] == s.senators[1] == s.senators[2] == 6
    assert s.winners() == [2]


def test_C12_5_a_rebellion_is_not_scored() -> None:
    s = table(2, unrest_limit="stock")
    give(s, 0, senators=3, food=2, register=10, harmony=0)
    give(s, 1, register=10, harmony=0)
    s.markers[0] = 10
    happened = begin(s, HARMONY_PHASE)
    assert happened[-1] == told.GameOver("rebellion_of_markers", ())
    assert s.winners() == []
    assert s.senators[0] == 3
