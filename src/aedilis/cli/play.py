"""`aedilis play`: a game at this terminal, new or resumed."""

from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from aedilis.core import catalogue
from aedilis.core.errors import OptionError
from aedilis.core.game import Game, check_players
from aedilis.terminal import output, recordfile, seating
from aedilis.terminal.plain import terminal_of
from aedilis.terminal.recordfile import FileError
from aedilis.terminal.say import t
from aedilis.terminal.seating import Sitter

LONGEST_NUMBER = 18  # digits; what is longer is a word, and no option takes it

GAMES = catalogue.names()


def play(
    game: Annotated[
        str, typer.Argument(help=t("help-play-game", games=", ".join(catalogue.names())))
    ] = catalogue.names()[0],
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
    console = output.console()
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
        rules = catalogue.rules(game)
        check_players(rules, players)
        usual = seating.usual_level(rules.name)
        sitters = seating.new_seats(players, seat or 0, levels, hot_seat=hot_seat, usual=usual)
        options = chosen_options(game, preset, board, content, given)
        running = Game.new(
            game, players=players, options=options, seed=seed, seats=[sitter.written() for sitter in sitters]
        )
        path = save or recordfile.new_path(game)
    if path != resume and path.exists():
        raise FileError("file-exists", t("file-exists", file=str(path)), file=str(path))
    terminal_of(running.rules.name).begin(console, running, sitters, path, confirm=confirm).run()


def seed_of(day: date) -> str:
    """Return the seed of a day: whoever plays with the same options on that day (UTC) plays the same game."""
    return f"daily {day.isoformat()}"


def resumed_seats(game: Game, seat: int | None, levels: list[str]) -> list[Sitter]:
    """Return who goes on with a saved game: who sat there, or one person at the named seat and bots elsewhere."""
    count = game.header.players
    sitters = seating.from_header(game.header.seats, count)
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
        is_number = value.isdecimal() and len(value) <= LONGEST_NUMBER
        options[name.strip()] = int(value) if is_number else value.strip()
    for name, file in (("board", board), ("content", content)):
        if file is not None:
            options[name] = option_from(game, name, str(file))
    return options


def option_from(game: str, option: str, text: str) -> Any:
    """Return an option that may be a file; raise FileError for a bad one, OptionError for one of another game."""
    if option not in catalogue.find(game).file_options:
        owners = [game.name for game in catalogue.working() if option in game.file_options]
        raise OptionError("bad-option", t("option-of-another-game", option=option, game=owners[0]), option=option)
    try:
        if option == "content" and not Path(text).is_dir():
            raise FileError("cannot-read", t("no-folder", folder=text), file=text)
        return catalogue.find(game).option_from(option, text)
    except (OSError, UnicodeDecodeError) as error:
        raise FileError("cannot-read", f"{text}: {getattr(error, 'strerror', None) or error}", file=text) from error
