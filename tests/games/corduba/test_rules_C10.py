"""The Rome interphase: clauses C10.1 to C10.11, examples T15 to T17."""

from typing import Any

import pytest

from aedilis.core.contract import Event
from aedilis.games.corduba.engine.clauses import clause_name
from aedilis.games.corduba.engine.forms.events import (
    EVENT_FORMS,
    Delivered,
    DeliverySealed,
    Gained,
    GroupFailed,
    HarmonyMoved,
    Lost,
    PopularityMoved,
    PrestigeMoved,
    Ranked,
    SenatorsChanged,
    UnrestReceived,
)
from aedilis.games.corduba.engine.pack.read import standard
from aedilis.games.corduba.engine.packing import DELIVER_GOODS, DELIVER_OFFERINGS, action, event_reveals
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state.fields import DELIVERING, OVER, ROME_REWARDS
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.fist import held_in_fist
from aedilis.games.corduba.engine.steps.rome import group_failed
from aedilis.games.corduba.engine.words import DENARII, DISTRICTS, FOOD, GOODS_NAMES, STONE
from tests.games.corduba import builder
from tests.games.corduba.builder import begin, carry_out, choices, clause, give, of_type, play, table, why_not
from tests.games.corduba.packs import with_ability


def rome(players: int = 4, card: str = "lapis", decade: int = 1, **options: Any) -> State:
    """Return a table in the last round of a decade, in which Rome demands this card."""
    s = table(players, demand=card, **options)
    s.decade, s.round = decade, (3, 6, 8)[decade - 1]
    return s


def delivered(s: State, seat: int, **goods: int) -> None:
    """Lay a seat's delivery before Rome; it comes from the stock, then from the market."""
    for name, n in goods.items():
        number = GOODS_NAMES.index(name)
        from_market = max(0, n - s.stock[number])
        s.stock[number] -= n - from_market
        if from_market:
            s.market[number] -= from_market
        s.delivered[seat] += held_in_fist(number, n)


def dutiful(s: State) -> None:
    """Let everybody deliver the same troops and offerings, enough for every decade."""
    for seat in range(s.players):
        delivered(s, seat, equites=1, offering1=1, offering2=1)


def podium(s: State, *lines: str) -> list[Event]:
    """Resolve what lies before Rome."""
    return carry_out(s, ROME_REWARDS, *lines)


def ranks(s: State) -> list[int]:
    return [s.rank[seat] for seat in range(s.players)]


# ---------------------------------------------------------------- the examples of the rulebook


def example() -> State:
    s = rome(3, "lapis", 2)
    give(s, 0, velites=1, equites=1, offering1=2, stone=2)
    give(s, 1, legionary=1, offering2=1, stone=1, amphora=1)
    give(s, 2, velites=1, offering2=2, stone=2, amphora=2)
    for seat in range(3):
        give(s, seat, worker=1)
    builder.prestige(s, 0, 0, 1, 0)
    builder.prestige(s, 2, 3, 1, 3)
    begin(s, DELIVERING)
    return s


