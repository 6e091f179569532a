"""Work on several processes of this machine, which end with the one that started them."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import FrameType
from typing import TypeVar

MOST_PROCESSES = 256  # of one command; more would only stand in each other's way
MOST_GAMES = 100_000_000  # more than anybody has the time for; a typing error need not be started

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
