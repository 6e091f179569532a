"""Bots of others at tables: over the wire from anywhere, and as levels of a server that allows them."""

import asyncio
import json
import os
import re
import sys
from pathlib import Path

import msgspec
import pytest

from aedilis.bots.levels import bot_of
from aedilis.core.catalogue import find, names, rules
from aedilis.core.errors import AedilisError
from aedilis.server.client import make_table, sitting
from aedilis.server.remote import address_of, sitting_down
from aedilis.server.services import Services
from aedilis.server.settings import Settings
from aedilis.server.tables import opponents
from tests.server.conftest import Running, Start
from tests.server.tables import OPEN, PERSON, bearer, open_table, play_to_end, tokens_of

ROOT = Path(__file__).resolve().parents[2]
TUTORIAL = re.findall(r"^```python\n(.*?)^```", (ROOT / "docs/tutorial/bot.md").read_text(), re.MULTILINE | re.DOTALL)
FIRST = "class First:\n    name = 'Primus'\n\n    def choose(self, view, rng):\n        return view.legal()[0]\n"
CRASHING = "class Crashing:\n    def choose(self, view, rng):\n        raise RuntimeError('no idea')\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "greedy.py").write_text(TUTORIAL[0])
    (tmp_path / "firsts.py").write_text(f"{FIRST}\n\n{CRASHING}")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


