"""What the engine is made of here: native code or Python."""

from importlib import import_module
from pathlib import Path


def is_compiled(part: str = "aedilis.core.rng") -> bool:
    """Tell whether a module that runs is compiled; ours are compiled all together or not at all."""
    return not str(import_module(part).__file__).endswith(".py")


def place() -> Path:
    """Return the folder of the package that runs; compiled modules do not know their own reliably."""
    return Path(str(import_module("aedilis").__file__)).parent
