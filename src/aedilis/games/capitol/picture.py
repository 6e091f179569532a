"""The map of Rome as a picture, put together from the drawings of the page.

`drawings.json` is what the page's own components draw (`web/tools/drawings.mjs` writes it); here is only which piece
stands where, by the sites that the page gives them.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from importlib.resources import files

import msgspec

from aedilis.core import given
from aedilis.games.capitol.engine.forms.view import PrefectureData, ViewData

Point = tuple[float, float]
GROUPS = ("A", "B", "C")


class Below(msgspec.Struct, frozen=True):
    """How far below the centre of a hill its name and its points stand."""

    name: float
    badge: float


class Place(msgspec.Struct, frozen=True):
    """One hill: where it lies, its sites for so many squares, and its ground without and with a monument."""

    name: str
    x: float
    y: float
    below: Below
    monument: Point
    squares: dict[str, list[Point]]
    empty: str
    built: str


class Drawings(msgspec.Struct, frozen=True):
    """What the page draws."""

    box: tuple[float, float, float, float]
    block: float
    land: str
    places: list[Place]
    houses: dict[str, str]
    """By seat, height and roof, such as "0-2-round"."""
    site: str
    fountain: str
    tile: str
    temple: str
    amphitheatre: str
    plate: str
    defs: str
    style: str


@cache
def drawings() -> Drawings:
    """Return the drawings; they are read once."""
    file = files("aedilis.games.capitol").joinpath("drawings.json")
    return msgspec.json.decode(file.read_bytes(), type=Drawings)


def picture(view: msgspec.Struct, names: Sequence[str]) -> str:
    """Return the board of a view with all that stands there, who plays and what each has scored."""
    shown = given.one_of(view, ViewData, "bad-view", "what is drawn")
    art = drawings()
    x, y, width, height = art.box
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="aedilis" viewBox="{x} {y} {width} {height + 60}" '
        f'width="{width * 0.7:.0f}" height="{(height + 60) * 0.7:.0f}" role="img" '
        f'aria-label="{escape(told(shown, names))}">',
        f"<style>{art.style}{STYLE}</style>",
        art.defs,
        art.land,
    ]
    known = {place.name: place for place in art.places}
    printed = shown.board.prefectures
    is_rome = all(one.name in known for one in printed)  # a board of one's own takes the places in order
    for number, (one, prefecture) in enumerate(zip(printed, shown.prefectures)):
        place = known[one.name] if is_rome else art.places[number % len(art.places)]
        sites = place.squares[str(min(one.squares, len(place.squares)))]
        parts.append(f'<g class="group-{one.colour}">')
        ground = place.empty if prefecture.monument is None else place.built
        for group in GROUPS:  # the colours of the board's own hill, wherever it lies
            ground = ground.replace(f"group-{group}", f"group-{one.colour}")
            ground = ground.replace(f"#hill-{group})", f"#hill-{one.colour})")
            ground = ground.replace(f"#pattern-{group})", f"#pattern-{one.colour})")
        parts.append(ground)
        parts += [at(site, art.site) for site in sites[: len(sites) - one.printed_fountains]]
        parts += pieces(art, place, sites, prefecture, one.printed_fountains)
        parts.append(label(place, one.name, prefecture))
        parts.append("</g>")
    parts.append(seats(shown, names, art))
    return "".join([*parts, "</svg>"])


def pieces(
    art: Drawings, place: Place, sites: Sequence[Point], prefecture: PrefectureData, printed: int
) -> Iterator[str]:
    """Return what stands in a prefecture, back to front: houses from one end of its sites, fountains from the other."""
    standing: list[tuple[float, Point, str]] = []
    plates: list[str] = []
    last = len(sites) - 1
    for number, house in enumerate(prefecture.houses):
        where = sites[min(number, last)]
        tallest = max(int(key.split("-")[1]) for key in art.houses)
        drawn = art.houses[f"{house.seat}-{min(house.height, tallest)}-{prefecture.shape}"]
        standing.append((where[1], where, drawn))
        plates.append(at((where[0], where[1] + 15), art.plate.replace("{}", str(house.height))))
    for number in range(prefecture.fountains):
        where = sites[max(0, last - number)]
        standing.append((where[1], where, art.tile if number >= printed else art.fountain))
    if prefecture.monument is not None:
        drawn = art.temple if prefecture.monument == "temple" else art.amphitheatre
        standing.append((place.monument[1] + 12, place.monument, drawn))
    for _, where, drawn in sorted(standing, key=lambda piece: piece[0]):
        yield at(where, drawn)
    yield from plates


def label(place: Place, name: str, prefecture: PrefectureData) -> str:
    """Return the name of a hill, and what each seat would score there now."""
    called = escape(name.replace("_", " ").title())
    points = " ".join(
        f'<tspan class="seat-{one.seat}" fill="var(--cd)">{one.points}</tspan>'
        for one in prefecture.standing
        if one.points
    )
    texts = f'<text class="name" x="{place.x}" y="{place.y + place.below.name + 6}">{called}</text>'
    if points:
        texts += f'<text class="points" x="{place.x}" y="{place.y + place.below.badge + 6}">{points}</text>'
    return texts


def seats(shown: ViewData, names: Sequence[str], art: Drawings) -> str:
    """Return a line with the players, their colours and their scores."""
    x, y, width, height = art.box
    step = width / max(1, shown.players)
    line = [f'<rect x="{x}" y="{y + height}" width="{width}" height="60" class="sill" />']
    for number, seat in enumerate(shown.seats):
        left = x + step * number + 24
        name = escape((names[number] if number < len(names) else f"Seat {number}")[:18])
        mark = f'<circle cx="{left}" cy="{y + height + 30}" r="13" fill="var(--c)" />'
        said = f'<text class="score" x="{left + 22}" y="{y + height + 38}">{name} {seat.score}</text>'
        line.append(f'<g class="seat-{number}">{mark}{said}</g>')
    return "".join(line)


def told(shown: ViewData, names: Sequence[str]) -> str:
    """Return in words what the picture is of."""
    scores = ", ".join(f"{name} {seat.score}" for name, seat in zip(names, shown.seats))
    return f"The board of Capitol in round {shown.round}. {scores}"


def at(where: Point, drawn: str) -> str:
    """Return a drawing at a place."""
    return f'<g transform="translate({where[0]} {where[1]})">{drawn}</g>'


STYLE = (
    ".aedilis .name{font:600 19px Georgia,serif;text-anchor:middle;fill:var(--ink)}"
    ".aedilis .points{font:700 19px sans-serif;text-anchor:middle;word-spacing:8px}"
    ".aedilis .score{font:600 21px sans-serif;fill:var(--ink)}"
    ".aedilis .sill{fill:var(--paper)}"
)
