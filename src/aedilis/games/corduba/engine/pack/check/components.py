"""What must be true of the components of a content pack: how many there are, what they refer to, what can be paid."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec

from aedilis.games.corduba.engine import words
from aedilis.games.corduba.engine.pack.check.effects import condition_problems
from aedilis.games.corduba.engine.pack.form import content as files
from aedilis.games.corduba.engine.pack.form.abilities import SpecialWorkerMod, StorageMod
from aedilis.games.corduba.engine.pack.form.effects import Gain
from aedilis.games.corduba.engine.pack.form.people import Character
from aedilis.games.corduba.engine.pack.form.solo import ActivateAct, MarketAct, SiteAct
from aedilis.games.corduba.engine.pack.form.table import Condition, Cost
from aedilis.games.corduba.engine.pack.problems import Problem, error, one_of, warning

TROOP_VALUES = {"velites": 2, "legionary": 3, "equites": 4}
COUNTS = {"1": "solo", "2": "two", "3": "three", "4": "four"}  # numbers of players, and the fields that are named so
TILES = 52
COPIES = 3  # of a kind that is not unique: one for each district
SOLO_STACKS = {1: 7, 2: 7, 3: 3}
CAEPIO_DECK = 10
DECADE_ENDS = (3, 6, 8)
MOST_IN_AN_EVENT = 191

T = TypeVar("T", str, int)


def board(board: files.Board) -> Iterator[Problem]:
    """Check tracks, sites and Castra."""
    for district in words.DISTRICT_NAMES:
        spaces = [space.space for space in getattr(board.prestige, district).spaces]
        for space in _twice(spaces):
            yield error("board", f"prestige.{district}", "spaces", f"has the space {space} twice", "each space once")
    unrest = board.track.unrest
    if len(unrest.senator_loss) != unrest.max + 1:
        expected = f"{unrest.max + 1}, for the spaces 0 to {unrest.max}"
        yield error("board", "track.unrest", "senator_loss", f"has {len(unrest.senator_loss)} numbers", expected)
    if unrest.cannot_win_at > unrest.max:
        yield error("board", "track.unrest", "cannot_win_at", f"is {unrest.cannot_win_at}", f"at most {unrest.max}")
    if board.track.round.decade_ends != DECADE_ENDS:
        yield error("board", "track.round", "decade_ends", f"is {list(board.track.round.decade_ends)}", "[3, 6, 8]")
    for name, site in msgspec.structs.asdict(board.site).items():
        if [space.id for space in site.spaces] != ["left", "right"]:
            yield error("board", f"site.{name}", "spaces", "has other ids", "left, then right")
    if [space.id for space in board.castra.spaces] != list(TROOP_VALUES):
        yield error("board", "castra", "spaces", "has other ids", ", then ".join(TROOP_VALUES))


def buildings(buildings: files.Buildings) -> Iterator[Problem]:
    """Check that there are the 18 kinds, 52 tiles and the three stacks of the solo game."""
    ids = [building.id for building in buildings.building]
    for name in _twice(ids):
        yield error("buildings", name, "id", "is there twice", "each kind once")
    for name in words.BUILDING_NAMES:
        if name not in ids:
            yield error("buildings", name, "", "is missing", "all 18 kinds")
    tiles = sum(1 if building.unique else COPIES for building in buildings.building)
    if not _twice(ids) and len(ids) == len(words.BUILDING_NAMES) and tiles != TILES:
        yield error("buildings", "", "building", f"makes {tiles} tiles", f"{TILES}: exactly one kind is unique")
    for decade, size in SOLO_STACKS.items():
        count = sum(building.solo_decade == decade for building in buildings.building)
        if len(ids) == len(words.BUILDING_NAMES) and count != size:
            yield error("buildings", "", "building", f"has {count} of solo_decade {decade}", str(size))


def monuments(monuments: files.Monuments, board: files.Board) -> Iterator[Problem]:
    """Check the monuments, their plots and the special workers they bring."""
    ids = [monument.id for monument in monuments.monument]
    yield from _count("monuments", "monument", ids, words.MONUMENTS)
    for name in set(board.monument_sites.ids) ^ set(ids):
        yield error("board", "monument_sites", "ids", f"and monuments.toml differ in {name}", "the same ids")
    special = 0
    for monument in monuments.monument:
        if not any(msgspec.structs.astuple(monument.prestige)):
            yield error("monuments", monument.id, "prestige", "is 0 everywhere", "a number in at least one district")
        special += sum(mod.n for mod in monument.ability.mods if isinstance(mod, SpecialWorkerMod))
    if special > board.limits.special_workers:
        yield error("board", "limits", "special_workers", f"is {board.limits.special_workers}", f"at least {special}")


def specialists(specialists: files.Specialists, buildings: files.Buildings) -> Iterator[Problem]:
    """Check that there is one specialist of each colour, and that each names the buildings of his colour."""
    yield from _count(
        "specialists", "specialist", [specialist.id for specialist in specialists.specialist], words.COLOURS
    )
    for specialist in specialists.specialist:
        order = words.COLOUR_NAMES.index(specialist.id) + 1
        if specialist.order != order:
            yield error("specialists", specialist.id, "order", f"is {specialist.order}", str(order))
        own = {building.id for building in buildings.building if building.colour == specialist.id}
        if set(specialist.buildings) != own:
            wrong = (
                f"differs from the colours of buildings.toml in {', '.join(sorted(set(specialist.buildings) ^ own))}"
            )
            yield error("specialists", specialist.id, "buildings", wrong, "all buildings of this colour")


def rows(player_board: files.PlayerBoard) -> Iterator[Problem]:
    """Check the rows of insulae."""
    lengths = [getattr(player_board.rows, district).length for district in words.DISTRICT_NAMES]
    if sum(lengths) != words.INSULAE:
        wrong = f"have {' + '.join(map(str, lengths))} = {sum(lengths)} insulae"
        yield error("player_board", "rows", "length", wrong, f"{words.INSULAE} in all three")
    for district, length in zip(words.DISTRICT_NAMES, lengths, strict=True):
        positions = [space.position for space in getattr(player_board.rows, district).spaces]
        if sorted(positions) != list(range(1, length + 1)):
            expected = f"each of 1 to its length, {length}, once"
            yield error("player_board", f"rows.{district}", "spaces", "has other positions", expected)


def market(market: files.Market, board: files.Board) -> Iterator[Problem]:
    """Check prices, supply, capacities and the number of tiles."""
    yield from _count("market", "tile", [tile.id for tile in market.tile], words.MACELLUM_TILES)
    for name in words.RESOURCE_NAMES:
        price = getattr(market.price, name)
        if not price.min <= price.start <= price.max:
            yield error(
                "market", f"price.{name}", "start", f"is {price.start}", f"from min {price.min} to max {price.max}"
            )
    for players, field in COUNTS.items():
        supply = getattr(market.supply.per_type, field)
        for resource, held in msgspec.structs.asdict(getattr(market.capacity, field)).items():
            if held > supply:
                yield error("market", f"capacity.{players}", resource, f"is {held}", f"at most the supply of {supply}")


def heritage(heritage: files.HeritageCards, player_board: files.PlayerBoard, board: files.Board) -> Iterator[Problem]:
    """Check that every heritage card stays on the tracks."""
    yield from _count("heritage", "card", [card.id for card in heritage.card], words.HERITAGE)
    tops = {
        "register": player_board.register.max,
        "popularity": board.track.popularity.max,
        "harmony": board.track.harmony.max,
    }
    for card in heritage.card:
        for key, top in tops.items():
            if getattr(card, key) > top:
                yield error(
                    "heritage", card.id, key, f"is {getattr(card, key)}", f"at most {top}, the end of the track"
                )


def start_supply(heritage: files.HeritageCards, market: files.Market) -> Iterator[Problem]:
    """Check that whatever cards are kept, the supply holds what they give (C3.9)."""
    for players, field in COUNTS.items():
        supply, held = getattr(market.supply.per_type, field), getattr(market.capacity, field)
        left = {name: supply - getattr(held, name) for name in words.RESOURCE_NAMES}
        stocks = {"basic": sum(left[name] for name in words.RESOURCE_NAMES[: words.BASIC])}
        stocks |= {name: left[name] for name in words.RESOURCE_NAMES[words.BASIC :]}
        for key, stock in stocks.items():
            cards = sorted(heritage.card, key=lambda card: -getattr(card, key))[: int(players)]
            given = sum(getattr(card, key) for card in cards)
            if given > stock:
                wrong = f"can add up to {given} with {players} players"
                yield error("heritage", cards[0].id, key, wrong, f"at most {stock}, what the market leaves in supply")


def families(families: files.Families, monuments: files.Monuments) -> Iterator[Problem]:
    """Check the families; abilities go by the ids of characters and monuments, so these differ too."""
    yield from _count("families", "family", [family.id for family in families.family], words.FAMILIES)
    ids = [character.id for family in families.family for character in family.character]
    known = Counter(ids) + Counter(monument.id for monument in monuments.monument)
    for family in families.family:
        if sorted(msgspec.structs.astuple(family.prestige)) != [0, 0, 1]:
            yield error("families", family.id, "prestige", "is another number", "1 in one district")
        for number, character in enumerate(family.character, 1):
            if known[character.id] > 1:
                field = f"character.{number}.id"
                yield error("families", family.id, field, f"is {character.id}, which is there twice", "another id")


def demands(demands: files.Postulationem, market: files.Market) -> Iterator[Problem]:
    """Check Rome's cards: what is demanded can be there."""
    yield from _count("postulationem", "card", [card.id for card in demands.card], words.ROME_CARDS)
    for card in demands.card:
        for players, field in COUNTS.items():
            minimum, supply = getattr(card.minimum, field), getattr(market.supply.per_type, field)
            if minimum > supply:
                expected = f"at most the supply of {supply}"
                yield error("postulationem", card.id, f"minimum.{players}", f"is {minimum}", expected)
        if card.not_in_solo and card.minimum.solo:
            yield error("postulationem", card.id, "minimum.1", f"is {card.minimum.solo}", "none, as it is not in solo")
        if not card.not_in_solo and not card.minimum.solo:
            yield error("postulationem", card.id, "minimum.1", "is missing", "a number above 0, or not_in_solo")
        if card.resource == "amphora" and card.amphora_value != 1:
            yield error(
                "postulationem", card.id, "amphora_value", f"is {card.amphora_value}", "1: amphorae are demanded"
            )
    if sum(card.not_in_solo for card in demands.card) > words.ROME_CARDS - len(DECADE_ENDS):
        yield error("postulationem", "", "card", "has too few cards for the solo game", "three without not_in_solo")


