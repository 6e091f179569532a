"""A content pack as native objects: what the components are and do, read from TOML once and then only looked at.

Rule code knows no component by name. It asks these objects, and everything a component does is an effect: a list of
steps from the closed vocabulary of docs/formats.md. Effects have numbers, so that a frame of the state can name one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.games.corduba.engine.paying.amounts import total
from aedilis.games.corduba.engine.words import (
    ABILITIES,
    CHARACTERS,
    COLOURS,
    DECADES,
    DISTRICTS,
    MACELLUM_TILES,
    RESOURCES,
    ROW,
    SEATS,
    TRACK,
)

NONE: Final = -1  # no effect, no colour, no district, no limit
ANY: Final = 9  # any colour, any district, a chosen district

# Steps: what `op` says.
GAIN: Final = 0
GAIN_CHOICE: Final = 1
LOSE: Final = 2
POPULARITY: Final = 3
HARMONY: Final = 4
PRESTIGE: Final = 5
REGISTER: Final = 6
UNLOCK: Final = 7
PECULIUM: Final = 8
TRADE: Final = 9
SUPPRESS: Final = 10
INCITE: Final = 11
CAUSE_UNREST: Final = 12
BUILD: Final = 13
REPLACE_NEUTRAL: Final = 14
SENATOR: Final = 15
TRANSFER: Final = 16
CHOOSE: Final = 17
IF: Final = 18
OPS: Final = (
    *("gain", "gain_choice", "lose", "popularity", "harmony", "prestige", "register", "unlock", "peculium", "trade"),
    *("suppress", "incite", "cause_unrest", "build", "replace_neutral", "senator", "transfer", "choose", "if"),
)

# Where prestige moves, beside the three districts by number.
LOWEST: Final = 3
HIGHEST: Final = 4
HERE: Final = 5
EACH: Final = 6
CHOSEN: Final = 7
WHERE_NAMES: Final = ("servorum", "plebeius", "patricius", "lowest", "highest", "here", "each", "chosen")

# Scope of suppress, incite and replace_neutral: a district by number, HERE, or CHOSEN for any.

BOTH_SIDES: Final = 0
BUY_ONLY: Final = 1
SELL_ONLY: Final = 2
SIDE_NAMES: Final = ("both", "buy", "sell")

TILES: Final = 1  # kinds of a `build` step, as bits
MONUMENTS_TOO: Final = 2

# Metrics of conditions.
BUILT_TILES: Final = 0
BUILT_MONUMENTS: Final = 1
INSULAE_ON_BOARD: Final = 2
REGISTER_VALUE: Final = 3
SPECIALISTS_UNLOCKED: Final = 4
POPULARITY_VALUE: Final = 5
HARMONY_VALUE: Final = 6
DENARII_VALUE: Final = 7
PRESTIGE_MIN: Final = 8
PRESTIGE_MAX: Final = 9
TROOPS_VALUE: Final = 10
OFFERINGS_VALUE: Final = 11
RESOURCES_TOTAL: Final = 12
UNREST_TRACK: Final = 13
METRICS: Final = (
    *("built_tiles", "built_monuments", "insulae_on_board", "register", "specialists_unlocked", "popularity"),
    *("harmony", "denarii", "prestige_min", "prestige_max", "troops_value", "offerings_value", "resources_total"),
    "unrest_track",
)
AT_LEAST: Final = 0
AT_MOST: Final = 1
EXACTLY: Final = 2
COMPARISONS: Final = (">=", "<=", "==")

# Standing abilities.
PERMANENT: Final = 0
ROUND: Final = 1
DECADE: Final = 2
ABILITY_KINDS: Final = ("permanent", "round", "decade")
NO_LIMIT: Final = 0  # limits use ROUND and DECADE too

BUILD_DISCOUNT: Final = 0
ACTIVATE_DISCOUNT: Final = 1
CASTRA_DISCOUNT: Final = 2
SUBSTITUTE: Final = 3
SPECIALIST_SITE_VALUE: Final = 4
SITE_BONUS: Final = 5
UPKEEP: Final = 6
TRADE_MOD: Final = 7
STORAGE: Final = 8
ROME_BONUS: Final = 9
SPECIAL_WORKER: Final = 10
MODS: Final = (
    *("build_discount", "activate_discount", "castra_discount", "substitute", "specialist_site_value", "site_bonus"),
    *("upkeep", "trade_mod", "storage", "rome_bonus", "special_worker"),
)
DISCOUNTS: Final = (BUILD_DISCOUNT, ACTIVATE_DISCOUNT, CASTRA_DISCOUNT)
IN_BILLS: Final = (BUILD_DISCOUNT, ACTIVATE_DISCOUNT, CASTRA_DISCOUNT, SUBSTITUTE, SPECIAL_WORKER)

# Contexts of substitutes, as bits.
IN_BUILD: Final = 1
IN_ACTIVATE: Final = 2
IN_CASTRA: Final = 4
IN_UPKEEP: Final = 8
IN_ROME: Final = 16
PAY_CONTEXTS: Final = ("build", "activate", "castra", "upkeep", "rome")

# Contexts of market visits, as bits.
BY_MERCHANT: Final = 1
BY_BUILDING: Final = 2
BY_FAMILY: Final = 4
TRADE_CONTEXTS: Final = ("merchant", "building", "family")

# What a rome_bonus counts for.
TROOPS: Final = 0
OFFERINGS: Final = 1
RESOURCE: Final = 2
ROME_WHATS: Final = ("troops", "offerings", "resource")

# Events of triggers.
ON_BUILD_TILE: Final = 0
ON_BUILD_MONUMENT: Final = 1
ON_ACTIVATE: Final = 2
ON_PRODUCE: Final = 3
ON_INSULA: Final = 4
ON_PASS: Final = 5
ON_DECADE_START: Final = 6
ON_ROUND_START: Final = 7
ON_ROME_REWARD: Final = 8
ON_SUPPRESS: Final = 9
ON_UNLOCK: Final = 10
ON_TRADE: Final = 11
ON_UPKEEP_PAID: Final = 12
TRIGGER_EVENTS: Final = (
    *("build_tile", "build_monument", "activate", "produce", "insula", "pass", "decade_start", "round_start"),
    *("rome_reward", "suppress", "unlock", "trade", "upkeep_paid"),
)

TILE_KIND: Final = 0  # values of `when.kind`
MONUMENT_KIND: Final = 1

# Caepio's rows.
ACT_SITE: Final = 0
ACT_PORTUS: Final = 1
ACT_CASTRA: Final = 2
ACT_BUILD: Final = 3
ACT_ACTIVATE: Final = 4
ACT_RANDOM: Final = 5
ACT_MARKET: Final = 6
ACTS: Final = ("site", "portus", "castra", "build", "activate", "random", "market")


_ZEROS: Final = vec[i64]([0] * 64)
_NONES: Final = vec[i64]([NONE] * 64)


def zeros(size: i64) -> vec[i64]:
    """Return a vec of zeros, at most 64; a copy is cheaper than a new one made from a list."""
    assert size <= len(_ZEROS)
    return _ZEROS[:size]


def nones(size: i64) -> vec[i64]:
    """Return a vec of NONE, at most 64."""
    assert size <= len(_NONES)
    return _NONES[:size]


class Cost:
    """What is paid: resources and denarii as one number (see amounts.py), and worker points."""

    def __init__(self) -> None:
        self.goods: i64 = 0
        self.points: i64 = 0


class Discount:
    """What is taken off a cost; `basic` units are of any basic resource in it, the payer chooses (EFFECTS 2.3)."""

    def __init__(self) -> None:
        self.goods: i64 = 0
        self.points: i64 = 0
        self.basic: i64 = 0

    def size(self) -> i64:
        """Return all units and worker points that it takes off."""
        return total(self.goods) + self.points + self.basic


class Term:
    """One comparison of a metric with a number."""

    def __init__(self, metric: i64, comparison: i64, n: i64) -> None:
        self.metric: i64 = metric
        self.comparison: i64 = comparison
        self.n: i64 = n


class Condition:
    """All of these terms must hold."""

    def __init__(self) -> None:
        self.terms: list[Term] = []


class Step:
    """One step of an effect; which parameters mean something depends on `op`."""

    def __init__(self, op: i64) -> None:
        self.op: i64 = op
        self.n: i64 = 0
        self.item: i64 = NONE  # of gain, lose, transfer
        self.choices: i64 = 0  # goods of gain_choice, as bits
        self.distinct: bool = False
        self.where: i64 = NONE  # of prestige, and the scope of suppress, incite and replace_neutral
        self.districts: i64 = 1
        self.colour: i64 = ANY  # of unlock
        self.sides: i64 = BOTH_SIDES  # of trade
        self.types: i64 = 0
        self.units: i64 = 0
        self.buy_mod: i64 = 0
        self.sell_mod: i64 = 0
        self.drift: bool = True
        self.kinds: i64 = TILES  # of build
        self.discount: i64 = NONE  # of build: number of a discount of the pack
        self.options: list[i64] = []  # of choose: effects
        self.condition: Condition = NO_CONDITION  # of if
        self.then: i64 = NONE
        self.otherwise: i64 = NONE


NO_CONDITION: Final = Condition()


class Effect:
    """Steps, carried out in order."""

    def __init__(self) -> None:
        self.steps: list[Step] = []


class When:
    """What a discount or a trigger asks of the action; NONE or 0 asks nothing."""

    def __init__(self) -> None:
        self.kind: i64 = NONE
        self.district: i64 = NONE
        self.colour: i64 = NONE
        self.building: i64 = NONE
        self.site: i64 = NONE
        self.immediate: bool = False
        self.ranks: i64 = 0  # bit of each rank
        self.others_passed: i64 = 0
        self.workers_min: i64 = 0


class Mod:
    """A standing change of what things cost or yield."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind
        self.discount: Discount = NO_DISCOUNT
        self.when: When = ALWAYS
        self.limit: i64 = NO_LIMIT
        self.limit_id: i64 = NONE  # its bit in `limits` of the state
        self.n: i64 = 0
        self.source: i64 = NONE  # substitute: this may be paid ...
        self.target: i64 = NONE  # ... as this
        self.contexts: i64 = 0
        self.sites: i64 = 0  # as bits
        self.item: i64 = NONE
        self.buy: i64 = 0
        self.sell: i64 = 0
        self.drift: bool = True
        self.what: i64 = NONE
        self.building_value: i64 = 0
        self.alone: list[Mod] = [self]  # for bills, which are written often