@clause("C10.3", "C10.4", "C10.5", "C10.6", "C10.8", "C10.10", "C10.11")
def test_C10_2_example_of_decade_2() -> None:
    s = example()
    assert s.to_act() == 0b111
    assert why_not(s, "2 troops -") == "C10.2"  # Leo's velites go without a question
    assert choices(s, 0) == ["troops equites:1", "troops velites:1 equites:1"]
    assert why_not(s, "0 troops velites:1") == "C10.3"
    assert play(s, "0 troops equites:1") == [DeliverySealed(0)]
    assert why_not(s, "0 offerings 1:1") == "C10.2"  # both are needed, so nobody asks
    assert choices(s, 0) == ["goods 0", "goods 1", "goods 2"]
    play(s, "0 goods 2")
    assert s.to_act() == 0b110
    assert choices(s, 1) == ["goods 0", "goods 0 amphora:1", "goods 1", "goods 1 amphora:1"]
    play(s, "1 goods 1 amphora:1")
    assert choices(s, 2) == ["offerings 2:1", "offerings 2:2"]
    assert why_not(s, "2 offerings -") == "C10.3"
    play(s, "2 offerings 2:2")
    assert s.stage == DELIVERING
    assert s.rank[0] == 0
    happened = play(s, "2 goods 2 amphora:1")
    assert of_type(happened, Delivered) == [Delivered(0, 4, 2, 2), Delivered(1, 3, 2, 3), Delivered(2, 2, 4, 4)]
    gained = [event for event in happened if isinstance(event, SenatorsChanged)]
    assert gained[:2] == [SenatorsChanged(0, 1, "most_troops"), SenatorsChanged(2, 1, "most_offerings")]
    assert of_type(happened, Ranked) == [Ranked(0, 3), Ranked(1, 2), Ranked(2, 1)]
    assert Gained(0, "denarii", 1) in happened
    assert PopularityMoved(1, 5) in happened
    happened += play(s, "2 take food:1")  # the bonus of a space
    assert of_type(happened, PrestigeMoved) == [PrestigeMoved(2, "plebeius", 2), PrestigeMoved(2, "plebeius", 3)]
    assert builder.standing(s, 2) == (3, 3, 3)
    assert of_type(happened, UnrestReceived)[:1] == [UnrestReceived(2, 1)]
    assert {name: n for name, n in builder.holdings(s, 0).items() if name not in ("worker", "denarii")} == {
        "velites": 1
    }
    assert builder.holdings(s, 2)["amphora"] == 1
    assert not any(s.delivered)
    assert not any(s.fist)
    assert s.sealed == 0
    builder.assert_conserved(s)


@clause("C10.6", "C10.11")
def test_C10_7_the_group_fails() -> None:
    s = example()
    builder.prestige(s, 1, 0, 0, 5)
    play(s, "0 troops equites:1", "0 goods 2", "1 goods 1 amphora:1", "2 offerings 2:2")
    happened = play(s, "2 goods 2")
    while s.stage == ROME_REWARDS:
        happened += play(s, f"{s.actor()} {choices(s)[0]}")
    assert GroupFailed(7, 9) in happened
    assert of_type(happened, Ranked) == [Ranked(seat, 4) for seat in range(3)]
    assert of_type(happened, UnrestReceived)[:3] == [UnrestReceived(0, 1), UnrestReceived(1, 1), UnrestReceived(2, 2)]
    assert of_type(happened, SenatorsChanged)[:2] == [
        SenatorsChanged(0, 1, "most_troops"),
        SenatorsChanged(2, 1, "most_offerings"),
    ]
    assert builder.standing(s, 0) == (0, 0, 0)
    assert builder.standing(s, 1) == (0, 0, 4)
    assert sum(builder.standing(s, 2)) == 6
    builder.assert_conserved(s)


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([4, 4, 2, 1], [1, 1, 3, 4]),
        ([3, 0, 6], [2, 4, 1]),
        ([3, 3, 3, 3], [1, 1, 1, 1]),
        ([5, 3, 3, 0], [1, 2, 2, 4]),
        ([5, 2, 2], [1, 2, 2]),
        ([3, 2], [1, 2]),
        ([0, 5], [4, 1]),
        ([2, 2], [4, 4]),  # less than 5 together
    ],
)
@clause("C10.6")
def test_C10_8_ranks(values: list[int], expected: list[int]) -> None:
    s = rome(len(values), "frumentum")
    dutiful(s)
    for seat, value in enumerate(values):
        delivered(s, seat, food=value)
    failed = sum(values) < {2: 5, 3: 9, 4: 11}[len(values)]
    happened = podium(s)
    assert ranks(s) == expected
    assert (of_type(happened, GroupFailed) != []) == failed
    unrest = [UnrestReceived(seat, failed + (value == 0)) for seat, value in enumerate(values) if failed or value == 0]
    assert of_type(happened, UnrestReceived) == unrest
    builder.assert_conserved(s)


# ---------------------------------------------------------------- what may be delivered


