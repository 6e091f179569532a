"""Every metric and comparison of conditions, in `if` and at milestones."""

from collections.abc import Callable
from typing import Any

import pytest

from aedilis.games.corduba.engine.pack.read import pack_of
from aedilis.games.corduba.engine.state.state import State
from tests.games.corduba import builder
from tests.games.corduba.builder import give, play, table, why_not
from tests.games.corduba.packs import activate, at_a_tile, changed, entry, quiet

YES = {"op": "popularity", "n": -1}
NO = {"op": "harmony", "n": -1}


def outcome(condition: dict[str, Any], lay_out: Callable[[State], None]) -> bool:
    """Return what an `if` step makes of a condition."""
    s = at_a_tile({"op": "if", "cond": condition, "then": [YES], "else": [NO]})
    give(s, 0, popularity=6, harmony=6)
    lay_out(s)
    before = (s.popularity[0], s.harmony[0])
    activate(s)
    after = (s.popularity[0], s.harmony[0])
    assert after in ((before[0] - 1, before[1] - 1), (before[0], before[1] - 1))
    return after[0] < before[0]


def three_tiles(s: State) -> None:
    """The Forum counts for seat 0 as well; the tile of seat 1 does not."""
    builder.put_tile(s, "servorum", "schola")
    builder.put_tile(s, "plebeius", "odeum")
    builder.put_tile(s, "plebeius", "aerarium", builder=1)


def insulae(s: State) -> None:
    builder.put_insula(s, "servorum", (0, 1), owner=0)
    builder.put_insula(s, "plebeius", (0, 0), owner=0)
    builder.put_insula(s, "plebeius", (0, 2), owner=1)
    builder.put_insula(s, "plebeius", (0, 4))


def monuments(s: State) -> None:
    builder.give_monument(s, 0, "pons")
    builder.give_monument(s, 0, "aqua")
    builder.give_monument(s, 1, "circus")
    s.special[0] = 0


METRICS: dict[str, tuple[int, Callable[[State], None]]] = {
    "built_tiles": (3, three_tiles),
    "built_monuments": (2, monuments),
    "insulae_on_board": (2, insulae),
    "register": (7, lambda s: give(s, 0, register=7)),
    "specialists_unlocked": (2, lambda s: builder.unlock(s, 0, "red", "brown")),
    "popularity": (9, lambda s: give(s, 0, popularity=9)),
    "harmony": (12, lambda s: give(s, 0, harmony=12)),
    "denarii": (8, lambda s: give(s, 0, denarii=8)),
    "prestige_min": (3, lambda s: builder.prestige(s, 0, servorum=5, plebeius=3, patricius=8)),
    "prestige_max": (8, lambda s: builder.prestige(s, 0, servorum=5, plebeius=3, patricius=8)),
    "troops_value": (9, lambda s: give(s, 0, velites=1, legionary=1, equites=1)),
    "offerings_value": (5, lambda s: give(s, 0, offering1=1, offering2=2)),
    "resources_total": (4, lambda s: give(s, 0, food=1, marble=1, amphora=2, denarii=7)),
    "unrest_track": (3, lambda s: give(s, 0, unrest=3)),
}


@pytest.mark.parametrize("metric", METRICS)
def test_metric(metric: str) -> None:
    value, lay_out = METRICS[metric]
    for n, expected in (
        (value - 1, (True, False, False)),
        (value, (True, True, True)),
        (value + 1, (False, True, False)),
    ):
        found = tuple(outcome({"metric": metric, "op": op, "n": n}, lay_out) for op in (">=", "<=", "=="))
        assert found == expected, n


@pytest.mark.parametrize(("register", "denarii", "expected"), [(5, 3, True), (5, 2, False), (4, 3, False)])
def test_all_of_several(register: int, denarii: int, expected: bool) -> None:
    inner = {"all": [{"metric": "denarii", "op": ">=", "n": 3}]}
    condition = {"all": [{"metric": "register", "op": ">=", "n": 5}, inner]}
    assert outcome(condition, lambda s: give(s, 0, register=register, denarii=denarii)) is expected


def test_without_else_nothing_happens() -> None:
    step = {"op": "if", "cond": {"metric": "denarii", "op": ">=", "n": 1}, "then": [YES]}
    s = at_a_tile(step, {"op": "gain", "item": "food", "n": 1})
    activate(s)
    assert (s.popularity[0], builder.holdings(s, 0)) == (4, {"food": 1})
    s = at_a_tile(step)
    assert why_not(s, "0 activate patricius forum 0") == "C7.19"
    give(s, 0, denarii=1)
    assert why_not(s, "0 activate patricius forum 0") is None


def test_a_condition_is_asked_when_its_step_comes() -> None:
    step = {"op": "if", "cond": {"metric": "denarii", "op": ">=", "n": 2}, "then": [YES], "else": [NO]}
    s = at_a_tile({"op": "gain", "item": "denarii", "n": 2}, step)
    activate(s)
    assert s.popularity[0] == 3


def test_what_must_change_something_must_do_so_inside_too() -> None:
    """The only step is an `if` whose only step is a visit: an order must be made."""
    s = at_a_tile({"op": "if", "cond": {"metric": "register", "op": "==", "n": 4}, "then": [{"op": "trade"}]})
    give(s, 0, stone=2)
    activate(s)
    assert why_not(s, "0 done") is not None


def test_a_milestone_asks_its_condition_and_its_piece() -> None:
    condition = {"all": [{"metric": "harmony", "op": "<=", "n": 4}, {"metric": "denarii", "op": "==", "n": 2}]}

    def change(files: Any) -> None:
        entry(files["res_gestae"], "milestone", "dives").update(cond=condition, claim_with="blue_specialist")

    s = quiet(table(pack=pack_of(changed(change))))
    s.face_up = 1 << 7
    give(s, 0, worker=1, denarii=2)
    assert why_not(s, "0 claim 7") is not None  # a worker does not do
    builder.unlock(s, 0, "blue")
    give(s, 0, denarii=1)
    assert why_not(s, "0 claim 7") == "C7.21"
    give(s, 0, denarii=-1)
    play(s, "0 claim 7")
    assert (s.senators[0], s.ready[0], builder.holdings(s, 0)) == (1, 0, {"worker": 1, "denarii": 2})
