"""Phase 1, unrest: clauses C5.0 to C5.9, examples T5, T25 and T26."""

from typing import Any

import pytest

from aedilis.games.corduba.engine.effects.begin import start_effect
from aedilis.games.corduba.engine.effects.seat_changes import gain
from aedilis.games.corduba.engine.forms import events as told
from aedilis.games.corduba.engine.pack.vocabulary import CHOSEN, HERE, NONE
from aedilis.games.corduba.engine.packing import REBELLION_OF_DISTRICTS, REBELLION_OF_MARKERS
from aedilis.games.corduba.engine.state import fields as stages
from aedilis.games.corduba.engine.state.flow import run
from aedilis.games.corduba.engine.state.frames import INCITE, SUPPRESS
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.pacify import can_incite, can_suppress
from aedilis.games.corduba.engine.steps.unrest import receive_unrest
from aedilis.games.corduba.engine.words import PATRICIUS, PLEBEIUS, SERVORUM, STONE, WORKER
from tests.games.corduba import builder
from tests.games.corduba.builder import begin, choices, clause, give, of_type, play, table, why_not
from tests.games.corduba.packs import with_ability

SMALL = ("herbarium", "aerarium", "sanctuarium", "schola", "odeum", "cudendum")


def city(players: int = 4, **options: Any) -> State:
    """Return a table on which the game stops at the turn of seat 0, which has a worker."""
    s = table(players, **options)
    give(s, 0, worker=1)
    return s


def tiles(s: State, district: str, *buildings: str) -> None:
    for building in buildings:
        builder.put_tile(s, district, building)


def fifteen(s: State) -> None:
    """Put 15 markers on tiles of two districts and leave a legal tile in both."""
    for district in ("servorum", "plebeius"):
        tiles(s, district, *SMALL, "ludus", "librarium", "balneum")
        builder.unrest_on(s, district, *SMALL, "ludus")
    builder.unrest_on(s, "servorum", "librarium")
    assert s.unrest_on_tiles() == 15


def ask(s: State, kind: int, *numbers: int) -> None:
    """Put a question to seat 0 in the middle of its turn."""
    s.is_listed = False
    s.push(kind, 0, *numbers)
    run(s)


# ---------------------------------------------------------------- rebellion of the districts


def three_revolts(**options: Any) -> State:
    s = city(**options)
    for district in ("servorum", "plebeius", "patricius"):
        tiles(s, district, "herbarium", "aerarium")
        builder.unrest_on(s, district, "herbarium")
    s.round = 4
    return s


@clause("C12.5")
def test_C5_0_three_revolting_districts_end_the_game_at_the_start_of_a_round() -> None:
    s = three_revolts()
    give(s, 0, senators=5)
    happened = begin(s, stages.ROUND_BEGINS)
    assert happened == [told.RoundStarted(5), told.GameOver("rebellion_of_districts", ())]
    assert (s.stage, s.ending, s.depth, s.winners()) == (stages.OVER, REBELLION_OF_DISTRICTS, 0, [])
    assert s.legal(0) == []
    assert why_not(s, "0 pass") == "C4.6"


@clause("C5.1")
def test_C5_0_immediate_also_after_inciting() -> None:
    s = three_revolts(rebellion_check="immediate")
    s.restless[PATRICIUS] = 0
    ask(s, INCITE, 2, CHOSEN)
    play(s, "0 tile patricius aerarium")
    assert (s.stage, s.ending) == (stages.OVER, REBELLION_OF_DISTRICTS)
    assert s.depth == 0


ON_ROUND_START = with_ability(
    triggers=[
        {"on": "round_start", "effect": [{"op": "gain", "item": "stone", "n": 1}, {"op": "cause_unrest", "n": 1}]}
    ]
)


@clause("C4.2", "C5.2")
def test_C5_0_what_a_round_sets_off_comes_after_the_check_and_the_refill() -> None:
    s = table(2, pack=ON_ROUND_START, characters={0: "balbus", 1: "balbus"}, market_refill="round")
    give(s, 0, worker=1)
    builder.in_order(s, 1, 0)
    s.market[STONE] = 0
    s.stock[STONE] += 2
    gain(s, 1, STONE, s.stock[STONE] - 3)
    happened = begin(s, stages.ROUND_BEGINS)
    assert happened[:2] == [told.RoundStarted(2), told.MarketRefilled()]
    assert [received.seat for received in of_type(happened, told.UnrestReceived)] == [1, 0]
    assert s.market[STONE] == 2
    assert s.stock[STONE] == 0
    assert s.holds(0, STONE) == 0
    assert s.markers[0] == s.markers[1] == 1  # not from the previous round: they wait
    assert s.popularity[0] == 4


