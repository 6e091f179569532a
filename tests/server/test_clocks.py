"""Clocks bind everybody: whatever anybody sends, a seat decides within its seconds and grace, or a bot does.

The state machine drives a real table (log, database, driver, commands of several clients at once) with its own clock.
"""

import asyncio
import math
import shutil
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar
from unittest.mock import patch

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from starlette.websockets import WebSocket

from aedilis.server.bots.jobs import Job, JobAnswer, Thought
from aedilis.server.bots.metronome import Metronome
from aedilis.server.live.commands import hand_back, obey
from aedilis.server.live.line import Line
from aedilis.server.services import Services
from aedilis.server.settings import Settings
from aedilis.server.storage.entries import Holder, Played, TakenBack
from aedilis.server.tables import making, plans, rights
from aedilis.server.tables.table import LiveTable
from aedilis.server.upkeep.limits import Bucket
from aedilis.server.upkeep.supervisor import BackgroundWork
from aedilis.server.wire import messages
from aedilis.server.wire.requests import CloneTable, NewTable, SeatSetup
from aedilis.server.wire.shapes import Pace as TablePace

T = TypeVar("T")

SECONDS = 5
SHORT_LIVED = "/dev/shm" if Path("/dev/shm").is_dir() else None  # many small commits that nobody needs tomorrow
BEAT = 400  # milliseconds that a bot takes
HANGING = "faber"  # a bot of this level never answers: no worker runs


