"""Every step of the effect vocabulary, in small packs of its own; docs/formats.md says what each does."""

from typing import Any

import pytest

from aedilis.games.corduba.engine.effects.begin import start_effect
from aedilis.games.corduba.engine.forms import events as told
from aedilis.games.corduba.engine.pack.read import pack_of
from aedilis.games.corduba.engine.pack.vocabulary import NONE
from aedilis.games.corduba.engine.state import flow
from aedilis.games.corduba.engine.words import FOOD, MARBLE, RESOURCES, STONE, WOOD
from tests.games.corduba import builder
from tests.games.corduba.builder import choices, give, of_type, play, table, why_not
from tests.games.corduba.packs import activate, asked, at_a_tile, changed, finish, quiet

Step = dict[str, Any]
HARMONY = {"op": "harmony", "n": 1}  # a second step, so that the first need not be used


def gain(item: str, n: int = 1) -> Step:
    return {"op": "gain", "item": item, "n": n}


# ---------------------------------------------------------------- gain, gain_choice, lose


@pytest.mark.parametrize("item", ["food", "wood", "stone", "amphora", "marble", "denarii", "worker"])
def test_gain_takes_from_the_stock(item: str) -> None:
    s = at_a_tile(gain(item, 2))
    activate(s)
    assert builder.holdings(s, 0) == {item: 2}
    assert s.register[0] == 4
    builder.assert_conserved(s)


@pytest.mark.parametrize(("item", "building"), [("tool", "cudendum"), ("offering1", "aedis"), ("offering2", "aedis")])
def test_gain_of_closed_sources(item: str, building: str) -> None:
    s = at_a_tile(gain(item, 2), building_name=building)
    activate(s, building_name=building)
    assert builder.holdings(s, 0) == {item: 2}
    builder.assert_conserved(s)


def test_gain_of_troops() -> None:
    steps = [gain("velites"), gain("legionary"), gain("equites")]
    pack = pack_of(changed(lambda files: files["board"]["castra"]["spaces"][0].update(effect=steps, cost={})))
    s = quiet(table(pack=pack))
    give(s, 0, worker=1)
    play(s, "0 castra velites")
    assert builder.holdings(s, 0) == {"velites": 1, "legionary": 1, "equites": 1}
    builder.assert_conserved(s)


def test_gain_takes_what_is_left() -> None:
    s = at_a_tile(gain("marble", 3))
    give(s, 1, marble=s.stock[MARBLE] - 1)
    activate(s)
    assert builder.holdings(s, 0) == {"marble": 1}
    assert s.market[MARBLE] == 3  # the market is no part of the supply


def test_gain_choice_is_any_mix() -> None:
    s = at_a_tile({"op": "gain_choice", "n": 2, "of": ["wood", "stone"]})
    activate(s)
    assert set(asked(s)) == {"take wood:2", "take wood:1 stone:1", "take stone:2"}
    assert why_not(s, "0 take food:2") is not None
    assert why_not(s, "0 take wood:1") is not None
    play(s, "0 take wood:1 stone:1")
    assert builder.holdings(s, 0) == {"wood": 1, "stone": 1}


def test_gain_choice_distinct_is_all_different() -> None:
    s = at_a_tile({"op": "gain_choice", "n": 2, "of": ["food", "wood", "marble"], "distinct": True})
    activate(s)
    assert set(asked(s)) == {"take food:1 wood:1", "take food:1 marble:1", "take wood:1 marble:1"}
    assert why_not(s, "0 take food:2") is not None


def test_gain_choice_takes_all_when_there_is_less() -> None:
    s = at_a_tile({"op": "gain_choice", "n": 3, "of": ["wood", "stone"]})
    give(s, 1, wood=s.stock[WOOD] - 1, stone=s.stock[STONE] - 1)
    activate(s)
    assert builder.holdings(s, 0) == {"wood": 1, "stone": 1}


