"""The form of buildings.toml and monuments.toml."""

from typing import Annotated, Literal

import msgspec

from aedilis.games.corduba.engine.pack.form import table
from aedilis.games.corduba.engine.pack.form.abilities import Ability
from aedilis.games.corduba.engine.pack.form.effects import SomeEffect
from aedilis.games.corduba.engine.words import MOST_LINES, BuildingName, Colour

SHAPE_ROW = "an X for each cell and a dot for each gap, at most 16"


Prestige = Annotated[int, msgspec.Meta(ge=0, le=12)]


class InDistrict(table.FileTable, frozen=True):
    """The prestige of a tile in districts whose board shows another number than the others."""

    servorum: Prestige | None = None
    plebeius: Prestige | None = None
    patricius: Prestige | None = None


class Copies(table.Sourced, frozen=True):
    """How many tiles of a kind may be built."""

    by_players: table.ByPlayers
    total_tiles: Literal[52] = 52


class BuildingAction(table.Sourced, frozen=True):
    """A line of a building tile."""

    workers: Annotated[int, msgspec.Meta(ge=1, le=9)]
    effect: SomeEffect
    cost: table.Cost = table.Cost()


class Building(table.Sourced, frozen=True):
    """A kind of building tile."""

    id: BuildingName
    name: table.Text
    colour: Colour
    solo_decade: Annotated[int, msgspec.Meta(ge=0, le=3)]
    shape: Annotated[
        tuple[Annotated[str, msgspec.Meta(pattern="[X.]{1,16}", description=SHAPE_ROW)], ...],
        msgspec.Meta(min_length=1),
    ]
    cost: table.Cost
    prestige: Prestige
    action: Annotated[tuple[BuildingAction, ...], msgspec.Meta(min_length=1, max_length=MOST_LINES)]
    prestige_in: InDistrict = InDistrict()
    unique: bool = False
    unrest_immune: bool = False
    gloss: table.Words = ""
    aliases: tuple[table.Text, ...] = ()


class Buildings(table.File, frozen=True):
    """The building tiles."""

    copies: Copies
    building: tuple[Building, ...]


class Monument(table.Sourced, frozen=True):
    """A monument and its token."""

    id: table.Id
    name: table.Text
    cost: table.Cost
    prestige: table.ByDistrict
    ability: Ability
    gloss: table.Words = ""
    token: table.Words = ""


class Monuments(table.File, frozen=True):
    """The monuments."""

    monument: tuple[Monument, ...]
