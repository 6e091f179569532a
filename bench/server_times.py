"""How long bots of the top level take at a server: python -m bench.server_times [--tables 4] [--decisions 100].

For each game so many tables are played at once through a server with its usual settings, each by one bot and a person
who answers at once. Measured is the time from the moment the table waits for the bot until the person sees what it
did, by the clock, over this many decisions of bots altogether. Talks to 127.0.0.1 only, and stops by itself.
"""

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from pathlib import Path

import httpx

from aedilis.bots.levels import bot_of
from aedilis.core import catalogue
from aedilis.server.client import Message, Player, make_table, sitting
from aedilis.server.settings import Settings

sys.path.insert(0, str(Path(__file__).parent.parent))  # called as a file, it finds its neighbours too

from bench.crash import Server

PERSON, BOT = 0, 1
GRACE = 0.5  # seconds more than a level's budget that may pass
LONGEST = 900.0  # seconds for one game's tables


class Watch:
    """Takes the times of one table's bot."""

    def __init__(self, times: list[float], wanted: int) -> None:
        self.times = times
        self.wanted = wanted
        self.asked = 0.0

    def take(self, update: Message) -> None:
        """Note when the bot is asked, and how long it took when its action comes."""
        now = time.perf_counter()
        has_acted = any(entry["type"] == "acted" and entry["seat"] == BOT for entry in update["entries"])
        if has_acted and self.asked:
            self.times.append(now - self.asked)
        if has_acted or not self.asked:
            self.asked = now if BOT in update["to_act"] else 0.0

    def is_done(self) -> bool:
        """Tell whether all tables together have seen enough."""
        return len(self.times) >= self.wanted


async def play(server: Server, client: httpx.AsyncClient, game: str, level: str, watch: Watch, number: int) -> None:
    """Play games at one table after the other until enough was seen."""
    dice = random.Random(number)
    seats = [{"kind": "person"}, {"kind": "bot", "level": level}]
    while not watch.is_done():
        made = await make_table(client, game=game, seats=seats)
        async with sitting(server.base, made["table"]["id"], made["tokens"][0]["token"]) as player:
            watch.asked = 0.0
            player.on_update = watch.take
            await answer(player, dice, watch)


async def answer(player: Player, dice: random.Random, watch: Watch) -> None:
    """Take any legal action at once, to the end of the game at most."""
    while not watch.is_done():
        await player.turn()
        if player.is_over():
            return
        await player.act(dice.choice(player.choices()))


async def measure(game: str, tables: int, decisions: int) -> None:
    """Print the times of one game."""
    level = catalogue.find(game).levels[-1]
    allowed = float(getattr(bot_of(level, game), "seconds", 0.0)) + GRACE
    times: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db", "--bot-pace", str(Settings().bot_pace))
        await server.start()
        try:
            async with httpx.AsyncClient(base_url=server.base, trust_env=False, timeout=60.0) as client:
                playing = (play(server, client, game, level, Watch(times, decisions), n) for n in range(tables))
                await asyncio.wait_for(asyncio.gather(*playing), LONGEST)
        finally:
            await server.end(signal.SIGTERM)
    times.sort()
    within = sum(one <= allowed for one in times)
    median, most = times[len(times) // 2], times[len(times) * 95 // 100]
    print(
        f"| {game} | {level} | {tables} | {len(times)} | {median:.2f} s | {most:.2f} s "
        f"| {times[-1]:.2f} s | {100 * within / len(times):.1f} % within {allowed:.1f} s |",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--game", choices=catalogue.ours(), action="append")
    given = parser.parse_args()
    print("| game | level | tables | decisions | median | 95 % | longest | within the budget and half a second |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for game in given.game or catalogue.ours():
        asyncio.run(measure(game, given.tables, given.decisions))


if __name__ == "__main__":
    main()
