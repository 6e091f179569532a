"""Every event that sets off a trigger, every condition it may ask for, its limits, and the order of several."""

from collections.abc import Callable
from typing import Any

import pytest

from aedilis.games.corduba.engine.forms.events import AbilityUsed, Gained, PeculiumPaid
from aedilis.games.corduba.engine.pack.read import pack_of
from aedilis.games.corduba.engine.state import fields as stages
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.fist import held_in_fist
from aedilis.games.corduba.engine.words import DENARII, MARBLE, STONE
from tests.games.corduba import builder
from tests.games.corduba.builder import carry_out, choices, give, of_type, play, table
from tests.games.corduba.packs import building, changed, character, finish, monument, quiet, with_balbus

PAYS = [{"op": "gain", "item": "marble", "n": 1}]  # what a trigger of these tests brings


def listening(on: str, players: int = 4, **parts: Any) -> State:
    """Return a table at which seat 0 gets 1 marble by this trigger."""
    return with_balbus(players, triggers=[{"on": on, "effect": PAYS, **parts}])


def fired(s: State) -> int:
    """Return how often the trigger of seat 0 was set off."""
    return s.holds(0, MARBLE)


# ---------------------------------------------------------------- what happens


def build_tile(s: State) -> None:
    give(s, 0, worker=2, wood=2, denarii=1)
    finish(s, "0 build plebeius herbarium")


def build_monument(s: State) -> None:
    give(s, 0, worker=5, wood=3, stone=3, tool=1, denarii=6)
    play(s, "0 monument 0")
    finish(s, "0 district plebeius")  # whose bonus is a resource, so that 5 workers are paid


def activate(s: State) -> None:
    builder.put_tile(s, "servorum", "aerarium")
    give(s, 0, worker=1)
    play(s, "0 activate servorum aerarium 0")


def castra(s: State) -> None:
    give(s, 0, worker=1, wood=1)
    play(s, "0 castra velites")


def produce(s: State) -> None:
    give(s, 0, worker=2)
    play(s, "0 site lapis right")


def portus(s: State) -> None:
    give(s, 0, worker=1)
    play(s, "0 portus")


def go_by(s: State) -> None:
    play(s, "0 pass")


def trade(s: State) -> None:
    s.merchants = 0
    give(s, 0, denarii=5, worker=1)
    play(s, "0 merchant", "0 buy wood 1", "0 done")


def suppress(s: State) -> None:
    builder.put_tile(s, "servorum", "schola")
    builder.put_tile(s, "plebeius", "excubitorium")
    builder.unrest_on(s, "servorum", "schola")
    give(s, 0, worker=2)
    play(s, "0 activate plebeius excubitorium 0")


def unlock_one(s: State) -> None:
    builder.put_tile(s, "servorum", "librarium")
    give(s, 0, worker=3, denarii=2)
    play(s, "0 activate servorum librarium 0", "0 colour red")


def round_start(s: State) -> None:
    carry_out(s, stages.ROUND_BEGINS)


def decade_start(s: State) -> None:
    carry_out(s, stages.PECULIUM_PAID_OUT)


def upkeep_paid(s: State) -> None:
    give(s, 0, register=5, denarii=1)
    carry_out(s, stages.HARMONY_PHASE)


def upkeep_unpaid(s: State) -> None:
    give(s, 0, register=5)
    carry_out(s, stages.HARMONY_PHASE)


HAPPENS: dict[str, Callable[[State], None]] = {
    "build_tile": build_tile,
    "build_monument": build_monument,
    "activate": activate,
    "produce": produce,
    "pass": go_by,
    "decade_start": decade_start,
    "round_start": round_start,
    "suppress": suppress,
    "unlock": unlock_one,
    "trade": trade,
    "upkeep_paid": upkeep_paid,
}


@pytest.mark.parametrize("on", HAPPENS)
def test_an_event_sets_off_its_triggers_and_no_others(on: str) -> None:
    s = listening(on)
    HAPPENS[on](s)
    assert fired(s) == 1
    for other in HAPPENS:
        if other != on and (on, other) not in {("suppress", "activate"), ("unlock", "activate")}:
            s = listening(other)
            HAPPENS[on](s)
            assert fired(s) == 0, f"{on} set off {other}"


def test_activate_is_castra_too_and_produce_is_portus_too() -> None:
    for on, happens in (("activate", castra), ("produce", portus)):
        s = listening(on)
        happens(s)
        assert fired(s) == 1


