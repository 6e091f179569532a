"""The solo game against Caepio: set-up, turns and cards; clauses C14.1 to C14.16, examples T20 to T24."""

import pytest

from aedilis.core.bits import bit, ones
from aedilis.core.contract import Event
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine import words
from aedilis.games.corduba.engine.effects.goods import GainStep, LoseStep
from aedilis.games.corduba.engine.effects.seat_changes import HarmonyStep
from aedilis.games.corduba.engine.effects.specialists import PeculiumStep
from aedilis.games.corduba.engine.forms import events as told
from aedilis.games.corduba.engine.pack.form.solo import ActivateAct, CastraAct, MarketAct, PortusAct, RandomAct, SiteAct
from aedilis.games.corduba.engine.pack.native import Act
from aedilis.games.corduba.engine.solo.aedificium import aedificium, built_stack, deck, under_stack
from aedilis.games.corduba.engine.solo.building import CaepioBuild, can_lie, insulae_at
from aedilis.games.corduba.engine.state import fields as stages
from aedilis.games.corduba.engine.state import frames
from aedilis.games.corduba.engine.state.ground import NOT_THERE
from aedilis.games.corduba.engine.steps.placement import forget_links, links_for
from tests.games.corduba import builder
from tests.games.corduba.builder import begin, carry_out, choices, clause, give, of_type, play, why_not
from tests.games.corduba.forum import lay_forum_position
from tests.games.corduba.solo import acts, caepio_turn, left_in_deck, lucky, number, opened, run_above, solo, tried

OFFICES = ("aedil", "praetor", "consul")


# ---------------------------------------------------------------- set-up (C14.1-C14.5)


def test_C14_1_set_up_as_for_two_without_milestones_and_one_card_of_rome() -> None:
    starts = set()
    for seed in range(12):
        s = builder.dealt(1, f"set-up {seed}")
        starts.add(s.order[0])
        assert sorted([s.order[0], s.order[1]]) == [0, 1]
        assert s.face_up == 0
        assert [s.market[resource] for resource in range(words.RESOURCES)] == [2] * words.RESOURCES
        left_out = [card for card in range(7) if s.pack.rome[card].not_in_solo]
        assert len(left_out) == 1
        assert left_out[0] not in s.rome_deck
        assert len([card for card in s.rome_deck if card >= 0]) == 6
        assert s.to_act() == 1
        assert len(s.legal(0)) == 4
    assert starts == {0, 1}


def test_C14_1_only_you_use_the_bonus_of_the_seat() -> None:
    s = builder.dealt(1, "bonus")
    while s.round == 0:
        s.apply(s.legal(0)[0])
    heritage = s.pack.heritage[s.heritage[0]]
    assert s.holds(0, words.DENARII) >= heritage.denarii + s.pack.seat_bonus[0]
    assert s.heritage[words.CAEPIO] == -1
    assert s.holds(words.CAEPIO, words.DENARII) == 0


def test_C14_2_stacks_by_decade_and_three_decks() -> None:
    s = builder.dealt(1)
    assert [ones(aedificium(s, decade)) for decade in (1, 2, 3)] == [7, 7, 3]
    assert [ones(deck(s, decade)) for decade in (1, 2, 3)] == [10, 10, 10]
    assert built_stack(s) == 0


def test_C14_2_a_card_moves_to_the_built_stack_with_its_tile() -> None:
    s = solo()
    forum, excubitorium = builder.building_number(s, "forum"), builder.building_number(s, "excubitorium")
    assert aedificium(s, 2) >> forum & 1
    builder.put_tile(s, "patricius", "forum")
    builder.put_tile(s, "servorum", "excubitorium")  # has no card
    assert built_stack(s) == bit(forum)
    assert ones(aedificium(s, 2)) == 6
    assert not any(aedificium(s, decade) >> excubitorium & 1 for decade in (1, 2, 3))


