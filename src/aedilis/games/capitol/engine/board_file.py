"""Board files: TOML that describes the nine prefectures, checked with clear errors."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from aedilis.core.errors import BoardError
from aedilis.games.capitol.engine.board import MOST_SQUARES, PER_COLOUR, PREFECTURES, Board

COLOUR_NAMES = "ABC"
BUILT_IN = {"RECON_7": "recon_7.toml", "RECON_567": "recon_567.toml"}


class PrefectureFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One prefecture as printed. Each has exactly one monument site besides."""

    name: str
    colour: str
    squares: int
    printed_fountains: int = 0


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole board; `reconstructed` is true unless the numbers were read off a printed copy."""

    name: str
    prefecture: tuple[PrefectureFile, ...]
    reconstructed: bool = True


@cache
def built_in(name: str) -> Board:
    """Return a board of the package; raise BoardError for any other name."""
    if name not in BUILT_IN:
        raise BoardError("unknown-board", f"there is no board {name!r}; known: {', '.join(BUILT_IN)}", board=name)
    return parse_board(files("aedilis.games.capitol").joinpath("boards", BUILT_IN[name]).read_text(encoding="utf-8"))


def parse_board(text: str) -> Board:
    """Return the board of a TOML text; raise BoardError with what is wrong."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoardError("bad-board", f"the board file is not TOML: {error}") from error
    return board_of(document)


def board_of(document: dict[str, Any]) -> Board:
    """Return the board of a parsed description; raise BoardError with what is wrong."""
    try:
        described = msgspec.convert(document, BoardFile)
    except msgspec.ValidationError as error:
        raise BoardError("bad-board", f"the board is not described fully: {error}") from error
    prefectures = described.prefecture
    if len(prefectures) != PREFECTURES:
        raise BoardError("bad-board", f"a board has {PREFECTURES} prefectures, this one {len(prefectures)}")
    if len({prefecture.name for prefecture in prefectures}) != PREFECTURES:
        raise BoardError("bad-board", "two prefectures have the same name")
    for colour in COLOUR_NAMES:
        count = sum(prefecture.colour == colour for prefecture in prefectures)
        if count != PER_COLOUR:
            raise BoardError("bad-board", f"colour {colour} has {count} prefectures, not {PER_COLOUR}", colour=colour)
    for prefecture in prefectures:
        if not 1 <= prefecture.squares <= MOST_SQUARES:
            raise BoardError(
                "bad-board",
                f"{prefecture.name} has {prefecture.squares} squares; 1 to {MOST_SQUARES} are possible",
                prefecture=prefecture.name,
            )
        if not 0 <= prefecture.printed_fountains <= prefecture.squares:
            raise BoardError(
                "bad-board",
                f"{prefecture.name} has more printed fountains than its {prefecture.squares} squares",
                prefecture=prefecture.name,
            )
    return Board(
        described.name,
        described.reconstructed,
        [prefecture.name for prefecture in prefectures],
        [COLOUR_NAMES.index(prefecture.colour) for prefecture in prefectures],
        [prefecture.squares for prefecture in prefectures],
        [prefecture.printed_fountains for prefecture in prefectures],
    )


def describe(board: Board) -> BoardFile:
    """Return the description of a board, the inverse of `board_of`."""
    return BoardFile(
        name=board.name,
        reconstructed=board.reconstructed,
        prefecture=tuple(
            PrefectureFile(name, COLOUR_NAMES[board.colour[i]], board.squares[i], board.printed_fountains[i])
            for i, name in enumerate(board.names)
        ),
    )


def is_roomy(board: Board, players: int) -> bool:
    """Tell whether every house and fountain surely finds a site; a tighter board is worth a warning (R2.13)."""
    return board.open_sites() >= 10 * players + 8
