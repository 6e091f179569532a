"""The Macellum: clauses C6.1 and C6.2, the refill of C4.2, the sale of C12.1, and examples T1 to T4."""

from typing import Any

import pytest

from aedilis.games.corduba.engine.forms.actions import ACTION_FORMS
from aedilis.games.corduba.engine.forms.events import MarketRefilled, PriceMoved, SoldAtEnd, Traded
from aedilis.games.corduba.engine.state.fields import MACELLUM, PECULIUM_PAID_OUT, ROUND_BEGINS
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.market import draw_macellum, final_sale, refill
from aedilis.games.corduba.engine.words import DENARII, GOODS_NAMES, RESOURCES
from tests.games.corduba import builder
from tests.games.corduba.builder import begin, choices, clause, give, of_type, play, table, why_not

RESOURCE_NAMES = GOODS_NAMES[:RESOURCES]
BALBUS = "families.family.0.character.0.ability"
VISIT: dict[str, Any] = {"market_roundtrip": "visit"}
TILES = {  # what the nine tiles change
    "m1": {"food": 2, "amphora": 1, "wood": -1, "stone": -1},
    "m2": {"wood": 2, "stone": 1, "food": -1, "tool": -1},
    "m3": {"stone": 2, "marble": 1, "food": -1, "amphora": -1},
    "m4": {"tool": 2, "wood": 1, "marble": -1, "stone": -1},
    "m5": {"amphora": 1, "marble": 1, "tool": -1, "wood": -1},
    "m6": {"marble": 2, "food": 1, "amphora": -1, "stone": -1},
    "m7": {"food": 1, "stone": 1, "marble": -1, "tool": -1},
    "m8": {"tool": 1, "wood": 1, "food": -1, "marble": -1},
    "m9": {"wood": -1, "stone": -1, "food": -1, "amphora": 1},
}


def prices(s: State, **changed: int) -> dict[str, int]:
    """Set these prices, and return all of them."""
    for name, price in changed.items():
        s.price[RESOURCE_NAMES.index(name)] = price
    return {name: s.price[number] for number, name in enumerate(RESOURCE_NAMES)}


def market(s: State, **changed: int) -> dict[str, int]:
    """Let the market hold so many units, from or to the general supply, and return all that it holds."""
    for name, units in changed.items():
        number = RESOURCE_NAMES.index(name)
        s.stock[number] += s.market[number] - units
        s.market[number] = units
    return {name: s.market[number] for number, name in enumerate(RESOURCE_NAMES)}


def supply(s: State) -> dict[str, int]:
    """Return the general supply of resources."""
    return {name: s.stock[number] for number, name in enumerate(RESOURCE_NAMES)}


def shop(players: int = 4, **changed: Any) -> State:
    """Return a table at which seat 0 has a worker and denarii, and seat 1 a worker, so that turns stop there."""
    s = table(players, **changed)
    give(s, 0, worker=1, denarii=10)
    give(s, 1, worker=1)
    return s


# The examples of the rulebook.


@clause("C6.2")
def test_T2_sold_units_above_capacity_are_paid() -> None:
    s = table(4)
    prices(s, stone=2, food=3, marble=4)
    market(s, stone=4, food=1, marble=2)
    give(s, 0, marble=2, denarii=11, worker=1)
    marble = supply(s)["marble"]
    happened = play(s, "0 merchant", "0 buy stone 4", "0 buy food 1", "0 sell marble 2", "0 done")
    assert builder.holdings(s, 0) == {"stone": 4, "food": 1, "denarii": 8, "worker": 1}
    assert (market(s)["stone"], market(s)["food"], market(s)["marble"]) == (0, 0, 3)
    assert supply(s)["marble"] == marble + 1
    assert (prices(s)["stone"], prices(s)["food"], prices(s)["marble"]) == (3, 4, 3)
    assert of_type(happened, Traded) == [
        Traded(0, "stone", "buy", 4, 2),
        Traded(0, "food", "buy", 1, 3),
        Traded(0, "marble", "sell", 2, 4),
    ]
    assert of_type(happened, PriceMoved) == [PriceMoved("food", 4), PriceMoved("stone", 3), PriceMoved("marble", 3)]
    builder.assert_conserved(s)


def test_C6_2_a_new_turn_allows_the_other_way() -> None:
    s = shop(characters={0: "balbus"})
    give(s, 0, worker=1)
    play(s, "0 merchant", "0 buy stone 1", "0 done", "0 portus")
    balbus = s.character[0]
    assert why_not(s, f"0 ability {balbus}") is None
    play(s, "0 end", "1 portus", f"0 ability {balbus}")
    assert why_not(s, "0 sell stone 1") is None
    s = shop(characters={0: "balbus"})
    give(s, 0, worker=1, stone=1)
    play(s, "0 merchant", "0 sell stone 1", "0 done", "0 portus", "0 end")
    play(s, "1 portus", "1 end", f"0 ability {balbus}")
    assert why_not(s, "0 buy stone 1") is None


