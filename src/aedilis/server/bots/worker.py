"""A process in which bots think: `python -m aedilis.server.bots.worker`, driven by the pool over its pipes.

It plays the host's part for one decision: it replays the game, and gives the bot the view of its seat.
"""

import os
import sys
from typing import BinaryIO

from aedilis.bots import levels, walls
from aedilis.bots.bot import Bot
from aedilis.bots.desk import Desk, die_with_parent, own_output
from aedilis.bots.following import followed
from aedilis.bots.guests import BotFault
from aedilis.bots.levels import RANDOM, bot_of, explain
from aedilis.bots.opinion import Opinion
from aedilis.bots.searching import Searcher
from aedilis.core.play import retraced
from aedilis.server.bots.jobs import PREFIX, Job, JobAnswer, Study, Thought, decode_job, framed

ADVICE = 5  # actions in one piece of advice
FOLLOWING = ":8"  # tries for each decision that follows from one of them


def answer_to(job: Job | Study) -> JobAnswer:
    """What the bot thinks of the position, or what there is to find in a game that is over."""
    if isinstance(job, Study):
        return JobAnswer(done=job.task.do(retraced(job.setup.begin(), job.actions)))
    play = retraced(job.setup.begin(), job.actions)
    view = play.view(job.seat)
    bot = in_time(bot_of(job.level, job.setup.game), job)
    if isinstance(bot, Desk):
        bot.limit, bot.walled = job.limit, True
    if job.advice and job.level != RANDOM:
        found = explain(job.setup.game, view, job.seed, bot=bot, top=ADVICE)
        if found is not None:
            quick = bot_of(levels.names(job.setup.game)[-1] + FOLLOWING, job.setup.game)
            rests = [followed(play.rules, view, opinion.action, quick) for opinion in found]
            return JobAnswer(tuple(thought(*one) for one in zip(found, rests, strict=True)))
    try:
        return JobAnswer((Thought(int(bot.choose(view, job.seed))),))
    finally:
        if isinstance(bot, Desk):
            bot.close()  # the next decision is another seat's affair: no process of a guest has seen two views


def in_time(bot: Bot, job: Job) -> Bot:
    """The bot, with a part of its time if it had to wait for this worker."""
    if job.part == 1 or not isinstance(bot, Searcher) or not bot.seconds:
        return bot
    return bot_of(f"{bot.name}:{bot.seconds * job.part}s", job.setup.game)


def thought(found: Opinion, then: list[int]) -> Thought:
    """What a bot thinks of one action and would do after it, in a form that travels."""
    return Thought(found.action, found.win, found.scores, found.reason, tuple(then))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """JobAnswer jobs until the pipe closes."""
    while prefix := source.read(PREFIX):
        job = decode_job(source.read(int.from_bytes(prefix, "big")))
        try:
            answer = answer_to(job)
        except BotFault as fault:
            answer = JobAnswer(fault=fault.code)
        except Exception as error:
            answer = JobAnswer((), error=type(error).__name__)  # the message might name cards
        sink.write(framed(answer))
        sink.flush()


def main() -> None:
    """Serve the pool over standard input and output."""
    die_with_parent()
    walls.hide()
    os.nice(5)  # answering people goes before thinking
    serve(sys.stdin.buffer, own_output())


if __name__ == "__main__":
    main()
