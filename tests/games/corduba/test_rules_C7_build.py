"""Building a tile, clauses C7.3 to C7.13. Where tiles fit is in test_geometry.py, what may be paid in test_pay.py."""

from typing import Any

import pytest

from aedilis.core.bits import bit
from aedilis.core.contract import Event
from aedilis.games.corduba.engine.effects.conditions import tiles_of
from aedilis.games.corduba.engine.forms.events import (
    Gained,
    InsulaLaid,
    Paid,
    PrestigeMoved,
    RegisterRaised,
    SpecialistUsed,
    TileBuilt,
    TileRemoved,
)
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.placement import forget_links
from aedilis.games.corduba.engine.words import DISTRICTS, NEUTRAL, TYPES
from tests.games.corduba import builder
from tests.games.corduba.builder import choices, clause, give, of_type, play, table, why_not
from tests.games.corduba.forum import A, forum_position
from tests.games.corduba.packs import with_ability, with_line

FORUM = {"worker": 3, "tool": 1, "stone": 1, "marble": 2}  # and 5 denarii, 3 in Patricius


def paid(happened: list[Event]) -> dict[str, int]:
    """Return what was paid, all payments together."""
    total: dict[str, int] = {}
    for event in of_type(happened, Paid):
        total[event.goods] = total.get(event.goods, 0) + event.n
    return total


def laid(happened: list[Event]) -> list[tuple[tuple[int, int], int | None, str]]:
    """Return the insulae that were laid: where, whose and why."""
    return [(event.cell, event.owner, event.reason) for event in of_type(happened, InsulaLaid)]


def rich(s: State, seat: int = 0) -> None:
    """Give a seat enough for a few buildings."""
    give(s, seat, worker=15, denarii=40, food=2, wood=5, stone=5, tool=5, marble=5)


# ---------------------------------------------------------------- the examples


@clause("C7.10", "C7.12", "C9.2")
def test_T6_forum() -> None:
    s = forum_position()
    give(s, 0, denarii=4, **FORUM)
    assert s.register[0] == 4
    happened = play(s, "0 build patricius forum")
    assert paid(happened) == {**FORUM, "denarii": 3}  # nothing to choose
    assert choices(s) == ["spot 1,8 0", "spot 3,0 0", "spot 5,1 0"]
    happened += play(s, A)
    assert paid(happened) == {**FORUM, "denarii": 4}
    assert laid(happened) == [
        ((3, 3), None, "forced"),
        ((2, 0), 0, "own_cell"),
        ((5, 0), 0, "own_cell"),
        ((2, 3), None, "filled"),
    ]
    assert s.register[0] == 5
    assert builder.holdings(s, 0) == {"worker": 1, "denarii": 3}
    assert builder.standing(s, 0) == (0, 0, 6)
    story = [type(event) for event in happened if not isinstance(event, Paid)]
    assert story[:2] == [InsulaLaid, TileBuilt]  # the chain, then the tile
    assert story[2:6] == [InsulaLaid, InsulaLaid, RegisterRaised, Gained]  # own insulae 5 and 6 of the row
    assert story[6:] == [PrestigeMoved, PrestigeMoved, Gained, InsulaLaid]  # the cell that is left over comes last
    assert choices(s, start="activate patricius forum") == []  # 1 worker, 2 needed, and the turn goes on
    give(s, 1, worker=2)
    play(s, "0 end")
    assert "activate patricius forum 0" in choices(s, 1)
    builder.assert_conserved(s)


# ---------------------------------------------------------------- C7.3


def test_C7_3_one_of_a_type_in_a_district() -> None:
    s = table()
    rich(s)
    builder.put_tile(s, "servorum", "herbarium")
    assert why_not(s, "0 build servorum herbarium") == "C7.3"
    assert why_not(s, "0 build plebeius herbarium") is None
    assert "build servorum herbarium" not in choices(s)