def duties(demands: files.Postulationem, board: files.Board) -> Iterator[Problem]:
    """Check that Castra and the box can give all that Rome asks of four players (C10.3)."""
    in_a_round = sum(
        TROOP_VALUES.get(step.item, 0) * step.n
        for space in board.castra.spaces
        for step in space.effect
        if isinstance(step, Gain)
    )
    last = 0
    for decade, end in enumerate(DECADE_ENDS):
        need, most = 4 * demands.individual.troops[decade], in_a_round * (end - last)
        if need > most:
            expected = f"at most {most // 4}, as Castra gives {most} in these rounds"
            wrong = f"asks {need} of four players"
            yield error("postulationem", "individual", f"troops.{decade + 1}", wrong, expected)
        last = end
    limits = board.limits
    offerings = limits.offering1 + 2 * limits.offering2
    troops = sum(value * getattr(limits, name) for name, value in TROOP_VALUES.items())
    for key, there in (("offerings", offerings), ("troops", troops)):
        for decade, minimum in enumerate(getattr(demands.individual, key), 1):
            if 4 * minimum > there:
                expected = f"at most {there // 4}, as the box holds {there}"
                yield error("postulationem", "individual", f"{key}.{decade}", f"is {minimum}", expected)


def milestones(milestones: files.ResGestae, player_board: files.PlayerBoard, board: files.Board) -> Iterator[Problem]:
    """Check the Res Gestae: their number, and that somebody can reach them."""
    yield from _count("res_gestae", "milestone", [milestone.id for milestone in milestones.milestone], words.MILESTONES)
    for players, field in COUNTS.items():
        if getattr(milestones.in_play, field) > words.MILESTONES:
            yield error(
                "res_gestae",
                "in_play",
                players,
                f"is {getattr(milestones.in_play, field)}",
                f"at most {words.MILESTONES}",
            )
    if milestones.in_play.solo:
        yield error("res_gestae", "in_play", "1", f"is {milestones.in_play.solo}", "0: the solo game has none")
    tops = {
        "built_monuments": words.MONUMENTS,
        "insulae_on_board": words.INSULAE,
        "register": player_board.register.max,
        "specialists_unlocked": words.COLOURS,
        "popularity": board.track.popularity.max,
        "harmony": board.track.harmony.max,
        "prestige_min": words.TRACK,
        "prestige_max": words.TRACK,
        "unrest_track": board.track.unrest.max,
    }
    for milestone in milestones.milestone:
        yield from condition_problems(milestone.cond, "res_gestae", milestone.id, "cond")
        for metric, n in _demanded(milestone.cond):
            if n > tops.get(metric, n):
                yield error("res_gestae", milestone.id, "cond", f"asks {n} of {metric}", f"at most {tops[metric]}")


