"""Work that nobody waits for: it fails, it is begun again, and `/readyz` says what is not being done."""

import asyncio
import contextlib
import gc

import pytest

from aedilis.server.bots.pool import Worker
from aedilis.server.client import PATIENCE, make_table, sitting
from aedilis.server.readiness import Readiness
from aedilis.server.storage.database import Job
from aedilis.server.storage.entries import Said
from aedilis.server.tables.core import Core
from aedilis.server.upkeep import supervisor
from aedilis.server.upkeep.supervisor import BackgroundWork, Supervisor, ended
from aedilis.server.wire.errors import Refusal
from tests.server.conftest import Running, Start
from tests.server.tables import BOT, FIRST, PERSON, open_table, until


async def troubles(server: Running) -> dict[str, str]:
    """What `/readyz` names, asked anew."""
    server.services.readiness.asked = float("-inf")
    answer = await server.client.get("/readyz")
    found = {trouble["what"]: trouble["code"] for trouble in answer.json()["troubles"]}
    assert answer.status_code == (503 if found else 200)
    assert answer.json()["ready"] == (not found)
    return found


@pytest.mark.parametrize("error", [RuntimeError, OSError, asyncio.CancelledError, ZeroDivisionError])
async def test_what_fails_is_begun_again_until_it_returns(error: type[BaseException]) -> None:
    failed: list[str] = []
    supervisor = Supervisor(failed.append)
    tries = 0

    async def work(_: BackgroundWork) -> None:
        nonlocal tries
        tries += 1
        if tries < 4:
            raise error()

    begun = supervisor.start("thing 7", work, is_vital=True)
    await until(lambda: begun.problem is not None, "the work has failed")
    assert supervisor.troubles() == {"thing 7": error.__name__}
    await until(lambda: not supervisor.works, "all work is over")
    assert (tries, failed) == (4, ["thing"] * 3)
    assert supervisor.troubles() == {}


async def test_pauses_grow_and_end_when_it_is_well_again() -> None:
    work = BackgroundWork("a", is_vital=True, every=None)
    pauses = []
    for _ in range(60):
        work.failed(RuntimeError())
        pauses.append(work.pause())
    assert pauses[0] < pauses[1] < pauses[2] <= pauses[-1] == 10.0
    work.well()
    work.failed(RuntimeError())
    assert work.pause() == pauses[0]


async def test_what_rests_does_the_work_of_all_that_is_asked_for_meanwhile() -> None:
    supervisor = Supervisor()
    begun = 0

    async def fails(_: BackgroundWork) -> None:
        nonlocal begun
        begun += 1
        raise RuntimeError

    first = supervisor.start("same", fails)
    await until(lambda: first.failures >= 3, "three failures")
    before = begun
    assert {supervisor.start("same", fails) for _ in range(100)} == {first}
    assert begun == before
    await supervisor.stop()
    assert not supervisor.works
    assert not supervisor.resting


async def test_work_that_promised_to_be_well_now_and_then_is_stuck_when_it_is_not() -> None:
    supervisor = Supervisor()

    async def sleeps(_: BackgroundWork) -> None:
        await asyncio.Event().wait()

    work = supervisor.start("sleeper", sleeps, is_vital=True, every=30.0)
    assert supervisor.troubles() == {}
    work.last_well -= 31.0
    assert supervisor.troubles() == {"sleeper": "stuck"}
    await supervisor.stop()


async def test_an_errand_that_fails_is_logged_and_counted() -> None:
    failed: list[str] = []
    supervisor = Supervisor(failed.append)

    async def fails() -> None:
        raise ZeroDivisionError

    await supervisor.once("errand", fails())
    assert failed == ["errand"]


async def test_a_server_is_ready_and_all_its_lasting_work_is_watched(server: Running) -> None:
    assert await troubles(server) == {}
    vital = {work.name for work in server.services.supervisor.works if work.is_vital}
    assert vital == {"writer", "sweep", "gate", "bot-worker 1"}


