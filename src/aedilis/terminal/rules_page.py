"""The rules page, clause by clause, from the copy that is part of the package."""

import re
from functools import cache

from aedilis.core import catalogue
from aedilis.core.errors import AedilisError

_CLAUSE = re.compile(r"(?P<indent> *)- \*\*(?P<number>[A-Z]\d+(?:\.\d+)?[a-z]?)\*\* ")
_SPOKEN = re.compile(r"([a-z])(\d+)(?:[.\-](\d+))?([a-z])?", re.IGNORECASE)


class NoClause(AedilisError):
    """A number that the rules page does not have."""


@cache
def page(game: str) -> str:
    """Return the whole page as Markdown, "" for a game that brings none."""
    file = catalogue.find(game).folder.joinpath("rules.md")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def clauses(game: str) -> dict[str, str]:
    """Return every clause by its number, as Markdown without its bullet; sub-clauses are part of their clause too."""
    lines = page(game).splitlines()
    found: dict[str, str] = {}
    for start, line in enumerate(lines):
        opening = _CLAUSE.match(line)
        if opening is None:
            continue
        inside = len(opening["indent"]) + 2
        block = [line[inside:]]
        for following in lines[start + 1 :]:
            if not following.startswith(" " * inside):
                break
            block.append(following[inside:])
        found[opening["number"]] = "\n".join(block)
    return found


def clause(game: str, number: str) -> str:
    """Return one clause; raise NoClause for a number that does not exist. Case and hyphens do not matter."""
    spoken = _SPOKEN.fullmatch(number.strip())
    name = number
    if spoken:
        name = spoken[1].upper() + spoken[2]
        name += f".{spoken[3]}" if spoken[3] else ""
        name += (spoken[4] or "").lower()
    if name not in clauses(game):
        raise NoClause("no-clause", f"the rules have no clause {number!r}", clause=number)
    return clauses(game)[name]


def containing(game: str, words: str) -> list[str]:
    """Return the smallest clauses in which all these words, or words that begin so, occur."""
    wanted = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in words.split()]
    hits = [name for name, body in clauses(game).items() if all(word.search(body) for word in wanted)]
    return [
        name
        for name in hits
        if not any(other != name and other.startswith(name) and other[len(name) :].isalpha() for other in hits)
    ]


def first_words(body: str, width: int) -> str:
    """Return the beginning of a clause on one line, without its number and marks."""
    plain = re.sub(r"[*`]", "", " ".join(body.split()))
    plain = plain.partition(" ")[2]
    return plain if len(plain) <= width else plain[: width - 1].rsplit(" ", 1)[0] + "…"