# ---------------------------------------------------------------- spreading


def test_C5_1_no_revolt_no_spread() -> None:
    s = city()
    tiles(s, "servorum", "herbarium")
    happened = begin(s, stages.SPREADING)
    assert of_type(happened, told.UnrestPlaced) == []
    assert s.stage == stages.ACTIONS


def test_C5_1_two_districts_the_last_chooses_and_the_one_before_takes_the_other() -> None:
    s = city(3)
    builder.in_order(s, 2, 0, 1)
    for district in ("servorum", "patricius"):
        tiles(s, district, "herbarium", "aerarium", "odeum")
        builder.unrest_on(s, district, "herbarium")
    tiles(s, "plebeius", "schola")
    begin(s, stages.SPREADING)
    assert s.actor() == 1
    assert choices(s) == [
        f"tile {where} {what}" for where in ("servorum", "patricius") for what in ("aerarium", "odeum")
    ]
    assert why_not(s, "1 tile plebeius schola") == "C5.1"
    before = list(s.popularity)
    play(s, "1 tile patricius odeum")
    assert s.actor() == 0
    assert choices(s) == ["tile servorum aerarium", "tile servorum odeum"]
    play(s, "0 tile servorum aerarium")
    assert s.stage == stages.ACTIONS
    assert list(s.popularity) == before
    assert not any(s.unrest)


def test_C5_1_with_two_players_the_last_and_the_first() -> None:
    s = city(2)
    for district, building in (("servorum", "herbarium"), ("patricius", "schola")):
        tiles(s, district, building, "forum" if district == "servorum" else "odeum")
        builder.unrest_on(s, district, building)
    tiles(s, "servorum", "ludus")
    tiles(s, "patricius", "librarium")
    begin(s, stages.SPREADING)
    assert s.actor() == 1
    play(s, "1 tile servorum ludus")
    assert s.actor() == 0
    play(s, "0 tile patricius librarium")
    assert s.stage == stages.ACTIONS


@clause("C5.4")
def test_C5_1_a_district_without_a_legal_tile_is_skipped() -> None:
    s = city()
    tiles(s, "servorum", "herbarium", "excubitorium")
    tiles(s, "patricius", "herbarium", "odeum")
    builder.unrest_on(s, "servorum", "herbarium")
    builder.unrest_on(s, "patricius", "herbarium")
    happened = begin(s, stages.SPREADING)
    assert of_type(happened, told.UnrestPlaced) == [told.UnrestPlaced(3, "patricius", "odeum")]
    s.restless[PATRICIUS] = 0
    assert of_type(begin(s, stages.SPREADING), told.UnrestPlaced) == []
    assert s.stage == stages.ACTIONS


# ---------------------------------------------------------------- causing and handing out


def test_C5_2_popularity_falls_by_the_markers_and_harmony_follows() -> None:
    s = city()
    give(s, 1, markers=2, harmony=9)
    give(s, 2, markers=6)
    begin(s, stages.CAUSING)
    assert (s.popularity[1], s.harmony[1]) == (2, 7)
    assert (s.popularity[2], s.harmony[2]) == (0, 0)
    assert s.popularity[0] == 4


@pytest.mark.parametrize(("players", "markers", "shares"), [(2, 3, [3]), (3, 4, [2, 2]), (4, 6, [2, 2, 2])])
def test_C5_3_markers_are_handed_out_evenly(players: int, markers: int, shares: list[int]) -> None:
    s = city(players)
    give(s, 0, markers=markers)
    happened = begin(s, stages.HANDING_OUT)
    assert of_type(happened, told.UnrestHanded) == [told.UnrestHanded(0, seat + 1, n) for seat, n in enumerate(shares)]
    assert s.markers[0] == 0
    assert not any(s.handed)  # no tile to put them on: they went back to the stock
    assert s.stage == stages.ACTIONS


def test_C5_3_the_owner_chooses_who_gets_those_left_over() -> None:
    s = city()
    give(s, 2, markers=5)
    begin(s, stages.HANDING_OUT)
    assert s.actor() == 2
    assert choices(s) == ["hand-out 0 1", "hand-out 0 3", "hand-out 1 3"]
    assert why_not(s, "2 hand-out 0") == why_not(s, "2 hand-out 0 2") == why_not(s, "2 hand-out 0 1 3") == "C5.3"
    tiles(s, "servorum", *SMALL)
    play(s, "2 hand-out 0 3")
    assert list(s.handed) == [2, 1, 0, 2]
    assert s.markers[2] == 0
    builder.assert_conserved(s)


