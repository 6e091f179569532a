"""Monuments (C7.14), the Build inside an effect (C7.11, C7.19), and own insulae in the place of neutral ones."""

import pytest

from aedilis.games.corduba.engine.forms import events as told
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import DISTRICTS, NEUTRAL
from tests.games.corduba import builder
from tests.games.corduba.builder import choices, clause, give, of_type, play, table, why_not
from tests.games.corduba.packs import with_ability, with_line

PONS, MURUS, THEATRUM = 0, 1, 3
THEATRUM_COST = {"worker": 5, "wood": 2, "stone": 3, "marble": 2, "denarii": 7}  # prestige 2 plebeius, 2 patricius
PONS_COST = {"worker": 5, "wood": 3, "stone": 3, "tool": 1, "denarii": 6}  # prestige 2 servorum, 2 plebeius


def revolt(s: State, *districts: str) -> None:
    """Let districts revolt."""
    for district in districts:
        builder.put_tile(s, district, "schola")
        builder.unrest_on(s, district, "schola")


def theatre() -> State:
    """Return a position in which seat 0 can build the Theatrum, and its prestige there leaves no choice."""
    s = table()
    builder.prestige(s, 0, plebeius=4, patricius=4)
    give(s, 0, **THEATRUM_COST)
    return s


# ---------------------------------------------------------------- monuments


def test_C7_14_one_construction_bonus_of_a_district_with_its_prestige() -> None:
    s = theatre()
    play(s, f"0 monument {THEATRUM}")
    assert choices(s) == ["district plebeius", "district patricius"]
    assert why_not(s, "0 district servorum") == "C7.14"
    happened = play(s, "0 district patricius")
    assert {event.goods: event.n for event in of_type(happened, told.Paid)} == {**THEATRUM_COST, "denarii": 5}
    assert builder.standing(s, 0) == (0, 6, 6)
    builder.assert_conserved(s)


def test_C7_14_only_a_bonus_that_makes_it_payable_is_offered() -> None:
    s = table()
    give(s, 0, **{**THEATRUM_COST, "denarii": 5})
    happened = play(s, f"0 monument {THEATRUM}")  # nothing to choose
    assert of_type(happened, told.MonumentBuilt) == [told.MonumentBuilt(0, THEATRUM)]
    assert builder.holdings(s, 0).get("stone") is None


@clause("C5.7")
def test_C7_14_no_bonus_of_a_revolting_district() -> None:
    s = table()
    revolt(s, "patricius")
    give(s, 0, **{**THEATRUM_COST, "denarii": 5})
    assert why_not(s, f"0 monument {THEATRUM}") == "C7.14"
    s = table()
    revolt(s, "plebeius", "patricius")
    give(s, 0, **{**THEATRUM_COST, "stone": 2})
    assert why_not(s, f"0 monument {THEATRUM}") == "C7.14"
    give(s, 0, stone=1)
    happened = play(s, f"0 monument {THEATRUM}")
    assert {event.goods: event.n for event in of_type(happened, told.Paid)} == THEATRUM_COST


def test_C7_14_a_revolt_elsewhere_does_not_matter() -> None:
    s = table()
    revolt(s, "servorum")
    give(s, 0, **{**THEATRUM_COST, "denarii": 5})
    assert why_not(s, f"0 monument {THEATRUM}") is None


@clause("C7.2")
def test_C7_14_specialists_cannot_help_special_workers_count_1() -> None:
    s = table()
    give(s, 0, **{**THEATRUM_COST, "worker": 4})
    builder.unlock(s, 0, "red", "purple", "blue", "yellow", "green", "brown")
    assert why_not(s, f"0 monument {THEATRUM}") == "C7.2"
    builder.give_monument(s, 0, "pons")
    play(s, f"0 monument {THEATRUM}")
    happened = play(s, "0 district patricius")
    assert [event.n for event in of_type(happened, told.SpecialUsed)] == [1]


