"""Phase 4 and the end of a round: clauses C11.1 to C11.4, examples T13 and T14."""

import pytest

from aedilis.games.corduba.engine.forms import events as told
from aedilis.games.corduba.engine.state.fields import ACTIONS, HARMONY_PHASE, OVER, ROUND_END, STORING
from aedilis.games.corduba.engine.steps.harmony import upkeep_of
from aedilis.games.corduba.engine.words import DENARII, DISTRICTS, FOOD, WORKER
from tests.games.corduba import builder
from tests.games.corduba.builder import begin, choices, clause, give, of_type, play, table, why_not
from tests.games.corduba.packs import with_ability


@clause("C11.3")
def test_C11_1_upkeep_paid_in_full() -> None:
    s = table()
    builder.unlock(s, 0, "red", "blue", "green")
    give(s, 0, register=7, harmony=8, denarii=2, popularity=5)
    happened = begin(s, HARMONY_PHASE)
    assert happened[:3] == [told.Lost(0, "denarii", 2), told.UpkeepSettled(0, 2, 2), told.HarmonyMoved(0, 5)]
    assert of_type(happened, told.UnrestReceived) == []
    assert (s.harmony[0], s.popularity[0], s.holds(0, DENARII)) == (5, 5, 0)


@clause("C5.5", "C11.1")
def test_C11_2_each_unit_unpaid_brings_unrest() -> None:
    s = table()
    builder.unlock(s, 0, "red", "blue", "green")
    give(s, 0, register=6, harmony=6, denarii=1)
    happened = begin(s, HARMONY_PHASE)  # the next Phase 1 asks who gets the markers
    assert happened[:5] == [
        told.Lost(0, "denarii", 1),
        told.UpkeepSettled(0, 3, 1),
        told.UnrestReceived(0, 2),
        told.UnrestTrackMoved(0, 2),
        told.HarmonyMoved(0, 4),
    ]
    assert (s.popularity[0], s.harmony[0], s.unrest[0]) == (2, 2, 2)
    assert s.actor() == 0
    assert of_type(play(s, "0 hand-out 1 3"), told.UnrestHanded) == [
        told.UnrestHanded(0, 1, 1),
        told.UnrestHanded(0, 3, 1),
    ]


def test_C11_1_food_denarii_and_amphorae_in_any_mix() -> None:
    s = table(2)
    give(s, 1, worker=1)
    give(s, 0, register=7, food=2, denarii=2, amphora=1)
    begin(s, HARMONY_PHASE)
    assert upkeep_of(s, 0) == 3
    assert choices(s)[0] == "pay food:2 denarii:1"  # canonical: own food first, no amphora
    mixes = {(2, 0, 1), (2, 1, 0), (1, 0, 2), (1, 1, 1), (0, 1, 2)}
    lines = [("food", "amphora", "denarii"), *mixes]
    expected = {"pay " + " ".join(f"{name}:{n}" for name, n in zip(lines[0], mix, strict=True) if n) for mix in mixes}
    assert set(choices(s)) == expected
    assert len(choices(s)) == len(mixes)
    refused = (
        "food:2",
        "food:2 denarii:2",
        "food:3",
        "denarii:3",
        "amphora:2 food:1",
        "food:2 worker:1",
        "wood:1 food:2",
    )
    for payment in (*refused, "food:2 denarii:1 discount-0", "food:2 denarii:1 red", "food:2 denarii:1 special:1"):
        assert why_not(s, f"0 pay {payment}") == "C11.1", payment
    play(s, "0 pay food:1 amphora:1 denarii:1")
    assert builder.holdings(s, 0) == {"food": 1, "denarii": 1, "worker": 7}
    builder.assert_conserved(s)


def test_C11_1_everybody_pays_in_turn_order() -> None:
    s = table(3)
    builder.in_order(s, 2, 0, 1)
    for seat in range(3):
        give(s, seat, register=5, denarii=seat)
    happened = begin(s, HARMONY_PHASE)
    settled = of_type(happened, told.UpkeepSettled)
    assert settled == [told.UpkeepSettled(2, 1, 1), told.UpkeepSettled(0, 1, 0), told.UpkeepSettled(1, 1, 1)]


def test_C11_1_need_is_never_below_0() -> None:
    s = table()
    give(s, 0, harmony=15, food=2)
    happened = begin(s, HARMONY_PHASE)
    assert happened[0] == told.UpkeepSettled(0, 0, 0)
    assert s.holds(0, FOOD) == 2


