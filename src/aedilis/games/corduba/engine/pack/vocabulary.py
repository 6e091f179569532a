"""The closed vocabulary of effects and abilities (docs/formats.md): its words, and the numbers behind them.

A word stands at the place of its number; contexts are bits in this order. The words of steps, mods and Caepio's acts
are the tags of their forms.
"""

from typing import Final, Literal, get_args

from aedilis.games.corduba.engine.words import Colour, District, Goods

NONE: Final = -1  # no effect, no colour, no district, no limit
ANY: Final = 9  # any colour, any district, a chosen district

AnyColour = Literal["any", Colour]
Lost = Literal[Goods, "resource"]

# Where prestige moves, beside the three districts by number.
LOWEST: Final = 3
HIGHEST: Final = 4
HERE: Final = 5
EACH: Final = 6
CHOSEN: Final = 7
Where = Literal[District, "lowest", "highest", "here", "each", "chosen"]
WHERE_NAMES: Final[tuple[Where, ...]] = get_args(Where)

# Scope of suppress, incite and replace_neutral: a district by number, HERE, or CHOSEN for any.
Scope = Literal["any", "here", District]
ReplaceScope = Literal["chosen", "here", District]

BOTH_SIDES: Final = 0
BUY_ONLY: Final = 1
SELL_ONLY: Final = 2
Sides = Literal["both", "buy", "sell"]
SIDE_NAMES: Final[tuple[Sides, ...]] = get_args(Sides)

TILE_KIND: Final = 0  # values of `when.kind`
MONUMENT_KIND: Final = 1
TILES: Final = 1  # kinds of a `build` step, as bits
MONUMENTS_TOO: Final = 2
BuildKind = Literal["tile", "monument"]
BUILD_KINDS: Final[tuple[BuildKind, ...]] = get_args(BuildKind)

# Conditions.
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
# fmt: off
Metric = Literal[
    "built_tiles", "built_monuments", "insulae_on_board", "register", "specialists_unlocked", "popularity", "harmony",
    "denarii", "prestige_min", "prestige_max", "troops_value", "offerings_value", "resources_total", "unrest_track",
]
# fmt: on
METRICS: Final[tuple[Metric, ...]] = get_args(Metric)

AT_LEAST: Final = 0
AT_MOST: Final = 1
EXACTLY: Final = 2
Comparison = Literal[">=", "<=", "=="]
COMPARISONS: Final[tuple[Comparison, ...]] = get_args(Comparison)

# Standing abilities.
PERMANENT: Final = 0
ROUND: Final = 1
DECADE: Final = 2
AbilityKind = Literal["permanent", "round", "decade"]
ABILITY_KINDS: Final[tuple[AbilityKind, ...]] = get_args(AbilityKind)

NO_LIMIT: Final = 0  # limits use ROUND and DECADE too
Limit = Literal["none", "round", "decade"]
LIMITS: Final[tuple[Limit, ...]] = get_args(Limit)

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
MODS: Final = 11
DISCOUNTS: Final = (BUILD_DISCOUNT, ACTIVATE_DISCOUNT, CASTRA_DISCOUNT)
IN_BILLS: Final = (BUILD_DISCOUNT, ACTIVATE_DISCOUNT, CASTRA_DISCOUNT, SUBSTITUTE, SPECIAL_WORKER)

# Where a substitute may be paid, as bits.
IN_BUILD: Final = 1
IN_ACTIVATE: Final = 2
IN_CASTRA: Final = 4
IN_UPKEEP: Final = 8
IN_ROME: Final = 16
PayContext = Literal["build", "activate", "castra", "upkeep", "rome"]
PAY_CONTEXTS: Final[tuple[PayContext, ...]] = get_args(PayContext)

# Who visits the market, as bits.
BY_MERCHANT: Final = 1
BY_BUILDING: Final = 2
BY_FAMILY: Final = 4
TradeContext = Literal["merchant", "building", "family"]
TRADE_CONTEXTS: Final[tuple[TradeContext, ...]] = get_args(TradeContext)

# What a rome_bonus counts for.
TROOPS: Final = 0
OFFERINGS: Final = 1
RESOURCE: Final = 2
RomeWhat = Literal["troops", "offerings", "resource"]
ROME_WHATS: Final[tuple[RomeWhat, ...]] = get_args(RomeWhat)

# What sets triggers off.
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
# fmt: off
TriggerEvent = Literal[
    "build_tile", "build_monument", "activate", "produce", "insula", "pass", "decade_start", "round_start",
    "rome_reward", "suppress", "unlock", "trade", "upkeep_paid",
]
# fmt: on
TRIGGER_EVENTS: Final[tuple[TriggerEvent, ...]] = get_args(TriggerEvent)

# Caepio's rows.
ACT_SITE: Final = 0
ACT_PORTUS: Final = 1
ACT_CASTRA: Final = 2
ACT_BUILD: Final = 3
ACT_ACTIVATE: Final = 4
ACT_RANDOM: Final = 5
ACT_MARKET: Final = 6
