"""Every standing change (`mod`) of the vocabulary, with the conditions and limits of discounts."""

from collections.abc import Callable
from typing import Any

import pytest

from aedilis.games.corduba.engine.forms.events import Delivered, Traded
from aedilis.games.corduba.engine.pack.read import pack_of
from aedilis.games.corduba.engine.state.fields import DELIVERING, HARMONY_PHASE, ROUND_END, STORING
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import DENARII, MARBLE, STONE, WOOD
from tests.games.corduba import builder
from tests.games.corduba.builder import begin, carry_out, choices, give, of_type, play, table, why_not
from tests.games.corduba.packs import building, changed, character, finish, monument, quiet, with_balbus

Goods = dict[str, int]
BUILD = "0 build servorum herbarium"  # 2 workers, 1 less in Servorum; 2 wood; 1 denarius
PONS = "0 monument 0"  # 5 workers, 1 less by the bonus of Servorum; 3 wood, 3 stone, 1 tool, 6 denarii
ACTIVATE = "0 activate servorum herbarium 1"  # 2 workers, 1 denarius
LEGIONARY = "0 castra legionary"  # 2 workers, 1 wood, 1 denarius


def owner(*mods: dict[str, Any], players: int = 4) -> State:
    return with_balbus(players, mods=list(mods))


def with_tile(*mods: dict[str, Any]) -> State:
    s = owner(*mods)
    builder.put_tile(s, "servorum", "herbarium")
    return s


def assert_costs(make: Callable[[], State], line: str, **goods: int) -> None:
    """These goods are enough for the action, and none of them can be left out."""
    s = make()
    give(s, 0, **goods)
    assert why_not(s, line) is None
    for name in goods:
        s = make()
        give(s, 0, **{**goods, name: goods[name] - 1})
        assert why_not(s, line) is not None, f"{line} needs less {name}"


# ---------------------------------------------------------------- discounts


@pytest.mark.parametrize(
    ("discount", "goods"),
    [
        ({"wood": 1}, {"worker": 1, "wood": 1, "denarii": 1}),
        ({"resource": 1}, {"worker": 1, "wood": 1, "denarii": 1}),
        ({"resource": 9}, {"worker": 1, "denarii": 1}),
        ({"worker": 9}, {"worker": 1, "wood": 2, "denarii": 1}),
        ({"denarii": 9}, {"worker": 1, "wood": 2}),
        ({"stone": 1, "marble": 1, "tool": 1, "food": 1}, {"worker": 1, "wood": 2, "denarii": 1}),
    ],
)
def test_build_discount(discount: Goods, goods: Goods) -> None:
    mod = {"mod": "build_discount", "discount": discount}
    assert_costs(lambda: owner(mod), BUILD, **goods)


def test_build_discounts_add_up() -> None:
    mods = [{"mod": "build_discount", "discount": {"wood": 1}}, {"mod": "build_discount", "discount": {"resource": 1}}]
    assert_costs(lambda: owner(*mods), BUILD, worker=1, denarii=1)


@pytest.mark.parametrize(
    ("when", "matches"),
    [
        ({"kind": "tile"}, True),
        ({"kind": "monument"}, False),
        ({"district": "servorum"}, True),
        ({"district": "patricius"}, False),
        ({"colour": "green"}, True),
        ({"colour": "red"}, False),
        ({"building": "herbarium"}, True),
        ({"building": "forum"}, False),
        ({"workers_min": 2}, True),
        ({"workers_min": 3}, False),
        ({"others_passed": 1}, True),
        ({"others_passed": 2}, False),
        ({"kind": "tile", "district": "servorum", "colour": "green"}, True),
        ({"kind": "tile", "district": "servorum", "colour": "red"}, False),
    ],
)
def test_when_of_a_build_discount(when: dict[str, Any], matches: bool) -> None:
    def make() -> State:
        s = owner({"mod": "build_discount", "discount": {"wood": 2}, "when": when})
        s.passed, s.lane[0] = 0b10, 1  # one other
        return s

    if matches:
        assert_costs(make, BUILD, worker=1, denarii=1)
    else:
        assert_costs(make, BUILD, worker=1, denarii=1, wood=2)


def test_build_discount_of_a_monument() -> None:
    mod = {"mod": "build_discount", "discount": {"worker": 2, "denarii": 2, "stone": 9}, "when": {"kind": "monument"}}
    assert_costs(lambda: owner(mod), PONS, worker=2, wood=3, tool=1, denarii=4)
    assert_costs(lambda: owner({**mod, "when": {"kind": "tile"}}), PONS, worker=4, wood=3, stone=3, tool=1, denarii=6)


