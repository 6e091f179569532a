"""Golden records are played by simple players with one habit each, and kept; this is what all games share of that."""

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import TypeVar

from aedilis.core.contract import State
from aedilis.core.game import Game
from aedilis.core.record import load

S = TypeVar("S", bound=State)


def uniform(state: State, seat: int, chooser: Random) -> int:
    """Choose any listed action."""
    return chooser.choice(state.legal(seat))


def preferring(kind_of: Callable[[int], int], *kinds: int) -> Callable[[State, int, Random], int]:
    """Return a player who takes the first of these kinds of action that is possible, else any."""

    def choose(state: State, seat: int, chooser: Random) -> int:
        listed = state.legal(seat)
        for kind in kinds:
            wanted = [action for action in listed if kind_of(action) == kind]
            if wanted:
                return chooser.choice(wanted)
        return chooser.choice(listed)

    return choose


def play(game: Game, own: type[S], seed: int, habits: Sequence[Callable[[S, int, Random], int]]) -> Game:
    """Play a whole game by habit; `own` are the states of this game."""
    chooser = Random(seed)
    while not game.is_over():
        seat = chooser.choice(game.to_act())
        assert isinstance(game.state, own)
        game.play(habits[seat](game.state, seat, chooser))
    return game


def replayed(folder: Path, name: str) -> Game:
    """Return the game of a golden record, whose name ends with the number of players."""
    game = Game.from_record(load((folder / f"{name}.txt").read_text(encoding="utf-8")))
    assert game.state.players == int(name[-2])
    return game


def keep(files: Iterable[tuple[Path, str]]) -> None:
    """Write the golden files that are missing, or tell with `--check` which differ, and exit with their number."""
    check, differing = "--check" in sys.argv, 0
    for path, text in files:
        if not path.exists() and not check:
            path.write_text(text, encoding="utf-8")
            print("written:", path.name, flush=True)
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print("differs:", path.name)
            differing += 1
    sys.exit(differing)