def test_gain_choice_distinct_takes_all_kinds_when_there_are_fewer() -> None:
    s = at_a_tile({"op": "gain_choice", "n": 2, "of": ["wood", "stone"], "distinct": True})
    give(s, 1, wood=s.stock[WOOD])
    activate(s)
    assert builder.holdings(s, 0) == {"stone": 1}


@pytest.mark.parametrize(("owned", "left"), [(5, 2), (3, 0), (1, 0)])
def test_lose_gives_back_up_to_n(owned: int, left: int) -> None:
    s = at_a_tile({"op": "lose", "item": "food", "n": 3})
    give(s, 0, food=owned)
    activate(s)
    assert s.holds(0, FOOD) == left
    builder.assert_conserved(s)


def test_lose_of_any_resource_is_asked_for() -> None:
    s = at_a_tile({"op": "lose", "item": "resource", "n": 2})
    give(s, 0, food=1, marble=1, amphora=1, denarii=3)
    activate(s)
    assert set(asked(s)) == {"discard food:1 amphora:1", "discard food:1 marble:1", "discard amphora:1 marble:1"}
    play(s, "0 discard food:1 marble:1")
    assert builder.holdings(s, 0) == {"amphora": 1, "denarii": 3}


def test_lose_of_any_resource_takes_all_when_there_are_fewer() -> None:
    s = at_a_tile({"op": "lose", "item": "resource", "n": 4}, HARMONY)
    give(s, 0, food=1, marble=1)
    activate(s)
    assert builder.holdings(s, 0) == {}
    assert s.harmony[0] == 5


# ---------------------------------------------------------------- popularity, harmony, register, senator


@pytest.mark.parametrize(
    ("n", "before", "after"), [(2, (4, 4), (6, 6)), (3, (9, 4), (10, 5)), (-2, (1, 5), (0, 4)), (3, (4, 14), (7, 15))]
)
def test_popularity_takes_harmony_along(n: int, before: tuple[int, int], after: tuple[int, int]) -> None:
    s = at_a_tile({"op": "popularity", "n": n})
    give(s, 0, popularity=before[0], harmony=before[1])
    activate(s)
    assert (s.popularity[0], s.harmony[0]) == after


@pytest.mark.parametrize(("n", "before", "after"), [(3, 4, 7), (3, 14, 15), (-3, 4, 1), (-3, 2, 0)])
def test_harmony_moves_alone(n: int, before: int, after: int) -> None:
    s = at_a_tile({"op": "harmony", "n": n})
    give(s, 0, harmony=before)
    activate(s)
    assert (s.popularity[0], s.harmony[0]) == (4, after)


@pytest.mark.parametrize(("before", "after"), [(4, 6), (9, 10)])
def test_register_brings_a_worker_for_each_step(before: int, after: int) -> None:
    s = at_a_tile({"op": "register", "n": 2}, building_name="ludus")
    give(s, 0, register=before)
    activate(s, building_name="ludus")
    assert s.register[0] == after
    assert builder.holdings(s, 0) == {"worker": after - before}


@pytest.mark.parametrize(("n", "before", "after"), [(2, 1, 3), (-1, 1, 0), (-3, 1, 0)])
def test_senators_never_fall_below_0(n: int, before: int, after: int) -> None:
    s = at_a_tile({"op": "senator", "n": n}, HARMONY)
    give(s, 0, senators=before)
    assert [event.senators for event in of_type(activate(s), told.SenatorsChanged)] == [after]
    assert s.senators[0] == after


# ---------------------------------------------------------------- prestige


@pytest.mark.parametrize(
    ("where", "after"), [("servorum", (1, 0, 0)), ("plebeius", (0, 1, 0)), ("patricius", (0, 0, 1))]
)
def test_prestige_in_a_district(where: str, after: tuple[int, int, int]) -> None:
    s = at_a_tile({"op": "prestige", "n": 1, "where": where})
    activate(s)
    assert builder.standing(s, 0) == after


