"""Packs that somebody made to hurt: each is refused by the name of what is wrong, before anything is made of it."""

# ruff: noqa: E501 - one case a line

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from aedilis.core.errors import ContentError
from aedilis.games.corduba.engine.pack.check.content import check, read
from aedilis.games.corduba.engine.pack.check.texts import PACKS
from aedilis.games.corduba.engine.pack.check.toml import LARGEST, MOST_KEYS, parsed
from aedilis.games.corduba.engine.pack.problems import LONGEST, MOST_VALUES
from aedilis.games.corduba.engine.pack.read import STANDARD, pack_of
from tests.games.corduba.packs import Documents, building, changed, character

pytestmark = pytest.mark.once

GAIN = {"op": "gain", "item": "denarii", "n": 1}


def wide(depth: int) -> list[Any]:
    """Return an effect whose choices hold choices: its steps grow with a power of its depth."""
    return [GAIN] if depth == 0 else [{"op": "choose", "options": [wide(depth - 1)] * 9}]


def forum(**parts: Any) -> Callable[[Documents], object]:
    return lambda files: building(files, "forum").update(parts)


def first_line(effect: list[Any]) -> Callable[[Documents], object]:
    return lambda files: building(files, "forum")["action"][0].update(effect=effect)


CASES: list[tuple[str, Callable[[Documents], object], str, str, str]] = [
    ("a long effect", first_line([GAIN] * 5000), "buildings", "forum", "action.1.effect"),
    ("a wide effect", first_line(wide(5)), "buildings", "", ""),
    ("a long condition", lambda f: f["res_gestae"]["milestone"][0].update(cond={"all": [{}] * 5000}), "res_gestae", "magister_aedificator", "cond.all"),
    ("a huge name", forum(name="F" * 100_000), "buildings", "forum", "name"),
    ("a huge text", lambda f: character(f, "balbus").update(text="F" * 100_000), "families", "cornelia", "character.1.text"),
    ("a huge note", forum(note="F" * 100_000), "buildings", "forum", "note"),
    ("a huge source", forum(source="printed " + "F" * 100_000), "buildings", "forum", "source"),
    ("a huge word", forum(colour="F" * 100_000), "buildings", "forum", "colour"),
    ("many aliases", forum(aliases=["F"] * 1000), "buildings", "forum", "aliases"),
    ("a thousand cards", lambda f: f["heritage"].update(card=f["heritage"]["card"] * 125), "heritage", "", "card"),
    ("a thousand buildings", lambda f: f["buildings"].update(building=f["buildings"]["building"] * 60), "buildings", "", "building"),
    ("a thousand lines", forum(action=[{"workers": 1, "effect": [GAIN], "source": "printed"}] * 1000), "buildings", "forum", "action"),
    ("a thousand rows", forum(shape=["X"] * 1000), "buildings", "forum", "shape"),
    ("markup", forum(name="<img src=x onerror=alert(1)>"), "buildings", "forum", "name"),
    ("markup in a text", lambda f: character(f, "balbus").update(text="<b>Once</b>"), "families", "cornelia", "character.1.text"),
    ("markup in a source", forum(source="printed <script>"), "buildings", "forum", "source"),
    ("colours of a terminal", forum(name="\x1b[31mForum"), "buildings", "forum", "name"),
    ("two lines", forum(name="Forum\nForum"), "buildings", "forum", "name"),
    ("writing backwards", forum(name="\u202eForum"), "buildings", "forum", "name"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "file", "name", "field"), [pytest.param(*case[1:], id=case[0].replace(" ", "-")) for case in CASES]
)
def test_what_is_too_much_is_named_and_nothing_is_made_of_it(
    change: Callable[[Documents], object], file: str, name: str, field: str
) -> None:
    files = changed(change)
    problems = check(files)
    found = {(one.file, one.entry, one.field) for one in problems if one.severity == "error"}
    assert (f"{file}.toml", name, field) in found
    assert len(problems) < 1000
    assert all(len(str(problem)) < 2000 for problem in problems)
    with pytest.raises(ContentError):
        pack_of(files)


def test_the_limits_leave_room_for_the_pack_of_the_package() -> None:
    def values(part: Any) -> int:
        inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
        return 1 + sum(map(values, inner))

    def longest(part: Any) -> int:
        inner = list(part.values()) if isinstance(part, dict) else part if isinstance(part, list) else []
        return max([len(part) if isinstance(part, list) else 0, *map(longest, inner)])

    for file in STANDARD.iterdir():
        if file.name.endswith(".toml"):
            text = file.read_text()
            assert len(text) * 3 < LARGEST
            assert values(parsed(text)) * 3 < MOST_VALUES
            assert longest(parsed(text)) * 2 < LONGEST


@pytest.mark.parametrize(
    "text",
    [
        "a." * 50_000 + "a = 1",
        '"a".' * 50_000 + "a = 1",
        "'a' . " * 30_000 + "a = 1",
        "[" + "a." * 50_000 + "a]",
        "a = " + "[" * 90_000,
        "a = " + "{a=" * 60_000,
        "a = " + "1" * 100_000,
        "a = 0x" + "f" * 100_000,
        "a = 1e99999999",
        "a = 1979-05-27",
        "a = nan",
        "a" * (LARGEST + 1),
        "a" * 190_000,
        '"' * 190_000,
        "a = '''" + "'" * 190_000,
        "\n" * 190_000 + "[",
    ],
    ids=lambda text: text[:12],
)
def test_toml_that_would_take_long_is_no_pack(text: str) -> None:
    _, problems = PACKS.checked({"caepio": text})
    assert {problem.file for problem in problems} >= {"caepio.toml"}
    assert all(len(str(problem)) < 2000 for problem in problems)


def test_only_files_are_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "caepio.toml")
    (tmp_path / "heritage.toml").symlink_to(os.devnull)
    found = {problem.file: str(problem) for problem in read(tmp_path)[1]}
    assert "no file" in found["heritage.toml"]
    assert "no file" in found["caepio.toml"]


def test_a_key_of_many_parts_is_refused_before_it_is_read() -> None:
    assert parsed("a." * (MOST_KEYS - 1) + "a = 1")
    with pytest.raises(ValueError, match="parts"):
        parsed("a." * MOST_KEYS + "a = 1")
    assert parsed(f'map = ["{"A." * 16}", "X.X.X"]')
