"""What the engine is made of here: native code or Python."""

from importlib import import_module
from pathlib import Path


def is_compiled(game: str = "capitol") -> bool:
    """Tell whether the engine of a game that runs is compiled."""
    return not str(import_module(f"aedilis.games.{game}.engine.options").__file__).endswith(".py")


def place() -> Path:
    """Return the folder of the package that runs; compiled modules do not know their own reliably."""
    return Path(str(import_module("aedilis").__file__)).parent
