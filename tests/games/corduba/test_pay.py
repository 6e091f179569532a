"""Payments (C1.2, C7.2, C7.4, C7.14-C7.18, C7.21): every way to pay is listed, and no other is accepted.

The engine is compared with tests/games/corduba/naive_pay.py, which reads the words of the content files.
"""

from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing, words
from aedilis.games.corduba.engine.forms.events import Paid, SpecialistUsed, SpecialUsed
from aedilis.games.corduba.engine.options import CASTRA_OTHER_SPECIALISTS
from aedilis.games.corduba.engine.pack.native import Pack
from aedilis.games.corduba.engine.pack.read import STANDARD, read_documents, standard
from aedilis.games.corduba.engine.pack.vocabulary import MONUMENTS_TOO, NONE, TILES
from aedilis.games.corduba.engine.paying import bills, ways
from aedilis.games.corduba.engine.paying.amounts import amount_of
from aedilis.games.corduba.engine.paying.bill import Bill
from aedilis.games.corduba.engine.paying.means import Means
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.activate import list_activations, refuse_activation
from aedilis.games.corduba.engine.steps.build import can_build, list_builds, refuse_build
from tests.games.corduba import builder
from tests.games.corduba.builder import choices, clause, give, of_type, play, table, why_not
from tests.games.corduba.naive_pay import Discount, NaiveBill, Way, all_ways, matching

PAYABLE = ("food", "wood", "stone", "tool", "amphora", "marble", "denarii")
BONUSES = ({"worker": 1}, {"resource": 1}, {"denarii": 2})  # of the districts

# An ability with everything that can change a price, in ways that the shipped pack does not combine.
MIXED = {
    "kind": "permanent",
    "mods": [
        {"mod": "build_discount", "discount": {"resource": 1, "stone": 1}, "when": {"kind": "tile"}, "limit": "decade"},
        {"mod": "build_discount", "discount": {"denarii": 2}, "when": {"district": "plebeius"}, "limit": "round"},
        {"mod": "build_discount", "discount": {"worker": 2}, "limit": "round"},
        {"mod": "build_discount", "discount": {"marble": 1}, "when": {"colour": "yellow"}, "limit": "none"},
        {
            "mod": "activate_discount",
            "discount": {"worker": 1, "denarii": 1},
            "when": {"colour": "red"},
            "limit": "round",
        },
        {"mod": "activate_discount", "discount": {"denarii": 1}, "when": {"immediate": True}, "limit": "none"},
        {"mod": "substitute", "from": "stone", "to": "marble", "contexts": ["build", "castra"]},
        {"mod": "substitute", "from": "marble", "to": "food", "contexts": ["build"]},
        {"mod": "substitute", "from": "marble", "to": "wood", "contexts": ["castra"]},
        {"mod": "substitute", "from": "tool", "to": "amphora", "contexts": ["build", "activate"]},
        {"mod": "castra_discount", "n": 1},
    ],
}
MIXED_PARTS: dict[str, Any] = {
    "families.family.0.character.0.ability": MIXED,
    "monuments.monument.0.ability": {
        "kind": "permanent",
        "mods": [{"mod": "special_worker", "n": 1, "building_value": 3}],
    },
    "buildings.building.0.cost": {"worker": 1, "wood": 2, "food": 2},
    "buildings.building.1.cost": {"worker": 2, "stone": 2, "food": 1, "amphora": 1, "denarii": 2},
}


@cache
def mixed_pack() -> Pack:
    """Return the shipped pack with the mixed ability for Balbus, and costs with food and amphorae in them."""
    return builder.own_pack(MIXED_PARTS)


@cache
def own_words(mixed: bool) -> dict[str, Any]:
    """Return the documents behind a pack."""
    documents = read_documents(STANDARD)
    if mixed:
        documents["families"]["family"][0]["character"][0]["ability"] = MIXED
        documents["monuments"]["monument"][0]["ability"] = MIXED_PARTS["monuments.monument.0.ability"]
        for number in range(2):
            documents["buildings"]["building"][number]["cost"] = MIXED_PARTS[f"buildings.building.{number}.cost"]
    return documents


