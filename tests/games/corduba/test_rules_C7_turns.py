"""Turns, passing and free actions: clauses C1.5, C7.1, C7.22 and C7.24."""

from typing import Any

import pytest

from aedilis.games.corduba.engine.forms import events as told
from aedilis.games.corduba.engine.state import flow
from aedilis.games.corduba.engine.state.fields import ACTIONS, DELIVERING, HARMONY_PHASE, ROUND_END
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import GOODS, WORKER
from tests.games.corduba import builder
from tests.games.corduba.builder import begin, choices, clause, give, of_type, play, table, why_not
from tests.games.corduba.packs import with_ability

THEATRUM = 16 + 3  # the ability of its token


def round_table(players: int = 4, **changed: Any) -> State:
    """Return a table at which everybody has workers for three turns, and all merchants are out."""
    s = table(players, **changed)
    s.merchants = s.everyone()
    for seat in range(players):
        give(s, seat, worker=3)
    return s


# C7.1: turns.


def test_C7_1_turns_go_by_the_order_track_again_and_again() -> None:
    s = round_table(3)
    builder.in_order(s, 2, 0, 1)
    builder.turn_of(s, 2)
    for _ in range(2):
        for seat in (2, 0, 1):
            assert s.to_act() == 1 << seat
            for other in {0, 1, 2} - {seat}:
                assert why_not(s, f"{other} portus") == "C7.1"
                assert choices(s, other) == []
            play(s, f"{seat} portus")


def test_C7_1_who_has_passed_is_left_out() -> None:
    s = round_table(3)
    play(s, "0 portus", "1 pass", "2 portus")
    for seat in (0, 2, 0):
        assert s.to_act() == 1 << seat
        play(s, f"{seat} portus")
    assert s.to_act() == 1 << 2


def test_C7_1_the_phase_begins_with_the_first_player() -> None:
    s = round_table(4)
    builder.in_order(s, 3, 1, 0, 2)
    s.turn, s.passed = 2, 15  # as the round before left them
    begin(s, ACTIONS)
    assert s.to_act() == 1 << 3


def test_C7_1_one_main_action_a_turn() -> None:
    s = round_table(2)
    give(s, 0, food=1)
    s.merchants = 0  # so that the turn stays open
    builder.put_tile(s, "plebeius", "aerarium")
    assert why_not(s, "0 end") == "C7.1"
    play(s, "0 portus")
    assert choices(s) == ["merchant", "end"]
    for line in ("portus", "pass", "site cibus left", "activate plebeius aerarium 0", "build plebeius herbarium"):
        assert why_not(s, f"0 {line}") == "C7.1"
    assert why_not(s, "0 castra velites") == "C7.1"
    assert why_not(s, "0 claim 0") == "C7.1"
    play(s, "0 end")
    assert s.to_act() == 1 << 1


def test_C7_1_free_actions_before_and_after_and_before_passing() -> None:
    s = round_table(2, characters={0: "clodius", 1: "publicola"})
    clodius, publicola = s.character[0], s.character[1]
    give(s, 1, food=2)
    s.merchants = 1
    play(s, f"0 ability {clodius}", "0 portus", "1 merchant", "1 sell food 1", "1 done", f"1 ability {publicola}")
    assert s.popularity[1] == 5
    play(s, "1 pass")
    assert s.to_act() == 1
    assert s.passed == 2


def test_C7_1_an_open_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    s = round_table(2)
    play(s, "0 portus")
    assert s.to_act() == 1 << 1


def test_C7_1a_no_free_action_inside_a_main_action() -> None:
    s = round_table(2, characters={0: "clodius"})
    give(s, 0, wood=2, denarii=5, food=1)
    s.merchants = 0
    play(s, "0 build servorum herbarium")
    assert choices(s, start="spot")
    assert why_not(s, "0 merchant") == "C7.1"
    assert why_not(s, f"0 ability {s.character[0]}") == "C7.1"
    assert why_not(s, "0 pass") == "C7.1"


@clause("C7.12")
def test_C7_1a_left_over_cells_are_filled_before_the_free_actions_after_it() -> None:
    s = round_table(2)
    give(s, 0, wood=2, denarii=5)
    s.merchants = 0
    builder.put_insula(s, "servorum", (1, 1))
    builder.put_insula(s, "servorum", (2, 0))  # between them (1, 0) is left over
    play(s, "0 build servorum herbarium", "0 spot 4,0 0")
    assert s.neutral == 2  # not before the action is over
    happened = play(s, "0 done")
    assert "merchant" in choices(s)
    assert [(laid.cell, laid.reason) for laid in of_type(happened, told.InsulaLaid)] == [((1, 0), "filled")]
    builder.assert_conserved(s)


