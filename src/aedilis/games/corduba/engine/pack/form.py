"""The form of the twelve files of a content pack; docs/formats.md says what every key means.

Keys that tell where an entry comes from (`source`, `source_…`, `note`) may stand in any table. They are taken out
before a file gets this form, so no rule can depend on them.
"""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from aedilis.games.corduba.engine.pack.effect_form import (
    Ability,
    AnyColour,
    BuildingName,
    ByDistrict,
    ByPlayers,
    Claim,
    Coins,
    Colour,
    Condition,
    Cost,
    DecadeNumber,
    Discount,
    Effect,
    Form,
    Id,
    OneToFifteen,
    Pieces,
    Resource,
    SiteName,
    SomeEffect,
    Text,
    ToFifteen,
    ToNine,
    Troop,
)

MAP_ROW = "a capital letter for each cell of a street block and a dot for each place outside, at most 32"
SHAPE_ROW = "an X for each cell and a dot for each gap, at most 16"
# What these keys say is for people; the digest of a pack leaves them out.
WORDS = ("aliases", "gloss", "metal", "name", "text", "token")


def is_source(key: object) -> bool:
    """Tell whether a key says where an entry comes from."""
    return isinstance(key, str) and (key in ("note", "rules_source", "source") or key.startswith("source_"))


def without_sources(value: Any) -> Any:
    """Return a parsed file without the keys that say where entries come from."""
    if isinstance(value, Mapping):
        return {key: without_sources(inner) for key, inner in value.items() if not is_source(key)}
    return [without_sources(inner) for inner in value] if isinstance(value, list | tuple) else value


class Sourced(Form, frozen=True):
    """A table that must say where it comes from."""

    sourced: ClassVar[bool] = True


class File(Form, frozen=True):
    """A file of the first version of this form."""

    version: Literal[1]


# ---------------------------------------------------------------- board.toml


class DistrictMap(Sourced, frozen=True):
    """A district: its street blocks and its construction bonus."""

    name: Text
    map: Annotated[
        tuple[Annotated[str, msgspec.Meta(pattern="[A-Z.]{1,32}", description=MAP_ROW)], ...],
        msgspec.Meta(min_length=1),
    ]
    construction_bonus: Discount
    metal: str = ""


class Districts(Form, frozen=True):
    """The three districts."""

    servorum: DistrictMap
    plebeius: DistrictMap
    patricius: DistrictMap


class PrestigeSpace(Sourced, frozen=True):
    """A space of a prestige track that pays something."""

    space: Annotated[int, msgspec.Meta(ge=1, le=12)]
    effect: SomeEffect
    first_only: bool = False


class PrestigeTrack(Sourced, frozen=True):
    """The prestige track of a district."""

    spaces: tuple[PrestigeSpace, ...]
    start: Literal[0] = 0
    max: Literal[12] = 12


class PrestigeTracks(Form, frozen=True):
    """The three prestige tracks."""

    servorum: PrestigeTrack
    plebeius: PrestigeTrack
    patricius: PrestigeTrack


class UnrestTrack(Sourced, frozen=True):
    """The unrest track, and what each of its places costs at the end."""

    max: Annotated[int, msgspec.Meta(ge=1, le=30)]
    senator_loss: tuple[ToFifteen, ...]
    cannot_win_at: Annotated[int, msgspec.Meta(ge=1, le=30)]
    min: Literal[0] = 0


class Track(Sourced, frozen=True):
    """A track that begins with 0."""

    max: Annotated[int, msgspec.Meta(ge=1, le=60)]
    min: Literal[0] = 0


class OrderTrack(Sourced, frozen=True):
    """The order track."""

    lanes: Literal[2] = 2
    spaces: Literal[4] = 4


class RoundTrack(Sourced, frozen=True):
    """The round track."""

    rounds: Literal[8]
    decade_ends: Annotated[
        tuple[Annotated[int, msgspec.Meta(ge=1, le=8)], ...], msgspec.Meta(min_length=3, max_length=3)
    ]


