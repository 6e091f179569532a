"""The form of caepio.toml and aedificium.toml."""

from typing import Annotated

import msgspec

from aedilis.games.corduba.engine.pack.form.effects import SomeEffect
from aedilis.games.corduba.engine.pack.form.table import DecadeNumber, File, FileTable, Id, Sourced, ToNine
from aedilis.games.corduba.engine.words import BuildingName, Resource, SiteName, Troop


class SiteAct(FileTable, frozen=True, tag_field="act", tag="site"):
    """Use a space of a site."""

    site: SiteName
    workers: Annotated[int, msgspec.Meta(ge=1, le=9)]


class PortusAct(FileTable, frozen=True, tag_field="act", tag="portus"):
    """Use Portus."""


class CastraAct(FileTable, frozen=True, tag_field="act", tag="castra"):
    """Use a space of Castra."""

    troop: Troop


class BuildAct(FileTable, frozen=True, tag_field="act", tag="build"):
    """Build the next Aedificium card."""


class ActivateAct(FileTable, frozen=True, tag_field="act", tag="activate"):
    """Activate a tile by name."""

    building: BuildingName


class RandomAct(FileTable, frozen=True, tag_field="act", tag="random"):
    """Activate a random tile."""


class MarketAct(FileTable, frozen=True, tag_field="act", tag="market"):
    """Sell and buy."""

    sell: ToNine
    buy: ToNine


Act = SiteAct | PortusAct | CastraAct | BuildAct | ActivateAct | RandomAct | MarketAct
Row = Annotated[tuple[Act, ...], msgspec.Meta(min_length=1, max_length=9)]


class CaepioCard(Sourced, frozen=True):
    """A card of Caepio's decks."""

    id: Id
    decade: DecadeNumber
    rows: Annotated[tuple[Row, ...], msgspec.Meta(min_length=1, max_length=9)]
    sell: Resource
    buy: Resource


class Caepio(File, frozen=True):
    """Caepio's decks."""

    card: tuple[CaepioCard, ...]


class AedificiumCard(Sourced, frozen=True):
    """What a building does for Caepio."""

    building: BuildingName
    decade: DecadeNumber
    effect: SomeEffect


class Aedificium(File, frozen=True):
    """The Aedificium cards."""

    card: tuple[AedificiumCard, ...]
