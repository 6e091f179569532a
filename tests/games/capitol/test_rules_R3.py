"""Scoring, clauses R3.1 to R3.9."""

import pytest

from aedilis.games.capitol.engine.forms.events import PrefectureScored, RoundScored
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.steps.score import points_of
from tests.games.capitol import naive
from tests.games.capitol.builder import clause, look, of_type, play, scored, seen, skip_auctions, table

SECOND = {"partial_top_tie": "second"}
FIRST = {"partial_top_tie": "first"}


def score(
    houses: str, *, place: int = 3, temple: bool = False, options: dict[str, str] | None = None, players: int = 4
) -> list[int]:
    """Return what each seat gets for houses in one prefecture; place 3 has one printed fountain."""
    return scored(
        table(
            players,
            phase="bid",
            in_round=4,
            auction=11,
            hands={0: "F1"},
            board={place: houses} if houses else {},
            monuments={place: "temple"} if temple else {},
            options=options,
        )
    )


def by_the_book(houses: list[tuple[int, int]], *, fountains: int, below_partial: str) -> list[int]:
    """Score (seat, height) houses of four seats as R3.1 to R3.7 tell it."""
    first, second = naive.places(houses, below_tie=below_partial)
    return [(2 + fountains) * (seat in first) + fountains * (seat in second) for seat in range(4)]


@clause("X27")
def test_R3_1_only_who_has_a_block_there_is_ranked() -> None:
    assert score("") == [0, 0, 0, 0]
    assert score("round 2:1") == [0, 0, 3, 0]


def test_R3_1_blocks_count_not_houses() -> None:
    assert score("round 0:1 0:1 0:1 1:2 1:2") == [1, 3, 0, 0]


def test_R3_2_first_two_and_fountains_second_fountains() -> None:
    for place, fountains in ((1, 0), (3, 1), (0, 2)):
        assert score("round 1:1 2:1 1:2", place=place) == [0, 2 + fountains, fountains, 0]


def test_R3_2_there_is_no_third_place() -> None:
    assert score("round 2:1 1:2 0:3") == [3, 1, 0, 0]


def test_R3_3_all_next_in_blocks_are_second() -> None:
    assert score("round 1:1 2:1 3:1 0:2") == [3, 1, 1, 1]


def test_R3_3_height_breaks_no_tie_for_second() -> None:
    assert score("round 1:1 1:1 0:1 2:2 0:2") == [3, 1, 1, 0]


def test_R3_4_the_tallest_house_breaks_a_tie_for_first() -> None:
    assert score("round 0:1 0:1 1:2") == [1, 3, 0, 0]
    assert score("round 0:1 0:1 2:1 2:1 1:2") == [1, 3, 1, 0]


def test_R3_4_players_with_fewer_blocks_then_get_nothing() -> None:
    assert score("round 0:1 0:1 2:1 1:2") == [1, 3, 0, 0]


def test_R3_5_a_full_tie_is_first_for_all_and_no_second() -> None:
    assert score("round 0:1 1:1") == [3, 3, 0, 0]
    assert score("round 2:1 0:1 1:1 0:2 1:2") == [3, 3, 0, 0]
    assert score("round 0:1 1:1 2:1 3:1", options=SECOND) == [3, 3, 3, 3]


@pytest.mark.parametrize(("options", "third"), [({}, 0), (SECOND, 1), (FIRST, 3)], ids=["nothing", "second", "first"])
def test_R3_6_a_partial_tie(options: dict[str, str], third: int) -> None:
    assert score("round 2:1 2:1 0:2 1:2", options=options) == [3, 3, third, 0]
    assert score("round 3:1 2:1 2:1 0:2 1:2", options=options) == [3, 3, third, 0]  # never the one with fewer blocks


def test_R3_6_the_option_leaves_a_single_tallest_house_alone() -> None:
    assert score("round 2:1 2:1 3:1 3:1 0:2", options=FIRST) == [3, 0, 1, 1]
    assert score("round 2:1 0:2 1:2", options=FIRST) == [3, 3, 0, 0]  # nor does it raise who has fewer blocks


