"""Browsers that want to be told whose turn it is: for which seats and accounts, and whether they were told."""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, and_, delete, insert, select, union, update
from sqlalchemy.dialects import postgresql, sqlite

from aedilis.server.storage.entries import Holder
from aedilis.server.storage.holders import held
from aedilis.server.storage.schema import browser_tokens, browsers, facts, seat_tokens, seats, sessions
from aedilis.server.wire import tokens

MOST = 5  # browsers of one token; the one that came first gives way
KEY = "push:key"


class Browser(Struct, frozen=True):
    """A browser's push subscription, and the language in which it is told."""

    endpoint: str
    p256dh: str
    auth: str
    language: str

    @property
    def id(self) -> str:
        """The endpoint is a secret of the browser, so only its hash is used as a name."""
        return tokens.token_hash(self.endpoint)


def remember(connection: Connection, browser: Browser, hashes: Sequence[str], now: int) -> bool:
    """Tell this browser of the seats and accounts of these tokens and of no others; False when none is good."""
    forget(connection, browser.id)
    good = set(connection.scalars(select(seat_tokens.c.hash).where(seat_tokens.c.hash.in_(hashes))))
    good |= set(connection.scalars(select(sessions.c.hash).where(sessions.c.hash.in_(hashes))))
    if not good:
        return False
    row = {"endpoint": browser.endpoint, "p256dh": browser.p256dh, "auth": browser.auth, "language": browser.language}
    connection.execute(insert(browsers).values(id=browser.id, created=now, **row))
    connection.execute(insert(browser_tokens), [{"browser_id": browser.id, "hash": one} for one in sorted(good)])
    for one in good:
        query = select(browsers.c.id).join(browser_tokens).where(browser_tokens.c.hash == one)
        newest_first = connection.scalars(query.order_by(browsers.c.created.desc(), browsers.c.id))
        for old in list(newest_first)[MOST:]:
            forget(connection, old)
    return True


def forget(connection: Connection, browser: str) -> None:
    """Never tell this browser again."""
    connection.execute(delete(browsers).where(browsers.c.id == browser))


def forget_session(connection: Connection, session_hash: str) -> None:
    """Somebody signed out: whoever uses the browser next is not told of that person's games."""
    known = select(browser_tokens.c.browser_id).where(browser_tokens.c.hash == session_hash)
    connection.execute(delete(browsers).where(browsers.c.id.in_(known)))


def browsers_of(connection: Connection, table: str, holder: Holder) -> list[Browser]:
    """The browsers that have a token of this holder of the seat, or are signed in to the account."""
    tokens_here = select(seat_tokens.c.hash).where(seat_tokens.c.table_id == table, seat_tokens.c.seat == holder.seat)
    opening = tokens_here.where(seat_tokens.c.held_since == holder.since)
    account = select(sessions.c.hash).join(seats, seats.c.account_id == sessions.c.account_id)
    kept = account.where(held(table, holder))
    known = select(browser_tokens.c.browser_id).where(browser_tokens.c.hash.in_(union(opening, kept)))
    query = select(browsers.c.endpoint, browsers.c.p256dh, browsers.c.auth, browsers.c.language)
    query = query.where(browsers.c.id.in_(known)).order_by(browsers.c.created.desc(), browsers.c.id).limit(MOST)
    return [Browser(*row) for row in connection.execute(query)]


def mark_told(connection: Connection, table: str, holder: Holder) -> bool:
    """Whether it is this call that marks the seat's person as told; others did so before when it is not."""
    where = and_(held(table, holder), seats.c.told.is_(False))
    return connection.execute(update(seats).where(where).values(told=True)).rowcount == 1


def is_told(connection: Connection, table: str, holder: Holder) -> bool:
    """Whether the seat's person was told and has not come back yet."""
    return bool(connection.execute(select(seats.c.told).where(held(table, holder))).scalar())


def mark_back(connection: Connection, table: str, holder: Holder) -> None:
    """The seat's person has come back, and may be told again."""
    connection.execute(update(seats).where(held(table, holder)).values(told=False))


def keep_key(connection: Connection, made: str) -> str:
    """The server's key: the stored one, else this, which is then stored."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    connection.execute(dialect.insert(facts).values(key=KEY, value=made).on_conflict_do_nothing())
    return str(connection.execute(select(facts.c.value).where(facts.c.key == KEY)).scalar())
