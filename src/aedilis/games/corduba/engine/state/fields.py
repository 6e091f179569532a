"""What a position consists of: the public part that every seat may see, and the hidden part of the host."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from aedilis.core.bits import ones
from aedilis.core.fields import UNHEARD, CommonFields, Log, Options
from aedilis.core.listing import Actions
from aedilis.core.rng import Rng
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.pack.native import Pack, nones, zeros
from aedilis.games.corduba.engine.state.frames import FIRST_SLOT, FRAME, KIND, SEAT
from aedilis.games.corduba.engine.state.ground import Ground
from aedilis.games.corduba.engine.words import (
    DISTRICTS,
    GOODS,
    MACELLUM_TILES,
    MILESTONES,
    MONUMENTS,
    NOBODY,
    RESOURCES,
    ROME_CARDS,
    ROUNDS,
    SEATS,
    TYPES,
)

# Stages, by their place in the list of flow.py: what the game does when the stack of frames is empty.
KEEPING: Final = 0  # all choose secretly (C3.7)
FAMILIES_START: Final = 1  # C3.8, `at` counts players in turn order
HERITAGE_START: Final = 2  # C3.9, in reverse turn order
DECADE_BEGINS: Final = 3  # C4.1 I and II
PECULIUM_PAID_OUT: Final = 4  # C4.3
ROUND_BEGINS: Final = 5  # C5.0
SPREADING: Final = 6  # C5.1
CAUSING: Final = 7  # C5.2
HANDING_OUT: Final = 8  # C5.3
PLACING: Final = 9  # C5.4
MACELLUM: Final = 10  # C6.1
ACTIONS: Final = 11  # C7
DELIVERING: Final = 12  # C10.2, all choose secretly
ROME_REWARDS: Final = 13  # C10.5-C10.11
HARMONY_PHASE: Final = 14  # C11
ROUND_END: Final = 15  # C11.4
STORING: Final = 16  # C4.4
POLITICS_STAGE: Final = 17  # C4.5
ENDING: Final = 18  # C12
OVER: Final = 19

FEW: Final = 32  # actions for which each position has room from the beginning


def replaced(numbers: vec[i64], place: i64, number: i64) -> vec[i64]:
    """Return the numbers with another one at a place; a position that has them too keeps them as they were."""
    result = numbers[:]
    result[place] = number
    return result


def without_top(deck: vec[i64]) -> vec[i64]:
    """Return a stack without its top card, which comes first; behind the last one is nobody."""
    result = nones(len(deck))
    place: i64
    for place in range(len(deck) - 1):
        result[place] = deck[place + 1]
    return result


class PublicFields(CommonFields):
    """Everything that lies in plain sight (C1.7).

    What seldom changes may be the same vec in several positions (bots take positions over): rules write it anew.
    """

    def __init__(
        self, players: i64, options: Options, pack: Pack, ground: Ground, source: "PublicFields | None"
    ) -> None:
        """Make an empty table, or a copy of the public part of the source."""
        super().__init__(players, options)
        self.parties: i64 = players  # in solo Caepio is the second
        self.pack: Pack = pack
        self.ground: Ground = ground
        self.listed: Actions = Actions(FEW)  # what the seat of the top frame may do, while `is_listed`; else scratch
        self.is_listed: bool = False
        if players == 1:
            self.parties = 2
        if source is None:
            self.round: i64 = 0
            self.decade: i64 = 0  # 1 to 3 once the first has begun
            self.stage: i64 = KEEPING
            self.at: i64 = 0  # how far the stage has gone: players served, or a step of its own
            self.turn: i64 = 0  # place on the order track of the player whose turn it is
            self.ending: i64 = packing.RUNNING
            self.winning: i64 = 0  # bit mask of the winners
            self.sealed: i64 = 0  # bit mask of seats that have chosen secretly
            self.order: vec[i64] = zeros(SEATS)  # the used lane: seats from first to last (C1.5)
            self.lane: vec[i64] = nones(SEATS)  # the other lane, filled by passing
            self.passed: i64 = 0  # bit mask of parties that passed in this round
            self.held: vec[i64] = zeros(SEATS * GOODS)  # goods by seat: resources, denarii, workers, markers
            self.stock: vec[i64] = zeros(GOODS)  # general supply; denarii and workers are not counted
            self.market: vec[i64] = zeros(RESOURCES)
            self.price: vec[i64] = zeros(RESOURCES)
            self.popularity: vec[i64] = zeros(SEATS)
            self.harmony: vec[i64] = zeros(SEATS)
            self.register: vec[i64] = zeros(SEATS)
            self.senators: vec[i64] = zeros(SEATS)
            self.unrest: vec[i64] = zeros(SEATS)  # place on the unrest track
            self.markers: vec[i64] = zeros(SEATS)  # unrest markers in your area
            self.handed: vec[i64] = zeros(SEATS)  # markers received in Phase 1, to be placed
            self.received: vec[i64] = zeros(SEATS)  # markers received since the last Phase 1
            self.received_interphase: vec[i64] = zeros(SEATS)  # of these, in the Rome interphase
            self.unlocked: vec[i64] = zeros(SEATS)  # specialists, bit of each colour
            self.ready: vec[i64] = zeros(SEATS)  # of these, the ones not spent this round
            self.special: vec[i64] = zeros(SEATS)  # special workers not spent
            self.prestige: vec[i64] = zeros(SEATS * DISTRICTS)
            self.highest: vec[i64] = zeros(SEATS * DISTRICTS)  # high-water marks (C9.2)
            self.firsts: vec[i64] = zeros(DISTRICTS)  # spaces that paid their first visitor, as bits
            self.laid: vec[i64] = zeros(SEATS * DISTRICTS)  # insulae taken from each row
            self.heritage: vec[i64] = nones(SEATS)  # once revealed
            self.character: vec[i64] = nones(SEATS)
            self.abilities: vec[i64] = zeros(SEATS)  # bit of each ability
            self.limits: vec[i64] = zeros(SEATS)  # bits of what a limit forbids until round or decade end
            self.merchants: i64 = 0  # bit mask of seats whose merchant is used
            self.occupied_low: vec[i64] = zeros(DISTRICTS)  # cells with tile or insula
            self.occupied_high: vec[i64] = zeros(DISTRICTS)
            self.insula_low: vec[i64] = zeros((SEATS + 1) * DISTRICTS)  # cells by owner (last: neutral) and district
            self.insula_high: vec[i64] = zeros((SEATS + 1) * DISTRICTS)
            self.neutral: i64 = 0  # neutral insulae on the board
            self.place: vec[i64] = nones(DISTRICTS * TYPES)  # placement of each tile on the board
            self.builder: vec[i64] = nones(DISTRICTS * TYPES)
            self.built: vec[i64] = zeros(DISTRICTS)  # bit of each type that stands there
            self.available: vec[i64] = zeros(DISTRICTS)  # bit of each type that may still be built there
            self.used: vec[i64] = zeros(DISTRICTS)  # bit of each tile that is occupied this round
            self.restless: vec[i64] = zeros(DISTRICTS)  # bit of each tile with unrest
            self.needs: vec[i64] = zeros(DISTRICTS * TYPES)  # cache: links a type needs there, see placement.py
            self.room: vec[i64] = nones(DISTRICTS * TYPES)  # cache: last placement without links, or NO_ROOM
            self.calm: vec[i64] = nones(2 * DISTRICTS)  # cache: occupied cells that left none isolated
            self.monument: vec[i64] = nones(MONUMENTS)  # who built it
            self.sites_used: i64 = 0  # bit 2 * site + space
            self.castra_used: i64 = 0
            self.face_up: i64 = 0  # milestones to claim, as bits
            self.claimed: vec[i64] = nones(MILESTONES)
            self.bought: i64 = 0  # resources bought in this turn, as bits (C6.2)
            self.sold: i64 = 0
            self.demand: i64 = NOBODY  # Rome's card of this decade
            self.rome_seen: i64 = 0  # Rome cards that were revealed, as bits
            self.tile_drawn: i64 = NOBODY  # Macellum tile of this round
            self.tiles_seen: i64 = 0
            self.delivered: vec[i64] = zeros(SEATS)  # revealed deliveries on their way to Rome, see rome.py
            self.rank: vec[i64] = zeros(SEATS)  # podium of the last interphase
            self.below_stack: vec[i64] = nones(TYPES)  # solo: Aedificium cards under the stack, the next one first
            self.cards_used: i64 = 0  # solo: Caepio cards that were turned up, as bits
            self.card: i64 = NOBODY  # solo: the Caepio card that lies open
            self.row: i64 = 0  # solo: the row of it that is next
            self.cards_turned: i64 = 0  # solo: Caepio cards of this round
            self.stack: vec[i64] = vec[i64]([0] * (16 * FRAME))
            self.depth: i64 = 0  # frames on the stack
        else:
            self.round = source.round
            self.decade = source.decade
            self.stage = source.stage
            self.at = source.at
            self.turn = source.turn
            self.ending = source.ending
            self.winning = source.winning
            self.sealed = source.sealed
            self.order = source.order[:]
            self.lane = source.lane[:]
            self.passed = source.passed
            self.held = source.held[:]
            self.stock = source.stock[:]
            self.market = source.market[:]
            self.price = source.price[:]
            self.popularity = source.popularity[:]
            self.harmony = source.harmony[:]
            self.register = source.register[:]
            self.senators = source.senators[:]
            self.unrest = source.unrest[:]
            self.markers = source.markers[:]
            self.handed = source.handed[:]
            self.received = source.received[:]
            self.received_interphase = source.received_interphase[:]
            self.unlocked = source.unlocked[:]
            self.ready = source.ready[:]
            self.special = source.special[:]
            self.prestige = source.prestige[:]
            self.highest = source.highest[:]
            self.firsts = source.firsts[:]
            self.laid = source.laid[:]
            self.heritage = source.heritage[:]
            self.character = source.character[:]
            self.abilities = source.abilities[:]
            self.limits = source.limits[:]
            self.merchants = source.merchants
            self.occupied_low = source.occupied_low[:]
            self.occupied_high = source.occupied_high[:]
            self.insula_low = source.insula_low[:]
            self.insula_high = source.insula_high[:]
            self.neutral = source.neutral
            self.place = source.place[:]
            self.builder = source.builder[:]
            self.built = source.built[:]
            self.available = source.available[:]
            self.used = source.used[:]
            self.restless = source.restless[:]
            self.needs = source.needs[:]
            self.room = source.room[:]
            self.calm = source.calm[:]
            self.monument = source.monument[:]
            self.sites_used = source.sites_used
            self.castra_used = source.castra_used
            self.face_up = source.face_up
            self.claimed = source.claimed[:]
            self.bought = source.bought
            self.sold = source.sold
            self.demand = source.demand
            self.rome_seen = source.rome_seen
            self.tile_drawn = source.tile_drawn
            self.tiles_seen = source.tiles_seen
            self.delivered = source.delivered[:]
            self.rank = source.rank[:]
            self.below_stack = source.below_stack
            if players == 1:
                self.below_stack = source.below_stack[:]
            self.cards_used = source.cards_used
            self.card = source.card
            self.row = source.row
            self.cards_turned = source.cards_turned
            self.stack = source.stack[:]
            self.depth = source.depth

    def push(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Put a frame on top, its first slots filled in the order of their names; the others begin with 0."""
        base: i64 = self.depth * FRAME
        stack = self.stack
        if base == len(stack):
            for _ in range(8 * FRAME):
                stack = append(stack, 0)
            self.stack = stack
        stack[base] = kind
        stack[base + 1] = seat
        stack[base + 2] = a
        stack[base + 3] = b
        stack[base + 4] = c
        stack[base + 5] = d
        stack[base + 6] = e
        stack[base + 7] = 0
        stack[base + 8] = 0
        stack[base + 9] = 0
        self.depth += 1

    def pop(self) -> None:
        """Take the top frame away."""
        self.depth -= 1

    def top(self, slot: i64) -> i64:
        """Return what a slot of the top frame holds."""
        return self.stack[(self.depth - 1) * FRAME + FIRST_SLOT + slot]

    def below(self, slot: i64) -> i64:
        """Return what a slot of the frame under the top one holds."""
        return self.stack[(self.depth - 2) * FRAME + FIRST_SLOT + slot]

    def set_top(self, slot: i64, value: i64) -> None:
        """Fill a slot of the top frame anew."""
        self.stack[(self.depth - 1) * FRAME + FIRST_SLOT + slot] = value

    def set_below(self, slot: i64, value: i64) -> None:
        """Fill a slot of the frame under the top one anew."""
        self.stack[(self.depth - 2) * FRAME + FIRST_SLOT + slot] = value

    def top_kind(self) -> i64:
        """Return the kind of the top frame."""
        return self.stack[(self.depth - 1) * FRAME + KIND]

    def top_seat(self) -> i64:
        """Return the seat of the top frame."""
        return self.stack[(self.depth - 1) * FRAME + SEAT]

    def below_kind(self) -> i64:
        """Return the kind of the frame under the top one."""
        return self.stack[(self.depth - 2) * FRAME + KIND]

    def printed(self) -> object:
        """Return the options, and the content pack by its hash."""
        return self.options, self.pack.digest

    def ends_decade(self) -> bool:
        """Tell whether this is the last round of its decade (C4.1)."""
        return self.round == 3 or self.round == 6 or self.round == ROUNDS

    def holds(self, seat: i64, goods: i64) -> i64:
        """Return how many of these goods a seat has."""
        return self.held[seat * GOODS + goods]

    def revolts(self, district: i64) -> bool:
        """Tell whether a tile of the district carries unrest (C1.4)."""
        return self.restless[district] != 0

    def unrest_on_tiles(self) -> i64:
        """Return the number of unrest markers in the city."""
        return ones(self.restless[0]) + ones(self.restless[1]) + ones(self.restless[2])

    def place_of(self, seat: i64) -> i64:
        """Return the place of a seat in turn order, 0 for the first player (C1.5)."""
        for place in range(self.parties):
            if self.order[place] == seat:
                return place
        return 0

    def public_numbers(self) -> list[int]:
        """Return every public number in a fixed order; two public parts are equal when these are."""
        result: list[int] = [
            *(self.players, self.round, self.decade, self.stage, self.at, self.turn, self.ending, self.winning),
            *(self.sealed, self.passed, self.merchants, self.neutral, self.sites_used, self.castra_used),
            *(self.face_up, self.bought, self.sold, self.demand, self.rome_seen, self.tile_drawn, self.tiles_seen),
            self.depth,
        ]
        for numbers in (
            *(self.order, self.lane, self.held, self.stock, self.market, self.price, self.popularity, self.harmony),
            *(self.register, self.senators, self.unrest, self.markers, self.handed, self.received),
            *(self.received_interphase, self.unlocked, self.ready, self.special, self.prestige, self.highest),
            *(self.firsts, self.laid, self.heritage, self.character, self.abilities, self.limits),
            *(self.occupied_low, self.occupied_high, self.insula_low, self.insula_high, self.place, self.builder),
            *(self.built, self.available, self.used, self.restless, self.monument, self.claimed, self.delivered),
            *(self.rank, self.stack[: self.depth * FRAME]),
        ):
            result += numbers
        if self.players == 1:
            result += [self.cards_used, self.card, self.row, self.cards_turned, *self.below_stack]
        return result