@pytest.mark.parametrize(("limit", "stage"), [("round", ROUND_END), ("decade", None)])
def test_a_limited_discount_is_used_when_its_owner_wants(limit: str, stage: int | None) -> None:
    s = owner({"mod": "build_discount", "discount": {"wood": 1}, "limit": limit})
    give(s, 0, worker=4, wood=4, denarii=4)
    play(s, BUILD)
    assert set(choices(s)) == {"pay worker:1 wood:1 denarii:1 discount-0", "pay worker:1 wood:2 denarii:1"}
    play(s, "0 pay worker:1 wood:1 denarii:1 discount-0", "0 spot 0,1 0", "0 done")
    assert s.limits[0] != 0
    builder.turn_of(s, 0)
    assert why_not(s, "0 build plebeius herbarium") is None
    give(s, 0, wood=-2)  # one is left, which the bonus of Plebeius makes enough; in Patricius it is not
    assert why_not(s, "0 build patricius herbarium") is not None
    if stage is not None:
        carry_out(s, stage)
        assert s.limits[0] == 0


def test_a_limited_discount_is_not_used_up_by_what_it_cannot_lower() -> None:
    s = owner({"mod": "build_discount", "discount": {"stone": 1}, "limit": "round"})
    give(s, 0, worker=1, wood=2, denarii=1)
    finish(s, BUILD)
    assert (builder.holdings(s, 0), s.limits[0]) == ({}, 0)


@pytest.mark.parametrize(
    ("discount", "goods"),
    [
        ({"worker": 1}, {"worker": 1, "denarii": 1}),
        ({"denarii": 3}, {"worker": 2}),
        ({"worker": 9}, {"worker": 1, "denarii": 1}),
    ],
)
def test_activate_discount(discount: Goods, goods: Goods) -> None:
    mod = {"mod": "activate_discount", "discount": discount}
    assert_costs(lambda: with_tile(mod), ACTIVATE, **goods)


def test_activate_discount_at_castra() -> None:
    mod = {"mod": "activate_discount", "discount": {"worker": 1, "denarii": 1}}
    assert_costs(lambda: owner(mod), LEGIONARY, worker=1, wood=1)


@pytest.mark.parametrize(
    ("when", "tile", "castra"),
    [
        ({"kind": "tile"}, True, False),
        ({"district": "servorum"}, True, False),
        ({"district": "plebeius"}, False, False),
        ({"colour": "green"}, True, False),
        ({"colour": "red"}, False, True),
        ({"building": "herbarium"}, True, False),
        ({"building": "forum"}, False, False),
        ({"immediate": True}, False, False),
        ({"workers_min": 2}, True, True),
        ({"workers_min": 3}, False, False),
        ({"others_passed": 1}, True, True),
        ({"others_passed": 2}, False, False),
    ],
)
def test_when_of_an_activate_discount(when: dict[str, Any], tile: bool, castra: bool) -> None:
    def make() -> State:
        s = with_tile({"mod": "activate_discount", "discount": {"worker": 1}, "when": when})
        s.passed, s.lane[0] = 0b10, 1
        return s

    assert_costs(make, ACTIVATE, worker=1 if tile else 2, denarii=1)
    assert_costs(make, LEGIONARY, worker=1 if castra else 2, wood=1, denarii=1)


def test_activate_discount_directly_after_building() -> None:
    s = owner({"mod": "activate_discount", "discount": {"worker": 1, "denarii": 1}, "when": {"immediate": True}})
    give(s, 0, worker=2, wood=2, denarii=1)
    play(s, BUILD)
    while choices(s)[0].startswith("spot"):
        play(s, f"0 {choices(s)[0]}")
    assert "activate servorum herbarium 1" in choices(s)
    play(s, ACTIVATE)
    assert (s.popularity[0], builder.holdings(s, 0)) == (5, {"food": 1})


def test_activate_discount_with_a_limit() -> None:
    s = with_tile({"mod": "activate_discount", "discount": {"denarii": 1}, "limit": "decade"})
    give(s, 0, worker=4, denarii=1, wood=1)
    play(s, ACTIVATE, "0 pay worker:2 discount-0")
    builder.turn_of(s, 0)
    play(s, LEGIONARY)
    assert builder.holdings(s, 0) == {"food": 1, "legionary": 1}
    carry_out(s, ROUND_END)
    assert s.limits[0] != 0


@pytest.mark.parametrize(
    ("n", "goods"),
    [(1, {"worker": 2, "wood": 1}), (1, {"worker": 2, "denarii": 1}), (2, {"worker": 2}), (5, {"worker": 2})],
)
def test_castra_discount(n: int, goods: Goods) -> None:
    assert_costs(lambda: owner({"mod": "castra_discount", "n": n}), LEGIONARY, **goods)
    assert_costs(lambda: with_tile({"mod": "castra_discount", "n": n}), ACTIVATE, worker=2, denarii=1)


# ---------------------------------------------------------------- substitutes