@clause("C1.7")
def test_C10_2_nobody_learns_a_closed_fist() -> None:
    s = rome(3)
    for seat in range(3):
        give(s, seat, stone=2, worker=1)
    begin(s, DELIVERING)
    others = [s.view(1).all_numbers(), s.view(-1).all_numbers()]
    other = s.clone()
    for state, units in ((s, 0), (other, 2)):
        state.listen(True)
        play(state, f"0 goods {units}")
    assert s.view(1) == other.view(1)
    assert s.view(-1) == other.view(-1)
    assert s.view(0) != other.view(0)
    assert [s.view(1).all_numbers(), s.view(-1).all_numbers()] != others  # that he has chosen is seen
    assert s.holds(0, STONE) == other.holds(0, STONE) == 2
    assert s.legal(0) == []
    assert why_not(s, "0 goods 1") == "C10.2"


def test_C10_2_opening_the_fists_reveals() -> None:
    s = rome(2)
    give(s, 0, stone=2)
    give(s, 1, worker=1)
    begin(s, DELIVERING)
    s.apply(s.legal(0)[1])
    codes = s.take_events()
    revealed = [EVENT_FORMS.typed(code) for code in codes if event_reveals(code)]
    assert revealed[:3] == [Delivered(0, 0, 0, 1), Lost(0, "stone", 1), Delivered(1, 0, 0, 0)]


def test_C10_2_without_any_choice_nobody_is_asked() -> None:
    s = rome(2)
    give(s, 0, velites=1, worker=1)
    give(s, 1, offering1=1)
    happened = begin(s, DELIVERING)
    assert of_type(happened, DeliverySealed) == []
    assert of_type(happened, Delivered) == [Delivered(0, 2, 0, 0), Delivered(1, 0, 1, 0)]
    assert s.stage != DELIVERING
    builder.assert_conserved(s)


@clause("C2.5")
def test_C10_2_only_what_one_owns() -> None:
    s = rome(2)
    give(s, 0, velites=2, legionary=1, offering1=2, offering2=2, stone=1)
    give(s, 1, stone=1)
    begin(s, DELIVERING)
    assert why_not(s, "0 troops velites:3") == why_not(s, "0 troops velites:2 equites:1") == "C10.2"
    assert why_not(s, "0 troops legionary:2") == why_not(s, "0 goods 1") == why_not(s, "0 pass") == "C10.2"
    play(s, "0 troops velites:1")
    assert why_not(s, "0 offerings 1:3") == why_not(s, "0 offerings 1:1 2:3") == "C10.2"
    assert clause_name(s.refusal(action(DELIVER_OFFERINGS, 0, 1, 0, 1))) == "C10.2"  # there is no third kind
    play(s, "0 offerings 1:1")
    assert clause_name(s.refusal(action(DELIVER_GOODS, 0, 1, 0, 1))) == "C10.2"
    assert why_not(s, "0 goods 2") == why_not(s, "0 goods 1 amphora:1") == "C10.2"
    play(s, "0 goods 1")
    assert s.to_act() == 0b10


@pytest.mark.parametrize(
    ("decade", "troops", "offerings"),
    [
        (1, {"velites:1": True, "legionary:1": True, "-": False}, {"1:1": True, "2:1": True, "-": False}),
        (2, {"velites:1": False, "legionary:1": True, "equites:1": True}, {"1:1": False, "2:1": True, "1:2": True}),
        (3, {"velites:1": False, "legionary:1": False, "equites:1": True}, {"1:2": False, "1:1 2:1": True}),
    ],
)
def test_C10_3_minimum_of_the_decade(decade: int, troops: dict[str, bool], offerings: dict[str, bool]) -> None:
    s = rome(2, decade=decade)
    give(s, 0, velites=1, legionary=1, equites=1, offering1=2, offering2=1)
    begin(s, DELIVERING)
    for line, legal in troops.items():
        assert why_not(s, f"0 troops {line}") == (None if legal else "C10.3")
    play(s, "0 troops velites:1 legionary:1 equites:1")  # more is allowed
    for line, legal in offerings.items():
        assert why_not(s, f"0 offerings {line}") == (None if legal else "C10.3")


