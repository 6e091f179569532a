"""The form of postulationem.toml and res_gestae.toml."""

from typing import Annotated, Literal

import msgspec

from aedilis.games.corduba.engine.pack.form import table
from aedilis.games.corduba.engine.pack.form.effects import SomeEffect
from aedilis.games.corduba.engine.words import Resource

# fmt: off
Claim = Literal[
    "worker_or_specialist", "red_specialist", "purple_specialist", "blue_specialist", "yellow_specialist",
    "green_specialist", "brown_specialist",
]
# fmt: on


class Minimum(table.FileTable, frozen=True):
    """What all deliver together at least, by number of players."""

    two: table.Pieces = msgspec.field(name="2")
    three: table.Pieces = msgspec.field(name="3")
    four: table.Pieces = msgspec.field(name="4")
    solo: table.Pieces = msgspec.field(name="1", default=0)


class RomeCard(table.Sourced, frozen=True):
    """A card of Rome's demands."""

    id: table.Id
    name: table.Text
    resource: Resource
    amphora_value: table.ToNine
    minimum: Minimum
    rank1: SomeEffect
    rank2: SomeEffect
    rank3: SomeEffect
    rank4: SomeEffect
    not_in_solo: bool = False
    gloss: table.Words = ""


Three = Annotated[tuple[table.ToFifteen, ...], msgspec.Meta(min_length=3, max_length=3)]


class Individual(table.Sourced, frozen=True):
    """What every player owes, by decade."""

    troops: Three
    offerings: Three


class LastDecade(table.Sourced, frozen=True):
    """What the podium of the last decade brings."""

    most: SomeEffect
    fewest: SomeEffect


class Postulationem(table.File, frozen=True):
    """Rome's demands."""

    individual: Individual
    last_decade: LastDecade
    card: tuple[RomeCard, ...]


class Milestone(table.Sourced, frozen=True):
    """One of the Res Gestae."""

    id: table.Id
    name: table.Text
    claim_with: Claim
    cond: table.Condition
    gloss: table.Words = ""


class ResGestae(table.File, frozen=True):
    """The Res Gestae."""

    in_play: table.ByPlayers
    milestone: tuple[Milestone, ...]
    senators: table.OneToFifteen = 1
