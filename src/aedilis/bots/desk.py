"""A desk: a process of its own in which a bot of somebody else's thinks, `python -m aedilis.bots.desk BOT GAME`.

It is sent views and answers with actions. It has no record, no seed and no other seat's cards, so nothing in it can be
read that its seat may not know; one that takes too long is ended.
"""

import ctypes
import os
import queue
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from typing import IO, BinaryIO

import msgspec

from aedilis.bots.bot import generator
from aedilis.bots.guests import BotFault, Guest
from aedilis.core.catalogue import rules as rules_of
from aedilis.core.contract import View
from aedilis.core.errors import AedilisError, OptionError
from aedilis.core.rng import Rng

PREFIX = 4  # bytes of the length before each message
LIMIT = 10.0  # seconds for a decision, unless somebody says otherwise
START = 60.0  # seconds for the process to load the bot
LARGEST = 1 << 20
DIE_WITH_PARENT = 1  # prctl's PR_SET_PDEATHSIG


class Question(msgspec.Struct, frozen=True):
    """A packed view, and the seed of the bot's dice."""

    view: str
    seed: int


class Answer(msgspec.Struct, frozen=True):
    """The chosen action, or why there is none; the first answer only tells the bot's name."""

    action: int | None = None
    name: str = ""
    code: str = ""
    error: str = ""


def framed(message: Question | Answer) -> bytes:
    """Return a message with its length in front."""
    body = msgspec.json.encode(message)
    return len(body).to_bytes(PREFIX, "big") + body


def received(source: IO[bytes]) -> bytes:
    """Return the next message; raise EOFError when there are no more."""
    prefix = source.read(PREFIX)
    size = int.from_bytes(prefix, "big")
    if len(prefix) < PREFIX or size > LARGEST:
        raise EOFError
    body = source.read(size)
    if len(body) < size:
        raise EOFError
    return body


class Desk:
    """A bot of somebody else's as those who play with it know it. The process starts with the first decision."""

    def __init__(self, spec: str, game: str, *, limit: float = LIMIT) -> None:
        self.spec, self.game, self.limit = spec, game, limit
        self.name = spec
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: queue.Queue[Answer] = queue.Queue()

    def open(self) -> None:
        """Start the process and wait until the bot is there; raise OptionError if it cannot be made."""
        if self._process is not None and self._process.poll() is None:
            return
        known = os.pathsep.join(path for path in sys.path if path)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "aedilis.bots.desk", self.spec, self.game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={name: value for name, value in os.environ.items() if not name.startswith("AEDILIS_")}
            | {"PYTHONPATH": known},  # settings of a server are none of its business
        )
        self._answers = queue.Queue()
        threading.Thread(target=listen, args=(self._process, self._answers), daemon=True).start()
        try:
            said = self._answers.get(timeout=START)
        except queue.Empty:
            self.close()
            raise OptionError("broken-bot", f"the bot {self.spec!r} does not start", bot=self.spec) from None
        if said.error:
            self.close()
            raise OptionError(said.code, said.error, bot=self.spec)
        self.name = said.name

    def choose(self, view: View, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat; raise BotFault where the bot gives none in time."""
        self.open()
        assert self._process is not None, "it is open"
        assert self._process.stdin is not None, "it was started with a pipe"
        packed = rules_of(self.game).packed_view(view).decode()
        try:
            self._process.stdin.write(framed(Question(packed, int(generator(rng).next()))))
            self._process.stdin.flush()
            said = self._answers.get(timeout=self.limit)
        except queue.Empty:
            self.close()
            raise BotFault("bot-too-slow", f"{self.spec} took more than {self.limit:g} s", bot=self.spec) from None
        except OSError as error:
            self.close()
            raise BotFault("bot-crashed", f"{self.spec} has ended", bot=self.spec) from error
        if said.action is None:
            self.close()
            raise BotFault(said.code or "bot-crashed", said.error or f"{self.spec} has ended", bot=self.spec)
        if view.refusal(said.action):  # whatever the process is made of, what it says is checked here
            raise BotFault("bot-illegal", f"{self.spec} chose what is not legal", bot=self.spec)
        return said.action

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()

    def __del__(self) -> None:
        """Leave no process behind."""
        if getattr(self, "_process", None) is not None:
            self.close()


def listen(process: "subprocess.Popen[bytes]", answers: "queue.Queue[Answer]") -> None:
    """Take answers until the process ends, and say so at the end."""
    assert process.stdout is not None, "it was started with a pipe"
    with suppress(EOFError, OSError, ValueError):  # a closed pipe is a ValueError
        while True:
            answers.put(msgspec.json.decode(received(process.stdout), type=Answer))
    answers.put(Answer(code="bot-crashed"))


def answer_to(guest: Guest, question: Question) -> Answer:
    """Return what the bot chooses, or what became of it."""
    try:
        view = guest.rules.unpacked_view(question.view)
        return Answer(guest.choose(view, question.seed))
    except AedilisError as error:
        return Answer(code=error.code, error=error.message)


def die_with_parent() -> None:
    """See to it that a killed parent leaves no thinking process behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever waits for the answers
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)


def own_output() -> BinaryIO:
    """Return where answers go; whatever a bot prints goes to the standard error and spoils none of them."""
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return sink


def main() -> None:
    """Serve whoever opened the desk over standard input and output."""
    die_with_parent()
    sink = own_output()
    spec, game = sys.argv[1:]
    try:
        guest = Guest(spec, game)
    except AedilisError as error:
        sink.write(framed(Answer(code=error.code, error=error.message)))
        sink.flush()
        return
    said = Answer(name=guest.name)
    with suppress(EOFError, BrokenPipeError):
        while True:
            sink.write(framed(said))
            sink.flush()
            said = answer_to(guest, msgspec.json.decode(received(sys.stdin.buffer), type=Question))


if __name__ == "__main__":
    main()