def test_C7_1a_passing_is_always_legal_and_the_last_resort() -> None:
    s = round_table(3)
    assert why_not(s, "0 pass") is None
    s.held[1 * GOODS + WORKER] = 0  # seat 1 has nothing at all
    happened = play(s, "0 portus")
    assert of_type(happened, told.Passed) == [told.Passed(1, 0)]
    assert s.to_act() == 1 << 2


# C7.22 and C1.5: passing, and the turn order that it makes.


def test_C7_22_markers_go_to_the_leftmost_free_space_of_the_other_lane() -> None:
    s = round_table(4)
    give(s, 2, denarii=3, wood=1)
    before = builder.holdings(s, 2)
    happened = play(s, "0 portus", "1 portus", "2 pass", "3 portus", "0 pass", "1 portus", "3 pass")
    assert of_type(happened, told.Passed) == [told.Passed(2, 0), told.Passed(0, 1), told.Passed(3, 2)]
    assert list(s.order) == [0, 1, 2, 3]  # the used lane stays until all have passed
    assert list(s.lane) == [2, 0, 3, -1]
    assert builder.holdings(s, 2) == before  # pieces, resources and denarii stay
    happened = play(s, "1 pass")
    assert of_type(happened, told.Passed) == [told.Passed(1, 3)]
    assert s.round == 2
    assert list(s.order) == [2, 0, 3, 1]
    assert list(s.lane) == [-1] * 4
    assert s.to_act() == 1 << 2
    builder.assert_conserved(s)


@clause("C1.5")
@pytest.mark.parametrize(("option", "after"), [("track", [2, 0, 3, 1]), ("clockwise", [2, 3, 0, 1])])
def test_C1_5_the_order_of_the_next_round(option: str, after: list[int]) -> None:
    s = round_table(4, turn_order=option)
    play(s, "0 portus", "1 portus", "2 pass", "3 portus", "0 pass", "1 portus", "3 pass", "1 pass")
    assert list(s.order) == after
    for seat in after:
        assert s.to_act() == 1 << seat
        play(s, f"{seat} portus")


@clause("C4.7", "C7.1")
@pytest.mark.parametrize("number", range(1, 9))
def test_C7_22_rome_calls_after_rounds_3_6_and_8(number: int) -> None:
    s = round_table(2)
    s.depth, s.round, s.at, s.passed = 0, number, 1, 3
    s.lane[0], s.lane[1] = 1, 0
    flow.advance(s)
    assert s.stage == (DELIVERING if number in (3, 6, 8) else HARMONY_PHASE)
    assert list(s.order)[:2] == [1, 0]
    assert s.at == 0


def test_C7_22_what_a_pass_sets_off_knows_how_many_passed_before() -> None:
    s = round_table(3, characters={0: "cunctator"})
    play(s, "0 pass")
    assert "denarii" not in builder.holdings(s, 0)
    s = round_table(3, characters={0: "cunctator"})
    happened = play(s, "0 portus", "1 pass", "2 portus", "0 pass")
    assert happened[-3:] == [told.Passed(0, 1), told.AbilityUsed(0, s.character[0]), told.Gained(0, "denarii", 3)]
    assert builder.holdings(s, 0)["denarii"] == 1 + 3


# C7.24: abilities as free actions, each of the shipped pack.


def use(s: State, number: int | None = None) -> None:
    """Let seat 0 use its character, or another ability."""
    play(s, f"0 ability {s.character[0] if number is None else number}")


def test_C7_24_balbus() -> None:
    s = round_table(characters={0: "balbus"})
    give(s, 0, denarii=9, wood=2)
    use(s)
    assert why_not(s, "0 done") == "C6.2"
    play(s, "0 buy marble 2")  # one type: the visit is over
    assert builder.holdings(s, 0) == {"marble": 2, "denarii": 1, "wood": 2, "worker": 3}
    assert s.price[5] == 5


def test_C7_24_clodius() -> None:
    s = round_table(characters={0: "clodius"})
    builder.put_tile(s, "servorum", "herbarium")
    builder.put_tile(s, "plebeius", "herbarium")
    use(s)
    play(s, "0 tile plebeius herbarium")
    assert builder.restless(s, "plebeius") == {"herbarium"}
    assert builder.holdings(s, 0)["denarii"] == 1
    assert (s.harmony[0], s.popularity[0], s.unrest[0]) == (5, 4, 0)


def test_C7_24_publicola() -> None:
    s = round_table(characters={0: "publicola"})
    use(s)
    assert (s.popularity[0], s.harmony[0]) == (5, 5)  # no unrest: no choice
    s = round_table(characters={0: "publicola"})
    builder.put_tile(s, "servorum", "herbarium")
    builder.unrest_on(s, "servorum", "herbarium")
    use(s)
    play(s, "0 option 0")
    assert builder.restless(s, "servorum") == set()
    assert s.popularity[0] == 4


