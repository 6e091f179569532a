"""Components and set-up, clauses C2.1 to C3.11."""

from collections import Counter

import pytest

from aedilis.core.bits import ones
from aedilis.games.corduba.engine import words
from aedilis.games.corduba.engine.effects.seat_changes import change_senators, gain, lose
from aedilis.games.corduba.engine.forms import events as told
from aedilis.games.corduba.engine.pack.read import standard
from aedilis.games.corduba.engine.pack.vocabulary import NONE
from aedilis.games.corduba.engine.state.fields import ACTIONS, FAMILIES_START, HERITAGE_START, KEEPING
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.placement import links_for
from tests.games.corduba import builder
from tests.games.corduba.builder import begin, choices, clause, give, of_type, play, table, why_not

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def keep(s: State, heritage: str = "", character: str = "") -> list[str]:
    """Let everybody keep cards, seat 0 those given by name, and return seat 0's first choices."""
    names = s.pack.names
    if heritage:  # swap the wanted cards into the deal
        s.dealt[0] = names["heritage"].index(heritage)
        for index in (1, 3, 4, 6, 7, 9, 10):
            if index < 3 * s.players and s.dealt[index] == s.dealt[0]:
                s.dealt[index] = next(card for card in range(8) if card not in set(s.dealt))
    if character:
        s.dealt[2] = names["character"].index(character) // 2
    offered = choices(s, 0)
    for seat in range(s.players):
        line = choices(s, seat)[0]
        if seat == 0 and (heritage or character):
            wanted = names["heritage"].index(heritage) if heritage else s.dealt[0]
            person = names["character"].index(character) if character else 2 * s.dealt[2]
            line = f"keep heritage {wanted} character {person}"
        play(s, f"{seat} {line}")
    return offered


def started(s: State, stage: int) -> None:
    """Set everybody on neutral cards and go on from a stage of set-up."""
    for seat in range(s.players):
        s.heritage[seat] = s.pack.names["heritage"].index("mercatura")
        s.character[seat] = s.pack.names["character"].index("scipio")
        s.order[seat] = seat
    s.stage = stage


# ---------------------------------------------------------------- components


@PLAYERS
@clause("C1.6", "C3.2", "C3.6")
def test_C2_1_three_of_each_resource_for_every_player(players: int) -> None:
    s = builder.dealt(players)
    for resource in range(words.RESOURCES):
        assert s.stock[resource] + s.market[resource] == 3 * players
        assert s.market[resource] == s.pack.capacity[players * words.RESOURCES + resource]
        assert s.price[resource] == s.pack.price_start[resource]
    builder.assert_conserved(s)
    market, prices = list(s.market), list(s.price)
    assert gain(s, 0, words.STONE, 99) == s.holds(0, words.STONE) == 3 * players - s.market[words.STONE]
    assert gain(s, 0, words.STONE, 1) == 0
    assert (list(s.market), list(s.price)) == (market, prices)  # what is gained never comes from the market
    builder.assert_conserved(s)


def test_C2_2_workers_and_denarii_never_run_out() -> None:
    s = table()
    assert gain(s, 0, words.WORKER, 100) == gain(s, 0, words.DENARII, 100) == 100
    assert lose(s, 0, words.DENARII, 101) == 100


@clause("C2.5")
def test_C2_4_offerings_and_troops_are_limited() -> None:
    s = table()
    for name, n in {"offering1": 26, "offering2": 12, "velites": 14, "legionary": 12, "equites": 10}.items():
        give(s, 0, **{name: n})
    assert builder.holdings(s, 0) == {"offering1": 26, "offering2": 12, "velites": 14, "legionary": 12, "equites": 10}
    assert sum(s.stock) == sum(s.stock[resource] for resource in range(words.RESOURCES))
    builder.assert_conserved(s)
    assert s.pack.unrest_markers == 15
    assert s.pack.insulae_neutral == 16


def test_C2_3_every_player_has_a_row_for_each_district_and_a_specialist_of_each_colour() -> None:
    s = builder.dealt()
    assert list(s.laid) == [0] * (4 * words.DISTRICTS)
    assert list(s.unlocked) == [0] * 4
    assert s.merchants == 0
    assert list(s.pack.row_lengths) == [6, 6, 6]
    assert len(s.pack.peculium) == 6


def test_C2_7_senators_never_fall_below_0_and_never_run_out() -> None:
    s = table()
    change_senators(s, 0, -1, 0)
    assert s.senators[0] == 0
    change_senators(s, 0, 16, 0)
    assert s.senators[0] == 16  # more than cubes


