"""Cases T20 to T29: permits."""

import pytest

from aedilis.games.capitol.engine.forms.events import CardPlayed, HousePlaced
from tests.capitol.builder import choices, clause, hand, look, of_type, pile, play, table, why_not, yard

COLOURS = {"A": (0, 1, 2), "B": (3, 4, 5), "C": (6, 7, 8)}
OTHER = {"round": "pitched", "pitched": "round"}


@clause("R1.19c")
def test_T20_as_tall_as_the_tallest_or_one_more() -> None:
    game = table(hands={0: "A5"}, finished={0: "1r 2r 3r 4r"}, board={1: "round 0:1 1:2"})
    there = [line for line in choices(game, 0, "permit") if line.endswith("p1")]
    assert there == ["permit A5 2 round p1", "permit A5 3 round p1"]
    assert why_not(game, "0 permit A5 1 round p1") == "R1.19c"
    assert why_not(game, "0 permit A5 4 round p1") == "R1.19c"


@pytest.mark.parametrize("shape", ["pitched", "round"])
@pytest.mark.parametrize("third", range(9))
@clause("R1.19d", "R1.19c")
def test_T21_the_third_of_a_colour_gets_the_other_shape(third: int, shape: str) -> None:
    colour = "ABC"[third // 3]
    others = {place: f"{shape} 1:1" for place in COLOURS[colour] if place != third}
    game = table(hands={0: f"{colour}5"}, finished={0: "1r 2r 1p 2p"}, board=others)
    there = [line for line in choices(game, 0, "permit") if line.endswith(f"p{third}")]
    assert there == [f"permit {colour}5 1 {OTHER[shape]} p{third}"]
    assert why_not(game, f"0 permit {colour}5 1 {shape} p{third}") == "R1.19d"
    assert why_not(game, f"0 permit {colour}5 2 {OTHER[shape]} p{third}") == "R1.19c"


@clause("R1.19d", "X6")
def test_T22_one_other_prefecture_leaves_both_shapes() -> None:
    game = table(hands={0: "A5"}, finished={0: "1r 1p"}, board={0: "pitched 1:1"})
    for place in (1, 2):
        assert why_not(game, f"0 permit A5 1 round p{place}") is None
        assert why_not(game, f"0 permit A5 1 pitched p{place}") is None


@clause("R1.19b", "R1.21")
def test_T23_three_opened_prefectures_keep_their_shapes() -> None:
    board = {0: "pitched 1:1", 1: "pitched 1:1", 2: "round 1:1"}
    game = table(hands={0: "A5"}, finished={0: "1r 2r 1p 2p"}, board=board)
    for place, text in board.items():
        shape = text.split()[0]
        for height in (1, 2):
            assert why_not(game, f"0 permit A5 {height} {shape} p{place}") is None
            assert why_not(game, f"0 permit A5 {height} {OTHER[shape]} p{place}") == "R1.19b"


@clause("R1.19c", "X8")
def test_T24_the_first_house_is_one_block_high() -> None:
    game = table(hands={0: "B5"}, finished={0: "1r 2r"})
    assert choices(game, 0, "permit") == [f"permit B5 1 round p{place}" for place in (3, 4, 5)]
    assert why_not(game, "0 permit B5 2 round p4") == "R1.19c"


@clause("R1.19b")
def test_T25_one_shape_in_a_prefecture() -> None:
    game = table(hands={0: "B5"}, finished={0: "1p"}, board={4: "round 1:1"})
    assert why_not(game, "0 permit B5 1 pitched p4") == "R1.19b"


@clause("R1.19a")
def test_T26_the_monument_site_is_no_site() -> None:
    full = {4: "round 1:1 1:1 1:1 1:1 1:1"}
    game = table(in_round=3, hands={0: "B5"}, finished={0: "1r 2r"}, board=full, fountains={4: 2})
    assert look(game).prefectures[4].monument is None
    assert why_not(game, "0 permit B5 1 round p4") == "R1.19a"
    assert why_not(game, "0 permit B5 2 round p4") == "R1.19a"
    assert not [line for line in choices(game, 0) if line.endswith("p4")]


@clause("R1.19")
@pytest.mark.parametrize("colour", "AC")
def test_T27_a_permit_is_for_its_own_colour(colour: str) -> None:
    game = table(hands={0: f"{colour}5 B5"}, finished={0: "1r"})
    assert why_not(game, "0 permit B5 1 round p4") is None
    assert why_not(game, f"0 permit {colour}5 1 round p4") == "R1.19"
    assert not [line for line in choices(game, 0, f"permit {colour}5") if line.endswith(("p3", "p4", "p5"))]


@clause("R1.22", "R1.4")
def test_T28_a_permit_without_a_fitting_house() -> None:
    game = table(hands={0: "A5 A6"}, passed=[1], finished={0: "2r 3p"})
    assert choices(game, 0) == ["pass", "null A5", "null A6"]
    assert play(game, "0 null A5") == [CardPlayed(0, "A5", "null")]
    assert hand(game, 0) == ["A6"]
    assert pile(game, "permit")[-1] == "A5"
    assert len(yard(game, 0).finished) == 2


@clause("R1.19a", "X11")
def test_T29_the_capitoline_has_five_open_sites() -> None:
    game = table(hands={0: "A5 A6"}, finished={0: "1r 1r"}, board={0: "round 1:1 1:1 1:1 1:1"})
    events = play(game, "0 permit A5 1 round p0")
    assert of_type(events, HousePlaced) == [HousePlaced(0, 0, 1, "round")]
    assert why_not(game, "0 permit A6 1 round p0") == "R1.19a"
