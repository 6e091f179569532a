"""What every place of the shipped pack takes and gives, written down once more by hand.

Each entry is played: seat 0 pays with workers, and all that changed for it is compared. A place of the pack that is
missing here fails `test_nothing_is_missing`.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import NamedTuple

import pytest

from aedilis.core.bits import bit
from aedilis.games.corduba.engine.forms.events import MilestoneClaimed, SenatorsChanged
from aedilis.games.corduba.engine.pack.read import standard
from aedilis.games.corduba.engine.state.frames import TURN
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import COLOUR_NAMES, DISTRICT_NAMES, SITE_NAMES
from tests.games.corduba import builder
from tests.games.corduba.builder import choices, give, of_type, play, table, why_not


class Line(NamedTuple):
    """A line of a tile: its colour, worker points, extra cost, what it brings, and answers to what it asks."""

    colour: str
    workers: int
    cost: Mapping[str, int]
    brings: Mapping[str, int]
    answers: tuple[str, ...] = ()


POPULAR = {"popularity": 1, "harmony": 1}
DEAR = {"denarii": 1}
LINES = {
    ("herbarium", 0): Line("green", 1, {}, {"food": 1, "harmony": 1}),
    ("herbarium", 1): Line("green", 2, DEAR, {"food": 1, **POPULAR}),
    ("aerarium", 0): Line("yellow", 1, {}, {"denarii": 2}),
    ("aerarium", 1): Line("yellow", 3, {}, {"denarii": 6}),
    ("sanctuarium", 0): Line("purple", 2, {}, {"offering1": 1, "harmony": 1}),
    ("sanctuarium", 1): Line("purple", 3, DEAR, {"offering1": 1, **POPULAR}),
    ("collegium_fabrorum", 0): Line("brown", 2, {}, {"wood": 1, "stone": 1, "denarii": 1}),
    ("collegium_fabrorum", 1): Line(  # Herbarium: 2 workers - 1 of the district, 2 wood - 1, 1 denarius - 1
        *("brown", 1, {}, {"worker": -1, "wood": -1, "servorum": 1}), ("build servorum herbarium",)
    ),
    ("cudendum", 0): Line("brown", 1, DEAR, {"tool": 1}),
    ("cudendum", 1): Line("brown", 2, {}, {"tool": 1, "denarii": 2}),
    ("cudendum", 2): Line("brown", 3, DEAR, {"tool": 3}),
    ("odeum", 0): Line("blue", 1, {}, {"harmony": 2}),
    ("odeum", 1): Line("blue", 2, DEAR, {"popularity": 1, "harmony": 2}),
    ("schola", 0): Line("blue", 1, {}, {"denarii": 3}, ("colour yellow",)),
    ("schola", 1): Line("blue", 2, {}, {"plebeius": 1, "denarii": 1}),
    ("balneum", 0): Line("green", 1, DEAR, {"harmony": 3}),
    ("balneum", 1): Line("green", 3, {}, {"popularity": 1, "harmony": 4}),
    ("forum", 0): Line("yellow", 2, {}, {"patricius": 1, "denarii": 2}, ("district patricius",)),
    ("forum", 1): Line("yellow", 3, {}, {"servorum": 1, "denarii": 1, **POPULAR}, ("district servorum",)),
    ("aedis", 0): Line("purple", 3, {}, {"offering2": 1}),
    ("officina_fabrorum", 0): Line("brown", 2, {}, {"marble": 1, "denarii": 1}),
    ("officina_fabrorum", 1): Line("brown", 3, {}, {"marble": 1, "wood": 1, "stone": 1}, ("take wood:1 stone:1",)),
    ("officina_fabrorum", 2): Line(  # Librarium: 3 workers - 1 of the district, 1 marble - 1; the amphora is Servorum 2
        *("brown", 1, DEAR, {"worker": -2, "wood": -2, "tool": -1, "denarii": -2, "servorum": 2, "amphora": 1}),
        ("build servorum librarium",),
    ),
    ("emporium", 0): Line("yellow", 1, {}, {"stone": 2, "denarii": -2}, ("buy stone 2", "done")),
    ("emporium", 1): Line(
        *("yellow", 2, {}, {"stone": 2, "food": 1, "tool": 1, "denarii": -5}),
        ("buy stone 2", "buy food 1", "buy tool 1", "done"),
    ),
    ("librarium", 0): Line("green", 3, {"denarii": 2}, {"green": 1, "food": 2}, ("colour green",)),
    ("librarium", 1): Line("green", 2, {}, {"plebeius": 1, "denarii": 3}, ("colour yellow",)),
    ("ludus", 0): Line("blue", 2, DEAR, {"register": 1, "worker": 1}),
    ("ludus", 1): Line("blue", 4, {"denarii": 2}, {"register": 2, "worker": 2}),
    ("sanatorium", 0): Line("green", 1, {}, {"harmony": 2}),
    ("sanatorium", 1): Line("green", 3, DEAR, {"popularity": 2, "harmony": 2}),
    ("basilica", 0): Line("yellow", 2, {}, {"plebeius": 1, "denarii": 2}, ("district plebeius",)),
    ("basilica", 1): Line("yellow", 3, {}, {"servorum": 1, "plebeius": 1, "patricius": 1}),
    ("amphitheatrum", 0): Line("blue", 2, {}, {"denarii": 2, **POPULAR}),
    ("amphitheatrum", 1): Line("blue", 3, {}, {"servorum": 1, **POPULAR}, ("district servorum",)),
    ("excubitorium", 0): Line("red", 2, {}, {"calmed": 1}, ("tile patricius schola",)),
    ("excubitorium", 1): Line(  # the district is pacified: one space back on the unrest track
        *("red", 3, DEAR, {"calmed": 2, "unrest": -1}), ("tile patricius schola", "tile patricius odeum")
    ),
}
SITES = {  # workers, resource, units
    ("lapis", "left"): (1, "stone", 1),
    ("lapis", "right"): (2, "stone", 3),
    ("lignum", "left"): (1, "wood", 1),
    ("lignum", "right"): (2, "wood", 3),
    ("cibus", "left"): (1, "food", 1),
    ("cibus", "right"): (2, "food", 3),
    ("oleum", "left"): (1, "amphora", 1),
    ("oleum", "right"): (2, "amphora", 2),
    ("marmor", "left"): (2, "marble", 1),
    ("marmor", "right"): (3, "marble", 2),
}
CASTRA = {  # workers, cost
    "velites": (1, {"wood": 1}),
    "legionary": (2, {"wood": 1, "denarii": 1}),
    "equites": (3, {"wood": 1, "denarii": 2}),
}


def counted(s: State) -> Counter[str]:
    """Return every number of seat 0 that an action can change, and how many unrest markers the city lost."""
    result = Counter(builder.holdings(s, 0))
    result.update(dict(zip(DISTRICT_NAMES, builder.standing(s, 0), strict=True)))
    result.update(register=s.register[0], popularity=s.popularity[0], harmony=s.harmony[0], senators=s.senators[0])
    result.update({name: (s.unlocked[0] >> colour) & 1 for colour, name in enumerate(COLOUR_NAMES)})
    result.update(calmed=15 - s.unrest_on_tiles(), unrest=s.unrest[0])
    return result


def changed(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """Return what differs."""
    return {name: after[name] - before[name] for name in before | after if after[name] != before[name]}


def less(gains: Mapping[str, int], *payments: Mapping[str, int]) -> dict[str, int]:
    """Return gains minus payments, without what evens out."""
    result = Counter(gains)
    for payment in payments:
        result.subtract(payment)
    return {name: n for name, n in result.items() if n}


def rich_table() -> State:
    """Return a table at which seat 0 can pay everything, with workers only, and the others one worker's turn."""
    s = table(4)
    s.merchants = s.everyone()
    give(s, 0, worker=10, denarii=10, wood=2, stone=2, tool=2, unrest=2)
    for seat in (1, 2, 3):
        give(s, seat, worker=1)
    return s