# ---------------------------------------------------------------- laying the table


def test_C3_1_a_random_start_player_and_the_others_clockwise() -> None:
    starts = set()
    for number in range(40):
        s = builder.dealt(3, f"start {number}")
        starts.add(s.order[0])
        assert [s.order[place] for place in range(3)] == [(s.order[0] + place) % 3 for place in range(3)]
    assert starts == {0, 1, 2}


@PLAYERS
def test_C3_3_every_type_is_available_in_every_district(players: int) -> None:
    s = builder.dealt(players)
    for district in range(words.DISTRICTS):
        assert s.available[district] == 2**words.TYPES - 1
        assert s.built[district] == s.occupied_low[district] == s.occupied_high[district] == 0
        assert all(links_for(s, district, building) == 0 for building in range(words.TYPES))


@pytest.mark.parametrize(("players", "milestones"), [(2, 4), (3, 5), (4, 6)])
def test_C3_4_two_more_milestones_than_players(players: int, milestones: int) -> None:
    seen: Counter[int] = Counter()
    for number in range(40):
        s = builder.dealt(players, f"milestones {number}")
        assert ones(s.face_up) == milestones
        seen.update(builder.members(s.face_up))
    assert sorted(seen) == list(range(8))


def test_C3_5_the_stacks_are_shuffled() -> None:
    first_tiles, first_cards = set(), set()
    for number in range(60):
        s = builder.dealt(4, f"stacks {number}")
        assert sorted(s.macellum_deck) == list(range(9))
        assert sorted(s.rome_deck) == list(range(7))
        assert set(s.monument) == {words.NOBODY}  # all monuments, and their tokens, are there to be built
        first_tiles.add(s.macellum_deck[0])
        first_cards.add(s.rome_deck[0])
    assert len(first_tiles) == 9
    assert len(first_cards) == 7


@clause("C2.4")
def test_C3_6_tracks_begin_at_0() -> None:
    s = builder.dealt()
    for track in (s.prestige, s.highest, s.unrest, s.markers, s.senators):
        assert not any(track)


# ---------------------------------------------------------------- keeping cards


@PLAYERS
@clause("C1.7")
def test_C3_7_everybody_keeps_one_of_two_and_one_of_two(players: int) -> None:
    s = builder.dealt(players)
    heritage = [s.dealt[3 * seat + n] for seat in range(players) for n in (0, 1)]
    assert len(set(heritage)) == 2 * players
    assert len({s.dealt[3 * seat + 2] for seat in range(players)}) == players
    assert s.to_act() == 2**players - 1
    for seat in range(players):
        assert len(choices(s, seat)) == len(set(choices(s, seat))) == 4
    last = players - 1
    for seat in range(last):
        happened = play(s, f"{seat} {choices(s, seat)[-1]}")
        assert happened == [told.CardsKept(seat)]
        assert s.heritage[seat] == s.character[seat] == NONE
        assert why_not(s, "0 keep heritage 0 character 0") == "C3.7"  # only once
    line = choices(s, last)[2]
    happened = play(s, f"{last} {line}")
    shown = of_type(happened, told.CardsRevealed)
    assert [card.seat for card in shown] == list(s.order[:players])
    assert f"keep heritage {s.heritage[last]} character {s.character[last]}" == line
    assert all(kept == NONE for kept in s.kept)
    assert s.sealed == 0
    for seat in range(players):
        assert s.heritage[seat] in heritage[2 * seat : 2 * seat + 2]
        assert s.character[seat] // 2 == s.dealt[3 * seat + 2]
        assert s.abilities[seat] == 2 ** s.character[seat]


def test_C3_7_only_cards_that_were_dealt() -> None:
    s = builder.dealt(2)
    other_card = next(card for card in range(8) if card not in (s.dealt[0], s.dealt[1]))
    other_family = (s.dealt[2] + 1) % 8
    assert why_not(s, f"0 keep heritage {other_card} character {2 * s.dealt[2]}") == "C3.7"
    assert why_not(s, f"0 keep heritage {s.dealt[0]} character {2 * other_family}") == "C3.7"
    assert why_not(s, "0 pass") == "C3.7"
    assert s.stage == KEEPING


# ---------------------------------------------------------------- families

