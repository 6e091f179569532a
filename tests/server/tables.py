"""Tables that several tests set up, and waiting for what happens at them."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from aedilis.core import catalogue
from aedilis.core.play import Play
from aedilis.server.client import PATIENCE, Message, Player, make_table
from aedilis.server.storage.setup import Setup
from aedilis.server.tables.lessons import Lesson
from aedilis.server.tables.puzzles import Puzzle
from tests.server.conftest import Running

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}
FIRST = {"start_player": "chosen"}


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def tokens_of(made: Message) -> list[str]:
    return [given["token"] for given in made["tokens"]]


async def open_table(server: Running, **wanted: Any) -> tuple[str, list[str]]:
    """Set up a table; return its id and the tokens of the seats that are ours."""
    made = await make_table(server.client, **wanted)
    return made["table"]["id"], tokens_of(made)


def play_of(game: str, exercise: Lesson | Puzzle) -> Play:
    """Return a lesson or a puzzle as it begins."""
    rules, start = catalogue.rules(game), bytes(exercise.position).decode()
    options = msgspec.json.encode(rules.options(next(iter(rules.presets))))
    return Setup(game, rules.load_position(start).players, options, "exercise", start).begin()


async def until(true: Callable[[], object], what: str) -> None:
    """Wait until something holds that nobody tells of; fail when it takes too long."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"waited in vain: {what}"
        await asyncio.sleep(0.01)


async def play_to_end(player: Player, limit: int = 400) -> None:
    """Play the seat's last choices until the game is over."""
    for _ in range(limit):
        await player.turn()
        if player.is_over():
            return
        answer = await player.act(player.choices()[-1])
        assert answer["type"] == "accepted", answer
        await player.reach(answer["seq"])
    raise AssertionError("the game does not end")
