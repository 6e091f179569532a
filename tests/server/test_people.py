"""Accounts, "my games", recovered seats, webhooks, chat."""

import asyncio

import pytest

from aedilis.server.client import Message, make_table, sitting
from aedilis.server.tables import table as table_module
from tests.server.conftest import Running, Start
from tests.server.tables import FIRST, OPEN, PERSON, bearer, open_table, tokens_of, until

ADA = {"name": "Ada", "passphrase": "correct horse battery"}


async def test_sign_up_in_and_out(server: Running) -> None:
    made = await server.client.post("/api/accounts", json=ADA)
    assert made.status_code == 201
    taken = await server.client.post("/api/accounts", json=ADA | {"name": "ADA"})
    assert (taken.status_code, taken.json()["code"]) == (409, "name-taken")
    broken = await server.client.post("/api/accounts", json=ADA | {"name": "Ada\n"})
    assert (broken.status_code, broken.json()["code"]) == (400, "bad-body")
    for wrong in ({"passphrase": "something else"}, {"name": "nobody"}):
        refused = await server.client.post("/api/sessions", json=ADA | wrong)
        assert (refused.status_code, refused.json()["code"]) == (401, "wrong-passphrase")
    session = (await server.client.post("/api/sessions", json=ADA)).json()
    assert (await server.client.get("/api/me", headers=bearer(session["token"]))).json() == {"name": "Ada"}
    assert (await server.client.delete("/api/sessions", headers=bearer(session["token"]))).status_code == 204
    assert (await server.client.get("/api/me", headers=bearer(session["token"]))).status_code == 401


async def test_an_account_collects_games_and_recovers_seats_on_another_device(server: Running) -> None:
    account = (await server.client.post("/api/accounts", json=ADA)).json()["token"]
    made = await make_table(server.client, seats=[PERSON, OPEN], options=FIRST)
    table = made["table"]["id"]
    taken = await server.client.post(f"/api/tables/{table}/seats/1/take", json={"name": "Ada"}, headers=bearer(account))
    guest = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    claim = await server.client.post("/api/me/seats", json={"token": tokens_of(guest)[0]}, headers=bearer(account))
    assert claim.status_code == 204
    async with sitting(server.base, table, taken.json()["token"]) as ada:
        await ada.until(lambda: ada.view is not None)
    games = (await server.client.get("/api/me/games", headers=bearer(account))).json()["games"]
    assert {(game["table"]["id"], game["seat"]) for game in games} == {(table, 1), (guest["table"]["id"], 0)}
    assert {game["table"]["id"]: game["my_turn"] for game in games} == {table: False, guest["table"]["id"]: True}
    path = f"/api/me/games/{table}/seats/1/token"
    token = (await server.client.post(path, headers=bearer(account))).json()["token"]
    async with sitting(server.base, table, token) as elsewhere:
        assert elsewhere.seat == 1
    foreign = await server.client.post(f"/api/me/games/{table}/seats/0/token", headers=bearer(account))
    assert (foreign.status_code, foreign.json()["code"]) == (403, "not-your-seat")


