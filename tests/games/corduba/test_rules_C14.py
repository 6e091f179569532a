"""The solo game against Caepio: set-up, turns and cards; clauses C14.1 to C14.16, examples T20 to T24."""

import pytest

from aedilis.core.bits import bit, ones
from aedilis.core.contract import Event
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine.effects.goods import GainStep, LoseStep
from aedilis.games.corduba.engine.effects.seat_changes import HarmonyStep
from aedilis.games.corduba.engine.effects.specialists import PeculiumStep
from aedilis.games.corduba.engine.forms.events import (
    AedificiumDrawn,
    AedificiumJoined,
    AedificiumReturned,
    AedificiumUsed,
    BuiltCardTurned,
    CaepioActed,
    CaepioCardTurned,
    CastraUsed,
    DieRolled,
    Gained,
    GameOver,
    InsulaLaid,
    LaterAction,
    MarketCardTurned,
    Paid,
    Passed,
    PeculiumPaid,
    PopularityMoved,
    PortusUsed,
    PrestigeMoved,
    SiteUsed,
    StartedWith,
    TileBuilt,
    TileRemoved,
    Traded,
    Unlocked,
    UnrestHanded,
    UnrestPlaced,
    UpkeepSettled,
)
from aedilis.games.corduba.engine.pack.form.solo import ActivateAct, CastraAct, MarketAct, PortusAct, RandomAct, SiteAct
from aedilis.games.corduba.engine.pack.native import Act
from aedilis.games.corduba.engine.solo.aedificium import aedificium, built_stack, deck, under_stack
from aedilis.games.corduba.engine.solo.building import CaepioBuild, can_lie, insulae_at
from aedilis.games.corduba.engine.state.fields import (
    ACTIONS,
    CAUSING,
    DECADE_BEGINS,
    HARMONY_PHASE,
    HERITAGE_START,
    OVER,
    PECULIUM_PAID_OUT,
    PLACING,
    POLITICS_STAGE,
    ROUND_BEGINS,
    ROUND_END,
    SPREADING,
    STORING,
)
from aedilis.games.corduba.engine.state.frames import (
    CAEPIO_BUILD,
    CHOOSE_CAEPIO_SPOT,
    CHOOSE_DISTRICTS,
    CHOOSE_GAIN,
    EFFECT,
    PRESTIGE,
    TURN,
)
from aedilis.games.corduba.engine.state.ground import NOT_THERE
from aedilis.games.corduba.engine.steps.placement import forget_links, links_for
from aedilis.games.corduba.engine.words import (
    BUILDING_NAMES,
    CAEPIO,
    DENARII,
    DISTRICT_NAMES,
    DISTRICTS,
    RESOURCES,
    SITE_NAMES,
    TROOP_NAMES,
    TYPES,
    WORKER,
)
from tests.games.corduba.builder import (
    ROW,
    assert_conserved,
    begin,
    building_number,
    carry_out,
    choices,
    clause,
    dealt,
    give,
    holdings,
    in_order,
    members,
    of_type,
    play,
    prestige,
    put_tile,
    restless,
    standing,
    turn_of,
    unlock,
    unrest_on,
    why_not,
)
from tests.games.corduba.forum import lay_forum_position
from tests.games.corduba.solo import acts, caepio_turn, left_in_deck, lucky, number, opened, run_above, solo, tried

OFFICES = ("aedil", "praetor", "consul")


# ---------------------------------------------------------------- set-up (C14.1-C14.5)


def test_C14_1_set_up_as_for_two_without_milestones_and_one_card_of_rome() -> None:
    starts = set()
    for seed in range(12):
        s = dealt(1, f"set-up {seed}")
        starts.add(s.order[0])
        assert sorted([s.order[0], s.order[1]]) == [0, 1]
        assert s.face_up == 0
        assert [s.market[resource] for resource in range(RESOURCES)] == [2] * RESOURCES
        left_out = [card for card in range(7) if s.pack.rome[card].not_in_solo]
        assert len(left_out) == 1
        assert left_out[0] not in s.rome_deck
        assert len([card for card in s.rome_deck if card >= 0]) == 6
        assert s.to_act() == 1
        assert len(s.legal(0)) == 4
    assert starts == {0, 1}


def test_C14_1_only_you_use_the_bonus_of_the_seat() -> None:
    s = dealt(1, "bonus")
    while s.round == 0:
        s.apply(s.legal(0)[0])
    heritage = s.pack.heritage[s.heritage[0]]
    assert s.holds(0, DENARII) >= heritage.denarii + s.pack.seat_bonus[0]
    assert s.heritage[CAEPIO] == -1
    assert s.holds(CAEPIO, DENARII) == 0