def test_C5_3_markers_received_from_others_are_not_handed_on() -> None:
    s = city(2)
    tiles(s, "servorum", *SMALL)
    give(s, 0, markers=1)
    give(s, 1, markers=2)
    begin(s, stages.HANDING_OUT)
    assert list(s.handed)[:2] == [2, 1]
    assert s.actor() == 0


# ---------------------------------------------------------------- placing


def test_C5_4_any_tile_without_a_marker_but_the_excubitorium() -> None:
    s = city(3)
    tiles(s, "servorum", "herbarium", "excubitorium")
    tiles(s, "plebeius", "aerarium", "odeum")
    builder.unrest_on(s, "plebeius", "aerarium")
    s.handed[1] = 2
    begin(s, stages.PLACING)
    assert choices(s) == ["tile servorum herbarium", "tile plebeius odeum"]
    for line in ("1 tile servorum excubitorium", "1 tile plebeius aerarium", "1 tile patricius forum"):
        assert why_not(s, line) == "C5.4"
    play(s, "1 tile servorum herbarium")
    assert builder.restless(s, "plebeius") == {"aerarium", "odeum"}  # the only tile left
    assert s.stage == stages.ACTIONS


def test_C5_4_without_a_legal_tile_the_marker_goes_back() -> None:
    s = city()
    tiles(s, "servorum", "excubitorium")
    s.handed[3] = 4
    begin(s, stages.PLACING)
    assert not any(s.handed)
    assert s.unrest_on_tiles() == 0
    assert s.stage == stages.ACTIONS


@pytest.mark.parametrize("placement", ["any_district", "revolting_only"])
def test_C5_4_option_revolting_only(placement: str) -> None:
    s = city(unrest_placement=placement)
    tiles(s, "servorum", "herbarium", "odeum", "schola")
    tiles(s, "plebeius", "aerarium", "ludus")
    builder.unrest_on(s, "servorum", "herbarium")
    s.handed[1] = 3
    begin(s, stages.PLACING)
    elsewhere = ["tile plebeius aerarium", "tile plebeius ludus"]
    in_revolt = ["tile servorum schola", "tile servorum odeum"]
    free = placement == "any_district"
    assert sorted(choices(s)) == sorted([*in_revolt, *(elsewhere if free else [])])
    assert why_not(s, "1 tile plebeius ludus") == (None if free else "C5.4")
    play(s, "1 tile servorum odeum")  # then one legal tile in the revolting district
    if free:
        play(s, "1 tile servorum schola")
    assert sorted(choices(s)) == elsewhere  # no revolting district has a legal tile any more


# ---------------------------------------------------------------- receiving


@pytest.mark.parametrize("timing", ["on_receipt", "phase1"])
def test_C5_5_the_track_moves_at_once_or_in_phase_1(timing: str) -> None:
    s = city(unrest_track_timing=timing)
    receive_unrest(s, 2, 3, False)
    at_once = timing == "on_receipt"
    assert builder.events(s) == [told.UnrestReceived(2, 3), *([told.UnrestTrackMoved(2, 3)] if at_once else [])]
    assert (s.markers[2], s.received[2], s.received_interphase[2], s.unrest[2]) == (3, 3, 0, 3 if at_once else 0)
    receive_unrest(s, 2, 1, True)
    assert (s.markers[2], s.received[2], s.received_interphase[2]) == (4, 4, 1)
    receive_unrest(s, 2, 0, True)
    assert s.markers[2] == 4
    begin(s, stages.ROUND_BEGINS)
    assert s.unrest[2] == 4
    assert (s.popularity[2], s.received[2], s.received_interphase[2]) == (0, 0, 0)


def test_C5_9_the_track_ends_at_10() -> None:
    s = city()
    give(s, 0, unrest=9)
    receive_unrest(s, 0, 3, False)
    assert s.unrest[0] == 10
    assert s.markers[0] == 3


# ---------------------------------------------------------------- the 16th marker


@clause("C12.5")
def test_C5_6_the_16th_marker_by_spreading() -> None:
    s = city()
    fifteen(s)
    happened = begin(s, stages.SPREADING)
    assert happened == [told.GameOver("rebellion_of_markers", ())]
    assert (s.stage, s.ending, s.winning) == (stages.OVER, REBELLION_OF_MARKERS, 0)