async def test_stand_ins_and_undos_are_limited_for_a_seat_whatever_device_sends_them(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    table, token = made["table"]["id"], tokens_of(made)[0]
    server.services.hall.live[table].changes[0].rate = 0.0  # however long this takes
    async with sitting(server.base, table, token) as phone, sitting(server.base, table, token) as laptop:
        phone_first = await phone.command("stand_in", id="first", level="random")
        asked = [each.command("stand_in", level="random") for each in (phone, laptop) for _ in range(40)]
        codes = [answer.get("code", "accepted") for answer in await asyncio.gather(*asked)]
        assert set(codes) == {"accepted", "too-fast"}
        path = f"/api/tables/{table}/seats/0/stand-in"
        refused = await server.client.put(path, json={"level": None}, headers=bearer(token))
        assert refused.json()["code"] == "too-fast"
        assert await laptop.command("stand_in", id="first", level="random") == phone_first, "this is no new one"


async def test_a_seat_cannot_fill_the_log_that_whoever_comes_reads(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "MOST_BESIDES", 4)
    besides: list[tuple[str, Message]] = [("say", {"text": "a"}), ("stand_in", {"level": "vitruvius"})]
    besides += [("stand_in", {"level": None}), ("undo", {"move": 0}), ("vote", {"yes": True})]
    async with start() as server:
        table, tokens = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
        before = server.services.hall.live[table].besides[0]
        assert before == 1, "it sat down"
        async with sitting(server.base, table, tokens[0]) as ada:
            for kind, fields in besides[:3]:
                assert (await ada.command(kind, **fields))["type"] == "accepted"
    async with (
        start() as server,
        sitting(server.base, table, tokens[0]) as ada,
        sitting(server.base, table, tokens[1]) as bea,
    ):
        for kind, fields in besides:
            assert (await ada.command(kind, **fields))["code"] == "log-full"
        left = await server.client.post(f"/api/tables/{table}/seats/0/leave", headers=bearer(tokens[0]))
        assert left.json()["code"] == "log-full"
        assert (await ada.act(ada.choices()[-1]))["type"] == "accepted", "moves are always welcome"
        assert (await bea.command("say", text="a"))["type"] == "accepted", "others have room of their own"


async def test_a_host_cannot_fill_it_either(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_BESIDES", 4)
    made = await make_table(server.client, seats=[PERSON, OPEN, OPEN])
    path, host, answers = f"/api/tables/{made['table']['id']}/seats/1", bearer(made["host"]), list[Message]()
    async with sitting(server.base, made["table"]["id"], tokens_of(made)[0]) as ada:
        for answer in ("accepted", "accepted", "accepted", "refused"):
            assert (await ada.command("say", text="a"))["type"] == answer
    for kind in 10 * ("bot", "open"):
        answers.append((await server.client.put(path, json={"kind": kind}, headers=host)).json())
    changed = sum("code" not in answer for answer in answers)
    assert changed == 4 * (len(made["table"]["seats"]) + 1) - (3 + 3), "all but who sat down and what was said"
    assert {answer["code"] for answer in answers[changed:]} == {"log-full"}


async def test_chat_is_clean_limited_and_told_to_all(server: Running) -> None:
    table, tokens = await open_table(server, seats=[{"kind": "person", "name": "<b>Ada</b>"}, PERSON])
    async with sitting(server.base, table, tokens[0]) as ada, sitting(server.base, table) as watching:
        said = await ada.command("say", text="<script>alert(1)</script>\u202e\x07 hi")
        assert said["type"] == "accepted"
        await watching.until(lambda: watching.entries[-1]["type"] == "chatted")
        assert watching.entries[-1]["text"] == "<script>alert(1)</script> hi"
        assert watching.entries[-1]["name"] == "<b>Ada</b>"
        assert (await ada.command("say", text="\u200b"))["code"] == "bad-name"
        assert (await ada.command("say", text="\x00 hi"))["code"] == "bad-text"
        answers = [await ada.command("say", text="again") for _ in range(8)]
        assert answers[-1]["code"] == "too-fast"
        assert (await ada.command("say", text="x" * 501))["code"] == "bad-message"
    shown = await server.client.get(f"/api/tables/{table}")
    assert shown.headers["content-type"] == "application/json"
    assert shown.headers["x-content-type-options"] == "nosniff"


async def test_a_webhook_is_called_when_nobody_looks(start: Start) -> None:
    calls: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(
            int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length")
        )
        calls.append(await reader.readexactly(length))
        writer.write(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    listening = await asyncio.start_server(answer, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/hook"
    async with listening, start(private_webhooks=True) as server:
        table, tokens = await open_table(server, seats=[PERSON, PERSON], options=FIRST, name="Forum")
        path = f"/api/tables/{table}/webhook"
        assert (await server.client.put(path, json={"url": url}, headers=bearer(tokens[1]))).status_code == 204
        async with sitting(server.base, table, tokens[0]) as first:
            await first.act(first.choices()[-1])
            await until(lambda: calls, "a call of the webhook")
    assert len(calls) == 1
    assert b'"seat":1' in calls[0]
    assert b'"name":"Forum"' in calls[0]


PRIVATE = (
    *(
        "127.0.0.1",
        "127.0.0.1:9",
        "127.1",
        "127.0.1",
        "2130706433",
        "0x7f000001",
        "0x7F.1",
        "0177.0.0.1",
        "017700000001",
    ),
    *("127.0.0.1.", "localhost", "localhost.", "LOCALHOST", "a.localhost", "printer", "printer.local", "db.internal."),
    *(
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "0.0.0.0",
        "100.64.0.1",
        "255.255.255.255",
        "224.0.0.1",
    ),
    *("[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::127.0.0.1]", "[64:ff9b::127.0.0.1]"),
    *("[64:ff9b:1::1]", "[2002:7f00:1::]", "[fe80::1]", "[fc00::1]", "[fec0::1]", "[4000::1]", "[ff02::1]"),
    *(
        "%31%32%37.0.0.1",
        "\uff11\uff12\uff17.0.0.1",
        "\u2460\u2461\u2466.0.0.1",
        "127\u30020.0.1",
        "999.1.1.1",
        "1.2.3.4.5",
    ),
)


async def test_a_webhook_may_not_call_the_own_network(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    table, token = made["table"]["id"], tokens_of(made)[1]
    path = f"/api/tables/{table}/webhook"
    for bad in (
        "ftp://example.org",
        "http://",
        "http://a:b@example.org/",
        "x",
        "http://exam ple.org",
        "http://a\u00a0b.org",
        "http://127.0.0.1%00.example.org/",
        "http://example.org\\.127.0.0.1/",
        "http://[v1.x]/",
        "http://example..org",
        "http://.example.org",
    ):
        refused = await server.client.put(path, json={"url": bad}, headers=bearer(token))
        assert refused.json()["code"] == "bad-webhook"
    for private in PRIVATE:
        for scheme in ("http", "https"):
            sent = {"url": f"{scheme}://{private}/hook"}
            refused = await server.client.put(path, json=sent, headers=bearer(token))
            assert refused.json()["code"] in ("private-address", "bad-webhook"), private
    for public in ("http://example.org", "https://8.8.8.8:8443/x", "https://[2606:4700::1111]/", "http://134744072/"):
        answer = await server.client.put(path, json={"url": public}, headers=bearer(token))
        assert answer.status_code == 204, public
    # What a name means is known only when it is called.
    await server.client.put(path, json={"url": "http://nobody.invalid/"}, headers=bearer(token))
    async with sitting(server.base, table, tokens_of(made)[0]) as first:
        await first.act(first.choices()[-1])
        count = server.services.metrics.registry.get_sample_value
        await until(lambda: count("aedilis_webhooks_total", {"outcome": "failed"}), "a refused call")
    assert count("aedilis_webhooks_total", {"outcome": "failed"}) == 1
