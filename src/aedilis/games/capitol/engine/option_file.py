"""Options as words: names and values as they stand in records, JSON and commands (docs/rules/capitol.md, Options)."""

from collections.abc import Mapping
from typing import Any

import msgspec

from aedilis.core.errors import BoardError, OptionError
from aedilis.games.capitol.engine.board import Board
from aedilis.games.capitol.engine.board_file import BUILT_IN, board_of, built_in
from aedilis.games.capitol.engine.options import Options

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
    if given is None:
        return dict(DEFAULTS)
    if isinstance(given, str):
        return dict(_preset(given))
    result = dict(_preset(given["preset"])) if "preset" in given else dict(DEFAULTS)
    for name, value in given.items():
        if name == "preset":
            continue
        if name not in result:
            raise OptionError("unknown-option", f"Capitol has no option {name!r}", option=name)
        if name in CHOICES and value not in CHOICES[name]:
            known = ", ".join(CHOICES[name])
            raise OptionError("bad-option", f"{name} is one of {known}, not {value!r}", option=name)
        if name == "start_seat" and (type(value) is not int or not 0 <= value < 4):
            raise OptionError("bad-option", f"start_seat is a seat from 0 to 3, not {value!r}", option=name)
        result[name] = value
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
    index = {name: CHOICES[name].index(options[name]) for name in CHOICES}
    return Options(
        auction_tie=index["auction_tie"],
        no_bid=index["no_bid"],
        draw=index["draw"],
        floor=index["floor"],
        partial_top_tie=index["partial_top_tie"],
        bonus_draw=index["bonus_draw"],
        start_player=index["start_player"],
        start_seat=options["start_seat"],
        final_tie=index["final_tie"],
    )


def option_words(options: Options) -> dict[str, Any]:
    """Return the rule options of a state in words."""
    words: dict[str, Any] = {}
    for name, values in CHOICES.items():
        if name not in ("memory_aid", "palette"):
            words[name] = values[getattr(options, name)]
    words["start_seat"] = options.start_seat
    return words


def _preset(name: object) -> dict[str, Any]:
    if not isinstance(name, str) or name not in PRESETS:
        raise OptionError(
            "unknown-preset", f"there is no preset {name!r}; known: {', '.join(PRESETS)}", preset=str(name)
        )
    return PRESETS[name]
