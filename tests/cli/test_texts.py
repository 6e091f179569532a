"""Every text that the program asks for exists, and every text of the program is asked for."""

import re
from pathlib import Path

import pytest

import aedilis
from aedilis import i18n
from aedilis.core.catalogue import find, names
from aedilis.core.errors import AedilisError
from aedilis.terminal import rules_page, say
from tests.games.capitol.facts import CLAUSES

PACKAGE = Path(aedilis.__file__).parent
KEY = re.compile(r'\b(?:t|own)\(\s*(?:[\w.]+, )?f?(?:"([^"]+)"|\'([^\']+)\')')


def asked_for(*folders: Path) -> set[str]:
    """Return the keys in calls of t() and own(); a part that is filled in at run time is a pattern."""
    texts = (file.read_text(encoding="utf-8") for folder in folders for file in folder.rglob("*.py"))
    return {one or other for text in texts for one, other in KEY.findall(text)}


def defined(game: str = i18n.SHARED) -> set[str]:
    """Return the terminal's keys of a game, or those that are shared, without their beginning."""
    start = f"{game}-cli-" if game else "cli-"
    return {key.removeprefix(start) for key in i18n.keys(game) if key.startswith(start)}


def as_pattern(key: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\?\{[^}]*\}?.*?\\?\}", ".+", re.escape(key)) if "{" in key else re.escape(key))


def unmet(wanted: set[str], known: set[str]) -> list[str]:
    return [key for key in wanted if not any(as_pattern(key).fullmatch(name) for name in known)]


def test_every_text_asked_for_exists() -> None:
    assert unmet(asked_for(PACKAGE / "cli", PACKAGE / "terminal"), defined()) == []


@pytest.mark.parametrize("game", names())
def test_every_text_that_a_game_asks_for_exists(game: str) -> None:
    folder = Path(str(find(game).folder))
    assert unmet(asked_for(folder / "terminal", folder / "study"), defined(game) | defined()) == []


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", i18n.languages())
def test_every_key_of_a_game_begins_with_its_name(game: str, language: str) -> None:
    assert [key for key in i18n.keys(game, language) if not key.startswith(f"{game}-")] == []


def test_every_clause_that_refuses_is_explained_and_is_on_the_rules_page() -> None:
    for clause in CLAUSES.refusing():
        assert i18n.text(f"capitol-refusal-{clause.replace('.', '-')}")
        assert rules_page.clause("capitol", clause).startswith(f"**{clause}**")


def test_a_missing_text_is_a_clear_error() -> None:
    with pytest.raises(AedilisError, match="there is no text 'cli-nonsense'"):
        i18n.text("cli-nonsense")


def test_a_missing_argument_is_a_clear_error() -> None:
    with pytest.raises(AedilisError, match="cannot be filled in"):
        i18n.text("cli-saved")


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
    whole = rules_page.clause("capitol", "R1.19")
    assert "R1.19d" in whole
    assert "R1.20" not in whole
    assert "R1.19b" not in rules_page.clause("capitol", "r1-19A").partition("\n\n")[0].replace("R1.19a", "")


@pytest.mark.parametrize("game", [name for name in names() if (PACKAGE / "games" / name).is_dir()])
def test_the_packaged_rules_page_is_the_one_in_docs(game: str) -> None:
    docs = Path(__file__).resolve().parents[2] / "docs" / "rules" / f"{game}.md"
    assert rules_page.page(game) == docs.read_text(encoding="utf-8")


def test_clauses_of_corduba_are_found() -> None:
    assert rules_page.clause("corduba", "c7-1A").startswith("**C7.1a**")
    assert "C12.3b" in rules_page.clause("corduba", "C12.3")