def substitute(context: str, source: str = "food", target: str = "wood") -> dict[str, Any]:
    return {"mod": "substitute", "from": source, "to": target, "contexts": [context]}


def test_substitute_in_a_build() -> None:
    assert_costs(lambda: owner(substitute("build")), BUILD, worker=1, food=2, denarii=1)
    assert_costs(lambda: owner(substitute("build")), BUILD, worker=1, food=1, wood=1, denarii=1)
    s = owner(substitute("build"))
    give(s, 0, worker=2, food=1, denarii=1)
    assert why_not(s, LEGIONARY) is not None


def test_substitute_at_castra() -> None:
    assert_costs(lambda: owner(substitute("castra")), LEGIONARY, worker=2, food=1, denarii=1)
    s = owner(substitute("castra"))
    give(s, 0, worker=1, food=2, denarii=1)
    assert why_not(s, BUILD) is not None


def test_substitute_in_an_activation() -> None:
    def costs_wood(files: Any) -> None:
        building(files, "herbarium")["action"][1]["cost"] = {"wood": 1}
        character(files, "balbus")["ability"] = {"kind": "permanent", "mods": [substitute("activate")]}

    pack = pack_of(changed(costs_wood))

    def make() -> State:
        s = quiet(table(pack=pack, characters={0: "balbus"}))
        builder.put_tile(s, "servorum", "herbarium")
        return s

    assert_costs(make, ACTIVATE, worker=2, food=1)
    assert_costs(make, ACTIVATE, worker=2, wood=1)


def test_substitute_in_upkeep() -> None:
    s = owner(substitute("upkeep", "wood", "food"))
    give(s, 0, register=6, wood=3, worker=1)
    begin(s, HARMONY_PHASE)
    assert set(choices(s)) == {"pay wood:2", "pay wood:1", "pay -"}  # voluntary, like amphorae
    play(s, "0 pay wood:2")
    assert (s.markers[0], s.holds(0, WOOD)) == (0, 1)


def test_substitute_towards_rome() -> None:
    s = with_balbus(2, mods=[substitute("rome", "wood", "stone")])
    s.round = 3
    give(s, 0, wood=2)
    begin(s, DELIVERING)
    assert choices(s, 0) == ["goods 0", "goods 1", "goods 2"]
    assert Delivered(0, 0, 0, 2) in play(s, "0 goods 2")


# ---------------------------------------------------------------- sites and special workers


def test_specialist_site_value() -> None:
    s = owner({"mod": "specialist_site_value", "n": 2})
    builder.unlock(s, 0, "blue", "red")
    assert why_not(s, "0 site marmor right") is None  # 3 worker points, none superfluous
    give(s, 0, wood=1, denarii=2)
    assert why_not(s, "0 castra equites") is not None  # 3 points: the red one counts 2 there, the other nothing
    assert why_not(owner(), "0 site lapis right") is not None


def test_site_bonus_at_its_sites() -> None:
    s = owner({"mod": "site_bonus", "sites": ["lapis", "cibus"], "item": "denarii", "n": 2})
    for site, gained in (("lapis left", 2), ("lapis right", 2), ("cibus left", 2), ("lignum left", 0)):
        before = s.holds(0, DENARII)
        give(s, 0, worker=2)
        builder.turn_of(s, 0)
        play(s, f"0 site {site}")
        assert s.holds(0, DENARII) == before + gained


def test_site_bonus_with_a_limit_is_used_up_only_by_a_gain() -> None:
    s = owner({"mod": "site_bonus", "sites": ["lapis"], "item": "marble", "n": 1, "limit": "round"})
    stock = s.stock[MARBLE]
    give(s, 1, marble=stock)
    for expected in (0, 1, 1):
        give(s, 0, worker=1)
        builder.turn_of(s, 0)
        play(s, "0 site lapis left")
        assert s.holds(0, MARBLE) == expected
        s.sites_used = 0
        if s.holds(1, MARBLE):
            give(s, 1, marble=-stock)


def test_special_workers() -> None:
    def change(files: Any) -> None:
        monument(files, "pons")["ability"]["mods"] = [{"mod": "special_worker", "n": 2, "building_value": 3}]
        files["board"]["limits"]["special_workers"] = 3

    s = quiet(table(pack=pack_of(changed(change))))
    builder.give_monument(s, 0, "pons")
    builder.put_tile(s, "servorum", "aerarium")
    assert s.special[0] == 2
    play(s, "0 activate servorum aerarium 1")  # 3 worker points
    assert (builder.holdings(s, 0), s.special[0]) == ({"denarii": 6}, 1)
    builder.turn_of(s, 0)
    assert why_not(s, "0 site lapis right") is not None  # it counts 1 there
    play(s, "0 site lapis left")
    assert s.special[0] == 0
    carry_out(s, ROUND_END)
    assert s.special[0] == 2