def test_R3_6_four_players_two_of_them_taller() -> None:
    assert [score("round 2:1 2:1 3:1 3:1 0:2 1:2", options=each) for each in ({}, SECOND, FIRST)] == [
        [3, 3, 0, 0],
        [3, 3, 1, 1],
        [3, 3, 3, 3],
    ]


def test_R3_7_alone_one_is_first_only() -> None:
    assert score("round 0:1 0:2", players=2) == [3, 0]


@pytest.mark.parametrize("place", [1, 3, 0])
def test_R3_8_a_temple_doubles_both_places(place: int) -> None:
    plain = score("round 1:1 0:2", place=place)
    assert score("round 1:1 0:2", place=place, temple=True) == [2 * points for points in plain]


@clause("X21")
def test_R3_8_from_the_round_it_is_bought_to_the_end() -> None:
    game = table(phase="bid", in_round=3, auction=8, hands={0: "F8", 1: "F1"}, board={3: "round 1:1"})
    play(game, "0 bid F8", "1 bid -", "0 tile p3")
    assert game.state.scores() == [0, 6]
    while look(game).phase == "draw":
        play(game, f"{game.actor()} draw floor")
    while look(game).phase == "build":
        play(game, f"{game.actor()} pass")
    skip_auctions(game)
    assert game.state.scores() == [0, 12]


@clause("X22")
def test_R3_8_only_in_its_own_prefecture() -> None:
    game = table(
        phase="bid",
        in_round=4,
        auction=11,
        hands={0: "F1"},
        board={1: "round 0:1", 4: "round 1:1"},
        monuments={1: "temple", 4: "amphitheatre"},
    )
    assert scored(game) == [4, 2]


def test_R3_9_amphitheatres_earn_no_points() -> None:
    game = table(
        phase="bid", in_round=2, auction=5, hands={0: "F1"}, board={1: "round 0:1"}, monuments={1: "amphitheatre"}
    )
    assert scored(game) == [2, 0]


@clause("R3.9")
def test_R3_9_scores_are_open_and_prefectures_add_up() -> None:
    board = {0: "round 0:1", 1: "pitched 1:1 0:1", 3: "round 1:1 0:2", 8: "pitched 1:1"}
    game = table(phase="bid", in_round=2, auction=5, scores=[10, 20], hands={0: "F1"}, board=board)
    would = [seat.would_score for seat in seen(game, -1).seats]
    events = skip_auctions(game)
    points = [
        sum(event.points for event in of_type(events, PrefectureScored) if event.seat == seat) for seat in range(2)
    ]
    assert points == would == [4 + 2 + 3, 2 + 1 + 2]
    assert of_type(events, RoundScored) == [RoundScored(2)]
    for viewer in (-1, 0, 1):
        assert [seat.score for seat in seen(game, viewer).seats] == game.state.scores() == [19, 25]


def _stacks() -> list[list[tuple[int, int]]]:
    """Return every way to place up to four houses of three seats and one of the fourth, heights never falling."""
    result: list[list[tuple[int, int]]] = [[]]
    level: list[list[tuple[int, int]]] = [[]]
    for _ in range(4):
        level = [
            [*houses, (seat, height)]
            for houses in level
            for seat in range(3)
            for height in ({1} if not houses else {houses[-1][1], houses[-1][1] + 1})
        ]
        result += level
    return result + [[(3, 1), *houses] for houses in level if houses[0][1] == 1]


@pytest.mark.parametrize("options", [{}, SECOND, FIRST], ids=["nothing", "second", "first"])
@clause("R3.1", "R3.2", "R3.3", "R3.4", "R3.5", "R3.6", "R3.7")
def test_R3_every_small_prefecture_scores_by_the_book(options: dict[str, str]) -> None:
    stacks = _stacks()
    assert len(stacks) > 1000
    for houses in stacks[:: 4 if options else 2]:
        text = "round " + " ".join(f"{seat}:{height}" for seat, height in houses)
        state = table(4, hands={0: "F1"}, board={3: text} if houses else {}, options=options).state
        assert isinstance(state, State)
        points = [points_of(state, 3, seat) for seat in range(4)]
        assert points == by_the_book(houses, fountains=1, below_partial=options.get("partial_top_tie", "nothing")), text
