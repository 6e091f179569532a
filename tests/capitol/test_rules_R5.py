"""The end of the game, clauses R5.1 and R5.2."""

import pytest

from aedilis.core.game import Game
from aedilis.games.capitol.engine.forms.events import GameOver
from tests.capitol.builder import clause, play, seen, table

BLOCKS = {"final_tie": "most_blocks_on_board"}


def ended(scores: list[int], *, board: dict[int, str] | None = None, options: dict[str, str] | None = None) -> Game:
    """Return a game that ended after a last scoring of this board, from these scores."""
    hands = {0: "F1", 1: "F8 F8 R7 R7"}
    finished = {1: "5r 5p"}
    game = table(
        len(scores),
        phase="bid",
        in_round=4,
        auction=11,
        scores=scores,
        hands=hands,
        finished=finished,
        board=board,
        options=options,
    )
    play(game, "0 bid -", "1 bid -")
    return game


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_R5_1_most_points_win(winner: int) -> None:
    scores = [20, 20, 20]
    scores[winner] += 1
    game = ended(scores)
    assert game.state.winners() == [winner]
    assert game.events(-1)[-1] == GameOver((winner,))
    assert seen(game, 0).winners == (winner,)


@clause("R5.1")
def test_R5_1_the_fourth_scoring_counts() -> None:
    assert ended([20, 21], board={1: "round 0:1"}).state.winners() == [0]


@clause("R5.1")
def test_R5_1_cards_and_yards_are_worth_nothing() -> None:
    game = ended([21, 20])  # seat 1 has four high cards and two tall houses in its yard
    assert game.state.scores() == [21, 20]
    assert game.state.winners() == [0]


@clause("R5.1")
def test_R5_1_nobody_has_won_before_the_end() -> None:
    game = table(phase="bid", in_round=4, auction=11, scores=[30, 3], hands={0: "F1"})
    assert game.state.winners() == []
    assert seen(game, 0).winners is None


@pytest.mark.parametrize("scores", [[20, 20, 19], [20, 20, 20]])
def test_R5_2_a_shared_victory(scores: list[int]) -> None:
    game = ended(scores)
    assert game.state.winners() == [seat for seat in range(3) if scores[seat] == 20]


CHAIN = [
    # The last scoring gives seat 0 four points and seats 1 and 2 two each.
    pytest.param({0: "round 0:1", 1: "round 1:1", 4: "round 2:1"}, [20, 22, 22], [0, 1, 2], id="all-equal"),
    pytest.param({0: "round 0:1", 1: "round 1:1 1:1", 4: "round 2:1"}, [20, 22, 22], [1], id="blocks"),
    pytest.param({0: "round 0:1", 1: "round 1:1 1:1", 4: "round 2:1 2:1"}, [20, 22, 22], [1, 2], id="blocks-shared"),
    # Two blocks each; seat 1 is first in two prefectures, seats 0 and 2 in one.
    pytest.param({0: "round 0:1 0:1", 1: "round 1:1", 5: "round 1:1"}, [20, 20, 3], [1], id="first-places"),
    # More first places do not help against more blocks.
    pytest.param({1: "round 0:1", 4: "round 0:1", 0: "round 1:1 1:1 1:1"}, [20, 20, 3], [1], id="blocks-before"),
    # The score comes before everything.
    pytest.param({1: "round 0:1", 0: "round 1:1 1:1 1:1"}, [23, 20, 3], [0], id="score-first"),
]


@pytest.mark.parametrize(("board", "scores", "winners"), CHAIN)
def test_R5_2_option_most_blocks_then_first_places(
    board: dict[int, str], scores: list[int], winners: list[int]
) -> None:
    shared = ended(scores, board=board)
    best = max(shared.state.scores())
    assert shared.state.winners() == [seat for seat in range(3) if shared.state.scores()[seat] == best]
    assert ended(scores, board=board, options=BLOCKS).state.winners() == winners


@clause("R5.2")
def test_R5_2_option_a_shared_first_place_counts_for_each() -> None:
    board = {1: "round 0:1 1:1", 4: "round 0:1", 5: "round 1:1"}
    game = ended([20, 20], board=board, options=BLOCKS)
    assert game.state.winners() == [0, 1]