def lay_next(s: State, tile: int) -> None:
    """Make this tile the next one; the tile that was drawn takes its place if it was that one."""
    deck = list(s.macellum_deck)
    if tile == s.tile_drawn:
        s.tiles_seen &= ~(1 << tile)
        s.tile_drawn = deck[0]
        s.tiles_seen |= 1 << deck[0]
        deck[0] = tile
    at = deck.index(tile)
    deck[0], deck[at] = deck[at], deck[0]
    for index, number in enumerate(deck):
        s.macellum_deck[index] = number


# C6.1: the tile of the round.


@pytest.mark.parametrize("name", TILES)
@pytest.mark.parametrize("start", ["at their start", "lowest", "highest"])
def test_C6_1_every_tile_within_the_tracks(name: str, start: str) -> None:
    s = shop()
    assert set(TILES) == set(s.pack.names["macellum"])
    highest = {"food": 6, "wood": 6, "stone": 6, "tool": 7, "amphora": 7, "marble": 8}
    if start == "lowest":
        prices(s, **dict.fromkeys(RESOURCE_NAMES, 1))
    elif start == "highest":
        prices(s, **highest)
    before = prices(s)
    lay_next(s, s.pack.names["macellum"].index(name))
    begin(s, MACELLUM)
    for resource, price in before.items():
        expected = min(max(price + TILES[name].get(resource, 0), 1), highest[resource])
        assert prices(s)[resource] == expected


def test_C6_1_eight_rounds_leave_one_tile_unused() -> None:
    s = builder.dealt(4)
    deck = list(s.macellum_deck)
    assert sorted(deck) == list(range(9))
    for number in range(8):
        draw_macellum(s)
        assert s.tile_drawn == deck[number]
        builder.assert_conserved(s)
    assert list(s.macellum_deck) == [deck[8]] + [-1] * 8


# C6.2: a visit.


def test_C6_2_prices_stand_still_until_the_visit_ends() -> None:
    s = shop()
    give(s, 0, marble=2)
    before = prices(s)
    play(s, "0 merchant", "0 buy stone 2", "0 sell marble 2")
    assert prices(s) == before
    play(s, "0 done")
    assert prices(s) == before | {"stone": before["stone"] + 1, "marble": before["marble"] - 1}


def test_C6_2_prices_stay_on_their_tracks() -> None:
    s = shop()
    prices(s, stone=6, wood=1)
    give(s, 0, wood=1)
    happened = play(s, "0 merchant", "0 buy stone 1", "0 sell wood 1", "0 done")
    assert (prices(s)["stone"], prices(s)["wood"]) == (6, 1)
    assert of_type(happened, PriceMoved) == []


def test_C6_2_buying_needs_market_stock_and_denarii() -> None:
    s = shop()
    market(s, stone=0, wood=1)
    prices(s, wood=3, marble=6)
    play(s, "0 merchant")
    assert why_not(s, "0 buy stone 1") == "C6.2"
    assert why_not(s, "0 buy wood 2") == "C6.2"
    assert why_not(s, "0 buy wood 1") is None
    assert why_not(s, "0 buy marble 1") is None
    assert why_not(s, "0 buy marble 2") == "C6.2"  # 12 of 10 denarii
    assert why_not(s, "0 sell wood 1") == "C6.2"  # has none


def test_C6_2_a_full_market_still_buys() -> None:
    s = shop()
    give(s, 0, food=3)
    stock = supply(s)["food"]
    play(s, "0 merchant", "0 sell food 3", "0 done")
    assert (market(s)["food"], supply(s)["food"]) == (4, stock + 3)
    assert builder.holdings(s, 0)["denarii"] == 10 + 3 * 2
    builder.assert_conserved(s)


@pytest.mark.parametrize(("players", "basic", "other"), [(4, 4, 3), (3, 3, 2), (2, 2, 2)])
@clause("C3.2")
def test_C6_2_the_capacity_goes_by_the_number_of_players(players: int, basic: int, other: int) -> None:
    s = shop(players)
    market(s, food=0, marble=0)
    give(s, 0, food=basic + 1, marble=other + 1)
    play(s, "0 merchant", f"0 sell food {basic + 1}", f"0 sell marble {other + 1}", "0 done")
    assert (market(s)["food"], market(s)["marble"]) == (basic, other)
    builder.assert_conserved(s)


def test_C6_2_the_list_is_all_that_is_allowed() -> None:
    s = shop()
    give(s, 0, food=2, amphora=1)
    market(s, tool=2)
    play(s, "0 merchant")
    everything = [f"{side} {name} {n}" for side in ("buy", "sell") for name in RESOURCE_NAMES for n in range(1, 16)]
    assert sorted(choices(s)) == sorted(line for line in everything if why_not(s, f"0 {line}") is None)
    assert "buy tool 2" in choices(s)
    assert "buy tool 3" not in choices(s)


