"""What the tables of a content pack are made of: numbers within their ranges, costs, and conditions.

Ranges keep every number within what actions and events can carry.
"""

from typing import Annotated, ClassVar, Literal

import msgspec

from aedilis.games.corduba.engine.pack.vocabulary import Comparison, Metric

Id = Annotated[str, msgspec.Meta(pattern="[A-Za-z0-9_-]{1,40}", description="a word of letters, digits, _ and -")]
# Words for people: no markup, no control characters, none that turn the direction of writing.
WRITTEN = r"[^<\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]*"
Text = Annotated[
    str,
    msgspec.Meta(
        min_length=1, max_length=80, pattern=WRITTEN, description="a line of 1 to 80 characters without markup"
    ),
]
Words = Annotated[
    str, msgspec.Meta(max_length=600, pattern=WRITTEN, description="a line of at most 600 characters without markup")
]
ToNine = Annotated[int, msgspec.Meta(ge=0, le=9)]
OneToNine = Annotated[int, msgspec.Meta(ge=1, le=9)]
ToFifteen = Annotated[int, msgspec.Meta(ge=0, le=15)]
OneToFifteen = Annotated[int, msgspec.Meta(ge=1, le=15)]
Coins = Annotated[int, msgspec.Meta(ge=0, le=60)]
Amount = Annotated[int, msgspec.Meta(ge=1, le=60)]
Signed = Annotated[int, msgspec.Meta(ge=-15, le=15)]
Pieces = Annotated[int, msgspec.Meta(ge=0, le=60)]
DecadeNumber = Annotated[int, msgspec.Meta(ge=1, le=3)]


class FileTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A table of a file. Unknown keys are refused; saying a default is the same as leaving it out."""

    sourced: ClassVar[bool] = False  # whether it must say where it comes from


class Sourced(FileTable, frozen=True):
    """A table that must say where it comes from."""

    sourced: ClassVar[bool] = True


class File(FileTable, frozen=True):
    """A file of the first version of this form."""

    version: Literal[1]


class Cost(FileTable, frozen=True):
    """What is paid."""

    worker: ToFifteen = 0
    denarii: Coins = 0
    food: ToFifteen = 0
    wood: ToFifteen = 0
    stone: ToFifteen = 0
    tool: ToFifteen = 0
    amphora: ToFifteen = 0
    marble: ToFifteen = 0


class Discount(FileTable, frozen=True):
    """What is taken off a cost."""

    worker: ToFifteen = 0
    denarii: Coins = 0
    marble: ToFifteen = 0
    resource: ToFifteen = 0
    tool: ToFifteen = 0
    wood: ToFifteen = 0
    stone: ToFifteen = 0
    food: ToFifteen = 0


class ActivateDiscount(FileTable, frozen=True):
    """What is taken off the cost of an activation."""

    worker: ToFifteen = 0
    denarii: Coins = 0


class ByDistrict(FileTable, frozen=True):
    """A number of prestige for each district."""

    servorum: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    plebeius: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    patricius: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0


class ByPlayers(FileTable, frozen=True):
    """A number for each number of players; 1 is the solo game."""

    solo: ToFifteen = msgspec.field(name="1")
    two: ToFifteen = msgspec.field(name="2")
    three: ToFifteen = msgspec.field(name="3")
    four: ToFifteen = msgspec.field(name="4")


class Condition(FileTable, frozen=True):
    """A comparison of a metric with a number, or several conditions that must all hold."""

    metric: Metric | None = None
    op: Comparison | None = None
    n: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    all: "tuple[Condition, ...]" = ()
