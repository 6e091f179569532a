"""Work in the background: whatever fails is logged and begun again, each time after a longer pause."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable

from aedilis.server.upkeep.logs import logger, where
from aedilis.server.wire.errors import Refusal

TELL_AGAIN_SECONDS = 2.0  # enough for what has to be put away at an end
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 10.0

log = logger(__name__)


class BackgroundWork:
    """One piece of work, as the supervisor sees it and as it speaks of itself."""

    def __init__(self, name: str, *, is_vital: bool, every: float | None) -> None:
        self.name = name
        self.is_vital = is_vital
        """Whether the server is not ready while it fails."""
        self.every = every
        """How often, in seconds, it promises to be well; None where it may wait for ever."""
        self.problem: str | None = None
        self.failures = 0
        self.last_well = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    def well(self) -> None:
        """Say that something was achieved: what failed before is over."""
        self.problem = None
        self.failures = 0
        self.last_well = time.monotonic()

    def failed(self, error: BaseException) -> None:
        """Note a failure."""
        self.problem = error.code if isinstance(error, Refusal) else type(error).__name__
        self.failures += 1

    def trouble(self) -> str | None:
        """Why this work is not being done; None while it is."""
        if self.problem is None and self.every is not None and time.monotonic() - self.last_well > self.every:
            return "stuck"
        return self.problem

    def pause(self) -> float:
        """How long to wait before the next try."""
        return min(LONGEST_PAUSE, FIRST_PAUSE * float(2 ** min(self.failures - 1, 20)))


class Supervisor:
    """Runs all work of a process that nobody waits for."""

    def __init__(self, on_failure: Callable[[str], None] = lambda name: None) -> None:
        self.on_failure = on_failure
        """Called with the first word of a name."""
        self.works: set[BackgroundWork] = set()
        self.resting: dict[str, BackgroundWork] = {}
        self.errands: set[asyncio.Task[None]] = set()

    def start(
        self,
        name: str,
        do: Callable[[BackgroundWork], Coroutine[None, None, None]],
        *,
        is_vital: bool = False,
        every: float | None = None,
    ) -> BackgroundWork:
        """Do something until it returns; when it raises, do it again.

        What is asked for under the name of something that rests after a failure will be done by that one.
        """
        if name in self.resting:
            return self.resting[name]
        work = BackgroundWork(name, is_vital=is_vital, every=every)
        self.works.add(work)
        work.task = asyncio.create_task(self.insist(work, do), name=name)
        work.task.add_done_callback(lambda _: self.works.discard(work))
        return work

    async def insist(self, work: BackgroundWork, do: Callable[[BackgroundWork], Coroutine[None, None, None]]) -> None:
        """Do it again until it returns."""
        while True:
            try:
                await do(work)
            except asyncio.CancelledError as error:
                if is_being_cancelled():
                    raise
                self.note(work.name, error)  # something that it waited for was cancelled, not the work itself
                work.failed(error)
            except Exception as error:
                self.note(work.name, error)
                work.failed(error)
            else:
                return
            self.resting[work.name] = work
            try:
                await asyncio.sleep(work.pause())
            finally:
                del self.resting[work.name]

    def once(
        self, name: str, work: Coroutine[None, None, None], among: set[asyncio.Task[None]] | None = None
    ) -> asyncio.Task[None]:
        """Do something that is not worth a second try; what goes wrong is logged and stays there.

        While it is done the task is among those of whoever asked for it.
        """

        async def carefully() -> None:
            try:
                await work
            except Exception as error:
                self.note(name, error)

        task = asyncio.create_task(carefully(), name=name)
        for tasks in (self.errands, among):
            if tasks is not None:
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        return task

    def note(self, name: str, error: BaseException) -> None:
        """Log a failure and count it."""
        log.error("background-failed", work=name, **where(error))
        self.on_failure(name.split(" ")[0])

    def troubles(self) -> dict[str, str]:
        """The vital work that is not being done, and why."""
        found = ((work.name, work.trouble()) for work in self.works if work.is_vital)
        return {name: why for name, why in found if why is not None}

    async def stop(self) -> None:
        """End all that is left."""
        await ended([work.task for work in self.works])
        await ended(self.errands)


def is_being_cancelled() -> bool:
    """Whether the task that asks was told to end."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


async def ended(tasks: Iterable[asyncio.Task[None] | None]) -> None:
    """End tasks and wait until they have; one whose answer comes in that moment overhears it, and is told again."""
    asked = [task for task in tasks if task is not None]
    while running := [task for task in asked if not task.done()]:
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=TELL_AGAIN_SECONDS)
    await asyncio.gather(*asked, return_exceptions=True)


def log_unheard(_: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    """What nobody caught is logged like everything else: where it happened, not its message."""
    error = context.get("exception")
    said = where(error) if isinstance(error, BaseException) else {"error": "none"}
    log.error("unheard", **said)
