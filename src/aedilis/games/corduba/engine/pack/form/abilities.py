"""The form of abilities: standing changes, triggers, and what each asks of an action."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from aedilis.games.corduba.engine.pack.form import table
from aedilis.games.corduba.engine.pack.form.effects import Effect, SomeEffect
from aedilis.games.corduba.engine.pack.vocabulary import (
    AbilityKind,
    BuildKind,
    Limit,
    PayContext,
    RomeWhat,
    TradeContext,
    TriggerEvent,
)
from aedilis.games.corduba.engine.words import BuildingName, Colour, District, Goods, Resource, SiteName


class When(table.FileTable, frozen=True):
    """What a discount or a trigger asks of the action."""

    kind: BuildKind | None = None
    district: District | None = None
    colour: Colour | None = None
    building: BuildingName | None = None
    site: SiteName | None = None
    immediate: Literal[True] | None = None
    rank: tuple[Annotated[int, msgspec.Meta(ge=1, le=3)], ...] = ()
    others_passed: Annotated[int, msgspec.Meta(ge=1, le=3)] | None = None
    workers_min: table.OneToFifteen | None = None


class BuildDiscountMod(table.FileTable, frozen=True, tag_field="mod", tag="build_discount"):
    """Own Builds cost less."""

    discount: table.Discount
    when: When = When()
    limit: Limit = "none"


class ActivateDiscountMod(table.FileTable, frozen=True, tag_field="mod", tag="activate_discount"):
    """Own activations cost less."""

    discount: table.ActivateDiscount
    when: When = When()
    limit: Limit = "none"


class CastraDiscountMod(table.FileTable, frozen=True, tag_field="mod", tag="castra_discount"):
    """Castra costs less."""

    n: table.OneToNine


class SubstituteMod(table.FileTable, frozen=True, tag_field="mod", tag="substitute"):
    """One resource may be paid as another."""

    source: Resource = msgspec.field(name="from")
    target: Resource = msgspec.field(name="to")
    contexts: Annotated[tuple[PayContext, ...], msgspec.Meta(min_length=1)]


class SpecialistSiteValueMod(table.FileTable, frozen=True, tag_field="mod", tag="specialist_site_value"):
    """Specialists count more at the sites."""

    n: table.OneToNine


class SiteBonusMod(table.FileTable, frozen=True, tag_field="mod", tag="site_bonus"):
    """Sites yield something besides."""

    sites: Annotated[tuple[SiteName, ...], msgspec.Meta(min_length=1)]
    item: Goods
    n: table.Amount
    limit: Limit = "none"


class UpkeepMod(table.FileTable, frozen=True, tag_field="mod", tag="upkeep"):
    """The upkeep changes."""

    n: table.Signed


class TradeMod(table.FileTable, frozen=True, tag_field="mod", tag="trade_mod"):
    """Own market visits have other prices."""

    contexts: Annotated[tuple[TradeContext, ...], msgspec.Meta(min_length=1)]
    buy: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    sell: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    drift: bool = True


class StorageMod(table.FileTable, frozen=True, tag_field="mod", tag="storage"):
    """More can be stored."""

    n: table.OneToFifteen


class RomeBonusMod(table.FileTable, frozen=True, tag_field="mod", tag="rome_bonus"):
    """What is delivered to Rome counts more."""

    what: RomeWhat
    n: table.OneToNine


class SpecialWorkerMod(table.FileTable, frozen=True, tag_field="mod", tag="special_worker"):
    """The owner has special workers."""

    n: Annotated[int, msgspec.Meta(ge=1, le=3)]
    building_value: table.OneToNine


# fmt: off
Mod: TypeAlias = (
    BuildDiscountMod | ActivateDiscountMod | CastraDiscountMod | SubstituteMod | SpecialistSiteValueMod | SiteBonusMod
    | UpkeepMod | TradeMod | StorageMod | RomeBonusMod | SpecialWorkerMod
)
# fmt: on


class Trigger(table.FileTable, frozen=True):
    """An effect that an event sets off."""

    on: TriggerEvent
    effect: SomeEffect
    when: When = When()
    limit: Limit = "none"
    optional: bool = False


class Ability(table.FileTable, frozen=True):
    """What a character or the token of a monument can do."""

    kind: AbilityKind
    use: Effect = ()
    cost: table.Cost = table.Cost()
    mods: tuple[Mod, ...] = ()
    triggers: tuple[Trigger, ...] = ()
