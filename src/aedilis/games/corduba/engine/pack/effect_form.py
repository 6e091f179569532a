"""The form of what a content pack says about effects and abilities: which tables, keys, words and numbers there are.

This is the closed vocabulary of docs/formats.md, which says what everything means. Ranges keep every number within what
actions and events can carry.
"""

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

Resource = Literal["food", "wood", "stone", "tool", "amphora", "marble"]
# fmt: off
Item = Literal[
    "food", "wood", "stone", "tool", "amphora", "marble", "denarii", "worker",
    "offering1", "offering2", "velites", "legionary", "equites",
]
Lost = Literal[
    "food", "wood", "stone", "tool", "amphora", "marble", "denarii", "worker",
    "offering1", "offering2", "velites", "legionary", "equites", "resource",
]
District = Literal["servorum", "plebeius", "patricius"]
Where = Literal["servorum", "plebeius", "patricius", "lowest", "highest", "here", "each", "chosen"]
Scope = Literal["any", "here", "servorum", "plebeius", "patricius"]
ReplaceScope = Literal["chosen", "here", "servorum", "plebeius", "patricius"]
Colour = Literal["red", "purple", "blue", "yellow", "green", "brown"]
AnyColour = Literal["any", "red", "purple", "blue", "yellow", "green", "brown"]
SiteName = Literal["lapis", "lignum", "cibus", "oleum", "marmor"]
Troop = Literal["velites", "legionary", "equites"]
# The numbers of the buildings follow this order, whatever the order in the file.
BuildingName = Literal[
    "herbarium", "aerarium", "sanctuarium", "collegium_fabrorum", "cudendum", "odeum", "schola", "balneum", "forum",
    "aedis", "officina_fabrorum", "emporium", "librarium", "ludus", "sanatorium", "basilica", "amphitheatrum",
    "excubitorium",
]
Metric = Literal[
    "built_tiles", "built_monuments", "insulae_on_board", "register", "specialists_unlocked", "popularity", "harmony",
    "denarii", "prestige_min", "prestige_max", "troops_value", "offerings_value", "resources_total", "unrest_track",
]
Event = Literal[
    "build_tile", "build_monument", "activate", "produce", "insula", "pass", "decade_start", "round_start",
    "rome_reward", "suppress", "unlock", "trade", "upkeep_paid",
]
Claim = Literal[
    "worker_or_specialist", "red_specialist", "purple_specialist", "blue_specialist", "yellow_specialist",
    "green_specialist", "brown_specialist",
]
# fmt: on
Comparison = Literal[">=", "<=", "=="]
Limit = Literal["none", "round", "decade"]
AbilityKind = Literal["permanent", "round", "decade"]
BuildKind = Literal["tile", "monument"]
PayContext = Literal["build", "activate", "castra", "upkeep", "rome"]
TradeContext = Literal["merchant", "building", "family"]