@pytest.mark.parametrize("office", OFFICES)
def test_C14_3_what_caepio_starts_with(office: str) -> None:
    s = builder.dealt(1, difficulty=office)
    place = 2 + OFFICES.index(office)
    assert builder.standing(s, words.CAEPIO) == (place, place, place)
    assert [s.highest[words.CAEPIO * words.DISTRICTS + district] for district in range(words.DISTRICTS)] == [place] * 3
    assert s.firsts[0] == s.firsts[1] == s.firsts[2] == 0
    assert (s.register[words.CAEPIO], s.popularity[words.CAEPIO], s.harmony[words.CAEPIO]) == (4, 4, 0)
    assert s.unrest[words.CAEPIO] == {"aedil": 2, "praetor": 1, "consul": 1}[office]
    markers = {"aedil": {}, "praetor": {"velites": 1, "offering1": 1}, "consul": {"legionary": 1, "offering2": 1}}
    assert builder.holdings(s, words.CAEPIO) == markers[office]
    builder.assert_conserved(s)
    s.heritage[0] = 0
    assert told.StartedWith(1, 4, 4, 0) in carry_out(s, stages.HERITAGE_START)


def test_C14_4_resources_go_back_at_the_end_of_the_round_and_the_rest_stays() -> None:
    s = solo()
    kept = {"denarii": 3, "offering1": 1, "velites": 1}
    give(s, words.CAEPIO, food=2, marble=1, **kept)
    carry_out(s, stages.ROUND_END)
    assert builder.holdings(s, words.CAEPIO) == kept
    builder.assert_conserved(s)


def test_C14_4_on_the_servorum_track_he_unlocks_without_peculium_and_takes_the_senator_at_the_top() -> None:
    s = solo()
    s.push(frames.PRESTIGE, words.CAEPIO, 0, 1)  # from 2 to 3: unlock or register
    happened = run_above(s)
    assert of_type(happened, told.Unlocked) == [told.Unlocked(1, "red")]
    assert not of_type(happened, told.PeculiumPaid)
    for colour in ("purple", "blue", "yellow", "green", "brown"):
        builder.unlock(s, words.CAEPIO, colour)
    builder.prestige(s, words.CAEPIO, servorum=2)
    s.push(frames.PRESTIGE, words.CAEPIO, 0, 1)
    run_above(s)
    assert s.register[words.CAEPIO] == 5  # nothing is locked any more
    builder.prestige(s, words.CAEPIO, patricius=11)
    s.push(frames.PRESTIGE, words.CAEPIO, 2, 1)
    run_above(s)
    assert s.senators[words.CAEPIO] == 1


def portus() -> Act:
    return Act(PortusAct())


def test_C14_4_of_goods_he_takes_the_first_in_supply_and_of_districts_the_lowest() -> None:
    s = solo()
    builder.prestige(s, words.CAEPIO, servorum=4, plebeius=3, patricius=3)
    s.push(frames.CHOOSE_DISTRICTS, words.CAEPIO, 1, 7, 1)
    run_above(s)
    assert builder.standing(s, words.CAEPIO) == (4, 4, 3)
    s.held[0], s.stock[0] = s.held[0] + s.stock[0], 0  # you have all the food
    s.push(frames.CHOOSE_GAIN, words.CAEPIO, 2, 0b111)
    happened = run_above(s)
    assert of_type(happened, told.Gained) == [told.Gained(1, "wood", 2)]


def test_C14_4_workers_and_harmony_mean_nothing_to_him() -> None:
    s = solo()
    void = [
        effect
        for effect, what in enumerate(s.pack.effects)
        if any(isinstance(step, HarmonyStep | PeculiumStep | LoseStep) for step in what.steps)
        or any(isinstance(step, GainStep) and step.item == words.WORKER for step in what.steps)
    ]
    assert void
    for effect in void:
        s.push(frames.EFFECT, words.CAEPIO, effect, 0, 0, -1, 0)
        run_above(s)
        assert s.harmony[words.CAEPIO] == 0
        assert s.holds(words.CAEPIO, words.WORKER) == 0


def test_C14_5_peculium_is_only_for_you() -> None:
    s = solo()
    builder.unlock(s, 0, "red")
    builder.unlock(s, words.CAEPIO, "red", "blue")
    assert {event.seat for event in of_type(carry_out(s, stages.PECULIUM_PAID_OUT), told.PeculiumPaid)} == {0}


# ---------------------------------------------------------------- unrest (C14.6-C14.8)


def test_C14_6_cards_of_the_built_stack_say_where_unrest_spreads() -> None:
    s = solo()
    builder.put_tile(s, "servorum", "forum")
    builder.put_tile(s, "plebeius", "aedis")
    builder.put_tile(s, "plebeius", "excubitorium")
    builder.unrest_on(s, "servorum", "forum")
    happened = carry_out(s, stages.SPREADING)
    turned = of_type(happened, told.BuiltCardTurned)
    assert turned[-1] == told.BuiltCardTurned("aedis", "spread", "taken")
    assert all(event == told.BuiltCardTurned("forum", "spread", "restless") for event in turned[:-1])
    assert told.UnrestPlaced(None, "plebeius", "aedis") in happened  # in whatever district it stands
    assert carry_out(s, stages.SPREADING) == []  # no tile is left that could take it


