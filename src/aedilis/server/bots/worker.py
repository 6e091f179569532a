"""A process in which bots think: `python -m aedilis.server.bots.worker`, driven by the pool over its pipes.

It plays the host's part for one decision: it replays the game, and gives the bot the view of its seat.
"""

import ctypes
import os
import signal
import sys
from typing import BinaryIO

from aedilis.bots.levels import RANDOM, bot_of, explain
from aedilis.bots.opinion import Opinion
from aedilis.server.bots.jobs import PREFIX, Answer, Job, Thought, decode_job, framed

ADVICE = 5  # actions in one piece of advice
DIE_WITH_PARENT = 1  # prctl's PR_SET_PDEATHSIG


def answer_to(job: Job) -> Answer:
    """What the bot thinks of the position."""
    view = job.setup.begin().retrace(job.actions).view(job.seat)
    bot = bot_of(job.level, job.setup.game)
    if job.advice and job.level != RANDOM:
        found = explain(job.setup.game, view, job.seed, bot=bot, top=ADVICE)
        if found is not None:
            return Answer(tuple(map(thought, found)))
    return Answer((Thought(int(bot.choose(view, job.seed))),))


def thought(found: Opinion) -> Thought:
    """What a bot thinks of one action, in a form that travels."""
    return Thought(found.action, found.win, found.scores, found.reason)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer jobs until the pipe closes."""
    while prefix := source.read(PREFIX):
        job = decode_job(source.read(int.from_bytes(prefix, "big")))
        try:
            answer = answer_to(job)
        except Exception as error:
            answer = Answer((), error=type(error).__name__)  # the message might name cards
        sink.write(framed(answer))
        sink.flush()


def main() -> None:
    """Serve the pool over standard input and output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops the server, which stops its workers
    os.nice(5)  # answering people goes before thinking
    if sys.platform == "linux":
        # A killed server must not leave a thinking process behind.
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a bot prints must not spoil the answers
    serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
