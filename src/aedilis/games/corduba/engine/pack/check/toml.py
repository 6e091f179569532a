"""TOML that somebody brings: read only if reading it takes no time to speak of."""

import re
import tomllib
from typing import Any

import msgspec

LARGEST = 200_000  # characters of a file; the package's own have 54,000 together
MOST_KEYS = 20  # with dots between them: a parser's time grows with their square, and no file needs more than 3
_KEY = r"""(?:[\w-]+|"[^"\n]*"|'[^'\n]*')"""
_LONG_KEY = re.compile(rf"(?<![\w-])(?:{_KEY}\s*\.\s*){{{MOST_KEYS}}}")


def parsed(text: str) -> dict[str, Any]:
    """Return the document of a text; raise ValueError for one that is too large, no TOML, or not to be had in JSON."""
    if len(text) > LARGEST:
        raise ValueError(f"it is larger than {LARGEST} characters")
    if _LONG_KEY.search(text):
        raise ValueError(f"it has a key of more than {MOST_KEYS} parts")
    try:
        document = tomllib.loads(text)
        msgspec.json.encode(document)
    except (RecursionError, TypeError, OverflowError) as fault:
        raise ValueError(str(fault)) from fault
    return document