def carry_on(s: State) -> None:
    """Answer what is still asked inside the action: no more than must be, and the first thing that may be."""
    while s.actor() == 0 and s.top_kind() != TURN:
        lines = choices(s)
        play(s, "0 done" if "done" in lines else f"0 {lines[0]}")


def test_nothing_is_missing() -> None:
    pack = standard()
    names = pack.names["building"]
    assert set(LINES) == {
        (names[number], line) for number, building in enumerate(pack.buildings) for line in range(len(building.actions))
    }
    assert set(SITES) == {(name, space) for name in SITE_NAMES for space in ("left", "right")}
    assert len(CASTRA) == len(pack.castra)
    assert list(MILESTONES) == pack.names["milestone"]


@pytest.mark.parametrize(("building", "line"), LINES)
def test_C7_18_every_line_of_every_tile(building: str, line: int) -> None:
    entry = LINES[building, line]
    s = rich_table()
    builder.put_tile(s, "plebeius", building, builder=1)
    builder.put_tile(s, "patricius", "schola", builder=2)
    builder.put_tile(s, "patricius", "odeum", builder=2)
    builder.unrest_on(s, "patricius", "schola", "odeum")
    builder.unlock(s, 0, "yellow", "red")
    s.ready[0] = 0
    before = counted(s)
    act = f"0 activate plebeius {building} {line}"
    play(s, act, *(f"0 {answer}" for answer in entry.answers))
    carry_on(s)
    assert changed(before, counted(s)) == less(entry.brings, entry.cost, {"worker": entry.workers})
    assert s.actor() == 1
    assert why_not(s, act.replace("0 ", "1 ", 1)) == "C7.18"
    builder.assert_conserved(s)