def test_C14_2_stacks_by_decade_and_three_decks() -> None:
    s = dealt(1)
    assert [ones(aedificium(s, decade)) for decade in (1, 2, 3)] == [7, 7, 3]
    assert [ones(deck(s, decade)) for decade in (1, 2, 3)] == [10, 10, 10]
    assert built_stack(s) == 0


def test_C14_2_a_card_moves_to_the_built_stack_with_its_tile() -> None:
    s = solo()
    forum, excubitorium = building_number(s, "forum"), building_number(s, "excubitorium")
    assert aedificium(s, 2) >> forum & 1
    put_tile(s, "patricius", "forum")
    put_tile(s, "servorum", "excubitorium")  # has no card
    assert built_stack(s) == bit(forum)
    assert ones(aedificium(s, 2)) == 6
    assert not any(aedificium(s, decade) >> excubitorium & 1 for decade in (1, 2, 3))


@pytest.mark.parametrize("office", OFFICES)
def test_C14_3_what_caepio_starts_with(office: str) -> None:
    s = dealt(1, difficulty=office)
    place = 2 + OFFICES.index(office)
    assert standing(s, CAEPIO) == (place, place, place)
    assert [s.highest[CAEPIO * DISTRICTS + district] for district in range(DISTRICTS)] == [place] * 3
    assert s.firsts[0] == s.firsts[1] == s.firsts[2] == 0
    assert (s.register[CAEPIO], s.popularity[CAEPIO], s.harmony[CAEPIO]) == (4, 4, 0)
    assert s.unrest[CAEPIO] == {"aedil": 2, "praetor": 1, "consul": 1}[office]
    markers = {"aedil": {}, "praetor": {"velites": 1, "offering1": 1}, "consul": {"legionary": 1, "offering2": 1}}
    assert holdings(s, CAEPIO) == markers[office]
    assert_conserved(s)
    s.heritage[0] = 0
    assert StartedWith(1, 4, 4, 0) in carry_out(s, HERITAGE_START)


def test_C14_4_resources_go_back_at_the_end_of_the_round_and_the_rest_stays() -> None:
    s = solo()
    kept = {"denarii": 3, "offering1": 1, "velites": 1}
    give(s, CAEPIO, food=2, marble=1, **kept)
    carry_out(s, ROUND_END)
    assert holdings(s, CAEPIO) == kept
    assert_conserved(s)


def test_C14_4_on_the_servorum_track_he_unlocks_without_peculium_and_takes_the_senator_at_the_top() -> None:
    s = solo()
    s.push(PRESTIGE, CAEPIO, 0, 1)  # from 2 to 3: unlock or register
    happened = run_above(s)
    assert of_type(happened, Unlocked) == [Unlocked(1, "red")]
    assert not of_type(happened, PeculiumPaid)
    for colour in ("purple", "blue", "yellow", "green", "brown"):
        unlock(s, CAEPIO, colour)
    prestige(s, CAEPIO, servorum=2)
    s.push(PRESTIGE, CAEPIO, 0, 1)
    run_above(s)
    assert s.register[CAEPIO] == 5  # nothing is locked any more
    prestige(s, CAEPIO, patricius=11)
    s.push(PRESTIGE, CAEPIO, 2, 1)
    run_above(s)
    assert s.senators[CAEPIO] == 1


def portus() -> Act:
    return Act(PortusAct())


def test_C14_4_of_goods_he_takes_the_first_in_supply_and_of_districts_the_lowest() -> None:
    s = solo()
    prestige(s, CAEPIO, servorum=4, plebeius=3, patricius=3)
    s.push(CHOOSE_DISTRICTS, CAEPIO, 1, 7, 1)
    run_above(s)
    assert standing(s, CAEPIO) == (4, 4, 3)
    s.held[0], s.stock[0] = s.held[0] + s.stock[0], 0  # you have all the food
    s.push(CHOOSE_GAIN, CAEPIO, 2, 0b111)
    happened = run_above(s)
    assert of_type(happened, Gained) == [Gained(1, "wood", 2)]


def test_C14_4_workers_and_harmony_mean_nothing_to_him() -> None:
    s = solo()
    void = [
        effect
        for effect, what in enumerate(s.pack.effects)
        if any(isinstance(step, HarmonyStep | PeculiumStep | LoseStep) for step in what.steps)
        or any(isinstance(step, GainStep) and step.item == WORKER for step in what.steps)
    ]
    assert void
    for effect in void:
        s.push(EFFECT, CAEPIO, effect, 0, 0, -1, 0)
        run_above(s)
        assert s.harmony[CAEPIO] == 0
        assert s.holds(CAEPIO, WORKER) == 0


