"""`aedilis play`: a game at this terminal, new or resumed."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from aedilis.cli import recordfile, seating, terminal
from aedilis.cli.recordfile import FileError
from aedilis.cli.say import t
from aedilis.cli.seating import Sitter
from aedilis.core.errors import OptionError
from aedilis.core.game import Game


def play(
    game: Annotated[str, typer.Argument(help=t("help-play-game"))] = "capitol",
    players: Annotated[int, typer.Option("--players", "-n", help=t("help-play-players"))] = 4,
    seat: Annotated[int | None, typer.Option(help=t("help-play-seat"))] = None,
    bots: Annotated[str, typer.Option(help=t("help-play-bots"))] = "",
    seed: Annotated[str | None, typer.Option(help=t("help-play-seed"))] = None,
    preset: Annotated[str | None, typer.Option(help=t("help-play-preset"))] = None,
    board: Annotated[str | None, typer.Option(help=t("help-play-board"))] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help=t("help-play-option"))] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help=t("help-play-hot-seat"))] = False,
    save: Annotated[Path | None, typer.Option(help=t("help-play-save"))] = None,
    resume: Annotated[Path | None, typer.Option(help=t("help-play-resume"))] = None,
    confirm: Annotated[bool, typer.Option("--confirm/--no-confirm", help=t("help-play-confirm"))] = True,
) -> None:
    """Play a game against bots, or with others at one keyboard."""
    from aedilis.cli.capitol.session import Session
    from aedilis.cli.capitol.table import Table

    console = terminal.console()
    levels = [level.strip() for level in bots.split(",") if level.strip()]
    if resume is not None:
        running = Game.from_record(recordfile.read(resume))
        sitters = resumed_seats(running, seat, levels)
        path = save or resume
    else:
        sitters = seating.new_seats(players, seat or 0, levels, hot_seat=hot_seat)
        options = chosen_options(preset, board, option or [])
        running = Game.new(
            game, players=players, options=options, seed=seed, seats=[sitter.written() for sitter in sitters]
        )
        path = save or recordfile.new_path(game)
    if path != resume and path.exists():
        raise FileError("file-exists", t("file-exists", file=str(path)), file=str(path))
    table = Table(console, running, sitters, path)
    warn_of_board(console, running)
    Session(console, table, confirm=confirm).run()


def resumed_seats(game: Game, seat: int | None, levels: list[str]) -> list[Sitter]:
    """Return who goes on with a saved game: who sat there, or one person at the named seat and bots elsewhere."""
    count = game.record.header.players
    sitters = seating.from_header(game.record.header.seats, count)
    if seat is None and not levels:
        if all(sitter.level is not None for sitter in sitters):
            raise OptionError("no-person", t("no-person"))
        return sitters
    person = seat if seat is not None else next((i for i, sitter in enumerate(sitters) if sitter.level is None), 0)
    new = seating.new_seats(count, person, levels, hot_seat=False)
    return [Sitter(old.name, sitter.level) for old, sitter in zip(sitters, new)]


def chosen_options(preset: str | None, board: str | None, given: list[str]) -> dict[str, Any]:
    """Return the options of the command line; a board is a file if one of that name exists, else a board's name."""
    from aedilis.games.capitol.boardfile import describe, parse_board

    options: dict[str, Any] = {} if preset is None else {"preset": preset}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError("bad-option", t("option-usage", option=text), option=text)
        options[name.strip()] = int(value) if value.isdecimal() else value.strip()
    if board is not None:
        file = Path(board)
        if file.suffix.lower() == ".toml" or file.is_file():
            try:
                described = describe(parse_board(file.read_text(encoding="utf-8")))
            except (OSError, UnicodeDecodeError) as error:
                raise FileError("cannot-read", f"{file}: {error}", file=board) from error
            options["board"] = to_plain(described)
        else:
            options["board"] = board
    return options


def to_plain(value: object) -> Any:
    """Return a description as plain lists and mappings, the form in which a record's header keeps it."""
    import msgspec

    return msgspec.to_builtins(value)


def warn_of_board(console: Console, game: Game) -> None:
    """Say so when the board may be too small for every house and fountain (R2.13)."""
    from aedilis.games.capitol.boardfile import is_roomy
    from aedilis.games.capitol.optionfile import board_option

    if not is_roomy(board_option(game.record.header.options), game.record.header.players):
        console.print(t("board-tight"), markup=False)
