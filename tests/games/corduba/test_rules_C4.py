"""The frame of the game, clauses C4.1 to C4.7, and turn order (C1.5)."""

from typing import Any

import pytest

from aedilis.core.rng import seeded
from aedilis.games.corduba.engine.forms import events as told
from aedilis.games.corduba.engine.packing import SCORED
from aedilis.games.corduba.engine.state import fields as stages
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import FOOD, MARBLE, RESOURCES, STONE
from tests.games.corduba import builder
from tests.games.corduba.builder import begin, choices, clause, give, of_type, play, table, why_not

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def random_game(players: int, seed: str, **options: Any) -> State:
    """Return a game played at random to its end, with every component counted after every decision."""
    s, rng = builder.dealt(players, seed, **options), seeded(seed)
    while s.stage != stages.OVER:
        actions = s.legal(s.actor())
        assert actions, "whoever must act can do something"
        s.apply(actions[rng.below(len(actions))])
        builder.assert_conserved(s)
    return s


# ---------------------------------------------------------------- the whole game


@PLAYERS
@clause("C3.11", "C4.7", "C6.1", "C12.4")
def test_C4_1_three_decades_of_three_three_and_two_rounds(players: int) -> None:
    s = builder.dealt(players, f"frame {players}")
    happened = []
    for line in builder.first_choices(s):
        assert line
        happened += builder.events(s)
    happened += builder.events(s)
    frame = (
        told.DecadeStarted,
        told.RomeDemanded,
        told.RoundStarted,
        told.PricesChanged,
        told.RoundEnded,
        told.GameOver,
    )
    steps = [type(event).__name__ for event in happened if isinstance(event, frame)]
    a_round = ["RoundStarted", "PricesChanged", "RoundEnded"]
    decade = ["DecadeStarted", "RomeDemanded"]
    whole = [*decade, *a_round * 3, *decade, *a_round * 3, *decade, *a_round * 2, "GameOver"]
    assert steps == [*whole[: len(steps) - 1], "GameOver"]
    if s.ending == SCORED:
        assert steps == whole
        assert len({event.card for event in of_type(happened, told.RomeDemanded)}) == 3
        assert len({event.tile for event in of_type(happened, told.PricesChanged)}) == 8
    assert [event.round for event in of_type(happened, told.RoundStarted)] == list(range(1, s.round + 1))


@PLAYERS
@clause("C2.1", "C2.3", "C2.4")
def test_C4_7_random_games_conserve_everything(players: int) -> None:
    endings = {random_game(players, f"conserved {players} {number}").ending for number in range(2)}
    assert 0 not in endings


@clause("C5.0", "C5.4", "C5.5", "C5.6", "C10.4", "C10.9", "C12.3")
def test_C4_7_random_games_with_the_other_options_conserve_everything() -> None:
    s = random_game(
        3,
        "other options",
        market_refill="round",
        res_gestae_timing="end",
        unrest_track_timing="phase1",
        unrest_placement="revolting_only",
        rebellion_check="immediate",
        unrest_limit="stock",
        unrest_rank_loss=False,
        final_unrest="interphase_only",
        amphora_rome="always2",
        turn_order="clockwise",
        decade3_fail="by_value",
    )
    assert s.ending != 0


@pytest.mark.parametrize("number", range(1, 9))
def test_C4_7_rome_calls_in_rounds_3_6_and_8(number: int) -> None:
    s = table(2)
    for seat in range(2):
        give(s, seat, worker=1, stone=1)
    s.round, s.decade = number, 1 + (number > 3) + (number > 6)
    play(s, "0 pass")
    assert s.stage == stages.ACTIONS  # one phase is finished before the next
    play(s, "1 pass")
    assert s.stage == stages.DELIVERING or s.round == number + 1
    assert (s.stage == stages.DELIVERING) == (number in (3, 6, 8))


def test_C4_1_the_six_sections_in_their_order() -> None:
    s = table(2)
    builder.unlock(s, 1, "red")
    s.ready[1] = 0
    builder.prestige(s, 0, servorum=1)
    give(s, 0, worker=1, food=4, wood=3, harmony=9)
    give(s, 1, harmony=9)
    s.stock[STONE] += s.market[STONE]
    s.market[STONE] = 0
    s.round = 3
    happened = begin(s, stages.ROUND_END)
    happened += play(s, "0 discard food:1")
    sections = (
        told.RoundEnded,
        told.Stored,
        told.SenatorsChanged,
        told.DecadeStarted,
        told.RomeDemanded,
        told.MarketRefilled,
        told.PeculiumPaid,
        told.RoundStarted,
    )
    assert [type(event) for event in happened if isinstance(event, sections)] == list(sections)


# ---------------------------------------------------------------- I and II


