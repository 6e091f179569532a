"""Content packs: folders of TOML files, read into the native objects of pack.py and refused unless all is right."""

import hashlib
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, get_args

import msgspec

from aedilis.core.errors import ContentError
from aedilis.games.corduba.contentform import WORDS, Content
from aedilis.games.corduba.contentpack import pack_from
from aedilis.games.corduba.effectform import BuildingName
from aedilis.games.corduba.pack import Pack

FILES = Content.__struct_fields__


@cache
def standard() -> Pack:
    """Return the pack of the package."""
    return pack_of(standard_documents())


def standard_documents() -> dict[str, Any]:
    """Return the parsed files of the package by name; every call returns fresh ones."""
    return read_documents(files("aedilis.games.corduba").joinpath("content"))


def read_folder(path: Path) -> Pack:
    """Return the pack of a folder; raise ContentError with the first thing that is wrong."""
    return pack_of(read_documents(path))


def pack_of(documents: Mapping[str, Any]) -> Pack:
    """Return the pack of parsed files, given by name without .toml; raise ContentError with what is wrong."""
    content = content_of(documents)
    pack = pack_from(content)
    pack.digest = digest(content)
    return pack


def content_of(documents: Mapping[str, Any]) -> Content:
    """Return the files of a pack as typed values, buildings in the order of their numbers."""
    try:
        content = msgspec.convert(without_sources(dict(documents)), Content)
    except msgspec.ValidationError as error:
        raise ContentError("bad-content", str(error)) from error
    names = get_args(BuildingName)
    ordered = tuple(sorted(content.buildings.building, key=lambda building: names.index(building.id)))
    buildings = msgspec.structs.replace(content.buildings, building=ordered)
    return msgspec.structs.replace(content, buildings=buildings)


def digest(content: Content) -> str:
    """Return the SHA-256 of what the rules read of a pack: not its words for people, nor where it comes from."""
    plain = _without(msgspec.to_builtins(content), WORDS)
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


def read_documents(folder: Path | Traversable) -> dict[str, Any]:
    """Return the parsed files of a folder by name; raise ContentError for a file that is missing or not TOML."""
    documents: dict[str, Any] = {}
    for name in FILES:
        try:
            documents[name] = tomllib.loads(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8"))
        except OSError as error:
            raise ContentError("bad-content", f"{name}.toml cannot be read: {error}", file=f"{name}.toml") from error
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise ContentError("bad-content", f"{name}.toml is not TOML: {error}", file=f"{name}.toml") from error
    return documents


def is_source(key: str) -> bool:
    """Tell whether a key says where an entry comes from."""
    return key in ("note", "rules_source", "source") or key.startswith("source_")


def without_sources(value: Any) -> Any:
    """Return a parsed file without the keys that say where entries come from."""
    if isinstance(value, dict):
        return {key: without_sources(inner) for key, inner in value.items() if not is_source(key)}
    return [without_sources(inner) for inner in value] if isinstance(value, list) else value


def _without(value: Any, keys: tuple[str, ...]) -> Any:
    if isinstance(value, dict):
        return {key: _without(inner, keys) for key, inner in value.items() if key not in keys}
    return [_without(inner, keys) for inner in value] if isinstance(value, list | tuple) else value