def test_C5_6_the_16th_marker_by_placing() -> None:
    s = city()
    fifteen(s)
    s.restless[SERVORUM] &= s.restless[SERVORUM] - 1  # 14 lie on tiles
    s.handed[1] = 2
    begin(s, stages.PLACING)
    assert s.stage == stages.PLACING
    play(s, "1 tile servorum balneum")
    assert (s.stage, s.ending) == (stages.OVER, REBELLION_OF_MARKERS)
    assert s.unrest_on_tiles() == 15


def test_C5_6_without_a_legal_tile_no_16th_marker_is_needed() -> None:
    s = city(2)
    for district, buildings in (("servorum", SMALL), ("plebeius", ("ludus", "librarium", "balneum", "forum"))):
        tiles(s, district, *buildings)
        builder.unrest_on(s, district, *buildings)
    tiles(s, "plebeius", "aedis", "officina_fabrorum", "sanatorium")
    builder.unrest_on(s, "plebeius", "aedis", "officina_fabrorum", "sanatorium")
    tiles(s, "servorum", "emporium", "collegium_fabrorum")
    builder.unrest_on(s, "servorum", "emporium", "collegium_fabrorum")
    assert s.unrest_on_tiles() == 15
    s.handed[0] = 3
    begin(s, stages.SPREADING)
    assert s.stage == stages.ACTIONS
    assert not any(s.handed)


def test_C5_6_markers_before_players_do_not_count() -> None:
    s = city()
    receive_unrest(s, 0, 12, False)
    receive_unrest(s, 1, 12, False)
    assert s.stage == stages.ACTIONS


@pytest.mark.parametrize(("already", "lost"), [(14, False), (15, True)])
def test_C5_6_option_stock_counts_markers_before_players(already: int, lost: bool) -> None:
    s = city(unrest_limit="stock")
    receive_unrest(s, 0, already, False)
    receive_unrest(s, 1, 1, False)
    assert (s.stage == stages.OVER) == lost
    assert s.ending == (REBELLION_OF_MARKERS if lost else 0)
    assert s.markers[1] == (0 if lost else 1)


@pytest.mark.parametrize(("before_players", "lost"), [(13, False), (14, True)])
def test_C5_6_option_stock_when_spreading(before_players: int, lost: bool) -> None:
    s = city(unrest_limit="stock")
    tiles(s, "servorum", "herbarium", "odeum", "schola")
    builder.unrest_on(s, "servorum", "herbarium")
    s.markers[1] = before_players
    begin(s, stages.SPREADING)
    assert (s.stage == stages.OVER) == lost


# ---------------------------------------------------------------- consequences, suppressing, inciting


def test_C5_7_a_tile_with_unrest_cannot_be_activated() -> None:
    s = city()
    tiles(s, "servorum", "aerarium")
    assert why_not(s, "0 activate servorum aerarium 0") is None
    builder.unrest_on(s, "servorum", "aerarium")
    assert why_not(s, "0 activate servorum aerarium 0") == "C5.7"
    assert choices(s, 0, "activate") == []


@clause("C1.4", "C7.4")
def test_C5_7_a_revolting_district_gives_no_construction_bonus() -> None:
    s = city()
    tiles(s, "patricius", "herbarium", "odeum")
    give(s, 0, worker=1, stone=2, denarii=2)
    assert not s.revolts(PATRICIUS)
    assert why_not(s, "0 build patricius aerarium") is None  # 2 denarii less
    builder.unrest_on(s, "patricius", "odeum")
    assert s.revolts(PATRICIUS)
    assert why_not(s, "0 build patricius aerarium") == "C7.4"
    give(s, 0, denarii=2)
    assert why_not(s, "0 build patricius aerarium") is None
    s.restless[PATRICIUS] = 0
    assert not s.revolts(PATRICIUS)


def test_C5_8_only_the_last_marker_of_a_district_pacifies() -> None:
    s = city()
    tiles(s, "plebeius", "herbarium", "odeum")
    tiles(s, "patricius", "forum")
    builder.unrest_on(s, "plebeius", "herbarium", "odeum")
    builder.unrest_on(s, "patricius", "forum")
    ask(s, SUPPRESS, 3, CHOSEN, 0)
    assert choices(s) == ["tile plebeius herbarium", "tile plebeius odeum", "tile patricius forum", "done"]
    play(s, "0 tile plebeius odeum")
    assert builder.standing(s, 0) == (0, 0, 0)
    play(s, "0 tile patricius forum")
    assert builder.standing(s, 0) == (0, 0, 1)
    assert choices(s) == ["tile plebeius herbarium", "done"]
    assert why_not(s, "0 tile plebeius odeum") == "C5.8"
    play(s, "0 done")
    assert builder.restless(s, "plebeius") == {"herbarium"}


