"""What the server and its bot workers say to each other: length-prefixed MessagePack over pipes, never pickle."""

import msgspec
from msgspec import Struct

from aedilis.bots.analysis import Found, Judge, Weigh
from aedilis.bots.opinion import Reason
from aedilis.server.storage.setup import Setup

PREFIX = 4


class Job(Struct, frozen=True, tag="choose"):
    """Choose for one seat. The worker replays the game and shows the bot that seat's view, nothing else."""

    setup: Setup
    actions: tuple[int, ...]
    seat: int
    level: str
    seed: int
    advice: bool = False
    """Rank the choices instead of making one."""
    limit: float = 10.0
    """Seconds for a bot of somebody else's."""
    seconds: float = 0.0
    """What the bot of a level usually thinks; 0 where the clock does not matter."""
    patience: float = 0.0
    """Seconds from now in which the table expects the answer."""
    part: float = 1.0
    """Of its thinking: the rest has gone by while no worker was free."""


class Study(Struct, frozen=True, tag="study"):
    """Look at a piece of a game that is over, when nobody waits for a move or a hint."""

    setup: Setup
    actions: tuple[int, ...]
    task: Judge | Weigh
    level: str = "analysis"
    """What logs call it."""


class Thought(Struct, frozen=True):
    """One action and what the bot expects of it, as far as it says."""

    action: int
    chance: float | None = None
    scores: tuple[float, ...] | None = None
    why: Reason | None = None
    then: tuple[int, ...] = ()
    """The rest of the seat's turn, if it is asked for more."""


class JobAnswer(Struct, frozen=True):
    """The chosen action first, or what a study found; or why there is nothing."""

    thoughts: tuple[Thought, ...] = ()
    error: str | None = None
    fault: str | None = None
    """What a bot of somebody else's did wrong, as a code; the worker itself is well."""
    done: Found | None = None


encode = msgspec.msgpack.Encoder().encode
decode_job = msgspec.msgpack.Decoder(Job | Study).decode
decode_answer = msgspec.msgpack.Decoder(JobAnswer).decode


def framed(message: Job | Study | JobAnswer) -> bytes:
    """A message with its length in front."""
    body = encode(message)
    return len(body).to_bytes(PREFIX, "big") + body
