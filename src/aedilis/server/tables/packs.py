"""Content packs of one's own: read from files or a ZIP, checked, and kept by their hash for tables that want them."""

import asyncio
import base64
import contextlib
import hashlib
import zipfile
import zlib
from collections import Counter
from collections.abc import Sequence
from io import BytesIO
from pathlib import PurePosixPath
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from aedilis.core import catalogue
from aedilis.core.description import Packs, Problem
from aedilis.core.errors import UnknownGame
from aedilis.server.storage.database import Database
from aedilis.server.storage.schema import packs
from aedilis.server.storage.writer import Writer
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.names import refuse_nul_in_json
from aedilis.server.wire.requests import NewPack, NewTable, PackChecked, PackProblem

LARGEST = 200_000  # characters of all files together; the package's own pack has 54,000
MOST_FILES = 40
MOST_PROBLEMS = 50
COMPRESSIONS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # LZMA takes as much memory as a file asks for


def texts_of(pack: NewPack) -> list[tuple[str, str]]:
    """The TOML files, each with its name without folder and ending; raises `bad-pack` and `too-large`."""
    files = list(pack.files.items()) if pack.zip is None else unpacked(pack.zip)
    texts = [(PurePosixPath(name).stem, text) for name, text in files if name.endswith(".toml")]
    if sum(len(text) for _, text in texts) > LARGEST:
        raise Refusal("too-large", largest=LARGEST)
    return texts


def twice_there(texts: Sequence[tuple[str, str]]) -> tuple[PackProblem, ...]:
    """A problem for each file that is there more than once: nobody knows which one counts."""
    number = Counter(name for name, _ in texts)
    named = [f"{name}.toml" for name in number if number[name] > 1]
    return tuple(PackProblem("error", file, "", "", "is there twice", "each file once") for file in named)


def unpacked(encoded: str) -> list[tuple[str, str]]:
    """The files of a ZIP; what it says about sizes is not trusted."""
    try:
        with zipfile.ZipFile(BytesIO(base64.b64decode(encoded, validate=True))) as archive:
            files = [file for file in archive.infolist() if file.filename.endswith(".toml")][:MOST_FILES]
            found: list[tuple[str, str]] = []
            left = LARGEST
            for entry in files:
                if entry.compress_type not in COMPRESSIONS:
                    raise Refusal("bad-pack")
                with archive.open(entry) as file:
                    content = file.read(left + 1)
                left -= len(content)
                if left < 0:
                    raise Refusal("too-large", largest=LARGEST)
                found.append((entry.filename, content.decode("utf-8")))
            return found
    except (zipfile.BadZipFile, zlib.error, ValueError, RuntimeError, OSError, EOFError) as fault:
        raise Refusal("bad-pack") from fault


def packs_of(game: str) -> Packs | None:
    """What checks the packs of a game; None for a game without any, or one that does not exist."""
    try:
        return catalogue.find(game).packs()
    except UnknownGame:
        return None


def shown_problem(problem: Problem) -> PackProblem:
    """A problem as people are told of it."""
    return PackProblem(**{field: getattr(problem, field) for field in PackProblem.__struct_fields__})


def kept(documents: dict[str, Any]) -> tuple[str, str]:
    """The name of a pack, which is the hash of all that it says, and the pack as it is stored."""
    text = msgspec.json.encode(documents, order="sorted").decode()
    return hashlib.sha256(text.encode()).hexdigest(), text


async def keep(writer: Writer, game: str, pack: NewPack) -> PackChecked:
    """Check a pack, and keep it if it can be played; raises `not-found` for a game without packs."""
    packs_here = packs_of(game)
    if packs_here is None:
        raise Refusal("not-found")
    texts = await asyncio.to_thread(texts_of, pack)
    if twice := twice_there(texts):
        return PackChecked(None, twice[:MOST_PROBLEMS])
    documents, problems = await asyncio.to_thread(packs_here.checked, dict(texts))
    refuse_nul_in_json(msgspec.json.encode(documents))
    shown = tuple(map(shown_problem, problems[:MOST_PROBLEMS]))
    if any(problem.severity == "error" for problem in problems):
        return PackChecked(None, shown)
    name, text = kept(documents)

    def store(connection: Connection) -> None:
        if connection.scalar(select(packs.c.id).where(packs.c.id == name)) is None:
            connection.execute(insert(packs).values(id=name, game=game, documents=text, created=now_ms()))

    with contextlib.suppress(IntegrityError):  # another process keeps the same pack at this moment
        await writer.run(store)
    return PackChecked(name, shown)


async def with_content(database: Database, wanted: NewTable) -> NewTable:
    """The table with the files of the pack that it names; raises `unknown-pack`."""
    known = packs_of(wanted.game)
    name = None if known is None else wanted.options.get(known.option)
    if known is None or not isinstance(name, str) or name == known.standard:
        return wanted
    text = await database.read(lambda c: c.scalar(select(packs.c.documents).where(packs.c.id == name)))
    if text is None:
        raise Refusal("unknown-pack")
    documents: dict[str, Any] = msgspec.json.decode(text)
    return msgspec.structs.replace(wanted, options={**wanted.options, known.option: documents})
