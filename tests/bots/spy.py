"""A bot that tries to reach what is none of its business; it is only ever run behind walls."""

import ctypes
import mmap
import os
import resource
import socket
import threading
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
KNOWN = ("LANG", "LC_ALL", "LC_CTYPE", "TZ", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE")


def traced() -> None:
    if ctypes.CDLL(None).ptrace(16, os.getppid(), 0, 0) < 0:
        raise PermissionError


def attempts() -> dict[str, Callable[[], object]]:
    """Return what must not work."""
    parent, database = os.getppid(), HERE / "aedilis.db"
    return {
        "database": database.read_bytes,
        "writing": lambda: database.write_text("x"),
        "new file": lambda: (HERE / "new").write_text("x"),
        "removing": database.unlink,
        "mode": lambda: database.chmod(0o777),
        "times": lambda: os.utime(database),
        "environment of others": lambda: Path(f"/proc/{parent}/environ").read_bytes(),
        "memory of others": lambda: Path(f"/proc/{parent}/mem").open("rb"),
        "command of others": lambda: Path(f"/proc/{parent}/cmdline").read_bytes(),
        "descriptors of others": lambda: os.listdir(f"/proc/{parent}/fd"),
        "processes": lambda: os.listdir("/proc"),
        "folders": lambda: os.listdir(HERE.parent),
        "people": lambda: Path("/etc/passwd").read_bytes(),
        "tracing": traced,
        "signals": lambda: os.kill(parent, 0),
        "limits of others": lambda: resource.prlimit(parent, resource.RLIMIT_NOFILE),
        "priority of others": lambda: os.setpriority(os.PRIO_PROCESS, parent, 19),
        "network": lambda: socket.create_connection(("127.0.0.1", 80)),
        "datagrams": lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM),
        "local sockets": lambda: socket.socket(socket.AF_UNIX),
        "processes of its own": os.fork,
        "programs": lambda: os.execv("/bin/true", ["true"]),
        "much memory": lambda: bytearray(64 << 30),
        "much shared memory": lambda: mmap.mmap(-1, 64 << 30),
    }


def is_reached(attempt: Callable[[], object]) -> bool:
    try:
        attempt()
    except (OSError, MemoryError):
        return False
    return True


def is_open(number: int) -> bool:
    return is_reached(lambda: os.fstat(number))


class Spy:
    """Tells all that it found as the reason of its crash."""

    def choose(self, view: object, rng: object) -> int:
        import friend  # type: ignore[import-not-found]  # a module beside it

        reached = [name for name, attempt in attempts().items() if is_reached(attempt)]
        done: list[int] = []
        thread = threading.Thread(target=lambda: done.append(1))
        thread.start()
        thread.join()
        strange = [name for name in os.environ if name not in KNOWN]
        descriptors = [number for number in range(256) if is_open(number)]
        found = f"reached: {', '.join(reached)}; environment: {strange}; descriptors: {descriptors}; "
        raise RuntimeError(f"{found}may: {[*done, friend.KNOWN]}")