def test_C14_6_once_for_each_revolting_district() -> None:
    s = solo()
    for building in ("forum", "aedis", "odeum", "schola"):
        builder.put_tile(s, "servorum" if building in ("forum", "odeum") else "plebeius", building)
    builder.unrest_on(s, "servorum", "forum")
    builder.unrest_on(s, "plebeius", "aedis")
    assert len(of_type(carry_out(s, stages.SPREADING), told.UnrestPlaced)) == 2


def test_C14_7_you_place_his_markers_and_cards_place_yours() -> None:
    s = solo(first=1)
    for building in ("forum", "aedis", "odeum", "schola"):
        builder.put_tile(s, "servorum", building)
    give(s, 0, markers=1)
    give(s, words.CAEPIO, markers=2)
    happened = carry_out(s, stages.CAUSING)
    assert of_type(happened, told.PopularityMoved) == [told.PopularityMoved(1, 2), told.PopularityMoved(0, 3)]
    happened = begin(s, stages.CAUSING + 1)
    assert of_type(happened, told.UnrestHanded) == [told.UnrestHanded(1, 0, 2), told.UnrestHanded(0, 1, 1)]
    [by_card] = of_type(happened, told.UnrestPlaced)  # Caepio comes first in turn order
    assert by_card.seat is None
    assert of_type(happened, told.BuiltCardTurned)[-1] == told.BuiltCardTurned(by_card.building, "your_marker", "taken")
    assert len(choices(s, 0)) == 3
    play(s, f"0 {choices(s, 0)[0]}", f"0 {choices(s, 0)[1]}")
    assert len(builder.restless(s, "servorum")) == 3
    assert s.markers[0] == s.markers[1] == s.handed[0] == s.handed[1] == 0


def test_C14_7_a_marker_without_a_tile_goes_to_the_stock() -> None:
    s = solo()
    builder.put_tile(s, "servorum", "excubitorium")
    s.handed[words.CAEPIO] = 2
    assert of_type(carry_out(s, stages.PLACING), told.UnrestPlaced) == []
    assert s.handed[words.CAEPIO] == 0


def test_C14_8_three_revolting_districts_lose_the_game() -> None:
    s = solo()
    for district, building in zip(words.DISTRICT_NAMES, ("forum", "aedis", "odeum"), strict=True):
        builder.put_tile(s, district, building)
        builder.unrest_on(s, district, building)
    assert begin(s, stages.ROUND_BEGINS)[-1] == told.GameOver("rebellion_of_districts", ())
    assert s.winners() == []


@pytest.mark.parametrize("stage", [stages.SPREADING, stages.PLACING])
def test_C14_8_a_16th_marker_loses_the_game(stage: int) -> None:
    s = solo()
    names = [name for name in s.pack.names["building"] if name != "excubitorium"]
    for place, building in enumerate(names):
        for district in words.DISTRICT_NAMES[place % 2 :]:
            if links_for(s, words.DISTRICT_NAMES.index(district), builder.building_number(s, building)) < 99:
                builder.put_tile(s, district, building)
                if s.unrest_on_tiles() < 15:
                    builder.unrest_on(s, district, building)
                break
    assert s.unrest_on_tiles() == 15
    s.handed[words.CAEPIO] = 1
    assert begin(s, stage)[-1] == told.GameOver("rebellion_of_markers", ())
    assert s.stage == stages.OVER


# ---------------------------------------------------------------- turns (C14.9, C14.10)


