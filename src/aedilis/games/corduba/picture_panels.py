"""What lies around the city in a picture of Corduba: places, market, Rome, aims and the boards of the seats."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from aedilis.games.corduba.drawings import Drawings
from aedilis.games.corduba.engine.forms.view import SeatData, ViewData
from aedilis.games.corduba.engine.pack.form.content import Content
from aedilis.games.corduba.engine.solo.forecast import CaepioData
from aedilis.games.corduba.engine.words import DISTRICT_NAMES, RESOURCE_NAMES, SITE_NAMES, TROOP_NAMES, Goods

WIDTH = 1240
SEAT_HEIGHT = 94
SIGNS = {"denarii": "denarius", "offering1": "offering", "offering2": "offering", "resource": "basic"}
TROOPS: dict[Goods, int] = {"velites": 2, "legionary": 3, "equites": 4}
OFFERINGS: dict[Goods, int] = {"offering1": 1, "offering2": 2}
CAEPIO_TINT = 3


def at(x: float, y: float, drawn: str) -> str:
    """Return a drawing at a place."""
    return f'<g transform="translate({x:.1f} {y:.1f})">{drawn}</g>'


def text(x: float, y: float, said: str, kind: str) -> str:
    """Return a text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(said)}</text>'


def sign(name: str, x: float, y: float, size: float = 18) -> str:
    """Return a symbol around a point."""
    word = SIGNS.get(name, name)
    return f'<use href="#c-{word}" x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" width="{size}" height="{size}" />'


def plaque(x: float, y: float, width: float, height: float, extra: str = "") -> str:
    """Return a sheet of paper."""
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="8" class="plaque {extra}" />'


def counted(name: str, n: int | str, x: float, y: float, size: float = 20) -> str:
    """Return a symbol with a number behind it."""
    return sign(name, x, y, size) + text(x + size / 2 + 4, y + 6, str(n), "figure")


def places(shown: ViewData, content: Content, vignettes: Mapping[str, str]) -> Iterator[str]:
    """Return the five sites: what lies in the supply, and two spaces each."""
    for number, word in enumerate(SITE_NAMES):
        site = getattr(content.board.site, word)
        parts = [plaque(0, 0, 232, 54), at(28, 28, f'<g transform="scale(.92)">{vignettes.get(word, "")}</g>')]
        parts += [text(56, 17, site.name, "small"), text(224, 17, f"{shown.market[site.item].supply} left", "tiny end")]
        for place, space in enumerate(site.spaces):
            x = 56.0 + place * 87
            dim = " used" if shown.sites[word][place] else ""
            inside = sign("worker", x + 12, 36, 16) + text(x + 21, 41, str(space.workers), "figure")
            inside += text(x + 34, 41, "\N{RIGHTWARDS ARROW}", "small")
            inside += sign(site.item, x + 61, 36, 17) + text(x + 71, 41, str(space.gain), "figure")
            parts.append(
                f'<rect x="{x}" y="24" width="83" height="25" rx="6" class="slot" /><g class="{dim}">{inside}</g>'
            )
        yield at(20 + number * 242, 4, "".join(parts))


def row(shown: ViewData, content: Content, art: Drawings) -> Iterator[str]:
    """Return Castra, Portus and the monuments."""
    parts = [plaque(0, 0, 300, 84), text(14, 20, "Castra", "small")]
    for number, word in enumerate(TROOP_NAMES):
        x = 14 + number * 94
        dim = "used" if shown.castra[number] else ""
        workers = content.board.castra.spaces[number].workers
        inside = (
            sign(word, x + 22, 54, 32) + text(x + 44, 60, str(TROOPS[word]), "figure") + sign("worker", x + 62, 54, 14)
        )
        inside += text(x + 71, 59, str(workers), "tiny")
        parts.append(f'<rect x="{x}" y="30" width="88" height="46" rx="6" class="slot" /><g class="{dim}">{inside}</g>')
    yield at(20, 6, "".join(parts))
    portus = plaque(0, 0, 92, 84) + at(46, 34, art.vignettes.get("portus", "")) + text(46, 74, "Portus", "small middle")
    yield at(330, 6, portus)
    built = [plaque(0, 0, 788, 84)]
    for number, monument in enumerate(shown.monuments):
        printed = content.monuments.monument[number]
        x = 12 + number * 129
        faded = "" if monument.builder is not None else ' class="unbuilt"'
        drawing = art.monuments.get(printed.id, sign("monument", 0, 0, 40))
        large = f'<g transform="scale(1.15)">{drawing}</g>'
        built.append(f"<g{faded}>{at(x + 60, 32, large)}</g>" + text(x + 60, 74, printed.name, "tiny middle"))
        if monument.builder is not None:
            built.append(at(x + 102, 20, art.tokens[str(tint(shown, monument.builder))]))
    yield at(432, 6, "".join(built))