Wallet = tuple[State, dict[str, Any], list[dict[str, Any]]]


@st.composite
def wallets(draw: st.DrawFn) -> Wallet:
    """Draw a seat with pieces, goods and abilities; return the documents and the words of its abilities besides."""
    mixed = draw(st.booleans())
    documents = own_words(mixed)
    s = table(pack=mixed_pack() if mixed else standard(), castra_other_specialists=draw(st.booleans()))
    mods: list[dict[str, Any]] = []
    pool = ["balbus"] if mixed else ["lepidus", "paullus", "scipio", "marcellus", "pictor", "messalla", "mela"]
    name = draw(st.sampled_from(pool))
    builder.give_character(s, 0, name)
    for family in documents["families"]["family"]:
        for character in family["character"]:
            if character["id"] == name:
                mods += character["ability"].get("mods", [])
    for monument in documents["monuments"]["monument"]:
        if monument["id"] in draw(st.sets(st.sampled_from(["pons", "murus", "aqua"]))):
            builder.give_monument(s, 0, monument["id"])
            mods += monument["ability"].get("mods", [])
    give(s, 0, worker=draw(st.integers(0, 6)), denarii=draw(st.integers(0, 7)))
    for goods in PAYABLE[:6]:
        give(s, 0, **{goods: draw(st.integers(0, 4))})
    builder.unlock(s, 0, *draw(st.sets(st.sampled_from(words.COLOUR_NAMES))))
    s.special[0] = draw(st.integers(0, s.special[0]))
    for building in range(words.DISTRICTS):  # a tile in each district, restless or not
        builder.put_tile(s, words.DISTRICT_NAMES[building], "schola")
        if draw(st.booleans()):
            builder.unrest_on(s, words.DISTRICT_NAMES[building], "schola")
    return s, documents, mods


def special_value(mods: list[dict[str, Any]]) -> int:
    values: list[int] = [mod["building_value"] for mod in mods if mod["mod"] == "special_worker"]
    return max(values, default=1)


def swaps(mods: list[dict[str, Any]], context: str) -> list[tuple[str, str]]:
    return [(mod["from"], mod["to"]) for mod in mods if mod["mod"] == "substitute" and context in mod["contexts"]]


def decoded(payment: int) -> Way:
    goods = (*(packing.count(payment, resource) for resource in range(6)), packing.paid_denarii(payment))
    colours = frozenset(
        c for number, c in enumerate(words.COLOUR_NAMES) if packing.paid_specialists(payment) >> number & 1
    )
    used = frozenset(number for number in range(4) if packing.used_discounts(payment) >> number & 1)
    return goods, (packing.paid_workers(payment), colours, packing.paid_special(payment)), used


def encoded(way: Way) -> int:
    goods, (workers, colours, special), used = way
    resources = sum(packing.units(resource, goods[resource]) for resource in range(6))
    mask = sum(bit(words.COLOUR_NAMES.index(colour)) for colour in colours)
    return resources + packing.pieces(goods[6], workers, mask, special, sum(map(bit, used)))


