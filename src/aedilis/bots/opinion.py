"""What a bot says of a decision: the options it compared, and its opinion of the best ones with a reason."""

import msgspec

Details = dict[str, int | str]


class Reason(msgspec.Struct, frozen=True):
    """A reason: the code of its message, the clause it rests on, and what fills in the message."""

    code: str
    clause: str
    details: Details = {}


class Candidate(msgspec.Struct, frozen=True):
    """What a search found out about one action."""

    action: int
    visits: int
    value: float
    """The mean reward: wins, and margins of points."""
    win: float
    """The share of tries that the seat won."""
    points: tuple[float, ...]
    """The mean final scores by seat."""


class Opinion(msgspec.Struct, frozen=True):
    """One action: the share of victory it promises, the expected final scores by seat, and why."""

    action: int
    win: float
    scores: tuple[float, ...]
    visits: int
    reason: Reason