@clause("C7.19", "C7.20")
def test_C5_8_scope_and_duty_of_suppressing() -> None:
    s = city()
    tiles(s, "plebeius", "herbarium", "odeum")
    tiles(s, "patricius", "forum", "schola")
    builder.unrest_on(s, "plebeius", "herbarium", "odeum")
    builder.unrest_on(s, "patricius", "forum", "schola")
    assert can_suppress(s, CHOSEN, NONE)
    assert can_suppress(s, PLEBEIUS, NONE)
    assert can_suppress(s, HERE, PATRICIUS)
    assert not can_suppress(s, SERVORUM, NONE)
    assert not can_suppress(s, HERE, SERVORUM)
    ask(s, SUPPRESS, 2, HERE, 1, PATRICIUS)
    assert choices(s) == ["tile patricius schola", "tile patricius forum"]
    assert why_not(s, "0 done") == "C7.19"
    assert why_not(s, "0 tile plebeius herbarium") == "C5.8"
    play(s, "0 tile patricius forum")
    assert choices(s) == ["tile patricius schola", "done"]  # the duty is done


def test_C5_8_each_marker_sets_off_abilities_after_the_reward() -> None:
    paying = [{"op": "gain", "item": "denarii", "n": 1}]
    pack = with_ability(triggers=[{"on": "suppress", "when": {"district": "plebeius"}, "effect": paying}])
    s = table(pack=pack, characters={0: "balbus"})
    tiles(s, "plebeius", "herbarium", "odeum")
    tiles(s, "servorum", "herbarium")
    builder.unrest_on(s, "plebeius", "herbarium", "odeum")
    builder.unrest_on(s, "servorum", "herbarium")
    ask(s, SUPPRESS, 3, CHOSEN, 0)
    play(s, "0 tile servorum herbarium", "0 tile plebeius odeum")
    assert s.holds(0, 6) == 1
    happened = play(s, "0 tile plebeius herbarium")
    kinds = [type(event).__name__ for event in happened[:4]]
    assert kinds == ["UnrestRemoved", "PrestigeMoved", "AbilityUsed", "Gained"]
    assert s.holds(0, 6) == 2


@clause("C5.4")
def test_C5_6_inciting_never_ends_the_game() -> None:
    s = city()
    assert not can_incite(s, CHOSEN, NONE)  # no tile
    tiles(s, "servorum", "excubitorium")
    assert not can_incite(s, CHOSEN, NONE)
    fifteen(s)
    assert not can_incite(s, CHOSEN, NONE)  # no marker
    ask(s, INCITE, 1, CHOSEN)
    assert s.unrest_on_tiles() == 15
    assert s.stage == stages.ACTIONS
    s.restless[SERVORUM] &= s.restless[SERVORUM] - 1
    assert can_incite(s, CHOSEN, NONE)
    assert can_incite(s, HERE, PLEBEIUS)
    assert not can_incite(s, PATRICIUS, NONE)
    ask(s, INCITE, 2, PLEBEIUS)
    assert choices(s) == ["tile plebeius balneum", "tile plebeius librarium"]
    play(s, "0 tile plebeius librarium")  # the second of the two finds no marker
    assert s.unrest_on_tiles() == 15
    assert s.stage == stages.ACTIONS
    assert not any(s.unrest)


def test_C5_4_inciting_takes_a_legal_tile_within_its_scope() -> None:
    s = city()
    builder.give_character(s, 0, "clodius")
    tiles(s, "servorum", "herbarium", "excubitorium", "schola")
    tiles(s, "plebeius", "herbarium")
    start_effect(s, 0, s.pack.abilities[s.character[0]].use, NONE, 0)
    s.is_listed = False
    run(s)
    assert choices(s) == ["tile servorum herbarium", "tile servorum schola", "tile plebeius herbarium"]
    assert why_not(s, "0 tile servorum excubitorium") == "C5.4"
    happened = play(s, "0 tile servorum schola")
    assert happened[0] == told.UnrestPlaced(0, "servorum", "schola")
    assert (s.holds(0, 6), s.harmony[0], s.popularity[0]) == (1, 5, 4)
    assert s.holds(0, WORKER) == 1
