"""Whether the tiles of a content pack fit the ground of its districts (C7.5)."""

import functools
from collections.abc import Iterator

from aedilis.games.corduba.engine.pack.form.board import Board
from aedilis.games.corduba.engine.pack.form.tiles import Buildings
from aedilis.games.corduba.engine.pack.problems import Problem, error, warning
from aedilis.games.corduba.engine.state.ground import CELLS, SIDE
from aedilis.games.corduba.engine.words import DISTRICT_NAMES

Cells = frozenset[tuple[int, int]]
FEW_SPOTS = 3


def maps(board: Board) -> Iterator[Problem]:
    """Check that every district is a map of connected street blocks that the state can hold."""
    for district in DISTRICT_NAMES:
        rows = getattr(board.district, district).map
        entry = f"district.{district}"
        if len(rows) > SIDE:
            yield error("board", entry, "map", f"has {len(rows)} rows", f"at most {SIDE}")
        if len({len(row) for row in rows}) > 1:
            yield error("board", entry, "map", "has rows of different length", "a dot for each place outside")
        blocks = blocks_of(rows)
        size = sum(map(len, blocks.values()))
        if not 1 <= size <= CELLS:
            yield error("board", entry, "map", f"has {size} cells", f"1 to {CELLS}")
        for letter, block in blocks.items():
            if not is_connected(block):
                yield error("board", entry, "map", f"has a block {letter} of several parts", "one letter for each part")


def shapes(buildings: Buildings) -> Iterator[Problem]:
    """Check that every tile is one piece."""
    for building in buildings.building:
        cells = cells_of(building.shape)
        if len({len(row) for row in building.shape}) > 1:
            yield error("buildings", building.id, "shape", "has rows of different length", "a dot for each gap")
        if not cells:
            yield error("buildings", building.id, "shape", "has no cell", "an X for each cell")
        elif not is_connected(cells):
            yield error("buildings", building.id, "shape", "falls into several parts", "cells that touch by an edge")


def spots(board: Board, buildings: Buildings) -> Iterator[Problem]:
    """Check that every tile has a spot in every empty district, turned but not mirrored."""
    for building in buildings.building:
        for district in DISTRICT_NAMES:
            count = spots_on(getattr(board.district, district).map, building.shape)
            if count == 0:
                yield error(
                    "buildings", building.id, "shape", f"fits nowhere in {district}", "a spot in every district"
                )
            elif count < FEW_SPOTS:
                yield warning("buildings", building.id, "shape", f"has only {count} spots in {district}")


def cells_of(rows: tuple[str, ...]) -> Cells:
    """Return the row and column of every cell of a shape."""
    return frozenset((r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell == "X")


def blocks_of(rows: tuple[str, ...]) -> dict[str, Cells]:
    """Return the cells of every street block of a map."""
    letters = sorted(set("".join(rows)) - {"."})
    return {
        letter: frozenset((r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell == letter)
        for letter in letters
    }


def is_connected(cells: Cells) -> bool:
    """Tell whether cells form one piece by their edges; none do."""
    found: set[tuple[int, int]] = set()
    waiting = [min(cells)] if cells else []
    while waiting:
        r, c = waiting.pop()
        if (r, c) in cells and (r, c) not in found:
            found.add((r, c))
            waiting += [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
    return bool(cells) and found == cells


def turns(shape: Cells) -> set[Cells]:
    """Return the different quarter turns of a shape, each with its first cell at (0, 0)."""
    result: set[Cells] = set()
    for _ in range(4):
        shape = frozenset((c, -r) for r, c in shape)
        if shape:
            top, left = min(shape)
            result.add(frozenset((r - top, c - left) for r, c in shape))
    return result


@functools.lru_cache(maxsize=1024)  # packs that differ have most maps and tiles in common
def spots_on(district: tuple[str, ...], tile: tuple[str, ...]) -> int:
    """Return in how many places of an empty district a tile can lie."""
    turned, blocks = turns(cells_of(tile)), blocks_of(district).values()
    return sum(spots_in(block, shape) for block in blocks for shape in turned)


def spots_in(block: Cells, shape: Cells) -> int:
    """Return in how many places a shape lies wholly on a block."""
    return sum(all((row + r, column + c) in block for r, c in shape) for row, column in block)