@clause("T21")
def test_C14_9_first_round_of_the_example() -> None:
    s = solo()
    opened(s, "A", "B")
    happened = caepio_turn(s)
    assert happened[0] == told.CaepioActed(1, 0, 0, 0)
    assert happened[1:] == [told.SiteUsed(1, "lignum", "right"), told.Gained(1, "wood", 3)]
    happened = caepio_turn(s)
    [tile] = of_type(happened, told.TileBuilt)
    assert s.pack.buildings[builder.building_number(s, tile.building)].solo_decade == 1
    assert s.used[words.DISTRICT_NAMES.index(tile.district)] == bit(builder.building_number(s, tile.building))
    happened = caepio_turn(s)
    assert happened == [told.CaepioActed(1, 0, 2, 0), told.SiteUsed(1, "lapis", "left"), told.Gained(1, "stone", 1)]
    assert s.cards_turned == 1  # the second card comes after your turn
    sanctuarium = "taken" if tile.building == "sanctuarium" else "not_built"
    happened = caepio_turn(s)
    assert happened[0] == told.CaepioCardTurned(1, 1, 2)
    reason = {"taken": "tile_taken"}.get(sanctuarium, sanctuarium)
    assert tried(happened) == [(0, 0, reason, "C14.14"), (0, 1, "no_free_tile", "C14.14")]
    assert of_type(happened, told.CastraUsed) == [told.CastraUsed(1, "legionary")]  # at once, in the same turn
    happened = caepio_turn(s)
    assert tried(happened)[-1] == (3, 0, "no_free_tile", "C14.14")
    assert happened[-1] == told.Passed(1, 0)
    assert s.passed == bit(words.CAEPIO)


@clause("T21")
def test_C14_9_alternatives_come_from_left_to_right_then_the_next_row() -> None:
    s = solo()
    opened(s, "A", "B")
    s.sites_used = 0b1100  # Lignum
    happened = caepio_turn(s)
    assert tried(happened) == [(0, 0, "site_taken", "C14.12")]
    assert of_type(happened, told.SiteUsed) == [told.SiteUsed(1, "cibus", "right")]
    s = solo()
    opened(s, "A", "B")
    s.sites_used = 0b111100  # and Cibus
    happened = caepio_turn(s)
    assert [row for row, *_ in tried(happened)] == [0, 0]
    assert of_type(happened, told.TileBuilt)
    s = solo()
    opened(s, "A", "B", row=2)
    s.sites_used = 0b11  # Lapis
    assert told.PortusUsed(1) in caepio_turn(s)
    assert s.holds(words.CAEPIO, words.DENARII) == 1


@clause("C14.4", "T22")
def test_C14_9_second_round_of_the_example() -> None:
    s = solo()
    s.round = 2
    builder.put_tile(s, "servorum", "aerarium")
    builder.put_tile(s, "plebeius", "odeum")
    opened(s, "C", "D")
    assert of_type(caepio_turn(s), told.CastraUsed) == [told.CastraUsed(1, "velites")]
    give(s, 0, marble=3)  # 1 is left in the supply
    happened = caepio_turn(s)
    assert of_type(happened, told.SiteUsed) == [told.SiteUsed(1, "marmor", "right")]
    assert of_type(happened, told.Gained) == [told.Gained(1, "marble", 1)]
    [used] = of_type(caepio_turn(s), told.AedificiumUsed)
    assert used.building in ("aerarium", "odeum")
    happened = caepio_turn(s)
    assert of_type(happened, told.CaepioActed) == [told.CaepioActed(1, 2, 3, 0)]
    assert sum(event.units for event in of_type(happened, told.Traded)) == 2
    s.sites_used |= 0b1111  # Lapis and Lignum
    happened = caepio_turn(s)
    assert happened[0] == told.CaepioCardTurned(1, 3, 2)
    assert len(tried(happened)) == 2
    assert of_type(happened, told.TileBuilt)
    s.sites_used |= 0b110000  # Cibus
    assert told.PortusUsed(1) in caepio_turn(s)
    assert caepio_turn(s) == [told.Passed(1, 0)]  # nothing is left, and he has not acted
    carry_out(s, stages.ROUND_END)
    assert not any(s.holds(words.CAEPIO, resource) for resource in range(words.RESOURCES))
    assert (s.card, s.row, s.cards_turned) == (-1, 0, 0)


@clause("C14.20")
def test_C14_9_his_first_turn_turns_up_a_card_and_used_ones_are_out() -> None:
    s = solo()
    left_in_deck(s, "1-08")
    happened = caepio_turn(s)
    assert happened[0] == told.CaepioCardTurned(1, number(s, "1-08"), 1)
    assert s.cards_used >> number(s, "1-08") & 1
    while not s.passed & bit(words.CAEPIO):
        happened = caepio_turn(s)
    assert s.cards_turned == 1  # the deck is empty, so this was all


