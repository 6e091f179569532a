"""A game is never lost: leaving, resuming, and files that cannot be written."""

from pathlib import Path

import pytest

from aedilis.core.game import Game
from aedilis.games.capitol.terminal.session import Session
from aedilis.terminal import recordfile, seating
from tests.cli.conftest import Run
from tests.cli.player import Terminal, new_table, play


@pytest.mark.parametrize("leaving", [[], ["quit"], ["q"], ["exit"]])
def test_leaving_saves_and_says_how_to_go_on(tmp_path: Path, leaving: list[str]) -> None:
    file = tmp_path / "g.aedilis"
    table, shown = play(file, ["pass!", *leaving])
    assert recordfile.read(file).actions == table.game.record.actions
    assert "aedilis play --resume" in shown


def test_an_interrupt_leaves_cleanly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "g.aedilis"
    console = Terminal([])
    table = new_table(console, file)

    def interrupted(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(console, "input", interrupted)
    Session(console, table, confirm=True).run()
    assert file.exists()
    assert "aedilis play --resume" in console.text()


@pytest.mark.parametrize(
    ("game", "players", "before", "after"),
    [
        ("capitol", "2", ["1!", "1", ""], ["p!", "none", "", "all", ""]),
        ("corduba", "3", ["1!", "1!"], ["pass!"]),
    ],
)
def test_a_resumed_game_goes_on_as_if_it_had_never_been_left(
    run: Run, tmp_path: Path, game: str, players: str, before: list[str], after: list[str]
) -> None:
    args = ["play", game, "-n", players, "--bots", "random", "--seed", "s"]
    whole, parts = tmp_path / "whole.aedilis", tmp_path / "parts.aedilis"
    run(*args, "--save", whole, lines=[*before, *after])
    run(*args, "--save", parts, lines=before)
    assert run("play", "--resume", parts, lines=after).exit_code == 0
    assert parts.read_text() == whole.read_text()


def test_another_seat_can_be_taken_in_a_saved_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "g.aedilis"
    run("play", "-n", "2", "--bots", "tiro", "--seed", "s", "--save", file, lines=["p!"])
    result = run("play", "--resume", file, "--seat", "1", "--bots", "tiro")
    assert "Livia (you)" in result.output


def test_a_game_without_a_file_name_is_kept_in_the_data_folder(run: Run, tmp_path: Path) -> None:
    run("play", "--bots", "tiro", lines=["p!"])
    (kept,) = (tmp_path / "data" / "aedilis" / "games").glob("*.aedilis")
    Game.from_record(recordfile.read(kept))


def test_save_moves_the_game_to_another_file_but_never_over_one(tmp_path: Path) -> None:
    taken, other = tmp_path / "taken", tmp_path / "other"
    taken.write_text("precious")
    table, shown = play(tmp_path / "g", [f"save {taken}", f"save {other}", "pass!"])
    assert taken.read_text() == "precious"
    assert "exists already" in shown
    assert recordfile.read(other).actions == table.game.record.actions


def test_an_existing_file_is_not_overwritten_by_a_new_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("precious")
    result = run("play", "--save", file)
    assert result.exit_code == 1
    assert result.stderr.startswith("file-exists: ")
    assert file.read_text() == "precious"


def test_a_file_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("a file where a folder should be")
    good = tmp_path / "good"
    table, shown = play(tmp_path / "blocked" / "g", ["pass!", "quit", f"save {good}", "quit"])
    assert "cannot-write" in shown
    assert 'Try "save FILE"' in shown
    assert recordfile.read(good).actions == table.game.record.actions


def test_a_failed_write_leaves_the_old_file_and_no_rubbish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "g"
    game = Game.new("capitol", players=2, seed="s")
    recordfile.write(file, game.record)
    old = file.read_text()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    game.play(game.legal()[0])
    with pytest.raises(recordfile.FileError):
        recordfile.write(file, game.record)
    assert file.read_text() == old
    assert list(tmp_path.iterdir()) == [file]


def test_seats_are_written_and_read_back() -> None:
    for seats in (
        seating.new_seats(4, 2, ["tiro", "aedile", "praetor:500"], hot_seat=False),
        seating.new_seats(3, 0, ["tiro"], hot_seat=True),
    ):
        assert seating.from_header([sitter.written() for sitter in seats], len(seats)) == seats


@pytest.mark.parametrize(
    "names", [["Ada", "Bruno", "Cato", "Flavia"], ["1", "2", "3", "4"], ["Max", "Mia", "Mo", "M"], ["", " ", "W", "X"]]
)
def test_every_seat_has_its_own_letter_that_no_card_has(names: list[str]) -> None:
    letters = seating.letters(names)
    assert len(set(letters)) == len(names)
    assert not set(letters) & set("ABCFR")
