"""A pool of worker processes in which bots think. One that crashes or takes too long is replaced."""

import asyncio
import contextlib
import itertools
import sys
import time
from collections import deque
from typing import NamedTuple

import msgspec

from aedilis.server.bots.jobs import PREFIX, Job, JobAnswer, Study, decode_answer, framed
from aedilis.server.upkeep.logs import logger
from aedilis.server.upkeep.metrics import Metrics
from aedilis.server.upkeep.supervisor import BackgroundWork, Supervisor, ended

TRIES = 2  # a job that broke two workers is given up
QUEUE_LIMIT = 20_000
WATCHED, UNWATCHED, HINT, STUDY = range(4)  # what is done first: moves, then hints, then games that are over
START_AGAIN_SECONDS = 5.0

PARTS = 16  # a bot's time is shortened by so many parts
LEAST = 2  # parts that are left to it in any case
LATELY = 4.0  # seconds: whoever asked for thinking in this time is likely to ask again


class Waiting(NamedTuple):
    """A job in the queue."""

    rank: int
    """When it is its turn, lowest first."""
    number: int
    """Among those of the same rank."""
    job: Job | Study
    whose: str
    """The table that asks."""
    asked: float
    future: asyncio.Future[JobAnswer]


log = logger(__name__)


class NoAnswer(Exception):
    """No worker could decide; the caller chooses something itself."""


class Demand:
    """How much thinking each table asked for lately."""

    def __init__(self) -> None:
        self.asked: deque[tuple[float, str, float]] = deque()

    def note(self, whose: str, seconds: float, now: float) -> None:
        """A table asks a bot to think so long."""
        if seconds > 0:
            self.asked.append((now, whose, seconds))

    def of_others(self, whose: str, now: float) -> float:
        """How many workers the other tables would have kept busy."""
        while self.asked and self.asked[0][0] < now - LATELY:
            self.asked.popleft()
        return sum(seconds for _, other, seconds in self.asked if other != whose) / LATELY


class Worker:
    """One process."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        """The running process, started if there is none."""
        if self.process is None or self.process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe)
        return self.process

    async def ask(self, job: Job | Study) -> JobAnswer:
        """Send a job and wait for its answer, however long that takes."""
        process = await self.start()
        assert process.stdin is not None, "the process was started with a pipe"
        assert process.stdout is not None, "the process was started with a pipe"
        process.stdin.write(framed(job))
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(PREFIX), "big")
        return decode_answer(await process.stdout.readexactly(size))

    async def kill(self) -> None:
        """End the process now."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()