def test_C14_9_two_cards_a_round() -> None:
    s = solo()
    turned = []
    for _ in range(12):
        if not s.passed & bit(words.CAEPIO):
            turned += of_type(caepio_turn(s), told.CaepioCardTurned)
    assert [event.number for event in turned] == [1, 2]
    assert s.passed & bit(words.CAEPIO)


@clause("T24")
def test_C14_10_each_later_action_brings_caepio_a_denarius() -> None:
    s = solo()
    give(s, 0, worker=5, food=1)
    s.passed, s.lane[0] = bit(words.CAEPIO), words.CAEPIO
    happened = play(s, "0 portus", "0 merchant")  # food is all it can sell
    if "done" in choices(s, 0):
        happened += play(s, "0 done")
    happened += play(s, "0 site lapis left")
    happened += play(s, "0 portus")
    assert of_type(happened, told.LaterAction) == [told.LaterAction(1)] * 3
    assert s.holds(words.CAEPIO, words.DENARII) == 3


def test_C14_10_before_he_has_passed_it_brings_nothing_and_passing_sets_the_order() -> None:
    s = solo()
    happened = play(s, "0 portus")
    assert not of_type(happened, told.LaterAction)
    s = solo()
    s.passed, s.lane[0] = bit(words.CAEPIO), words.CAEPIO
    s.round = 1
    happened = play(s, "0 pass")
    assert not of_type(happened, told.LaterAction)
    assert [s.order[0], s.order[1]] == [words.CAEPIO, 0]


# ---------------------------------------------------------------- building (C14.11)


@clause("T20")
def test_C14_11_caepio_builds_the_aerarium() -> None:
    s = solo()
    opened(s, "1-08")
    s, happened = lucky(
        s,
        lambda happened: (
            of_type(happened, told.AedificiumDrawn) == [told.AedificiumDrawn(1, "aerarium")]
            and of_type(happened, told.DieRolled) == [told.DieRolled(1, 3, "plebeius")]
        ),
    )
    [tile] = of_type(happened, told.TileBuilt)
    assert (tile.seat, tile.district, tile.building) == (1, "plebeius", "aerarium")
    assert of_type(happened, told.PrestigeMoved)[0] == told.PrestigeMoved(1, "plebeius", 3)
    assert told.AedificiumUsed(1, "plebeius", "aerarium") in happened
    assert told.Gained(1, "denarii", 2) in happened
    aerarium = builder.building_number(s, "aerarium")
    assert s.used[1] == bit(aerarium)
    assert built_stack(s) == bit(aerarium)
    assert {event.district for event in of_type(happened, told.TileRemoved)} == {"servorum", "patricius"}
    assert s.holds(0, words.DENARII) == 0
    builder.assert_conserved(s)


def test_C14_11_he_takes_the_spot_for_the_most_insulae_and_you_choose_among_equal_ones() -> None:
    s = solo()
    opened(s, "1-08")
    s, happened = lucky(s, lambda happened: len(of_type(happened, told.InsulaLaid)) >= 2)
    own = [event for event in of_type(happened, told.InsulaLaid) if event.owner == words.CAEPIO]
    assert own
    s = solo()
    opened(s, "1-08")
    s.depth = 0
    builder.in_order(s, 1, 0)
    begin(s, stages.ACTIONS)
    assert s.top_kind() == frames.CHOOSE_CAEPIO_SPOT
    assert s.to_act() == 1
    district, building, best = (s.below(slot) for slot in (CaepioBuild.DISTRICT, CaepioBuild.BUILDING, CaepioBuild.OWN))
    counts = {}
    first = s.ground.first[district * words.TYPES + building]
    for placement in range(first, first + s.ground.count[district * words.TYPES + building]):
        counts[placement] = insulae_at(s, district, building, placement, 0)
    assert max(counts.values()) == best > 0
    assert len(choices(s, 0)) == list(counts.values()).count(best) > 1
    worse = next(placement for placement, own in counts.items() if own < best)
    line = f"0 spot {s.ground.row[worse]},{s.ground.column[worse]} {s.ground.orientation[worse]}"
    assert why_not(s, line) == "C14.11"
    happened = play(s, f"0 {choices(s, 0)[-1]}")
    assert of_type(happened, told.TileBuilt)[0].seat == words.CAEPIO


