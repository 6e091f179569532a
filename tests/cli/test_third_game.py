"""A game of somebody else's: found by its entry point, and played in library, terminal and arena."""

import json
import re
from pathlib import Path

import pytest

from aedilis.arena.match import Setting, pairings
from aedilis.arena.playing import play
from aedilis.core import catalogue
from aedilis.core.game import Game
from aedilis.core.record import from_text, to_text
from tests.cli.conftest import Run
from tests.thirdgame import install

NAME = "sortes"
ROOT = Path(__file__).resolve().parents[2]
KEPT_OUT = ("node_modules", "static", "__pycache__")


def files_of(folder: Path) -> dict[str, tuple[int, int]]:
    """Return size and time of every file that people or builds put there."""
    found = (file for file in folder.rglob("*") if file.is_file() and not set(KEPT_OUT) & set(file.parts))
    return {str(file): (file.stat().st_size, file.stat().st_mtime_ns) for file in found}


def test_it_is_installed_without_touching_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = [files_of(ROOT / "src"), files_of(ROOT / "web")]
    monkeypatch.setattr(install, "KEPT", tmp_path)
    target = install.installed()
    assert (target / NAME / "words" / "en" / "words.ftl").is_file()
    assert list(target.glob("*.dist-info/entry_points.txt"))
    assert install.installed() == target  # the second time nothing is built
    assert [files_of(ROOT / "src"), files_of(ROOT / "web")] == before


def test_no_file_of_ours_names_it() -> None:
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.ftl"), *(ROOT / "web" / "src").rglob("*.*")]
    named = re.compile(rf"""["'./]{NAME}|{NAME}-""", re.IGNORECASE)  # the French have a word that is spelt so
    assert [file for file in sources if named.search(file.read_text(encoding="utf-8", errors="replace"))] == []


def test_it_comes_after_ours_and_describes_itself() -> None:
    assert catalogue.names()[-1] == NAME
    game = catalogue.find(NAME)
    assert game.title == "Sortes"
    assert (game.terminal(), game.training(), game.packs(), game.page_types()) == (None, None, None, None)


def test_the_library_plays_it() -> None:
    game = Game.new(NAME, players=3, seed="a third game")
    while not game.is_over():
        game.play(game.legal()[0])
    assert sum(game.state.scores()) == 15
    assert Game.from_record(from_text(to_text(game.record))).state == game.state


def test_the_terminal_plays_it_to_the_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.aedilis"
    result = run("play", NAME, "-n", "2", "--bots", "tiro", "--seed", "x", "--save", file, lines=["?", "1!"] * 5)
    assert result.exit_code == 0, result.output
    for said in ("Sortes", "A prize of", "Seal lot", "opens lot", "won", "Type the number of a choice"):
        assert said in result.output, said
    assert run("verify", file).exit_code == 0
    shown = run("replay", file).output
    assert "wins the prize of" in shown
    assert "sortes" in run("results").output


def test_the_terminal_explains_and_asks_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.aedilis"
    lines = ["seal 99", "0 seal 21", "nonsense", "rules S1.3", "rules", "rules lots", "1", "b", "log", "1", "", "quit"]
    result = run("play", NAME, "-n", "2", "--bots", "random", "--seed", "x", "--save", file, lines=lines)
    assert result.exit_code == 0, result.output
    assert "One seals a lot that one holds" in result.output
    assert Game.from_record(from_text(file.read_text(encoding="utf-8"))).moves >= 2


def test_a_lot_that_is_not_held_is_refused_with_its_clause(run: Run, tmp_path: Path) -> None:
    game = Game.new(NAME, players=2, seed="x")
    other = game.rules.notation(game.legal(1).codes[0]).split()[-1]
    result = run("play", NAME, "-n", "2", "--seed", "x", "--save", tmp_path / "g", lines=[f"seal {other}", "quit"])
    assert "You do not hold this lot." in result.output
    assert "S1.3" in result.output


def test_the_arena_plays_it(run: Run) -> None:
    setting = Setting(NAME, 2, ("tiro", "random"), 10)
    games = [play(setting, pairing) for pairing in pairings(setting)]
    assert sum(played.share(played.seats.index("tiro")) for played in games) > len(games) / 2
    told = run("arena", NAME, "--bots", "tiro,random", "--deals", "2", "--processes", "1", "--json")
    assert json.loads(told.output)["games"] == 4


def test_bench_and_doctor_know_it(run: Run) -> None:
    measured = run("bench", NAME, "--json", "--players", "2", "--seconds", "0.02", "--games", "2")
    assert json.loads(measured.output)["compiled"] is False
    findings = {finding["what"]: finding for finding in json.loads(run("doctor", "--json").output)}
    assert findings["rules of sortes"]["is_good"]
    assert findings["bots of sortes"]["found"] == "random, tiro"


def test_training_it_says_that_there_is_nothing(run: Run) -> None:
    result = run("train", NAME)
    assert result.exit_code == 1
    assert "nothing to train" in result.output