def test_C7_14_the_token_is_active_at_once_and_special_workers_arrive() -> None:
    s = table()
    give(s, 0, **PONS_COST)
    play(s, f"0 monument {PONS}")
    play(s, "0 district plebeius")
    play(s, *[f"0 {line}" for line in choices(s, start="pay")[:1]])
    assert s.special[0] == 1
    assert "site lapis left" not in choices(s)  # the action is done, the turn is not
    builder.assert_conserved(s)


@clause("C7.24")
def test_C7_14_a_token_that_is_a_free_action_may_be_used_in_the_same_turn() -> None:
    s = theatre()
    play(s, f"0 monument {THEATRUM}", "0 district patricius")
    assert choices(s, start="ability") == ["ability 19"]


def test_C7_14_prestige_in_the_order_of_the_districts_with_its_bonuses() -> None:
    """The Circus: 2 in each district. Space 2 pays 1 amphora, 1 basic resource, 2 denarii."""
    s = table()
    give(s, 0, worker=6, wood=3, stone=3, tool=1, marble=2, denarii=8)
    play(s, "0 monument 5", "0 district servorum")
    assert [line for line in choices(s) if line.startswith("take")] == ["take food:1", "take wood:1", "take stone:1"]
    assert builder.standing(s, 0) == (2, 2, 0)  # its bonus is finished before the marker moves on
    happened = play(s, "0 take food:1")
    assert [event.district for event in of_type(happened, told.PrestigeMoved)] == ["patricius", "patricius"]
    assert builder.standing(s, 0) == (2, 2, 2)


def test_C7_14_each_monument_stands_once() -> None:
    s = table()
    builder.give_monument(s, 1, "theatrum")
    give(s, 0, **THEATRUM_COST)
    assert why_not(s, f"0 monument {THEATRUM}") == "C7.14"
    assert f"monument {THEATRUM}" not in choices(s)


def test_C7_14_no_adjacency_no_insulae_no_activation() -> None:
    s = theatre()
    give(s, 0, worker=5)
    happened = play(s, f"0 monument {THEATRUM}", "0 district patricius")
    assert of_type(happened, told.InsulaLaid) == []
    assert choices(s)[-1] == "end"


def test_C7_14_lepidus_pays_less_for_monuments_only() -> None:
    """1 worker, 1 basic resource and 2 denarii less."""
    s = table(characters={0: "lepidus"})
    give(s, 0, worker=4, wood=2, stone=2, marble=2, denarii=3)
    assert why_not(s, f"0 monument {THEATRUM}") is None
    play(s, f"0 monument {THEATRUM}")
    assert set(builder.holdings(s, 0)) & {"worker", "stone", "marble"} == set()
    s = table(characters={0: "lepidus"})
    give(s, 0, worker=1, stone=2)
    assert why_not(s, "0 build patricius aerarium") == "C7.2"


def test_C7_14_triggers_come_after_its_prestige() -> None:
    pack = with_ability(triggers=[{"on": "build_monument", "effect": [{"op": "gain", "item": "denarii", "n": 1}]}])
    s = table(pack=pack, characters={0: "balbus"})
    builder.prestige(s, 0, plebeius=2, patricius=2)
    give(s, 0, **THEATRUM_COST)
    happened = play(s, f"0 monument {THEATRUM}", "0 district patricius")
    assert happened[-1] == told.Gained(0, "denarii", 1)


@clause("C5.4")
def test_C7_14_a_monument_is_no_tile() -> None:
    s = table()
    builder.give_monument(s, 0, "theatrum")
    assert s.built[0] | s.built[1] | s.built[2] == 0


# ---------------------------------------------------------------- a Build inside an effect


def with_collegium(**goods: int) -> State:
    """Return a position in which seat 0 has used the second line of the Collegium, its only step a Build."""
    s = table()
    builder.put_tile(s, "servorum", "collegium_fabrorum")
    give(s, 0, worker=1)
    give(s, 0, **goods)
    play(s, "0 activate servorum collegium_fabrorum 1")
    for line in choices(s, start="pay")[:1]:
        play(s, f"0 {line}")
    return s


def test_C7_19_a_build_that_is_the_only_step_must_be_used() -> None:
    s = with_collegium(worker=3, wood=3, stone=3)
    assert "done" not in choices(s)
    assert why_not(s, "0 done") == "C7.19"
    assert choices(s, start="build") != []


