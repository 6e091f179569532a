"""Golden records: games by simple players, each the first that shows what its name says."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

import msgspec

from aedilis.core.contract import State
from aedilis.core.fingerprint import fingerprint
from aedilis.core.game import Game
from aedilis.core.record import load, to_text
from tests.contract.players import Player

S = TypeVar("S", bound=State)
EVENTS = "events.json"  # by record: how many events a spectator has heard, and a hash of their codes


class Golden(NamedTuple):
    """One golden record."""

    name: str
    played: Callable[[int], Game]
    """Plays a game, another one for each number."""
    shows: Callable[[Game], bool]
    """Tells whether a game is what the name says."""
    by_a_bot: bool = False
    """A better bot plays otherwise, so a record that is there is left alone."""

    def found(self) -> Game:
        """Return the first game that shows what is wanted."""
        return next(game for game in map(self.played, range(100_000)) if game.is_over() and self.shows(game))


class Goldens(NamedTuple):
    """The golden records of a folder."""

    folder: Path
    wanted: tuple[Golden, ...]

    def replayed(self, name: str) -> Game:
        """Return the game of a record."""
        return Game.from_record(load((self.folder / f"{name}.txt").read_text(encoding="utf-8")))

    def files(self) -> Iterator[tuple[Path, str]]:
        """Yield every file with the text that it would have today."""
        told = {}
        for golden in self.wanted:
            path = self.folder / f"{golden.name}.txt"
            game = self.replayed(golden.name) if golden.by_a_bot and path.exists() else golden.found()
            told[golden.name] = heard(game)
            yield path, to_text(game.record)
        rows = (f"{json(name)}:{json(sums)}" for name, sums in told.items())
        yield self.folder / EVENTS, "{\n" + ",\n".join(rows) + "\n}\n"


def json(value: object) -> str:
    """Return a value as it stands in a file."""
    return msgspec.json.encode(value).decode()


def heard(game: Game) -> tuple[int, str]:
    """Return how many events a spectator has heard, and a hash of them."""
    codes = game.event_codes(-1)
    return len(codes), f"{fingerprint(codes):016x}"


def play(game: Game, own: type[S], seed: int, habits: Sequence[Player[S]]) -> Game:
    """Play a whole game by habit; `own` are the states of this game."""
    chooser = Random(seed)
    while not game.is_over():
        seat = chooser.choice(game.to_act())
        assert isinstance(game.state, own)
        game.play(habits[seat](game.state, seat, chooser))
    return game


def dealt(
    game: str, own: type[S], habits: Sequence[Player[S]], options: Mapping[str, Any] | None = None
) -> Callable[[int], Game]:
    """Return what plays whole games by habits, one for each seat."""
    return lambda seed: play(
        Game.new(game, players=len(habits), options=options, seed=f"golden {seed}"), own, seed, habits
    )
