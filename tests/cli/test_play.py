"""Playing at the terminal, from whole games to single mistakes."""

import itertools
from pathlib import Path

import pytest

from aedilis.core.game import Game
from aedilis.games.capitol.engine.forms.actions import DrawCard
from aedilis.games.capitol.terminal import menu
from aedilis.games.capitol.terminal.session import Session
from aedilis.games.capitol.terminal.table import CapitolTable
from aedilis.terminal import recordfile
from tests.cli.conftest import Run
from tests.cli.player import Terminal, new_table, play, willing


@pytest.mark.parametrize(("terminal", "size"), [(False, (80, 24)), (True, (120, 40)), (True, (40, 10))])
def test_a_whole_game_goes_through_to_the_end(tmp_path: Path, terminal: bool, size: tuple[int, int]) -> None:
    console = Terminal([], width=size[0], height=size[1], terminal=terminal)
    console.lines = willing(itertools.count(), console.questions)
    table = new_table(console, tmp_path / "game.aedilis")
    Session(console, table, confirm=True).run()
    assert table.game.is_over()
    saved = Game.from_record(recordfile.read(tmp_path / "game.aedilis"))
    assert saved.record.result == table.game.record.result
    shown = console.text()
    assert "Scoring of round 4" in shown
    assert "The game is over" in shown
    assert "aedilis verify" in shown


def test_a_whole_game_from_the_command_line(run: Run, tmp_path: Path) -> None:
    # The same three answers for ever: a pass, no bid, and the first pile or place; the others answer themselves.
    lines = list(itertools.islice(itertools.cycle(["p!", "none", "", "1!"]), 2000))
    file = tmp_path / "g.aedilis"
    result = run("play", "capitol", "-n", "3", "--bots", "tiro", "--seed", "s", "--save", file, lines=lines)
    assert result.exit_code == 0
    assert "The game is over" in result.output
    assert run("verify", file).exit_code == 0


def test_a_card_is_chosen_first_and_then_its_use(tmp_path: Path) -> None:
    card = first_card(tmp_path, "F")
    table, shown = play(tmp_path / "g", [card, "1", ""])
    assert f"{card}, a floor card" in shown
    assert "two new houses of 1" in shown
    assert f"0 floor {card} 0+0" in table.game.record.actions


def test_a_final_move_is_asked_about_and_back_changes_nothing(tmp_path: Path) -> None:
    card = first_card(tmp_path, "F")
    before = play(tmp_path / "h", [])[0].game.moves
    assert play(tmp_path / "g", [card, "1", "b"])[0].game.moves == before
    assert play(tmp_path / "g2", [card, "1", "what?", "b"])[0].game.moves == before


@pytest.mark.parametrize(("lines", "confirm"), [(["pass!"], True), (["pass"], False), (["0 pass!"], True)])
def test_confirming_can_be_left_out(tmp_path: Path, lines: list[str], confirm: bool) -> None:
    table, _ = play(tmp_path / "g", lines, confirm=confirm)
    assert "0 pass" in table.game.record.actions


def test_a_refused_move_names_its_clause(tmp_path: Path) -> None:
    _, shown = play(tmp_path / "g", ["draw roof", "roof R7 9 round"])
    assert "(R4.4)" in shown
    assert "This is not the time to draw cards." in shown


def test_a_bid_shows_its_sum_before_it_is_sealed(tmp_path: Path) -> None:
    lines = ["pass!", "", "", "none", "", "-A1", "zzz", "all", "none", ""]
    table, shown = play(tmp_path / "g", lines)
    assert "Your bid: no bid." in shown
    assert any(line.startswith("0 bid -") for line in table.game.record.actions)


def test_undo_takes_back_what_showed_nobody_anything(tmp_path: Path) -> None:
    """A card that everybody knew is drawn without a question and can be put back; then the question comes again."""
    console = Terminal([])
    table = new_table(console, tmp_path / "g")
    number = drawing_a_known_card(table)
    before = table.game.actions
    console.lines = iter([str(number), "undo"])
    Session(console, table, confirm=True).run()
    assert table.game.actions == before
    assert "Taken back." in console.text()
    assert not any(question.startswith("Enter to do it") for question in console.questions)
    questions = [question for question in console.questions if "which pile" in question]
    assert questions[0] == questions[-1] != questions[1]


def drawing_a_known_card(table: CapitolTable) -> int:
    """Play on until seat 0 may draw a card that tells nobody anything, with more to draw; return its number."""
    game = table.game
    while not game.is_over():
        if game.actor() == 0 and table.data(0).phase == "draw":
            for number, option in enumerate(menu.options(table.view(0)), start=1):
                if isinstance(option.action, DrawCard) and not table.is_final(0, option.packed):
                    return number
        legal = game.legal().codes
        game.play(legal[5 * game.moves % len(legal)])
    raise AssertionError("no such moment in this game")