def test_C7_3_the_basilica_stands_once_in_any_district() -> None:
    s = table()
    rich(s)
    assert len(choices(s, start="build")) == 3 * TYPES  # everything, the Basilica in each
    play(s, "0 build plebeius basilica")
    happened = play(s, f"0 {choices(s, start='pay')[0]}")
    happened += play(s, f"0 {choices(s, start='spot')[0]}")
    assert of_type(happened, TileRemoved) == []
    for district in range(DISTRICTS):
        assert s.available[district] >> builder.building_number(s, "basilica") & 1 == 0
    builder.assert_conserved(s)


# ---------------------------------------------------------------- C7.4


@pytest.mark.parametrize(
    ("district", "cost"),
    [
        ("servorum", {"worker": 1, "stone": 2, "denarii": 4}),
        ("plebeius", {"worker": 2, "stone": 1, "denarii": 4}),
        ("patricius", {"worker": 2, "stone": 2, "denarii": 2}),
    ],
)
def test_C7_4_construction_bonus(district: str, cost: dict[str, int]) -> None:
    """An Aerarium costs 2 workers, 2 stone, 4 denarii."""
    s = table()
    give(s, 0, **cost)
    before = {name: s.stock[number] for number, name in enumerate(("food", "wood", "stone"))}
    happened = play(s, f"0 build {district} aerarium")
    assert paid(happened) == cost
    assert s.stock[2] == before["stone"] + cost["stone"]
    builder.assert_conserved(s)


@clause("C5.7")
def test_C7_4_no_bonus_in_a_revolting_district() -> None:
    s = table()
    builder.put_tile(s, "patricius", "forum")
    builder.unrest_on(s, "patricius", "forum")
    give(s, 0, worker=2, stone=2, denarii=2)
    assert why_not(s, "0 build patricius aerarium") == "C7.4"
    give(s, 0, denarii=2)
    assert paid(play(s, "0 build patricius aerarium")) == {"worker": 2, "stone": 2, "denarii": 4}


def test_C7_4_the_payer_chooses_which_basic_resource_the_bonus_takes_off() -> None:
    s = table()
    give(s, 0, worker=2, wood=1, stone=2, denarii=1)
    play(s, "0 build plebeius sanctuarium")
    assert choices(s) == ["pay worker:2 wood:1 stone:1 denarii:1", "pay worker:2 stone:2 denarii:1"]
    assert why_not(s, "0 pay worker:2 wood:1 stone:2 denarii:1") == "C7.4"


def test_C7_4_no_component_falls_below_nothing_and_workers_not_below_1() -> None:
    pack = builder.own_pack({"buildings.building.0.cost": {"worker": 1, "wood": 1, "denarii": 1}})
    for district, cost in {
        "servorum": {"worker": 1, "wood": 1, "denarii": 1},
        "plebeius": {"worker": 1, "denarii": 1},
        "patricius": {"worker": 1, "wood": 1},
    }.items():
        s = table(pack=pack)
        give(s, 0, **cost)
        assert paid(play(s, f"0 build {district} herbarium")) == cost


@clause("C7.2")
def test_C7_4_a_specialist_of_the_colour_counts_2_and_is_spent() -> None:
    s = table()
    give(s, 0, stone=2, denarii=2)
    builder.unlock(s, 0, "green")
    assert why_not(s, "0 build patricius aerarium") == "C7.2"  # yellow
    builder.unlock(s, 0, "yellow")
    happened = play(s, "0 build patricius aerarium")
    assert [event.colour for event in of_type(happened, SpecialistUsed)] == ["yellow"]
    assert s.ready[0] == bit(4)
    assert s.unlocked[0] == bit(3) | bit(4)


def test_C7_4_the_discount_of_a_build_step_adds_to_the_bonus() -> None:
    """Collegium, second line: 1 basic resource and 1 denarius less."""
    s = table()
    builder.put_tile(s, "servorum", "collegium_fabrorum")
    give(s, 0, worker=3, stone=1, denarii=1)
    happened = play(s, "0 activate servorum collegium_fabrorum 1", "0 build patricius aerarium")
    assert paid(happened) == {"worker": 3, "stone": 1, "denarii": 1}


