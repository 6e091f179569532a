"""Records as files: read in either form, written whole or not at all."""

import os
import sys
import tempfile
from datetime import datetime
from pathlib import Path

import typer

from aedilis.core import record
from aedilis.core.errors import AedilisError, RecordError
from aedilis.core.record import Record

SUFFIX = ".aedilis"


class FileError(AedilisError):
    """A file that cannot be read or written."""


def read(path: Path) -> Record:
    """Return the record in a file; raise FileError if it cannot be read, RecordError if it holds no record."""
    try:
        document = path.read_bytes()
    except OSError as error:
        raise FileError("cannot-read", f"{path}: {error.strerror or error}", file=str(path)) from error
    try:
        return record.load(document.decode())
    except UnicodeDecodeError as error:
        raise RecordError("record-corrupt", f"{path} is not text: {error.reason}", file=str(path)) from error


def write(path: Path, saved: Record) -> None:
    """Write a record so that the file always holds a whole one, the old or the new; raise FileError if that fails."""
    replace(path, record.to_text(saved).encode())


def replace(path: Path, document: bytes) -> None:
    """Put a document in the place of what a file holds, whole or not at all; raise FileError if that fails."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            draft = Path(file.name)
            try:
                file.write(document)
                file.flush()
                os.fsync(file.fileno())
                file.close()
                draft.replace(path)
            except BaseException:
                draft.unlink(missing_ok=True)
                raise
    except (OSError, ValueError) as error:  # a name with a null character is a ValueError
        raise FileError(
            "cannot-write", f"{path}: {getattr(error, 'strerror', None) or error}", file=str(path)
        ) from error


def new_path(game: str) -> Path:
    """Return where a game is kept when nobody names a file: a fresh name in the folder for a program's data."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    folder = data_folder()
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def data_folder() -> Path:
    """Return the folder for saved games."""
    if sys.platform in ("win32", "darwin"):
        return Path(typer.get_app_dir("aedilis")) / "games"
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "aedilis" / "games"
