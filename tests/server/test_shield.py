"""What stands in front: origins, sizes, rates, headers, and errors that tell nothing."""

import asyncio
import logging
from io import StringIO
from types import SimpleNamespace

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from aedilis import i18n
from aedilis.server.client import PATIENCE, make_table, sitting
from aedilis.server.http.shield import problem
from aedilis.server.tables import rights
from aedilis.server.upkeep.logs import set_up_logs
from aedilis.server.wire.errors import Refusal
from tests.server.conftest import Running, Start
from tests.server.tables import OPEN, PERSON, bearer, open_table, tokens_of

NEW = {"seats": [PERSON, PERSON]}


async def test_pages_of_other_origins_may_change_nothing(server: Running) -> None:
    for origin in ("https://evil.example", "null", server.base.replace("127.0.0.1", "127.0.0.2"), "http://[", ""):
        refused = await server.client.post("/api/tables", json=NEW, headers={"origin": origin})
        assert (refused.status_code, refused.json()["code"]) == (403, "bad-origin"), origin
    assert (await server.client.post("/api/tables", json=NEW, headers={"origin": server.base})).status_code == 201


async def test_allowed_origins_are_accepted(start: Start) -> None:
    async with start(origins=("https://Friend.example/",), public_url="https://play.example/") as server:
        for origin in ("https://friend.example", "https://play.example"):
            answer = await server.client.post("/api/tables", json=NEW, headers={"origin": origin})
            assert answer.status_code == 201


async def test_foreign_pages_get_no_websocket(server: Running) -> None:
    made = await make_table(server.client, **NEW)
    url = f"{server.base.replace('http', 'ws', 1)}/api/tables/{made['table']['id']}/live"
    async with connect(url, origin="https://evil.example", proxy=None, open_timeout=PATIENCE) as socket:  # type: ignore[arg-type]
        assert '"bad-origin"' in str(await socket.recv())
        with pytest.raises(ConnectionClosed):
            await socket.recv()


async def test_no_code_is_drawn_of_an_address_without_end(server: Running) -> None:
    made = await make_table(server.client, **NEW)
    path = f"/api/tables/{made['table']['id']}/invitation"
    for host in ("a" * 301, "a" * 5000, "a" * 60_000):
        refused = await server.client.get(path, headers={"host": host})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-query")
    assert (await server.client.get(path, headers={"host": "a" * 250})).status_code == 200


async def test_forms_and_large_bodies_are_refused(server: Running) -> None:
    form = await server.client.post("/api/tables", data={"a": "b"})
    assert (form.status_code, form.json()["code"]) == (415, "bad-content-type")
    json = {"content-type": "application/json"}
    for size in (20_000, 300_000):
        large = await server.client.post("/api/tables", content=b" " * size, headers=json)
        assert (large.status_code, large.json()["code"]) == (413, "too-large")

    async def endless() -> "object":
        for _ in range(100):
            yield b" " * 10_000

    streamed = await server.client.post("/api/tables", content=endless(), headers=json)  # type: ignore[arg-type]
    assert streamed.status_code == 413


async def test_large_messages_close_the_connection(server: Running) -> None:
    made = await make_table(server.client, **NEW)
    async with sitting(server.base, made["table"]["id"], tokens_of(made)[0]) as first:
        assert first.socket is not None
        socket = first.socket
        await socket.send("x" * 70_000)
        await socket.wait_closed()
        assert socket.close_code == 1009
        await first.until(lambda: first.socket not in (None, socket))


def stop_clocks(server: Running) -> None:
    """No time passes for the limits, however slow the machine is."""
    services = server.services
    for limits in (services.changes, services.reads, services.sign_ins):
        limits.clock = lambda: 0.0