# ---------------------------------------------------------------- C7.5 to C7.7


def looking(building: str, **options: Any) -> State:
    """Return a position in which seat 0 looks for a spot in Patricius, where a Schola stands in block E."""
    s = table(**options)
    builder.put_tile(s, "patricius", "schola", [(2, 4), (2, 5), (3, 4), (3, 5)])
    give(s, 0, worker=3, wood=2, stone=1, tool=1, denarii=1)
    play(s, f"0 build patricius {building}")
    for line in choices(s, start="pay")[:1]:
        play(s, f"0 {line}")
    return s


@pytest.mark.parametrize(
    ("spot", "why"),
    [
        ("2,3 0", "C7.5"),  # the Schola lies on one of its cells
        ("3,6 0", "C7.5"),  # over a street
        ("0,8 0", "C7.5"),  # over the border
        ("6,0 0", "C7.5"),  # outside
        ("2,3 3", "C7.5"),  # looks like 1, and has that number
        ("0,1 0", "C7.6"),  # touches nothing
        ("2,3 1", None),
        ("1,4 0", None),
    ],
)
@clause("C7.6")
def test_C7_5_only_on_free_cells_of_one_block(spot: str, why: str | None) -> None:
    s = looking("herbarium")
    assert why_not(s, f"0 spot {spot}") == why
    assert (f"spot {spot}" in choices(s)) == (why is None)


def test_C7_5_tiles_may_be_mirrored_with_the_option() -> None:
    plain = set(choices(looking("officina_fabrorum")))
    mirrored = set(choices(looking("officina_fabrorum", tile_mirroring=True)))
    assert plain < mirrored
    assert all(line.split()[-1] in "4567" for line in mirrored - plain)


def test_C7_6_contact_across_a_street_counts_unless_the_option_says_no() -> None:
    inside = choices(looking("herbarium", adjacency_across_streets=False))
    assert inside == ["spot 2,3 1", "spot 4,4 0"]  # in the block of the Schola
    assert set(inside) < set(choices(looking("herbarium")))


def test_C7_6_the_first_tile_of_a_district_lies_anywhere() -> None:
    s = table()
    builder.put_insula(s, "patricius", (0, 1))  # no tile
    give(s, 0, worker=3, wood=2, stone=1, tool=1, denarii=1)
    play(s, "0 build patricius officina_fabrorum")
    officina = 2 * TYPES + builder.building_number(s, "officina_fabrorum")
    first = s.ground.first[officina]
    free = [n for n in range(first, first + s.ground.count[officina]) if s.ground.low[n] & 1 == 0]
    assert len(choices(s)) == len(free)


def test_C7_6_neutral_and_others_insulae_count() -> None:
    for owner in (NEUTRAL, 1):
        s = table()
        builder.put_tile(s, "patricius", "herbarium", [(0, 10), (1, 10)])
        builder.put_insula(s, "patricius", (2, 2), owner=owner)
        give(s, 0, worker=3, denarii=9, wood=1, stone=1, tool=1, marble=2)
        play(s, "0 build patricius forum")
        assert choices(s) == ["spot 0,1 0", "spot 2,3 0", "spot 3,0 0"]


def far_away(**options: Any) -> State:
    """Return a position in which the Amphitheatrum can lie in Patricius only with three neutral insulae."""
    s = table(**options)
    builder.put_tile(s, "patricius", "herbarium", [(0, 10), (1, 10)], builder=1)
    give(s, 0, worker=4, wood=2, stone=3, tool=1, marble=1, denarii=6)
    return s