def test_C14_5_peculium_is_only_for_you() -> None:
    s = solo()
    unlock(s, 0, "red")
    unlock(s, CAEPIO, "red", "blue")
    assert {event.seat for event in of_type(carry_out(s, PECULIUM_PAID_OUT), PeculiumPaid)} == {0}


# ---------------------------------------------------------------- unrest (C14.6-C14.8)


def test_C14_6_cards_of_the_built_stack_say_where_unrest_spreads() -> None:
    s = solo()
    put_tile(s, "servorum", "forum")
    put_tile(s, "plebeius", "aedis")
    put_tile(s, "plebeius", "excubitorium")
    unrest_on(s, "servorum", "forum")
    happened = carry_out(s, SPREADING)
    turned = of_type(happened, BuiltCardTurned)
    assert turned[-1] == BuiltCardTurned("aedis", "spread", "taken")
    assert all(event == BuiltCardTurned("forum", "spread", "restless") for event in turned[:-1])
    assert UnrestPlaced(None, "plebeius", "aedis") in happened  # in whatever district it stands
    assert carry_out(s, SPREADING) == []  # no tile is left that could take it


def test_C14_6_once_for_each_revolting_district() -> None:
    s = solo()
    for building in ("forum", "aedis", "odeum", "schola"):
        put_tile(s, "servorum" if building in ("forum", "odeum") else "plebeius", building)
    unrest_on(s, "servorum", "forum")
    unrest_on(s, "plebeius", "aedis")
    assert len(of_type(carry_out(s, SPREADING), UnrestPlaced)) == 2


def test_C14_7_you_place_his_markers_and_cards_place_yours() -> None:
    s = solo(first=1)
    for building in ("forum", "aedis", "odeum", "schola"):
        put_tile(s, "servorum", building)
    give(s, 0, markers=1)
    give(s, CAEPIO, markers=2)
    happened = carry_out(s, CAUSING)
    assert of_type(happened, PopularityMoved) == [PopularityMoved(1, 2), PopularityMoved(0, 3)]
    happened = begin(s, CAUSING + 1)
    assert of_type(happened, UnrestHanded) == [UnrestHanded(1, 0, 2), UnrestHanded(0, 1, 1)]
    [by_card] = of_type(happened, UnrestPlaced)  # Caepio comes first in turn order
    assert by_card.seat is None
    assert of_type(happened, BuiltCardTurned)[-1] == BuiltCardTurned(by_card.building, "your_marker", "taken")
    assert len(choices(s, 0)) == 3
    play(s, f"0 {choices(s, 0)[0]}", f"0 {choices(s, 0)[1]}")
    assert len(restless(s, "servorum")) == 3
    assert s.markers[0] == s.markers[1] == s.handed[0] == s.handed[1] == 0


def test_C14_7_a_marker_without_a_tile_goes_to_the_stock() -> None:
    s = solo()
    put_tile(s, "servorum", "excubitorium")
    s.handed[CAEPIO] = 2
    assert of_type(carry_out(s, PLACING), UnrestPlaced) == []
    assert s.handed[CAEPIO] == 0


def test_C14_8_three_revolting_districts_lose_the_game() -> None:
    s = solo()
    for district, building in zip(DISTRICT_NAMES, ("forum", "aedis", "odeum"), strict=True):
        put_tile(s, district, building)
        unrest_on(s, district, building)
    assert begin(s, ROUND_BEGINS)[-1] == GameOver("rebellion_of_districts", ())
    assert s.winners() == []


@pytest.mark.parametrize("stage", [SPREADING, PLACING])
def test_C14_8_a_16th_marker_loses_the_game(stage: int) -> None:
    s = solo()
    names = [name for name in s.pack.names["building"] if name != "excubitorium"]
    for place, building in enumerate(names):
        for district in DISTRICT_NAMES[place % 2 :]:
            if links_for(s, DISTRICT_NAMES.index(district), building_number(s, building)) < 99:
                put_tile(s, district, building)
                if s.unrest_on_tiles() < 15:
                    unrest_on(s, district, building)
                break
    assert s.unrest_on_tiles() == 15
    s.handed[CAEPIO] = 1
    assert begin(s, stage)[-1] == GameOver("rebellion_of_markers", ())
    assert s.stage == OVER