def test_C7_24_seneca_maior() -> None:
    s = round_table(characters={0: "seneca_maior"})
    use(s)
    assert builder.holdings(s, 0)["denarii"] == 2
    s = round_table(characters={0: "seneca_maior"})
    builder.unlock(s, 0, "yellow", "green", "red")
    s.ready[0] = 0  # used or not
    use(s)
    assert why_not(s, "0 done") == "C7.19"
    play(s, "0 colour yellow")
    assert builder.holdings(s, 0) == {"denarii": 3, "worker": 3}


def test_C7_24_mela() -> None:
    s = round_table(characters={0: "mela"})
    use(s)
    assert builder.holdings(s, 0)["denarii"] == 2
    s = round_table(characters={0: "mela"})
    builder.put_insula(s, "patricius", (3, 3))
    use(s)
    play(s, "0 option 0")
    assert s.neutral == 0
    assert s.laid[2] == 1


def test_C7_24_theatrum() -> None:
    s = round_table()
    builder.give_monument(s, 0, "theatrum")
    use(s, THEATRUM)
    assert builder.holdings(s, 0)["denarii"] == 2
    assert s.harmony[0] == 5


def test_C7_24_these_are_all_free_actions_of_the_pack() -> None:
    s = round_table()
    names = [*s.pack.names["character"], *s.pack.names["monument"]]
    usable = {names[number] for number, ability in enumerate(s.pack.abilities) if ability.use >= 0}
    assert usable == {"balbus", "clodius", "publicola", "seneca_maior", "mela", "theatrum"}


@pytest.mark.parametrize(("name", "returns"), [("theatrum", "round"), ("clodius", "decade")])
def test_C7_24_once_per_round_or_decade(name: str, returns: str) -> None:
    s = round_table(2, characters={} if name == "theatrum" else {0: name})
    if name == "theatrum":
        builder.give_monument(s, 0, name)
    number = THEATRUM if name == "theatrum" else s.character[0]
    happened = play(s, f"0 ability {number}")
    assert of_type(happened, told.AbilityUsed) == [told.AbilityUsed(0, number)]
    assert why_not(s, f"0 ability {number}") == "C7.24"
    play(s, "0 portus", "1 portus")
    assert why_not(s, f"0 ability {number}") == "C7.24"
    begin(s, ROUND_END)
    assert s.to_act() == 1
    assert why_not(s, f"0 ability {number}") == (None if returns == "round" else "C7.24")
    s.round = 3
    begin(s, ROUND_END)
    assert s.decade == 2
    assert why_not(s, f"0 ability {number}") is None


def test_C7_24_only_ones_own_and_none_that_is_permanent() -> None:
    s = round_table(2, characters={0: "pictor", 1: "clodius"})
    assert why_not(s, f"0 ability {s.character[0]}") == "C7.24"
    assert why_not(s, f"0 ability {s.character[1]}") == "C7.24"
    assert why_not(s, f"0 ability {THEATRUM}") == "C7.24"
    assert choices(s, start="ability") == []


@clause("C7.19")
def test_C7_24_not_if_nothing_would_change() -> None:
    s = round_table(characters={0: "publicola"})
    give(s, 0, popularity=10)
    assert why_not(s, f"0 ability {s.character[0]}") == "C7.19"
    builder.put_tile(s, "servorum", "herbarium")
    builder.unrest_on(s, "servorum", "herbarium")
    assert why_not(s, f"0 ability {s.character[0]}") is None
    assert builder.standing(s, 0) == (0, 0, 0)


def test_C7_24_an_ability_may_cost_something() -> None:
    pack = with_ability(kind="round", cost={"food": 1}, use=[{"op": "harmony", "n": 2}])
    s = round_table(2, pack=pack, characters={0: "balbus"})
    number = s.character[0]
    assert why_not(s, f"0 ability {number}") == "C7.2"
    give(s, 0, food=1, amphora=1)
    play(s, f"0 ability {number}", "0 pay amphora:1")  # the joker (C1.2)
    assert builder.holdings(s, 0) == {"food": 1, "worker": 3}
    assert s.harmony[0] == 6
    builder.assert_conserved(s)


@clause("C7.19")
def test_C7_24_what_is_paid_must_leave_the_effect_something_to_do() -> None:
    pack = with_ability(kind="round", cost={"food": 1}, use=[{"op": "lose", "item": "food", "n": 1}])
    s = round_table(2, pack=pack, characters={0: "balbus"})
    number = s.character[0]
    give(s, 0, food=1)
    assert why_not(s, f"0 ability {number}") == "C7.19"
    give(s, 0, amphora=1)
    play(s, f"0 ability {number}")  # paid with the amphora, there is no other way
    assert "food" not in builder.holdings(s, 0)
