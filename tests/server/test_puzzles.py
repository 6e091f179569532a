"""Puzzles: a legal position each with one right first move, proved, explained, and played like any table."""

import re
from pathlib import Path

import pytest

from aedilis import i18n
from aedilis.core import catalogue
from aedilis.server.client import sitting
from aedilis.server.tables import puzzles
from aedilis.server.tables.puzzles import Puzzle
from aedilis.server.wire.study import PuzzleState
from tests.server.conftest import Running
from tests.server.tables import bearer, play_of

ALL = [(game, puzzle) for game in catalogue.ours() for puzzle in puzzles.puzzles(game)]


@pytest.mark.parametrize(("game", "puzzle"), ALL, ids=lambda one: getattr(one, "id", one))
def test_a_puzzle_is_a_position_of_the_solver_with_more_than_one_choice(game: str, puzzle: Puzzle) -> None:
    play = play_of(game, puzzle)
    assert puzzle.seat == 0
    legal = set(play.state.legal(0))
    solving = {play.rules.packed(line) for line in puzzle.solution}
    assert solving < legal
    assert puzzle.stars in (1, 2, 3)


@pytest.mark.parametrize("game", catalogue.ours())
@pytest.mark.parametrize("language", i18n.languages())
def test_every_puzzle_is_explained(game: str, language: str) -> None:
    file = Path(str(catalogue.find(game).folder)) / "words" / language / "web-puzzles.ftl"
    keys = set(re.findall(r"^(puzzle-[\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert keys == {f"puzzle-{game}-{puzzle.id}" for puzzle in puzzles.puzzles(game)}


def test_the_first_move_tells_and_the_solution_is_told_afterwards_only() -> None:
    puzzle = puzzles.find("capitol", "06")
    play = play_of("capitol", puzzle)
    assert puzzles.judged(puzzle, play) == PuzzleState("06", "open", ())
    play.play("0 pass")
    assert puzzles.judged(puzzle, play).status == "wrong"
    play = play_of("capitol", puzzle)
    play.play(puzzle.solution[0])
    state = puzzles.judged(puzzle, play)
    assert (state.status, len(state.solution)) == ("solved", 1)


async def test_a_puzzle_is_played_like_any_table(server: Running) -> None:
    listed = (await server.client.get("/api/puzzles")).json()["puzzles"]
    assert [(one["game"], one["name"]) for one in listed] == [(game, puzzle.id) for game, puzzle in ALL]
    made = (await server.client.post("/api/puzzles/capitol/06", json={"name": "Ada"})).json()
    table, token = made["table"]["id"], made["tokens"][0]["token"]
    path = f"/api/tables/{table}/puzzle"
    async with sitting(server.base, table, token) as player:
        await player.turn()
        assert (await server.client.get(path, headers=bearer(token))).json()["status"] == "open"
        await player.act({"type": "roof", "seat": 0, "card": "R2", "height": 2, "shape": "pitched"})
    assert (await server.client.get(path, headers=bearer(token))).json()["status"] == "solved"


async def test_what_is_no_puzzle_is_said_to_be_none(server: Running) -> None:
    for path in ("/api/puzzles/capitol/99", "/api/puzzles/chess/01"):
        answer = await server.client.post(path, json={"name": "Ada"})
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-puzzle")
    made = (await server.client.post("/api/tables", json={"seats": [{"kind": "person"}, {"kind": "person"}]})).json()
    path = f"/api/tables/{made['table']['id']}/puzzle"
    answer = await server.client.get(path, headers=bearer(made["tokens"][0]["token"]))
    assert answer.json()["code"] == "unknown-puzzle"