@pytest.mark.parametrize(("building", "line"), LINES)
def test_C7_18_every_line_needs_its_pieces_and_its_cost(building: str, line: int) -> None:
    entry = LINES[building, line]
    pack = standard()
    assert COLOUR_NAMES[pack.buildings[pack.names["building"].index(building)].colour] == entry.colour
    act = f"0 activate plebeius {building} {line}"
    for short in ("worker", *entry.cost):
        s = table(4)
        builder.put_tile(s, "plebeius", building)
        builder.put_tile(s, "patricius", "schola")
        builder.unrest_on(s, "patricius", "schola")
        builder.unlock(s, 0, "yellow", "brown")
        s.ready[0] = 0
        give(s, 0, **{name: n - (name == short) for name, n in {"worker": entry.workers, **entry.cost}.items()})
        give(s, 1, worker=1)
        assert why_not(s, act) == "C7.2", short


@pytest.mark.parametrize(("site", "space"), SITES)
def test_C7_15_every_space_of_every_site(site: str, space: str) -> None:
    workers, resource, units = SITES[site, space]
    s = rich_table()
    before = counted(s)
    play(s, f"0 site {site} {space}")
    assert changed(before, counted(s)) == {"worker": -workers, resource: units}
    builder.assert_conserved(s)
    s = table(4)
    give(s, 0, worker=workers - 1)
    assert why_not(s, f"0 site {site} {space}") == "C7.2"


@pytest.mark.parametrize("space", CASTRA)
def test_C7_17_every_space_of_castra(space: str) -> None:
    workers, cost = CASTRA[space]
    s = rich_table()
    before = counted(s)
    play(s, f"0 castra {space}")
    assert changed(before, counted(s)) == less({space: 1}, cost, {"worker": workers})
    builder.assert_conserved(s)
    for short in ("worker", *cost):
        s = table(4)
        give(s, 0, **{name: n - (name == short) for name, n in {"worker": workers, **cost}.items()})
        assert why_not(s, f"0 castra {space}") == "C7.2", short


