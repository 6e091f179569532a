"""The numbers of a game leave the server when it is over, and not before."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Running
from tests.server.tables import PERSON, bearer, tokens_of

TESTS = Path(__file__).parents[1] / "games"


async def numbers_of(server: Running, record: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    table = (await server.client.post("/api/records", json={"record": record.read_text()})).json()["table"]
    return table, (await server.client.get(f"/api/tables/{table['id']}/statistics")).json()


async def test_a_finished_game_of_capitol_has_statistics(server: Running) -> None:
    table, numbers = await numbers_of(server, TESTS / "capitol" / "golden" / "normal_end_3p.txt")
    totals = [sum(sum(part["points"]) for part in seat["rounds"]) for seat in numbers["seats"]]
    assert (numbers["game"], totals) == ("capitol", table["scores"])
    assert len(numbers["tiles"]) == 12


@pytest.mark.parametrize("record", ["golden/win_3p", "golden/rebellion_of_districts_2p", "golden_solo/win_aedil"])
async def test_a_finished_game_of_corduba_has_statistics(server: Running, record: str) -> None:
    table, numbers = await numbers_of(server, TESTS / "corduba" / f"{record}.txt")
    seats = numbers["parties"][: len(table["scores"])]
    totals = [seat["rounds"][-1]["standing"]["senators"] for seat in seats]
    assert (numbers["game"], totals) == ("corduba", table["scores"])


@pytest.mark.parametrize("game", ["capitol", "corduba"])
async def test_a_running_game_tells_nothing(server: Running, game: str) -> None:
    made = (await server.client.post("/api/tables", json={"game": game, "seats": [PERSON, PERSON]})).json()
    path = f"/api/tables/{made['table']['id']}/statistics"
    for headers in ({}, bearer(tokens_of(made)[0])):
        answer = await server.client.get(path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
