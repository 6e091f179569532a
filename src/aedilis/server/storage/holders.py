"""Who holds a seat, and what is theirs: tokens, the account, notes, a plan, a webhook, what their browsers are told.

All of it is bound to the entry of the log since which the seat is held. Whoever opens a seat, or takes it, ends what
the holder before had, in the transaction of that entry.
"""

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update

from aedilis.server.storage.entries import HeldPlan, Holder
from aedilis.server.storage.schema import browser_tokens, seat_tokens, seats

NOBODY = {"account_id": None, "webhook": None, "notes": "", "told": False, "seen": None, "plan": None}


def at(table: str, seat: int) -> ColumnElement[bool]:
    """The row of a seat."""
    return and_(seats.c.table_id == table, seats.c.seat == seat)


def held(table: str, holder: Holder) -> ColumnElement[bool]:
    """The row of a seat, as long as this holder has it."""
    return and_(at(table, holder.seat), seats.c.held_since == holder.since)


def release(connection: Connection, table: str, seat: int, since: int) -> None:
    """The seat changes hands: nothing of the holder before stays."""
    connection.execute(update(seats).where(at(table, seat)).values(**NOBODY, held_since=since))
    where = and_(seat_tokens.c.table_id == table, seat_tokens.c.seat == seat)
    gone = list(connection.scalars(select(seat_tokens.c.hash).where(where)))
    connection.execute(delete(seat_tokens).where(where))
    if gone:  # a token may be good at other tables, too: those of a rematch
        good = select(seat_tokens.c.hash).where(seat_tokens.c.hash.in_(gone))
        unused = and_(browser_tokens.c.hash.in_(gone), browser_tokens.c.hash.not_in(good))
        connection.execute(delete(browser_tokens).where(unused))


def holder_of_token(connection: Connection, table: str, token_hash: str) -> Holder | None:
    """The seat that a token opens at this table."""
    query = select(seat_tokens.c.seat, seat_tokens.c.held_since)
    found = connection.execute(query.where(seat_tokens.c.hash == token_hash, seat_tokens.c.table_id == table)).first()
    return None if found is None else Holder(found.seat, found.held_since)


def holders_of_token(connection: Connection, token_hash: str) -> list[tuple[str, Holder]]:
    """All tables and seats that a token opens: a rematch takes it along."""
    query = select(seat_tokens.c.table_id, seat_tokens.c.seat, seat_tokens.c.held_since)
    found = connection.execute(query.where(seat_tokens.c.hash == token_hash))
    return [(table, Holder(seat, since)) for table, seat, since in found]


def add_tokens(connection: Connection, table: str, hashes: Iterable[tuple[int, str]]) -> None:
    """Let these tokens open their seats for whoever holds them now."""
    query = select(seats.c.seat, seats.c.held_since).where(seats.c.table_id == table)
    since = {row.seat: row.held_since for row in connection.execute(query)}
    rows = [{"table_id": table, "seat": seat, "hash": token, "held_since": since[seat]} for seat, token in hashes]
    if rows:
        connection.execute(insert(seat_tokens), rows)


def keep(connection: Connection, table: str, kept: Iterable[tuple[int, str]]) -> None:
    """Add seats to accounts' games."""
    for seat, account in kept:
        connection.execute(update(seats).where(at(table, seat)).values(account_id=account))


def claim(connection: Connection, token_hash: str, account: str) -> int:
    """Add all seats of a token to the account's games; how many they are."""
    found = holders_of_token(connection, token_hash)
    for table, holder in found:
        connection.execute(update(seats).where(held(table, holder)).values(account_id=account))
    return len(found)


def recover(connection: Connection, table: str, seat: int, account: str, token_hash: str) -> bool:
    """Let one more token open a seat of this account; False when the seat is not, or no longer, the account's."""
    query = select(seats.c.seat).where(at(table, seat), seats.c.account_id == account)
    if connection.execute(query.with_for_update()).first() is None:
        return False
    add_tokens(connection, table, [(seat, token_hash)])
    return True


def pass_on(connection: Connection, old: str, new: str, people: Sequence[int]) -> None:
    """A rematch: the tokens and accounts of these seats are good at the new table, too."""
    query = select(seat_tokens.c.seat, seat_tokens.c.hash)
    query = query.where(seat_tokens.c.table_id == old, seat_tokens.c.seat.in_(people))
    add_tokens(connection, new, [(seat, token) for seat, token in connection.execute(query)])
    mine = select(seats.c.seat, seats.c.account_id).where(seats.c.table_id == old, seats.c.seat.in_(people))
    kept = connection.execute(mine.where(seats.c.account_id.is_not(None)))
    keep(connection, new, [(seat, account) for seat, account in kept])


def notes_of(connection: Connection, table: str, holder: Holder) -> str | None:
    """The holder's private notes; None when the seat is no longer theirs."""
    notes: str | None = connection.execute(select(seats.c.notes).where(held(table, holder))).scalar()
    return notes


def write_notes(connection: Connection, table: str, holder: Holder, notes: str) -> bool:
    """Replace the holder's private notes; False when the seat is no longer theirs."""
    return connection.execute(update(seats).where(held(table, holder)).values(notes=notes)).rowcount == 1


def plans_of(connection: Connection, table: str) -> dict[Holder, HeldPlan]:
    """What the holders of a table's seats have planned."""
    query = select(seats.c.seat, seats.c.held_since, seats.c.plan)
    found = connection.execute(query.where(seats.c.table_id == table, seats.c.plan.is_not(None)))
    return {Holder(seat, since): msgspec.json.decode(plan, type=HeldPlan) for seat, since, plan in found}


def write_plan(connection: Connection, table: str, holder: Holder, planned: HeldPlan) -> bool:
    """Replace what the holder has planned; False when the seat is no longer theirs."""
    values = {"plan": planned_text(planned)}
    return connection.execute(update(seats).where(held(table, holder)).values(values)).rowcount == 1


def has_planned(connection: Connection, table: str, holder: Holder, planned: HeldPlan) -> bool:
    """Whether this is still what the holder has planned; nobody changes it before the transaction ends."""
    query = select(seats.c.plan).where(held(table, holder)).with_for_update()
    return connection.execute(query).scalar() == planned_text(planned)


def planned_text(planned: HeldPlan) -> str:
    """A plan as its column holds it."""
    return msgspec.json.encode(planned).decode()


def set_webhook(connection: Connection, table: str, holder: Holder, url: str | None) -> bool:
    """Where to call the holder; False when the seat is no longer theirs."""
    return connection.execute(update(seats).where(held(table, holder)).values(webhook=url)).rowcount == 1


def webhook_of(connection: Connection, table: str, holder: Holder) -> str | None:
    """Where to call the holder, if anywhere."""
    url: str | None = connection.execute(select(seats.c.webhook).where(held(table, holder))).scalar()
    return url


def note_seen(connection: Connection, table: str, holder: Holder, now: int) -> None:
    """The holder's last connection has ended."""
    connection.execute(update(seats).where(held(table, holder)).values(seen=now))


def last_seen(connection: Connection, table: str, seat: int) -> int:
    """When the seat's person last had a connection that ended; 0: never."""
    return int(connection.execute(select(seats.c.seen).where(at(table, seat))).scalar() or 0)