async def bot(folder: Path, link: str, *arguments: str) -> asyncio.subprocess.Process:
    """Run the command in a folder."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "aedilis", "bot", link, "--json", "--limit", "60", *arguments),
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def test_the_tutorial_sits_down_at_a_table_and_plays_to_the_end(server: Running, folder: Path) -> None:
    table, [token] = await open_table(server, seats=[{**PERSON, "name": "Ada"}, OPEN])
    process = await bot(folder, f"{server.base}/t/{table}", "--bot", "greedy:Greedy")
    async with sitting(server.base, table, token) as ada:
        await ada.until(lambda: ada.table["status"] == "running")
        seat = ada.table["seats"][1]
        assert (seat["kind"], seat["program"], seat["name"], seat["level"]) == ("bot", True, "Greedy", "greedy:Greedy")
        await play_to_end(ada)
    out, err = await process.communicate()
    assert process.returncode == 0, err.decode()
    told = [json.loads(line)["event"] for line in out.decode().splitlines()]
    assert told == ["sits", "over"]


async def test_a_bot_that_fails_leaves_its_seat_to_others(server: Running, folder: Path) -> None:
    table, [token] = await open_table(
        server, seats=[{**PERSON, "name": "Ada"}, OPEN], options={"start_player": "chosen"}
    )
    process = await bot(folder, f"{server.base}/t/{table}", "--bot", "firsts:Crashing")
    async with sitting(server.base, table, token) as ada:
        await ada.turn()
        await ada.act(ada.choices()[0])
        _, err = await process.communicate()
        assert process.returncode == 1
        assert "no idea" in err.decode()
        await ada.until(lambda: ada.table["seats"][1]["left"])
        assert ada.table["seats"][1]["stand_in"]
        assert ada.table["seats"][1]["program"]


async def test_what_a_seat_is_sent_is_its_view_and_nothing_else(server: Running) -> None:
    for game in names():
        made = await make_table(server.client, game=game, seats=[PERSON, PERSON], seed="a packed view")
        table = made["table"]["id"]
        for seat, token in enumerate(tokens_of(made)):
            told = (await server.client.get(f"/api/tables/{table}/view", headers=bearer(token))).json()
            own = (await server.services.hall.table(table)).core.running().view(seat)
            assert told["seat"] == seat
            assert rules(game).unpacked_view(told["view"]) == own
            assert told["view"] == rules(game).packed_view(own).decode()
        nobody = await server.client.get(f"/api/tables/{table}/view")
        assert nobody.json()["code"] == "bad-token"


async def test_a_language_model_sits_at_a_servers_table(server: Running) -> None:
    from mcp import Client  # it is slow to load: only the process that runs this test does

    from aedilis.mcp.seats import TableSeat
    from aedilis.mcp.tools import make_server

    table, [token] = await open_table(server, game="sortes", seats=[{**PERSON, "name": "Ada"}, OPEN], seed="a model")
    async with (
        sitting_down(f"{server.base}/t/{table}", name="Model", program="language model") as held,
        sitting(server.base, table, token) as ada,
        Client(make_server(TableSeat(held))) as model,
    ):
        playing = asyncio.create_task(play_to_end(ada))
        shown = ""
        while "The game is over" not in shown:
            listed = (await model.call_tool("actions", {})).content[0].text  # type: ignore[union-attr]
            line = listed.splitlines()[1].partition(" - ")[0]
            answer = await model.call_tool("play", {"action": line})
            assert not answer.is_error, answer.content
            shown = answer.content[0].text  # type: ignore[union-attr]
        await playing
        assert ada.table["seats"][1]["program"]
        assert ada.table["seats"][1]["level"] == "language model"
        assert "What happened" in shown


async def test_a_server_offers_the_bots_that_its_operator_allows(start: Start, folder: Path) -> None:
    async with start(guests=("firsts:First", "greedy:Greedy")) as server:
        shown = {game["name"]: game for game in (await server.client.get("/api/games")).json()["games"]}
        assert shown["capitol"]["levels"][-2:] == ["firsts:First", "greedy:Greedy"]
        assert "greedy:Greedy" not in shown["corduba"]["levels"]
        assert "firsts:First" in shown["corduba"]["levels"]
        guest = {"kind": "bot", "level": "firsts:First"}
        made = await make_table(
            server.client, game="sortes", seats=[{**PERSON, "name": "Ada"}, guest], pace={"kind": "untimed"}
        )
        async with sitting(server.base, made["table"]["id"], tokens_of(made)[0]) as ada:
            await play_to_end(ada)
            chosen = [move["notation"] for entry in ada.entries if entry["type"] == "acted" for move in entry["moves"]]
            assert len(chosen) == 10
    async with start() as server:
        refused = await server.client.post("/api/tables", json={"seats": [PERSON, guest]})
        assert refused.json()["code"] == "unknown-level"


async def test_a_table_goes_on_when_its_guest_is_no_longer_offered(start: Start, folder: Path) -> None:
    file = folder / "mine.json"
    file.write_bytes(find("capitol").folder.joinpath("bots", "data", "learned.json").read_bytes())
    guest = f"consul:20@{file.name}"
    async with start(guests=(guest,)) as server:
        seats, pace = [PERSON, {"kind": "bot", "level": guest}], {"kind": "clock", "stand_in": guest}
        table, [token] = await open_table(server, seats=seats, pace=pace)
    file.unlink()
    bot_of.cache_clear()  # what another process has never made
    async with start() as server:
        server.start_bots()
        async with sitting(server.base, table, token) as ada:
            await ada.until(lambda: ada.legal is not None)
            assert (await ada.command("leave"))["type"] == "accepted"
            await ada.until(lambda: {entry["seat"] for entry in ada.entries if entry["type"] == "acted"} == {0, 1})


async def test_a_guest_that_fails_costs_no_worker(start: Start, folder: Path) -> None:
    async with start(guests=("firsts:Crashing",)) as server:
        guest = {"kind": "bot", "level": "firsts:Crashing"}
        made = await make_table(
            server.client, game="sortes", seats=[{**PERSON, "name": "Ada"}, guest], pace={"kind": "untimed"}
        )
        async with sitting(server.base, made["table"]["id"], tokens_of(made)[0]) as ada:
            await play_to_end(ada)
        failures = [one for metric in server.services.metrics.bot_failures.collect() for one in metric.samples]
        counted = {one.labels["why"]: one.value for one in failures if one.name.endswith("_total")}
        assert counted == {"guest": 5.0}, "each decision of it was made at random, and once only"


async def test_the_command_for_models_ends_quietly_after_a_game(server: Running, tmp_path: Path) -> None:
    from mcp import Client, StdioServerParameters  # likewise
    from mcp.client.stdio import stdio_client

    table, [token] = await open_table(server, game="sortes", seats=[{**PERSON, "name": "Ada"}, OPEN])
    said = tmp_path / "stderr"
    command = StdioServerParameters(
        command=sys.executable,
        args=["-m", "aedilis", "mcp", "--table", f"{server.base}/t/{table}"],
        env=dict(os.environ),
    )
    with said.open("w") as errors:
        async with sitting(server.base, table, token) as ada, Client(stdio_client(command, errlog=errors)) as model:
            playing = asyncio.create_task(play_to_end(ada))
            shown = ""
            while "The game is over" not in shown:
                listed = (await model.call_tool("actions", {})).content[0].text  # type: ignore[union-attr]
                line = listed.splitlines()[1].partition(" - ")[0]
                shown = (await model.call_tool("play", {"action": line})).content[0].text  # type: ignore[union-attr]
            await playing
    assert said.read_text() == "", "addresses of tables are secrets, and a game that is over is no fault"


def test_a_guest_that_cannot_be_made_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(AedilisError) as refused:
        Services(Settings(database=str(tmp_path / "x.db"), guests=("no_such:Bot",)))
    assert refused.value.code == "unknown-bot"
    opponents.allow(())


def test_a_guest_whose_name_no_seat_could_hold_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="guests"):
        msgspec.convert({"guests": [f"consul@{'x' * 300}"]}, Settings)


def test_a_trained_file_is_offered_in_its_game_only(tmp_path: Path) -> None:
    file = tmp_path / "my.json"
    file.write_bytes(find("capitol").folder.joinpath("bots", "data", "learned.json").read_bytes())
    try:
        opponents.allow((f"consul:20@{file}",))
        assert opponents.guests("capitol") == (f"consul:20@{file}",)
        assert opponents.guests("corduba") == ()
        file.write_text("{")
        with pytest.raises(AedilisError) as refused:
            opponents.allow((f"consul:20@{file}",))
        assert refused.value.code == "bad-learned"
    finally:
        opponents.allow(())


@pytest.mark.parametrize(
    "link", ["", "table", "ftp://x/t/abc", "http://", "http://x", "http://[/t/a", "http://x/t/a%20b"]
)
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(AedilisError) as refused:
        address_of(link)
    assert refused.value.code == "bad-link"
