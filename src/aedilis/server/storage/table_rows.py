"""Reading and writing tables and logs. What belongs to a seat's holder is in `holders`."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, and_, func, insert, or_, select, text, update
from sqlalchemy import Row as Fetched
from sqlalchemy.dialects import postgresql, sqlite

from aedilis.server.storage import entries, holders
from aedilis.server.storage.entries import Facts
from aedilis.server.storage.schema import log, seats, tables
from aedilis.server.storage.setup import Setup
from aedilis.server.wire.shapes import Pace

PAGE = 50
CHANNEL = "aedilis"
NO_ENTRY = 0  # said in the place of an entry when only a plan has changed

Columns = dict[str, str | int | None]

APPEND = {
    "sqlite": sqlite.insert(log).on_conflict_do_nothing().returning(log.c.seq),
    "postgresql": postgresql.insert(log).on_conflict_do_nothing().returning(log.c.seq),
}
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class SeatRow(Struct, frozen=True):
    """One seat as the lists need it."""

    table: str
    seat: int
    state: entries.SeatEntry


class SeatHeld(Struct, frozen=True):
    """Who sits in a seat, and the entry of the log since which it is theirs."""

    state: entries.SeatEntry
    since: int


def insert_table(
    connection: Connection, facts: Facts, summary: Columns, rows: Sequence[entries.Row], sitting: Sequence[SeatHeld]
) -> None:
    """Store a new table: its facts, its first entries and its seats."""
    setup = facts.setup
    connection.execute(
        insert(tables).values(
            id=facts.id,
            created=facts.created,
            name=facts.name,
            game=setup.game,
            rules_version=facts.setup.rules_version,
            preset=facts.preset,
            options=setup.options.decode(),
            players=setup.players,
            public=facts.public,
            pace=encoded(facts.pace),
            tracker=facts.tracker,
            hints=facts.hints,
            seed=setup.seed,
            seed_chosen=facts.seed_chosen,
            start=setup.start,
            host_hash=facts.host_hash,
            origin_table=facts.origin_table,
            origin_move=facts.origin_move,
            source=facts.source,
            **summary,
        )
    )
    connection.execute(insert(log), [row_values(facts.id, row) for row in rows])
    states = [
        {"table_id": facts.id, "seat": number, "state": encoded(held.state), "held_since": held.since}
        for number, held in enumerate(sitting)
    ]
    connection.execute(insert(seats), states)


def encoded(value: Struct) -> str:
    """A value as its column holds it."""
    return msgspec.json.encode(value).decode()


def row_values(table: str, row: entries.Row) -> Columns:
    """A row of the log as the database takes it."""
    client, content = (None, None) if row.sent is None else (row.sent.client, row.sent.content)
    entry = entries.encode(row.entry)
    return {"table_id": table, "seq": row.seq, "at": row.at, "client": client, "content": content, "entry": entry}


class Addition(Struct, frozen=True):
    """One entry for a table's log, and what changes with it in the table's and a seat's row."""

    table: str
    seq: int
    row: Columns
    changed: Columns
    seat: int | None
    state: str | None
    changes_hands: bool
    """The seat is from now on somebody else's, or nobody's."""


def append(connection: Connection, added: Addition) -> bool:
    """Store one entry; False when somebody else's entry has that place already, and then nothing is stored."""
    dialect = connection.dialect.name
    if connection.execute(APPEND[dialect], added.row).first() is None:
        return False
    if added.changed:
        connection.execute(update(tables).where(tables.c.id == added.table).values(added.changed))
    if added.seat is not None:
        where = and_(seats.c.table_id == added.table, seats.c.seat == added.seat)
        connection.execute(update(seats).where(where).values(state=added.state))
        if added.changes_hands:
            holders.release(connection, added.table, added.seat, added.seq)
    if dialect == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"{added.table} {added.row['seq']}"})
    return True


def set_wake(connection: Connection, table: str, seq: int, wake_at: int | None) -> None:
    """When the server must act at a table, as long as this is the last entry of its log: a later one knows better."""
    last = select(func.max(log.c.seq)).where(log.c.table_id == table).scalar_subquery()
    connection.execute(update(tables).where(tables.c.id == table, last == seq).values(wake_at=wake_at))


