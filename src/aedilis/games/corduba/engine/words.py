"""The rulebook's words and the numbers behind them: goods, districts, colours, sites; how many of everything there are.

A word stands at the place of its number. Files, typed values and the page take their words from here.
"""

from typing import Final, Literal, get_args

SEATS: Final = 4  # solo uses two places: the player's and Caepio's
CAEPIO: Final = 1  # his place in a solo game

# Goods, in the order of every table of goods. The first six are resources, the first four basic ones (C1.1).
FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
TOOL: Final = 3
AMPHORA: Final = 4
MARBLE: Final = 5
BASIC: Final = 4
RESOURCES: Final = 6
DENARII: Final = 6
WORKER: Final = 7
OFFERING1: Final = 8
OFFERING2: Final = 9
VELITES: Final = 10
LEGIONARY: Final = 11
EQUITES: Final = 12
GOODS: Final = 13
ANY_RESOURCE: Final = 13  # what `lose` may name besides

Resource = Literal["food", "wood", "stone", "tool", "amphora", "marble"]
Troop = Literal["velites", "legionary", "equites"]
Goods = Literal[Resource, "denarii", "worker", "offering1", "offering2", Troop]
GOODS_NAMES: Final[tuple[Goods, ...]] = get_args(Goods)
RESOURCE_NAMES: Final[tuple[Resource, ...]] = get_args(Resource)
TROOP_NAMES: Final[tuple[Troop, ...]] = get_args(Troop)

SERVORUM: Final = 0
PLEBEIUS: Final = 1
PATRICIUS: Final = 2
DISTRICTS: Final = 3
ALL_DISTRICTS: Final = 7  # as bits
District = Literal["servorum", "plebeius", "patricius"]
DISTRICT_NAMES: Final[tuple[District, ...]] = get_args(District)

COLOURS: Final = 6  # in the order of specialists.toml
RED: Final = 0
Colour = Literal["red", "purple", "blue", "yellow", "green", "brown"]
COLOUR_NAMES: Final[tuple[Colour, ...]] = get_args(Colour)

TYPES: Final = 18  # kinds of building tile; their numbers follow this order, whatever the order in a file
# fmt: off
BuildingName = Literal[
    "herbarium", "aerarium", "sanctuarium", "collegium_fabrorum", "cudendum", "odeum", "schola", "balneum", "forum",
    "aedis", "officina_fabrorum", "emporium", "librarium", "ludus", "sanatorium", "basilica", "amphitheatrum",
    "excubitorium",
]
# fmt: on
BUILDING_NAMES: Final[tuple[BuildingName, ...]] = get_args(BuildingName)

MONUMENTS: Final = 6
SITES: Final = 5
SiteName = Literal["lapis", "lignum", "cibus", "oleum", "marmor"]
SITE_NAMES: Final[tuple[SiteName, ...]] = get_args(SiteName)
SITE_SPACES: Final = 2
CASTRA_SPACES: Final = 3
CAEPIO_CARDS: Final = 30
FAMILIES: Final = 8
CHARACTERS: Final = 16  # family * 2 + side
ABILITIES: Final = CHARACTERS + MONUMENTS  # a character's, then a monument's token
HERITAGE: Final = 8
ROME_CARDS: Final = 7
MILESTONES: Final = 8
MACELLUM_TILES: Final = 9
INSULAE: Final = 18  # of each player, in the three rows of his board; a pack says how long each row is
MOST_LINES: Final = 8  # actions that a building tile may have
TRACK: Final = 12  # the last space of a prestige track
ROUNDS: Final = 8
DECADES: Final = 3

NOBODY: Final = -1
NEUTRAL: Final = 4  # the owner of neutral insulae
