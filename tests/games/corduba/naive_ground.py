"""The rules of placement once more, as slow and plain as possible: sets of (row, column) cells, no tables, no bits."""

from collections.abc import Iterable

Cell = tuple[int, int]
Cells = frozenset[Cell]


class NaiveGround:
    """One district: a map of street blocks."""

    def __init__(self, rows: list[str], *, mirrored: bool, across: bool) -> None:
        self.block = {(r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row) if letter != "."}
        self.mirrored = mirrored
        self.across = across

    def beside(self, cell: Cell) -> set[Cell]:
        """Return the cells of the district that share an edge with this one."""
        r, c = cell
        return {other for other in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if other in self.block}

    def contacts(self, cell: Cell) -> set[Cell]:
        """Return the cells in contact with this one (C7.6)."""
        return {other for other in self.beside(cell) if self.across or self.block[other] == self.block[cell]}

    def around(self, cells: Iterable[Cell]) -> set[Cell]:
        """Return the cells in contact with a set, outside of it."""
        inside = set(cells)
        return {other for cell in inside for other in self.contacts(cell)} - inside

    def placements(self, shape: Iterable[Cell]) -> set[Cells]:
        """Return every way to lay the shape on the empty map, inside one street block (C7.5)."""
        forms = [list(shape)]
        if self.mirrored:
            forms.append([(r, -c) for r, c in shape])
        result = set()
        for form in forms:
            for _ in range(4):
                form = [(c, -r) for r, c in form]
                for row, column in self.block:
                    cells = frozenset((r - form[0][0] + row, c - form[0][1] + column) for r, c in form)
                    if cells <= self.block.keys() and len({self.block[cell] for cell in cells}) == 1:
                        result.add(cells)
        return result

    def distance(self, tile: Cells, occupied: Cells) -> int | None:
        """Return the least number of free cells outside the tile that join it to an occupied cell (C7.7)."""
        reached = set(occupied)
        links = 0
        while not reached & self.around(tile):
            links += 1
            more = self.around(reached) - tile
            if not more:
                return None
            reached |= more
        return links

    def chains(self, tile: Cells, occupied: Cells, links: int) -> set[Cells]:
        """Return every set of so many free cells that joins the tile to an occupied cell."""
        ways = {frozenset([cell]) for cell in self.around(occupied) - tile}
        ends = {(way, cell) for way in ways for cell in way}
        for _ in range(links - 1):
            ends = {
                (way | {cell}, cell)
                for way, end in ends
                for cell in self.contacts(end) - tile - occupied
                if cell not in way
            }
        return {way for way, end in ends if end in self.around(tile)}

    def regions(self, occupied: Cells) -> list[set[Cell]]:
        """Return the free regions: free cells of one block that edges connect (C7.8)."""
        left = set(self.block) - occupied
        result = []
        while left:
            region = {left.pop()}
            while more := {n for cell in region for n in self.beside(cell) & left if self.block[n] == self.block[cell]}:
                region |= more
                left -= more
            result.append(region)
        return result

    def isolated(self, occupied: Cells, references: list[set[Cells]], *, by_cell: bool) -> set[Cell]:
        """Return the isolated cells; `references` holds the placements of each tile of the reference set (C7.8)."""
        if not references:
            return set()
        result = set()
        for region in self.regions(occupied):
            inside = [tile for tiles in references for tile in tiles if tile <= region]
            if by_cell:
                result |= region - {cell for tile in inside for cell in tile}
            elif not inside:
                result |= region
        return result
