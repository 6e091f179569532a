"""Puzzles: the list of them, a table for one, and whether it was solved."""

from aedilis.core.catalogue import names as game_names
from aedilis.server.http.call import Call
from aedilis.server.http.games import started
from aedilis.server.http.routing import Routes
from aedilis.server.http.tables import store_plan
from aedilis.server.tables import lessons, puzzles
from aedilis.server.wire.names import clean_line
from aedilis.server.wire.requests import TableMade
from aedilis.server.wire.study import PuzzleListed, Puzzles, PuzzleState, StartLesson

routes = Routes()


@routes.add("GET", "/api/puzzles", answer=Puzzles)
async def list_puzzles(call: Call) -> Puzzles:
    """The puzzles of all games, the easiest of each first."""
    made = [(game, puzzle) for game in game_names() for puzzle in puzzles.puzzles(game)]
    return Puzzles(tuple(PuzzleListed(puzzle.id, game, puzzle.stars) for game, puzzle in made))


@routes.add("POST", "/api/puzzles/{game}/{puzzle}", body=StartLesson, answer=TableMade, status=201)
async def start_puzzle(call: Call) -> TableMade:
    """A table that starts from the puzzle's position, for one person and bots."""
    solver = clean_line(call.read(StartLesson).name, longest=40)
    game = str(call.request.path_params["game"])
    puzzle = puzzles.find(game, str(call.request.path_params["puzzle"]))
    return await store_plan(call, lessons.table_from(game, puzzle.position, solver))


@routes.add("GET", "/api/tables/{table}/puzzle", answer=PuzzleState, token=True)
async def show_puzzle(call: Call) -> PuzzleState:
    """Whether the puzzle of this table was solved; for its solver only."""
    table = await call.table()
    await call.own_seat(table)
    return puzzles.judged(puzzles.puzzle_of(table.core.facts.setup), started(table.core))
