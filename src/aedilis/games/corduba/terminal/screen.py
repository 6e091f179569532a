"""The table of Corduba on one screen: the districts as maps, the market, Rome's demand, and all players."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from aedilis.games.corduba.engine.forms.city import TileData
from aedilis.games.corduba.engine.forms.view import SeatData, ViewData
from aedilis.games.corduba.engine.words import DISTRICT_NAMES, RESOURCE_NAMES, District
from aedilis.games.corduba.terminal.effects import amount, amounts, condition, effect, listed
from aedilis.games.corduba.terminal.look import MARKS, RECONSTRUCTED, Look
from aedilis.games.corduba.terminal.say import t
from aedilis.terminal.look import NOW, SEAT_STYLES

WIDE = 140  # columns from which the players' table has whole words
TALL = 50  # rows from which milestones and monuments are always shown
NEUTRAL = "nn"
RESTLESS = "!!"
ROMAN = ("", "I", "II", "III")


def screen(look: Look, data: ViewData) -> list[RenderableType]:
    """Return the whole table as the view shows it; where room is short, aims and tiles are left to commands."""
    parts: list[RenderableType] = [heading(look, data), maps(look, data), *tiles(look, data), market(look, data)]
    if data.rome is not None:
        parts.append(rome(look, data))
    parts.append(seats(look, data))
    if look.console.height >= TALL:
        parts += aims(look, data)
    if data.seat is not None:
        parts += own_board(look, data, data.seats[data.seat])
    return parts


def heading(look: Look, data: ViewData) -> Text:
    """Return round, phase and turn order on one line."""
    line = Text(no_wrap=True, overflow="ellipsis")
    if data.round:
        line.append(t("head", round=data.round, decade=ROMAN[data.decade]), style="bold reverse")
    line.append(f" {t(f'phase-{data.phase}')} · ", style="bold")
    line.append(t("head-order") + " ").append_text(Text(" ").join([look.letter(seat) for seat in data.order]))
    line.append(" · " + t("head-unrest", count=data.unrest_on_tiles, most=data.unrest_limit))
    if look.reconstructed and look.shows_marks:
        line.append(f" · {RECONSTRUCTED} " + t("head-reconstructed-content"), style="dim")
    return line


def maps(look: Look, data: ViewData) -> Table:
    """Return the three districts side by side."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for _ in DISTRICT_NAMES:
        table.add_column(no_wrap=True)
    table.add_row(*(_map(look, data, word) for word in DISTRICT_NAMES))
    return table


def _map(look: Look, data: ViewData, word: District) -> Text:
    """Return one district: a mark for each cell of a tile, a letter for each insula, and the street block if free."""
    district = data.districts[word]
    shown: dict[tuple[int, int], Text] = {}
    for tile in district.tiles:
        for place, cell in enumerate(tile.cells):
            mark = RESTLESS if tile.unrest and place else MARKS[tile.building]
            style = "bold red" if tile.unrest else "dim" if tile.used else "bold"
            shown[cell] = Text(mark, style=style)
    for insula in district.insulae:
        letter = NEUTRAL if insula.owner is None else look.letters[insula.owner] * 2
        shown[insula.cell] = Text(letter.lower(), style="" if insula.owner is None else SEAT_STYLES[insula.owner])
    rows: tuple[str, ...] = getattr(look.content.board.district, word).map
    name = look.marked(look.district(word), f"board.district.{word}")
    result = Text(t("map-revolts", district=name) if district.revolts else name, style="bold")
    result.append("\n   " + "".join(f"{column:<2d}" for column in range(len(rows[0]))), style="dim not bold")
    for y, row in enumerate(rows):
        result.append(f"\n{y:>2d} ", style="dim not bold")
        for x, block in enumerate(row):
            free = Text("  " if block == "." else f"{block.lower()}·", style="dim not bold")
            result.append_text(shown.get((y, x), free))
    return result


def tiles(look: Look, data: ViewData) -> list[RenderableType]:
    """Return which tiles stand in each district, by mark and name, with their condition."""
    result: list[RenderableType] = []
    for word in DISTRICT_NAMES:
        standing = data.districts[word].tiles
        if standing:
            line = Text(f"{look.district(word)}  ", style="bold")
            result.append(line.append(", ".join(_tile(look, tile) for tile in standing), style="not bold"))
    return result


def _tile(look: Look, tile: TileData) -> str:
    name = f"{MARKS[tile.building]} {look.building_name(tile.building)}"
    condition = "unrest" if tile.unrest else "used" if tile.used else ""
    return f"{name} ({t(f'tile-{condition}')})" if condition else name


