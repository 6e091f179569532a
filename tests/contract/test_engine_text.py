"""Engines read like their book: every clause has its place, files are short, no comment stands between functions."""

import re
from pathlib import Path

import pytest

from tests.contract.test_page import OURS, clauses_of, page_of

pytestmark = pytest.mark.once

GAMES = Path(__file__).parents[2] / "src" / "aedilis" / "games"
MOST_LINES = 450
BANNER = re.compile(r"\n\n[ ]*#[^\n]*\n\n|^[ ]*# ?[-=*#]{3,}", re.MULTILINE)


def engine_of(game: str) -> dict[str, str]:
    """Return the text of every module of an engine, by its path."""
    folder = GAMES / game / "engine"
    return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in folder.rglob("*.py")}


def cited(text: str) -> set[str]:
    """Return the clauses that a text cites, those within a range such as C7.5-C7.7 included."""
    found = set(re.findall(r"\b(?:B\d+|[RC]\d+\.\d+[a-z]?)\b", text))
    for chapter, first, last in re.findall(r"\b([RC]\d+)\.(\d+)[a-z]?(?:-| to )\1\.(\d+)", text):
        found |= {f"{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    return found


def test_a_range_names_what_lies_between() -> None:
    assert cited("rules C7.5-C7.7, C7.1a; B2") == {"C7.5", "C7.6", "C7.7", "C7.1a", "B2"}
    assert cited("R1_19C") == set()


def test_every_clause_of_corduba_has_its_place() -> None:
    named = set[str]().union(*map(cited, engine_of("corduba").values()))
    assert set(clauses_of("corduba").defined_in(page_of("corduba"))) - named == set()


@pytest.mark.parametrize("game", OURS)
def test_no_module_is_long(game: str) -> None:
    assert {path: n for path, text in engine_of(game).items() if (n := text.count("\n")) > MOST_LINES} == {}


@pytest.mark.parametrize("game", OURS)
def test_no_comment_stands_alone(game: str) -> None:
    assert [path for path, text in engine_of(game).items() if BANNER.search(text)] == []
