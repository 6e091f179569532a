"""What lasts, written down once more by hand: tokens, characters, spaces of the tracks, places of the insula rows.

Each entry is played and all that changed for seat 0 is compared. One of the shipped pack that is missing here fails
`test_nothing_is_missing`.
"""

from collections.abc import Callable

import pytest

from aedilis.core.bits import bit
from aedilis.games.corduba.engine.forms.events import Delivered, Traded
from aedilis.games.corduba.engine.pack.read import standard
from aedilis.games.corduba.engine.state.fields import DELIVERING, HARMONY_PHASE, ROUND_END, STORING
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import CHARACTERS, DENARII, DISTRICT_NAMES, FOOD, NOBODY, TRACK
from tests.games.corduba import builder
from tests.games.corduba.builder import begin, carry_out, choices, give, of_type, play, table, why_not
from tests.games.corduba.packs import quiet
from tests.games.corduba.test_catalogue_actions import changed, counted, less
from tests.games.corduba.test_effects_triggers import decade_start, reward_with

Bonus = tuple[dict[str, int], tuple[str, ...]]  # what a space brings, and the answers to what it asks
NOTHING: Bonus = ({}, ())
AMPHORA: Bonus = ({"amphora": 1}, ())
MARBLE: Bonus = ({"marble": 1}, ())
OFFERING: Bonus = ({"offering1": 1}, ())
POPULAR: Bonus = ({"popularity": 1, "harmony": 1}, ())
REGISTER: Bonus = ({"register": 1, "worker": 1}, ())
UNLOCK: Bonus = ({"green": 1, "food": 2}, ("option 0", "colour green"))
SENATOR: Bonus = ({"senators": 1}, ())

SPACES = {
    ("servorum", 2): AMPHORA,
    ("servorum", 3): UNLOCK,
    ("servorum", 6): UNLOCK,
    ("servorum", 8): AMPHORA,
    ("servorum", 10): UNLOCK,
    ("servorum", 12): SENATOR,
    ("plebeius", 2): ({"wood": 1}, ("take wood:1",)),
    ("plebeius", 4): OFFERING,
    ("plebeius", 6): POPULAR,
    ("plebeius", 8): OFFERING,
    ("plebeius", 9): ({"food": 1, "stone": 1}, ("take food:1 stone:1",)),
    ("plebeius", 10): POPULAR,
    ("plebeius", 11): ({"offering2": 1}, ()),
    ("plebeius", 12): SENATOR,
    ("patricius", 2): ({"denarii": 2}, ()),
    ("patricius", 4): MARBLE,
    ("patricius", 6): ({"denarii": 3}, ()),
    ("patricius", 8): MARBLE,
    ("patricius", 9): ({"denarii": 3}, ()),
    ("patricius", 10): MARBLE,
    ("patricius", 11): ({"denarii": 5}, ()),
    ("patricius", 12): SENATOR,
}
PLACES = {
    ("servorum", 2): REGISTER,
    ("servorum", 3): AMPHORA,
    ("servorum", 4): REGISTER,
    ("servorum", 6): REGISTER,
    ("plebeius", 2): ({"stone": 1}, ("take stone:1",)),
    ("plebeius", 3): REGISTER,
    ("plebeius", 4): POPULAR,
    ("plebeius", 6): REGISTER,
    ("patricius", 2): ({"denarii": 2}, ()),
    ("patricius", 3): REGISTER,
    ("patricius", 4): ({"denarii": 3}, ()),
    ("patricius", 6): REGISTER,
}
FREE_CELLS = {"servorum": (0, 1), "plebeius": (0, 0), "patricius": (0, 1)}


def on_track(district: str, space: int) -> State:
    """Return a table at which seat 0 stands one step before a space, and can take that step at a Schola."""
    s = quiet(table())
    builder.put_tile(s, district, "schola")
    builder.prestige(s, 0, **{district: space - 1})
    give(s, 0, worker=2)
    return s


@pytest.mark.parametrize("space", range(1, TRACK + 1))
@pytest.mark.parametrize("district", DISTRICT_NAMES)
def test_C9_2_every_space_of_every_track(district: str, space: int) -> None:
    bonus, answers = SPACES.get((district, space), NOTHING)
    s = on_track(district, space)
    before = counted(s)
    play(s, f"0 activate {district} schola 1", *(f"0 {answer}" for answer in answers))
    assert changed(before, counted(s)) == less({district: 1}, {"worker": 2}, {"denarii": -1}, less({}, bonus))
    assert s.actor() == 1
    builder.assert_conserved(s)