@clause("C2.5")
def test_C10_3_less_than_the_minimum_must_be_delivered_whole() -> None:
    s = rome(2, decade=3)
    give(s, 0, legionary=1, offering1=2, worker=1)
    happened = begin(s, DELIVERING)
    assert of_type(happened, Delivered) == [Delivered(0, 3, 2, 0), Delivered(1, 0, 0, 0)]


@clause("C10.4")
def test_C10_3_abilities_count_only_with_a_marker() -> None:
    s = rome(2, decade=2)
    builder.give_character(s, 0, "scipio")
    builder.give_monument(s, 0, "templum")
    give(s, 0, velites=1, offering1=1, worker=1)
    for seat in range(2):
        builder.prestige(s, seat, patricius=1)
    happened = begin(s, DELIVERING)  # 2 + 1 and 1 + 2: nothing to choose, and enough
    assert of_type(happened, Delivered)[0] == Delivered(0, 3, 3, 0)
    assert UnrestReceived(0, 2) in happened  # no stone, and the group failed
    s = rome(2, decade=2)
    builder.give_character(s, 0, "scipio")
    give(s, 0, velites=2)
    begin(s, DELIVERING)
    assert choices(s, 0) == ["troops velites:1", "troops velites:2"]
    assert [preview.worth for preview in RULES.previews(s, s.legal(0))] == [3, 5]
    s = rome(2, decade=2)
    builder.give_character(s, 0, "scipio")
    give(s, 0, worker=1)
    assert of_type(begin(s, DELIVERING), Delivered)[0] == Delivered(0, 0, 0, 0)


@pytest.mark.parametrize(
    ("card", "option", "value"),
    [
        ("lapis", "card", 2),
        ("ferramenta", "card", 1),
        ("marmor", "card", 0),
        ("oleum", "card", 1),
        ("lapis", "always2", 2),
        ("ferramenta", "always2", 2),
        ("marmor", "always2", 0),
        ("oleum", "always2", 1),
    ],
)
@clause("C1.2")
def test_C10_4_what_an_amphora_counts(card: str, option: str, value: int) -> None:
    s = rome(2, card, amphora_rome=option)
    give(s, 0, amphora=2, worker=1)
    if card != "oleum":
        give(s, 0, **{{"lapis": "stone", "ferramenta": "tool", "marmor": "marble"}[card]: 1})
    begin(s, DELIVERING)
    if card == "oleum":
        assert choices(s, 0) == ["goods 0", "goods 1", "goods 2"]
        assert why_not(s, "0 goods 1 amphora:1") == "C10.4"
        happened = play(s, "0 goods 2")
    elif value == 0:
        assert choices(s, 0) == ["goods 0", "goods 1"]
        assert why_not(s, "0 goods 1 amphora:1") == "C10.4"
        happened = play(s, "0 goods 1")
    else:
        happened = play(s, "0 goods 0 amphora:2")
    expected = 1 if value == 0 else 2 * value
    assert of_type(happened, Delivered)[0] == Delivered(0, 0, 0, expected)


STANDING_IN = with_ability(
    mods=[
        {"mod": "substitute", "from": "wood", "to": "stone", "contexts": ["rome"]},
        {"mod": "substitute", "from": "amphora", "to": "marble", "contexts": ["rome"]},
        {"mod": "rome_bonus", "what": "resource", "n": 2},
    ]
)


def test_C10_4_abilities_let_other_goods_stand_in() -> None:
    s = rome(2, "lapis", pack=STANDING_IN, characters={0: "balbus"})
    give(s, 0, stone=1, wood=2, worker=1)
    begin(s, DELIVERING)
    assert choices(s, 0) == [f"goods {units}" for units in range(4)]
    happened = play(s, "0 goods 2")
    assert Delivered(0, 0, 0, 4) in happened  # a stone, a wood, and 2 more
    assert Lost(0, "stone", 1) in happened
    assert Lost(0, "wood", 1) in happened
    builder.assert_conserved(s)
    s = rome(2, "marmor", pack=STANDING_IN, characters={0: "balbus"})
    give(s, 0, amphora=2, worker=1)
    begin(s, DELIVERING)
    assert choices(s, 0) == [f"goods 0{extra}" for extra in ("", " amphora:1", " amphora:2")]
    assert Delivered(0, 0, 0, 4) in play(s, "0 goods 0 amphora:2")
    builder.assert_conserved(s)