class Tracks(Form, frozen=True):
    """The other tracks."""

    unrest: UnrestTrack
    popularity: Track
    harmony: Track
    order: OrderTrack
    round: RoundTrack


class SiteSpace(Sourced, frozen=True):
    """A space of a site."""

    id: Literal["left", "right"]
    workers: Annotated[int, msgspec.Meta(ge=1, le=9)]
    gain: OneToFifteen


class Site(Sourced, frozen=True):
    """A production site."""

    name: Text
    item: Resource
    spaces: Annotated[tuple[SiteSpace, ...], msgspec.Meta(min_length=2, max_length=2)]
    gloss: str = ""


class Sites(Form, frozen=True):
    """The five production sites."""

    lapis: Site
    lignum: Site
    cibus: Site
    oleum: Site
    marmor: Site


class Portus(Sourced, frozen=True):
    """The harbour."""

    workers: Annotated[int, msgspec.Meta(ge=1, le=9)]
    effect: SomeEffect
    unlimited: Literal[True] = True


class CastraSpace(Sourced, frozen=True):
    """A space of Castra."""

    id: Troop
    workers: Annotated[int, msgspec.Meta(ge=1, le=9)]
    effect: SomeEffect
    cost: Cost = Cost()


class Castra(Sourced, frozen=True):
    """The barracks."""

    colour: Colour
    spaces: Annotated[tuple[CastraSpace, ...], msgspec.Meta(min_length=3, max_length=3)]


class MonumentSites(Sourced, frozen=True):
    """The plots of the monuments."""

    ids: Annotated[tuple[Id, ...], msgspec.Meta(min_length=6, max_length=6)]


class Limits(Sourced, frozen=True):
    """How many pieces there are."""

    neutral_insulae: Pieces
    unrest_markers: Annotated[int, msgspec.Meta(ge=1, le=51)]
    offering1: Pieces
    offering2: Pieces
    velites: Pieces
    legionary: Pieces
    equites: Pieces
    special_workers: Annotated[int, msgspec.Meta(ge=0, le=3)]
    storage: ByPlayers
    senator_cubes: Pieces
    insulae: Literal[18] = 18


class Board(File, frozen=True):
    """The main board."""

    district: Districts
    prestige: PrestigeTracks
    track: Tracks
    site: Sites
    portus: Portus
    castra: Castra
    monument_sites: MonumentSites
    limits: Limits


# ---------------------------------------------------------------- buildings.toml, monuments.toml


class Copies(Sourced, frozen=True):
    """How many tiles of a kind may be built."""

    by_players: ByPlayers
    total_tiles: Literal[52] = 52


class Action(Sourced, frozen=True):
    """A line of a building tile."""

    workers: Annotated[int, msgspec.Meta(ge=1, le=9)]
    effect: SomeEffect
    cost: Cost = Cost()


class Building(Sourced, frozen=True):
    """A kind of building tile."""

    id: BuildingName
    name: Text
    colour: Colour
    solo_decade: Annotated[int, msgspec.Meta(ge=0, le=3)]
    shape: Annotated[
        tuple[Annotated[str, msgspec.Meta(pattern="[X.]{1,16}", description=SHAPE_ROW)], ...],
        msgspec.Meta(min_length=1),
    ]
    cost: Cost
    prestige: Annotated[int, msgspec.Meta(ge=0, le=12)]
    action: Annotated[tuple[Action, ...], msgspec.Meta(min_length=1, max_length=3)]
    unique: bool = False
    unrest_immune: bool = False
    gloss: str = ""
    aliases: tuple[str, ...] = ()


class Buildings(File, frozen=True):
    """The building tiles."""

    copies: Copies
    building: tuple[Building, ...]


class Monument(Sourced, frozen=True):
    """A monument and its token."""

    id: Id
    name: Text
    cost: Cost
    prestige: ByDistrict
    ability: Ability
    gloss: str = ""
    token: str = ""


