"""Options as words: names and values as they stand in records, JSON and commands (docs/rules/capitol.md, Options)."""

from collections.abc import Mapping
from typing import Any

import msgspec

from aedilis.core.errors import BoardError, OptionError
from aedilis.core.fields import Options
from aedilis.core.given import said
from aedilis.core.options import chosen_options
from aedilis.games.capitol.engine.board import Board
from aedilis.games.capitol.engine.board_file import BUILT_IN, board_of, built_in
from aedilis.games.capitol.engine.fields import SEATS
from aedilis.games.capitol.engine.options import START_SEAT

CHOICES: dict[str, tuple[str, ...]] = {
    "auction_tie": ("low_score_else_remove", "high_card_then_order"),
    "no_bid": ("remove", "low_score_free"),
    "draw": ("six_new", "refill_to_six"),
    "floor": ("free", "tallest_only"),
    "partial_top_tie": ("nothing", "second", "first"),
    "bonus_draw": ("optional", "forced"),
    "start_player": ("random", "chosen"),
    "final_tie": ("shared", "most_blocks_on_board"),
    "memory_aid": ("log_only", "off", "full_tracker"),  # display only, never part of state or view (R0.10)
    "palette": ("pastel", "classic", "colourblind"),  # display only
}
ORDER = (*list(CHOICES)[:START_SEAT], "start_seat", "final_tie")  # in the order of options.py
DEFAULTS: dict[str, Any] = {name: values[0] for name, values in CHOICES.items()} | {
    "start_seat": 0,
    "board": "RECON_7",
}
PRESETS: dict[str, dict[str, Any]] = {
    "SCHMIDT_2001": DEFAULTS,
    "DESIGNER_TEXT": DEFAULTS | {"auction_tie": "high_card_then_order"},
}


def full_options(given: Mapping[str, Any] | str | None) -> dict[str, Any]:
    """Return all options for a preset name or a partial mapping, which may name a preset; else OptionError."""
    result = chosen_options("Capitol", CHOICES, PRESETS, given)
    seat = result["start_seat"]
    if type(seat) is not int or not 0 <= seat < SEATS:
        raise OptionError("bad-option", f"start_seat is a seat from 0 to 3, not {said(seat)}", option="start_seat")
    board_option(result)
    return result


def board_option(options: Mapping[str, Any]) -> Board:
    """Return the board that the options name or describe."""
    board = options["board"]
    try:
        if isinstance(board, str):
            return built_in(board)
        return board_of(msgspec.to_builtins(board))
    except (BoardError, TypeError, ValueError, RecursionError, OverflowError) as error:  # msgspec's are among them
        known = ", ".join(BUILT_IN)
        wrong = error.message if isinstance(error, BoardError) else f"this is not a board: {error}"
        raise OptionError("bad-board", f"{wrong} (boards of the package: {known})", option="board") from error


def packed_options(options: Mapping[str, Any]) -> Options:
    """Return the options as the engine keeps them."""
    return Options([CHOICES[name].index(options[name]) if name in CHOICES else options[name] for name in ORDER])


def option_words(options: Options) -> dict[str, Any]:
    """Return the rule options of a state in words, the seat last."""
    words = {name: CHOICES[name][options.of(i)] for i, name in enumerate(ORDER) if name in CHOICES}
    return {**words, "start_seat": options.of(START_SEAT)}
