"""Each thing has one word in each language: `docs/terms.md` lists them, and no text uses a synonym that it bans."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from aedilis import i18n
from aedilis.core import catalogue

pytestmark = pytest.mark.once

DOCS = Path(__file__).parents[2] / "docs"
EVERYWHERE = "Everywhere"
BANNED = re.compile(r"~~(.+?)~~")


class Term(NamedTuple):
    """A thing in one language."""

    section: str
    language: str
    thing: str
    word: str
    banned: tuple[str, ...]


def terms() -> list[Term]:
    """Return what the page lists."""
    found: list[Term] = []
    section, languages = "", list[str]()
    for line in (DOCS / "terms.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if line.startswith("## "):
            section = line[3:].strip()
        elif cells[:1] == ["thing"]:
            languages = cells[1:]
        elif cells and not cells[0].startswith("---"):
            for language, cell in zip(languages, cells[1:], strict=True):
                word = BANNED.sub("", cell).strip()
                found.append(Term(section, language, cells[0], word, tuple(BANNED.findall(cell))))
    return found


def spoken(source: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that a person reads: no comments, keys, names of variants or variables."""
    for number, line in enumerate(source.splitlines(), 1):
        if not line.startswith("#"):
            bare = re.sub(r"^[a-zA-Z][\w-]* =|^ *\*?\[[\w-]+\]|\$\w+", "", line)
            yield number, bare


def texts(section: str, language: str) -> list[tuple[Path, list[tuple[int, str]]]]:
    """Return the files of a section in a language, line by line."""
    shared = Path(i18n.__file__).parent / language
    folders = {
        game: Path(str(catalogue.find(game).folder)) / "words" / language
        for game in catalogue.ours()
        if section in (game, EVERYWHERE)
    }
    files = [file for folder in (shared, *folders.values()) for file in sorted(folder.glob("*.ftl"))]
    if section != EVERYWHERE:
        files = [file for file in files if file.parent != shared]
    found = [(file, list(spoken(file.read_text(encoding="utf-8")))) for file in files]
    for game in folders:
        page = DOCS / "rules" / f"{game}{'' if language == 'en' else f'.{language}'}.md"
        found.append((page, list(enumerate(page.read_text(encoding="utf-8").splitlines(), 1))))
    return found


def pattern(word: str) -> re.Pattern[str]:
    """Return what finds the word with the short endings that any word may have, or with any ending (`*`)."""
    ending = r"\w*" if word.endswith("*") else r"\w{0,2}(?!\w)" if word[-1].isalpha() else ""
    return re.compile(rf"(?<!\w){re.escape(word.rstrip('*'))}{ending}", re.IGNORECASE)


TERMS = terms()


def test_the_page_knows_the_languages_and_the_games() -> None:
    assert {term.section for term in TERMS} == {EVERYWHERE, *catalogue.ours()}
    for section in {term.section for term in TERMS}:
        assert {term.language for term in TERMS if term.section == section} == set(i18n.languages())


@pytest.mark.parametrize("language", i18n.languages())
def test_no_text_uses_a_banned_synonym(language: str) -> None:
    said = [
        f"{file.name}:{number}: {word} is {term.word} ({term.thing}): {line.strip()}"
        for term in TERMS
        if term.language == language
        for word in term.banned
        for file, lines in texts(term.section, language)
        for number, line in lines
        if pattern(word).search(line)
    ]
    assert not said, "\n".join(said)


@pytest.mark.parametrize("language", i18n.languages())
def test_every_word_of_the_page_is_in_use(language: str) -> None:
    unused = [
        f"{term.section}: {term.word}"
        for term in TERMS
        if term.language == language
        and not any(
            term.word.lower() in line.lower() for _, lines in texts(term.section, language) for _, line in lines
        )
    ]
    assert not unused


@pytest.mark.parametrize("language", i18n.languages())
def test_every_word_of_the_page_is_in_the_glossary(language: str) -> None:
    def explained(folder: Path) -> set[str]:
        source = (folder / language / "web-glossary.ftl").read_text(encoding="utf-8")
        return {word.lower() for word in re.findall(r"^gloss-[\w-]+ = \*\*(.+?)\*\*", source, re.MULTILINE)}

    shared = explained(Path(i18n.__file__).parent)
    own = {game: explained(Path(str(catalogue.find(game).folder)) / "words") for game in catalogue.ours()}
    missing = [
        f"{term.section}: {term.word}"
        for term in TERMS
        if term.language == language and term.word.lower() not in shared | own.get(term.section, set())
    ]
    assert not missing


@pytest.mark.parametrize(
    ("word", "line", "found"),
    [
        ("Genehmigung*", "Wähle die Genehmigungen.", True),
        ("Genehmigung*", "Wähle die Baugenehmigung.", False),
        ("Ort", "Welchen Ort nutzt du?", True),
        ("Ort", "Sofort die Ordnung wahren", False),
        ("Turno {", "Turno { } di 4", True),
        ("bâti", "bâtiment", False),
    ],
)
def test_a_synonym_is_found_as_a_word(word: str, line: str, found: bool) -> None:
    assert bool(pattern(word).search(line)) == found