def test_C7_7_a_chain_is_laid_link_by_link_and_each_costs_a_denarius() -> None:
    s = far_away()
    play(s, "0 build patricius amphitheatrum")
    assert choices(s) == ["link 2,8", "link 3,9", "link 4,10"]  # one spot; the first link touches it
    assert why_not(s, "0 link 2,9") == "C7.7"
    play(s, "0 link 3,9")
    assert choices(s) == ["link 2,9", "link 3,10"]
    play(s, "0 link 2,9")
    assert s.neutral == 0  # nothing lies before the chain is complete
    happened = play(s, "0 link 1,9")
    assert [cell for cell, _, why in laid(happened) if why == "forced"] == [(1, 9), (2, 9), (3, 9)]
    assert paid(happened) == {"denarii": 3}
    builder.assert_conserved(s)


@pytest.mark.parametrize(("supply", "refused"), [("forced_only", "C2.6"), ("hard16", "C2.6"), ("unlimited", None)])
@clause("C2.6")
def test_C7_7_without_neutral_insulae_no_forced_adjacency(supply: str, refused: str | None) -> None:
    s = far_away(neutral_supply=supply)
    s.neutral = 13
    assert why_not(s, "0 build patricius amphitheatrum") is None
    s.neutral = 14
    assert why_not(s, "0 build patricius amphitheatrum") == refused


def test_C7_7_nowhere_to_lie() -> None:
    """With contact only inside a block nothing reaches the only block where the Amphitheatrum fits."""
    s = far_away(adjacency_across_streets=False)
    assert why_not(s, "0 build patricius amphitheatrum") == "C7.7"
    assert "build patricius amphitheatrum" not in choices(s)


def test_C7_5_no_room_at_all() -> None:
    s = far_away()
    for cell in [(1, 2), (4, 5), (4, 8)]:  # in each block where it fits
        builder.put_insula(s, "patricius", cell)
    assert why_not(s, "0 build patricius amphitheatrum") == "C7.5"


# ---------------------------------------------------------------- C7.8, C7.9


def corner(**options: Any) -> State:
    """Return a position in which a Forum on spot A leaves (2,0) and (5,0) of its block; seat 0 has the means."""
    s = table(**options)
    builder.put_tile(s, "patricius", "herbarium", [(2, 1), (2, 2)], builder=1)
    give(s, 0, worker=3, denarii=3, tool=1, stone=1, marble=2)
    return s


def test_C7_9_own_insulae_come_from_the_row_left_to_right_with_their_bonuses() -> None:
    """Patricius row: nothing, 2 denarii, register, 3 denarii, nothing, register."""
    s = corner()
    happened = play(s, "0 build patricius forum", A)
    assert laid(happened) == [((2, 0), 0, "own_cell"), ((5, 0), 0, "own_cell")]
    assert s.laid[2] == 2
    assert of_type(happened, Gained)[0] == Gained(0, "denarii", 2)
    order = [type(event) for event in happened]
    assert order.index(Gained) < order.index(PrestigeMoved)
    builder.assert_conserved(s)


def test_C7_9_neutral_insulae_when_the_row_is_empty() -> None:
    s = corner()
    s.laid[2] = builder.ROW - 1
    s.insula_low[2] = 31  # five insulae of seat 0 somewhere in block A
    s.occupied_low[2] |= 31
    forget_links(s, 2)
    happened = play(s, "0 build patricius forum", A)
    assert laid(happened) == [((2, 0), 0, "own_cell"), ((5, 0), None, "row_empty")]
    assert s.laid[2] == builder.ROW
    assert s.neutral == 1
    builder.assert_conserved(s)


def test_C7_9_the_number_is_free_with_the_option() -> None:
    s = corner(own_insulae="optional")
    play(s, "0 build patricius forum", A)
    assert choices(s) == ["insulae 2", "insulae 1", "insulae 0"]
    assert why_not(s, "0 insulae 3") == "C7.9"
    for n in range(3):
        branch = s.clone()
        branch.listen(True)
        happened = play(branch, f"0 insulae {n}")
        assert [owner for _, owner, _ in laid(happened)] == [0] * n + [None] * (2 - n)
        assert branch.laid[2] == n
        builder.assert_conserved(branch)