def costs(
    buildings: files.Buildings,
    monuments: files.Monuments,
    board: files.Board,
    market: files.Market,
    player_board: files.PlayerBoard,
) -> Iterator[Problem]:
    """Check that everything can be paid at every number of players: resources there are, workers a player can have."""
    supply = min(getattr(market.supply.per_type, field) for field in COUNTS.values())
    workers = player_board.register.max
    lines: list[tuple[str, str, str, Cost]] = []
    for building in buildings.building:
        lines.append(("buildings", building.id, "cost", building.cost))
        for number, action in enumerate(building.action, 1):
            lines.append(("buildings", building.id, f"action.{number}.cost", action.cost))
            if action.workers > workers:
                field = f"action.{number}.workers"
                yield error("buildings", building.id, field, f"is {action.workers}", f"at most {workers}")
    lines += [("monuments", monument.id, "cost", monument.cost) for monument in monuments.monument]
    for number, space in enumerate(board.castra.spaces, 1):
        lines.append(("board", "castra", f"spaces.{number}.cost", space.cost))
    for name, entry, field, cost in lines:
        if cost.worker > workers:
            yield error(name, entry, f"{field}.worker", f"is {cost.worker}", f"at most {workers}")
        if field != "cost" and cost.worker:
            yield error(name, entry, f"{field}.worker", "stands beside workers", "workers alone")
        for resource in words.RESOURCE_NAMES:
            n = getattr(cost, resource)
            if n > supply:
                yield error(name, entry, f"{field}.{resource}", f"is {n}", f"at most the smallest supply of {supply}")
    for building in buildings.building:
        if building.cost.worker == 0:
            yield error("buildings", building.id, "cost.worker", "is 0", "at least 1")


