"""Where tiles may lie and what they isolate (C7.5-C7.9): bit masks against a plain reference with sets of cells."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.listing import Actions
from aedilis.games.corduba.engine.options import AVAILABLE, CELL, ISOLATION_TILES, ISOLATION_UNIT
from aedilis.games.corduba.engine.pack.read import pack_of, standard
from aedilis.games.corduba.engine.packing import first, second
from aedilis.games.corduba.engine.state import ground as grounds
from aedilis.games.corduba.engine.state.frames import BUILD, CHOOSE_LINK
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps import placement as placing
from aedilis.games.corduba.engine.steps.build import ChooseLink
from aedilis.games.corduba.engine.words import DISTRICT_NAMES, DISTRICTS, TYPES
from tests.games.corduba import packs
from tests.games.corduba.builder import building_number, clause, table
from tests.games.corduba.forum import forum_position
from tests.games.corduba.naive_ground import Cell, Cells, NaiveGround

FLAGS = (False, True)


@cache
def naive(district: int, mirrored: bool, across: bool) -> NaiveGround:
    return NaiveGround(standard().maps[district], mirrored=mirrored, across=across)


@cache
def naive_placements(district: int, building: int, mirrored: bool) -> frozenset[Cells]:
    return frozenset(naive(district, mirrored, True).placements(standard().buildings[building].shape))


def cells_of(ground: grounds.Ground, district: int, low: int, high: int) -> Cells:
    return frozenset(
        (ground.cell_row[district * grounds.CELLS + cell], ground.cell_column[district * grounds.CELLS + cell])
        for cell in range(ground.size[district])
        if low & grounds.low_bit(cell) | high & grounds.high_bit(cell)
    )


def placements_of(ground: grounds.Ground, district: int, building: int) -> range:
    start = ground.first[district * TYPES + building]
    return range(start, start + ground.count[district * TYPES + building])


def tile_cells(ground: grounds.Ground, district: int, placement: int) -> Cells:
    return cells_of(ground, district, ground.low[placement], ground.high[placement])


def occupy(s: State, district: int, taken: int) -> None:
    """Cover the cells of a mask, as far as the district has them."""
    for cell in range(s.ground.size[district]):
        if taken >> cell & 1:
            s.occupied_low[district] |= grounds.low_bit(cell)
            s.occupied_high[district] |= grounds.high_bit(cell)


# ---------------------------------------------------------------- the tables


@pytest.mark.parametrize("across", FLAGS)
@pytest.mark.parametrize("mirrored", FLAGS)
@pytest.mark.parametrize("district", range(DISTRICTS))
def test_C7_5_every_placement_is_known_once(district: int, mirrored: bool, across: bool) -> None:
    """Placements lie inside one street block; a turned tile that looks the same is not listed twice."""
    ground = grounds.Ground(standard(), mirrored, across)
    reference = naive(district, mirrored, across)
    assert cells_of(ground, district, ground.all_low[district], ground.all_high[district]) == reference.block.keys()
    for building in range(TYPES):
        found = [tile_cells(ground, district, placement) for placement in placements_of(ground, district, building)]
        assert len(found) == len(set(found))
        assert set(found) == naive_placements(district, building, mirrored)
        for placement, cells in zip(placements_of(ground, district, building), found, strict=True):
            near = cells_of(ground, district, ground.near_low[placement], ground.near_high[placement])
            assert near == reference.around(cells)
            row, column = min(cells)
            assert (ground.row[placement], ground.column[placement]) == (row, column)
            orientation = ground.orientation[placement]
            assert ground.placement_at(district, building, row, column, orientation) == placement
            block = district * grounds.CELLS + ground.block[placement]
            whole = cells_of(ground, district, ground.block_low[block], ground.block_high[block])
            assert whole == {cell for cell in reference.block if reference.block[cell] == reference.block[row, column]}


def test_C7_5_orientations_are_quarter_turns_clockwise() -> None:
    officina: list[Cell] = [(0, 0), (0, 1), (0, 2), (1, 2)]
    turned = grounds.orientations(officina, True)
    assert turned[0] == officina
    assert turned[1] == [(0, 0), (1, 0), (2, -1), (2, 0)]  # the last cell of the row points down, then left
    assert turned[4] == [(0, 0), (0, 1), (0, 2), (1, 0)]
    assert grounds.orientations(officina, False)[4:] == [[], [], [], []]
    assert [bool(shape) for shape in grounds.orientations([(0, 0), (0, 1)], True)] == [True, True] + [False] * 6


def test_a_place_outside_the_map_is_no_placement() -> None:
    ground = grounds.ground_of(standard(), table().options)
    for row, column, orientation in [(0, 0, 0), (255, 0, 0), (0, 255, 0), (0, 1, 4), (0, 1, 255), (31, 31, 0)]:
        assert ground.placement_at(0, 0, row, column, orientation) == grounds.NOT_THERE


def test_the_ground_is_computed_once() -> None:
    assert table().ground is table(2).ground
    assert table().ground is not table(tile_mirroring=True).ground
    assert table().ground is not table(adjacency_across_streets=False).ground


def test_packs_with_other_effects_share_the_ground_and_those_with_other_maps_or_tiles_do_not() -> None:
    def tile(files: packs.Documents) -> None:
        packs.building(files, "forum")["shape"] = ["XX"]

    def street(files: packs.Documents) -> None:
        servorum = files["board"]["district"]["servorum"]
        servorum["map"] = [row.replace("A", "Z") for row in servorum["map"]]

    def cost(files: packs.Documents) -> None:
        packs.building(files, "forum")["action"][0]["workers"] = 3

    def ground(change: Callable[[packs.Documents], object]) -> grounds.Ground:
        return table(pack=pack_of(packs.changed(change))).ground

    assert ground(cost) is table().ground
    assert ground(tile) is not table().ground
    assert ground(street) is not table().ground


@pytest.mark.parametrize("rows", [["A" * 27] * 3, ["A"] * 33, ["A" * 33]])
def test_a_map_that_is_too_large_is_refused(rows: list[str]) -> None:
    pack = standard()
    maps = pack.maps
    try:
        pack.maps = [rows, *maps[1:]]
        with pytest.raises(ValueError, match="at most"):
            grounds.Ground(pack, False, True)
    finally:
        pack.maps = maps


# ---------------------------------------------------------------- positions


@st.composite
def districts_with_cells(draw: st.DrawFn) -> tuple[State, int, NaiveGround, Cells]:
    """Draw a district under any options, with any cells occupied: few, half or nearly all of them."""
    options: dict[str, Any] = {
        "tile_mirroring": draw(st.booleans()),
        "adjacency_across_streets": draw(st.booleans()),
        "isolation_tiles": draw(st.sampled_from(["all", "available"])),
        "isolation_unit": draw(st.sampled_from(["region", "cell"])),
    }
    s = table(**options)
    district = draw(st.integers(0, DISTRICTS - 1))
    size = s.ground.size[district]
    masks = st.integers(0, 2**size - 1)
    few = draw(st.sampled_from([1, 1, 3, 0]))
    if few:  # large tiles lie far from one cell or a few
        taken = sum(1 << cell for cell in draw(st.sets(st.integers(0, size - 1), min_size=1, max_size=few)))
    else:
        taken = draw(masks)
        for narrower in draw(st.lists(st.booleans(), max_size=3)):
            taken = taken & draw(masks) if narrower else taken | draw(masks)
    occupy(s, district, taken)
    s.built[district] = draw(st.sampled_from([1, 1, 1, 0]))  # any tile; what lies where is all that matters
    s.available[district] = draw(st.sampled_from([2**TYPES - 1, draw(st.integers(0, 2**TYPES - 1))]))
    placing.forget_links(s, district)
    reference = naive(district, options["tile_mirroring"], options["adjacency_across_streets"])
    return s, district, reference, cells_of(s.ground, district, s.occupied_low[district], s.occupied_high[district])


@given(districts_with_cells())
@clause("C7.7")
def test_C7_6_C7_7_links_and_placements(position: tuple[State, int, NaiveGround, Cells]) -> None:
    """Links are 0 where an adjacent placement exists, else K; listed are exactly the placements with that number."""
    s, district, reference, occupied = position
    for building in range(TYPES):
        if not s.available[district] >> building & 1:
            assert placing.links_for(s, district, building) == placing.NOWHERE
            continue
        fitting = [tile for tile in naive_placements(district, building, reference.mirrored) if not tile & occupied]
        if s.built[district] == 0:
            links = dict.fromkeys(fitting, 0)
        else:
            links = {t: k for t in fitting if (k := reference.distance(t, occupied)) is not None}
        least = min(links.values(), default=placing.NOWHERE)
        assert placing.links_for(s, district, building) == least
        allowed = set()
        contact = placing.contacts(s, district, building)
        placement = placing.next_spot(s, district, building, contact)
        while placement != grounds.NOT_THERE:
            allowed.add(tile_cells(s.ground, district, placement))
            placement = placing.next_spot(s, district, building, contact, placement)
        assert allowed == {tile for tile, k in links.items() if k == least}
        for number in placements_of(s.ground, district, building):
            cells = tile_cells(s.ground, district, number)
            assert placing.fits(s, district, number) == (cells in fitting)
            assert placing.is_allowed(s, district, building, number) == (cells in allowed)


@given(districts_with_cells(), st.data())
def test_C7_7_chains(position: tuple[State, int, NaiveGround, Cells], data: st.DataObject) -> None:
    """Choosing link by link from the placement outward reaches every shortest chain, each in one way."""
    s, district, reference, occupied = position
    forced = [
        number
        for building in range(TYPES)
        if 0 < placing.links_for(s, district, building) < 4
        for number in placements_of(s.ground, district, building)
        if placing.is_allowed(s, district, building, number)
    ]
    if not forced:
        return
    placement = data.draw(st.sampled_from(forced))
    building = next(b for b in range(TYPES) if placement in placements_of(s.ground, district, b))
    links = placing.links_for(s, district, building)
    found = chains_from(s, district, building, placement, links, grounds.NOT_THERE)
    assert len(found) == len(set(found))
    assert set(found) == reference.chains(tile_cells(s.ground, district, placement), occupied, links)


def chains_from(s: State, district: int, building: int, placement: int, links: int, after: int) -> list[Cells]:
    """Return the chains that the engine offers, as its decisions list them."""
    if links == 0:
        return [frozenset()]
    s.depth = 0
    s.push(BUILD, 0, district, building, placement)
    s.push(CHOOSE_LINK, 0, links, after)
    offered = Actions()
    ChooseLink().list(s, offered)
    result = []
    for act in offered.as_list():
        cell = s.ground.cell_at(district, first(act), second(act))
        for chain in chains_from(s, district, building, placement, links - 1, cell):
            result.append(chain | {(first(act), second(act))})
    return result


@given(districts_with_cells())
@clause("C7.9")
def test_C7_8_C7_9_isolation_and_own_cells(position: tuple[State, int, NaiveGround, Cells]) -> None:
    s, district, reference, occupied = position
    available = s.option(ISOLATION_TILES) == AVAILABLE
    references = [
        set(naive_placements(district, building, reference.mirrored))
        for building in range(TYPES)
        if not available or s.available[district] >> building & 1
    ]
    expected = reference.isolated(occupied, references, by_cell=s.option(ISOLATION_UNIT) == CELL)
    assert cells_of(s.ground, district, *placing.isolated(s, district)) == expected
    for building in range(TYPES):
        for placement in placements_of(s.ground, district, building):
            tile = tile_cells(s.ground, district, placement)
            if tile <= occupied:
                touching = {cell for part in tile for cell in reference.beside(part)}
                block = reference.block[min(tile)]
                own = {cell for cell in expected & touching if reference.block[cell] == block}
                assert cells_of(s.ground, district, *placing.own_cells(s, district, placement)) == own


@pytest.mark.parametrize("district", range(DISTRICTS))
@given(taken=st.integers(0, 2**80 - 1))
def test_C7_8_with_all_printed_shapes_only_single_cells_are_isolated(district: int, taken: int) -> None:
    s = table()
    occupy(s, district, taken)
    reference = naive(district, False, True)
    occupied = cells_of(s.ground, district, s.occupied_low[district], s.occupied_high[district])
    single = {cell for region in reference.regions(occupied) if len(region) == 1 for cell in region}
    assert cells_of(s.ground, district, *placing.isolated(s, district)) == single


@given(st.integers(0, DISTRICTS - 1), st.lists(st.integers(0, 79), max_size=40))
def test_C7_8_cells_become_isolated_one_after_the_other(district: int, taken: list[int]) -> None:
    """What was found before, with fewer cells taken, does not hide what is isolated now."""
    s = table()
    for cell in taken:
        if cell < s.ground.size[district]:
            occupy(s, district, 1 << cell)
            occupied = cells_of(s.ground, district, s.occupied_low[district], s.occupied_high[district])
            single = {min(region) for region in naive(district, False, True).regions(occupied) if len(region) == 1}
            assert cells_of(s.ground, district, *placing.isolated(s, district)) == single


@given(st.integers(0, DISTRICTS - 1), st.sets(st.integers(0, TYPES - 1), min_size=1), st.integers(0, 2**80 - 1))
def test_C7_8_a_few_types_cover_what_all_of_them_can_cover(district: int, types: set[int], taken: int) -> None:
    s = table()
    s.occupied_low[district] = taken & (2**40 - 1)
    s.occupied_high[district] = taken >> 40
    named = sorted(types)
    few = grounds.covering_types([grounds.orientations(s.pack.buildings[building].shape, False) for building in named])
    chosen = sum(1 << building for number, building in enumerate(named) if few >> number & 1)
    everything = placing.covered_by(s, district, sum(1 << building for building in named))
    assert placing.covered_by(s, district, chosen) == everything


def test_C7_8_the_pair_of_cells_covers_whatever_a_printed_tile_can_cover() -> None:
    assert table().ground.covering == 1 << building_number(table(), "herbarium")


@given(st.integers(0, 2**40 - 1), st.integers(0, 2**40 - 1))
def test_first_cell_is_the_lowest_number(low: int, high: int) -> None:
    numbers = [cell for cell in range(grounds.CELLS) if low & grounds.low_bit(cell) | high & grounds.high_bit(cell)]
    assert placing.first_cell(low, high) == min(numbers, default=grounds.NOT_THERE)


# ---------------------------------------------------------------- the Forum


@clause("T6")
def test_C7_7_the_forum_has_three_spots() -> None:
    s = forum_position()
    district, forum = DISTRICT_NAMES.index("patricius"), building_number(s, "forum")
    assert placing.links_for(s, district, forum) == 1
    spots = {
        tile_cells(s.ground, district, placement): set(chains_from(s, district, forum, placement, 1, grounds.NOT_THERE))
        for placement in placements_of(s.ground, district, forum)
        if placing.is_allowed(s, district, forum, placement)
    }
    a = frozenset({(3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2)})
    b = frozenset({(5, 1), (5, 2), (5, 3), (6, 1), (6, 2), (6, 3)})
    c = frozenset({(1, 8), (1, 9), (1, 10), (2, 8), (2, 9), (2, 10)})
    assert spots == {
        a: {frozenset({(3, 3)})},
        b: {frozenset({(5, 4)})},
        c: {frozenset({(2, 7)}), frozenset({(3, 8)})},  # never both
    }
