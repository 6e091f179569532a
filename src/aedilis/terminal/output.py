"""The terminal itself: a console that no character can break, in or out."""

import codecs
import io
import sys

from rich.console import Console

PLAIN = {"∩": "n", "∧": "^", "►": ">", "✓": "+", "·": "-", "…": ".", "µ": "u"}
_HANDLER = "aedilis-plain"


def console(*, stderr: bool = False, soft_wrap: bool = False) -> Console:
    """Return a console on a standard stream; a character it cannot show becomes a plain one of the same width."""
    codecs.register_error(_HANDLER, plain)
    stream = sys.stderr if stderr else sys.stdout
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=_HANDLER)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # typed bytes that are no text must not end a game
    return Console(stderr=stderr, soft_wrap=soft_wrap, highlight=False, emoji=False)


def plain(error: UnicodeError) -> tuple[str, int]:
    """Return the stand-in for what an encoding lacks, and where to go on."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(PLAIN.get(character, "?") for character in error.object[error.start : error.end]), error.end