def test_C14_11_a_die_can_choose_among_equal_spots() -> None:
    s = solo(caepio_tie="random", first=1)
    opened(s, "1-08")
    spots = set()
    for seed in range(12):
        copy = s.clone()
        copy.listen(True)
        copy.rng = seeded(str(seed))
        happened = begin(copy, stages.ACTIONS)
        [tile] = of_type(happened, told.TileBuilt)
        spots.add((tile.building, tile.district, tile.cell))
        assert copy.top_kind() == frames.TURN
    assert len(spots) > 3


def test_C14_11_the_next_district_when_the_first_has_no_room() -> None:
    s = solo()
    opened(s, "1-08")
    s.occupied_low[1], s.occupied_high[1] = s.ground.all_low[1], s.ground.all_high[1]
    forget_links(s, 1)
    s, happened = lucky(s, lambda happened: of_type(happened, told.DieRolled)[0].district == "plebeius")
    assert of_type(happened, told.TileBuilt)[0].district == "patricius"


def test_C14_11_a_tile_that_fits_nowhere_goes_under_the_stack() -> None:
    s = solo()
    opened(s, "1-08", row=0)
    for district in range(words.DISTRICTS):
        s.occupied_low[district], s.occupied_high[district] = s.ground.all_low[district], s.ground.all_high[district]
        forget_links(s, district)
    happened = caepio_turn(s)
    [card] = of_type(happened, told.AedificiumDrawn)
    assert of_type(happened, told.AedificiumReturned) == [told.AedificiumReturned(1, card.building)]
    assert tried(happened) == [(0, 0, "no_room", "C14.11")]
    assert under_stack(s) == bit(builder.building_number(s, card.building))
    drawn = [card.building]
    for _ in range(7):
        s.row = 0
        drawn += [event.building for event in of_type(caepio_turn(s), told.AedificiumDrawn)]
    assert len(set(drawn[:7])) == 7  # what lies under the stack comes last
    assert drawn[7] == drawn[0]  # and in its order


def test_C14_11_an_empty_stack() -> None:
    s = solo()
    opened(s, "1-08")
    for building in builder.members(aedificium(s, 1)):
        for district in words.DISTRICT_NAMES:
            if links_for(s, words.DISTRICT_NAMES.index(district), building) < 99:
                builder.put_tile(s, district, s.pack.names["building"][building])
                break
    assert aedificium(s, 1) == 0
    assert tried(caepio_turn(s))[0] == (0, 0, "stack_empty", "C14.11")


@clause("C14.4")
def test_C14_11_forced_insulae_cost_him_nothing_but_come_from_the_stock() -> None:
    s = solo()
    lay_forum_position(s)
    forum = builder.building_number(s, "forum")
    s.depth = 0
    s.push(frames.CAEPIO_BUILD, words.CAEPIO, 2, forum, NOT_THERE)
    before = s.neutral
    happened = run_above(s, 0)
    assert [event.owner for event in of_type(happened, told.InsulaLaid) if event.reason == "forced"] == [None]
    assert s.neutral > before
    assert not of_type(happened, told.Paid)
    assert of_type(happened, told.TileBuilt)[0].building == "forum"
    s = solo()
    lay_forum_position(s)
    assert can_lie(s, 2, forum)
    s.neutral = s.pack.insulae_neutral
    assert not can_lie(s, 2, forum)


def test_C14_11_an_empty_row_leaves_neutral_insulae() -> None:
    s = solo()
    for district in range(words.DISTRICTS):
        s.laid[words.CAEPIO * words.DISTRICTS + district] = builder.ROW
    opened(s, "1-08")
    s.take_events()
    happened = caepio_turn(s)
    assert of_type(happened, told.TileBuilt)
    assert all(event.owner is None for event in of_type(happened, told.InsulaLaid))


# ---------------------------------------------------------------- the other acts (C14.12-C14.16)


def site(name: int, workers: int) -> Act:
    return Act(SiteAct(site=words.SITE_NAMES[name], workers=workers))


def castra(space: int) -> Act:
    return Act(CastraAct(troop=words.TROOP_NAMES[space]))


def tile_act(building: int) -> Act:
    return Act(ActivateAct(building=words.BUILDING_NAMES[building]))


def market(sell: int, buy: int) -> Act:
    return Act(MarketAct(sell=sell, buy=buy))


