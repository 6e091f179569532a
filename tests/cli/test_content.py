"""`aedilis content`: packs are checked with plain words, and shown with their sources."""

import json
from pathlib import Path

import pytest

from aedilis.games.corduba.engine.pack.problems import forms
from aedilis.games.corduba.engine.pack.read import STANDARD, read_documents, standard
from aedilis.games.corduba.engine.pack.sources import Source, sources
from tests.cli.conftest import Run
from tests.games.corduba.packs import copied_to


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a copy of the pack of the package."""
    place = tmp_path / "pack"
    place.mkdir()
    copied_to(place)
    return place


def replace(folder: Path, name: str, old: str, new: str) -> None:
    file = folder / f"{name}.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_whole_pack_is_told_its_hash(run: Run, folder: Path) -> None:
    result = run("content", "check", folder)
    assert result.exit_code == 0
    assert result.output == f"No error, no warning.\nThe pack can be played. Its hash is {standard().digest}\n"


def test_every_error_names_file_entry_and_field(run: Run, folder: Path) -> None:
    replace(folder, "buildings", "cost = {worker=2, wood=2, denarii=1}", "cost = {worker=2, wood=77, denarii=1}")
    replace(folder, "market", "start = 3", "start = 9")
    (folder / "caepio.toml").unlink()
    result = run("content", "check", folder)
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        "error    buildings.toml: herbarium: cost.wood: is 77; expected a whole number from 0 to 15",
        "error    market.toml: price.food: start: is 9; expected from min 1 to max 6",
        "error    caepio.toml: cannot be read: No such file or directory",
        "3 errors, no warning.",
    ]


def test_a_warning_keeps_nobody_from_playing(run: Run, folder: Path) -> None:
    replace(folder, "caepio", 'building="herbarium"', 'building="forum"')
    result = run("content", "check", folder)
    assert result.exit_code == 0
    assert "warning  caepio.toml: B: rows.3.1.building: is forum, which comes in decade 2\n" in result.output
    assert "No error, 1 warning.\n" in result.output


def test_problems_as_json(run: Run, folder: Path) -> None:
    assert json.loads(run("content", "check", folder, "--json").output) == []
    (folder / "board.toml").write_text("[[", encoding="utf-8")
    result = run("content", "check", folder, "--json")
    assert result.exit_code == 1
    [problem] = json.loads(result.output)
    assert (problem["severity"], problem["file"], problem["entry"], problem["field"]) == ("error", "board.toml", "", "")


def test_what_is_shown_tells_rulebook_from_reconstruction(run: Run) -> None:
    shown = run("content", "show").output
    lines = [line.rstrip() for line in shown.splitlines()]
    assert "forum                    rulebook L788" in lines
    assert "amphitheatrum action.1   rulebook L802 (a)" in lines
    assert "Reconstructed: pons, murus, aqua, theatrum, templum, circus." in lines
    found = [source.origin for source in sources(read_documents(STANDARD))]
    counts = [str(found.count("rulebook")), "0", str(found.count("reconstructed"))]
    [total] = [line for line in lines if line.startswith("all files")]
    assert total.split()[2:] == counts


def test_a_pack_of_ones_own_shows_what_was_read_off_a_printed_copy(run: Run, folder: Path) -> None:
    replace(folder, "monuments", 'source = "reconstructed"', 'source = "printed"')
    replace(folder, "monuments", 'source = "reconstructed"', 'source = "printed, second edition"')
    shown = run("content", "show", folder).output
    assert "Read off a printed copy: pons." in shown
    assert "printed, second edition" in shown
    assert "Reconstructed: aqua, theatrum, templum, circus." in shown


def test_a_broken_pack_is_not_shown(run: Run, folder: Path) -> None:
    replace(folder, "families", 'op="trade"', 'op="barter"')
    result = run("content", "show", folder)
    assert result.exit_code == 1
    assert "bad-content: families.toml: cornelia: character.1.ability.use.1.op: is 'barter'" in result.output


def test_the_group_explains_its_commands(run: Run) -> None:
    shown = run("content", "--help").output
    assert " check " in shown
    assert " show " in shown
    assert " content " in run("--help").output


def test_sources_are_found_in_every_table() -> None:
    found = sources(read_documents(STANDARD))
    assert Source("buildings", "forum", "", "rulebook", "rulebook L788") in found
    assert Source("buildings", "forum", "shape", "reconstructed", "reconstructed") in found
    assert Source("board", "prestige.servorum", "spaces.6", "rulebook", "rulebook L557") in found
    assert {source.file for source in found} == set(forms())
