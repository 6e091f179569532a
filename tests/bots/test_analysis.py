"""How a game was won: the curve ends with the result, a record has one analysis, better choices are legal."""

from pathlib import Path

import pytest

from aedilis.bots import analysis
from aedilis.bots.analysis import ChancesAt, Examination, Found, Judge, Stretch, analysed, in_passes, moves_to_judge
from aedilis.core import catalogue
from aedilis.core.game import Game

pytestmark = pytest.mark.once

GAMES = Path(__file__).parents[1] / "games"
RECORDS = (
    "capitol/golden/normal_end_2p",
    "capitol/golden/shared_victory_3p",
    "corduba/golden/rebellion_of_districts_2p",
)


def game_of(record: str) -> Game:
    return Game.load((GAMES / f"{record}.txt").read_text())


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few points and tries: what holds of them holds of more, and interpreted code is slow."""
    monkeypatch.setattr(analysis, "POINTS", 12)
    monkeypatch.setattr(analysis, "THOUGHT", ":8")
    for game in ("capitol", "corduba"):
        monkeypatch.setattr(type(catalogue.find(game)), "judging", 2)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("record", RECORDS)
def test_the_curve_runs_from_the_deal_to_the_result(record: str) -> None:
    game = game_of(record)
    found = analysed(game)
    curve = found.curve
    assert (curve[0].move, curve[-1].move) == (0, game.moves)
    assert all(min(point.chances) >= 0 and sum(point.chances) <= 1.001 for point in curve)
    winners = game.state.winners()
    shares = [round(1 / len(winners), 4) if seat in winners else 0 for seat in range(game.state.players)]
    assert list(curve[-1].chances) == shares


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("record", RECORDS)
def test_moments_are_decisions_and_what_is_better_was_legal(record: str) -> None:
    game = game_of(record)
    found = analysed(game)
    moments = found.moments()
    assert 1 <= len(moments) <= 3
    assert [turn.move for turn in moments] == sorted({turn.move for turn in moments})
    for turn in [*moments, *(slip for slip in found.slips() if slip is not None)]:
        before = game.at(turn.move - 1)
        assert turn.action == game.steps[turn.move - 1].action
        assert turn.before.move < turn.move <= turn.after.move
        assert len(before.view(turn.seat).legal()) > 1
        if turn.better is None:
            assert turn.gain == 0
        else:
            assert turn.better != turn.action
            assert before.view(turn.seat).refusal(turn.better) == 0
            assert turn.gain >= analysis.SMALL


@pytest.mark.usefixtures("quick")
def test_a_record_has_one_analysis() -> None:
    one, other = (analysed(game_of(RECORDS[0])) for _ in range(2))
    assert (one.curve, one.moments(), one.slips()) == (other.curve, other.moments(), other.slips())


def test_a_sealed_choice_is_no_point_before_it_is_opened() -> None:
    game = game_of("capitol/golden/normal_end_3p")
    points = set(moves_to_judge(game))
    sealed = [
        move
        for move, step in enumerate(game.steps, start=1)
        if game.rules.is_sealed(step.action) and not step.reveals and move < game.moves
    ]
    assert sealed
    assert not points & set(sealed)


@pytest.mark.parametrize("length", [1, 2, 3, 7, 8, 9, 100])
def test_any_beginning_of_the_work_is_spread_over_the_game(length: int) -> None:
    moves = list(range(0, 3 * length, 3))
    order = in_passes(moves)
    assert sorted(order) == moves
    for begun in range(2, length):
        apart = [b - a for a, b in zip(sorted(order[:begun]), sorted(order[:begun])[1:], strict=False)]
        assert max(apart) <= 3 * 4 * length / begun


def test_the_greatest_changes_are_weighed_first_and_luck_is_no_moment() -> None:
    """Points as if the game had tipped twice and no decision had done it."""
    game = game_of("capitol/golden/normal_end_2p")
    found = Examination(game)
    half = game.moves // 2
    weighed: list[Stretch] = []
    while (task := found.next()) is not None:
        if isinstance(task, Judge):
            tipped = [(move, 0.9 if move >= half else 0.2 if move >= 9 else 0.5) for move in task.moves]
            found.take(task, Found(points=tuple(ChancesAt(move, (share, 1 - share)) for move, share in tipped)))
        else:
            weighed.append(task.stretch)
            found.take(task, Found())
    assert [round(stretch.swing, 2) for stretch in weighed[:2]] == [0.7, 0.3]
    assert found.moments() == []


def test_a_game_whose_bots_cannot_judge_has_no_curve(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(catalogue.find("capitol")), "judging", 0)
    found = Examination(game_of("capitol/golden/normal_end_2p"))
    assert (found.next(), found.curve, found.moments(), found.slips()) == (None, [], [], [None, None])
