"""Building, clauses R1.19 to R1.24: permits."""

import pytest

from aedilis.games.capitol.engine.forms.events import CardPlayed, HousePlaced
from tests.capitol.builder import choices, clause, look, play, seen, skip_auctions, table, why_not, yard


def test_R1_19_a_house_moves_from_the_yard_to_the_board() -> None:
    game = table(hands={0: "C4"}, finished={0: "1r 1p 1p"}, passed=[1])
    events = play(game, "0 permit C4 1 pitched p8")
    assert events[:2] == [CardPlayed(0, "C4", "permit"), HousePlaced(0, 8, 1, "pitched")]
    assert [(house.height, house.shape) for house in yard(game, 0).finished] == [(1, "round"), (1, "pitched")]
    place = seen(game, 1).prefectures[8]
    assert ([(house.seat, house.height) for house in place.houses], place.shape, place.sites_free) == (
        [(0, 1)],
        "pitched",
        6,
    )


@clause("X4")
def test_R1_19_only_own_finished_houses() -> None:
    game = table(hands={0: "A4"}, finished={0: "2r", 1: "1r 1p"}, unfinished={0: [1]}, board={1: "round 1:1"})
    assert why_not(game, "0 permit A4 1 round p1") == "R1.19"  # another seat's, or without a roof
    assert why_not(game, "0 permit A4 2 pitched p1") == "R1.19"
    assert why_not(game, "0 permit A4 2 round p1") is None


@pytest.mark.parametrize(("colour", "own"), [("A", (0, 1, 2)), ("B", (3, 4, 5)), ("C", (6, 7, 8))])
def test_R1_19_a_prefecture_of_the_permits_colour(colour: str, own: tuple[int, ...]) -> None:
    game = table(hands={0: f"{colour}4"}, finished={0: "1r"})
    for place in range(9):
        refused = why_not(game, f"0 permit {colour}4 1 round p{place}")
        assert refused == (None if place in own else "R1.19")
    assert choices(game, 0, "permit") == [f"permit {colour}4 1 round p{place}" for place in own]


@pytest.mark.parametrize(("bought", "houses", "refused"), [(2, 4, None), (2, 5, "R1.19a"), (3, 4, "R1.19a")])
@clause("X11")
def test_R1_19a_a_free_site(bought: int, houses: int, refused: str | None) -> None:
    board = {4: "round " + "1:1 " * houses}
    game = table(in_round=3, hands={0: "B4"}, finished={0: "1r"}, board=board, fountains={4: bought})
    assert why_not(game, "0 permit B4 1 round p4") == refused
    assert ("permit B4 1 round p4" in choices(game, 0)) == (refused is None)


