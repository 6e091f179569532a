"""Throw nonsense at a table's WebSocket: `python -m bench.load_fuzz --messages 100000`.

Malformed JSON, wrong types, huge numbers, deep nesting, replayed and out-of-order commands, commands for other seats,
between legal ones. Afterwards: no internal error was answered, nothing secret was told, and the table plays on.
Talks to 127.0.0.1 only, and stops by itself.
"""

import argparse
import asyncio
import contextlib
import json
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from aedilis.server.client import Message, make_table, sitting
from bench.crash import Server

PERSON = {"kind": "person"}
AHEAD = 50  # messages sent before their answers are awaited, fewer than the server queues for a slow reader
KINDS = ["hello", "act", "draft", "check", "undo", "vote", "say", "write_notes", "stand_in", "leave", "ping", "bid", ""]
FIELDS = ["id", "actions", "decision", "move", "yes", "text", "level", "at", "token", "last_seq", "extra", "type"]
ACTIONS = ["pass", "floor", "roof", "permit", "null", "bid", "tile", "draw", "stop", "fly"]
NUMBERS = [0, 1, -1, 2, 63, 64, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 1.5, -0.0, 1e308]
TEXTS = [
    "",
    "F5",
    "R3",
    "A7",
    "Z9",
    "round",
    "roof",
    "x" * 3000,
    "\u202e",
    "\x00",
    "\N{CLASSICAL BUILDING}",
    "\ud800",
    "'; DROP TABLE log; --",
]


class Nonsense:
    """An endless supply of bad messages, and now and then a good one."""

    def __init__(self, dice: random.Random, seat: int) -> None:
        self.dice = dice
        self.seat = seat
        self.legal: Message | None = None
        self.sent: list[str] = []
        self.number = 0

    def value(self, depth: int = 0) -> Any:
        """Any JSON value."""
        kind = self.dice.randrange(9 if depth < 4 else 6)
        if kind < 2:
            return self.dice.choice(NUMBERS)
        if kind < 4:
            return self.dice.choice(TEXTS)
        if kind < 6:
            return self.dice.choice([None, True, False])
        if kind == 6:
            return [self.value(depth + 1) for _ in range(self.dice.randrange(5))]
        if kind == 7:
            return self.action()
        return {self.dice.choice(FIELDS): self.value(depth + 1) for _ in range(self.dice.randrange(5))}

    def action(self) -> Message:
        """Something like an action."""
        fields = {"card": self.value(3), "raised": [self.dice.randrange(-1, 5)], "height": self.dice.choice(NUMBERS)}
        fields |= {"shape": "round", "prefecture": self.dice.randrange(-2, 12), "pile": "roof", "cards": ["F5", "F5"]}
        chosen = self.dice.sample(sorted(fields), self.dice.randrange(len(fields)))
        seat = self.dice.choice([self.seat, self.seat, 1 - self.seat, 7, -1, 2**70])
        return {"type": self.dice.choice(ACTIONS), "seat": seat} | {name: fields[name] for name in chosen}

    def command(self) -> Message:
        """A message of the right shape with wrong contents."""
        self.number += 1
        kind = self.dice.choice(KINDS)
        message: Message = {"type": kind, "id": self.dice.choice([f"f{self.number}", f"f{self.dice.randrange(50)}"])}
        if kind in ("act", "draft", "check"):
            message["actions"] = [self.action() for _ in range(self.dice.randrange(4))]
        elif kind == "undo":
            message["move"] = self.dice.choice(NUMBERS)
        elif kind in ("say", "write_notes"):
            message["text"] = self.dice.choice(TEXTS)
        elif kind == "vote":
            message["yes"] = self.dice.choice([True, False])
        elif kind == "stand_in":
            message["level"] = self.dice.choice([None, "random", "no such level"])
        if self.dice.random() < 0.2:
            message[self.dice.choice(FIELDS)] = self.value()
        return message

    def good(self) -> Message | None:
        """A legal act, if this seat must decide."""
        if self.legal is None:
            return None
        self.number += 1
        wide = self.legal["selection"]
        action = (
            {**wide, "seat": self.seat, "cards": wide["cards"][:1]}
            if wide
            else self.dice.choice(self.legal["actions"])["action"]
        )
        return {"type": "act", "id": f"g{self.number}", "actions": [action], "decision": self.legal["decision"]}

    def next(self) -> str | bytes:
        """The next thing to send."""
        kind = self.dice.randrange(12)
        if kind == 0:
            return bytes(self.dice.randrange(256) for _ in range(self.dice.randrange(40)))
        if kind == 1:
            text = json.dumps(self.command())
            return text[: self.dice.randrange(len(text))]
        if kind == 2:
            return self.dice.choice(["[" * 5000, '{"a":' * 2000, "null", "", "{}", "[]", "\ufeff{}", '"act"'])
        if kind == 3 and self.sent:
            return self.dice.choice(self.sent[-200:])
        if kind == 4:
            return json.dumps(self.value())
        if kind == 5 and (good := self.good()) is not None:
            text = json.dumps(good)
        else:
            text = json.dumps(self.command())
        self.sent.append(text)
        return text