class Monuments(File, frozen=True):
    """The monuments."""

    monument: tuple[Monument, ...]


# ---------------------------------------------------------------- player_board.toml, specialists.toml


class RegisterTrack(Sourced, frozen=True):
    """The worker register."""

    max: Annotated[int, msgspec.Meta(ge=1, le=15)]
    min: Literal[1] = 1


class Merchant(Sourced, frozen=True):
    """The merchant."""

    per_decade: Literal[1] = 1


class RowSpace(Sourced, frozen=True):
    """A place of a row of insulae."""

    position: Annotated[int, msgspec.Meta(ge=1, le=6)]
    effect: Effect


class InsulaRow(Sourced, frozen=True):
    """A row of insulae, the leftmost first."""

    spaces: Annotated[tuple[RowSpace, ...], msgspec.Meta(min_length=6, max_length=6)]
    length: Literal[6] = 6


class InsulaRows(Form, frozen=True):
    """The three rows."""

    servorum: InsulaRow
    plebeius: InsulaRow
    patricius: InsulaRow


class PlayerBoard(File, frozen=True):
    """A player's board."""

    register: RegisterTrack
    merchant: Merchant
    rows: InsulaRows


class Specialist(Sourced, frozen=True):
    """A specialist."""

    id: Colour
    name: Text
    order: Annotated[int, msgspec.Meta(ge=1, le=6)]
    buildings: tuple[BuildingName, ...]
    peculium: SomeEffect
    gloss: str = ""


class Specialists(File, frozen=True):
    """The six specialists."""

    specialist: tuple[Specialist, ...]


# ---------------------------------------------------------------- market.toml


class Supply(Sourced, frozen=True):
    """How many units of each resource there are."""

    per_type: ByPlayers


class Capacity(Sourced, frozen=True):
    """What the market holds."""

    food: ToFifteen
    wood: ToFifteen
    stone: ToFifteen
    tool: ToFifteen
    amphora: ToFifteen
    marble: ToFifteen


class Capacities(Form, frozen=True):
    """What the market holds, by number of players."""

    solo: Capacity = msgspec.field(name="1")
    two: Capacity = msgspec.field(name="2")
    three: Capacity = msgspec.field(name="3")
    four: Capacity = msgspec.field(name="4")


class Price(Sourced, frozen=True):
    """The price track of a resource."""

    min: OneToFifteen
    max: OneToFifteen
    start: OneToFifteen


class Prices(Form, frozen=True):
    """The price tracks."""

    food: Price
    wood: Price
    stone: Price
    tool: Price
    amphora: Price
    marble: Price


class Drift(Sourced, frozen=True):
    """What a visit does to the prices of what was bought and sold."""

    buy: ToNine
    sell: Annotated[int, msgspec.Meta(ge=-9, le=0)]


PriceStep = Annotated[int, msgspec.Meta(ge=-9, le=9)]


class PriceSteps(Form, frozen=True):
    """Changes of prices."""

    food: PriceStep = 0
    wood: PriceStep = 0
    stone: PriceStep = 0
    tool: PriceStep = 0
    amphora: PriceStep = 0
    marble: PriceStep = 0


class MacellumTile(Sourced, frozen=True):
    """A Macellum tile."""

    id: Id
    delta: PriceSteps


class Market(File, frozen=True):
    """The Macellum."""

    supply: Supply
    capacity: Capacities
    price: Prices
    drift: Drift
    tile: tuple[MacellumTile, ...]


# ---------------------------------------------------------------- heritage.toml, families.toml


class HeritageCard(Sourced, frozen=True):
    """What a player may start with."""

    id: Id
    name: Text
    denarii: Coins
    basic: ToFifteen
    register: OneToFifteen
    popularity: Pieces
    harmony: Pieces
    amphora: ToFifteen = 0
    marble: ToFifteen = 0
    specialist: AnyColour | None = None
    prestige: ByDistrict = ByDistrict()


