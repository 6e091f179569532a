"""Content packs: folders of TOML files, read into the native objects of native.py and refused unless all is right."""

import gzip
import hashlib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from aedilis.core.errors import ContentError
from aedilis.games.corduba.engine.pack.build import pack_from
from aedilis.games.corduba.engine.pack.check.content import check, read
from aedilis.games.corduba.engine.pack.form.content import WORDS, Content, is_source, without
from aedilis.games.corduba.engine.pack.native import Pack
from aedilis.games.corduba.engine.pack.problems import Problem
from aedilis.games.corduba.engine.pack.sources import reconstructed
from aedilis.games.corduba.engine.words import BUILDING_NAMES


@cache
def standard() -> Pack:
    """Return the pack of the package."""
    return _pack(read_documents(STANDARD))  # a test checks these files


@lru_cache(maxsize=16)
def standard_with(digest: str) -> Pack | None:
    """Return the pack of the package that has this hash, or had it once: a game goes on with the one it began with."""
    if digest == standard().digest:
        return standard()
    for file in STANDARDS.iterdir():  # what is asked for is no path: it may come from anybody
        if file.name == f"{digest}{KEPT}":
            return _pack(msgspec.json.decode(gzip.decompress(file.read_bytes())))  # a test checks these files, too
    return None


STANDARD: Traversable = files("aedilis.games.corduba").joinpath("pack")
STANDARDS: Traversable = files("aedilis.games.corduba").joinpath("standards")  # every one that there was, by its hash
KEPT = ".json.gz"


def pack_of(documents: Mapping[str, Any]) -> Pack:
    """Return the pack of parsed files, given by name without .toml; raise ContentError with the first thing wrong."""
    _refuse([problem for problem in check(documents) if problem.severity == "error"])
    return _pack(documents)


def read_documents(folder: Path | Traversable) -> dict[str, Any]:
    """Return the parsed files of a folder by name; raise ContentError for one that is missing or not TOML."""
    documents, problems = read(folder)
    _refuse(problems)
    return documents


def content_of(documents: Mapping[str, Any]) -> Content:
    """Return files that are right as typed values, buildings in the order of their numbers."""
    content = msgspec.convert(without(is_source, documents), Content)
    ordered = tuple(sorted(content.buildings.building, key=lambda building: BUILDING_NAMES.index(building.id)))
    buildings = msgspec.structs.replace(content.buildings, building=ordered)
    return msgspec.structs.replace(content, buildings=buildings)


def digest(content: Content) -> str:
    """Return the SHA-256 of what the rules read of a pack: not its words for people, nor where it comes from."""
    plain = without(WORDS.__contains__, msgspec.to_builtins(content))
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


def _pack(documents: Mapping[str, Any]) -> Pack:
    pack = pack_from(content_of(documents))
    pack.digest = digest(pack.content)
    pack.layout = msgspec.json.encode([pack.maps, [building.shape for building in pack.buildings]]).decode()
    pack.reconstructed = reconstructed(documents)
    return pack


def _refuse(problems: list[Problem]) -> None:
    if problems:
        first = problems[0]
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        raise ContentError("bad-content", f"{first}{more}", file=first.file, entry=first.entry, field=first.field)
