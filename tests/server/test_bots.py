"""Bots at the table: crashed and stuck workers are replaced, clocks and hints work, and the table always goes on."""

import asyncio
import sys

import msgspec
import pytest

from aedilis.bots.levels import bot_of
from aedilis.bots.searching import Searcher
from aedilis.core import catalogue
from aedilis.core.game import Game
from aedilis.games.corduba.bots import search
from aedilis.i18n.reasons import words
from aedilis.server.bots.jobs import Job, JobAnswer
from aedilis.server.bots.pool import LATELY, NoAnswer, Pool, Waiting
from aedilis.server.bots.worker import in_time
from aedilis.server.client import PATIENCE, Message, make_table, sitting
from aedilis.server.storage.setup import Setup
from aedilis.server.tables.opponents import level_names, own_levels, quick_bot, thinking_seconds
from aedilis.server.upkeep.metrics import Metrics
from tests.server.conftest import Running, Start
from tests.server.tables import BOT, FIRST, PERSON, bearer, open_table, tokens_of, until

LEVEL = level_names("capitol")[0]
SETUP = Setup("capitol", 2, b"{}", "seed")


def job(level: str = "random") -> Job:
    return Job(SETUP, (), 0, level, 1)


async def failing_pool(program: str, seconds: float) -> tuple[Pool, Metrics]:
    metrics = Metrics()
    pool = Pool(1, seconds, metrics, [sys.executable, "-c", program])
    pool.start()
    return pool, metrics


@pytest.mark.parametrize(
    ("program", "seconds", "why"),
    [
        ("import sys; sys.stdin.buffer.read(4); sys.exit(1)", PATIENCE, "crashed"),
        ("import time; time.sleep(600)", 0.5, "stuck"),
        ("import sys; sys.stdout.buffer.write(b'garbage' * 9); sys.stdout.flush(); sys.stdin.read()", 0.5, "stuck"),
    ],
)
async def test_a_worker_that_gives_no_answer_is_replaced_and_the_job_given_up(
    program: str, seconds: float, why: str
) -> None:
    pool, metrics = await failing_pool(program, seconds)
    try:
        with pytest.raises(NoAnswer):
            await pool.think(job(), urgent=True)
        assert metrics.registry.get_sample_value("aedilis_bot_failures_total", {"why": why}) == 2
    finally:
        await pool.stop()


async def test_a_killed_worker_is_replaced_and_the_same_job_answered(server: Running) -> None:
    pool = server.services.pool
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    setup = (await server.services.hall.table(made["table"]["id"])).core.facts.setup
    asked = Job(setup, (), 0, "random", 1)
    first = await pool.think(asked, urgent=True)
    process = pool.workers[0].process
    assert process is not None
    process.kill()
    assert await pool.think(asked, urgent=True) == first
    assert pool.workers[0].process is not process


async def test_the_table_goes_on_when_no_worker_answers(start: Start) -> None:
    async with start(think_seconds=0.3) as server:
        for worker in server.services.pool.workers:
            worker.command = [sys.executable, "-c", "import sys; sys.stdin.buffer.read(4); sys.exit(1)"]
        made = await make_table(server.client, seats=[PERSON, {"kind": "bot", "level": LEVEL}], options=FIRST)
        async with sitting(server.base, made["table"]["id"], tokens_of(made)[0]) as first:
            await first.act(first.choices()[-1])
            await first.turn()
            assert first.entries[-1]["bot"] is True


@pytest.mark.parametrize("game", catalogue.names())
async def test_every_game_has_a_bot_that_decides_at_once(game: str) -> None:
    """Whoever it is that does not answer in time: from a view, without looking ahead."""
    for level in (*own_levels(game), "random"):
        bot = quick_bot(game, level)
        assert not isinstance(bot, Searcher)
        assert thinking_seconds(bot.name, game, Game.new(game, players=2, seed="quick").view(0)) == 0
        play = Game.new(game, players=2, seed="quick")
        for number in range(5):
            view = play.view(play.actor())
            play.play(bot.choose(view, number))
    assert quick_bot(game, own_levels(game)[0]).name == own_levels(game)[0]


