"""Calling addresses that people gave: nobody is led inside, and whose host is slow keeps only their own waiting."""

import asyncio
import socket
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from aedilis.server.client import PATIENCE
from aedilis.server.notify.outbound import (
    FAILURES,
    PLACES,
    PLACES_OF_ONE,
    WAITING,
    WAITING_OF_ONE,
    Outbound,
    owner,
    public_address,
)
from aedilis.server.wire.errors import Refusal
from tests.server.names import Found, looked_up
from tests.server.tables import until


@pytest.fixture
async def outbound() -> AsyncIterator[Outbound]:
    made = Outbound()
    yield made
    await made.close()


async def test_a_name_leads_out_only_if_all_its_addresses_do(monkeypatch: pytest.MonkeyPatch) -> None:
    with ThreadPoolExecutor(1) as names:
        monkeypatch.setattr(socket, "getaddrinfo", looked_up("9.9.9.9", "8.8.8.8"))
        assert await public_address("push.example", 443, names) == "8.8.8.8"
        for inside in ("127.0.0.1", "10.0.0.1", "169.254.169.254", "192.168.1.1", "::1", "fd00::1", "::ffff:127.0.0.1"):
            monkeypatch.setattr(socket, "getaddrinfo", looked_up("9.9.9.9", inside))
            with pytest.raises(OSError, match="public"):
                await public_address("push.example", 443, names)


def test_names_below_one_name_are_of_one_owner() -> None:
    one = (
        "https://a.slow.example/1",
        "http://b.slow.example:81",
        "https://SLOW.example.",
        "https://c\u3002slow.example",
    )
    assert {owner(url) for url in one} == {"slow.example"}
    assert owner("https://9.8.7.6/x") == owner("http://0x09080706") != owner("https://1.8.7.6/x")
    assert owner("http://[2001:db8::1]:80") == "2001:db8::1"


async def test_whose_host_is_slow_keeps_only_their_own_waiting(outbound: Outbound) -> None:
    begun = 0

    async def slow_call(number: int) -> None:
        nonlocal begun
        async with outbound.turn(f"https://{number}.slow.example"):
            begun += 1
            await asyncio.Event().wait()

    calls = [asyncio.create_task(slow_call(number)) for number in range(WAITING)]
    await asyncio.sleep(0)  # all of them begin
    async with asyncio.timeout(PATIENCE), outbound.turn("https://quick.example"):
        assert begun == PLACES_OF_ONE
        refused = [call.exception() for call in calls if call.done()]
        assert len(refused) == WAITING - WAITING_OF_ONE, "there is room for those of others"
        assert {error.code for error in refused if isinstance(error, Refusal)} == {"busy"}
    while calls:
        calls.pop().cancel()
    await until(lambda: not outbound.places_of, "nobody who calls these names any more")


async def test_a_name_service_that_hangs_holds_up_nothing_else(
    outbound: Outbound, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = Event()

    def look_up(host: str, *_: object, **__: object) -> Found:
        if host.endswith("slow.example"):
            answers.wait(PATIENCE)
        return looked_up("127.0.0.1")()

    async def call(url: str) -> None:
        async with outbound.turn(url):
            with pytest.raises(FAILURES):  # inside our own network: nothing is called
                await outbound.post(url, b"", {}, private=False)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    calls = [asyncio.create_task(call(f"https://{number}.slow.example")) for number in range(2 * PLACES)]
    async with asyncio.timeout(PATIENCE):
        await asyncio.sleep(0)  # all of them begin
        await call("https://quick.example")
        assert await asyncio.to_thread(lambda: "signed in") == "signed in"
    assert not any(call.done() for call in calls)
    answers.set()
    await asyncio.gather(*calls)