def market(look: Look, data: ViewData) -> Table:
    """Return prices and stocks, and what is left beside the sites."""
    table = look.grid()
    table.add_column(t("market"), no_wrap=True)
    for word in RESOURCE_NAMES:
        table.add_column(t(f"goods-{word}"), justify="right", no_wrap=True)
    goods = [data.market[word] for word in RESOURCE_NAMES]
    table.add_row(look.marked(t("market-price"), "market.price", "market.tile"), *(str(one.price) for one in goods))
    table.add_row(look.marked(t("market-stock"), "market.capacity"), *(f"{one.stock}/{one.capacity}" for one in goods))
    table.add_row(t("market-supply"), *(str(one.supply) for one in goods))
    return table


def rome(look: Look, data: ViewData) -> Text:
    """Return what Rome demands in this decade, and how much of it all have together."""
    demand = data.rome
    if demand is None:
        return Text()
    held = sum(share.goods for share in demand.seats)
    line = Text(look.marked(t("rome"), f"postulationem.card.{look.rome_card(demand.card).id}") + "  ", style="bold")
    said = t(
        "rome-demands",
        troops=demand.troops,
        offerings=demand.offerings,
        resource=t(f"goods-{demand.resource}"),
        minimum=demand.minimum,
        held=held,
    )
    return line.append(said, style="not bold")


def seats(look: Look, data: ViewData) -> Table:
    """Return all players: senators, tracks, people and goods."""
    table = look.grid()
    table.add_column("", no_wrap=True)
    table.add_column(t("column-player"), no_wrap=True, max_width=16, overflow="ellipsis")
    short = "" if look.console.width >= WIDE else "-short"
    for key in ("senators", "popularity", "harmony", "register", "unrest", "prestige", "denarii", "workers"):
        heading = look.marked(t(f"column-{key}{short}"), f"board.track.{key}")
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column(t("column-goods"), ratio=1, overflow="fold", min_width=12)
    for number, seat in enumerate(data.seats):
        title = look.title(number)
        if number == data.seat:
            title.append(f" {t('marked-you')}", style="bold")
        table.add_row(
            Text(NOW if number in data.to_act else "", style="bold"),
            title,
            str(seat.senators),
            str(seat.popularity),
            str(seat.harmony),
            str(seat.register),
            f"{seat.unrest}+{seat.markers}" if seat.markers else str(seat.unrest),
            "/".join(str(seat.prestige[word].value) for word in DISTRICT_NAMES),
            str(seat.goods.get("denarii", 0)),
            f"{seat.goods.get('worker', 0)}+{len(seat.ready) + seat.special}",
            _goods(seat, data, number),
        )
    return table


def _goods(seat: SeatData, data: ViewData, number: int) -> str:
    held = amounts({goods: n for goods, n in seat.goods.items() if goods not in ("denarii", "worker")}) or "-"
    if data.winners is not None:
        return f"{t('condition-won')}, {held}" if number in data.winners else held
    condition = "passed" if seat.passed and data.phase == "actions" else "sealed" if seat.sealed else ""
    return f"{t(f'condition-{condition}')}, {held}" if condition else held


def own_board(look: Look, data: ViewData, seat: SeatData) -> list[RenderableType]:
    """Return what only concerns the reader: specialists, upkeep, storage, and what comes next on tracks and rows."""
    if seat.dealt is not None:
        return dealt(look, data)
    ready = [
        look.specialist(colour) if colour in seat.ready else t("spent", who=look.specialist(colour))
        for colour in seat.unlocked
    ]
    lines = [
        t("own-people", specialists=listed(ready), special=seat.special),
        t("own-upkeep", upkeep=seat.upkeep, stored=seat.resources, storage=seat.storage),
    ]
    for ability in seat.abilities:
        name, said, _ = look.ability(ability.ability)
        name = look.marked(name, look.ability_path(ability.ability))
        lines.append(t("own-ability", name=name, text=said, used="yes" if ability.used else "no"))
    if not seat.merchant_used:
        lines.append(t("own-merchant"))
    return [Text(line) for line in lines]


def next_bonuses(look: Look, seat: SeatData) -> list[RenderableType]:
    """Return what the next spaces of the prestige tracks and the next insulae of the rows bring."""
    lines: list[RenderableType] = []
    board, rows = look.content.board.prestige, look.content.player_board.rows
    for word in DISTRICT_NAMES:
        track, row = seat.prestige[word], seat.rows[word]
        parts = []
        if track.next_bonus is not None:
            spaces = getattr(board, word).spaces
            gain = next(effect(one.effect) for one in spaces if one.space == track.next_bonus)
            parts.append(t("next-prestige", space=track.next_bonus, now=track.value, gain=gain))
        if row.next_bonus is not None:
            gain = next(effect(one.effect) for one in getattr(rows, word).spaces if one.position == row.next_bonus)
            parts.append(t("next-insula", place=row.next_bonus, laid=row.laid, gain=gain))
        named = look.marked(look.district(word), f"board.prestige.{word}", f"player_board.rows.{word}")
        line = Text(f"{named}  ", style="bold")
        lines.append(line.append(" · ".join(parts) or "-", style="not bold"))
    return lines


