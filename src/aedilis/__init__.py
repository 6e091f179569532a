"""Aedilis: play, study and research Roman city-building games.

>>> import aedilis
>>> game = aedilis.Game.new("capitol", players=2, seed="an example")
>>> while not game.is_over():
...     step = game.play(game.legal()[0])
>>> game.outcome().ending
'scored'
"""

from aedilis.core.catalogue import names, rules
from aedilis.core.contract import Action, Event, Rules, State, View
from aedilis.core.errors import AedilisError, IllegalAction
from aedilis.core.game import Game
from aedilis.core.play import Outcome
from aedilis.core.rng import Rng, seeded

__version__ = "0.1.0"

__all__ = [
    "Action",
    "AedilisError",
    "Event",
    "Game",
    "IllegalAction",
    "Outcome",
    "Rng",
    "Rules",
    "State",
    "View",
    "names",
    "rules",
    "seeded",
]