async def test_the_sweep_goes_on_after_whatever_error(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of another process are taken over even after the database refused for a while."""
    async with start() as first:
        table, (token, *_) = await open_table(first, seats=[PERSON, BOT], options=FIRST)
        async with sitting(first.base, table, token) as player:
            await first.services.pool.stop()  # nobody plays for the bot before the next start
            await player.act(player.choices()[-1])
    errors = [KeyError("x"), OSError(), RuntimeError("SQL"), ValueError()]
    real = "aedilis.server.storage.table_rows.sleeping_tables"

    def refuses(*_: object) -> list[str]:
        if errors:
            raise errors.pop()
        monkeypatch.undo()
        return [table]

    monkeypatch.setattr(real, refuses)
    async with start() as second:
        await until(
            lambda: second.services.sweeping is not None and second.services.sweeping.failures > 0,
            "the sweep has failed",
        )
        assert "sweep" in await troubles(second)
        await until(lambda: table in second.services.hall.live, "the table is read")
        core = second.services.hall.live[table].core
        await until(lambda: core.seq < second.services.hall.live[table].core.seq or 0 in core.to_act(), "the bot moves")
        assert await troubles(second) == {}
    assert not errors


async def test_a_failing_catch_up_is_tried_again(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    table = await server.services.hall.table(made["table"]["id"])
    caught_up = server.services.hall.catch_up
    failures = [RuntimeError(), OSError()]
    done = asyncio.Event()

    async def failing(given: object) -> None:
        if failures:
            raise failures.pop()
        await caught_up(table)
        done.set()

    monkeypatch.setattr(server.services.hall, "catch_up", failing)
    server.services.heard(table.id, table.core.seq + 1)
    await asyncio.wait_for(done.wait(), PATIENCE)
    assert (
        server.services.metrics.registry.get_sample_value("aedilis_background_failures_total", {"work": "catch-up"})
        == 2
    )


async def test_however_much_others_write_one_look_takes_it_in(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    table = await server.services.hall.table(made["table"]["id"])
    read, looks = server.services.database.read, 0

    async def counted(job: Job[object]) -> object:
        nonlocal looks
        looks += 1
        return await read(job)

    monkeypatch.setattr(server.services.database, "read", counted)
    async with table.lock:
        for _ in range(50):
            server.services.heard(table.id, table.core.seq + 1)
    await until(lambda: not table.is_behind and not table.lock.locked(), "it is read")
    assert looks == 1
    server.services.heard(table.id, table.core.seq + 1)
    await until(lambda: looks == 2, "it looks again")


async def test_whatever_ends_the_writer_nobody_waits_for_ever(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = server.services.writer
    with monkeypatch.context() as broken:
        broken.setattr(writer, "one_by_one", None)  # a fault of our own, where none was thought of
        broken.setattr(writer, "commit", None)
        refused = await server.client.post("/api/tables", json={"seats": [PERSON, PERSON]})
        assert (refused.status_code, refused.json()["code"]) == (500, "internal")
    await make_table(server.client, seats=[PERSON, PERSON])
    assert await troubles(server) == {}


async def started_worker(server: Running) -> Worker:
    server.start_bots()
    (worker,) = server.services.pool.workers
    await until(lambda: worker.process is not None, "the worker runs")
    return worker


async def test_workers_that_cannot_be_started_are_named_and_come_back(server: Running) -> None:
    worker = await started_worker(server)
    good = worker.command
    worker.command = ["/nowhere/at/all"]
    await worker.kill()
    await until(lambda: "bot-worker 1" in server.services.supervisor.troubles(), "the worker is missed")
    assert await troubles(server) == {"bot-worker 1": "FileNotFoundError"}
    worker.command = good
    await until(lambda: not server.services.supervisor.troubles(), "the trouble is over")
    assert await troubles(server) == {}


async def test_a_worker_that_dies_while_it_waits_is_replaced_at_once(server: Running) -> None:
    worker = await started_worker(server)
    before = worker.process
    assert before is not None
    before.kill()
    await until(lambda: worker.process is not before and worker.process is not None, "another worker runs")


async def test_whoever_asks_from_elsewhere_learns_codes_and_no_places(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start(metrics_token="secret word") as server:

        async def broken(_: object) -> None:
            raise RuntimeError

        monkeypatch.setattr(server.services.writer, "run", broken)
        for headers, is_told in (
            ({}, True),
            ({"x-forwarded-for": "203.0.113.5"}, False),
            ({"x-forwarded-for": "127.0.0.1"}, False),
            ({"x-forwarded-for": "203.0.113.5", "authorization": "Bearer secret word"}, True),
            ({"x-forwarded-for": "203.0.113.5", "authorization": "Bearer secret"}, False),
        ):
            answer = await server.client.get("/readyz", headers=headers)
            assert answer.status_code == 503
            assert ("place" in answer.json()["troubles"][0]) == is_told, headers
            numbers = await server.client.get("/metrics", headers=headers)
            assert numbers.status_code == (200 if is_told else 403), headers
            if not is_told:
                assert numbers.json()["code"] == "operators-only"


async def test_however_often_somebody_asks_the_disk_is_tried_once_a_moment(server: Running) -> None:
    before = server.services.metrics.registry.get_sample_value("aedilis_commit_size_count") or 0.0
    readiness: Readiness = server.services.readiness
    await asyncio.gather(*(readiness.troubles() for _ in range(200)))
    after = server.services.metrics.registry.get_sample_value("aedilis_commit_size_count") or 0.0
    assert after - before <= 2


@pytest.mark.parametrize(("error", "events"), [(Refusal("not-running"), []), (ZeroDivisionError(), ["unheard"])])
async def test_only_failures_are_logged_of_a_command_whose_asker_went_away(
    server: Running, error: Exception, events: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    logged: list[str] = []
    monkeypatch.setattr("aedilis.server.tables.hall.log.error", lambda event, **_: logged.append(event))
    asyncio.get_running_loop().set_exception_handler(lambda _, context: logged.append("nobody took it"))
    asked = asyncio.Event()

    def decide(_: Core) -> Said:
        asked.set()
        raise error

    made = await make_table(server.client, seats=[PERSON, PERSON])
    table = await server.services.hall.table(made["table"]["id"])
    async with table.lock:
        asking = asyncio.create_task(server.services.hall.submit(table, decide))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait([asking])
    await asyncio.wait_for(asked.wait(), PATIENCE)
    async with table.lock:
        gc.collect()
    assert logged == events


async def test_who_overhears_that_it_should_end_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """As asyncio.wait_for does when the answer comes in the same moment: a server would never stop."""
    monkeypatch.setattr(supervisor, "TELL_AGAIN_SECONDS", 0.01)

    async def deaf() -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    task = asyncio.create_task(deaf())
    await asyncio.sleep(0)
    ending = asyncio.create_task(ended([task, None]))
    await until(ending.done, "it has ended")
    assert task.cancelled()
