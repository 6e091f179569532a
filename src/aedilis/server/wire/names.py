"""Names and chat as people type them, made harmless: no control characters, no invisible direction changes."""

import unicodedata
from urllib.parse import unquote_to_bytes

from aedilis.server.wire.errors import Refusal

JOINERS = "\u200d\ufe0e\ufe0f"  # emoji of several parts, and as a sign or a picture, need them
# Letters, marks and signs that nobody sees: a name of them is none, and with one in it two names look the same.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
VARIANTS = ("\ufe00", "\ufe0d"), ("\U000e0100", "\U000e01ef")
MOST_MARKS = 4
"""Above and below one letter. No script needs more; a heap of them covers other lines, and to put thousands in order
takes the square of their number."""


def is_shown(character: str) -> bool:
    """Whether a character can stand in a line of text without hiding or reordering others, or being hidden itself."""
    category = unicodedata.category(character)
    is_blank = character in BLANK or any(first <= character <= last for first, last in VARIANTS)
    return character in JOINERS or not (category[0] == "C" or category in ("Zl", "Zp") or is_blank)


def is_stacked(character: str) -> bool:
    """Whether a character stands upon the one before it."""
    return unicodedata.combining(character) > 0 or unicodedata.category(character) == "Me"


def shown_part(text: str, besides: str = "") -> str:
    """The characters of a text that are shown, and those `besides`, each letter with as many marks as scripts have."""
    marks, kept = 0, list[str]()
    for character in text:
        if character in besides or is_shown(character):
            marks += is_stacked(character)
            if marks <= MOST_MARKS or not is_stacked(character):
                kept.append(character)
            if not is_stacked(character) and character not in JOINERS:
                marks = 0
    return unicodedata.normalize("NFC", "".join(kept))


def sameness(name: str) -> str:
    """How a name reads: two that have this in common cannot be told apart at a table."""
    plain = unicodedata.normalize("NFKC", "".join(c for c in name if c not in JOINERS))
    return unicodedata.normalize("NFKC", plain.casefold())


def refuse_nul(text: str) -> None:
    """Raise `bad-text` for a NUL character: no database keeps it."""
    if "\0" in text:
        raise Refusal("bad-text")


def refuse_nul_in_query(query: bytes) -> None:
    """Raise `bad-text` for a NUL character in the part of an address behind the question mark."""
    if b"\0" in unquote_to_bytes(query):
        raise Refusal("bad-text")


def refuse_nul_in_json(text: str | bytes) -> None:
    """Raise `bad-text` for a NUL character in any text or key of a JSON value; a bare one is no JSON.

    It is searched for and nothing is read: who sent it has not waited for a turn yet. A plain backslash is two.
    """
    read = text.decode(errors="replace") if isinstance(text, bytes) else text
    if "\\u0000" in read.replace("\\\\", ""):
        raise Refusal("bad-text")


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
    return shown_part(text.replace("\r\n", "\n"), besides="\n\t")


def refuse_blank(text: str) -> None:
    """Raise `bad-name` for a text of which nothing can be seen."""
    if all(c in JOINERS or c.isspace() or unicodedata.category(c)[0] == "M" for c in text):
        raise Refusal("bad-name")
