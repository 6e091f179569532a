"""A finished game can be looked at: piece by piece, after everybody's moves, and never while it runs."""

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from aedilis.bots.analysis import Judge
from aedilis.server.bots.jobs import Job, Study
from aedilis.server.bots.pool import rank_of
from aedilis.server.storage.setup import Setup
from tests.server.conftest import Running
from tests.server.tables import PERSON, bearer, tokens_of

RECORD = (Path(__file__).parents[1] / "games" / "capitol" / "golden" / "normal_end_2p.txt").read_text()


async def imported(server: Running) -> dict[str, Any]:
    made: dict[str, Any] = (await server.client.post("/api/records", json={"record": RECORD})).json()["table"]
    return made


async def asked(server: Running, table: str, done: int) -> dict[str, Any]:
    answer = await server.client.get(f"/api/tables/{table}/analysis", params={"done": done})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_an_analysis_grows_until_it_is_whole(server: Running) -> None:
    table = await imported(server)
    found = await asked(server, table["id"], 0)
    assert (found["done"], found["whole"]) == (1, False)
    assert {found["points"][0]["move"], found["points"][-1]["move"]} == {0, table["moves"]}
    while not found["whole"]:
        more = await asked(server, table["id"], found["done"])
        assert more["done"] == found["done"] + 1
        found = more
    assert 1 <= len(found["moments"]) <= 3
    for moment in found["moments"]:
        assert moment["text"]
        assert (moment["better"] is None) == (moment["better_text"] is None) == (moment["gain"] == 0)
    assert len(found["slips"]) == table["players"]
    assert await asked(server, table["id"], 0) == found, "what is known is told at once"
    assert await asked(server, (await imported(server))["id"], 0) != found, "another table begins anew"


async def test_several_who_ask_share_the_work(server: Running) -> None:
    table = await imported(server)
    answers = await asyncio.gather(*(asked(server, table["id"], 0) for _ in range(4)))
    assert [answer["done"] for answer in answers] == [1, 1, 1, 1]


async def test_a_running_game_is_not_looked_at(server: Running) -> None:
    made = (await server.client.post("/api/tables", json={"game": "capitol", "seats": [PERSON, PERSON]})).json()
    for headers in ({}, bearer(tokens_of(made)[0])):
        for what in ("analysis", "verification"):
            answer = await server.client.get(f"/api/tables/{made['table']['id']}/{what}", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def test_bad_numbers_are_refused(server: Running) -> None:
    table = await imported(server)
    for done in ("-1", "x", "1e3", ""):
        answer = await server.client.get(f"/api/tables/{table['id']}/analysis", params={"done": done})
        assert answer.json().get("code") == "bad-query" or done == ""


async def test_a_finished_game_is_played_again_from_its_seed(server: Running) -> None:
    table = await imported(server)
    found = (await server.client.get(f"/api/tables/{table['id']}/verification")).json()
    assert (found["problem"], found["moves"]) == (None, table["moves"])
    assert found["commitment"] == table["seed_commitment"] == sha256(found["committed"].encode()).hexdigest()
    core = (await server.services.hall.table(table["id"])).core
    core.facts = msgspec.structs.replace(core.facts, setup=msgspec.structs.replace(core.facts.setup, seed="another"))
    told = await server.client.get(f"/api/tables/{table['id']}/verification", headers={"accept-language": "de"})
    assert told.json()["problem"], "the same actions from another seed are another game"


async def test_moves_and_hints_go_before_games_that_are_over() -> None:
    setup = Setup("capitol", 2, b"{}", "seed")
    study = Study(setup, (), Judge((0,)))
    move, hint = Job(setup, (), 0, "random", 1), Job(setup, (), 0, "random", 1, advice=True)
    ranks = [rank_of(move, urgent=True), rank_of(move, urgent=False), rank_of(hint, urgent=True)]
    assert sorted(ranks) == ranks
    assert rank_of(study, urgent=True) > max(ranks)
