"""Activating and claiming: clauses C5.7, C7.2, C7.11 and C7.15 to C7.21, and examples T9 to T12."""

from typing import Any

import pytest

from aedilis.core.bits import bit
from aedilis.games.corduba.engine.forms.events import (
    AbilityUsed,
    Activated,
    CastraUsed,
    Gained,
    Paid,
    PopularityMoved,
    PortusUsed,
    SenatorsChanged,
)
from aedilis.games.corduba.engine.state.fields import ENDING
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import GOODS, GOODS_NAMES, STONE, WORKER
from tests.games.corduba import builder
from tests.games.corduba.builder import begin, choices, clause, give, of_type, play, table, why_not

AERARIUM_LINE = "buildings.building.1.action.0"
DIVES = 7
AMICUS_POPULI = 4
MAGISTER_AEDIFICATOR = 0


def city(players: int = 4, *tiles: str, workers: int = 3, **changed: Any) -> State:
    """Return a table with these tiles in Plebeius; seat 0 has workers, the others one, and all merchants are out."""
    s = table(players, **changed)
    s.merchants = s.everyone()
    give(s, 0, worker=workers)
    for seat in range(1, players):
        give(s, seat, worker=1)
    for tile in tiles:
        builder.put_tile(s, "plebeius", tile, builder=1)
    return s


def empty(s: State, goods: str) -> None:
    """Let seat 3 have all that the general supply holds of something."""
    give(s, 3, **{goods: s.stock[GOODS_NAMES.index(goods)]})


def hand_over(s: State, n: int, goods: str, to: int | None = None) -> None:
    """Let seat 3 give goods back to their stock, or to another seat."""
    number = GOODS_NAMES.index(goods)
    s.held[3 * GOODS + number] -= n
    s.stock[number] += n
    if to is not None:
        give(s, to, **{goods: n})


def line_of(cost: dict[str, int], *steps: dict[str, Any]) -> dict[str, Any]:
    """Return a line of a tile for one worker and this cost."""
    return {"workers": 1, "cost": cost, "effect": list(steps), "source": "printed"}


def ready(s: State, colour: int) -> bool:
    """Tell whether a specialist of seat 0 is ready."""
    return (s.ready[0] >> colour) & 1 == 1


# C7.2: worker points.


def test_C7_2_no_piece_may_be_superfluous() -> None:
    s = city(4, "aerarium")
    builder.unlock(s, 0, "yellow")
    play(s, "0 activate plebeius aerarium 0")  # 1 worker point
    assert sorted(choices(s)) == ["pay worker:1", "pay yellow"]  # the specialist is worth 2, but one piece
    assert why_not(s, "0 pay worker:1 yellow") == "C7.2"
    assert why_not(s, "0 pay worker:2") == "C7.2"


def test_C7_2_a_special_worker_is_worth_2_at_tiles_and_castra_and_1_elsewhere() -> None:
    s = city(4, "aerarium", workers=1)
    builder.give_monument(s, 0, "pons")
    give(s, 0, wood=1, denarii=1)
    s.face_up = bit(AMICUS_POPULI)
    give(s, 0, popularity=9)
    for line, payment, workers_left in (
        ("activate plebeius aerarium 1", None, 0),  # 3 points, and no other way
        ("castra legionary", None, 1),
        ("site lapis right", None, 0),
        ("portus", "pay special:1", 1),
        (f"claim {AMICUS_POPULI}", "pay special:1", 1),
    ):
        copy = s.clone()
        play(copy, f"0 {line}", *([f"0 {payment}"] if payment else []))
        assert (copy.special[0], copy.holds(0, WORKER)) == (0, workers_left), line


@pytest.mark.parametrize(("option", "refused"), [(False, "C7.2"), (True, None)])
@clause("C7.17")
def test_C7_2_other_specialists_at_castra(option: bool, refused: str | None) -> None:
    s = city(4, workers=0, castra_other_specialists=option)
    give(s, 0, wood=2, denarii=2)
    builder.unlock(s, 0, "red")
    assert why_not(s, "0 castra legionary") is None  # red counts 2
    assert why_not(s, "0 castra equites") == "C7.2"
    builder.unlock(s, 0, "blue")
    assert why_not(s, "0 castra equites") == refused
    if option:
        play(s, "0 castra equites")
        assert (s.ready[0], builder.holdings(s, 0)) == (0, {"wood": 1, "equites": 1})


# C7.11: directly after building.