async def test_too_many_requests_and_commands_are_refused(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aedilis.server.live.line.time", SimpleNamespace(monotonic=lambda: 0.0))
    async with start(requests_per_minute=60, commands_per_second=5.0) as server:
        stop_clocks(server)
        made = await make_table(server.client, seats=[PERSON, OPEN])
        async with sitting(server.base, made["table"]["id"], tokens_of(made)[0]) as first:
            answers = [await first.command("write_notes", text="x") for _ in range(14)]
            assert "too-fast" in {answer.get("code") for answer in answers}
            assert answers[0]["type"] == "accepted"
        answers_http = [await server.client.post("/api/tables", json=NEW) for _ in range(20)]
        assert answers_http[-1].status_code == 429
        assert int(answers_http[-1].headers["retry-after"]) >= 1


async def test_more_connections_do_not_let_a_seat_say_more(server: Running) -> None:
    table, (token, *_) = await open_table(server, seats=[PERSON, OPEN])
    said = 0
    for number in range(8):
        async with sitting(server.base, table, token) as device:
            while (await device.command("say", text=f"{number}"))["type"] == "accepted":
                said += 1
                assert said < 40, "nothing holds it back"
    assert said >= 5


async def test_looking_is_limited_too(start: Start) -> None:
    async with start(requests_per_minute=20) as server:
        stop_clocks(server)
        codes = [(await server.client.get("/api/games")).status_code for _ in range(40)]
        assert codes[0] == 200
        assert codes[-1] == 429


async def test_passphrases_cannot_be_tried_by_the_thousand(server: Running) -> None:
    stop_clocks(server)
    guess = {"name": "nobody", "passphrase": "a wrong guess"}
    codes = [(await server.client.post("/api/sessions", json=guess)).status_code for _ in range(15)]
    assert codes[0] == 401
    assert codes[-1] == 429


async def test_too_many_connections_are_refused(start: Start) -> None:
    async with start(connections_per_address=2) as server:
        made = await make_table(server.client, **NEW)
        table = made["table"]["id"]
        async with sitting(server.base, table), sitting(server.base, table):
            url = f"{server.base.replace('http', 'ws', 1)}/api/tables/{table}/live"
            async with connect(url, proxy=None, open_timeout=PATIENCE) as third:
                bye = str(await third.recv())
                assert '"full"' in bye
                assert '"retry":true' in bye


async def test_every_answer_has_the_security_headers(server: Running) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/t/abc"):
        headers = (await server.client.get(path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe-eval" not in policy
        assert "default-src 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"


async def test_nothing_is_kept_on_the_way_that_does_not_say_so_itself(server: Running) -> None:
    table, [token] = await open_table(server, seats=[PERSON, OPEN])
    private = ("", "/notes", "/moves", "/view", "/invitation", "/record", "/nothing")
    for path in ("/api/games", "/healthz", "/readyz", "/metrics", *(f"/api/tables/{table}{part}" for part in private)):
        answer = await server.client.get(path, headers=bearer(token))
        assert answer.headers["cache-control"] == "no-store", path
    asked_again = (await server.client.get("/api/games/corduba/content")).headers
    assert (asked_again["cache-control"], "etag" in asked_again) == ("no-cache", True), (
        "a browser may keep what it asks for again"
    )


async def test_pages_are_cut_off_from_their_openers_where_browsers_trust_the_line(server: Running) -> None:
    """On other lines they ignore the header and complain in their console."""
    for line, trusted in (
        ({}, False),
        ({"x-forwarded-proto": "http"}, False),
        ({"x-forwarded-proto": "https"}, True),
        ({"sec-fetch-site": "none"}, True),
    ):
        headers = (await server.client.get("/", headers=line)).headers
        assert headers.get("cross-origin-opener-policy") == ("same-origin" if trusted else None)


async def test_what_goes_wrong_inside_tells_nothing(
    server: Running,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    made = await make_table(server.client, **NEW)

    def explode(*_: object) -> None:
        raise RuntimeError("the hand is F5 and R3")

    monkeypatch.setattr("aedilis.server.http.tables.telling.table_for_all", explode)
    answer = await server.client.get(f"/api/tables/{made['table']['id']}")
    assert answer.status_code == 500
    assert answer.json()["code"] == "internal"
    assert b"F5" not in answer.content
    assert "F5" not in capsys.readouterr().err
    assert "F5" not in caplog.text


async def test_unknown_things_are_not_found(server: Running) -> None:
    made = await make_table(server.client, **NEW)
    path = f"/api/tables/{made['table']['id']}"
    for wrong in ("/api/tables/nothing", f"{path}/moments/x", f"{path}/moments/-1", f"{path}/nothing", "/api/x"):
        answer = await server.client.get(wrong)
        assert answer.status_code == 404, wrong
        assert answer.json()["text"]
    refused = await server.client.post(f"{path}/seats/9/take", json={"name": "x"})
    assert refused.json()["code"] == "no-such-seat"
    assert (await server.client.delete("/api/tables")).status_code == 405
    for token in ("s_" + "x" * 30, "nonsense"):
        assert (await server.client.get(f"{path}/moves", headers=bearer(token))).status_code == 401


async def test_texts_come_in_the_readers_language(server: Running) -> None:
    german = await server.client.get("/api/tables/nothing", headers={"accept-language": "de-CH, en;q=0.5"})
    assert german.json()["text"] == "Diesen Tisch gibt es nicht."
    unknown = await server.client.get("/api/tables/nothing", headers={"accept-language": "xx"})
    assert unknown.json()["text"] == "There is no such table."


async def test_health_and_numbers(server: Running) -> None:
    made = await make_table(server.client, **NEW)
    async with sitting(server.base, made["table"]["id"], tokens_of(made)[0]) as first:
        await first.command("say", text="hello")
    assert (await server.client.get("/healthz")).text == "ok\n"
    numbers = (await server.client.get("/metrics")).text
    assert 'aedilis_commands_total{outcome="accepted",type="Say"} 1.0' in numbers
    assert "aedilis_live_tables 1.0" in numbers
    assert made["table"]["id"] not in numbers


async def test_numbers_are_for_who_asks_for_this_machine_as_itself(server: Running) -> None:
    """A page elsewhere can let its name lead here, so that its visitor's browser asks: then it asks for that name."""
    for host, status in {"127.0.0.1:8027": 200, "localhost": 200, "[::1]:8027": 200, "rebound.example": 403}.items():
        for path in ("/metrics", "/api/reports"):
            assert (await server.client.get(path, headers={"host": host})).status_code == status, (host, path)


async def test_who_is_not_answered_when_the_server_stops_is_told_so(start: Start) -> None:
    """Uvicorn cancels what takes too long then, and writes all of it to the log."""
    set_up_logs("error", log := StringIO())
    async with start() as server:
        asked = asyncio.Event()

        async def for_ever() -> None:
            asked.set()
            await asyncio.Event().wait()

        server.services.readiness.troubles = for_ever  # type: ignore[assignment,method-assign]  # it never answers
        answer = asyncio.create_task(server.client.get("/readyz"))
        await asked.wait()
        for task in asyncio.all_tasks():
            if "run_asgi" in repr(task.get_coro()):
                task.cancel()
        told = await answer
        assert (told.status_code, told.json()["code"]) == (503, "closing")
    assert log.getvalue() == ""


def test_nobody_fills_the_log_by_requests_that_are_none() -> None:
    set_up_logs("debug", log := StringIO())
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    assert log.getvalue() == ""


@pytest.mark.parametrize(("game", "rule"), [("capitol", "R0.2"), ("capitol", "R1.19c"), ("corduba", "C2.6")])
def test_a_refusal_explains_the_clause_of_its_own_game(game: str, rule: str) -> None:
    for language in i18n.languages():
        # an action at the table, and the fourth one of a record
        for refusal in (Refusal("illegal-action", rule, game), Refusal("record-tampered", rule, game, action=4)):
            said = msgspec.json.decode(problem(refusal, language).body)
            assert said["text"] == i18n.text(f"{game}-refusal-{rule.replace('.', '-')}", language)
            assert said["rule"] == rule


@pytest.mark.parametrize("game", ["capitol", "corduba"])
async def test_whatever_the_rules_refuse_names_its_game(server: Running, game: str) -> None:
    made = await make_table(server.client, game=game, seats=[PERSON, PERSON])
    core = (await server.services.hall.table(made["table"]["id"])).core
    play = core.running()
    seat = play.to_act()[0]
    legal = play.state.legal(seat)
    play.state.apply(legal[0])
    once = next(action for action in legal if play.state.refusal(action))  # it was possible only before
    with pytest.raises(Refusal) as refused:
        rights.tried(core, seat, [play.read(once)], bot=False)
    assert (refused.value.code, refused.value.game) == ("illegal-action", game)
