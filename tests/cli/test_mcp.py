"""A language model at the table, driven by the protocol's own client."""

import json
import re
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from aedilis.bots import levels
from aedilis.core import catalogue
from aedilis.core.game import Game
from aedilis.core.record import load
from aedilis.core.rng import seeded

if TYPE_CHECKING:  # it is slow to load: only the process that runs these tests does
    from mcp import Client

    from aedilis.mcp.seats import LocalSeat


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def seated(game: str, level: str, seed: str, preset: str | None = None, kept: Path | None = None) -> "LocalSeat":
    """Sit down as Model at a new table of two."""
    from aedilis.cli.mcp import local_seat

    return local_seat(game, 2, 0, level, seed, preset, kept, "Model")


def client_of(seat: "LocalSeat") -> "Client":
    from mcp import Client

    from aedilis.mcp.tools import make_server

    return Client(make_server(seat))


async def told(client: "Client", tool: str, **arguments: object) -> str:
    """Return the text of a tool's answer."""
    answer = await client.call_tool(tool, dict(arguments))
    assert not answer.is_error, answer.content
    return "".join(part.text for part in answer.content if part.type == "text")


async def refused(client: "Client", tool: str, **arguments: object) -> str:
    answer = await client.call_tool(tool, dict(arguments))
    assert answer.is_error
    return "".join(part.text for part in answer.content if part.type == "text")


@pytest.mark.parametrize("name", catalogue.names())
async def test_a_model_plays_a_whole_game(name: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.aedilis"
    seat = seated(name, levels.names(name)[1], "a model", kept=kept)
    chooser, moves = Random(3), 0
    async with client_of(seat) as client:
        assert {tool.name for tool in (await client.list_tools()).tools} == {
            "look",
            "actions",
            "explain",
            "rules",
            "play",
        }
        shown, line = await told(client, "look"), ""
        assert "Model" in shown
        while "The game is over" not in shown:
            listed = (await told(client, "actions")).splitlines()[1:]
            line = re.split(r" - | \| ", chooser.choice(listed))[0]
            shown = await told(client, "play", action=line)
            moves += 1
            assert moves < 1000
        assert "game-over" in await refused(client, "play", action=line)
        assert "over" in await told(client, "actions")
    game = Game.from_record(load(kept.read_text()))
    assert game.is_over()
    assert sum(step.seat == 0 for step in game.steps) == moves


async def test_every_refusal_names_its_rule_and_changes_nothing() -> None:
    seat = seated("capitol", "aedile", "refused", "SCHMIDT_2001")
    async with client_of(seat) as client:
        await told(client, "look")
        before = seat.game.save()
        absent = next(card for card in ("F1", "F2", "F3", "F4") if card not in (seat.game.view_data(0).seats[0].hand))  # type: ignore[attr-defined]
        assert re.search(r"R0\.8", await refused(client, "play", action=f"0 floor {absent} 0"))
        assert "not-your-seat" in await refused(client, "play", action="1 pass")
        assert "bad-notation" in await refused(client, "play", action="0 castle")
        assert "bad-page" in await refused(client, "actions", page=99)
        assert "Legal" in await told(client, "explain", action="0 pass")
        assert "Not legal" in await told(client, "explain", action=f"0 floor {absent} 0")
        assert seat.game.save() == before
        assert "R1.19c" in await told(client, "rules", about="r1-19c")
        assert "Chapters" in await told(client, "rules")
        assert "no-clause" in await refused(client, "rules", about="zzzz")


async def test_nothing_hidden_is_told() -> None:
    """Deals that differ only in what the seat cannot know give the same answers."""
    answers = []
    for deal in range(2):
        seat = seated("capitol", "random", "hidden")
        view = seat.game.view(0)
        if deal:
            position = seat.rules.position(seat.rules.determinize(view, seeded("another deal")))
            seat.game = Game.from_position("capitol", position)
        if 0 not in seat.game.to_act():
            pytest.skip("the other seat begins")
        async with client_of(seat) as client:
            texts = [await told(client, "actions"), await told(client, "explain", action="0 pass")]
            texts.append((await client.read_resource("aedilis://view")).contents[0].text)  # type: ignore[union-attr]
        answers.append(texts)
        assert str(seat.game.header.seed) not in " ".join(texts)
    assert answers[0] == answers[1]


async def test_the_command_speaks_the_protocol(tmp_path: Path) -> None:
    from mcp import Client, StdioServerParameters

    command = StdioServerParameters(
        command=sys.executable, args=["-m", "aedilis", "mcp", "capitol", "--seed", "over stdio"], cwd=tmp_path
    )
    async with Client(command) as client:
        shown = await told(client, "look")
        assert "must decide" in shown
        data = json.loads((await client.read_resource("aedilis://view")).contents[0].text)  # type: ignore[union-attr]
        assert data["seat"] == 0
        assert data["seats"][1]["hand"] is None
        await told(client, "play", action="0 pass")