# ---------------------------------------------------------------- majorities


@pytest.mark.parametrize(("velites", "winner"), [([2, 1, 1], 0), ([1, 2, 2], None), ([0, 0, 0], None), ([0, 0, 1], 2)])
def test_C10_5_strictly_the_most_above_0(velites: list[int], winner: int | None) -> None:
    s = rome(3)
    for seat, n in enumerate(velites):
        delivered(s, seat, velites=n, offering1=n)
    changes = of_type(podium(s), SenatorsChanged)
    expected = [] if winner is None else [(winner, "most_troops"), (winner, "most_offerings")]
    assert [(change.seat, change.reason) for change in changes] == expected


@clause("C10.5")
def test_C10_6_missing_the_minimum_brings_unrest_but_not_out_of_the_majority() -> None:
    s = rome(2, decade=3)
    delivered(s, 0, legionary=1, offering1=1, stone=3)
    delivered(s, 1, velites=1, offering2=2, stone=2)
    happened = podium(s)
    assert SenatorsChanged(0, 1, "most_troops") in happened
    assert of_type(happened, UnrestReceived) == [UnrestReceived(0, 2), UnrestReceived(1, 1)]
    assert s.received_interphase[0] == s.received[0] == 2


# ---------------------------------------------------------------- the podium

SERVORUM_2: list[Event] = [PrestigeMoved(0, "servorum", 5), PrestigeMoved(0, "servorum", 6)]
POPULARITY: list[Event] = [PopularityMoved(0, 5), HarmonyMoved(0, 5)]
UNPOPULARITY: list[Event] = [PopularityMoved(0, 3), HarmonyMoved(0, 3)]
PODIUM: dict[tuple[str, int], tuple[list[str], list[Event]]] = {
    ("lapis", 1): ([], SERVORUM_2),
    ("lapis", 2): ([], POPULARITY),
    ("lapis", 3): ([], [Gained(0, "denarii", 1)]),
    ("lapis", 4): ([], [PrestigeMoved(0, "patricius", 5)]),
    ("frumentum", 1): ([], [PopularityMoved(0, 6), HarmonyMoved(0, 6)]),
    ("frumentum", 2): (["district plebeius"], [PrestigeMoved(0, "plebeius", 6)]),
    ("frumentum", 3): ([], [Gained(0, "denarii", 1)]),
    ("frumentum", 4): ([], UNPOPULARITY),
    ("materia", 1): (["district plebeius"], [PrestigeMoved(0, "plebeius", 6), Gained(0, "denarii", 3)]),
    ("materia", 2): ([], [Gained(0, "denarii", 3)]),
    ("materia", 3): ([], [HarmonyMoved(0, 5)]),
    ("materia", 4): ([], [Lost(0, "denarii", 3)]),
    ("ferramenta", 1): (["district patricius"], [PrestigeMoved(0, "patricius", 7), *POPULARITY]),
    ("ferramenta", 2): ([], [PrestigeMoved(0, "servorum", 5)]),
    ("ferramenta", 3): ([], [Gained(0, "denarii", 2)]),
    ("ferramenta", 4): (["discard marble:1 amphora:1"], [Lost(0, "amphora", 1), Lost(0, "marble", 1)]),
    ("marmor", 1): ([], [PrestigeMoved(0, "patricius", 7), PrestigeMoved(0, "patricius", 8)]),
    ("marmor", 2): ([], [PrestigeMoved(0, "patricius", 7)]),
    ("marmor", 3): ([], [Gained(0, "denarii", 2)]),
    ("marmor", 4): ([], [PrestigeMoved(0, "patricius", 5)]),
    ("oleum", 1): ([], [*SERVORUM_2, Gained(0, "denarii", 1)]),
    ("oleum", 2): ([], POPULARITY),
    ("oleum", 3): ([], [Gained(0, "denarii", 2)]),
    ("oleum", 4): ([], UNPOPULARITY),
    ("disposita_confarreatio", 1): (
        ["district patricius", "district servorum"],
        [PrestigeMoved(0, "patricius", 7), PrestigeMoved(0, "servorum", 5)],
    ),
    ("disposita_confarreatio", 2): (["district servorum"], [PrestigeMoved(0, "servorum", 5)]),
    ("disposita_confarreatio", 3): ([], [HarmonyMoved(0, 5), Gained(0, "denarii", 1)]),
    ("disposita_confarreatio", 4): ([], [Lost(0, "denarii", 3)]),
}


