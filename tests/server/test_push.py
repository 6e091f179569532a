"""Web Push: who is not looking is told of the turn, once, in a message that only that browser can read."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from aedilis.server.client import Player, make_table, sitting
from aedilis.server.notify.sealing import CURVE, Reader, sealed
from aedilis.server.people.browsers import MOST
from aedilis.server.run import CANNOT_START, serve
from aedilis.server.settings import Settings
from tests.server.conftest import Running, Start
from tests.server.names import looked_up
from tests.server.push_service import PushService, coded, decoded, push_service, signed_claims
from tests.server.tables import BOT, FIRST, OPEN, PERSON, bearer, open_table, play_to_end, tokens_of, until

ADA, BRUNO = {"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bruno"}
NO_TOKEN = "s_" + 32 * "x"
ALLOWED = {"private_push": True, "push_after": 0.0}


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as made:
        yield made


@pytest.fixture
async def server(start: Start) -> AsyncIterator[Running]:
    async with start(**ALLOWED) as made:
        yield made


async def subscribe(server: Running, subscription: dict[str, Any], status: int = 204) -> str:
    answer = await server.client.put("/api/push", json=subscription)
    assert answer.status_code == status, answer.text
    return "" if status == 204 else str(answer.json()["code"])


async def table_of_two(server: Running, **more: Any) -> tuple[str, list[str]]:
    made = await make_table(server.client, seats=[ADA, BRUNO], options=FIRST, name="Forum", **more)
    return made["table"]["id"], tokens_of(made)


async def quiet(server: Running) -> None:
    """Everything that was about to be sent has been sent, or dropped."""
    await until(lambda: not server.services.pushes.tasks, "the server stops sending")


async def pass_turn(server: Running, table: str, token: str) -> None:
    async with sitting(server.base, table, token) as player:
        await player.turn()
        answer = await player.act({"type": "pass", "seat": player.seat})
        assert answer["type"] == "accepted", answer


def counted(server: Running, outcome: str) -> float:
    return server.services.metrics.registry.get_sample_value("aedilis_pushes_total", {"outcome": outcome}) or 0.0


# ---------------------------------------------------------------- the sealed message


def test_a_message_is_sealed_as_in_the_example_of_rfc_8291() -> None:
    reader = Reader(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    number = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    own = ec.derive_private_key(number, CURVE)
    body = sealed(b"When I grow up, I want to be a watermelon", reader, own, decoded("DGv6ra1nlYgDCS1FRnbzlw"))
    assert coded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_only_the_browser_can_read_its_note_and_nothing_hidden_is_in_it(
    server: Running, service: PushService
) -> None:
    table, tokens = await table_of_two(server)
    browser, other = service.browser(), service.browser("other")
    await subscribe(server, browser.subscription(tokens[1], language="de-CH"))
    await pass_turn(server, table, tokens[0])
    await service.wait_for(1)
    (sent,) = service.received
    assert service.notes(browser) == [
        {
            "table": table,
            "game": "capitol",
            "seat": 1,
            "title": "Forum",
            "text": "Bruno, du bist bei Capitol dran.",
            "language": "de",
        }
    ]
    with pytest.raises(InvalidTag):
        other.opened(sent.body)
    plain = " ".join([sent.path, *sent.headers, *sent.headers.values()]).encode() + sent.body
    for secret in (table, tokens[1], "Forum", "Bruno"):
        assert secret.encode() not in plain
    assert {name: sent.headers[name] for name in ("content-encoding", "ttl", "urgency")} == {
        "content-encoding": "aes128gcm",
        "ttl": str(3 * 24 * 3600),
        "urgency": "high",
    }
    claims = signed_claims(sent.headers["authorization"])
    assert claims["aud"] == service.base
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    assert claims["key"] == (await server.client.get("/api/push")).json()["key"]


async def test_two_worlds_that_differ_in_what_a_seat_cannot_know_send_the_same_note(
    server: Running, service: PushService
) -> None:
    told = []
    for seed in ("one world", "another"):
        table, tokens = await table_of_two(server, seed=seed)
        browser = service.browser(seed[:3])
        await subscribe(server, browser.subscription(tokens[1]))
        before = len(service.received)
        await pass_turn(server, table, tokens[0])
        await service.wait_for(before + 1)
        (note,) = service.notes(browser)
        assert note.pop("table") == table
        told.append((note, len(service.received[-1].body)))
    assert told[0] == told[1]


# ---------------------------------------------------------------- when


async def test_nobody_is_told_who_looks_and_whoever_hides_the_page_is(server: Running, service: PushService) -> None:
    table, tokens = await table_of_two(server)
    browser = service.browser()
    await subscribe(server, browser.subscription(tokens[1]))
    async with sitting(server.base, table, tokens[1]) as bruno:
        await pass_turn(server, table, tokens[0])
        await bruno.turn()
        await quiet(server)
        assert service.received == []
        await bruno.look(False)
        await bruno.act({"type": "pass", "seat": 1})
        await bruno.turn()  # everybody has passed: all must bid
        await service.wait_for(1)
        assert len(service.notes(browser)) == 1


async def test_a_table_is_told_once_until_the_person_comes_back(server: Running, service: PushService) -> None:
    table, tokens = await table_of_two(server, seed="push")
    await subscribe(server, service.browser().subscription(tokens[1]))
    live = await server.services.hall.table(table)

    async def play_until_bruno_is_due(ada: Player) -> None:
        while 1 not in live.core.to_act():
            await ada.turn()
            await ada.act(*ada.choices()[-1:])
        await quiet(server)

    async def let_a_bot_decide() -> None:
        decision = live.core.decision(1)
        for level in ("random", None):
            path = f"/api/tables/{table}/seats/1/stand-in"
            await server.client.put(path, json={"level": level}, headers=bearer(tokens[1]))
            await until(lambda: live.core.decision(1) != decision, "a bot decides")

    async with sitting(server.base, table, tokens[0]) as ada:
        for _ in range(3):
            await play_until_bruno_is_due(ada)
            assert len(service.received) == 1
            await let_a_bot_decide()
        async with sitting(server.base, table, tokens[1]) as bruno:
            await bruno.look(False)
            await bruno.look(True)
            await bruno.command("say", text="back")
            await quiet(server)
        await play_until_bruno_is_due(ada)
        if len(service.received) == 1:  # he was due when he looked in, so he has seen it
            await let_a_bot_decide()
            await play_until_bruno_is_due(ada)
        assert len(service.received) == 2


async def test_a_turn_that_a_dead_line_may_not_have_shown_is_told(server: Running, service: PushService) -> None:
    table, tokens = await table_of_two(server)
    browser = service.browser()
    await subscribe(server, browser.subscription(tokens[1]))
    async with sitting(server.base, table, tokens[1]) as bruno:
        await pass_turn(server, table, tokens[0])
        await bruno.turn()
        await quiet(server)
        assert service.received == []
    await service.wait_for(1)
    assert len(service.notes(browser)) == 1


async def test_a_turn_that_was_seen_is_not_told_when_the_page_is_closed(server: Running, service: PushService) -> None:
    table, tokens = await table_of_two(server)
    await subscribe(server, service.browser().subscription(tokens[1]))
    async with sitting(server.base, table, tokens[1]) as bruno:
        await pass_turn(server, table, tokens[0])
        await bruno.turn()
        await bruno.command("check", actions=[{"type": "pass", "seat": 1}])
    live = await server.services.hall.table(table)
    await until(lambda: 1 not in live.connected(), "the server notices that he has gone")
    await quiet(server)
    assert service.received == []


async def test_whoever_comes_in_time_is_not_told(start: Start, service: PushService) -> None:
    waited: list[float] = []
    over = asyncio.Event()

    async def wait(seconds: float) -> None:
        waited.append(seconds)
        await over.wait()

    async with start(private_push=True, push_after=7.0) as server:
        server.services.pushes.wait = wait
        table, tokens = await table_of_two(server)
        await subscribe(server, service.browser().subscription(tokens[1]))
        await pass_turn(server, table, tokens[0])
        async with sitting(server.base, table, tokens[1]) as bruno:
            await bruno.turn()
            over.set()
            await quiet(server)
        assert set(waited) == {7.0}
        assert service.received == []


async def test_a_whole_game_goes_on_beside_a_broken_push_service(server: Running, service: PushService) -> None:
    service.answers = [500]
    server.services.pushes.pauses = (0.0, 0.0)
    table, tokens = await open_table(server, seats=[PERSON, PERSON, BOT], options=FIRST)
    await subscribe(server, service.browser().subscription(tokens[1]))
    async with sitting(server.base, table, tokens[0]) as ada, sitting(server.base, table, tokens[1]) as bruno:
        await bruno.look(False)
        await asyncio.gather(play_to_end(ada), play_to_end(bruno))
    await quiet(server)
    assert 1 <= len(service.received) <= 3


# ---------------------------------------------------------------- delivery


@pytest.mark.parametrize(
    ("answers", "tries", "outcome", "known"),
    [
        pytest.param([503, 429, 201], 3, "delivered", (1, 1), id="busy, and asked again"),
        pytest.param([500], 3, "failed", (1, 1), id="broken, and given up"),
        pytest.param([404], 1, "gone", (0, 0), id="no such browser, and forgotten"),
        pytest.param([410], 1, "gone", (0, 0), id="gone, and forgotten"),
        pytest.param([403], 1, "refused", (1, 1), id="refused, and not sent again"),
    ],
)
async def test_what_a_push_service_answers_is_what_becomes_of_a_note(
    server: Running, service: PushService, answers: list[int], tries: int, outcome: str, known: tuple[int, int]
) -> None:
    service.answers = answers
    server.services.pushes.pauses = (0.0, 0.0)
    table, tokens = await table_of_two(server)
    await subscribe(server, service.browser().subscription(tokens[1]))
    assert await stored(server) == (1, 1)
    await pass_turn(server, table, tokens[0])
    await service.wait_for(tries)
    await quiet(server)
    assert (len(service.received), counted(server, outcome), await stored(server)) == (tries, 1, known)


async def test_a_browser_is_not_told_too_often(server: Running, service: PushService) -> None:
    browser = service.browser()
    server.services.pushes.limits.burst = 1
    for number in range(2):
        table, tokens = await table_of_two(server)
        await subscribe(server, browser.subscription(tokens[1]))
        await pass_turn(server, table, tokens[0])
        await service.wait_for(1)
        await quiet(server)
        assert counted(server, "limited") == number
    assert len(service.received) == 1


# ---------------------------------------------------------------- who is told


async def stored(server: Running) -> tuple[int, int]:
    """How many browsers are known, and how many links between them and tokens."""
    names = ("browsers", "browser_tokens")

    def count(connection: Any) -> tuple[int, int]:
        one, two = (connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar() for name in names)
        return one, two

    return await server.services.database.read(count)


async def test_an_accounts_browsers_are_told_until_it_signs_out(server: Running, service: PushService) -> None:
    account = (await server.client.post("/api/accounts", json={"name": "Ada", "passphrase": "long enough"})).json()
    session = account["token"]
    made = await make_table(server.client, seats=[PERSON, OPEN, OPEN], options=FIRST)
    table = made["table"]["id"]
    taking = f"/api/tables/{table}/seats/1/take"
    await server.client.post(taking, json={"name": "Ada"}, headers=bearer(session))
    browser, guest = service.browser("account"), service.browser("guest")
    third = (await server.client.post(f"/api/tables/{table}/seats/2/take", json={"name": "Cy"})).json()["token"]
    await subscribe(server, browser.subscription(session))
    await subscribe(server, guest.subscription(third))
    await pass_turn(server, table, tokens_of(made)[0])
    await service.wait_for(1)
    assert [note["seat"] for note in service.notes(browser)] == [1]
    assert (await server.client.delete("/api/sessions", headers=bearer(session))).status_code == 204
    assert await stored(server) == (1, 1)
    assert service.notes(guest) == []


async def test_a_rematch_takes_the_subscription_along(server: Running, service: PushService) -> None:
    table, tokens = await table_of_two(server)
    browser = service.browser()
    await subscribe(server, browser.subscription(tokens[1]))
    async with sitting(server.base, table, tokens[0]) as ada, sitting(server.base, table, tokens[1]) as bruno:
        await asyncio.gather(play_to_end(ada), play_to_end(bruno))
    answer = await server.client.post(f"/api/tables/{table}/rematch", headers=bearer(tokens[0]))
    again = answer.json()["id"]
    assert service.received == []
    async with sitting(server.base, again, tokens[0]) as ada:
        if ada.legal is not None:
            await ada.act(*ada.choices()[-1:])
        await service.wait_for(1)
    assert [note["table"] for note in service.notes(browser)] == [again]


async def test_a_browser_can_change_and_end_what_it_is_told(server: Running, service: PushService) -> None:
    _, tokens = await table_of_two(server)
    browser = service.browser()
    await subscribe(server, browser.subscription(*tokens))
    assert await stored(server) == (1, 2)
    await subscribe(server, browser.subscription(tokens[0], NO_TOKEN))
    assert await stored(server) == (1, 1)
    assert await subscribe(server, browser.subscription(NO_TOKEN), 401) == "bad-token"
    await subscribe(server, browser.subscription(tokens[0]))
    await subscribe(server, browser.subscription())
    assert await stored(server) == (0, 0)


def milliseconds() -> int:
    """The clock by which the server remembers who came first."""
    return time.time_ns() // 1_000_000


def later(moment: int) -> bool:
    return milliseconds() > moment


async def test_a_seat_has_only_so_many_browsers(server: Running, service: PushService) -> None:
    table, tokens = await table_of_two(server)
    browsers = [service.browser(f"browser-{number}") for number in range(MOST + 2)]
    for browser in browsers:
        await subscribe(server, browser.subscription(tokens[1]))
        await until(partial(later, milliseconds()), "the next comes later")
    assert await stored(server) == (MOST, MOST)
    await pass_turn(server, table, tokens[0])
    await service.wait_for(MOST)
    await quiet(server)
    assert {one.path for one in service.received} == {f"/browser-{number}" for number in range(2, MOST + 2)}


async def test_an_open_seat_keeps_no_old_browser(server: Running, service: PushService) -> None:
    made = await make_table(server.client, seats=[PERSON, OPEN], options=FIRST)
    table, first = made["table"]["id"], tokens_of(made)[0]
    path = f"/api/tables/{table}/seats/1"
    browser = service.browser()
    old = await make_table(server.client, seats=[PERSON, OPEN, OPEN], options=FIRST)
    seat = f"/api/tables/{old['table']['id']}/seats/1"
    token = (await server.client.post(f"{seat}/take", json={"name": "Bruno"})).json()["token"]
    await subscribe(server, browser.subscription(token))
    await server.client.post(f"{seat}/leave", headers=bearer(token))
    await server.client.post(f"{seat}/take", json={"name": "Cleo"})
    await server.client.post(f"/api/tables/{old['table']['id']}/seats/2/take", json={"name": "Dia"})
    await pass_turn(server, old["table"]["id"], tokens_of(old)[0])
    await server.client.post(f"{path}/take", json={"name": "Bruno"})
    await pass_turn(server, table, first)
    await quiet(server)
    assert service.received == []


# ---------------------------------------------------------------- what is refused


async def test_notes_go_only_out_of_the_own_network_and_only_over_tls(
    start: Start, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start(push_after=0.0) as server:
        server.services.pushes.pauses = ()
        table, tokens = await table_of_two(server)
        good = service.browser().subscription(tokens[1])
        for bad in (
            service.base,
            "http://push.example/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://10.1.2.3/x",
            "https://169.254.169.254/latest",
            "https://localhost/x",
            "https://user:word@push.example/x",
            "ftp://push.example/x",
            "https://",
        ):
            assert await subscribe(server, good | {"endpoint": bad}, 400) == "bad-subscription", bad
        # A name that leads into the server's own network is found out when it is called.
        monkeypatch.setattr(socket, "getaddrinfo", looked_up("127.0.0.1"))
        await subscribe(server, good | {"endpoint": service.base.replace("http://127.0.0.1", "https://push.example")})
        await pass_turn(server, table, tokens[0])
        await quiet(server)
        assert (counted(server, "failed"), service.received) == (1, [])


async def test_keys_with_which_nothing_can_be_sealed_are_refused(server: Running, service: PushService) -> None:
    _, tokens = await table_of_two(server)
    good = service.browser().subscription(tokens[0])
    for bad in ({"p256dh": "AAAA"}, {"p256dh": "ä"}, {"auth": "AAAA"}, {"p256dh": coded(b"\4" + bytes(64))}):
        assert await subscribe(server, good | bad, 400) == "bad-subscription"
    for bad_shape in ({"tokens": ["x"] * 101}, {"more": 1}, {"endpoint": "x" * 2000}):
        assert await subscribe(server, good | bad_shape, 400) == "bad-body"


# ---------------------------------------------------------------- the server's key


async def test_the_servers_key_stays_the_same(start: Start) -> None:
    keys = []
    for _ in range(2):
        async with start() as server:
            keys.append((await server.client.get("/api/push")).json()["key"])
    assert keys[0] == keys[1]
    assert len(decoded(keys[0])) == 65


async def test_the_servers_key_may_be_given(start: Start, tmp_path: Path) -> None:
    private = ec.generate_private_key(CURVE)
    file = tmp_path / "key.pem"
    file.write_bytes(private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    async with start(push_key=str(file)) as server:
        public = decoded((await server.client.get("/api/push")).json()["key"])
    numbers = private.public_key().public_numbers()
    assert public == b"\4" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")


def test_a_key_that_cannot_be_read_is_told_at_the_start(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "key.pem"
    wrong.write_text("no key")
    for name in (wrong, tmp_path / "missing.pem"):
        settings = Settings(database=str(tmp_path / "x.db"), push_key=str(name))
        assert serve(settings) == CANNOT_START
        assert "push key" in capfd.readouterr().err


async def test_push_services_learn_whom_to_write_to(start: Start, service: PushService) -> None:
    for settings, contact in (
        ({"push_contact": "mailto:host@play.example"}, "mailto:host@play.example"),
        ({"public_url": "https://play.example"}, "https://play.example"),
        ({}, None),
    ):
        async with start(**ALLOWED, **settings) as server:
            table, tokens = await table_of_two(server)
            await subscribe(server, service.browser().subscription(tokens[1]))
            before = len(service.received)
            await pass_turn(server, table, tokens[0])
            await service.wait_for(before + 1)
            assert signed_claims(service.received[-1].headers["authorization"]).get("sub") == contact
