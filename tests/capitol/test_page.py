"""The rules page against code, tests and messages: every clause that is cited exists, and every clause has a test."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from aedilis.games.capitol.engine.clauses import REFUSING, clause_name

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "rules" / "capitol.md"
ENGINE = ROOT / "src" / "aedilis" / "games" / "capitol" / "engine"
MESSAGES = ROOT / "src" / "aedilis" / "i18n" / "en" / "capitol.ftl"
TESTS = ROOT / "tests" / "capitol"

CITED = re.compile(r"R\d+\.\d+[a-z]?|\bB\d+\b")
DEFINED = re.compile(r"^ *- \*\*(R\d+\.\d+[a-z]?|B\d+)\*\*", re.MULTILINE)
EDGE_CASE = re.compile(r"^\| (X\d+) \|", re.MULTILINE)
NO_TEST = re.compile(r"\*\(no test: [^)]+\)\*")
IN_TEST_NAME = re.compile(r"test_(?:R(\d+)_(\d+[a-z]?)|(B\d+|X\d+))(?=_)")
MESSAGE_KEY = re.compile(r"^capitol-refusal-(R\d+-\d+[a-z]?) =", re.MULTILINE)


def clauses_of(page: str) -> dict[str, str]:
    """Return the text of each clause of a page; a clause reaches to the next one or the next heading."""
    found = list(DEFINED.finditer(page))
    result: dict[str, str] = {}
    for number, match in enumerate(found):
        end = found[number + 1].start() if number + 1 < len(found) else len(page)
        result[match[1]] = page[match.start() : end].split("\n#")[0]
    return result


def cited_in(texts: Iterable[str]) -> set[str]:
    """Return every clause that the texts name."""
    return {clause for text in texts for clause in CITED.findall(text)}


def named_by_tests(texts: Iterable[str]) -> set[str]:
    """Return every clause and edge case that a test has in its name or in its `clause` mark."""
    result: set[str] = set()
    for text in texts:
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            if name := IN_TEST_NAME.match(node.name):
                result.add(name[3] or f"R{name[1]}.{name[2]}")
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "clause":
                    result |= {
                        word.value
                        for word in mark.args
                        if isinstance(word, ast.Constant) and isinstance(word.value, str)
                    }
    return result


def untested(page: str, tests: Iterable[str]) -> set[str]:
    """Return the clauses and edge cases of a page that no test is about and that do not say why."""
    need = {clause for clause, text in clauses_of(page).items() if not NO_TEST.search(text)}
    return (need | set(EDGE_CASE.findall(page))) - named_by_tests(tests)


def without_message(refusing: Iterable[str], messages: str) -> set[str]:
    """Return the refusing clauses that have no message."""
    return set(refusing) - {key.replace("-", ".") for key in MESSAGE_KEY.findall(messages)}


def read(folder: Path, pattern: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(folder.rglob(pattern)) if path != Path(__file__)]


page = pytest.fixture(scope="module")(lambda: PAGE.read_text(encoding="utf-8"))


def test_every_clause_has_one_place_on_the_page(page: str) -> None:
    assert len(DEFINED.findall(page)) == len(clauses_of(page)) > 70


def test_every_clause_cited_in_the_engine_exists(page: str) -> None:
    cited = cited_in(read(ENGINE, "*.py"))
    assert len(cited) > 50
    assert cited - set(clauses_of(page)) == set()


def test_every_clause_cited_on_the_page_exists(page: str) -> None:
    assert cited_in([page]) - set(clauses_of(page)) == set()


def test_every_refusing_clause_exists(page: str) -> None:
    assert set(map(clause_name, REFUSING)) - set(clauses_of(page)) == set()


def test_every_clause_and_edge_case_a_test_names_exists(page: str) -> None:
    tests = read(TESTS, "*.py")
    known = set(clauses_of(page)) | set(EDGE_CASE.findall(page))
    assert (named_by_tests(tests) | cited_in(tests)) - known == set()


def test_every_clause_and_edge_case_has_a_test(page: str) -> None:
    assert untested(page, read(TESTS, "test_*.py")) == set()


def test_every_refusing_clause_is_seen_to_refuse() -> None:
    expected = " ".join(read(TESTS, "test_*.py"))
    assert {name for name in map(clause_name, REFUSING) if f'"{name}"' not in expected} == set()


def test_every_refusing_clause_has_a_message_and_every_message_a_clause() -> None:
    messages = MESSAGES.read_text(encoding="utf-8")
    refusing = set(map(clause_name, REFUSING))
    assert without_message(refusing, messages) == set()
    assert {key.replace("-", ".") for key in MESSAGE_KEY.findall(messages)} == refusing


# The check itself, on a page that does not exist.

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
    clauses = clauses_of(SMALL_PAGE)
    assert list(clauses) == ["B91", "R9.1", "R9.2a", "R9.3"]
    assert "Below it" in clauses["R9.2a"]
    assert "More" not in clauses["R9.2a"]


def test_the_check_finds_citations() -> None:
    assert cited_in(["x = 1  # as R9.1 and R9.2a say", "(B91) RB9 aB91 R9"]) == {"R9.1", "R9.2a", "B91"}


def test_the_check_finds_tested_clauses() -> None:
    module = """
@clause("R9.3", "X91")
@pytest.mark.parametrize("x", [1])
def test_R9_2a_something(): ...
def test_B91_set_up(): ...
def not_a_test_R9_1(): ...
@other("R9.1")
def test_without(): ...
"""
    assert named_by_tests([module]) == {"R9.2a", "B91", "R9.3", "X91"}


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
    assert untested(SMALL_PAGE, [tests]) == missing


def test_the_check_wants_a_reason_for_a_missing_test() -> None:
    assert untested("- **R9.1** A clause. *(no test: )*", []) == {"R9.1"}
    assert untested("- **R9.1** A clause. *(no test: it is obvious)*", []) == set()


def test_the_check_finds_missing_messages() -> None:
    messages = "capitol-refusal-R9-1 = No.\n# capitol-refusal-R9-3 = a comment\n"
    assert without_message(["R9.1", "R9.2a", "R9.3"], messages) == {"R9.2a", "R9.3"}