@pytest.mark.parametrize("here", ["servorum", "patricius"])
def test_prestige_here(here: str) -> None:
    s = at_a_tile({"op": "prestige", "n": 1, "where": "here"}, here=here)
    activate(s, here=here)
    assert builder.standing(s, 0) == ((1, 0, 0) if here == "servorum" else (0, 0, 1))


def test_prestige_each_in_order() -> None:
    s = at_a_tile({"op": "prestige", "n": 1, "where": "each"})
    happened = activate(s)
    assert [event.district for event in of_type(happened, told.PrestigeMoved)] == ["servorum", "plebeius", "patricius"]
    assert builder.standing(s, 0) == (1, 1, 1)


def test_prestige_chosen() -> None:
    s = at_a_tile({"op": "prestige", "n": 3, "where": "chosen"})
    builder.prestige(s, 0, servorum=11, plebeius=12)
    activate(s)
    assert set(asked(s)) >= {"district servorum", "district patricius"}
    play(s, "0 district patricius")
    assert builder.standing(s, 0) == (11, 12, 3)
    assert builder.holdings(s, 0) == {"denarii": 2}  # the bonus of space 2, which was passed


def test_prestige_in_several_chosen_districts_in_the_chosen_order() -> None:
    s = at_a_tile({"op": "prestige", "n": 1, "where": "chosen", "districts": 2})
    happened = activate(s, "district patricius")
    assert "district patricius" not in asked(s)
    happened += play(s, "0 district servorum")
    assert [event.district for event in of_type(happened, told.PrestigeMoved)] == ["patricius", "servorum"]
    assert builder.standing(s, 0) == (1, 0, 1)


def test_prestige_in_three_chosen_districts() -> None:
    s = at_a_tile({"op": "prestige", "n": 1, "where": "chosen", "districts": 3})
    activate(s, "district patricius", "district plebeius")
    assert builder.standing(s, 0) == (1, 1, 1)


@pytest.mark.parametrize(("where", "after"), [("lowest", (7, 5, 5)), ("highest", (7, 3, 7))])
def test_prestige_where_there_is_least_or_most(where: str, after: tuple[int, int, int]) -> None:
    s = at_a_tile({"op": "prestige", "n": 2, "where": where})
    builder.prestige(s, 0, servorum=7, plebeius=3, patricius=5)
    activate(s)
    assert builder.standing(s, 0) == (after if where == "lowest" else (9, 3, 5))


def test_prestige_among_equals_is_asked_for_and_looked_up_once() -> None:
    s = at_a_tile({"op": "prestige", "n": 2, "where": "lowest"})
    builder.prestige(s, 0, servorum=9, plebeius=4, patricius=4)
    activate(s)
    assert set(asked(s)) == {"district plebeius", "district patricius"}
    assert why_not(s, "0 district servorum") is not None
    play(s, "0 district plebeius")
    assert builder.standing(s, 0) == (9, 6, 4)


@pytest.mark.parametrize(("n", "after"), [(-1, 4), (-9, 0)])
def test_prestige_back_pays_nothing(n: int, after: int) -> None:
    s = at_a_tile({"op": "prestige", "n": n, "where": "patricius"})
    builder.prestige(s, 0, patricius=5)
    activate(s)
    assert builder.standing(s, 0) == (0, 0, after)
    assert builder.holdings(s, 0) == {}


# ---------------------------------------------------------------- unlock, peculium


def test_unlock_pays_the_peculium_of_each() -> None:
    s = at_a_tile({"op": "unlock", "n": 2}, building_name="librarium")
    activate(s, "colour yellow", building_name="librarium")
    assert builder.holdings(s, 0) == {"denarii": 3}
    assert "colour yellow" not in asked(s)
    play(s, "0 colour green")
    assert builder.holdings(s, 0) == {"denarii": 3, "food": 2}
    assert s.ready[0] == s.unlocked[0] == 0b011000