def compare(s: State, bill: Bill, naive: NaiveBill, data: st.DataObject) -> None:
    """Check listing, refusals, `can_pay` and that paying can be taken back."""
    held = builder.holdings(s, 0)
    ready = [colour for number, colour in enumerate(words.COLOUR_NAMES) if s.ready[0] >> number & 1]
    expected = all_ways(naive, held, held.get("worker", 0), ready, s.special[0])
    assert ways.can_pay(s, 0, bill) == bool(expected)
    out = Actions(1)
    ways.list_payments(s, 0, bill, out)
    listed = [decoded(packing.counts_of(act)) for act in out.as_list()]
    assert len(listed) == len(set(listed))
    assert set(listed) == expected
    assert ways.can_pay(s, 0, bill) == bool(expected), "listing leaves the bill as it was"
    if expected:
        way = data.draw(st.sampled_from(sorted(expected, key=encoded)))
        assert ways.refuse_payment(s, 0, bill, encoded(way)) == 0
        before = s.all_numbers()
        ways.spend(s, 0, encoded(way), ways.limits_used(bill, encoded(way)))
        after = s.all_numbers()
        ways.unpay(s, 0, encoded(way), ways.limits_used(bill, encoded(way)))
        assert s.all_numbers() == before
        s.take_events()
        ways.pay(s, 0, encoded(way), ways.limits_used(bill, encoded(way)))
        assert s.all_numbers() == after
        assert_told(s, way)
        goods, (workers, colours, special), used = way
        for number, name in enumerate(PAYABLE):
            assert s.holds(0, words.GOODS_NAMES.index(name)) == held.get(name, 0) - goods[number]
        value = workers + special * naive.special_value + sum(naive.specialists[colour] for colour in colours)
        assert ways.points_paid(bill, encoded(way)) == value
        assert s.ready[0] == sum(bit(words.COLOUR_NAMES.index(colour)) for colour in ready if colour not in colours)
        assert bool(s.limits[0]) == bool(used)
        ways.unpay(s, 0, encoded(way), ways.limits_used(bill, encoded(way)))
        near = change(way, data)
    else:
        near = data.draw(
            st.tuples(
                st.tuples(*[st.integers(0, 4)] * 7),
                st.tuples(st.integers(0, 6), st.frozensets(st.sampled_from(words.COLOUR_NAMES)), st.integers(0, 3)),
                st.frozensets(st.integers(0, 3)),
            )
        )
    assert (ways.refuse_payment(s, 0, bill, encoded(near)) == 0) == (near in expected)
    assert ways.refuse_payment(s, 0, bill, encoded(near) | 1 << 46) != 0


def change(way: Way, data: st.DataObject) -> Way:
    """Return a payment that differs a little from a right one."""
    goods, (workers, colours, special), used = way
    which = data.draw(st.integers(0, 10))
    if which < 7:
        more = max(0, goods[which] + data.draw(st.sampled_from([-1, 1])))
        goods = (*goods[:which], more, *goods[which + 1 :])
    elif which == 7:
        workers = max(0, workers + data.draw(st.sampled_from([-1, 1])))
    elif which == 8:
        colours = colours ^ {data.draw(st.sampled_from(words.COLOUR_NAMES))}
    elif which == 9:
        special = data.draw(st.integers(0, 3))
    else:
        used = used ^ {data.draw(st.integers(0, 3))}
    return goods, (workers, colours, special), used


def assert_told(s: State, way: Way) -> None:
    """The events say what was paid."""
    happened = builder.events(s)
    goods, (workers, colours, special), _ = way
    told = {paid.goods: paid.n for paid in of_type(happened, Paid)}
    wanted = {name: goods[number] for number, name in enumerate(PAYABLE) if goods[number]}
    assert told == wanted | ({"worker": workers} if workers else {})
    assert {used.colour for used in of_type(happened, SpecialistUsed)} == colours
    assert [used.n for used in of_type(happened, SpecialUsed)] == ([special] if special else [])


@given(wallets(), st.integers(0, words.DISTRICTS - 1), st.integers(0, words.TYPES - 1), st.integers(0, 2), st.data())
def test_C7_4_tiles(wallet: Wallet, district: int, building: int, reserve: int, data: st.DataObject) -> None:
    """Printed cost minus bonus (unless the district revolts), step discount and abilities; specialists count 2."""
    s, documents, mods = wallet
    kind = documents["buildings"]["building"][building]
    extra = data.draw(st.sampled_from([NONE, *range(len(s.pack.discounts))]))
    free, limited = matching(
        mods,
        "build_discount",
        kind="tile",
        district=words.DISTRICT_NAMES[district],
        colour=kind["colour"],
        building=kind["id"],
    )
    naive = NaiveBill(
        kind["cost"],
        floor=1,
        discounts=[*free, *([] if s.revolts(district) else [BONUSES[district]]), *step_discount(s, extra)],
        limited=limited,
        substitutes=swaps(mods, "build"),
        reserve=reserve,
        special_value=special_value(mods),
        specialists={kind["colour"]: 2},
    )
    compare(s, bills.tile_bill(s, 0, district, building, extra, reserve), naive, data)


