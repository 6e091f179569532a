"""The rules page against code and tests: every clause that is cited exists, and every clause has a test."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from aedilis.games.corduba.engine import clauses
from aedilis.games.corduba.engine.clauses import clause_name
from aedilis.games.corduba.engine.option_file import CHOICES

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "rules" / "corduba.md"
ENGINE = ROOT / "src" / "aedilis" / "games" / "corduba" / "engine"
TESTS = ROOT / "tests" / "corduba"

CITED = re.compile(r"\bC\d+\.\d+[a-z]?")
RULING = re.compile(r"\bR\d+\b")
DEFINED = re.compile(r"^ *- \*\*(C\d+\.\d+[a-z]?)\*\*", re.MULTILINE)
DEFINED_RULING = re.compile(r"^\| (R\d+) \|", re.MULTILINE)
NO_TEST = re.compile(r"\*\(no test: [^)]+\)\*")
EXAMPLE = re.compile(r"^\| (T\d+) \|", re.MULTILINE)
IN_TEST_NAME = re.compile(r"test_(?:C(\d+)_(\d+[a-z]?)|(T\d+))(?=_)")
CONSTANT = re.compile(r"C\d+_\d+[A-Z]?")


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
    """Return every clause and example that a test has in its name or in its `clause` mark."""
    result: set[str] = set()
    for text in texts:
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            if name := IN_TEST_NAME.match(node.name):
                result.add(name[3] or f"C{name[1]}.{name[2]}")
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name | ast.Attribute):
                    if (mark.func.id if isinstance(mark.func, ast.Name) else mark.func.attr) == "clause":
                        result |= {str(word.value) for word in mark.args if isinstance(word, ast.Constant)}
    return result


def untested(page: str, tests: Iterable[str]) -> set[str]:
    """Return the clauses of a page that no test is about and that do not say why."""
    return {clause for clause, text in clauses_of(page).items() if not NO_TEST.search(text)} - named_by_tests(tests)


def refusing_in(texts: Iterable[str]) -> set[str]:
    """Return the clauses that the engine takes from clauses.py to refuse with."""
    result: set[str] = set()
    for text in texts:
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ImportFrom) and node.module == clauses.__name__:
                result |= {clause_name(getattr(clauses, word.name)) for word in node.names if CONSTANT.match(word.name)}
    return result


def read(folder: Path, pattern: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(folder.rglob(pattern)) if path != Path(__file__)]


page = pytest.fixture(scope="module")(lambda: PAGE.read_text(encoding="utf-8"))


def test_every_clause_has_one_place_on_the_page(page: str) -> None:
    assert len(DEFINED.findall(page)) == len(clauses_of(page)) > 110


def test_every_constant_is_a_clause_of_the_page(page: str) -> None:
    constants = {clause_name(value) for name, value in vars(clauses).items() if CONSTANT.fullmatch(name)}
    assert len(constants) > 100
    assert constants - set(clauses_of(page)) == set()
    for name, value in vars(clauses).items():
        if CONSTANT.fullmatch(name):
            assert clause_name(value) == name.lower().replace("c", "C", 1).replace("_", ".")


def test_every_clause_cited_in_the_engine_exists(page: str) -> None:
    cited = cited_in(read(ENGINE, "*.py"))
    assert len(cited) > 60
    assert cited - set(clauses_of(page)) == set()


def test_every_clause_is_cited_in_the_engine(page: str) -> None:
    assert set(clauses_of(page)) - cited_in(read(ENGINE, "*.py")) == set()


def test_every_clause_and_ruling_cited_on_the_page_exists(page: str) -> None:
    assert cited_in([page]) - set(clauses_of(page)) == set()
    rulings = DEFINED_RULING.findall(page)
    assert rulings == [f"R{number}" for number in range(1, 29)]
    assert set(RULING.findall(page)) == set(rulings)


def test_every_clause_and_example_a_test_names_exists(page: str) -> None:
    tests = read(TESTS, "*.py")
    known = set(clauses_of(page)) | set(EXAMPLE.findall(page))
    assert (named_by_tests(tests) | cited_in(tests)) - known == set()


def test_every_clause_has_a_test(page: str) -> None:
    assert untested(page, read(TESTS, "test_*.py")) == set()


def test_the_examples_are_counted(page: str) -> None:
    assert EXAMPLE.findall(page) == [f"T{number}" for number in range(1, 29)]


@pytest.mark.parametrize("language", ["en", "de", "nl", "it", "fr"])
def test_every_refusing_clause_has_words_for_players(language: str) -> None:
    words = ROOT / "src" / "aedilis" / "i18n" / language / "corduba.ftl"
    said = re.findall(r"^corduba-refusal-(C\d+-\d+[a-z]?) = \S", words.read_text(encoding="utf-8"), re.MULTILINE)
    assert {key.replace("-", ".") for key in said} == refusing_in(read(ENGINE, "*.py"))


def test_every_refusing_clause_is_seen_to_refuse() -> None:
    tests = " ".join(read(TESTS, "test_*.py"))
    seen = {clause_name(getattr(clauses, name)) for name in re.findall(r"\bC\d+_\d+[A-Z]?\b", tests)}
    refusing = refusing_in(read(ENGINE, "*.py"))
    assert len(refusing) > 20
    assert {name for name in refusing - seen if f'"{name}"' not in tests} == set()


def test_every_option_is_on_the_page_with_its_values(page: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", page.split("## Options")[1], flags=re.MULTILINE)
    shown = {name: tuple(re.findall(r"`(\w+)`", values)) for name, values in rows}
    wanted = {
        name: tuple(str(value).lower() if isinstance(value, bool) else value for value in values)
        for name, values in CHOICES.items()
    }
    assert shown.pop("content") == ("standard",)
    assert shown == wanted


# The check itself, on a page that does not exist.

SMALL_PAGE = """
## Rules

- **C91.1** A clause. *(no test: nothing
  to see)*
- **C91.2** Another, see C91.3a.
  - **C91.3a** Below it.

### More

- **C91.4** The last. *(ruling)*
"""


def test_the_check_reads_clauses_and_their_text() -> None:
    found = clauses_of(SMALL_PAGE)
    assert list(found) == ["C91.1", "C91.2", "C91.3a", "C91.4"]
    assert "Below it" in found["C91.3a"]
    assert "More" not in found["C91.3a"]


@pytest.mark.parametrize(
    ("tests", "missing"),
    [
        ("", {"C91.2", "C91.3a", "C91.4"}),
        ("def test_C91_2_a(): ...", {"C91.3a", "C91.4"}),
        ("@clause('C91.2', 'C91.3a')\ndef test_C91_4_a(): ...", set()),
        ("@pytest.mark.clause('C91.2', 'C91.3a')\ndef test_C91_4_a(): ...", set()),
        ("# C91.2 C91.3a C91.4: a comment is no test", {"C91.2", "C91.3a", "C91.4"}),
        ("@other('C91.2')\ndef test_without(): ...", {"C91.2", "C91.3a", "C91.4"}),
    ],
)
def test_the_check_finds_clauses_without_a_test(tests: str, missing: set[str]) -> None:
    assert untested(SMALL_PAGE, [tests]) == missing


def test_the_check_wants_a_reason_for_a_missing_test() -> None:
    assert untested("- **C91.1** A clause. *(no test: )*", []) == {"C91.1"}


def test_the_check_finds_clauses_that_refuse() -> None:
    module = "from aedilis.games.corduba.engine.clauses import C7_1A, C10_2, clause_name\nfrom x import C7_4"
    assert refusing_in([module]) == {"C7.1a", "C10.2"}