class SeatBonus(Sourced, frozen=True):
    """Extra denarii by place in the first turn order."""

    denarii: Annotated[tuple[Coins, ...], msgspec.Meta(min_length=4, max_length=4)]


class HeritageCards(File, frozen=True):
    """The heritage cards."""

    card: tuple[HeritageCard, ...]
    seat_bonus: SeatBonus


class Character(Sourced, frozen=True):
    """A character of a family."""

    id: Id
    name: Text
    ability: Ability
    text: str = ""
    start: Effect = ()


class Family(Sourced, frozen=True):
    """A family card with a character on each side."""

    id: Id
    name: Text
    prestige: ByDistrict
    character: Annotated[tuple[Character, ...], msgspec.Meta(min_length=2, max_length=2)]


class Families(File, frozen=True):
    """The family cards."""

    family: tuple[Family, ...]


# ---------------------------------------------------------------- postulationem.toml, res_gestae.toml


class Minimum(Form, frozen=True):
    """What all deliver together at least, by number of players."""

    two: Pieces = msgspec.field(name="2")
    three: Pieces = msgspec.field(name="3")
    four: Pieces = msgspec.field(name="4")
    solo: Pieces = msgspec.field(name="1", default=0)


class RomeCard(Sourced, frozen=True):
    """A card of Rome's demands."""

    id: Id
    name: Text
    resource: Resource
    amphora_value: ToNine
    minimum: Minimum
    rank1: SomeEffect
    rank2: SomeEffect
    rank3: SomeEffect
    rank4: SomeEffect
    not_in_solo: bool = False
    gloss: str = ""


Three = Annotated[tuple[ToFifteen, ...], msgspec.Meta(min_length=3, max_length=3)]


class Individual(Sourced, frozen=True):
    """What every player owes, by decade."""

    troops: Three
    offerings: Three


class LastDecade(Sourced, frozen=True):
    """What the podium of the last decade brings."""

    most: SomeEffect
    fewest: SomeEffect


class Postulationem(File, frozen=True):
    """Rome's demands."""

    individual: Individual
    last_decade: LastDecade
    card: tuple[RomeCard, ...]


class Milestone(Sourced, frozen=True):
    """One of the Res Gestae."""

    id: Id
    name: Text
    claim_with: Claim
    cond: Condition
    gloss: str = ""


class ResGestae(File, frozen=True):
    """The Res Gestae."""

    in_play: ByPlayers
    milestone: tuple[Milestone, ...]
    senators: OneToFifteen = 1


# ---------------------------------------------------------------- caepio.toml, aedificium.toml


class SiteAct(Form, frozen=True, tag_field="act", tag="site"):
    """Use a space of a site."""

    site: SiteName
    workers: Annotated[int, msgspec.Meta(ge=1, le=9)]


class PortusAct(Form, frozen=True, tag_field="act", tag="portus"):
    """Use Portus."""


class CastraAct(Form, frozen=True, tag_field="act", tag="castra"):
    """Use a space of Castra."""

    troop: Troop


class BuildAct(Form, frozen=True, tag_field="act", tag="build"):
    """Build the next Aedificium card."""


class ActivateAct(Form, frozen=True, tag_field="act", tag="activate"):
    """Activate a tile by name."""

    building: BuildingName


class RandomAct(Form, frozen=True, tag_field="act", tag="random"):
    """Activate a random tile."""


class MarketAct(Form, frozen=True, tag_field="act", tag="market"):
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


class Content(Form, frozen=True):
    """All files of a pack, by their names without .toml."""

    board: Board
    buildings: Buildings
    monuments: Monuments
    specialists: Specialists
    player_board: PlayerBoard
    market: Market
    heritage: HeritageCards
    families: Families
    postulationem: Postulationem
    res_gestae: ResGestae
    caepio: Caepio
    aedificium: Aedificium