def storage(
    families: files.Families, monuments: files.Monuments, market: files.Market, board: files.Board
) -> Iterator[Problem]:
    """Check that the final sale is a number that an event can carry."""
    stored = [sum(mod.n for mod in family.ability.mods if isinstance(mod, StorageMod)) for family in _owners(families)]
    tokens = sum(
        mod.n for monument in monuments.monument for mod in monument.ability.mods if isinstance(mod, StorageMod)
    )
    limits = msgspec.structs.astuple(board.limits.storage)
    dearest = max(getattr(market.price, name).max for name in words.RESOURCE_NAMES)
    most = max(limits) + max(stored, default=0) + tokens
    if most * dearest > MOST_IN_AN_EVENT:
        wrong = f"lets a player store {most} units, each worth up to {dearest}"
        yield error("board", "limits", "storage", wrong, f"at most {MOST_IN_AN_EVENT} denarii in all")


def caepio(caepio: files.Caepio, board: files.Board, buildings: files.Buildings) -> Iterator[Problem]:
    """Check Caepio's decks and what their rows name."""
    yield from _count("caepio", "card", [card.id for card in caepio.card], CAEPIO_DECK * len(DECADE_ENDS))
    for decade in SOLO_STACKS:
        count = sum(card.decade == decade for card in caepio.card)
        if count != CAEPIO_DECK:
            yield error("caepio", "", "card", f"has {count} of decade {decade}", str(CAEPIO_DECK))
    without_card = [building.id for building in buildings.building if building.solo_decade == 0]
    decades = {building.id: building.solo_decade for building in buildings.building}
    for card in caepio.card:
        for number, row in enumerate(card.rows, 1):
            for place, act in enumerate(row, 1):
                field = f"rows.{number}.{place}"
                if isinstance(act, SiteAct):
                    known = [space.workers for space in getattr(board.site, act.site).spaces]
                    if act.workers not in known:
                        yield error("caepio", card.id, f"{field}.workers", f"is {act.workers}", one_of(known))
                elif isinstance(act, ActivateAct) and act.building in without_card:
                    yield error("caepio", card.id, f"{field}.building", f"is {act.building}", "one with a solo_decade")
                elif isinstance(act, ActivateAct) and decades.get(act.building, 0) > card.decade:
                    wrong = f"is {act.building}, which comes in decade {decades[act.building]}"
                    yield warning("caepio", card.id, f"{field}.building", wrong)
                elif isinstance(act, MarketAct) and act.sell + act.buy == 0:
                    yield error("caepio", card.id, field, "sells and buys nothing", "a number above 0")