# ---------------------------------------------------------------- turns (C14.9, C14.10)


@clause("T21")
def test_C14_9_first_round_of_the_example() -> None:
    s = solo()
    opened(s, "A", "B")
    happened = caepio_turn(s)
    assert happened[0] == CaepioActed(1, 0, 0, 0)
    assert happened[1:] == [SiteUsed(1, "lignum", "right"), Gained(1, "wood", 3)]
    happened = caepio_turn(s)
    [tile] = of_type(happened, TileBuilt)
    assert s.pack.buildings[building_number(s, tile.building)].solo_decade == 1
    assert s.used[DISTRICT_NAMES.index(tile.district)] == bit(building_number(s, tile.building))
    happened = caepio_turn(s)
    assert happened == [CaepioActed(1, 0, 2, 0), SiteUsed(1, "lapis", "left"), Gained(1, "stone", 1)]
    assert s.cards_turned == 1  # the second card comes after your turn
    sanctuarium = "taken" if tile.building == "sanctuarium" else "not_built"
    happened = caepio_turn(s)
    assert happened[0] == CaepioCardTurned(1, 1, 2)
    reason = {"taken": "tile_taken"}.get(sanctuarium, sanctuarium)
    assert tried(happened) == [(0, 0, reason, "C14.14"), (0, 1, "no_free_tile", "C14.14")]
    assert of_type(happened, CastraUsed) == [CastraUsed(1, "legionary")]  # at once, in the same turn
    happened = caepio_turn(s)
    assert tried(happened)[-1] == (3, 0, "no_free_tile", "C14.14")
    assert happened[-1] == Passed(1, 0)
    assert s.passed == bit(CAEPIO)


@clause("T21")
def test_C14_9_alternatives_come_from_left_to_right_then_the_next_row() -> None:
    s = solo()
    opened(s, "A", "B")
    s.sites_used = 0b1100  # Lignum
    happened = caepio_turn(s)
    assert tried(happened) == [(0, 0, "site_taken", "C14.12")]
    assert of_type(happened, SiteUsed) == [SiteUsed(1, "cibus", "right")]
    s = solo()
    opened(s, "A", "B")
    s.sites_used = 0b111100  # and Cibus
    happened = caepio_turn(s)
    assert [row for row, *_ in tried(happened)] == [0, 0]
    assert of_type(happened, TileBuilt)
    s = solo()
    opened(s, "A", "B", row=2)
    s.sites_used = 0b11  # Lapis
    assert PortusUsed(1) in caepio_turn(s)
    assert s.holds(CAEPIO, DENARII) == 1


@clause("C14.4", "T22")
def test_C14_9_second_round_of_the_example() -> None:
    s = solo()
    s.round = 2
    put_tile(s, "servorum", "aerarium")
    put_tile(s, "plebeius", "odeum")
    opened(s, "C", "D")
    assert of_type(caepio_turn(s), CastraUsed) == [CastraUsed(1, "velites")]
    give(s, 0, marble=3)  # 1 is left in the supply
    happened = caepio_turn(s)
    assert of_type(happened, SiteUsed) == [SiteUsed(1, "marmor", "right")]
    assert of_type(happened, Gained) == [Gained(1, "marble", 1)]
    [used] = of_type(caepio_turn(s), AedificiumUsed)
    assert used.building in ("aerarium", "odeum")
    happened = caepio_turn(s)
    assert of_type(happened, CaepioActed) == [CaepioActed(1, 2, 3, 0)]
    assert sum(event.units for event in of_type(happened, Traded)) == 2
    s.sites_used |= 0b1111  # Lapis and Lignum
    happened = caepio_turn(s)
    assert happened[0] == CaepioCardTurned(1, 3, 2)
    assert len(tried(happened)) == 2
    assert of_type(happened, TileBuilt)
    s.sites_used |= 0b110000  # Cibus
    assert PortusUsed(1) in caepio_turn(s)
    assert caepio_turn(s) == [Passed(1, 0)]  # nothing is left, and he has not acted
    carry_out(s, ROUND_END)
    assert not any(s.holds(CAEPIO, resource) for resource in range(RESOURCES))
    assert (s.card, s.row, s.cards_turned) == (-1, 0, 0)


@clause("C14.20")
def test_C14_9_his_first_turn_turns_up_a_card_and_used_ones_are_out() -> None:
    s = solo()
    left_in_deck(s, "1-08")
    happened = caepio_turn(s)
    assert happened[0] == CaepioCardTurned(1, number(s, "1-08"), 1)
    assert s.cards_used >> number(s, "1-08") & 1
    while not s.passed & bit(CAEPIO):
        happened = caepio_turn(s)
    assert s.cards_turned == 1  # the deck is empty, so this was all