def say_plan(connection: Connection, table: str) -> None:
    """Tell other processes that somebody at the table plans something else."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"{table} {NO_ENTRY}"})


def facts_of(row: Fetched[tuple[object, ...]]) -> Facts:
    """The unchanging facts in a table's row."""
    setup = Setup(row.game, row.players, row.options.encode(), row.seed, row.start, row.rules_version)
    return Facts(
        id=row.id,
        created=row.created,
        name=row.name,
        preset=row.preset,
        public=bool(row.public),
        pace=msgspec.json.decode(row.pace, type=Pace),
        tracker=bool(row.tracker),
        hints=bool(row.hints),
        seed_chosen=bool(row.seed_chosen),
        host_hash=row.host_hash,
        origin_table=row.origin_table,
        origin_move=row.origin_move,
        setup=setup,
        source=row.source,
    )


def read_facts(connection: Connection, table: str) -> Facts | None:
    """A table's facts; None when there is no such table."""
    found = (connection.execute(select(tables).where(tables.c.id == table))).first()
    return None if found is None else facts_of(found)


def hints_are_withheld(connection: Connection, facts: Facts) -> bool:
    """Whether a game without hints, from which this one comes by clones and records, still goes on."""
    above = parent(facts.source, facts.origin_table, facts.origin_move)
    columns = (tables.c.status, tables.c.hints, tables.c.source, tables.c.origin_table, tables.c.origin_move)
    while above is not None:
        row = connection.execute(select(*columns).where(tables.c.id == above)).first()
        if row is None:
            return False
        if row.status != "over" and not row.hints:
            return True
        above = parent(row.source, row.origin_table, row.origin_move)
    return False


def parent(source: str | None, origin_table: str | None, origin_move: int | None) -> str | None:
    """The table whose position a game goes on from; a rematch begins anew."""
    return source or (origin_table if origin_move is not None else None)


def source_of(connection: Connection, setup: Setup) -> str | None:
    """The table that played with this seed from this position; one that withholds hints if there are several."""
    query = select(tables).where(tables.c.seed == setup.seed, tables.c.game == setup.game)
    found = [
        row for row in connection.execute(query.order_by(tables.c.created, tables.c.id)) if row.start == setup.start
    ]
    withheld = [
        row.id
        for row in found
        if (row.status != "over" and not row.hints) or hints_are_withheld(connection, facts_of(row))
    ]
    return next(iter(withheld), found[0].id if found else None)


def read_log(connection: Connection, table: str, after: int) -> list[entries.Row]:
    """The entries behind `after`, in order."""
    query = select(log.c.seq, log.c.at, log.c.client, log.c.content, log.c.entry)
    found = connection.execute(query.where(log.c.table_id == table, log.c.seq > after).order_by(log.c.seq))
    return [
        entries.Row(seq, at, None if client is None else entries.Sent(client, content), entries.decode(entry))
        for seq, at, client, content, entry in found
    ]


def sleeping_tables(connection: Connection, now: int, after: str, limit: int) -> list[str]:
    """Tables behind `after`, in order of id, at which the server itself has something to do by now."""
    query = select(tables.c.id).where(tables.c.wake_at.is_not(None), tables.c.wake_at <= now, tables.c.id > after)
    found = connection.execute(query.order_by(tables.c.id).limit(limit))
    return [row.id for row in found]


def listed(connection: Connection, status: str, before: tuple[int, str] | None) -> list[Fetched[tuple[object, ...]]]:
    """One page of public tables with this status, newest first."""
    query = select(tables).where(tables.c.public.is_(True), tables.c.status == status)
    if before is not None:
        created, table = before
        query = query.where(or_(tables.c.created < created, and_(tables.c.created == created, tables.c.id < table)))
    ordered = query.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(PAGE + 1)
    return list(connection.execute(ordered))


def seats_of(connection: Connection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables."""
    query = select(seats.c.table_id, seats.c.seat, seats.c.state).where(seats.c.table_id.in_(ids))
    made: dict[str, list[SeatRow]] = {table: [] for table in ids}
    for table, seat, state in connection.execute(query.order_by(seats.c.table_id, seats.c.seat)):
        made[table].append(SeatRow(table, seat, msgspec.json.decode(state, type=entries.SeatEntry)))
    return made


def read_table(connection: Connection, table: str) -> tuple[Facts | None, list[entries.Row]]:
    """A table's facts and its whole log."""
    facts = read_facts(connection, table)
    return facts, [] if facts is None else read_log(connection, table, 0)
