"""Walls around a bot of somebody else's on a server: rights that its process gives up for good before it loads the bot.

On Linux any process can do so. Landlock leaves it the files of Python and of the bot to read and none to write, no TCP,
no signals to others and no look into their memory or `/proc`, and root is as weak as anybody; a seccomp filter
refuses sockets, new processes, what processes share, and the mode and times of files; resource limits bound
memory and time. What is left: it can ask whether a file exists and how large it is, it can list the names in the
folders that Python looks into, and a fault of the kernel's is a fault of these walls. Elsewhere there are none.
"""

import ctypes
import errno
import importlib.util
import os
import platform
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib.metadata import entry_points
from pathlib import Path

MEMORY = 4 << 30  # bytes of address space behind walls
SECONDS = 600  # of processor, for one that outlives whoever asked it
DESCRIPTORS = 256
GROUPS = ("aedilis.bots", "aedilis.games")

DUMPABLE, SECCOMP, NO_NEW_PRIVILEGES = 4, 22, 38  # what prctl is asked to set
FILTER = 2
CAPABILITIES = 0x20080522  # the third version of their form
CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446  # Landlock's system calls, on every processor
ASK_VERSION, PATH_BENEATH = 1, 1
WRITE_FILE, READ_FILE, READ_DIR = 1 << 1, 1 << 2, 1 << 3
FILE_RIGHTS = {1: 13, 2: 14, 3: 15, 4: 15}  # how many a version of Landlock knows; 16 since the fifth
TCP, SCOPES = 0b11, 0b11  # bind and connect; abstract sockets and signals

ALLOW, REFUSE, KILL = 0x7FFF0000, 0x00050000, 0x80000000
LOAD, EQUAL, AT_LEAST, ANY_BIT, RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
NUMBER, PROCESSOR, FIRST_ARGUMENT = 0, 4, 16  # where a filter finds them
CLONE3, THREAD = 435, 0x10000
OTHER_NUMBERS = 0x40000000  # a second set of numbers on x86-64
PROCESSORS = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}  # those whose numbers stand below, as filters call them
CLONE, LIMITS = (56, 220), (302, 261)
REFUSED = """
socket 41 198, fork 57 -, vfork 58 -, ptrace 101 117, process_vm_readv 310 270, process_vm_writev 311 271,
kill 62 129, tkill 200 130, pidfd_send_signal 424 424, pidfd_open 434 434, pidfd_getfd 438 438, io_uring_setup 425 425,
setpriority 141 140, sched_setparam 142 118, sched_setscheduler 144 119, sched_setaffinity 203 122,
sched_setattr 314 274, shmget 29 194, shmat 30 196, semget 64 190, msgget 68 186, mq_open 240 180, add_key 248 217,
request_key 249 218, keyctl 250 219, chmod 90 -, fchmod 91 52, fchmodat 268 53, fchmodat2 452 452, chown 92 -,
fchown 93 55, lchown 94 -, fchownat 260 54, utime 132 -, utimes 235 -, futimesat 261 -, utimensat 280 88,
setxattr 188 5, lsetxattr 189 6, fsetxattr 190 7, setxattrat 463 463,
removexattr 197 14, lremovexattr 198 15, fremovexattr 199 16, removexattrat 466 466
"""


class Ruleset(ctypes.Structure):
    """What Landlock is to refuse unless a rule allows it."""

    _fields_ = [("files", ctypes.c_uint64), ("net", ctypes.c_uint64), ("scoped", ctypes.c_uint64)]


class Beneath(ctypes.Structure):
    """What is allowed with a file, or below a folder."""

    _pack_ = 1
    _fields_ = [("allowed", ctypes.c_uint64), ("parent", ctypes.c_int32)]


class Instruction(ctypes.Structure):
    """One step of a filter."""

    _fields_ = [("code", ctypes.c_uint16), ("yes", ctypes.c_uint8), ("no", ctypes.c_uint8), ("value", ctypes.c_uint32)]


class Filter(ctypes.Structure):
    """A filter."""

    _fields_ = [("length", ctypes.c_uint16), ("steps", ctypes.POINTER(Instruction))]


def version() -> int:
    """Return which Landlock this kernel has, 0 if none."""
    if sys.platform != "linux" or platform.machine() not in PROCESSORS:
        return 0
    return max(0, int(ctypes.CDLL(None).syscall(CREATE_RULESET, None, 0, ASK_VERSION)))


def hide() -> None:
    """Let no other process of the same user look into this one, which knows the seeds of games."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DUMPABLE, 0, 0, 0, 0)


def put_up(module: str) -> None:
    """Close this process in, so that it can go on to load a bot's module; raise OSError where that does not work."""
    readable = set(files_of(module))
    limit()
    library = ctypes.CDLL(None, use_errno=True)
    checked(library.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0))
    checked(library.capset((ctypes.c_uint32 * 2)(CAPABILITIES, 0), (ctypes.c_uint32 * 6)()))  # none, even for root
    land_lock(readable)
    filter_calls()


