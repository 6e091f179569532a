"""What lies around the map in a picture of Capitol: tiles, piles, the seats with their yards, and the viewer's hand."""

from collections.abc import Iterator, Sequence
from html import escape

from aedilis.games.capitol.drawings import Drawings
from aedilis.games.capitol.engine.forms.actions import Kind
from aedilis.games.capitol.engine.forms.view import PileData, SeatData, TileData, ViewData

WIDTH = 440
"""Of the column beside the map."""
HAND_HEIGHT = 166
TILES_HEIGHT, PILES_HEIGHT = 150, 148
CARD_WIDTH, CARD_HEIGHT = 66, 92
HOUSE_WIDTH, PLATE, ROOF = 62, 25, 32
"""A house in a yard needs so much width, and beside its blocks so much height below and above them."""
YARD_WIDTH = 220
FAN, FAN_WIDTH = 0.5, 170
"""How large the cards of others are, and how wide they lie."""
ROUNDS, AUCTIONS = 4, 3
ORDER = "ABCFR"
"""How a hand lies, by the first letters of its cards' names."""


def at(x: float, y: float, drawn: str, scale: float = 1) -> str:
    """Return a drawing at a place."""
    size = "" if scale == 1 else f" scale({scale:.3g})"
    return f'<g transform="translate({x:.4g} {y:.4g}){size}">{drawn}</g>'


def text(x: float, y: float, said: str, kind: str) -> str:
    """Return a text."""
    return f'<text x="{x:.4g}" y="{y:.4g}" class="{kind}">{escape(said)}</text>'


def plaque(width: float, height: float, extra: str = "") -> str:
    """Return a sheet of paper."""
    return f'<rect width="{width}" height="{height}" rx="8" class="plaque {extra}" />'


def card(art: Drawings, name: str) -> str:
    """Return a card, by its name such as "A5"."""
    return art.faces[name[0]].replace("{}", name[1:])


def in_hand(cards: Sequence[str]) -> list[str]:
    """Return cards in the order in which the page lays a hand: permits by colour, floors, roofs; high values first."""
    return sorted(cards, key=lambda name: (ORDER.index(name[0]), -int(name[1:])))


def house(art: Drawings, seat: int, height: int, shape: str | None) -> str:
    """Return a house with its plate; none is drawn taller than the tallest drawing."""
    drawn = min(height, len(art.stacks))
    blocks = art.stacks[str(drawn)] if shape is None else art.houses[f"{seat}-{drawn}-{shape}"]
    return blocks + at(0, 17, art.plate.replace("{}", str(height)))


def column(shown: ViewData, names: Sequence[str], art: Drawings, height: float) -> Iterator[str]:
    """Return what lies beside the map, which is so high."""
    inside = WIDTH - 20
    said = "over" if shown.phase == "over" else {"bid": "auction", "place": "auction"}.get(shown.phase, shown.phase)
    yield text(14, 36, f"Capitol \N{MIDDLE DOT} Round {shown.round} of {ROUNDS} \N{MIDDLE DOT} {said}", "title")
    yield at(10, 54, plaque(inside, TILES_HEIGHT - 12) + "".join(tiles(shown, art)))
    yield at(10, 54 + TILES_HEIGHT, plaque(inside, PILES_HEIGHT - 12) + "".join(piles(shown.piles, art)))
    top = 54 + TILES_HEIGHT + PILES_HEIGHT
    step = (height - top) / max(3, shown.players)
    for seat in range(shown.players):
        mine = "mine" if seat == shown.seat else ""
        board = plaque(inside, step - 12, mine) + "".join(seat_board(shown, seat, names[seat], art, step - 12))
        yield f'<g class="seat-{seat % 4}">{at(10, top + seat * step, board)}</g>'


def tiles(shown: ViewData, art: Drawings) -> Iterator[str]:
    """Return the tiles of this round's auctions, and the blocks in the supply."""
    yield text(14, 26, "This round's auctions", "small")
    first = (shown.round - 1) * AUCTIONS
    for place, one in enumerate(shown.tiles[first : first + AUCTIONS]):
        frame = f'<rect width="84" height="76" rx="6" class="slot {one.fate}" />'
        yield at(14 + place * 94, 44, f'{frame}<g class="{one.fate}">{tile(one, art)}</g>')
    yield text(310, 26, "Supply", "small")
    yield at(348, 106, art.stacks["2"]) + text(382, 112, str(shown.supply), "figure")


