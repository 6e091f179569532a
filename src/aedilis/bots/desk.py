"""A desk: a process of its own in which a bot of somebody else's thinks, `python -m aedilis.bots.desk`.

It is sent views and answers with actions. It has no record, no seed and no other seat's cards, so nothing in it can be
read that its seat may not know; one that takes too long is ended. On a server it stands behind walls (`bots.walls`):
there it could otherwise look for all that elsewhere.
"""

import ctypes
import os
import queue
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import IO, BinaryIO

import msgspec

import aedilis
from aedilis.bots import walls
from aedilis.bots.bot import generator
from aedilis.bots.guests import BotFault, Guest, module_of, printable
from aedilis.core.catalogue import rules as rules_of
from aedilis.core.contract import View
from aedilis.core.errors import AedilisError, OptionError
from aedilis.core.rng import Rng

PREFIX = 4  # bytes of the length before each message
LIMIT = 10.0  # seconds for a decision, unless somebody says otherwise
START = 60.0  # seconds for the process to load the bot
LARGEST = 1 << 20
KEPT = ("LANG", "LC_ALL", "LC_CTYPE", "TZ", "SYSTEMROOT")  # of the environment, behind walls
DIE_WITH_PARENT = 1  # prctl's PR_SET_PDEATHSIG


class Assignment(msgspec.Struct, frozen=True):
    """The first message: which bot is to be made, where Python may look for it, and whether behind walls."""

    spec: str
    game: str
    path: tuple[str, ...]
    walled: bool


class DeskQuestion(msgspec.Struct, frozen=True):
    """A packed view, the seed of the bot's dice, and the number that the answer must carry."""

    number: int
    view: str
    seed: int


class DeskAnswer(msgspec.Struct, frozen=True):
    """The chosen action, or why there is none; the first answer only tells the bot's name."""

    number: int = 0
    action: int | None = None
    name: str = ""
    code: str = ""
    error: str = ""


def framed(message: Assignment | DeskQuestion | DeskAnswer) -> bytes:
    """Return a message with its length in front."""
    body = msgspec.json.encode(message)
    return len(body).to_bytes(PREFIX, "big") + body


def received(source: IO[bytes]) -> bytes:
    """Return the next message; raise EOFError when there are no more."""
    size = int.from_bytes(exactly(source, PREFIX), "big")
    if size > LARGEST:
        raise EOFError
    return exactly(source, size)


def exactly(source: IO[bytes], size: int) -> bytes:
    """Return so many bytes; raise EOFError when there are fewer."""
    found = b""
    while len(found) < size:
        more = source.read(size - len(found))
        if not more:
            raise EOFError
        found += more
    return found