@pytest.mark.parametrize(("place", "sites"), [(0, 5), (3, 6), (6, 6), (1, 7)])
@clause("R2.14", "X11")
def test_R1_19a_printed_fountains_take_sites(place: int, sites: int) -> None:
    colour = "ABC"[place // 3]
    for standing in (sites - 1, sites):
        board = {place: "round " + "1:1 " * min(standing, 5) + "0:1 " * max(standing - 5, 0)}
        game = table(hands={0: f"{colour}4"}, finished={0: "1r"}, board=board)
        assert why_not(game, f"0 permit {colour}4 1 round p{place}") == (None if standing < sites else "R1.19a")


@pytest.mark.parametrize("shape", ["round", "pitched"])
def test_R1_19b_one_shape_in_a_prefecture(shape: str) -> None:
    other = {"round": "pitched", "pitched": "round"}[shape]
    game = table(hands={0: "A4"}, finished={0: "1r 1p 2r 2p"}, board={1: f"{shape} 1:1"})
    for height in (1, 2):
        assert why_not(game, f"0 permit A4 {height} {shape} p1") is None
        assert why_not(game, f"0 permit A4 {height} {other} p1") == "R1.19b"


@pytest.mark.parametrize(
    ("standing", "allowed"),
    [("", {1}), ("1:1", {1, 2}), ("1:1 2:2", {2, 3}), ("1:1 2:2 1:2 1:3", {3, 4}), ("1:1 2:1 2:1", {1, 2})],
)
@clause("R1.20", "X8", "X9", "X10")
def test_R1_19c_height(standing: str, allowed: set[int]) -> None:
    board = {1: f"round {standing}"} if standing else {}
    game = table(3, hands={0: "A4"}, finished={0: "1r 2r 3r 4r 5r"}, board=board)
    for height in range(1, 6):
        assert why_not(game, f"0 permit A4 {height} round p1") == (None if height in allowed else "R1.19c")
        assert (f"permit A4 {height} round p1" in choices(game, 0)) == (height in allowed)


@pytest.mark.parametrize(
    ("others", "forbidden"),
    [
        ({}, set()),
        ({0: "round 1:1"}, set()),
        ({0: "round 1:1", 1: "pitched 1:1"}, set()),
        ({0: "round 1:1", 1: "round 1:1"}, {"round"}),
        ({0: "pitched 1:1", 1: "pitched 1:1"}, {"pitched"}),
        ({3: "round 1:1", 4: "round 1:1", 0: "round 1:1"}, set()),  # another colour does not matter
    ],
    ids=str,
)
@clause("X6")
def test_R1_19d_not_one_shape_in_all_three_of_a_colour(others: dict[int, str], forbidden: set[str]) -> None:
    game = table(hands={0: "A4"}, finished={0: "1r 1p"}, board=others)
    for shape in ("round", "pitched"):
        refused = why_not(game, f"0 permit A4 1 {shape} p2")
        assert refused == ("R1.19d" if shape in forbidden else None)
        assert (f"permit A4 1 {shape} p2" in choices(game, 0)) == (refused is None)


@clause("X7")
def test_R1_19d_the_forced_prefecture_waits_for_its_shape() -> None:
    board = {0: "round 1:1", 1: "round 1:1"}
    game = table(hands={0: "F1 R1 A1 A2 A3"}, finished={0: "1r 2p"}, board=board, passed=[1])
    assert not [line for line in choices(game, 0) if line.endswith("p2")]
    play(game, "0 floor F1 0+0", "0 roof R1 1 pitched")
    assert why_not(game, "0 permit A1 1 pitched p2") is None
    play(game, "0 permit A1 1 pitched p2")
    assert why_not(game, "0 permit A2 2 pitched p2") is None


@clause("R1.19d")
def test_R1_19d_bites_as_soon_as_the_second_is_opened() -> None:
    game = table(hands={0: "A1 A2"}, finished={0: "1r 1r 1p"}, board={0: "round 1:1"}, passed=[1])
    assert why_not(game, "0 permit A1 1 round p2") is None
    play(game, "0 permit A1 1 round p1")
    assert why_not(game, "0 permit A2 1 round p2") == "R1.19d"
    assert choices(game, 0, "permit") == ["permit A2 1 round p0", "permit A2 1 round p1", "permit A2 1 pitched p2"]


@clause("X9")
def test_R1_20_the_tallest_counts_not_the_last() -> None:
    game = table(hands={0: "A1 A2 A3"}, finished={0: "1r 2r 2r 3r"}, board={1: "round 1:1"}, passed=[1])
    play(game, "0 permit A1 2 round p1", "0 permit A2 2 round p1")
    assert why_not(game, "0 permit A3 1 round p1") == "R1.19c"
    assert why_not(game, "0 permit A3 3 round p1") is None


def test_R1_20_tiles_have_no_height_or_shape() -> None:
    game = table(in_round=4, hands={0: "A1"}, finished={0: "1r 1p 2r"}, fountains={2: 2}, monuments={2: "temple"})
    assert why_not(game, "0 permit A1 1 round p2") is None
    assert why_not(game, "0 permit A1 1 pitched p2") is None
    assert why_not(game, "0 permit A1 2 round p2") == "R1.19c"


def test_R1_21_later_houses_are_free_of_the_colour_rule() -> None:
    board = {0: "round 1:1", 1: "round 1:1", 2: "pitched 1:1"}
    game = table(hands={0: "A1"}, finished={0: "1r 1p"}, board=board)
    assert choices(game, 0, "permit") == ["permit A1 1 round p0", "permit A1 1 round p1", "permit A1 1 pitched p2"]


def test_R1_22_no_house_fits() -> None:
    game = table(hands={0: "A1 A2"}, finished={0: "3r"}, board={1: "round 1:1"}, passed=[1])
    assert choices(game, 0) == ["pass", "null A1", "null A2"]
    play(game, "0 null A1")
    assert choices(game, 0) == ["pass", "null A2"]


@clause("R3.1")
def test_R1_23_houses_on_the_board_stay_and_houses_in_yards_wait() -> None:
    game = table(phase="bid", in_round=1, auction=2, hands={0: "A1"}, finished={1: "2r 1p"}, board={1: "round 0:1"})
    assert skip_auctions(game)
    assert game.state.scores() == [2, 0]
    while look(game).phase == "draw":
        play(game, f"{game.actor()} draw floor")
    assert [(house.height, house.shape) for house in yard(game, 1).finished] == [(1, "pitched"), (2, "round")]
    assert [(house.seat, house.height) for house in look(game).prefectures[1].houses] == [(0, 1)]


def test_R1_24_blocking_is_allowed() -> None:
    game = table(hands={0: "A1", 1: "A2 A3"}, finished={0: "2r", 1: "1r 2p"}, board={1: "round 0:1", 2: "pitched 0:1"})
    assert why_not(game, "0 permit A1 2 round p1") is None
    play(game, "0 permit A1 2 round p1")
    assert why_not(game, "1 permit A2 1 round p1") == "R1.19c"  # shut to a house of one block
