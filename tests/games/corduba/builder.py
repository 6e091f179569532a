"""Positions and short questions for all tests of Corduba.

A test lays out only what it is about, on a table in the first turn of the first round:

    s = table(4, characters={0: "scipio"})         # no goods, order 0, 1, 2, 3, register, popularity and harmony 4
    give(s, 0, worker=3, denarii=5, marble=2)
    builder.put_tile(s, "patricius", "forum")      # where it first fits; or the cells it covers
    builder.unrest_on(s, "patricius", "forum")
    why_not(s, "0 activate patricius forum 0")     # "C7.18", the refusing clause; None for a legal action
    play(s, "0 site lapis left", "0 pay worker:1") # carries them out and returns the events that followed
    begin(s, HARMONY_PHASE)                        # go on from the start of a stage to the next decision
    carry_out(s, ROME_REWARDS)                     # or carry out that stage alone

What most tests use goes by its own name, the rest by that of this module. Everything on the table goes through these,
so that nothing appears from nowhere: `assert_conserved` counts it.
"""

import copy
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, TypeVar

import pytest

from aedilis.core.bits import bit, ones
from aedilis.core.contract import Event
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine import words
from aedilis.games.corduba.engine.clauses import clause_name
from aedilis.games.corduba.engine.effects.standing import sum_of
from aedilis.games.corduba.engine.forms.actions import ACTION_FORMS
from aedilis.games.corduba.engine.forms.events import EVENT_FORMS
from aedilis.games.corduba.engine.option_file import full_options, packed_options
from aedilis.games.corduba.engine.options import STOCK, UNREST_LIMIT
from aedilis.games.corduba.engine.pack.native import Pack
from aedilis.games.corduba.engine.pack.read import STANDARD, pack_of, read_documents, standard
from aedilis.games.corduba.engine.pack.vocabulary import SPECIAL_WORKER
from aedilis.games.corduba.engine.state import flow
from aedilis.games.corduba.engine.state.fields import ACTIONS, KEEPING, OVER
from aedilis.games.corduba.engine.state.frames import FIRST_WORK, TURN
from aedilis.games.corduba.engine.state.ground import high_bit, low_bit
from aedilis.games.corduba.engine.state.state import State, deal
from aedilis.games.corduba.engine.state.table import DECISIONS, WORKS
from aedilis.games.corduba.engine.steps.fist import in_fist
from aedilis.games.corduba.engine.steps.placement import NOT_KNOWN, fits, forget_links, links_for
from tests.games import recording

E = TypeVar("E", bound=Event)
QUIET = (1, 2, 3, 5, 6, 7)  # families to sit at tables that are about something else
ROW = 6  # insulae in each row of the package's pack
PRICES = (2, 2, 2, 3, 3, 4)  # of food, wood, stone, tools, amphorae and marble, whatever the pack begins with


def clause(*names: str) -> pytest.MarkDecorator:
    """Say which clauses of the rules page a test is about, besides the one in its name."""
    return pytest.mark.clause(*names)


# ---------------------------------------------------------------- laying out


def dealt(players: int = 4, seed: str = "a table", *, pack: Pack | None = None, **options: Any) -> State:
    """Return a game in which everybody must keep cards, listening."""
    chosen = packed_options(full_options(options))
    s = deal(players, chosen, pack or standard(), seeded(seed))
    s.listen(True)
    return s


def table(
    players: int = 4,
    seed: str = "a table",
    *,
    characters: Mapping[int, str] | None = None,
    demand: str = "lapis",
    pack: Pack | None = None,
    **options: Any,
) -> State:
    """Return a listening state in round 1, in the turn of seat 0: set-up gave only markers on 4, and PRICES hold."""
    s = dealt(players, seed, pack=pack, **options)
    for seat in range(s.players):
        s.order[seat] = seat
        s.register[seat] = s.popularity[seat] = s.harmony[seat] = 4
    for seat, name in (characters or {}).items():
        give_character(s, seat, name)
    s.round = s.decade = 1
    demands(s, demand)
    for resource, price in enumerate(PRICES):
        s.price[resource] = price
    s.tile_drawn = s.macellum_deck[0]  # these prices stay
    s.tiles_seen = bit(s.tile_drawn)
    for index in range(len(s.macellum_deck) - 1):
        s.macellum_deck[index] = s.macellum_deck[index + 1]
    s.macellum_deck[len(s.macellum_deck) - 1] = -1
    s.stage, s.at = ACTIONS, 1
    turn_of(s, 0)
    return s