def build_site(**changed: Any) -> State:
    """Return a table at which seat 0 can build the Aerarium in Servorum with one of its workers."""
    s = city(4, **changed)
    give(s, 0, stone=2, denarii=4)
    return s


def lay(s: State, line: str) -> None:
    """Build a tile and lay it where it first may."""
    play(s, line)
    play(s, f"0 {choices(s, start='spot')[0]}")


def test_C7_11_the_builder_may_activate_the_new_tile_at_once() -> None:
    s = build_site(workers=2)
    lay(s, "0 build servorum aerarium")
    assert choices(s) == ["activate servorum aerarium 0", "done"]  # two workers more would be needed for the other
    assert why_not(s, "0 activate servorum aerarium 1") == "C7.2"
    play(s, "0 activate servorum aerarium 0")
    assert builder.holdings(s, 0) == {"denarii": 2}
    assert s.actor() == 1  # that was the main action
    assert why_not(s, "1 activate servorum aerarium 0") == "C7.18"
    builder.assert_conserved(s)


@clause("C7.18")
def test_C7_11_only_now_later_it_is_open_to_all() -> None:
    s = build_site(workers=3)
    lay(s, "0 build servorum aerarium")
    play(s, "0 done")
    assert s.actor() == 1
    play(s, "1 activate servorum aerarium 0")
    assert builder.holdings(s, 1) == {"denarii": 2}
    builder.turn_of(s, 0)
    assert why_not(s, "0 activate servorum aerarium 0") == "C7.18"


def test_C7_11_no_other_tile() -> None:
    s = build_site()
    builder.put_tile(s, "servorum", "odeum")
    lay(s, "0 build servorum aerarium")
    assert why_not(s, "0 activate servorum odeum 0") == "C7.11"
    assert why_not(s, "0 pass") == "C7.1"


def test_C7_11_pieces_spent_on_the_build_are_gone() -> None:
    s = build_site(workers=1)
    lay(s, "0 build servorum aerarium")
    assert s.actor() == 1  # nobody is left to activate it: not asked


def test_C7_11_paullus_needs_a_worker_less_only_then_and_at_least_one() -> None:
    s = build_site(workers=3, characters={0: "paullus"})
    lay(s, "0 build servorum aerarium")
    assert choices(s) == ["activate servorum aerarium 0", "activate servorum aerarium 1", "done"]
    least = s.clone()
    play(least, "0 activate servorum aerarium 0")
    assert builder.holdings(least, 0) == {"worker": 1, "denarii": 2}
    play(s, "0 activate servorum aerarium 1")  # 3 - 1
    assert builder.holdings(s, 0) == {"denarii": 6}
    s = city(4, "aerarium", workers=2, characters={0: "paullus"})
    assert why_not(s, "0 activate plebeius aerarium 1") == "C7.2"


@clause("C7.12")
def test_C7_11_a_build_inside_an_activation_has_its_own_activation() -> None:
    s = city(4, workers=6)
    give(s, 0, wood=3, tool=1)
    lay(s, "0 build servorum collegium_fabrorum")
    play(s, "0 activate servorum collegium_fabrorum 1")
    assert "done" not in choices(s)  # the only step
    lay(s, "0 build servorum herbarium")
    assert choices(s) == ["activate servorum herbarium 0", "done"]
    play(s, "0 activate servorum herbarium 0")
    assert builder.holdings(s, 0) == {"worker": 6 - 2 - 1 - 1 - 1, "food": 1, "amphora": 1}  # the amphora is Servorum 2
    assert s.harmony[0] == 5
    assert builder.standing(s, 0)[0] == 2
    assert s.actor() == 1
    builder.assert_conserved(s)


# C7.15 and C7.16: sites and Portus.


def test_C7_15_the_yield_is_what_is_left() -> None:
    s = city(4)
    empty(s, "stone")
    hand_over(s, 2, "stone")
    play(s, "0 site lapis right")
    assert builder.holdings(s, 0) == {"stone": 2, "worker": 1}
    builder.assert_conserved(s)


def test_C7_15_an_empty_supply_closes_the_site() -> None:
    s = city(4)
    empty(s, "stone")
    assert s.market[STONE] > 0  # another stock
    for space in ("left", "right"):
        assert why_not(s, f"0 site lapis {space}") == "C7.15"
    assert choices(s, start="site lapis") == []


