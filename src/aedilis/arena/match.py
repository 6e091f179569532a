"""A match: which bots sit where, on which deals. Every deal is played from every seat."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import msgspec

from aedilis.core.errors import OptionError


class Setting(msgspec.Struct, frozen=True, tag="setting"):
    """All that determines a match; two matches with equal settings are the same match."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: str = "arena"
    options: dict[str, Any] = {}
    limit: float = 10.0
    """Seconds that a bot of somebody else's may think about a decision."""


class Pairing(msgspec.Struct, frozen=True):
    """One game to be played: a deal, and the bots by seat."""

    number: int
    deal: int
    table: int
    rotation: int
    seats: tuple[str, ...]


class Forfeit(msgspec.Struct, frozen=True):
    """A bot of somebody else's that gave no legal action: its seat has lost, and a random player went on for it."""

    seat: int
    move: int
    code: str
    """Either "bot-crashed", "bot-too-slow" or "bot-illegal"."""
    reason: str


class PlayedGame(msgspec.Struct, frozen=True, tag="played"):
    """The result of one game."""

    number: int
    deal: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    seconds: float
    forfeits: tuple[Forfeit, ...] = ()

    def share(self, seat: int) -> float:
        """Return the seat's part of the victory: 1, 0, or less than 1 when it is shared."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def groups(players: int, bots: Sequence[str]) -> list[tuple[str, ...]]:
    """Return who plays together: with fewer bots than seats the last one fills up, with more all combinations meet."""
    if not bots:
        raise OptionError("no-bots", "an arena needs at least one bot")
    if len(bots) <= players:
        return [(*bots, *[bots[-1]] * (players - len(bots)))]
    return list(combinations(bots, players))


def pairings(setting: Setting) -> Iterator[Pairing]:
    """Yield all games of a match: deal by deal, each table in each rotation of the seats."""
    number = 0
    together = groups(setting.players, setting.bots)
    for deal in range(setting.deals):
        for index, table in enumerate(together):
            for rotation in range(setting.players):
                yield Pairing(number, deal, index, rotation, table[rotation:] + table[:rotation])
                number += 1
