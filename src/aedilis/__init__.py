"""Aedilis: play, study and research Roman city-building games.

>>> import aedilis
>>> game = aedilis.Game.new("capitol", players=2, seed="an example")
>>> while not game.is_over():
...     step = game.play(game.legal()[0])
>>> game.outcome().ending
'scored'

The module of a game makes games whose views, actions and events type checkers know:

>>> from aedilis import capitol
>>> capitol.new(players=2, seed="an example").view_data(0).seats[0].hand_size
8
"""

from aedilis.core.catalogue import names, rules
from aedilis.core.contract import Action, Event, Rules, State, View
from aedilis.core.errors import AedilisError, IllegalAction
from aedilis.core.game import Game
from aedilis.core.given import seeded
from aedilis.core.play import Outcome
from aedilis.core.rng import Rng

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
