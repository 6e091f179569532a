"""The puzzles of the games as people solve them, and those that were found by search; both test the bots."""

import json
from pathlib import Path
from typing import Any

from aedilis.core import catalogue
from aedilis.core.contract import State
from aedilis.games.capitol.bots.canonical import key_of as capitol_key

KEYS = {"capitol": capitol_key}
"""Where several actions are one and the same: in Capitol's round 4 equal sums are equal bids."""
FOUND = Path(__file__).parents[2] / "bench" / "puzzles"
"""What bench/make_puzzles.py has found, a file a game."""


def load(game: str) -> list[dict[str, Any]]:
    """Return a game's puzzles."""
    found: list[dict[str, Any]] = json.loads((Path(str(catalogue.find(game).folder)) / "puzzles.json").read_text())
    return found


def found(game: str) -> list[dict[str, Any]]:
    """Return the puzzles of a game that were found by search."""
    return [json.loads(line) for line in (FOUND / f"{game}.jsonl").read_text().splitlines()]


def position(game: str, puzzle: dict[str, Any]) -> State:
    """Return the state that a puzzle begins with."""
    return catalogue.rules(game).load_position(json.dumps(puzzle["position"]))


def solutions(game: str, puzzle: dict[str, Any]) -> set[int]:
    """Return the solving actions by what they stand for."""
    return {key(game, catalogue.rules(game).packed(line)) for line in puzzle["solution"]}


def solves(game: str, puzzle: dict[str, Any], action: int) -> bool:
    """Tell whether this first move solves it."""
    return key(game, action) in solutions(game, puzzle)


def key(game: str, action: int) -> int:
    """Return what all actions have in common that are one and the same to a solver."""
    return KEYS[game](action) if game in KEYS else action