def step_discount(s: State, extra: int) -> list[Discount]:
    """Return a discount of the pack in words."""
    if extra == NONE:
        return []
    discount = s.pack.discounts[extra]
    amounts = {words.GOODS_NAMES[goods]: amount_of(discount.goods, goods) for goods in range(len(PAYABLE))}
    named = {name: n for name, n in (amounts | {"worker": discount.points}).items() if n}
    return [named | {"resource": discount.basic}]


@given(wallets(), st.integers(3, 5), st.data())
def test_C7_14_monuments(wallet: Wallet, monument: int, data: st.DataObject) -> None:
    """No specialist works on a monument, a special worker counts 1, and the workers may fall to 0."""
    s, documents, mods = wallet
    give(s, 0, worker=data.draw(st.integers(0, 6)), denarii=data.draw(st.integers(0, 5)))
    bonus = data.draw(st.sampled_from([NONE, 0, 1, 2]))
    free, limited = matching(mods, "build_discount", kind="monument")
    naive = NaiveBill(
        documents["monuments"]["monument"][monument]["cost"],
        discounts=free + ([] if bonus == NONE else [BONUSES[bonus]]),
        limited=limited,
        substitutes=swaps(mods, "build"),
    )
    compare(s, bills.monument_bill(s, 0, monument, bonus, NONE), naive, data)


@given(wallets(), st.integers(0, words.DISTRICTS - 1), st.integers(0, words.TYPES - 1), st.booleans(), st.data())
def test_C7_18_lines_of_tiles(
    wallet: Wallet, district: int, building: int, immediate: bool, data: st.DataObject
) -> None:
    s, documents, mods = wallet
    kind = documents["buildings"]["building"][building]
    line = data.draw(st.integers(0, len(kind["action"]) - 1))
    happens = {
        "kind": "tile",
        "district": words.DISTRICT_NAMES[district],
        "colour": kind["colour"],
        "building": kind["id"],
    }
    free, limited = matching(mods, "activate_discount", immediate=immediate, **happens)
    naive = NaiveBill(
        kind["action"][line].get("cost", {}) | {"worker": kind["action"][line]["workers"]},
        floor=1,
        discounts=free,
        limited=limited,
        substitutes=swaps(mods, "activate"),
        special_value=special_value(mods),
        specialists={kind["colour"]: 2},
    )
    compare(s, bills.line_bill(s, 0, district, building, line, immediate), naive, data)


@given(wallets(), st.integers(0, 2), st.data())
@clause("C7.17")
def test_C7_2_castra(wallet: Wallet, space: int, data: st.DataObject) -> None:
    """Only the red specialist works there, for 2; with castra_other_specialists the others count 1 [R11]."""
    s, documents, mods = wallet
    place = documents["board"]["castra"]["spaces"][space]
    free, limited = matching(mods, "activate_discount", colour="red")
    others: dict[str, int] = dict.fromkeys(words.COLOUR_NAMES, 1) if s.option(CASTRA_OTHER_SPECIALISTS) else {}
    naive = NaiveBill(
        place["cost"] | {"worker": place["workers"]},
        floor=1,
        discounts=free,
        limited=limited,
        any_units=sum(mod["n"] for mod in mods if mod["mod"] == "castra_discount"),
        substitutes=swaps(mods, "castra"),
        special_value=special_value(mods),
        specialists=others | {"red": 2},
    )
    compare(s, bills.castra_bill(s, 0, space), naive, data)


