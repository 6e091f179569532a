"""Content packs for tests: the standard files, changed a little."""

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

from aedilis.games.corduba.contentfile import STANDARD, read_documents

Documents = dict[str, Any]


@cache
def _standard() -> Documents:
    return read_documents(STANDARD)


def documents() -> Documents:
    """Return the parsed files of the package, free to be changed."""
    return copy.deepcopy(_standard())


def changed(change: Callable[[Documents], object]) -> Documents:
    """Return the files of the package with a change."""
    result = documents()
    change(result)
    return result


def entry(document: Any, key: str, name: str) -> dict[str, Any]:
    """Return the entry of a list of tables that has this id."""
    found: dict[str, Any] = next(one for one in document[key] if one.get("id", one.get("building")) == name)
    return found


def building(pack: Documents, name: str) -> dict[str, Any]:
    """Return a building of buildings.toml."""
    return entry(pack["buildings"], "building", name)


def character(pack: Documents, name: str) -> dict[str, Any]:
    """Return a character of families.toml."""
    found: dict[str, Any] = next(
        one for family in pack["families"]["family"] for one in family["character"] if one["id"] == name
    )
    return found


def monument(pack: Documents, name: str) -> dict[str, Any]:
    """Return a monument of monuments.toml."""
    return entry(pack["monuments"], "monument", name)
