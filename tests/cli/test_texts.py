"""Every text that the program asks for exists, and every text of the program is asked for."""

import re
from pathlib import Path

import pytest

import aedilis.cli
from aedilis import i18n
from aedilis.cli import rulespage, say
from aedilis.core.errors import AedilisError
from aedilis.core.registry import names
from aedilis.games.capitol.engine.clauses import REFUSING, clause_name

SOURCES = Path(aedilis.cli.__file__).parent
KEY = re.compile(r'\bt\(\s*f?"([^"]+)"')


def asked_for() -> set[str]:
    """Return the keys in calls of t(); a part that is filled in at run time is a pattern."""
    texts = (file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))
    return {f"cli-{key}" for text in texts for key in KEY.findall(text)}


def defined() -> set[str]:
    source = (Path(i18n.__file__).parent / "en" / "cli.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(cli-[a-z0-9-]+) =", source, re.MULTILINE))


def as_pattern(key: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\?\{[^}]*\}?.*?\\?\}", ".+", re.escape(key)) if "{" in key else re.escape(key))


def test_every_text_asked_for_exists() -> None:
    missing = [key for key in asked_for() if not any(as_pattern(key).fullmatch(name) for name in defined())]
    assert missing == []


def test_every_clause_that_refuses_is_explained_and_is_on_the_rules_page() -> None:
    for clause in map(clause_name, REFUSING):
        assert i18n.text(f"capitol-refusal-{clause.replace('.', '-')}")
        assert rulespage.clause("capitol", clause).startswith(f"**{clause}**")


def test_a_missing_text_is_a_clear_error() -> None:
    with pytest.raises(AedilisError, match="there is no text 'cli-nonsense'"):
        i18n.text("cli-nonsense")


def test_a_missing_argument_is_a_clear_error() -> None:
    with pytest.raises(AedilisError, match="cannot be filled in"):
        i18n.text("cli-gain", who="Livia")


def test_other_languages_fall_back_to_english() -> None:
    assert i18n.text("cli-saved", "tlh", file="x") == i18n.text("cli-saved", file="x") == "Saved in x"


@pytest.mark.parametrize("asked", ["C", "tlh_KX.UTF-8", "en", "POSIX", "-", "../en"])
def test_any_environment_has_a_language(monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    say.language.cache_clear()
    monkeypatch.setenv("LC_ALL", asked)
    assert say.language() == "en"


def test_texts_carry_no_invisible_marks() -> None:
    assert "\u2068" not in i18n.text("cli-saved", file="x")


def test_a_clause_includes_its_parts_and_ends_where_the_next_begins() -> None:
    whole = rulespage.clause("capitol", "R1.19")
    assert "R1.19d" in whole
    assert "R1.20" not in whole
    assert "R1.19b" not in rulespage.clause("capitol", "r1-19A").partition("\n\n")[0].replace("R1.19a", "")


@pytest.mark.parametrize("game", names())
def test_the_packaged_rules_page_is_the_one_in_docs(game: str) -> None:
    docs = Path(__file__).resolve().parents[2] / "docs" / "rules" / f"{game}.md"
    assert rulespage.page(game) == docs.read_text(encoding="utf-8")


def test_clauses_of_corduba_are_found() -> None:
    assert rulespage.clause("corduba", "c7-1A").startswith("**C7.1a**")
    assert "C12.3b" in rulespage.clause("corduba", "C12.3")