async def test_a_bot_of_a_real_level_decides_in_a_worker(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, {"kind": "bot", "level": LEVEL}], options=FIRST)
    async with sitting(server.base, made["table"]["id"], tokens_of(made)[0]) as first:
        await first.act(first.choices()[-1])
        await first.until(lambda: first.legal is not None)
    failures = server.services.metrics.registry.get_sample_value
    assert not any(failures("aedilis_bot_failures_total", {"why": why}) for why in ("failed", "crashed", "stuck"))


async def test_when_the_clock_runs_out_a_bot_plays_and_hands_the_seat_back(server: Running) -> None:
    pace = {"kind": "clock", "seconds": 5, "grace": 0, "stand_in": "random"}
    table, tokens = await open_table(server, seats=[PERSON, PERSON], options=FIRST, pace=pace, seed="clock")
    async with sitting(server.base, table, tokens[0]) as slow, sitting(server.base, table, tokens[1]) as other:
        assert slow.welcomed["clocks"][0]["seat"] == 0
        await other.until(lambda: other.legal is not None)
        assert other.table["seats"][0]["stand_in"] is True
        assert any(entry["type"] == "acted" and entry["bot"] for entry in other.entries)
        await other.act(other.choices()[-1])
        # Whoever plays again has the seat again, even if a bot was faster with this decision.
        await slow.command("act", actions=[{"type": "pass", "seat": 0}])
        assert slow.table["seats"][0]["stand_in"] is False


async def test_hints_only_where_the_table_allows_them_and_for_the_own_seat(server: Running) -> None:
    without = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    with_hints = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST, hints=True)
    wanted = {"level": "random"}
    for made, seat, status in ((without, 0, 403), (with_hints, 0, 200), (with_hints, 1, 403)):
        path = f"/api/tables/{made['table']['id']}/hint"
        answer = await server.client.post(path, json=wanted, headers=bearer(tokens_of(made)[seat]))
        assert answer.status_code == status, answer.text
        assert status == 200 or answer.json()["code"] == "no-hints"
    path = f"/api/tables/{with_hints['table']['id']}/hint"
    hint = (await server.client.post(path, json={}, headers=bearer(tokens_of(with_hints)[0]))).json()
    assert (hint["seat"], hint["level"]) == (0, level_names("capitol")[-1])
    assert 0 <= hint["advice"][0]["chance"] <= 1
    assert len(hint["advice"][0]["scores"]) == 2
    why = hint["advice"][0]["why"]
    german = {**bearer(tokens_of(with_hints)[0]), "Accept-Language": "de"}
    again = (await server.client.post(path, json={"level": "praetor"}, headers=german)).json()["advice"][0]["why"]
    assert why["text"] == words("capitol", why["code"], why["details"])
    assert again["text"] == words("capitol", again["code"], again["details"], "de")
    assert hint["advice"][0]["action"]["seat"] == 0
    finished = await make_table(server.client, seats=[BOT, BOT])
    async with sitting(server.base, finished["table"]["id"]) as watching:
        await watching.until(watching.is_over)
    path = f"/api/tables/{finished['table']['id']}/hint"
    assert (await server.client.post(path, json=wanted | {"move": 4})).json()["move"] == 4


async def clone_of(server: Running, table: str, token: str | None, move: int) -> Message:
    wanted = {"move": move, "seats": [PERSON, PERSON], "hidden": "resampled", "hints": True}
    headers = {} if token is None else bearer(token)
    made: Message = (await server.client.post(f"/api/tables/{table}/clone", json=wanted, headers=headers)).json()
    return made


async def hinted(server: Running, made: Message, **wanted: object) -> int:
    path = f"/api/tables/{made['table']['id']}/hint"
    return (
        await server.client.post(path, json={"level": "random", **wanted}, headers=bearer(tokens_of(made)[0]))
    ).status_code


async def let_bots_finish(server: Running, made: Message) -> None:
    table, (first, second) = made["table"]["id"], tokens_of(made)
    async with sitting(server.base, table, first) as ada, sitting(server.base, table, second) as bruno:
        for player in (ada, bruno):
            await player.command("stand_in", level="random")
        await ada.until(ada.is_over, 60)