@clause("C2.6")
def test_C7_9_hard16_leaves_cells_free_when_neutral_insulae_run_out() -> None:
    for supply, left in (("hard16", 1), ("forced_only", 0)):
        s = corner(own_insulae="optional", neutral_supply=supply)
        fill_neutral(s, 15)
        happened = play(s, "0 build patricius forum", A, "0 insulae 0")
        assert laid(happened) == [((2, 0), None, "row_empty"), ((5, 0), None, "row_empty")][: 2 - left]
        builder.assert_conserved(s)


def fill_neutral(s: State, n: int) -> None:
    """Put neutral insulae on the first cells of Servorum."""
    for cell in range(n):
        builder.put_insula(s, "servorum", (s.ground.cell_row[cell], s.ground.cell_column[cell]))


def test_C7_9_other_blocks_and_cells_that_do_not_touch_get_no_own_insula() -> None:
    """T6: (2,3) is isolated by the neutral insula, in another block than the Forum."""
    s = forum_position()
    give(s, 0, denarii=4, **FORUM)
    happened = play(s, "0 build patricius forum", A)
    assert ((2, 3), None, "filled") in laid(happened)


def test_C7_9_insula_triggers_fire_once_for_each_own_insula_after_its_bonus() -> None:
    pack = with_ability(triggers=[{"on": "insula", "effect": [{"op": "gain", "item": "food", "n": 1}]}])
    s = corner(pack=pack, characters={0: "balbus"})
    happened = play(s, "0 build patricius forum", A)
    gains = [event.goods for event in of_type(happened, Gained)]
    assert gains[:3] == ["food", "denarii", "food"]


# ---------------------------------------------------------------- C7.10 to C7.13


def test_C7_10_prestige_then_triggers() -> None:
    """The Circus adds 1 prestige in the district of each tile its owner builds."""
    s = corner()
    builder.give_monument(s, 0, "circus")
    happened = play(s, "0 build patricius forum", A)
    assert builder.standing(s, 0) == (0, 0, 3)
    moves = [event.value for event in of_type(happened, PrestigeMoved)]
    assert moves == [1, 2, 3]


def test_C7_11_what_the_build_brought_may_pay_for_the_activation() -> None:
    """T6 with one worker to spare: the sixth insula of the row raises the register and brings the second."""
    s = forum_position()
    give(s, 0, denarii=4, **FORUM)
    give(s, 0, worker=1)
    play(s, "0 build patricius forum", A)
    assert choices(s) == ["activate patricius forum 0", "done"]
    after = play(s, "0 done")
    assert laid(after) == [((2, 3), None, "filled")]  # only now is the action over
    assert choices(s, start="activate") == []


def test_C7_12_nested_builds_are_filled_once_after_the_whole_action() -> None:
    """R28: Collegium lets an Officina be built, which lets the Forum of T6 be built."""
    s = forum_position()
    rich(s)
    builder.put_tile(s, "servorum", "collegium_fabrorum")
    happened = play(s, "0 activate servorum collegium_fabrorum 1", "0 build plebeius officina_fabrorum")
    while "done" not in choices(s):
        happened += play(s, f"0 {choices(s)[0]}")
    happened += play(s, "0 activate plebeius officina_fabrorum 2")
    while not choices(s, start="build"):
        happened += play(s, f"0 {choices(s)[0]}")
    happened += play(s, "0 build patricius forum")
    while "spot 3,0 0" not in choices(s):
        happened += play(s, f"0 {choices(s)[0]}")
    happened += play(s, A)
    assert "done" in choices(s)  # the Forum's own activation
    assert not [event for event in of_type(happened, InsulaLaid) if event.reason == "filled"]
    happened = play(s, "0 done")
    assert laid(happened) == [((2, 3), None, "filled")]
    builder.assert_conserved(s)