PRESTIGE = {  # servorum, plebeius, patricius of each family
    "cornelia": (0, 0, 1),
    "aemilia": (0, 0, 1),
    "iulia": (0, 1, 0),
    "claudia": (1, 0, 0),
    "fabia": (0, 0, 1),
    "valeria": (0, 1, 0),
    "sempronia": (1, 0, 0),
    "annaea": (0, 1, 0),
}
STARTS = {
    "balbus": {"denarii": 5},
    "scipio": {"denarii": 4},
    "lepidus": {"marble": 1},
    "paullus": {"denarii": 4, "stone": 1},
    "lucius_caesar": {"food": 3},
    "sextus_caesar": {"denarii": 4, "stone": 1},
    "cunctator": {"denarii": 8},
    "pictor": {"denarii": 2, "marble": 1},
    "publicola": {"denarii": 3},
    "messalla": {"amphora": 1, "denarii": 2},
    "tiberius_gracchus": {"denarii": 1},
    "seneca_maior": {"denarii": 4, "stone": 1},
    "mela": {"denarii": 4, "stone": 1},
}


def test_C3_8_every_family_is_in_the_table() -> None:
    pack = standard()
    assert set(PRESTIGE) == set(pack.names["family"])
    starting = {name for number, name in enumerate(pack.names["character"]) if pack.starts[number] != NONE}
    assert starting == set(STARTS)


