"""The one character that no database keeps is refused wherever a text can come in."""

import itertools
import json
from contextlib import nullcontext
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from aedilis.server.client import PATIENCE, sitting
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.names import refuse_nul_in_json
from tests.server.conftest import Running
from tests.server.tables import FIRST, PERSON, open_table

BODIES: tuple[Any, ...] = (
    {"name": "a\0b"},
    {"\0": 1},
    {"seats": [{"kind": "person", "name": "\0"}]},
    {"options": {"deep": [[{"er": ["x", "\0"]}]]}},
    ["\0"],
    "\0",
)

WITH_NUL: tuple[dict[str, Any], ...] = ({"text": "a\0"}, {"\0": 1})


async def everything_with_nul_is_refused(server: Running) -> int:
    """Ask every operation of the interface with a NUL in every place; how many were asked."""
    document = (await server.client.get("/api/openapi.json")).json()
    asked = 0
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            named = [parameter for parameter in operation.get("parameters", []) if parameter["in"] == "path"]
            places = [path.replace(f"{{{parameter['name']}}}", "a%00b") for parameter in named]
            plain = path.replace("{", "").replace("}", "")
            places += [f"{plain}?a=%00", f"{plain}?%00=a", f"{plain}%00"]
            sent: list[tuple[str, Any]] = [(place, None) for place in places]
            if method != "get":
                sent += [(plain, body) for body in BODIES]
            for place, body in sent:
                content = None if body is None else json.dumps(body)
                headers = {"content-type": "application/json"} if content else {}
                answer = await server.client.request(method, place, content=content, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (400, "bad-text"), (method, place, body)
                asked += 1
    return asked


async def test_every_operation_refuses_it(server: Running) -> None:
    assert await everything_with_nul_is_refused(server) > 200
    for page in ("/%00", "/assets/a%00.js", "/t/%00"):
        assert (await server.client.get(page)).json()["code"] == "bad-text"


async def test_the_live_table_refuses_it(server: Running) -> None:
    table, (token, *_) = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
    async with sitting(server.base, table, token) as player:
        for number, (kind, fields) in enumerate(
            itertools.product(("say", "write_notes", "act", "draft", "check", "stand_in"), WITH_NUL)
        ):
            answer = await player.command(kind, id=f"nul-{number}", **fields)
            assert (answer["type"], answer["code"]) == ("refused", "bad-text")
        assert (await player.command("say", text="still here"))["type"] == "accepted"
    base = server.base.replace("http", "ws", 1)
    for path, hello in ((table, {"token": "s_\0"}), (table, {"language": "\0"}), ("a%00b", {})):
        async with connect(f"{base}/api/tables/{path}/live", proxy=None, open_timeout=PATIENCE) as socket:
            await socket.send(json.dumps({"type": "hello", "last_seq": 0, **hello}))
            assert json.loads(await socket.recv())["code"] == "bad-text"


@pytest.mark.parametrize(
    "harmless", [r'{"a": "\\u0000"}', r'"\\\\u0000"', r'"\n\\u0000"', '"u0000"', "nonsense u0000", b"\xff u0000"]
)
def test_what_only_looks_like_it_is_left_alone(harmless: str | bytes) -> None:
    refuse_nul_in_json(harmless)


@given(st.lists(st.sampled_from(["\\", "\0", "u0000", "a", '"', "\n"])))
def test_it_is_found_in_any_text(parts: list[str]) -> None:
    text = "".join(parts)
    for written in (json.dumps({text: [text]}), json.dumps([text]).encode()):
        with pytest.raises(Refusal) if "\0" in text else nullcontext():
            refuse_nul_in_json(written)


def test_looking_for_it_makes_nothing_of_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message of sixty thousand characters may hold twenty thousand values, and nobody has waited for a turn yet."""
    monkeypatch.setattr(msgspec.json, "decode", None)
    refuse_nul_in_json(json.dumps(["u0000", [[]] * 20_000]))