class Room:
    """One table with real parts and a clock that only the test moves."""

    def __init__(self, game: str, kinds: list[str], grace: int, level: str = "random") -> None:
        self.now = 1_000_000
        self.folder = Path(tempfile.mkdtemp(prefix="aedilis-clocks-", dir=SHORT_LIVED))
        self.loop = asyncio.new_event_loop()
        clock = SimpleNamespace(time_ns=lambda: self.now * 1_000_000, monotonic=lambda: self.now / 1000)
        places = ("aedilis.server.upkeep.clock", "aedilis.server.upkeep.pulse", "aedilis.server.bots.driver")
        self.clocks = [patch(f"{place}.time", clock) for place in places]
        for one in self.clocks:
            one.start()
        self.services = Services(Settings(database=str(self.folder / "clocks.db"), workers=1))
        self.services.hall.on_change = lambda table: None  # the test itself drives
        self.services.thinking.metronome = Metronome(BEAT / 1000, 1, lambda: self.now / 1000, self.beat)
        self.services.planner.beats = lambda: 2
        self.meanwhile: list[Coroutine[None, None, None]] = []
        self.limit = (SECONDS + grace) * 1000
        self.waits_since: dict[int, int] = {}
        """Since when each seat has the present decision to make, as somebody at the table would count it."""
        self.furthest, self.furthest_at = 0, self.now
        """The longest that the game has been, and when it came to be so long."""
        self.lowest = 0
        """The shortest that it has been since then."""
        self.seen = 0
        pace = TablePace(kind="clock", seconds=SECONDS, grace=grace, stand_in=level)
        seats = tuple(SeatSetup(kind=kind, level=level if kind == "bot" else None) for kind in kinds)  # type: ignore[arg-type]  # kinds are drawn
        self.table = self.run(self.open(NewTable(seats=seats, game=game, pace=pace, seed="clocks")))
        self.table.changes = [Bucket(1e9, 1e9, 0.0) for _ in kinds]  # by a clock that the test does not move
        self.people = [seat for seat, kind in enumerate(kinds) if kind == "person"]
        self.clients = {seat: self.client(seat) for seat in self.people}
        self.number = 0
        self.count()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    async def open(self, wanted: NewTable) -> LiveTable:
        await self.services.database.migrate()
        self.services.writer.start()
        plan = making.new_table(wanted, "random")
        return await self.services.hall.create(plan.facts, plan.entries, lambda database: None)

    def forget_meanwhile(self) -> None:
        """No bot took its time."""
        while self.meanwhile:
            self.meanwhile.pop().close()

    def close(self) -> None:
        self.forget_meanwhile()
        self.services.thinking.forget(self.table)
        self.run(self.services.writer.stop())
        self.run(self.services.database.close())
        self.loop.close()
        for one in self.clocks:
            one.stop()
        shutil.rmtree(self.folder)

    def client(self, seat: int) -> Line:
        """A connection of a seat's person; nothing is sent over it."""
        socket = WebSocket({"type": "websocket", "headers": []}, no_message, no_answer)
        holder = Holder(seat, self.table.core.held_since[seat])
        return Line(socket, self.table, messages.Hello(), holder, 1e9)

    async def beat(self, seconds: float) -> None:
        """A plan waits for its beat; meanwhile the server does what else is due."""
        self.now += int(seconds * 1000)
        if self.table.core.wake_at() is not None:
            await self.services.driver.act(self.table)

    async def send(self, seat: int, kind: type[msgspec.Struct], **fields: object) -> None:
        """A command of a client; refused or not, it is answered."""
        self.number += 1
        client = self.clients[seat]
        await obey(self.services, client, msgspec.convert({"id": str(self.number), **fields}, kind))  # type: ignore[arg-type]  # kinds are drawn
        while not client.outbox.empty():
            assert b'"internal"' not in (client.outbox.get_nowait() or b"")

    async def come_back(self, seat: int) -> None:
        """What a new connection of the seat does."""
        await hand_back(self.services, self.table, Holder(seat, self.table.core.held_since[seat]))

    async def act(self, seat: int, wish: int) -> None:
        """Commit one legal action, if the seat must decide."""
        play = self.table.core.play
        if play is not None and seat in play.to_act():
            choices = play.state.legal(seat)
            action = play.rules.typed(choices[wish % len(choices)])
            await self.send(seat, messages.SendActions, actions=[msgspec.Raw(msgspec.json.encode(action))])

    async def plan(self, seat: int, wish: int) -> None:
        """Plan what the seat might do next, legal or not when its turn comes."""
        play = self.table.core.play
        state = None if play is None else play.state if seat in play.to_act() else play.rules.ahead(play.view(seat))
        if play is not None and state is not None:
            choices = state.legal(seat)
            action = play.rules.typed(choices[wish % len(choices)])
            await self.send(seat, messages.SetPlan, actions=[msgspec.Raw(msgspec.json.encode(action))] * (1 + wish % 2))

    async def play_plans(self) -> None:
        """The beat of the plans that are due comes."""
        for seat in plans.due(self.table.core, self.table.plans):
            await self.services.planner.play(self.table, seat, BackgroundWork("plan", is_vital=False, every=None))

    async def undo(self, seat: int, back: int) -> None:
        play = self.table.core.play
        if play is not None:
            await self.send(seat, messages.Undo, move=max(0, play.moves - back))

    async def pass_time(self, milliseconds: int) -> None:
        """Let time pass; whatever the server has to do meanwhile it does when it is due."""
        end = self.now + milliseconds
        for _ in range(1000):
            pause = await self.look() if self.table.core.wake_at() is not None else math.inf
            self.check()
            if pause > 0:
                if self.now >= end:
                    return
                await self.wait(min(pause, end - self.now))
        raise AssertionError("the server never comes to rest")

    async def look(self) -> float:
        """What the driver does when it looks at the table; for how many milliseconds it rests then."""
        before = self.table.core.seq
        await self.play_plans()
        pause = await self.services.driver.act(self.table)
        for _ in range(3):
            await asyncio.sleep(0)  # a bot that decides at once has decided
        if self.table.core.seq != before or self.table.changed.is_set():
            self.table.changed.clear()
            return 0
        return math.ceil(1000 * pause)

    async def wait(self, milliseconds: float) -> None:
        """Nothing is due for so long; half-way people do what the test had them prepare."""
        milliseconds = int(milliseconds)
        self.now += milliseconds // 2
        is_quiet = not self.meanwhile
        while self.meanwhile:
            await self.meanwhile.pop(0)
        if is_quiet:
            self.now += milliseconds - milliseconds // 2

    def count(self) -> None:
        """Take in the new entries as somebody would who only sees who decides when."""
        core = self.table.core
        if core.play is None:
            return
        for told in self.table.log[self.seen :]:
            entry = told.entry
            if isinstance(entry, Played):
                self.waits_since.pop(entry.seat, None)
            elif isinstance(entry, TakenBack) and entry.consent:
                self.waits_since.clear()
                self.furthest, self.furthest_at, self.lowest = core.play.moves, told.at, core.play.moves
            elif isinstance(entry, TakenBack):
                self.lowest = min(self.lowest, self.furthest - 1 if entry.only else entry.move)
            self.seen = told.seq
        self.waits_since = {seat: self.waits_since.get(seat, self.now) for seat in core.to_act()}
        if core.play.moves > self.furthest:
            self.furthest, self.furthest_at, self.lowest = core.play.moves, self.now, core.play.moves

    def check(self) -> None:
        self.count()
        if self.table.core.status != "running":
            return
        for seat, since in self.waits_since.items():
            assert self.now - since <= self.limit, f"seat {seat} holds up the table"
        # An action that is taken back and made again leads nowhere: each of them has its time once more, and no more.
        allowed = (self.furthest - self.lowest + 1) * self.limit
        assert self.now - self.furthest_at <= allowed, "the game does not go on"


