"""The form of board.toml: districts, tracks, sites, and how many pieces there are."""

from typing import Annotated, Literal

import msgspec

from aedilis.games.corduba.engine.pack.form import table
from aedilis.games.corduba.engine.pack.form.effects import SomeEffect
from aedilis.games.corduba.engine.words import Colour, Resource, Troop

MAP_ROW = "a capital letter for each cell of a street block and a dot for each place outside, at most 32"


class DistrictMap(table.Sourced, frozen=True):
    """A district: its street blocks and its construction bonus."""

    name: table.Text
    map: Annotated[
        tuple[Annotated[str, msgspec.Meta(pattern="[A-Z.]{1,32}", description=MAP_ROW)], ...],
        msgspec.Meta(min_length=1),
    ]
    construction_bonus: table.Discount
    metal: table.Words = ""


class Districts(table.FileTable, frozen=True):
    """The three districts."""

    servorum: DistrictMap
    plebeius: DistrictMap
    patricius: DistrictMap


class PrestigeSpace(table.Sourced, frozen=True):
    """A space of a prestige track that pays something."""

    space: Annotated[int, msgspec.Meta(ge=1, le=12)]
    effect: SomeEffect
    first_only: bool = False


class PrestigeTrack(table.Sourced, frozen=True):
    """The prestige track of a district."""

    spaces: tuple[PrestigeSpace, ...]
    start: Literal[0] = 0
    max: Literal[12] = 12


class PrestigeTracks(table.FileTable, frozen=True):
    """The three prestige tracks."""

    servorum: PrestigeTrack
    plebeius: PrestigeTrack
    patricius: PrestigeTrack


class UnrestTrack(table.Sourced, frozen=True):
    """The unrest track, and what each of its places costs at the end."""

    max: Annotated[int, msgspec.Meta(ge=1, le=30)]
    senator_loss: tuple[table.ToFifteen, ...]
    cannot_win_at: Annotated[int, msgspec.Meta(ge=1, le=30)]
    min: Literal[0] = 0


class Track(table.Sourced, frozen=True):
    """A track that begins with 0."""

    max: Annotated[int, msgspec.Meta(ge=1, le=60)]
    min: Literal[0] = 0


class OrderTrack(table.Sourced, frozen=True):
    """The order track."""

    lanes: Literal[2] = 2
    spaces: Literal[4] = 4


class RoundTrack(table.Sourced, frozen=True):
    """The round track."""

    rounds: Literal[8]
    decade_ends: Annotated[
        tuple[Annotated[int, msgspec.Meta(ge=1, le=8)], ...], msgspec.Meta(min_length=3, max_length=3)
    ]


class Tracks(table.FileTable, frozen=True):
    """The other tracks."""

    unrest: UnrestTrack
    popularity: Track
    harmony: Track
    order: OrderTrack
    round: RoundTrack


class SiteSpace(table.Sourced, frozen=True):
    """A space of a site."""

    id: Literal["left", "right"]
    workers: Annotated[int, msgspec.Meta(ge=1, le=9)]
    gain: table.OneToFifteen


class Site(table.Sourced, frozen=True):
    """A production site."""

    name: table.Text
    item: Resource
    spaces: Annotated[tuple[SiteSpace, ...], msgspec.Meta(min_length=2, max_length=2)]
    gloss: table.Words = ""


class Sites(table.FileTable, frozen=True):
    """The five production sites."""

    lapis: Site
    lignum: Site
    cibus: Site
    oleum: Site
    marmor: Site


class Portus(table.Sourced, frozen=True):
    """The harbour."""

    workers: Annotated[int, msgspec.Meta(ge=1, le=9)]
    effect: SomeEffect
    unlimited: Literal[True] = True


class CastraSpace(table.Sourced, frozen=True):
    """A space of Castra."""

    id: Troop
    workers: Annotated[int, msgspec.Meta(ge=1, le=9)]
    effect: SomeEffect
    cost: table.Cost = table.Cost()


class Castra(table.Sourced, frozen=True):
    """The barracks."""

    colour: Colour
    spaces: Annotated[tuple[CastraSpace, ...], msgspec.Meta(min_length=3, max_length=3)]


class MonumentSites(table.Sourced, frozen=True):
    """The plots of the monuments."""

    ids: Annotated[tuple[table.Id, ...], msgspec.Meta(min_length=6, max_length=6)]


class Limits(table.Sourced, frozen=True):
    """How many pieces there are."""

    neutral_insulae: table.Pieces
    unrest_markers: Annotated[int, msgspec.Meta(ge=1, le=51)]
    offering1: table.Pieces
    offering2: table.Pieces
    velites: table.Pieces
    legionary: table.Pieces
    equites: table.Pieces
    special_workers: Annotated[int, msgspec.Meta(ge=0, le=3)]
    storage: table.ByPlayers
    senator_cubes: table.Pieces
    insulae: Literal[18] = 18


class Board(table.File, frozen=True):
    """The main board."""

    district: Districts
    prestige: PrestigeTracks
    track: Tracks
    site: Sites
    portus: Portus
    castra: Castra
    monument_sites: MonumentSites
    limits: Limits