def test_others_do_not_set_off_ones_triggers() -> None:
    s = listening("produce")
    builder.turn_of(s, 1)
    play(s, "1 portus")
    assert fired(s) == 0


def test_upkeep_that_is_not_paid_in_full_sets_off_nothing() -> None:
    s = listening("upkeep_paid")
    upkeep_unpaid(s)
    assert (fired(s), s.markers[0]) == (0, 1)


def test_rome_reward_after_the_reward_of_its_rank() -> None:
    for rank, expected in (([2], 1), ([1, 2], 1), ([1, 3], 0), (None, 1)):
        when = {} if rank is None else {"when": {"rank": rank}}

        def change(files: Any, when: dict[str, Any] = when) -> None:
            character(files, "balbus")["ability"] = {
                "kind": "permanent",
                "triggers": [{"on": "rome_reward", "effect": PAYS, **when}],
            }
            files["postulationem"]["card"][0]["minimum"]["4"] = 7

        s = quiet(table(pack=pack_of(changed(change)), characters={0: "balbus"}))
        reward_with(s, (2, 3, 1, 1))
        assert (s.rank[0], fired(s)) == (2, expected)


def reward_with(s: State, stones: tuple[int, ...]) -> None:
    """Resolve a podium to which everybody brought so many stones."""
    for seat, stone in enumerate(stones):
        from_market = max(0, stone - s.stock[STONE])
        s.stock[STONE] -= stone - from_market
        s.market[STONE] -= from_market
        s.delivered[seat] = held_in_fist(STONE, stone)
    s.round = 3
    carry_out(s, stages.ROME_REWARDS)


def test_a_failure_of_the_group_is_no_reward() -> None:
    s = listening("rome_reward")
    reward_with(s, (2, 3, 1, 1))  # 12 are asked for
    assert (s.rank[0], fired(s)) == (4, 0)


def test_insula_for_each_own_one() -> None:
    use = [{"op": "replace_neutral", "n": 2}]
    s = with_balbus(kind="round", use=use, triggers=[{"on": "insula", "effect": PAYS}])
    builder.put_insula(s, "patricius", (6, 9))
    builder.put_insula(s, "servorum", (0, 1))
    give(s, 0, worker=1)
    play(s, "0 ability 0", "0 cell patricius 6,9", "0 cell servorum 0,1")
    assert fired(s) == 2


def test_suppress_for_each_marker() -> None:
    s = listening("suppress")
    builder.put_tile(s, "plebeius", "excubitorium")
    for name in ("schola", "odeum"):
        builder.put_tile(s, "servorum", name)
        builder.unrest_on(s, "servorum", name)
    give(s, 0, worker=3, denarii=1)
    play(s, "0 activate plebeius excubitorium 1", "0 tile servorum schola", "0 tile servorum odeum")
    assert fired(s) == 2


def test_unlock_comes_after_the_peculium() -> None:
    s = listening("unlock")
    builder.put_tile(s, "servorum", "librarium")
    give(s, 0, worker=3, denarii=2)
    happened = play(s, "0 activate servorum librarium 0", "0 colour yellow")
    told = [type(event) for event in happened if isinstance(event, PeculiumPaid | AbilityUsed)]
    assert told == [PeculiumPaid, AbilityUsed]


def test_a_visit_without_orders_sets_off_nothing() -> None:
    use = [{"op": "trade"}, {"op": "harmony", "n": 1}]
    s = with_balbus(kind="round", use=use, triggers=[{"on": "trade", "effect": PAYS}])
    give(s, 0, denarii=5, worker=1)
    play(s, "0 ability 0", "0 done")
    assert (fired(s), s.harmony[0]) == (0, 5)


# ---------------------------------------------------------------- when