def market(shown: ViewData) -> Iterator[str]:
    """Return what the market has of each resource, and at which price."""
    parts = [plaque(0, 0, 402, 104), text(14, 20, "Market", "small")]
    for number, word in enumerate(RESOURCE_NAMES):
        x = 36.0 + number * 65
        one = shown.market[word]
        parts += [sign(word, x, 45, 28), sign("denarius", x - 9, 74, 15), text(x + 2, 79, str(one.price), "figure")]
        parts.append(text(x, 96, f"{one.stock} of {one.capacity}", "tiny middle"))
    yield at(20, 4, "".join(parts))


def rome_and_aims(shown: ViewData, content: Content, names: Sequence[str]) -> Iterator[str]:
    """Return what Rome demands, and the milestones."""
    parts = [plaque(0, 0, 250, 104), sign("rome", 24, 22, 26), text(44, 27, "Rome", "small")]
    demand = shown.rome
    if demand is None:
        parts.append(text(14, 66, "has not demanded anything", "small"))
    else:
        held = sum(share.goods for share in demand.seats)
        parts += [counted("legionary", demand.troops, 28, 66, 24), counted("offering", demand.offerings, 92, 66, 24)]
        parts += [counted(demand.resource, demand.minimum, 156, 66, 24), text(14, 95, f"all have {held} of it", "tiny")]
    yield at(432, 4, "".join(parts))
    if shown.caepio is not None:
        yield at(692, 4, caepio(shown.caepio, content))
        return
    aims = [plaque(0, 0, 528, 104), text(14, 20, "Milestones", "small")]
    for number, milestone in enumerate(shown.milestones):
        printed = content.res_gestae.milestone[milestone.milestone]
        x, y = 14 + number % 3 * 172, 46 + number // 3 * 24
        who = "" if milestone.claimed is None else f": {names[milestone.claimed][:8]}"
        aims += [sign("milestone", x + 8, y - 4, 16), text(x + 22, y + 1, (printed.name + who)[:24], "tiny")]
    yield at(692, 4, "".join(aims))


def caepio(known: CaepioData, content: Content) -> str:
    """Return which of Caepio's cards lies open; alone there are no milestones (C14.16)."""
    said = "No card of this round lies open."
    if known.card is not None:
        said = f"Card {content.caepio.card[known.card].id}, row {known.row + 1} is next."
    return plaque(0, 0, 528, 104) + text(14, 20, "Fannius Caepio", "small") + text(14, 58, said, "small")