Id = Annotated[str, msgspec.Meta(pattern="[A-Za-z0-9_-]{1,40}", description="a word of letters, digits, _ and -")]
Text = Annotated[str, msgspec.Meta(min_length=1)]
ToNine = Annotated[int, msgspec.Meta(ge=0, le=9)]
OneToNine = Annotated[int, msgspec.Meta(ge=1, le=9)]
ToFifteen = Annotated[int, msgspec.Meta(ge=0, le=15)]
OneToFifteen = Annotated[int, msgspec.Meta(ge=1, le=15)]
Coins = Annotated[int, msgspec.Meta(ge=0, le=60)]
Amount = Annotated[int, msgspec.Meta(ge=1, le=60)]
Signed = Annotated[int, msgspec.Meta(ge=-15, le=15)]
Pieces = Annotated[int, msgspec.Meta(ge=0, le=60)]
DecadeNumber = Annotated[int, msgspec.Meta(ge=1, le=3)]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A table of a file. Unknown keys are refused; saying a default is the same as leaving it out."""

    sourced: ClassVar[bool] = False  # whether it must say where it comes from


# ---------------------------------------------------------------- small tables


class Cost(Form, frozen=True):
    """What is paid."""

    worker: ToFifteen = 0
    denarii: Coins = 0
    food: ToFifteen = 0
    wood: ToFifteen = 0
    stone: ToFifteen = 0
    tool: ToFifteen = 0
    amphora: ToFifteen = 0
    marble: ToFifteen = 0


class Discount(Form, frozen=True):
    """What is taken off a cost."""

    worker: ToFifteen = 0
    denarii: Coins = 0
    marble: ToFifteen = 0
    resource: ToFifteen = 0
    tool: ToFifteen = 0
    wood: ToFifteen = 0
    stone: ToFifteen = 0
    food: ToFifteen = 0


class ActivateDiscount(Form, frozen=True):
    """What is taken off the cost of an activation."""

    worker: ToFifteen = 0
    denarii: Coins = 0


class ByDistrict(Form, frozen=True):
    """A number of prestige for each district."""

    servorum: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    plebeius: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    patricius: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0


class ByPlayers(Form, frozen=True):
    """A number for each number of players; 1 is the solo game."""

    solo: ToFifteen = msgspec.field(name="1")
    two: ToFifteen = msgspec.field(name="2")
    three: ToFifteen = msgspec.field(name="3")
    four: ToFifteen = msgspec.field(name="4")


class Condition(Form, frozen=True):
    """A comparison of a metric with a number, or several conditions that must all hold."""

    metric: Metric | None = None
    op: Comparison | None = None
    n: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    all: "tuple[Condition, ...]" = ()


# ---------------------------------------------------------------- steps of an effect


class Gain(Form, frozen=True, tag_field="op", tag="gain"):
    """Take goods from their stock."""

    item: Item
    n: Amount


class GainChoice(Form, frozen=True, tag_field="op", tag="gain_choice"):
    """Take resources of one's choice."""

    n: OneToFifteen
    of: Annotated[tuple[Resource, ...], msgspec.Meta(min_length=1)]
    distinct: bool = False


class Lose(Form, frozen=True, tag_field="op", tag="lose"):
    """Return goods to their stock."""

    item: Lost
    n: Amount


class Popularity(Form, frozen=True, tag_field="op", tag="popularity"):
    """Move popularity, and harmony with it."""

    n: Signed


class Harmony(Form, frozen=True, tag_field="op", tag="harmony"):
    """Move harmony alone."""

    n: Signed


class Prestige(Form, frozen=True, tag_field="op", tag="prestige"):
    """Move on prestige tracks."""

    n: Annotated[int, msgspec.Meta(ge=-12, le=12)]
    where: Where
    districts: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1


class Register(Form, frozen=True, tag_field="op", tag="register"):
    """Raise the worker register."""

    n: OneToNine


class Unlock(Form, frozen=True, tag_field="op", tag="unlock"):
    """Unlock specialists."""

    n: Annotated[int, msgspec.Meta(ge=1, le=6)]
    colour: AnyColour = "any"


class Peculium(Form, frozen=True, tag_field="op", tag="peculium"):
    """Receive the peculium of unlocked specialists."""

    n: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Trade(Form, frozen=True, tag_field="op", tag="trade"):
    """Visit the market."""

    sides: Literal["both", "buy", "sell"] = "both"
    types: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    units: ToFifteen = 0
    buy_mod: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    sell_mod: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    drift: bool = True


class Suppress(Form, frozen=True, tag_field="op", tag="suppress"):
    """Remove unrest."""

    n: OneToFifteen
    scope: Scope = "any"


class Incite(Form, frozen=True, tag_field="op", tag="incite"):
    """Put unrest on tiles."""

    n: OneToFifteen
    scope: Scope = "any"


class CauseUnrest(Form, frozen=True, tag_field="op", tag="cause_unrest"):
    """Receive unrest."""

    n: OneToFifteen


class Build(Form, frozen=True, tag_field="op", tag="build"):
    """Build at once."""

    kinds: Annotated[tuple[BuildKind, ...], msgspec.Meta(min_length=1)] = ("tile", "monument")
    discount: Discount = Discount()


class ReplaceNeutral(Form, frozen=True, tag_field="op", tag="replace_neutral"):
    """Put own insulae in the place of neutral ones."""

    n: OneToFifteen
    district: ReplaceScope = "chosen"


class Senator(Form, frozen=True, tag_field="op", tag="senator"):
    """Place or remove senators."""

    n: Signed


class Transfer(Form, frozen=True, tag_field="op", tag="transfer"):
    """Give goods to the players on a rank of Rome's podium."""

    n: Amount
    item: Item = "denarii"
    to: Literal["rank1"] = "rank1"


class Choose(Form, frozen=True, tag_field="op", tag="choose"):
    """Choose one of several effects."""

    options: "Annotated[tuple[SomeEffect, ...], msgspec.Meta(min_length=2, max_length=9)]"