def others_secrets(message: Message, seat: int) -> bool:
    """Whether a message tells another seat's hand or bid before the end."""
    view = message.get("view")
    if not view or view["phase"] == "over":
        return False
    return any(n != seat and (s["hand"] is not None or s["bid"] is not None) for n, s in enumerate(view["seats"]))


async def throw(base: str, table: str, seat: int, token: str, messages: int, seed: int) -> Counter[str]:
    """Send this many messages from one seat; how often each answer came."""
    nonsense, answers = Nonsense(random.Random(seed), seat), Counter[str]()
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live"
    left = messages
    while left > 0:
        async with connect(url, compression=None, proxy=None, max_size=2**22, ping_interval=None) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
            with contextlib.suppress(ConnectionClosed):
                left = await throw_until_closed(socket, nonsense, answers, left)
        answers["connections"] += 1
    return answers


async def throw_until_closed(socket: ClientConnection, nonsense: Nonsense, answers: Counter[str], left: int) -> int:
    """Send in bursts; a ping's answer tells that everything before it was dealt with."""

    def take(text: str | bytes) -> bool:
        message: Message = msgspec.json.decode(text)
        answers[message["type"]] += 1
        if message["type"] == "refused":
            answers[f"refused {message['code']}"] += 1
        assert not others_secrets(message, nonsense.seat), "a secret was told"
        if "legal" in message and message["type"] in ("welcome", "update"):
            nonsense.legal = message["legal"]
        return bool(message["type"] == "pong" and message["at"] == -7)

    while left > 0:
        for _ in range(min(AHEAD, left)):
            await socket.send(nonsense.next())
            left -= 1
        await socket.send('{"type":"ping","at":-7}')
        while not take(await asyncio.wait_for(socket.recv(), 30)):
            pass
    return left


async def still_plays(base: str, table: str, tokens: list[str]) -> None:
    """Both seats can act: nothing is stuck."""
    async with sitting(base, table, tokens[0]) as first, sitting(base, table, tokens[1]) as second:
        for player in (first, second):
            await player.command("stand_in", level=None)
        if first.proposal is not None:
            for player in (first, second):
                await player.command("vote", yes=False)
        if first.is_over():
            return
        player = first if first.legal is not None else second
        await player.until(lambda: player.legal is not None)
        answer = await player.act(player.choices()[-1])
        assert answer["type"] == "accepted", answer


async def fuzz(base: str, messages: int, seed: int, note: Callable[[str], None] = print) -> Counter[str]:
    """Fuzz tables one after the other until all messages are sent; all answers, checked."""
    answers: Counter[str] = Counter()
    left = messages
    async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=30) as client:
        while left > 0:
            made = await make_table(client, seats=[PERSON, PERSON], options={"start_player": "chosen"})
            table, tokens = made["table"]["id"], [given["token"] for given in made["tokens"]]
            burst = min(left, 5000)
            for seat in (0, 1):
                answers += await throw(base, table, seat, tokens[seat], burst // 2, seed + left + seat)
            await still_plays(base, table, tokens)
            left -= burst
    note(", ".join(f"{name} {count}" for name, count in sorted(answers.items())))
    assert not answers["refused internal"], "something went wrong inside the server"
    return answers


async def run(messages: int, seed: int) -> None:
    with tempfile.TemporaryDirectory(prefix="aedilis-fuzz-") as folder:
        server = Server(Path(folder) / "fuzz.db", "--workers", "1")
        await server.start()
        begun = time.monotonic()
        try:
            await fuzz(server.base, messages, seed)
        finally:
            await server.end(signal.SIGTERM)
        print(
            f"{messages} messages in {time.monotonic() - begun:.0f} s, seed {seed}: no error, no leak, no stuck table"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    asyncio.run(run(asked.messages, asked.seed))


if __name__ == "__main__":
    main()