def test_unlock_of_one_colour() -> None:
    s = at_a_tile({"op": "unlock", "n": 1, "colour": "red"}, HARMONY, building_name="librarium")
    activate(s, building_name="librarium")
    assert s.unlocked[0] == 1
    assert builder.holdings(s, 0) == {"wood": 1, "denarii": 1}
    s = at_a_tile({"op": "unlock", "n": 1, "colour": "red"}, HARMONY, building_name="librarium")
    builder.unlock(s, 0, "red")
    activate(s, building_name="librarium")
    assert (s.unlocked[0], s.harmony[0]) == (1, 5)  # nothing locked, so only the second step


def test_peculium_of_different_specialists_spent_or_not() -> None:
    s = at_a_tile({"op": "peculium", "n": 2}, HARMONY)
    builder.unlock(s, 0, "red", "green")
    s.ready[0] = 0
    activate(s)
    assert set(asked(s)) == {"colour red", "colour green", "done"}
    play(s, "0 colour green")
    assert set(asked(s)) == {"colour red", "done"}
    play(s, "0 done")
    assert builder.holdings(s, 0) == {"food": 2}
    assert s.harmony[0] == 5


def test_peculium_that_is_the_only_step_must_be_used_once() -> None:
    s = at_a_tile({"op": "peculium", "n": 2})
    builder.unlock(s, 0, "red", "green")
    activate(s)
    assert why_not(s, "0 done") == "C7.19"
    play(s, "0 colour red")
    assert set(asked(s)) == {"colour green", "done"}
    s = at_a_tile({"op": "peculium", "n": 2})
    assert why_not(s, "0 activate patricius forum 0") == "C7.19"


# ---------------------------------------------------------------- trade


def market(**parameters: Any) -> Any:
    """Return a table with this visit, and with means to trade."""
    s = at_a_tile({"op": "trade", **parameters})
    give(s, 0, denarii=20, stone=3, food=2)
    return s


def test_trade_buys_and_sells_and_moves_prices_once() -> None:
    s = market()
    happened = activate(s, "sell stone 3", "buy wood 2", "done")
    assert [(one.units, one.price) for one in of_type(happened, told.Traded)] == [(3, 2), (2, 2)]
    assert builder.holdings(s, 0) == {"denarii": 22, "food": 2, "wood": 2}
    assert (s.price[STONE], s.price[WOOD]) == (1, 3)
    builder.assert_conserved(s)


@pytest.mark.parametrize(("sides", "word"), [("buy", "buy"), ("sell", "sell")])
def test_trade_on_one_side(sides: str, word: str) -> None:
    s = market(sides=sides)
    activate(s)
    orders = [line for line in asked(s) if line != "done"]
    assert orders
    assert all(line.startswith(word) for line in orders)


def test_trade_of_so_many_types() -> None:
    s = market(types=2)
    activate(s, "buy wood 1", "sell food 1")
    assert asked(s) in ([], ["done"])
    s = market(types=1)
    activate(s, "buy wood 1")
    assert asked(s) in ([], ["done"])


def test_trade_of_so_many_units_of_each() -> None:
    s = market(units=2)
    activate(s)
    assert "sell stone 2" in asked(s)
    assert why_not(s, "0 sell stone 3") == "C6.2"
    assert why_not(s, "0 buy wood 3") == "C6.2"
    play(s, "0 buy wood 2", "0 buy marble 2")


@pytest.mark.parametrize(
    ("parameters", "paid", "got"),
    [({"buy_mod": -1}, 1, 2), ({"buy_mod": -9}, 1, 2), ({"buy_mod": 2, "sell_mod": 1}, 4, 3)],
)
def test_trade_at_other_prices(parameters: dict[str, int], paid: int, got: int) -> None:
    s = market(**parameters)
    activate(s, "buy wood 1", "sell stone 1", "done")
    assert builder.holdings(s, 0) == {"denarii": 20 - paid + got, "wood": 1, "stone": 2, "food": 2}


def test_trade_never_for_less_than_1() -> None:
    s = market(sell_mod=-5)
    activate(s, "sell stone 2", "done")
    assert builder.holdings(s, 0)["denarii"] == 22


