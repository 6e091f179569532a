"""docs/fidelity.md: every statement of the rulebooks has clauses, tests and a status, and all of it is true."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from aedilis.core import catalogue
from tests.contract.clauses import by_case, read
from tests.contract.test_page import OURS, TESTS, clauses_of, page_of
from tests.contract.test_sources import marks_of

pytestmark = pytest.mark.once

PAGE = (Path(__file__).parents[2] / "docs" / "fidelity.md").read_text(encoding="utf-8")
STATUSES = ("as printed", "ruling", "reconstructed", "option")
BOOKS = {"DE", "NL", "IT", "FR"}  # of Capitol
NO_TEST = "*(no test: "
NOTHING = "\N{EN DASH}"


class Statement(NamedTuple):
    """One row of a table of statements."""

    number: int
    words: str
    sources: tuple[str, ...]
    clauses: tuple[str, ...]
    tests: tuple[str, ...]
    status: str


def part_of(game: str) -> str:
    """Return the chapter of a game."""
    return PAGE.split(f"\n## {game.title()}\n")[1].split("\n## ")[0]


def rows_of(text: str) -> list[list[str]]:
    """Return the cells of all rows of the tables in a text, without heads."""
    tables = re.findall(r"^\|[ \-:|]+\|\n((?:\|.*\n)+)", text, re.MULTILINE)
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for table in tables for row in table.splitlines()]


def section(game: str, start: str) -> str:
    """Return the part of a game's chapter whose heading begins so."""
    return part_of(game).split(f"\n### {start}")[1].split("\n### ")[0]


def statements(game: str) -> list[Statement]:
    """Return all statements of a game."""
    before = part_of(game).split("\n### Which ")[0]
    return [
        Statement(
            int(number),
            words,
            tuple(re.split(r"[;,] ", sources)) if sources != NOTHING else (),
            tuple(clauses.split(", ")),
            tuple(re.findall("`([^`]+)`", tests)),
            status,
        )
        for number, words, sources, clauses, tests, status in rows_of(before)
    ]


def own_clauses(game: str) -> set[str]:
    """Return the clauses that are said to be ours alone."""
    return {row[0] for row in rows_of(section(game, "Clauses of our own"))}


def options_of(game: str) -> dict[str, tuple[set[str], set[str]]]:
    """Return the options of the rules page, each with its values and its clauses."""
    table = page_of(game).split("\n## Options\n")[1].split("\n## ")[0].split("| --- | --- | --- | --- |\n")[1]
    return {
        name.strip("`"): (set(re.findall(r"`(\w+)`", values)), clauses_of(game).cited_in([clauses]))
        for name, values, _, clauses in rows_of("| --- |\n" + table.split("\n\n")[0] + "\n")
    }


@pytest.mark.parametrize("game", OURS)
def test_statements_are_numbered_and_said_once(game: str) -> None:
    found = statements(game)
    assert [each.number for each in found] == list(range(1, len(found) + 1))
    assert len({each.words for each in found}) == len(found)
    assert len(found) >= 45


@pytest.mark.parametrize("game", OURS)
def test_the_numbers_at_the_top_are_counted(game: str) -> None:
    found = [each.status for each in statements(game)]
    assert set(found) == set(STATUSES)
    counted = [len(found), *(found.count(status) for status in STATUSES)]
    assert [game.title(), *map(str, counted)] in rows_of(PAGE.split("\n## ")[0])


@pytest.mark.parametrize("game", OURS)
def test_every_clause_is_here_once_as_a_statement_or_as_our_own(game: str) -> None:
    stated = {clause for each in statements(game) for clause in each.clauses}
    assert stated | own_clauses(game) == set(clauses_of(game).defined_in(page_of(game)))
    assert stated & own_clauses(game) == set()


@pytest.mark.parametrize("game", OURS)
def test_every_test_exists_and_is_about_one_of_the_clauses(game: str) -> None:
    about = clauses_of(game).by_test(read(TESTS / game, "*.py")) | by_case(game)
    found = [
        (each.number, test, about.get(test, set()) & set(each.clauses))
        for each in statements(game)
        for test in each.tests
    ]
    assert [(number, test) for number, test, named in found if not named] == []
    assert len({(number, test) for number, test, _ in found}) == len(found)


@pytest.mark.parametrize("game", OURS)
def test_a_statement_without_a_test_says_why(game: str) -> None:
    texts = clauses_of(game).defined_in(page_of(game))
    untested = [each for each in statements(game) if not each.tests]
    assert [each.number for each in untested if not all(NO_TEST in texts[clause] for clause in each.clauses)] == []


@pytest.mark.parametrize("game", OURS)
def test_a_clause_has_what_its_status_says(game: str) -> None:
    texts = clauses_of(game).defined_in(page_of(game))
    optional = set[str]().union(*(clauses for _, clauses in options_of(game).values()))
    printed = {clause for clause, text in texts.items() if re.search(clauses_of(game).source, text)}
    ruled = {clause for clause, text in texts.items() if "ruling" in marks_of(text)}
    open_ = {clause for clause, text in texts.items() if "reconstructed" in marks_of(text)}
    kept = {"as printed": printed, "reconstructed": printed | open_, "ruling": ruled, "option": optional}
    assert [(each.number, each.status) for each in statements(game) if not kept[each.status] & set(each.clauses)] == []
    assert [each.number for each in statements(game) if not each.sources and each.status != "option"] == []


@pytest.mark.parametrize("game", OURS)
def test_what_a_clause_marks_as_reconstructed_is_said_here(game: str) -> None:
    texts = clauses_of(game).defined_in(page_of(game))
    marked = {clause for clause, text in texts.items() if "reconstructed" in marks_of(text)}
    assert (
        marked - {clause for each in statements(game) if each.status == "reconstructed" for clause in each.clauses}
        == set()
    )


def test_the_books_of_capitol() -> None:
    assert {book for each in statements("capitol") for book in each.sources} == BOOKS


def test_the_chapters_of_corduba_are_those_that_its_clauses_name() -> None:
    texts = clauses_of("corduba").defined_in(page_of("corduba"))
    for each in statements("corduba"):
        sources = " ".join(" ".join(re.findall(r"\(book: ([^)]+)\)", texts[clause])) + ";" for clause in each.clauses)
        named = {chapter.strip() for chapter in " ".join(sources.split()).split(";")}
        assert set(each.sources) - named == set(), each


@pytest.mark.parametrize("game", OURS)
def test_every_option_is_read_here_with_all_its_values(game: str) -> None:
    readings = {
        row[0].strip("`"): set(re.findall(r"`(\w+)`", " ".join(row[1:]))) for row in rows_of(section(game, "Which "))
    }
    assert readings == {name: values for name, (values, _) in options_of(game).items()}
    chosen = {name: {str(value).lower() for value in values} for name, values in catalogue.rules(game).choices.items()}
    written = {re.sub("([A-Z])", r"_\1", name).lower(): values for name, values in readings.items()}
    assert {name: {value.lower() for value in written[name]} for name in chosen} == chosen


@pytest.mark.parametrize("game", OURS)
def test_every_option_about_a_statement_has_its_status(game: str) -> None:
    stated = {clause for each in statements(game) for clause in each.clauses}
    optional = {clause for each in statements(game) if each.status == "option" for clause in each.clauses}
    missing = {name for name, (_, clauses) in options_of(game).items() if clauses & stated and not clauses & optional}
    assert missing == set()