def aedificium(aedificium: files.Aedificium, buildings: files.Buildings) -> Iterator[Problem]:
    """Check that every building with a solo_decade has its card."""
    ids = [card.building for card in aedificium.card]
    decades = {building.id: building.solo_decade for building in buildings.building}
    for name in _twice(ids):
        yield error("aedificium", name, "building", "is there twice", "one card for each building")
    for name, decade in decades.items():
        if decade and name not in ids:
            yield error("aedificium", name, "", "is missing", f"a card of decade {decade}")
    for card in aedificium.card:
        if card.building in decades and decades[card.building] != card.decade:
            expected = f"{decades[card.building]}, its solo_decade" if decades[card.building] else "no card"
            yield error("aedificium", card.building, "decade", f"is {card.decade}", expected)


def _count(name: str, key: str, ids: list[str], size: int) -> Iterator[Problem]:
    """Check how many entries there are, and that their ids differ."""
    for twice in _twice(ids):
        yield error(name, twice, "id", "is there twice", "each id once")
    if len(ids) != size:
        yield error(name, "", key, f"has {len(ids)}", str(size))


def _twice(values: Iterable[T]) -> list[T]:
    return [value for value, count in Counter(values).items() if count > 1]


def _demanded(condition: Condition) -> Iterator[tuple[str, int]]:
    """Yield every metric that must reach a number."""
    if condition.metric is not None and condition.n is not None and condition.op != "<=":
        yield condition.metric, condition.n
    for inner in condition.all:
        yield from _demanded(inner)


def _owners(families: files.Families) -> list[Character]:
    return [character for family in families.family for character in family.character]
