"""However much is asked for at once, the event loop keeps looking at everything else."""

import asyncio
import itertools
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from aedilis.server.client import make_table, sitting
from aedilis.server.live import situation
from aedilis.server.live.endpoint import read_commands
from aedilis.server.live.line import Line
from aedilis.server.tables.table import LiveTable
from aedilis.server.upkeep.turnstile import LOOKS, Turnstile
from aedilis.server.wire.messages import ClientMessage, SetVisible
from tests.server.conftest import Running, Start
from tests.server.tables import FIRST, PERSON, open_table, tokens_of, until

CROWD = 8

pytestmark = pytest.mark.anyio


class Visit:
    """Who came in, and after how many looks of the event loop."""

    def __init__(self) -> None:
        self.turnstile = Turnstile()
        self.looks = 0
        self.came: list[tuple[str, int]] = []

    async def come(self, who: str) -> None:
        await self.turnstile.enter(who)
        self.came.append((who, self.looks))

    async def look_on(self) -> None:
        while True:
            await asyncio.sleep(0)
            self.looks += 1


async def visited(*who: str) -> list[tuple[str, int]]:
    visit = Visit()
    looking = asyncio.create_task(visit.look_on())
    await asyncio.gather(*(visit.come(one) for one in who))
    looking.cancel()
    return visit.came


async def test_the_loop_looks_at_everything_else_between_one_and_the_next() -> None:
    looks = [look for _, look in await visited(*"aaaa")]
    assert looks[0] <= 1, "who comes alone does not wait"
    assert all(after - before > LOOKS for before, after in itertools.pairwise(looks))


async def test_addresses_come_in_by_turns() -> None:
    assert [who for who, _ in await visited(*"aaaabbc")] == list("aabcaba")


async def test_who_goes_away_holds_up_nobody() -> None:
    turnstile = Turnstile()
    waiting = [asyncio.create_task(turnstile.enter("a")) for _ in range(5)]
    await asyncio.sleep(0)
    for one in waiting[1:4]:
        one.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert [one.cancelled() for one in waiting] == [False, True, True, True, False]
    await turnstile.enter("b")
    await asyncio.wait_for(turnstile.enter("a"), 60)
    assert not turnstile.lines


async def test_commands_requests_and_connections_pass_it(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[str] = []

    async def enter(who: str) -> None:
        passed.append(who)

    monkeypatch.setattr(server.services.turnstile, "enter", enter)
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    assert passed == ["127.0.0.1"]
    async with sitting(server.base, made["table"]["id"], tokens_of(made)[0]) as first:
        assert len(passed) == 3, "to its table, and once more to its welcome"
        await first.command("say", text="hello")
        assert len(passed) == 4
        assert first.socket is not None
        await first.socket.send(msgspec.json.encode({"type": "ping", "at": 1}).decode())
        await first.until(lambda: first.pongs == 1)
        assert len(passed) == 4, "a ping asks for nothing"
        await first.look(True)
        await until(lambda: len(passed) == 5, "a page that is seen again asks the database")


async def test_a_page_that_is_shown_without_end_asks_once_at_a_time(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens = await open_table(server, seats=[PERSON, PERSON])
    services, looks, asking = server.services, iter([SetVisible(visible=True)] * CROWD), list[int]()

    async def next_message() -> ClientMessage | None:
        asking.append(len(services.pushes.tasks))
        return next(looks, None)

    async with sitting(server.base, table, tokens[0]):
        await until(lambda: not services.pushes.tasks, "whoever has just come was looked up")
        (line,) = (await services.hall.table(table)).listeners
        assert isinstance(line, Line)
        monkeypatch.setattr(line, "next_message", next_message)
        await read_commands(services, line)
    assert asking == [0] * (CROWD + 1)


async def test_who_waited_for_the_same_table_is_welcomed_one_after_the_other(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start() as server:
        made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    visit, told = Visit(), situation.welcome

    def welcome(*what: Any) -> bytes:
        visit.came.append(("welcome", visit.looks))
        return told(*what)

    monkeypatch.setattr(situation, "welcome", welcome)
    async with start() as server, AsyncExitStack() as stack:
        turnstile, hall, passed = server.services.turnstile, server.services.hall, 0
        load, enter = hall.load, turnstile.enter

        async def count(who: str) -> None:
            nonlocal passed
            await enter(who)
            passed += 1

        async def slow(table: str) -> LiveTable:
            await until(lambda: passed == CROWD, "all of them wait for the table")
            return await load(table)

        monkeypatch.setattr(turnstile, "enter", count)
        monkeypatch.setattr(hall, "load", slow)
        looking = asyncio.create_task(visit.look_on())
        crowd = [sitting(server.base, made["table"]["id"]) for _ in range(CROWD)]
        await asyncio.gather(*(stack.enter_async_context(one) for one in crowd))
        looking.cancel()
    looks = [look for _, look in visit.came]
    assert len(looks) == CROWD
    assert all(after - before > LOOKS for before, after in itertools.pairwise(looks))