@given(wallets(), st.integers(0, words.SITES), st.integers(0, 1), st.data())
@clause("C7.15", "C7.16")
def test_C7_2_sites(wallet: Wallet, site: int, space: int, data: st.DataObject) -> None:
    """All specialists count 1 at sites and Portus, special workers too; an ability may let them count more at sites."""
    s, documents, mods = wallet
    value, workers = 1, documents["board"]["portus"]["workers"]
    if site < words.SITES:
        value = max([1, *(mod["n"] for mod in mods if mod["mod"] == "specialist_site_value")])
        workers = documents["board"]["site"][words.SITE_NAMES[site]]["spaces"][space]["workers"]
    naive = NaiveBill({"worker": workers}, specialists=dict.fromkeys(words.COLOUR_NAMES, value))
    compare(s, bills.site_bill(s, 0, site, space), naive, data)


@given(wallets(), st.integers(0, 7), st.data())
@clause("C7.21")
def test_C7_2_milestones(wallet: Wallet, milestone: int, data: st.DataObject) -> None:
    """Any one piece, or only the specialist that the milestone names."""
    s, documents, _ = wallet
    needed = documents["res_gestae"]["milestone"][milestone]["claim_with"]
    naive = NaiveBill({"worker": 1}, specialists=dict.fromkeys(words.COLOUR_NAMES, 1))
    if needed != "worker_or_specialist":
        naive = NaiveBill(
            {"worker": 1}, worker_value=0, special_value=0, specialists={needed.removesuffix("_specialist"): 1}
        )
    compare(s, bills.claim_bill(s, 0, milestone), naive, data)


# ---------------------------------------------------------------- quick looks before a bill is written


@given(wallets(), st.data())
def test_every_build_in_reach_is_listed(wallet: Wallet, data: st.DataObject) -> None:
    """What the listing passes over unpriced could not be paid."""
    s, _, _ = wallet
    extra = data.draw(st.sampled_from([NONE, *range(len(s.pack.discounts))]))
    out = Actions()
    list_builds(s, 0, Means(s, 0, extra), TILES | MONUMENTS_TOO, extra, out)
    tiles = [
        packing.action(packing.BUILD_TILE, 0, district, building)
        for district in range(words.DISTRICTS)
        for building in range(words.TYPES)
    ]
    monuments = [packing.action(packing.BUILD_MONUMENT, 0, monument) for monument in range(words.MONUMENTS)]
    assert out.as_list() == [act for act in tiles + monuments if refuse_build(s, 0, act, extra) == 0]
    assert can_build(s, 0, TILES, extra) == any(refuse_build(s, 0, act, extra) == 0 for act in tiles)


@given(wallets(), st.sets(st.integers(0, words.TYPES - 1), max_size=6))
def test_every_activation_in_reach_is_listed(wallet: Wallet, buildings: set[int]) -> None:
    s, documents, _ = wallet
    for building in sorted(buildings):
        if s.available[1] >> building & 1:
            with suppress(StopIteration):  # there may be no room left for it
                builder.put_tile(s, "plebeius", documents["buildings"]["building"][building]["id"])
    out = Actions()
    list_activations(s, 0, Means(s, 0, NONE), out)
    lines = [
        packing.action(packing.ACTIVATE, 0, district, building, line)
        for district in range(words.DISTRICTS)
        for building in range(words.TYPES)
        for line in range(3)
    ]
    sites = [packing.action(packing.USE_SITE, 0, site, space) for site in range(words.SITES) for space in range(2)]
    castra = [packing.action(packing.USE_CASTRA, 0, space) for space in range(3)]
    every = [*lines, *sites, packing.action(packing.USE_PORTUS, 0), *castra]
    assert out.as_list() == [act for act in every if refuse_activation(s, 0, act) == 0]


# ---------------------------------------------------------------- by hand


def first_payment(s: State, bill: Bill) -> Way:
    out = Actions()
    ways.list_payments(s, 0, bill, out)
    return decoded(packing.counts_of(out.items[0]))


def test_the_usual_payment_is_listed_first() -> None:
    """The tile's own specialist first, workers first at sites, own goods before amphorae."""
    s = table()
    give(s, 0, worker=4, denarii=5, wood=3, amphora=3)
    builder.unlock(s, 0, "green", "red")
    herbarium = bills.tile_bill(s, 0, 2, 0, NONE)  # 2 workers, 2 wood, 1 denarius; the bonus takes the denarius off
    assert first_payment(s, herbarium) == ((0, 2, 0, 0, 0, 0, 0), (0, frozenset({"green"}), 0), frozenset())
    assert first_payment(s, bills.site_bill(s, 0, 0, 1)) == ((0,) * 7, (2, frozenset(), 0), frozenset())


