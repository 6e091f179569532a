"""The tactical puzzles: their solutions are proved by exhaustive search where the ending is small enough."""

from typing import Any

import pytest

from aedilis.bots.levels import make
from aedilis.core.catalogue import ours, rules
from aedilis.core.rng import seeded
from tests.bots import puzzles
from tests.bots.compiled import needs_compiled
from tests.bots.solver import Solver

pytestmark = pytest.mark.once

PUZZLES = puzzles.load("capitol")
CORDUBA = puzzles.load("corduba")
PROVED = [(game, puzzle) for game in ours() for puzzle in puzzles.load(game) if puzzle["proved"]]
POSITIONS = 2_000_000
"""As many are tried for a puzzle at most."""


def test_there_are_enough_puzzles_of_every_theme() -> None:
    assert len(PUZZLES) >= 20
    assert len({puzzle["id"] for puzzle in PUZZLES}) == len(PUZZLES)
    themes = {puzzle["theme"] for puzzle in PUZZLES}
    assert {"the winning last auction", "pass in time", "tie-denial in round 1"} <= themes
    assert {players for puzzle in PUZZLES for players in [puzzle["position"]["players"]]} == {2, 3, 4}
    for puzzle in PUZZLES:
        legal = puzzles.position("capitol", puzzle).legal(puzzle["seat"])
        solving = puzzles.solutions("capitol", puzzle)
        assert "R" in puzzle["because"]
        assert solving <= {puzzles.key("capitol", action) for action in legal}
        assert len(solving) < len(legal)


@needs_compiled
@pytest.mark.parametrize(("game", "puzzle"), PROVED, ids=lambda one: str(one["id"]) if isinstance(one, dict) else one)
def test_just_the_solutions_force_the_win(game: str, puzzle: dict[str, Any]) -> None:
    state = puzzles.position(game, puzzle)
    winning = Solver(puzzle["seat"], POSITIONS).winning(state)
    assert {puzzles.key(game, action) for action in winning} == puzzles.solutions(game, puzzle)
    for refutation in puzzle.get("refuted", ()):
        line = state.clone()
        for text in refutation["line"]:
            action = rules(game).packed(text)
            assert line.refusal(action) == 0
            line.apply(action)
        assert line.scores() == refutation["scores"]
        assert line.winners() != [puzzle["seat"]]


def solved_by(level: str, game: str) -> dict[str, bool]:
    """Return which puzzles a level solves."""
    bot = make(level, game)
    return {
        puzzle["id"]: puzzles.solves(
            game, puzzle, bot.choose(puzzles.position(game, puzzle).view(puzzle["seat"]), seeded(puzzle["id"]))
        )
        for puzzle in puzzles.load(game)
    }


@needs_compiled
@pytest.mark.parametrize(("game", "level", "share"), [("capitol", "consul:300", 0.8), ("corduba", "consul:300", 0.8)])
def test_consul_solves_most_puzzles_with_few_tries(game: str, level: str, share: float) -> None:
    solved = solved_by(level, game)
    missed = [puzzle for puzzle, is_solved in solved.items() if not is_solved]
    assert len(missed) <= (1 - share) * len(solved), missed


def test_the_puzzles_of_corduba_are_graded() -> None:
    assert len(CORDUBA) >= 12
    assert {puzzle["stars"] for puzzle in CORDUBA} == {1, 2, 3}
    assert len({puzzle["id"] for puzzle in CORDUBA}) == len(CORDUBA)


@pytest.mark.parametrize("game", ["capitol", "corduba"])
def test_enough_puzzles_were_found(game: str) -> None:
    names = [puzzle["id"] for puzzle in puzzles.found(game)]
    assert len(set(names)) == len(names) >= 35


@needs_compiled
@pytest.mark.parametrize("game", ["capitol", "corduba"])
def test_just_the_solutions_of_found_puzzles_force_the_win(game: str) -> None:
    for puzzle in puzzles.found(game):
        state = puzzles.position(game, puzzle)
        winning = Solver(puzzle["seat"], POSITIONS).winning(state)
        assert {puzzles.key(game, action) for action in winning} == puzzles.solutions(game, puzzle), puzzle["id"]
        assert 3 * len(puzzles.solutions(game, puzzle)) <= puzzle["choices"]