@pytest.mark.parametrize("space", [3, 6, 10])
def test_C9_2_the_register_instead_of_a_specialist(space: int) -> None:
    s = on_track("servorum", space)
    before = counted(s)
    play(s, "0 activate servorum schola 1", "0 option 1")
    assert changed(before, counted(s)) == {"servorum": 1, "denarii": 1, "register": 1, "worker": -1}


@pytest.mark.parametrize("district", DISTRICT_NAMES)
def test_C9_3_only_the_first_at_the_end_of_a_track_gains_a_senator(district: str) -> None:
    s = on_track(district, TRACK)
    s.firsts[DISTRICT_NAMES.index(district)] = bit(TRACK)
    play(s, f"0 activate {district} schola 1")
    assert (s.senators[0], builder.standing(s, 0)[DISTRICT_NAMES.index(district)]) == (0, TRACK)


@pytest.mark.parametrize("place", range(1, builder.ROW + 1))
@pytest.mark.parametrize("district", DISTRICT_NAMES)
def test_C7_9_every_place_of_every_insula_row(district: str, place: int) -> None:
    bonus, answers = PLACES.get((district, place), NOTHING)
    s = quiet(table(characters={0: "mela"}))
    row, column = FREE_CELLS[district]
    for number in range(1, place):
        builder.put_insula(s, district, (row + number % 2, column + 2 + number // 2), owner=0)
    builder.put_insula(s, district, (row, column))
    give(s, 0, worker=1)
    before = counted(s)
    play(s, "0 ability 15", "0 option 0", *(f"0 {answer}" for answer in answers))
    assert changed(before, counted(s)) == bonus
    assert s.laid[DISTRICT_NAMES.index(district)] == place
    builder.assert_conserved(s)


# ---------------------------------------------------------------- characters and tokens


def seated(name: str, **goods: int) -> State:
    """Return a table at which seat 0 has a character, or the token of a monument, and these goods."""
    s = table()
    if name in s.pack.names["character"]:
        s = table(characters={0: name})
    else:
        builder.give_monument(s, 0, name)
    give(quiet(s), 0, **goods)
    return s


def ability(s: State, name: str, *answers: str) -> dict[str, int]:
    """Use an ability as a free action, see that it cannot be used again in this round, and return what it changed."""
    line = f"0 ability {(s.pack.names['character'] + s.pack.names['monument']).index(name)}"
    before = counted(s)
    play(s, line, *(f"0 {answer}" for answer in answers))
    assert why_not(s, line) == "C7.24"
    return changed(before, counted(s))


def is_limited(s: State, name: str, *, until_decade: bool) -> None:
    """See that the end of the round brings back what may be used in every round, and nothing else."""
    line = f"0 ability {(s.pack.names['character'] + s.pack.names['monument']).index(name)}"
    carry_out(s, ROUND_END)
    builder.turn_of(s, 0)
    assert (why_not(s, line) == "C7.24") == until_decade


def delivers(s: State, **goods: int) -> Delivered:
    """Let seat 0 deliver all it has to Rome."""
    s.round = 3
    give(s, 0, **goods)
    happened = begin(s, DELIVERING)
    while s.to_act():
        happened += play(s, f"{s.actor()} {choices(s)[-1]}")
    return next(one for one in of_type(happened, Delivered) if one.seat == 0)


def upkeep_paid(s: State) -> int:
    """Return what seat 0 pays for register 10 with harmony 4."""
    give(s, 0, register=10, denarii=9)
    carry_out(s, HARMONY_PHASE)
    return 9 - s.holds(0, DENARII)


def balbus() -> None:
    s = seated("balbus", denarii=9, wood=1, worker=1)
    assert ability(s, "balbus", "buy tool 2") == {"tool": 2, "denarii": -6}
    is_limited(s, "balbus", until_decade=False)
    play(s, "0 ability 0", "0 sell wood 1")
    assert builder.holdings(s, 0) == {"tool": 2, "denarii": 5, "worker": 5}


def scipio() -> None:
    for goods in ({"wood": 1}, {"denarii": 1}):
        s = seated("scipio", worker=2, **goods)
        assert why_not(s, "0 castra legionary") is None
    assert delivers(seated("scipio"), velites=1).troops == 3


def lepidus() -> None:
    pons = {"worker": 3, "wood": 3, "stone": 2, "tool": 1, "denarii": 4}  # 1 worker less by the bonus of Servorum
    assert why_not(seated("lepidus", **pons), "0 monument 0") is None
    for name in ("worker", "denarii", "wood"):
        assert why_not(seated("lepidus", **{**pons, name: pons[name] - 1}), "0 monument 0") is not None
    assert why_not(seated("lepidus", worker=1, wood=1, denarii=1), "0 build servorum herbarium") is not None


def paullus() -> None:
    s = seated("paullus", worker=2, wood=2, denarii=2)
    play(s, "0 build servorum herbarium", "0 spot 0,1 0")
    assert "activate servorum herbarium 1" in choices(s)  # 2 workers, of which one is left
    s = seated("paullus", worker=1, denarii=1)
    builder.put_tile(s, "servorum", "herbarium")
    assert why_not(s, "0 activate servorum herbarium 1") == "C7.2"


def lucius_caesar() -> None:
    assert upkeep_paid(seated("lucius_caesar")) == 5


def sextus_caesar() -> None:
    podiums = {1: ((5, 4, 2, 1), 2 + 1, 2), 2: ((4, 5, 2, 1), 1, 2), 3: ((2, 5, 4, 1), 0, 1), 4: ((1, 5, 4, 2), -1, 0)}
    for rank, (stones, steps, denarii) in podiums.items():
        s = seated("sextus_caesar")
        builder.prestige(s, 0, servorum=6, plebeius=2, patricius=6)  # no space with denarii is near
        reward_with(s, stones)
        assert (s.rank[0], sum(builder.standing(s, 0)) - 14, s.holds(0, DENARII)) == (rank, steps, denarii)


def marcellus() -> None:
    s = seated("marcellus", worker=2, wood=4, denarii=2)
    play(s, "0 build plebeius herbarium", "0 pay worker:1 wood:1 denarii:1 discount-0")
    assert s.holds(0, FOOD) == 0
    assert s.limits[0] != 0
    carry_out(s, ROUND_END)
    assert s.limits[0] == 0


def clodius() -> None:
    s = seated("clodius", worker=1)
    builder.put_tile(s, "plebeius", "forum", builder=1)
    assert ability(s, "clodius") == {"denarii": 1, "harmony": 1, "calmed": -1}
    is_limited(s, "clodius", until_decade=True)
    assert ability(seated("clodius", worker=1), "clodius") == {"denarii": 1, "harmony": 1}


def cunctator() -> None:
    for passed, denarii in ((0, 0), (0b10, 3)):
        s = seated("cunctator", worker=1)
        s.passed, s.lane[0] = passed, 1 if passed else NOBODY
        play(s, "0 pass")
        assert s.holds(0, DENARII) == denarii


def pictor() -> None:
    s = seated("pictor")
    builder.unlock(s, 0, "blue")
    play(s, "0 site lapis right")  # 2 workers
    assert builder.holdings(s, 0) == {"stone": 3}


def publicola() -> None:
    s = seated("publicola", worker=1, unrest=1)
    builder.put_tile(s, "plebeius", "forum", builder=1)
    builder.unrest_on(s, "plebeius", "forum")
    assert ability(s.clone(), "publicola", "option 1") == {"popularity": 1, "harmony": 1}
    assert ability(s, "publicola", "option 0") == {"calmed": 1, "unrest": -1}
    is_limited(s, "publicola", until_decade=True)


def messalla() -> None:
    librarium = {"worker": 2, "wood": 2, "tool": 1, "denarii": 2}
    assert why_not(seated("messalla", **librarium, amphora=1), "0 build servorum librarium") is None
    assert why_not(seated("scipio", **librarium, amphora=1), "0 build servorum librarium") is not None


def tiberius_gracchus() -> None:
    s = seated("tiberius_gracchus", worker=3)
    play(s, "0 site oleum left")
    assert builder.holdings(s, 0) == {"amphora": 1, "worker": 2}
    for food in (1, 1):  # once in a round
        builder.turn_of(s, 0)
        play(s, f"0 site {'lignum' if s.holds(0, FOOD) == 0 else 'lapis'} left")
        assert s.holds(0, FOOD) == food


def gaius_gracchus() -> None:
    s = seated("gaius_gracchus", denarii=9, stone=1, worker=1)
    s.merchants = 0
    happened = play(s, "0 merchant", "0 buy tool 1", "0 sell stone 1", "0 done")
    assert [one.price for one in of_type(happened, Traded)] == [2, 2]


def seneca_maior() -> None:
    s = seated("seneca_maior", worker=1)
    assert ability(s, "seneca_maior") == {"denarii": 2}
    is_limited(s, "seneca_maior", until_decade=True)
    s = seated("seneca_maior", worker=1)
    builder.unlock(s, 0, "yellow", "green", "purple")
    assert ability(s, "seneca_maior", "colour yellow") == {"denarii": 3}


def mela() -> None:
    s = seated("mela", worker=1)
    assert ability(s, "mela") == {"denarii": 2}
    is_limited(s, "mela", until_decade=True)
    s = table(2, characters={0: "mela"})
    give(s, 0, stone=4, wood=4, food=1)
    begin(s, STORING)
    assert {sum(int(part.split(":")[1]) for part in line.split()[1:]) for line in choices(s, 0)} == {1}


def special_worker(name: str) -> None:
    s = seated(name, wood=1, denarii=1)
    assert s.special[0] == 1
    play(s, "0 castra legionary")  # 2 workers
    assert (builder.holdings(s, 0), s.special[0]) == ({"legionary": 1}, 0)
    s = seated(name)
    assert why_not(s, "0 site lapis right") == "C7.2"
    play(s, "0 site lapis left")
    assert builder.holdings(s, 0) == {"stone": 1}


def pons() -> None:
    special_worker("pons")


def murus() -> None:
    special_worker("murus")


def aqua() -> None:
    assert upkeep_paid(seated("aqua")) == 3


def theatrum() -> None:
    s = seated("theatrum", worker=1)
    assert ability(s, "theatrum") == {"denarii": 2, "harmony": 1}
    is_limited(s, "theatrum", until_decade=False)


def templum() -> None:
    assert delivers(seated("templum"), offering1=1).offerings == 3
    s = seated("templum")
    decade_start(s)
    assert (s.popularity[0], s.harmony[0]) == (5, 5)


def circus() -> None:
    s = seated("circus", worker=1, wood=2, denarii=1)
    play(s, "0 build servorum herbarium", "0 spot 0,1 0")
    assert builder.standing(s, 0) == (2, 0, 0)


CHARACTER_TESTS: tuple[Callable[[], None], ...] = (
    *(balbus, scipio, lepidus, paullus, lucius_caesar, sextus_caesar, marcellus, clodius),
    *(cunctator, pictor, publicola, messalla, tiberius_gracchus, gaius_gracchus, seneca_maior, mela),
)
TOKEN_TESTS: tuple[Callable[[], None], ...] = (pons, murus, aqua, theatrum, templum, circus)


def test_nothing_is_missing() -> None:
    pack = standard()
    assert [test.__name__ for test in CHARACTER_TESTS] == pack.names["character"]
    assert [test.__name__ for test in TOKEN_TESTS] == pack.names["monument"]
    assert len(pack.abilities) == CHARACTERS + len(TOKEN_TESTS)
    spaces = [(district, space) for district in DISTRICT_NAMES for space in range(TRACK + 1)]
    places = [(district, place) for district in range(len(DISTRICT_NAMES)) for place in range(builder.ROW)]
    paying = [
        (DISTRICT_NAMES[district], place + 1) for district, place in places if pack.row_bonus(district, place) >= 0
    ]
    assert list(PLACES) == paying
    assert list(SPACES) == [key for key, effect in zip(spaces, pack.track, strict=True) if effect >= 0]


@pytest.mark.parametrize("character", CHARACTER_TESTS, ids=lambda test: test.__name__)
def test_C7_24_every_character(character: Callable[[], None]) -> None:
    character()


@pytest.mark.parametrize("token", TOKEN_TESTS, ids=lambda test: test.__name__)
def test_C7_14_every_token_of_a_monument(token: Callable[[], None]) -> None:
    token()