async def no_message() -> Any:
    raise AssertionError("nothing comes over this socket")


async def no_answer(message: Any) -> None:
    raise AssertionError("nothing goes over this socket")


async def toggle(room: Room, seat: int) -> None:
    """A bot is put in, and sent away before it has decided."""
    await room.send(seat, messages.StandIn, level="random")
    await room.send(seat, messages.StandIn, level=None)


async def leave_and_return(room: Room, seat: int) -> None:
    await room.send(seat, messages.Leave)
    await room.come_back(seat)


async def act_and_undo(room: Room, seat: int) -> None:
    await room.act(seat, 0)
    await room.undo(seat, 1)


async def act_last_and_undo(room: Room, seat: int) -> None:
    await room.act(seat, -1)
    await room.undo(seat, 1)


async def plan_and_undo(room: Room, seat: int) -> None:
    await room.plan(seat, 0)
    await room.play_plans()
    await room.undo(seat, 1)


TRICKS: dict[str, Callable[[Room, int], Coroutine[None, None, None]]] = {
    "toggle": toggle,
    "leave": leave_and_return,
    "come back": Room.come_back,
    "take back": lambda room, seat: room.send(seat, messages.StandIn, level=None),
    "act and undo": act_and_undo,
    "act last and undo": act_last_and_undo,
    "plan and undo": plan_and_undo,
    "undo": lambda room, seat: room.undo(seat, 1),
    "ask": lambda room, seat: room.undo(seat, 4),
    "refuse": lambda room, seat: room.send(seat, messages.Vote, yes=False),
}
SEATS = st.integers(0, 2)
ROOMS = st.sampled_from([["person", "person", "person"], ["person", "person", "bot"], ["person", "bot", "bot"]])
TRICK = st.tuples(st.sampled_from(sorted(TRICKS)), SEATS, st.booleans())


