"""Playing many games at once: in processes of this machine, or on a Ray cluster."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager, suppress
from functools import partial
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import FrameType
from typing import Any, TypeVar

from aedilis.arena.match import Pairing, Played, Setting
from aedilis.arena.playing import play
from aedilis.core.errors import AedilisError

MOST_PROCESSES = 256  # of one command; more would only stand in each other's way
MOST_GAMES = 100_000_000  # more than anybody has the time for; a typing error need not be started

Runner = Callable[[Setting, Iterator[Pairing]], Iterator[Played]]
Job = TypeVar("Job")
Result = TypeVar("Result")


@contextmanager
def process_pool(count: int) -> Iterator[ProcessPoolExecutor]:
    """Give a pool of processes that end with this one, or with the block, even in the middle of a game."""
    context = get_context("spawn")
    lifeline, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(count, mp_context=context, initializer=begin_work, initargs=(lifeline,))
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        held.close()
        lifeline.close()


def begin_work(lifeline: Connection) -> None:
    """Leave Ctrl-C to the process that waits for the results, and end when that one lets the line go or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with, args=(lifeline,), daemon=True).start()


def end_with(lifeline: Connection) -> None:
    """End this process when nobody holds the other end of the line any more; nothing is ever sent over it."""
    with suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(0)


@contextmanager
def ended_by_signal() -> Iterator[None]:
    """Let SIGTERM interrupt as Ctrl-C does, with the signal's number in the exception."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt(number)

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def exit_code(interrupted: KeyboardInterrupt) -> int:
    """Return the exit code that shells expect of a command ended by this signal."""
    number: int = interrupted.args[0] if interrupted.args else signal.SIGINT
    return 128 + number


def here(setting: Setting, games: Iterator[Pairing]) -> Iterator[Played]:
    """Play one game after the other in this process."""
    for pairing in games:
        yield play(setting, pairing)


def in_processes(processes: int = 0) -> Runner:
    """Return a runner on so many processes of this machine; 0 means one for each core."""

    def run(setting: Setting, games: Iterator[Pairing]) -> Iterator[Played]:
        return spread(partial(play, setting), games, processes)

    return run


def spread(work: Callable[[Job], Result], jobs: Iterator[Job], processes: int = 0) -> Iterator[Result]:
    """Do the jobs on so many processes, or one for each core, and yield results as they come; one is this process."""
    count = processes or os.cpu_count() or 1
    if count == 1:
        yield from map(work, jobs)
        return
    running: set[Future[Result]] = set()
    with process_pool(count) as pool:
        while True:
            # A short queue: an interrupted match loses little, and a decided one stops soon.
            for job in islice(jobs, 2 * count - len(running)):
                running.add(pool.submit(work, job))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


@contextmanager
def ray_runner(address: str) -> Iterator[Runner]:
    """Give a runner on the Ray cluster at an address ("local": a cluster of this machine, for trying out)."""
    try:
        import ray  # type: ignore[import-not-found, import-untyped, unused-ignore]  # an extra
    except ImportError as error:
        raise AedilisError("no-ray", "Ray is not installed: pip install 'aedilis[ray]'") from error
    ray.init(address=address, log_to_driver=False, include_dashboard=False)
    remote = ray.remote(play)

    def run(setting: Setting, games: Iterator[Pairing]) -> Iterator[Played]:
        count = int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call, unused-ignore]  # as Ray ships it
        running: list[Any] = []  # Ray's references to results
        while True:
            running += [remote.remote(setting, pairing) for pairing in islice(games, 2 * count - len(running))]
            if not running:
                return
            done, running = ray.wait(running)
            yield from ray.get(done)

    try:
        yield run
    finally:
        ray.shutdown()
