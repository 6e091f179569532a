"""How much one server process bears on this machine: `python -m bench.load [latency|memory|loading]`.

latency   500 tables with scripted players at once, 100 commands per second for a minute: the time from sending a
          command until another client at the table has received it.
memory    what one idle table with a whole game takes.
loading   the time to load a table from a database with few and with many stored games.

Talks to 127.0.0.1 only; every loop is bounded in count and time.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from aedilis.server.client import Message, make_table
from bench.crash import Server

PERSON = {"kind": "person"}


def memory_kib(pid: int) -> int:
    """The resident memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise RuntimeError("the process is gone")


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def share(values: list[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


class Client:
    """One scripted seat, as light as possible so that 1,000 fit into one process."""

    def __init__(self, seat: int, token: str) -> None:
        self.seat = seat
        self.token = token
        self.socket: ClientConnection | None = None
        self.legal: Message | None = None
        self.seq = 0


class Table:
    """A table whose seats are all ours."""

    def __init__(self, made: Message) -> None:
        self.id: str = made["table"]["id"]
        self.clients = [Client(given["seat"], given["token"]) for given in made["tokens"]]
        self.sent: dict[int, float] = {}
        self.is_over = False

    def acting(self) -> Client | None:
        """A seat that must decide."""
        return next((client for client in self.clients if client.legal is not None), None)


class Latency:
    """Sends commands at a fixed rate, whether or not the last one has been answered."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.tables: list[Table] = []
        self.times: list[float] = []
        self.refused = 0

    async def seat(self, client: httpx.AsyncClient) -> None:
        """One more table with two connected players."""
        table = Table(await make_table(client, seats=[PERSON, PERSON]))
        for each in table.clients:
            await self.open(table, each)
        self.tables.append(table)

    async def open(self, table: Table, client: Client) -> None:
        """Connect a player and keep listening."""
        url = f"{self.server.base.replace('http', 'ws', 1)}/api/tables/{table.id}/live"
        client.socket = await connect(url, compression=None, proxy=None, ping_interval=None, max_size=2**22)
        await client.socket.send(msgspec.json.encode({"type": "hello", "token": client.token}).decode())
        self.take(table, client, await client.socket.recv())
        asyncio.get_running_loop().create_task(self.listen(table, client))

    async def listen(self, table: Table, client: Client) -> None:
        """Take messages until the end."""
        assert client.socket is not None, "connected before"
        with contextlib.suppress(Exception):
            async for message in client.socket:
                self.take(table, client, message)

    def take(self, table: Table, client: Client, text: str | bytes) -> None:
        """Note when another seat's command arrives here."""
        message: Message = msgspec.json.decode(text)
        if message["type"] == "refused":
            self.refused += 1
        if message["type"] not in ("welcome", "update"):
            return
        now = time.perf_counter()
        client.seq = message["seq"]
        for entry in message["entries"]:
            begun = table.sent.get(entry.get("seat"))
            if message["type"] == "update" and entry["type"] == "acted" and entry["seat"] != client.seat and begun:
                self.times.append(now - begun)
        if "legal" in message:
            client.legal = message["legal"]
        table.is_over = message.get("table", {}).get("status") == "over"

    def ready(self) -> tuple[Table, Client] | None:
        """A random table and its seat that must decide; None while all seem to wait for the server."""
        for _ in range(50):
            table = self.dice.choice(self.tables)
            client = table.acting()
            if client is not None and not table.is_over:
                return table, client
        return None

    async def command(self) -> None:
        """One command of a random seat that must decide, as soon as there is one."""
        while (found := self.ready()) is None:
            await asyncio.sleep(0.01)
        table, client = found
        legal, client.legal = client.legal, None
        assert legal is not None, "it must decide"
        assert client.socket is not None, "connected before"
        action = {"type": "bid", "seat": client.seat, "cards": []}
        if legal["selection"] is None:
            action = self.dice.choice(legal["actions"])["action"]
        message = {"type": "act", "id": f"{time.monotonic_ns()}", "actions": [action], "decision": legal["decision"]}
        table.sent[client.seat] = time.perf_counter()
        await client.socket.send(msgspec.json.encode(message).decode())


async def latency(tables: int, rate: float, seconds: float, seed: int) -> Latency:
    """Measure command to broadcast; what was measured."""
    with tempfile.TemporaryDirectory(prefix="aedilis-load-") as folder:
        server = Server(Path(folder) / "load.db", "--workers", "1")
        await server.start()
        try:
            load = Latency(server, seed)
            async with httpx.AsyncClient(base_url=server.base, trust_env=False, timeout=60) as client:
                for _ in range(tables):
                    await load.seat(client)
            assert server.process is not None, "it runs"
            used, begun = cpu_seconds(server.process.pid), time.perf_counter()
            count = int(rate * seconds)
            for number in range(count):
                await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
                await load.command()
            lasted = time.perf_counter() - begun
            used = (cpu_seconds(server.process.pid) - used) / lasted
            for _ in range(600):  # until all has arrived
                if len(load.times) + load.refused >= count:
                    break
                await asyncio.sleep(0.05)
            times = [1000 * each for each in load.times]
            print(
                f"{tables} tables, {2 * tables} connections, {count / lasted:.0f} commands/s: "
                f"command to broadcast median {statistics.median(times):.1f} ms, 95% {share(times, 0.95):.1f} ms, "
                f"99% {share(times, 0.99):.1f} ms, longest {max(times):.1f} ms ({len(times)} measured, "
                f"{load.refused} refused); the server used {100 * used:.0f}% of one core, "
                f"load of the machine {os.getloadavg()[0]:.1f}"
            )
            return load
        finally:
            await server.end(signal.SIGTERM)


async def whole_game(server: Server) -> str:
    """The record of a game that bots played to its end."""
    async with httpx.AsyncClient(base_url=server.base, trust_env=False, timeout=60) as client:
        bot = {"kind": "bot", "level": "random"}
        made = await make_table(client, seats=[bot] * 4)
        for _ in range(600):
            table = (await client.get(f"/api/tables/{made['table']['id']}")).json()
            if table["status"] == "over":
                return (await client.get(f"/api/tables/{made['table']['id']}/record")).text
            await asyncio.sleep(0.1)
    raise RuntimeError("the bots do not finish")


async def memory(tables: int) -> float:
    """Measure the memory of idle tables, each with a whole game of four seats; kB for one."""
    with tempfile.TemporaryDirectory(prefix="aedilis-load-") as folder:
        server = Server(Path(folder) / "load.db", "--workers", "1", "--live-tables", str(10 * tables))
        await server.start()
        try:
            assert server.process is not None, "it runs"
            record = await whole_game(server)
            async with httpx.AsyncClient(base_url=server.base, trust_env=False, timeout=60) as client:
                for _ in range(20):
                    (await client.post("/api/records", json={"record": record})).raise_for_status()
                before = memory_kib(server.process.pid)
                for _ in range(tables):
                    (await client.post("/api/records", json={"record": record})).raise_for_status()
                after = memory_kib(server.process.pid)
                numbers = (await client.get("/metrics")).text
            live = next(line for line in numbers.splitlines() if line.startswith("aedilis_live_tables "))
            moves = sum(1 for line in record.split("\n\n", 1)[1].splitlines() if line and not line.startswith("end"))
            print(
                f"{(after - before) / tables:.0f} kB for each of {tables} idle tables with {moves} moves; "
                f"the process has {after // 1024} MB, {live.split()[1]} tables live"
            )
            return (after - before) / tables
        finally:
            await server.end(signal.SIGTERM)


def multiply(database: Path, copies: int) -> None:
    """Store many copies of the games that are there, under other ids."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
        others = ", ".join(column for column in columns if column != "id")
        numbers = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {copies})"
        connection.execute(
            f"INSERT INTO tables (id, {others}) {numbers} "
            f"SELECT printf('%024x', i), {others} FROM n CROSS JOIN (SELECT * FROM tables ORDER BY id LIMIT 1)"
        )
        connection.execute(
            f"INSERT INTO log (table_id, seq, at, client, entry) {numbers} "
            "SELECT printf('%024x', i), seq, at, client, entry FROM n CROSS JOIN "
            "(SELECT * FROM log WHERE table_id = (SELECT id FROM tables WHERE id > printf('%024x', 0) "
            "AND length(id) = 24 AND id NOT LIKE '0000%' ORDER BY id LIMIT 1) AND seq <= 20)"
        )
        connection.commit()


async def load_times(server: Server, ids: list[str]) -> list[float]:
    """Milliseconds until a table that is not in memory answers."""
    times = []
    async with httpx.AsyncClient(base_url=server.base, trust_env=False, timeout=60) as client:
        for table in ids:
            begun = time.perf_counter()
            (await client.get(f"/api/tables/{table}")).raise_for_status()
            times.append(1000 * (time.perf_counter() - begun))
    return times


async def loading(stored: int) -> None:
    """Measure loading with 10 stored games and with many."""
    with tempfile.TemporaryDirectory(prefix="aedilis-load-") as folder:
        database = Path(folder) / "load.db"
        server = Server(database, "--workers", "1")
        await server.start()
        record = await whole_game(server)
        async with httpx.AsyncClient(base_url=server.base, trust_env=False, timeout=60) as client:
            ids = [(await client.post("/api/records", json={"record": record})).json()["table"]["id"] for _ in range(9)]
        for games in (0, stored):
            await server.end(signal.SIGTERM)
            if games:
                multiply(database, games)
            await server.start()
            times = await load_times(server, ids)
            size = database.stat().st_size // 2**20
            print(
                f"{games + 10} stored games ({size} MB): loading a whole game "
                f"median {statistics.median(times):.1f} ms, longest {max(times):.1f} ms"
            )
        await server.end(signal.SIGTERM)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", default=["latency", "memory", "loading"])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--stored", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if "latency" in asked.what:
        asyncio.run(latency(asked.tables, asked.rate, asked.seconds, asked.seed))
    if "memory" in asked.what:
        asyncio.run(memory(min(asked.tables, 300)))
    if "loading" in asked.what:
        asyncio.run(loading(asked.stored))


if __name__ == "__main__":
    main()