def test_special_workers_at_monuments() -> None:
    s = quiet(table())
    builder.give_monument(s, 0, "murus")
    give(s, 0, worker=3, wood=3, stone=3, tool=1, denarii=6)
    assert why_not(s, PONS) is None  # 4 points after the bonus of Servorum: it counts 1
    give(s, 0, worker=-1)
    assert why_not(s, PONS) is not None


# ---------------------------------------------------------------- upkeep, trade, storage, Rome


@pytest.mark.parametrize(("mods", "need"), [([-1], 1), ([-1, -3], 0), ([2], 4)])
def test_upkeep(mods: list[int], need: int) -> None:
    s = owner(*({"mod": "upkeep", "n": n} for n in mods))
    give(s, 0, register=6, denarii=9)
    carry_out(s, HARMONY_PHASE)
    assert s.holds(0, DENARII) == 9 - need


def merchant(s: State, *orders: str) -> list[int]:
    """Send the merchant with these orders and return the prices."""
    s.merchants = 0
    happened = play(s, "0 merchant", *(f"0 {order}" for order in orders), "0 done")
    return [one.price for one in of_type(happened, Traded)]


def test_trade_mod_changes_prices() -> None:
    s = owner({"mod": "trade_mod", "buy": -1, "sell": 2, "contexts": ["merchant"]})
    give(s, 0, denarii=5, stone=1, worker=1)
    assert merchant(s, "buy wood 1", "sell stone 1") == [1, 4]
    assert (s.price[WOOD], s.price[STONE]) == (3, 1)


def test_trade_mods_add_up_but_never_below_1() -> None:
    s = owner(*({"mod": "trade_mod", "buy": -2, "contexts": ["merchant"]} for _ in range(2)))
    give(s, 0, denarii=5, worker=1)
    assert merchant(s, "buy marble 1", "buy wood 1") == [1, 1]


@pytest.mark.parametrize(("context", "drifts"), [("merchant", 0), ("family", 1)])
def test_trade_mod_without_drift(context: str, drifts: int) -> None:
    s = owner({"mod": "trade_mod", "drift": False, "contexts": [context]})
    give(s, 0, denarii=5, worker=1)
    before = list(s.price)
    assert merchant(s, "buy wood 1") == [2]
    assert sum(s.price) - sum(before) == drifts


@pytest.mark.parametrize("context", ["merchant", "building", "family"])
def test_trade_mod_in_its_context(context: str) -> None:
    use = [{"op": "trade", "types": 1}]
    s = with_balbus(kind="round", use=use, mods=[{"mod": "trade_mod", "buy": -1, "contexts": [context]}])
    builder.put_tile(s, "servorum", "emporium")
    give(s, 0, denarii=9, worker=2)
    s.merchants = 0
    prices = {}
    for name, line in (
        ("merchant", "0 merchant"),
        ("building", "0 activate servorum emporium 0"),
        ("family", "0 ability 0"),
    ):
        happened = play(s, line, "0 buy tool 1")
        if choices(s, 0) and "done" in choices(s, 0):
            happened += play(s, "0 done")
        prices[name] = of_type(happened, Traded)[0].price
        for number in range(6):
            s.price[number] = builder.PRICES[number]
        builder.turn_of(s, 0)
    ordinary = {"merchant": 3, "building": 2, "family": 3}  # the Emporium is cheaper anyway
    assert prices == {name: price - (name == context) for name, price in ordinary.items()}


def test_storage() -> None:
    s = with_balbus(2, mods=[{"mod": "storage", "n": 2}, {"mod": "storage", "n": 1}])
    give(s, 0, stone=4, wood=4, food=3)
    begin(s, STORING)
    assert all(sum(int(part.split(":")[1]) for part in line.split()[1:]) == 2 for line in choices(s, 0))


@pytest.mark.parametrize(("what", "value"), [("troops", (4, 1, 1)), ("offerings", (2, 3, 1)), ("resource", (2, 1, 3))])
def test_rome_bonus(what: str, value: tuple[int, int, int]) -> None:
    s = with_balbus(2, mods=[{"mod": "rome_bonus", "what": what, "n": 2}])
    s.round = 3
    give(s, 0, velites=1, offering1=1, stone=1)
    give(s, 1, stone=1)
    happened = begin(s, DELIVERING) + play(s, "0 goods 1")
    happened += play(s, "1 goods 1")
    assert Delivered(0, *value) in happened


@pytest.mark.parametrize("what", ["troops", "offerings", "resource"])
def test_rome_bonus_needs_something(what: str) -> None:
    s = with_balbus(2, mods=[{"mod": "rome_bonus", "what": what, "n": 2}])
    s.round = 3
    give(s, 1, stone=1)
    happened = begin(s, DELIVERING) + play(s, "1 goods 0")
    assert Delivered(0, 0, 0, 0) in happened