def test_C6_2_no_order_of_nothing() -> None:
    s = shop()
    play(s, "0 merchant")
    assert s.refusal(ACTION_FORMS.packed("0 buy stone 1") & ~(255 << 24)) == 6020
    assert s.refusal(ACTION_FORMS.packed("0 buy stone 1") | 7 << 8) == 6020  # no such resource
    assert s.refusal(ACTION_FORMS.packed("0 buy stone 1") | 2 << 16) == 6020  # no such side


@clause("C7.19")
def test_C6_2_a_visit_by_a_building_is_limited() -> None:
    s = shop()
    give(s, 0, wood=3)
    builder.put_tile(s, "plebeius", "emporium")
    play(s, "0 activate plebeius emporium 0")
    assert why_not(s, "0 done") == "C6.2"  # the only step: at least one order
    assert "done" not in choices(s)
    assert why_not(s, "0 buy stone 3") == "C6.2"  # two units
    assert why_not(s, "0 sell wood 3") == "C6.2"
    play(s, "0 buy stone 2", "0 buy food 1")
    assert builder.holdings(s, 0) == {"denarii": 7, "stone": 2, "food": 1, "wood": 3}  # each one denarius cheaper
    assert s.top_seat() == 0  # two types: home again without asking, the merchant may still go
    assert choices(s) == ["merchant", "end"]
    assert (prices(s)["stone"], prices(s)["food"]) == (2, 2)  # and no price moves


def test_C6_2_the_second_line_of_the_emporium_takes_any_number_of_types() -> None:
    s = shop()
    give(s, 0, worker=1)
    builder.put_tile(s, "plebeius", "emporium")
    play(s, "0 activate plebeius emporium 1", "0 buy stone 2", "0 buy food 2", "0 buy wood 2", "0 buy tool 1")
    assert builder.holdings(s, 0) == {"stone": 2, "food": 2, "wood": 2, "tool": 1, "denarii": 2}


def test_C6_2_no_price_below_1() -> None:
    s = shop(characters={0: "gaius_gracchus"})
    prices(s, stone=2, food=1, tool=3)
    builder.put_tile(s, "plebeius", "emporium")
    play(s, "0 activate plebeius emporium 0", "0 buy food 2", "0 buy stone 2")
    assert builder.holdings(s, 0)["denarii"] == 10 - 2 - 2
    s = shop(characters={0: "gaius_gracchus"})
    builder.put_tile(s, "plebeius", "emporium")
    play(s, "0 activate plebeius emporium 0", "0 buy tool 2")  # 3, one less by the Emporium and one by the ability
    assert builder.holdings(s, 0)["denarii"] == 10 - 2 * 1


def with_ability(ability: dict[str, Any], **changed: Any) -> State:
    """Return a shop whose seat 0 is a character with this ability."""
    return shop(pack=builder.own_pack({BALBUS: ability}), characters={0: "balbus"}, **changed)


@pytest.mark.parametrize(
    ("contexts", "by_merchant", "by_building"),
    [(["merchant"], 5, 4), (["building"], 4, 5), (["merchant", "building", "family"], 5, 5), (["family"], 4, 4)],
)
def test_C6_2_modifiers_go_by_who_visits(contexts: list[str], by_merchant: int, by_building: int) -> None:
    mod = {"mod": "trade_mod", "buy": 0, "sell": 1, "drift": True, "contexts": contexts}
    s = with_ability({"kind": "permanent", "mods": [mod]})
    give(s, 0, marble=2)
    builder.put_tile(s, "plebeius", "emporium")
    happened = play(s, "0 merchant", "0 sell marble 1", "0 done")
    assert of_type(happened, Traded)[0].price == by_merchant
    prices(s, marble=4)
    happened = play(s, "0 activate plebeius emporium 0", "0 sell marble 1", "0 done")
    assert of_type(happened, Traded)[0].price == by_building


@pytest.mark.parametrize(
    ("drift", "context", "after"), [(True, "merchant", 3), (False, "merchant", 2), (False, "family", 3)]
)
def test_C6_2_an_ability_can_keep_prices(drift: bool, context: str, after: int) -> None:
    mod = {"mod": "trade_mod", "buy": 0, "sell": 0, "drift": drift, "contexts": [context]}
    s = with_ability({"kind": "permanent", "mods": [mod]})
    play(s, "0 merchant", "0 buy stone 1", "0 done")
    assert prices(s)["stone"] == after


