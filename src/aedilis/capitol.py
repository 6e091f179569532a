"""Capitol for programs; see `aedilis.games.capitol.library`."""

from aedilis.games.capitol.library import *  # noqa: F403 (the module is that of the game)
from aedilis.games.capitol.library import __all__ as __all__