@clause("C1.2")
def test_C1_2_an_amphora_stands_for_any_basic_resource_present_or_missing() -> None:
    s = table()
    give(s, 0, worker=2, wood=2, amphora=2)
    play(s, "0 build patricius herbarium")
    assert choices(s) == ["pay worker:2 wood:2", "pay worker:2 wood:1 amphora:1", "pay worker:2 amphora:2"]
    play(s, "0 pay worker:2 amphora:2")
    assert builder.holdings(s, 0) == {"wood": 2}
    builder.assert_conserved(s)


def test_C1_2_an_amphora_is_no_marble_and_no_denarius() -> None:
    s = table()
    give(s, 0, worker=3, denarii=3, tool=1, stone=1, marble=1, amphora=5)
    assert why_not(s, "0 build patricius forum") == "C7.4"
    give(s, 0, marble=1, denarii=-1)
    assert why_not(s, "0 build patricius forum") == "C7.4"
    give(s, 0, denarii=1)
    assert why_not(s, "0 build patricius forum") is None


def test_C7_4_messalla_pays_amphorae_as_marble_when_building() -> None:
    s = table(characters={0: "messalla"})
    give(s, 0, worker=3, denarii=3, tool=1, stone=1, amphora=2)
    assert why_not(s, "0 build patricius forum") is None
    s = table(characters={0: "scipio"})
    give(s, 0, worker=3, denarii=3, tool=1, stone=1, amphora=2)
    assert why_not(s, "0 build patricius forum") == "C7.4"


def test_C7_4_a_limited_discount_is_used_if_wanted_and_then_spent() -> None:
    """Marcellus: one worker less for a tile once per round."""
    s = table(characters={0: "marcellus"})
    give(s, 0, worker=8, denarii=9, wood=4, stone=4)
    play(s, "0 build patricius herbarium")
    assert choices(s) == ["pay worker:1 wood:2 discount-0", "pay worker:2 wood:2"]
    later = s.clone()
    play(s, "0 pay worker:1 wood:2 discount-0")
    assert s.limits[0] != 0
    assert bills.tile_bill(s, 0, 2, 1, NONE).limited == []
    play(later, "0 pay worker:2 wood:2")
    assert later.limits[0] == 0
    assert len(bills.tile_bill(later, 0, 2, 1, NONE).limited) == 1


def test_C7_4_a_limited_discount_that_lowers_nothing_is_not_used_up() -> None:
    """In Servorum the bonus already brings a tile of 2 workers down to 1, the least."""
    s = table(characters={0: "marcellus"})
    give(s, 0, worker=2, denarii=1, wood=2)
    happened = play(s, "0 build servorum herbarium")
    assert {paid.goods: paid.n for paid in of_type(happened, Paid)} == {"worker": 1, "wood": 2, "denarii": 1}
    assert s.limits[0] == 0


@pytest.mark.parametrize(
    ("workers", "specials", "expected"), [(2, 1, {(0, 1), (2, 0)}), (1, 2, {(0, 1)}), (1, 1, {(0, 1)})]
)
def test_C7_2_no_piece_may_be_superfluous(workers: int, specials: int, expected: set[tuple[int, int]]) -> None:
    """A special worker counts 2 at a tile: beside one no second piece goes into a cost of 2."""
    s = table()
    builder.give_monument(s, 0, "pons")
    builder.give_monument(s, 0, "murus")
    s.special[0] = specials
    give(s, 0, worker=workers, denarii=1, wood=2)
    bill = bills.tile_bill(s, 0, 2, 0, NONE)
    out = Actions()
    ways.list_payments(s, 0, bill, out)
    assert {(way[1][0], way[1][2]) for way in map(decoded, map(packing.counts_of, out.as_list()))} == expected