@pytest.mark.parametrize(
    ("on", "when", "expected"),
    [
        ("build_tile", {"kind": "tile"}, 1),
        ("build_tile", {"district": "plebeius"}, 1),
        ("build_tile", {"district": "servorum"}, 0),
        ("build_tile", {"colour": "green"}, 1),
        ("build_tile", {"colour": "blue"}, 0),
        ("build_tile", {"building": "herbarium"}, 1),
        ("build_tile", {"building": "forum"}, 0),
        ("build_tile", {"workers_min": 2}, 1),
        ("build_tile", {"workers_min": 3}, 0),
        ("build_monument", {"kind": "monument"}, 1),
        ("build_monument", {"kind": "tile"}, 0),
        ("build_monument", {"workers_min": 5}, 1),
        ("build_monument", {"workers_min": 6}, 0),
        ("activate", {"kind": "tile"}, 1),
        ("activate", {"district": "servorum"}, 1),
        ("activate", {"district": "patricius"}, 0),
        ("activate", {"colour": "yellow"}, 1),
        ("activate", {"colour": "red"}, 0),
        ("activate", {"building": "aerarium"}, 1),
        ("activate", {"building": "odeum"}, 0),
        ("activate", {"immediate": True}, 0),
        ("activate", {"workers_min": 1}, 1),
        ("activate", {"workers_min": 2}, 0),
        ("produce", {"site": "lapis"}, 1),
        ("produce", {"site": "cibus"}, 0),
        ("produce", {"workers_min": 2}, 1),
        ("produce", {"workers_min": 3}, 0),
        ("suppress", {"district": "servorum"}, 1),
        ("suppress", {"district": "plebeius"}, 0),
        ("unlock", {"colour": "red"}, 1),
        ("unlock", {"colour": "blue"}, 0),
        ("build_tile", {"district": "plebeius", "colour": "green", "workers_min": 2}, 1),
        ("build_tile", {"district": "plebeius", "colour": "green", "workers_min": 3}, 0),
    ],
)
def test_when(on: str, when: dict[str, Any], expected: int) -> None:
    s = listening(on, when=when)
    HAPPENS[on](s)
    assert fired(s) == expected


@pytest.mark.parametrize(
    ("on", "happens", "when", "expected"),
    [
        ("activate", castra, {"colour": "red"}, 1),
        ("activate", castra, {"colour": "blue"}, 0),
        ("activate", castra, {"kind": "tile"}, 0),
        ("produce", portus, {"site": "lapis"}, 0),
        ("produce", portus, {"workers_min": 2}, 0),
    ],
)
def test_when_at_castra_and_portus(
    on: str, happens: Callable[[State], None], when: dict[str, Any], expected: int
) -> None:
    s = listening(on, when=when)
    happens(s)
    assert fired(s) == expected


@pytest.mark.parametrize(("least", "expected"), [(3, 1), (4, 0)])
def test_when_so_many_workers_counts_points_and_the_trigger_comes_last(least: int, expected: int) -> None:
    s = listening("activate", when={"workers_min": least})
    builder.put_tile(s, "plebeius", "aerarium")
    builder.unlock(s, 0, "yellow")
    give(s, 0, worker=1)
    happened = play(s, "0 activate plebeius aerarium 1")  # 3 points: a worker and the specialist
    assert fired(s) == expected
    if expected:
        assert happened[-3:] == [Gained(0, "denarii", 6), AbilityUsed(0, 0), Gained(0, "marble", 1)]


def test_when_immediate() -> None:
    s = listening("activate", when={"immediate": True})
    give(s, 0, worker=3, wood=2, denarii=1)
    play(s, "0 build servorum herbarium", "0 spot 0,1 0", "0 activate servorum herbarium 0")
    assert fired(s) == 1


@pytest.mark.parametrize(("district", "expected"), [("servorum", 1), ("patricius", 0)])
def test_when_of_an_insula(district: str, expected: int) -> None:
    use = [{"op": "replace_neutral", "n": 1}]
    trigger = {"on": "insula", "effect": PAYS, "when": {"district": district}}
    s = with_balbus(kind="round", use=use, triggers=[trigger])
    builder.put_insula(s, "servorum", (0, 1))
    give(s, 0, worker=1)
    play(s, "0 ability 0")
    assert fired(s) == expected


