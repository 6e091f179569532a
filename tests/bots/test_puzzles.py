"""The tactical puzzles: their solutions are proved by exhaustive search where the ending is small enough."""

from typing import Any

import pytest

from aedilis.bots.levels import make
from aedilis.core.catalogue import rules
from aedilis.core.rng import seeded
from aedilis.games.capitol.bots import search
from aedilis.games.capitol.bots.canonical import key_of
from aedilis.games.capitol.engine.state import State
from tests.bots import puzzles
from tests.bots.solver import Solver

pytestmark = pytest.mark.once

CAPITOL = rules("capitol")
PUZZLES = puzzles.load("capitol")
CORDUBA = puzzles.load("corduba")
POSITIONS = 2_000_000
"""As many are tried for a puzzle at most."""
COMPILED = not search.__file__.endswith(".py")


def position(puzzle: dict[str, Any]) -> State:
    state = puzzles.position("capitol", puzzle)
    assert isinstance(state, State)
    return state


def solutions(puzzle: dict[str, Any]) -> set[int]:
    return puzzles.solutions("capitol", puzzle)


def test_there_are_enough_puzzles_of_every_theme() -> None:
    assert len(PUZZLES) >= 20
    assert len({puzzle["id"] for puzzle in PUZZLES}) == len(PUZZLES)
    themes = {puzzle["theme"] for puzzle in PUZZLES}
    assert {"the winning last auction", "pass in time", "tie-denial in round 1"} <= themes
    assert {players for puzzle in PUZZLES for players in [puzzle["position"]["players"]]} == {2, 3, 4}


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: str(puzzle["id"]))
def test_a_puzzle_is_sound(puzzle: dict[str, Any]) -> None:
    state = position(puzzle)
    legal = state.legal(puzzle["seat"])
    solving = solutions(puzzle)
    assert "R" in puzzle["because"]
    assert solving <= {key_of(action) for action in legal}
    assert len(solving) < len(legal)


@pytest.mark.skipif(not COMPILED, reason="exhaustive search is slow uncompiled")
@pytest.mark.parametrize("puzzle", [p for p in PUZZLES if p["proved"]], ids=lambda puzzle: str(puzzle["id"]))
def test_just_the_solutions_force_the_win(puzzle: dict[str, Any]) -> None:
    state = position(puzzle)
    winning = Solver(puzzle["seat"], POSITIONS).winning(state)
    assert {key_of(action) for action in winning} == solutions(puzzle)
    for refutation in puzzle["refuted"]:
        line = state.clone()
        for text in refutation["line"]:
            action = CAPITOL.packed(text)
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


@pytest.mark.skipif(not COMPILED, reason="search is slow uncompiled")
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


@pytest.mark.skipif(not COMPILED, reason="exhaustive search is slow uncompiled")
@pytest.mark.parametrize("game", ["capitol", "corduba"])
def test_just_the_solutions_of_found_puzzles_force_the_win(game: str) -> None:
    for puzzle in puzzles.found(game):
        state = puzzles.position(game, puzzle)
        winning = Solver(puzzle["seat"], POSITIONS).winning(state)
        assert {puzzles.key(game, action) for action in winning} == puzzles.solutions(game, puzzle), puzzle["id"]
        assert 3 * len(puzzles.solutions(game, puzzle)) <= puzzle["choices"]
