"""The table of Corduba as a picture, put together from the drawings of the page.

`drawings.json` is what the page's own components draw (`web/tools/drawings.mjs` writes it); here is only which piece
lies where, and what a view knows of it.
"""

import re
from collections.abc import Iterator, Sequence
from html import escape

import msgspec

from aedilis.core import given
from aedilis.games.corduba.drawings import Drawings, Laid, drawings
from aedilis.games.corduba.engine.forms.city import TileData
from aedilis.games.corduba.engine.forms.view import ContentData, ViewData, content_data
from aedilis.games.corduba.engine.pack.form.content import Content
from aedilis.games.corduba.engine.pack.read import standard
from aedilis.games.corduba.engine.words import DISTRICT_NAMES, District
from aedilis.games.corduba.picture_panels import (
    SEAT_HEIGHT,
    WIDTH,
    at,
    market,
    places,
    rome_and_aims,
    row,
    seat_rows,
    text,
    tint,
)

Cell = tuple[int, int]
HEAD, MAP_SCALE, MAP_WIDTH = 54, 0.81, 405


def picture(view: msgspec.Struct, names: Sequence[str], pack: msgspec.Struct | None) -> str:
    """Return the table of a view: city, places, market, Rome, aims, and all that may be known of the seats."""
    shown = given.one_of(view, ViewData, "bad-view", "what is drawn")
    art = drawings()
    printed = content_data(standard()) if pack is None else pack
    content = given.one_of(printed, ContentData, "bad-content", "what is printed").content
    called = [*names, "Fannius Caepio"][: len(shown.seats)] if shown.caepio is not None else list(names)
    called += [f"Seat {seat}" for seat in range(len(called), len(shown.seats))]
    panels = [
        (HEAD, "".join(head(shown, called, art))),
        (252, "".join(city(shown, content, art))),
        (66, "".join(places(shown, content, art.vignettes))),
        (98, "".join(row(shown, content, art))),
        (116, "".join(market(shown)) + "".join(rome_and_aims(shown, content, called))),
        (SEAT_HEIGHT * len(shown.seats) + 12, "".join(seat_rows(shown, content, called, art))),
    ]
    height = sum(tall for tall, _ in panels)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="aedilis" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH * 0.8:.0f}" height="{height * 0.8:.0f}" role="img" '
        f'aria-label="{escape(told(shown, called))}">',
        f"<style>{art.style}{STYLE}</style>",
        art.defs,
        land(art, height),
    ]
    top = 0
    for tall, drawn in panels:
        parts.append(at(0, top, drawn))
        top += tall
    return "".join([*parts, "</svg>"])


def land(art: Drawings, height: float) -> str:
    """Return the country around the city; the Baetis runs below the districts."""
    inside = re.sub(r"^<svg[^>]*>|</svg>$", "", art.land)
    return (
        f'<svg x="0" y="0" width="{WIDTH}" height="{height}" viewBox="-255 268 {WIDTH} {height}" '
        f'preserveAspectRatio="xMidYMin slice">{inside}</svg>'
    )


def head(shown: ViewData, names: Sequence[str], art: Drawings) -> Iterator[str]:
    """Return round, phase, unrest and the order of turns."""
    yield f'<rect width="{WIDTH}" height="{HEAD - 10}" class="sill" />'
    said = ["Corduba 27 a.C."]
    said += [f"Round {shown.round}, decade {shown.decade}"] if shown.round else []
    said.append("over" if shown.winners is not None else shown.phase.replace("-", " "))
    yield text(24, 29, " \N{MIDDLE DOT} ".join(said), "title")
    yield '<use href="#c-unrest" x="596" y="10" width="24" height="24" />'
    yield text(624, 29, f"{shown.unrest_on_tiles} / {shown.unrest_limit}", "figure")
    x = WIDTH - 24.0
    for seat in reversed(shown.order):
        name = names[seat][:14]
        width = 44 + 8.6 * len(name)
        x -= width
        mark = art.tokens[str(tint(shown, seat))]
        strong = "figure" if seat in shown.to_act else "small"
        yield at(x + 11, 22, mark) + text(x + 28, 27, name, strong)


def city(shown: ViewData, content: Content, art: Drawings) -> Iterator[str]:
    """Return the three districts, with what stands there."""
    for number, word in enumerate(DISTRICT_NAMES):
        inside = "".join(district(shown, content, art, word))
        x = 20 + number * MAP_WIDTH
        yield f'<g class="district-{word}" transform="translate({x} 12) scale({MAP_SCALE})">{inside}</g>'
        name: str = getattr(content.board.district, word).name
        revolts = shown.districts[word].revolts
        yield f'<g class="district-{word}">{at(x + 10, 232, plate(name, revolts))}</g>'


def plate(name: str, revolts: bool) -> str:
    """Return the name of a district; one that revolts has a flame."""
    width = 40 + 9 * len(name)
    flame = '<use href="#c-unrest" x="6" y="-12" width="17" height="17" />' if revolts else ""
    label = text(26 if revolts else 12, 3, name, "plate")
    return f'<rect y="-14" width="{width}" height="22" rx="11" class="nameplate" />{flame}{label}'


