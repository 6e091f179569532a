"""How a search spends its tries: how far it trusts rules of thumb, what it compares by, when it has seen enough."""

from typing import Final, final

from mypy_extensions import i64

NEVER: Final = 2048  # no lead is so large a part of all tries


@final
class Manner:
    """The way of one search; what is left out is as Consul searches."""

    def __init__(
        self,
        explore: float,
        heat: float,
        growth: float = 0.0,
        balanced: bool = False,
        settled: i64 = NEVER,
    ) -> None:
        self.explore: float = explore
        self.heat: float = heat  # how many units of worth make an action e times less likely to be tried
        self.growth: float = growth  # by what part of it the heat grows with the logarithm of the tries
        self.balanced: bool = balanced  # two seats' opinions of one position are brought to one
        self.settled: i64 = settled  # a lead of so many of 1024 tries ends the search from a quarter of it on
