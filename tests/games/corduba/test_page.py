"""What the rules page of Corduba promises besides what every rules page does."""

import re
from pathlib import Path

import pytest

from aedilis.games.corduba.engine import clauses
from aedilis.games.corduba.engine.clauses import clause_name
from aedilis.games.corduba.engine.option_file import CHOICES
from tests.contract.clauses import read
from tests.games.corduba.facts import CLAUSES, CONSTANT, ENGINE, refusing_in

pytestmark = pytest.mark.once

PAGE = Path(__file__).resolve().parents[3] / "docs" / "rules" / "corduba.md"
RULING = re.compile(r"\bR\d+\b")
DEFINED_RULING = re.compile(r"^\| (R\d+) \|", re.MULTILINE)
EXAMPLE = re.compile(r"^\| (T\d+) \|", re.MULTILINE)

page = pytest.fixture(scope="module")(lambda: PAGE.read_text(encoding="utf-8"))


def test_the_constants_are_the_clauses_of_the_page_that_refuse(page: str) -> None:
    constants = {clause_name(value) for name, value in vars(clauses).items() if CONSTANT.fullmatch(name)}
    assert constants == refusing_in(read(ENGINE, "*.py"))
    assert constants - set(CLAUSES.defined_in(page)) == set()
    for name, value in vars(clauses).items():
        if CONSTANT.fullmatch(name):
            assert clause_name(value) == name.lower().replace("c", "C", 1).replace("_", ".")


def test_every_clause_is_cited_in_the_engine(page: str) -> None:
    assert set(CLAUSES.defined_in(page)) - CLAUSES.cited_in(read(ENGINE, "*.py")) == set()


def test_every_ruling_on_the_page_exists(page: str) -> None:
    rulings = DEFINED_RULING.findall(page)
    assert len(rulings) > 28  # contradictions, then gaps
    assert set(RULING.findall(page)) == set(rulings)


def test_the_examples_are_counted(page: str) -> None:
    assert EXAMPLE.findall(page) == [f"T{number}" for number in range(1, 29)]


def test_every_option_is_on_the_page_with_its_values(page: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", page.split("## Options")[1], flags=re.MULTILINE)
    shown = {name: tuple(re.findall(r"`(\w+)`", values)) for name, values in rows}
    wanted = {
        name: tuple(str(value).lower() if isinstance(value, bool) else value for value in values)
        for name, values in CHOICES.items()
    }
    assert shown.pop("content") == ("standard",)
    assert shown == wanted


def test_the_check_finds_clauses_that_refuse() -> None:
    module = "from aedilis.games.corduba.engine.clauses import C7_11, C10_2, clause_name\nfrom x import C7_4"
    assert refusing_in([module]) == {"C7.11", "C10.2"}