class If(Form, frozen=True, tag_field="op", tag="if"):
    """An effect that depends on a condition."""

    cond: Condition
    then: "SomeEffect"
    otherwise: "Effect" = msgspec.field(name="else", default=())


# fmt: off
Step: TypeAlias = (
    Gain | GainChoice | Lose | Popularity | Harmony | Prestige | Register | Unlock | Peculium | Trade | Suppress
    | Incite | CauseUnrest | Build | ReplaceNeutral | Senator | Transfer | Choose | If
)
# fmt: on
Effect: TypeAlias = tuple[Step, ...]
SomeEffect: TypeAlias = Annotated[Effect, msgspec.Meta(min_length=1)]

# ---------------------------------------------------------------- standing abilities


class When(Form, frozen=True):
    """What a discount or a trigger asks of the action."""

    kind: BuildKind | None = None
    district: District | None = None
    colour: Colour | None = None
    building: BuildingName | None = None
    site: SiteName | None = None
    immediate: Literal[True] | None = None
    rank: tuple[Annotated[int, msgspec.Meta(ge=1, le=3)], ...] = ()
    others_passed: Annotated[int, msgspec.Meta(ge=1, le=3)] | None = None
    workers_min: OneToFifteen | None = None


class BuildDiscountMod(Form, frozen=True, tag_field="mod", tag="build_discount"):
    """Own Builds cost less."""

    discount: Discount
    when: When = When()
    limit: Limit = "none"


class ActivateDiscountMod(Form, frozen=True, tag_field="mod", tag="activate_discount"):
    """Own activations cost less."""

    discount: ActivateDiscount
    when: When = When()
    limit: Limit = "none"


class CastraDiscountMod(Form, frozen=True, tag_field="mod", tag="castra_discount"):
    """Castra costs less."""

    n: OneToNine


class SubstituteMod(Form, frozen=True, tag_field="mod", tag="substitute"):
    """One resource may be paid as another."""

    source: Resource = msgspec.field(name="from")
    target: Resource = msgspec.field(name="to")
    contexts: Annotated[tuple[PayContext, ...], msgspec.Meta(min_length=1)]


class SpecialistSiteValueMod(Form, frozen=True, tag_field="mod", tag="specialist_site_value"):
    """Specialists count more at the sites."""

    n: OneToNine


class SiteBonusMod(Form, frozen=True, tag_field="mod", tag="site_bonus"):
    """Sites yield something besides."""

    sites: Annotated[tuple[SiteName, ...], msgspec.Meta(min_length=1)]
    item: Item
    n: Amount
    limit: Limit = "none"


class UpkeepMod(Form, frozen=True, tag_field="mod", tag="upkeep"):
    """The upkeep changes."""

    n: Signed


class TradeMod(Form, frozen=True, tag_field="mod", tag="trade_mod"):
    """Own market visits have other prices."""

    contexts: Annotated[tuple[TradeContext, ...], msgspec.Meta(min_length=1)]
    buy: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    sell: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    drift: bool = True


class StorageMod(Form, frozen=True, tag_field="mod", tag="storage"):
    """More can be stored."""

    n: OneToFifteen


class RomeBonusMod(Form, frozen=True, tag_field="mod", tag="rome_bonus"):
    """What is delivered to Rome counts more."""

    what: Literal["troops", "offerings", "resource"]
    n: OneToNine


class SpecialWorkerMod(Form, frozen=True, tag_field="mod", tag="special_worker"):
    """The owner has special workers."""

    n: Annotated[int, msgspec.Meta(ge=1, le=3)]
    building_value: OneToNine


# fmt: off
Mod: TypeAlias = (
    BuildDiscountMod | ActivateDiscountMod | CastraDiscountMod | SubstituteMod | SpecialistSiteValueMod | SiteBonusMod
    | UpkeepMod | TradeMod | StorageMod | RomeBonusMod | SpecialWorkerMod
)
# fmt: on


class Trigger(Form, frozen=True):
    """An effect that an event sets off."""

    on: Event
    effect: SomeEffect
    when: When = When()
    limit: Limit = "none"
    optional: bool = False


class Ability(Form, frozen=True):
    """What a character or the token of a monument can do."""

    kind: AbilityKind
    use: Effect = ()
    cost: Cost = Cost()
    mods: tuple[Mod, ...] = ()
    triggers: tuple[Trigger, ...] = ()