def test_C14_9_two_cards_a_round() -> None:
    s = solo()
    turned = []
    for _ in range(12):
        if not s.passed & bit(CAEPIO):
            turned += of_type(caepio_turn(s), CaepioCardTurned)
    assert [event.number for event in turned] == [1, 2]
    assert s.passed & bit(CAEPIO)


@clause("T24")
def test_C14_10_each_later_action_brings_caepio_a_denarius() -> None:
    s = solo()
    give(s, 0, worker=5, food=1)
    s.passed, s.lane[0] = bit(CAEPIO), CAEPIO
    told = play(s, "0 portus", "0 merchant")  # food is all it can sell
    if "done" in choices(s, 0):
        told += play(s, "0 done")
    told += play(s, "0 site lapis left")
    told += play(s, "0 portus")
    assert of_type(told, LaterAction) == [LaterAction(1)] * 3
    assert s.holds(CAEPIO, DENARII) == 3


def test_C14_10_before_he_has_passed_it_brings_nothing_and_passing_sets_the_order() -> None:
    s = solo()
    told = play(s, "0 portus")
    assert not of_type(told, LaterAction)
    s = solo()
    s.passed, s.lane[0] = bit(CAEPIO), CAEPIO
    s.round = 1
    told = play(s, "0 pass")
    assert not of_type(told, LaterAction)
    assert [s.order[0], s.order[1]] == [CAEPIO, 0]


# ---------------------------------------------------------------- building (C14.11)


@clause("T20")
def test_C14_11_caepio_builds_the_aerarium() -> None:
    s = solo()
    opened(s, "1-08")
    s, happened = lucky(
        s,
        lambda told: (
            of_type(told, AedificiumDrawn) == [AedificiumDrawn(1, "aerarium")]
            and of_type(told, DieRolled) == [DieRolled(1, 3, "plebeius")]
        ),
    )
    [tile] = of_type(happened, TileBuilt)
    assert (tile.seat, tile.district, tile.building) == (1, "plebeius", "aerarium")
    assert of_type(happened, PrestigeMoved)[0] == PrestigeMoved(1, "plebeius", 3)
    assert AedificiumUsed(1, "plebeius", "aerarium") in happened
    assert Gained(1, "denarii", 2) in happened
    aerarium = building_number(s, "aerarium")
    assert s.used[1] == bit(aerarium)
    assert built_stack(s) == bit(aerarium)
    assert {event.district for event in of_type(happened, TileRemoved)} == {"servorum", "patricius"}
    assert s.holds(0, DENARII) == 0
    assert_conserved(s)


def test_C14_11_he_takes_the_spot_for_the_most_insulae_and_you_choose_among_equal_ones() -> None:
    s = solo()
    opened(s, "1-08")
    s, happened = lucky(s, lambda told: len(of_type(told, InsulaLaid)) >= 2)
    own = [event for event in of_type(happened, InsulaLaid) if event.owner == CAEPIO]
    assert own
    s = solo()
    opened(s, "1-08")
    s.depth = 0
    in_order(s, 1, 0)
    begin(s, ACTIONS)
    assert s.top_kind() == CHOOSE_CAEPIO_SPOT
    assert s.to_act() == 1
    district, building, best = (s.below(slot) for slot in (CaepioBuild.DISTRICT, CaepioBuild.BUILDING, CaepioBuild.OWN))
    counts = {}
    first = s.ground.first[district * TYPES + building]
    for placement in range(first, first + s.ground.count[district * TYPES + building]):
        counts[placement] = insulae_at(s, district, building, placement, 0)
    assert max(counts.values()) == best > 0
    assert len(choices(s, 0)) == list(counts.values()).count(best) > 1
    worse = next(placement for placement, own in counts.items() if own < best)
    line = f"0 spot {s.ground.row[worse]},{s.ground.column[worse]} {s.ground.orientation[worse]}"
    assert why_not(s, line) == "C14.11"
    told = play(s, f"0 {choices(s, 0)[-1]}")
    assert of_type(told, TileBuilt)[0].seat == CAEPIO


