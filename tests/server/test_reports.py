"""Problems that people report: what is kept of a running game, who may read it, and how much of it."""

import pytest

from aedilis.core.game import Game
from aedilis.server.client import make_table, sitting
from aedilis.server.http import reports
from tests.server.conftest import Running, Start
from tests.server.tables import BOT, PERSON, bearer, play_to_end, tokens_of


async def test_a_report_brings_the_record_as_anybody_may_have_it(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], seed="a secret that nobody is told")
    table, (mine, *_) = made["table"]["id"], tokens_of(made)
    written = {"text": "The roof is upside down.\nReally.", "about": "Chromium, 390x844, de"}
    sent = await server.client.post(f"/api/tables/{table}/reports", json=written, headers=bearer(mine))
    assert sent.status_code == 204
    watched = await server.client.post(f"/api/tables/{table}/reports", json={"text": "Seen from outside."})
    assert watched.status_code == 204
    newer, older = (await server.client.get("/api/reports")).json()["reports"]
    assert (older["text"], older["about"], older["seat"], older["table"]) == (*written.values(), 0, table)
    assert (newer["seat"], newer["move"]) == (None, 0)
    assert older["record"] == (await server.client.get(f"/api/tables/{table}/record")).text
    assert "a secret" not in older["record"]


async def test_what_is_written_cannot_play_tricks_on_whoever_reads_it(server: Running) -> None:
    table = (await make_table(server.client, seats=[PERSON, PERSON]))["table"]["id"]
    written = {"text": " One\u202e line,\x1b[2J\r\nand another.\n", "about": "Chromium,\n\x07 de\u2028"}
    sent = await server.client.post(f"/api/tables/{table}/reports", json=written)
    assert sent.status_code == 204
    (report,) = (await server.client.get("/api/reports")).json()["reports"]
    assert (report["text"], report["about"]) == ("One line,[2J\nand another.", "Chromium, de")


async def test_a_report_after_the_end_can_be_replayed(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, BOT])
    table, (mine, *_) = made["table"]["id"], tokens_of(made)
    async with sitting(server.base, table, mine) as player:
        await play_to_end(player)
    await server.client.post(f"/api/tables/{table}/reports", json={"text": "I won!"}, headers=bearer(mine))
    (report,) = (await server.client.get("/api/reports")).json()["reports"]
    assert Game.load(report["record"]).is_over()


async def test_only_whoever_runs_the_server_reads_and_removes_reports(start: Start) -> None:
    async with start(metrics_token="a long secret") as server:
        table = (await make_table(server.client, seats=[PERSON, PERSON]))["table"]["id"]
        await server.client.post(f"/api/tables/{table}/reports", json={"text": "Hello?"})
        away = {"x-forwarded-for": "203.0.113.7"}
        for method, path in (("GET", "/api/reports"), ("DELETE", "/api/reports/x")):
            for token in ({}, bearer("wrong"), bearer("h_wrong")):
                refused = await server.client.request(method, path, headers=away | token)
                assert (refused.status_code, refused.json()["code"]) == (403, "operators-only")
        allowed = away | bearer("a long secret")
        (report,) = (await server.client.get("/api/reports", headers=allowed)).json()["reports"]
        address = f"/api/reports/{report['id']}"
        assert (await server.client.delete(address, headers=allowed)).status_code == 204
        assert (await server.client.delete(address, headers=allowed)).status_code == 404
        assert (await server.client.get("/api/reports", headers=allowed)).json() == {"reports": [], "next": None}


async def test_reports_are_limited_in_size_rate_and_number(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    async with start() as server:
        table = (await make_table(server.client, seats=[PERSON, PERSON]))["table"]["id"]
        path = f"/api/tables/{table}/reports"
        for bad in ({"text": ""}, {"text": "x" * 2001}, {"text": "x", "about": "y" * 1001}, {"text": "x", "seed": "?"}):
            refused = await server.client.post(path, json=bad)
            assert (refused.status_code, refused.json()["code"]) == (400, "bad-body")
        blank = await server.client.post(path, json={"text": " \n\u202e\u200d"})
        assert (blank.status_code, blank.json()["code"]) == (400, "bad-name")
        token = await server.client.post(path, json={"text": "x"}, headers=bearer("s_somebody"))
        assert token.json()["code"] == "bad-token"
        monkeypatch.setattr(reports, "MOST_OF_A_TABLE", 2)
        codes = [(await server.client.post(path, json={"text": "again"})).status_code for _ in range(11)]
        assert codes == [204] * 2 + [409] * 8 + [429]
        monkeypatch.setattr(reports, "PAGE", 1)
        first = (await server.client.get("/api/reports")).json()
        second = (await server.client.get(f"/api/reports?after={first['next']}")).json()
        assert len({first["reports"][0]["id"], second["reports"][0]["id"]}) == 2
        assert second["next"] is None
        assert (await server.client.get("/api/reports?after=nobody")).json()["code"] == "bad-query"
