"""The words that events have for reasons, in the order of their numbers in packing.py."""

from typing import Literal, get_args

InsulaReason = Literal["own_cell", "forced", "row_empty", "filled", "replaced"]
SenatorReason = Literal[
    "effect",
    "first_at_top",
    "milestone",
    "most_troops",
    "most_offerings",
    "podium",
    "politics",
    "richest",
    "unrest_rank",
    "furthest",
    "last_unrest",
    "caepio_bonus",
]
Ending = Literal["running", "scored", "rebellion_of_districts", "rebellion_of_markers"]

Obstacle = Literal[
    "site_taken",
    "supply_empty",
    "space_taken",
    "no_marker",
    "stack_empty",
    "no_room",
    "not_built",
    "tile_taken",
    "tile_restless",
    "no_free_tile",
    "nothing_to_trade",
]
Purpose = Literal["spread", "your_marker", "random_tile"]
CardFate = Literal["taken", "used", "restless", "forbidden"]
RomePart = Literal["troops", "offerings"]
Motive = Literal["to_beat_you", "to_reach_it", "all_he_has"]

OBSTACLES: tuple[Obstacle, ...] = get_args(Obstacle)
ENDINGS: tuple[Ending, ...] = get_args(Ending)
