"""What the page draws of Corduba, for pictures: `web/tools/drawings.mjs` writes `drawings.json`."""

from functools import cache
from importlib.resources import files

import msgspec


class DistrictDrawing(msgspec.Struct, frozen=True):
    """An empty district, and the map it was drawn from."""

    map: tuple[str, ...]
    drawn: str


class Laid(msgspec.Struct, frozen=True):
    """A tile lying in one way, and the middle of its medallion."""

    x: float
    y: float
    drawn: str


class Drawings(msgspec.Struct, frozen=True):
    """What the page draws."""

    cell: tuple[float, float]
    land: str
    grounds: dict[str, DistrictDrawing]
    tiles: dict[str, dict[str, Laid]]
    """By building and by cells, the first one at 0,0."""
    insulae: dict[str, str]
    tokens: dict[str, str]
    hexagons: dict[str, str]
    pawn: str
    flame: str
    vignettes: dict[str, str]
    monuments: dict[str, str]
    defs: str
    style: str


@cache
def drawings() -> Drawings:
    """Return the drawings; they are read once."""
    file = files("aedilis.games.corduba").joinpath("drawings.json")
    return msgspec.json.decode(file.read_bytes(), type=Drawings)