@pytest.mark.parametrize("number_", range(5))
def test_C14_12_a_site_yields_by_its_workers_and_is_used_whole(number_: int) -> None:
    for space in range(2):
        s = solo()
        printed = s.pack.sites[number_]
        happened = acts(s, site(number_, printed.workers[space]))
        assert of_type(happened, told.SiteUsed)[0].space == ("left", "right")[space]
        assert s.holds(words.CAEPIO, printed.item) == printed.yields[space]
        assert s.sites_used == 3 << 2 * number_
        assert tried(acts(s, site(number_, printed.workers[1 - space]), portus())) == [(0, 0, "site_taken", "C14.12")]


def test_C14_12_a_site_without_supply_and_the_portus() -> None:
    s = solo()
    give(s, 0, stone=s.stock[2])
    happened = acts(s, site(0, 1), portus())
    assert tried(happened) == [(0, 0, "supply_empty", "C14.12")]
    assert told.PortusUsed(1) in happened
    assert builder.holdings(s, words.CAEPIO) == {"denarii": 1}
    acts(s, portus())
    assert builder.holdings(s, words.CAEPIO) == {"denarii": 2}  # always possible


def test_C14_13_castra() -> None:
    for space, troop in enumerate(("velites", "legionary", "equites")):
        s = solo()
        acts(s, castra(space))
        assert builder.holdings(s, words.CAEPIO) == {troop: 1}
        assert tried(acts(s, castra(space), portus())) == [(0, 0, "space_taken", "C14.13")]
        s = solo()
        give(s, 0, **{troop: s.stock[10 + space]})
        assert tried(acts(s, castra(space), portus())) == [(0, 0, "no_marker", "C14.13")]


def test_C14_14_a_named_tile() -> None:
    s = solo()
    odeum = builder.building_number(s, "odeum")
    assert tried(acts(s, tile_act(odeum))) == [(0, 0, "not_built", "C14.14")]
    builder.put_tile(s, "plebeius", "odeum")
    builder.unrest_on(s, "plebeius", "odeum")
    assert tried(acts(s, tile_act(odeum))) == [(0, 0, "tile_restless", "C14.14")]
    s.restless[1] = 0
    assert told.AedificiumUsed(1, "plebeius", "odeum") in acts(s, tile_act(odeum))
    assert s.popularity[words.CAEPIO] == 5
    assert tried(acts(s, tile_act(odeum))) == [(0, 0, "tile_taken", "C14.14")]


@clause("C14.2")
def test_C14_14_a_random_tile_is_drawn_until_one_is_free() -> None:
    s = solo()
    random = Act(RandomAct())
    assert tried(acts(s, random)) == [(0, 0, "no_free_tile", "C14.14")]
    for building in ("odeum", "aerarium", "schola", "aedis"):
        builder.put_tile(s, "plebeius" if building == "aedis" else "servorum", building)
    builder.put_tile(s, "patricius", "excubitorium")  # never his
    s.used[0] = bit(builder.building_number(s, "odeum")) | bit(builder.building_number(s, "aerarium"))
    builder.unrest_on(s, "servorum", "schola")
    happened = acts(s, random)
    turned = of_type(happened, told.BuiltCardTurned)
    outcomes = {"odeum": "used", "aerarium": "used", "schola": "restless", "aedis": "taken"}
    assert all(event.purpose == "random_tile" and event.outcome == outcomes[event.building] for event in turned)
    assert turned[-1].building == "aedis"
    assert builder.holdings(s, words.CAEPIO) == {"offering2": 1}


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
    builder.prestige(s, words.CAEPIO, servorum=4, plebeius=4, patricius=4)
    for district in range(words.DISTRICTS):
        s.highest[words.CAEPIO * words.DISTRICTS + district] = 12  # no bonus of a track
    builder.put_tile(s, "plebeius", name)
    acts(s, tile_act(builder.building_number(s, name)))
    gained: dict[str, int] = builder.holdings(s, words.CAEPIO)
    for word, n in (
        ("popularity", s.popularity[words.CAEPIO] - 4),
        ("register", s.register[words.CAEPIO] - 4),
        ("specialists", ones(s.unlocked[words.CAEPIO])),
        *zip(words.DISTRICT_NAMES, (place - 4 for place in builder.standing(s, words.CAEPIO)), strict=True),
    ):
        if n:
            gained[word] = n
    assert gained == AEDIFICIUM[name]
    assert s.used[1] == bit(builder.building_number(s, name))


def test_C14_14_every_card_is_in_this_list() -> None:
    s = solo()
    assert {
        s.pack.names["building"][number] for number in range(words.TYPES) if s.pack.buildings[number].solo_decade
    } == set(AEDIFICIUM)


