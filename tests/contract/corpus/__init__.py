"""Games of every rules version that there was, one file each: they replay for ever.

    python -m tests.contract.corpus capitol    # makes the file of the present version, once it is settled

A line is a record in JSON. A file is never changed: when a version of the rules is over, its file stays and says how
games of then are read.
"""

import gzip
from pathlib import Path

import msgspec

from aedilis.core.record import Record

FOLDER = Path(__file__).parent


def corpus_file(game: str, version: int) -> Path:
    """Return the file of one version of a game."""
    return FOLDER / f"{game}-{version}.jsonl.gz"


def stored(game: str, version: int) -> list[Record]:
    """Return the records of one version."""
    lines = gzip.decompress(corpus_file(game, version).read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=Record) for line in lines]


def store(game: str, version: int, records: list[Record]) -> None:
    """Write the records of one version; the same records give the same file."""
    text = b"\n".join(msgspec.json.encode(record) for record in records)
    corpus_file(game, version).write_bytes(gzip.compress(text, 9, mtime=0))
