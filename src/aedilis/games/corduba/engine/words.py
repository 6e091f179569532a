"""The numbers behind the rulebook's words: goods, districts, colours, sites and how many of everything there are."""

from typing import Final

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

GOODS_NAMES: Final = (
    *("food", "wood", "stone", "tool", "amphora", "marble", "denarii", "worker"),
    *("offering1", "offering2", "velites", "legionary", "equites"),
)

SERVORUM: Final = 0
PLEBEIUS: Final = 1
PATRICIUS: Final = 2
DISTRICTS: Final = 3
DISTRICT_NAMES: Final = ("servorum", "plebeius", "patricius")

COLOURS: Final = 6  # in the order of specialists.toml
RED: Final = 0
COLOUR_NAMES: Final = ("red", "purple", "blue", "yellow", "green", "brown")

TYPES: Final = 18  # kinds of building tile
MONUMENTS: Final = 6
SITES: Final = 5
SITE_NAMES: Final = ("lapis", "lignum", "cibus", "oleum", "marmor")
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
ROW: Final = 6  # insulae in each row of a player's board
TRACK: Final = 12  # the last space of a prestige track
ROUNDS: Final = 8
DECADES: Final = 3

NOBODY: Final = -1
NEUTRAL: Final = 4  # the owner of neutral insulae
