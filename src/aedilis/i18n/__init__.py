"""Words for people, in Project Fluent files: one folder a language, shared by terminal, server and page.

>>> text("capitol-refusal-R0-2")
'The game is over.'
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from aedilis.core.errors import AedilisError

FALLBACK = "en"


def text(key: str, lang: str = FALLBACK, **args: str | int) -> str:
    """Return a message in this language, else in English; raise AedilisError for a key or argument that is missing."""
    for tried in (lang, FALLBACK):
        if not has(key, tried):
            continue
        words = bundle(tried)
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
    return lang in languages() and bundle(lang).has_message(key)


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have a folder, in order of their codes."""
    return tuple(sorted(folder.name for folder in files("aedilis.i18n").iterdir() if _sources(folder)))


@cache
def bundle(lang: str) -> FluentBundle:
    """Return all messages of one language; where two files define a key, the first file by name decides."""
    made = FluentBundle(
        [lang], use_isolating=False
    )  # isolation marks are for mixed directions, and terminals show them
    for source in _sources(files("aedilis.i18n").joinpath(lang)):
        made.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return made


def _sources(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