@cache
def standard_documents() -> dict[str, Any]:
    """Return the parsed files of the package, of which everybody changes a copy."""
    return read_documents(STANDARD)


def own_pack(change: Mapping[str, Any]) -> Pack:
    """Return the shipped pack with parts replaced: "families.family.0.character.1.ability" names what and where."""
    documents = copy.deepcopy(standard_documents())
    for path, value in change.items():
        *way, last = path.split(".")
        part: Any = documents
        for step in way:
            part = part[int(step)] if isinstance(part, list) else part[step]
        part[int(last) if isinstance(part, list) else last] = value
    return pack_of(documents)


def turn_of(s: State, seat: int) -> None:
    """Let this seat begin its turn, whatever was going on."""
    s.is_listed = False
    s.depth = 0
    s.turn = s.place_of(seat)
    s.push(TURN, seat)


def in_order(s: State, *seats: int) -> None:
    """Put the seats on the order track."""
    for place, seat in enumerate(seats):
        s.order[place] = seat


def demands(s: State, card: str) -> None:
    """Let Rome demand this in the running decade; the card comes from the stack, the one before goes under it."""
    number = s.pack.names["rome"].index(card)
    stack = [other for other in s.rome_deck if other not in (-1, number)]
    if s.demand not in (-1, number):
        stack.append(s.demand)
    s.rome_seen = s.rome_seen & ~bit(max(s.demand, 0)) if s.demand >= 0 else s.rome_seen
    s.rome_seen |= bit(number)
    s.demand = number
    for index in range(len(s.rome_deck)):
        s.rome_deck[index] = stack[index] if index < len(stack) else -1


def give(s: State, seat: int, **goods: int) -> None:
    """Give goods to a seat; what is limited comes from its stock. Other names are tracks: register=7, unrest=2."""
    for name, n in goods.items():
        if name in words.GOODS_NAMES:
            number = words.GOODS_NAMES.index(name)
            s.held[seat * words.GOODS + number] += n
            if number not in (words.DENARII, words.WORKER):
                s.stock[number] -= n
                assert s.stock[number] >= 0, f"the stock has no {n} {name}"
        elif name == "markers":  # unrest in your area, from the round before
            s.markers[seat] += n
        else:
            {
                "register": s.register,
                "popularity": s.popularity,
                "harmony": s.harmony,
                "senators": s.senators,
                "unrest": s.unrest,
            }[name][seat] = n


def holdings(s: State, seat: int) -> dict[str, int]:
    """Return what a seat owns, without what it has none of."""
    counted = {name: s.holds(seat, number) for number, name in enumerate(words.GOODS_NAMES)}
    return {name: n for name, n in counted.items() if n}


def give_character(s: State, seat: int, name: str) -> None:
    """Give a seat a character, and what its ability is."""
    s.character[seat] = s.pack.names["character"].index(name)
    s.abilities[seat] |= bit(s.character[seat])
    s.special[seat] = sum_of(s, seat, SPECIAL_WORKER)


def give_monument(s: State, seat: int, name: str) -> None:
    """Let a seat have built a monument, without its prestige."""
    number = s.pack.names["monument"].index(name)
    s.monument[number] = seat
    s.abilities[seat] |= bit(words.CHARACTERS + number)
    s.special[seat] = sum_of(s, seat, SPECIAL_WORKER)


def unlock(s: State, seat: int, *colours: str) -> None:
    """Unlock specialists of a seat, ready to work."""
    for colour in colours:
        s.unlocked[seat] |= bit(words.COLOUR_NAMES.index(colour))
        s.ready[seat] |= bit(words.COLOUR_NAMES.index(colour))


def prestige(s: State, seat: int, servorum: int = 0, plebeius: int = 0, patricius: int = 0) -> None:
    """Put a seat's prestige markers on these spaces; it has been no further."""
    for district, space in enumerate((servorum, plebeius, patricius)):
        s.prestige[seat * words.DISTRICTS + district] = s.highest[seat * words.DISTRICTS + district] = space


def standing(s: State, seat: int) -> tuple[int, int, int]:
    """Return a seat's prestige in the three districts."""
    base = seat * words.DISTRICTS
    return s.prestige[base], s.prestige[base + 1], s.prestige[base + 2]