def district(shown: ViewData, content: Content, art: Drawings, word: District) -> Iterator[str]:
    """Return one district back to front: ground, tiles and insulae by rows, then what lies above them."""
    printed: tuple[str, ...] = tuple(getattr(content.board.district, word).map)
    ground = art.grounds.get(word)
    yield ground.drawn if ground is not None and ground.map == printed else "".join(cells_of(printed, art))
    here = shown.districts[word]
    wide, deep = art.cell
    standing: list[tuple[int, str]] = []
    above: list[str] = []
    colours = {building.id: building.colour for building in content.buildings.building}
    for tile in here.tiles:
        (top, left), laid = lying(art, tile, colours[tile.building])
        drawn = laid.drawn.replace('class="tile open', f'class="tile {state(tile)}', 1)
        standing.append((max(one for one, _ in tile.cells), at(left * wide, top * deep, drawn)))
        medal = at(0, 2, f'<g transform="scale(.9)">{art.hexagons[colours[tile.building]]}</g>')
        medal += at(21, 13, art.pawn) if tile.used else ""
        medal += at(20, -9, f'<g transform="scale(.9)">{art.flame}</g>') if tile.unrest else ""
        name = next(building.name for building in content.buildings.building if building.id == tile.building)
        medal += text(0, 24, name.split()[0], "building")
        above.append(at(left * wide + laid.x, top * deep + laid.y, medal))
    for insula in here.insulae:
        across, along = (insula.cell[1] + 0.5) * wide, (insula.cell[0] + 0.5) * deep
        owner = "neutral" if insula.owner is None else str(tint(shown, insula.owner))
        standing.append((insula.cell[0], at(across, along, art.insulae[owner])))
    yield from (drawn for _, drawn in sorted(standing, key=lambda piece: piece[0]))
    yield from above


def state(tile: TileData) -> str:
    """Return how a tile is drawn."""
    return "unrest" if tile.unrest else "used" if tile.used else "open"


def lying(art: Drawings, tile: TileData, colour: str) -> tuple[Cell, Laid]:
    """Return the first cell of a tile and its drawing; a shape of another pack is drawn cell by cell."""
    cells = sorted(tile.cells)
    top, left = cells[0]
    key = " ".join(f"{one - top},{other - left}" for one, other in cells)
    known = art.tiles.get(tile.building, {}).get(key)
    if known is not None:
        return (top, left), known
    wide, deep = art.cell
    places = [((other - left) * wide, (one - top) * deep) for one, other in cells]
    drawn = "".join(
        f'<rect x="{x + 2:.1f}" y="{y + 2:.1f}" width="{wide - 4:.1f}" height="{deep - 4:.1f}" rx="5" class="laid" />'
        for x, y in places
    )
    x, y = places[len(places) // 2]
    return (top, left), Laid(x + wide / 2, y + deep / 2, f'<g class="tile open colour-{colour}">{drawn}</g>')


def cells_of(printed: Sequence[str], art: Drawings) -> Iterator[str]:
    """Return the ground of a map that is not the page's own, cell by cell, with the streets between its blocks."""
    wide, deep = art.cell
    block = {(along, across): letter for along, line in enumerate(printed) for across, letter in enumerate(line)}
    streets: list[str] = []
    for (along, across), letter in block.items():
        if letter == ".":
            continue
        x, y = across * wide, along * deep
        yield f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{deep:.1f}" class="plot" />'
        edges = {
            (-1, 0): f"M{x:.1f} {y:.1f}h{wide:.1f}",
            (1, 0): f"M{x:.1f} {y + deep:.1f}h{wide:.1f}",
            (0, -1): f"M{x:.1f} {y:.1f}v{deep:.1f}",
            (0, 1): f"M{x + wide:.1f} {y:.1f}v{deep:.1f}",
        }
        streets += [way for (down, right), way in edges.items() if block.get((along + down, across + right)) != letter]
    yield f'<path d="{"".join(streets)}" class="street" />'


def told(shown: ViewData, names: Sequence[str]) -> str:
    """Return in words what the picture is of."""
    senators = ", ".join(f"{name} {seat.senators}" for name, seat in zip(names, shown.seats))
    return f"The table of Corduba in round {shown.round}. Senators: {senators}"


STYLE = (
    ".aedilis .sill{fill:var(--paper);stroke:#6b4f2440}"
    ".aedilis .title{font:600 21px Georgia,serif;fill:var(--ink)}"
    ".aedilis .figure{font:700 16px sans-serif;fill:var(--ink)}"
    ".aedilis .small{font:500 14px sans-serif;fill:var(--ink-2)}"
    ".aedilis .tiny{font:500 11.5px sans-serif;fill:var(--ink-2)}"
    ".aedilis .plate{font:600 14px Georgia,serif;fill:var(--di)}"
    ".aedilis .nameplate{fill:var(--db);stroke:var(--de)}"
    ".aedilis .plaque{fill:var(--paper);stroke:#6b4f2455}"
    ".aedilis .slot{fill:var(--paper-2);stroke:var(--rule)}"
    ".aedilis .used{opacity:.4}"
    ".aedilis .unbuilt{opacity:.38}"
    ".aedilis .building{font:700 11.3px sans-serif;text-anchor:middle;fill:var(--ink);paint-order:stroke;"
    "stroke:var(--ink-inv);stroke-width:3.4px;stroke-linejoin:round}"
    ".aedilis .middle{text-anchor:middle}.aedilis .end{text-anchor:end}"
    ".aedilis .plot{fill:var(--db);stroke:var(--de);stroke-opacity:.35}"
    ".aedilis .street{fill:none;stroke:var(--de);stroke-width:3;stroke-linecap:round}"
    ".aedilis .laid{fill:#f6ecd8;stroke:var(--sp);stroke-width:2.6}"
    ".aedilis .mine{stroke:var(--c);stroke-width:3}"
)