def test_trade_without_drift() -> None:
    s = market(drift=False)
    before = list(s.price)
    activate(s, "buy wood 1", "sell stone 1", "done")
    assert list(s.price) == before


def test_trade_as_the_only_step_needs_an_order() -> None:
    s = market()
    activate(s)
    assert why_not(s, "0 done") is not None
    s = at_a_tile({"op": "trade"})
    assert why_not(s, "0 activate patricius forum 0") == "C7.19"
    s = at_a_tile({"op": "trade"}, HARMONY)
    give(s, 0, stone=1)
    activate(s, "done")
    assert s.harmony[0] == 5


# ---------------------------------------------------------------- suppress, incite, cause_unrest


def riot(*steps: Step) -> Any:
    """Return a table with unrest on two tiles here and on one in Servorum."""
    s = at_a_tile(*steps)
    for building in ("schola", "odeum"):
        builder.put_tile(s, "patricius", building)
    builder.put_tile(s, "servorum", "herbarium")
    builder.unrest_on(s, "patricius", "schola", "odeum")
    builder.unrest_on(s, "servorum", "herbarium")
    return s


@pytest.mark.parametrize(
    ("scope", "tiles"),
    [
        ("any", {"patricius schola", "patricius odeum", "servorum herbarium"}),
        ("here", {"patricius schola", "patricius odeum"}),
        ("servorum", {"servorum herbarium"}),
    ],
)
def test_suppress_in_its_scope(scope: str, tiles: set[str]) -> None:
    s = riot({"op": "suppress", "n": 1, "scope": scope}, HARMONY)
    activate(s)
    assert set(asked(s)) == {*(f"tile {tile}" for tile in tiles), "done"}


def test_suppress_up_to_n_and_reward_for_a_quiet_district() -> None:
    s = riot({"op": "suppress", "n": 3}, HARMONY)
    give(s, 0, unrest=1)
    happened = activate(s, "tile patricius schola", "tile patricius odeum", "tile servorum herbarium")
    assert len(of_type(happened, told.UnrestRemoved)) == 3
    assert not any(builder.restless(s, district) for district in ("servorum", "plebeius", "patricius"))
    assert s.unrest[0] == 0  # for the first district
    assert builder.standing(s, 0) == (1, 0, 0)  # for the second
    s = riot({"op": "suppress", "n": 3}, HARMONY)
    activate(s, "tile patricius schola", "done")
    assert builder.restless(s, "patricius") == {"odeum"}


def test_suppress_as_the_only_step_needs_a_marker() -> None:
    s = riot({"op": "suppress", "n": 2})
    activate(s)
    assert why_not(s, "0 done") == "C7.19"
    assert why_not(at_a_tile({"op": "suppress", "n": 2}), "0 activate patricius forum 0") == "C7.19"


@pytest.mark.parametrize(
    ("scope", "tiles"),
    [("any", {"patricius forum", "plebeius schola"}), ("here", {"patricius forum"}), ("plebeius", {"plebeius schola"})],
)
def test_incite_in_its_scope(scope: str, tiles: set[str]) -> None:
    s = at_a_tile({"op": "incite", "n": 1, "scope": scope})
    builder.put_tile(s, "plebeius", "schola")
    builder.put_tile(s, "plebeius", "excubitorium")
    activate(s)
    if len(tiles) > 1:
        assert set(asked(s)) == {f"tile {tile}" for tile in tiles}
    else:
        [tile] = tiles
        assert tile.split()[1] in builder.restless(s, tile.split()[0])


def test_incite_moves_nobodys_popularity_or_track() -> None:
    s = at_a_tile({"op": "incite", "n": 2})
    builder.put_tile(s, "plebeius", "schola")
    builder.put_tile(s, "servorum", "odeum")
    activate(s, "tile plebeius schola", "tile servorum odeum")
    assert (builder.restless(s, "plebeius"), builder.restless(s, "servorum")) == ({"schola"}, {"odeum"})
    assert [s.popularity[0], s.unrest[0], s.markers[0]] == [4, 0, 0]


