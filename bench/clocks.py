"""Whether clocks hold whatever anybody sends: python -m bench.clocks [--tables 4] [--seconds 60] [--loops 8].

At each table with a clock two people, each with several devices, do all that could hold it up: put in stand-ins and
take their seats back, act and undo, propose undos and refuse them, leave and come back, plan, draft, and ask for hints.
Beside them as many processes as asked for do nothing but take processor time. Measured by somebody who only watches is
how long each seat took for each decision, by two clocks: when the news came, which counts how long they were on their
way and lay with a client that was busy itself; and when the server says that it took the decision up. For the longest,
how much of the time beyond the clock the threads of the server could have run and had no processor (as Linux counts
it). The server itself says how late clocks and its event loop were. Talks to 127.0.0.1 only, and stops by itself.
"""

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import random
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from aedilis.server.client import RECONNECT, Message, Player, make_table

sys.path.insert(0, str(Path(__file__).parent.parent))  # called as a file, it finds its neighbours too

from bench.crash import Server

SECONDS, GRACE = 5, 1
BUCKET = re.compile(r'^aedilis_(loop|clock)_late_seconds_bucket{le="([^"]+)"} ([0-9.]+)$', re.MULTILINE)
LEVELS = ("tiro", "architectus", "vitruvius")


class Processor:
    """How long the server's threads have waited for a processor, as time goes by."""

    def __init__(self, server: Server) -> None:
        assert server.process is not None, "it runs"
        self.threads = Path(f"/proc/{server.process.pid}/task")
        self.known = [(0.0, 0.0, 0.0)]
        """When, and the seconds of all threads until then: waited, and run."""

    def look(self) -> None:
        """Read the numbers of now."""
        ran = waited = 0
        with contextlib.suppress(OSError):
            for thread in self.threads.iterdir():
                one, other, _ = (thread / "schedstat").read_text().split()
                ran, waited = ran + int(one), waited + int(other)
            self.known.append((time.monotonic(), waited / 1e9, ran / 1e9))

    async def look_for_ever(self) -> None:
        """Look ten times a second."""
        while True:
            self.look()
            await asyncio.sleep(0.1)

    def between(self, begin: float, end: float) -> tuple[float, float]:
        """The seconds for which threads waited and ran in this time."""
        before = max((one for one in self.known if one[0] <= begin), default=self.known[0])
        after = min((one for one in self.known if one[0] >= end), default=self.known[-1])
        return after[1] - before[1], after[2] - before[2]


class Watch:
    """Takes the times of one table's decisions, as somebody counts them who sees who must decide and who did."""

    def __init__(self) -> None:
        self.since: dict[int, tuple[float, int]] = {}
        self.taken: list[tuple[float, float, float]] = []
        """How long each decision took as it was seen, when it came, and how long it took by the server's clock."""

    def take(self, update: Message) -> None:
        """Note who must decide since when, and how long who decided took. An undo by consent begins anew."""
        now = time.monotonic()
        for entry in update["entries"]:
            if entry["type"] == "acted" and entry["seat"] in self.since:
                seen, at = self.since.pop(entry["seat"])
                self.taken.append((now - seen, now, (entry["at"] - at) / 1000))
            elif entry["type"] == "undone" and entry["consent"]:
                self.since.clear()
        latest = (now, update["entries"][-1]["at"]) if update["entries"] else (now, 0)
        self.since = {seat: self.since.get(seat, latest) for seat in update["to_act"]}


class Rascal:
    """One device of somebody who wants to hold up the table."""

    def __init__(self, player: Player, dice: random.Random, answers: Counter[str]) -> None:
        self.player = player
        self.dice = dice
        self.answers = answers

    async def send(self, kind: str, **fields: Any) -> None:
        """Send a command, and count its answer."""
        answer = await self.player.command(kind, **fields)
        self.answers[f"{kind} {answer.get('code', answer['type'])}"] += 1

    async def trick(self) -> None:
        """One of the ways to gain time."""
        moves = sum(entry["type"] == "acted" for entry in self.player.entries)
        choices = [self.dice.choice(found)] if (found := self.player.choices()) else []
        match self.dice.randrange(12):  # most often the seat is taken back, so that its clock runs
            case 0:
                await self.send("stand_in", level=self.dice.choice(LEVELS))
                await self.send("stand_in", level=None)
            case 1 | 8 | 9 | 10:
                await self.send("stand_in", level=None)
            case 2 if choices:
                await self.send("act", actions=choices)
                await self.send("undo", move=moves)
            case 3:
                await self.send("undo", move=max(0, moves - self.dice.randint(1, 4)))
            case 4:
                await self.send("vote", yes=False)
            case 5:
                await self.send("leave")
            case 6 if choices:
                await self.send("plan", actions=choices)
            case 7 if choices:
                await self.send("draft", actions=choices)
            case _:
                await self.send("say", text="wait")

    async def insist(self, pause: float) -> None:
        """Try for ever."""
        while True:
            with contextlib.suppress(TimeoutError):
                await self.trick()
            await asyncio.sleep(2 * pause * self.dice.random())