def test_C14_11_a_die_can_choose_among_equal_spots() -> None:
    s = solo(caepio_tie="random", first=1)
    opened(s, "1-08")
    spots = set()
    for seed in range(12):
        copy = s.clone()
        copy.listen(True)
        copy.rng = seeded(str(seed))
        told = begin(copy, ACTIONS)
        [tile] = of_type(told, TileBuilt)
        spots.add((tile.building, tile.district, tile.cell))
        assert copy.top_kind() == TURN
    assert len(spots) > 3


def test_C14_11_the_next_district_when_the_first_has_no_room() -> None:
    s = solo()
    opened(s, "1-08")
    s.occupied_low[1], s.occupied_high[1] = s.ground.all_low[1], s.ground.all_high[1]
    forget_links(s, 1)
    s, happened = lucky(s, lambda told: of_type(told, DieRolled)[0].district == "plebeius")
    assert of_type(happened, TileBuilt)[0].district == "patricius"


def test_C14_11_a_tile_that_fits_nowhere_goes_under_the_stack() -> None:
    s = solo()
    opened(s, "1-08", row=0)
    for district in range(DISTRICTS):
        s.occupied_low[district], s.occupied_high[district] = s.ground.all_low[district], s.ground.all_high[district]
        forget_links(s, district)
    happened = caepio_turn(s)
    [card] = of_type(happened, AedificiumDrawn)
    assert of_type(happened, AedificiumReturned) == [AedificiumReturned(1, card.building)]
    assert tried(happened) == [(0, 0, "no_room", "C14.11")]
    assert under_stack(s) == bit(building_number(s, card.building))
    drawn = [card.building]
    for _ in range(7):
        s.row = 0
        drawn += [event.building for event in of_type(caepio_turn(s), AedificiumDrawn)]
    assert len(set(drawn[:7])) == 7  # what lies under the stack comes last
    assert drawn[7] == drawn[0]  # and in its order


def test_C14_11_an_empty_stack() -> None:
    s = solo()
    opened(s, "1-08")
    for building in members(aedificium(s, 1)):
        for district in DISTRICT_NAMES:
            if links_for(s, DISTRICT_NAMES.index(district), building) < 99:
                put_tile(s, district, s.pack.names["building"][building])
                break
    assert aedificium(s, 1) == 0
    assert tried(caepio_turn(s))[0] == (0, 0, "stack_empty", "C14.11")


@clause("C14.4")
def test_C14_11_forced_insulae_cost_him_nothing_but_come_from_the_stock() -> None:
    s = solo()
    lay_forum_position(s)
    forum = building_number(s, "forum")
    s.depth = 0
    s.push(CAEPIO_BUILD, CAEPIO, 2, forum, NOT_THERE)
    before = s.neutral
    happened = run_above(s, 0)
    assert [event.owner for event in of_type(happened, InsulaLaid) if event.reason == "forced"] == [None]
    assert s.neutral > before
    assert not of_type(happened, Paid)
    assert of_type(happened, TileBuilt)[0].building == "forum"
    s = solo()
    lay_forum_position(s)
    assert can_lie(s, 2, forum)
    s.neutral = s.pack.insulae_neutral
    assert not can_lie(s, 2, forum)


def test_C14_11_an_empty_row_leaves_neutral_insulae() -> None:
    s = solo()
    for district in range(DISTRICTS):
        s.laid[CAEPIO * DISTRICTS + district] = ROW
    opened(s, "1-08")
    s.take_events()
    happened = caepio_turn(s)
    assert of_type(happened, TileBuilt)
    assert all(event.owner is None for event in of_type(happened, InsulaLaid))


# ---------------------------------------------------------------- the other acts (C14.12-C14.16)


def site(name: int, workers: int) -> Act:
    return Act(SiteAct(site=SITE_NAMES[name], workers=workers))


def castra(space: int) -> Act:
    return Act(CastraAct(troop=TROOP_NAMES[space]))


def tile_act(building: int) -> Act:
    return Act(ActivateAct(building=BUILDING_NAMES[building]))


def market(sell: int, buy: int) -> Act:
    return Act(MarketAct(sell=sell, buy=buy))


@pytest.mark.parametrize("number_", range(5))
def test_C14_12_a_site_yields_by_its_workers_and_is_used_whole(number_: int) -> None:
    for space in range(2):
        s = solo()
        printed = s.pack.sites[number_]
        happened = acts(s, site(number_, printed.workers[space]))
        assert of_type(happened, SiteUsed)[0].space == ("left", "right")[space]
        assert s.holds(CAEPIO, printed.item) == printed.yields[space]
        assert s.sites_used == 3 << 2 * number_
        assert tried(acts(s, site(number_, printed.workers[1 - space]), portus())) == [(0, 0, "site_taken", "C14.12")]