def test_undo_never_passes_what_was_revealed(tmp_path: Path) -> None:
    table, shown = play(tmp_path / "g", ["pass!", "undo"])
    assert "Nothing can be taken back" in shown
    assert "0 pass" in table.game.record.actions


def test_why_not_names_the_clause_and_says_it_in_words(tmp_path: Path) -> None:
    card = first_card(tmp_path, "A")
    _, shown = play(tmp_path / "g", [f"why permit {card} 2 round p0", f"why {card} two blocks on the capitoline"])
    assert shown.count("R1.19c  The first house in a prefecture is one block high") == 2
    _, shown = play(tmp_path / "h", [f"why {card} quirinal", "why draw floor", "why bid", "why fountain capitoline"])
    for clause in ("R1.19 ", "R4.4 ", "R2.2 ", "R2.11 "):
        assert clause in shown


def test_why_tells_when_a_move_is_possible(tmp_path: Path) -> None:
    card = first_card(tmp_path, "A")
    assert "This is possible: permit" in play(tmp_path / "g", [f"why {card} capitoline"])[1]
    assert "This is possible: pass" in play(tmp_path / "g", ["why pass"])[1]


def test_rules_prints_clauses_and_finds_words(tmp_path: Path) -> None:
    _, shown = play(tmp_path / "g", ["rules r1.19c", "rules lowest score", "rules R77"])
    assert "first house in a prefecture is one block high" in shown
    assert "R2.8" in shown
    assert "no-clause" in shown


def test_the_tracker_shows_only_when_the_table_plays_with_it(tmp_path: Path) -> None:
    assert "full_tracker" in play(tmp_path / "g", ["cards"])[1]
    console = Terminal(["cards"])
    table = new_table(console, tmp_path / "h", memory_aid="full_tracker")
    Session(console, table, confirm=True).run()
    assert "surely holds" in console.text()


def test_hot_seat_hides_the_hand_until_the_next_person_sits_down(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "g.aedilis"
    result = run("play", "capitol", "-n", "2", "--hot-seat", "--seed", "s", "--save", file, lines=["", "p!", "", "p!"])
    assert "Marcus is next. Hand over the keyboard" in result.output
    assert "Livia is next. Hand over the keyboard" in result.output
    assert [line.split()[1] for line in recordfile.read(file).actions] == ["pass", "pass"]


def test_options_reach_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "g.aedilis"
    run(
        *("play", "capitol", "--preset", "DESIGNER_TEXT", "--board", "RECON_567", "-o", "draw=refill_to_six"),
        *("--players", "3", "--seat", "2", "--bots", "tiro,aedile", "--seed", "s", "--save", file),
        lines=["p!"],
    )
    header = recordfile.read(file).header
    assert header.options["auction_tie"] == "high_card_then_order"
    assert header.options["board"] == "RECON_567"
    assert header.options["draw"] == "refill_to_six"
    assert header.seats == ("Marcus (bot tiro)", "Livia (bot aedile)", "Titus")
    assert header.seed == "s"


def test_a_board_of_ones_own_can_be_played_saved_and_resumed(run: Run, tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    colours = "ABCABCABC"
    board.write_text(
        'name = "mine"\nreconstructed = false\n'
        + "".join(f'[[prefecture]]\nname = "hill {i}"\ncolour = "{c}"\nsquares = 2\n' for i, c in enumerate(colours))
    )
    file = tmp_path / "g.aedilis"
    result = run("play", "--board", board, "--seed", "s", "--save", file, lines=["p!"])
    assert "hill 3" in result.output
    assert "R2.13" in result.output
    assert run("play", "--resume", file).exit_code == 0


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["play", "tarock"], "unknown-game"),
        (["play", "-n", "7"], "bad-players"),
        (["play", "--seat", "4"], "bad-seat"),
        (["play", "--bots", "emperor"], "unknown-level"),
        (["play", "--bots", "tiro,tiro"], "bad-bots"),
        (["play", "--preset", "MINE"], "unknown-preset"),
        (["play", "--board", "nowhere.toml"], "cannot-read"),
        (["play", "--board", "NOWHERE"], "bad-board"),
        (["play", "-o", "draw"], "bad-option"),
        (["play", "-o", "draw=ten"], "bad-option"),
        (["play", "--resume", "nothing.aedilis"], "cannot-read"),
        (["replay", "nothing.aedilis"], "cannot-read"),
        (["bench", "tarock"], "unknown-game"),
    ],
)
def test_a_mistake_on_the_command_line_is_one_line_with_its_code(run: Run, args: list[str], code: str) -> None:
    result = run(*args)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{code}: ")
    assert result.stderr.count("\n") == 1


def first_card(folder: Path, group: str) -> str:
    """Return the first card of a group in the hand of seat 0 at the table of these tests."""
    table = new_table(Terminal([]), folder / "unused")
    return next(card for card in table.data(0).seats[0].hand or () if card.startswith(group))