def test_C10_9_every_rank_of_every_card_is_in_the_table() -> None:
    assert set(PODIUM) == {(card, rank) for card in standard().names["rome"] for rank in range(1, 5)}


@pytest.mark.parametrize(("card", "rank"), PODIUM)
@clause("C10.8", "C10.10")
def test_C10_9_what_a_rank_brings(card: str, rank: int) -> None:
    lines, expected = PODIUM[card, rank]
    s = rome(4, card)
    dutiful(s)
    resource = GOODS_NAMES[s.pack.rome[s.demand].resource]
    values = {1: 5, 2: 4, 3: 2, 4: 1}
    for seat, place in enumerate([rank, *(other for other in values if other != rank)]):
        delivered(s, seat, **{resource: values[place]})
    give(s, 0, denarii=5, **({"marble": 2, "amphora": 1} if card == "ferramenta" else {}))
    builder.prestige(s, 0, 4, 5, 6)
    for index in range(4 * DISTRICTS):
        s.highest[index] = 12  # no bonus disturbs
    happened = podium(s, *(f"0 {line}" for line in lines))
    assert ranks(s)[0] == rank
    start = max(number for number, event in enumerate(happened) if isinstance(event, Ranked))
    assert [event for event in happened[start + 1 :] if getattr(event, "seat", None) == 0] == expected
    if (card, rank) == ("disposita_confarreatio", 4):
        assert Gained(1, "denarii", 3) in happened  # to the player on rank 1
    builder.assert_conserved(s)


def test_C10_9_the_dowry_is_shared_in_turn_order_or_goes_to_the_stock() -> None:
    s = rome(4, "disposita_confarreatio")
    builder.in_order(s, 3, 2, 1, 0)
    dutiful(s)
    for seat, value in enumerate([0, 4, 4, 1]):
        delivered(s, seat, food=value)
    give(s, 0, denarii=3)
    podium(s)
    assert [s.holds(seat, DENARII) for seat in range(4)] == [0, 1, 2, 1]  # rank 3 brings a denarius
    s = rome(4, "disposita_confarreatio")
    dutiful(s)
    give(s, 0, denarii=2)
    podium(s)  # nobody has rank 1
    assert s.holds(0, DENARII) == 0


@pytest.mark.parametrize(("rank", "fires"), [(1, True), (2, True), (3, False), (4, False)])
def test_C10_9_rewards_set_off_abilities_of_their_ranks(rank: int, fires: bool) -> None:
    s = rome(4, "lapis")
    dutiful(s)
    builder.give_character(s, 0, "sextus_caesar")
    values = {1: 5, 2: 4, 3: 2, 4: 1}
    for seat, place in enumerate([rank, *(other for other in values if other != rank)]):
        delivered(s, seat, stone=values[place])
    s.highest[0] = s.highest[1] = s.highest[2] = 12
    happened = podium(s)
    assert (Gained(0, "denarii", 2) in happened) == fires
    if rank == 1:
        assert happened.index(PrestigeMoved(0, "servorum", 2)) < happened.index(Gained(0, "denarii", 2))


def test_C10_9_effects_run_in_turn_order() -> None:
    s = rome(3, "materia")
    builder.in_order(s, 2, 0, 1)
    dutiful(s)
    for seat, value in enumerate([5, 3, 1]):
        delivered(s, seat, wood=value)
    happened = podium(s)
    rewards = [event for event in happened if isinstance(event, HarmonyMoved | PrestigeMoved | Gained)]
    assert [event.seat for event in rewards] == [2, 0, 0, 1]