def limit() -> None:
    """Bound memory, processor, descriptors and files."""
    import resource  # not on every system

    for kind, most in (
        (resource.RLIMIT_AS, MEMORY),
        (resource.RLIMIT_CPU, SECONDS),
        (resource.RLIMIT_NOFILE, DESCRIPTORS),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
    ):
        hard = resource.getrlimit(kind)[1]
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(kind, (least, least))


def files_of(module: str) -> Iterator[Path]:
    """Yield what may be read: Python's own folders, the bot's, and of others on the path only modules."""
    for name in (sys.prefix, sys.base_prefix, "/lib", "/lib64", "/usr/lib", "/etc/ld.so.cache", "/etc/localtime"):
        yield Path(name)
    yield from (Path("/dev/urandom"), Path("/usr/share/zoneinfo"))
    tops = {entry.module.partition(".")[0] for group in GROUPS for entry in entry_points(group=group)}
    for top in {*tops, module.partition(".")[0], "aedilis"}:
        with suppress(ImportError, ValueError):
            found = importlib.util.find_spec(top)  # looks for it, and runs nothing of it
            if found is not None:
                yield from map(Path, found.submodule_search_locations or [found.origin or os.devnull])
    for folder in filter(None, sys.path):
        with suppress(OSError):
            yield from (path for path in Path(folder).iterdir() if is_module(path))


def is_module(path: Path) -> bool:
    """Tell whether Python could import a file or folder, or reads there what is installed."""
    if path.is_dir():
        return path.suffix in (".dist-info", ".egg-info") or (path / "__init__.py").is_file()
    return path.suffix in (".py", ".so")


def land_lock(readable: Iterable[Path]) -> None:
    """Allow to read these files and what lies below these folders, and to list what Python looks into."""
    library = ctypes.CDLL(None, use_errno=True)
    known = version()
    asked = Ruleset((1 << FILE_RIGHTS.get(known, 16)) - 1, TCP if known >= 4 else 0, SCOPES if known >= 6 else 0)
    size = ctypes.sizeof(Ruleset) if known >= 6 else 16 if known >= 4 else 8
    rules = checked(library.syscall(CREATE_RULESET, ctypes.byref(asked), ctypes.c_size_t(size), 0))
    listed = {Path(folder): READ_DIR for folder in sys.path if folder}
    for path, rights in [*listed.items(), *((path, READ_FILE | READ_DIR) for path in readable)]:
        allow(library, rules, path, rights)
    allow(library, rules, Path(os.devnull), READ_FILE | WRITE_FILE)
    checked(library.syscall(RESTRICT_SELF, rules, 0))
    os.close(rules)


def allow(library: ctypes.CDLL, rules: int, path: Path, rights: int) -> None:
    """Add one rule; what does not exist needs none."""
    try:
        opened = os.open(path, os.O_PATH | os.O_CLOEXEC)  # type: ignore[attr-defined, unused-ignore]  # Linux has it
    except OSError:
        return
    if not path.is_dir():
        rights &= ~READ_DIR
    if rights:
        rule = Beneath(rights, opened)
        checked(library.syscall(ADD_RULE, rules, PATH_BENEATH, ctypes.byref(rule), 0))
    os.close(opened)


def filter_calls() -> None:
    """Refuse system calls that a bot has no use for; it may begin threads but no processes, and limit itself only."""
    machine = platform.machine()
    column = list(PROCESSORS).index(machine)
    refused = [call.split()[1 + column] for call in REFUSED.split(",")]
    refuse = (RETURN, 0, 0, REFUSE | errno.EPERM)
    steps = [(LOAD, 0, 0, PROCESSOR), (EQUAL, 1, 0, PROCESSORS[machine]), (RETURN, 0, 0, KILL), (LOAD, 0, 0, NUMBER)]
    steps += [(AT_LEAST, 0, 1, OTHER_NUMBERS), refuse]
    for number in (int(number) for number in refused if number != "-"):
        steps += [(EQUAL, 0, 1, number), refuse]
    steps += [(EQUAL, 0, 1, CLONE3), (RETURN, 0, 0, REFUSE | errno.ENOSYS)]  # then threads are begun by clone
    for number, unless in ((CLONE[column], (ANY_BIT, 1, 0, THREAD)), (LIMITS[column], (EQUAL, 1, 0, 0))):
        steps += [(EQUAL, 0, 4, number), (LOAD, 0, 0, FIRST_ARGUMENT), unless, refuse, (RETURN, 0, 0, ALLOW)]
    steps += [(RETURN, 0, 0, ALLOW)]
    program = Filter(len(steps), (Instruction * len(steps))(*(Instruction(*step) for step in steps)))
    checked(ctypes.CDLL(None, use_errno=True).prctl(SECCOMP, FILTER, ctypes.byref(program), 0, 0))


def checked(answer: int) -> int:
    """Return the answer of the system; raise OSError where it is a refusal."""
    if answer < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return answer
