"""The published strength of each level: a small data file of the package, with the command that made it."""

from functools import lru_cache

import msgspec

from aedilis.core import catalogue


class Level(msgspec.Struct, frozen=True):
    """One level: what it may spend on a decision, and how well it plays games for two."""

    name: str
    budget: str
    """Seconds per decision, such as "0.2s"; empty for a level that does not search."""
    measured_as: str
    """The level as it played in the measurement: with so many tries a decision."""
    rating: int
    """On the scale of chess: 100 points more win 64 % of the games; Faber has 1500."""
    error: int
    """Half of a 95 % interval."""
    games: int
    """Games played to find out."""


class Published(msgspec.Struct, frozen=True):
    """The data file `bots/data/levels.json` of a game."""

    version: str
    command: str
    levels: tuple[Level, ...]
    """Weakest first."""


@lru_cache(maxsize=8)
def published(game: str) -> Published | None:
    """Return what is published for a game, None where nothing was measured."""
    file = catalogue.find(game).folder.joinpath("bots", "data", "levels.json")
    if not file.is_file():
        return None
    return msgspec.json.decode(file.read_bytes(), type=Published)
