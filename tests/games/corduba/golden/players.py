"""Simple players with one habit each; they bring a game to corners that random play seldom sees."""

from random import Random

from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.state.state import State
from tests.contract.players import Player, preferring, uniform

builder = preferring(packing.action_kind, packing.BUILD_MONUMENT, packing.BUILD_TILE, packing.NAME_TILE)


def idler(s: State, seat: int, chooser: Random) -> int:
    """Pass two times in three; a city with few tiles has little room for unrest, so the game is played to its end."""
    listed = s.legal(seat)
    passes = [action for action in listed if packing.action_kind(action) == packing.PASS]
    return passes[0] if passes and chooser.randrange(3) else chooser.choice(listed)


def loyal(s: State, seat: int, chooser: Random) -> int:
    """Deliver to Rome whatever can be spared, and idle otherwise."""
    listed = s.legal(seat)
    return listed[-1] if packing.action_kind(listed[0]) <= packing.LAST_SEALED else idler(s, seat, chooser)


PLAYERS: dict[str, Player[State]] = {"uniform": uniform, "builder": builder, "idler": idler, "loyal": loyal}