async def test_a_clone_has_no_hints_until_its_original_is_over(start: Start) -> None:
    pace = {"stand_in": "random"}
    async with start() as server:
        made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST, pace=pace, seed="hints")
        table, tokens = made["table"]["id"], tokens_of(made)
        clone = await clone_of(server, table, tokens[0], 0)
        again = await clone_of(server, clone["table"]["id"], tokens_of(clone)[0], 0)
        assert (clone["table"]["hints"], again["table"]["hints"]) == (False, False)
        assert [await hinted(server, each) for each in (clone, again)] == [403, 403]
        # Neither a finished clone nor its record is a way round.
        await let_bots_finish(server, clone)
        assert await hinted(server, clone, move=0) == 403
        record = (await server.client.get(f"/api/tables/{clone['table']['id']}/record")).text
        copy = (await server.client.post("/api/records", json={"record": record})).json()
        assert (copy["table"]["origin"], copy["table"]["hints"]) == (None, False)
        hint = await server.client.post(f"/api/tables/{copy['table']['id']}/hint", json={"move": 0, "level": "random"})
        assert hint.json()["code"] == "no-hints"
    async with start() as server:
        assert await hinted(server, again) == 403
        await let_bots_finish(server, made)
        assert [await hinted(server, again), await hinted(server, clone, move=0)] == [200, 200]
        shown = await server.client.get(f"/api/tables/{again['table']['id']}")
        assert shown.json()["hints"] is True


async def test_a_clone_of_a_game_with_hints_has_them(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST, hints=True)
    clone = await clone_of(server, made["table"]["id"], tokens_of(made)[0], 0)
    assert clone["table"]["hints"] is True
    assert await hinted(server, clone) == 200


@pytest.mark.skipif(search.__file__.endswith(".py"), reason="search is slow uncompiled")
async def test_corduba_has_all_levels_and_hints_with_reasons(server: Running) -> None:
    assert level_names("corduba") == level_names("capitol")
    made = await make_table(server.client, game="corduba", seats=[PERSON, PERSON], hints=True)
    path = f"/api/tables/{made['table']['id']}/hint"
    german = {**bearer(tokens_of(made)[0]), "Accept-Language": "de"}
    hint = (await server.client.post(path, json={"level": "praetor"}, headers=german)).json()
    assert len(hint["advice"]) == 4  # two heritage cards, two characters
    first = hint["advice"][0]
    assert 0 <= first["chance"] <= 1
    assert len(first["scores"]) == 2
    assert first["why"]["text"] == words("corduba", "keep", {}, "de")


async def test_bots_go_on_after_a_restart_without_anybody_coming(start: Start) -> None:
    async with start(bot_pace=3600.0) as server:  # too slow to finish before it stops
        made = await make_table(server.client, seats=[BOT, BOT])
        table = made["table"]["id"]
    async with start() as server:
        live = server.services.hall.live
        await until(lambda: table in live and live[table].core.status == "over", "the end of the game")
        assert (await server.client.get(f"/api/tables/{table}")).json()["status"] == "over"


async def test_the_list_of_games_tells_how_strong_the_levels_are(server: Running) -> None:
    (capitol,) = [game for game in (await server.client.get("/api/games")).json()["games"] if game["name"] == "capitol"]
    assert [level["name"] for level in capitol["strengths"]] == capitol["levels"]
    ratings = [level["rating"] for level in capitol["strengths"]]
    assert ratings == sorted(ratings)
    assert ratings[capitol["levels"].index("faber")] == 1500
    assert all(level["games"] > 0 for level in capitol["strengths"])


async def test_moves_go_before_hints_and_watched_moves_before_others() -> None:
    pool = Pool(1, 1.0, Metrics())  # not started, so that everything waits
    hint = msgspec.structs.replace(job(), advice=True)
    asked = [(hint, True), (job("a"), False), (hint, True), (job("b"), True), (job("c"), False), (job("d"), True)]
    waiting = [asyncio.create_task(pool.think(given, urgent=urgent)) for given, urgent in asked]
    await asyncio.sleep(0)
    order = [pool.queue.get_nowait().job for _ in asked]
    assert [given.level for given in order] == ["b", "d", "a", "c", "random", "random"]
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


