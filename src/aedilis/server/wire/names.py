"""Names and chat as people type them, made harmless: no control characters, no invisible direction changes."""

import unicodedata
from collections.abc import Iterator
from urllib.parse import unquote_to_bytes

import msgspec

from aedilis.server.wire.errors import Refusal

JOINER = "\u200d"  # emoji of several parts need it


def is_shown(character: str) -> bool:
    """Whether a character can stand in a line of text without hiding or reordering others."""
    category = unicodedata.category(character)
    return character == JOINER or (category[0] != "C" and category not in ("Zl", "Zp"))


def refuse_nul(text: str) -> None:
    """Raise `bad-text` for a NUL character: no database keeps it."""
    if "\0" in text:
        raise Refusal("bad-text")


def refuse_nul_in_query(query: bytes) -> None:
    """Raise `bad-text` for a NUL character in the part of an address behind the question mark."""
    if b"\0" in unquote_to_bytes(query):
        raise Refusal("bad-text")


def refuse_nul_in_json(text: str | bytes) -> None:
    """Raise `bad-text` for a NUL character in any text or key of a JSON value; what is no JSON is left to others."""
    escaped = b"u0000" in text if isinstance(text, bytes) else "u0000" in text
    if not escaped:  # a bare one is no JSON
        return
    try:
        value = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return
    for part in texts_in(value):
        refuse_nul(part)


def texts_in(value: object) -> Iterator[str]:
    """All texts and keys of a JSON value."""
    waiting = [value]
    while waiting:
        match waiting.pop():
            case str() as text:
                yield text
            case list() as items:
                waiting += items
            case dict() as entries:
                waiting += entries.keys()
                waiting += entries.values()


def clean_line(text: str, *, longest: int) -> str:
    """One line of text, spaces collapsed; raises `bad-name` when nothing is left and `too-long` when too much is."""
    line = in_one_line(text)
    refuse_blank(line)
    if len(line) > longest:
        raise Refusal("too-long", longest=longest)
    return line


def in_one_line(text: str) -> str:
    """One line of text, spaces collapsed; may be empty."""
    return " ".join(clean_text(text).split())


def clean_text(text: str) -> str:
    """Several lines of text without control characters; may be empty."""
    plain = unicodedata.normalize("NFC", text).replace("\r\n", "\n")
    return "".join(c for c in plain if c in "\n\t" or is_shown(c))


def refuse_blank(text: str) -> None:
    """Raise `bad-name` for a text of which nothing can be seen."""
    if not text.replace(JOINER, "").strip():
        raise Refusal("bad-name")