NO_DISCOUNT: Final = Discount()
ALWAYS: Final = When()


class Trigger:
    """An effect that an event sets off."""

    def __init__(self, event: i64) -> None:
        self.event: i64 = event
        self.when: When = ALWAYS
        self.limit: i64 = NO_LIMIT
        self.limit_id: i64 = NONE
        self.optional: bool = False
        self.effect: i64 = NONE
        self.id: i64 = NONE  # its number in the pack
        self.owner: i64 = NONE  # the ability it belongs to


class Ability:
    """What a character or the token of a monument can do."""

    def __init__(self) -> None:
        self.kind: i64 = PERMANENT
        self.cost: Cost = FREE
        self.use: i64 = NONE  # effect of the free action (C7.24)
        self.use_limit: i64 = NONE  # its bit in `limits`
        self.mods: list[Mod] = []
        self.triggers: list[Trigger] = []


FREE: Final = Cost()


class BuildingAction:
    """One line of a tile: worker points, what else is paid, and what happens."""

    def __init__(self) -> None:
        self.workers: i64 = 0
        self.cost: Cost = FREE
        self.effect: i64 = NONE


class Building:
    """One kind of building tile."""

    def __init__(self) -> None:
        self.colour: i64 = NONE
        self.prestige: i64 = 0
        self.cost: Cost = FREE
        self.unique: bool = False
        self.immune: bool = False  # never takes unrest
        self.solo_decade: i64 = 0
        self.shape: list[tuple[int, int]] = []  # (row, column) of each cell
        self.actions: list[BuildingAction] = []