def building_number(s: State, name: str) -> int:
    """Return the number of a type of tile."""
    return s.pack.names["building"].index(name)


def cell_mask(s: State, district: int, cells: Iterable[tuple[int, int]]) -> tuple[int, int]:
    """Return cells given by row and column as the two words of a mask."""
    numbers = [s.ground.cell_at(district, row, column) for row, column in cells]
    assert -1 not in numbers, "a cell lies outside the district"
    return sum(map(low_bit, numbers)), sum(map(high_bit, numbers))


def put_tile(
    s: State, district: str, building: str, cells: Iterable[tuple[int, int]] | None = None, builder: int = 0
) -> None:
    """Put a tile on these cells, or where it first fits (touching or not); copies beyond the limit leave (C7.3)."""
    where, what = words.DISTRICT_NAMES.index(district), building_number(s, building)
    assert (s.available[where] >> what) & 1, f"{building} is not available in {district}"
    wanted = None if cells is None else cell_mask(s, where, cells)
    ground, first = s.ground, s.ground.first[where * words.TYPES + what]
    placement = next(
        number
        for number in range(first, first + ground.count[where * words.TYPES + what])
        if fits(s, where, number) and wanted in (None, (ground.low[number], ground.high[number]))
    )
    s.place[where * words.TYPES + what] = placement
    s.builder[where * words.TYPES + what] = builder
    s.built[where] |= bit(what)
    s.occupied_low[where] |= ground.low[placement]
    s.occupied_high[where] |= ground.high[placement]
    s.available[where] &= ~bit(what)
    standing_copies = sum((s.built[other] >> what) & 1 for other in range(words.DISTRICTS))
    if s.pack.buildings[what].unique or standing_copies == s.pack.copies[s.players]:
        for other in range(words.DISTRICTS):
            s.available[other] &= ~bit(what)
    for other in range(words.DISTRICTS):
        forget_links(s, other)


def put_insula(s: State, district: str, cell: tuple[int, int], owner: int = words.NEUTRAL) -> None:
    """Put a neutral insula, or the next one of a seat's row, on a cell."""
    where = words.DISTRICT_NAMES.index(district)
    low, high = cell_mask(s, where, [cell])
    assert s.occupied_low[where] & low | s.occupied_high[where] & high == 0, "the cell is not free"
    s.occupied_low[where] |= low
    s.occupied_high[where] |= high
    s.insula_low[owner * words.DISTRICTS + where] |= low
    s.insula_high[owner * words.DISTRICTS + where] |= high
    if owner == words.NEUTRAL:
        s.neutral += 1
    else:
        s.laid[owner * words.DISTRICTS + where] += 1
    forget_links(s, where)


def unrest_on(s: State, district: str, *buildings: str) -> None:
    """Put unrest markers on tiles of a district."""
    where = words.DISTRICT_NAMES.index(district)
    for building in buildings:
        assert (s.built[where] >> building_number(s, building)) & 1, f"{building} does not stand in {district}"
        s.restless[where] |= bit(building_number(s, building))


def restless(s: State, district: str) -> set[str]:
    """Return the tiles of a district with unrest."""
    mask = s.restless[words.DISTRICT_NAMES.index(district)]
    return {name for number, name in enumerate(s.pack.names["building"]) if (mask >> number) & 1}


# ---------------------------------------------------------------- playing


def play(s: State, *lines: str) -> list[Event]:
    """Carry out these actions in order, each must be legal, and return the events that followed."""
    s.take_events()
    for line in lines:
        act = ACTION_FORMS.packed(line)
        write_down(s, line)
        refusal = s.refusal(act)
        assert refusal == 0, f"{line}: refused by {clause_name(refusal)}; legal is {choices(s)[:20]}"
        s.apply(act)
    return events(s)