async def come_and_go(base: str, table: str, token: str, dice: random.Random) -> None:
    """Connect again and again."""
    while True:
        player = Player(base, table, token)
        with contextlib.suppress(*RECONNECT):
            await player.open()
            await asyncio.sleep(0.2 * dice.random())
        if player.socket is not None:
            await player.socket.close()


async def ask_for_hints(client: httpx.AsyncClient, table: str, token: str) -> None:
    """Keep workers busy."""
    while True:
        with contextlib.suppress(httpx.HTTPError):
            await client.post(f"/api/tables/{table}/hint", json={}, headers={"authorization": f"Bearer {token}"})
        await asyncio.sleep(0.05)


async def hold_up(server: Server, client: httpx.AsyncClient, number: int, watch: Watch, answers: Counter[str]) -> None:
    """Be as hostile as possible at one table after the other."""
    dice = random.Random(number)
    game, seats = ("capitol", "corduba")[number % 2], [{"kind": "person"}] * 2
    if number % 4 > 1:
        seats = [*seats, {"kind": "bot", "level": "vitruvius"}]
    while True:
        pace = {"kind": "clock", "seconds": SECONDS, "grace": GRACE, "stand_in": dice.choice(LEVELS)}
        made = await make_table(client, game=game, seats=seats, pace=pace, hints=True)
        table, tokens = made["table"]["id"], [given["token"] for given in made["tokens"]]
        watching = Player(server.base, table)
        watching.on_update = watch.take
        devices = [Player(server.base, table, token) for token in tokens for _ in range(3)]
        work = [each.stay() for each in (watching, *devices)]
        work += [Rascal(each, random.Random(dice.random()), answers).insist(0.1) for each in devices]
        work += [come_and_go(server.base, table, token, dice) for token in tokens]
        work += [ask_for_hints(client, table, tokens[0])]
        tasks = [asyncio.create_task(one) for one in work]
        try:
            while not watching.is_over():
                await asyncio.sleep(0.2)
            watch.since.clear()
        finally:
            await end(tasks)


async def end(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancel tasks until they have ended: one whose answer comes in that very moment overhears it."""
    while any(not task.done() for task in tasks):
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=1.0)


def take_time() -> None:
    """Keep a processor busy."""
    while True:
        pass


def late(metrics: str, what: str) -> str:
    """How often something was late by how much, from the server's own numbers."""
    found = [(edge, float(count)) for kind, edge, count in BUCKET.findall(metrics) if kind == what]
    counts = [(edge, after - before) for (_, before), (edge, after) in zip([("", 0.0), *found], found, strict=False)]
    return ", ".join(f"{count:.0f} up to {edge} s" for edge, count in counts if count)


async def measure(tables: int, seconds: float, loops: int) -> None:
    """Print how long decisions took."""
    watches, answers = [Watch() for _ in range(tables)], Counter[str]()
    busy = [multiprocessing.Process(target=take_time, daemon=True) for _ in range(loops)]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db", "--bot-pace", "0.4", "--log-level", "warning")
        await server.start()
        processor = Processor(server)
        for one in busy:
            one.start()
        try:
            async with httpx.AsyncClient(base_url=server.base, trust_env=False, timeout=60.0) as client:
                work = [hold_up(server, client, number, watch, answers) for number, watch in enumerate(watches)]
                tasks = [asyncio.create_task(one) for one in (processor.look_for_ever(), *work)]
                await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
                await end(tasks)
                metrics = (await client.get("/metrics")).text
        finally:
            for one in busy:
                one.kill()
            await server.end(signal.SIGTERM)
    taken = sorted(one for watch in watches for one in watch.taken)
    print(f"{len(taken)} decisions with {SECONDS} + {GRACE} s; machine load {os.getloadavg()[0]:.1f}; the longest:")
    for took, at, itself in taken[-8:]:
        over = took - SECONDS - GRACE
        waited, ran = processor.between(at - max(0.0, over), at)
        seen = f"{took:.2f} s as it was seen, {over:.2f} s over, while threads waited {waited:.2f} s, ran {ran:.2f} s"
        print(f"  {seen}; {itself:.2f} s by the server's clock")
    print(f"the longest by the server's clock: {max(itself for _, _, itself in taken):.2f} s")
    print("clocks late:", late(metrics, "clock"))
    print("event loop late:", late(metrics, "loop"))
    print("answers:", dict(answers.most_common()))
    for task in tasks:
        if not task.cancelled() and (error := task.exception()) is not None:
            raise error


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--loops", type=int, default=0)
    given = parser.parse_args()
    asyncio.run(measure(given.tables, given.seconds, given.loops))


if __name__ == "__main__":
    main()