def seat_rows(shown: ViewData, content: Content, names: Sequence[str], art: Drawings) -> Iterator[str]:
    """Return a board for each seat: what all may see of it, and what its own seat was dealt."""
    for number, seat in enumerate(shown.seats):
        mine = "mine" if number == shown.seat else ""
        colour = tint(shown, number)
        parts = [
            plaque(0, 0, WIDTH - 40, SEAT_HEIGHT - 8, mine),
            at(28, 33, f'<g transform="scale(1.4)">{art.tokens[str(colour)]}</g>'),
        ]
        parts.append(text(56, 39, names[number][:16], "figure"))
        words = {"sealed": seat.sealed, "passed": seat.passed}
        parts.append(text(56, 56, ", ".join(word for word, holds in words.items() if holds), "tiny"))
        parts.append(text(56, 76, _cards(content, seat), "tiny"))
        figures = (
            ("senator", seat.senators),
            ("popularity", seat.popularity),
            ("harmony", seat.harmony),
            ("register", seat.register),
            ("unrest", f"{seat.unrest}+{seat.markers}" if seat.markers else seat.unrest),
        )
        parts += [counted(name, n, 222 + place * 58, 20) for place, (name, n) in enumerate(figures)]
        for place, word in enumerate(DISTRICT_NAMES):
            x = 222 + place * 96
            parts.append(f'<g class="district-{word}" color="var(--di)">{sign(word, x, 46, 17)}</g>')
            parts.append(text(x + 13, 52, str(seat.prestige[word].value), "figure"))
            parts.append(sign("insula", x + 44, 46, 15) + text(x + 55, 51, str(seat.rows[word].laid), "small"))
        parts += _people(seat, art, is_caepio=number >= shown.players)
        parts += _goods(seat)
        parts += _fist(seat)
        yield f'<g class="seat-{colour}" style="--w:var(--c)">{at(20, 6 + number * SEAT_HEIGHT, "".join(parts))}</g>'


def _cards(content: Content, seat: SeatData) -> str:
    if seat.dealt is None:
        return _abilities(content, seat)
    cards, families = content.heritage.card, content.families.family
    if seat.dealt.kept is not None:
        heritage, character = seat.dealt.kept
        return f"keeps {cards[heritage].name}; {families[character // 2].character[character % 2].name}"
    choice = " or ".join(cards[card].name for card in seat.dealt.heritage)
    return f"{choice}; {families[seat.dealt.family].name}"


def _abilities(content: Content, seat: SeatData) -> str:
    people = [character.name for family in content.families.family for character in family.character]
    known = people + [monument.name for monument in content.monuments.monument]
    return ", ".join(known[ability.ability] for ability in seat.abilities)


def _people(seat: SeatData, art: Drawings, *, is_caepio: bool) -> Iterator[str]:
    yield counted("worker", seat.goods.get("worker", 0), 540, 20)
    yield counted("denarii", seat.goods.get("denarii", 0), 604, 20)
    if seat.special:
        yield counted("special", seat.special, 668, 20)
    for place, colour in enumerate(seat.unlocked):
        dim = "" if colour in seat.ready else ' class="used"'
        yield f"<g{dim}>{at(534 + place * 28, 47, art.hexagons[colour])}</g>"
    if not seat.merchant_used and not is_caepio:
        yield sign("merchant", 726, 47, 20)


def _goods(seat: SeatData) -> Iterator[str]:
    for place, word in enumerate(RESOURCE_NAMES):
        dim = "" if seat.goods.get(word) else ' class="unbuilt"'
        yield f"<g{dim}>{counted(word, seat.goods.get(word, 0), 776 + place * 56, 20)}</g>"
    held = [(word, value) for word, value in {**TROOPS, **OFFERINGS}.items() if seat.goods.get(word)]
    for place, (marker, value) in enumerate(held):
        yield counted(marker, f"{seat.goods[marker]}\N{MULTIPLICATION SIGN}{value}", 776 + place * 72, 47)
    if not held:
        yield text(766, 52, f"{seat.resources} of {seat.storage} kept at the end of a decade", "tiny")


def _fist(seat: SeatData) -> Iterator[str]:
    """Return what a closed hand holds for Rome, which its own seat alone can see."""
    if seat.fist is None:
        return
    held = [(goods, n) for goods, n in seat.fist.items() if n]
    yield text(534, 78, "In the closed hand:" if held else "The closed hand is empty.", "tiny")
    for place, (goods, n) in enumerate(held):
        yield counted(goods, n, 662 + place * 56, 73, 18)


def tint(shown: ViewData, seat: int) -> int:
    """Return whose colours a seat wears; Caepio is always red."""
    return CAEPIO_TINT if shown.caepio is not None and seat >= shown.players else seat % 4
