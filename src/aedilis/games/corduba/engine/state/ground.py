"""The ground of the three districts: cells, street blocks, and every placement of every building tile on them.

The cells of a district have numbers in row-column order. A set of cells is a mask of two words: the low one holds cells
0 to 39, the high one cells 40 to 79. Everything here depends only on the maps and the shapes of tiles of a content pack
and on two rule options, so it is computed once and shared by all positions, of packs that differ in other things too.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import bit, nth
from aedilis.core.fields import Options
from aedilis.games.corduba.engine.options import ADJACENCY_ACROSS_STREETS, MIRRORED, NOT_ACROSS, TILE_MIRRORING
from aedilis.games.corduba.engine.pack.native import Pack
from aedilis.games.corduba.engine.words import DISTRICTS, TYPES

CELLS: Final = 80  # a district has at most so many
WORD: Final = 40  # cells in the low word
OCTETS: Final = 10  # groups of eight cells
SIDE: Final = 32  # rows and columns of a map, at most
ORIENTATIONS: Final = 8  # quarter turns clockwise; from 4 on mirrored first

NOT_THERE: Final = -1  # no cell, no placement

Shape = list[tuple[int, int]]


class Ground:
    """Tables of cells and placements; never changed.

    Tables of cells and of blocks are read at `district * CELLS + number`, those of placements at their own
    number. The placements of a type in a district lie together: `count` of them from `first` on, in row-column order
    of their first cells, then by orientation.
    """

    def __init__(self, pack: Pack, mirrored: bool, across: bool) -> None:
        """Read the maps and try every tile everywhere; contact across streets counts as the option says (C7.6)."""
        self.size: vec[i64] = vec[i64]([0] * DISTRICTS)  # cells of a district
        self.blocks: vec[i64] = vec[i64]([0] * DISTRICTS)  # street blocks of a district
        self.all_low: vec[i64] = vec[i64]([0] * DISTRICTS)
        self.all_high: vec[i64] = vec[i64]([0] * DISTRICTS)
        self.cell_row: vec[i64] = vec[i64]([0] * (DISTRICTS * CELLS))
        self.cell_column: vec[i64] = vec[i64]([0] * (DISTRICTS * CELLS))
        self.cell_block: vec[i64] = vec[i64]([NOT_THERE] * (DISTRICTS * CELLS))
        self.cell_near_low: vec[i64] = vec[i64]([0] * (DISTRICTS * CELLS))  # cells in contact
        self.cell_near_high: vec[i64] = vec[i64]([0] * (DISTRICTS * CELLS))
        self.block_low: vec[i64] = vec[i64]([0] * (DISTRICTS * CELLS))
        self.block_high: vec[i64] = vec[i64]([0] * (DISTRICTS * CELLS))
        self.spread_low: vec[i64] = vec[i64]([0] * (DISTRICTS * OCTETS * 256))  # see `find_spreads`
        self.spread_high: vec[i64] = vec[i64]([0] * (DISTRICTS * OCTETS * 256))
        self.cells: vec[i64] = vec[i64]([NOT_THERE] * (DISTRICTS * SIDE * SIDE))  # cell at a row and a column
        for district in range(DISTRICTS):
            self.read_map(district, pack.maps[district])
            self.find_contacts(district, across)
            self.find_spreads(district)
        shapes = [orientations(building.shape, mirrored) for building in pack.buildings]
        self.covering: i64 = covering_types(shapes)
        sizes = [len(pack.buildings[building].shape) for building in range(TYPES) if self.covering & bit(building)]
        self.pairs: bool = sizes == [2]  # a tile of two cells can cover whatever any tile can cover
        self.first: vec[i64] = vec[i64]([0] * (DISTRICTS * TYPES))
        self.count: vec[i64] = vec[i64]([0] * (DISTRICTS * TYPES))
        self.spots: vec[i64] = vec[i64]([NOT_THERE] * (DISTRICTS * TYPES * CELLS * ORIENTATIONS))
        low: list[int] = []
        high: list[int] = []
        cells: list[int] = []
        turns: list[int] = []
        for district in range(DISTRICTS):
            for building in range(TYPES):
                first = len(low)
                self.first[district * TYPES + building] = first
                for cell in range(self.size[district]):
                    for turn in range(ORIENTATIONS):
                        mask = self.covered(district, cell, shapes[building][turn])
                        if mask[0] or mask[1]:
                            self.spots[self.spot(district, building, cell, turn)] = len(low)
                            low.append(mask[0])
                            high.append(mask[1])
                            cells.append(district * CELLS + cell)
                            turns.append(turn)
                self.count[district * TYPES + building] = len(low) - first
        self.low: vec[i64] = vec[i64](low)
        self.high: vec[i64] = vec[i64](high)
        self.near_low: vec[i64] = vec[i64]([0] * len(low))  # cells in contact, never its own
        self.near_high: vec[i64] = vec[i64]([0] * len(low))
        self.block: vec[i64] = vec[i64]([self.cell_block[cell] for cell in cells])
        self.row: vec[i64] = vec[i64]([self.cell_row[cell] for cell in cells])  # of its first cell
        self.column: vec[i64] = vec[i64]([self.cell_column[cell] for cell in cells])
        self.orientation: vec[i64] = vec[i64](turns)
        for placement in range(len(low)):
            self.find_neighbours(placement, cells[placement] // CELLS)

    def read_map(self, district: i64, rows: list[str]) -> None:
        """Number the cells and the street blocks of a district, both in row-column order."""
        letters: dict[str, int] = {}
        cell: i64 = 0
        if len(rows) > SIDE:
            raise ValueError(f"the map of a district has at most {SIDE} rows")
        for row in range(len(rows)):
            if len(rows[row]) > SIDE:
                raise ValueError(f"a row of a map has at most {SIDE} columns")
            for column in range(len(rows[row])):
                letter = rows[row][column]
                if letter == ".":
                    continue
                if cell == CELLS:
                    raise ValueError(f"a district has at most {CELLS} cells")
                at: i64 = district * CELLS + cell
                block: i64 = letters.setdefault(letter, len(letters))
                self.cells[(district * SIDE + row) * SIDE + column] = cell
                self.cell_row[at] = row
                self.cell_column[at] = column
                self.cell_block[at] = block
                self.block_low[district * CELLS + block] |= low_bit(cell)
                self.block_high[district * CELLS + block] |= high_bit(cell)
                self.all_low[district] |= low_bit(cell)
                self.all_high[district] |= high_bit(cell)
                cell += 1
        self.size[district] = cell
        self.blocks[district] = len(letters)

    def find_contacts(self, district: i64, across: bool) -> None:
        """Fill in which cells are in contact by an edge."""
        for cell in range(self.size[district]):
            at: i64 = district * CELLS + cell
            row = self.cell_row[at]
            column = self.cell_column[at]
            for other in (
                self.cell_at(district, row - 1, column),
                self.cell_at(district, row, column - 1),
                self.cell_at(district, row, column + 1),
                self.cell_at(district, row + 1, column),
            ):
                if other != NOT_THERE and (across or self.cell_block[district * CELLS + other] == self.cell_block[at]):
                    self.cell_near_low[at] |= low_bit(other)
                    self.cell_near_high[at] |= high_bit(other)

    def find_spreads(self, district: i64) -> None:
        """Fill in for every set of eight successive cells which cells are in contact with one of them."""
        for octet in range(OCTETS):
            base: i64 = (district * OCTETS + octet) * 256
            for cells in range(1, 256):
                rest: i64 = cells & (cells - 1)
                at: i64 = district * CELLS + 8 * octet + nth(cells, 0)
                self.spread_low[base + cells] = self.spread_low[base + rest] | self.cell_near_low[at]
                self.spread_high[base + cells] = self.spread_high[base + rest] | self.cell_near_high[at]

    def covered(self, district: i64, cell: i64, shape: Shape) -> tuple[i64, i64]:
        """Return the cells of a shape whose first cell lies here, an empty set unless all are of one block (C7.5)."""
        low: i64 = 0
        high: i64 = 0
        at: i64 = district * CELLS + cell
        for row, column in shape:
            other = self.cell_at(district, self.cell_row[at] + row, self.cell_column[at] + column)
            if other == NOT_THERE or self.cell_block[district * CELLS + other] != self.cell_block[at]:
                return 0, 0
            low |= low_bit(other)
            high |= high_bit(other)
        return low, high

    def find_neighbours(self, placement: i64, district: i64) -> None:
        """Fill in the cells in contact with a placement."""
        near_low: i64 = 0
        near_high: i64 = 0
        for cell in range(self.size[district]):
            if (self.low[placement] & low_bit(cell)) | (self.high[placement] & high_bit(cell)):
                near_low |= self.cell_near_low[district * CELLS + cell]
                near_high |= self.cell_near_high[district * CELLS + cell]
        self.near_low[placement] = near_low & ~self.low[placement]
        self.near_high[placement] = near_high & ~self.high[placement]

    def cell_at(self, district: i64, row: i64, column: i64) -> i64:
        """Return the cell of a district at a row and a column, or NOT_THERE."""
        if row < 0 or row >= SIDE or column < 0 or column >= SIDE:
            return NOT_THERE
        return self.cells[(district * SIDE + row) * SIDE + column]

    def spot(self, district: i64, building: i64, cell: i64, orientation: i64) -> i64:
        """Return where `spots` keeps the placement with this first cell and orientation."""
        return ((district * TYPES + building) * CELLS + cell) * ORIENTATIONS + orientation

    def placement_at(self, district: i64, building: i64, row: i64, column: i64, orientation: i64) -> i64:
        """Return the placement of a type whose first cell lies there, or NOT_THERE."""
        cell: i64 = self.cell_at(district, row, column)
        if cell == NOT_THERE or orientation >= ORIENTATIONS:
            return NOT_THERE
        return self.spots[self.spot(district, building, cell, orientation)]


def low_bit(cell: i64) -> i64:
    """Return the low word of the mask of one cell."""
    if cell < WORD:
        return bit(cell)
    return 0


def high_bit(cell: i64) -> i64:
    """Return the high word of the mask of one cell."""
    if cell < WORD:
        return 0
    return bit(cell - WORD)


def settled(shape: Shape) -> Shape:
    """Return a shape in row-column order, moved so that its first cell is (0, 0)."""
    ordered = sorted(shape)
    row, column = ordered[0]
    return [(r - row, c - column) for r, c in ordered]


def orientations(shape: Shape, mirrored: bool) -> list[Shape]:
    """Return the shape in its eight orientations; one that is not permitted or equals an earlier one is empty."""
    result: list[Shape] = []
    for turn in range(ORIENTATIONS):
        if turn == 4:
            shape = [(r, -c) for r, c in shape]
        candidate = settled(shape)
        result.append([] if candidate in result or (turn >= 4 and not mirrored) else candidate)
        shape = [(c, -r) for r, c in shape]
    return result


def covering_types(shapes: list[list[Shape]]) -> int:
    """Return types, as bits, that can cover every cell that any type can cover on whatever ground.

    Smaller tiles come first; one that the chosen ones could cover wherever it lies is left out.
    """
    chosen: list[int] = []
    for building in sorted(range(len(shapes)), key=lambda number: len(shapes[number][0])):
        cells = shapes[building][0]
        reached: set[tuple[int, int]] = set()
        for smaller in chosen:
            for shape in shapes[smaller]:
                for row, column in cells:
                    placed = [(row + r, column + c) for r, c in shape]
                    if all(cell in cells for cell in placed):
                        reached.update(placed)
        if len(reached) < len(cells):
            chosen.append(building)
    return sum(bit(building) for building in chosen)


GROUNDS: Final[dict[tuple[str, bool, bool], Ground]] = {}


def ground_of(pack: Pack, options: Options) -> Ground:
    """Return the ground of a pack under these options; the same object for the same maps and tiles."""
    mirrored = options.of(TILE_MIRRORING) == MIRRORED
    across = options.of(ADJACENCY_ACROSS_STREETS) != NOT_ACROSS
    key = (pack.layout, mirrored, across)
    ground = GROUNDS.get(key)
    if ground is None:
        ground = Ground(pack, mirrored, across)
        GROUNDS[key] = ground
    return ground