def test_C14_12_a_site_without_supply_and_the_portus() -> None:
    s = solo()
    give(s, 0, stone=s.stock[2])
    happened = acts(s, site(0, 1), portus())
    assert tried(happened) == [(0, 0, "supply_empty", "C14.12")]
    assert PortusUsed(1) in happened
    assert holdings(s, CAEPIO) == {"denarii": 1}
    acts(s, portus())
    assert holdings(s, CAEPIO) == {"denarii": 2}  # always possible


def test_C14_13_castra() -> None:
    for space, troop in enumerate(("velites", "legionary", "equites")):
        s = solo()
        acts(s, castra(space))
        assert holdings(s, CAEPIO) == {troop: 1}
        assert tried(acts(s, castra(space), portus())) == [(0, 0, "space_taken", "C14.13")]
        s = solo()
        give(s, 0, **{troop: s.stock[10 + space]})
        assert tried(acts(s, castra(space), portus())) == [(0, 0, "no_marker", "C14.13")]


def test_C14_14_a_named_tile() -> None:
    s = solo()
    odeum = building_number(s, "odeum")
    assert tried(acts(s, tile_act(odeum))) == [(0, 0, "not_built", "C14.14")]
    put_tile(s, "plebeius", "odeum")
    unrest_on(s, "plebeius", "odeum")
    assert tried(acts(s, tile_act(odeum))) == [(0, 0, "tile_restless", "C14.14")]
    s.restless[1] = 0
    assert AedificiumUsed(1, "plebeius", "odeum") in acts(s, tile_act(odeum))
    assert s.popularity[CAEPIO] == 5
    assert tried(acts(s, tile_act(odeum))) == [(0, 0, "tile_taken", "C14.14")]


@clause("C14.2")
def test_C14_14_a_random_tile_is_drawn_until_one_is_free() -> None:
    s = solo()
    random = Act(RandomAct())
    assert tried(acts(s, random)) == [(0, 0, "no_free_tile", "C14.14")]
    for building in ("odeum", "aerarium", "schola", "aedis"):
        put_tile(s, "plebeius" if building == "aedis" else "servorum", building)
    put_tile(s, "patricius", "excubitorium")  # never his
    s.used[0] = bit(building_number(s, "odeum")) | bit(building_number(s, "aerarium"))
    unrest_on(s, "servorum", "schola")
    happened = acts(s, random)
    turned = of_type(happened, BuiltCardTurned)
    outcomes = {"odeum": "used", "aerarium": "used", "schola": "restless", "aedis": "taken"}
    assert all(event.purpose == "random_tile" and event.outcome == outcomes[event.building] for event in turned)
    assert turned[-1].building == "aedis"
    assert holdings(s, CAEPIO) == {"offering2": 1}


AEDIFICIUM = {
    "herbarium": {"food": 2},
    "aerarium": {"denarii": 2},
    "sanctuarium": {"offering1": 1},
    "collegium_fabrorum": {"wood": 1, "stone": 1},
    "cudendum": {"tool": 1, "denarii": 1},
    "odeum": {"popularity": 1},
    "schola": {"plebeius": 1},
    "balneum": {"popularity": 1},
    "forum": {"servorum": 1, "denarii": 1},
    "aedis": {"offering2": 1},
    "officina_fabrorum": {"marble": 1, "denarii": 1},
    "emporium": {"denarii": 3},
    "librarium": {"specialists": 1},
    "ludus": {"register": 1},
    "sanatorium": {"popularity": 2},
    "basilica": {"servorum": 1, "plebeius": 1, "patricius": 1},
    "amphitheatrum": {"popularity": 1, "denarii": 2},
}


@pytest.mark.parametrize("name", AEDIFICIUM)
def test_C14_14_what_each_aedificium_card_gives(name: str) -> None:
    s = solo()
    prestige(s, CAEPIO, servorum=4, plebeius=4, patricius=4)
    for district in range(DISTRICTS):
        s.highest[CAEPIO * DISTRICTS + district] = 12  # no bonus of a track
    put_tile(s, "plebeius", name)
    acts(s, tile_act(building_number(s, name)))
    gained: dict[str, int] = holdings(s, CAEPIO)
    for word, n in (
        ("popularity", s.popularity[CAEPIO] - 4),
        ("register", s.register[CAEPIO] - 4),
        ("specialists", ones(s.unlocked[CAEPIO])),
        *zip(DISTRICT_NAMES, (place - 4 for place in standing(s, CAEPIO)), strict=True),
    ):
        if n:
            gained[word] = n
    assert gained == AEDIFICIUM[name]
    assert s.used[1] == bit(building_number(s, name))