class Table(RuleBasedStateMachine):
    """Several people who try to hold up one table."""

    room: Room

    @initialize(
        game=st.sampled_from(["capitol", "corduba"]),
        kinds=ROOMS,
        grace=st.sampled_from([0, 2]),
        level=st.sampled_from(["random", HANGING]),
    )
    def sit_down(self, game: str, kinds: list[str], grace: int, level: str) -> None:
        self.room = Room(game, kinds, grace, level)

    def seat(self, wish: int) -> int:
        return self.room.people[wish % len(self.room.people)]

    @rule(seat=SEATS, wish=st.integers(0, 40))
    def act(self, seat: int, wish: int) -> None:
        self.room.run(self.room.act(self.seat(seat), wish))

    @rule(seat=SEATS, wish=st.integers(0, 40), at_once=st.booleans())
    def plan(self, seat: int, wish: int, at_once: bool) -> None:
        self.room.run(self.room.plan(self.seat(seat), wish))
        if at_once:
            self.room.run(self.room.play_plans())

    @rule(seat=SEATS, back=st.integers(1, 4))
    def all_agree_to_an_undo(self, seat: int, back: int) -> None:
        self.room.run(self.room.undo(self.seat(seat), back))
        for other in self.room.people:
            self.room.run(self.room.send(other, messages.Vote, yes=True))

    @rule(tricks=st.lists(TRICK, max_size=3), pause=st.sampled_from([300, 900, 2_000]))
    def insist(self, tricks: list[tuple[str, int, bool]], pause: int) -> None:
        """The same tricks again and again for longer than any clock runs, some of them while a bot takes its time."""
        for _ in range(3 * self.room.limit // pause):
            for trick, wish, during in tricks:
                work = TRICKS[trick](self.room, self.seat(wish))
                if during:
                    self.room.meanwhile.append(work)
                else:
                    self.room.run(work)
            self.room.check()
            self.room.run(self.room.pass_time(pause))
            self.room.check()
            self.room.forget_meanwhile()

    @invariant()
    def nobody_holds_up_the_table(self) -> None:
        if hasattr(self, "room"):
            self.room.check()

    def teardown(self) -> None:
        if hasattr(self, "room"):
            self.room.close()


TestTable = pytest.mark.filterwarnings("error")(Table.TestCase)
TestTable.settings = settings(
    max_examples=20, stateful_step_count=5, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


@pytest.fixture
def pair() -> Iterator[Room]:
    """Two people at Capitol with five seconds each, and a quick way to pass."""
    room = Room("capitol", ["person", "person"], 0)
    yield room
    room.close()


def decisions(room: Room) -> list[tuple[int, bool, int]]:
    """Whose decisions were made, whether by a bot, and how many milliseconds after the table was opened."""
    log, opened = room.table.log, room.table.log[0].at
    return [(told.entry.seat, told.entry.bot, told.at - opened) for told in log if isinstance(told.entry, Played)]


def pass_now(room: Room, seat: int) -> None:
    play = room.table.core.running()
    types = [type(play.rules.typed(action)).__name__ for action in play.state.legal(seat)]
    room.run(room.act(seat, types.index("Pass")))


@pytest.mark.parametrize(("thinking", "waiting", "free"), [(2_000, 2_900, True), (2_000, 3_100, False)])
def test_an_undo_is_free_as_long_as_the_time_of_that_decision(
    pair: Room, thinking: int, waiting: int, free: bool
) -> None:
    (first,) = pair.table.core.to_act()
    began = pair.table.core.times.asked[first]
    pair.run(pair.pass_time(thinking))
    pass_now(pair, first)
    pair.run(pair.pass_time(waiting))
    pair.run(pair.undo(first, 1))
    core = pair.table.core
    assert (core.proposal is None, core.running().moves) == (free, 0 if free else 1)
    if free:
        (clock,) = core.clocks()
        assert (clock.seat, clock.grace_ends) == (first, began + SECONDS * 1000)


def test_people_who_agree_to_an_undo_give_the_time_back(pair: Room) -> None:
    (first,) = pair.table.core.to_act()
    pair.run(pair.pass_time(4_000))
    pass_now(pair, first)
    pair.run(pair.pass_time(2_000))
    pair.run(pair.undo(first, 1))
    pair.run(pair.send(1 - first, messages.Vote, yes=True))
    pair.run(pair.services.driver.act(pair.table))
    (clock,) = pair.table.core.clocks()
    assert (clock.seat, clock.grace_ends) == (first, pair.now + SECONDS * 1000)


def test_a_proposal_ends_with_the_clock_of_who_must_decide(pair: Room) -> None:
    (first,) = pair.table.core.to_act()
    pair.run(pair.pass_time(4_000))
    pass_now(pair, first)
    pair.run(pair.pass_time(2_000))
    asked_at = pair.table.core.times.asked[1 - first]
    pair.run(pair.undo(first, 1))
    assert pair.table.core.wake_at() == asked_at + SECONDS * 1000


def test_whoever_is_back_too_late_finds_the_decision_made_and_has_the_next(pair: Room) -> None:
    (first,) = pair.table.core.to_act()
    pair.run(pair.pass_time(SECONDS * 1000))
    assert decisions(pair) == [(first, True, SECONDS * 1000)]
    assert pair.table.core.seats[first].is_bot
    pair.run(pair.come_back(first))
    assert not pair.table.core.bot_decides(first)


def test_a_stand_in_sent_away_when_the_time_is_over_decides_all_the_same(pair: Room) -> None:
    (first,) = pair.table.core.to_act()
    pair.run(pair.pass_time(SECONDS * 1000 - 1))
    for _ in range(4):
        pair.run(pair.send(first, messages.StandIn, level="random"))
        pair.now += 1
        pair.meanwhile.append(pair.send(first, messages.StandIn, level=None))
        pair.run(pair.services.driver.act(pair.table))
        pair.check()
    assert next(told.entry.bot for told in pair.table.log if isinstance(told.entry, Played))


def test_a_seat_that_nobody_has_taken_has_its_clock_too(pair: Room) -> None:
    seats = (SeatSetup(kind="open"), SeatSetup(kind="open"))
    plan = making.clone(pair.table.core, None, CloneTable(0, seats, pace=pair.table.core.facts.pace), "random")
    pair.table = pair.run(pair.services.hall.create(plan.facts, plan.entries, lambda database: None))
    (first,) = pair.table.core.to_act()
    pair.run(pair.pass_time(SECONDS * 1000))
    assert decisions(pair) == [(first, True, SECONDS * 1000)]
    assert [seat.kind for seat in pair.table.core.seats] == ["open", "open"]
    taken = pair.services.hall.submit(pair.table, lambda core: rights.taken(core, first, "Ada"))
    pair.run(taken)
    assert not pair.table.core.seats[first].is_bot


@pytest.fixture
def hanging(request: pytest.FixtureRequest) -> Iterator[Room]:
    """A table whose bots wait for workers that do not answer; the parameter says who sits there."""
    room = Room("capitol", request.param, 1, HANGING)
    yield room
    room.close()


def asked(room: Room) -> list[Job]:
    """The jobs for which no worker was free yet."""
    return [waiting.job for waiting in room.services.pool.queue._queue if isinstance(waiting.job, Job)]  # type: ignore[attr-defined]  # asyncio does not tell it otherwise


@pytest.mark.parametrize("hanging", [["person", "person"]], indirect=True)
def test_when_the_time_is_over_nobody_waits_for_a_worker(hanging: Room) -> None:
    (first,) = hanging.table.core.to_act()
    hanging.run(hanging.pass_time(hanging.limit - 1))
    assert decisions(hanging) == []
    hanging.run(hanging.pass_time(1))
    assert decisions(hanging) == [(first, True, hanging.limit)]


@pytest.mark.parametrize("hanging", [["bot", "bot"]], indirect=True)
def test_a_clock_binds_bots_too(hanging: Room) -> None:
    hanging.run(hanging.pass_time(3 * hanging.limit))
    assert [at for _, _, at in decisions(hanging)] == [hanging.limit, 2 * hanging.limit, 3 * hanging.limit]


@pytest.mark.parametrize("hanging", [["person", "bot"]], indirect=True)
def test_a_proposal_does_not_keep_a_bot_beyond_its_clock(hanging: Room) -> None:
    """Not even one that is made at the last moment, again and again."""
    core = hanging.table.core
    if core.to_act() == (1,):
        hanging.run(hanging.pass_time(hanging.limit))
    pass_now(hanging, 0)
    begun = hanging.now
    for _ in range(hanging.limit // 100):
        hanging.run(hanging.undo(0, 1))
        hanging.run(hanging.act(0, 0))
        hanging.run(hanging.pass_time(100))
        hanging.check()
    assert hanging.now - begun == hanging.limit


@pytest.mark.parametrize("hanging", [["person", "person"]], indirect=True)
def test_a_stand_in_thinks_in_the_last_beat_of_a_clock_and_its_decision_is_ready_at_the_end(hanging: Room) -> None:
    (first,) = hanging.table.core.to_act()
    hanging.run(hanging.pass_time(hanging.limit - BEAT - 1))
    assert asked(hanging) == []
    hanging.run(hanging.pass_time(1))
    assert [(job.seat, job.level) for job in asked(hanging)] == [(first, HANGING)]
    choice = hanging.table.core.running().view(first).legal()[-1]
    hanging.services.pool.queue.get_nowait().future.set_result(JobAnswer((Thought(choice),)))
    hanging.run(hanging.pass_time(BEAT - 1))
    assert decisions(hanging) == []
    hanging.run(hanging.pass_time(1))
    assert decisions(hanging) == [(first, True, hanging.limit)]
    assert hanging.table.core.running().actions == [choice]


@pytest.mark.parametrize("hanging", [["person", "person"]], indirect=True)
def test_who_decides_in_the_last_moment_needs_no_stand_in(hanging: Room) -> None:
    (first,) = hanging.table.core.to_act()
    hanging.run(hanging.pass_time(hanging.limit - 1))
    (waiting,) = hanging.services.pool.queue._queue  # type: ignore[attr-defined]  # likewise
    pass_now(hanging, first)
    hanging.run(hanging.pass_time(1))
    assert decisions(hanging) == [(first, False, hanging.limit - 1)]
    assert waiting.future.cancelled()


@pytest.mark.parametrize("hanging", [["person", "person", "bot"]], indirect=True)
def test_bots_wait_once_for_a_proposal_of_who_decides_nothing(hanging: Room) -> None:
    while hanging.table.core.to_act() != (2,) or hanging.table.core.running().moves < 5:
        (seat,) = hanging.table.core.to_act()
        hanging.run(hanging.pass_time(hanging.limit) if seat == 2 else hanging.act(seat, 0))
    first, second = hanging.people
    hanging.run(hanging.undo(first, 5))
    assert hanging.table.core.bots_wait_until() == hanging.table.core.wake_at() != 0
    hanging.run(hanging.send(second, messages.Vote, yes=False))
    hanging.run(hanging.undo(first, 5))
    core = hanging.table.core
    assert core.proposal is not None, "it is put to the others again"
    assert (core.bots_wait_until(), core.wake_at()) == (None, 0)
    hanging.run(hanging.send(second, messages.Vote, yes=False))
    hanging.run(hanging.undo(second, 5))
    assert hanging.table.core.bots_wait_until() is not None, "another one has asked nothing yet"


def test_the_server_comes_before_all_people_who_wait(pair: Room) -> None:
    (first,) = pair.table.core.to_act()
    pair.now += SECONDS * 1000

    async def all_at_once() -> None:
        async with pair.table.lock:
            people = [asyncio.create_task(pair.send(1 - first, messages.Say, text="wait")) for _ in range(4)]
            await asyncio.sleep(0)
            clock = asyncio.create_task(pair.services.driver.act(pair.table))
            for _ in range(5):
                await asyncio.sleep(0)
        await asyncio.gather(*people, clock)

    pair.run(all_at_once())
    kinds = [type(told.entry).__name__ for told in pair.table.log[-6:]]
    assert kinds == ["Said", "SeatSet", "Played", "Said", "Said", "Said"]


@pytest.mark.parametrize("hanging", [["person", "person", "bot"]], indirect=True)
def test_all_whose_time_is_over_are_decided_for_in_one_transaction(hanging: Room) -> None:
    """Of sealed bids, say: nobody waits until the decision of somebody else is stored."""
    while len(hanging.table.core.to_act()) < 3:
        (seat,) = hanging.table.core.to_act()
        if seat == 2:
            hanging.run(hanging.pass_time(hanging.limit))
        else:
            pass_now(hanging, seat)
    stored: list[int] = []
    hanging.services.writer.observe = stored.append
    before, now = len(decisions(hanging)), hanging.now
    hanging.run(hanging.pass_time(hanging.limit))
    bids = decisions(hanging)[before:]
    assert sorted(bids[:3]) == [(seat, True, now - hanging.table.log[0].at + hanging.limit) for seat in range(3)]
    assert len(stored) == 2, "the bot's own decision, and those of both people"


def counted(room: Room) -> float | None:
    """How many decisions were made because a clock had run out."""
    return room.services.metrics.registry.get_sample_value("aedilis_clock_late_seconds_count")


def test_a_clock_that_is_not_kept_is_counted_and_the_log_says_why(pair: Room) -> None:
    pair.run(pair.pass_time(SECONDS * 1000 - 1))
    assert counted(pair) == 0
    with patch("aedilis.server.bots.driver.log") as log:
        pair.run(pair.pass_time(1))
        assert (counted(pair), log.warning.called) == (1, False)
        pair.run(pair.come_back(pair.table.core.to_act()[0]))
        pair.now += SECONDS * 1000 + 3_000  # the machine did something else
        pair.services.pulse.note(pair.now / 1000, pair.now / 1000 - 2.5)
        pair.run(pair.services.driver.act(pair.table))
        assert counted(pair) == 2
        (said,) = log.warning.call_args_list
    assert said.args == ("clock-late",)
    assert (said.kwargs["seconds"], said.kwargs["loop"]) == (3.0, 2.5)
