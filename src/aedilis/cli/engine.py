"""What the engine is made of here: native code or Python."""

from importlib import import_module
from pathlib import Path

ENGINE = "aedilis.games.capitol.state"


def is_compiled() -> bool:
    """Tell whether the engine that runs is compiled."""
    return not str(import_module(ENGINE).__file__).endswith(".py")


def place() -> Path:
    """Return the folder of the package that runs; compiled modules do not know their own reliably."""
    return Path(str(import_module("aedilis").__file__)).parent