def test_incite_without_a_tile_does_nothing_and_the_rest_goes_on() -> None:
    s = at_a_tile({"op": "incite", "n": 3}, HARMONY)
    activate(s)
    assert (builder.restless(s, "patricius"), s.harmony[0]) == ({"forum"}, 5)
    s = at_a_tile({"op": "incite", "n": 1, "scope": "servorum"}, HARMONY)
    activate(s)
    assert (s.unrest_on_tiles(), s.harmony[0]) == (0, 5)


def test_cause_unrest_is_received() -> None:
    s = at_a_tile({"op": "cause_unrest", "n": 2})
    activate(s)
    assert (s.markers[0], s.received[0], s.unrest[0], s.popularity[0]) == (2, 2, 2, 4)


# ---------------------------------------------------------------- build, replace_neutral, transfer


def builders(**parameters: Any) -> Any:
    """Return a table with this Build; the Herbarium costs 2 workers (in Servorum 1), 2 wood and 1 denarius."""
    s = at_a_tile({"op": "build", **parameters})
    give(s, 0, worker=7, wood=3, stone=4, tool=2, denarii=10)
    return s


def test_build_is_a_whole_build() -> None:
    s = builders()
    activate(s)
    assert {"build servorum herbarium", "monument 0"} <= set(asked(s))
    play(s, "0 build servorum herbarium")
    while s.to_act() == 1 and any(line.startswith("spot") for line in asked(s)):
        play(s, f"0 {asked(s)[0]}")
    assert asked(s)[-1] == "done"  # it may be activated at once
    play(s, "0 done")
    assert (s.built[0], s.holds(0, WOOD), builder.standing(s, 0)) == (1, 1, (1, 0, 0))


@pytest.mark.parametrize(("kinds", "word"), [(["tile"], "build"), (["monument"], "monument")])
def test_build_of_some_kinds(kinds: list[str], word: str) -> None:
    s = builders(kinds=kinds)
    activate(s)
    assert {line.split()[0] for line in asked(s) if line != "done"} == {word}


@pytest.mark.parametrize(
    ("discount", "paid"),
    [
        ({}, "pay worker:1 wood:2 denarii:1"),
        ({"denarii": 9, "worker": 9}, "pay worker:1 wood:2"),
        ({"wood": 1}, "pay worker:1 wood:1 denarii:1"),
        ({"resource": 1, "denarii": 1}, "pay worker:1 wood:1"),
        ({"stone": 2, "marble": 1, "tool": 1, "food": 1}, "pay worker:1 wood:2 denarii:1"),
    ],
)
def test_build_with_a_discount(discount: dict[str, int], paid: str) -> None:
    s = builders(discount=discount)
    before = builder.holdings(s, 0)
    finish(s, "0 activate patricius forum 0", "0 build servorum herbarium")
    after = builder.holdings(s, 0)
    spent = {name: before[name] - after.get(name, 0) for name in before if before[name] != after.get(name, 0)}
    spent["worker"] -= 1  # for the activation
    expected = {word.split(":")[0]: int(word.split(":")[1]) for word in paid.split()[1:]}
    assert spent == expected


def test_build_may_be_declined_beside_another_step() -> None:
    s = at_a_tile({"op": "build"}, HARMONY)
    give(s, 0, worker=7, wood=3, denarii=10)
    activate(s, "done")
    assert (s.built[0], s.harmony[0]) == (0, 5)
    s = builders()
    activate(s)
    assert why_not(s, "0 done") == "C7.19"


def neutral_cells(*steps: Step) -> Any:
    """Return a table with a neutral insula in Patricius and one in Servorum."""
    s = at_a_tile(*steps)
    builder.put_insula(s, "patricius", (6, 9))
    builder.put_insula(s, "servorum", (0, 1))
    return s


