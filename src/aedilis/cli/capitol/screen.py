"""The table on one screen: 80 by 24 is enough, larger terminals get frames and whole words."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from aedilis.cli.capitol.look import MARKS, Look, hand_text
from aedilis.cli.capitol.words import card_sum, yard
from aedilis.cli.look import NOW, SEAT_STYLES
from aedilis.cli.say import t
from aedilis.games.capitol.engine.forms.view import PrefectureData, SeatData, ViewData


def screen(look: Look, data: ViewData, hands: dict[int, tuple[str, ...]] | None = None) -> list[RenderableType]:
    """Return the whole table as the view shows it; `hands` opens more hands, for replays of finished games."""
    parts: list[RenderableType] = [
        heading(look, data),
        board(look, data),
        seats(look, data),
        piles(data),
        tiles(look, data),
    ]
    opened = dict(hands or {})
    if data.seat is not None:
        opened[data.seat] = data.seats[data.seat].hand or ()
    for seat in sorted(opened):
        parts.append(hand(look, seat, opened[seat], named=len(opened) > 1))
    return parts


def heading(look: Look, data: ViewData) -> Text:
    """Return round, phase, Consul and supply on one line."""
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(t("head-round", round=data.round), style="bold reverse")
    line.append(f" {t(f'phase-{data.phase}')} · ", style="bold")
    line.append(t("head-consul")).append(" ").append(look.title(data.consul))
    line.append(" · " + t("head-supply", count=data.supply))
    if data.board.reconstructed:
        line.append(" · " + t("head-reconstructed"), style="dim")
    return line


def board(look: Look, data: ViewData) -> Table:
    """Return the nine prefectures: sites, fountains, monument, houses, and who would score what now."""
    table = look.grid()
    table.add_column("", no_wrap=True)
    table.add_column(t("column-prefecture"), no_wrap=True, max_width=18, overflow="ellipsis")
    table.add_column(t("column-free"), justify="right", no_wrap=True)
    table.add_column(t("column-fountains" if look.roomy else "column-fountains-short"), justify="right", no_wrap=True)
    table.add_column(t("column-monument" if look.roomy else "column-monument-short"), no_wrap=True)
    table.add_column(t("column-worth"), justify="right", no_wrap=True)
    table.add_column(t("column-houses"), ratio=1, no_wrap=True, overflow="ellipsis", min_width=12)
    if look.roomy:
        table.add_column(t("column-blocks"), no_wrap=True)
    table.add_column(t("column-now"), no_wrap=True)
    for place, prefecture in enumerate(data.prefectures):
        cells: list[RenderableType] = [
            f"p{place}",
            Text.assemble(look.group(place), f" {look.places[place]}"),
            str(prefecture.sites_free),
            str(prefecture.fountains or "-"),
            monument(look, prefecture),
            worth(prefecture),
            houses(look, prefecture),
        ]
        if look.roomy:
            cells.append(blocks(look, prefecture))
        last_of_group = place % 3 == 2 and place < 8
        table.add_row(*cells, standing(look, prefecture), end_section=look.roomy and last_of_group)
    return table


def monument(look: Look, prefecture: PrefectureData) -> str:
    """Return the monument of a prefecture, in short where room is short."""
    if prefecture.monument is None:
        return "-"
    return t(f"tile-{prefecture.monument}" if look.roomy else f"monument-{prefecture.monument}")


def worth(prefecture: PrefectureData) -> str:
    """Return the points of first and second place."""
    factor = 2 if prefecture.monument == "temple" else 1
    return f"{(2 + prefecture.fountains) * factor}/{prefecture.fountains * factor}"


def houses(look: Look, prefecture: PrefectureData) -> Text:
    """Return the roof shape, then each house by owner and height."""
    if prefecture.shape is None:
        return Text("-", style="dim")
    line = Text(look.roof(prefecture.shape))
    for house in prefecture.houses:
        line.append(f" {look.letters[house.seat]}{house.height}", style=SEAT_STYLES[house.seat])
    return line


def blocks(look: Look, prefecture: PrefectureData) -> Text:
    """Return how many blocks each seat has there."""
    parts = [Text(f"{look.letters[at.seat]} {at.blocks}", style=SEAT_STYLES[at.seat]) for at in prefecture.standing]
    return Text("  ").join(parts)


def standing(look: Look, prefecture: PrefectureData) -> Text:
    """Return who would get points there now."""
    parts = [
        Text(f"{look.letters[at.seat]}+{at.points}", style=SEAT_STYLES[at.seat])
        for at in prefecture.standing
        if at.points
    ]
    return Text(" ").join(parts)


def seats(look: Look, data: ViewData) -> Table:
    """Return all seats: score, cards, yard and roofs."""
    table = look.grid()
    table.add_column("", no_wrap=True)
    table.add_column(t("column-player"), no_wrap=True, max_width=30 if look.roomy else 14, overflow="ellipsis")
    for key in ("score", "would"):
        table.add_column(t(f"column-{key}"), justify="right", no_wrap=True)
    table.add_column(t("column-cards"), no_wrap=True)
    table.add_column(t("column-yard"), ratio=1, no_wrap=True, overflow="ellipsis", min_width=12)
    table.add_column(t("column-roofs"), no_wrap=True)
    table.add_column("", no_wrap=True)
    for number, seat in enumerate(data.seats):
        counts = seat.counts
        roofs = f"{look.roof('round')}{seat.roofs['round']} {look.roof('pitched')}{seat.roofs['pitched']}"
        table.add_row(
            Text(NOW if number in data.to_act else "", style="bold"),
            player(look, number, data),
            str(seat.score),
            f"+{seat.would_score}",
            t(
                "cards",
                count=seat.hand_size,
                roofs=counts["roof"],
                floors=counts["floor"],
                permits=counts["permit"],
            ),
            yard(look, seat.unfinished, seat.finished),
            roofs,
            condition(seat, data, number),
        )
    return table


def player(look: Look, seat: int, data: ViewData) -> Text:
    """Return the title of a seat, and that it is yours or a bot's."""
    title = look.title(seat)
    if seat == data.seat:
        title.append(f" {t('marked-you')}", style="bold")
    elif look.roomy and look.sitters[seat].level is not None:
        title.append(f" ({look.sitters[seat].level})", style="dim")
    return title