class Fields(PublicFields):
    """A whole position: set-up cards, stacks and closed fists included."""

    def __init__(
        self,
        players: i64,
        options: Options,
        pack: Pack,
        ground: Ground,
        rng: Rng,
        public: PublicFields | None,
        hidden: "Fields | None",
    ) -> None:
        """Make an empty position, or copy the public and the hidden part of others; nobody listens to it."""
        super().__init__(players, options, pack, ground, public)
        self.rng: Rng = rng
        self.log: Log = UNHEARD
        if hidden is None:
            self.dealt: vec[i64] = nones(SEATS * 3)  # by seat: two heritage cards and a family (C3.7)
            self.kept: vec[i64] = nones(SEATS)  # heritage * 16 + character, until all have chosen
            self.fist: vec[i64] = zeros(SEATS)  # delivery in the closed fist, see rome.py
            self.rome_deck: vec[i64] = nones(ROME_CARDS)  # next card first; -1 behind the last one
            self.macellum_deck: vec[i64] = nones(MACELLUM_TILES)
        else:
            self.dealt = hidden.dealt[:]
            self.kept = hidden.kept[:]
            self.fist = hidden.fist[:]
            self.rome_deck = hidden.rome_deck[:]
            self.macellum_deck = hidden.macellum_deck[:]

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Write down, if somebody listens, an event that tells nobody anything hidden."""
        if self.log.listening:
            self.log.write(packing.event(kind, seat, a, b, c, d, e))

    def reveal(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Write down, if somebody listens, an event that shows somebody what was hidden before."""
        if self.log.listening:
            self.log.write(packing.revealing(kind, seat, a, b, c, d, e))

    def all_numbers(self) -> list[int]:
        """Return every number of the position in a fixed order; two positions are equal when these are."""
        return [
            *self.public_numbers(),
            *self.dealt,
            *self.kept,
            *self.fist,
            *self.rome_deck,
            *self.macellum_deck,
            *self.rng.words(),
        ]
