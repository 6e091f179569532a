"""Looking back: replay and verify."""

import re
from pathlib import Path

import pytest

from aedilis.core import catalogue, record
from aedilis.core.game import Game
from aedilis.terminal import recordfile
from tests.cli.conftest import Run


def test_a_good_record_holds(run: Run, finished: Path) -> None:
    result = run("verify", finished)
    assert result.exit_code == 0
    assert "The record holds." in result.output


def test_an_unfinished_record_holds_and_says_so(run: Run, tmp_path: Path) -> None:
    game = Game.new("capitol", players=2, seed="s")
    game.play(game.legal()[0])
    recordfile.write(tmp_path / "g", game.record)
    result = run("verify", tmp_path / "g")
    assert result.exit_code == 0
    assert "not over yet" in result.output


def test_the_json_form_holds_too(run: Run, finished: Path, tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    file.write_bytes(record.to_json(recordfile.read(finished)))
    assert run("verify", file).exit_code == 0


def changed(text: str, how: str) -> str:
    """Return the text of a record with something wrong in it."""
    lines = text.splitlines()
    match how:
        case "end":
            return "\n".join(lines[:-1]) + "\n"
        case "middle":
            return "\n".join([*lines[:20], lines[-1]]) + "\n"
        case "word":
            return "\n".join([*lines[:14], lines[14][:3]]) + "\n"
        case "header":
            return "\n".join(lines[:3]) + "\n"
        case "seed":
            return re.sub(r'seed: "finished"', 'seed: "another"', text)
        case "score":
            return re.sub(r"actions, \d+ ", "actions, 99 ", text)
        case "move":
            return re.sub(r"(\d) pass\n", r"\1 stop\n", text, count=1)
        case "text":
            return "not a record"
        case "version":
            return text.replace("rules: 1\n", "rules: 99\n")
        case "sealed":
            return re.sub(r"seed: .*\n", "", text)
        case "game":
            return text.replace("game: capitol", "game: tarock")
    raise AssertionError(how)


@pytest.mark.parametrize(
    ("how", "code", "exit_code"),
    [
        ("end", "record-truncated", 1),
        ("middle", "record-truncated", 1),
        ("word", "record-corrupt", 1),
        ("header", "record-truncated", 1),
        ("seed", "record-tampered", 1),
        ("score", "record-tampered", 1),
        ("move", "record-tampered", 1),
        ("text", "record-corrupt", 1),
        ("version", "record-version", 2),
        ("sealed", "record-sealed", 2),
        ("game", "unknown-game", 2),
    ],
)
def test_verify_says_what_is_wrong(run: Run, finished: Path, how: str, code: str, exit_code: int) -> None:
    text = finished.read_text()
    wrong = changed(text, how)
    assert wrong != text
    finished.write_text(wrong)
    result = run("verify", finished)
    assert result.output.startswith(code)
    assert result.output.count("\n") == 1
    assert result.exit_code == exit_code


def test_verify_of_what_is_no_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    assert run("verify", tmp_path / "noise").exit_code == 1
    assert run("verify", tmp_path / "nothing").exit_code == 2
    assert run("verify", tmp_path).exit_code == 2


def test_replay_tells_every_move_and_opens_all_hands_at_the_end(run: Run, finished: Path) -> None:
    actions = recordfile.read(finished).actions
    result = run("replay", finished)
    assert result.exit_code == 0
    for number, action in enumerate(actions, start=1):
        assert f"{number:4d}  {action}\n" in result.output
    assert "Scoring of round 4" in result.output


def test_replay_from_a_seat_keeps_the_bids_of_others_sealed(run: Run, finished: Path) -> None:
    result = run("replay", finished, "--seat", "0")
    assert "1 bid (sealed)" in result.output
    assert re.search(r"^ *\d+  0 bid [^(]", result.output, re.MULTILINE)
    assert not re.search(r"^ *\d+  1 bid [^(]", result.output, re.MULTILINE)


def test_replay_of_a_running_game_opens_no_hand(run: Run, tmp_path: Path) -> None:
    game = Game.new("capitol", players=2, seed="s")
    game.play(game.legal()[0])
    recordfile.write(tmp_path / "g", game.record)
    assert "sum" not in run("replay", tmp_path / "g").output
    assert "Hand " in run("replay", tmp_path / "g", "--seat", "1").output


def test_replay_tells_what_decided_a_game(
    run: Run, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(catalogue.find("capitol")), "judging", 2)
    result = run("replay", finished, "--moments")
    assert result.exit_code == 0
    assert 1 <= len(re.findall(r"^Move \d+, .*: .*\. Chances by seat ", result.output, re.MULTILINE)) <= 3
    recordfile.write(tmp_path / "g", Game.new("capitol", players=2, seed="s").record)
    assert "only a game that is over" in run("replay", tmp_path / "g", "--moments").output


def test_replay_step_by_step(run: Run, finished: Path) -> None:
    result = run("replay", finished, "--step", lines=["", "", "b", "20", "nonsense", "99999", "b", "q"])
    assert result.exit_code == 0
    assert "Move 20 of" in result.output
    assert run("replay", finished, "--step", lines=[""]).exit_code == 0  # the input ends in the middle


def test_replay_refuses_a_seat_that_is_not_there(run: Run, finished: Path) -> None:
    result = run("replay", finished, "--seat", "2")
    assert result.exit_code == 1
    assert result.stderr.startswith("bad-seat: ")
