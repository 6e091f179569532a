"""The table of Capitol as a picture, put together from the drawings of the page.

`drawings.json` is what the page's own components draw (`web/tools/drawings.mjs` writes it); here is only which piece
stands where, by the sites that the page gives them.
"""

from collections.abc import Iterator, Sequence
from html import escape

import msgspec

from aedilis.core import given
from aedilis.games.capitol.drawings import Drawings, Place, Point, drawings
from aedilis.games.capitol.engine.forms.view import PrefectureData, ViewData
from aedilis.games.capitol.picture_panels import HAND_HEIGHT, WIDTH, at, column, hand

GROUPS = ("A", "B", "C")


def picture(view: msgspec.Struct, names: Sequence[str]) -> str:
    """Return the table of a view: the map with all that stands there, the seats, and the viewer's own hand."""
    shown = given.one_of(view, ViewData, "bad-view", "what is drawn")
    art = drawings()
    called = [*names, *(f"Seat {seat}" for seat in range(len(names), shown.players))]
    x, y, across, down = art.box
    width, height = across + WIDTH, down
    own = None if shown.seat is None else shown.seats[shown.seat]
    if own is not None:
        height += HAND_HEIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="aedilis" viewBox="{x} {y} {width} {height}" '
        f'width="{width * 0.7:.0f}" height="{height * 0.7:.0f}" role="img" '
        f'aria-label="{escape(told(shown, called))}">',
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
        parts += [at(*site, art.site) for site in sites[: len(sites) - one.printed_fountains]]
        parts += pieces(art, place, sites, prefecture, one.printed_fountains)
        parts.append(label(place, one.name, prefecture))
        parts.append("</g>")
    parts.append(at(x + across, y, "".join(column(shown, called, art, down))))
    if own is not None:
        line = "".join(hand(own, art, width))
        parts.append(f'<g class="seat-{shown.seat}">{at(x + 10, y + down + 6, line)}</g>')
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
        drawn = art.houses[f"{house.seat}-{min(house.height, len(art.stacks))}-{prefecture.shape}"]
        standing.append((where[1], where, drawn))
        plates.append(at(where[0], where[1] + 15, art.plate.replace("{}", str(house.height))))
    for number in range(prefecture.fountains):
        where = sites[max(0, last - number)]
        standing.append((where[1], where, art.tile if number >= printed else art.fountain))
    if prefecture.monument is not None:
        drawn = art.temple if prefecture.monument == "temple" else art.amphitheatre
        standing.append((place.monument[1] + 12, place.monument, drawn))
    for _, where, drawn in sorted(standing, key=lambda piece: piece[0]):
        yield at(*where, drawn)
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


def told(shown: ViewData, names: Sequence[str]) -> str:
    """Return in words what the picture is of."""
    scores = ", ".join(f"{name} {seat.score}" for name, seat in zip(names, shown.seats))
    return f"The table of Capitol in round {shown.round}. {scores}"


STYLE = (
    ".aedilis .name{font:600 19px Georgia,serif;text-anchor:middle;fill:var(--ink)}"
    ".aedilis .points{font:700 19px sans-serif;text-anchor:middle;word-spacing:8px}"
    ".aedilis .title{font:600 23px Georgia,serif;fill:var(--ink)}"
    ".aedilis .score{font:700 25px sans-serif;fill:var(--ink)}"
    ".aedilis .figure{font:700 20px sans-serif;fill:var(--ink)}"
    ".aedilis .small{font:500 16px sans-serif;fill:var(--ink-2)}"
    ".aedilis .tiny{font:500 14px sans-serif;fill:var(--ink-2)}"
    ".aedilis .end{text-anchor:end}"
    ".aedilis .plaque{fill:var(--paper);stroke:#6b4f2455}"
    ".aedilis .mine{stroke:var(--c);stroke-width:3}"
    ".aedilis .slot{fill:var(--paper-2);stroke:#6b4f2455}"
    ".aedilis .slot.current{stroke:var(--ink);stroke-width:3}"
    ".aedilis .placed,.aedilis .removed{opacity:.35}"
)
