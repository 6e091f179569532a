"""Content packs of one's own: read from files or a ZIP, checked, and kept by their hash for tables that want them."""

import asyncio
import base64
import contextlib
import hashlib
import tomllib
import zipfile
import zlib
from io import BytesIO
from pathlib import PurePosixPath
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from aedilis.games.corduba.engine.option_file import STANDARD
from aedilis.games.corduba.engine.pack.check.content import check, in_order
from aedilis.games.corduba.engine.pack.problems import Problem, error, forms
from aedilis.server.errors import Refusal
from aedilis.server.requests import NewPack, NewTable, PackChecked, PackProblem
from aedilis.server.storage.database import Database
from aedilis.server.storage.schema import packs
from aedilis.server.storage.writer import Writer
from aedilis.server.tables.table import now_ms

GAME = "corduba"  # the only game with content packs
OPTION = "content"
LARGEST = 200_000  # characters of all files together; the package's own pack has 54,000
MOST_FILES = 40
MOST_PROBLEMS = 50


def texts_of(pack: NewPack) -> dict[str, str]:
    """The TOML files by their names without folder and ending; raises `bad-pack` and `too-large`."""
    files = dict(pack.files) if pack.zip is None else unpacked(pack.zip)
    texts = {PurePosixPath(name).stem: text for name, text in files.items() if name.endswith(".toml")}
    if sum(map(len, texts.values())) > LARGEST:
        raise Refusal("too-large", largest=LARGEST)
    return texts


def unpacked(encoded: str) -> dict[str, str]:
    """The files of a ZIP; what it says about sizes is not trusted."""
    try:
        with zipfile.ZipFile(BytesIO(base64.b64decode(encoded, validate=True))) as archive:
            names = [name for name in archive.namelist() if name.endswith(".toml")][:MOST_FILES]
            found: dict[str, str] = {}
            left = LARGEST
            for name in names:
                with archive.open(name) as file:
                    content = file.read(left + 1)
                left -= len(content)
                if left < 0:
                    raise Refusal("too-large", largest=LARGEST)
                found[name] = content.decode("utf-8")
            return found
    except (zipfile.BadZipFile, zlib.error, ValueError, RuntimeError, OSError, EOFError) as fault:
        raise Refusal("bad-pack") from fault


def checked(pack: NewPack) -> tuple[dict[str, Any], list[Problem]]:
    """The parsed files, and everything that is wrong with them."""
    documents: dict[str, Any] = {}
    problems: list[Problem] = []
    for name, text in texts_of(pack).items():
        try:
            documents[name] = tomllib.loads(text)
            msgspec.json.encode(documents[name])
        except (tomllib.TOMLDecodeError, RecursionError, TypeError, OverflowError) as fault:
            documents.pop(name, None)
            problems.append(error(name[:40], "", "", f"is not TOML: {fault}"[:200]))
    unread = {problem.file for problem in problems}
    problems += [problem for problem in check(documents) if problem.file not in unread]
    return {name: documents[name] for name in forms() if name in documents}, in_order(problems)


def kept(documents: dict[str, Any]) -> tuple[str, str]:
    """The name of a pack, which is the hash of all that it says, and the pack as it is stored."""
    text = msgspec.json.encode(documents, order="sorted").decode()
    return hashlib.sha256(text.encode()).hexdigest(), text


async def keep(writer: Writer, pack: NewPack) -> PackChecked:
    """Check a pack, and keep it if it can be played."""
    documents, problems = await asyncio.to_thread(checked, pack)
    shown = tuple(PackProblem(**msgspec.structs.asdict(problem)) for problem in problems[:MOST_PROBLEMS])
    if any(problem.severity == "error" for problem in problems):
        return PackChecked(None, shown)
    name, text = kept(documents)

    def store(connection: Connection) -> None:
        if connection.scalar(select(packs.c.id).where(packs.c.id == name)) is None:
            connection.execute(insert(packs).values(id=name, game=GAME, documents=text, created=now_ms()))

    with contextlib.suppress(IntegrityError):  # another process keeps the same pack at this moment
        await writer.run(store)
    return PackChecked(name, shown)


async def with_content(database: Database, wanted: NewTable) -> NewTable:
    """The table with the files of the pack that it names; raises `unknown-pack`."""
    name = wanted.options.get(OPTION)
    if wanted.game != GAME or not isinstance(name, str) or name == STANDARD:
        return wanted
    text = await database.read(lambda c: c.scalar(select(packs.c.documents).where(packs.c.id == name)))
    if text is None:
        raise Refusal("unknown-pack")
    documents: dict[str, Any] = msgspec.json.decode(text)
    return msgspec.structs.replace(wanted, options={**wanted.options, OPTION: documents})