@pytest.mark.parametrize(
    ("sides", "buys", "sells"), [("both", True, True), ("buy", True, False), ("sell", False, True)]
)
def test_C6_2_a_visit_for_one_side(sides: str, buys: bool, sells: bool) -> None:
    s = with_ability({"kind": "round", "use": [{"op": "trade", "sides": sides}]})
    give(s, 0, wood=2)
    play(s, f"0 ability {s.character[0]}")
    assert (why_not(s, "0 buy stone 1") is None) is buys
    assert (why_not(s, "0 sell wood 1") is None) is sells


def test_C6_2_a_trade_beside_other_steps_may_be_left_out() -> None:
    steps = [{"op": "trade"}, {"op": "gain", "item": "denarii", "n": 1}]
    s = with_ability({"kind": "round", "use": steps})
    play(s, f"0 ability {s.character[0]}", "0 done")
    assert builder.holdings(s, 0)["denarii"] == 11


def test_C6_2_what_a_visit_sets_off_comes_after_it_and_once() -> None:
    trigger = {"on": "trade", "effect": [{"op": "gain", "item": "denarii", "n": 1}]}
    s = with_ability({"kind": "permanent", "triggers": [trigger]})
    play(s, "0 merchant", "0 buy stone 1", "0 buy wood 1")
    assert builder.holdings(s, 0)["denarii"] == 6
    play(s, "0 done")
    assert builder.holdings(s, 0)["denarii"] == 7


def test_C6_2_a_visit_without_order_sets_nothing_off() -> None:
    ability = {
        "kind": "round",
        "use": [{"op": "trade"}, {"op": "harmony", "n": 1}],
        "triggers": [{"on": "trade", "effect": [{"op": "gain", "item": "denarii", "n": 1}]}],
    }
    s = with_ability(ability)
    play(s, f"0 ability {s.character[0]}", "0 done")
    assert builder.holdings(s, 0)["denarii"] == 10


def test_C6_2_visits_outside_of_turns_do_not_hinder_each_other() -> None:
    trigger = {"on": "decade_start", "effect": [{"op": "trade", "types": 1}]}
    s = with_ability({"kind": "permanent", "triggers": [trigger]})
    s.abilities[1] = s.abilities[0]
    give(s, 1, stone=1)
    begin(s, PECULIUM_PAID_OUT)
    play(s, "0 buy stone 1")
    assert s.top_seat() == 1
    assert why_not(s, "1 sell stone 1") is None


# C4.2: refilling.


def test_C4_2_the_market_is_filled_as_far_as_the_supply_lasts() -> None:
    s = shop()
    give(s, 1, stone=8)
    market(s, stone=1, marble=0)
    give(s, 2, marble=11)  # one is left
    refill(s)
    assert market(s) == {"food": 4, "wood": 4, "stone": 4, "tool": 4, "amphora": 3, "marble": 1}
    assert supply(s)["marble"] == 0
    assert of_type(builder.events(s), MarketRefilled) == [MarketRefilled()]
    refill(s)
    assert of_type(builder.events(s), MarketRefilled) == []
    builder.assert_conserved(s)


@pytest.mark.parametrize(("options", "stone"), [({}, 1), ({"market_refill": "round"}, 4)])
def test_C4_2_each_decade_or_each_round(options: dict[str, Any], stone: int) -> None:
    s = shop(**options)
    market(s, stone=1)
    s.round = 1
    begin(s, ROUND_BEGINS)
    assert market(s)["stone"] == stone


# C12.1: the sale at the end.


def test_C12_1_all_resources_are_sold_and_the_market_stays_as_it_is() -> None:
    s = shop(characters={0: "gaius_gracchus"})
    give(s, 0, food=2, tool=1, amphora=1, marble=3, offering1=1, velites=1)
    prices(s, food=1, marble=5)
    before = (market(s), prices(s))
    final_sale(s, 0)
    assert builder.holdings(s, 0) == {"denarii": 10 + 2 + 3 + 3 + 15, "worker": 1, "offering1": 1, "velites": 1}
    assert (market(s), prices(s)) == before
    assert of_type(builder.events(s), SoldAtEnd) == [SoldAtEnd(0, 23)]
    builder.assert_conserved(s)


def test_C7_23_once_per_decade_and_only_with_an_order() -> None:
    s = shop()
    give(s, 0, worker=1)
    play(s, "0 merchant")
    assert why_not(s, "0 done") == "C6.2"
    assert "done" not in choices(s)
    play(s, "0 buy food 1", "0 done")
    assert why_not(s, "0 merchant") == "C7.23"
    builder.turn_of(s, 1)
    assert why_not(s, "1 merchant") == "C7.23"  # nothing to sell, no money
    give(s, 1, denarii=1)
    prices(s, food=2, wood=2, stone=2)
    assert why_not(s, "1 merchant") == "C7.23"  # too little money
    s.held[len(GOODS_NAMES) + DENARII] = 2
    assert why_not(s, "1 merchant") is None
