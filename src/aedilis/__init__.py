"""Aedilis: play, study and research Roman city-building games.

>>> import aedilis
>>> game = aedilis.Game.new("capitol", players=2, seed="an example")
>>> while not game.is_over():
...     game.play(game.legal(game.actor())[0])
>>> game.record.result.actions > 0
True
"""

from aedilis.core.catalogue import names, rules
from aedilis.core.contract import Action, Event, Rules, State, View
from aedilis.core.errors import AedilisError, IllegalAction
from aedilis.core.game import Game
from aedilis.core.rng import Rng, seeded

__version__ = "0.1.0"

__all__ = [
    "Action",
    "AedilisError",
    "Event",
    "Game",
    "IllegalAction",
    "Rng",
    "Rules",
    "State",
    "View",
    "names",
    "rules",
    "seeded",
]
