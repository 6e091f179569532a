"""Corduba 27 a.C. for programs; see `aedilis.games.corduba.library`."""

from aedilis.games.corduba.library import *  # noqa: F403 (the module is that of the game)
from aedilis.games.corduba.library import __all__ as __all__
