"""A wrong value in every place of every message is refused, and the connection stays open."""

import asyncio
import itertools
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from aedilis.core import catalogue
from aedilis.server.client import PATIENCE, Message, make_table, sitting
from tests.server.conftest import Running
from tests.server.tables import PERSON, tokens_of

WRONG = (
    *("null", "true", "[]", "{}", '""', '"x"', '"\\ud83d"', '"\\u202e"', "-1", "8", "255", "1.5", "1e999", "-1e999"),
    *("9" * 19, "9" * 25, "-" + "9" * 25, "9" * 5000, "0.1e-99999", "NaN", '{"type": "x"}', '{"a": 1, "a": 2}'),
    *("[" * depth + "]" * depth for depth in (300, 900, 990, 2000)),
)
Path = tuple[str | int, ...]


def places(value: object, path: Path = ()) -> Iterator[Path]:
    """Every place in a JSON value, the whole of it first."""
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield from places(part, (*path, key))


def written(value: object, path: Path, wrong: str) -> str:
    """The JSON text with something else in one place."""
    if not path:
        return wrong

    def part(key: str | int, inner: object) -> str:
        return written(inner, path[1:], wrong) if key == path[0] else json.dumps(inner)

    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)}: {part(key, inner)}" for key, inner in value.items()) + "}"
    assert isinstance(value, list)
    return "[" + ", ".join(part(key, inner) for key, inner in enumerate(value)) + "]"


def messages(action: Message) -> list[Message]:
    """One of each kind that leaves the game where it is."""
    return [
        {"type": "act", "actions": [action], "decision": 99},
        {"type": "draft", "actions": [action], "ahead": False},
        {"type": "plan", "actions": [action], "at_once": False},
        {"type": "plan", "order": {"name": "pass", "limit": 3}},
        {"type": "check", "actions": [action]},
        {"type": "undo", "move": 7},
        {"type": "vote", "yes": True},
        {"type": "say", "text": "x"},
        {"type": "write_notes", "text": "x"},
        {"type": "stand_in", "level": "nobody"},
        {"type": "look", "visible": True},
        {"type": "ping", "at": 1},
        {"type": "hello", "last_seq": 0, "language": "en"},
    ]


async def answers(socket: ClientConnection, text: str, mark: float) -> list[Message]:
    """What comes back before the answer to a ping behind it."""
    await socket.send(text)
    await socket.send(json.dumps({"type": "ping", "at": mark}))
    got: list[Message] = []
    while True:
        message: Message = json.loads(await asyncio.wait_for(socket.recv(), 600))
        if message["type"] == "pong" and message["at"] == mark:
            return got
        got.append(message)


@pytest.mark.parametrize("game", catalogue.names())
async def test_no_wrong_value_breaks_a_table(server: Running, game: str) -> None:
    made = await make_table(server.client, game=game, seats=[PERSON, PERSON])
    table, token, action = made["table"]["id"], "", dict[str, Any]()
    for each in tokens_of(made):
        async with sitting(server.base, table, each) as player:
            if player.legal is not None:
                token, action = each, player.choices()[-1]
    count: Counter[str] = Counter()
    numbers = itertools.count(1)
    url = f"{server.base.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(url, proxy=None, max_size=None, open_timeout=PATIENCE) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        for message in messages(action):
            for path, wrong in itertools.product(list(places(message)), WRONG):
                number = next(numbers)
                named = message if "last_seq" in message or "at" in message else {**message, "id": str(number)}
                for answer in await answers(socket, written(named, path, wrong), number + 0.5):
                    code = answer.get("code", "")
                    assert answer["type"] != "bye", (path, wrong[:40], message)
                    assert code != "internal", (path, wrong[:40], message)
                    count[f"{answer['type']} {code}"] += 1
    assert count["refused bad-message"] > 500
    assert count["refused bad-action"] > 20
    assert count["refused bad-json"] > 100


async def test_notes_in_any_script_are_kept_however_long_they_may_be(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON])
    token = tokens_of(made)[0]
    text = "\N{CJK UNIFIED IDEOGRAPH-6587}" * 9_999 + "\N{CLASSICAL BUILDING}"
    async with sitting(server.base, made["table"]["id"], token) as player:
        assert (await player.command("write_notes", text=text))["type"] == "accepted"
    async with sitting(server.base, made["table"]["id"], token) as player:
        assert player.welcomed["notes"] == text