def write_down(s: State, line: str) -> None:
    """Let the question be a case of the conformance files; who has no cards yet gets some that change nothing here."""
    if s.pack is not standard():
        return
    seated = s.clone()
    spare = [card for card in range(words.HERITAGE) if card not in set(s.heritage)]
    families = [family for family in QUIET if family not in {character // 2 for character in s.character}]
    for seat in range(s.players):
        if s.stage != KEEPING and s.heritage[seat] < 0:
            seated.heritage[seat] = spare.pop()
        if s.stage != KEEPING and s.character[seat] < 0:
            seated.character[seat] = 2 * families.pop(0)
    if ones(seated.face_up) + sum(seat >= 0 for seat in seated.claimed) == 0:
        seated.face_up = bit(s.pack.milestones_in_play[s.players]) - 1
    recording.note("corduba", seated, line)


def begin(s: State, stage: int) -> list[Event]:
    """Go on from the start of a stage, whatever was going on, and return the events that followed."""
    s.take_events()
    s.is_listed = False
    s.depth = 0
    s.stage, s.at = stage, 0
    flow.run(s)
    return events(s)


def carry_out(s: State, stage: int, *lines: str) -> list[Event]:
    """Carry out one stage and stop before the next; these lines answer, then whatever is listed first."""
    s.take_events()
    s.is_listed = False
    s.depth = 0
    s.stage, s.at = stage, 0
    answers = [ACTION_FORMS.packed(line) for line in lines]
    while s.stage == stage:
        if s.depth == 0:
            flow.advance(s)
        elif s.top_kind() >= FIRST_WORK:
            WORKS[s.top_kind() - FIRST_WORK].go(s)
        else:
            legal = s.legal(s.top_seat())
            if legal:
                act = answers.pop(0) if answers and len(legal) > 1 else legal[0]
                assert act in legal, f"{ACTION_FORMS.notation(act)} is not legal; legal is {choices(s)[:20]}"
                DECISIONS[s.top_kind()].do(s, act)
            else:
                s.pop()
    assert not answers, "nobody was asked so much"
    return events(s)


def events(s: State) -> list[Event]:
    """Return what happened since the last time somebody asked."""
    return [EVENT_FORMS.typed(code) for code in s.take_events()]


def of_type(happened: list[Event], kind: type[E]) -> list[E]:
    """Return the events of one kind."""
    return [event for event in happened if isinstance(event, kind)]


def why_not(s: State, line: str) -> str | None:
    """Return the clause that forbids an action, None if it is legal."""
    write_down(s, line)
    refusal = s.refusal(ACTION_FORMS.packed(line))
    return clause_name(refusal) if refusal else None


def choices(s: State, seat: int | None = None, start: str = "") -> list[str]:
    """Return what a seat (or who must act first) may do, without the seat, as far as it begins like this."""
    who = s.actor() if seat is None else seat
    lines = [ACTION_FORMS.notation(act).partition(" ")[2] for act in s.legal(who)]
    return [line for line in lines if line.startswith(start)]


def first_choices(s: State) -> Iterator[str]:
    """Let whoever must act do what is listed first, until the game is over; yields each line before it is played."""
    while s.stage != OVER:
        line = ACTION_FORMS.notation(s.legal(s.actor())[0])
        yield line
        s.apply(ACTION_FORMS.packed(line))


def at_random(s: State, chooser: Random) -> Iterator[State]:
    """Let whoever must act choose at random; yields the game before each choice, and once more when it is over."""
    while not s.is_over():
        yield s
        s.apply(chooser.choice(s.legal(s.actor())))
    yield s


# ---------------------------------------------------------------- counting


def assert_conserved(s: State) -> None:
    """Count every component of section 2: nothing is lost, nothing is there twice."""
    count_goods(s)
    count_board(s)
    for seat in range(s.players):
        assert 0 <= s.popularity[seat] <= s.pack.popularity_max
        assert 0 <= s.harmony[seat] <= s.pack.harmony_max
        assert 0 <= s.register[seat] <= s.pack.register_max
        assert 0 <= s.unrest[seat] <= s.pack.unrest_max
        assert s.senators[seat] >= 0
        assert min(s.markers[seat], s.handed[seat], s.received[seat]) >= 0
        assert s.received_interphase[seat] <= s.received[seat]
        assert s.ready[seat] & ~s.unlocked[seat] == 0
        assert 0 <= s.special[seat] <= sum_of(s, seat, SPECIAL_WORKER)
        for index in range(seat * words.DISTRICTS, (seat + 1) * words.DISTRICTS):
            assert 0 <= s.prestige[index] <= s.highest[index] <= words.TRACK
    for number in range(words.MONUMENTS):
        owners = [seat for seat in range(words.SEATS) if (s.abilities[seat] >> (words.CHARACTERS + number)) & 1]
        assert owners == ([s.monument[number]] if s.monument[number] >= 0 else [])
    claimed = [number for number in range(words.MILESTONES) if s.claimed[number] >= 0]
    assert not any((s.face_up >> number) & 1 for number in claimed)
    assert len(claimed) + ones(s.face_up) == s.pack.milestones_in_play[s.players]
    tiles = [tile for tile in s.macellum_deck if tile >= 0]
    assert sorted([*tiles, *members(s.tiles_seen)]) == list(range(len(s.macellum_deck)))
    if s.players > 1:
        cards = [card for card in s.rome_deck if card >= 0]
        assert sorted([*cards, *members(s.rome_seen)]) == list(range(len(s.rome_deck)))


def members(mask: int) -> list[int]:
    """Return the numbers of the bits that are set."""
    return [number for number in range(mask.bit_length()) if (mask >> number) & 1]


def count_goods(s: State) -> None:
    """Count resources, offerings, troops and unrest markers (C2.1, C2.4)."""
    for goods, name in enumerate(words.GOODS_NAMES):
        held = [s.holds(seat, goods) for seat in range(words.SEATS)]
        assert min(held) >= 0, f"somebody owes {name}"
        if goods in (words.DENARII, words.WORKER):
            continue
        on_the_way = sum(in_fist(s.delivered[seat], goods) for seat in range(words.SEATS))
        total = s.stock[goods] + sum(held) + on_the_way + (s.market[goods] if goods < words.RESOURCES else 0)
        assert s.stock[goods] >= 0
        assert total == (s.pack.supply[s.players] if goods < words.OFFERING1 else s.pack.limits[goods]), name
        if goods < words.RESOURCES:
            assert 0 <= s.market[goods] <= s.pack.capacity[s.players * words.RESOURCES + goods]
            assert s.pack.price_min[goods] <= s.price[goods] <= s.pack.price_max[goods]
    assert s.unrest_on_tiles() <= s.pack.unrest_markers
    if s.option(UNREST_LIMIT) == STOCK:
        assert s.unrest_on_tiles() + sum(s.markers) + sum(s.handed) <= s.pack.unrest_markers


def count_links(s: State, district: int) -> None:
    """Find again how many links each type needs, where that is known; what is not stays so."""
    before = s.needs[:]
    forget_links(s, district)
    for building in range(words.TYPES):
        known = before[district * words.TYPES + building]
        assert known in (NOT_KNOWN, links_for(s, district, building)), "the cached needs are out of date"
    s.needs = before


def count_board(s: State) -> None:
    """Count tiles and insulae; every cell is covered at most once, and what is derived from them is right."""
    for district in range(words.DISTRICTS):
        layers = []
        for building in range(words.TYPES):
            index = district * words.TYPES + building
            stands = (s.built[district] >> building) & 1 == 1
            assert stands == (s.place[index] >= 0) == (s.builder[index] >= 0)
            if stands:
                layers.append((s.ground.low[s.place[index]], s.ground.high[s.place[index]]))
                assert (s.available[district] >> building) & 1 == 0
        assert s.restless[district] & ~s.built[district] == 0
        assert s.used[district] & ~s.built[district] == 0
        for owner in range(words.SEATS + 1):
            low, high = (
                s.insula_low[owner * words.DISTRICTS + district],
                s.insula_high[owner * words.DISTRICTS + district],
            )
            layers.append((low, high))
            if owner < words.SEATS:
                laid = s.laid[owner * words.DISTRICTS + district]
                assert laid == ones(low) + ones(high) <= s.pack.row_lengths[district]
        assert sum(low for low, _ in layers) == s.occupied_low[district], "cells are covered twice, or not marked"
        assert sum(high for _, high in layers) == s.occupied_high[district], "cells are covered twice, or not marked"
        count_links(s, district)
    neutral = [
        (s.insula_low[words.NEUTRAL * words.DISTRICTS + d], s.insula_high[words.NEUTRAL * words.DISTRICTS + d])
        for d in range(words.DISTRICTS)
    ]
    assert s.neutral == sum(ones(low) + ones(high) for low, high in neutral)
    for building in range(words.TYPES):
        standing_copies = sum((s.built[district] >> building) & 1 for district in range(words.DISTRICTS))
        limit = 1 if s.pack.buildings[building].unique else s.pack.copies[s.players]
        assert standing_copies <= limit
        if standing_copies == limit:
            assert not any((s.available[district] >> building) & 1 for district in range(words.DISTRICTS))