@pytest.mark.parametrize("space", ["left", "right"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_C7_15_spaces_are_blocked_separately_but_not_with_two_players(players: int, space: str) -> None:
    s = city(players)
    play(s, f"0 site cibus {space}")
    builder.turn_of(s, 1)
    give(s, 1, worker=2)
    other = {"left": "right", "right": "left"}[space]
    assert why_not(s, f"1 site cibus {space}") == "C7.15"
    assert why_not(s, f"1 site cibus {other}") == ("C7.15" if players == 2 else None)
    assert why_not(s, "1 site lignum right") is None


def test_C7_15_specialists_count_1_and_with_pictor_2() -> None:
    s = city(4, workers=0)
    builder.unlock(s, 0, "red")
    assert why_not(s, "0 site lapis right") == "C7.2"
    builder.give_character(s, 0, "pictor")
    assert why_not(s, "0 site lapis right") is None
    play(s, "0 site lapis right")
    assert builder.holdings(s, 0) == {"stone": 3}


def test_C7_15_a_site_bonus_comes_once_a_round() -> None:
    s = city(4, workers=3, characters={0: "tiberius_gracchus"})
    happened = play(s, "0 site lapis left")
    assert builder.holdings(s, 0) == {"stone": 1, "food": 1, "worker": 2}
    assert happened[-3:] == [Gained(0, "stone", 1), AbilityUsed(0, s.character[0]), Gained(0, "food", 1)]
    builder.turn_of(s, 0)
    play(s, "0 site lignum left")
    assert builder.holdings(s, 0) == {"stone": 1, "food": 1, "wood": 1, "worker": 1}


def test_C7_15_a_site_bonus_is_used_up_only_if_it_brought_something() -> None:
    s = city(4, workers=4, characters={0: "tiberius_gracchus"})
    empty(s, "food")
    happened = play(s, "0 site lapis left")
    assert of_type(happened, AbilityUsed) == []
    builder.turn_of(s, 0)
    play(s, "0 site oleum left")  # none of its sites
    hand_over(s, 2, "food")
    builder.turn_of(s, 0)
    play(s, "0 site lignum left")
    assert builder.holdings(s, 0) == {"stone": 1, "amphora": 1, "wood": 1, "food": 1, "worker": 1}
    builder.assert_conserved(s)


def test_C7_16_portus_is_never_blocked() -> None:
    s = city(2)
    give(s, 1, worker=2)
    happened = play(s, "0 portus", "1 portus", "0 portus", "1 portus")
    assert of_type(happened, PortusUsed) == [PortusUsed(0), PortusUsed(1), PortusUsed(0), PortusUsed(1)]
    assert builder.holdings(s, 0) == {"worker": 1, "denarii": 2}  # one denarius at a time


def test_C7_16_any_piece_will_do() -> None:
    s = city(4, workers=1)
    builder.unlock(s, 0, "green")
    builder.give_monument(s, 0, "murus")
    builder.give_character(s, 0, "pictor")  # who counts 2 only at sites
    play(s, "0 portus")
    assert choices(s) == ["pay worker:1", "pay special:1", "pay green"]


# C7.17: Castra.


@clause("C7.15")
def test_C7_17_each_space_once_a_round() -> None:
    s = city(2, workers=9)
    give(s, 0, wood=3, denarii=3)
    happened = []
    for space in ("velites", "legionary", "equites"):
        builder.turn_of(s, 0)
        happened += play(s, f"0 castra {space}")
        builder.turn_of(s, 0)
        assert why_not(s, f"0 castra {space}") == "C7.17"
    assert of_type(happened, CastraUsed) == [
        CastraUsed(0, "velites"),
        CastraUsed(0, "legionary"),
        CastraUsed(0, "equites"),
    ]
    assert builder.holdings(s, 0) == {"worker": 3, "velites": 1, "legionary": 1, "equites": 1}


def test_C7_17_scipio_ignores_a_unit() -> None:
    s = city(4, workers=2, characters={0: "scipio"})
    give(s, 0, denarii=1)
    play(s, "0 castra legionary")  # no wood
    assert builder.holdings(s, 0) == {"legionary": 1}
    s = city(4, workers=2, characters={0: "scipio"})
    give(s, 0, wood=1)
    play(s, "0 castra legionary")  # no denarius
    assert builder.holdings(s, 0) == {"legionary": 1}


@clause("C7.19")
def test_C7_17_no_markers_no_action() -> None:
    s = city(4)
    give(s, 0, wood=1)
    empty(s, "velites")
    assert why_not(s, "0 castra velites") == "C7.19"


# C7.18 to C7.20: tiles.


def test_C7_18_not_what_does_not_stand_or_is_occupied() -> None:
    s = city(4, "aerarium")
    assert why_not(s, "0 activate servorum aerarium 0") == "C7.18"
    assert why_not(s, "0 activate plebeius aerarium 2") == "C7.18"
    happened = play(s, "0 activate plebeius aerarium 0")
    assert happened[:3] == [Activated(0, "plebeius", "aerarium", 0), Paid(0, "worker", 1), Gained(0, "denarii", 2)]
    for seat in (1, 0):  # the whole tile, also for the same player
        builder.turn_of(s, seat)
        give(s, seat, worker=3)
        for line in (0, 1):
            assert why_not(s, f"{seat} activate plebeius aerarium {line}") == "C7.18"


def test_C5_7_not_with_unrest() -> None:
    s = city(4, "aerarium", "odeum")
    builder.unrest_on(s, "plebeius", "aerarium")
    assert why_not(s, "0 activate plebeius aerarium 0") == "C5.7"
    assert why_not(s, "0 activate plebeius odeum 0") is None  # only the tile itself
    assert choices(s, start="activate") == ["activate plebeius odeum 0"]


@pytest.mark.parametrize(
    "line", ["odeum 0", "odeum 1", "excubitorium 0", "schola 0", "ludus 0", "aedis 0", "sanatorium 1"]
)
def test_C7_19_not_if_nothing_would_change(line: str) -> None:
    s = city(4, line.split()[0])
    give(s, 0, denarii=1, harmony=15, popularity=10, register=10)
    empty(s, "offering2")
    assert why_not(s, f"0 activate plebeius {line}") == "C7.19"
    assert choices(s, start=f"activate plebeius {line}") == []


def test_C7_19_a_market_visit_needs_something_to_trade() -> None:
    s = city(4, "emporium")
    assert why_not(s, "0 activate plebeius emporium 0") == "C7.19"
    give(s, 0, denarii=1)  # food for 2, one less at the Emporium
    assert why_not(s, "0 activate plebeius emporium 0") is None


def test_C7_19_peculium_must_be_of_use() -> None:
    s = city(4, "schola")
    builder.unlock(s, 0, "blue", "yellow", "purple")
    give(s, 0, harmony=15)
    play(s, "0 activate plebeius schola 0", "0 pay worker:1")
    assert choices(s) == ["colour purple", "colour yellow"]  # the blue one would bring nothing
    assert why_not(s, "0 colour blue") is not None
    assert why_not(s, "0 done") == "C7.19"


def test_C7_19_suppress_at_least_one() -> None:
    s = city(4, "excubitorium", "odeum", "aerarium")
    give(s, 0, denarii=1)
    builder.unrest_on(s, "plebeius", "odeum", "aerarium")
    play(s, "0 activate plebeius excubitorium 1")
    assert why_not(s, "0 done") == "C7.19"
    play(s, "0 tile plebeius odeum")
    assert why_not(s, "0 done") is None  # the second one is free
    play(s, "0 done")
    assert builder.restless(s, "plebeius") == {"aerarium"}


def test_C7_19_a_build_must_be_payable_after_the_activation() -> None:
    s = city(4, "collegium_fabrorum", workers=1)
    give(s, 0, wood=1)
    assert why_not(s, "0 build servorum herbarium") == "C7.4"  # with the Collegium one wood would do
    assert why_not(s, "0 activate plebeius collegium_fabrorum 1") == "C7.19"
    builder.unlock(s, 0, "brown")
    before = s.clone()
    play(s, "0 activate plebeius collegium_fabrorum 1")
    assert not ready(s, 5)  # the only worker has to build, so the specialist pays, and the Build is not a choice
    assert choices(s, start="spot")
    give(before, 0, worker=1)
    play(before, "0 activate plebeius collegium_fabrorum 1")
    assert choices(before) == ["pay brown", "pay worker:1"]
    assert why_not(before, "0 pay worker:1") is None


@clause("C2.1")
def test_C7_19_what_is_paid_is_back_in_stock_before_the_effect() -> None:
    line = line_of({"wood": 1}, {"op": "gain", "item": "wood", "n": 2})
    s = city(4, "aerarium", pack=builder.own_pack({AERARIUM_LINE: line}))
    give(s, 0, wood=1)
    empty(s, "wood")
    play(s, "0 activate plebeius aerarium 0")
    assert builder.holdings(s, 0) == {"worker": 2, "wood": 1}


def test_C7_19_a_payment_that_wastes_the_action_is_refused() -> None:
    line = line_of({"food": 1}, {"op": "gain", "item": "amphora", "n": 1})
    s = city(4, "aerarium", pack=builder.own_pack({AERARIUM_LINE: line}))
    give(s, 0, food=1)
    empty(s, "amphora")
    assert why_not(s, "0 activate plebeius aerarium 0") == "C7.19"
    hand_over(s, 2, "amphora", to=0)
    play(s, "0 activate plebeius aerarium 0")  # the food would leave nothing to gain; an amphora paid comes back
    assert builder.holdings(s, 0) == {"worker": 2, "food": 1, "amphora": 2}
    builder.assert_conserved(s)


@pytest.mark.parametrize(("district", "after"), [("servorum", (1, 0, 0)), ("patricius", (0, 0, 1))])
def test_C7_20_here_is_the_district_of_the_tile(district: str, after: tuple[int, int, int]) -> None:
    s = city(4)
    builder.put_tile(s, district, "schola")
    play(s, f"0 activate {district} schola 1")
    assert builder.standing(s, 0) == after


# C7.21: milestones. Each one's condition is in test_catalogue_actions.py.


def test_C7_21_only_face_up_and_one_per_action() -> None:
    s = city(4)
    give(s, 0, denarii=20, popularity=9)
    s.face_up = bit(AMICUS_POPULI)
    assert why_not(s, f"0 claim {DIVES}") == "C7.21"
    s.face_up |= bit(DIVES)
    assert choices(s, start="claim") == [f"claim {AMICUS_POPULI}", f"claim {DIVES}"]
    play(s, f"0 claim {DIVES}")
    assert s.actor() == 1
    give(s, 1, denarii=20)
    assert why_not(s, f"1 claim {DIVES}") == "C7.21"  # it is gone
    assert builder.holdings(s, 0) == {"denarii": 20, "worker": 2}


def test_C7_21_a_worker_a_specialist_or_a_special_worker() -> None:
    s = city(4, workers=1)
    builder.unlock(s, 0, "blue")
    builder.give_monument(s, 0, "pons")
    give(s, 0, denarii=20)
    s.face_up = bit(DIVES)
    play(s, f"0 claim {DIVES}")
    assert choices(s) == ["pay worker:1", "pay special:1", "pay blue"]
    play(s, "0 pay blue")
    assert not ready(s, 2)
    assert s.senators[0] == 1


def test_C7_21_nobody_left_to_spend() -> None:
    s = city(4, workers=0)
    give(s, 0, denarii=20)
    s.face_up = bit(DIVES)
    assert why_not(s, f"0 claim {DIVES}") == "C7.2"


@clause("C12.2")
@pytest.mark.parametrize(("timing", "now"), [("immediate", 1), ("end", 0)])
def test_C7_21_the_senator_comes_now_or_at_the_end(timing: str, now: int) -> None:
    s = city(2, res_gestae_timing=timing)
    give(s, 0, popularity=9)
    give(s, 1, denarii=5)
    s.face_up = bit(AMICUS_POPULI)
    happened = play(s, f"0 claim {AMICUS_POPULI}")
    assert s.senators[0] == now
    assert of_type(happened, SenatorsChanged) == [SenatorsChanged(0, 1, "milestone")] * now
    assert of_type(happened, PopularityMoved) == []
    begin(s, ENDING)
    assert s.senators[0] == 1


def test_C7_21_the_master_builder_needs_the_red_specialist() -> None:
    s = city(4)
    for number, name in enumerate(("herbarium", "aerarium", "odeum", "schola", "excubitorium", "sanctuarium")):
        builder.put_tile(s, ("servorum", "plebeius", "patricius")[number % 3], name)
    s.face_up = bit(MAGISTER_AEDIFICATOR)
    builder.unlock(s, 0, "blue")
    assert why_not(s, f"0 claim {MAGISTER_AEDIFICATOR}") == "C7.2"
    builder.unlock(s, 0, "red")
    s.ready[0] = bit(2)
    assert why_not(s, f"0 claim {MAGISTER_AEDIFICATOR}") == "C7.2"  # spent
    s.ready[0] = bit(0) | bit(2)
    play(s, f"0 claim {MAGISTER_AEDIFICATOR}")
    assert s.ready[0] == bit(2)
    assert s.senators[0] == 1
