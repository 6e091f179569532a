"""Names and chat as people type them, made harmless: no control characters, no invisible direction changes."""

import unicodedata

from aedilis.server.errors import Refusal

JOINER = "\u200d"  # emoji of several parts need it


def is_shown(character: str) -> bool:
    """Whether a character can stand in a line of text without hiding or reordering others."""
    category = unicodedata.category(character)
    return character == JOINER or (category[0] != "C" and category not in ("Zl", "Zp"))


def clean_line(text: str, *, longest: int) -> str:
    """One line of text, spaces collapsed; raises `bad-name` when nothing is left and `too-long` when too much is."""
    plain = unicodedata.normalize("NFC", text).replace("\n", " ").replace("\t", " ")
    line = " ".join("".join(c for c in plain if is_shown(c)).split())
    if not line.replace(JOINER, ""):
        raise Refusal("bad-name")
    if len(line) > longest:
        raise Refusal("too-long", longest=longest)
    return line


def clean_text(text: str) -> str:
    """Several lines of text without control characters; may be empty."""
    plain = unicodedata.normalize("NFC", text).replace("\r\n", "\n")
    return "".join(c for c in plain if c in "\n\t" or is_shown(c))
