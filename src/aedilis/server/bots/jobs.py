"""What the server and its bot workers say to each other: length-prefixed MessagePack over pipes, never pickle."""

import msgspec
from msgspec import Struct

from aedilis.bots.opinion import Reason
from aedilis.server.storage.setup import Setup

PREFIX = 4


class Job(Struct, frozen=True):
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


class Thought(Struct, frozen=True):
    """One action and what the bot expects of it, as far as it says."""

    action: int
    chance: float | None = None
    scores: tuple[float, ...] | None = None
    why: Reason | None = None


class Answer(Struct, frozen=True):
    """The chosen action first; or why there is none."""

    thoughts: tuple[Thought, ...]
    error: str | None = None


encode = msgspec.msgpack.Encoder().encode
decode_job = msgspec.msgpack.Decoder(Job).decode
decode_answer = msgspec.msgpack.Decoder(Answer).decode


def framed(message: Job | Answer) -> bytes:
    """A message with its length in front."""
    body = encode(message)
    return len(body).to_bytes(PREFIX, "big") + body