@pytest.mark.parametrize(
    ("seconds", "patience", "waited", "part"),
    [
        (1.0, 1.0, 0.0, 1.0),
        (1.0, 1.0, 0.5, 0.5),
        (1.0, 1.0, 0.95, 0.125),  # a little in any case
        (1.0, 1.0, 7.0, 0.125),
        (1.0, 0.5, 0.0, 0.5),  # its seat's clock leaves it no more
        (1.0, 2.0, 1.0, 1.0),  # the third of three bots that decide together on two workers
        (0.0, 0.0, 7.0, 1.0),  # no matter of time
    ],
)
async def test_a_bot_that_had_to_wait_for_a_worker_thinks_less(
    seconds: float, patience: float, waited: float, part: float
) -> None:
    asked = msgspec.structs.replace(job("vitruvius"), seconds=seconds, patience=patience)
    pool = Pool(1, 1.0, Metrics())
    found = pool.hurried(waiting(asked, "table"), waited)
    assert isinstance(found, Job)
    assert found.part == part
    usual = bot_of("vitruvius", "capitol")
    bot = in_time(usual, found)
    assert isinstance(usual, Searcher)
    assert isinstance(bot, Searcher)
    assert bot.seconds == usual.seconds * part
    by_tries = bot_of("mensor", "capitol")
    assert in_time(by_tries, found) is by_tries


def waiting(asked: Job, whose: str) -> Waiting:
    """A job that was asked at 0 o'clock."""
    return Waiting(0, 0, asked, whose, 0.0, asyncio.get_running_loop().create_future())


@pytest.mark.parametrize(
    ("others", "workers", "part"),
    [
        ([], 1, 1.0),
        ([1.0] * 4, 1, 0.5),  # another table keeps a worker busy
        ([1.0] * 12, 1, 0.25),  # three do
        ([1.0] * 12, 2, 0.5),
        ([1.0] * 12, 4, 1.0),
        ([0.125] * 4, 1, 0.875),
        ([0.0] * 100, 1, 1.0),  # these do not search
        ([1.0] * 1000, 1, 0.125),
    ],
)
async def test_what_other_tables_ask_for_takes_its_share_beforehand(
    others: list[float], workers: int, part: float
) -> None:
    pool = Pool(workers, 1.0, Metrics())
    asked = msgspec.structs.replace(job("vitruvius"), seconds=1.0, patience=1.0)
    for seconds in others:
        pool.demand.note("other", seconds, 0.0)
    for _ in range(5):
        pool.demand.note("table", 1.0, 0.0)  # what it asked for itself does not count
    found = pool.hurried(waiting(asked, "table"), 0.0)
    assert isinstance(found, Job)
    assert found.part == part
    later = pool.hurried(waiting(asked, "table")._replace(asked=LATELY + 1), LATELY + 1)
    assert isinstance(later, Job)
    assert later.part == 1.0


async def test_waiting_jobs_are_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pool(1, 1.0, Metrics())
    asked: list[Job] = []

    async def answered(worker: object, job: Job, future: asyncio.Future[JobAnswer]) -> None:
        asked.append(job)
        future.set_result(JobAnswer())

    monkeypatch.setattr(pool, "answer", answered)
    given = msgspec.structs.replace(job("vitruvius"), seconds=1e-6, patience=1e-6)  # over before it is asked
    thinking = asyncio.create_task(pool.think(given))
    over = asyncio.create_task(asyncio.sleep(PATIENCE))
    serving = asyncio.create_task(pool.serve_until(over, pool.workers[0]))
    await thinking
    assert [one.part for one in asked] == [0.125]
    for task in (serving, over):
        task.cancel()
    await asyncio.gather(serving, over, return_exceptions=True)