class Monument:
    """A monument; its token is ability CHARACTERS + its number."""

    def __init__(self) -> None:
        self.cost: Cost = FREE
        self.prestige: vec[i64] = zeros(DISTRICTS)


class Site:
    """A production place with two spaces."""

    def __init__(self) -> None:
        self.item: i64 = NONE
        self.workers: vec[i64] = zeros(2)
        self.yields: vec[i64] = zeros(2)


class RomeCard:
    """What Rome demands in a decade."""

    def __init__(self) -> None:
        self.resource: i64 = NONE
        self.amphora_value: i64 = 0
        self.minimum: vec[i64] = zeros(SEATS + 1)  # by number of players
        self.ranks: vec[i64] = nones(5)  # effects of ranks 1 to 4
        self.not_in_solo: bool = False


class Heritage:
    """What a player starts with."""

    def __init__(self) -> None:
        self.denarii: i64 = 0
        self.basic: i64 = 0
        self.amphora: i64 = 0
        self.marble: i64 = 0
        self.register: i64 = 0
        self.popularity: i64 = 0
        self.harmony: i64 = 0
        self.specialist: i64 = NONE  # a colour, or ANY
        self.prestige: vec[i64] = zeros(DISTRICTS)


class Milestone:
    """One of the Res Gestae."""

    def __init__(self) -> None:
        self.condition: Condition = NO_CONDITION
        self.specialist: i64 = NONE  # the only colour that may claim it; NONE: any piece