class Desk:
    """A bot of somebody else's as those who play with it know it. The process starts with the first decision."""

    def __init__(self, spec: str, game: str, *, limit: float = LIMIT, walled: bool = False) -> None:
        self.spec, self.game, self.limit, self.walled = spec, game, limit, walled
        self.name = spec
        self._process: subprocess.Popen[bytes] | None = None
        self._asked = 0

    def open(self) -> None:
        """Start the process and wait until the bot is there; raise OptionError if it cannot be made."""
        if self._process is not None and self._process.poll() is None:
            return
        self.close()
        self._asked = 0
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "aedilis.bots.desk"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if self.walled else None,
            bufsize=0,
            env=surroundings(bare=self.walled),
            start_new_session=True,  # so that processes of its own end with it
        )
        said = self._exchange(Assignment(self.spec, self.game, places(), self.walled), START)
        if said is None or said.code:
            self.close()
            code = "broken-bot" if said is None else said.code
            message = "" if said is None else said.error
            raise OptionError(code, message or f"the bot {self.spec!r} does not start", bot=self.spec)
        self.name = said.name

    def choose(self, view: View, rng: Rng | int, /) -> int:
        """Return one legal action of the view's seat; raise BotFault where the bot gives none in time."""
        self.open()
        self._asked += 1
        packed = rules_of(self.game).packed_view(view).decode()
        said = self._exchange(DeskQuestion(self._asked, packed, int(generator(rng).next())), self.limit)
        if said is None:
            self.close()
            raise BotFault("bot-too-slow", f"{self.spec} took more than {self.limit:g} s", bot=self.spec)
        if said.action is None or said.number != self._asked:  # a process begun by the bot may have answered too
            self.close()
            end = f"{self.spec} has ended" if said.action is None else f"{self.spec} answered out of turn"
            raise BotFault(said.code or "bot-crashed", said.error or end, bot=self.spec)
        if view.refusal(said.action):  # whatever the process is made of, what it says is checked here
            raise BotFault("bot-illegal", f"{self.spec} chose what is not legal", bot=self.spec)
        return said.action

    def _exchange(self, message: Assignment | DeskQuestion, seconds: float) -> DeskAnswer | None:
        """Return the next answer, None if none comes in time; one message is read for each that is sent."""
        assert self._process is not None, "it is open"
        answers: queue.SimpleQueue[DeskAnswer] = queue.SimpleQueue()
        threading.Thread(target=exchange, args=(self._process, framed(message), answers), daemon=True).start()
        try:
            return answers.get(timeout=seconds)
        except queue.Empty:
            return None

    def close(self) -> None:
        """End the process, and those that it has begun."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()

    def __del__(self) -> None:
        """Leave no process behind."""
        if getattr(self, "_process", None) is not None:
            self.close()


def surroundings(*, bare: bool) -> dict[str, str]:
    """Return the environment of a bot: all but a server's settings, or only what Python needs."""
    own = str(Path(aedilis.__file__).parents[1])
    if bare:
        kept = {name: value for name, value in os.environ.items() if name in KEPT}
        return kept | {"PYTHONPATH": own, "PYTHONDONTWRITEBYTECODE": "1"}
    return {name: value for name, value in os.environ.items() if not name.startswith("AEDILIS_")} | {"PYTHONPATH": own}


def places() -> tuple[str, ...]:
    """Return where modules are looked for here; a bot may also lie where somebody stands, as `python -m` finds it."""
    return tuple(dict.fromkeys([os.getcwd(), *(os.path.abspath(path) for path in sys.path if path)]))


def exchange(process: "subprocess.Popen[bytes]", message: bytes, answers: "queue.SimpleQueue[DeskAnswer]") -> None:
    """Send a message and take one answer, which may take for ever; say so if the process ends instead."""
    assert process.stdin is not None, "it was started with a pipe"
    assert process.stdout is not None, "it was started with a pipe"
    try:
        process.stdin.write(message)
        answers.put(msgspec.json.decode(received(process.stdout), type=DeskAnswer))
    except (EOFError, OSError, ValueError, msgspec.MsgspecError):  # ended, closed, or nonsense
        answers.put(DeskAnswer(code="bot-crashed"))


def answer_to(guest: Guest, question: DeskQuestion) -> DeskAnswer:
    """Return what the bot chooses, or what became of it."""
    try:
        view = guest.rules.unpacked_view(question.view)
        return DeskAnswer(question.number, guest.choose(view, question.seed))
    except AedilisError as error:
        return DeskAnswer(question.number, code=error.code, error=printable(error.message))


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


def seated(place: Assignment) -> Guest:
    """Return the bot; where walls are asked for they stand before any code of it runs."""
    sys.path[:] = place.path
    if place.walled and walls.version():
        walls.put_up(module_of(place.spec))
    return Guest(place.spec, place.game)


def main() -> None:
    """Serve whoever opened the desk over standard input and output."""
    die_with_parent()
    sink = own_output()
    guest = None
    with suppress(EOFError, BrokenPipeError):
        place = msgspec.json.decode(received(sys.stdin.buffer), type=Assignment)
        try:
            guest = seated(place)
            said = DeskAnswer(name=printable(guest.name))
        except AedilisError as error:
            said = DeskAnswer(code=error.code, error=printable(error.message))
        while True:
            sink.write(framed(said))
            sink.flush()
            if guest is None:
                return
            said = answer_to(guest, msgspec.json.decode(received(sys.stdin.buffer), type=DeskQuestion))


if __name__ == "__main__":
    main()