def test_C4_1_the_next_card_is_turned_up() -> None:
    s = table(demand="marmor")
    upcoming = list(s.rome_deck)
    happened = begin(s, stages.DECADE_BEGINS)
    assert happened[:2] == [told.DecadeStarted(2), told.RomeDemanded(upcoming[0])]
    assert s.demand == upcoming[0]
    assert list(s.rome_deck) == [*upcoming[1:], -1]
    builder.assert_conserved(s)


@PLAYERS
@clause("C1.6")
def test_C4_2_the_market_is_filled_as_far_as_supply_lasts(players: int) -> None:
    s = table(players)
    s.stock[STONE] += s.market[STONE]
    s.market[STONE] = 0
    give(s, 0, food=s.stock[FOOD] - 1, worker=1)
    give(s, 0, marble=s.stock[MARBLE])
    s.held[0] += s.market[FOOD]  # the whole market of food was bought
    s.market[FOOD] = 0
    builder.assert_conserved(s)
    happened = begin(s, stages.DECADE_BEGINS)
    capacity = s.pack.capacity[players * RESOURCES + STONE]
    assert s.market[STONE] == capacity
    assert (s.market[FOOD], s.stock[FOOD]) == (1, 0)
    assert told.MarketRefilled() in happened
    builder.assert_conserved(s)


@pytest.mark.parametrize("refill", ["decade", "round"])
def test_C4_2_option_each_round(refill: str) -> None:
    s = table(4, market_refill=refill)
    give(s, 0, worker=1)
    s.stock[STONE] += s.market[STONE]
    s.market[STONE] = 0
    begin(s, stages.ROUND_BEGINS)
    assert s.market[STONE] == (4 if refill == "round" else 0)
    s.stock[STONE] += s.market[STONE]
    s.market[STONE] = 0
    happened = begin(s, stages.DECADE_BEGINS)
    order = [type(event).__name__ for event in happened if isinstance(event, told.MarketRefilled | told.RoundStarted)]
    assert order == (["MarketRefilled", "RoundStarted"] if refill == "decade" else ["RoundStarted", "MarketRefilled"])


def test_C4_2_in_the_first_decade_the_market_is_full_already() -> None:
    s = table()
    s.decade = 0
    s.market[STONE] -= 1
    s.stock[STONE] += 1
    give(s, 0, worker=1)
    assert of_type(begin(s, stages.DECADE_BEGINS), told.MarketRefilled) == []
    assert s.market[STONE] == 3


# ---------------------------------------------------------------- III


@clause("C8.3")
def test_C4_3_every_unlocked_specialist_pays_in_turn_order() -> None:
    s = table(3)
    builder.in_order(s, 1, 2, 0)
    builder.unlock(s, 0, "brown", "red")
    builder.unlock(s, 1, "green", "purple", "blue", "yellow")
    s.ready[1] = 0  # spent or not
    happened = begin(s, stages.PECULIUM_PAID_OUT)
    assert s.actor() == 0
    assert of_type(happened, told.PeculiumPaid) == [
        *(told.PeculiumPaid(1, colour) for colour in ("purple", "blue", "yellow", "green")),
        *(told.PeculiumPaid(0, colour) for colour in ("red", "brown")),
    ]
    assert builder.holdings(s, 1) == {"offering1": 1, "denarii": 3, "food": 2}
    assert s.harmony[1] == 6
    play(s, "0 take wood:1 stone:1")
    assert builder.holdings(s, 0) == {"wood": 2, "stone": 1, "denarii": 1}
    builder.assert_conserved(s)


def test_C4_3_then_what_a_new_decade_sets_off() -> None:
    s = table()
    give(s, 0, worker=1)
    builder.give_monument(s, 2, "templum")
    builder.unlock(s, 3, "yellow")
    happened = begin(s, stages.PECULIUM_PAID_OUT)
    assert s.popularity[2] == 5
    paid = happened.index(told.PeculiumPaid(3, "yellow"))
    assert happened.index(told.PopularityMoved(2, 5)) > paid


# ---------------------------------------------------------------- V


@pytest.mark.parametrize(("players", "storage"), [(2, 6), (3, 9), (4, 12)])
@clause("C1.1")
def test_C4_4_storage_is_limited(players: int, storage: int) -> None:
    s = table(players)
    give(s, 0, worker=5, denarii=30, velites=3, offering1=9)  # these do not count
    give(s, 0, stone=min(storage - 3, s.stock[STONE]), marble=2, amphora=1, food=2)
    resources = sum(s.holds(0, resource) for resource in range(RESOURCES))
    give(s, 0, wood=storage + 2 - resources)
    happened = begin(s, stages.STORING)
    assert happened == [told.Stored(0, 2)]
    assert choices(s)[0].startswith("discard ")
    assert why_not(s, "0 discard food:1") == why_not(s, "0 discard food:2 marble:1") == "C4.4"
    assert why_not(s, "0 discard tool:2") == "C4.4"
    happened = play(s, "0 discard amphora:1 food:1")
    assert happened[:2] == [told.Lost(0, "food", 1), told.Lost(0, "amphora", 1)]
    assert sum(s.holds(0, resource) for resource in range(RESOURCES)) == storage
    builder.assert_conserved(s)