def test_C7_16_portus() -> None:
    s = rich_table()
    before = counted(s)
    play(s, "0 portus")
    assert changed(before, counted(s)) == {"worker": -1, "denarii": 1}
    s = table(4)
    assert why_not(s, "0 portus") == "C7.2"


# The Res Gestae: how to fulfil each of them exactly, and how to miss it by one.


def build_tiles(s: State, n: int) -> None:
    names = ["herbarium", "aerarium", "odeum", "schola", "excubitorium", "sanctuarium"]
    for number in range(n):
        builder.put_tile(s, DISTRICT_NAMES[number % 3], names[number])
    builder.put_tile(s, "plebeius", "cudendum", builder=1)


def lay_insulae(s: State, n: int) -> None:
    for number in range(n):
        builder.put_insula(s, DISTRICT_NAMES[number // 6], (1, number % 6), owner=0)
    builder.put_insula(s, "patricius", (1, 0))


def reach_register(s: State, n: int) -> None:
    give(s, 0, register=n)


def unlock_specialists(s: State, n: int) -> None:
    builder.unlock(s, 0, *("purple", "blue", "yellow", "green")[:n])


def be_popular(s: State, n: int) -> None:
    give(s, 0, popularity=n)


def have_prestige(s: State, n: int) -> None:
    builder.prestige(s, 0, servorum=12, plebeius=n, patricius=9)


def build_monuments(s: State, n: int) -> None:
    for name in ("pons", "circus")[:n]:
        builder.give_monument(s, 0, name)
    builder.give_monument(s, 1, "murus")
    s.special[0] = 0


def have_denarii(s: State, n: int) -> None:
    give(s, 0, denarii=n)


MILESTONES: dict[str, tuple[Callable[[State, int], None], int]] = {
    "magister_aedificator": (build_tiles, 6),
    "dominus_insularum": (lay_insulae, 12),
    "paterfamilias": (reach_register, 9),
    "patronus_artium": (unlock_specialists, 4),
    "amicus_populi": (be_popular, 9),
    "concordia_ordinum": (have_prestige, 5),
    "pater_urbis": (build_monuments, 2),
    "dives": (have_denarii, 20),
}


@pytest.mark.parametrize("name", MILESTONES)
def test_C7_21_every_milestone(name: str) -> None:
    fulfil, n = MILESTONES[name]
    number = standard().names["milestone"].index(name)
    red = name == "magister_aedificator"
    s = table(4)
    s.merchants = s.everyone()
    s.face_up = bit(number)
    give(s, 0, worker=1)
    give(s, 1, worker=1)
    fulfil(s, n - 1)
    builder.unlock(s, 0, *(["red"] if red else []))
    assert why_not(s, f"0 claim {number}") == "C7.21"
    assert choices(s, start="claim") == []
    s = table(4)
    s.merchants = s.everyone()
    s.face_up = bit(number)
    give(s, 1, worker=1)
    give(s, 0, worker=1)
    fulfil(s, n)
    if red:
        assert why_not(s, f"0 claim {number}") == "C7.2"  # only with the red specialist
        builder.unlock(s, 0, "red")
    piece = "red" if red else "worker:1"
    before = counted(s)
    happened = play(s, f"0 claim {number}", *([f"0 pay {piece}"] if name == "patronus_artium" else []))
    assert changed(before, counted(s)) == {"senators": 1} | ({} if red else {"worker": -1})
    assert s.ready[0] & 1 == 0
    assert of_type(happened, MilestoneClaimed) == [MilestoneClaimed(0, number)]
    assert of_type(happened, SenatorsChanged) == [SenatorsChanged(0, 1, "milestone")]
    assert (s.face_up, s.claimed[number]) == (0, 0)
