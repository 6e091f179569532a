"""Puzzles: positions of a game in which one move has to be found, proved where they were made.

They lie beside the game, in `puzzles.json`; those that have stars are for people, and all of them test the bots. A
puzzle is played like a lesson: on a table that starts from its position, and the first move tells.
"""

from functools import cache

import msgspec
from msgspec import Raw, Struct

from aedilis.core import catalogue
from aedilis.core.play import Play
from aedilis.server.storage.setup import Setup
from aedilis.server.tables.lessons import LEARNER
from aedilis.server.tables.telling import encoded_action
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.study import PuzzleState, PuzzleStatus

FILE = "puzzles.json"


class Puzzle(Struct, frozen=True):
    """One puzzle as its file has it; what only the tests of bots need is left out."""

    id: str
    seat: int
    position: Raw
    solution: tuple[str, ...]
    """Moves that solve it, in the game's notation."""
    stars: int = 0
    """How hard it is for a person, 1 to 3; 0 where it is not for people."""


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game for people, the easiest first; none where it has no such file."""
    file = catalogue.find(game).folder.joinpath(FILE)
    if not file.is_file():
        return ()
    found = msgspec.json.decode(file.read_bytes(), type=tuple[Puzzle, ...])
    return tuple(sorted((one for one in found if one.stars), key=lambda one: one.stars))


def find(game: str, name: str) -> Puzzle:
    """The puzzle of this name; raises `unknown-puzzle`."""
    for puzzle in puzzles(game) if game in catalogue.names() else ():
        if puzzle.id == name:
            return puzzle
    raise Refusal("unknown-puzzle")


def puzzle_of(setup: Setup) -> Puzzle:
    """The puzzle that begins so; raises `unknown-puzzle`."""
    for puzzle in puzzles(setup.game):
        if setup.start is not None and setup.start.encode() == bytes(puzzle.position):
            return puzzle
    raise Refusal("unknown-puzzle")


def judged(puzzle: Puzzle, play: Play) -> PuzzleState:
    """Whether the first move was right; the solution is told afterwards, not before."""
    first = next((step.action for step in play.steps if step.seat == LEARNER), None)
    solving = [play.rules.packed(line) for line in puzzle.solution]
    status: PuzzleStatus = "open" if first is None else "solved" if first in solving else "wrong"
    told = () if first is None else tuple(encoded_action(play.rules.name, action)[0] for action in solving)
    return PuzzleState(puzzle.id, status, told)
