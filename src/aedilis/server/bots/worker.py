"""A process in which bots think: `python -m aedilis.server.bots.worker`, driven by the pool over its pipes.

It plays the host's part for one decision: it replays the game, and gives the bot the view of its seat.
"""

import os
import sys
from typing import BinaryIO

from aedilis.bots.desk import Desk, die_with_parent, own_output
from aedilis.bots.levels import RANDOM, bot_of, explain
from aedilis.bots.opinion import Opinion
from aedilis.server.bots.jobs import PREFIX, Answer, Job, Thought, decode_job, framed

ADVICE = 5  # actions in one piece of advice


def answer_to(job: Job) -> Answer:
    """What the bot thinks of the position."""
    view = job.setup.begin().retrace(job.actions).view(job.seat)
    bot = bot_of(job.level, job.setup.game)
    if isinstance(bot, Desk):
        bot.limit = job.limit
    if job.advice and job.level != RANDOM:
        found = explain(job.setup.game, view, job.seed, bot=bot, top=ADVICE)
        if found is not None:
            return Answer(tuple(map(thought, found)))
    try:
        return Answer((Thought(int(bot.choose(view, job.seed))),))
    finally:
        if isinstance(bot, Desk):
            bot.close()  # the next decision is another seat's affair: no process of a guest has seen two views


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
    die_with_parent()
    os.nice(5)  # answering people goes before thinking
    serve(sys.stdin.buffer, own_output())


if __name__ == "__main__":
    main()
