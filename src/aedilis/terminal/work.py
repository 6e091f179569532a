"""Long work at a terminal: on several processes, with a bar, kept in a file from which an interrupted one goes on."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from aedilis.processes import ended_by_signal, exit_code, spread
from aedilis.terminal import output
from aedilis.terminal.recordfile import FileError
from aedilis.terminal.say import t

Job = TypeVar("Job")
Result = TypeVar("Result")


class Kept:
    """The results of one piece of work in a file: what the work was in the first line, then one line a result."""

    def __init__(self, file: Path | None, work: object, kind: type[Result]) -> None:
        """Read what the file holds; raise FileError when it cannot be read or belongs to other work."""
        self.file = file
        self.found: dict[int, object] = {}
        if file is None:
            return
        first = msgspec.json.encode(work, order="deterministic")
        decode = msgspec.json.Decoder(tuple[int, kind]).decode  # type: ignore[valid-type]  # given when it runs
        try:
            if not file.exists() or not file.stat().st_size:
                file.write_bytes(first + b"\n")
                return
            head, *lines = file.read_bytes().split(b"\n")
            if head != first:
                raise FileError("other-work", t("other-work", file=str(file)), file=str(file))
            broken = lines.pop() if lines else b""  # a line that was being written when the process died has no end
            self.found = dict(map(decode, lines))
            if broken:
                file.write_bytes(b"\n".join([head, *lines]) + b"\n")
        except OSError as error:
            raise FileError("cannot-read", f"{file}: {error.strerror or error}", file=str(file)) from error
        except msgspec.DecodeError as error:
            raise FileError("bad-results", f"{file}: {error}", file=str(file)) from error

    def add(self, number: int, result: object) -> None:
        """Remember a result, on disk too."""
        self.found[number] = result
        if self.file is not None:
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode((number, result)) + b"\n")


def numbered(work: Callable[[Job], Result], job: tuple[int, Job]) -> tuple[int, Result]:
    """Do a job and return its number with the result."""
    return job[0], work(job[1])


def done(
    work: Callable[[Job], Result],
    jobs: Iterable[Job],
    kind: type[Result],
    *,
    total: int,
    about: object,
    file: Path | None,
    processes: int,
    said: str,
) -> list[Result]:
    """Return the results of all jobs in order; `about` determines them, so that the same work goes on from its file."""
    kept = Kept(file, about, kind)
    missing = ((number, job) for number, job in enumerate(jobs) if number not in kept.found)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        interruptible(file),
        Progress(*columns, console=output.console(stderr=True), transient=True) as progress,
    ):
        bar = progress.add_task(said, total=total, completed=len(kept.found))
        for number, result in spread(partial(numbered, work), missing, processes):
            kept.add(number, result)
            progress.advance(bar)
    return [kept.found[number] for number in sorted(kept.found)]  # type: ignore[misc]  # decoded as that kind


@contextmanager
def interruptible(file: Path | None = None) -> Iterator[None]:
    """Let Ctrl-C and SIGTERM end long work with one line that says how it can go on, and the usual exit code."""
    try:
        with ended_by_signal():
            yield
    except KeyboardInterrupt as interrupted:
        how = t("interrupted") if file is None else t("interrupted-kept", file=str(file))
        output.console(stderr=True, soft_wrap=True).print(how, markup=False)
        raise typer.Exit(exit_code(interrupted)) from None
