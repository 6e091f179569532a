"""Rules pages against code, tests and words: every clause that is cited exists, and every clause of ours has a test."""

from pathlib import Path

import pytest

from aedilis import i18n
from aedilis.core import catalogue
from aedilis.core.conformance import suites
from tests.contract.clauses import Clauses, by_case, read
from tests.contract.facts import facts_of

pytestmark = pytest.mark.once

TESTS = Path(__file__).parents[1] / "games"
OURS = [name for name in catalogue.names() if facts_of(name).clauses is not None]
ANY = Clauses(r"[A-Z]\d+\.\d+[a-z]?", refusing=set)  # for a game that says nothing about its clauses


def clauses_of(game: str) -> Clauses:
    return facts_of(game).clauses or ANY


def page_of(game: str) -> str:
    return catalogue.find(game).folder.joinpath("rules.md").read_text(encoding="utf-8")


def engine_of(game: str) -> list[str]:
    folder = Path(str(catalogue.find(game).folder))
    return read(folder / "engine" if (folder / "engine").is_dir() else folder, "*.py")


def own_tests(game: str) -> list[str]:
    return read(TESTS / game, "*.py")


def refusals_of(game: str, language: str) -> set[str]:
    start = f"{game}-refusal-"
    keys = [key.removeprefix(start) for key in i18n.keys(game, language) if key.startswith(start)]
    return {key.replace("-", ".") for key in keys}


@pytest.mark.parametrize("game", catalogue.names())
def test_every_clause_cited_in_the_engine_and_on_the_page_exists(game: str) -> None:
    known = set(clauses_of(game).defined_in(page_of(game)))
    assert clauses_of(game).cited_in(engine_of(game)) - known == set()
    assert clauses_of(game).cited_in([page_of(game)]) - known == set()


@pytest.mark.parametrize("game", catalogue.names())
def test_every_refusal_that_has_words_is_a_clause(game: str) -> None:
    assert refusals_of(game, "en") - set(clauses_of(game).defined_in(page_of(game))) == set()
    assert refusals_of(game, "en")


@pytest.mark.parametrize("game", OURS)
def test_pages_and_engines_are_read(game: str) -> None:
    assert len(clauses_of(game).defined_in(page_of(game))) > 70
    assert len(clauses_of(game).cited_in(engine_of(game))) > 50
    assert len(clauses_of(game).refusing()) > 20


@pytest.mark.parametrize("game", OURS)
def test_every_clause_and_case_a_test_names_exists(game: str) -> None:
    known = set(clauses_of(game).defined_in(page_of(game))) | clauses_of(game).cases_in(page_of(game))
    assert (clauses_of(game).named_by(own_tests(game)) | clauses_of(game).cited_in(own_tests(game))) - known == set()


@pytest.mark.parametrize("game", OURS)
def test_every_clause_has_a_test(game: str) -> None:
    by_cases = set[str]().union(*by_case(game).values())
    assert clauses_of(game).untested(page_of(game), own_tests(game), by_cases) == set()


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", i18n.languages())
def test_every_refusing_clause_has_words_and_nothing_else_has(game: str, language: str) -> None:
    assert refusals_of(game, language) == clauses_of(game).refusing()


@pytest.mark.parametrize("game", OURS)
def test_every_refusing_clause_is_seen_to_refuse(game: str) -> None:
    tests = " ".join(own_tests(game))
    seen = {clause for clause in clauses_of(game).refusing() if f'"{clause}"' in tests or constant(clause) in tests}
    seen |= {case.clause for suite in suites(game) for case in suite.cases if case.clause is not None}
    assert clauses_of(game).refusing() - seen == set()


def constant(clause: str) -> str:
    return clause.replace(".", "_").upper()


# The check itself, on a page that does not exist.

SMALL = Clauses(r"R\d+\.\d+[a-z]?|B\d+", refusing=set, cases=r"X\d+", all_cases=True)
SMALL_PAGE = """
## Rules

- **B91** A clause. *(no test: nothing
  to see)*
- **R9.1** Another, see R9.2a.
  - **R9.2a** Below it.

### More

- **R9.3** The last. *(ruling)*

| # | question |
| --- | --- |
| X91 | An edge case? |
"""


def test_the_check_reads_clauses_and_their_text() -> None:
    clauses = SMALL.defined_in(SMALL_PAGE)
    assert list(clauses) == ["B91", "R9.1", "R9.2a", "R9.3"]
    assert "Below it" in clauses["R9.2a"]
    assert "More" not in clauses["R9.2a"]


def test_the_check_finds_citations() -> None:
    assert SMALL.cited_in(["x = 1  # as R9.1 and R9.2a say", "(B91) RB9 aB91 R9"]) == {"R9.1", "R9.2a", "B91"}


def test_the_check_finds_tested_clauses() -> None:
    module = """
@clause("R9.3", "X91")
@pytest.mark.parametrize("x", [1])
def test_R9_2a_something(): ...
def test_B91_set_up(): ...
def not_a_test_R9_1(): ...
@other("R9.1")
def test_without(): ...
@pytest.mark.clause("R9.4")
def test_with_the_whole_name_of_the_mark(): ...
"""
    assert SMALL.named_by([module]) == {"R9.2a", "B91", "R9.3", "X91", "R9.4"}


@pytest.mark.parametrize(
    ("tests", "missing"),
    [
        ("", {"R9.1", "R9.2a", "R9.3", "X91"}),
        ("def test_R9_1_a(): ...", {"R9.2a", "R9.3", "X91"}),
        ("@clause('R9.1', 'R9.2a', 'X91')\ndef test_R9_3_a(): ...", set()),
        ("# R9.1 R9.2a R9.3 X91: a comment is no test", {"R9.1", "R9.2a", "R9.3", "X91"}),
    ],
)
def test_the_check_finds_clauses_without_a_test(tests: str, missing: set[str]) -> None:
    assert SMALL.untested(SMALL_PAGE, [tests]) == missing


def test_the_check_wants_a_reason_for_a_missing_test() -> None:
    assert SMALL.untested("- **R9.1** A clause. *(no test: )*", []) == {"R9.1"}
    assert SMALL.untested("- **R9.1** A clause. *(no test: it is obvious)*", []) == set()