def test_C7_12_a_build_that_follows_elsewhere_does_not_forget_the_first_district() -> None:
    """R28: the Forum of T6, here with a line that builds, and then a tile in another district."""
    s = forum_position(pack=with_line({"op": "build", "kinds": ["tile"]}))
    give(s, 0, denarii=4, **FORUM)
    give(s, 0, worker=3, wood=2)
    play(s, "0 build patricius forum", A, "0 activate patricius forum 0", "0 build plebeius herbarium")
    assert laid(play(s, f"0 {choices(s, start='spot')[0]}", "0 done")) == [((2, 3), None, "filled")]
    builder.assert_conserved(s)


@clause("C7.9")
def test_C7_12_until_then_a_nested_build_counts_isolated_cells() -> None:
    """R28 with isolation of single cells by what is available.

    When the Officina lies, only Schola and Forum are left: (2,0) and (5,0) are isolated, as nothing covers them. The
    Schola that follows makes them its builder's; they would be neutral had they been filled before.
    """
    s = table(isolation_tiles="available", isolation_unit="cell")
    builder.put_tile(s, "patricius", "herbarium", [(2, 1), (2, 2)], builder=1)
    s.available[2] = sum(bit(builder.building_number(s, name)) for name in ("officina_fabrorum", "schola", "forum"))
    forget_links(s, 2)
    rich(s)
    happened = play(s, "0 build patricius officina_fabrorum")
    while "done" not in choices(s):
        spots = [line for line in choices(s, start="spot") if line.split()[1][0] in "01"]
        happened += play(s, f"0 {(spots or choices(s))[0]}")
    assert not [cell for cell, _, _ in laid(happened) if cell in ((2, 0), (5, 0))]
    play(s, "0 activate patricius officina_fabrorum 2")
    while not choices(s, start="build"):
        play(s, f"0 {choices(s)[0]}")
    play(s, "0 build patricius schola")
    while "spot 3,0 0" not in choices(s):
        play(s, f"0 {choices(s)[0]}")
    happened = play(s, "0 spot 3,0 0")
    own = [cell for cell, _, why in laid(happened) if why in ("own_cell", "row_empty")]
    assert own == [(2, 0), (3, 2), (4, 2), (5, 0)]
    assert laid(happened)[0] == ((2, 0), 0, "own_cell")


@clause("C7.8")
def test_C7_12_other_districts_are_filled_when_their_reference_set_changes() -> None:
    """With `available` a copy that leaves the game can isolate cells in another district."""
    s = table(2, isolation_tiles="available")
    builder.put_tile(s, "servorum", "odeum")
    builder.put_tile(s, "plebeius", "schola")
    for district in range(DISTRICTS):
        s.available[district] = bit(builder.building_number(s, "herbarium")) | bit(
            builder.building_number(s, "amphitheatrum")
        )
        forget_links(s, district)
    give(s, 0, worker=1, wood=2, denarii=1)
    play(s, "0 build servorum herbarium")
    happened = play(s, f"0 {choices(s, start='spot')[0]}", "0 done")
    filled = {event.district for event in of_type(happened, InsulaLaid) if event.reason == "filled"}
    assert filled == {"servorum", "plebeius", "patricius"}
    builder.assert_conserved(s)


@clause("C2.6")
@pytest.mark.parametrize(("supply", "filled"), [("hard16", 0), ("forced_only", 1), ("unlimited", 1)])
def test_C7_12_filling_without_neutral_insulae(supply: str, filled: int) -> None:
    """T6 with one neutral insula left, for the chain: nothing is left for (2,3), which may get a substitute."""
    s = forum_position(neutral_supply=supply)
    fill_neutral(s, 15)
    give(s, 0, denarii=4, **FORUM)
    happened = play(s, "0 build patricius forum", A)
    assert [cell for cell, _, why in laid(happened) if why == "filled"] == [(2, 3)][:filled]
    assert s.neutral == 16 + filled
    builder.assert_conserved(s)


def test_C7_13_the_builders_cube_counts() -> None:
    s = corner()
    before = tiles_of(s, 0)
    play(s, "0 build patricius forum", A)
    assert tiles_of(s, 0) == before + 1
    assert s.builder[2 * TYPES + builder.building_number(s, "forum")] == 0
