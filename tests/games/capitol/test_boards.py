"""Boards: what the two of the package promise, and what a board of one's own must hold."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.errors import BoardError
from aedilis.core.game import Game
from aedilis.games.capitol.engine.board_file import BUILT_IN, board_of, built_in, describe, is_roomy, parse_board
from aedilis.games.capitol.engine.rules import RULES
from tests.games.capitol.facts import CRAMPED

pytestmark = pytest.mark.once

NAMES = [
    "capitoline",
    "campus_martius",
    "tiber_island",
    "quirinal",
    "viminal",
    "esquiline",
    "palatine",
    "caelian",
    "aventine",
]


def description(**changes: Any) -> dict[str, Any]:
    """Return a good board of one's own with changes."""
    prefecture = [
        {"name": f"p{i}", "colour": "ABC"[i % 3], "squares": 4 + i, "printed_fountains": i % 2} for i in range(9)
    ]
    return {"name": "OWN", "prefecture": prefecture, "reconstructed": False} | changes


def with_prefecture(index: int, **changes: Any) -> dict[str, Any]:
    """Return a good board with one prefecture changed."""
    board = description()
    board["prefecture"][index] |= changes
    return board


def refused(document: dict[str, Any]) -> BoardError:
    with pytest.raises(BoardError) as refusal:
        board_of(document)
    return refusal.value


@pytest.mark.parametrize("name", sorted(BUILT_IN))
def test_boards_of_the_package_keep_the_invariants(name: str) -> None:
    board = built_in(name)
    assert board.name == name
    assert board.reconstructed
    assert board.names == NAMES
    assert list(board.colour) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert list(board.of_colour) == list(range(9))
    assert list(board.printed_fountains) == [2, 0, 0, 1, 0, 0, 1, 0, 0]
    assert all(5 <= squares <= 7 for squares in board.squares)
    assert all(is_roomy(board, players) for players in (2, 3, 4))


def test_the_default_board_has_seven_squares_everywhere() -> None:
    board = built_in("RECON_7")
    assert list(board.squares) == [7] * 9
    assert board.open_sites() == 59
    open_sites = [squares - printed for squares, printed in zip(board.squares, board.printed_fountains)]
    assert open_sites == [5, 7, 7, 6, 7, 7, 6, 7, 7]
    assert RULES.options(None)["board"] == "RECON_7"


def test_the_crowded_board_has_five_six_and_seven_open_sites_in_each_colour() -> None:
    board = built_in("RECON_567")
    open_sites = [squares - printed for squares, printed in zip(board.squares, board.printed_fountains)]
    assert board.open_sites() == 54
    assert [sorted(open_sites[i : i + 3]) for i in (0, 3, 6)] == [[5, 6, 7]] * 3


def test_an_unknown_board_is_refused() -> None:
    with pytest.raises(BoardError) as refusal:
        built_in("ATLANTIS")
    assert refusal.value.code == "unknown-board"


def test_a_board_of_ones_own_is_kept_as_given() -> None:
    board = board_of(description())
    assert (board.name, board.reconstructed) == ("OWN", False)
    assert list(board.colour) == [0, 1, 2] * 3
    assert list(board.of_colour) == [0, 3, 6, 1, 4, 7, 2, 5, 8]
    assert list(board.squares) == [4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert msgspec.to_builtins(describe(board)) == description() | {"prefecture": tuple(description()["prefecture"])}
    assert board_of(msgspec.to_builtins(describe(board))) == board


def test_what_may_be_left_out() -> None:
    board = description()
    del board["reconstructed"]
    for prefecture in board["prefecture"]:
        del prefecture["printed_fountains"]
    assert board_of(board).reconstructed
    assert sum(board_of(board).printed_fountains) == 0


@pytest.mark.parametrize("count", [0, 8, 10])
def test_nine_prefectures(count: int) -> None:
    prefectures = (description()["prefecture"] * 2)[:count]
    assert "9 prefectures" in refused(description(prefecture=prefectures)).message


def test_names_differ() -> None:
    assert "same name" in refused(with_prefecture(4, name="p3")).message


@pytest.mark.parametrize("colour", ["B", "D", "a", "", "AB"])
def test_three_of_each_colour(colour: str) -> None:
    error = refused(with_prefecture(0, colour=colour))
    assert "colour A has 2" in error.message
    assert error.details["colour"] == "A"


@pytest.mark.parametrize("squares", [0, -1, 16, 10**30])
def test_one_to_fifteen_squares(squares: int) -> None:
    error = refused(with_prefecture(2, squares=squares))
    assert "squares" in error.message
    assert error.details["prefecture"] == "p2"


@pytest.mark.parametrize("printed", [-1, 7, 10**30])
def test_printed_fountains_fit_on_the_squares(printed: int) -> None:
    error = refused(with_prefecture(2, squares=6, printed_fountains=printed))
    assert "printed fountains" in error.message
    assert error.details["prefecture"] == "p2"


@pytest.mark.parametrize("name", ["name", "prefecture"])
def test_a_missing_field_is_named(name: str) -> None:
    board = description()
    del board[name]
    assert name in refused(board).message


@pytest.mark.parametrize("name", ["name", "colour", "squares"])
def test_a_missing_field_of_a_prefecture_is_named(name: str) -> None:
    board = description()
    del board["prefecture"][5][name]
    assert name in refused(board).message


@pytest.mark.parametrize(
    "board",
    [
        description(name=7),
        description(reconstructed="yes"),
        description(prefecture="nine"),
        description(sea=True),
        with_prefecture(0, squares="7"),
        with_prefecture(0, squares=6.5),
        with_prefecture(0, name=None),
        with_prefecture(0, monuments=2),
    ],
)
def test_a_field_of_the_wrong_kind_is_refused(board: dict[str, Any]) -> None:
    assert refused(board).code == "bad-board"


@pytest.mark.parametrize("text", ["", "name =", "name = 'x'", "[[prefecture]]", "\0", "name = 'x'\nname = 'y'"])
def test_a_file_that_is_no_board_is_refused(text: str) -> None:
    with pytest.raises(BoardError) as refusal:
        parse_board(text)
    assert refusal.value.code == "bad-board"


@given(st.text(max_size=100))
def test_any_text_is_refused_with_a_board_error(text: str) -> None:
    with pytest.raises(BoardError):
        parse_board(text)


@pytest.mark.parametrize(("players", "roomy"), [(2, True), (3, True), (4, False)])
def test_R2_13_a_tight_board_is_worth_a_warning(players: int, roomy: bool) -> None:
    board = board_of(
        description(prefecture=[{"name": f"p{i}", "colour": "ABC"[i % 3], "squares": 5 - (i > 1)} for i in range(9)])
    )
    assert board.open_sites() == 38 == 10 * 3 + 8
    assert is_roomy(board, players) == roomy


def test_boards_are_equal_when_nothing_printed_differs() -> None:
    assert board_of(description()) == board_of(description())
    assert hash(board_of(description())) == hash(board_of(description()))
    for other in (
        board_of(description(name="OTHER")),
        board_of(with_prefecture(0, name="x")),
        board_of(with_prefecture(0, squares=5)),
        board_of(with_prefecture(0, printed_fountains=1)),
    ):
        assert other != board_of(description())


def test_a_game_on_ones_own_board_is_recorded_with_it() -> None:
    game = Game.new("capitol", players=2, options={"board": CRAMPED}, seed="own board")
    again = Game.from_record(game.record)
    assert again.state == game.state
    assert game.record.header.options["board"] == CRAMPED
