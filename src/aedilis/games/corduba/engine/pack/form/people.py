"""The form of player_board.toml, specialists.toml, heritage.toml and families.toml."""

from typing import Annotated, Literal

import msgspec

from aedilis.games.corduba.engine.pack.form import table
from aedilis.games.corduba.engine.pack.form.abilities import Ability
from aedilis.games.corduba.engine.pack.form.effects import Effect, SomeEffect
from aedilis.games.corduba.engine.pack.vocabulary import AnyColour
from aedilis.games.corduba.engine.words import INSULAE, BuildingName, Colour


class RegisterTrack(table.Sourced, frozen=True):
    """The worker register."""

    max: Annotated[int, msgspec.Meta(ge=1, le=15)]
    min: Literal[1] = 1


class Merchant(table.Sourced, frozen=True):
    """The merchant."""

    per_decade: Literal[1] = 1


class RowSpace(table.Sourced, frozen=True):
    """A place of a row of insulae."""

    position: Annotated[int, msgspec.Meta(ge=1, le=INSULAE)]
    effect: Effect


class InsulaRow(table.Sourced, frozen=True):
    """A row of insulae, the leftmost first."""

    spaces: Annotated[tuple[RowSpace, ...], msgspec.Meta(max_length=INSULAE)]
    length: Annotated[int, msgspec.Meta(ge=0, le=INSULAE)] = 6


class InsulaRows(table.FileTable, frozen=True):
    """The three rows."""

    servorum: InsulaRow
    plebeius: InsulaRow
    patricius: InsulaRow


class PlayerBoard(table.File, frozen=True):
    """A player's board."""

    register: RegisterTrack
    merchant: Merchant
    rows: InsulaRows


class Specialist(table.Sourced, frozen=True):
    """A specialist."""

    id: Colour
    name: table.Text
    order: Annotated[int, msgspec.Meta(ge=1, le=6)]
    buildings: tuple[BuildingName, ...]
    peculium: SomeEffect
    gloss: table.Words = ""


class Specialists(table.File, frozen=True):
    """The six specialists."""

    specialist: tuple[Specialist, ...]


class HeritageCard(table.Sourced, frozen=True):
    """What a player may start with."""

    id: table.Id
    name: table.Text
    denarii: table.Coins
    basic: table.ToFifteen
    register: table.OneToFifteen
    popularity: table.Pieces
    harmony: table.Pieces
    amphora: table.ToFifteen = 0
    marble: table.ToFifteen = 0
    specialist: AnyColour | None = None
    prestige: table.ByDistrict = table.ByDistrict()
    effect: Effect = ()


class SeatBonus(table.Sourced, frozen=True):
    """Extra denarii by place in the first turn order."""

    denarii: Annotated[tuple[table.Coins, ...], msgspec.Meta(min_length=4, max_length=4)]


class HeritageCards(table.File, frozen=True):
    """The heritage cards."""

    card: tuple[HeritageCard, ...]
    seat_bonus: SeatBonus


class Character(table.Sourced, frozen=True):
    """A character of a family."""

    id: table.Id
    name: table.Text
    ability: Ability
    text: table.Words = ""
    start: Effect = ()


class Family(table.Sourced, frozen=True):
    """A family card with a character on each side."""

    id: table.Id
    name: table.Text
    prestige: table.ByDistrict
    character: Annotated[tuple[Character, ...], msgspec.Meta(min_length=2, max_length=2)]


class Families(table.File, frozen=True):
    """The family cards."""

    family: tuple[Family, ...]