def dealt(look: Look, data: ViewData) -> list[RenderableType]:
    """Return the reader's own cards at the start."""
    own = data.seats[data.seat or 0].dealt
    if own is None:
        return []
    lines: list[RenderableType] = []
    for number in own.heritage:
        card = look.content.heritage.card[number]
        gain = listed(
            [
                amount("denarii", card.denarii),
                amount("basic", card.basic),
                amounts({"amphora": card.amphora, "marble": card.marble}),
                t(
                    "step-unlock",
                    n=1,
                    colour=t(f"colour-{card.specialist}"),
                    any="yes" if card.specialist == "any" else "no",
                )
                if card.specialist
                else "",
                *(
                    t("prestige-in", n=n, district=look.district(word))
                    for word in DISTRICT_NAMES
                    if (n := getattr(card.prestige, word))
                ),
                t("start-values", register=card.register, popularity=card.popularity, harmony=card.harmony),
                effect(card.effect) if card.effect else "",
            ]
        )
        named = look.marked(card.name, f"heritage.card.{card.id}")
        lines.append(Text(f"{named}  ", style="bold").append(gain, style="not bold"))
    family = look.content.families.family[own.family]
    gained = [
        t("prestige-in", n=n, district=look.district(word))
        for word in DISTRICT_NAMES
        if (n := getattr(family.prestige, word))
    ]
    named = look.marked(family.name, f"families.family.{family.id}")
    lines.append(Text(f"{named}  ", style="bold").append(listed(gained), style="not bold"))
    for side in range(2):
        person = look.character(2 * own.family + side)
        named = look.marked(person.name, look.ability_path(2 * own.family + side))
        lines.append(Text(f"{named}  ", style="bold").append(person.text, style="not bold"))
    return lines


def aims(look: Look, data: ViewData) -> list[RenderableType]:
    """Return milestones with everybody's progress, and monuments with who built them."""
    lines: list[RenderableType] = []
    for milestone in data.milestones:
        printed = look.milestone(milestone.milestone)
        line = Text(f"{look.marked(printed.name, f'res_gestae.milestone.{printed.id}')}  ", style="bold")
        said = condition(printed.cond)
        line.append(said + "   ", style="not bold")
        if milestone.claimed is not None:
            line.append(t("claimed-by", who=look.name(milestone.claimed)), style="not bold")
        else:
            for seat, progress in enumerate(milestone.seats):
                line.append(f"{look.letters[seat]} {'/'.join(map(str, progress.values))}  ", style=SEAT_STYLES[seat])
        lines.append(line)
    for number, monument in enumerate(data.monuments):
        printed_monument = look.monument(number)
        paths = (f"monuments.monument.{printed_monument.id}", "board.monument_sites")
        named = look.marked(printed_monument.name, *paths)
        line = Text(f"{named}  ", style="bold")
        said = printed_monument.token if monument.builder is None else t("built-by", who=look.name(monument.builder))
        lines.append(line.append(said, style="not bold"))
    return lines


def tile_page(look: Look, asked: str) -> list[RenderableType]:
    """Return what the kinds of tiles cost and do, those whose name begins as asked, or all."""
    lines: list[RenderableType] = []
    for building in look.content.buildings.building:
        if not building.name.lower().startswith(asked.lower()):
            continue
        named = look.marked(building.name, f"buildings.building.{building.id}")
        line = Text(f"{MARKS[building.id]} {named}  ", style="bold")
        cost = {name: getattr(building.cost, name) for name in building.cost.__struct_fields__}
        said = t(
            "tile-page",
            colour=t(f"colour-{building.colour}"),
            cost=amounts(cost),
            prestige=look.prestige_text(building),
            shape=" / ".join(building.shape),
        )
        lines.append(line.append(said, style="not bold"))
        for action in building.action:
            paid = {name: getattr(action.cost, name) for name in action.cost.__struct_fields__}
            due = listed([t("points", n=action.workers), amounts(paid)])
            lines.append(Text("     " + t("choice-line", cost=due, gain=effect(action.effect))))
    return lines


def source_page(look: Look, asked: str) -> list[RenderableType]:
    """Return where the reconstructed entries of the pack come from, those that have this in their name, or all."""
    return [
        Text(f"{RECONSTRUCTED} {entry}  ", style="bold").append(said, style="not bold")
        for entry, said in sorted(look.reconstructed.items())
        if asked.lower() in entry.lower()
    ]
