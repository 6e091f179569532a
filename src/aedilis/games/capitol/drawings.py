"""What the page draws of Capitol, for pictures: `web/tools/drawings.mjs` writes `drawings.json`."""

from functools import cache
from importlib.resources import files

import msgspec

Point = tuple[float, float]


class Below(msgspec.Struct, frozen=True):
    """How far below the centre of a hill its name and its points stand."""

    name: float
    badge: float


class Place(msgspec.Struct, frozen=True):
    """One hill: where it lies, its sites for so many squares, and its ground without and with a monument."""

    name: str
    x: float
    y: float
    below: Below
    monument: Point
    squares: dict[str, list[Point]]
    empty: str
    built: str


class Drawings(msgspec.Struct, frozen=True):
    """What the page draws."""

    box: tuple[float, float, float, float]
    block: float
    land: str
    places: list[Place]
    houses: dict[str, str]
    """By seat, height and roof, such as "0-2-round"."""
    stacks: dict[str, str]
    """Houses without a roof, by height."""
    faces: dict[str, str]
    """Cards by the first letter of their name; {} stands for the value."""
    back: str
    tokens: list[str]
    site: str
    fountain: str
    tile: str
    temple: str
    amphitheatre: str
    plate: str
    defs: str
    style: str


@cache
def drawings() -> Drawings:
    """Return the drawings; they are read once."""
    file = files("aedilis.games.capitol").joinpath("drawings.json")
    return msgspec.json.decode(file.read_bytes(), type=Drawings)
