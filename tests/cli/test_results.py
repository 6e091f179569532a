"""The table of results: every finished game of one person, kept once, and never at the cost of older ones."""

import json
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from aedilis.core.game import Game
from aedilis.terminal import recordfile, results
from aedilis.terminal.results import ResultLine
from tests.cli.conftest import Run
from tests.games.corduba.golden_solo.wanted import GOLDENS


def result(**changes: object) -> ResultLine:
    """Return a victory over Caepio, but for what the changes say."""
    won = ResultLine(
        against="Caepio, aedil",
        outcome="won",
        score=9,
        best_other=7,
        variant="senators",
        ended=datetime(2026, 11, 15, tzinfo=UTC),
        game="corduba",
        seed="s",
        check="c",
    )
    return msgspec.structs.replace(won, **changes)


def finish(run: Run, record: Path) -> str:
    """Look at the end of a finished game, which counts as having played it, and return what is shown."""
    shown = run("play", "--resume", record, lines=[""] * 20)
    assert shown.exit_code == 0
    return shown.output


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        ("win_praetor", ("Caepio, praetor", "won", None)),
        ("loss_consul", ("Caepio, consul", "lost", None)),
        ("no_winner", ("Caepio, aedil", "even", None)),
        ("rebellion_aedil", ("Caepio, aedil", "rebellion", None)),
        ("win_monuments_consul", ("Caepio, consul", "won", 5)),
    ],
)
def test_a_solo_game_is_kept_as_it_ended(
    run: Run, tmp_path: Path, record: str, expected: tuple[str, str, int | None]
) -> None:
    copy = tmp_path / "g.aedilis"
    copy.write_text((GOLDENS.folder / f"{record}.txt").read_text())
    assert "aedilis results" in finish(run, copy)
    ((kept,), damaged) = results.read()
    assert (kept.against, kept.outcome, kept.monuments) == expected
    assert kept.outcome != "won" or kept.monuments or kept.score > kept.best_other
    assert damaged == []


def test_a_game_against_bots_is_kept_once(run: Run, finished: Path) -> None:
    game = Game.from_record(recordfile.read(finished))
    finish(run, finished)
    finish(run, finished)
    ((kept,), _) = results.read()
    assert kept.against == "aedile"
    assert [kept.score, kept.best_other] == game.state.scores()
    assert kept.outcome == ("won" if game.state.winners() == [0] else "lost")


def test_a_game_of_several_people_is_not_kept(run: Run, tmp_path: Path, finished: Path) -> None:
    two = tmp_path / "two.aedilis"
    two.write_text(finished.read_text().replace("Bruno (bot aedile)", "Bruno"))
    assert "aedilis results" not in finish(run, two)
    assert results.read() == ([], [])


def test_the_table_shows_the_newest_first_and_can_be_narrowed(run: Run) -> None:
    assert run("results").output == "No finished game yet.\n"
    results.keep(result(check="1"))
    results.keep(result(check="2", variant="monuments", monuments=4, outcome="lost", seed="daily 2026-11-16"))
    results.keep(result(check="3", game="capitol", against="tiro", variant="", seed="x" * 40))
    lines = [line.rstrip() for line in run("results").output.splitlines()]
    assert [line.split()[1] for line in lines[1:4]] == ["capitol", "corduba", "corduba"]
    assert lines[2].endswith("lost     4 monuments, 9 : 7")
    assert lines[3].endswith("won      9 : 7")
    assert lines[4] == "3 games, 2 won"
    assert "daily 2026-11-16" in lines[2]
    assert "x" * 15 + "…" in lines[1]
    assert run("results", "--daily").output.splitlines()[-1] == "1 game, 0 won"
    assert [one["check"] for one in json.loads(run("results", "corduba", "--json").output)] == ["2", "1"]


def test_lines_that_cannot_be_read_stay_and_are_named(run: Run) -> None:
    results.keep(result(check="1"))
    damage = b'{"ended": "yest\n\xff\xfe\n'
    results.file().write_bytes(results.file().read_bytes() + damage)
    old = results.file().read_bytes()
    results.keep(result(check="2", outcome="lost"))
    assert results.file().read_bytes().startswith(old)
    shown = run("results")
    assert shown.exit_code == 1
    assert shown.stdout.endswith("2 games, 1 won\n")
    assert shown.stderr.startswith("results-damaged: ")
    assert "lines 2, 3" in shown.stderr


def test_a_torn_last_line_does_not_swallow_the_next_result() -> None:
    results.keep(result(check="1"))
    whole = results.file().read_bytes()
    results.file().write_bytes(whole + whole[:20])
    results.keep(result(check="2"))
    found, damaged = results.read()
    assert [one.check for one in found] == ["1", "2"]
    assert damaged == [2]


def test_a_table_that_cannot_be_used_ends_no_game(run: Run, finished: Path) -> None:
    results.file().mkdir(parents=True)  # a folder where the file should be
    assert "The table of results stays without this game; its record is saved. cannot-read: " in " ".join(
        finish(run, finished).split()
    )
    shown = run("results")
    assert shown.exit_code == 1
    assert shown.stderr.startswith("cannot-read: ")


def test_a_failed_write_leaves_the_old_table(monkeypatch: pytest.MonkeyPatch) -> None:
    results.keep(result(check="1"))
    old = results.file().read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(recordfile.FileError):
        results.keep(result(check="2"))
    assert results.file().read_bytes() == old
    assert list(results.file().parent.iterdir()) == [results.file()]
