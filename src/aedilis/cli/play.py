"""`aedilis play`: a game at this terminal, new or resumed."""

from datetime import UTC, date, datetime
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from aedilis.cli import recordfile, seating, terminal
from aedilis.cli.recordfile import FileError
from aedilis.cli.say import t
from aedilis.cli.seating import Sitter
from aedilis.cli.session import Session
from aedilis.core import registry
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
    content: Annotated[Path | None, typer.Option(help=t("help-play-content"))] = None,
    solo: Annotated[str | None, typer.Option(help=t("help-play-solo"))] = None,
    daily: Annotated[bool, typer.Option("--daily", help=t("help-play-daily"))] = False,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help=t("help-play-hot-seat"))] = False,
    save: Annotated[Path | None, typer.Option(help=t("help-play-save"))] = None,
    resume: Annotated[Path | None, typer.Option(help=t("help-play-resume"))] = None,
    confirm: Annotated[bool, typer.Option("--confirm/--no-confirm", help=t("help-play-confirm"))] = True,
) -> None:
    """Play a game against bots, or with others at one keyboard."""
    console = terminal.console()
    levels = [level.strip() for level in bots.split(",") if level.strip()]
    if daily:
        if seed is not None:
            raise OptionError("bad-seed", t("daily-seed"))
        seed = seed_of(datetime.now(UTC).date())
    given = list(option or [])
    if solo is not None:
        players = 1
        given.append(f"difficulty={solo}")
    if resume is not None:
        running = Game.from_record(recordfile.read(resume))
        sitters = resumed_seats(running, seat, levels)
        path = save or resume
    else:
        usual = seating.usual_level(registry.rules(game).name)
        sitters = seating.new_seats(players, seat or 0, levels, hot_seat=hot_seat, usual=usual)
        options = chosen_options(game, preset, board, content, given)
        running = Game.new(
            game, players=players, options=options, seed=seed, seats=[sitter.written() for sitter in sitters]
        )
        path = save or recordfile.new_path(game)
    if path != resume and path.exists():
        raise FileError("file-exists", t("file-exists", file=str(path)), file=str(path))
    at_table: Session = import_module(f"aedilis.cli.{running.rules.name}.session").begin(
        console, running, sitters, path, confirm=confirm
    )
    if running.rules.name == "capitol":
        warn_of_board(console, running)
    at_table.run()


def seed_of(day: date) -> str:
    """Return the seed of a day: whoever plays with the same options on that day (UTC) plays the same game."""
    return f"daily {day.isoformat()}"


def resumed_seats(game: Game, seat: int | None, levels: list[str]) -> list[Sitter]:
    """Return who goes on with a saved game: who sat there, or one person at the named seat and bots elsewhere."""
    count = game.record.header.players
    sitters = seating.from_header(game.record.header.seats, count)
    if seat is None and not levels:
        if all(sitter.level is not None for sitter in sitters):
            raise OptionError("no-person", t("no-person"))
        return sitters
    person = seat if seat is not None else next((i for i, sitter in enumerate(sitters) if sitter.level is None), 0)
    usual = seating.usual_level(game.rules.name)
    new = seating.new_seats(count, person, levels, hot_seat=False, usual=usual)
    return [Sitter(old.name, sitter.level) for old, sitter in zip(sitters, new)]


def chosen_options(
    game: str, preset: str | None, board: str | None, content: Path | None, given: list[str]
) -> dict[str, Any]:
    """Return the options of the command line."""
    options: dict[str, Any] = {} if preset is None else {"preset": preset}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError("bad-option", t("option-usage", option=text), option=text)
        options[name.strip()] = int(value) if value.isdecimal() else value.strip()
    for name, owner, is_given in (("board", "capitol", board is not None), ("content", "corduba", content is not None)):
        if is_given and game != owner:
            raise OptionError("bad-option", t("option-of-another-game", option=name, game=owner), option=name)
    if board is not None:
        options["board"] = chosen_board(board)
    if content is not None:
        from aedilis.games.corduba.engine.pack.read import read_documents

        options["content"] = read_documents(content)
    return options


def chosen_board(board: str) -> Any:
    """Return a board as an option: a file if one of that name exists, else a board's name."""
    from aedilis.games.capitol.engine.board_file import describe, parse_board

    file = Path(board)
    if file.suffix.lower() != ".toml" and not file.is_file():
        return board
    try:
        return to_plain(describe(parse_board(file.read_text(encoding="utf-8"))))
    except (OSError, UnicodeDecodeError) as error:
        raise FileError("cannot-read", f"{file}: {error}", file=board) from error


def to_plain(value: object) -> Any:
    """Return a description as plain lists and mappings, the form in which a record's header keeps it."""
    import msgspec

    return msgspec.to_builtins(value)


def warn_of_board(console: Console, game: Game) -> None:
    """Say so when the board may be too small for every house and fountain (R2.13)."""
    from aedilis.games.capitol.engine.board_file import is_roomy
    from aedilis.games.capitol.engine.option_file import board_option

    if not is_roomy(board_option(game.record.header.options), game.record.header.players):
        console.print(t("board-tight"), markup=False)