@pytest.mark.parametrize(
    ("district", "cells"),
    [
        ("chosen", {"cell patricius 6,9", "cell servorum 0,1"}),
        ("here", {"cell patricius 6,9"}),
        ("servorum", {"cell servorum 0,1"}),
    ],
)
def test_replace_neutral_in_its_scope(district: str, cells: set[str]) -> None:
    s = neutral_cells({"op": "replace_neutral", "n": 1, "district": district}, HARMONY)
    activate(s)
    assert set(asked(s)) == {*cells, "done"}


def test_replace_neutral_uncovers_the_row() -> None:
    s = neutral_cells({"op": "replace_neutral", "n": 2}, HARMONY)
    builder.put_insula(s, "servorum", (0, 2), owner=0)
    activate(s, "cell servorum 0,1", "cell patricius 6,9")
    assert (list(s.laid[:3]), s.neutral) == ([2, 0, 1], 0)
    assert (s.register[0], builder.holdings(s, 0)) == (5, {"worker": 1})  # the second of the Servorum row
    builder.assert_conserved(s)


def test_replace_neutral_needs_an_insula_in_the_row() -> None:
    s = neutral_cells({"op": "replace_neutral", "n": 2}, HARMONY)
    s.laid[0] = 6
    activate(s)
    assert set(asked(s)) == {"cell patricius 6,9", "done"}


def test_transfer_goes_evenly_to_the_first_rank() -> None:
    step = {"op": "transfer", "item": "denarii", "n": 3, "to": "rank1"}
    pack = pack_of(changed(lambda files: files["postulationem"]["card"][0].update(rank4=[step])))
    cases = [([4, 1, 1, 2], 5, [2, 2, 1, 0]), ([4, 2, 2, 2], 5, [2, 0, 0, 0]), ([4, 1, 2, 2], 2, [0, 2, 0, 0])]
    for ranks, owned, after in cases:
        s = quiet(table(pack=pack))
        give(s, 0, denarii=owned)
        for seat, rank in enumerate(ranks):
            s.rank[seat] = rank
        start_effect(s, 0, pack.rome[0].ranks[4], NONE, 0)
        flow.run(s)
        assert [s.holds(seat, RESOURCES) for seat in range(4)] == after


# ---------------------------------------------------------------- choose


def test_choose_exactly_one() -> None:
    s = at_a_tile({"op": "choose", "options": [[gain("denarii"), gain("food")], [HARMONY], [gain("wood")]]})
    activate(s)
    assert asked(s) == ["option 0", "option 1", "option 2"]
    assert why_not(s, "0 option 3") is not None
    play(s, "0 option 0")
    assert builder.holdings(s, 0) == {"denarii": 1, "food": 1}
    assert s.harmony[0] == 4


def test_choose_only_among_what_changes_something() -> None:
    s = at_a_tile({"op": "choose", "options": [[{"op": "suppress", "n": 1}], [HARMONY], [gain("wood")]]})
    activate(s)
    assert asked(s) == ["option 1", "option 2"]
    assert why_not(s, "0 option 0") == "C7.19"
    s = at_a_tile({"op": "choose", "options": [[{"op": "suppress", "n": 1}], [HARMONY]]})
    activate(s)
    assert s.harmony[0] == 5
    s = at_a_tile({"op": "choose", "options": [[{"op": "suppress", "n": 1}], [{"op": "lose", "item": "food", "n": 1}]]})
    assert why_not(s, "0 activate patricius forum 0") == "C7.19"


def test_steps_go_in_order_and_inner_effects_are_finished_first() -> None:
    inner = {"op": "choose", "options": [[gain("denarii"), {"op": "prestige", "n": 1, "where": "chosen"}], [HARMONY]]}
    s = at_a_tile(inner, {"op": "trade", "sides": "buy"})
    activate(s, "option 0", "district plebeius")
    assert "buy wood 1" not in choices(s)  # 1 denarius, wood costs 2
    assert builder.holdings(s, 0) == {"denarii": 1}