class Act:
    """One alternative in a row of a Caepio card."""

    def __init__(self, act: i64) -> None:
        self.act: i64 = act
        self.site: i64 = NONE
        self.workers: i64 = 0
        self.space: i64 = NONE  # of Castra
        self.building: i64 = NONE
        self.sell: i64 = 0
        self.buy: i64 = 0


class CaepioCard:
    """Rows of alternatives, and the goods of a market visit."""

    def __init__(self) -> None:
        self.decade: i64 = 0
        self.rows: list[list[Act]] = []
        self.sell: i64 = NONE
        self.buy: i64 = NONE


class Pack:
    """A whole content pack."""

    def __init__(self) -> None:
        self.digest: str = ""  # sha-256 of what it says; a record names the pack by it
        self.documents: str = ""  # the files of a pack of one's own, as JSON: records and positions carry them
        self.names: dict[str, list[str]] = {}  # ids of the components by kind, in the order of their numbers
        self.effects: list[Effect] = []
        self.discounts: list[Discount] = []
        self.buildings: list[Building] = []
        self.monuments: list[Monument] = []
        self.sites: list[Site] = []
        self.castra: list[BuildingAction] = []
        self.castra_colour: i64 = NONE
        self.portus: BuildingAction = BuildingAction()
        self.maps: list[list[str]] = []  # by district: rows of street blocks
        self.bonuses: list[Discount] = []  # construction bonus by district
        self.peculium: vec[i64] = nones(COLOURS)  # effects
        self.rows: vec[i64] = nones(DISTRICTS * ROW)  # effects of the insula rows
        self.track: vec[i64] = nones(DISTRICTS * (TRACK + 1))  # effects of the prestige spaces
        self.first_only: vec[i64] = zeros(DISTRICTS)  # spaces that pay only the first to arrive, as bits
        self.family_prestige: vec[i64] = zeros(CHARACTERS * DISTRICTS)
        self.starts: vec[i64] = nones(CHARACTERS)  # effects at set-up
        self.abilities: list[Ability] = [Ability() for _ in range(ABILITIES)]
        self.settling: i64 = 0  # bit of each ability that has a say in a bill
        self.discounting: i64 = 0  # bit of each ability that takes something off one
        self.mod_owners: vec[i64] = zeros(len(MODS))  # by kind of change: bit of each ability that makes it
        self.bonus_units: i64 = 0  # the most that a construction bonus takes off
        self.triggers: list[Trigger] = []
        self.trigger_owners: vec[i64] = zeros(len(TRIGGER_EVENTS))  # by event: bit of each ability that listens
        self.round_limits: i64 = 0  # bits of `limits` that a new round frees
        self.decade_limits: i64 = 0
        self.heritage: list[Heritage] = []
        self.seat_bonus: vec[i64] = zeros(SEATS)
        self.rome: list[RomeCard] = []
        self.troops_minimum: vec[i64] = zeros(DECADES)
        self.offerings_minimum: vec[i64] = zeros(DECADES)
        self.most: i64 = NONE  # effects of the last decade's podium
        self.fewest: i64 = NONE
        self.milestones: list[Milestone] = []
        self.milestone_senators: i64 = 1
        self.milestones_in_play: vec[i64] = zeros(SEATS + 1)  # these go by number of players; 1 is solo
        self.supply: vec[i64] = zeros(SEATS + 1)
        self.storage: vec[i64] = zeros(SEATS + 1)
        self.copies: vec[i64] = zeros(SEATS + 1)
        self.capacity: vec[i64] = zeros((SEATS + 1) * RESOURCES)
        self.price_min: vec[i64] = zeros(RESOURCES)
        self.price_max: vec[i64] = zeros(RESOURCES)
        self.price_start: vec[i64] = zeros(RESOURCES)
        self.bought_drift: i64 = 1
        self.sold_drift: i64 = -1
        self.macellum: vec[i64] = zeros(MACELLUM_TILES * RESOURCES)  # price changes
        self.limits: vec[i64] = zeros(13)  # pieces in the box by goods (offerings and troops)
        self.insulae_neutral: i64 = 16
        self.unrest_markers: i64 = 15
        self.register_max: i64 = 10
        self.popularity_max: i64 = 10
        self.harmony_max: i64 = 15
        self.unrest_max: i64 = 10
        self.senator_loss: vec[i64] = zeros(11)  # by space of the unrest track
        self.cannot_win_at: i64 = 10
        self.offering_values: vec[i64] = vec[i64]([1, 2])
        self.troop_values: vec[i64] = vec[i64]([2, 3, 4])
        self.aedificium: vec[i64] = nones(18)  # effects by building
        self.caepio: list[CaepioCard] = []