class Pool:
    """Takes moves before hints before games that are over, watched moves before others, and then what came first."""

    def __init__(
        self,
        size: int,
        seconds: float,
        metrics: Metrics,
        command: list[str] | None = None,
        supervisor: Supervisor | None = None,
    ) -> None:
        started = command or [sys.executable, "-m", "aedilis.server.bots.worker"]
        self.workers = [Worker(started) for _ in range(size)]
        self.seconds = seconds
        self.metrics = metrics
        self.numbers = itertools.count()
        self.queue: asyncio.PriorityQueue[Waiting] = asyncio.PriorityQueue()
        self.demand = Demand()
        self.supervisor = supervisor or Supervisor()
        self.works: list[BackgroundWork] = []

    def start(self) -> None:
        """Begin to take jobs."""
        self.works = [self.keep(number, worker) for number, worker in enumerate(self.workers, start=1)]

    def keep(self, number: int, worker: Worker) -> BackgroundWork:
        """Serve one worker as long as the pool is there."""
        return self.supervisor.start(f"bot-worker {number}", lambda work: self.serve(worker, work), is_vital=True)

    async def stop(self) -> None:
        """End all workers; unanswered jobs are cancelled."""
        await ended([work.task for work in self.works])
        await asyncio.gather(*(worker.kill() for worker in self.workers))
        while not self.queue.empty():
            self.queue.get_nowait().future.cancel()

    async def think(self, job: Job | Study, *, urgent: bool = False, whose: str = "") -> JobAnswer:
        """The answer of some worker; raises NoAnswer when the job breaks workers or the queue is too long."""
        if self.queue.qsize() >= QUEUE_LIMIT:
            raise NoAnswer("queue")
        begun = time.perf_counter()
        future: asyncio.Future[JobAnswer] = asyncio.get_running_loop().create_future()
        rank = rank_of(job, urgent=urgent)
        self.queue.put_nowait(Waiting(rank, next(self.numbers), job, whose, begun, future))
        if isinstance(job, Job):
            self.demand.note(whose, job.seconds, begun)
        try:
            return await future
        finally:
            self.metrics.think_seconds.observe(time.perf_counter() - begun)

    async def serve(self, worker: Worker, work: BackgroundWork) -> None:
        """Feed one worker for ever; one that dies while it waits is replaced, so that no bot waits for a start."""
        while True:
            try:
                process = await worker.start()
            except OSError as error:
                log.error("bot-worker-does-not-start", error=type(error).__name__)
                work.failed(error)
                over = asyncio.create_task(asyncio.sleep(START_AGAIN_SECONDS))
            else:
                work.well()
                over = asyncio.create_task(end_of(process))
            try:
                await self.serve_until(over, worker)
            finally:
                over.cancel()

    async def serve_until(self, over: asyncio.Task[None], worker: Worker) -> None:
        """Take jobs until the process has ended while nothing was asked of it."""
        while not over.done():
            asking = asyncio.create_task(self.queue.get())
            try:
                await asyncio.wait((asking, over), return_when=asyncio.FIRST_COMPLETED)
            finally:
                asking.cancel()
                if asking.done() and not asking.cancelled():
                    waiting = asking.result()
                    await self.answer(worker, self.hurried(waiting, time.perf_counter()), waiting.future)

    def hurried(self, waiting: Waiting, now: float) -> Job | Study:
        """The job with what is left of its bot's time: whoever waits for a bot does not wait for a free worker besides.

        What other tables ask for takes its share beforehand. A bot that took all of its time because nobody else asked
        in that very moment would leave the next ones none.
        """
        job = waiting.job
        if isinstance(job, Study) or job.seconds <= 0:
            return job
        share = job.seconds * min(1.0, len(self.workers) / (1 + self.demand.of_others(waiting.whose, now)))
        left = min(share, job.patience - (now - waiting.asked))
        return msgspec.structs.replace(job, part=min(PARTS, max(LEAST, round(PARTS * left / job.seconds))) / PARTS)

    async def answer(self, worker: Worker, job: Job | Study, future: asyncio.Future[JobAnswer]) -> None:
        """Let a worker do one job, unless nobody waits for it any more."""
        if future.done():
            return
        try:
            answer = await self.insist(worker, job)
        except NoAnswer as error:
            if not future.done():
                future.set_exception(error)
        except asyncio.CancelledError:
            future.cancel()
            raise
        else:
            if not future.done():
                future.set_result(answer)

    async def insist(self, worker: Worker, job: Job | Study) -> JobAnswer:
        """Ask, and once more a fresh process when the first one died or got stuck."""
        why = ""
        for _ in range(TRIES):
            try:
                answer = await asyncio.wait_for(worker.ask(job), self.seconds)
            except TimeoutError:
                why = "stuck"
            except (OSError, EOFError, asyncio.IncompleteReadError, ValueError):
                why = "crashed"
            else:
                if answer.error is None and (answer.thoughts or answer.done is not None):
                    return answer
                if answer.fault is not None:
                    self.metrics.bot_failures.labels("guest").inc()
                    log.warning("guest-failed", bot=job.level, code=answer.fault)
                    raise NoAnswer("guest")
                why = "failed"
                log.warning("bot-failed", bot=job.level, error=answer.error)
            self.metrics.bot_failures.labels(why).inc()
            log.warning("bot-worker-replaced", why=why, bot=job.level)
            await worker.kill()
        raise NoAnswer(why)


def rank_of(job: Job | Study, *, urgent: bool) -> int:
    """When it is a job's turn, lowest first."""
    if isinstance(job, Study):
        return STUDY
    return HINT if job.advice else WATCHED if urgent else UNWATCHED


async def end_of(process: asyncio.subprocess.Process) -> None:
    """Return when a process has ended."""
    await process.wait()