def test_C7_11_a_build_beside_other_steps_may_be_declined() -> None:
    steps = ({"op": "gain", "item": "denarii", "n": 1}, {"op": "build", "kinds": ["tile"]})
    s = table(pack=with_line(*steps, building_name="aerarium"))
    builder.put_tile(s, "servorum", "aerarium")
    give(s, 0, worker=9, wood=3, stone=3, tool=2, marble=3, denarii=9)
    play(s, "0 activate servorum aerarium 0")
    assert choices(s)[-1] == "done"
    assert choices(s, start="monument") == []  # kinds: tiles only
    assert why_not(s, f"0 monument {THEATRUM}") == "C7.14"
    play(s, "0 done")
    assert s.built[1] | s.built[2] == 0


# ---------------------------------------------------------------- replace_neutral


def mela() -> State:
    """Return a position in which Mela may replace a neutral insula, or take 3 denarii."""
    s = table(characters={0: "mela"})
    builder.put_insula(s, "patricius", (0, 1))
    builder.put_insula(s, "patricius", (0, 2))
    return s


def use_mela(s: State) -> None:
    number = s.pack.names["character"].index("mela")
    play(s, f"0 ability {number}", "0 option 0")


def test_C7_24_a_neutral_insula_is_replaced_by_the_leftmost_of_the_row_with_its_bonus() -> None:
    s = mela()
    builder.put_insula(s, "servorum", (0, 1))
    builder.put_insula(s, "patricius", (0, 3), owner=0)
    use_mela(s)
    happened = play(s, "0 cell patricius 0,2")
    assert [(e.cell, e.owner, e.reason) for e in of_type(happened, told.InsulaLaid)] == [((0, 2), 0, "replaced")]
    assert of_type(happened, told.Gained) == [told.Gained(0, "denarii", 2)]  # the second space of the row
    assert s.neutral == 2
    assert s.laid[2] == 2
    builder.assert_conserved(s)


def test_C7_24_a_replacing_insula_sets_off_triggers_after_its_bonus() -> None:
    pack = with_ability(triggers=[{"on": "insula", "effect": [{"op": "gain", "item": "food", "n": 1}]}])
    s = table(pack=pack, characters={0: "balbus"})
    builder.give_character(s, 0, "mela")
    builder.put_insula(s, "patricius", (0, 1))
    builder.put_insula(s, "patricius", (0, 3), owner=0)
    number = s.pack.names["character"].index("mela")
    happened = play(s, f"0 ability {number}", "0 option 0")
    assert of_type(happened, told.Gained) == [told.Gained(0, "denarii", 2), told.Gained(0, "food", 1)]


def test_C7_24_cells_of_a_district_are_the_same_but_all_may_be_named() -> None:
    s = mela()
    builder.put_insula(s, "servorum", (0, 1))
    use_mela(s)
    assert choices(s) == ["cell servorum 0,1", "cell patricius 0,1"]
    assert why_not(s, "0 cell patricius 0,2") is None
    assert why_not(s, "0 cell patricius 0,3") == "C2.3"
    assert why_not(s, "0 cell plebeius 0,1") == "C2.3"
    assert why_not(s, "0 cell patricius 9,9") == "C2.3"
    assert why_not(s, "0 done") == "C7.19"  # the only step must be used


@pytest.mark.parametrize("empty", [True, False])
def test_C7_24_an_empty_row_or_no_neutral_insula_leaves_only_the_denarii(empty: bool) -> None:
    s = table(characters={0: "mela"})
    if empty:
        builder.put_insula(s, "patricius", (0, 1))
        for column in range(builder.ROW):
            builder.put_insula(s, "patricius", (1, column), owner=0)
    number = s.pack.names["character"].index("mela")
    happened = play(s, f"0 ability {number}")
    assert of_type(happened, told.Gained) == [told.Gained(0, "denarii", 2)]
    assert s.insula_low[NEUTRAL * DISTRICTS + 2] == (1 if empty else 0)