async def test_two_hints_at_once_for_an_address_and_for_a_seat(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    async with start(trust_proxy=True) as server:
        made = [await make_table(server.client, seats=[PERSON, PERSON], options=FIRST, hints=True) for _ in range(2)]
        think, release = server.services.pool.think, asyncio.Event()

        async def slowly(given: Job, *, urgent: bool) -> JobAnswer:
            await release.wait()
            return await think(given, urgent=urgent)

        monkeypatch.setattr(server.services.pool, "think", slowly)

        async def ask(table: int, address: str) -> tuple[int, str]:
            headers = bearer(tokens_of(made[table])[0]) | {"x-forwarded-for": address}
            path = f"/api/tables/{made[table]['table']['id']}/hint"
            answer = await server.client.post(path, json={"level": "random"}, headers=headers)
            return answer.status_code, answer.json().get("code", "")

        open_hints = [asyncio.create_task(ask(0, "203.0.113.1")) for _ in range(2)]
        while server.services.hints.under_way["203.0.113.1"] < 2:
            await asyncio.sleep(0.01)
        assert await ask(1, "203.0.113.1") == (429, "hints-open")  # the address has two
        assert await ask(0, "203.0.113.2") == (429, "hints-open")  # the seat has two
        open_hints += [asyncio.create_task(ask(1, "203.0.113.2"))]
        release.set()
        assert [code for code, _ in await asyncio.gather(*open_hints)] == [200] * 3
        assert not server.services.hints.under_way
        assert await ask(0, "203.0.113.1") == (200, "")


async def test_a_hint_that_is_never_begun_ends_as_busy(start: Start) -> None:
    async with start(think_seconds=0.1) as server:
        made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST, hints=True)
        await server.services.pool.stop()  # as good as a pool that is busy with moves for ever
        path = f"/api/tables/{made['table']['id']}/hint"
        answer = await server.client.post(path, json={}, headers=bearer(tokens_of(made)[0]))
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")


def names_in(schema: object, schemas: Message) -> set[str]:
    """The names of all fields in a schema of the interface, and in those that it refers to."""
    found, waiting = set[str](), [schema]
    while waiting:
        part = waiting.pop()
        inside = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
        if isinstance(part, dict):
            found |= {*part.get("properties", {})}
        for each in inside:
            if not isinstance(each, str):
                waiting.append(each)
            elif each.startswith("#/components/schemas/") and each not in found:
                found.add(each)
                waiting.append(schemas[each.rpartition("/")[2]])
    return found


@pytest.mark.parametrize("level", ["nobody", "os:system", "vitruvius:3600s", "vitruvius@/dev/zero"])
async def test_wherever_a_level_can_be_named_only_those_that_are_offered_are_taken(server: Running, level: str) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], hints=True, options=FIRST)
    table, [token, _] = f"/api/tables/{made['table']['id']}", tokens_of(made)
    bot, pace, seat = {"kind": "bot", "level": level}, {"kind": "clock", "stand_in": level}, table + "/seats/0"
    requests: list[tuple[str, str, str, Message]] = [
        ("POST", "/api/tables", token, {"seats": [PERSON, bot]}),
        ("POST", "/api/tables", token, {"seats": [PERSON, PERSON], "pace": pace}),
        ("POST", f"{table}/clone", token, {"move": 0, "seats": [PERSON, bot]}),
        ("POST", f"{table}/clone", token, {"move": 0, "seats": [PERSON, PERSON], "pace": pace}),
        ("POST", f"{table}/start", made["host"], {"level": level}),
        ("POST", f"{table}/hint", token, {"level": level}),
        ("PUT", seat, made["host"], bot),
        ("PUT", f"{seat}/stand-in", token, {"level": level}),
    ]
    for method, path, who, body in requests:
        answer = await server.client.request(method, path, json=body, headers=bearer(who))
        assert (answer.status_code, answer.json()["code"]) == (400, "unknown-level"), (path, body)
    async with sitting(server.base, made["table"]["id"], token) as player:
        assert (await player.command("stand_in", level=level))["code"] == "unknown-level"
    document = (await server.client.get("/api/openapi.json")).json()
    schemas = document["components"]["schemas"]
    naming = {
        (method.upper(), path.replace("/api/tables/{table}", table).replace("{seat}", "0"))
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
        if {"level", "stand_in"} & names_in(operation.get("requestBody"), schemas)
    }
    assert naming == {(method, path) for method, path, _, _ in requests}, "all that name one are asked"