@pytest.mark.parametrize(("passed", "expected"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_when_others_passed(passed: int, expected: int) -> None:
    s = listening("pass", when={"others_passed": 2})
    for seat in range(1, 1 + passed):
        s.lane[seat - 1] = seat
        s.passed |= 1 << seat
    happened = play(s, "0 pass")
    assert len([event for event in of_type(happened, AbilityUsed) if event.seat == 0]) == expected


# ---------------------------------------------------------------- here, limits, choice, order


def test_here_is_the_district_of_the_tile_that_was_built() -> None:
    s = with_balbus(triggers=[{"on": "build_tile", "effect": [{"op": "prestige", "n": 1, "where": "here"}]}])
    build_tile(s)
    assert builder.standing(s, 0) == (0, 2, 0)


@pytest.mark.parametrize(("limit", "expected"), [("none", 3), ("round", 2), ("decade", 1)])
def test_limits(limit: str, expected: int) -> None:
    s = listening("produce", limit=limit)
    for stage in (None, None, stages.ROUND_END):
        if stage is not None:
            carry_out(s, stage)
        give(s, 0, worker=1)
        builder.turn_of(s, 0)
        play(s, "0 portus")
    assert fired(s) == expected


def test_an_optional_trigger_asks() -> None:
    s = listening("produce", optional=True, limit="round")
    give(s, 0, worker=2)
    play(s, "0 portus")
    assert choices(s) == ["option 0", "option 1"]
    play(s, "0 option 0")
    assert (fired(s), s.limits[0]) == (0, 0)  # not used, so not used up
    builder.turn_of(s, 0)
    play(s, "0 portus", "0 option 1")
    assert fired(s) == 1
    assert s.limits[0] != 0


def test_a_player_chooses_the_order_of_his_triggers() -> None:
    triggers = [
        {"on": "produce", "effect": [{"op": "gain", "item": "denarii", "n": 1}]},
        {"on": "produce", "effect": [{"op": "gain", "item": "wood", "n": 1}]},
    ]
    s = with_balbus(triggers=triggers)
    give(s, 0, worker=1)
    play(s, "0 portus")
    waiting = choices(s)
    assert len(waiting) == 2
    happened = play(s, f"0 {waiting[1]}")
    assert [event.goods for event in of_type(happened, Gained)] == ["wood", "denarii"]


def test_triggers_of_different_abilities_of_one_player() -> None:
    def change(files: Any) -> None:
        trigger = {"on": "produce", "effect": PAYS}
        character(files, "balbus")["ability"] = {"kind": "permanent", "triggers": [trigger]}
        monument(files, "circus")["ability"] = {"kind": "permanent", "triggers": [trigger]}

    s = quiet(table(pack=pack_of(changed(change)), characters={0: "balbus"}))
    builder.give_monument(s, 0, "circus")
    give(s, 0, worker=1)
    play(s, "0 portus", "0 trigger 0")
    assert fired(s) == 2


def test_triggers_of_different_players_go_in_turn_order() -> None:
    def change(files: Any) -> None:
        for name in ("balbus", "scipio"):
            character(files, name)["ability"] = {
                "kind": "permanent",
                "triggers": [{"on": "round_start", "effect": PAYS}],
            }

    s = quiet(table(pack=pack_of(changed(change))))
    builder.give_character(s, 0, "balbus")
    builder.give_character(s, 1, "scipio")
    s.order[0], s.order[1] = 1, 0
    happened = carry_out(s, stages.ROUND_BEGINS)
    assert [event.seat for event in of_type(happened, Gained)] == [1, 0]


def test_a_trigger_is_finished_before_the_effect_goes_on() -> None:
    """The marker moves on, and the line goes on, only when what the unlocking set off is done."""
    effect = [{"op": "prestige", "n": 4, "where": "servorum"}, {"op": "trade", "sides": "sell"}]

    def change(files: Any) -> None:
        building(files, "forum")["action"][0] = {"workers": 1, "effect": effect, "source": "printed"}
        chosen = [{"op": "gain_choice", "n": 1, "of": ["wood", "stone"]}]
        character(files, "balbus")["ability"] = {"kind": "permanent", "triggers": [{"on": "unlock", "effect": chosen}]}

    s = quiet(table(pack=pack_of(changed(change)), characters={0: "balbus"}))
    builder.put_tile(s, "patricius", "forum")
    give(s, 0, worker=1)
    play(s, "0 activate patricius forum 0")
    play(s, "0 option 0", "0 colour yellow")  # space 3 of the Servorum track
    assert set(choices(s)) == {"take wood:1", "take stone:1"}
    assert builder.standing(s, 0) == (3, 0, 0)
    play(s, "0 take wood:1")
    assert builder.standing(s, 0) == (4, 0, 0)
    assert "sell wood 1" in choices(s)


def test_a_trigger_may_set_off_another() -> None:
    triggers = [
        {"on": "produce", "effect": [{"op": "trade", "sides": "sell"}]},
        {"on": "trade", "effect": [{"op": "gain", "item": "denarii", "n": 5}]},
    ]
    s = with_balbus(triggers=triggers)
    give(s, 0, worker=1, wood=1)
    play(s, "0 portus", "0 sell wood 1")
    assert s.holds(0, DENARII) == 1 + 2 + 5