@clause("T23")
def test_C14_15_caepio_sells_a_stone_and_takes_a_wood() -> None:
    found = False
    for seed in range(400):
        s = solo()
        s.rng = seeded(f"market {seed}")
        give(s, words.CAEPIO, stone=1)
        price, wood, market_wood = s.price[2], s.price[1], s.market[1]
        happened = acts(s, market(1, 1))
        cards = of_type(happened, told.MarketCardTurned)
        assert all(s.pack.caepio[event.card].decade == 2 for event in cards)
        sold, bought = of_type(happened, told.Traded)
        assert (sold.resource, sold.units, sold.price, s.price[2]) == ("stone", 1, price, price - 1)
        assert (bought.side, bought.units, bought.price) == ("buy", 1, 0)
        assert bought.resource != "stone"
        if bought.resource == "wood" and cards[0].resource == "food":
            found = True
            assert (cards[0].side, cards[0].units) == ("sell", 0)  # he has none
            assert (s.price[1], s.market[1], s.holds(words.CAEPIO, 1)) == (wood + 1, market_wood - 1, 1)
            assert s.holds(words.CAEPIO, words.DENARII) == price
            break
        builder.assert_conserved(s)
    assert found


def test_C14_15_what_no_card_serves_is_dropped() -> None:
    s = solo()
    for resource in range(words.RESOURCES):
        s.stock[resource] += s.market[resource]
        s.market[resource] = 0
    assert tried(acts(s, market(1, 1))) == [(0, 0, "nothing_to_trade", "C14.15")]
    give(s, words.CAEPIO, food=1)
    happened = acts(s, market(3, 0))
    assert [event.units for event in of_type(happened, told.Traded)] == [1]  # the rest is dropped
    assert s.holds(words.CAEPIO, 0) == 0


def test_C14_15_a_card_serves_as_much_as_is_missing_and_decade_3_uses_deck_1() -> None:
    s = solo()
    s.decade, s.round = 3, 7
    give(s, words.CAEPIO, food=4)
    happened = acts(s, market(2, 0))
    [sold] = of_type(happened, told.Traded)
    assert (sold.units, s.holds(words.CAEPIO, 0)) == (2, 2)
    assert all(s.pack.caepio[event.card].decade == 1 for event in of_type(happened, told.MarketCardTurned))


def test_C14_16_there_are_no_milestones() -> None:
    s = solo()
    give(s, 0, worker=9)
    s.register[0] = s.popularity[0] = 10
    assert not [line for line in choices(s, 0) if line.startswith("claim")]
    assert why_not(s, "0 claim 0") == "C7.21"


# ---------------------------------------------------------------- Phase 4 and decades (C14.19, C14.20)


def test_C14_19_upkeep_is_only_for_you_and_politics_for_both() -> None:
    s = solo()
    s.register[words.CAEPIO] = 10
    assert of_type(carry_out(s, stages.HARMONY_PHASE), told.UpkeepSettled) == [told.UpkeepSettled(0, 0, 0)]
    assert s.markers[words.CAEPIO] == 0
    give(s, words.CAEPIO, food=4, wood=4)
    carry_out(s, stages.STORING)
    assert s.holds(words.CAEPIO, 0) == 4
    builder.prestige(s, 0, patricius=5)
    builder.prestige(s, words.CAEPIO, servorum=3)
    carry_out(s, stages.POLITICS_STAGE)
    assert (s.senators[0], s.senators[words.CAEPIO]) == (1, 1)


def test_C14_20_unused_cards_join_the_next_stack() -> None:
    s = solo()
    builder.put_tile(s, "servorum", "aerarium")
    s.below_stack[0] = builder.building_number(s, "odeum")
    happened = carry_out(s, stages.DECADE_BEGINS)
    assert told.AedificiumJoined(2, 6) in happened
    assert ones(aedificium(s, 2)) == 13
    assert aedificium(s, 1) == under_stack(s) == 0
    builder.turn_of(s, 0)
    opened(s, "2-01")
    drawn = lucky(
        s, lambda happened: s.pack.buildings[builder.building_number(s, first_drawn(happened))].solo_decade == 1
    )
    assert of_type(drawn[1], told.TileBuilt)


def first_drawn(happened: list[Event]) -> str:
    """Return the building of the first card drawn."""
    return of_type(happened, told.AedificiumDrawn)[0].building