@pytest.mark.parametrize(
    ("values", "option", "changes"),
    [
        ([5, 4, 2, 1], "all_lowest", [1, 0, 0, -1]),
        ([5, 5, 1, 1], "all_lowest", [1, 1, -1, -1]),
        ([6, 3, 3, 0], "all_lowest", [1, 0, 0, -1]),
        ([3, 3, 3, 3], "all_lowest", [0, 0, 0, 0]),
        ([4, 3, 2, 1], "all_lowest", [-1, -1, -1, -1]),
        ([4, 3, 2, 1], "by_value", [0, 0, 0, -1]),
        ([2, 2, 2, 2], "by_value", [0, 0, 0, 0]),
    ],
)
@clause("C10.7")
def test_C10_9_the_last_decade(values: list[int], option: str, changes: list[int]) -> None:
    s = rome(4, "lapis", decade=3, decade3_fail=option)
    dutiful(s)
    builder.give_character(s, 0, "sextus_caesar")  # no rank is paid
    for seat, value in enumerate(values):
        delivered(s, seat, stone=value)
        give(s, seat, senators=3)
    assert group_failed(s) == (sum(values) < 12)
    happened = podium(s)
    assert [s.senators[seat] - 3 for seat in range(4)] == changes
    assert {change.reason for change in of_type(happened, SenatorsChanged)} <= {"podium"}
    assert not any(isinstance(event, Gained | PrestigeMoved) for event in happened)
    failed = sum(values) < 12
    unrest = {event.seat: event.n for event in of_type(happened, UnrestReceived)}
    assert unrest == {seat: failed + (value == 0) for seat, value in enumerate(values) if failed or value == 0}


# ---------------------------------------------------------------- the end of the interphase


def test_C10_10_goods_lie_before_rome_until_the_end() -> None:
    s = rome(2, "frumentum")
    give(s, 0, food=3, velites=1, offering1=1, worker=1, harmony=9)
    give(s, 1, food=1, velites=1, offering1=1, harmony=9)
    stock = s.stock[FOOD]
    begin(s, DELIVERING)
    play(s, "0 goods 2", "1 goods 1")  # the group fails: nothing to choose any more
    assert (s.stock[FOOD], s.holds(0, FOOD)) == (stock + 3, 1)
    s = rome(2, "materia")
    delivered(s, 0, wood=5, velites=1, offering1=1)
    delivered(s, 1, wood=1, velites=1, offering1=1)
    begin(s, ROME_REWARDS)  # waits for the choice of a district
    assert s.stock[1] + s.market[1] == 0
    builder.assert_conserved(s)
    play(s, "0 district servorum")
    assert s.stock[1] + s.market[1] == 6
    builder.assert_conserved(s)


def test_C10_11_majorities_podium_unrest() -> None:
    s = rome(3, "lapis")
    delivered(s, 0, velites=1, stone=5)
    delivered(s, 1, offering1=1, stone=4)
    happened = podium(s)
    kinds = [
        event for event in happened if isinstance(event, SenatorsChanged | Ranked | PrestigeMoved | UnrestReceived)
    ]
    assert [type(event).__name__ for event in kinds] == [
        *["SenatorsChanged"] * 2,
        *["Ranked"] * 3,
        *["PrestigeMoved"] * 2,
        *["UnrestReceived"] * 3,
    ]
    assert of_type(happened, UnrestReceived) == [UnrestReceived(0, 1), UnrestReceived(1, 1), UnrestReceived(2, 3)]


@clause("C5.6")
def test_C10_6_unrest_can_end_the_game_with_the_option_stock() -> None:
    s = rome(2, unrest_limit="stock")
    delivered(s, 0, stone=1)
    s.markers[1] = 12
    podium(s)
    assert s.stage == OVER
    assert s.markers[0] == 3
    builder.assert_conserved(s)


def test_C10_1_the_card_of_the_running_decade_counts() -> None:
    s = rome(2, "lapis")
    builder.demands(s, "marmor")
    give(s, 0, stone=1, marble=1)
    begin(s, DELIVERING)
    assert choices(s, 0) == ["goods 0", "goods 1"]
    happened = play(s, "0 goods 1")
    assert Lost(0, "marble", 1) in happened
    assert builder.events(s) == []
    builder.assert_conserved(s)