@pytest.mark.parametrize("character", standard().names["character"])
def test_C3_8_prestige_of_the_family_and_the_start_ability(character: str) -> None:
    s = builder.dealt(4)
    started(s, FAMILIES_START)
    s.heritage[0] = s.pack.names["heritage"].index("liberti")  # stops set-up at a choice
    number = s.pack.names["character"].index(character)
    s.character[0] = number
    in_families = [1, 2, 3, 0]
    for place, seat in enumerate(in_families):
        s.order[place] = seat
    begin(s, FAMILIES_START)
    assert builder.standing(s, 0) == PRESTIGE[s.pack.names["family"][number // 2]]
    extra = {name: n for name, n in builder.holdings(s, 0).items() if name not in ("denarii", "worker")}
    assert s.stage == HERITAGE_START
    assert s.top_seat() == 0  # last in turn order, so first to inherit
    heritage = s.pack.heritage[s.heritage[0]]
    denarii = s.holds(0, words.DENARII) - heritage.denarii
    assert extra | ({"denarii": denarii} if denarii else {}) == STARTS.get(character, {})
    builder.assert_conserved(s)


def test_C3_8_in_turn_order() -> None:
    s = builder.dealt(3)
    started(s, FAMILIES_START)
    for seat in range(3):
        s.character[seat] = s.pack.names["character"].index("lucius_caesar")
    s.order[0], s.order[1], s.order[2] = 2, 0, 1
    s.stock[words.FOOD] = 6  # nothing for the last
    s.market[words.FOOD] = 3
    taken = [gained.seat for gained in of_type(begin(s, FAMILIES_START), told.Gained) if gained.goods == "food"]
    assert taken == [2, 0]


# ---------------------------------------------------------------- heritage

HERITAGE = {  # denarii, units to choose, marble, amphorae, register, popularity, harmony, prestige, specialist
    "fundus": (8, 5, 0, 1, 4, 4, 4, (0, 0, 0), None),
    "mercatura": (15, 4, 0, 0, 4, 4, 4, (0, 0, 0), None),
    "familia_rustica": (8, 4, 0, 0, 5, 4, 4, (0, 0, 0), None),
    "clientela": (7, 5, 0, 0, 4, 5, 6, (0, 0, 0), None),
    "lapicidinae": (4, 4, 2, 0, 4, 4, 4, (0, 0, 0), None),
    "liberti": (3, 3, 0, 0, 4, 4, 4, (0, 0, 0), "any"),
    "sacerdotium": (1, 3, 0, 0, 4, 4, 4, (0, 1, 0), "purple"),
    "gloria_militaris": (2, 2, 0, 0, 4, 4, 4, (0, 0, 1), "red"),
}


def test_C3_9_every_heritage_card_is_in_the_table() -> None:
    assert set(HERITAGE) == set(standard().names["heritage"])


@pytest.mark.parametrize("card", HERITAGE)
@clause("C3.10", "C8.2", "C9.1")
def test_C3_9_what_a_heritage_card_gives(card: str) -> None:
    denarii, basic, marble, amphorae, register, popularity, harmony, prestige, specialist = HERITAGE[card]
    s = builder.dealt(4)
    started(s, HERITAGE_START)
    s.heritage[3] = s.pack.names["heritage"].index(card)
    begin(s, HERITAGE_START)
    assert s.top_seat() == 3  # the last player is the first
    assert builder.holdings(s, 3) == {"denarii": denarii}
    assert why_not(s, f"3 take food:{basic - 1}") == "C2.1"
    assert why_not(s, f"3 take food:{basic - 1} marble:1") == "C1.1"
    happened = play(s, f"3 take food:1 tool:{basic - 1}")
    if specialist == "any":
        assert choices(s, 3) == [f"colour {colour}" for colour in words.COLOUR_NAMES]
        happened += play(s, "3 colour green")
        specialist = "green"
    expected = {"food": 1, "tool": basic - 1, "marble": marble, "amphora": amphorae, "denarii": denarii + 3}
    assert builder.holdings(s, 3) == {name: n for name, n in (expected | {"worker": register}).items() if n}
    assert (s.register[3], s.popularity[3], s.harmony[3]) == (register, popularity, harmony)
    assert builder.standing(s, 3) == prestige
    assert [event.colour for event in of_type(happened, told.Unlocked)] == ([specialist] if specialist else [])
    assert s.unlocked[3] == s.ready[3] == (2 ** words.COLOUR_NAMES.index(specialist) if specialist else 0)
    builder.assert_conserved(s)


@clause("C3.9")
def test_C1_1_four_resources_are_basic() -> None:
    s = builder.dealt(4)
    started(s, HERITAGE_START)
    begin(s, HERITAGE_START)
    offered = {part.partition(":")[0] for line in choices(s, 3) for part in line.split()[1:]}
    assert offered == {"food", "stone", "wood", "tool"}
    for other in ("marble", "amphora"):
        assert why_not(s, f"3 take food:3 {other}:1") == "C1.1"


@clause("C4.3")
def test_C3_9_the_specialist_of_the_heritage_pays_in_the_first_peculium() -> None:
    card = next(card for card, gives in HERITAGE.items() if gives[-1] == "red")
    s = builder.dealt(2)
    started(s, HERITAGE_START)
    for seat in range(2):
        s.heritage[seat] = s.pack.names["heritage"].index(card)
    happened = begin(s, HERITAGE_START)
    while s.stage == HERITAGE_START:
        assert of_type(happened, told.PeculiumPaid) == []
        happened = play(s, f"{s.actor()} {choices(s)[0]}")
    order = [type(event) for event in happened]
    assert order.index(told.Unlocked) < order.index(told.DecadeStarted) < order.index(told.PeculiumPaid)
    assert {event.seat for event in of_type(happened, told.PeculiumPaid)} == {0, 1}


@clause("C2.1", "C1.1")
def test_C3_9_only_what_the_supply_still_has() -> None:
    s = builder.dealt(2)
    started(s, HERITAGE_START)
    give(s, 0, food=4, wood=4, stone=4, tool=3)
    begin(s, HERITAGE_START)
    assert s.holds(1, 3) == 1  # the last tool, without a question
    assert s.stock[3] == 0
    builder.assert_conserved(s)


def test_C3_9_register_and_workers_come_with_events() -> None:
    s = builder.dealt(2)
    started(s, HERITAGE_START)
    begin(s, HERITAGE_START)
    happened = play(s, "1 take food:4")
    assert told.RegisterRaised(1, 4) in happened
    assert told.Gained(1, "worker", 4) in happened
    assert told.StartedWith(1, 4, 4, 4) in happened


@PLAYERS
@clause("C3.9", "C3.11")
def test_C3_10_later_players_get_more_denarii_and_round_1_begins(players: int) -> None:
    s = builder.dealt(players)
    started(s, HERITAGE_START)
    in_order = list(range(players))[::-1]
    for place, seat in enumerate(in_order):
        s.order[place] = seat
    begin(s, HERITAGE_START)
    asked = []
    while s.stage == HERITAGE_START:
        asked.append(s.actor())
        play(s, f"{s.actor()} {choices(s)[0]}")
    assert asked == in_order[::-1]
    assert [s.holds(seat, words.DENARII) for seat in in_order] == [15, 16, 17, 18][:players]
    assert (s.stage, s.round, s.decade, s.actor()) == (ACTIONS, 1, 1, in_order[0])


@PLAYERS
def test_C3_7_whole_set_ups_conserve_everything(players: int) -> None:
    for number in range(8):
        s = builder.dealt(players, f"set-up {number}")
        keep(s)
        while s.stage != ACTIONS:
            builder.assert_conserved(s)
            play(s, f"{s.actor()} {choices(s)[-1]}")
        builder.assert_conserved(s)
        assert s.demand in range(7)
        assert s.tile_drawn in range(9)
        assert builder.events(s) == []