def test_C11_1_abilities_lower_the_need_together() -> None:
    s = table()
    give(s, 0, register=9)
    assert upkeep_of(s, 0) == 5
    builder.give_character(s, 0, "lucius_caesar")
    assert upkeep_of(s, 0) == 4
    builder.give_monument(s, 0, "aqua")
    assert upkeep_of(s, 0) == 1


OTHER_FOOD = with_ability(
    mods=[
        {"mod": "substitute", "from": "wood", "to": "food", "contexts": ["upkeep"]},
        {"mod": "substitute", "from": "stone", "to": "food", "contexts": ["build"]},
    ],
    triggers=[{"on": "upkeep_paid", "effect": [{"op": "harmony", "n": 2}]}],
)


@pytest.mark.parametrize(("payment", "harmony"), [("wood:1 denarii:1", 6), ("denarii:1", 3)])
def test_C11_1_substitutes_are_voluntary_and_full_payment_sets_off_abilities(payment: str, harmony: int) -> None:
    s = table(2, pack=OTHER_FOOD, characters={0: "balbus"})
    give(s, 0, register=6, denarii=1, wood=2, stone=2)
    give(s, 1, worker=1)
    begin(s, HARMONY_PHASE)
    assert choices(s) == ["pay denarii:1", "pay wood:1 denarii:1", "pay wood:2"]
    assert why_not(s, "0 pay stone:1 denarii:1") == "C11.1"
    play(s, f"0 pay {payment}")
    assert s.harmony[0] == harmony  # an unpaid unit costs a step in the next Phase 1


def test_C11_1_nothing_due_is_paid_in_full_too() -> None:
    s = table(2, pack=OTHER_FOOD, characters={0: "balbus"})
    give(s, 1, worker=1)
    begin(s, HARMONY_PHASE)
    assert s.harmony[0] == 6


@clause("C5.6")
def test_C11_2_can_end_the_game_with_the_option_stock() -> None:
    s = table(unrest_limit="stock")
    give(s, 0, register=10, harmony=0)
    give(s, 1, register=10, harmony=0)
    happened = begin(s, HARMONY_PHASE)
    assert s.stage == OVER
    assert [event.seat for event in of_type(happened, told.UpkeepSettled)] == [0, 1]
    builder.assert_conserved(s)


def test_C11_3_harmony_becomes_popularity_for_everybody() -> None:
    s = table(3)
    for seat, (popularity, harmony) in enumerate([(7, 2), (0, 15), (5, 5)]):
        give(s, seat, popularity=popularity, harmony=harmony, register=1, worker=1)
    happened = begin(s, HARMONY_PHASE)
    assert [s.harmony[seat] for seat in range(3)] == [7, 0, 5]
    assert of_type(happened, told.HarmonyMoved) == [told.HarmonyMoved(0, 7), told.HarmonyMoved(1, 0)]


@clause("C7.18")
def test_C11_4_pieces_return_and_everything_is_free() -> None:
    s = table(3)
    builder.put_tile(s, "servorum", "herbarium")
    builder.unlock(s, 0, "red", "green")
    s.ready[0] = 1
    builder.give_monument(s, 0, "pons")
    builder.give_monument(s, 0, "murus")
    s.special[0] = 0
    give(s, 0, worker=3)
    give(s, 1, register=7)
    s.sites_used = s.castra_used = 3
    s.used[0] = s.built[0]
    for seat in range(3):
        s.limits[seat] = s.pack.decade_limits | s.pack.round_limits
    happened = begin(s, ROUND_END)
    returned = of_type(happened, told.WorkersReturned)
    assert returned == [told.WorkersReturned(0, 4), told.WorkersReturned(1, 7), told.WorkersReturned(2, 4)]
    assert happened.index(told.RoundEnded()) == len(returned)
    assert [s.holds(seat, WORKER) for seat in range(3)] == [7, 7, 4]
    assert s.ready[0] == s.unlocked[0]
    assert s.special[0] == 2
    assert s.sites_used == s.castra_used == 0
    assert not any(s.used[district] for district in range(DISTRICTS))
    assert [s.limits[seat] for seat in range(3)] == [s.pack.decade_limits] * 3
    assert (s.stage, s.round) == (ACTIONS, 2)
    assert s.passed == 0
    builder.assert_conserved(s)


@pytest.mark.parametrize("number", range(1, 9))
@clause("C4.1", "C4.7")
def test_C11_4_after_rounds_3_6_and_8_the_decade_ends(number: int) -> None:
    s = table(2)
    s.round, s.decade = number, 1 + (number > 3) + (number > 6)
    give(s, 0, food=4, wood=4)  # too much to store
    begin(s, ROUND_END)
    assert (s.stage == STORING) == (number in (3, 6, 8))
    assert s.round == (number if number in (3, 6, 8) else number + 1)
