"""kill -9 the server at random moments under load: `python bench/crash.py --kills 50`.

After every kill the server starts again on the same database and all clients resume. At the end three things must
hold: every acknowledged command is in the log exactly once at the sequence number that was acknowledged; no client
ever saw a gap or a doubled entry; what each client collected over all its connections equals the stored log.
Talks to 127.0.0.1 only, and stops by itself.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import socket
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

import httpx

from aedilis.server.client import Message, Player, make_table, sitting

PATIENCE = 600  # seconds; reached only when something does not come, however busy the machine is


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """The server as a process of its own."""

    def __init__(self, database: Path | str, *more: str) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        limits = (
            "--requests-per-minute",
            "1000000",
            "--commands-per-second",
            "10000",
            "--connections-per-address",
            "5000",
        )
        self.command = [
            *(sys.executable, "-m", "aedilis.server", "--database", str(database), "--port", str(self.port)),
            *("--host", "127.0.0.1", "--bot-pace", "0"),
            *("--log-level", "error", *limits, *more),
        ]
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it and wait until it answers."""
        self.process = await asyncio.create_subprocess_exec(*self.command, stdout=asyncio.subprocess.DEVNULL)
        async with httpx.AsyncClient(base_url=self.base, trust_env=False, timeout=PATIENCE) as client:
            for _ in range(PATIENCE * 20):
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get("/healthz")).status_code == 200:
                        return
                if self.process.returncode is not None:
                    raise RuntimeError(f"the server ended with {self.process.returncode}")
                await asyncio.sleep(0.05)
        raise RuntimeError("the server does not answer")

    async def end(self, number: int) -> int:
        """Send a signal and wait for the end; the exit code."""
        assert self.process is not None, "start comes first"
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(number)
        return await self.process.wait()


class Witness:
    """What the clients know for sure."""

    def __init__(self) -> None:
        self.acknowledged: dict[tuple[str, str], int] = {}  # (table, seat:id) -> seq
        self.collected: dict[tuple[str, int], list[Message]] = {}
        self.tokens: dict[tuple[str, int], str] = {}
        self.refused: list[Message] = []
        self.games = 0


async def play(player: Player, witness: Witness, pause: float, dice: random.Random, stop: asyncio.Event) -> None:
    """Act whenever it is this seat's turn, with an id of our own for every command."""
    number = 0
    while not stop.is_set() and not player.is_over():
        with contextlib.suppress(TimeoutError):
            await player.until(lambda: player.legal is not None or player.is_over(), 1.0)
        if player.legal is None:
            continue
        number += 1
        client = f"{player.seat}-{number}-{dice.randrange(10**9)}"
        decision = player.legal["decision"]
        answer = await player.command("act", id=client, actions=[dice.choice(player.choices())], decision=decision)
        if answer["type"] == "accepted":
            witness.acknowledged[player.table_id, f"{player.seat}:{client}"] = answer["seq"]
            await player.reach(answer["seq"], PATIENCE)
        elif answer["code"] != "stale-decision":
            witness.refused.append(answer)
        await asyncio.sleep(pause * dice.random())


async def keep_playing(base: str, witness: Witness, pause: float, seed: int, stop: asyncio.Event) -> None:
    """One table after the other: two scripted players and a bot."""
    dice = random.Random(seed)
    person, bot = {"kind": "person"}, {"kind": "bot", "level": "random"}
    while not stop.is_set():
        try:
            async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=5) as client:
                made = await make_table(client, seats=[person, person, bot])
        except httpx.HTTPError:
            await asyncio.sleep(0.05)
            continue
        table = made["table"]["id"]
        players = [Player(base, table, given["token"]) for given in made["tokens"]]
        staying = [asyncio.create_task(player.stay(patience=120)) for player in players]
        playing = [asyncio.create_task(play(player, witness, pause, dice, stop)) for player in players]
        await asyncio.wait(playing)
        for task in (*playing, *staying):
            if task.done() and task.exception() is not None:
                raise task.exception() or AssertionError()
            task.cancel()
        await asyncio.gather(*staying, return_exceptions=True)
        for player, given in zip(players, made["tokens"], strict=True):
            if player.socket is not None:
                await player.socket.close()
            witness.collected[table, given["seat"]] = player.entries
            witness.tokens[table, given["seat"]] = given["token"]
        witness.games += 1


def essence(entry: Message) -> tuple[object, ...]:
    """The part of an entry that is the same before and after the end of the game."""
    moves = tuple((move["move"], move["seat"], str(move["events"])) for move in entry.get("moves", ()))
    return entry["seq"], entry["type"], entry["at"], moves


async def verify(server: Server, database: Path, witness: Witness) -> None:
    """Raise AssertionError unless all promises held."""
    assert not witness.refused, witness.refused[:3]
    with contextlib.closing(sqlite3.connect(database)) as connection:
        stored: dict[tuple[str, str], list[int]] = {}
        for table, client, seq in connection.execute("SELECT table_id, client, seq FROM log WHERE client IS NOT NULL"):
            stored.setdefault((table, client), []).append(seq)
    for command, seq in witness.acknowledged.items():
        assert stored.get(command) == [seq], (command, seq, stored.get(command))
    for (table, seat), entries in witness.collected.items():
        async with sitting(server.base, table, witness.tokens[table, seat]) as again:
            for stored_entry, seen in zip(again.entries, entries, strict=False):
                assert essence(stored_entry) == essence(seen), (table, seat, seen, stored_entry)
            assert len(again.entries) >= len(entries), (table, seat)


async def witnessed(witness: Witness, playing: list[asyncio.Task[None]], tables: int, more: int) -> None:
    """Wait until so many more commands were acknowledged, at so many tables in all; a player who fails ends it."""
    enough = len(witness.acknowledged) + more
    while len(witness.acknowledged) < enough or len({table for table, _ in witness.acknowledged}) < tables:
        for task in playing:
            if task.done():
                task.result()
        await asyncio.sleep(0.01)


async def crash(kills: int, tables: int, pause: float, seed: int, longest: float = 1.2) -> Witness:
    """The whole experiment; what the clients witnessed, all of it verified."""
    dice = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="aedilis-crash-") as folder:
        database = Path(folder) / "crash.db"
        server = Server(database, "--workers", "1")
        await server.start()
        witness, stop = Witness(), asyncio.Event()
        playing = [
            asyncio.create_task(keep_playing(server.base, witness, pause, seed + n, stop)) for n in range(tables)
        ]
        try:
            for _ in range(kills):
                await witnessed(witness, playing, 1, 4)
                await asyncio.sleep(longest * dice.random())
                assert await server.end(signal.SIGKILL) == -signal.SIGKILL
                await server.start()
            await witnessed(witness, playing, tables, 12)
            stop.set()
            await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
            await verify(server, database, witness)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            code = await server.end(signal.SIGTERM)
        assert code == 0, f"the server did not stop cleanly: {code}"
    return witness


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pause", type=float, default=0.1, help="longest pause of a player between two commands")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4)))
    asked = parser.parse_args()
    begun = time.monotonic()
    witness = asyncio.run(crash(asked.kills, asked.tables, asked.pause, asked.seed))
    print(
        f"{asked.kills} kills in {time.monotonic() - begun:.0f} s, seed {asked.seed}: "
        f"{len(witness.acknowledged)} acknowledged commands all stored exactly once, "
        f"{len(witness.collected)} clients resumed without gap over {witness.games} tables"
    )


if __name__ == "__main__":
    main()
