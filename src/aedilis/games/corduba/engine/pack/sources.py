"""Where the entries of a content pack come from: the rulebook, a printed copy, or a reconstruction."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

from aedilis.games.corduba.engine.pack.form.content import is_source
from aedilis.games.corduba.engine.pack.problems import entry_name, forms

Origin = Literal["rulebook", "printed", "reconstructed"]


class Source(msgspec.Struct, frozen=True):
    """What one table of a file, or a part of it, says about where it comes from.

    `file` is the name without .toml; `entry` is the id of a component or the name of a table; `part` is the path within
    it, "" for all that has no source of its own. `text` is as written, from the word for the origin on.
    """

    file: str
    entry: str
    part: str
    origin: Origin
    text: str


def sources(documents: Mapping[str, Any]) -> list[Source]:
    """Return all sources of the files of a pack that has the right form, in the order of the files."""
    return [source for name in forms() for source in _sources_of(name, documents[name])]


def _sources_of(name: str, document: Mapping[str, Any]) -> Iterator[Source]:
    for key, value in document.items():
        if isinstance(value, list):
            for number, one in enumerate(value, 1):
                yield from _within(one, name, entry_name(key, number, one), ())
        elif isinstance(value, dict) and "source" in value:
            yield from _within(value, name, key, ())
        elif isinstance(value, dict):
            for inner, table in value.items():
                yield from _within(table, name, f"{key}.{inner}", ())


def _within(value: object, name: str, entry: str, path: tuple[str, ...]) -> Iterator[Source]:
    """Yield the sources of a table and of those inside it; places in a list count from 1."""
    if isinstance(value, list):
        for number, inner in enumerate(value, 1):
            yield from _within(inner, name, entry, (*path, str(number)))
    elif isinstance(value, dict):
        for key, text in value.items():
            if is_source(key) and key != "note":
                part = path if key == "source" else (*path, key.removeprefix("source_"))
                yield Source(name, entry, ".".join(part), origin_of(text), text)
        for key, inner in value.items():
            yield from _within(inner, name, entry, (*path, key))


def origin_of(text: str) -> Origin:
    """Return where a source says that an entry comes from, by its first word."""
    return "rulebook" if text.startswith("rulebook") else "printed" if text.startswith("printed") else "reconstructed"


def reconstructed(documents: Mapping[str, Any]) -> dict[str, str]:
    """Return the entries that are reconstructed, at least in part, by their paths: what their source says of that."""
    return dict(sorted(_reconstructed(documents, "")))


def _reconstructed(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, list):
        for number, entry in enumerate(value):
            yield from _reconstructed(entry, f"{path}.{_name(entry, number)}")
    elif isinstance(value, Mapping):
        said = [str(text) for key, text in value.items() if is_source(key) and "reconstructed" in str(text)]
        if said:
            yield path, "; ".join(dict.fromkeys(said))
        for key, inner in value.items():
            yield from _reconstructed(inner, f"{path}.{key}".lstrip("."))


def _name(entry: object, number: int) -> str:
    return str(entry.get("id", entry.get("building", number))) if isinstance(entry, Mapping) else str(number)
