"""Where each clause comes from: a book, or a mark that says what we added, the same in every language."""

import re
from pathlib import Path

import pytest

from aedilis import i18n
from aedilis.core import catalogue
from tests.contract.clauses import Clauses
from tests.contract.facts import facts_of

pytestmark = pytest.mark.once

DOCS = Path(__file__).parents[2] / "docs" / "rules"
OURS = [name for name in catalogue.names() if facts_of(name).clauses is not None]
MARKS = {
    "en": ("ruling", "derived", "reconstructed"),
    "de": ("Festlegung", "abgeleitet", "rekonstruiert"),
    "fr": ("décision", "déduit", "reconstitué"),
    "it": ("decisione", "dedotto", "ricostruito"),
    "nl": ("beslissing", "afgeleid", "gereconstrueerd"),
}
RULING = re.compile(r"\[(R\d+)\]")


def clauses_of(game: str) -> Clauses:
    clauses = facts_of(game).clauses
    assert clauses is not None
    return clauses


def page_of(game: str, language: str = "en") -> str:
    return (DOCS / f"{game}{'' if language == 'en' else f'.{language}'}.md").read_text(encoding="utf-8")


def marks_of(text: str, language: str = "en") -> set[str]:
    """Return the marks of a clause, by their English names; a numbered ruling is one too."""
    found = {
        name for name, word in zip(MARKS["en"], MARKS[language]) if re.search(rf"\*\({word}(?:: [^)]+)?\)\*", text)
    }
    return found | ({"ruling"} if RULING.search(text) else set())


def unfounded(clauses: Clauses, page: str) -> set[str]:
    """Return the clauses that name no book and have no mark."""
    return {
        clause
        for clause, text in clauses.defined_in(page).items()
        if not re.search(clauses.source, text) and not marks_of(text)
    }


def rulings_in(page: str) -> dict[str, set[str]]:
    """Return the numbered rulings of a page, each with the clauses that its row names."""
    rows: list[tuple[str, str]] = re.findall(r"^\| (R\d+) \| (.+)$", page, re.MULTILINE)
    assert len(dict(rows)) == len(rows), "a ruling stands twice"
    return {ruling: set(re.findall(r"C\d+\.\d+[a-z]?", row)) for ruling, row in rows}


@pytest.mark.parametrize("game", OURS)
def test_every_clause_has_a_book_a_mark_or_a_ruling(game: str) -> None:
    assert unfounded(clauses_of(game), page_of(game)) == set()


@pytest.mark.parametrize("game", OURS)
def test_every_ruling_that_a_clause_cites_is_listed_and_names_it(game: str) -> None:
    listed = rulings_in(page_of(game))
    cited = {
        (ruling, clause)
        for clause, text in clauses_of(game).defined_in(page_of(game)).items()
        for ruling in RULING.findall(text)
    }
    assert {ruling for ruling, _ in cited} == set(listed)
    assert {(ruling, clause) for ruling, clause in cited if clause not in listed[ruling]} == set()
    assert list(listed) == [f"R{number + 1}" for number in range(len(listed))]


def test_every_chapter_of_the_book_of_corduba_that_is_named_is_listed() -> None:
    page = page_of("corduba")
    table = page.split("## The chapters of the book")[1].split("\n## ")[0]
    listed: list[str] = re.findall(r"^\| ([A-Z][^|]*?) \|", table, re.MULTILINE)
    texts = " ".join(clauses_of("corduba").defined_in(page).values())
    named = {chapter for source in re.findall(r"\(book: ([^)]+)\)", texts) for chapter in re.split(r";\s+", source)}
    assert named == set(listed)


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", sorted(set(i18n.languages()) - {"en"}))
def test_every_language_marks_the_same_clauses(game: str, language: str) -> None:
    clauses = clauses_of(game)
    english = {clause: marks_of(text) for clause, text in clauses.defined_in(page_of(game)).items()}
    page = page_of(game, language)
    assert {clause: marks_of(text, language) for clause, text in clauses.defined_in(page).items()} == english
    introduction = page.split("\n## ")[0]
    assert [word for word in MARKS[language] if f"*({word})*" not in introduction] == []  # each mark is explained


@pytest.mark.parametrize("game", OURS)
def test_the_english_page_explains_its_marks(game: str) -> None:
    introduction = page_of(game).split("## How to read this page")[1].split("\n## ")[0]
    used = set[str]().union(*map(marks_of, clauses_of(game).defined_in(page_of(game)).values()))
    assert used - marks_of(introduction) == set()


# The check itself, on a page that does not exist.


@pytest.mark.parametrize(
    ("text", "is_founded"),
    [
        ("Nothing is said.", False),
        ("As told. (book: Phase 9)", True),
        ("As told (book: )", False),
        ("Our own. [R7]", True),
        ("Our own. *(ruling)*", True),
        ("Our own. *(reconstructed: the length)*", True),
        ("It is a ruling, reconstructed (derived).", False),
    ],
)
def test_the_check_finds_clauses_without_foundation(text: str, is_founded: bool) -> None:
    clauses = clauses_of("corduba")
    page = f"- **C99.1** {text}\n\nNot part of it. (book: Phase 1) [R1]\n\n- **C99.2** Another. (book: Phase 1)\n"
    assert unfounded(clauses, page) == (set() if is_founded else {"C99.1"})
