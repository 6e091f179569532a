"""`aedilis bot`: a bot sits down at a table of any server, and everybody sees that it is one."""

import asyncio
import json
from contextlib import suppress
from functools import partial
from typing import Annotated

import typer

from aedilis.bots import levels
from aedilis.bots.bot import Bot
from aedilis.bots.desk import Desk
from aedilis.bots.guests import BotFault
from aedilis.core.errors import AedilisError
from aedilis.core.rng import seeded
from aedilis.processes import ended_by_signal, exit_code
from aedilis.server.remote import RemoteSeat, TableError, address_of, asked, sitting_down
from aedilis.terminal import output
from aedilis.terminal.say import t

LONGEST_NAME = 40


def bot(
    link: Annotated[str, typer.Argument(help=t("help-bot-link"))],
    level: Annotated[str, typer.Option("--bot", help=t("help-bot-bot"))],
    name: Annotated[str, typer.Option(help=t("help-bot-name"))] = "",
    seat: Annotated[int | None, typer.Option(min=0, max=7, help=t("help-bot-seat"))] = None,
    limit: Annotated[float, typer.Option(min=0.01, max=3600, help=t("help-bot-limit"))] = 10.0,
    seed: Annotated[str, typer.Option(help=t("help-bot-seed"))] = "aedilis",
    as_json: Annotated[bool, typer.Option("--json", help=t("help-json"))] = False,
) -> None:
    """Sit down, play to the end, and say how it ended; Ctrl-C leaves the seat to a bot of the server's."""
    try:
        with ended_by_signal():
            asyncio.run(attended(link, level, name, seat, limit, seed, as_json=as_json))
    except KeyboardInterrupt as interrupted:
        raise typer.Exit(exit_code(interrupted)) from None


async def attended(
    link: str, level: str, name: str, seat: int | None, limit: float, seed: str, *, as_json: bool
) -> None:
    """Play one game; whatever happens to the bot, its seat is left to others and not blocked."""
    made, program = await ready(link, level, limit)
    called = (name or program)[:LONGEST_NAME]
    async with sitting_down(link, name=called, program=level[:LONGEST_NAME], seat=seat) as held:
        tell("bot-sits", as_json, name=called, seat=held.seat, game=held.rules.name)
        try:
            await played(held, made, seed)
        except BaseException:
            with suppress(AedilisError):
                await held.leave()
                tell("bot-left", as_json, name=called)
            raise
        finally:
            if isinstance(made, Desk):
                made.close()
        scores = " ".join(map(str, held.player.table["scores"] or ()))
        tell("bot-over", as_json, scores=scores)


async def ready(link: str, level: str, limit: float) -> tuple[Bot, str]:
    """Return the bot for the game of the table, and its name, before anybody's seat is taken."""
    import httpx

    base, table = address_of(link)
    async with httpx.AsyncClient(base_url=base, timeout=60.0, trust_env=False) as client:
        game = (await asked(client, "GET", f"/api/tables/{table}"))["game"]
    made = levels.make(level, game)
    if isinstance(made, Desk):
        made.limit = limit
        made.open()
    return made, made.name


async def played(held: RemoteSeat, bot: Bot, seed: str) -> None:
    """Decide until the game is over; what was decided meanwhile in another way is looked at anew."""
    number = 0
    while await held.turn():
        seen = held.player.seq
        view, decision = await held.view()
        if decision is None or not view.must_act():
            await held.player.until(partial(is_later, held, seen))
            continue
        number += 1
        luck = seeded(f"{seed} {held.seat} {number}")
        action = await asyncio.to_thread(bot.choose, view, luck)
        if view.refusal(action):
            raise BotFault("bot-illegal", f"{bot.name} chose what is not legal")
        with suppress_stale():
            await held.act(held.rules.typed(action), decision)


def is_later(held: RemoteSeat, seq: int) -> bool:
    """Tell whether something has happened at the table since."""
    return held.player.seq != seq or held.is_over()


class suppress_stale:  # noqa: N801 (a context manager, as `suppress` is)
    """Forgive that a decision was taken back or made by somebody else while the bot thought."""

    def __enter__(self) -> None:
        """Begin."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        """Say whether the error is forgiven."""
        return isinstance(error, TableError) and error.code == "stale-decision"


def tell(key: str, as_json: bool, **details: str | int) -> None:
    """Say one line, or a JSON object."""
    if as_json:
        print(json.dumps({"event": key.removeprefix("bot-"), **details}), flush=True)
    else:
        output.console(soft_wrap=True).print(t(key, **details), markup=False)