def condition(seat: SeatData, data: ViewData, number: int) -> str:
    """Return what is to be said of a seat in this phase."""
    if data.winners is not None:
        return t("condition-won") if number in data.winners else ""
    if data.phase == "build" and seat.passed:
        return t("condition-passed")
    if data.phase == "bid":
        return (
            t("condition-sealed")
            if seat.sealed
            else t("condition-thinks")
            if seat.hand_size
            else t("condition-no-cards")
        )
    return ""


def piles(data: ViewData) -> Text:
    """Return the three draw piles: the card on top and how many there are."""
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(t("piles") + "  ", style="bold")
    parts: list[Text] = []
    for kind, pile in data.piles.items():
        part = Text(t(f"kind-{kind}") + " ")
        part.append_text(hand_text([pile.top]) if pile.top else Text("-"))
        parts.append(part.append(f" ({pile.size})"))
    return line.append_text(Text("   ").join(parts))


def tiles(look: Look, data: ViewData) -> Text:
    """Return the tiles of this round's auctions with what became of them, then those to come."""
    marks = {
        "current": NOW,
        "placed": MARKS["done"],
        "removed": MARKS["gone"],
    }
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(t("tiles") + "  ", style="bold")
    first = 3 * (data.round - 1)
    for tile in data.tiles[first : first + 3]:
        name = t(f"tile-{tile.kind}")
        shown = f"{marks[tile.fate]} {name}" if tile.fate in marks else name
        line.append(shown, style="bold" if tile.fate == "current" else "").append("   ")
    length = "tile" if look.roomy else "monument"
    monuments = [t(f"{length}-{tile.kind}") for tile in data.tiles[first + 3 :] if tile.kind != "fountain"]
    if monuments:
        line.append(t("tiles-later", tiles=", ".join(monuments)), style="dim")
    return line


def hand(look: Look, seat: int, cards: Sequence[str], *, named: bool) -> Text:
    """Return a hand with the sum of its numbers."""
    line = Text(no_wrap=True, overflow="ellipsis")
    if named:
        line.append_text(look.letter(seat)).append("  ")
    else:
        line.append(t("hand") + "   ", style="bold")
    if not cards:
        return line.append(t("hand-empty"))
    return line.append_text(hand_text(cards)).append("   " + t("hand-sum", sum=card_sum(cards)), style="dim")
