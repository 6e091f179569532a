"""Words for people, in Project Fluent files: shared ones here, a game's own in its folder, in `words/<language>`.

Every key of a game begins with the game's name. Files whose name begins with `web` are the page's, which reads them
itself; nobody else does.

>>> text("capitol-refusal-R0-2")
'The game is over.'
"""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from aedilis.core import catalogue
from aedilis.core.errors import AedilisError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK = "en"
SHARED = ""
PAGE = "web"
_KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def text(key: str, lang: str = FALLBACK, **args: str | int) -> str:
    """Return a message in this language, else in English; raise AedilisError for a key or argument that is missing."""
    for tried in (lang, FALLBACK):
        words = _words_with(key, tried)
        if words is None:
            continue
        pattern = words.get_message(key).value
        if pattern is None:
            break
        said, errors = words.format_pattern(pattern, dict(args))
        if errors:
            raise AedilisError("bad-text", f"the text {key!r} in {tried!r} cannot be filled in: {errors[0]}", key=key)
        return str(said)
    raise AedilisError("missing-text", f"there is no text {key!r}, neither in {lang!r} nor in {FALLBACK!r}", key=key)


def has(key: str, lang: str = FALLBACK) -> bool:
    """Tell whether this very language has the message."""
    return _words_with(key, lang) is not None


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have a folder, in order of their codes."""
    return tuple(sorted(folder.name for folder in files("aedilis.i18n").iterdir() if _sources(folder)))


def keys(game: str = SHARED, lang: str = FALLBACK) -> list[str]:
    """Return the keys of a game, or those that are shared, in order of their files."""
    return [key for source in _texts(lang, game) for key in _KEY.findall(source)]


@cache
def bundle(lang: str, game: str = SHARED) -> "FluentBundle":
    """Return the messages of a game, or those that are shared; of two with one key, the first file by name decides.

    Only whoever wants words needs Fluent: a library that plays without a person does not.
    """
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ModuleNotFoundError as missing:
        said = f"words for people need the package {missing.name!r}: install aedilis[cli]"
        raise AedilisError("missing-extra", said, extra="cli") from missing
    made = FluentBundle(
        [lang], use_isolating=False
    )  # isolation marks are for mixed directions, and terminals show them
    for source in _texts(lang, game):
        made.add_resource(FluentResource(source))
    return made


def _words_with(key: str, lang: str) -> "FluentBundle | None":
    """Return the messages among which this one is; a game's words are read when the first of them is wanted."""
    if lang not in languages():
        return None
    if bundle(lang).has_message(key):
        return bundle(lang)
    game = key.partition("-")[0]
    return bundle(lang, game) if game in catalogue.names() and bundle(lang, game).has_message(key) else None


@cache
def _texts(lang: str, game: str) -> tuple[str, ...]:
    folder = files("aedilis.i18n") if game == SHARED else catalogue.find(game).folder.joinpath("words")
    return tuple(source.read_text(encoding="utf-8") for source in _sources(folder.joinpath(lang)))


def _sources(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    found = (file for file in folder.iterdir() if file.name.endswith(".ftl") and not file.name.startswith(PAGE))
    return sorted(found, key=lambda file: file.name)
