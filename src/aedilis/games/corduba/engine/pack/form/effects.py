"""The form of effects: their steps, each word a table with its parameters; docs/formats.md says what they mean."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from aedilis.games.corduba.engine.pack.form import table
from aedilis.games.corduba.engine.pack.vocabulary import AnyColour, BuildKind, Lost, ReplaceScope, Scope, Sides, Where
from aedilis.games.corduba.engine.words import Goods, Resource


class Gain(table.FileTable, frozen=True, tag_field="op", tag="gain"):
    """Take goods from their stock."""

    item: Goods
    n: table.Amount


class GainChoice(table.FileTable, frozen=True, tag_field="op", tag="gain_choice"):
    """Take resources of one's choice."""

    n: table.OneToFifteen
    of: Annotated[tuple[Resource, ...], msgspec.Meta(min_length=1)]
    distinct: bool = False


class Lose(table.FileTable, frozen=True, tag_field="op", tag="lose"):
    """Return goods to their stock."""

    item: Lost
    n: table.Amount


class Popularity(table.FileTable, frozen=True, tag_field="op", tag="popularity"):
    """Move popularity, and harmony with it."""

    n: table.Signed


class Harmony(table.FileTable, frozen=True, tag_field="op", tag="harmony"):
    """Move harmony alone."""

    n: table.Signed


class Prestige(table.FileTable, frozen=True, tag_field="op", tag="prestige"):
    """Move on prestige tracks."""

    n: Annotated[int, msgspec.Meta(ge=-12, le=12)]
    where: Where
    districts: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1


class Register(table.FileTable, frozen=True, tag_field="op", tag="register"):
    """Raise the worker register."""

    n: table.OneToNine


class Unlock(table.FileTable, frozen=True, tag_field="op", tag="unlock"):
    """Unlock specialists."""

    n: Annotated[int, msgspec.Meta(ge=1, le=6)]
    colour: AnyColour = "any"


class Peculium(table.FileTable, frozen=True, tag_field="op", tag="peculium"):
    """Receive the peculium of unlocked specialists."""

    n: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Trade(table.FileTable, frozen=True, tag_field="op", tag="trade"):
    """Visit the market."""

    sides: Sides = "both"
    types: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    units: table.ToFifteen = 0
    buy_mod: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    sell_mod: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    drift: bool = True


class Suppress(table.FileTable, frozen=True, tag_field="op", tag="suppress"):
    """Remove unrest."""

    n: table.OneToFifteen
    scope: Scope = "any"


class Incite(table.FileTable, frozen=True, tag_field="op", tag="incite"):
    """Put unrest on tiles."""

    n: table.OneToFifteen
    scope: Scope = "any"


class CauseUnrest(table.FileTable, frozen=True, tag_field="op", tag="cause_unrest"):
    """Receive unrest."""

    n: table.OneToFifteen


class Build(table.FileTable, frozen=True, tag_field="op", tag="build"):
    """Build at once."""

    kinds: Annotated[tuple[BuildKind, ...], msgspec.Meta(min_length=1)] = ("tile", "monument")
    discount: table.Discount = table.Discount()


class ReplaceNeutral(table.FileTable, frozen=True, tag_field="op", tag="replace_neutral"):
    """Put own insulae in the place of neutral ones."""

    n: table.OneToFifteen
    district: ReplaceScope = "chosen"


class Senator(table.FileTable, frozen=True, tag_field="op", tag="senator"):
    """Place or remove senators."""

    n: table.Signed


class Transfer(table.FileTable, frozen=True, tag_field="op", tag="transfer"):
    """Give goods to the players on a rank of Rome's podium."""

    n: table.Amount
    item: Goods = "denarii"
    to: Literal["rank1"] = "rank1"


class Choose(table.FileTable, frozen=True, tag_field="op", tag="choose"):
    """Choose one of several effects."""

    options: "Annotated[tuple[SomeEffect, ...], msgspec.Meta(min_length=2, max_length=9)]"


class If(table.FileTable, frozen=True, tag_field="op", tag="if"):
    """An effect that depends on a condition."""

    cond: table.Condition
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
