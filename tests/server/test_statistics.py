"""The numbers of a game leave the server when it is over, and not before."""

from pathlib import Path

import pytest

from tests.server.conftest import Running
from tests.server.tables import PERSON, bearer, tokens_of

GOLDEN = Path(__file__).parents[1] / "capitol" / "golden"


@pytest.mark.anyio
async def test_a_finished_game_has_statistics(server: Running) -> None:
    record = (GOLDEN / "normal_end_3p.txt").read_text()
    table = (await server.client.post("/api/records", json={"record": record})).json()["table"]
    numbers = (await server.client.get(f"/api/tables/{table['id']}/statistics")).json()
    totals = [sum(sum(part["points"]) for part in seat["rounds"]) for seat in numbers["seats"]]
    assert totals == table["scores"]
    assert len(numbers["tiles"]) == 12


@pytest.mark.anyio
async def test_a_running_game_tells_nothing(server: Running) -> None:
    made = (await server.client.post("/api/tables", json={"seats": [PERSON, PERSON]})).json()
    path = f"/api/tables/{made['table']['id']}/statistics"
    for headers in ({}, bearer(tokens_of(made)[0])):
        answer = await server.client.get(path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