def test_C14_14_every_card_is_in_this_list() -> None:
    s = solo()
    assert {s.pack.names["building"][number] for number in range(TYPES) if s.pack.buildings[number].solo_decade} == set(
        AEDIFICIUM
    )


@clause("T23")
def test_C14_15_caepio_sells_a_stone_and_takes_a_wood() -> None:
    found = False
    for seed in range(400):
        s = solo()
        s.rng = seeded(f"market {seed}")
        give(s, CAEPIO, stone=1)
        price, wood, market_wood = s.price[2], s.price[1], s.market[1]
        happened = acts(s, market(1, 1))
        cards = of_type(happened, MarketCardTurned)
        assert all(s.pack.caepio[event.card].decade == 2 for event in cards)
        sold, bought = of_type(happened, Traded)
        assert (sold.resource, sold.units, sold.price, s.price[2]) == ("stone", 1, price, price - 1)
        assert (bought.side, bought.units, bought.price) == ("buy", 1, 0)
        assert bought.resource != "stone"
        if bought.resource == "wood" and cards[0].resource == "food":
            found = True
            assert (cards[0].side, cards[0].units) == ("sell", 0)  # he has none
            assert (s.price[1], s.market[1], s.holds(CAEPIO, 1)) == (wood + 1, market_wood - 1, 1)
            assert s.holds(CAEPIO, DENARII) == price
            break
        assert_conserved(s)
    assert found


def test_C14_15_what_no_card_serves_is_dropped() -> None:
    s = solo()
    for resource in range(RESOURCES):
        s.stock[resource] += s.market[resource]
        s.market[resource] = 0
    assert tried(acts(s, market(1, 1))) == [(0, 0, "nothing_to_trade", "C14.15")]
    give(s, CAEPIO, food=1)
    happened = acts(s, market(3, 0))
    assert [event.units for event in of_type(happened, Traded)] == [1]  # the rest is dropped
    assert s.holds(CAEPIO, 0) == 0


def test_C14_15_a_card_serves_as_much_as_is_missing_and_decade_3_uses_deck_1() -> None:
    s = solo()
    s.decade, s.round = 3, 7
    give(s, CAEPIO, food=4)
    happened = acts(s, market(2, 0))
    [sold] = of_type(happened, Traded)
    assert (sold.units, s.holds(CAEPIO, 0)) == (2, 2)
    assert all(s.pack.caepio[event.card].decade == 1 for event in of_type(happened, MarketCardTurned))


def test_C14_16_there_are_no_milestones() -> None:
    s = solo()
    give(s, 0, worker=9)
    s.register[0] = s.popularity[0] = 10
    assert not [line for line in choices(s, 0) if line.startswith("claim")]
    assert why_not(s, "0 claim 0") == "C7.21"


# ---------------------------------------------------------------- Phase 4 and decades (C14.19, C14.20)


def test_C14_19_upkeep_is_only_for_you_and_politics_for_both() -> None:
    s = solo()
    s.register[CAEPIO] = 10
    assert of_type(carry_out(s, HARMONY_PHASE), UpkeepSettled) == [UpkeepSettled(0, 0, 0)]
    assert s.markers[CAEPIO] == 0
    give(s, CAEPIO, food=4, wood=4)
    carry_out(s, STORING)
    assert s.holds(CAEPIO, 0) == 4
    prestige(s, 0, patricius=5)
    prestige(s, CAEPIO, servorum=3)
    carry_out(s, POLITICS_STAGE)
    assert (s.senators[0], s.senators[CAEPIO]) == (1, 1)


def test_C14_20_unused_cards_join_the_next_stack() -> None:
    s = solo()
    put_tile(s, "servorum", "aerarium")
    s.below_stack[0] = building_number(s, "odeum")
    happened = carry_out(s, DECADE_BEGINS)
    assert AedificiumJoined(2, 6) in happened
    assert ones(aedificium(s, 2)) == 13
    assert aedificium(s, 1) == under_stack(s) == 0
    turn_of(s, 0)
    opened(s, "2-01")
    drawn = lucky(s, lambda told: s.pack.buildings[building_number(s, first_drawn(told))].solo_decade == 1)
    assert of_type(drawn[1], TileBuilt)


def first_drawn(told: list[Event]) -> str:
    """Return the building of the first card drawn."""
    return of_type(told, AedificiumDrawn)[0].building