def test_C4_4_abilities_enlarge_it_and_each_decides_in_turn_order() -> None:
    s = table(2)
    builder.in_order(s, 1, 0)
    builder.give_character(s, 0, "mela")
    give(s, 0, stone=4, wood=4)
    give(s, 1, food=4, marble=4)
    begin(s, stages.STORING)
    assert s.actor() == 1
    happened = play(s, "1 discard food:2")
    assert of_type(happened, told.Stored) == []  # 8 units are allowed to the other


@clause("C4.6")
def test_C4_4_also_before_the_final_sale() -> None:
    s = table(2)
    s.round, s.decade = 8, 3
    give(s, 0, food=4, stone=4)
    begin(s, stages.STORING)
    happened = play(s, "0 discard food:2")
    assert (s.stage, s.holds(0, FOOD)) == (stages.OVER, 0)
    assert of_type(happened, told.RoundStarted) == []


# ---------------------------------------------------------------- VI


def test_C4_5_strictly_the_most_prestige_in_each_district() -> None:
    s = table(3)
    builder.prestige(s, 0, servorum=3, plebeius=2)
    builder.prestige(s, 1, servorum=2, plebeius=2)
    builder.prestige(s, 2, plebeius=1, patricius=1)
    happened = begin(s, stages.POLITICS_STAGE)
    assert of_type(happened, told.SenatorsChanged) == [
        told.SenatorsChanged(0, 1, "politics"),
        told.SenatorsChanged(2, 1, "politics"),
    ]


def test_C4_5_merchants_return_and_abilities_of_the_decade_are_ready() -> None:
    s = table(2)
    for seat, name in enumerate(("publicola", "marcellus")):
        builder.give_character(s, seat, name)
    give(s, 0, worker=1)
    s.merchants = 3
    for seat in range(2):
        s.limits[seat] = s.pack.decade_limits | s.pack.round_limits
    begin(s, stages.POLITICS_STAGE)
    assert s.merchants == 0
    assert [s.limits[seat] for seat in range(2)] == [s.pack.round_limits] * 2
    assert s.pack.decade_limits & s.pack.round_limits == 0 < s.pack.decade_limits


@clause("C5.2", "C12.1")
def test_C4_6_after_the_last_politics_the_game_ends() -> None:
    s = table(2)
    builder.put_tile(s, "servorum", "herbarium")
    s.decade, s.round = 3, 8
    give(s, 0, markers=2)
    happened = begin(s, stages.POLITICS_STAGE)
    assert (s.stage, s.ending) == (stages.OVER, SCORED)
    assert not any(isinstance(event, told.UpkeepSettled | told.RoundStarted) for event in happened)
    assert (s.markers[0], s.popularity[0], s.unrest_on_tiles()) == (2, 4, 0)
    s = table(2)
    give(s, 0, worker=1)
    s.decade, s.round = 2, 6
    begin(s, stages.POLITICS_STAGE)
    assert (s.stage, s.decade, s.round) == (stages.ACTIONS, 3, 7)


def test_C4_6_the_ending_asks_nobody_anything() -> None:
    s = table(2)
    give(s, 0, food=3)
    begin(s, stages.ENDING)
    assert s.stage == stages.OVER
    assert s.to_act() == 0


# ---------------------------------------------------------------- turn order


@pytest.mark.parametrize(
    ("option", "passing", "order"),
    [("track", [2, 0, 1], [2, 0, 1]), ("track", [1, 0, 2], [1, 0, 2]), ("clockwise", [1, 0, 2], [1, 2, 0])],
)
@clause("C7.22", "C11.4")
def test_C1_5_the_lane_just_filled_counts_from_the_last_pass_on(
    option: str, passing: list[int], order: list[int]
) -> None:
    s = table(3, turn_order=option)
    for seat in range(3):
        give(s, seat, worker=4, denarii=20, register=8)  # upkeep is due
    s.merchants = 7  # nobody has a free action
    happened = []
    for seat in passing:
        while s.actor() != seat:
            play(s, f"{s.actor()} portus")
        happened = play(s, f"{seat} pass")
    assert [event.seat for event in of_type(happened, told.UpkeepSettled)] == order
    assert list(s.order[:3]) == order
    assert (s.round, s.actor()) == (2, order[0])
