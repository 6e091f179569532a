"""`aedilis mcp`: a language model takes one seat, over the Model Context Protocol on standard input and output."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from aedilis.bots import levels
from aedilis.core import catalogue
from aedilis.core.errors import AedilisError, OptionError
from aedilis.core.game import Game, check_players
from aedilis.mcp.seats import LocalSeat, TableSeat
from aedilis.mcp.tools import make_server
from aedilis.server.remote import sitting_down
from aedilis.terminal import seating
from aedilis.terminal.recordfile import FileError
from aedilis.terminal.say import t


def mcp(
    game: Annotated[
        str, typer.Argument(help=t("help-play-game", games=", ".join(catalogue.names())))
    ] = catalogue.names()[0],
    table: Annotated[str | None, typer.Option(help=t("help-mcp-table"))] = None,
    name: Annotated[str, typer.Option(help=t("help-mcp-name"))] = "Model",
    players: Annotated[int, typer.Option("--players", "-n", help=t("help-play-players"))] = 2,
    seat: Annotated[int | None, typer.Option(min=0, max=7, help=t("help-play-seat"))] = None,
    bots: Annotated[str, typer.Option(help=t("help-play-bots"))] = "",
    seed: Annotated[str | None, typer.Option(help=t("help-play-seed"))] = None,
    preset: Annotated[str | None, typer.Option(help=t("help-play-preset"))] = None,
    save: Annotated[Path | None, typer.Option(help=t("help-mcp-save"))] = None,
) -> None:
    """Hold one seat for as long as the connection lasts."""
    if table is not None:
        asyncio.run(at_table(table, name, seat))
        return
    held = local_seat(game, players, seat or 0, bots, seed, preset, save, name)
    asyncio.run(make_server(held).run_stdio_async())


async def at_table(link: str, name: str, seat: int | None) -> None:
    """Sit down at a table of a server; when the connection ends, a bot of the server's plays on."""
    async with sitting_down(link, name=name, program="language model", seat=seat) as held:
        try:
            await make_server(TableSeat(held)).run_stdio_async()
        finally:
            with suppress(AedilisError):  # a game that is over needs no stand-in, and a server may be gone
                await held.leave()


def local_seat(
    game: str, players: int, seat: int, bots: str, seed: str | None, preset: str | None, save: Path | None, name: str
) -> LocalSeat:
    """Return a seat of a new game in this process, or of the one that a file holds."""
    if save is not None and save.exists():
        raise FileError("file-exists", t("file-exists", file=str(save)), file=str(save))
    rules = catalogue.rules(game)
    check_players(rules, players)
    wanted = [level.strip() for level in bots.split(",") if level.strip()]
    usual = seating.usual_level(rules.name)
    sitters = seating.new_seats(players, seat, wanted, hot_seat=False, usual=usual)
    names = [name if number == seat else sitter.name for number, sitter in enumerate(sitters)]
    if len(set(names)) < len(names):
        raise OptionError("bad-seats", f"somebody else is called {name!r}")
    playing = Game.new(game, players=players, options=preset, seed=seed, seats=names)
    made = {number: levels.make(one.level, game) for number, one in enumerate(sitters) if one.level is not None}
    return LocalSeat(playing, seat, made, names, save)
