"""Do all stored games still replay? Asked before a start under changed rules, and by `aedilis doctor --replay-all`."""

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select, text

from aedilis.core.catalogue import names, rules
from aedilis.core.errors import AedilisError
from aedilis.server.storage import table_rows
from aedilis.server.storage.claim import IN_USE, claimed
from aedilis.server.storage.database import open_database
from aedilis.server.storage.entries import TableResult
from aedilis.server.storage.facts import keep
from aedilis.server.storage.faults import DAMAGED, StorageFault
from aedilis.server.storage.schema import facts, tables
from aedilis.server.tables.hall import replayed
from aedilis.server.upkeep.logs import table_mark
from aedilis.server.wire.errors import Refusal

PAGE = 200


class Broken(Struct, frozen=True):
    """A stored game that the present rules do not replay."""

    table: str
    name: str
    status: str
    rules_version: int
    why: str


def replay_all(connection: Connection) -> list[Broken]:
    """Replay every stored game; those that fail or come to another result."""
    broken: list[Broken] = []
    last = ""
    while True:
        page = list(connection.execute(select(tables).where(tables.c.id > last).order_by(tables.c.id).limit(PAGE)))
        for row in page:
            why = why_broken(connection, row.id, row.result)
            if why is not None:
                broken.append(Broken(row.id, row.name, row.status, row.rules_version, why))
        if len(page) < PAGE:
            return broken
        last = page[-1].id


def why_broken(connection: Connection, table: str, result: str | None) -> str | None:
    """Why a table does not replay; None when it does."""
    known = table_rows.read_facts(connection, table)
    assert known is not None, "its row has just been read"
    try:
        replay = replayed(known, table_rows.read_log(connection, table, 0))
    except AedilisError as error:
        return f"{error.code} {error.rule or ''}".strip()
    except Refusal as refusal:
        return f"{refusal.code} {refusal.rule or ''}".strip()
    except Exception as error:  # whatever a stored game runs into, the others are still looked at
        return type(error).__name__
    stored = None if result is None else msgspec.json.decode(result, type=TableResult)
    if replay.core.result() != stored:
        return "another-result"
    return None


async def examine(name: str) -> tuple[str | None, list[Broken]]:
    """What is damaged in a database file, else the games that do not replay; raises StorageFault."""
    database = open_database(name)
    try:
        try:
            with claimed(name):
                await database.migrate()
        except StorageFault as fault:
            if fault.code != IN_USE:  # the server that runs has migrated it
                raise
        damage = await database.read(damage_in)
        if damage is not None:
            return str(StorageFault(DAMAGED, database.faults.place, damage)), []
        return None, await database.read(replay_all)
    finally:
        await database.close()


def damage_in(connection: Connection) -> str | None:
    """What SQLite finds wrong with its file; PostgreSQL looks after itself."""
    if connection.dialect.name != "sqlite":
        return None
    found = connection.execute(text("PRAGMA integrity_check(1)")).scalar()
    return None if found == "ok" else " ".join(str(found).split())


async def check_before_start(name: str) -> list[Broken]:
    """Replay all stored games unless they are known to replay under the present rules; remember when they do."""
    database = open_database(name)
    try:
        await database.migrate()
        wanted = {f"rules:{game}": str(rules(game).version) for game in names()}
        known = await database.read(known_versions)
        if all(known.get(key) == version for key, version in wanted.items()):
            return []
        broken = await database.read(replay_all)
        if not broken:
            await database.write(lambda connection: remember(connection, wanted))
        return broken
    finally:
        await database.close()


def known_versions(connection: Connection) -> dict[str, str]:
    """The rules under which all stored games are known to replay."""
    return {row.key: row.value for row in connection.execute(select(facts))}


def remember(connection: Connection, versions: dict[str, str]) -> None:
    """Note that all stored games replay under these rules."""
    for key, version in versions.items():
        keep(connection, key, version)


def report(broken: list[Broken]) -> str:
    """The list for the person who starts the server."""
    lines = [f"{len(broken)} stored games do not replay under the present rules, so the server does not start:"]
    for game in broken:
        name, mark = game.name or "unnamed", table_mark(game.table)
        lines.append(f"  {mark}  {name}  {game.status}, rules version {game.rules_version}: {game.why}")
    lines.append("Start the version they were played with, or remove them from the database.")
    return "\n".join(lines) + "\n"