def tile(one: TileData, art: Drawings) -> str:
    """Return one tile in its frame."""
    if one.kind == "fountain":
        return at(42, 50, art.fountain)
    return at(42, 52, art.temple if one.kind == "temple" else art.amphitheatre, 0.66)


def piles(shown: dict[Kind, PileData], art: Drawings) -> Iterator[str]:
    """Return the piles: the card on top of each, and how many cards it has."""
    for place, (kind, pile) in enumerate(reversed(shown.items())):
        x = 14 + place * 138
        cards = art.back if pile.size > 1 else ""
        top = card(art, pile.top) if pile.top is not None else ""
        yield at(x + 4, 26, cards, 1.02) + at(x, 22, top, 1.02)
        yield text(x + 80, 62, str(pile.size), "figure") + text(x + 80, 84, f"{kind}s", "small")


def seat_board(shown: ViewData, seat: int, name: str, art: Drawings, height: float) -> Iterator[str]:
    """Return what all may know of a seat."""
    one = shown.seats[seat]
    yield at(28, 29, art.tokens[seat % 4], 1.3)
    yield text(52, 32, name[:16], "figure")
    words = {
        "Consul": shown.consul == seat,
        "to act": seat in shown.to_act,
        "sealed": one.sealed,
        "passed": one.passed and shown.phase == "build",
    }
    yield text(52, 51, ", ".join(word for word, holds in words.items() if holds), "tiny")
    for place, (shape, roofs) in enumerate(one.roofs.items()):
        yield at(248 + place * 54, 34, f'<use href="#roof-{shape}-{seat % 4}" />', 0.62)
        yield text(267 + place * 54, 36, str(roofs), "small")
    yield text(WIDTH - 34, 36, f"{one.score}", "score end") + text(WIDTH - 34, 53, f"+{one.would_score}", "tiny end")
    if one.hand is None:  # the viewer's own lies below
        yield from fan(one, art, height)
    yield text(14, height - 7, counted(one), "tiny")
    yield at(WIDTH - 34 - YARD_WIDTH, height - 6, "".join(yard(one, seat, art, height - 58)))


def fan(one: SeatData, art: Drawings, height: float) -> Iterator[str]:
    """Return another's hand: what was once seen of it is for memories, not for pictures (R0.10)."""
    step = min(22.0, (FAN_WIDTH - CARD_WIDTH * FAN) / max(1, one.hand_size - 1))
    for place in range(one.hand_size):
        yield at(14 + place * step, height - 24 - CARD_HEIGHT * FAN, art.back, FAN)


def counted(one: SeatData) -> str:
    """Return how many cards a hand has of each kind."""
    return (
        ", ".join(f"{n} {kind}{'' if n == 1 else 's'}" for kind, n in reversed(one.counts.items()) if n) or "no cards"
    )


def yard(one: SeatData, seat: int, art: Drawings, height: float) -> Iterator[str]:
    """Return the houses of a seat that are not on the map, to the right end of their room, as large as it lets them."""
    houses: list[tuple[int, str | None]] = [(built.height, built.shape) for built in one.finished]
    houses += [(unfinished, None) for unfinished in one.unfinished]
    tallest = max((min(blocks, len(art.stacks)) for blocks, _ in houses), default=1)
    scale = min(1.0, YARD_WIDTH / (HOUSE_WIDTH * max(1, len(houses))), height / (tallest * art.block + ROOF + PLATE))
    for place, (blocks, shape) in enumerate(houses):
        x = YARD_WIDTH - (len(houses) - place - 0.5) * HOUSE_WIDTH * scale
        yield at(x, -PLATE * scale, house(art, seat, blocks, shape), scale)


def hand(shown: SeatData, art: Drawings, width: float) -> Iterator[str]:
    """Return the viewer's own cards below everything else; those of a sealed bid lie higher."""
    cards = in_hand(shown.hand or ())
    yield plaque(width - 20, HAND_HEIGHT - 16, "mine")
    if not cards:
        yield text(16, 84, "no cards in hand", "small")
    bid = list(shown.bid or ())
    step = min(CARD_WIDTH * 1.28, (width - 60 - CARD_WIDTH) / max(1, len(cards)))
    for place, name in enumerate(cards):
        raised = name in bid
        if raised:
            bid.remove(name)
        yield at(18 + place * step, 14 if raised else 34, card(art, name), 1.15)
    if shown.bid is not None:
        worth = sum(int(name[1:]) for name in shown.bid)
        yield text(width - 40, HAND_HEIGHT - 34, f"sealed bid: {worth}", "small end")
